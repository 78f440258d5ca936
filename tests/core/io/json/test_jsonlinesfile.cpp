// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of JSON that are broken.
#include "tests/support/readspans.h"

#include <gtest/gtest.h>

namespace touchstone::io {
namespace {

using testsupport::spansOf;

TEST(BrokenLines, TheLinesBehindThemAreRead)
{
    // A bracket that is never closed swallows no line.
    EXPECT_EQ(spansOf("doccano",
                  "{\"id\": 1, \"text\": \"a\", \"label\": [\n{\"id\": 2, \"text\": \"b\", \"label\": "
                  "[]}\n{\"id\": 3, \"text\": \"c\", \"label\": []}\n"),
        "2: | 3: ");
    // In a list, too.
    EXPECT_EQ(spansOf("doccano",
                  "[\n  {\"id\": 1, \"text\": \"a\" \"label\": []},\n  {\"id\": 2, \"text\": \"b\", "
                  "\"label\": []}\n]\n"),
        "2: ");
}

} // namespace
} // namespace touchstone::io
