// SPDX-License-Identifier: GPL-3.0-or-later
// Saving a project that a person wrote: the lines of what was changed change, and no others.
#include "core/io/json/jsontree.h"
#include "core/project/projectfile.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <random>
#include <set>

namespace touchstone::analysis {
namespace {

constexpr const char* handWritten = R"({
    "touchstone-project": 1,
    "note": "first of all",
    "campaign": {
        "gold": "data/HIPE-2022-v2.1-{dataset}-test-{lang}.tsv",
        "runs": "submitted/{team}_bundle{bundle}_{dataset}_{lang}_{run}.tsv",
        "names": {"team": {"team1": "HISTeria", "team2": "L3i"}},
        "tasks": [
            {"name": "coarse", "preset": "hipe-2022-fuzzy", "when": {"bundle": ["1", "2", "3", "4"]}},
            {"name": "fine", "layer": "fine", "when": {"bundle": "1"}, "score": "muc.strict.f1"}
        ],
        "points": [40, 30, 20, 10]
    },
    "corrections": ["kept.jsonl"],
    "settings": {"unit": "token", "min-overlap": 50, "later": [1]},
    "sets": [
        {"gold": "dev/gold.conll", "systems": ["a.conll", "b.conll"]},
        {"systems": ["c.conll", {"path": "d.conll", "name": "D"}],
         "gold": "test/gold.conll", "mood": {"x":1}},
        {
            "name": "third",
            "gold": {"format": "conll", "path": "third.conll"}
        }
    ]
}
)";

ProjectFile fileOf(const std::string& text)
{
    const auto read = parseProject(text, "p");
    EXPECT_TRUE(read && !read->broken && !read->incomplete) << text;
    return read ? read->file : ProjectFile {};
}

