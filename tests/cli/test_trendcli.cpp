// SPDX-License-Identifier: GPL-3.0-or-later
// `trend` as a script sees it: what `score --json` wrote is read back with the same numbers.
#include "core/measures/registry/measureregistry.h"
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::Json;
using touchstone::tests::Result;

class Trend : public CliFolder
{
protected:
    void SetUp() override
    {
        CliFolder::SetUp();
        write("gold.conll", "Ada B-PER\nin O\nRome B-LOC\n\nBo B-PER\nran O\n");
        write("one.conll", "Ada B-PER\nin O\nRome O\n\nBo O\nran O\n");
        write("two.conll", "Ada B-PER\nin O\nRome B-LOC\n\nBo O\nran O\n");
    }

    /// Against the gold of the same ending.
    void score(const std::string& system, const std::string& file, std::vector<std::string> more = {})
    {
        const auto gold = "gold" + std::filesystem::path(system).extension().string();
        std::filesystem::create_directories(m_folder / "runs");
        std::vector<std::string> arguments { "score", "--gold", gold, "--system", "A=" + system, "--json",
            "--quiet", "-o", "runs/" + file };
        arguments.insert(arguments.end(), more.begin(), more.end());
        const auto result = run(arguments);
        ASSERT_EQ(result.code, 0) << result.err;
    }
};

TEST_F(Trend, readsBackWhatScoreWroteForEveryMeasure)
{
    // Three names with their ids, so that measures of links have something to count.
    const std::string ada = R"({"start": 0, "end": 3, "label": "PER", "links": ["Q1"]})";
    const std::string rome = R"({"start": 7, "end": 11, "label": "LOC", "links": ["Q2"]})";
    const std::string bo = R"({"start": 12, "end": 14, "label": "PER", "links": ["Q3"]})";
    const auto document = [](const std::string& entities) {
        return R"({"id": "d", "text": "Ada in Rome Bo ran", "entities": [)" + entities + "]}\n";
    };
    write("gold.jsonl", document(ada + ", " + rome + ", " + bo));
    write("one.jsonl", document(ada));
    write("two.jsonl", document(ada + ", " + rome));
    score("two.jsonl", "run10.json", { "--measure", "all" });
    score("one.jsonl", "run2.json", { "--measure", "all" });
    const auto result = run({ "trend", "runs", "--json" });
    ASSERT_EQ(result.code, 0) << result.err;
    const auto json = Json::parse(result.out);
    EXPECT_EQ(json["score"], "muc.strict.f1");
    ASSERT_EQ(json["files"].size(), 2U);
    EXPECT_EQ(json["files"][0]["file"], "runs/run2.json");
    // One of three, all right; two of three.
    EXPECT_DOUBLE_EQ(json["files"][0]["systems"]["A"]["value"].get<double>(), 0.5);
    EXPECT_DOUBLE_EQ(json["files"][1]["systems"]["A"]["value"].get<double>(), 0.8);
    EXPECT_DOUBLE_EQ(json["files"][1]["systems"]["A"]["change"].get<double>(), 0.8 - 0.5);
    EXPECT_TRUE(json["files"][1]["systems"]["A"]["comparable"].get<bool>());
    // The same names as compare has, with the same difference, for the headline of every measure.
    std::vector<std::string> names { "overlap.span+type.maxsum.f1", "ser.entities.ser",
        "rules.strict.precision" };
    for (const auto& measure : touchstone::metrics::measures()) {
        names.push_back(std::string(measure.id) + "." + std::string(measure.headline));
    }
    for (const auto& name : names) {
        const auto trend = run({ "trend", "runs", "--json", "--score", name });
        ASSERT_EQ(trend.code, 0) << name << trend.err;
        const auto files = Json::parse(trend.out)["files"];
        const auto& last = files[1]["systems"]["A"];
        ASSERT_TRUE(last["change"].is_number()) << name << ": these files give it no value to change from";
        if (!touchstone::metrics::measureById(name.substr(0, name.find('.')))->resamples) {
            // compare refuses it
            EXPECT_NEAR(last["change"].get<double>(),
                last["value"].get<double>() - files[0]["systems"]["A"]["value"].get<double>(), 1e-12)
                << name;
            continue;
        }
        const auto compared = run({ "compare", "--gold", "gold.jsonl", "--system", "one.jsonl", "--system",
            "two.jsonl", "--measure", name, "--json", "--quiet", "--trials", "10" });
        ASSERT_EQ(compared.code, 0) << name << compared.err;
        EXPECT_NEAR(last["change"].get<double>(),
            Json::parse(compared.out)["differences"][0]["difference"].get<double>(), 1e-12)
            << name;
    }
    const auto type = run({ "trend", "runs", "--tsv", "--score", "muc.strict.f1(LOC)" });
    EXPECT_NE(type.out.find("run10.json\tA\tmuc.strict.f1(LOC)\t1\t\ttrue\t\t\n"), std::string::npos)
        << type.out << "F1 of nothing found is undefined, and so is the change from it";
}

