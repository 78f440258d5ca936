// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/base/nameset.h"

#include "core/measures/base/weightedpairing.h"

#include <algorithm>
#include <array>

namespace touchstone::metrics {

namespace {

constexpr std::size_t fieldCount = 6;
using Tuple = std::array<std::uint32_t, fieldCount>;

Tuple tupleOf(const NameRecord& name, unsigned fields)
{
    const auto part
        = [fields](NameField field, std::uint32_t value) { return (fields & field) != 0 ? value : 0U; };
    return { part(NameDocument, name.document), part(NameBegin, name.begin), part(NameEnd, name.end),
        part(NameType, name.type), part(NameKbid, name.kbid), part(NameId, name.id) };
}

bool passes(const NameRecord& name, NameFilter filter)
{
    switch (filter) {
    case NameFilter::All:
        return true;
    case NameFilter::Linked:
        return name.linked;
    case NameFilter::Nil:
        return name.nil;
    case NameFilter::First:
        return name.first;
    }
    return false;
}

std::vector<Tuple> setOf(std::span<const NameRecord> names, unsigned fields, NameFilter filter)
{
    std::vector<Tuple> tuples;
    tuples.reserve(names.size());
    for (const auto& name : names) {
        if (passes(name, filter)) {
            tuples.push_back(tupleOf(name, fields));
        }
    }
    std::sort(tuples.begin(), tuples.end());
    tuples.erase(std::unique(tuples.begin(), tuples.end()), tuples.end());
    return tuples;
}

/// A name for the weighted counts: what must be equal, then its type.
struct TypedTuple
{
    Tuple tuple;
    std::uint32_t type = 0;
    friend auto operator<=>(const TypedTuple&, const TypedTuple&) = default;
};

std::vector<TypedTuple> typedOf(std::span<const NameRecord> names, unsigned fields, NameFilter filter)
{
    std::vector<TypedTuple> tuples;
    for (const auto& name : names) {
        if (passes(name, filter)) {
            tuples.push_back(
                { tupleOf(name, fields & ~unsigned { NameType }), (fields & NameType) != 0 ? name.type : 0 });
        }
    }
    std::sort(tuples.begin(), tuples.end());
    tuples.erase(std::unique(tuples.begin(), tuples.end()), tuples.end());
    return tuples;
}

} // namespace

SetCounts countSets(
    std::span<const NameRecord> gold, std::span<const NameRecord> system, unsigned fields, NameFilter filter)
{
    const auto goldSet = setOf(gold, fields, filter);
    const auto systemSet = setOf(system, fields, filter);
    SetCounts counts;
    counts.gold = static_cast<std::int64_t>(goldSet.size());
    counts.system = static_cast<std::int64_t>(systemSet.size());
    for (std::size_t g = 0, s = 0; g < goldSet.size() && s < systemSet.size();) {
        if (goldSet[g] == systemSet[s]) {
            ++counts.correct;
            ++g;
            ++s;
        } else if (goldSet[g] < systemSet[s]) {
            ++g;
        } else {
            ++s;
        }
    }
    return counts;
}

WeightedCounts countWeighted(std::span<const NameRecord> gold, std::span<const NameRecord> system,
    unsigned fields, NameFilter filter, const CreditWeights& types)
{
    const auto golds = typedOf(gold, fields, filter);
    const auto systems = typedOf(system, fields, filter);
    const bool typed = (fields & NameType) != 0;
    const auto weight
        = [&](const TypedTuple& a, const TypedTuple& b) { return typed ? types(a.type, b.type) : 1.0; };
    WeightedCounts counts;
    for (const auto& name : golds) {
        counts.gold += weight(name, name);
    }
    for (const auto& name : systems) {
        counts.system += weight(name, name);
    }
    std::vector<std::uint32_t> goldTypes;
    std::vector<std::uint32_t> systemTypes;
    for (std::size_t g = 0, s = 0; g < golds.size() && s < systems.size();) {
        if (golds[g].tuple != systems[s].tuple) {
            ++(golds[g].tuple < systems[s].tuple ? g : s);
            continue;
        }
        const auto tuple = golds[g].tuple;
        goldTypes.clear();
        systemTypes.clear();
        for (; g < golds.size() && golds[g].tuple == tuple; ++g) {
            goldTypes.push_back(golds[g].type);
        }
        for (; s < systems.size() && systems[s].tuple == tuple; ++s) {
            systemTypes.push_back(systems[s].type);
        }
        counts.correct += typed ? pairedWeight(goldTypes, systemTypes, types) : 1.0;
    }
    return counts;
}

} // namespace touchstone::metrics
