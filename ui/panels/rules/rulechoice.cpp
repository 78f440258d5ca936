// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/rules/rulechoice.h"

#include "ui/session/corestrings.h"

#include <QCompleter>
#include <QLineEdit>
#include <QSignalBlocker>

#include <numeric>
#include <tuple>

namespace touchstone::ui {

namespace {

constexpr int ruleRole = Qt::UserRole + 1;

} // namespace

RuleChoice::RuleChoice(QWidget* parent)
    : QComboBox(parent)
{
    setEditable(true);
    setInsertPolicy(NoInsert);
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(16);
    setModel(m_items);
    setAccessibleName(tr("Rule to ask"));
    setToolTip(tr("Choose a rule, or write a part of its name"));
    lineEdit()->setPlaceholderText(tr("Choose a rule"));
    lineEdit()->setClearButtonEnabled(true);
    auto* completer = new QCompleter(m_names, this);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    setCompleter(completer);
    connect(completer, qOverload<const QString&>(&QCompleter::activated), this, &RuleChoice::choose);
}

void RuleChoice::setRules(std::shared_ptr<const rules::RuleSet> rules)
{
    if (rules == m_rules) {
        return;
    }
    const QString chosen = currentIndex() >= 0 ? currentText() : QString();
    const QSignalBlocker blocked(this);
    m_rules = std::move(rules);
    m_items->clear();
    QStringList names;
    QFont bold = font();
    bold.setBold(true);
    std::vector<std::uint32_t> order(m_rules->rules().size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, {}, [this](std::uint32_t number) {
        const auto& rule = m_rules->rules()[number];
        return std::tuple(rule.phase, -rule.salience);
    });
    std::optional<std::uint32_t> phase;
    for (const auto number : order) {
        const auto& rule = m_rules->rules()[number];
        if (phase != rule.phase) {
            phase = rule.phase;
            auto* heading = new QStandardItem(toQString(rule.phaseName));
            heading->setFlags(Qt::NoItemFlags);
            heading->setFont(bold);
            m_items->appendRow(heading);
        }
        auto* item = new QStandardItem(toQString(rule.name));
        item->setData(number, ruleRole);
        const QString about = ruleAboutText(rule.about);
        item->setToolTip(rule.on ? about : tr("Switched off. %1").arg(about));
        QFont own = font();
        own.setItalic(!rule.on);
        item->setFont(own);
        m_items->appendRow(item);
        names << toQString(rule.name);
    }
    m_names->setStringList(names);
    setCurrentIndex(chosen.isEmpty() ? -1 : findText(chosen, Qt::MatchExactly));
}

std::optional<std::uint32_t> RuleChoice::rule() const
{
    const QVariant number = currentData(ruleRole);
    return number.isValid() ? std::optional(number.toUInt()) : std::nullopt;
}

bool RuleChoice::choose(const QString& name)
{
    for (int row = 0; row < m_items->rowCount(); ++row) {
        const auto* item = m_items->item(row);
        if (item->data(ruleRole).isValid() && item->text() == name) {
            setCurrentIndex(row);
            return true;
        }
    }
    return false;
}

} // namespace touchstone::ui

#include "moc_rulechoice.cpp"
