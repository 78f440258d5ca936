// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/scores/scoreview.h"

#include "ui/help/helppages.h"
#include "ui/models/modelroles.h"
#include "ui/panels/scores/intervalbar.h"
#include "ui/panels/scores/sheetview.h"
#include "ui/session/corestrings.h"
#include "ui/session/jobrunner.h"
#include "ui/session/presetchoice.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/widgets/cellinteraction.h"
#include "ui/widgets/dimming.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/formulapopover.h"
#include "ui/widgets/linkdelegate.h"
#include "ui/widgets/parameterform.h"
#include "ui/widgets/statepage.h"
#include "ui/widgets/viewhelp.h"

#include "core/evaluation/scoring/relationsources.h"
#include "core/measures/registry/measureregistry.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace touchstone::ui {

namespace {

/// Up to so many rows all groups stand open.
constexpr int openRows = 60;

/// Left and right go from cell to cell; only in the first column they open and close groups.
class ScoreTree : public QTreeView
{
public:
    using QTreeView::QTreeView;

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override
    {
        const QModelIndex current = currentIndex();
        const bool left = action == (isRightToLeft() ? MoveRight : MoveLeft);
        const bool right = action == (isRightToLeft() ? MoveLeft : MoveRight);
        if (current.isValid() && (left || right)) {
            const bool group = current.column() == 0 && model()->hasChildren(current);
            if (group && right && !isExpanded(current)) {
                expand(current);
                return current;
            }
            if (current.column() == 0 && left) {
                if (group && isExpanded(current)) {
                    collapse(current);
                    return current;
                }
                return current.parent().isValid() ? current.parent() : current;
            }
            const int step = left ? -1 : 1;
            for (int place = header()->visualIndex(current.column()) + step;
                 place >= 0 && place < header()->count(); place += step) {
                const int column = header()->logicalIndex(place);
                if (!header()->isSectionHidden(column)) {
                    return current.siblingAtColumn(column);
                }
            }
            return current;
        }
        return QTreeView::moveCursor(action, modifiers);
    }
};

} // namespace

