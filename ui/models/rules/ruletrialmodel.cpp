// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/rules/ruletrialmodel.h"

#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"

#include <QCoreApplication>

#include <numeric>

namespace touchstone::ui {

namespace {

struct RuleTrialWords
{
    Q_DECLARE_TR_FUNCTIONS(RuleTrialWords)
};

QString fieldText(const std::string& what)
{
    const std::pair<std::string_view, QString> words[] = { { "resolution", RuleTrialWords::tr("link") },
        { "cause", RuleTrialWords::tr("cause") }, { "note", RuleTrialWords::tr("note") },
        { "partner", RuleTrialWords::tr("partner") }, { "result", {} } };
    const auto* found = std::ranges::find(words, what, &std::pair<std::string_view, QString>::first);
    return found == std::end(words) ? toQString(what) : found->second;
}

// One line, of what may be pages.
QString oneLine(std::string_view utf8)
{
    constexpr std::size_t most = 400;
    return toQString(utf8.substr(0, most)).simplified();
}

} // namespace

QString transitionText(const analysis::RuleDifference::Transition& transition)
{
    const QString side = transition.side == rules::SideRole::Gold ? RuleTrialWords::tr("Gold")
                                                                  : RuleTrialWords::tr("System");
    const QString field = fieldText(transition.what);
    const auto value = [](const std::string& text) { return text.empty() ? undefinedText() : oneLine(text); };
    //: %1: gold or system, %2: what changed, %3 and %4: labels before and after
    return field.isEmpty()
        ? RuleTrialWords::tr("%1: %2 → %3").arg(side, value(transition.before), value(transition.after))
        : RuleTrialWords::tr("%1, %2: %3 → %4")
              .arg(side, field, value(transition.before), value(transition.after));
}

void RuleTrialModel::setDifference(
    std::shared_ptr<const analysis::RuleDifference> difference, analysis::EvaluationPtr evaluation)
{
    beginResetModel();
    m_difference = std::move(difference);
    m_evaluation = std::move(evaluation);
    m_order.clear();
    if (m_difference) {
        m_order.resize(m_difference->transitions.size());
        std::iota(m_order.begin(), m_order.end(), std::size_t { 0 });
        std::stable_partition(m_order.begin(), m_order.end(),
            [this](std::size_t at) { return m_difference->transitions[at].what == "result"; });
    }
    endResetModel();
}

// Rows of annotations keep the number of their transition, counted from 1.
QModelIndex RuleTrialModel::index(int row, int column, const QModelIndex& parent) const
{
    const auto id = parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : quintptr { 0 };
    return hasIndex(row, column, parent) ? createIndex(row, column, id) : QModelIndex();
}

QModelIndex RuleTrialModel::parent(const QModelIndex& index) const
{
    return index.isValid() && index.internalId() != 0
        ? createIndex(static_cast<int>(index.internalId()) - 1, 0, quintptr { 0 })
        : QModelIndex();
}

int RuleTrialModel::rowCount(const QModelIndex& parent) const
{
    if (!m_difference || parent.column() > 0 || (parent.isValid() && parent.internalId() != 0)) {
        return 0;
    }
    return static_cast<int>(parent.isValid() ? transition(parent.row()).annotations.size() : m_order.size());
}

int RuleTrialModel::columnCount(const QModelIndex&) const { return Document + 1; }

const analysis::RuleDifference::Transition& RuleTrialModel::transition(int row) const
{
    return m_difference->transitions[m_order[static_cast<std::size_t>(row)]];
}

std::optional<analysis::RuleDifference::Changed> RuleTrialModel::annotationAt(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == 0) {
        return std::nullopt;
    }
    return transition(static_cast<int>(index.internalId()) - 1)
        .annotations[static_cast<std::size_t>(index.row())];
}

QString RuleTrialModel::annotationText(const analysis::RuleDifference::Changed& changed, int column) const
{
    if (!m_evaluation || changed.documentCase >= m_evaluation->cases.size()) {
        return {};
    }
    const auto& documentCase = m_evaluation->cases[changed.documentCase];
    const bool gold = changed.side == rules::SideRole::Gold;
    const auto* document = gold ? documentCase.gold : documentCase.system;
    if (document == nullptr || changed.entity >= document->annotations.size()) {
        return {};
    }
    const auto& entity = document->annotations.entities[changed.entity];
    switch (column) {
    case What: {
        const auto words = oneLine(document->text.slice(entity.span));
        return words.isEmpty() ? QStringLiteral("%1–%2").arg(entity.span.begin).arg(entity.span.end) : words;
    }
    case Number:
        return toQString((gold ? m_evaluation->gold : m_evaluation->system)->labels.name(entity.label));
    default:
        return toQString(documentCase.name());
    }
}

QVariant RuleTrialModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto changed = annotationAt(index);
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) {
        if (changed) {
            return annotationText(*changed, index.column());
        }
        const auto& changes = transition(index.row());
        return index.column() == What ? QVariant(transitionText(changes))
            : index.column() == Number
            ? QVariant(QLocale().toString(static_cast<qulonglong>(changes.annotations.size())))
            : QVariant();
    }
    if (role == Qt::TextAlignmentRole && index.column() == Number && !changed) {
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    }
    return {};
}

QVariant RuleTrialModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const QStringList titles { RuleTrialWords::tr("Change"), RuleTrialWords::tr("Annotations"),
        RuleTrialWords::tr("Document") };
    return orientation == Qt::Horizontal && role == Qt::DisplayRole ? titles.value(section) : QVariant();
}

} // namespace touchstone::ui

#include "moc_ruletrialmodel.cpp"
