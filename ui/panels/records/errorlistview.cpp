// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/records/errorlistview.h"

#include "ui/models/modelroles.h"
#include "ui/models/recordfacts.h"
#include "ui/session/corestrings.h"
#include "ui/base/keepsaid.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/shownsystem.h"
#include "ui/widgets/dimming.h"

#include "ui/widgets/layouts.h"
#include "ui/widgets/slicechoice.h"
#include "ui/widgets/viewhelp.h"

#include "core/support/lookup.h"

#include <QHeaderView>
#include <QMenu>
#include <QScopedValueRollback>

namespace touchstone::ui {

namespace {

constexpr int widestColumn = 28; ///< in characters
constexpr int wantedWords = 19; ///< in characters

} // namespace

ErrorListView::ErrorListView(Session& session, SelectionModel& selection, QWidget* parent)
    : SessionPanel(session, selection, parent)
{
    m_table->setModel(m_model);
    m_table->setColumnHidden(ErrorModel::Position, true); // words need the room; the header's menu shows it
    m_table->setItemDelegate(m_delegate);
    keepSaid(m_table, [this]() { m_table->setAccessibleName(tr("Errors")); });
    showAsList(m_table);
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionsMovable(true);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    makeSortable(m_table);
    connect(header, &QHeaderView::sectionResized, this, &ErrorListView::elideNames);
    m_lists->addWidget(m_table);
    m_lists->addWidget(m_groups);
    connect(m_groups, &RecordGroupsView::groupingChanged, this,
        [this]() { m_lists->setCurrentIndex(m_groups->grouping() ? 1 : 0); });
    connect(m_groups, &RecordGroupsView::failed, this, [this](const QString& why) {
        m_pages->showPage(tr("There are no such groups"), why,
            { { tr("List the errors"), [this]() { m_groups->groupBy({}); }, {} } });
    });
    connect(m_groups, &RecordGroupsView::groupingChanged, this, &ErrorListView::showState);
    m_note->hide();
    m_note->setContentsMargins(6, 2, 6, 2);

    layColumn(this, {}, { m_note, { m_pages, 1 } }, 0);

    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex& current) {
            if (!m_following && current.isValid()) {
                // What the user does to the selection (Ctrl and click adds a row) is left to the table.
                const QScopedValueRollback leading(m_leading, true);
                m_selection.setCurrentRecord(m_model->record(current.row()));
            }
        });
    connect(m_interaction, &CellInteraction::activated, this, [this](const QModelIndex& index) {
        m_selection.setCurrentRecord(m_model->record(index.row()));
        Q_EMIT activated(m_model->record(index.row()));
    });
    connect(m_interaction, &CellInteraction::menuRequested, this, &ErrorListView::showMenu);
    connect(header, &QWidget::customContextMenuRequested, this,
        [this, header](const QPoint& place) { showHeaderMenu(header->mapToGlobal(place)); });
    connect(m_model, &ErrorModel::sortingStarted, this, &ErrorListView::showSorting);
    connect(m_model, &ErrorModel::sortingFinished, this, [this]() {
        showSorting();
        showCurrent();
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, &ErrorListView::showSorting);
    connect(&selection, &SelectionModel::changed, this, [this](SelectionModel::Changes changes) {
        if (changes & (SelectionModel::EvaluationChanged | SelectionModel::SchemeChanged)) {
            takeResult();
        } else if (changes & SelectionModel::FiltersChanged) {
            {
                const QScopedValueRollback following(m_following, true);
                m_model->setRecords(m_selection.records());
                showCountedAs();
            }
            showState();
        }
        if (changes
            & (SelectionModel::EvaluationChanged | SelectionModel::SchemeChanged
                | SelectionModel::FiltersChanged | SelectionModel::CurrentChanged)) {
            showCurrent();
        }
    });
    connect(&session, &Session::changed, this, [this](Session::Changes changes) {
        if (changes & (Session::ResultChanged | Session::SystemsChanged)
            && otherSystem(m_session, m_selection.evaluation())
                != (m_counterpart ? m_counterpart->other() : nullptr)) {
            takeResult();
            showCurrent();
        } else if (changes & (Session::ResultChanged | Session::MeasuresChanged)) {
            takeValues();
            showCurrent();
        }
        if (changes & Session::ResultChanged) {
            followJudgements();
        }
        showState();
    });
    takeResult();
    followJudgements();
    showCurrent();
}

