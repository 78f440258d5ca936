// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/completing.h"

#include "app/cli/words/projectwords.h"
#include "app/cli/words/scoringwords.h"

#include "core/io/bytes/words.h"
#include "core/io/open/opener.h"
#include "core/support/lookup.h"

#include <filesystem>
#include <fstream>

namespace touchstone::cli {

namespace {

using Words = std::vector<std::string>;

const OptionFacts* optionOf(const CommandFacts& command, std::string_view name)
{
    for (const auto& option : command.options) {
        if (!option.positional && support::contains(option.names, name)) {
            return &option;
        }
    }
    return nullptr;
}

/// The line as far as it is written: the commands that it names, outermost first, the option whose value
/// stands at its end, and the files.
struct Line
{
    std::vector<const CommandFacts*> commands;
    const OptionFacts* open = nullptr; ///< null: no option waits for its value
    Words positionals, systems, globs;
    std::string gold, format, project;

    explicit Line(const CommandFacts& program)
        : commands { &program }
    {
    }

    void read(const std::string& word)
    {
        if (open != nullptr) {
            take(*std::exchange(open, nullptr), word);
        } else if (word.starts_with("-")) {
            const auto equals = word.find('=');
            const auto* const option = known(word.substr(0, equals));
            if (option != nullptr && !option->shape.empty()) {
                if (equals == std::string::npos) {
                    open = option;
                } else {
                    take(*option, word.substr(equals + 1));
                }
            }
        } else if (const auto* const inner
            = support::found(commands.back()->commands, word, &CommandFacts::name)) {
            commands.push_back(inner);
        } else {
            positionals.push_back(path(word));
        }
    }
    /// Of the innermost command, else of one around it.
    [[nodiscard]] const OptionFacts* known(std::string_view name) const
    {
        for (auto command = commands.rbegin(); command != commands.rend(); ++command) {
            if (const auto* const option = optionOf(**command, name)) {
                return option;
            }
        }
        return nullptr;
    }

private:
    /// Standard input is for the command itself, when it runs.
    [[nodiscard]] static std::string path(const std::string& word)
    {
        return word == "-" ? "/dev/null" : word;
    }