TEST_F(Trend, rulesJudgeEveryDataSetOfLockFiles)
{
    const auto lock = [](const std::string& valueOfB) {
        return R"({"touchstone-lock": 1, "signatures": ["s"], "scores": [
            {"set": "en", "system": "A", "score": "muc.strict.f1", "value": 0.5, "signature": 0},
            {"set": "fr", "system": "A", "score": "muc.strict.f1", "value": 0.5, "signature": 0},
            {"set": "en", "system": "B", "score": "muc.strict.f1", "value": )"
            + valueOfB + R"(, "signature": 0}]})";
    };
    write("1.touchstone-lock", lock("0.75"));
    write("2.touchstone-lock", lock("0.25"));
    write("1.touchstone-notes", R"({"kind": "run", "set": "en", "system": "B", "text": "first"})");
    const auto means = run({ "trend", "1.touchstone-lock", "2.touchstone-lock", "--tsv" });
    EXPECT_EQ(means.code, 0);
    EXPECT_NE(
        means.err.find("1 system has no mean, for lack of a score in each data set: B. Lines by \"set\""),
        std::string::npos)
        << means.err;
    EXPECT_EQ(means.out.find("\tB\t"), std::string::npos) << means.out;
    const auto rule
        = run({ "trend", "1.touchstone-lock", "2.touchstone-lock", "--fail-if", "muc.strict.f1 < -0.01" });
    EXPECT_EQ(rule.code, 3) << rule.err;
    EXPECT_NE(rule.err.find("the change of B, en from 1.touchstone-lock to 2.touchstone-lock is -0.5"),
        std::string::npos)
        << rule.err;
    const auto sets = run({ "trend", "1.touchstone-lock", "2.touchstone-lock", "--tsv", "--lines", "set" });
    EXPECT_NE(sets.out.find("differences\tnote\n"), std::string::npos) << sets.out;
    EXPECT_NE(
        sets.out.find("1.touchstone-lock\tB, en\tmuc.strict.f1\t0.75\t\ttrue\t\tfirst\n"), std::string::npos)
        << sets.out;
    const auto unknown = run({ "trend", "1.touchstone-lock", "2.touchstone-lock", "--lines", "layer" });
    EXPECT_EQ(unknown.code, 2);
    EXPECT_NE(unknown.err.find("There are \"set\"."), std::string::npos) << unknown.err;
}

TEST_F(Trend, rulesJudgeTheLastChange)
{
    score("two.conll", "1.json");
    score("one.conll", "2.json");
    const auto fine = run({ "trend", "runs", "--fail-if", "muc.strict.f1 < -0.4" });
    EXPECT_EQ(fine.code, 0) << fine.err;
    const auto broken = run({ "trend", "runs", "--fail-if", "muc.strict.f1 < -0.01", "--markdown" });
    EXPECT_EQ(broken.code, 3);
    EXPECT_NE(broken.err.find("failed: muc.strict.f1 < -0.01: the change of A from 1.json to 2.json is -0.3"),
        std::string::npos)
        << broken.err;
    EXPECT_NE(broken.out.find("| 2.json | 0.500 | -0.300 |"), std::string::npos) << broken.out;
    // Other settings are no change of the system.
    score("one.conll", "3.json", { "--unit", "token" });
    const auto settings = run({ "trend", "runs", "--fail-if", "muc.strict.f1 < -0.01" });
    EXPECT_EQ(settings.code, 1);
    EXPECT_NE(settings.err.find("unit: character → token"), std::string::npos) << settings.err;
    EXPECT_NE(settings.out.find("≠"), std::string::npos) << settings.out;
    // What went wrong does not pass for want of a number.
    write("runs/4.json", "{\"touchstone\": \"0.1.0\"");
    const auto unread = run({ "trend", "runs", "--fail-if", "muc.strict.f1 < -0.9" });
    EXPECT_EQ(unread.code, 1);
    EXPECT_NE(unread.err.find("1 file could not be read"), std::string::npos) << unread.err;
    write("runs/4.json",
        R"({"touchstone": "0.1.0", "schema": 1, "systems": [{"name": "B", "measures": {"muc": {"overall": {"strict": {"f1": 1}}}}}]})");
    const auto gone = run({ "trend", "runs", "--fail-if", "muc.strict.f1 < -0.9" });
    EXPECT_EQ(gone.code, 1);
    EXPECT_NE(gone.err.find("the last file has no such score of A"), std::string::npos) << gone.err;
    const auto alone = run({ "trend", "runs/1.json", "--fail-if", "muc.strict.f1 < 0" });
    EXPECT_EQ(alone.code, 1);
    EXPECT_NE(alone.err.find("no system of the last file is in a file before it"), std::string::npos);
}