ScoreView::ScoreView(Session& session, SelectionModel& selection, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_selection(selection)
    , m_model(new ScoreModel(this))
    , m_table(new ScoreTree(this))
    , m_interaction(new CellInteraction(m_table))
    , m_popover(new FormulaPopover(this))
    , m_measures(new QComboBox(this))
    , m_rows(new QComboBox(this))
    , m_mucBar(new QWidget(this))
    , m_tablesLabel(new QLabel(tr("&Table:"), this))
    , m_intervals(new IntervalBar(this))
    , m_parametersButton(new QToolButton(this))
    , m_parametersArea(new QScrollArea(this))
    , m_parameters(new ParameterForm(this))
    , m_fileRunner(std::make_unique<JobRunner>())
    , m_kinds(new QStackedWidget(this))
    , m_sheets(new SheetView(session, selection, this))
    , m_note(new QLabel(this))
    , m_presetNote(new ElidedLabel(this))
    , m_pages(new QStackedWidget(this))
    , m_page(new StatePage(this))
{
    m_table->setModel(m_model);
    m_table->setItemDelegate(new LinkDelegate(m_table));
    m_table->setAccessibleName(tr("Scores"));
    m_table->setUniformRowHeights(true);
    m_table->setAlternatingRowColors(true);
    m_table->setAllColumnsShowFocus(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSortIndicatorClearable(true);
    m_table->header()->setSortIndicator(-1, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);

    m_rows->addItem(tr("By type"), static_cast<int>(ScoreModel::Rows::ByType));
    m_rows->addItem(tr("By document"), static_cast<int>(ScoreModel::Rows::ByDocument));
    m_rows->setAccessibleName(tr("Rows"));
    m_note->setWordWrap(true);
    auto* scheme = makeSchemeCombo(&selection, this);
    auto* schemeLabel = new QLabel(tr("&Matching:"), this);
    schemeLabel->setBuddy(scheme);
    auto* rowsLabel = new QLabel(tr("Ro&ws:"), this);
    rowsLabel->setBuddy(m_rows);

    auto* mucBar = new QHBoxLayout(m_mucBar);
    mucBar->setContentsMargins(0, 0, 0, 0);
    mucBar->addWidget(schemeLabel);
    mucBar->addWidget(scheme);
    mucBar->addSpacing(12);
    mucBar->addWidget(rowsLabel);
    mucBar->addWidget(m_rows);
    mucBar->addSpacing(12);
    mucBar->addWidget(m_note, 1);

    for (const metrics::Measure& measure : metrics::measures()) {
        m_measures->addItem(toQString(measure.title), toQString(measure.id));
        m_measures->setItemData(m_measures->count() - 1, toQString(measure.description), Qt::ToolTipRole);
    }
    m_measures->setAccessibleName(tr("Measure"));
    auto* measureLabel = new QLabel(tr("Meas&ure:"), this);
    measureLabel->setBuddy(m_measures);
    m_tablesLabel->setBuddy(m_sheets->tables());
    m_parametersButton->setText(tr("&Parameters"));
    m_parametersButton->setToolTip(tr("Show and change the parameters of this measure"));
    m_parametersButton->setCheckable(true);
    m_parametersButton->setAutoRaise(true);
    m_parametersArea->setWidget(m_parameters);
    m_parametersArea->setWidgetResizable(true);
    m_parametersArea->setFrameShape(QFrame::NoFrame);
    m_parametersArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_parametersArea->setVisible(false);

    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(6, 4, 6, 0);
    bar->addWidget(measureLabel);
    bar->addWidget(m_measures);
    bar->addWidget(m_parametersButton);
    bar->addWidget(m_intervals);
    bar->addSpacing(12);
    bar->addWidget(m_tablesLabel);
    bar->addWidget(m_sheets->tables());
    bar->addWidget(m_mucBar, 1);
    bar->addSpacing(12);
    bar->addWidget(m_presetNote, 1);
    m_presetNote->setVisible(false);
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_page);
    m_kinds->addWidget(m_pages);
    m_kinds->addWidget(m_sheets);
    auto* middle = new QHBoxLayout;
    middle->addWidget(m_kinds, 1);
    middle->addWidget(m_parametersArea);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(bar);
    layout->addLayout(middle, 1);

    connect(m_measures, &QComboBox::activated, this,
        [this](int index) { setMeasure(m_measures->itemData(index).toString()); });
    connect(m_parametersButton, &QToolButton::toggled, this, &ScoreView::setParametersShown);
    connect(m_parameters, &ParameterForm::specEdited, &session, &Session::setSpec);
    connect(m_parameters, &ParameterForm::fileChosen, this, &ScoreView::takeFile);
    connect(m_rows, &QComboBox::activated, this,
        [this](int index) { setRows(static_cast<ScoreModel::Rows>(m_rows->itemData(index).toInt())); });
    connect(m_intervals, &IntervalBar::changed, this, &ScoreView::takeIntervals);
    connect(m_sheets, &SheetView::resultChanged, this, [this]() {
        showScheme();
        askIntervals();
    });
    connect(m_interaction, &CellInteraction::linkActivated, this, &ScoreView::follow);
    connect(m_interaction, &CellInteraction::menuRequested, this, &ScoreView::showMenu);
    connect(m_popover, &FormulaPopover::linkChosen, this, [this](int column, bool adding) {
        if (m_formulaOf.isValid()) {
            ui::follow(&m_selection,
                m_model->countFilter(m_formulaOf, static_cast<analysis::ScoreColumn>(column)), adding);
        }
    });
    connect(&selection, &SelectionModel::changed, this, [this](SelectionModel::Changes changes) {
        if (changes & SelectionModel::EvaluationChanged) {
            takeResult();
        }
        if (changes & SelectionModel::SchemeChanged) {
            showScheme();
        }
    });
    connect(&session, &Session::changed, this, [this](Session::Changes changes) {
        if (changes & (Session::ResultChanged | Session::SystemsChanged)) {
            takeResult();
        }
        if (changes & Session::SpecChanged) {
            m_parameters->setSpec(m_session.spec());
            showPresetNote(); // a file that was missing may be there
        }
        showState();
    });
    m_parameters->setSpec(session.spec());
    setMeasure(QStringLiteral("muc"));
    takeResult();
    showScheme();
}

ScoreView::~ScoreView() = default;

void ScoreView::takeFile(const QString& name, const QString& path)
{
    analysis::RelationSources sources;
    analysis::EvaluationSpec spec = m_session.spec();
    const std::string file = toPath(path);
    // What the file set before goes; what another file set stays.
    analysis::RelationSources known = m_session.relations();
    if (name == QLatin1String("type-weights")) {
        known.typeWeights = file;
        spec.overlap.types.weights.clear();
        sources.typeWeights = file;
    } else if (name == QLatin1String("type-parents")) {
        spec.overlap.types.parents.clear();
        sources.typeParents = file;
        known.typeParents = file;
    } else if (name == QLatin1String("link-weights")) {
        spec.overlap.links = {};
        sources.linkWeights = file;
        known.linkWeights = file;
    } else if (name == QLatin1String("link-equivalents")) {
        spec.links.equivalents = {};
        sources.linkEquivalents = file;
        known.linkEquivalents = file;
    } else {
        return;
    }
    m_fileRunner->start<analysis::EvaluationSpec>(
        tr("Reading %1").arg(path),
        [sources, spec](support::Progress& progress) -> support::Result<analysis::EvaluationSpec> {
            analysis::EvaluationSpec read = spec;
            support::Diagnostics rest; // of rules and training data, which are not read here
            if (const auto done = analysis::loadRelations(sources, read, rest, progress); !done) {
                return support::Failure(done.error());
            }
            return read;
        },
        [this, known](support::Result<analysis::EvaluationSpec> read) {
            m_parameters->showProblem(read ? QString() : errorText(read.error()));
            if (read) {
                analysis::RelationSources relations = known;
                relations.rules = m_session.relations().rules;
                m_session.setRelations(relations);
                m_session.setSpec(*read);
            }
        });
}

void ScoreView::setMeasure(const QString& id)
{
    const int index = m_measures->findData(id);
    if (index < 0) {
        return;
    }
    m_measures->setCurrentIndex(index);
    m_measures->setToolTip(m_measures->itemData(index, Qt::ToolTipRole).toString());
    setProperty("help", measureHelp(id));
    const bool own = ownTable();
    m_mucBar->setVisible(own);
    m_tablesLabel->setVisible(!own);
    m_sheets->tables()->setVisible(!own);
    m_sheets->setMeasure(own ? QString() : id);
    m_kinds->setCurrentWidget(own ? static_cast<QWidget*>(m_pages) : m_sheets);
    showScheme();
    m_parameters->setMeasure(metrics::measureById(toUtf8(id)));
    askIntervals();
}

bool ScoreView::taskNamesMuc() const
{
    const analysis::Preset* preset = m_presets == nullptr ? nullptr : m_presets->preset();
    return preset != nullptr && std::ranges::any_of(preset->tables, [](const analysis::PresetTable& table) {
        return metrics::hasSchemes(table.measure);
    });
}

bool ScoreView::ownTable() const { return metrics::hasSchemes(toUtf8(measure())) && !taskNamesMuc(); }

void ScoreView::setPresets(PresetChoice& presets)
{
    m_presets = &presets;
    connect(&presets, &PresetChoice::changed, this, &ScoreView::showPreset);
    showPreset();
}

void ScoreView::showPreset()
{
    m_sheets->setPreset(m_presets->preset());
    showPresetNote();
    setMeasure(measure());
}

void ScoreView::showPresetNote()
{
    const analysis::Preset* preset = m_presets == nullptr ? nullptr : m_presets->preset();
    const bool named = preset != nullptr && !preset->tables.empty();
    m_presetNote->setVisible(named);
    if (named) {
        //: %1: name of a task, such as CoNLL-2003
        QString text = tr("As %1").arg(presetTitle(preset));
        if (analysis::lacksFile(*preset, m_session.spec())) {
            text = tr("As %1: needs a file of equal ids, see Parameters of Links").arg(presetTitle(preset));
        }
        m_presetNote->setFullText(text);
        m_presetNote->setToolTip(presetToolTip(preset));
    }
}

void ScoreView::askIntervals()
{
    const QString id = measure();
    if (metrics::hasSchemes(toUtf8(id))) {
        m_intervals->setSystem(m_selection.mainEvaluation(), nullptr, id);
    } else {
        const analysis::MeasureResultPtr result = m_sheets->result();
        // Old numbers may stay for a while beside a new evaluation.
        const bool present = result && m_session.measureA(id) == result;
        m_intervals->setSystem(present ? m_session.evaluationA() : nullptr, present ? result : nullptr, id);
    }
    takeIntervals();
}

void ScoreView::takeIntervals()
{
    const bool own = ownTable();
    m_model->setIntervals(own ? m_intervals->intervals() : nullptr);
    m_sheets->setIntervals(own ? nullptr : m_intervals->intervals());
    if (own) {
        fitColumns(m_table, m_table->header());
    }
}

QString ScoreView::measure() const { return m_measures->currentData().toString(); }

void ScoreView::setParametersShown(bool shown)
{
    m_parametersButton->setChecked(shown);
    m_parametersArea->setVisible(shown);
}

void ScoreView::setRows(ScoreModel::Rows rows)
{
    m_rows->setCurrentIndex(m_rows->findData(static_cast<int>(rows)));
    m_model->setRows(rows);
    showScheme();
    fitColumns(m_table, m_table->header());
    if (rows == ScoreModel::Rows::ByType) {
        m_table->expandAll();
    }
}

void ScoreView::takeResult()
{
    m_model->setEvaluations(
        m_selection.mainEvaluation(), comparableB(m_session, m_selection.mainEvaluation()));
    showScheme();
    if (m_model->rows() == ScoreModel::Rows::ByType
        && (!m_selection.mainEvaluation() || m_selection.mainEvaluation()->labels.size() <= openRows)) {
        m_table->expandAll();
    }
    fitColumns(m_table, m_table->header());
    showState();
    askIntervals();
}

void ScoreView::showScheme()
{
    bool groups = false;
    for (int row = 0; row < m_model->rowCount() && !groups; ++row) {
        groups = m_model->rowCount(m_model->index(row, 0)) > 0;
    }
    m_table->setRootIsDecorated(groups);
    // Another scheme is another of the task's tables; a table that was chosen stays until then.
    const QString table = toQString(match::schemeName(m_selection.scheme()));
    if (!metrics::hasSchemes(toUtf8(measure())) || ownTable()) {
        m_schemeTable.clear();
    } else if (m_schemeTable != table && m_sheets->tables()->findData(table) >= 0) {
        m_sheets->setTable(table);
        m_schemeTable = table;
    }
    m_model->setScheme(m_selection.scheme());
    for (int column = 0; column < ScoreModel::ColumnCount; ++column) {
        m_table->setColumnHidden(column, !m_model->columnUsed(column));
    }
}

void ScoreView::showState()
{
    const analysis::EvaluationPtr& evaluation = m_selection.mainEvaluation();
    const Session::State state = m_session.state();
    const bool busy = state == Session::State::Loading || state == Session::State::Scoring;
    setDimmed(m_table, busy && evaluation != nullptr);
    if (!evaluation) {
        m_page->showState(m_session);
    }
    m_pages->setCurrentWidget(evaluation ? static_cast<QWidget*>(m_table) : m_page);
    if (!evaluation) {
        m_note->clear();
    } else if (busy) {
        m_note->setText(tr("These are the old numbers; new ones are on their way."));
    } else if (evaluation->spec.perType == analysis::PerType::Isolated
        && m_model->rows() == ScoreModel::Rows::ByType) {
        m_note->setText(tr("Each type is matched by itself: the rows do not add up to Overall."));
    } else {
        m_note->clear();
    }
}

void ScoreView::follow(const QModelIndex& index, bool adding)
{
    const QVariant filter = index.data(FilterRole);
    if (filter.isValid()) {
        ui::follow(&m_selection, filter.value<analysis::RecordFilter>(), adding);
    } else {
        showFormula(index);
    }
}

void ScoreView::showFormula(const QModelIndex& index)
{
    m_formulaOf = index;
    const QString title = tr("%1: %2").arg(
        m_model->rowName(index), m_model->headerData(index.column(), Qt::Horizontal).toString());
    const QRect cell = m_table->visualRect(index);
    m_popover->showAt(m_table->viewport()->mapToGlobal(cell.bottomLeft()), title,
        formulaHtml(m_model->tally(index), m_model->scheme(), index.column()));
}

void ScoreView::showMenu(const QModelIndex& index, const QPoint& position)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    if (index.isValid()) {
        const QVariant filter = index.data(FilterRole);
        if (filter.isValid()) {
            addFilterActions(menu, &m_selection, filter.value<analysis::RecordFilter>());
        } else if (index.data(LinkRole).toBool()) {
            connect(menu->addAction(tr("Show the &formula")), &QAction::triggered, this,
                [this, cell = QPersistentModelIndex(index)]() {
                    if (cell.isValid()) {
                        showFormula(cell);
                    }
                });
        }
        const QString name = shortened(m_model->rowName(index));
        if (const auto only = m_model->rowFilter(index)) {
            menu->addSeparator();
            addPushAction(menu, &m_selection, tr("Filter to “%1”").arg(name), *only);
        }
        if (const auto without = m_model->rowExclusion(index)) {
            addPushAction(menu, &m_selection, tr("Filter out “%1”").arg(name), *without);
        }
    }
    addCopyActions(menu, m_interaction, index);
    menu->popup(position);
}

} // namespace touchstone::ui
