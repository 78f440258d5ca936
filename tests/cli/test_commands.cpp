// SPDX-License-Identifier: GPL-3.0-or-later
// What holds of every command of the list, and how words become options.
#include "app/cli/commands/commands.h"
#include "app/cli/words/figureoptions.h"

#include "core/measures/registry/measureregistry.h"

#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace {

using touchstone::cli::parseArguments;
using touchstone::cli::printingProgram;
using touchstone::tests::CliFolder;

class Commands : public CliFolder
{
};

TEST_F(Commands, StandInTheHelpInTheOrderOfTheirList)
{
    const auto help = run({ "--help" });
    EXPECT_EQ(help.code, 0);
    std::size_t at = 0;
    for (const auto& command : printingProgram().commands) {
        const auto line = "\n  " + std::string(command.name) + " ";
        const auto found = help.out.find(line, at);
        ASSERT_NE(found, std::string::npos) << command.name << " is not behind those before it";
        EXPECT_NE(help.out.find(command.summary, found), std::string::npos) << command.name;
        at = found;
    }
}

TEST_F(Commands, HaveHelpAndRefuseUnknownWords)
{
    for (const auto& command : printingProgram().commands) {
        const auto help = run({ command.name, "--help" });
        EXPECT_EQ(help.code, 0) << command.name;
        EXPECT_NE(help.out.find(command.summary), std::string::npos) << command.name;
        const auto wrong = run({ command.name, "--no-such-word" });
        EXPECT_EQ(wrong.code, 2) << command.name;
        EXPECT_NE(wrong.err.find("See touchstone-cli --help."), std::string::npos) << wrong.err;
    }
}

TEST_F(Commands, WordsBecomeOptions)
{
    const auto gold = write("gold.conll", "Ada B-PER\n").string();
    const auto parsed = parseArguments(printingProgram(),
        { "score", "--gold", gold, "--system", "A=" + gold, "--tsv", "--alpha", "0.3", "--layer", "coarse" });
    ASSERT_TRUE(parsed.command) << parsed.message;
    const auto& options = dynamic_cast<touchstone::cli::RecordedCommand&>(*parsed.command).recorded();
    EXPECT_EQ(options.form, touchstone::cli::OutputForm::Tsv);
    EXPECT_TRUE(options.forScripts);
    EXPECT_EQ(options.dataSet.systems.at(0).name, "A");
    EXPECT_EQ(options.layers, std::vector<std::string> { "coarse" });
    ASSERT_EQ(options.typed.size(), 3U) << "without data and output, in the order of the help";
    EXPECT_EQ(options.typed[0].name, "--layer");
    EXPECT_EQ(options.typed[1].value, "0.3");
    EXPECT_EQ(options.typed[2].name, "--tsv");
}

TEST_F(Commands, EveryParameterOfEveryMeasureIsAnOptionOfScore)
{
    const auto help = run({ "score", "--help" });
    for (const auto& measure : touchstone::metrics::measures()) {
        for (const auto parameter : measure.parameters) {
            EXPECT_NE(help.out.find("\n  --" + std::string(parameter) + " "), std::string::npos)
                << measure.id << ": " << parameter << " needs its option in the description";
        }
    }
}

TEST_F(Commands, SelectionsAreFilters)
{
    const auto gold = write("gold.conll", "Ada B-PER\n").string();
    const auto parsed = parseArguments(touchstone::cli::figureProgram(),
        { "figure", "tree", "--gold", gold, "--system", gold, "-o", "x.svg", "--select",
            "gold-type=PER,LOC,words=a\\,b,scheme=exact,outcome=MIS" });
    ASSERT_TRUE(parsed.command) << parsed.message;
    const auto& filter = dynamic_cast<touchstone::cli::FigureWords&>(*parsed.command).options.filter;
    EXPECT_EQ(filter.goldTypes, (std::vector<std::string> { "PER", "LOC" }));
    EXPECT_EQ(filter.words, "a,b");
    EXPECT_EQ(filter.scheme, touchstone::match::Scheme::Exact);
}

TEST_F(Commands, HuesOfTypesAreNumbersFromOneToEight)
{
    for (const std::string word : { "prod", "prod=0", "prod=9", "=3", "prod=x" }) {
        const auto parsed = parseArguments(
            touchstone::cli::figureProgram(), { "figure", "tree", "-o", "x.svg", "--type-hue", word });
        EXPECT_EQ(parsed.exitCode, 2) << word;
        EXPECT_NE(parsed.message.find("--type-hue takes TYPE=N"), std::string::npos) << parsed.message;
    }
    const auto other = parseArguments(
        touchstone::cli::figureProgram(), { "figure", "outcomes", "-o", "x.svg", "--type-hue", "prod=6" });
    EXPECT_EQ(other.exitCode, 2);
    EXPECT_NE(other.message.find("--type-hue is of figure tree"), std::string::npos) << other.message;
}

TEST_F(Commands, SizesThatAreNoNumbersInRangeAreRefused)
{
    for (const std::string option : { "--width", "--height", "--font-size", "--line-width", "--dpi" }) {
        for (const std::string word : { "nan", "-nan", "inf", "-inf", "0", "-1", "1e9", "1e999" }) {
            const auto parsed = parseArguments(
                touchstone::cli::figureProgram(), { "figure", "outcomes", "-o", "x.pdf", option, word });
            EXPECT_FALSE(parsed.command) << option << " " << word;
            EXPECT_EQ(parsed.exitCode, 2) << option << " " << word;
            EXPECT_TRUE(holds(parsed.message, option)) << parsed.message;
        }
    }
    const auto parsed
        = parseArguments(touchstone::cli::figureProgram(), { "figure", "outcomes", "--width", "nan" });
    EXPECT_TRUE(holds(parsed.message, "--width: Value nan not in range 10.000000 to 2000.000000"))
        << parsed.message;
}

TEST_F(Commands, AnEmptyPlaceOfTheLegendIsRefused)
{
    const auto parsed = parseArguments(
        touchstone::cli::figureProgram(), { "figure", "tree", "-o", "x.svg", "--legend", "" });
    EXPECT_FALSE(parsed.command);
    EXPECT_EQ(parsed.exitCode, 2);
    EXPECT_NE(parsed.message.find("--legend does not know \"\"; it takes: outside, inside, none."),
        std::string::npos)
        << parsed.message;
}

} // namespace
