// SPDX-License-Identifier: GPL-3.0-or-later
// CoveringModel: the rules that were applied, or nearly, at a place of the text; filtered by words.
#pragma once

#include "core/explain/ruleexplanation.h"

#include <QAbstractTableModel>
#include <QString>

#include <cstdint>
#include <functional>
#include <vector>

namespace touchstone::ui {

class CoveringModel : public QAbstractTableModel
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

    explicit CoveringModel(QObject* parent = nullptr);

    /// `texts`: one for each of `covering.rules`. `rules` must live as long as it is shown.
    void setCovering(analysis::CoveringRules covering, std::shared_ptr<const rules::RuleSet> rules,
        std::vector<Texts> texts);
    /// Keeps rows with the words in rule, phase, annotation or condition, upper and lower case alike.
    void setTextFilter(const QString& text);
    void setShown(Shown shown);

    [[nodiscard]] const analysis::CoveringRule& at(int row) const
    {
        return m_covering.rules[m_rows[static_cast<std::size_t>(row)]];
    }
    [[nodiscard]] std::size_t total() const { return m_covering.rules.size(); }
    /// Everything that is shown, a line for each row.
    [[nodiscard]] QString plainText() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString text(std::uint32_t row, int column) const;
    [[nodiscard]] bool wanted(std::uint32_t row) const;
    void refilter();

    analysis::CoveringRules m_covering;
    std::shared_ptr<const rules::RuleSet> m_rules;
    std::vector<Texts> m_texts;
    std::vector<std::uint32_t> m_rows;
    QString m_textFilter;
    Shown m_shown = Shown::All;
};

} // namespace touchstone::ui
