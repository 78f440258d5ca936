// SPDX-License-Identifier: GPL-3.0-or-later
// `reproduce`: the command of an output's recipe, run again on its inputs, and what is not as it was.
#include "app/cli/commands/commands.h"
#include "app/cli/words/suggest.h"
#include "app/cli/words/figureoptions.h"

#include "core/output/table.h"
#include "core/report/commandline.h"
#include "core/report/outputdiff.h"
#include "core/report/recipe.h"
#include "core/support/lookup.h"

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <glob.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace touchstone::cli {

namespace {

/// The files behind an option and the word for them in a command.
using FoundFiles = std::map<std::pair<std::string, std::string>, std::vector<std::string>>;

namespace fs = std::filesystem;

/// A folder that is gone with its owner.
class TemporaryFolder
{
public:
    TemporaryFolder()
    {
        std::error_code error;
        auto pattern = (fs::temp_directory_path(error) / "touchstone.XXXXXX").string();
        if (!error && mkdtemp(pattern.data()) != nullptr) {
            m_path = pattern;
        }
    }
    ~TemporaryFolder()
    {
        std::error_code error;
        if (!m_path.empty()) {
            fs::remove_all(m_path, error);
        }
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    /// Empty: there is none.
    [[nodiscard]] const std::string& path() const { return m_path; }

private:
    std::string m_path;
};

/// Beside this program, else to be found in the search path.
std::string drawingProgram()
{
    std::error_code error;
    const auto own = fs::read_symlink("/proc/self/exe", error);
    const auto beside = own.parent_path() / "touchstone";
    return !error && fs::is_regular_file(beside, error) ? beside.string() : "touchstone";
}

/// Its exit code; -1: it cannot be run.
int exitCodeOf(std::vector<std::string> words)
{
    std::vector<char*> arguments(words.size() + 1, nullptr);
    std::ranges::transform(words, arguments.begin(), [](auto& word) { return word.data(); });
    pid_t process = 0;
    if (posix_spawnp(&process, arguments.front(), nullptr, nullptr, arguments.data(), environ) != 0) {
        return -1;
    }
    int status = 0;
    while (waitpid(process, &status, 0) < 0) {
        if (errno != EINTR) {
            return -1;
        }
    }
    constexpr int notRun = 127;
    return WIFEXITED(status) ? (WEXITSTATUS(status) == notRun ? -1 : WEXITSTATUS(status)) : 1;
}

/// {"figure", "outcomes", "--gold", …} with the files that were found in place of those that are named.
std::vector<std::string> withFiles(std::vector<std::string> words, const FoundFiles& found)
{
    for (std::size_t i = 1; i < words.size(); ++i) {
        for (const auto& [named, paths] : found) {
            auto& word = words[i];
            const bool behindName = word.ends_with("=" + named.second);
            if (words[i - 1] == named.first && (word == named.second || behindName)) {
                word.replace(word.size() - named.second.size(), std::string::npos, paths.front());
                break;
            }
        }
    }
    return words;
}

/// Runs `touchstone` with these words, which stands beside this program or in the search path; the numbers of
/// the figure as CSV, without the recipe. Errors: NotFound without that program, Unreadable when it fails
/// (it has said why).
support::Result<std::string> figureNumbers(std::vector<std::string> words)
{
    const TemporaryFolder folder;
    if (folder.path().empty()) {
        return support::failure(
            support::ErrorCode::Unreadable, "There is no place for temporary files; name one in TMPDIR.");
    }
    const auto path = folder.path() + "/numbers.csv";
    words.insert(words.begin(), drawingProgram());
    words.insert(words.end(), { "--quiet", "-o", path });
    const int code = exitCodeOf(std::move(words));
    if (code < 0) {
        return support::failure(support::ErrorCode::NotFound,
            "Figures are drawn by the program touchstone, which stands neither beside touchstone-cli nor in "
            "the search path (PATH).");
    }
    std::ifstream file(path, std::ios::binary);
    std::ostringstream bytes;
    bytes << file.rdbuf();
    const auto read = analysis::readRecipe(bytes.str(), path);
    if (code != 0 || !read) {
        return support::failure(support::ErrorCode::Unreadable, "The figure could not be drawn again.");
    }
    return read->body;
}

enum class InputState {
    Same,
    Changed, ///< a file of that name is there, with another digest
    Unknown, ///< likewise, and the recipe tells no digest
    Missing
};

struct LocatedInput
{
    analysis::Recipe::Input input;
    std::string path; ///< of the file that was found; empty: Missing
    InputState state = InputState::Missing;
};

/// Files and folders of that name below a folder, in the order of their paths.
std::vector<std::string> below(const std::string& folder, const std::string& name)
{
    std::vector<std::string> found;
    std::error_code error;
    for (auto entry
         = fs::recursive_directory_iterator(folder, fs::directory_options::skip_permission_denied, error);
         !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
        if (entry->path().filename() == name) {
            found.push_back(entry->path().string());
        }
    }
    std::ranges::sort(found);
    return found;
}

/// What of that name a pattern of files matches.
std::vector<std::string> matching(const std::string& pattern, const std::string& name)
{
    std::vector<std::string> found;
    glob_t matches {};
    if (pattern.find_first_of("*?[") != std::string::npos
        // NOLINTNEXTLINE(concurrency-mt-unsafe): there are no other threads yet
        && glob(pattern.c_str(), 0, nullptr, &matches) == 0) {
        for (std::size_t i = 0; i < matches.gl_pathc; ++i) {
            if (fs::path(matches.gl_pathv[i]).filename() == name) {
                found.emplace_back(matches.gl_pathv[i]);
            }
        }
    }
    globfree(&matches);
    return found;
}

/// Finds files by name and digest: in the folders in their order, first as the command names them, then by
/// name alone; then in all folders below those of `deep`. The one with the right digest goes before those
/// with another.
class InputFinder
{
public:
    InputFinder(std::vector<analysis::Recipe::Input> inputs, std::vector<std::string> folders,
        std::vector<std::string> deep)
        : m_inputs(std::move(inputs))
        , m_taken(m_inputs.size())
        , m_folders(std::move(folders))
        , m_deep(std::move(deep))
    {
    }

    /// The next input that the command names so. Throws UsageError when the recipe has none of that name.
    std::string next(const std::string& path)
    {
        const auto name = analysis::isStandardInput(path) ? std::string(analysis::standardInput)
                                                          : analysis::fileName(path);
        for (std::size_t i = 0; i < m_inputs.size(); ++i) {
            if (!m_taken[i] && m_inputs[i].file == name) {
                return take(i, path);
            }
        }
        throw UsageError { "The command reads " + path + ", of which the recipe has no digest." };
    }

    /// The inputs of a group of runs, whose paths matched the pattern.
    std::vector<std::string> ofGroup(const std::string& name, const std::string& pattern)
    {
        std::vector<std::string> paths;
        for (std::size_t i = 0; i < m_inputs.size(); ++i) {
            if (!m_taken[i] && m_inputs[i].role == name) {
                paths.push_back(take(i, pattern));
            }
        }
        return paths;
    }

    /// All that were asked for, in that order.
    [[nodiscard]] const std::vector<LocatedInput>& located() const { return m_located; }

private:
    std::string take(std::size_t number, const std::string& path)
    {
        m_taken[number] = true;
        LocatedInput located { m_inputs[number], {}, InputState::Missing };
        const auto& wanted = located.input.digest;
        if (located.input.file != analysis::standardInput) {
            const auto paths = candidates(path, located.input.file);
            const support::Progress progress;
            for (const bool again :
                { false, true }) { // of equal runs each is another file, where there are several
                for (const auto& one : paths) {
                    const bool used = support::contains(m_located, one, &LocatedInput::path);
                    if (located.state != InputState::Same && !wanted.empty() && used == again
                        && analysis::inputDigest(one, progress).value_or("") == wanted) {
                        located.path = one;
                        located.state = InputState::Same;
                    }
                }
            }
            if (located.state != InputState::Same && !paths.empty()) {
                located.path = paths.front();
                located.state = wanted.empty() ? InputState::Unknown : InputState::Changed;
            }
        }
        m_located.push_back(located);
        return located.path.empty() ? path : located.path;
    }

    [[nodiscard]] std::vector<std::string> candidates(const std::string& path, const std::string& name) const
    {
        std::vector<std::string> paths;
        const auto add = [&paths](const fs::path& one) {
            std::error_code error;
            if (fs::exists(one, error) && !support::contains(paths, one.string())) {
                paths.push_back(one.string());
            }
        };
        for (const auto* folders : { &m_folders, &m_deep }) {
            for (const auto& folder : *folders) {
                const auto named = fs::path(folder) / path;
                if (analysis::fileName(named.string()) == name) {
                    add(named);
                }
                for (const auto& one : matching(named.string(), name)) {
                    add(one);
                }
                add(fs::path(folder) / name);
            }
        }
        for (const auto& folder : m_deep) {
            for (const auto& one : below(folder, name)) {
                add(one);
            }
        }
        return paths;
    }

    std::vector<analysis::Recipe::Input> m_inputs;
    std::vector<bool> m_taken; ///< like m_inputs
    std::vector<std::string> m_folders, m_deep;
    std::vector<LocatedInput> m_located;
};

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
        const auto at = words.begin() + static_cast<std::ptrdiff_t>(i);
        if (*at == "-o" || *at == "--output") {
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
    const auto csv = figureNumbers(words);
    if (!csv) {
        return { fail(csv.error()), std::nullopt };
    }
    if (recipe.kind != OutputKind::Picture) {
        return { exitDone, analysis::tableDiff(recipe.body, *csv) };
    }
    analysis::OutputDiff diff { analysis::tableDiff(*csv, *csv).numbers, 0, {} };
    if (const auto digest = analysis::textDigest(*csv); digest != recipe.numbers) {
        diff.different = 1;
        diff.listed.push_back({ "the digest of the figure's numbers", recipe.numbers, digest });
    }
    return { exitDone, std::move(diff) };
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
    if (!isFigure(words)) {
        auto recorded = printingProgram().commands;
        std::erase_if(recorded, [](const CommandEntry& entry) {
            return dynamic_cast<const RecordedCommand*>(entry.make().get()) == nullptr;
        });
        const bool known = words.size() > 1 && words[0] == "touchstone-cli"
            && support::contains(recorded, words[1], &CommandEntry::name);
        return known
            ? support::Result<void>()
            : refused("Its command is none of " + listed(support::listOf(recorded, &CommandEntry::name))
                + " and figure, so it is not run.");
    }
    if (words.size() > 2 && words[2] == "trend") {
        return refused("This is a figure of several outputs over time; reproduce each of them.");
    }
    if (words.size() > 2 && isCampaignFigure(words[2])) {
        return refused(
            "This is a figure of a project's runs; campaign --frozen tells what has changed of them.");
    }
    if (recipe.kind == OutputKind::Picture && recipe.numbers.empty()) {
        return refused(
            "This picture does not say which numbers it shows; write it again, or keep its numbers "
            "with figure … -o FILE.csv.");
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
            .fromStandardInput()
            .required();
        arguments.repeated("--in", m_folders, "FOLDER",
            "Look for the inputs here too, and in all folders below; they are found by name and digest, "
            "beside FILE and in the working folder first; repeats");
        arguments.flag("--quiet", m_quiet, "Say nothing where all is equal");
        declareThreads(arguments, threads);
    }
    int run() override
    {
        for (const auto& folder : m_folders) {
            std::error_code error;
            if (!std::filesystem::is_directory(folder, error)) {
                return fail({ support::ErrorCode::InvalidOption,
                    "--in " + folder + ": there is no such folder.", {} });
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

private:
    /// The recipe's command on the inputs as they are found now.
    [[nodiscard]] int reproduce(const ReadRecipe& recipe) const
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
        const auto parsed = parseArguments(isFigure(recipe.command) ? figureProgram() : printingProgram(),
            whole, [&](const std::string& option, const std::string& path) {
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

    std::string m_file; ///< what a command wrote
    std::vector<std::string> m_folders; ///< where its inputs may be, beside its own and the working folder
    bool m_quiet = false;
};

} // namespace

CommandEntry reproduceCommand()
{
    return entry<ReproduceCommand>("reproduce",
        "Run again what an output of score, compare, table or figure says of itself, and tell what differs: "
        "exit code 0 equal, 1 not");
}

} // namespace touchstone::cli
