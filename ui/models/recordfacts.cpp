// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/recordfacts.h"

#include "ui/session/corestrings.h"

#include <QCoreApplication>

#include <cstdlib>
#include <numeric>

namespace touchstone::ui {

namespace {

using analysis::Evaluation;
using match::PairOutcome;

/// The spans of an annotation, in columns of the alignment where there is one.
std::vector<text::Span> piecesOf(const analysis::DocumentCase& documentCase,
    const std::optional<align::ColumnMap>& columns, std::uint32_t entity, bool gold)
{
    const annotation::EntityTree& tree = (gold ? documentCase.gold : documentCase.system)->annotations;
    const auto fragments = tree.fragments(entity);
    std::vector<text::Span> spans(fragments.begin(), fragments.end());
    if (spans.empty()) {
        spans.push_back(tree.entities[entity].span);
    }
    for (text::Span& span : spans) {
        span = !columns ? span : gold ? columns->ofGold(span) : columns->ofSystem(span);
    }
    return spans;
}

std::uint32_t sharedBy(const std::vector<text::Span>& a, const std::vector<text::Span>& b)
{
    std::uint32_t shared = 0;
    for (const text::Span x : a) {
        for (const text::Span y : b) {
            shared += text::overlap(x, y);
        }
    }
    return shared;
}

std::uint32_t lengthOf(const std::vector<text::Span>& pieces)
{
    return std::accumulate(pieces.begin(), pieces.end(), 0U,
        [](std::uint32_t length, text::Span piece) { return length + piece.length(); });
}

struct FactTexts
{
    Q_DECLARE_TR_FUNCTIONS(RecordFacts)
};

QString tr(const char* text) { return QCoreApplication::translate("touchstone::ui", text); }

/// A number of characters forward or back, as tr() takes it.
int counted(std::int64_t count)
{
    constexpr std::int64_t most = std::numeric_limits<int>::max();
    return static_cast<int>(std::min(most, std::abs(count)));
}

QString boundaryText(const RecordFacts& facts, bool sameSpan)
{
    if (sameSpan) {
        return tr("Both have the same boundaries.");
    }
    QStringList parts;
    if (const int shift = counted(facts.beginShift); shift > 0) {
        parts << (facts.beginShift > 0
                ? FactTexts::tr("The system begins %n characters later.", nullptr, shift)
                : FactTexts::tr("The system begins %n characters earlier.", nullptr, shift));
    }
    if (const int shift = counted(facts.endShift); shift > 0) {
        parts << (facts.endShift > 0
                ? FactTexts::tr("The system ends %n characters later.", nullptr, shift)
                : FactTexts::tr("The system ends %n characters earlier.", nullptr, shift));
    }
    return parts.isEmpty() ? tr("Begin and end are equal, but not the parts between.")
                           : parts.join(QLatin1Char(' '));
}

QString typeText(const Evaluation& evaluation, const PairOutcome& record)
{
    const std::string& gold = evaluation.labels[record.goldType];
    const std::string& system = evaluation.labels[record.systemType];
    switch (annotation::labelRelation(gold, system)) {
    case annotation::LabelRelation::Same:
        return tr("The types are equal.");
    case annotation::LabelRelation::SameMainType:
        return tr("The main type is equal, the subtype differs: %1 in the gold, %2 in the system.")
            .arg(toQString(gold), toQString(system));
    case annotation::LabelRelation::Different:
        return tr("The types differ: %1 in the gold, %2 in the system.")
            .arg(toQString(gold), toQString(system));
    }
    return {};
}

} // namespace

RecordFacts recordFacts(const Evaluation& evaluation, std::uint32_t number)
{
    RecordFacts facts;
    const PairOutcome& record = evaluation.records[number];
    const analysis::DocumentCase& documentCase = evaluation.cases[record.document];
    std::optional<align::ColumnMap> columns;
    if (documentCase.alignment != nullptr) {
        columns.emplace(*documentCase.alignment);
    }
    const auto goldOf = [&](const PairOutcome& of) {
        return of.hasGold() ? piecesOf(documentCase, columns, of.gold, true) : std::vector<text::Span>();
    };
    const auto systemOf = [&](const PairOutcome& of) {
        return of.hasSystem() ? piecesOf(documentCase, columns, of.system, false) : std::vector<text::Span>();
    };
    const auto gold = goldOf(record);
    const auto system = systemOf(record);
    facts.goldLength = lengthOf(gold);
    facts.systemLength = lengthOf(system);
    const bool paired = record.hasGold() && record.hasSystem();
    if (paired) {
        facts.shared = sharedBy(gold, system);
        facts.beginShift = std::int64_t { system.front().begin } - std::int64_t { gold.front().begin };
        facts.endShift = std::int64_t { system.back().end } - std::int64_t { gold.back().end };
    }
    for (std::uint32_t i = documentCase.firstRecord; i < documentCase.firstRecord + documentCase.recordCount;
         ++i) {
        if (i == number) {
            continue;
        }
        const PairOutcome& other = evaluation.records[i];
        const bool otherPaired = other.hasGold() && other.hasSystem();
        const bool onOtherSystem = !gold.empty() && sharedBy(gold, systemOf(other)) > 0;
        const bool onOtherGold = !system.empty() && sharedBy(system, goldOf(other)) > 0;
        if (!paired && (onOtherSystem || onOtherGold)) {
            facts.overlapping.push_back(i);
        }
        // A pair of unequal span and an annotation without partner that lies on it.
        const bool part = paired && !record.sameSpan
            && (((other.tags & match::SplitPart) != 0 && onOtherSystem)
                || ((other.tags & match::MergePart) != 0 && onOtherGold));
        const bool whole = !paired && otherPaired && !other.sameSpan
            && (((record.tags & match::SplitPart) != 0 && onOtherGold)
                || ((record.tags & match::MergePart) != 0 && onOtherSystem));
        if (part || whole) {
            facts.partners.push_back(i);
        }
    }
    return facts;
}

std::string wordsOfRecord(const analysis::Evaluation& evaluation, const match::PairOutcome& record)
{
    return record.hasGold() ? evaluation.goldText(record) : evaluation.systemText(record);
}

QString whyText(const Evaluation& evaluation, std::uint32_t number)
{
    const PairOutcome& record = evaluation.records[number];
    const RecordFacts facts = recordFacts(evaluation, number);
    if (!record.hasGold() || !record.hasSystem()) {
        const bool gold = record.hasGold();
        if (evaluation.cases[record.document].relation == analysis::TextRelation::Unpaired) {
            return gold ? tr("The system has no such document.") : tr("The gold has no such document.");
        }
        if (facts.overlapping.empty()) {
            return gold ? tr("No system annotation overlaps it.") : tr("No gold annotation overlaps it.");
        }
        return gold
            ? tr("Every system annotation that overlaps it is paired with another gold annotation, or "
                 "shares too little with it.")
            : tr("Every gold annotation that overlaps it is paired with another system annotation, or "
                 "shares too little with it.");
    }
    QStringList parts;
    //: %1: characters of the gold annotation, %2: of the system annotation
    parts << FactTexts::tr(
        "Paired because they share %n characters (gold %1, system %2).", nullptr, counted(facts.shared))
                 .arg(countText(facts.goldLength), countText(facts.systemLength));
    parts << boundaryText(facts, record.sameSpan);
    parts << typeText(evaluation, record);
    return parts.join(QLatin1Char(' '));
}

} // namespace touchstone::ui
