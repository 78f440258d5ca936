// SPDX-License-Identifier: GPL-3.0-or-later
// Commands of touchstone-cli run inside the interpreter, and what the program knows without data.
#include "python/binding/results.h"

#include "app/cli/words/projectwords.h"

#include "core/evaluation/records/evaluation.h"
#include "core/support/lookup.h"

#include <pybind11/stl.h>
#include <tbb/global_control.h>

namespace touchstone::python {

namespace {

struct Output
{
    int code = 0;
    std::string text;
    std::vector<std::string> messages;
};

/// No more threads than these, as long as it lives; null: all cores.
std::unique_ptr<tbb::global_control> limitOf(int threads)
{
    return threads <= 0 ? nullptr
                        : std::make_unique<tbb::global_control>(
                            tbb::global_control::max_allowed_parallelism, static_cast<std::size_t>(threads));
}

void collect(cli::Embedded& inside, const support::Diagnostics& findings)
{
    for (const auto& finding : findings.list()) {
        inside.messages.push_back(support::formatted(finding));
    }
}

Output run(const Words& words, cli::Embedded& inside)
{
    auto parsed = cli::parseArguments(cli::printingProgram(), words);
    collect(inside, parsed.findings);
    if (!parsed.command) {
        if (parsed.exitCode != cli::exitDone) {
            inside.error = parsed.error.value_or(
                support::Error { support::ErrorCode::InvalidOption, parsed.problem, {} });
        }
        return { parsed.exitCode, parsed.message, {} };
    }
    const auto limit = limitOf(parsed.command->threads);
    Output output;
    output.code = parsed.command->run();
    output.text = std::move(inside.printed);
    return output;
}

Output commandOf(const Words& words, const std::map<std::string, CorpusPtr>& corpora,
    const std::map<std::string, std::string>& data, bool check)
{
    return watched([&](const std::stop_token& stop) {
        cli::Embedded inside;
        inside.stop = stop;
        for (const auto& [word, corpus] : corpora) {
            inside.files.emplace(word, cli::HeldFile { corpus->source() });
        }
        for (const auto& [word, bytes] : data) {
            cli::HeldFile held { { word, word, {} } };
            held.source.options.content = std::make_shared<const std::string>(bytes);
            inside.files.emplace(word, std::move(held));
        }
        auto output = run(words, inside);
        if (inside.error && inside.error->code == support::ErrorCode::Cancelled) {
            throw DataError(*inside.error);
        }
        const bool failed = output.code == cli::exitData || output.code == cli::exitUsage;
        if (failed && check) {
            const auto text
                = inside.messages.empty() ? std::string("The command failed.") : inside.messages.back();
            throw DataError(inside.error.value_or(support::Error { support::ErrorCode::Malformed, text, {} }),
                inside.error ? inside.messages : std::vector<std::string>());
        }
        if (inside.error) {
            inside.messages.push_back(support::formatted(*inside.error));
        }
        output.messages = std::move(inside.messages);
        return output;
    });
}

std::string listOf(const char* command) { return commandOf({ command, "--json" }, {}, {}, true).text; }

/// What a project is asked for. Throws DataError.
cli::ProjectCommands projectOf(const std::string& path, const Words& words)
{
    Words line { "score", "--project", path };
    line.insert(line.end(), words.begin(), words.end());
    return watched([&](const std::stop_token& /*stop*/) {
        try {
            return cli::projectCommands(line, {});
        } catch (const cli::ProjectError& error) {
            throw DataError(error.error);
        } catch (const cli::UsageError& error) {
            throw wrongWords(error.text);
        }
    });
}

/// Words that are wrong are told at once, with what is wrong with the project, which may be the reason.
void refuseWrongWords(const Words& words, const support::Diagnostics& ofProject)
{
    try {
        (void)askedScores({ words, nullptr, {} });
    } catch (const DataError& error) {
        throw DataError(error.error(), support::listOf(ofProject.list(), [](const auto& finding) {
            return support::formatted(finding);
        }));
    }
}

std::vector<std::pair<std::string, Words>> projectWords(const std::string& path, const Words& words)
{
    auto project = projectOf(path, words);
    std::vector<std::pair<std::string, Words>> tables;
    for (auto& command : project.commands) {
        command.words.erase(command.words.begin());
        refuseWrongWords(command.words, project.findings);
        tables.emplace_back(std::move(command.heading), std::move(command.words));
    }
    for (const auto& [heading, error] : project.refused) {
        tables.emplace_back(heading, Words());
    }
    return tables;
}

/// Throws DataError: why a table has no words.
void refuseTable(const std::string& path, const Words& words, const std::string& table)
{
    const auto project = projectOf(path, words);
    if (const auto* const refused = support::found(project.refused, table, &cli::RefusedTable::heading)) {
        throw DataError(refused->error);
    }
}

py::list projectFindings(const std::string& path, const Words& words)
{
    py::list list;
    const auto project = projectOf(path, words);
    for (const auto& finding : project.findings.list()) {
        list.append(findingDict(finding));
    }
    return list;
}

} // namespace

void addCommands(py::module_& module)
{
    using namespace py::literals;
    py::class_<Output>(
        module, "Output", "What a command of touchstone-cli said when it was run in this process.")
        .def_readonly("code", &Output::code, "0 done, 1 data, 2 usage, 3 a rule of --fail-if is broken.")
        .def_readonly("text", &Output::text, "What it printed.")
        .def_readonly("messages", &Output::messages, "What it wrote to standard error, line by line.");
    module.def("command", &commandOf, "Run a command of touchstone-cli with its words.", "words"_a,
        "corpora"_a = std::map<std::string, CorpusPtr>(), py::kw_only(),
        "data"_a = std::map<std::string, std::string>(), "check"_a = true);
    module.def("project_words", &projectWords,
        "The words of score for each table of a project; none for one that is not scored.", "path"_a,
        "words"_a = Words());
    module.def("refuse_table", &refuseTable, "Raise why a table of a project is not scored.", "path"_a,
        "words"_a, "table"_a);
    module.def("project_findings", &projectFindings, "What is wrong with a project, and did not stop it.",
        "path"_a, "words"_a = Words());
    module.def(
        "presets", [] { return listOf("presets"); }, "presets --json, as text.");
    module.def(
        "measures", [] { return listOf("measures"); }, "measures --json, as text.");
    module.def(
        "formats", [] { return listOf("formats"); }, "formats --json, as text.");
    module.def(
        "version", [] { return std::string(analysis::version()); }, "The version of touchstone.");
    module.def(
        "set_threads",
        [](int count) {
            static std::unique_ptr<tbb::global_control> limit;
            limit.reset();
            limit = limitOf(count);
        },
        "Threads for the work of the core; 0: all cores.", "count"_a);
}

} // namespace touchstone::python
