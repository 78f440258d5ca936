// SPDX-License-Identifier: GPL-3.0-or-later
// `touchstone-cli align`: the records of the contract, and the lines for people.
#include "core/text/utf8.h"
#include "core/text/width.h"
#include "tests/cli/clifolder.h"

#include <algorithm>
#include <random>
#include <sstream>

namespace {

using touchstone::tests::contents;
using touchstone::tests::Json;
using touchstone::tests::quoted;
using touchstone::tests::Result;
namespace text = touchstone::text;

class AlignCommand : public touchstone::tests::CliFolder
{
protected:
    Result align(const std::vector<std::string>& further)
    {
        std::vector<std::string> arguments { "align", "--gold", "gold.jsonl", "--system", "system.jsonl" };
        arguments.insert(arguments.end(), further.begin(), further.end());
        return run(arguments);
    }
    std::vector<Json> records(const std::vector<std::string>& further = {})
    {
        auto arguments = further;
        arguments.emplace_back("--json");
        const auto result = align(arguments);
        EXPECT_EQ(result.code, 0) << result.err;
        std::vector<Json> list;
        std::istringstream stream(result.out);
        for (std::string line; std::getline(stream, line);) {
            list.push_back(Json::parse(line));
        }
        return list;
    }
    /// Many documents whose system reads them badly.
    void writeNoisy(int documents, std::size_t length)
    {
        std::mt19937 random(5);
        std::string gold;
        std::string system;
        for (int i = 0; i < documents; ++i) {
            std::u32string clean;
            std::u32string read;
            while (clean.size() < length) {
                const char32_t sign = random() % 6 == 0 ? U' '
                    : random() % 9 == 0                 ? U'東'
                                                        : U'a' + static_cast<char32_t>(random() % 26);
                clean.push_back(sign);
                if (random() % 12 != 0) {
                    read.push_back(sign);
                }
                if (random() % 12 == 0) {
                    read.push_back(U'x');
                }
            }
            const Json entities = Json::array({ { { "start", 3 }, { "end", 40 }, { "type", "LONG" } } });
            const auto id = "d" + std::to_string(i);
            gold += Json({ { "id", id }, { "text", text::toUtf8(clean) }, { "entities", entities } }).dump()
                + "\n";
            system += Json({ { "id", id }, { "text", text::toUtf8(read) }, { "entities", entities } }).dump()
                + "\n";
        }
        write("gold.jsonl", gold);
        write("system.jsonl", system);
    }
};

TEST_F(AlignCommand, RecordsAreThoseOfTheContract)
{
    write("gold.jsonl",
        "{\"id\": \"one\", \"text\": \"Müller was here\"}\n{\"id\": \"empty\", \"text\": \"\"}\n"
        "{\"id\": \"same\", \"text\": \"x\"}\n{\"id\": \"lost\", \"text\": \"ab\"}\n");
    write("system.jsonl",
        "{\"id\": \"one\", \"text\": \"Muller wa heree\"}\n{\"id\": \"empty\", \"text\": \"abc\"}\n"
        "{\"id\": \"same\", \"text\": \"x\"}\n{\"id\": \"found\", \"text\": \"abcd\"}\n");
    const auto list = records();
    ASSERT_EQ(list.size(), 5U) << "one for each document of either side, in the gold's order";
    EXPECT_EQ(list[0], Json::parse(R"({"document": "one", "distance": 3, "cer": 0.2, "blocks": [
            {"op": "equal", "gold": [0, 1], "system": [0, 1]}, {"op": "replace", "gold": [1, 2], "system": [1, 2]},
            {"op": "equal", "gold": [2, 9], "system": [2, 9]}, {"op": "delete", "gold": [9, 10], "system": [9, 9]},
            {"op": "equal", "gold": [10, 15], "system": [9, 14]}, {"op": "insert", "gold": [15, 15], "system": [14, 15]}]})"));
    EXPECT_EQ(list[1], Json::parse(R"({"document": "empty", "distance": 3, "cer": null,
            "blocks": [{"op": "insert", "gold": [0, 0], "system": [0, 3]}]})"));
    EXPECT_EQ(list[2], Json::parse(R"({"document": "same", "distance": 0, "cer": 0.0,
            "blocks": [{"op": "equal", "gold": [0, 1], "system": [0, 1]}]})"));
    EXPECT_EQ(list[3], Json::parse(R"({"document": "lost", "distance": 2, "cer": 1.0,
            "blocks": [{"op": "delete", "gold": [0, 2], "system": [0, 0]}]})"));
    EXPECT_EQ(list[4], Json::parse(R"({"document": "found", "distance": 4, "cer": null,
            "blocks": [{"op": "insert", "gold": [0, 0], "system": [0, 4]}]})"));
}

