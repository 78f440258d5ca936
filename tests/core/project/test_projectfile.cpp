// SPDX-License-Identifier: GPL-3.0-or-later
// Project files: what is read comes back as it was, slips are told with their place and the rest opens,
// unknown keys stay, paths stay inside.
#include "core/project/projectfile.h"

#include "core/project/runnotes.h"
#include "tests/support/folder.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

constexpr const char* whole = R"({
  "touchstone-project": 1,
  "name": "Two sets",
  "preset": "hipe-2022-strict",
  "settings": {"unit": "token", "min-overlap": 50, "hipe-norm-time": false},
  "measures": ["muc", "conll"],
  "labels": {"map": "maps/labels.tsv", "types": ["PER", "LOC"], "collapse": 1},
  "rules": ["rules/own.rules"],
  "rule-off": ["r1"],
  "train": "train.conll",
  "attributes": "meta.tsv",
  "sets": [
    {
      "name": "demo",
      "gold": {"path": "demo/gold.tsv", "format": "hipe", "layer": "fine"},
      "systems": [
        {"name": "A", "path": "demo/a.tsv", "column": 3, "documents": "blank-line", "note": "try"},
        {"name": "{run}", "path": "demo/runs/{run}.tsv"}
      ],
      "layers": ["coarse", "fine"],
      "note": "small",
      "mood": {"deep": [1, 2.50], "x": null}
    }
  ],
  "campaign": {
    "gold": "gold/{set}.tsv",
    "runs": ["runs/{team}_{set}_{run}.tsv"],
    "set": "{set}",
    "system": "{team}",
    "names": {
      "team": {"t1": "Ärzte"}
    },
    "tasks": [
      {
        "name": "coarse",
        "layer": "coarse",
        "when": {"set": ["a", "b"]},
        "score": "muc.type.f1",
        "points": [40, 30, 12.5]
      }
    ],
    "points": [3, 2, 1],
    "ties": "mean",
    "newest": "run"
  },
  "reload": true,
  "corrections": ["kept.jsonl"],
  "later": 1.50
}
)";

std::vector<std::string> said(const support::Diagnostics& findings)
{
    std::vector<std::string> lines;
    for (const auto& finding : findings.list()) {
        lines.push_back(support::formatted(finding));
    }
    return lines;
}

TEST(ProjectFileTest, EveryKeyIsReadAndWrittenBackAsItWas)
{
    const auto read = parseProject(whole, "p.touchstone");
    ASSERT_TRUE(read) << read.error().text;
    const ProjectFile& file = read->file;
    EXPECT_EQ(file.name, "Two sets");
    EXPECT_EQ(file.scoring.settings,
        (std::vector<SettingWord> {
            { "unit", "token" }, { "min-overlap", "50" }, { "hipe-norm-time", "no" } }));
    EXPECT_EQ(file.scoring.types, (std::vector<std::string> { "PER", "LOC" }));
    EXPECT_EQ(file.scoring.collapse, 1U);
    ASSERT_EQ(file.sets.size(), 1U);
    EXPECT_EQ(file.sets[0].systems[0].options.column, 3);
    EXPECT_EQ(file.sets[0].systems[0].options.documents, io::DocumentUnit::BlankLine);
    EXPECT_EQ(file.sets[0].gold.options.annotationColumn, "fine");
    ASSERT_TRUE(file.campaign);
    EXPECT_EQ(file.campaign->ties, PointTies::Mean);
    EXPECT_EQ(file.campaign->tasks[0].points, (std::vector<double> { 40, 30, 12.5 }));
    EXPECT_EQ(file.campaign->names[0].second[0].second, "Ärzte");
    EXPECT_TRUE(file.reload);
    EXPECT_EQ(projectText(file), whole) << "this is the form in which it is written";
    const auto again = parseProject(projectText(file), "p.touchstone");
    ASSERT_TRUE(again);
    EXPECT_EQ(again->file, file);
}