TEST_F(Trend, aRuleOfEveryTypeJudgesEachAndTellsWhatIsNewOrGone)
{
    const auto write = [this](const std::string& file, const std::string& types) {
        this->write("runs/" + file,
            R"({"touchstone": "0.1.0", "schema": 1, "systems": [{"name": "A", "measures": {"muc": {"overall": {"strict": {"f1": 1}},
"types": {)" + types
                + "}}}}]}");
    };
    write("1.json",
        R"("LOC": {"strict": {"f1": 0.5}}, "PER": {"strict": {"f1": 0.75}}, "X": {"strict": {"f1": null}})");
    write("2.json",
        R"("LOC": {"strict": {"f1": 0.25}}, "ORG": {"strict": {"f1": 1}}, "PER": {"strict": {"f1": 0.75}})");
    const auto lost = run({ "trend", "runs", "--fail-if", "muc.strict.f1(*) < -0.01" });
    EXPECT_EQ(lost.code, 3);
    EXPECT_EQ(lost.err,
        "note: muc.strict.f1(*) < -0.01: ORG is new in 2.json\n"
        "failed: muc.strict.f1(*) < -0.01: the change of A for LOC from 1.json to 2.json is -0.250000\n");
    const auto kept = run({ "trend", "runs", "--fail-if", "muc.strict.f1(*) < -0.5" });
    EXPECT_EQ(kept.code, 0) << kept.err;
    write("3.json", R"("LOC": {"strict": {"f1": 0.25}}, "ORG": {"strict": {"f1": null}})");
    const auto gone = run({ "trend", "runs", "--fail-if", "muc.strict.f1(*) < -0.5" });
    EXPECT_EQ(gone.code, 3);
    EXPECT_EQ(gone.err,
        "failed: muc.strict.f1(*) < -0.5: ORG is gone from 3.json: undefined there, 1.000000 in 2.json\n"
        "failed: muc.strict.f1(*) < -0.5: PER is gone from 3.json: undefined there, 0.750000 in 2.json\n");
    const auto none = run({ "trend", "runs", "--fail-if", "muc.exact.f1(*) < -0.5" });
    EXPECT_EQ(none.code, 2);
    EXPECT_NE(none.err.find("muc.exact.f1 has no rows of types"), std::string::npos) << none.err;
}

TEST_F(Trend, keepsTheOrderGivenAndTellsWhatIsLeftOut)
{
    score("two.conll", "b.json");
    score("one.conll", "a.json");
    write("runs/bad.json",
        R"({"touchstone": "0.1.0", "schema": 1, "systems": [{"name": "A", "measures": {"muc": {"overall": {"strict": {"f1": 7}}}}}]})");
    const auto order = [&](std::vector<std::string> more) {
        std::vector<std::string> words { "trend", "runs/b.json", "runs/bad.json", "runs/a.json", "--json" };
        words.insert(words.end(), more.begin(), more.end());
        const auto result = run(words);
        EXPECT_EQ(result.code, 0) << result.err;
        std::string files;
        const auto json = Json::parse(result.out);
        for (const auto& file : json["files"]) {
            files += file["file"].get<std::string>() + " ";
        }
        EXPECT_EQ(json["skipped"].size(), 1U);
        EXPECT_EQ(json["skipped"][0]["file"], "runs/bad.json");
        EXPECT_NE(
            json["skipped"][0]["reason"].get<std::string>().find("\"muc.strict.f1\" of system \"A\" is 7"),
            std::string::npos);
        return files;
    };
    EXPECT_EQ(order({}), "runs/b.json runs/a.json ");
    EXPECT_EQ(order({ "--order", "given" }), "runs/b.json runs/a.json ");
    EXPECT_EQ(order({ "--order", "name" }), "runs/a.json runs/b.json ");
    for (const auto* form : { "--markdown", "--latex", "--quiet" }) {
        const auto result = run({ "trend", "runs", form });
        EXPECT_NE(result.out.find("Left out: bad.json"), std::string::npos) << result.out;
    }
    EXPECT_NE(run({ "trend", "runs" }).err.find("bad.json:1:"), std::string::npos);
}

