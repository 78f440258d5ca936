// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/records/confusedpairs.h"

namespace touchstone::analysis {

std::vector<ConfusedPair> confusedPairs(const Evaluation& evaluation)
{
    const auto& confusion = evaluation.confusion;
    const auto typesOf = [](const ConfusedPair& pair) { return std::pair(pair.gold, pair.system); };
    std::vector<ConfusedPair> pairs; // by types, as the cells are
    for (const auto& cell : confusion.cells) {
        if (cell.row != cell.column && cell.row < confusion.size && cell.column < confusion.size) {
            pairs.push_back({ cell.row, cell.column, cell.count, 0 });
        }
    }
    for (const auto& record : evaluation.records) {
        if (record.hasGold() && record.hasSystem() && record.sameSpan
            && record.goldType != record.systemType) {
            const auto found
                = std::ranges::lower_bound(pairs, std::pair(record.goldType, record.systemType), {}, typesOf);
            ++found->sameSpan;
        }
    }
    std::ranges::stable_sort(pairs, std::ranges::greater(), &ConfusedPair::count);
    return pairs;
}

} // namespace touchstone::analysis