TEST(ProjectFileTest, WhatIsNotChangedChangesNoByte)
{
    const std::string loose
        = "{ \"touchstone-project\":1 ,\"sets\":[{\"gold\":\"g\",\"systems\":[\"a\"]}]\n}";
    const auto read = parseProject(loose, "p");
    ASSERT_TRUE(read);
    EXPECT_EQ(projectText(read->file, loose), loose);
    auto changed = read->file;
    changed.name = "new";
    const auto text = projectText(changed, loose);
    EXPECT_NE(text, loose);
    EXPECT_EQ(parseProject(text, "p")->file, changed);
    const testsupport::Folder folder;
    const auto path = folder.write("p.touchstone", loose);
    ASSERT_TRUE(writeProject(read->file, path, loose));
    EXPECT_EQ(folder.read("p.touchstone"), loose);
    std::filesystem::create_symlink(path, folder.path("link.touchstone"));
    ASSERT_TRUE(writeProject(changed, folder.path("link.touchstone"), loose));
    EXPECT_TRUE(std::filesystem::is_symlink(folder.path("link.touchstone"))) << "links stay";
    EXPECT_EQ(folder.read("p.touchstone"), text);
}

TEST(ProjectFileTest, SlipsAreToldWithTheirPlaceAndTheRestOpens)
{
    const auto read = parseProject(R"({
  "touchstone-project": 1,
  "nmae": "typo",
  "preset": "hipe-2202",
  "settings": {"unit": "tokn", "nonsense": 1, "pairing": "optimal", "noise-level": "0-1"},
  "measures": ["muk"],
  "sets": [
    {"gold": "gold.tsv", "systems": ["a.tsv", 7, {"name": "no path"}], "systems": []},
    "no set"
  ],
  "campaign": {"ties": "worst", "tasks": [{"score": "f1", "when": {"lang": []}}]}
})",
        "p.touchstone");
    ASSERT_TRUE(read) << read.error().text;
    const auto lines = said(read->findings);
    const auto has = [&](const std::string& place, const std::string& words) {
        return std::ranges::any_of(lines, [&](const std::string& line) {
            return line.starts_with("p.touchstone:" + place + ":") && line.find(words) != std::string::npos;
        });
    };
    std::string all;
    for (const auto& line : lines) {
        all += line + "\n";
    }
    EXPECT_TRUE(has("3:11", "\"nmae\"")) << all;
    EXPECT_TRUE(has("3:11", "did you mean 'name'")) << all;
    EXPECT_TRUE(has("4:13", "\"preset\" takes a preset")) << all;
    EXPECT_TRUE(has("5:24", "tokn")) << all;
    EXPECT_TRUE(has("5:44", "no setting \"nonsense\"")) << all;
    EXPECT_TRUE(has("5:84", "noise-level is none of a project")) << all;
    EXPECT_TRUE(has("6:15", "\"measures\"")) << all;
    EXPECT_TRUE(has("8:47", "A system is")) << all;
    EXPECT_TRUE(has("8:50", "\"path\" is missing")) << all;
    EXPECT_TRUE(has("8:83", "stands twice")) << all;
    EXPECT_TRUE(has("9:5", "A data set is an object")) << all;
    EXPECT_TRUE(has("11:24", "\"ties\" takes best or mean")) << all;
    EXPECT_TRUE(has("11:53", "\"score\" takes")) << all;
    EXPECT_TRUE(has("11:76", "\"when\" takes")) << all;
    EXPECT_EQ(read->file.sets.size(), 1U);
    EXPECT_EQ(read->file.sets[0].systems.size(), 1U);
    EXPECT_EQ(read->file.scoring.settings, (std::vector<SettingWord> { { "pairing", "optimal" } }));
    const auto text = projectText(read->file);
    for (const char* kept : { "\"nmae\": \"typo\"", "\"preset\": \"hipe-2202\"", "\"measures\": [\"muk\"]",
             "\"unit\": \"tokn\"", "\"nonsense\": 1" }) {
        EXPECT_NE(text.find(kept), std::string::npos) << "nothing is lost: " << kept << "\n" << text;
    }
}

TEST(ProjectFileTest, FindingsKeepTheirPatterns)
{
    const auto read = parseProject(
        R"({"touchstone-project": 1, "nam": "x", "reload": [], "settings": {"min-overlap": "no"}})", "p");
    ASSERT_TRUE(read);
    ASSERT_EQ(read->findings.list().size(), 3U);
    for (const auto& finding : read->findings.list()) {
        EXPECT_FALSE(finding.said.empty()) << finding.message;
        EXPECT_EQ(finding.said.english(), finding.message);
    }
    const auto& setting = read->findings.list().back().message;
    EXPECT_TRUE(setting.starts_with("The setting min-overlap takes ")) << setting;
    EXPECT_TRUE(setting.ends_with(" It is left out.")) << setting;
}

