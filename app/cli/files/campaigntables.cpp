// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files/campaigntables.h"

#include "app/cli/words/projectwords.h"
#include "app/cli/words/suggest.h"

#include "core/support/lookup.h"

#include <cstdlib>

namespace touchstone::cli {

std::string scoreCacheFolder()
{
    const auto variable = [](const char* name) {
        const char* const value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): nobody sets it
        return std::string(value == nullptr ? "" : value);
    };
    const auto own = variable("XDG_CACHE_HOME");
    if (own.starts_with('/')) {
        return own + "/touchstone/results";
    }
    const auto home = variable("HOME");
    return home.empty() ? std::string() : home + "/.cache/touchstone/results";
}

std::vector<std::string> askedSets(const AskedTables& asked, const std::vector<std::string>& known)
{
    std::vector<std::string> sets;
    if (asked.set.empty() || support::contains(known, asked.set)) { // a name may hold commas itself
        sets.assign(asked.set.empty() ? 0 : 1, asked.set);
        return sets;
    }
    for (std::size_t from = 0; from <= asked.set.size();) {
        const auto comma = std::min(asked.set.find(',', from), asked.set.size());
        sets.push_back(asked.set.substr(from, comma - from));
        from = comma + 1;
    }
    return sets;
}

std::optional<support::Error> chooseTables(analysis::ProjectTables& tables, const AskedTables& asked)
{
    const auto unknown
        = [&](const char* option, const std::string& word, const std::vector<std::string>& known) {
              return std::optional(support::Error { support::ErrorCode::InvalidOption,
                  unknownInProject(option, word, known), { asked.project } });
          };
    if (!asked.task.empty() && !support::contains(tables.tasks(), asked.task)) {
        return unknown("--task", asked.task, tables.tasks());
    }
    const auto sets = askedSets(asked, tables.sets());
    for (const auto& set : sets) {
        if (!support::contains(tables.sets(), set)) {
            return unknown("--set", set, tables.sets());
        }
    }
    std::erase_if(tables.tables, [&](const analysis::ProjectTable& table) {
        return (!asked.task.empty() && table.task != asked.task)
            || (!sets.empty() && !support::contains(sets, table.set));
    });
    if (std::ranges::all_of(tables.tables, [](const auto& table) { return table.runs.empty(); })) {
        return support::Error { support::ErrorCode::NotFound,
            "The project has no runs to be scored"
                + std::string(asked.task.empty() && asked.set.empty() ? "" : " of that task and data set")
                + ".",
            { asked.project } };
    }
    return std::nullopt;
}

std::optional<support::Error> chooseMatrixRows(analysis::CampaignBy& by,
    const analysis::ProjectTables& tables, const std::string& word, const std::string& project)
{
    const auto words = analysis::campaignByWords(tables);
    if (!support::contains(words, word)) {
        return support::Error { support::ErrorCode::InvalidOption,
            "--by does not know \"" + word + "\"; it takes: " + listed(words) + "." + suggestion(word, words),
            { project } };
    }
    by = analysis::campaignBy(word);
    return std::nullopt;
}

} // namespace touchstone::cli
