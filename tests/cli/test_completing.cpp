// SPDX-License-Identifier: GPL-3.0-or-later
// What the shells are told, and the manual pages: made from the options of every command.
#include "app/cli/commands/commands.h"
#include "app/cli/words/completing.h"
#include "app/cli/words/manpage.h"

#include "tests/cli/clifolder.h"

#include <sstream>

namespace {

using namespace touchstone::tests;
namespace cli = touchstone::cli;

class Completing : public CliFolder
{
protected:
    /// The answers for the last of the words, without what they mean.
    std::vector<std::string> answers(std::vector<std::string> words)
    {
        words.insert(words.begin(), { "--complete", std::to_string(words.size()) });
        const auto result = run(words);
        EXPECT_EQ(result.code, 0) << result.err;
        EXPECT_EQ(result.err, "");
        std::vector<std::string> list;
        std::istringstream lines(result.out);
        for (std::string line; std::getline(lines, line);) {
            list.push_back(line.substr(0, line.find('\t')));
        }
        return list;
    }
    static std::vector<std::string> words(std::initializer_list<std::string> list) { return list; }
};

TEST_F(Completing, CommandsComeFirst)
{
    EXPECT_EQ(answers({ "sc" }), words({ "score" }));
    EXPECT_EQ(answers({ "" }).size(), cli::printingProgram().commands.size());
    EXPECT_TRUE(holds(run({ "--complete", "1", "sc" }).out, "score\t")) << "with what they do";
    EXPECT_EQ(answers({ "rules", "c" }), words({ "check" })) << "a command inside a command";
}

TEST_F(Completing, OptionsAreThoseOfTheHelp)
{
    EXPECT_EQ(answers({ "score", "--system-f" }), words({ "--system-format" }));
    EXPECT_EQ(answers({ "score", "--json=" }), words({})) << "a flag has no values";
    const auto hidden = answers({ "score", "--json" });
    EXPECT_EQ(hidden, words({ "--json" })) << "what the help leaves out is not told";
}

TEST_F(Completing, ValuesAreThoseThatAreTaken)
{
    EXPECT_EQ(answers({ "score", "--preset", "bc5" }), words({ "bc5cdr" }));
    EXPECT_EQ(answers({ "score", "--preset=bc5" }), words({ "--preset=bc5cdr" }));
    EXPECT_EQ(answers({ "score", "--measure", "eter,se" }), words({ "eter,ser" })) << "behind a comma";
    EXPECT_EQ(answers({ "score", "--scheme", "e" }), words({ "exact" }));
    EXPECT_EQ(answers({ "score", "--format", "conl" }), words({ "conll" }));
    EXPECT_EQ(answers({ "score", "--pairing", "nerv" }), words({ "nervaluate-0.1" })) << "of a setting";
    EXPECT_EQ(answers({ "score", "--documents", "b" }), words({ "blank-line" })) << "of a choice";
    EXPECT_EQ(answers({ "score", "--by", "entity-l" }), words({ "entity-length" }));
    EXPECT_EQ(answers({ "errors", "--where", "see" }), words({ "seen=", "seen-words=" }));
    EXPECT_EQ(answers({ "errors", "--outcome", "M" }), words({ "MIS" }));
    EXPECT_EQ(answers({ "convert", "--to", "la" }), words({ "labelstudio" }));
}

TEST_F(Completing, FilesAreLeftToTheShell)
{
    EXPECT_EQ(answers({ "score", "--gold", "any" }), words({ ":files" }));
    EXPECT_EQ(answers({ "score", "--system", "A=any" }), words({ ":files" }));
    EXPECT_EQ(answers({ "convert", "any" }), words({ ":files" })) << "a word without an option";
    EXPECT_EQ(answers({ "reproduce", "any" }), words({ ":files" }));
    EXPECT_EQ(answers({ "score", "--threads", "" }), words({})) << "a number is not known beforehand";
}

TEST_F(Completing, TypesAreThoseOfTheFilesOnTheLine)
{
    write("gold.conll", "Ada B-PER\nin O\nRome B-LOC\n");
    write("run.conll", "Ada B-PERSON\nin O\nRome B-LOC\n");
    const std::vector<std::string> line { "errors", "--gold", "gold.conll", "--system", "A=run.conll" };
    auto option = line;
    option.insert(option.end(), { "--gold-type", "" });
    EXPECT_EQ(answers(option), words({ "LOC", "PER", "PERSON" }));
    option.back() = "LOC,PERS";
    EXPECT_EQ(answers(option), words({ "LOC,PERSON" }));
    EXPECT_EQ(answers({ "describe", "gold.conll", "run.conll", "--types", "PERS" }), words({ "PERSON" }));
    EXPECT_EQ(answers({ "table", "--gold", "gold.conll", "--system", "A=./run.conll", "--system=b/run.conll",
                  "--rename", "" }),
        words({ "A=", "run=" }));
    EXPECT_EQ(answers({ "errors", "nowhere.conll", "--types", "" }), words({})) << "no complaint";
    EXPECT_EQ(answers({ "errors", "--gold", "-", "--types", "" }), words({})) << "standard input stays";
}

TEST_F(Completing, OfLargeFilesTheBeginningIsRead)
{
    std::string text;
    while (text.size() < (std::size_t(2) << 20U)) {
        text += "Ada B-PER\n\n";
    }
    write("gold.conll", text + "Rome B-LOC\n");
    EXPECT_EQ(answers({ "errors", "--gold", "gold.conll", "--types", "" }), words({ "PER" }));
}

TEST_F(Completing, TypesThatWouldLeaveTheirLineAreNotTold)
{
    write("gold.jsonl",
        R"({"id": "a", "text": "Ada", "entities": [{"start": 0, "end": 3, "label": "A\nB"}, {"start": 0, "end": 2, "label": "C D"}]})"
        "\n");
    EXPECT_EQ(answers({ "errors", "--gold", "gold.jsonl", "--types", "" }), words({ "C D" }));
}

TEST_F(Completing, CommasOfTypesAreWrittenAsTheOptionTakesThem)
{
    const auto line = [](int end, const char* type) {
        return R"({"start": 0, "end": )" + std::to_string(end) + R"(, "label": ")" + type + R"("})";
    };
    write("gold.jsonl",
        R"({"id": "a", "text": "Ada in Rome", "entities": [)" + line(3, "A,B") + ", " + line(2, R"(C\\D)")
            + ", " + line(1, "A") + "]}\n");
    std::vector<std::string> command { "errors", "--gold", "gold.jsonl", "--type", "A" };
    EXPECT_EQ(answers(command), words({ "A", R"(A\,B)" }));
    command.back() = R"(A\,B,C)";
    EXPECT_EQ(answers(command), words({ R"(A\,B,C\\D)" }));
    command.back() = R"(A\,)";
    EXPECT_EQ(answers(command), words({ R"(A\,B)" }));
    for (const std::string word : { R"(A\,B)", "A,B", R"(C\\D)", R"(C\D)", R"(A\,B,C\\D)", R"(A,A\,B)" }) {
        for (const auto& option : { "--type", "--row" }) {
            if (word == "A,B" && option == std::string("--type")) {
                continue; // two types, of which one is not there
            }
            const bool row = option == std::string("--row");
            const auto done = run({ row ? "score" : "errors", "--gold", "gold.jsonl", "--system",
                "gold.jsonl", option, word, "--quiet" });
            EXPECT_EQ(done.code, 0) << option << " " << word << ": " << done.err;
        }
    }
    EXPECT_EQ(run({ "score", "--gold", "gold.jsonl", "--system", "gold.jsonl", "--row", "," }).code, 2);
}

TEST_F(Completing, OddPlacesAnswerNothing)
{
    EXPECT_EQ(run({ "--complete", "0", "score" }).out, "");
    EXPECT_EQ(run({ "--complete", "x", "score" }).out, "");
    EXPECT_EQ(run({ "--complete", "99" }).code, 0);
}

TEST_F(Completing, NamedListsHaveAnswersInEveryCommand)
{
    for (const auto& command : cli::factsOf(cli::printingProgram()).commands) {
        for (const auto& option : command.options) {
            const auto& name = option.names.back();
            if (name == "--preset" || name == "--measure" || name == "--scheme" || name == "--format") {
                EXPECT_TRUE(option.offer.words) << command.name << " " << name;
            }
            if (name == "--types" || name == "--row" || name == "--gold-type") {
                EXPECT_TRUE(option.offer.types) << command.name << " " << name;
            }
        }
    }
}

TEST_F(Completing, ManualPagesHaveEveryOption)
{
    const auto program = cli::factsOf(cli::printingProgram());
    for (const auto& command : program.commands) {
        const auto page = run({ "--man", command.name });
        EXPECT_EQ(page.code, 0);
        for (const auto& option : command.options) {
            std::string name;
            for (const char c : option.names.back().substr(option.positional ? 0 : 1)) {
                name += c == '-' ? std::string("\\-") : std::string(1, c);
            }
            EXPECT_TRUE(option.positional || holds(page.out, "Fl \"\\&" + name + "\""))
                << command.name << " " << name;
        }
    }
    EXPECT_TRUE(holds(run({ "--man" }).out, "Xr touchstone-cli-score 1")) << "the program's names them all";
    EXPECT_EQ(run({ "--man", "nothing" }).code, 2);
}

TEST_F(Completing, ManualPagesAreWrittenForRoff)
{
    const cli::CommandFacts program { "tool", "Does it.",
        { { { "-x", "--ex" }, "A|B", ".dot and \\ and \"quotes\" and \u2248", {}, false, true, false, {} } },
        {} };
    const auto page = cli::manualPage(program, {}, "1.2.3", "2026-01-09");
    EXPECT_TRUE(holds(page, ".Dd January 9, 2026\n.Dt TOOL 1\n.Os Touchstone 1.2.3\n")) << page;
    EXPECT_TRUE(holds(page, ".It Fl \"\\&x\" , Fl \"\\&\\-ex\" Ar \"\\&A|B\"\n")) << page;
    EXPECT_TRUE(holds(page, "\n\\&.dot and \\e and \\(dqquotes\\(dq and \\[u2248] (required)\n")) << page;
}

TEST_F(Completing, VersionTellsLibraries)
{
    const auto version = run({ "--version" });
    EXPECT_TRUE(version.out.starts_with(
        "touchstone-cli " + std::string(touchstone::analysis::version()) + "\nwith "));
    for (const std::string library :
        { "simdjson ", "pugixml ", "utf8proc ", "zlib ", "xxHash ", "oneTBB " }) {
        EXPECT_TRUE(holds(version.out, library)) << version.out;
    }
}

} // namespace
