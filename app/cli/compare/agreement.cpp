// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/agreement.h"

#include "core/support/lookup.h"

namespace touchstone::cli {

namespace {

constexpr std::size_t shownOfEach = 50;

/// Records of these outcomes as `errors` prints them; without rows: there is none. `word`: of --outcome.
analysis::Table disagreements(const analysis::Evaluation& evaluation, match::Scheme scheme,
    const std::vector<match::Outcome>& outcomes, const std::string& word)
{
    std::vector<std::uint32_t> numbers;
    for (std::uint32_t number = 0; number < evaluation.records.size(); ++number) {
        if (support::contains(outcomes, evaluation.records[number].outcome(scheme))) {
            numbers.push_back(number);
        }
    }
    const auto all = numbers.size();
    numbers.resize(std::min(all, shownOfEach));
    auto table = errorTable(evaluation, numbers, scheme, false);
    // A scheme has either Differ or Overlap.
    const bool overlap = scheme == match::Scheme::Partial && word == "differ";
    table.title = std::string(match::neutralName(overlap ? match::Outcome::Partial : outcomes.front())) + ": "
        + std::to_string(all)
        + (all > numbers.size() ? " (the first " + std::to_string(shownOfEach)
                    + "; touchstone-cli errors --outcome " + word + " lists all)"
                                : std::string());
    return table;
}

} // namespace

std::string agreementReport(const ScoreOptions& options, const std::vector<ScoredSystem>& systems,
    const support::Diagnostics& diagnostics, const std::optional<analysis::Recipe>& recipe)
{
    if (options.form == OutputForm::Json || options.form == OutputForm::Tsv) {
        return scoreReport(options, systems, diagnostics, recipe);
    }
    using enum match::Outcome;
    auto result = scoreTables(options, systems);
    const auto& evaluation = *systems.front().evaluation;
    for (const auto& [word, outcomes] :
        { std::pair<std::string, std::vector<match::Outcome>>("differ", { Incorrect, Partial }),
            { "only-a", { Missing } }, { "only-b", { Spurious } } }) {
        const auto table = disagreements(evaluation, options.scheme, outcomes, word);
        if (evaluation.system->answered && !table.rows.empty()) {
            result += "\n" + formed(table, options.form);
        }
    }
    return withRecipe(std::move(result), recipe, options.form);
}

} // namespace touchstone::cli