std::multiset<std::string> linesOf(const std::string& text)
{
    std::multiset<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size());
        lines.insert(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

/// Lines of `a` that `b` has not.
std::size_t linesOnlyIn(const std::string& a, const std::string& b)
{
    const auto left = linesOf(a);
    const auto right = linesOf(b);
    std::vector<std::string> only;
    std::ranges::set_difference(left, right, std::back_inserter(only));
    return only.size();
}

struct Change
{
    const char* what;
    std::size_t gone, come; ///< lines
    std::function<void(ProjectFile&)> make;
};

const std::vector<Change>& changes()
{
    static const std::vector<Change> all {
        { "nothing", 0, 0, [](ProjectFile& /*file*/) {} },
        { "reload", 0, 1, [](ProjectFile& file) { file.reload = true; } },
        { "name", 0, 1, [](ProjectFile& file) { file.name = "Named"; } },
        { "preset", 0, 1, [](ProjectFile& file) { file.scoring.preset = "conll-2003"; } },
        { "note", 1, 1, [](ProjectFile& file) { file.note = "another"; } },
        { "no note", 1, 0, [](ProjectFile& file) { file.note.clear(); } },
        { "points", 1, 1, [](ProjectFile& file) { file.campaign->points[1] = 25; } },
        { "score of a task", 1, 1, [](ProjectFile& file) { file.campaign->tasks[1].score = "muc.type.f1"; } },
        { "another task", 1, 2, [](ProjectFile& file) { file.campaign->tasks.emplace_back().name = "new"; } },
        { "name of a team", 1, 1, [](ProjectFile& file) { file.campaign->names[0].second[1].second = "L"; } },
        { "another setting", 1, 1,
            [](ProjectFile& file) { file.scoring.settings.emplace_back("pairing", "optimal"); } },
        { "settings in another order", 1, 1,
            [](ProjectFile& file) { std::ranges::reverse(file.scoring.settings); } },
        { "no campaign", 10, 0, [](ProjectFile& file) { file.campaign.reset(); } },
        { "no corrections", 1, 0, [](ProjectFile& file) { file.unknown.clear(); } },
        { "name of a set", 1, 2, [](ProjectFile& file) { file.sets[1].name = "Test"; } },
        { "another name of a set", 1, 1, [](ProjectFile& file) { file.sets[2].name = "Third"; } },
        { "another system", 1, 1,
            [](ProjectFile& file) {
                ProjectSource& system = file.sets[0].systems.emplace_back();
                system.name = "E";
                system.path = "e";
            } },
        { "no first set", 1, 0, [](ProjectFile& file) { file.sets.erase(file.sets.begin()); } },
        { "no last set", 5, 1, [](ProjectFile& file) { file.sets.pop_back(); } },
    };
    return all;
}

TEST(ProjectSavingTest, OnlyTheLinesOfAChangeChange)
{
    const auto before = fileOf(handWritten);
    for (const Change& change : changes()) {
        SCOPED_TRACE(change.what);
        auto file = before;
        change.make(file);
        const auto text = projectText(file, handWritten);
        EXPECT_EQ(fileOf(text), file) << text;
        EXPECT_EQ(linesOnlyIn(handWritten, text), change.gone) << text;
        EXPECT_EQ(linesOnlyIn(text, handWritten), change.come) << text;
        EXPECT_EQ(projectText(file, text), text);
        EXPECT_EQ(fileOf(projectText(before, text)), before) << "and back again";
    }
}

TEST(ProjectSavingTest, NewKeysStandAtTheirPlace)
{
    auto file = fileOf(handWritten);
    file.reload = true;
    file.sets[1].name = "Test";
    const auto text = projectText(file, handWritten);
    EXPECT_NE(text.find("    },\n    \"reload\": true,\n    \"corrections\": [\"kept.jsonl\"],\n"),
        std::string::npos)
        << text;
    EXPECT_NE(
        text.find("        {\"name\": \"Test\",\n         \"systems\": [\"c.conll\", "), std::string::npos)
        << text;
}

TEST(ProjectSavingTest, AValueThatWasWrongIsMendedInItsPlace)
{
    const std::string text
        = "{\n  \"touchstone-project\": 1,\n  \"preset\": \"hipe-2202\",\n  \"name\": \"a\"\n}\n";
    auto file = fileOf(text);
    file.scoring.preset = "conll-2003";
    EXPECT_EQ(projectText(file, text),
        "{\n  \"touchstone-project\": 1,\n  \"preset\": \"conll-2003\",\n  \"name\": \"a\"\n}\n");
}

TEST(ProjectSavingTest, WhatCouldNotBeReadIsNotKeptAlive)
{
    const std::string text
        = "{\"touchstone-project\": 1,\n\"sets\": [{\"gold\": \"g\", \"systems\": [\"a\", 3]}]}";
    auto read = parseProject(text, "p");
    ASSERT_TRUE(read);
    ASSERT_TRUE(read->incomplete);
    EXPECT_EQ(projectText(read->file, text), text);
    read->file.name = "saved as another";
    const auto saved = projectText(read->file, text);
    EXPECT_EQ(fileOf(saved), read->file) << "it can be saved again\n" << saved;
}

TEST(ProjectSavingTest, AGoldWithoutAPathKeepsItsOtherKeys)
{
    const std::string text
        = "{\n  \"touchstone-project\": 1,\n  \"sets\": [{\"gold\": {\"pth\": \"x\"}}]\n}\n";
    auto file = fileOf(text);
    file.name = "n";
    for (const auto& saved : { projectText(file, text), projectText(file) }) {
        EXPECT_NE(saved.find("\"pth\": \"x\""), std::string::npos) << saved;
    }
}

/// The same in another order of keys and with other blanks.
std::string scattered(const io::JsonValue& value, std::mt19937& random)
{
    static constexpr std::array<const char*, 7> blanks { "", " ", "", "\n", "\n\t", " \n    ", "\r\n  " };
    const auto blank = [&random] { return std::string(blanks[random() % blanks.size()]); };
    if (!value.isObject() && !value.isArray()) {
        return std::string(value.token());
    }
    std::vector<std::string> parts;
    for (const auto part : value) {
        const auto key = value.isObject() ? "\"" + std::string(part.rawKey()) + "\"" + blank() + ":" : "";
        parts.push_back(blank() + key + blank() + scattered(part, random) + blank());
    }
    for (std::size_t i = parts.size(); value.isObject() && i > 1; --i) {
        std::swap(parts[i - 1], parts[random() % i]);
    }
    std::string text;
    for (const auto& part : parts) {
        text += (text.empty() ? "" : ",") + part;
    }
    return (value.isObject() ? "{" : "[") + text + (value.isObject() ? "}" : "]");
}

TEST(ProjectSavingTest, InAnyLayoutTheRestKeepsItsBytes)
{
    io::JsonTree tree;
    ASSERT_FALSE(tree.parse(handWritten));
    std::mt19937 random(17);
    for (int round = 0; round < 30; ++round) {
        const auto text = scattered(tree.root(), random);
        const auto before = fileOf(text);
        for (const Change& change : changes()) {
            SCOPED_TRACE(std::string(change.what) + "\n" + text);
            auto file = before;
            change.make(file);
            const auto saved = projectText(file, text);
            // blanks inside of unknown values may go
            EXPECT_EQ(projectText(fileOf(saved), {}), projectText(file, {})) << saved;
            EXPECT_TRUE(change.gone + change.come > 0 || saved == text);
            io::JsonTree old;
            io::JsonTree now;
            ASSERT_FALSE(old.parse(text) || now.parse(saved)) << saved;
            int others = 0;
            for (const auto field : old.root()) {
                others += now.root()[field.key()].token() == field.token() ? 0 : 1;
            }
            EXPECT_LE(others, 1) << "one key of the project was changed\n" << saved;
        }
    }
}

} // namespace
} // namespace touchstone::analysis
