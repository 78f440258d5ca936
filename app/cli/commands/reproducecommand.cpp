// SPDX-License-Identifier: GPL-3.0-or-later
// `reproduce`: the command of an output's recipe, run again on its inputs, and what is not as it was.
#include "app/cli/commands/commands.h"
#include "app/cli/commands/figurerun.h"
#include "app/cli/commands/reproducing.h"
#include "app/cli/print/console.h"
#include "app/cli/words/figureoptions.h"

#include "core/output/table.h"
#include "core/report/outputdiff.h"
#include "core/report/recipereading.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>

namespace touchstone::cli {

namespace {

using analysis::OutputKind;
using analysis::ReadRecipe;

support::Result<std::string> bytesOf(const std::string& path)
{
    std::error_code error;
    std::ifstream file(path, std::ios::binary);
    std::ostringstream bytes;
    if (file && !std::filesystem::is_directory(path, error)) {
        bytes << file.rdbuf();
        return bytes.str();
    }
    return support::failure(support::ErrorCode::Unreadable,
        error || !std::filesystem::exists(path, error)
            ? "There is no such file; name one that score, compare, table or figure wrote."
            : "This is no file that can be read; name one that score, compare, table or figure wrote.",
        { path, 0, 0 });
}

/// The recipe's words as they are run: nothing is written anywhere.
std::vector<std::string> withoutOutput(std::vector<std::string> words)
{
    words.erase(words.begin());
    for (std::size_t i = 0; i < words.size();) {
        const bool output = words[i] == "-o" || words[i] == "--output";
        const auto at = words.begin() + static_cast<std::ptrdiff_t>(i);
        if (output) {
            words.erase(at, at + (i + 1 < words.size() ? 2 : 1));
        } else {
            ++i;
        }
    }
    return words;
}

/// Names of groups by the pattern of their runs.
std::map<std::string, std::string> groupsOf(const std::vector<std::string>& words)
{
    std::map<std::string, std::string> groups;
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        if (const auto equals = words[i + 1].find('=');
            words[i] == "--group" && equals != std::string::npos) {
            groups[words[i + 1].substr(equals + 1)] = words[i + 1].substr(0, equals);
        }
    }
    return groups;
}

using analysis::terminalSafe;

std::string sayInput(const LocatedInput& located)
{
    const auto& input = located.input;
    const auto named = terminalSafe(input.role + ": " + input.file);
    const auto path = terminalSafe(located.path);
    switch (located.state) {
    case InputState::Changed:
        return "changed    " + named + " (was " + input.digest + "; this one is " + path + ")\n";
    case InputState::Unknown:
        return "not known  " + named + " (its digest was not known then; this one is " + path + ")\n";
    case InputState::Missing:
        return "not found  " + named
            + (input.file == analysis::standardInput ? " (what a pipe held is gone; name a file instead)"
                                                     : " (" + input.digest + ")")
            + "\n";
    case InputState::Same:
        break;
    }
    return {};
}

std::string sayDifferences(const analysis::OutputDiff& diff)
{
    std::string text;
    for (const auto& one : diff.listed) {
        text += "differs    "
            + terminalSafe(one.place + ": " + (one.before.empty() ? "nothing" : one.before) + " -> "
                + (one.after.empty() ? "nothing" : one.after))
            + "\n";
    }
    if (diff.different > diff.listed.size()) {
        text += "           and " + std::to_string(diff.different - diff.listed.size()) + " more\n";
    }
    return text;
}

/// What stands where the numbers of old and new are compared.
struct Rerun
{
    int code = exitDone;
    std::optional<analysis::OutputDiff> diff; ///< nothing: it could not be run, and has said why
};

Rerun runAgain(RecordedCommand& command, const ReadRecipe& recipe, const std::string& file)
{
    std::string output;
    auto& options = command.recorded();
    options.captured = &output;
    options.recipe = true; // tells the numbers from what is said of them
    options.quiet = true;
    Rerun result;
    result.code = command.run();
    if (output.empty()) {
        return result;
    }
    const auto made = analysis::readRecipe(output, file);
    if (made) {
        result.diff = recipe.kind == OutputKind::Json ? analysis::jsonDiff(recipe.body, made->body)
                                                      : analysis::tableDiff(recipe.body, made->body);
    } else {
        printError("error: its command does not give this form any more");
        result.code = exitData;
    }
    return result;
}

/// Figures are drawn by the program with windows; their numbers are those of its CSV form.
Rerun drawAgain(const std::vector<std::string>& words, const ReadRecipe& recipe)
{
    Rerun result;
    const auto csv = figureNumbers(words);
    if (!csv) {
        result.code = fail(csv.error());
        return result;
    }
    if (recipe.kind != OutputKind::Picture) {
        result.diff = analysis::tableDiff(recipe.body, *csv);
        return result;
    }
    result.diff = analysis::OutputDiff { analysis::tableDiff(*csv, *csv).numbers, 0, {} };
    if (const auto digest = analysis::textDigest(*csv); digest != recipe.numbers) {
        result.diff->different = 1;
        result.diff->listed.push_back({ "the digest of the figure's numbers", recipe.numbers, digest });
    }
    return result;
}

bool isFigure(const std::vector<std::string>& words)
{
    return words.size() > 1 && words[0] == "touchstone" && words[1] == "figure";
}

support::Result<void> checkCommand(const ReadRecipe& recipe, const std::string& file)
{
    const auto& words = recipe.command;
    const auto refused = [&file](const std::string& text) {
        return support::failure(support::ErrorCode::Malformed, text, { file, 0, 0 });
    };
    const bool known = words.size() > 1 && words[0] == "touchstone-cli"
        && (words[1] == "score" || words[1] == "compare" || words[1] == "table");
    if (isFigure(words)) {
        if (words.size() > 2 && words[2] == "trend") {
            return refused("This is a figure of several outputs over time; reproduce each of them.");
        }
        if (recipe.kind == OutputKind::Picture && recipe.numbers.empty()) {
            return refused("This picture does not say which numbers it shows; write it again, or keep its "
                           "numbers with figure … -o FILE.csv.");
        }
        return {};
    }
    if (!known) {
        return refused("Its command is none of score, compare, table and figure, so it is not run.");
    }
    return {};
}

class ReproduceCommand : public Command
{
public:
    void declare(Arguments& arguments) override
    {
        arguments
            .value("file", m_file, "FILE",
                "What was written: JSON, CSV, Markdown, LaTeX, HTML, text, TSV with --recipe, or a figure")
            .required();
        arguments
            .value("--in", m_folders, "FOLDER",
                "Look for the inputs here too, and in all folders below; they are found by name and digest, "
                "beside FILE and in the working folder first; repeats")
            .repeats();
        arguments.flag("--quiet", m_quiet, "Say nothing where all is equal");
        declareThreads(arguments, threads);
    }
    int run() override;

private:
    [[nodiscard]] int reproduce(const ReadRecipe& recipe) const;