TEST(ProjectFileTest, CapturesThatNoPatternHasAreTold)
{
    const auto read = parseProject(R"({
  "touchstone-project": 1,
  "campaign": {
    "gold": "gold/{lang}.tsv",
    "runs": ["runs/{team}_{lang}_{date}.tsv"],
    "names": {"taem": {"a": "A"}, "team": {"b": "B"}},
    "tasks": [{"name": "t", "when": {"land": ["de"], "lang": ["fr"]}}],
    "newest": "dates"
  }
})",
        "p");
    ASSERT_TRUE(read) << read.error().text;
    const auto lines = said(read->findings);
    ASSERT_EQ(lines.size(), 3U);
    const std::pair<const char*, const char*> expected[]
        = { { "p:6:23:", "\"taem\", so that this changes nothing; did you mean 'team'?" },
              { "p:7:46:", "\"land\", so that this changes nothing; did you mean 'lang'?" },
              { "p:8:15:", "\"dates\", so that this changes nothing; did you mean 'date'?" } };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        EXPECT_TRUE(lines[i].starts_with(expected[i].first)) << lines[i];
        EXPECT_NE(lines[i].find(expected[i].second), std::string::npos) << lines[i];
    }
    EXPECT_EQ(projectText(read->file, read->text), read->text);
}

TEST(ProjectFileTest, WhatCannotBeKeptForbidsToWriteOverIt)
{
    for (const char* part :
        { R"("sets": [{"systems": ["a", 3]}])", R"("sets": [{"systems": [{"pth": "b"}]}])", R"("sets": [7])",
            R"("settings": {"unit": "token", "unit": "character"})", R"("name": "a", "name": "b")",
            R"("campaign": {"tasks": [{"when": {"lang": {}}}]})" }) {
        const auto read
            = parseProject(R"({"touchstone-project": 1, )" + std::string(part) + "}", "p.touchstone");
        ASSERT_TRUE(read) << part;
        EXPECT_TRUE(read->incomplete) << part;
        EXPECT_EQ(read->findings.count("project.value"), 1U) << part;
    }
    const auto wrong = parseProject(R"({"touchstone-project": 1, "settings": {"unit": "from=t.json"}})", "p");
    ASSERT_TRUE(wrong);
    EXPECT_FALSE(wrong->incomplete) << "kept as an unknown setting";
    EXPECT_EQ(wrong->findings.count("project.value"), 1U);
}

TEST(ProjectFileTest, WhatBreaksOffOpensUpToThere)
{
    const std::string text
        = "{\"touchstone-project\": 1,\n \"name\": \"half\",\n \"sets\": [{\"gold\": \"g\" \"x\"";
    const auto read = parseProject(text, "p");
    ASSERT_TRUE(read) << read.error().text;
    EXPECT_TRUE(read->broken);
    EXPECT_EQ(read->file.name, "half");
    ASSERT_FALSE(read->findings.empty());
    EXPECT_EQ(read->findings.list().front().place.line, 3U);
    EXPECT_TRUE(parseProject("{\"touchstone-project\": 1} x", "p")->broken);
}

TEST(ProjectFileTest, WhatIsNoProjectIsRefused)
{
    const auto code = [](std::string_view text) {
        const auto read = parseProject(text, "p");
        return read ? std::string("read") : read.error().text;
    };
    EXPECT_NE(code("").find("no project"), std::string::npos);
    EXPECT_NE(code("[1]").find("no project"), std::string::npos);
    EXPECT_NE(code("{\"a\": 1}").find("touchstone-project"), std::string::npos);
    EXPECT_NE(code("{\"touchstone-project\": 2}").find("newer version"), std::string::npos);
    EXPECT_NE(code("{\"touchstone-project\": \"1\"}").find("takes the number 1"), std::string::npos);
    EXPECT_EQ(readProject("/nowhere/p.touchstone").error().code, support::ErrorCode::NotFound);
}

