// SPDX-License-Identifier: GPL-3.0-or-later
// The only source that includes CLI11, which takes half a minute to compile.
#include "app/cli/words/arguments.h"

#include "app/cli/words/command.h"
#include "app/cli/words/embedded.h"
#include "app/cli/words/completing.h"
#include "app/cli/words/libraries.h"
#include "app/cli/words/manpage.h"
#include "app/cli/words/outputwords.h"
#include "app/cli/words/projectwords.h"

#include "core/evaluation/records/evaluation.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wnull-dereference" // a false alarm of GCC 12 inside CLI11's split()
#endif
#include <CLI/CLI.hpp>

#include <cmath>
#include <set>

namespace touchstone::cli {

namespace {

/// Every flag of every command: it stands alone, or is yes or no ("=no" takes away what a preset sets).
void restrictFlags(CLI::App& app)
{
    for (auto* option : app.get_options()) {
        if (option->get_items_expected_max() == 0) {
            const auto name = option->get_name();
            option->check(CLI::Validator(
                [name](const std::string& word) {
                    if (word != "true" && word != "false") { // what CLI11 makes of one that stands alone
                        (void)chosen(name, word, Names<bool> { { "yes", true }, { "no", false } });
                    }
                    return std::string();
                },
                {}));
        }
    }
    for (auto* command : app.get_subcommands({})) {
        restrictFlags(*command);
    }
}

/// Options that change nothing of what is said: where it goes, how fast, and the data, which the recipe
/// writes by itself.
bool isOfOutput(const std::string& name)
{
    static const std::set<std::string> names { "output", "quiet", "strict", "threads", "recipe", "no-recipe",
        "gold", "system", "systems", "help", "version", "statistics", "no-documents" };
    return names.contains(name);
}

/// Every other option of a command, in the order of its help.
std::vector<TypedOption> typedOptions(const CLI::App& app)
{
    std::vector<TypedOption> typed;
    for (const auto* option : app.get_options()) {
        const auto& names = option->get_lnames();
        if (option->count() == 0 || names.empty() || isOfOutput(names.front())) {
            continue;
        }
        const auto name = "--" + names.front();
        auto values = option->results();
        if (option->get_delimiter() != '\0') {
            values = { CLI::detail::join(values, std::string(1, option->get_delimiter())) };
        }
        for (const auto& value : values) {
            if (option->get_items_expected_max() != 0) {
                typed.push_back({ name, value });
            } else if (value == "false" && option->check_fname(names.back())) {
                typed.push_back({ "--" + names.back(), std::nullopt });
            } else {
                typed.push_back({ value == "true" ? name : name + "=" + value, std::nullopt });
            }
        }
    }
    return typed;
}

/// Names that a misspelt word may have meant.
std::vector<std::string> knownWords(const CLI::App& app, bool optionName)
{
    if (!optionName) {
        return support::listOf(
            app.get_subcommands({}), [](const auto* command) { return command->get_name(); });
    }
    std::vector<std::string> known;
    for (const auto* option : app.get_options()) {
        for (const auto& name : option->get_lnames()) {
            known.push_back("--" + name);
        }
    }
    for (const auto* command : app.get_subcommands()) {
        const auto inner = knownWords(*command, true);
        known.insert(known.end(), inner.begin(), inner.end());
    }
    return known;
}

OptionFacts factsOf(const CLI::Option& option, const Offers& offers)
{
    OptionFacts facts;
    for (const auto& name : option.get_snames()) {
        facts.names.push_back("-" + name);
    }
    for (const auto& name : option.get_lnames()) {
        facts.names.push_back("--" + name);
    }
    facts.positional = option.get_positional();
    if (facts.positional) {
        facts.names = { option.get_single_name() };
    }
    const bool flag = option.get_items_expected_max() == 0;
    facts.shape = flag ? std::string() : option.get_option_text();
    facts.help = option.get_description();
    facts.heading = option.get_group() == "Options" ? std::string() : option.get_group();
    facts.required = option.get_required();
    facts.list = option.get_delimiter() == ',' || facts.shape.find(",...") != std::string::npos;
    if (const auto offer = offers.find(&option); offer != offers.end()) {
        facts.offer = offer->second;
    }
    return facts;
}

CommandFacts factsOf(const CLI::App& app, const Offers& offers)
{
    CommandFacts facts { app.get_name(), app.get_description(), {}, {} };
    for (const auto* option : app.get_options()) {
        if (!option->get_group().empty()) {
            facts.options.push_back(factsOf(*option, offers));
        }
    }
    for (const auto* command : app.get_subcommands({})) {
        facts.commands.push_back(factsOf(*command, offers));
    }
    return facts;
}

} // namespace

Option& Option::offers(OfferedWords words)
{
    (*m_offers)[m_option].words = std::move(words);
    return *this;
}

Option& Option::offersTypes()
{
    (*m_offers)[m_option].types = true;
    return *this;
}

Option& Option::offersSystems()
{
    (*m_offers)[m_option].systems = true;
    return *this;
}

Option& Option::hidden()
{
    m_option->group("");
    return *this;
}

template <typename Number> Option& Option::between(Number least, Number most)
{
    m_option->check(CLI::Range(least, most));
    if constexpr (std::is_floating_point_v<Number>) { // CLI::Range lets it pass
        m_option->check(CLI::Validator(
            [least, most](const std::string& word) {
                const auto number = support::parsed<Number>(word);
                return number && std::isnan(*number) ? "Value " + word + " not in range "
                        + std::to_string(least) + " to " + std::to_string(most)
                                                     : std::string();
            },
            {}));
    }
    return *this;
}

template Option& Option::between(int, int);
template Option& Option::between(double, double);
template Option& Option::between(std::size_t, std::size_t);

Option& Option::fromStandardInput()
{
    m_option->transform(CLI::Validator(
        [](std::string& word) {
            if (word == "-" || word == "from=-") {
                claimStandardInput();
                word.replace(word.size() - 1, 1, "/dev/stdin");
            }
            return std::string();
        },
        {}));
    return *this;
}

Option& Option::positive()
{
    // Not CLI::PositiveNumber, whose message calls 0 out of "0 to 1.8e308".
    m_option->check(CLI::Validator(
        [](const std::string& word) {
            const auto number = support::parsed<double>(word);
            return number && *number > 0 ? std::string() : "takes a number above 0, and not " + word;
        },
        {}));
    return *this;
}

Option& Option::filled(const std::string& text)
{
    m_option->check(
        CLI::Validator([text](const std::string& word) { return word.empty() ? text : std::string(); }, {}));
    return *this;
}

Option& Option::required()
{
    m_option->required();
    return *this;
}

Option& Option::separated()
{
    m_option->delimiter(',');
    return *this;
}

Option& Option::joined()
{
    m_option->join(',');
    return *this;
}

Option Arguments::headed(CLI::Option* option) const
{
    return { m_heading == nullptr ? option : option->group(m_heading), m_offers };
}

template <typename T>
Option Arguments::value(const char* name, T& target, const char* shape, const std::string& help)
{
    return headed(m_app.add_option(name, target, help)->option_text(shape));
}

template Option Arguments::value(const char*, std::string&, const char*, const std::string&);
template Option Arguments::value(const char*, std::vector<std::string>&, const char*, const std::string&);
template Option Arguments::value(const char*, int&, const char*, const std::string&);
template Option Arguments::value(const char*, double&, const char*, const std::string&);
template Option Arguments::value(const char*, std::size_t&, const char*, const std::string&);
template Option Arguments::value(const char*, std::uint32_t&, const char*, const std::string&);
template Option Arguments::value(const char*, std::optional<int>&, const char*, const std::string&);
template Option Arguments::value(const char*, std::optional<double>&, const char*, const std::string&);
template Option Arguments::value(const char*, std::optional<std::uint32_t>&, const char*, const std::string&);
template Option Arguments::value(const char*, std::optional<std::string>&, const char*, const std::string&);

Option Arguments::repeated(
    const char* name, std::vector<std::string>& target, const char* shape, const std::string& help)
{
    auto* const option = m_app.add_option(name, target, help)->option_text(shape);
    return headed(option->take_all()->expected(1));
}

Option Arguments::word(const char* name, const std::function<void(const std::string&)>& take,
    const char* shape, const std::string& help)
{
    return headed(m_app.add_option_function<std::string>(name, take, help)->option_text(shape));
}

Option Arguments::flag(const char* name, bool& target, const char* help)
{
    return headed(m_app.add_flag(name, target, help));
}

Option Arguments::flag(const char* name, std::function<void(bool)> take, const char* help)
{
    return headed(m_app.add_flag_function(
        name, [take = std::move(take)](std::int64_t count) { take(count > 0); }, help));
}

void Arguments::tellVersion() { m_app.set_version_flag("--version", m_version); }

Arguments Arguments::command(const char* name, const char* summary, std::function<void()> called)
{
    m_app.require_subcommand(1, 1);
    auto* const app = m_app.add_subcommand(name, summary);
    app->callback(std::move(called));
    return { *app, m_version, m_offers };
}

void declareThreads(Arguments& arguments, int& threads)
{
    arguments.value("--threads", threads, "N", "Threads; default: all cores").between(1, 1024);
}

namespace {

/// The same command over each table of a project, or one for all of them. Tables that are refused are told
/// before, and end it with 1 at least.
class SeveralTables : public Command
{
public:
    SeveralTables(bool joined, std::vector<RefusedTable> refused)
        : m_joined(joined)
        , m_refused(std::move(refused))
    {
    }