    void take(const OptionFacts& option, const std::string& value)
    {
        const auto& name = option.names.back();
        if (name == "--gold") {
            gold = path(value);
        } else if (name == "--system") {
            systems.push_back(path(value));
        } else if (name == "--systems") {
            globs.push_back(value);
        } else if (name == "--format") {
            format = value;
        } else if (name == "--project") {
            project = value;
        }
    }
};

/// As the commands take them: a gold, where --gold names none, and systems.
std::vector<analysis::LayerSource> sourcesOf(const Line& line)
{
    FileWords files;
    files.gold = line.gold;
    files.systems = line.systems;
    files.systemGlobs = line.globs;
    files.positionals = line.positionals;
    auto dataSet = files.dataSet();
    dataSet.systems.insert(dataSet.systems.begin(), dataSet.gold);
    return std::move(dataSet.systems);
}

bool isFile(const std::string& path)
{
    std::error_code error;
    return std::filesystem::is_regular_file(path, error);
}

/// The types of the beginning of a file, up to a whole line.
void addTypes(Words& types, const std::string& path, const std::string& format)
{
    constexpr std::size_t most = std::size_t(2) << 20U;
    if (!isFile(path)) {
        return;
    }
    std::ifstream stream(path, std::ios::binary);
    std::string bytes(most, '\0');
    stream.read(bytes.data(), std::ptrdiff_t(most));
    bytes.resize(static_cast<std::size_t>(stream.gcount()));
    io::ReadOptions options;
    options.format = format;
    if (bytes.size() == most) { // else the file itself is read, with what stands beside it
        bytes.resize(bytes.rfind('\n') + 1);
        options.content = std::make_shared<const std::string>(std::move(bytes));
    }
    support::Progress progress;
    if (const auto layer = io::openLayer(path, {}, options, progress)) {
        for (std::size_t i = 0; i < (*layer)->labels.size(); ++i) {
            support::addNew(
                types, (*layer)->labels.name(annotation::LabelId { static_cast<std::uint32_t>(i) }));
        }
    }
}

Words typesOf(const Line& line)
{
    Words types;
    for (const auto& source : sourcesOf(line)) {
        addTypes(types, source.path, line.format);
    }
    std::ranges::sort(types);
    return types;
}

Words systemsOf(const Line& line)
{
    auto sources = sourcesOf(line);
    sources.erase(sources.begin());
    return analysis::namesSideBySide(sources);
}

/// "led|cer" of a shape: what is written small is meant as it stands.
Words wordsOfShape(const std::string& shape)
{
    Words words;
    if (shape.find('|') != std::string::npos) {
        for (const auto piece : io::pieces(shape, "|")) {
            if (std::ranges::all_of(piece, [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; })) {
                words.emplace_back(piece);
            }
        }
    }
    return words;
}

bool namesFiles(const OptionFacts& option)
{
    const auto holds = [&option](const char* part) { return option.shape.find(part) != std::string::npos; };
    return holds("PATH") || holds("FILE") || holds("FOLDER") || holds("GLOB")
        || (option.positional && (holds("IN") || holds("GOLD")));
}

/// A line of the answer. Signs that end lines and columns, which no shell should get, have no place in it.
void addAnswer(
    std::string& answers, const std::string& prefix, const std::string& word, std::string_view meaning = {})
{
    if (std::ranges::any_of(word, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; })) {
        return;
    }
    answers += prefix + word;
    if (!meaning.empty()) {
        const auto end = std::min(meaning.find(". "), std::min(meaning.find("; "), meaning.find(": ")));
        answers += "\t" + std::string(meaning.substr(0, end));
    }
    answers += "\n";
}

/// Where the last word of a list begins, behind a comma. Of types, whose own commas stand behind a backslash.
std::size_t lastOfList(const std::string& typed, bool types)
{
    std::size_t from = 0;
    for (std::size_t at = 0; at < typed.size(); ++at) {
        if (types && typed[at] == '\\' && at + 1 < typed.size()
            && (typed[at + 1] == ',' || typed[at + 1] == '\\')) {
            ++at;
        } else if (typed[at] == ',') {
            from = at + 1;
        }
    }
    return from;
}

/// Of an option's value that begins with `typed`; `before` stands in front of it in the same word.
std::string valuesOf(const OptionFacts& option, const Line& line, std::string typed, std::string before)
{
    std::string answers;
    if (option.list) {
        const auto from = lastOfList(typed, option.offer.types);
        before += typed.substr(0, from);
        typed.erase(0, from);
    }
    Words words = option.offer.words ? option.offer.words(typed) : wordsOfShape(option.shape);
    const auto add = [&words](const Words& more) { words.insert(words.end(), more.begin(), more.end()); };
    try {
        if (option.offer.types) {
            const auto types = typesOf(line);
            add(option.list ? support::listOf(
                    types, [](const std::string& type) { return analysis::typesText({ type }); })
                            : types);
        }
        if (option.offer.systems) {
            add(systemsOf(line));
        }
    } catch (const UsageError&) {
        // A line that is not whole yet may be wrong: then its files offer nothing.
    }
    // "OLD=NEW", "TYPE=N": behind the first word stands the sign.
    const auto sign = option.shape.find_first_of("=:");
    const bool leads = (option.offer.types || option.offer.systems) && sign != std::string::npos;
    for (const auto& word : words) {
        if (word.starts_with(typed)) {
            addAnswer(answers, before, leads ? word + option.shape[sign] : word);
        }
    }
    return namesFiles(option) ? answers + ":files\n" : answers;
}

std::string optionsOf(const Line& line, const std::string& typed)
{
    std::string answers;
    for (const auto& option : line.commands.back()->options) {
        for (const auto& name : option.names) {
            if (!option.positional && name.starts_with(typed) && (name.starts_with("--") || typed != "--")) {
                addAnswer(answers, {}, name, option.help);
            }
        }
    }
    return answers;
}

/// A command, or a word behind the command that belongs to no option.
std::string placesOf(const Line& line, const std::string& typed)
{
    std::string answers;
    const auto& command = *line.commands.back();
    if (line.positionals.empty()) {
        for (const auto& inner : command.commands) {
            if (inner.name.starts_with(typed)) {
                addAnswer(answers, {}, inner.name, inner.summary);
            }
        }
    }
    std::size_t place = 0;
    const OptionFacts* meant = nullptr;
    for (const auto& option : command.options) {
        if (option.positional && (meant == nullptr || place++ < line.positionals.size())) {
            meant = &option; // the last one takes all that follow
        }
    }
    if (meant != nullptr) {
        answers += valuesOf(*meant, line, typed, {});
    }
    return answers;
}

/// With --project its data and settings in the place of the option.
void readProject(Line& line, const Words& written)
{
    if (line.project.empty() || !isFile(line.project)) {
        return;
    }
    try {
        const auto project = projectCommands(written, { .oneOutput = true });
        if (!project.commands.empty()) {
            Line whole(*line.commands.front());
            for (const auto& word : project.commands.front().words) {
                whole.read(word);
            }
            line.gold = whole.gold;
            line.systems = whole.systems;
        }
    } catch (const UsageError&) {
        // Said when the command runs.
    }
}

} // namespace

std::string completions(
    const CommandFacts& program, std::size_t number, const std::vector<std::string>& words)
{
    if (number == 0) {
        return {};
    }
    Line line(program);
    const Words written(words.begin(), words.begin() + std::ptrdiff_t(std::min(number - 1, words.size())));
    for (const auto& word : written) {
        line.read(word);
    }
    auto typed = number <= words.size() ? words[number - 1] : std::string();
    const OptionFacts* option = std::exchange(line.open, nullptr);
    readProject(line, written);
    if (option != nullptr) {
        return valuesOf(*option, line, typed, {});
    }
    if (typed.starts_with("-") && typed != "-") {
        const auto equals = typed.find('=');
        if (equals == std::string::npos) {
            return optionsOf(line, typed);
        }
        option = line.known(typed.substr(0, equals));
        return option == nullptr || option->shape.empty()
            ? std::string()
            : valuesOf(*option, line, typed.substr(equals + 1), typed.substr(0, equals + 1));
    }
    if (typed == "-") {
        return optionsOf(line, typed);
    }
    auto answers = placesOf(line, typed);
    return answers.empty() && typed.empty() ? optionsOf(line, "--") : answers;
}

} // namespace touchstone::cli
