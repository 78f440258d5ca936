// SPDX-License-Identifier: GPL-3.0-or-later
// SelectionModel: what all views agree on: the filter stack, the selected record, the document shown, the
// scheme, the measure. State first, then one signal; a view created later reads the state.
#pragma once

#include "core/evaluation/records/recordfilter.h"
#include "core/explain/highlight.h"

#include <QFlags>
#include <QObject>

namespace touchstone::ui {

/// Is it a gold beside itself, since no system is open? Then every annotation is one to step to, and nothing
/// is right or wrong.
[[nodiscard]] inline bool goldAlone(const analysis::Evaluation& evaluation)
{
    return evaluation.system != nullptr && evaluation.system == evaluation.givenGold;
}

class SelectionModel : public QObject
{
    Q_OBJECT

public:
    enum Change {
        EvaluationChanged = 1, ///< another result or list: every record number is new
        SchemeChanged = 2,
        FiltersChanged = 4, ///< the stack, and so records()
        CurrentChanged = 8, ///< the selected record, or the place looked at in it
        DocumentChanged = 16, ///< the document case shown
        HoverChanged = 32,
        MeasureChanged = 64
    };
    Q_DECLARE_FLAGS(Changes, Change)

    explicit SelectionModel(QObject* parent = nullptr);

    /// Swaps the result in whole. Filters stay; the selected record is found again by document, side, span
    /// and types, else the nearest following one in text order; the document by name. Null: nothing to show.
    void setEvaluation(analysis::EvaluationPtr evaluation) { setResult(std::move(evaluation), {}); }
    /// Gives the result as a measure pairs it (analysis::throughList), by the list's id; null: not there yet.
    using Lists = std::function<analysis::EvaluationPtr(const std::string& list)>;
    /// The same together with where its lists come from: a filter that names a list shows that one, and no
    /// other filter of the stack may name another.
    void setResult(analysis::EvaluationPtr evaluation, Lists lists);
    /// What views of records show: the result, or the list that the filters name.
    [[nodiscard]] const analysis::EvaluationPtr& evaluation() const { return m_evaluation; }
    /// The result itself, for tables.
    [[nodiscard]] const analysis::EvaluationPtr& mainEvaluation() const { return m_main; }
    [[nodiscard]] bool showsGoldAlone() const { return m_main && goldAlone(*m_main); }
    /// The list that the filters name; empty: none. It may still be on its way.
    [[nodiscard]] const std::string& wantedList() const;

    void setScheme(match::Scheme scheme);
    [[nodiscard]] match::Scheme scheme() const { return m_scheme; }

    /// The measure that tables of numbers show, by its id; one that is not registered is not taken.
    void setMeasure(const QString& id);
    [[nodiscard]] const QString& measure() const { return m_measure; }

    // Filters: a stack, "and"-combined. With an empty stack records() are the errors under the scheme (not
    // correct), of a gold alone all; with filters exactly the records that pass all of them.
    [[nodiscard]] const std::vector<analysis::RecordFilter>& filters() const { return m_filters; }
    /// Pushes; a filter that is already on the stack is taken away instead (the same cell clicked twice).
    void pushFilter(const analysis::RecordFilter& filter);
    /// Widens the last filter (Ctrl+click): one that differs from it in one dimension is joined to it by
    /// "or"; any other is pushed.
    void addFilter(const analysis::RecordFilter& filter);
    /// Replaces the whole stack (a plain click on a cell); the same single filter again clears it.
    void setFilter(const analysis::RecordFilter& filter);
    /// `found`: the records, where a worker has found them already: what `analysis::filtered` gives for these
    /// filters (not empty) and the present evaluation.
    void setFilters(std::vector<analysis::RecordFilter> filters,
        std::optional<std::vector<std::uint32_t>> found = std::nullopt);
    void removeFilter(std::size_t index);
    /// Drops the last filter; false when there was none.
    bool popFilter();
    void clearFilters() { setFilters({}); }
    [[nodiscard]] bool canGoBack() const { return m_position > 0; }
    [[nodiscard]] bool canGoForward() const { return m_position + 1 < m_history.size(); }
    void goBack() { go(false); }
    void goForward() { go(true); }

    /// Numbers of the records in the filter, ascending (= text order).
    [[nodiscard]] const std::vector<std::uint32_t>& records() const { return m_records; }
    [[nodiscard]] bool inFilter(std::uint32_t record) const;
    /// Is a record one to step to: not correct under the scheme; of a measure's list every one, since what
    /// the filter chose of it is what one looks at.
    [[nodiscard]] bool isError(std::uint32_t record) const;
    /// Those of records().
    [[nodiscard]] const std::vector<std::uint32_t>& errors() const { return m_errors; }
    /// Which of them a record is, from 1 on; nothing: none of them. O(log errors).
    [[nodiscard]] std::optional<std::int64_t> errorNumber(std::uint32_t record) const;

