// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reference/noisycolumns.h"

#include <set>

namespace touchstone::reference {

using match::noType;

ColumnLabels columnLabels(const match::NoisySide& side, const align::TextAlignment& alignment, bool gold)
{
    ColumnLabels labels;
    std::vector<const match::LabelRun*> runOf;
    std::uint32_t length = 0;
    for (const auto& block : alignment.blocks) {
        length = gold ? block.gold.end : block.system.end;
    }
    runOf.assign(length, nullptr);
    for (const auto& run : side.runs) {
        for (auto i = run.characters.begin; i < run.characters.end; ++i) {
            runOf[i] = &run;
        }
    }
    std::uint32_t used = 0;
    for (const auto& block : alignment.blocks) {
        const auto own = gold ? block.gold : block.system;
        const auto columns = std::max(block.gold.length(), block.system.length());
        for (std::uint32_t i = 0; i < columns; ++i) {
            labels.position.push_back(used);
            const auto* run
                = own.empty() ? (used == 0 || used == length ? nullptr : runOf[used - 1]) : runOf[used];
            labels.type.push_back(run == nullptr ? noType : run->type);
            labels.begins.push_back(
                !own.empty() && run != nullptr && run->begins && run->characters.begin == used);
            labels.entity.push_back(run == nullptr ? 0 : run->entity);
            used += own.empty() ? 0U : 1U;
        }
    }
    labels.position.push_back(used);
    return labels;
}

namespace {

/// Columns from `start` that an entity of `type` goes on over; empty when it does not.
std::size_t tailEnd(const ColumnLabels& labels, std::size_t start, std::uint32_t type)
{
    auto at = start;
    const auto size = labels.type.size();
    while (true) {
        const auto before = at;
        while (at < size && labels.type[at] != noType && labels.type[at] != type) {
            ++at;
        }
        while (at < size && labels.type[at] == type && !labels.begins[at]) {
            ++at;
        }
        if (at == before || labels.type[at - 1] != type) {
            break;
        }
    }
    return at > start && labels.type[at - 1] == type ? at : start;
}

} // namespace

std::vector<match::NoisyComparison> walkColumns(
    const ColumnLabels& gold, const ColumnLabels& system, std::size_t entities)
{
    std::vector<match::NoisyComparison> result(entities);
    std::set<std::size_t> doneSystem;
    const auto size = gold.type.size();
    for (std::size_t begin = 0; begin < size; ++begin) {
        if (!gold.begins[begin]) {
            continue;
        }
        const auto type = gold.type[begin];
        auto& comparison = result[gold.entity[begin]];
        comparison.gold = gold.entity[begin];
        std::set<std::size_t> systemColumns;
        int phase = 0;
        for (auto i = begin;; ++i) {
            const bool last = i + 1 == size || gold.type[i + 1] != type || gold.begins[i + 1];
            comparison.passedOver = false;
            if (phase < 2 && system.type[i] == type) {
                if (doneSystem.count(i) != 0) {
                    comparison.passedOver = true;
                } else {
                    if (i == begin && !system.begins[i]) {
                        for (auto back = i;
                             back-- > 0 && system.type[back] == type && doneSystem.count(back) == 0;) {
                            systemColumns.insert(back);
                            if (system.begins[back]) {
                                break;
                            }
                        }
                    }
                    phase = 1;
                    systemColumns.insert(i);
                }
            } else if (phase == 1) {
                phase = 2;
            }
            if (!last) {
                continue;
            }
            comparison.column = static_cast<std::uint32_t>(i);
            const auto goldEnd = tailEnd(gold, i + 1, type);
            comparison.goldText = { gold.position[begin], gold.position[goldEnd] };
            if (comparison.passedOver) {
                break;
            }
            if (phase < 2) {
                for (auto tail = i + 1; tail < tailEnd(system, i + 1, type); ++tail) {
                    systemColumns.insert(tail);
                    if (system.type[tail] == type) {
                        doneSystem.insert(tail);
                    }
                }
            }
            if (!systemColumns.empty()) {
                comparison.systemText = { system.position[*systemColumns.begin()],
                    system.position[*systemColumns.rbegin() + 1] };
                for (const auto column : systemColumns) {
                    if (system.type[column] == type) {
                        comparison.system = system.entity[column];
                        break;
                    }
                }
            }
            break;
        }
    }
    return result;
}

} // namespace touchstone::reference
