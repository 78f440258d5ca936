// SPDX-License-Identifier: GPL-3.0-or-later
// Files of annotation tools as a script scores them: gold and system in one file, people and models by
// option, output without text, and the way there and back through tasks.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <string>

namespace {

using touchstone::tests::Json;

class ToolFormats : public touchstone::tests::CliFolder
{
protected:
    static constexpr auto tasks = R"([{"id": 4, "data": {"text": "Ada met Bo."}, "annotations": [
 {"id": 1, "completed_by": "ada", "created_at": "1", "result": [{"type": "labels", "value": {"start": 0, "end": 3, "labels": ["PER"]}}]},
 {"id": 2, "completed_by": "bo", "created_at": "2", "result": [{"type": "labels", "value": {"start": 8, "end": 10, "labels": ["PER"]}}]}],
 "predictions": [{"model_version": "one", "result": []},
  {"model_version": "two", "result": [{"type": "labels", "value": {"start": 8, "end": 10, "labels": ["PER"]}}]}]}])";

    Json score(std::vector<std::string> arguments)
    {
        arguments.insert(arguments.begin(), "score");
        arguments.insert(arguments.end(), { "--measure", "muc", "--json" });
        const auto result = run(arguments);
        EXPECT_EQ(result.code, 0) << result.err;
        const auto json = Json::parse(result.out, nullptr, false);
        EXPECT_FALSE(json.is_discarded()) << result.out;
        return json;
    }
    static std::string text(const Json& json) { return json.dump(); }
};

TEST_F(ToolFormats, GoldAndSystemOfOneFileAreChosenByOption)
{
    const std::string file = write("tasks.json", tasks).string();
    const auto two = run({ "score", "--gold", file, "--system", file, "--model-version", "two" });
    EXPECT_NE(two.out.find("PER        1    0    0    0"), std::string::npos) << two.out;
    const auto one = run({ "score", "--gold", file, "--system", file, "--model-version", "one" });
    EXPECT_NE(one.out.find("PER        0    0    1    0"), std::string::npos) << one.out;
    const auto ada
        = run({ "score", "--gold", file, "--system", file, "--annotator", "ada", "--model-version", "two" });
    EXPECT_NE(ada.out.find("PER        0    0    1    1"), std::string::npos) << ada.out;
    const auto people = run({ "score", "--gold", file, "--system", file, "--annotator", "ada",
        "--system-annotator", "bo", "--signature" });
    EXPECT_NE(people.out.find("PER        0    0    1    1"), std::string::npos) << people.out;
    EXPECT_NE(
        people.out.find("gold:labelstudio,annotator ada|system:labelstudio,annotator bo"), std::string::npos)
        << people.out;
}

TEST_F(ToolFormats, AWrongNameSaysWhichThereAre)
{
    const std::string file = write("tasks.json", tasks).string();
    const auto result = run({ "score", "--gold", file, "--system", file, "--model-version", "three" });
    EXPECT_NE(result.code, 0);
    EXPECT_NE(result.err.find("one (1 task), two (1 task)"), std::string::npos) << result.err;
    const auto unit = run({ "score", "--gold", file, "--system", file, "--offset-unit", "chars" });
    EXPECT_EQ(unit.code, 2);
    EXPECT_NE(unit.err.find("utf16"), std::string::npos) << unit.err;
}

