// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/coveringmodel.h"

#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"

namespace touchstone::ui {

void CoveringModel::setCovering(
    analysis::CoveringRules covering, std::shared_ptr<const rules::RuleSet> rules, std::vector<Texts> texts)
{
    reset([&]() {
        m_covering = std::move(covering);
        m_rules = std::move(rules);
        m_texts = std::move(texts);
    });
}

void CoveringModel::setTextFilter(const QString& text)
{
    reset([&]() { m_textFilter = text.trimmed(); });
}

void CoveringModel::setShown(Shown shown)
{
    reset([&]() { m_shown = shown; });
}

bool CoveringModel::isShown(std::uint32_t row) const
{
    if ((m_shown == Shown::Applied && !m_covering.rules[row].fired)
        || (m_shown == Shown::Nearly && m_covering.rules[row].fired)) {
        return false;
    }
    const auto contains
        = [&](Column column) { return text(row, column).contains(m_textFilter, Qt::CaseInsensitive); };
    return contains(Rule) || contains(Annotation) || contains(Missing) || contains(Phase);
}

QString CoveringModel::text(std::uint32_t row, int column) const
{
    const auto& covering = m_covering.rules[row];
    const auto& rule = m_rules->rules()[covering.rule];
    switch (column) {
    case Rule:
        return toQString(rule.name);
    case Annotation:
        return m_texts[row].annotation;
    case Missing:
        //: %1: the one condition that does not hold
        return covering.fired ? tr("✓ applied") : tr("✗ %1").arg(m_texts[row].missing);
    case Phase:
        return toQString(rule.phaseName);
    default:
        return {};
    }
}

QString CoveringModel::plainText() const
{
    QString all;
    for (const std::uint32_t row : m_rows) {
        QStringList cells;
        for (int column = 0; column < ColumnCount; ++column) {
            cells << text(row, column);
        }
        all += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return all;
}

QVariant CoveringModel::value(std::uint32_t row, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case ExportRole:
        return text(row, column);
    case Qt::ToolTipRole: {
        const auto& about = m_rules->rules()[m_covering.rules[row].rule].about;
        return column == Rule && !about.empty() ? ruleAboutText(about) : text(row, column);
    }
    case Qt::AccessibleTextRole:
        return column == Missing
            ? (m_covering.rules[row].fired ? tr("applied") : tr("missing: %1").arg(m_texts[row].missing))
            : text(row, column);
    default:
        return {};
    }
}

TableModel::Header CoveringModel::header(int column) const
{
    return { QStringList { tr("Rule"), tr("Applied, or what is missing"), tr("Annotation"), tr("Phase") }.at(
                 column),
        {} };
}

} // namespace touchstone::ui

#include "moc_coveringmodel.cpp"