void ErrorListView::followJudgements()
{
    const std::string id(analysis::verdictSlice);
    const bool judged = support::contains(m_session.slices(), id, &analysis::SliceDimension::id);
    if (judged != std::exchange(m_judged, judged)) {
        setSliceShown(id, judged);
    }
}

void ErrorListView::takeResult()
{
    const analysis::EvaluationPtr& evaluation = m_selection.evaluation();
    const analysis::EvaluationPtr other = otherSystem(m_session, evaluation);
    m_counterpart = Counterpart::between(evaluation, other, m_counterpart);
    {
        const QScopedValueRollback following(m_following, true);
        const bool hadB = m_model->hasSystemB();
        m_model->setValues({}); // those of the last result
        const bool isA = other && other == m_session.evaluationA();
        m_model->setOtherTitle(isA ? tr("System A") : tr("System B"), isA ? tr("A") : tr("B"));
        m_model->show(evaluation, m_selection.scheme(), m_counterpart, m_selection.records());
        if (evaluation && goldAlone(*evaluation) != m_alone) {
            m_alone = !m_alone;
            for (const auto column : { ErrorModel::OutcomeColumn, ErrorModel::ErrorTypeColumn,
                     ErrorModel::SystemWords, ErrorModel::SystemType }) {
                m_words->setShown(column, !m_alone);
            }
        }
        const bool hasB = m_model->hasSystemB();
        if (!m_fitted || hadB != hasB) {
            m_words->setShown(ErrorModel::OutcomeB, hasB);
        }
        if (evaluation && !m_fitted) {
            fit();
            m_fitted = true; // later widths are the user's
        } else if (hasB && !hadB && m_words->ofUser()) { // its width was that of a column without a word
            fitColumn(m_table, m_table->horizontalHeader(), ErrorModel::OutcomeB, widestColumn);
        } else if (hasB && !hadB) {
            fit();
        }
    }
    takeValues();
    m_roomOfNames = -1; // they are others
    elideNames();
    askSlices();
    showState();
}

/// Every column as wide as it needs, the words what is left; where that is too little for words, names and
/// headings give way to them, then whole columns, so that the list need not be moved sideways.
void ErrorListView::fit()
{
    m_words->setYielding({});
    m_words->setLeaving({});
    const auto* header = static_cast<SortHeader*>(m_table->horizontalHeader());
    fitColumns(m_table, m_table->horizontalHeader(), widestColumn);
    const int unit = m_table->fontMetrics().averageCharWidth();
    // of a document's name its end says enough, as long as the words can be read
    m_words->setShares({ { ErrorModel::GoldWords, wantedWords * unit, 1, 0 },
        { ErrorModel::SystemWords, wantedWords * unit, 1, 0 } });
    const auto yielding = [header, unit](int column, int characters) {
        return RestColumns::Yield { column,
            header->isSectionHidden(column) ? 0 : std::max(characters * unit, header->leastSize(column)) };
    };
    const auto chip = [this, header](int column) {
        return RestColumns::Yield { column,
            std::max(widestCell(m_table, column),
                header->isSectionHidden(column) ? 0 : header->leastSize(column)) };
    };
    m_words->setYielding({ yielding(ErrorModel::DocumentColumn, 10), yielding(ErrorModel::CountedAs, 12),
        yielding(ErrorModel::SystemType, 6), yielding(ErrorModel::GoldType, 6), chip(ErrorModel::OutcomeB),
        yielding(ErrorModel::ErrorTypeColumn, 10), chip(ErrorModel::OutcomeColumn) });
    m_words->setLeaving({ ErrorModel::Number, ErrorModel::DocumentColumn, ErrorModel::ErrorTypeColumn });
}

/// Only where it tells records apart: what all are counted as says the filter.
void ErrorListView::showCountedAs()
{
    const analysis::EvaluationPtr& evaluation = m_selection.evaluation();
    const bool shown = evaluation && countedApart(*evaluation, m_selection.records());
    const bool comes = shown && m_table->isColumnHidden(ErrorModel::CountedAs);
    m_words->setShown(ErrorModel::CountedAs, shown);
    if (comes && !m_words->ofUser()) {
        fit();
    }
}