TEST_F(AlignCommand, LinesForPeople)
{
    write("gold.jsonl",
        R"({"id": "page", "text": "Ada Byron saw 東京, a city.", "entities": [{"start": 0, "end": 9, "type": "PER"},)"
        R"({"start": 4, "end": 9, "type": "name.last"}, {"start": 14, "end": 16, "type": "LOC"}]})");
    write("system.jsonl",
        R"({"id": "page", "text": "Ada Byran saaw 東亰,\na ty.", "entities": [{"start": 0, "end": 3, "type": "P"},)"
        R"({"start": 15, "end": 16, "type": "X"}]})");
    const auto result = align({});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(result.out,
        "Marks: x replaced, - in the gold only, + in the system only; · gap.\n"
        "\n"
        "page: distance 6, CER 0.240, characters 25 gold, 24 system\n"
        "\n"
        "        ┌PER────┐\n"
        "            ┌───┐name.last\n"
        "                       ┌──┐LOC\n"
        "gold    Ada Byron sa·w 東京, a city.\n"
        "               x    +    xx x  --\n"
        "system  Ada Byran saaw 東亰,␊a ··ty.\n"
        "        └P┘            └┘X\n"
        "\n");
}

TEST_F(AlignCommand, SentencesOfTokensStandOnLinesOfTheirOwn)
{
    write("gold.conll", "Ada B-PER\nmet O\n\nEve B-PER\n");
    write("system.conll", "Ada B-PER\nmet O\n\nEve O\n");
    const auto result = run({ "align", "--gold", "gold.conll", "--system", "system.conll" });
    EXPECT_NE(result.out.find("gold    Ada met␊\n\nsystem  Ada met␊\n"), std::string::npos) << result.out;
    EXPECT_NE(result.out.find("distance 0"), std::string::npos) << "the texts are those that are compared";
}

/// Widths, gaps and folding hold for any text: cut apart again, the lines give back both texts.
TEST_F(AlignCommand, LinesGiveBackBothTexts)
{
    writeNoisy(3, 700);
    const auto result = align({ "--quiet" });
    ASSERT_EQ(result.code, 0);
    std::vector<std::string> gold(3);
    std::vector<std::string> system(3);
    std::istringstream stream(result.out);
    std::size_t document = 0;
    std::size_t goldWidth = 0;
    for (std::string line; std::getline(stream, line);) {
        if (line.rfind("d", 0) == 0) {
            document = static_cast<std::size_t>(line[1] - '0');
        } else if (line.rfind("gold    ", 0) == 0) {
            gold[document] += line.substr(8);
            goldWidth = text::displayWidth(line);
            EXPECT_LE(goldWidth, 96U);
        } else if (line.rfind("system  ", 0) == 0) {
            system[document] += line.substr(8);
            EXPECT_EQ(text::displayWidth(line), goldWidth) << line;
        }
    }
    const auto plain = [](const std::string& lines) {
        std::string kept;
        for (const auto sign : text::toCodePoints(lines)) {
            if (sign != U'·' && sign != U' ') { // padding looks like a space
                text::appendUtf8(kept, sign);
            }
        }
        return kept;
    };
    for (const auto& [file, lines] : { std::pair("gold.jsonl", gold), std::pair("system.jsonl", system) }) {
        std::istringstream fileLines(contents(m_folder / file));
        for (const auto& shown : lines) {
            std::string line;
            std::getline(fileLines, line);
            auto expected = Json::parse(line)["text"].get<std::string>();
            expected.erase(std::remove(expected.begin(), expected.end(), ' '), expected.end());
            EXPECT_EQ(plain(shown), expected);
        }
    }
}

