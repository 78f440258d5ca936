// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/slices/sliceview.h"

#include "core/support/lookup.h"
#include "ui/models/modelroles.h"
#include "ui/panels/slices/slicefilebutton.h"
#include "ui/session/corestrings.h"
#include "ui/base/keepsaid.h"
#include "ui/session/presetchoice.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/bardelegate.h"
#include "ui/widgets/dimming.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/slicechoice.h"
#include "ui/widgets/viewhelp.h"

#include "core/evaluation/records/sheetcells.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/preset.h"
#include "core/report/tables/slicesheet.h"
#include "core/report/tables/scoretable.h"

#include <QAbstractItemView>

#include <unordered_set>

namespace touchstone::ui {

namespace {

constexpr QLatin1String viewName("slices");
constexpr int boundsCharacters = 18;
constexpr int sliceCharacters = 22;
constexpr int listCharacters = 70;

/// The table as one sheet of rows that can be looked through, the whole at its end.
/// Surface forms are as many as the corpus has words: those with most errors come first, page by page.
analysis::MeasureResultPtr tableOf(const analysis::SliceTable& counts, match::Scheme scheme,
    std::size_t first, const analysis::Preset* preset)
{
    auto table = std::make_shared<analysis::MeasureResult>();
    table->measure = counts.measure();
    const auto begin = first < counts.rows() ? first : 0;
    const auto end = std::min(counts.rows(), begin + SliceView::pageRows);
    analysis::Sheet sheet = counts.sheet(scheme, begin, end - begin);
    if (end < counts.rows()) {
        auto whole = counts.sheet(scheme, counts.rows(), 0);
        std::ranges::move(whole.rows, std::back_inserter(sheet.rows));
    }
    if (counts.rows() > SliceView::pageRows) {
        //: %1, %2: numbers of the first and the last value shown, %3: how many there are
        const QString shown = QCoreApplication::translate(
            "touchstone::ui::SliceView", "Values %1 to %2 of %3; Overall counts all of them.")
                                  .arg(countText(static_cast<std::int64_t>(begin + 1)),
                                      countText(static_cast<std::int64_t>(end)),
                                      countText(static_cast<std::int64_t>(counts.rows())));
        analysis::addToNote(sheet, support::said("%1", toUtf8(shown)));
    }
    table->sheets.push_back(analysis::taskSheetOr(preset, counts.measure(), sheet));
    return table;
}

/// The rows of System B that stand beside a table of System A, on whatever page they would be of its own.
analysis::MeasureResultPtr tableBeside(const analysis::SliceTable& counts, match::Scheme scheme,
    const analysis::MeasureResult& shown, const analysis::Preset* preset)
{
    auto table = std::make_shared<analysis::MeasureResult>();
    table->measure = counts.measure();
    std::unordered_set<std::string_view> names;
    for (const auto& row : shown.sheets.front().rows) {
        names.insert(row.name);
    }
    analysis::Sheet sheet = counts.sheet(scheme);
    std::erase_if(sheet.rows, [&names](const auto& row) { return !names.contains(row.name); });
    table->sheets.push_back(analysis::taskSheetOr(preset, counts.measure(), sheet));
    return table;
}

} // namespace

SliceView::SliceView(Session& session, SelectionModel& selection, SliceFiles& files, QWidget* parent)
    : SessionPanel(session, selection, parent)
    , m_files(files)
{
    fillControls();
    m_boundsRow = labelled(tr("B&ins end at:"), m_bounds);
    const auto [training, attributes] = m_fileButtons;
    auto* bar = new FlowLayout({ 6, 4, 6, 0 },
        { labelled(tr("Sli&ce:"), m_slices), m_measure, m_boundsRow, training, attributes, m_bars, m_previous,
            m_next });
    layColumn(
        this, {}, { bar, m_message, training->message(), attributes->message(), { m_pages, 1 }, m_note }, 4);
    setFocusProxy(m_table);
    connect(m_slices, &QComboBox::currentIndexChanged, this, [this]() { m_first = 0; });
    connect(m_slices, &QComboBox::activated, this, [this]() { refresh(); });
    connect(m_bounds, &QLineEdit::editingFinished, this, &SliceView::applyBounds);
    connect(m_bounds, &QLineEdit::textEdited, m_message, &QWidget::hide);
    connect(m_previous, &QPushButton::clicked, this, [this]() { turnPage(-1); });
    connect(m_next, &QPushButton::clicked, this, [this]() { turnPage(1); });
    connect(m_bars, &QPushButton::clicked, this, [this]() { Q_EMIT barsRequested(slice()); });
    connect(&m_files, &SliceFiles::changed, this, [this]() {
        showBounds();
        showState();
    });
    whenChanged(session, Session::ResultChanged | Session::SystemsChanged | Session::MeasuresChanged, this,
        &SliceView::refresh);
    connect(&session, &Session::changed, this, &SliceView::showState);
    whenChanged(selection, SelectionModel::SchemeChanged, this, &SliceView::refresh);
    whenChanged(selection, SelectionModel::MeasureChanged, this, &SliceView::takeMeasure);
    fillSlices();
    showBounds();
    showState();
}

void SliceView::fillControls()
{
    m_slices->setAccessibleName(tr("Slice"));
    // What a slice lacks is said in the list; the box is as wide as the names.
    m_slices->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_slices->setMinimumContentsLength(sliceCharacters);
    m_slices->view()->setMinimumWidth(fontMetrics().averageCharWidth() * listCharacters);
    m_bounds->setAccessibleName(tr("Where bins end"));
    m_bounds->setClearButtonEnabled(true);
    m_bounds->setMinimumWidth(fontMetrics().averageCharWidth() * boundsCharacters);
    m_bars->setToolTip(tr("Shows the outcomes by this slice as bars in Outcomes."));
    m_bars->setAutoDefault(false);
    keepSaid(m_table, [this]() {
        m_previous->setToolTip(tr("Shows the values before these, with more errors."));
        m_next->setToolTip(tr("Shows the values after these, with fewer errors."));
    });
    for (QPushButton* button : { m_previous, m_next }) {
        button->setAutoDefault(false);
        button->hide();
    }
    m_table->setAccessibleName(tr("Scores by slice"));
    m_table->setItemDelegate(new BarDelegate(m_table));
    m_message->hide();
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setContentsMargins(6, 0, 6, 2);
    for (const SliceFiles::File file : SliceFiles::bothFiles) {
        m_fileButtons[static_cast<std::size_t>(file)] = new SliceFileButton(m_session, m_files, file, this);
    }
}

void SliceView::setSlice(const QString& id)
{
    if (choose(m_slices, id)) {
        refresh();
    }
}

void SliceView::takeMeasure()
{
    m_first = 0;
    if (isVisible()) {
        m_session.setWantedMeasures(viewName, { measure() }, Session::Urgency::Later);
    }
    refresh();
}

void SliceView::setPresets(PresetChoice& presets)
{
    m_presets = &presets;
    connect(&presets, &PresetChoice::changed, this, &SliceView::refresh);
    m_measure->setPresets(presets);
}

void SliceView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_session.setWantedMeasures(viewName, { measure() }, Session::Urgency::Later);
    refresh();
}