TEST_F(Trend, linesOfWhatScoreToldApart)
{
    score("one.conll", "1.json", { "--by", "entity-length" });
    score("two.conll", "2.json", { "--by", "entity-length" });
    const auto lines
        = run({ "trend", "runs", "--lines", "entity-length", "--tsv", "--score", "muc.strict.recall" });
    ASSERT_EQ(lines.code, 0) << lines.err;
    EXPECT_NE(lines.out.find("2.json\tA, 1\tmuc.strict.recall\t0.66"), std::string::npos) << lines.out;
    const auto json = Json::parse(run({ "trend", "runs", "--lines", "entity-length", "--json" }).out);
    EXPECT_EQ(json["lines"], "entity-length");
    EXPECT_EQ(json["slices"], Json::array({ "entity-length" }));
    // The same number as the file has.
    const auto file = Json::parse(touchstone::tests::contents(m_folder / "runs/2.json"));
    EXPECT_EQ(json["files"][1]["systems"]["A, 1"]["value"],
        file["systems"][0]["slices"][0]["measures"]["muc"]["overall"]["strict"]["f1"]);
    const auto none = run({ "trend", "runs", "--lines", "entity-lenght" });
    EXPECT_EQ(none.code, 2);
    EXPECT_NE(none.err.find("Did you mean \"entity-length\"?"), std::string::npos) << none.err;
}

TEST_F(Trend, wrongUsageSaysWhatThereIs)
{
    score("two.conll", "1.json");
    const auto none = run({ "trend" });
    EXPECT_EQ(none.code, 2);
    EXPECT_NE(none.err.find("trend FOLDER"), std::string::npos) << none.err;
    const auto wrong = run({ "trend", "runs", "--score", "muc.strict.f11" });
    EXPECT_EQ(wrong.code, 2);
    EXPECT_NE(wrong.err.find("Did you mean \"muc.strict.f1\"?"), std::string::npos) << wrong.err;
    EXPECT_NE(wrong.err.find(" more; --json lists them under \"scores\"."), std::string::npos) << wrong.err;
    const auto type = run({ "trend", "runs", "--score", "muc.strict.f1(PRE)" });
    EXPECT_EQ(type.code, 2);
    EXPECT_NE(type.err.find("muc.strict.f1(LOC), muc.strict.f1(PER)"), std::string::npos) << type.err;
    EXPECT_EQ(run({ "trend", "runs", "--order", "size" }).code, 2);
    EXPECT_EQ(run({ "trend", "gold.conll" }).code, 1);
    EXPECT_EQ(run({ "trend", "missing" }).code, 1);
    write("runs/broken.json", "{");
    const auto partly = run({ "trend", "runs" });
    EXPECT_EQ(partly.code, 0);
    EXPECT_NE(partly.err.find("broken.json:1:"), std::string::npos) << partly.err;
    EXPECT_NE(partly.err.find("warning"), std::string::npos);
    EXPECT_EQ(run({ "trend", "runs", "--strict" }).code, 1);
    const auto help = run({ "trend", "--help" }).out;
    for (const auto* word : { "--score", "--order", "--lines", "--fail-if", "FOLDER|FILE" }) {
        EXPECT_NE(help.find(word), std::string::npos) << word;
    }
}

TEST_F(Trend, notesBesideALockFileAreTold)
{
    write("p.touchstone", R"({"touchstone-project": 1, "sets": [{"name": "s", "gold": "gold.conll",
        "systems": ["one.conll"]}]})");
    const auto frozen = run({ "campaign", "p.touchstone", "--freeze", "--no-cache", "--quiet" });
    ASSERT_EQ(frozen.code, 0) << frozen.err;
    const auto bare = run({ "trend", "p.touchstone-lock" });
    ASSERT_EQ(bare.code, 0) << bare.err;
    EXPECT_EQ(bare.out.find("Note"), std::string::npos) << bare.out;
    write("p.touchstone-notes", R"({"kind": "run", "set": "", "system": "one", "text": "first try"})");
    const auto json = Json::parse(run({ "trend", "p.touchstone-lock", "--json" }).out);
    EXPECT_EQ(json["files"][0]["systems"]["one"]["note"], "first try");
    const auto told = run({ "trend", "p.touchstone-lock" });
    EXPECT_NE(told.out.find("Note"), std::string::npos) << told.out;
    EXPECT_NE(told.out.find("first try"), std::string::npos) << told.out;
    EXPECT_NE(run({ "trend", "p.touchstone-lock", "--tsv" }).out.find("\tfirst try\n"), std::string::npos);
}

} // namespace