    void declare(Arguments& /*arguments*/) override { }
    int run() override
    {
        for (const auto& [heading, error] : m_refused) {
            if (auto* const inside = Embedded::here()) {
                inside->error = inside->error.value_or(error);
            } else {
                std::fputs((messageText(support::formatted(error)) + "\n").c_str(), stderr);
            }
        }
        int code = m_refused.empty() ? 0 : 1;
        if (m_joined) {
            return std::max(code, m_commands.front().command->runTables(m_commands));
        }
        for (auto& [heading, command] : m_commands) {
            const auto line = "\n" + messageText(heading) + "\n\n";
            if (auto* const inside = Embedded::here()) {
                inside->printed += line;
            } else {
                std::fputs(line.c_str(), stdout);
                std::fflush(stdout);
            }
            code = std::max(code, command->run());
        }
        return code;
    }
    void add(std::string heading, std::unique_ptr<Command> command)
    {
        threads = command->threads;
        m_commands.push_back({ std::move(heading), std::move(command) });
    }

private:
    bool m_joined; ///< the first one runs for all
    std::vector<RefusedTable> m_refused;
    std::vector<CommandOfTable> m_commands;
};

/// The command that the words begin with; null: none.
std::unique_ptr<Command> commandOf(const Program& program, const std::vector<std::string>& words)
{
    for (const auto& word : words) {
        if (const auto* const entry = support::found(program.commands, word, &CommandEntry::name)) {
            return entry->make();
        }
    }
    return nullptr;
}

/// Does it take an option, such as --project?
bool takesOption(const Program& program, const std::vector<std::string>& words, const char* name)
{
    const auto command = commandOf(program, words);
    if (!command) {
        return false;
    }
    CLI::App app;
    Arguments arguments(app, {});
    command->declare(arguments);
    const auto* const option = app.get_option_no_throw(name);
    return option != nullptr && !option->get_group().empty()
        && !(std::string_view(name) == "--project" && command->readsProject(words));
}

/// The flag that a word stands behind as if it took one; null: none.
const CLI::Option* flagBefore(
    const CLI::App& app, const std::vector<std::string>& arguments, const std::string& word)
{
    const auto at = std::ranges::find(arguments, word);
    if (at == arguments.begin() || at == arguments.end()) {
        return nullptr;
    }
    const auto* const option = app.get_option_no_throw(*std::prev(at));
    return option != nullptr && option->get_items_expected_max() == 0 ? option : nullptr;
}

/// What is wrong with a value, where CLI11 does not say what is allowed.
std::string problemOf(const CLI::App& app, const std::string& told)
{
    for (const auto* const option : app.get_options()) {
        const auto name = option->get_name();
        if (const auto before = "Could not convert: " + name + " = "; told.starts_with(before)) {
            const bool whole = option->get_type_name().find("FLOAT") == std::string::npos;
            return name + " takes a " + (whole ? "whole number" : "number") + ", and not \""
                + told.substr(before.size()) + "\".";
        }
        if (told.starts_with(name + ": 1 required ")) {
            return name + " needs a value; write " + name + " " + option->get_option_text();
        }
    }
    return told;
}

Parsed wrongUsage(const Program& program, const std::string& text)
{
    Parsed parsed { nullptr,
        program.name + ": error: " + messageText(text) + "\nSee " + program.name + " --help.\n", 2 };
    parsed.problem = text;
    return parsed;
}

/// Of a command line with --project.
Parsed parseProject(const Program& program, const std::vector<std::string>& words)
{
    ProjectCommands project;
    const bool joined = commandOf(program, words)->joinsTables(words);
    try {
        project = projectCommands(words,
            { takesOption(program, words, "--judgements"), takesOption(program, words, "--note"),
                takesOption(program, words, "--lead-notes"), joined });
    } catch (const ProjectError& error) {
        Parsed parsed { nullptr, messageText(error.text) + "\n", 1 }; // of data, not of words
        parsed.error = error.error;
        return parsed;
    } catch (const UsageError& error) {
        return wrongUsage(program, error.text);
    }
    const bool one = project.commands.size() == 1 && project.refused.empty();
    auto several = std::make_unique<SeveralTables>(joined, std::move(project.refused));
    for (auto& [heading, own] : project.commands) {
        auto parsed = parseArguments(program, own);
        if (!parsed.command || one) {
            parsed.findings = std::move(project.findings);
            return parsed;
        }
        several->add(heading, std::move(parsed.command));
    }
    Parsed parsed { std::move(several) };
    parsed.findings = std::move(project.findings);
    return parsed;
}

/// With the libraries behind it, since numbers and what can be read may hang on them.
std::string versionText(const Program& program)
{
    auto libraries = libraryVersions();
    libraries.insert(libraries.begin(), program.libraries.begin(), program.libraries.end());
    return program.name + " " + std::string(analysis::version()) + "\nwith " + listed(libraries) + "\n";
}

struct DeclaredProgram
{
    std::unique_ptr<Command> bare;
    std::vector<std::pair<const CLI::App*, std::unique_ptr<Command>>> commands;
};

DeclaredProgram declareProgram(const Program& program, CLI::App& app, const std::string& version,
    const std::shared_ptr<Offers>& offers = std::make_shared<Offers>())
{
    DeclaredProgram declared;
    Arguments whole(app, version, offers);
    whole.tellVersion();
    app.require_subcommand(program.bare ? 0 : 1, 1);
    declared.bare = program.bare ? program.bare() : nullptr;
    if (declared.bare) {
        declared.bare->declare(whole);
    }
    for (const auto& [name, summary, make] : program.commands) {
        auto* const own = app.add_subcommand(name, summary);
        Arguments of(*own, version, offers);
        declared.commands.emplace_back(own, make()).second->declare(of);
    }
    return declared;
}

/// To what packages and shells ask; nothing: the words are a person's.
std::optional<Parsed> hiddenAnswer(const Program& program, const std::vector<std::string>& arguments)
{
    if (!arguments.empty() && arguments.front() == "--man") {
        const auto command = arguments.size() > 1 ? arguments[1] : std::string();
        auto page = manualPage(factsOf(program), command, analysis::version(), TOUCHSTONE_RELEASED);
        return Parsed { nullptr, page.empty() ? "There is no command " + command + ".\n" : page,
            page.empty() ? 2 : 0 };
    }
    if (arguments.size() > 1 && arguments.front() == "--complete") {
        const auto number = support::parsed<std::size_t>(arguments[1]);
        return Parsed { nullptr,
            completions(factsOf(program), number.value_or(0), { arguments.begin() + 2, arguments.end() }),
            0 };
    }
    return std::nullopt;
}

} // namespace

CommandFacts factsOf(const Program& program)
{
    CLI::App app { program.summary, program.name };
    const auto offers = std::make_shared<Offers>();
    const auto declared = declareProgram(program, app, {}, offers);
    return factsOf(app, *offers);
}

Parsed parseArguments(
    const Program& program, const std::vector<std::string>& arguments, const FileLookup& lookup)
{
    if (auto answer = hiddenAnswer(program, arguments)) {
        return std::move(*answer);
    }
    if (!lookup && namesProject(arguments) && !support::contains(arguments, "--help")
        && takesOption(program, arguments, "--project")) {
        return parseProject(program, arguments);
    }
    const auto version = versionText(program);
    CLI::App app { program.summary, program.name };
    auto [called, commands] = declareProgram(program, app, version);
    restrictFlags(app);
    const auto usage = [&program](const std::string& text) -> Parsed { return wrongUsage(program, text); };
    try {
        // CLI11 takes the arguments from the back.
        std::vector<std::string> words(arguments.rbegin(), arguments.rend());
        std::ranges::replace(words, "--json=flat", flatJson);
        app.parse(std::move(words));
        for (auto& [own, command] : commands) {
            if (own->parsed()) {
                called = std::move(command);
                called->typed = typedOptions(*own);
            }
        }
        if (lookup) {
            called->lookUp(lookup);
        }
        called->finish();
    } catch (const CLI::CallForHelp&) {
        const CLI::App* asked = &app;
        while (!asked->get_subcommands().empty()) {
            asked = asked->get_subcommands().front();
        }
        return { nullptr, asked->help(), 0 };
    } catch (const CLI::CallForVersion&) {
        return { nullptr, version, 0 };
    } catch (const CLI::ParseError& error) {
        const auto extras = app.remaining(true);
        const CLI::App& asked = app.get_subcommands().empty() ? app : *app.get_subcommands().front();
        if (!extras.empty()) {
            if (extras.front() == flatJson) {
                return usage("--json=flat is a form of score; elsewhere it is --json.");
            }
            if (const auto* const flag = flagBefore(asked, arguments, extras.front())) {
                const auto name = flag->get_name();
                return usage("unknown word \"" + extras.front() + "\"; " + name
                    + " stands alone, or says yes or no: " + name + "=no.");
            }
            const auto word = extras.front().substr(0, extras.front().find('='));
            return usage("unknown word \"" + extras.front() + "\"."
                + suggestion(word, knownWords(app, word.starts_with("-"))));
        }
        // A first word that is no command is not among the extras when a command is required.
        if (!program.bare && app.get_subcommands().empty() && !arguments.empty()) {
            return usage("unknown command \"" + arguments.front() + "\"."
                + suggestion(arguments.front(), knownWords(app, false)));
        }
        return usage(problemOf(asked, error.what()));
    } catch (const UsageError& error) {
        return usage(error.text);
    }
    return { std::move(called) };
}

} // namespace touchstone::cli