void ErrorListView::elideNames()
{
    const analysis::EvaluationPtr& evaluation = m_selection.evaluation();
    const int room = m_table->columnWidth(ErrorModel::DocumentColumn);
    if (room == std::exchange(m_roomOfNames, room) || room == 0) {
        return;
    }
    QStringList names;
    for (std::size_t i = 0; evaluation && i < evaluation->cases.size(); ++i) {
        names << toQString(evaluation->cases[i].name());
    }
    m_delegate->setElision(
        ErrorModel::DocumentColumn, elisionOf(*m_table, ErrorModel::DocumentColumn, names));
    m_table->viewport()->update();
}

/// The selected row stays in sight when the list becomes lower, or is seen again.
void ErrorListView::resizeEvent(QResizeEvent* event)
{
    SessionPanel::resizeEvent(event);
    scrollToCurrent();
}

void ErrorListView::showEvent(QShowEvent* event)
{
    SessionPanel::showEvent(event);
    scrollToCurrent();
}

void ErrorListView::scrollToCurrent()
{
    // When the table has its size.
    QMetaObject::invokeMethod(
        this,
        [this]() {
            if (m_table->currentIndex().isValid()) {
                m_table->scrollTo(m_table->currentIndex());
            }
        },
        Qt::QueuedConnection);
}

void ErrorListView::askSlices()
{
    const analysis::EvaluationPtr evaluation = m_selection.evaluation();
    if (!evaluation || m_shownSlices.empty()) {
        m_sliceRunner->cancel();
        m_slices.clear();
        return;
    }
    using Values = std::vector<RecordValue>;
    m_sliceRunner->start<Values>(
        tr("Counting slices"),
        [evaluation, ids = m_shownSlices](
            support::Progress&) -> support::Result<Values> { return sliceValues(evaluation, ids); },
        [this, evaluation](support::Result<Values> values) {
            if (values && evaluation == m_selection.evaluation()) {
                m_slices = std::move(*values);
                m_slicesOf = evaluation;
                takeValues();
                showCurrent();
            }
        });
}

void ErrorListView::setSliceShown(const std::string& id, bool shown)
{
    const auto known = std::ranges::find(m_shownSlices, id);
    if (shown == (known != m_shownSlices.end())) {
        return;
    }
    if (shown) {
        m_shownSlices.push_back(id);
        m_shownValues.insert(sliceKey(id));
        askSlices();
        return;
    }
    m_shownSlices.erase(known);
    m_shownValues.remove(sliceKey(id));
    std::erase_if(m_slices, [&id](const RecordValue& value) { return value.key == sliceKey(id); });
    takeValues();
    showCurrent();
}

void ErrorListView::takeValues()
{
    const QScopedValueRollback following(m_following, true);
    const analysis::EvaluationPtr& evaluation = m_selection.evaluation();
    const auto before = m_model->columnCount();
    auto values = recordValues(m_session, evaluation);
    if (evaluation && evaluation == m_slicesOf) {
        values.insert(values.end(), m_slices.begin(), m_slices.end());
    }
    m_model->setValues(std::move(values));
    const bool list = evaluation && evaluation->list != nullptr;
    if (m_model->columnCount() != before) {
        QHeaderView* header = m_table->horizontalHeader();
        constexpr int wordsWidth = 16; // in characters
        for (int column = ErrorModel::ColumnCount; column < m_model->columnCount(); ++column) {
            const auto& value = m_model->values()[static_cast<std::size_t>(column - ErrorModel::ColumnCount)];
            const int least = value.words != nullptr ? wordsWidth * fontMetrics().averageCharWidth() : 0;
            header->resizeSection(column, std::max(least, header->sectionSizeHint(column)));
        }
    }
    showCountedAs();
    for (std::size_t i = 0; i < m_model->values().size(); ++i) {
        // The values of a list are why one looks at it.
        m_table->setColumnHidden(static_cast<int>(ErrorModel::ColumnCount + i),
            !list && !m_shownValues.contains(m_model->values()[i].key));
    }
}