void SliceView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_session.setWantedMeasures(viewName, {});
}

void SliceView::fillSlices()
{
    if (!m_session.evaluationA() && m_slices->count() > 0) {
        return; // those of the last result, until it is known what the next one has
    }
    fillSliceCombo(m_slices, m_session.slices());
}

const analysis::SliceDimension* SliceView::dimension() const
{
    return support::found(m_session.slices(), toUtf8(slice()), &analysis::SliceDimension::id);
}

void SliceView::refresh()
{
    fillSlices();
    showBounds();
    if (!isVisible()) {
        return; // made when somebody looks
    }
    const analysis::EvaluationPtr a = m_session.evaluationA();
    const analysis::MeasureResultPtr measured = m_session.measureA(measure());
    const analysis::SliceDimension* chosen = dimension();
    if (!a || !measured || chosen == nullptr) {
        if (!m_session.busy() && !(a && chosen != nullptr && m_session.measuring())) {
            m_runner->cancel();
            m_result.reset();
            m_table->setResult(nullptr);
        }
        showState();
        return; // the old numbers stay until the new ones are there
    }
    const analysis::EvaluationPtr b = comparableB(m_session, a);
    const analysis::MeasureResultPtr measuredB = b ? m_session.measureB(measure()) : nullptr;
    using ResultPtr = std::shared_ptr<const Result>;
    m_runner->start<ResultPtr>(
        tr("Counting slices"),
        [a, measured, b, measuredB, slice = chosen->id, scheme = m_selection.scheme(), first = m_first,
            preset = m_presets == nullptr ? nullptr : m_presets->preset()](
            support::Progress& progress) -> support::Result<ResultPtr> {
            auto result = std::make_shared<Result>();
            result->slice = slice;
            const auto countsA = analysis::SliceTable::of(*a, *measured, slice, progress);
            if (!countsA) {
                return tl::unexpected(countsA.error());
            }
            result->a = tableOf(*countsA, scheme, first, preset);
            result->values = countsA->rows();
            if (measuredB) {
                const auto countsB = analysis::SliceTable::of(*b, *measuredB, slice, progress);
                if (countsB) {
                    result->b = tableBeside(*countsB, scheme, *result->a, preset);
                } else {
                    result->whyNoB = tr("System B: %1").arg(errorText(countsB.error()));
                }
            }
            return ResultPtr(std::move(result));
        },
        [this](support::Result<ResultPtr> result) {
            if (!result) {
                m_error = errorText(result.error());
                showState();
                return;
            }
            m_error.clear();
            m_result = std::move(*result);
            m_first = m_first < m_result->values ? m_first : 0; // as tableOf
            m_table->setResult(m_result->a, m_result->b);
            showState();
        });
    showState();
}

