// SPDX-License-Identifier: GPL-3.0-or-later
// The main function of all contract programs: googletest's, and --write-expected.
#include "tests/contract/expectedfiles.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string_view>

namespace {

bool writes = false;

} // namespace

namespace touchstone::contract {

void expectFile(const std::filesystem::path& file, const std::string& actual)
{
    if (writes) {
        std::ofstream(file, std::ios::binary) << actual;
    }
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    const auto expected = text.str();
    EXPECT_EQ(actual, expected)
        << "This is not what " << file << (stream.is_open() ? " holds." : " would hold: it is missing.")
        << " Look at the samples beside it; where the program is right, call the test with "
           "--write-expected and look at the difference with git diff.";
}

} // namespace touchstone::contract

int main(int count, char** words)
{
    testing::InitGoogleTest(&count, words);
    for (int i = 1; i < count; ++i) {
        writes = writes || std::string_view(words[i]) == "--write-expected";
    }
    return RUN_ALL_TESTS();
}