TEST(ProjectFileTest, DeepNestingIsNoDanger)
{
    const std::string deep(900, '[');
    const std::string text = "{\"touchstone-project\": 1, \"x\": " + deep + std::string(900, ']') + "}";
    const auto read = parseProject(text, "p");
    ASSERT_TRUE(read);
    const auto written = projectText(read->file);
    EXPECT_EQ(parseProject(written, "p")->file, read->file);
}

TEST(ProjectFileTest, PathsAreRelativeToTheProject)
{
    EXPECT_EQ(pathInProject("/data/p/runs/a.tsv", "/data/p"), "runs/a.tsv");
    EXPECT_EQ(pathInProject("/data/p/x/../a.tsv", "/data/p"), "a.tsv");
    EXPECT_EQ(pathInProject("/data/q/a.tsv", "/data/p"), "/data/q/a.tsv");
    EXPECT_EQ(pathOfProject("runs/a.tsv", "/data/p"), "/data/p/runs/a.tsv");
    EXPECT_EQ(pathOfProject("/x/a.tsv", "/data/p"), "/x/a.tsv");
    EXPECT_EQ(projectFolder("/data/p/my.touchstone"), "/data/p");
}

TEST(ProjectFileTest, WhatLeadsOutIsNamed)
{
    const testsupport::Folder folder;
    folder.write("p/gold.tsv", "x");
    folder.write("secret.tsv", "x");
    std::filesystem::create_symlink(folder.path("secret.tsv"), folder.path("p/link.tsv"));
    const auto read = parseProject(R"({"touchstone-project": 1,
      "labels": {"map": "../labels.tsv"}, "settings": {"link-equivalents": "/etc/ids"},
      "sets": [{"gold": "gold.tsv", "systems": ["link.tsv", "runs/../../other.tsv", "inside/{x}.tsv"]}],
      "campaign": {"gold": "gold.tsv", "runs": ["../sent/{team}.tsv"]}})",
        folder.path("p/p.touchstone"));
    ASSERT_TRUE(read);
    EXPECT_EQ(pathsOutside(read->file, folder.path("p")),
        (std::vector<std::string> {
            "../labels.tsv", "/etc/ids", "link.tsv", "runs/../../other.tsv", "../sent/" }));
}

ProjectSource namedSource(const std::string& name, const std::string& path)
{
    ProjectSource made;
    made.name = name;
    made.path = path;
    return made;
}

/// Runs git in the folder; false: it failed.
bool git(const testsupport::Folder& folder, const std::string& words)
{
    const auto command = "cd '" + folder.path()
        + "' && git -c user.name=t -c user.email=t@t -c init.defaultBranch=main -c commit.gpgsign=false "
        + words + " >/dev/null 2>&1";
    return std::system(command.c_str()) == 0; // NOLINT(concurrency-mt-unsafe): a test of one thread
}

TEST(ProjectFileTest, LinksInsideFoldersAreNamed)
{
    const testsupport::Folder folder;
    folder.write("p/gold/a.ann", "");
    folder.write("p/own.ann", "");
    folder.write("secret.ann", "");
    std::filesystem::create_symlink(folder.path("p/own.ann"), folder.path("p/gold/c.ann"));
    std::filesystem::create_symlink(folder.path("secret.ann"), folder.path("p/gold/b.ann"));
    std::filesystem::create_symlink(folder.path("secret.ann"), folder.path("p/run.txt"));
    folder.write("p/run.ann", "");
    const auto read = parseProject(R"({"touchstone-project": 1,
      "sets": [{"gold": "gold", "systems": ["run.ann", "own.ann"]}]})",
        folder.path("p/p.touchstone"));
    ASSERT_TRUE(read);
    EXPECT_EQ(
        pathsOutside(read->file, folder.path("p")), (std::vector<std::string> { "gold/b.ann", "run.txt" }))
        << "run.txt stands beside run.ann, and readers look at it";
    EXPECT_EQ(linkOutside("own.ann", folder.path("p")), "");
    EXPECT_EQ(linkOutside("none", folder.path("p")), "");
}

TEST(ProjectFileTest, TheSampleIsAProject)
{
    const auto sample = readProject(std::string(TOUCHSTONE_SAMPLES) + "/sample.touchstone");
    ASSERT_TRUE(sample) << sample.error().text;
    EXPECT_TRUE(sample->findings.empty());
    EXPECT_EQ(projectText(sample->file), sample->text);
    ASSERT_EQ(sample->file.sets.size(), 1U);
    EXPECT_EQ(sample->file.sets[0].systems.size(), 2U);
    EXPECT_TRUE(pathsOutside(sample->file, TOUCHSTONE_SAMPLES).empty());
}

