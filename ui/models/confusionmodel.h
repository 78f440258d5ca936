// SPDX-License-Identifier: GPL-3.0-or-later
// ConfusionModel: gold types by system types, with a (none) column for missed and a (none) row for spurious
// annotations; every cell carries the filter of its records.
#pragma once

#include "ui/models/tablemodel.h"

#include "core/evaluation/records/recordfilter.h"

namespace touchstone::ui {

/// Rows and columns hold the same types in the same order. With many types the ones with most errors stand
/// alone and the others share one row and one column, so that all sums stay true.
class ConfusionModel : public TableModel
{
    Q_OBJECT

public:
    enum class Normalise { None, Row, Column };
    enum class Order { Name, Frequency };
    /// So many types stand alone in the short table at first.
    static constexpr std::size_t topCount = 25;
    /// Never more rows than these: a tag column read by mistake has thousands of types, and nobody reads
    /// them.
    static constexpr std::size_t mostSections = 500;
    /// The strongest colour stands for no fewer, so that one confusion alone does not look like many.
    static constexpr std::int64_t fullHeat = 9;

    using TableModel::TableModel;

    void setEvaluation(analysis::EvaluationPtr evaluation);
    void setNormalise(Normalise normalise);
    void setOrder(Order order);
    void setDiagonalHidden(bool hidden);
    void setShortened(bool shortened);
    /// How many types stand alone in the short table, at least 1; with no more there is nothing to shorten.
    void setMost(std::size_t types);
    [[nodiscard]] std::size_t most() const { return m_most; }
    [[nodiscard]] std::size_t typeCount() const { return m_evaluation ? m_evaluation->confusion.size : 0; }

    [[nodiscard]] std::int64_t count(int row, int column) const;
    /// The sum of a row (gold annotations of the type) or column (system annotations).
    [[nodiscard]] std::int64_t rowTotal(int row) const { return m_rowTotals[static_cast<std::size_t>(row)]; }
    [[nodiscard]] std::int64_t columnTotal(int column) const
    {
        return m_columnTotals[static_cast<std::size_t>(column)];
    }
    /// The records of a whole row, or of a whole column.
    [[nodiscard]] analysis::RecordFilter rowFilter(int row) const;
    [[nodiscard]] analysis::RecordFilter columnFilter(int column) const;
    /// "loc", "(none)" or "(9 others)".
    [[nodiscard]] QString name(int section) const;

    [[nodiscard]] std::size_t total() const override { return m_sections.size(); }
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    /// Labels that share a row or column; empty: (none).
    using Section = std::vector<std::uint32_t>;

    [[nodiscard]] int columns() const override { return static_cast<int>(m_sections.size()); }
    [[nodiscard]] Header header(int column) const override { return { name(column), {} }; }
    [[nodiscard]] bool isNumber(int /*column*/) const override { return true; }
    [[nodiscard]] QVariant value(std::uint32_t line, int column, int role) const override;
    void rebuild();
    void sum();
    void chooseSections();
    [[nodiscard]] bool diagonal(int row, int column) const
    {
        return row == column && row + 1 < static_cast<int>(m_sections.size())
            && m_sections[static_cast<std::size_t>(row)].size() == 1;
    }
    /// The others by the others: mostly pairs of equal type, and some that are not.
    [[nodiscard]] bool mixed(int row, int column) const
    {
        return row == column && m_sections[static_cast<std::size_t>(row)].size() > 1;
    }
    [[nodiscard]] analysis::RecordFilter cellFilter(int row, int column) const;
    [[nodiscard]] std::vector<std::string> types(int section) const;
    [[nodiscard]] std::optional<double> share(int row, int column) const;

    analysis::EvaluationPtr m_evaluation;
    Normalise m_normalise = Normalise::None;
    Order m_order = Order::Name;
    bool m_diagonalHidden = false;
    bool m_shortened = true;
    std::size_t m_most = topCount;
    std::vector<Section> m_sections; ///< types, maybe the others, (none)
    std::vector<std::int64_t> m_counts; ///< sections²
    std::vector<std::int64_t> m_rowTotals;
    std::vector<std::int64_t> m_columnTotals;
    std::int64_t m_othersEqual = 0; ///< pairs of equal type among the others
    std::int64_t m_highestError = 0;
    std::int64_t m_highestCorrect = 0;
};

} // namespace touchstone::ui