TEST_F(AlignCommand, AnnotationsRunOnInTheNextRow)
{
    std::string words;
    while (words.size() < 100) {
        words += "word ";
    }
    const Json record { { "id", "d" }, { "text", words },
        { "entities", Json::array({ { { "start", 80 }, { "end", 94 }, { "type", "LONG" } } }) } };
    write("gold.jsonl", record.dump());
    write("system.jsonl", record.dump());
    const auto out = align({}).out;
    EXPECT_NE(out.find("┌LONG───\ngold"), std::string::npos) << out;
    EXPECT_NE(out.find("        ─LONG┐\ngold"), std::string::npos) << out;
    EXPECT_NE(out.find("        ─LONG┘\n"), std::string::npos) << out;
}

TEST_F(AlignCommand, SignsThatSteerTheTerminalAreShownAsPictures)
{
    write("gold.jsonl", "{\"id\": \"a\\u001bb\", \"text\": \"a\\u001b[2Jb\\u009b\\u202e\\tc e\\u0301\"}");
    write("system.jsonl", "{\"id\": \"a\\u001bb\", \"text\": \"a\\u001b[2Jb\\u009b\\u202e\\tc e\"}");
    const auto out = align({}).out;
    EXPECT_EQ(out.find('\x1b'), std::string::npos);
    EXPECT_EQ(out.find("\xC2\x9B"), std::string::npos);
    EXPECT_EQ(out.find("\xE2\x80\xAE"), std::string::npos);
    EXPECT_NE(out.find("a␛[2Jb\uFFFD\uFFFD␉c e\u0301"), std::string::npos) << out;
}

TEST_F(AlignCommand, ThousandsOfAnnotationsOfOnePlaceStayReadable)
{
    auto entities = Json::array();
    for (int i = 0; i < 3000; ++i) {
        entities.push_back({ { "start", 0 }, { "end", 3 }, { "type", "T" + std::to_string(i) } });
    }
    const Json record { { "id", "d" }, { "text", "Ada met Bob" }, { "entities", entities } };
    write("gold.jsonl", record.dump());
    write("system.jsonl", record.dump());
    const auto out = align({ "--quiet" }).out;
    EXPECT_NE(out.find("(2980 more)"), std::string::npos);
    EXPECT_LT(std::count(out.begin(), out.end(), '\n'), 60);
}

TEST_F(AlignCommand, TsvHasARowForEachBlock)
{
    write("gold.jsonl", "{\"id\": \"d\", \"text\": \"a\\tbc\"}");
    write("system.jsonl", "{\"id\": \"d\", \"text\": \"a\\tbx\"}");
    EXPECT_EQ(align({ "--tsv" }).out,
        "document\top\tgold_start\tgold_end\tsystem_start\tsystem_end\tgold_text\tsystem_text\n"
        "d\tequal\t0\t3\t0\t3\ta\\tb\ta\\tb\nd\treplace\t3\t4\t3\t4\tc\tx\n");
}

TEST_F(AlignCommand, ThreadsChangeNothing)
{
    writeNoisy(120, 500);
    const auto one = align({ "--json", "--threads", "1" });
    const auto four = align({ "--json", "--threads", "4" });
    EXPECT_EQ(one.code, 0);
    EXPECT_EQ(one.out, four.out);
    EXPECT_EQ(std::count(one.out.begin(), one.out.end(), '\n'), 120);
    EXPECT_EQ(align({ "--threads", "1" }).out, align({ "--threads", "4" }).out);
}

