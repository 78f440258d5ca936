// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/records/confusedpairs.h"

namespace touchstone::analysis {

std::vector<ConfusedPair> confusedPairs(const Evaluation& evaluation)
{
    const auto& confusion = evaluation.confusion;
    std::vector<ConfusedPair> pairs; // by types, as the cells are
    for (const auto& cell : confusion.cells) {
        if (cell.row != cell.column && cell.row < confusion.size && cell.column < confusion.size) {
            pairs.push_back({ cell.row, cell.column, cell.count, cell.sameSpan });
        }
    }
    std::ranges::stable_sort(pairs, std::ranges::greater(), &ConfusedPair::count);
    return pairs;
}

} // namespace touchstone::analysis
