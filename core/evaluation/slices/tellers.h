// SPDX-License-Identifier: GPL-3.0-or-later
// Which annotation gives a record its value in a slice: the gold's, else the system's. Inside the room.
#pragma once

#include "core/evaluation/records/evaluation.h"

namespace touchstone::analysis {

/// The annotation that tells a record's value.
struct Teller
{
    const DocumentCase& documentCase;
    const annotation::Layer& layer;
    const annotation::Document& document;
    std::uint32_t entity;
    bool gold;
};

/// What `value` says of the teller of each record, in their order.
template <typename Number, typename Tell>
std::vector<Number> ofTellers(const Evaluation& evaluation, Tell&& value)
{
    std::vector<Number> values;
    values.reserve(evaluation.records.size());
    for (const auto& record : evaluation.records) {
        const auto& documentCase = evaluation.cases[record.document];
        const bool gold = record.hasGold();
        values.push_back(value(Teller { documentCase, gold ? *evaluation.gold : *evaluation.system,
            gold ? *documentCase.gold : *documentCase.system, gold ? record.gold : record.system, gold }));
    }
    return values;
}

} // namespace touchstone::analysis