    [[nodiscard]] std::optional<std::uint32_t> currentRecord() const { return m_current; }
    /// Selects a record (in the filter or not; never changes the filter) and shows its document.
    void setCurrentRecord(std::optional<std::uint32_t> record);
    /// One annotation of the document shown: what is looked at when that is a part of a record, not the pair.
    struct Place
    {
        analysis::SideId side = analysis::SideId::Gold;
        std::uint32_t annotation = 0; ///< index in its document's tree
        friend bool operator==(const Place&, const Place&) = default;
    };
    /// Selects a record and one annotation (of the pair, or below it: a component) as the place looked at.
    void setCurrentAnnotation(std::uint32_t record, const Place& place);
    /// Until another record (or the record itself) is selected.
    [[nodiscard]] std::optional<Place> currentAnnotation() const
    {
        return m_annotationOf && m_annotationOf == m_current ? std::optional(m_annotation) : std::nullopt;
    }
    /// A stretch of the document shown that is looked at whatever is annotated there, with no record
    /// selected.
    struct Range
    {
        analysis::SideId side = analysis::SideId::Gold;
        text::Span span; ///< code points of that side's text
        /// System B's result, where the stretch is that of an annotation of it which no record of
        /// evaluation() stands for (a false alarm of B), with its record there; null: it is none.
        analysis::EvaluationPtr other = nullptr;
        std::uint32_t otherRecord = analysis::noRecord;
        friend bool operator==(const Range&, const Range&) = default;
    };
    void setCurrentRange(std::size_t documentCase, const Range& range);
    /// Until a record or another document is selected.
    [[nodiscard]] const std::optional<Range>& currentRange() const { return m_range; }
    /// Next or previous record of records() that is not correct under the scheme, from the selected one (or
    /// from the document shown). Wraps; the result says so. Nothing when the filter holds no error.
    enum class Step { Moved, Wrapped, Nothing };
    Step stepError(bool forward);
    /// The next error in the filter with the outcome and the types of the selected one; Nothing when it is
    /// alone.
    Step stepSimilar();

    [[nodiscard]] std::size_t currentCase() const { return m_case; }
    /// Shows a document and selects its first error in the filter, else its first annotation there, else its
    /// first.
    void setCurrentCase(std::size_t documentCase);
    /// Next or previous document with errors in the filter; its first error is selected.
    Step stepDocument(bool forward);

    [[nodiscard]] std::optional<std::uint32_t> hoveredRecord() const { return m_hovered; }
    void setHoveredRecord(std::optional<std::uint32_t> record);

Q_SIGNALS:
    void changed(touchstone::ui::SelectionModel::Changes changes);

private:
    /// The result or the list that the filters ask for; the result while the list is on its way.
    [[nodiscard]] analysis::EvaluationPtr wantedEvaluation() const;
    Changes show(analysis::EvaluationPtr evaluation);
    void recomputeRecords();
    /// recomputeRecords, and keeps the selected record inside: else the nearest following one, else the last.
    Changes recompute();
    void go(bool forward);
    void announce(Changes changes);
    Changes applyFilters(std::vector<analysis::RecordFilter> filters, bool remember);
    Changes select(std::optional<std::uint32_t> record);
    /// The first record of records() at or after a place, else the last.
    [[nodiscard]] std::optional<std::uint32_t> nearestFrom(std::size_t documentCase, text::Span from) const;
    [[nodiscard]] std::uint32_t startOfCase() const;
    [[nodiscard]] std::optional<std::uint32_t> firstOf(std::size_t documentCase) const;

    analysis::EvaluationPtr m_main;
    Lists m_lists;
    analysis::EvaluationPtr m_evaluation; ///< the one shown
    match::Scheme m_scheme = match::Scheme::Strict;
    QString m_measure;
    std::vector<analysis::RecordFilter> m_filters;
    std::vector<std::vector<analysis::RecordFilter>> m_history { {} };
    std::size_t m_position = 0;
    std::vector<std::uint32_t> m_records;
    std::vector<std::uint32_t> m_errors;
    std::optional<std::vector<std::uint32_t>> m_found; ///< records to take instead of filtering, once
    std::optional<std::uint32_t> m_current;
    Place m_annotation;
    std::optional<std::uint32_t> m_annotationOf; ///< the record it was selected with
    std::optional<Range> m_range;
    std::optional<std::uint32_t> m_hovered;
    std::size_t m_case = 0;
};

Q_DECLARE_OPERATORS_FOR_FLAGS(SelectionModel::Changes)

} // namespace touchstone::ui
