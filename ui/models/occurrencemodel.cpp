// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/occurrencemodel.h"

#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"

#include "core/annotation/entitytypes.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"

#include <iterator>

namespace touchstone::ui {

namespace {

using analysis::Occurrence;
using text::SpanRelation;

/// How an annotation lies to the words; empty: it is of the very words.
QString lyingText(SpanRelation relation)
{
    switch (relation) {
    case SpanRelation::Inside:
        return OccurrenceModel::tr("inside");
    case SpanRelation::Contains:
        return OccurrenceModel::tr("longer");
    case SpanRelation::Crossing:
        return OccurrenceModel::tr("crossing");
    case SpanRelation::Equal:
    case SpanRelation::Apart:
        break;
    }
    return {};
}

/// Only one system is searched.
const Occurrence::OfSystem* ownOf(const Occurrence& place)
{
    return place.systems.front() ? &*place.systems.front() : nullptr;
}

QString backwards(QString text)
{
    std::ranges::reverse(text);
    return text;
}

} // namespace

void OccurrenceModel::show(std::shared_ptr<const FoundPlaces> found)
{
    reset([&]() {
        m_found = std::move(found);
        m_annotated = Annotated::All;
    });
}

void OccurrenceModel::setScheme(match::Scheme scheme)
{
    if (scheme != m_scheme) {
        reset([&]() { m_scheme = scheme; });
    }
}

void OccurrenceModel::setAnnotated(Annotated annotated)
{
    if (annotated != m_annotated) {
        reset([&]() { m_annotated = annotated; });
    }
}

bool OccurrenceModel::isShown(std::uint32_t line) const
{
    const auto& place = m_found->places[line];
    switch (m_annotated) {
    case Annotated::InGold:
        return analysis::annotatedInGold(place);
    case Annotated::InSystem:
        return analysis::annotatedBy(place, 0);
    case Annotated::InNeither:
        return analysis::annotatedByNone(place);
    case Annotated::All:
        break;
    }
    return true;
}

std::optional<std::uint32_t> OccurrenceModel::record(int row) const
{
    const auto& found = place(row);
    const auto* const own = ownOf(found);
    if (own == nullptr || own->records.empty()) {
        return std::nullopt;
    }
    const auto ofTheWords = [&](std::uint32_t number) {
        const auto& record = m_found->evaluation->records[number];
        const auto* const gold = record.hasGold()
            ? support::found(found.gold, record.gold, &analysis::TouchingAnnotation::entity)
            : nullptr;
        const auto* const system = analysis::touchingOf(*own, record);
        return (gold != nullptr && gold->relation == SpanRelation::Equal)
            || (system != nullptr && system->relation == SpanRelation::Equal);
    };
    const auto best = std::ranges::find_if(own->records, ofTheWords);
    return best != own->records.end() ? *best : own->records.front();
}

std::vector<match::Outcome> OccurrenceModel::outcomes(const Occurrence& place) const
{
    std::vector<match::Outcome> outcomes;
    if (const auto* const own = ownOf(place)) {
        for (const auto record : own->records) {
            support::addNew(outcomes, m_found->evaluation->records[record].outcome(m_scheme));
        }
    }
    return outcomes;
}

QString OccurrenceModel::annotations(const Occurrence& place, bool gold) const
{
    const auto& evaluation = *m_found->evaluation;
    const auto* const own = ownOf(place);
    if (!gold && own == nullptr) {
        return undefinedText(); // the document is not scored
    }
    const auto& touching = gold ? place.gold : own->annotations;
    if (touching.empty()) {
        return {};
    }
    const auto& layer = gold ? *evaluation.gold : *evaluation.system;
    const auto* const document = gold
        ? analysis::goldDocument(place, layer, std::span(&m_found->evaluation, 1))
        : evaluation.cases[own->documentCase].system;
    QStringList texts;
    for (const auto& [entity, relation] : touching) {
        const QString types
            = toQString(support::joined(annotation::typesOf(layer, document->annotations, entity), "|"));
        const QString lying = lyingText(relation);
        //: %1: types of an annotation, %2: how it lies to the words: inside, longer, crossing
        texts << (lying.isEmpty() ? types : tr("%1 (%2)").arg(types, lying));
    }
    return texts.join(tr(", "));
}

QString OccurrenceModel::text(const Occurrence& place, int column) const
{
    const auto line = [&place]() { return analysis::lineAround(place, context); };
    const auto* const own = ownOf(place);
    switch (column) {
    case Left:
        return toQString(line().left);
    case Words:
        return toQString(line().words);
    case Right:
        return toQString(line().right);
    case DocumentColumn:
        return toQString(place.document->name);
    case TextOf:
        return place.textOf ? tr("system") : own != nullptr && own->words ? tr("both") : tr("gold");
    case GoldAnnotations:
    case SystemAnnotations:
        return annotations(place, column == GoldAnnotations);
    case OutcomeColumn: {
        const auto all = outcomes(place);
        return all.empty() ? undefinedText() : textsOf(all, codeText).join(tr(", "));
    }
    default:
        return {};
    }
}

QVariant OccurrenceModel::value(std::uint32_t line, int column, int role) const
{
    const auto& place = m_found->places[line];
    switch (role) {
    case Qt::DisplayRole:
        return text(place, column);
    case Qt::ToolTipRole:
        if (ownOf(place) == nullptr) {
            return tr("Under these settings the document is not scored, so the text does not show it.");
        }
        if (column == OutcomeColumn) {
            const auto all = outcomes(place);
            return all.empty() ? tr("Nobody has an annotation here that is scored")
                               : textsOf(all, outcomeText).join(tr(", "));
        }
        return text(place, column);
    case Qt::TextAlignmentRole:
        return column == Left ? QVariant::fromValue(Qt::AlignVCenter | Qt::AlignRight) : QVariant();
    case Qt::FontRole:
        return boldFont(column == Words);
    case OutcomeRole: {
        const auto all = column == OutcomeColumn ? outcomes(place) : std::vector<match::Outcome>();
        return all.size() == 1 ? QVariant(static_cast<int>(all.front())) : QVariant();
    }
    case SortRole:
        return text(place, column);
    default:
        return {};
    }
}

QVariant OccurrenceModel::sortKey(std::uint32_t line, int column) const
{
    const auto& place = m_found->places[line];
    if (column == OutcomeColumn) {
        const auto all = outcomes(place);
        return all.empty() ? QVariant() : QVariant(static_cast<int>(all.front()));
    }
    // What stands next to the words decides.
    return column == Left ? backwards(text(place, column)) : text(place, column);
}

Qt::Alignment OccurrenceModel::titleSide(int column) const
{
    return column == Left ? Qt::AlignRight : Qt::AlignLeft;
}

TableModel::Header OccurrenceModel::header(int column) const
{
    const Header headers[] = {
        { tr("Left"), tr("The text before the words. Sorted by what stands next to them") },
        { tr("Words"), {} },
        { tr("Right"), tr("The text behind the words") },
        { tr("Document"), {} },
        { tr("Text"), tr("In whose text the words stand: the gold's, the system's, or both") },
        { tr("Gold"), tr("Types of the gold's annotations that share a character with the words") },
        { tr("System"), tr("Types of the system's annotations that share a character with the words") },
        { tr("Outcome"),
            tr("What became of the annotations at the place under the %1 scheme").arg(schemeWord(m_scheme)) },
    };
    static_assert(std::size(headers) == ColumnCount);
    return headers[column];
}

} // namespace touchstone::ui

#include "moc_occurrencemodel.cpp"