    std::string m_file; ///< what a command wrote
    std::vector<std::string> m_folders; ///< where its inputs may be, beside its own and the working folder
    bool m_quiet = false;
};

/// The recipe's command on the inputs as they are found now.
int ReproduceCommand::reproduce(const ReadRecipe& recipe) const
{
    const auto beside = std::filesystem::path(m_file).parent_path().string();
    InputFinder finder(recipe.inputs, { beside.empty() ? "." : beside, "." }, m_folders);
    const auto groups = groupsOf(recipe.command);
    auto words = withoutOutput(recipe.command);
    FoundFiles found;
    auto whole = words;
    if (isFigure(recipe.command)) { // which is not drawn without a place
        whole.insert(whole.end(), { "-o", "figure.csv" });
    }
    const auto parsed = parseArguments(isFigure(recipe.command) ? figureProgram() : printingProgram(), whole,
        [&](const std::string& option, const std::string& path) {
            auto paths = option == "--group" ? finder.ofGroup(groups.at(path), path)
                                             : std::vector<std::string> { finder.next(path) };
            found[{ option, path }] = paths;
            return paths;
        });
    if (!parsed.command) {
        printError("error: the command of " + m_file + " cannot be run: " + parsed.message);
        return exitData;
    }
    std::string said;
    bool missing = false;
    for (const auto& located : finder.located()) {
        said += sayInput(located);
        missing = missing || located.state == InputState::Missing;
    }
    const auto version = std::string(analysis::version());
    if (recipe.version != version) {
        said += "version    " + terminalSafe(recipe.version) + " -> " + version + "\n";
    }
    const auto put = [](const std::string& text) {
        const auto done = print(text);
        return done ? exitDone : fail(done.error());
    };
    if (missing) {
        const int code = put(said + "Not run: name the folder of what was not found with --in FOLDER.\n");
        return code == exitDone ? exitData : code;
    }
    const auto rerun = isFigure(recipe.command)
        ? drawAgain(withFiles(words, found), recipe)
        : runAgain(dynamic_cast<RecordedCommand&>(*parsed.command), recipe, m_file);
    if (!rerun.diff) {
        const int code = said.empty() ? exitDone : put(said);
        return rerun.code > exitRule ? rerun.code : std::max(code, exitData);
    }
    said += sayDifferences(*rerun.diff);
    const auto numbers = std::to_string(rerun.diff->numbers) + " numbers";
    if (said.empty()) {
        return m_quiet ? exitDone : put("equal: " + numbers + "\n");
    }
    const int code = put(said
        + (rerun.diff->different == 0 ? "The " + numbers + " are equal.\n"
                                      : "Of " + numbers + " and what they are of, "
                    + std::to_string(rerun.diff->different) + " differ.\n"));
    return std::max(code, exitData);
}

int ReproduceCommand::run()
{
    for (const auto& folder : m_folders) {
        std::error_code error;
        if (!std::filesystem::is_directory(folder, error)) {
            return fail(
                { support::ErrorCode::InvalidOption, "--in " + folder + ": there is no such folder.", {} });
        }
    }
    const auto bytes = bytesOf(m_file);
    if (!bytes) {
        return fail(bytes.error());
    }
    const auto recipe = analysis::readRecipe(*bytes, m_file);
    if (!recipe) {
        return fail(recipe.error());
    }
    if (const auto known = checkCommand(*recipe, m_file); !known) {
        return fail(known.error());
    }
    return reproduce(*recipe);
}

} // namespace

CommandEntry reproduceCommand()
{
    return entry<ReproduceCommand>("reproduce",
        "Run again what an output of score, compare, table or figure says of itself, and tell what differs: "
        "exit code 0 equal, 1 not");
}

} // namespace touchstone::cli