void SliceView::turnPage(int step)
{
    const std::size_t values = m_result ? m_result->values : 0;
    if (step > 0 && m_first + pageRows < values) {
        m_first += pageRows;
    } else if (step < 0) {
        m_first -= std::min(m_first, pageRows);
    }
    refresh();
}

void SliceView::applyBounds()
{
    const std::string id = toUtf8(slice());
    if (m_bounds->text() == m_files.boundsText(id)) {
        m_message->hide();
        return;
    }
    const auto done = m_files.setBounds(id, m_bounds->text());
    if (done) {
        m_message->hide();
    } else {
        m_message->showMessage(MessageBar::Kind::Error, errorText(done.error()));
    }
    m_bounds->setAccessibleDescription(message());
}

void SliceView::showBounds()
{
    const analysis::SliceDimension* chosen = dimension();
    // Bounds that are left out, since the file has other values by now, can be taken away.
    m_boundsRow->setVisible(
        chosen != nullptr && (chosen->takesBounds || !m_files.boundsText(chosen->id).isEmpty()));
    if (chosen != nullptr && !(m_bounds->hasFocus() && m_bounds->isModified())) {
        m_bounds->setText(m_files.boundsText(chosen->id));
        m_bounds->setPlaceholderText(chosen->usualBins ? tr("the usual ones") : tr("no bins"));
        m_bounds->setToolTip(
            tr("Where the bins of this slice end: ascending numbers with commas between them, such as 1, 2, "
               "5. A bin holds what is above the number before it, up to and with its own; one more holds "
               "what is above the last. Empty: the usual ones; of a boundary or an attribute each value by "
               "itself."));
        m_message->hide();
    }
}

void SliceView::showState()
{
    const bool busy = m_session.busy();
    const bool shown = m_result && m_result->a;
    const auto error = m_session.measureError(measure());
    setDimmed(m_table, shown && (busy || m_runner->running()));
    m_bars->setEnabled(dimension() != nullptr);
    const std::size_t values = shown ? m_result->values : 0;
    for (QPushButton* button : { m_previous, m_next }) {
        button->setVisible(values > pageRows);
    }
    m_previous->setEnabled(m_first > 0);
    m_next->setEnabled(m_first + pageRows < values);
    if (shown && !(error && !busy)) {
        QStringList notes { noteText(m_result->a->sheets.front()) };
        if (m_session.systemB() >= 0 && !m_result->b) {
            notes << (m_result->whyNoB.isEmpty() ? whyNoSystemB(m_session, measure()) : m_result->whyNoB);
        }
        notes.removeAll(QString());
        m_note->setText(busy ? tr("These are the old numbers; new ones are being computed.")
                             : notes.join(QLatin1Char('\n')));
        m_note->setVisible(!m_note->text().isEmpty());
        m_pages->showContent();
        return;
    }
    m_note->hide();
    if (!m_session.evaluationA()) {
        m_pages->showState(m_session);
    } else if (dimension() == nullptr) {
        std::vector<StatePage::Choice> choices;
        const bool ofTraining = slice() == QLatin1String("seen") || slice() == QLatin1String("seen-words");
        const bool training = ofTraining && m_files.path(SliceFiles::File::Training).isEmpty();
        if (training) {
            choices.push_back({ tr("Choose training data…"),
                [this]() { fileButton(SliceFiles::File::Training)->ask(); }, {} });
        }
        m_pages->showPage(
            training ? tr("There is no training data yet") : tr("This slice cannot be used here"),
            training
                ? tr("Open the corpus that the systems were trained on: entities are then told apart by "
                     "whether it holds the same words with the same type, with another type, or not at all.")
                : ofTraining ? tr("The documents have no text.")
                             : sliceLackText(toUtf8(slice())),
            std::move(choices));
    } else if (error && !busy) {
        m_pages->showPage(tr("This measure cannot be computed"), errorText(*error));
    } else if (!m_error.isEmpty() && !m_runner->running()) {
        m_pages->showPage(tr("This slice cannot be counted"), m_error);
    } else {
        m_pages->showPage(tr("Counting slices…"), tr("The table fills as soon as the numbers are ready."));
    }
}

} // namespace touchstone::ui

#include "moc_sliceview.cpp"
