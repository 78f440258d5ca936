// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shards/evaluationnumbers.h"

#include "core/evaluation/settings/settingtable.h"
#include "core/io/bytes/words.h"
#include "core/support/numbers.h"

namespace touchstone::shards {

namespace {

using analysis::Confusion;
using analysis::Evaluation;
using metrics::NumberFlow;
using metrics::NumberTree;

/// "0.1-0.3"; nothing for "all".
template <typename Number> std::optional<std::pair<Number, Number>> rangeOf(const std::string& text)
{
    const auto sign = text.find('-');
    if (sign == std::string::npos) {
        return std::nullopt;
    }
    const auto from = support::parsed<Number>(std::string_view(text).substr(0, sign));
    const auto to = support::parsed<Number>(std::string_view(text).substr(sign + 1));
    return from && to ? std::optional(std::pair(*from, *to)) : std::nullopt;
}

void markUntold(metrics::SchemeTallies& tallies, bool systemTold)
{
    for (auto& tally : tallies) {
        tally.systemTold = systemTold;
    }
}

void flowCell(const NumberFlow& to, Confusion::Cell& cell)
{
    to.number("count", cell.count);
    to.number("equal_span", cell.sameSpan);
}

} // namespace

NumberTree takeEvaluation(const Evaluation& evaluation)
{
    NumberTree tree;
    const NumberFlow all(tree);
    auto overall = evaluation.overall;
    flow(all.part("overall"), overall);
    for (const auto& type : evaluation.types) {
        auto tallies = type.tallies;
        flow(all.part("types").part(evaluation.labels[type.label]), tallies);
    }
    const auto size = evaluation.confusion.size;
    for (auto cell : evaluation.confusion.cells) {
        const auto side = all.part(cell.row == size ? "spurious" : cell.column == size ? "missed" : "pairs");
        const auto& first = evaluation.labels[cell.row == size ? cell.column : cell.row];
        flowCell(cell.row == size || cell.column == size
                ? side.part(first)
                : side.part(first).part(evaluation.labels[cell.column]),
            cell);
    }
    tree.prune();
    return tree;
}

void fillEvaluation(Evaluation& evaluation, const NumberTree& numbers)
{
    const NumberFlow all(&numbers);
    flow(all.part("overall"), evaluation.overall);
    markUntold(evaluation.overall, evaluation.systemTold);
    const auto size = static_cast<std::uint32_t>(evaluation.labels.size());
    evaluation.types.resize(size);
    evaluation.confusion.size = size;
    const auto numberOf = [&evaluation](const std::string& name) {
        const auto found = std::ranges::lower_bound(evaluation.labels, name);
        return found == evaluation.labels.end() || *found != name
            ? std::nullopt
            : std::optional(static_cast<std::uint32_t>(found - evaluation.labels.begin()));
    };
    const auto add = [&](const NumberFlow& from, std::uint32_t row, std::uint32_t column) {
        Confusion::Cell cell { row, column };
        flowCell(from, cell);
        if (cell.count > 0) {
            evaluation.confusion.cells.push_back(cell);
        }
    };
    for (std::uint32_t label = 0; label < size; ++label) {
        const auto& name = evaluation.labels[label];
        auto& type = evaluation.types[label];
        type.label = label;
        flow(all.part("types").part(name), type.tallies);
        markUntold(type.tallies, evaluation.systemTold);
        const auto row = all.part("pairs").part(name);
        for (const auto& other : row.names()) {
            if (const auto column = numberOf(other)) {
                add(row.part(other), label, *column);
            }
        }
        add(all.part("missed").part(name), label, size);
    }
    for (std::uint32_t label = 0; label < size; ++label) {
        add(all.part("spurious").part(evaluation.labels[label]), size, label);
    }
}

NumberTree takeCase(const analysis::DocumentCase& documentCase)
{
    NumberTree tree;
    auto tallies = documentCase.tallies;
    flow(NumberFlow(tree), tallies);
    tree.prune();
    return tree;
}

void fillCase(analysis::DocumentCase& documentCase, const NumberTree& numbers, bool systemTold)
{
    flow(NumberFlow(&numbers), documentCase.tallies);
    markUntold(documentCase.tallies, systemTold);
}

std::vector<std::pair<std::string, std::string>> settingsOf(const std::string& signature)
{
    std::vector<std::pair<std::string, std::string>> settings;
    const auto words = io::pieces(signature, "|");
    for (const auto word : words) {
        const auto sign = std::min(word.find(':'), word.size());
        settings.emplace_back(word.substr(0, sign), sign == word.size() ? word : word.substr(sign + 1));
    }
    // "touchstone|0.1.0|…"
    if (settings.size() > 1 && settings[0].first == "touchstone") {
        settings[0].second = settings[1].second;
        settings.erase(settings.begin() + 1);
    }
    return settings;
}

analysis::EvaluationSpec specOf(const std::string& signature)
{
    analysis::EvaluationSpec spec;
    for (const auto& [name, value] : settingsOf(signature)) {
        const auto* const row = analysis::settingRow(name);
        if (row != nullptr && row->set != nullptr) {
            // What a digest stands for makes no difference to sums.
            [[maybe_unused]] const auto done = row->set(spec, name, value);
        } else if (name == "noise-level") {
            if (const auto level = rangeOf<double>(value)) {
                spec.restriction.noise = { level->first, level->second };
            }
        } else if (name == "time-period") {
            if (const auto period = rangeOf<int>(value)) {
                spec.restriction.period = { period->first, period->second };
            }
        }
    }
    return spec;
}

} // namespace touchstone::shards