void ErrorListView::showCurrent()
{
    const QScopedValueRollback following(m_following, true);
    const auto record = m_selection.currentRecord();
    const int row = record ? m_model->rowOf(*record) : -1;
    if (row < 0) {
        m_table->selectionModel()->clearSelection();
        m_table->selectionModel()->setCurrentIndex({}, QItemSelectionModel::NoUpdate);
        return;
    }
    if (m_table->currentIndex().row() == row
        && (m_leading || m_table->selectionModel()->isRowSelected(row))) {
        m_table->scrollTo(m_table->currentIndex());
        return;
    }
    const int column = m_table->currentIndex().isValid() ? m_table->currentIndex().column()
                                                         : m_table->horizontalHeader()->logicalIndex(0);
    const QModelIndex index = m_model->index(row, column);
    m_table->selectionModel()->setCurrentIndex(
        index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_table->scrollTo(index);
}

void ErrorListView::showState()
{
    const analysis::EvaluationPtr& evaluation = m_selection.evaluation();
    setDimmed(m_table, evaluation && m_session.showsOld());
    if (evaluation && !m_selection.records().empty()) {
        m_pages->showContent();
        return;
    }
    if (!evaluation) {
        m_pages->showState(m_session);
    } else if (!m_selection.filters().empty()) {
        QStringList names;
        std::vector<StatePage::Choice> choices;
        const auto& filters = m_selection.filters();
        for (std::size_t i = 0; i < filters.size(); ++i) {
            names << filterText(filters[i]);
            choices.push_back({ tr("Remove “%1”").arg(shortened(filterText(filters[i]), 60)),
                [this, i]() { m_selection.removeFilter(i); }, filterMeaning(filters[i]) });
        }
        if (filters.size() > 1) {
            choices.push_back({ tr("Remove all filters"), [this]() { m_selection.clearFilters(); }, {} });
        }
        m_pages->showPage(
            tr("No errors match: %1").arg(names.join(QStringLiteral(" · "))), {}, std::move(choices));
    } else if (goldAlone(*evaluation)) {
        m_pages->showPage(tr("No annotations"), tr("The gold has none."));
    } else if (evaluation->records.empty()) {
        m_pages->showPage(
            tr("Nothing to compare"), tr("Neither side has an annotation in the compared texts."));
    } else {
        const auto correct = static_cast<std::int64_t>(evaluation->records.size());
        const analysis::RecordFilter filter { .scheme = m_selection.scheme(),
            .outcomes = { match::Outcome::Correct } };
        m_pages->showPage(tr("No errors. %1 correct.").arg(countText(correct)),
            tr("Under the %1 scheme every annotation is right.").arg(schemeWord(m_selection.scheme())),
            { { tr("Show the correct ones"), [this, filter]() { m_selection.setFilter(filter); }, {} } });
    }
}

void ErrorListView::showSorting()
{
    m_note->setText(tr("Sorting…"));
    m_note->setVisible(m_model->sorting());
}

void ErrorListView::showMenu(const QModelIndex& index, const QPoint& position)
{
    auto* menu = popupMenu(this);
    menu->setToolTipsVisible(true);
    if (index.isValid()) {
        const analysis::Evaluation& evaluation = *m_model->evaluation();
        const std::uint32_t number = m_model->record(index.row());
        const match::PairOutcome& record = evaluation.records[number];
        menu->addAction(tr("&Go to the text"), this, [this, number]() {
            m_selection.setCurrentRecord(number);
            Q_EMIT activated(number);
        });
        menu->addAction(tr("Make a &rule from this annotation"), this, [this, number]() {
            m_selection.setCurrentRecord(number);
            Q_EMIT ruleWanted();
        });
        menu->addAction(tr("Occurrences of these &words"), this,
            [this, words = toQString(wordsOfRecord(evaluation, record))]() {
                Q_EMIT occurrencesWanted(words);
            });
        if (!goldAlone(evaluation)) {
            addJudgeMenu(menu, evaluation, selectedRecords(number),
                [this, number](std::optional<analysis::Verdict> verdict) {
                    m_selection.setCurrentRecord(number);
                    Q_EMIT judgementWanted(verdict);
                });
        }
        const std::string& type = evaluation.labels[record.rowType()];
        const std::string words = wordsOfRecord(evaluation, record);
        const std::string& document = evaluation.cases[record.document].name();
        struct Entry
        {
            QString name;
            analysis::RecordFilter only;
            analysis::RecordFilter without;
        };
        const Entry entries[] = {
            { tr("type “%1”").arg(shortened(toQString(type))), { .types = { type } },
                { .excludedTypes = { type } } },
            { tr("error type “%1”").arg(errorTypeText(record.errorType)),
                { .errorTypes = { record.errorType } }, { .excludedErrorTypes = { record.errorType } } },
            { tr("document “%1”").arg(shortened(toQString(document))), { .documents = { document } },
                { .excludedDocuments = { document } } },
            { tr("words “%1”").arg(shortened(singleLine(toQString(words)))), { .words = words }, {} },
        };
        auto* only = menu->addMenu(tr("&Filter to"));
        auto* without = menu->addMenu(tr("Filter &out"));
        for (const Entry& entry : entries) {
            addPushAction(only, &m_selection, entry.name, entry.only);
            if (!entry.without.empty()) {
                addPushAction(without, &m_selection, entry.name, entry.without);
            }
        }
        if (record.hasGold() && record.hasSystem()) {
            const std::string& gold = evaluation.labels[record.goldType];
            const std::string& system = evaluation.labels[record.systemType];
            addPushAction(only, &m_selection,
                tr("gold “%1”, system “%2”").arg(shortened(toQString(gold)), shortened(toQString(system))),
                analysis::confusionCell(gold, system));
        }
    }
    addCopyActions(menu, m_interaction, index);
    menu->popup(position);
}

std::vector<std::uint32_t> ErrorListView::selectedRecords(std::uint32_t record) const
{
    std::vector<std::uint32_t> records;
    const auto rows = m_table->isVisible() ? m_table->selectionModel()->selectedRows() : QModelIndexList();
    for (const QModelIndex& row : rows) {
        records.push_back(m_model->record(row.row()));
    }
    std::ranges::sort(records);
    return std::ranges::binary_search(records, record) ? records : std::vector { record };
}

void ErrorListView::addSliceActions(QMenu* menu)
{
    if (m_session.slices().empty()) {
        return;
    }
    auto* slices = menu->addMenu(tr("Sl&ices"));
    QMenu* group = nullptr;
    eachByGroup(
        m_session.slices(),
        [&group, slices](const QString& title) { group = slices->addMenu(withoutMnemonic(title)); },
        [this, &group](const analysis::SliceDimension& slice) {
            auto* action = group->addAction(withoutMnemonic(shortened(sliceText(slice.id))));
            action->setToolTip(coreText(slice.meaning));
            action->setCheckable(true);
            action->setChecked(std::ranges::find(m_shownSlices, slice.id) != m_shownSlices.end());
            connect(action, &QAction::toggled, this,
                [this, id = slice.id](bool shown) { setSliceShown(id, shown); });
        });
}

void ErrorListView::showHeaderMenu(const QPoint& position)
{
    auto* menu = popupMenu(this);
    QHeaderView* header = m_table->horizontalHeader();
    for (int column = 0; column < m_model->columnCount(); ++column) {
        if (column == ErrorModel::ColumnCount) {
            menu->addSeparator();
        }
        const bool list = m_model->evaluation() && m_model->evaluation()->list != nullptr;
        if ((column == ErrorModel::OutcomeB && !m_model->hasSystemB())
            || (column == ErrorModel::CountedAs && !list)) {
            continue;
        }
        if (column >= ErrorModel::ColumnCount
            && m_model->values()[static_cast<std::size_t>(column - ErrorModel::ColumnCount)].words
                != nullptr) {
            continue; // below
        }
        auto* action = menu->addAction(m_model->headerData(column, Qt::Horizontal).toString());
        action->setCheckable(true);
        action->setChecked(!header->isSectionHidden(column));
        // The last visible column stays: without one there is no header to bring the others back.
        action->setEnabled(
            header->isSectionHidden(column) || header->count() - header->hiddenSectionCount() > 1);
        connect(action, &QAction::toggled, this, [this, column](bool shown) {
            shown ? m_words->keep(column) : m_words->setShown(column, false);
            if (column >= ErrorModel::ColumnCount) {
                const auto value = static_cast<std::size_t>(column - ErrorModel::ColumnCount);
                const QString& key = m_model->values()[value].key;
                shown ? static_cast<void>(m_shownValues.insert(key))
                      : static_cast<void>(m_shownValues.remove(key));
            }
        });
    }
    addSliceActions(menu);
    menu->addSeparator();
    menu->addAction(
        tr("Sort in &text order"), this, [this]() { m_table->sortByColumn(-1, Qt::AscendingOrder); });
    menu->addAction(tr("&Fit the columns"), this, &ErrorListView::fit);
    menu->popup(position);
}

} // namespace touchstone::ui

#include "moc_errorlistview.cpp"
