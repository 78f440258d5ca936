// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/projectwords.h"

#include "core/project/campaignranking.h"
#include "core/project/judgementplaces.h"
#include "core/project/leadnotes.h"
#include "core/project/projecttables.h"
#include "core/project/runnotes.h"
#include "core/support/lookup.h"

#include <array>
#include <filesystem>
#include <set>

namespace touchstone::cli {

namespace {

constexpr std::array<std::string_view, 3> ownOptions { "--project", "--set", "--task" };

/// Options that say the same, or a part of it, as one of a project's words.
constexpr std::pair<std::string_view, std::string_view> synonyms[]
    = { { "--format", "--gold-format" }, { "--format", "--system-format" }, { "--column", "--gold-column" },
          { "--column", "--system-column" }, { "--columns", "--gold-columns" },
          { "--columns", "--system-columns" }, { "--table-columns", "--gold-columns" },
          { "--table-columns", "--system-columns" }, { "--systems", "--system" } };

std::string optionOf(const std::string& word) { return word.substr(0, word.find('=')); }

struct Asked
{
    std::string path, set, task;
    bool allowOutside = false;
    std::vector<std::string> words; ///< all others
    std::set<std::string, std::less<>> given; ///< options among these
};

Asked askedOf(const std::vector<std::string>& words)
{
    Asked asked;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto option = optionOf(words[i]);
        if (option == "--allow-outside") {
            asked.allowOutside = !words[i].ends_with("=no") && !words[i].ends_with("=false");
        } else if (support::contains(ownOptions, option)) {
            const bool inside = option.size() < words[i].size();
            if (!inside && i + 1 == words.size()) {
                throw UsageError { option + " is the last word; a name must follow it." };
            }
            auto& target = option == "--project" ? asked.path : option == "--set" ? asked.set : asked.task;
            target = inside ? words[i].substr(option.size() + 1) : words[++i];
        } else {
            asked.words.push_back(words[i]);
            if (words[i].starts_with("--")) {
                asked.given.insert(option);
                for (const auto& [own, other] : synonyms) {
                    if (own == option) {
                        asked.given.emplace(other);
                    }
                }
            }
        }
    }
    return asked;
}

/// The words of a table that nothing beside --project says.
std::vector<std::string> furtherWords(const analysis::ProjectTable& table, const Asked& asked)
{
    const auto all = analysis::tableArguments(table);
    std::vector<std::string> words;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool alone = i + 1 == all.size() || all[i + 1].starts_with("--");
        if (!asked.given.contains(optionOf(all[i]))) {
            words.push_back(all[i]);
            if (!alone) {
                words.push_back(all[i + 1]);
            }
        }
        i += alone ? 0 : 1;
    }
    return words;
}

/// The path of a system of the table, by its name; empty: it has none of that name.
std::string pathOfSystem(const analysis::ProjectTable& table, const std::string& name)
{
    const auto& dataSet = table.dataSet;
    if (dataSet.noGold && dataSet.gold.name == name) {
        return dataSet.gold.path;
    }
    const auto* const found = support::found(dataSet.systems, name, &analysis::LayerSource::name);
    return found == nullptr ? std::string() : found->path;
}

/// The words, with the path behind each --system that names a system of the project and no file. Nothing: the
/// table has no system of that name, which another one has.
std::optional<std::vector<std::string>> withNamedSystems(const std::vector<std::string>& words,
    const analysis::ProjectTable& table, const std::vector<analysis::ProjectTable>& all)
{
    constexpr std::string_view option = "--system";
    auto named = words;
    for (std::size_t i = 0; i < named.size(); ++i) {
        const bool inside = optionOf(named[i]) == option && named[i].size() > option.size();
        if (!inside && (i == 0 || named[i - 1] != option)) {
            continue;
        }
        const auto name = inside ? named[i].substr(option.size() + 1) : named[i];
        std::error_code error;
        const bool known
            = std::ranges::any_of(all, [&name](const auto& one) { return !pathOfSystem(one, name).empty(); });
        if (!known || std::filesystem::exists(name, error)) {
            continue;
        }
        const auto path = pathOfSystem(table, name);
        if (path.empty()) {
            return std::nullopt;
        }
        named[i] = (inside ? std::string(option) + "=" : std::string()) + name + "=" + path;
    }
    return named;
}

/// What the project's notes say of its runs.
analysis::RunRemarks remarksOf(
    const std::string& path, const analysis::ProjectTables& tables, ProjectCommands& result)
{
    const auto notes = analysis::readNotes(path + std::string(analysis::notesSuffix));
    if (!notes) {
        throw UsageError { support::formatted(notes.error()) };
    }
    result.findings.append(notes->findings);
    return analysis::remarksOf(tables, *notes);
}

/// Notes of the systems that the words name.
void addNotes(
    std::vector<std::string>& words, const analysis::ProjectTable& table, const analysis::RunRemarks& remarks)
{
    const std::size_t count = words.size();
    for (const auto& run : table.runs) {
        const auto remark = remarks.find({ table.set, run.system });
        const bool named = remark != remarks.end()
            && std::any_of(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(count),
                [&run](const std::string& word) {
                    return word.starts_with(run.system + "=")
                        || word.starts_with("--system=" + run.system + "=");
                });
        if (named) {
            words.insert(words.end(), { "--note", run.system + "=" + remark->second });
        }
    }
}

void refuseName(const char* option, const std::string& name, const std::vector<std::string>& known)
{
    if (!name.empty() && !support::contains(known, name)) {
        throw UsageError { unknownInProject(option, name, known) };
    }
}

