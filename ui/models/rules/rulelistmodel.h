// SPDX-License-Identifier: GPL-3.0-or-later
// RuleListModel: the rules in force, phase by phase: whether each is on, how often it fired, the records of
// its firings as a link, and where it comes from.
#pragma once

#include "core/explain/rulelisting.h"

#include <QAbstractItemModel>

namespace touchstone::ui {

class RuleListModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column {
        NameColumn, ///< with a box: on or off
        FiredColumn,
        TriedColumn,
        RecordsColumn, ///< a link
        SubjectColumn,
        SalienceColumn,
        OriginColumn,
        AboutColumn,
        ColumnCount
    };
    /// Which rules are listed.
    enum class Shown { All, Fired, NeverFired, Off, Own };

    using QAbstractItemModel::QAbstractItemModel;

    /// Null: empty. What is expanded and current stays where the rows are the same. O(rules).
    void setListing(std::shared_ptr<const analysis::RuleListing> listing);
    [[nodiscard]] const std::shared_ptr<const analysis::RuleListing>& listing() const { return m_listing; }
    /// Rules whose name, about line, file or phase contains the words; empty: all.
    void setWords(const QString& words);
    void setShown(Shown shown);
    [[nodiscard]] int shownRules() const;

    /// Null for a phase and for no index.
    [[nodiscard]] const analysis::ListedRule* rule(const QModelIndex& index) const;
    /// Null for a rule.
    [[nodiscard]] const analysis::ListedPhase* phase(const QModelIndex& index) const;
    /// Invalid for a rule that is not listed.
    [[nodiscard]] QModelIndex indexOf(const QString& rule, int column = NameColumn) const;
    [[nodiscard]] QModelIndex indexOfPhase(const QString& phase, int column = NameColumn) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    /// The box of a rule: emits switched() and leaves the listing as it is, until a new one says that the
    /// rule is on.
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// Rules inside their phase; column -1: as they run.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

Q_SIGNALS:
    void switched(const QString& rule, bool on);

private:
    struct Row
    {
        std::uint32_t phase = 0; ///< into the listing
        std::vector<std::uint32_t> rules; ///< as shown, into the listing
        friend bool operator==(const Row&, const Row&) = default;
    };
    [[nodiscard]] std::vector<Row> arranged() const;
    [[nodiscard]] bool listed(const analysis::ListedRule& rule) const;
    void arrange();
    [[nodiscard]] QVariant ruleData(const analysis::ListedRule& rule, int column, int role) const;
    [[nodiscard]] QVariant phaseData(const Row& row, int column, int role) const;

    std::shared_ptr<const analysis::RuleListing> m_listing;
    std::vector<Row> m_rows;
    QString m_words;
    Shown m_shown = Shown::All;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

/// The name of a rule file without its folder; "built-in" for the default rules.
[[nodiscard]] QString ruleFileText(const std::string& file);
/// "built-in", "mine.rules", "mine.rules, replaces built-in".
[[nodiscard]] QString ruleOriginText(const analysis::ListedRule& rule);

} // namespace touchstone::ui
