// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/documentmodel.h"

#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"

#include <iterator>
#include <numeric>

namespace touchstone::ui {

namespace {

std::int64_t errorsOf(const metrics::Tally& tally)
{
    return std::accumulate(tally.counts.begin(), tally.counts.end(), std::int64_t { 0 })
        - tally[match::Outcome::Correct];
}

analysis::RecordFilter countFilter(match::Scheme scheme, int column, const std::string& name)
{
    analysis::RecordFilter filter;
    if (column == DocumentModel::Gold || column == DocumentModel::System) {
        filter = analysis::scoreCell(scheme,
            column == DocumentModel::Gold ? analysis::ScoreColumn::Possible : analysis::ScoreColumn::Actual);
    } else if (column == DocumentModel::Errors) {
        filter = { .scheme = scheme, .errorsOnly = true };
    }
    filter.documents = { name };
    return filter;
}

} // namespace

QString shortRelation(const analysis::DocumentCase& documentCase)
{
    if (documentCase.withoutText()) {
        return DocumentModel::tr("no text");
    }
    const QString texts[] = { DocumentModel::tr("same text"), DocumentModel::tr("by tokens"),
        DocumentModel::tr("by characters"),
        documentCase.system == nullptr ? DocumentModel::tr("gold only") : DocumentModel::tr("system only") };
    return texts[static_cast<std::size_t>(documentCase.relation)];
}

void DocumentModel::setEvaluation(analysis::EvaluationPtr shown, analysis::EvaluationPtr counted)
{
    reset([&]() {
        m_evaluation = std::move(shown);
        m_counted = std::move(counted);
        m_caseOf.clear();
        if (m_evaluation != m_counted) {
            m_caseOf = analysis::casesIn(*m_counted, *m_evaluation);
        }
    });
}

void DocumentModel::setScheme(match::Scheme scheme)
{
    if (scheme == m_scheme) {
        return;
    }
    if (m_sortColumn == Errors || m_sortColumn == F1) {
        reset([&]() { m_scheme = scheme; });
    } else {
        m_scheme = scheme;
        announceAll();
    }
}

void DocumentModel::setNameFilter(const QString& text)
{
    if (text != m_nameFilter) {
        reset([&]() { m_nameFilter = text; });
    }
}

bool DocumentModel::isShown(std::uint32_t line) const
{
    return m_nameFilter.isEmpty()
        || toQString(m_evaluation->cases[line].name()).contains(m_nameFilter, Qt::CaseInsensitive);
}

bool DocumentModel::isNumber(int column) const { return column != Name && column != Relation; }

const metrics::Tally& DocumentModel::tally(std::size_t documentCase) const
{
    static const metrics::Tally none;
    const std::size_t number = m_caseOf.empty() ? documentCase : m_caseOf[documentCase];
    return number < m_counted->cases.size()
        ? m_counted->cases[number].tallies[static_cast<std::size_t>(m_scheme)]
        : none;
}

QVariant DocumentModel::rawValue(std::size_t documentCase, int column) const
{
    const metrics::Tally& counts = tally(documentCase);
    switch (column) {
    case Name:
        return toQString(m_evaluation->cases[documentCase].name());
    case Gold:
        return static_cast<qlonglong>(counts.possible());
    case System:
        return static_cast<qlonglong>(counts.actual());
    case Errors:
        return static_cast<qlonglong>(errorsOf(counts));
    case F1: {
        const auto f1 = counts.f1();
        return f1 ? QVariant(*f1) : QVariant();
    }
    case Relation:
        return static_cast<int>(m_evaluation->cases[documentCase].relation);
    default:
        return {};
    }
}

QVariant DocumentModel::value(std::uint32_t line, int column, int role) const
{
    const analysis::DocumentCase& documentCase = m_evaluation->cases[line];
    const bool count = isNumber(column) && column != F1;
    switch (role) {
    case Qt::DisplayRole:
        if (count) {
            return countText(rawValue(line, column).toLongLong());
        }
        if (column == F1) {
            return scoreText(tally(line).f1());
        }
        return column == Relation ? shortRelation(documentCase) : toQString(documentCase.name());
    case Qt::AccessibleTextRole:
        return column == Name
            ? toQString(documentCase.name())
            //: a cell for screen readers; %1: column such as Errors, %2: a document, %3: the number
            : tr("%1 of %2: %3")
                  .arg(header(column).title, toQString(documentCase.name()),
                      value(line, column, Qt::DisplayRole).toString());
    case Qt::ToolTipRole:
        if (column == Relation) {
            return relationText(documentCase.relation);
        }
        return count ? tr("Show these records") : toQString(documentCase.name());
    case SortRole:
        return rawValue(line, column);
    case ExportRole:
        if (count) {
            return QString::number(rawValue(line, column).toLongLong());
        }
        return column == F1 ? QVariant(scoreExport(tally(line).f1())) : QVariant();
    case FilterRole:
        return QVariant::fromValue(countFilter(m_scheme, column, documentCase.name()));
    case LinkRole:
        return count;
    default:
        return {};
    }
}

TableModel::Header DocumentModel::header(int column) const
{
    const QString scheme = schemeWord(m_scheme);
    const Header headers[] = {
        { tr("Document"), tr("Document"), tr("Name") },
        { tr("Errors"),
            tr("Records that are not correct under the %1 scheme, whatever the filter").arg(scheme) },
        { tr("F1"), tr("F1 of the document under the %1 scheme").arg(scheme) },
        { tr("Gold"), tr("Annotations of the gold (POS)") },
        { tr("System"), tr("Annotations of the system (ACT)") },
        { tr("Texts"), tr("How the two texts were brought together") },
    };
    static_assert(std::size(headers) == ColumnCount);
    return headers[column];
}

} // namespace touchstone::ui

#include "moc_documentmodel.cpp"