TEST(ProjectFileTest, EditsOfTwoPeopleMergeWithoutConflict)
{
    const testsupport::Folder folder;
    if (!git(folder, "init")) {
        GTEST_SKIP() << "there is no git";
    }
    ProjectFile file;
    file.name = "Two people";
    for (const char* name : { "first", "second", "third" }) {
        ProjectSet& set = file.sets.emplace_back();
        set.name = name;
        set.gold.path = std::string(name) + "/gold.conll";
        set.systems.push_back(namedSource("A", std::string(name) + "/a.conll"));
    }
    const auto note = [](const char* system, const char* text) {
        return "{\"kind\": \"run\", \"system\": \"" + std::string(system) + "\", \"text\": \"" + text
            + "\"}\n";
    };
    const auto commit = [&](const ProjectFile& now, const std::string& notes) {
        folder.write("p.touchstone", projectText(now, folder.read("p.touchstone")));
        folder.write("p.touchstone-notes", notes);
        return git(folder, "add -A") && git(folder, "commit -m x");
    };
    folder.write(".gitattributes", "*.touchstone-notes merge=union\n*.judgements.jsonl merge=union\n");
    ASSERT_TRUE(commit(file, note("A", "start")));
    ProjectFile one = file;
    one.sets[0].systems.push_back(namedSource("B", "first/b.conll"));
    ASSERT_TRUE(git(folder, "checkout -b one") && commit(one, note("A", "start") + note("B", "mine")));
    ProjectFile other = file;
    other.sets[2].systems.push_back(namedSource("C", "third/c.conll"));
    other.sets[2].scoring.settings = { { "unit", "token" } };
    ASSERT_TRUE(git(folder, "checkout main") && commit(other, note("A", "start") + note("C", "theirs")));
    ASSERT_TRUE(git(folder, "merge one")) << folder.read("p.touchstone");
    ProjectFile both = other;
    both.sets[0] = one.sets[0];
    const auto merged = readProject(folder.path("p.touchstone"));
    ASSERT_TRUE(merged && merged->findings.empty());
    EXPECT_EQ(merged->file, both);
    const auto notes = parseNotes(folder.read("p.touchstone-notes"), "n");
    EXPECT_TRUE(notes.findings.empty());
    EXPECT_EQ(notes.notes.size(), 3U);
}

TEST(ProjectFileTest, EditedNotesMergeToTheNewest)
{
    for (const bool dated : { true, false }) { // those that both begin with
        const testsupport::Folder folder;
        if (!git(folder, "init")) {
            GTEST_SKIP() << "there is no git";
        }
        const std::string path = folder.path("p.touchstone-notes");
        const auto commit = [&folder]() { return git(folder, "add -A") && git(folder, "commit -m x"); };
        const auto set = [&path](const char* system, const char* text, std::optional<std::int64_t> time) {
            return writeNote(path, { "s", system, text, time }).has_value();
        };
        folder.write(".gitattributes", "*.touchstone-notes merge=union\n");
        for (const char* system : { "A", "B", "C" }) {
            ASSERT_TRUE(set(system, "start", dated ? std::optional<std::int64_t>(1000) : std::nullopt));
        }
        ASSERT_TRUE(commit() && git(folder, "checkout -b one"));
        ASSERT_TRUE(set("A", "retrained", 2000) && set("C", "", 2000) && commit());
        ASSERT_TRUE(git(folder, "checkout main") && set("B", "longer", 3000) && commit());
        ASSERT_TRUE(git(folder, "merge one"));
        EXPECT_NE(folder.read("p.touchstone-notes").find("start"), std::string::npos) << "git brings it back";
        const auto notes = readNotes(path);
        ASSERT_TRUE(notes && notes->findings.empty());
        EXPECT_EQ(noteOf(*notes, "s", "A"), "retrained");
        EXPECT_EQ(noteOf(*notes, "s", "B"), "longer");
        EXPECT_EQ(noteOf(*notes, "s", "C"), "") << "it was taken away";
        EXPECT_EQ(notes->notes.size(), 2U);
    }
}

} // namespace
} // namespace touchstone::analysis
