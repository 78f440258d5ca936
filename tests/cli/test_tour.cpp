// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the help that show a session hold: every command on them is run, in a copy of the bundled
// sample, and prints what stands below it.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <sys/wait.h>

namespace {

namespace fs = std::filesystem;
using touchstone::tests::Json;
using touchstone::tests::quoted;
using touchstone::testsupport::contents;

/// A command of a page ("$ …" in a block of code), and the lines below it, up to the next one.
struct Step
{
    std::string command;
    std::vector<std::string> shown;
};

std::string trimmed(std::string line)
{
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

std::vector<std::string> printedLines(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(trimmed(line));
    }
    return lines;
}

std::string pageText(const std::string& page)
{
    return contents(fs::path(TOUCHSTONE_SAMPLES) / ".." / "help" / (page + ".md"));
}

std::vector<Step> stepsOf(const std::string& page)
{
    std::vector<Step> steps;
    bool fenced = false;
    bool inStep = false;
    for (const auto& line : printedLines(pageText(page))) {
        if (line.starts_with("```")) {
            fenced = !fenced;
            inStep = false;
        } else if (fenced && line.starts_with("$ ")) {
            steps.push_back({ line.substr(2), {} });
            inStep = true;
        } else if (inStep) {
            steps.back().shown.push_back(line);
        }
    }
    return steps;
}

/// The first shown line that does not follow in what was printed; empty: all do. "…" stands for any lines, at
/// the end of a line for the rest of it.
std::string missingFrom(const std::vector<std::string>& printed, const std::vector<std::string>& shown)
{
    constexpr std::string_view rest = "…";
    auto at = printed.begin();
    bool next = false; // lines without "…" between them follow one another
    for (const auto& line : shown) {
        if (line == rest) {
            next = false;
            continue;
        }
        const auto fits = [&line, rest](const std::string& candidate) {
            return line.ends_with(rest)
                ? candidate.starts_with(std::string_view(line).substr(0, line.size() - rest.size()))
                : candidate == line;
        };
        if (!next) {
            at = std::find_if(at, printed.end(), fits);
        }
        if (at == printed.end() || !fits(*at)) {
            return line.empty() ? "(an empty line)" : line;
        }
        ++at;
        next = true;
    }
    return {};
}

/// A copy of the bundled sample.
class SampleFolder : public testing::Test
{
protected:
    SampleFolder()
    {
        for (const auto& entry : fs::directory_iterator(TOUCHSTONE_SAMPLES)) {
            fs::copy(entry.path(), m_folder.path());
        }
    }

    /// Both outputs, as a terminal shows them.
    std::string run(const std::string& command)
    {
        const std::string line = "cd " + quoted(m_folder.path()) + " && touchstone-cli() { "
            + quoted(TOUCHSTONE_CLI) + " \"$@\"; } && { " + command + "\n} >out.txt 2>&1 </dev/null";
        const int status = std::system(("bash -c " + quoted(line)).c_str());
        EXPECT_TRUE(WIFEXITED(status)) << command;
        return m_folder.read("out.txt");
    }

    touchstone::testsupport::Folder m_folder;
};

class Tours : public SampleFolder, public testing::WithParamInterface<const char*>
{
};

TEST_P(Tours, PrintWhatTheyShow)
{
    const auto steps = stepsOf(GetParam());
    EXPECT_GE(steps.size(), 8U) << "the page is not read";
    for (const auto& step : steps) {
        constexpr std::string_view file = "cat "; // a file of the page's own
        if (step.command.starts_with(file) && !fs::exists(m_folder.path(step.command.substr(file.size())))) {
            std::string text;
            for (const auto& line : step.shown) {
                text += line + "\n";
            }
            m_folder.write(step.command.substr(file.size()), text);
            continue;
        }
        const auto printed = run(step.command);
        EXPECT_EQ(missingFrom(printedLines(printed), step.shown), "") << step.command << "\n" << printed;
    }
}

/// The tour of the window shows no commands: what it says is looked up.
class WindowTour : public SampleFolder
{
protected:
    Json asked(const std::string& command)
    {
        return Json::parse(run("touchstone-cli " + command + " --gold gold.jsonl --json --quiet"));
    }
    void expectSaid(const std::string& words) const
    {
        EXPECT_NE(m_page.find(words), std::string::npos) << "tour.md does not say: " << words;
    }
    static std::string digits(const Json& score, const char* format = "%.3f")
    {
        std::array<char, 16> text {};
        std::snprintf(text.data(), text.size(), format, score.get<double>());
        return text.data();
    }

private:
    std::string m_page = joined(pageText("tour"));

    static std::string joined(std::string text)
    {
        std::replace(text.begin(), text.end(), '\n', ' ');
        return text;
    }
};

TEST_F(WindowTour, SaysWhatTheSampleHolds)
{
    const auto strict
        = asked("score --system system-a.jsonl")["systems"][0]["measures"]["muc"]["overall"]["strict"];
    const auto f1 = digits(strict["f1"]);
    expectSaid("strict F1 of this system, " + f1);
    expectSaid(
        "of " + strict["pos"].dump() + " annotations of the gold it has " + strict["cor"].dump() + " with");
    expectSaid("say " + strict["mis"].dump() + " under MIS");
    const auto errors = strict["inc"].get<int>() + strict["mis"].get<int>() + strict["spu"].get<int>();
    expectSaid(std::to_string(errors) + " records are errors");

    const auto leads = asked("leads --system system-a.jsonl")["leads"];
    EXPECT_EQ(leads.size(), 3U);
    for (const auto& lead : leads) {
        expectSaid("> " + lead["sentence"].get<std::string>());
    }
    expectSaid(leads[0]["wrong"].dump() + " errors, and all of them are firms");
    expectSaid("and F1 is " + digits(leads[0]["f1"]));

    const std::string systems = " --system system-a.jsonl --system system-b.jsonl";
    const auto suspects = asked("suspects --most 2" + systems);
    expectSaid("than for it at " + suspects["above_zero"]["doubted"].dump() + " of them, and at "
        + suspects["above_zero"]["missing"].dump() + " place");
    for (const auto& suspect : suspects["suspects"]) {
        expectSaid("*" + suspect["gold"]["text"].get<std::string>() + "*");
        expectSaid(suspect["votes"].get<std::string>());
    }

    const auto compared = asked("compare" + systems);
    const auto difference = compared["differences"][0];
    expectSaid("strict F1 " + digits(compared["scores"]["system-b"]));
    expectSaid("a difference of " + digits(difference["difference"], "%+.3f"));
    expectSaid(
        digits(difference["interval"][0], "%+.3f") + " to " + digits(difference["interval"][1], "%+.3f"));
    expectSaid(compared["records"]["fixed"].dump() + " annotations are fixed, "
        + compared["records"]["regressed"].dump() + " regressed. Click on "
        + compared["records"]["regressed"].dump());
    for (const char* type : { "LOC", "DATE" }) {
        const auto scores = compared["types"][type];
        expectSaid(type + (" from " + digits(scores["system-a"])) + " to " + digits(scores["system-b"]));
    }
}

INSTANTIATE_TEST_SUITE_P(
    Help, Tours, testing::Values("tourcli", "comingfrom"), [](const auto& page) { return page.param; });

} // namespace
