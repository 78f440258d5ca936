// SPDX-License-Identifier: GPL-3.0-or-later
// ScoreModel: counts and scores of one matching scheme, by type or by document; every count carries the
// filter of the records behind it.
#pragma once

#include "core/evaluation/records/evaluation.h"
#include "core/evaluation/records/recordfilter.h"
#include "core/evaluation/records/typemeans.h"
#include "core/statistics/significance.h"

#include <QAbstractItemModel>
#include <QString>

#include <cstdint>
#include <memory>
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace touchstone::ui {

/// Dotted types stand as children of their main type ("loc.adm" under "loc"): the parent's counts are the
/// sums of its children and its filter selects them all. With isolated types, whose rows are matchings of
/// their own, the table is flat.
class ScoreModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column {
        Name,
        Correct,
        CorrectOfSystem, ///< where a row of types differs from its gold's
        Incorrect,
        IncorrectOfSystem,
        Partial,
        PartialOfSystem,
        Missing,
        Spurious,
        Gold,
        System,
        Precision,
        Recall,
        F1,
        F1B, ///< of the second system
        Difference, ///< F1 - F1B
        ColumnCount
    };
    enum class Rows { ByType, ByDocument };

    explicit ScoreModel(QObject* parent = nullptr);

    /// `b` null: no second system.
    void setEvaluations(analysis::EvaluationPtr a, analysis::EvaluationPtr b);
    void setScheme(match::Scheme scheme);
    /// Intervals of `a`'s muc scores, shown beside P, R and F1 of types; null: none. A new evaluation takes
    /// them away.
    void setIntervals(std::shared_ptr<const analysis::MeasureIntervals> intervals);
    void setRows(Rows rows);
    [[nodiscard]] match::Scheme scheme() const { return m_scheme; }
    [[nodiscard]] Rows rows() const { return m_kind; }
    [[nodiscard]] bool hasSystemB() const { return m_b != nullptr; }
    /// Can the column hold anything but zeros under the scheme (PAR only in partial, INC never there)? Of the
    /// system's outcomes: does a row count others than of the gold's? The second system's columns: is there
    /// one?
    [[nodiscard]] bool columnUsed(int column) const;

    /// The counts of a row; the index must be valid.
    [[nodiscard]] const metrics::Tally& tally(const QModelIndex& index) const;
    /// "Overall", the type or the document, as shown.
    [[nodiscard]] QString rowName(const QModelIndex& index) const;
    /// The records that a count of the row counts.
    [[nodiscard]] analysis::RecordFilter countFilter(
        const QModelIndex& index, analysis::ScoreColumn column) const;
    /// Row filters for menus: only this type or document, or all but it; nothing for the overall row.
    [[nodiscard]] std::optional<analysis::RecordFilter> rowFilter(const QModelIndex& index) const;
    [[nodiscard]] std::optional<analysis::RecordFilter> rowExclusion(const QModelIndex& index) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// Column -1: the order of the evaluation. Overall and means stay first; undefined values come last.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    using NodeId = std::uint32_t;
    using SchemeMeans = std::array<std::array<std::optional<double>, 3>, match::allSchemes.size()>;
    struct Node
    {
        QString name;
        std::vector<std::string> types; ///< all labels that the row sums; empty: overall or a document
        std::optional<std::string> document;
        metrics::SchemeTallies tallies;
        std::optional<metrics::SchemeTallies> talliesB; ///< nothing: B has no such row
        /// Of a mean over the types, which has no counts: P, R, F1 by scheme.
        std::optional<analysis::TypeMean> mean;
        SchemeMeans means {};
        std::optional<SchemeMeans> meansB;
        std::optional<NodeId> parent;
        std::vector<NodeId> children; ///< as shown
        int row = 0;
    };

    void rebuild();
    void addMeanRows();
    void addTypeRows();
    void addDocumentRows();
    NodeId addNode(Node node, std::optional<NodeId> parent);
    void order(std::vector<NodeId>& nodes, bool top);
    void orderAll();
    [[nodiscard]] analysis::CountedRow recordsOf(const Node& node) const;
    [[nodiscard]] bool sidesApart(match::Outcome outcome) const;
    [[nodiscard]] const Node& node(const QModelIndex& index) const { return m_nodes[index.internalId()]; }
    [[nodiscard]] std::optional<double> score(const Node& node, int column) const;
    [[nodiscard]] std::optional<double> meanScore(const Node& node, int column) const;
    [[nodiscard]] QString meanMeaning(const Node& node) const;
    /// The interval of a score; null: none.
    [[nodiscard]] const metrics::Interval* interval(const Node& node, int column) const;
    void announceAll();
    [[nodiscard]] QVariant rawValue(const Node& node, int column) const;
    [[nodiscard]] QString toolTip(const Node& node, int column) const;

    analysis::EvaluationPtr m_a;
    analysis::EvaluationPtr m_b;
    match::Scheme m_scheme = match::Scheme::Strict;
    std::shared_ptr<const analysis::MeasureIntervals> m_intervals;
    Rows m_kind = Rows::ByType;
    std::vector<Node> m_nodes; ///< in the order of the evaluation
    std::vector<NodeId> m_top; ///< as shown
    std::size_t m_summaries = 0; ///< rows that stay first: overall and means
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

/// The score column that a table column counts; nothing for names, scores and differences.
[[nodiscard]] std::optional<analysis::ScoreColumn> countColumn(int column);

} // namespace touchstone::ui
