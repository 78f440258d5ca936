// SPDX-License-Identifier: GPL-3.0-or-later
// RuleChoice: a combo box of the rules in force by phase, found by any part of their names.
#pragma once

#include "core/rules/ruleset.h"

#include <QComboBox>
#include <QStandardItemModel>
#include <QStringListModel>

#include <memory>

namespace touchstone::ui {

class RuleChoice : public QComboBox
{
    Q_OBJECT

public:
    explicit RuleChoice(QWidget* parent);

    /// As they go: by phase, then the higher priority first. The choice stays where a rule has its name.
    void setRules(std::shared_ptr<const rules::RuleSet> rules);
    /// Null at first.
    [[nodiscard]] const std::shared_ptr<const rules::RuleSet>& rules() const { return m_rules; }
    /// The number of the chosen one; nothing: none is.
    [[nodiscard]] std::optional<std::uint32_t> rule() const;
    /// False: there is no rule of this name.
    bool choose(const QString& name);

private:
    std::shared_ptr<const rules::RuleSet> m_rules;
    QStandardItemModel* m_items = new QStandardItemModel(this);
    QStringListModel* m_names = new QStringListModel(this);
};

} // namespace touchstone::ui
