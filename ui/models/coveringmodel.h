// SPDX-License-Identifier: GPL-3.0-or-later
// CoveringModel: the rules that were applied, or nearly, at a place of the text; filtered by words.
#pragma once

#include "ui/models/tablemodel.h"

#include "core/explain/ruleexplanation.h"

namespace touchstone::ui {

class CoveringModel : public TableModel
{
    Q_OBJECT

public:
    enum Column { Rule, Missing, Annotation, Phase, ColumnCount };
    enum class Shown { All, Applied, Nearly };

    /// What a row says of its annotation, and of the condition that is missing (empty: none).
    struct Texts
    {
        QString annotation;
        QString missing;
    };

    using TableModel::TableModel;

    /// `texts`: one for each of `covering.rules`. `rules` must live as long as it is shown.
    void setCovering(analysis::CoveringRules covering, std::shared_ptr<const rules::RuleSet> rules,
        std::vector<Texts> texts);
    /// Keeps rows with the words in rule, phase, annotation or condition, upper and lower case alike.
    void setTextFilter(const QString& text);
    void setShown(Shown shown);

    [[nodiscard]] const analysis::CoveringRule& at(int row) const { return m_covering.rules[lineOf(row)]; }
    [[nodiscard]] std::size_t total() const override { return m_covering.rules.size(); }
    /// Everything that is shown, a line for each row.
    [[nodiscard]] QString plainText() const;

private:
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] Header header(int column) const override;
    [[nodiscard]] Qt::Alignment titleSide(int /*column*/) const override { return Qt::AlignHCenter; }
    [[nodiscard]] QVariant value(std::uint32_t row, int column, int role) const override;
    [[nodiscard]] bool isShown(std::uint32_t row) const override;
    [[nodiscard]] QString text(std::uint32_t row, int column) const;

    analysis::CoveringRules m_covering;
    std::shared_ptr<const rules::RuleSet> m_rules;
    std::vector<Texts> m_texts;
    QString m_textFilter;
    Shown m_shown = Shown::All;
};

} // namespace touchstone::ui