/// Of a project without tables: its first mistake, which is the reason; else a slip, which may be.
support::Error whyNothing(
    const std::string& path, const support::Diagnostics& ofFile, const support::Diagnostics& ofTables)
{
    const std::string nothing = "The project has no data set with files. ";
    auto findings = ofFile;
    findings.append(ofTables);
    for (const auto severity : { support::Severity::Error, support::Severity::Warning }) {
        const auto* const found = support::found(findings.list(), severity, &support::Diagnostic::severity);
        if (found != nullptr) {
            const bool certain = severity == support::Severity::Error;
            return { support::ErrorCode::Malformed, (certain ? "" : nothing) + found->message, found->place };
        }
    }
    return { support::ErrorCode::Malformed,
        nothing + "Name a gold file and systems in \"sets\", or patterns of them in \"campaign\".",
        { path } };
}

/// Why the table is not scored, with the words beside --project; nothing: it is.
std::optional<support::Error> refusalOf(const analysis::ProjectTable& table, const Asked& asked)
{
    for (const auto& fault : table.faults) {
        if (!asked.given.contains(fault.option)) {
            return support::Error { support::ErrorCode::NotFound,
                fault.why.english() + (fault.outside ? " --allow-outside reads it." : ""), fault.place };
        }
    }
    return std::nullopt;
}

/// Who reads the output takes one table.
bool isForScripts(const std::set<std::string, std::less<>>& given, const std::vector<std::string>& words)
{
    return std::ranges::any_of(words, [](const std::string& word) { return word == "-o"; })
        || std::ranges::any_of(given, [](const std::string& option) {
               return option == "--json" || option == "--tsv" || option == "--output";
           });
}

} // namespace

std::string unknownInProject(
    const std::string& option, const std::string& name, std::vector<std::string> known)
{
    std::erase(known, std::string()); // of tables that stand in no task
    return known.empty()
        ? option + " \"" + name + "\": the project names none to choose from; leave " + option + " out."
        : option + " does not know \"" + name + "\"; it takes: " + listed(known) + "."
            + suggestion(name, known);
}

bool namesProject(const std::vector<std::string>& words)
{
    return std::ranges::any_of(words, [](const std::string& word) { return optionOf(word) == "--project"; });
}

ProjectCommands projectCommands(const std::vector<std::string>& words, const ProjectUse& use)
{
    const auto asked = askedOf(words);
    const auto project = analysis::readProject(asked.path);
    if (!project) {
        throw ProjectError(project.error());
    }
    const support::Progress progress;
    const auto tables = analysis::projectTables(*project, { asked.allowOutside }, progress);
    if (!tables) {
        auto error = tables.error();
        error.place.file = error.place.file.empty() ? asked.path : error.place.file;
        throw ProjectError(std::move(error));
    }
    if (tables->tables.empty()) {
        throw ProjectError(whyNothing(asked.path, project->findings, tables->findings));
    }
    refuseName("--set", asked.set, tables->sets());
    refuseName("--task", asked.task, tables->tasks());
    ProjectCommands result;
    std::size_t without = 0; // tables that lack a system that is named
    result.findings = project->findings;
    result.findings.append(tables->findings);
    const auto remarks = use.notes && !asked.given.contains("--note") ? remarksOf(asked.path, *tables, result)
                                                                      : analysis::RunRemarks();
    for (const auto& table : tables->tables) {
        if ((!asked.set.empty() && table.set != asked.set)
            || (!asked.task.empty() && table.task != asked.task)) {
            continue;
        }
        if (const auto option = analysis::unlikeOption(table); !option.empty()) {
            throw UsageError { "--project " + asked.path + ": the systems of " + analysis::tableName(table)
                + " differ in \"" + std::string(option)
                + "\", which this command takes once for all. `campaign` scores each as the project says." };
        }
        auto named = withNamedSystems(asked.words, table, tables->tables);
        if (!named) {
            ++without;
            continue;
        }
        if (auto refusal = refusalOf(table, asked)) {
            result.refused.push_back({ analysis::tableName(table), std::move(*refusal) });
            continue;
        }
        auto& command = result.commands.emplace_back();
        command.heading = analysis::tableName(table);
        command.words = std::move(*named);
        const auto further = furtherWords(table, asked);
        command.words.insert(command.words.end(), further.begin(), further.end());
        addNotes(command.words, table, remarks);
        if (const auto judged = analysis::judgementsPath(asked.path);
            use.judgements && std::filesystem::exists(judged)) {
            command.words.insert(command.words.end(), { "--judgements", judged });
            if (!asked.given.contains("--judged-set")) {
                command.words.insert(command.words.end(), { "--judged-set", table.set });
            }
        }
        if (const auto noted = analysis::notesPath(asked.path);
            use.leads && !asked.given.contains("--lead-notes") && std::filesystem::exists(noted)) {
            command.words.insert(command.words.end(), { "--lead-notes", noted });
        }
    }
    if (result.commands.empty() && !result.refused.empty()) {
        throw ProjectError(result.refused.front().error);
    }
    if (result.commands.empty() && without > 0) {
        throw UsageError { "--project " + asked.path
            + ": no table that is meant has all systems that --system names." };
    }
    if (result.commands.empty()) {
        throw UsageError { "--project " + asked.path + ": the data set " + asked.set + " is not of the task "
            + asked.task + "." };
    }
    const auto meant = result.commands.size() + result.refused.size();
    if (meant > 1 && !use.oneOutput && isForScripts(asked.given, asked.words)) {
        throw UsageError { "--project " + asked.path + " holds " + std::to_string(meant)
            + " tables, and one fits this output: name it with --set (" + listed(tables->sets())
            + ") and --task, or use `campaign --json`." };
    }
    return result;
}

} // namespace touchstone::cli