TEST_F(ToolFormats, OptionsOfOtherFormatsAreTold)
{
    const std::string columns = write("a.conll", "Ada B-PER\nleft O\n").string();
    const auto told = [&](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), { "score", "--gold", columns, "--system", columns });
        const auto result = run(arguments);
        EXPECT_EQ(result.code, 0) << result.err;
        return result.err;
    };
    EXPECT_NE(told({ "--spans-key", "sc" })
                  .find("warning: --spans-key says nothing here: it concerns spaCy, and what is "
                        "read is CoNLL columns."),
        std::string::npos);
    EXPECT_NE(
        told({ "--annotator", "ada" }).find("it concerns Prodigy, doccano, Label Studio,"), std::string::npos)
        << told({ "--annotator", "ada" });
    EXPECT_NE(
        told({ "--layer", "Foo" }).find("--layer says nothing here: it concerns HIPE"), std::string::npos);
    EXPECT_NE(told({ "--table-columns", "start,end,label" }).find("--columns says nothing here"),
        std::string::npos);
    EXPECT_EQ(told({ "--column", "2" }).find("says nothing"), std::string::npos);
    // One side of two is enough.
    const std::string file = write("tasks.json", tasks).string();
    const auto mixed = run({ "score", "--gold", file, "--system", columns, "--annotator", "ada" });
    EXPECT_EQ(mixed.err.find("says nothing"), std::string::npos) << mixed.err;
    const auto both = run(
        { "score", "--gold", file, "--system", file, "--system-annotator", "bo", "--model-version", "two" });
    EXPECT_NE(both.err.find("--model-version says nothing beside an annotator"), std::string::npos)
        << both.err;
    const auto check = run({ "check", columns, "--like", columns, "--spans-key", "sc" });
    EXPECT_NE(check.out.find("--spans-key says nothing here"), std::string::npos) << check.out;
}

TEST_F(ToolFormats, OutputWithoutTextMeetsTheGoldByNumber)
{
    const std::string gold = write("gold.jsonl",
        "{\"text\": \"Ada left\", \"entities\": [{\"start\": 0, \"end\": 3, \"type\": \"PER\"}]}\n"
        "{\"text\": \"In Oslo\", \"entities\": [{\"start\": 3, \"end\": 7, \"type\": \"LOC\"}]}\n")
                                 .string();
    const std::string system = write("out.json",
        R"([[{"entity_group": "PER", "score": 0.9, "word": "Ada", "start": 0, "end": 3}], [{"entity_group": "LOC", "score": 0.9, "word": "Oslo", "start": 3, "end": 7}]])")
                                   .string();
    const auto result = run({ "score", "--gold", gold, "--system", system });
    EXPECT_NE(result.out.find("Overall          2    0    0    0"), std::string::npos)
        << result.out << result.err;
}

TEST_F(ToolFormats, TasksThatWeWriteScoreAsBefore)
{
    const std::string gold = write("gold.jsonl",
        "{\"id\": \"a\", \"text\": \"😀 Ada met Zoë\", \"entities\": [{\"start\": 2, \"end\": 5, \"type\": "
        "\"PER\"}, {\"start\": 10, \"end\": 13, \"type\": [\"PER\", \"ORG\"]}]}\n")
                                 .string();
    const std::string system = write("system.jsonl",
        "{\"id\": \"a\", \"text\": \"😀 Ada met Zoë\", \"entities\": [{\"start\": 2, \"end\": 5, \"type\": "
        "\"PER\"}, {\"start\": 6, \"end\": 13, \"type\": \"PER\"}]}\n")
                                   .string();
    const auto tasksFile = (m_folder / "tasks.json").string();
    const auto written = run(
        { "convert", "--gold", gold, "--system", "m=" + system, "--to", "labelstudio", "-o", tasksFile });
    ASSERT_EQ(written.code, 0) << written.err;
    const auto before = score({ "--gold", gold, "--system", system });
    const auto after = score({ "--gold", tasksFile, "--system", tasksFile, "--model-version", "m" });
    ASSERT_TRUE(before.is_object() && after.is_object());
    const auto measures = [](const Json& json) {
        const auto& systems = json.at("systems");
        return systems.at(0).at("measures").dump();
    };
    EXPECT_EQ(measures(before), measures(after));
}

TEST_F(ToolFormats, FormatsNameTheirOptions)
{
    const auto result = run({ "formats", "--json" });
    const auto list = Json::parse(result.out);
    for (const auto& format : list) {
        if (format.at("id") == "spacy") {
            EXPECT_EQ(format.at("options").at(0), "--spans-key");
            return;
        }
    }
    FAIL() << "no spacy";
}

} // namespace
