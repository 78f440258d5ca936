// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/charts/outcomeview.h"

#include "ui/charts/chartpanel.h"
#include "ui/models/sheetmodel.h"
#include "ui/session/corestrings.h"
#include "ui/base/keepsaid.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/dimming.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/slicechoice.h"
#include "ui/widgets/viewhelp.h"

#include <QScrollArea>
#include <QSplitter>
#include <QStyle>

namespace touchstone::ui {

namespace {

constexpr std::size_t histogramParts = 10;
constexpr int mostAtFirst = 20;
constexpr int mostAtAll = 60;
constexpr int namesMost = 22; ///< characters of the table's first column
constexpr int chartCharacters = 44; ///< the least width of a chart beside a table with all its columns
constexpr QLatin1String viewName("outcomes");
constexpr int sliceRole = Qt::UserRole + 1; ///< of the choice of bars: id of a slice
constexpr int fixedBars = 4; ///< entries that are there whatever the data

int itemOfSlice(const QComboBox* bars, const QString& id)
{
    return id.isEmpty() ? -1 : bars->findData(id, sliceRole);
}

} // namespace

OutcomeView::OutcomeView(Session& session, SelectionModel& selection, QWidget* parent)
    : SessionChart(session, selection, parent)
    , m_table(
          makeTable(tr("Outcomes as a table"), [this]() { return m_result ? &m_result->table : nullptr; }))
    , m_split(beside(scrolled(m_panel), m_table))
{
    fillControls();
    m_note->setMinimumHeight(m_bars->sizeHint().height());
    build({ labelled(tr("&Bars:"), m_bars), labelled(tr("&Systems:"), m_shown),
              labelled(tr("Sho&w:"), m_amount), labelled(tr("At &most:"), m_most) },
        m_split);

    connect(m_bars, &QComboBox::currentIndexChanged, this, &OutcomeView::ask);
    connect(m_shown, &QComboBox::currentIndexChanged, this, &OutcomeView::ask);
    connect(m_amount, &QComboBox::currentIndexChanged, this, &OutcomeView::draw);
    connect(m_most, &QSpinBox::valueChanged, this, &OutcomeView::draw);
    whenChanged(session, Session::DataChanged, this, [this]() {
        if (m_session.noGold()) { // there is no System B
            setShown(Shown::SystemA);
        }
    });
    connect(m_split, &QSplitter::splitterMoved, this, [this]() { m_divided = true; });
    whenChanged(session, Session::ResultChanged | Session::SystemsChanged | Session::AllChanged, this,
        &OutcomeView::refresh);
    connect(&session, &Session::changed, this, &OutcomeView::showState);
    whenChanged(selection, SelectionModel::SchemeChanged, this, &OutcomeView::refresh);
    showState();
}

void OutcomeView::fillControls()
{
    addChoices(m_bars, tr("Bars"),
        { { tr("By type"), Bars::Types }, { tr("By document"), Bars::Documents },
            { tr("By system"), Bars::Systems }, { tr("Documents by F1"), Bars::Histogram } });
    m_bars->setSizeAdjustPolicy(QComboBox::AdjustToContents); // slices come with the data
    addChoices(m_shown, tr("Systems"),
        { { tr("System A"), Shown::SystemA }, { tr("Systems A and B"), Shown::Both },
            { tr("All systems"), Shown::All } });
    keepSaid(m_shown, [this]() { m_shown->setItemText(0, tr("System A")); });
    m_amount->addItems({ tr("Counts"), tr("Shares") });
    m_amount->setAccessibleName(tr("Amounts"));
    m_most->setRange(1, mostAtAll);
    m_most->setValue(mostAtFirst);
    m_most->setAccessibleName(tr("Rows shown at most"));
    keepSaid(m_most, [this]() {
        m_most->setToolTip(tr("The chart shows the rows with most errors; the table has all."));
    });
}

void OutcomeView::setSlice(const QString& id)
{
    if (const int item = itemOfSlice(m_bars, id); item >= 0) {
        m_bars->setCurrentIndex(item);
    }
}

QString OutcomeView::figureBy() const
{
    switch (bars()) {
    case Bars::Types:
        return QStringLiteral("type");
    case Bars::Documents:
        return QStringLiteral("document");
    case Bars::Slice:
        return m_bars->currentData(sliceRole).toString();
    case Bars::Systems:
    case Bars::Histogram:
        break;
    }
    return {};
}

void OutcomeView::fillBars()
{
    const QStringList ids
        = textsOf(m_session.slices(), [](const auto& slice) { return toQString(slice.id); });
    QStringList known;
    for (int item = fixedBars; item < m_bars->count(); ++item) {
        if (const QString id = m_bars->itemData(item, sliceRole).toString(); !id.isEmpty()) {
            known << id;
        }
    }
    if (ids == known || !m_session.evaluationA()) {
        return; // those of the last result, until it is known what the next one has
    }
    const QSignalBlocker quiet(m_bars);
    const QString chosen = m_bars->currentData(sliceRole).toString();
    while (m_bars->count() > fixedBars) {
        m_bars->removeItem(fixedBars);
    }
    eachByGroup(
        m_session.slices(), [this](const QString& title) { addHeading(m_bars, title); },
        [this](const analysis::SliceDimension& slice) {
            //: Bars of a chart by a slice: %1: its name, such as "Entity length"
            m_bars->addItem(
                tr("By slice: %1").arg(shortened(sliceText(slice.id))), static_cast<int>(Bars::Slice));
            m_bars->setItemData(m_bars->count() - 1, toQString(slice.id), sliceRole);
            m_bars->setItemData(m_bars->count() - 1, coreText(slice.meaning), Qt::ToolTipRole);
        });
    m_bars->setCurrentIndex(
        std::max(0, chosen.isEmpty() ? m_bars->currentIndex() : itemOfSlice(m_bars, chosen)));
}

void OutcomeView::leave() { m_session.setWantedOfAll(viewName, false); }

void OutcomeView::ask()
{
    const Bars bars = this->bars();
    const bool all
        = bars == Bars::Systems || static_cast<Shown>(m_shown->currentData().toInt()) == Shown::All;
    m_session.setWantedOfAll(viewName, isVisible() && all);
    m_most->setEnabled(bars != Bars::Systems && bars != Bars::Histogram);
    m_amount->setEnabled(bars != Bars::Histogram);
    refresh();
}

void OutcomeView::refresh()
{
    fillBars();
    const Bars bars = this->bars();
    m_shown->setEnabled(bars != Bars::Systems && !m_session.noGold());
    if (!isVisible()) {
        return; // made when somebody looks
    }
    const auto shown
        = bars == Bars::Systems ? Shown::All : static_cast<Shown>(m_shown->currentData().toInt());
    Result request { bars, {}, m_selection.scheme(), {}, {} };
    const std::string slice = toUtf8(m_bars->currentData(sliceRole).toString());
    for (const analysis::SliceDimension& each : m_session.slices()) {
        if (bars == Bars::Slice && each.id == slice) {
            request.slice = each;
        }
    }
    for (const Session::SystemResult& system : m_session.results()) {
        const bool wanted = shown == Shown::All || system.index == m_session.systemA()
            || (shown == Shown::Both && system.index == m_session.systemB());
        if (wanted && system.evaluation) {
            request.systems.push_back({ system.index, system.name, system.evaluation, {} });
        }
    }
    if (request.systems.empty()) {
        if (!busy()) {
            m_runner->cancel();
            m_result.reset();
            draw();
        }
        return; // the old numbers stay until the new ones are there
    }
    using ResultPtr = std::shared_ptr<Result>;
    m_runner->start<ResultPtr>(
        tr("Counting outcomes"),
        [request = std::move(request)](support::Progress& progress) -> support::Result<ResultPtr> {
            auto result = std::make_shared<Result>(request);
            for (Counted& system : result->systems) {
                if (progress.cancelled()) {
                    return support::failure(support::ErrorCode::Cancelled, "");
                }
                switch (result->bars) {
                case Bars::Types:
                case Bars::Systems:
                    system.sheet = analysis::outcomesByType(*system.evaluation, result->scheme);
                    break;
                case Bars::Documents:
                    system.sheet = analysis::outcomesByDocument(*system.evaluation, result->scheme);
                    break;
                case Bars::Histogram:
                    system.sheet
                        = analysis::documentHistogram(*system.evaluation, result->scheme, histogramParts);
                    break;
                case Bars::Slice:
                    system.sheet
                        = analysis::outcomesBySlice(*system.evaluation, result->scheme, result->slice);
                    break;
                }
            }
            combine(*result);
            return result;
        },
        [this](support::Result<ResultPtr> result) {
            if (result) {
                take(std::move(*result));
            }
        });
}

void OutcomeView::take(std::shared_ptr<const Result> result)
{
    if (!m_result || m_result->bars != result->bars || m_result->systems.size() != result->systems.size()) {
        m_off.clear();
    }
    m_result = std::move(result);
    m_table->setResult(m_result->table.table);
    // Counts are what one looks for here; long names can be read in the chart and in tooltips.
    m_table->setColumnWidth(
        0, std::min(m_table->columnWidth(0), fontMetrics().averageCharWidth() * namesMost));
    // An outcome that the scheme does not know would be a column of zeros.
    const auto unknown
        = m_result->scheme == match::Scheme::Partial ? match::Outcome::Incorrect : match::Outcome::Partial;
    for (std::size_t column = 0; column < analysis::outcomeColumns.size(); ++column) {
        m_table->setColumnHidden(static_cast<int>(column) + 1,
            m_result->bars != Bars::Histogram && analysis::outcomeColumns[column] == unknown);
    }
    divide();
    draw();
}

void OutcomeView::divide()
{
    if (m_divided || m_split->width() == 0) {
        return; // as the user wants it
    }
    int wanted = 0;
    for (int column = 0; column < m_table->sheetModel()->columnCount(); ++column) {
        wanted += m_table->isColumnHidden(column) ? 0 : m_table->columnWidth(column);
    }
    wanted += 2 * m_table->frameWidth() + m_table->style()->pixelMetric(QStyle::PM_ScrollBarExtent) + 2;
    // All columns where that leaves the chart half of the room, and enough to be read.
    const int least = fontMetrics().averageCharWidth() * chartCharacters;
    const int whole = m_split->width() - m_split->handleWidth();
    const int most = std::max(std::min(whole - least, whole / 2), whole * 2 / 5);
    const int table = std::min(std::max(wanted, whole * 2 / 5), most);
    m_split->setSizes({ whole - table, table });
}

void OutcomeView::resizeEvent(QResizeEvent* event)
{
    ChartView::resizeEvent(event);
    divide();
}

SystemSheets OutcomeView::Result::sheets() const
{
    SystemSheets sheets;
    for (const Counted& counted : systems) {
        sheets.push_back({ counted.name, &counted.sheet, counted.index });
    }
    return sheets;
}

void OutcomeView::combine(Result& result)
{
    std::vector<analysis::Sheet> overall; // of Bars::Systems: a row for each
    overall.reserve(result.systems.size());
    SystemSheets sheets = result.sheets();
    for (SystemSheet& system : sheets) {
        if (result.bars == Bars::Systems) {
            analysis::Sheet& own = overall.emplace_back(*system.sheet);
            own.rowTitle = "System";
            own.rows.erase(own.rows.begin(), own.rows.end() - 1);
            own.rows.front().name = toUtf8(system.name);
            system.sheet = &own;
        }
    }
    result.table = SystemRows(sheets, sheets.size() > 1 && result.bars != Bars::Systems);
}

void OutcomeView::draw()
{
    m_chart = chart(QLocale());
    setHeightOf(m_panel, m_chart.spec);
    m_panel->setSpec(m_chart.spec, chart(QLocale::c()).spec);
    showState();
}

BarChart OutcomeView::chart(const QLocale& locale) const
{
    BarChart made;
    if (m_result) {
        const SystemSheets systems = m_result->sheets();
        const Ground colours = ground();
        if (m_result->bars == Bars::Histogram) {
            made.spec = histogramChart(systems, colours, locale);
        } else {
            made = outcomeChart(systems,
                { .scheme = m_result->scheme,
                    .shares = m_amount->currentIndex() == 1,
                    .overall = m_result->bars == Bars::Systems,
                    .most = static_cast<std::size_t>(m_most->value()),
                    .ground = colours,
                    .ordered = m_result->bars == Bars::Slice && !m_result->slice.open,
                    .slice = m_result->bars == Bars::Slice ? m_result->slice.id : std::string(),
                    .locale = locale });
        }
        hideSwitchedOff(made.spec.bars, m_off);
    }
    return made;
}

void OutcomeView::showState()
{
    const bool busy = this->busy();
    const bool shown = m_result && !m_chart.spec.categories.isEmpty();
    setDimmed(m_table, busy && shown);
    QString note;
    if (busy && shown) {
        note = oldNumbers();
    } else if (m_chart.leftOut > 0) {
        //: %1: number of rows of a table that a chart leaves out
        note = tr("Only in the table, with fewer errors: %1 more")
                   .arg(countText(static_cast<std::int64_t>(m_chart.leftOut)));
    } else if (m_session.dataSet() && m_session.dataSet()->systems.size() > 1 && m_session.measuring()) {
        note = tr("Further systems are being scored.");
    } else if (static_cast<Shown>(m_shown->currentData().toInt()) == Shown::Both && m_session.systemB() < 0) {
        note = tr("There is no System B: choose one in the toolbar.");
    }
    m_note->setText(note);
    m_note->setToolTip(shown ? noteText(m_result->table.table->sheets.front()) : QString());
    if (!shown) {
        if (m_result && m_session.evaluationA()) {
            m_page->show(tr("No annotations"), tr("Neither the gold nor the system has an annotation."));
        } else {
            m_page->showState(m_session);
        }
    }
    showContent(shown);
}

const analysis::SheetCell* OutcomeView::cell(const ChartHit& hit) const
{
    if (!m_result || m_result->bars != Bars::Histogram) {
        return m_result ? cellOf(m_chart, m_result->sheets(), hit) : nullptr;
    }
    if (hit.kind != ChartHit::Kind::Bar || hit.series >= m_chart.spec.bars.size()) {
        return nullptr;
    }
    const auto& rows = m_result->systems[hit.series].sheet.rows;
    return hit.index < rows.size() ? &rows[hit.index].cells[1] : nullptr; // the records behind
}

void OutcomeView::activate(const ChartHit& hit, std::size_t /*number*/)
{
    if (const analysis::SheetCell* counted = cell(hit); counted != nullptr && counted->link) {
        const bool histogram = m_result->bars == Bars::Histogram;
        const std::size_t system = histogram ? hit.series : m_chart.bars[hit.index]->system;
        followOf(m_result->systems[system].index, *counted->link, adding());
    }
}

QString OutcomeView::describe(const ChartHit& hit, std::size_t /*number*/) const
{
    const analysis::SheetCell* counted = cell(hit);
    if (counted == nullptr || !counted->value || hit.kind != ChartHit::Kind::Bar) {
        return {};
    }
    const QString category = m_chart.spec.categories.value(static_cast<qsizetype>(hit.index));
    const ChartBarSet& set = m_chart.spec.bars[hit.series];
    const auto count = static_cast<std::int64_t>(*counted->value);
    if (m_result->bars == Bars::Histogram) {
        //: %1: system, %2: range of F1, %3: number of documents, %4: of records
        return tr("%1, F1 %2: %3 documents with %4 pairs and single annotations")
            .arg(set.name, category, countText(std::llround(set.values[hit.index])), countText(count));
    }
    //: %1: entity type or document, %2: "Correct", %3: count
    return tr("%1: %2, %3").arg(category, set.name, countText(count));
}

} // namespace touchstone::ui

#include "moc_outcomeview.cpp"
