// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/records/evaluation.h"

#include "core/annotation/entitytypes.h"

namespace touchstone::analysis {

namespace {

/// Deeply nested long annotations would else repeat the document once for each of them.
constexpr std::uint32_t longestWords = 1000;
constexpr std::string_view gap = " … ";

std::string excerpt(const text::Text& text, text::Span span)
{
    if (span.end - span.begin <= longestWords) {
        return std::string(text.slice(span));
    }
    constexpr auto half = longestWords / 2;
    return std::string(text.slice({ span.begin, span.begin + half })) + std::string(gap)
        + std::string(text.slice({ span.end - half, span.end }));
}

std::string words(const annotation::Document& document, std::uint32_t entity)
{
    const auto fragments = document.annotations.fragments(entity);
    if (fragments.empty()) {
        return excerpt(document.text, document.annotations.entities[entity].span);
    }
    constexpr std::size_t enough = std::size_t { 4 } * longestWords;
    std::string result = excerpt(document.text, fragments.front());
    for (std::size_t i = 1; i < fragments.size(); ++i) {
        if (result.size() > enough) {
            i = fragments.size() - 1;
        }
        result += gap;
        result += excerpt(document.text, fragments[i]);
    }
    return result;
}

} // namespace

void addToTypes(std::span<TypeScores> types, const match::PairOutcome& record, PerType perType)
{
    if (perType == PerType::Gold) {
        metrics::addRecord(types[record.rowType()].tallies, record);
        return;
    }
    if (record.hasGold()) {
        metrics::addGold(types[record.goldType].tallies, record);
    }
    if (record.hasSystem()) {
        metrics::addSystem(types[record.systemType].tallies, record);
    }
}

bool sameGold(const Evaluation& a, const Evaluation& b) { return a.givenGold == b.givenGold; }

std::vector<std::size_t> casesIn(const Evaluation& whole, const Evaluation& seen)
{
    const auto key = [](const DocumentCase& documentCase) {
        return documentCase.gold != nullptr ? documentCase.gold : documentCase.system;
    };
    std::unordered_map<const annotation::Document*, std::size_t> numbers;
    numbers.reserve(whole.cases.size());
    for (std::size_t number = 0; number < whole.cases.size(); ++number) {
        numbers.emplace(key(whole.cases[number]), number);
    }
    std::vector<std::size_t> result;
    result.reserve(seen.cases.size());
    for (const auto& documentCase : seen.cases) {
        const auto found = numbers.find(key(documentCase));
        result.push_back(found == numbers.end() ? whole.cases.size() : found->second);
    }
    return result;
}

std::int64_t Confusion::at(std::size_t row, std::size_t column) const
{
    const auto found = std::ranges::partition_point(
        cells, [&](const Cell& cell) { return cell.row < row || (cell.row == row && cell.column < column); });
    return found != cells.end() && found->row == row && found->column == column ? found->count : 0;
}

const annotation::Entity* Evaluation::goldEntity(const match::PairOutcome& record) const
{
    return record.hasGold() ? &cases[record.document].gold->annotations.entities[record.gold] : nullptr;
}

const annotation::Entity* Evaluation::systemEntity(const match::PairOutcome& record) const
{
    return record.hasSystem() ? &cases[record.document].system->annotations.entities[record.system] : nullptr;
}

std::string Evaluation::goldText(const match::PairOutcome& record) const
{
    return record.hasGold() ? words(*cases[record.document].gold, record.gold) : std::string();
}

std::string Evaluation::systemText(const match::PairOutcome& record) const
{
    return record.hasSystem() ? words(*cases[record.document].system, record.system) : std::string();
}

std::vector<std::string> Evaluation::goldTypes(const match::PairOutcome& record) const
{
    if (!record.hasGold()) {
        return {};
    }
    return spec.matching.pairing == match::PairingPolicy::Hipe
        ? std::vector { labels[record.goldType] }
        : typesOf(*gold, cases[record.document].gold->annotations, record.gold);
}

std::vector<std::string> Evaluation::systemTypes(const match::PairOutcome& record) const
{
    if (!record.hasSystem()) {
        return {};
    }
    return spec.matching.pairing == match::PairingPolicy::Hipe
        ? std::vector { labels[record.systemType] }
        : typesOf(*system, cases[record.document].system->annotations, record.system);
}

} // namespace touchstone::analysis
