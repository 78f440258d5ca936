// SPDX-License-Identifier: GPL-3.0-or-later
// Files beside the data that are no documents: names of numbered labels.
#include "core/io/open/opener.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include <unistd.h>

namespace touchstone::io {
namespace {

TEST(SideFiles, AreFoundBesideAndAreNoDocuments)
{
    const auto folder
        = std::filesystem::temp_directory_path() / ("touchstone-side-" + std::to_string(::getpid()));
    std::filesystem::create_directories(folder);
    const auto write
        = [&](const char* name, std::string_view content) { std::ofstream(folder / name) << content; };
    write("a.jsonl",
        R"({"id": 1, "text": "Ada", "annotations": [{"label": 5, "start_offset": 0, "end_offset": 3, "user": 1}]})");
    write("label_config.json", R"([{"id": 5, "text": "PER"}])");
    write("other.json", R"([{"id": 5, "text": "LOC"}])");
    support::Progress progress;
    const auto file = openLayer((folder / "a.jsonl").string(), "x", {}, progress);
    ASSERT_TRUE(file);
    EXPECT_EQ((*file)->labels.name(annotation::LabelId { 0 }), "PER");
    const auto whole = openLayer(folder.string(), "x", {}, progress);
    ASSERT_TRUE(whole) << whole.error().text;
    EXPECT_EQ((*whole)->documents.size(), 1U);
    EXPECT_EQ((*whole)->diagnostics.count("io.skipped"), 1U) << "other.json, not the list of labels";
    ReadOptions options;
    options.labelList = (folder / "other.json").string();
    const auto named = openLayer((folder / "a.jsonl").string(), "x", options, progress);
    ASSERT_TRUE(named);
    EXPECT_EQ((*named)->labels.name(annotation::LabelId { 0 }), "LOC");
    options.labelList = (folder / "missing.json").string();
    EXPECT_FALSE(openLayer((folder / "a.jsonl").string(), "x", options, progress));
    std::filesystem::remove_all(folder);
}

} // namespace
} // namespace touchstone::io