TEST_F(AlignCommand, BlocksFollowOneAnotherAndCoverBothTexts)
{
    writeNoisy(20, 300);
    for (const auto& record : records()) {
        std::uint64_t gold = 0;
        std::uint64_t system = 0;
        std::uint64_t distance = 0;
        for (const auto& block : record["blocks"]) {
            EXPECT_EQ(block["gold"][0], gold);
            EXPECT_EQ(block["system"][0], system);
            const auto goldLength = block["gold"][1].get<std::uint64_t>() - gold;
            const auto systemLength = block["system"][1].get<std::uint64_t>() - system;
            gold += goldLength;
            system += systemLength;
            distance += block["op"] == "equal" ? 0 : std::max(goldLength, systemLength);
        }
        EXPECT_EQ(distance, record["distance"]);
        EXPECT_EQ(gold, 300U);
    }
}

TEST_F(AlignCommand, OnlyTheDocumentsAsked)
{
    writeNoisy(5, 50);
    const auto list = records({ "--document", "d3", "--document", "d1" });
    ASSERT_EQ(list.size(), 2U);
    EXPECT_EQ(list[0]["document"], "d1");
    const auto unknown = align({ "--document", "d9" });
    EXPECT_EQ(unknown.code, 2);
    EXPECT_NE(unknown.err.find("\"d9\""), std::string::npos) << unknown.err;
}

TEST_F(AlignCommand, WritesAFileInOnePiece)
{
    writeNoisy(40, 200);
    const auto printed = align({ "--json" });
    const auto written = align({ "--json", "-o", "blocks.jsonl" });
    EXPECT_EQ(written.code, 0) << written.err;
    EXPECT_TRUE(written.out.empty());
    EXPECT_EQ(contents(m_folder / "blocks.jsonl"), printed.out);
    EXPECT_EQ(align({ "-o", "no/such/place.txt" }).code, 1);
    // What fails leaves the old file as it was, and nothing beside it.
    EXPECT_EQ(align({ "--json", "--document", "d99", "-o", "blocks.jsonl" }).code, 2);
    EXPECT_EQ(contents(m_folder / "blocks.jsonl"), printed.out);
    for (const auto& entry : std::filesystem::directory_iterator(m_folder)) {
        EXPECT_NE(entry.path().filename().string().rfind("blocks.jsonl.", 0), 0U) << entry.path();
    }
}

TEST_F(AlignCommand, OutputThatCannotBeWrittenIsSaid)
{
    writeNoisy(3, 50);
    const auto command = "cd " + quoted(m_folder.string()) + " && " + quoted(TOUCHSTONE_CLI)
        + " align --gold gold.jsonl --system system.jsonl >/dev/full 2>err.txt";
    EXPECT_EQ(WEXITSTATUS(std::system(command.c_str())), 1);
    EXPECT_NE(contents(m_folder / "err.txt").find("standard output: error:"), std::string::npos);
}

TEST_F(AlignCommand, WrongUsageExitsWithTwo)
{
    writeNoisy(1, 10);
    EXPECT_EQ(run({ "align", "--gold", "gold.jsonl" }).code, 2);
    EXPECT_EQ(align({ "--system", "gold.jsonl" }).code, 2) << "one system at a time";
    EXPECT_EQ(align({ "--latex" }).code, 2);
    EXPECT_EQ(align({ "--pairing", "optimal" }).code, 2) << "nothing is matched here";
    EXPECT_EQ(run({ "align", "--gold", "nowhere.jsonl", "--system", "system.jsonl" }).code, 1);
}

TEST_F(AlignCommand, UnpairedDocumentsAreWarningsAndFailUnderStrict)
{
    write("gold.jsonl", "{\"id\": \"a\", \"text\": \"x\"}\n{\"id\": \"b\", \"text\": \"y\"}\n");
    write("system.jsonl", "{\"id\": \"a\", \"text\": \"x\"}\n{\"id\": \"c\", \"text\": \"y\"}\n");
    const auto usual = align({});
    EXPECT_EQ(usual.code, 0);
    EXPECT_NE(usual.err.find("warning:"), std::string::npos);
    EXPECT_NE(usual.out.find("b: in the gold only, distance 1, CER 1.000"), std::string::npos) << usual.out;
    EXPECT_NE(usual.out.find("c: in the system only, distance 1, CER –"), std::string::npos) << usual.out;
    EXPECT_EQ(align({ "--strict" }).code, 1);
    EXPECT_TRUE(align({ "--quiet" }).err.empty());
}

} // namespace
