// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/charts/noiseview.h"

#include "ui/charts/chartpanel.h"
#include "ui/session/corestrings.h"
#include "ui/base/keepsaid.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/dimming.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/viewhelp.h"

#include <QScrollArea>
#include <QSignalBlocker>
#include <QSplitter>

namespace touchstone::ui {

namespace {

using analysis::NoiseFound;
using analysis::NoiseRate;

constexpr std::array<NoiseView::Chart, 2> bothCharts { NoiseView::Chart::Recall, NoiseView::Chart::Errors };
constexpr QLatin1String viewName("noise");
constexpr QLatin1String measureId("noisy");

std::size_t at(NoiseView::Chart chart) { return static_cast<std::size_t>(chart); }

} // namespace

NoiseView::NoiseView(Session& session, SelectionModel& selection, QWidget* parent)
    : SessionChart(session, selection, parent)
    , m_edges(analysis::usualNoiseBounds())
{
    fillControls();
    buildTables();
    QWidget* errors = scrolled(m_panels[at(Chart::Errors)]);
    auto* parts = split(new QSplitter(Qt::Horizontal, this),
        { { m_panels[at(Chart::Recall)], 1 }, { errors, 1 }, { m_tabs, 1 } });
    setParts({ m_panels[at(Chart::Recall)], errors, m_tabs },
        { tr("Recall by error rate"), tr("Errors by cause"), tr("Tables") });
    QWidget* found = labelled(tr("Fo&und:"), m_found);
    m_rateRow = labelled(tr("&Noise:"), m_rate);
    m_rateRow->hide();
    m_note->setMinimumHeight(m_found->sizeHint().height());
    build({ found, m_rateRow, labelled(tr("&Systems:"), m_shown), labelled(tr("Sho&w:"), m_amount),
              labelled(tr("&Bins:"), m_bounds), m_message },
        parts);

    connect(m_found, &QComboBox::currentIndexChanged, this, &NoiseView::refresh);
    connect(m_rate, &QComboBox::currentIndexChanged, this, &NoiseView::refresh);
    connect(m_rate, &QComboBox::activated, this, [this]() { m_rateChosen = true; });
    connect(m_shown, &QComboBox::currentIndexChanged, this, &NoiseView::refresh);
    connect(m_amount, &QComboBox::currentIndexChanged, this, &NoiseView::draw);
    connect(m_bounds, &QLineEdit::textChanged, this, &NoiseView::readBounds);
    whenChanged(session, Session::DataChanged, this, [this]() {
        m_shown->setCurrentIndex(m_session.noGold() ? 0 : m_shown->currentIndex()); // there is no System B
        m_shown->setEnabled(!m_session.noGold());
    });
    whenChanged(session, Session::ResultChanged | Session::SystemsChanged | Session::MeasuresChanged, this,
        &NoiseView::refresh);
    connect(&session, &Session::changed, this, &NoiseView::showState);
    showState();
}

void NoiseView::fillControls()
{
    addChoices(m_found, tr("Correct under"),
        { { tr("Strict scheme"), NoiseFound::Strict }, { tr("Noisy text"), NoiseFound::Noisy } });
    keepSaid(m_found, [this]() {
        m_found->setToolTip(
            tr("When an annotation counts as found: correct under the strict scheme, or matched by the "
               "measure for noisy text, which needs the text within its threshold. Errors by type "
               "are those of the strict scheme."));
    });
    addChoices(m_rate, tr("Noise"),
        { { tr("Measured on the texts (CER)"), NoiseRate::Aligned },
            { tr("Given in the gold (LED)"), NoiseRate::Told } });
    m_shown->addItems({ tr("System A"), tr("Systems A and B") });
    keepSaid(m_rate, [this]() {
        m_rate->setItemText(1, tr("Given in the gold (LED)"));
        m_rate->setToolTip(
            tr("Character error rate of the system's text at the annotation, or the noise level "
               "that the gold gives for its own text (HIPE)."));
        m_shown->setItemText(0, tr("System A"));
    });
    m_shown->setAccessibleName(tr("Systems"));
    m_amount->addItems({ tr("Shares"), tr("Counts") });
    m_amount->setAccessibleName(tr("Amounts"));
    m_bounds->setText(boundsText(m_edges));
    m_bounds->setAccessibleName(tr("Bins of the error rate"));
    m_bounds->setToolTip(
        //: %1: "0, 0.1, 0.2, 0.5, 1"
        tr("Upper bounds of the bins, ascending, such as %1. A bin holds what is above the bound before it, "
           "up to and with its own.")
            .arg(boundsText({ 0, 0.1, 0.2, 0.5, 1 })));
    m_message->setTextFormat(Qt::PlainText);
    m_message->hide();
}

void NoiseView::buildTables()
{
    const std::array<QString, 2> names { tr("Recall by error rate"), tr("Errors by cause") };
    const std::array<QString, 2> tableNames { tr("Recall by error rate as a table"),
        tr("Errors by cause as a table") };
    for (const Chart chart : bothCharts) {
        m_panels[at(chart)] = makePanel(names[at(chart)], &m_off[at(chart)], at(chart));
        m_tables[at(chart)] = makeTable(tableNames[at(chart)],
            [this, chart]() { return m_result ? &m_result->tables[at(chart)] : nullptr; });
        auto* page = new QWidget(m_tabs);
        auto* note = new QLabel(page);
        note->setTextFormat(Qt::PlainText);
        note->setWordWrap(true);
        note->setContentsMargins(6, 0, 6, 2);
        layColumn(page, {}, { { m_tables[at(chart)], 1 }, note }, 2);
        m_tableNotes[at(chart)] = note;
        m_tabs->addTab(page, names[at(chart)]);
    }
    keepSaid(m_tabs, [this]() {
        m_tabs->setTabText(static_cast<int>(at(Chart::Errors)), tr("Errors by cause"));
        renamePart(static_cast<int>(at(Chart::Errors)), tr("Errors by cause"));
        m_panels[at(Chart::Errors)]->setAccessibleName(tr("Errors by cause"));
        m_tables[at(Chart::Errors)]->setAccessibleName(tr("Errors by cause as a table"));
    });
}

void NoiseView::setFound(NoiseFound found) { choose(m_found, static_cast<int>(found)); }

void NoiseView::setRate(NoiseRate rate)
{
    m_rateChosen = true;
    choose(m_rate, static_cast<int>(rate));
}

void NoiseView::chooseRate()
{
    const auto a = m_session.evaluationA();
    const auto measure = m_session.measureA(measureId);
    if (!a || !measure) {
        return; // kept until it is known
    }
    const bool told = analysis::tellsNoise(*measure);
    m_rateRow->setVisible(told);
    const QSignalBlocker quiet(m_rate);
    if (!told || !m_rateChosen) {
        choose(m_rate, static_cast<int>(analysis::usualNoiseRate(*measure)));
    }
}

analysis::NoiseChoice NoiseView::choice() const
{
    const bool chosen = m_rateChosen && m_rateRow->isVisibleTo(this);
    return { static_cast<NoiseFound>(m_found->currentData().toInt()),
        chosen ? std::optional(static_cast<NoiseRate>(m_rate->currentData().toInt())) : std::nullopt,
        m_edges };
}

bool NoiseView::setBounds(const QString& text)
{
    m_bounds->setText(text);
    return m_message->isHidden();
}

void NoiseView::readBounds()
{
    const auto bounds = analysis::noiseBoundsByText(typedBounds(m_bounds->text()));
    m_message->setVisible(!bounds);
    m_message->setText(bounds ? QString() : errorText(bounds.error()));
    m_bounds->setAccessibleDescription(m_message->text());
    if (bounds && *bounds != m_edges) {
        m_edges = *bounds;
        refresh();
    }
}

void NoiseView::ask()
{
    m_session.setWantedMeasures(viewName, { measureId }, Session::Urgency::Later);
    refresh();
}

void NoiseView::leave() { m_session.setWantedMeasures(viewName, {}); }

void NoiseView::refresh()
{
    if (!isVisible()) {
        return; // made when somebody looks
    }
    chooseRate();
    Result request { static_cast<NoiseFound>(m_found->currentData().toInt()),
        static_cast<NoiseRate>(m_rate->currentData().toInt()), m_edges, {}, {} };
    const auto add = [&request](int index, const analysis::EvaluationPtr& evaluation,
                         const analysis::MeasureResultPtr& measure) {
        if (evaluation && measure) {
            request.systems.push_back(
                { index, toQString(evaluation->system->name), evaluation, measure, {}, {} });
        }
    };
    const auto a = m_session.evaluationA();
    add(m_session.systemA(), a, m_session.measureA(measureId));
    const bool ofA = !request.systems.empty();
    if (both()) {
        add(m_session.systemB(), comparableB(m_session, a), m_session.measureB(measureId));
    }
    if (!ofA) {
        if (!busy() && !m_session.measuring()) {
            m_runner->cancel();
            m_result.reset();
            draw();
        }
        showState();
        return; // the old numbers stay until the new ones are there
    }
    using ResultPtr = std::shared_ptr<Result>;
    m_runner->start<ResultPtr>(
        tr("Counting by noise"),
        [request = std::move(request)](support::Progress& progress) -> support::Result<ResultPtr> {
            auto result = std::make_shared<Result>(request);
            for (Counted& system : result->systems) {
                if (progress.cancelled()) {
                    return support::failure(support::ErrorCode::Cancelled, "");
                }
                system.bins
                    = analysis::noiseBins(*system.measure, result->found, result->bounds, result->rate);
                system.sheets[at(Chart::Recall)] = analysis::noiseBinSheet(system.bins);
                system.sheets[at(Chart::Errors)]
                    = analysis::noiseErrorSheet(analysis::noiseErrors(*system.measure, *system.evaluation),
                        analysis::untoldCauses(*system.measure));
            }
            for (const Chart chart : bothCharts) {
                const SystemSheets sheets = result->sheets(chart);
                result->tables[at(chart)] = SystemRows(sheets, sheets.size() > 1);
            }
            return result;
        },
        [this](support::Result<ResultPtr> result) {
            if (result) {
                m_result = std::move(*result);
                for (const Chart chart : bothCharts) {
                    m_tables[at(chart)]->setResult(m_result->tables[at(chart)].table);
                    const QString note = noteText(m_result->tables[at(chart)].table->sheets.front());
                    m_tableNotes[at(chart)]->setText(note);
                    m_tabs->setTabToolTip(static_cast<int>(at(chart)), note);
                }
                draw();
            }
        });
}

void NoiseView::resizeEvent(QResizeEvent* event)
{
    constexpr int leastLines
        = 14; // below them the table needs the height; then its tab's tooltip has the note
    const bool room = height() >= fontMetrics().lineSpacing() * leastLines;
    for (QLabel* note : m_tableNotes) {
        note->setVisible(room);
    }
    SessionChart::resizeEvent(event);
}

SystemSheets NoiseView::Result::sheets(Chart chart) const
{
    SystemSheets sheets;
    for (const Counted& system : systems) {
        sheets.push_back({ system.name, &system.sheets[at(chart)], system.index });
    }
    return sheets;
}

std::array<BarChart, 2> NoiseView::charts(const QLocale& locale) const
{
    std::array<BarChart, 2> made;
    if (m_result) {
        const NoiseChartOptions options { .shares = m_amount->currentIndex() == 0,
            .ground = ground(),
            .told = m_result->rate == NoiseRate::Told,
            .locale = locale };
        made = { noiseRecallChart(m_result->sheets(Chart::Recall), options),
            noiseErrorChart(m_result->sheets(Chart::Errors), options) };
    }
    for (const Chart chart : bothCharts) {
        hideSwitchedOff(made[at(chart)].spec.bars, m_off[at(chart)]);
    }
    return made;
}

void NoiseView::draw()
{
    m_charts = charts(QLocale());
    setHeightOf(m_panels[at(Chart::Errors)], m_charts[at(Chart::Errors)].spec);
    auto copied = charts(QLocale::c());
    for (const Chart chart : bothCharts) {
        m_panels[at(chart)]->setSpec(m_charts[at(chart)].spec, std::move(copied[at(chart)].spec));
    }
    showState();
}

void NoiseView::showState()
{
    const bool busy = this->busy();
    const auto all = [this](auto test) { return m_result && std::ranges::all_of(m_result->systems, test); };
    const auto binned = [](const Counted& system) {
        return std::ranges::any_of(system.bins.bins, [](const auto& bin) { return bin.all > 0; });
    };
    const bool textless = all([&](const Counted& s) { return !binned(s); });
    const bool empty = textless && all([](const Counted& s) { return s.bins.withoutRate == 0; });
    const bool equal
        = !textless && m_result && m_result->rate == NoiseRate::Aligned && all([](const Counted& s) {
              return s.bins.noisy == 0
                  && std::ranges::none_of(
                      s.evaluation->cases, [](const analysis::DocumentCase& documentCase) {
                          return documentCase.relation == analysis::TextRelation::Characters;
                      });
          });
    const auto error = m_session.measureError(measureId);
    const bool shown = m_result && !textless && !equal && !(error && !busy);
    for (SheetTable* table : m_tables) {
        setDimmed(table, busy && shown);
    }
    const QString note = noteOf(busy, shown);
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    if (!shown) {
        if (!m_session.evaluationA()) {
            m_page->showState(m_session);
        } else if (error && !busy) {
            m_page->show(tr("The measure for noisy text failed"), errorText(*error));
        } else if (!m_result) {
            m_page->show(tr("Comparing texts …"),
                tr("The character error rate of each annotation is being counted. Everything else can be "
                   "used meanwhile."));
        } else if (textless && !empty) {
            m_page->show(tr("No texts"),
                tr("The format of a side gives offsets without text, so that no error rate is known. Open a "
                   "format with texts, such as JSONL, CoNLL or brat."));
        } else if (equal) {
            m_page->show(tr("The texts are equal"),
                tr("Gold and system have the same text: there is no noise to tell apart, and every error is "
                   "one of entity recognition. Open a system that read another text, such as one of "
                   "character or speech recognition; the errors are in Scores and Outcomes."));
        } else {
            m_page->show(
                tr("No annotations"), tr("The gold has no annotation, so that there is none to find."));
        }
    }
    showContent(shown);
}

QString NoiseView::noteOf(bool busy, bool shown) const
{
    if (busy && shown) {
        return oldNumbers();
    }
    if (QString why = both() ? whyNoSystemB(m_session, measureId) : QString(); !why.isEmpty()) {
        return why;
    }
    if (shown && m_result->systems.front().bins.withoutRate > 0) {
        return tr("%Ln annotations have no error rate and are left out.", nullptr,
            static_cast<int>(m_result->systems.front().bins.withoutRate));
    }
    const auto leftOut = static_cast<int>(m_charts[at(Chart::Errors)].leftOut);
    return shown && leftOut > 0 ? tr("%Ln more types only in the table: with fewer errors", nullptr, leftOut)
                                : QString();
}

const analysis::SheetCell* NoiseView::cell(Chart chart, const ChartHit& hit) const
{
    return m_result ? cellOf(m_charts[at(chart)], m_result->sheets(chart), hit) : nullptr;
}

void NoiseView::activate(const ChartHit& hit, std::size_t chart)
{
    const analysis::SheetCell* counted = cell(bothCharts[chart], hit);
    if (counted != nullptr && counted->link) {
        followOf(m_result->systems[m_charts[chart].bars[hit.index]->system].index, *counted->link, adding());
    }
}

QString NoiseView::describe(const ChartHit& hit, std::size_t chart) const
{
    const analysis::SheetCell* counted = cell(bothCharts[chart], hit);
    if (counted == nullptr || !counted->value) {
        return {};
    }
    const BarChart& drawn = m_charts[chart];
    const BarChart::Bar place = *drawn.bars[hit.index];
    const auto& row = m_result->systems[place.system].sheets[chart].rows[place.row];
    const QString name = drawn.spec.categories.value(static_cast<qsizetype>(hit.index));
    const auto count = [](const analysis::SheetCell& cell) {
        return countText(static_cast<std::int64_t>(cell.value.value_or(0)));
    };
    if (bothCharts[chart] == Chart::Recall) {
        using Column = analysis::NoiseBinColumn;
        const auto of = [&row](Column column) -> const auto&
        {
            return row.cells[static_cast<std::size_t>(column)];
        };
        //: %1: range of error rates, %2: recall, %3: found, %4: of how many
        const QString recall = tr("Noise %1: recall %2 (%3 of %4)")
                                   .arg(name, scoreText(of(Column::Recall).value), count(of(Column::Found)),
                                       count(of(Column::All)));
        return hit.kind == ChartHit::Kind::Bar
            //: %1: "Noise 0–0.1: recall 0.8 (8 of 10)", %2: "Found", %3: count
            ? tr("%1; %2: %3").arg(recall, drawn.spec.bars[hit.series].name, count(*counted))
            : recall;
    }
    using Column = analysis::NoiseErrorColumn;
    const QString errors = count(row.cells[static_cast<std::size_t>(Column::Errors)]);
    return hit.kind == ChartHit::Kind::Bar
        //: %1: entity type, %2: "Transcription", %3: count, %4: of how many errors
        ? tr("%1: %2, %3 of %4 errors").arg(name, drawn.spec.bars[hit.series].name, count(*counted), errors)
        //: %1: entity type, %2: number of errors
        : tr("%1: %2 errors").arg(name, errors);
}

} // namespace touchstone::ui

#include "moc_noiseview.cpp"
