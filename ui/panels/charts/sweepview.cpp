// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/charts/sweepview.h"

#include "core/curves/sweep.h"
#include "core/support/lookup.h"
#include "ui/charts/chartpanel.h"
#include "ui/help/helppages.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/viewhelp.h"

#include <QSplitter>

#include <cmath>

namespace touchstone::ui {

namespace {

constexpr QLatin1String viewName("sweep");

metrics::Fraction fractionOf(double value)
{
    constexpr std::int64_t fine = 1'000'000; // as many digits as a command line can give back
    return { std::clamp<std::int64_t>(std::llround(value * static_cast<double>(fine)), 0, fine), fine };
}

/// The very place where two curves meet, where settings can spell it: beside it the two systems differ.
metrics::Fraction fractionOf(const match::Rational& place)
{
    constexpr match::Rational::Integer most = 999'999'999;
    const match::Rational reduced = place.reduced();
    return reduced.denominator > most ? fractionOf(reduced.value())
                                      : metrics::Fraction { static_cast<std::int64_t>(reduced.numerator),
                                            static_cast<std::int64_t>(reduced.denominator) };
}

} // namespace

SweepView::SweepView(Session& session, SelectionModel& selection, QWidget* parent)
    : SessionChart(session, selection, parent)
    , m_table(makeTable(tr("Sweep as a table"), [this]() { return m_made ? &m_made->table : nullptr; }))
{
    m_what->addItems({ tr("ETER over alpha"), tr("Noisy text over the threshold") });
    m_what->setAccessibleName(tr("What is swept"));
    addChoices(m_scores, tr("Scores"),
        { { tr("P, R and F1"), -1 }, { tr("F1"), LineScore::F1 }, { tr("Precision"), LineScore::Precision },
            { tr("Recall"), LineScore::Recall } });
    m_band->setToolTip(tr("95 % of resampled document sets lie in the band (2,500 draws, seed 1)"));
    m_note->setMinimumHeight(m_what->sizeHint().height());
    QSplitter* split = beside(m_panel, m_table);
    split->setSizes({ 600, 400 }); // shares: the hint of a table is far too narrow
    build({ m_what, m_scores, m_wholeAxis, m_band }, split);

    connect(m_what, &QComboBox::currentIndexChanged, this, &SweepView::ask);
    connect(m_scores, &QComboBox::currentIndexChanged, this, &SweepView::draw);
    connect(m_wholeAxis, &QCheckBox::toggled, this, &SweepView::draw);
    connect(m_band, &QCheckBox::toggled, this, &SweepView::computeBand);
    connect(m_guide, &GuideSettler::settled, this, [this](double value) { setParameter(value); });
    whenChanged(session, Session::DataChanged | Session::ProjectChanged, this, [this]() {
        m_off.clear();
        m_sources.clear(); // what was read anew has no old curve
        forget();
    });
    whenChanged(session, Session::SpecChanged, this, [this]() {
        m_panel->setGuide(parameter());
        showState(); // which says the values there
    });
    whenChanged(session,
        Session::ResultChanged | Session::SystemsChanged | Session::AllChanged | Session::MeasuresChanged
            | Session::StateChanged,
        this, &SweepView::collect);
    whenChanged(session, Session::SystemsChanged, this, &SweepView::draw);
    connect(&session, &Session::changed, this, &SweepView::showState);
    SweepView::ask();
}

SweepView::Sweep SweepView::sweep() const
{
    return m_what->currentIndex() == 0 ? Sweep::Alpha : Sweep::Threshold;
}

QString SweepView::measure() const
{
    return sweep() == Sweep::Alpha ? QStringLiteral("eter") : QStringLiteral("noisy");
}

double SweepView::parameter() const
{
    const analysis::EvaluationSpec& spec = m_session.spec();
    return sweep() == Sweep::Alpha ? spec.eter.alpha.value() : spec.noisy.threshold.value();
}

void SweepView::leave()
{
    m_session.setWantedMeasures(viewName, {});
    m_session.setWantedOfAll(viewName, false);
}

void SweepView::forget()
{
    m_runner->cancel();
    m_made.reset();
    m_data.reset();
    SweepView::draw();
}

void SweepView::ask()
{
    const bool alpha = sweep() == Sweep::Alpha;
    setProperty("help", measureHelp(measure()));
    m_scores->setVisible(!alpha);
    m_band->setVisible(alpha);
    m_sources.clear();
    if (isVisible()) {
        m_session.setWantedMeasures(viewName, { measure() }, Session::Urgency::Later);
        m_session.setWantedOfAll(viewName, true, { measure() });
    }
    collect();
    showState();
}

void SweepView::collect()
{
    if (!isVisible()) {
        return; // made when somebody looks
    }
    std::vector<SweepData::System> systems;
    std::vector<const void*> sources;
    const auto results = m_session.results();
    const auto loaded = m_session.dataSet();
    const int count = loaded ? static_cast<int>(loaded->systems.size()) : 0;
    for (int i = 0; i < count; ++i) {
        SweepData::System system;
        system.index = i;
        const annotation::LayerPtr& layer = loaded->systems[static_cast<std::size_t>(i)].layer;
        const auto* old
            = m_made ? support::found(m_made->data.systems, i, &SweepData::System::index) : nullptr;
        const auto fits = [this](const SweepData::System& one) {
            return sweep() == Sweep::Alpha ? one.eter != nullptr : one.noisy != nullptr;
        };
        if (old != nullptr && fits(*old) && layer
            && analysis::sameRecords(old->evaluation->spec, m_session.spec())) {
            system = *old; // under another alpha the curve is the same: nothing moves but the guide
        } else if (const auto* result = support::found(results, i, &Session::SystemResult::index)) {
            system.name = result->name;
            system.evaluation = result->evaluation;
            if (const auto found = result->measures.find(toUtf8(measure()));
                found != result->measures.end()) {
                system.eter = std::dynamic_pointer_cast<const analysis::EterResult>(found->second);
                system.noisy = std::dynamic_pointer_cast<const analysis::NoisyResult>(found->second);
            }
        }
        if (fits(system)) {
            sources.push_back(
                sweep() == Sweep::Alpha ? static_cast<const void*>(system.eter.get()) : system.noisy.get());
            systems.push_back(std::move(system));
        }
    }
    if (sources == m_sources) {
        return;
    }
    m_sources = std::move(sources);
    if (systems.empty()) {
        forget();
        return;
    }
    using MadePtr = std::shared_ptr<Made>;
    m_runner->start<MadePtr>(
        tr("Computing the curve"),
        [systems = std::move(systems), sweep = sweep()](
            support::Progress&) -> support::Result<MadePtr> { return made(systems, sweep); },
        [this](support::Result<MadePtr> result) {
            if (result) {
                m_made = std::move(*result);
                m_data = std::shared_ptr<const SweepData>(m_made, &m_made->data);
                m_table->setResult(m_made->table.table);
                draw();
                computeBand();
            }
        });
}

std::shared_ptr<SweepView::Made> SweepView::made(std::vector<SweepData::System> systems, Sweep sweep)
{
    auto result = std::make_shared<Made>();
    for (SweepData::System& system : systems) {
        system.band.reset();
    }
    result->data = makeSweep(std::move(systems));
    std::vector<analysis::Sheet> own;
    for (const SweepData::System& system : result->data.systems) {
        own.push_back(sweep == Sweep::Alpha ? analysis::alphaSheet(*system.eter, system.breaks)
                                            : analysis::thresholdSheet(system.steps));
    }
    SystemSheets sheets;
    for (std::size_t i = 0; i < own.size(); ++i) {
        sheets.push_back({ result->data.systems[i].name, &own[i], result->data.systems[i].index });
    }
    result->table = SystemRows(sheets, sheets.size() > 1);
    return result;
}

void SweepView::computeBand()
{
    if (!m_band->isChecked() || sweep() != Sweep::Alpha || !m_made) {
        m_bandRunner->cancel();
        if (m_made && m_data.get() != &m_made->data) {
            m_data = std::shared_ptr<const SweepData>(m_made, &m_made->data);
            draw();
        }
        return;
    }
    using DataPtr = std::shared_ptr<const SweepData>;
    m_bandRunner->start<DataPtr>(
        tr("Resampling documents"),
        [made = m_made](support::Progress& progress) -> support::Result<DataPtr> {
            auto data = std::make_shared<SweepData>(made->data);
            constexpr int steps = 20;
            std::vector<match::Rational> alphas;
            for (int i = 0; i <= steps; ++i) {
                alphas.push_back(match::Rational { i, steps }.reduced());
            }
            for (SweepData::System& system : data->systems) {
                auto band = analysis::eterBand(*system.eter, alphas, {}, progress);
                if (!band) {
                    return support::Failure(band.error());
                }
                system.band = std::move(*band);
            }
            return DataPtr(data);
        },
        [this, made = m_made](support::Result<DataPtr> result) {
            if (result && made == m_made) {
                m_data = std::move(*result);
                draw();
            }
            showState();
        });
    showState();
}

void SweepView::draw()
{
    m_chart = {};
    if (m_data) {
        SweepOptions options {
            .ground = ground(), .wholeAxis = m_wholeAxis->isChecked(), .guide = parameter()
        };
        if (m_scores->currentIndex() > 0) {
            options.score = static_cast<LineScore>(m_scores->currentData().toInt());
        }
        options.systemA = m_session.systemA();
        options.off = m_off;
        m_chart = sweep() == Sweep::Alpha ? alphaChart(*m_data, options) : thresholdChart(*m_data, options);
    }
    m_panel->setSpec(m_chart.spec);
    showState();
}

void SweepView::showState()
{
    const bool alpha = sweep() == Sweep::Alpha;
    const bool noTrees = alpha && m_session.dataSet() && !m_session.hasTrees();
    const bool undefined = m_data && !m_chart.spec.lines.empty()
        && std::ranges::all_of(m_chart.spec.lines, [](const ChartLine& line) {
               return std::ranges::none_of(
                   line.points, [](const QPointF& point) { return std::isfinite(point.y()); });
           });
    const bool shown = m_data && !m_chart.spec.lines.empty() && !noTrees && !undefined;
    m_note->setText(shown ? noteOf() : QString());
    if (!shown) {
        showWhyNone(undefined, noTrees);
    }
    showContent(shown);
}

QString SweepView::noteOf() const
{
    QStringList notes;
    const analysis::EvaluationSpec& spec = m_session.spec();
    const metrics::Fraction& place = sweep() == Sweep::Alpha ? spec.eter.alpha : spec.noisy.threshold;
    notes << guideWords(*m_data, { .off = m_off },
        match::Rational { place.numerator, place.denominator }.reduced(), locale());
    if (const ChartAxis& y = m_chart.spec.y; y.from > 0) {
        //: %1: where the axis begins
        notes << tr("The axis begins at %1, not at 0.").arg(locale().toString(y.from, 'g', 3));
    }
    if (m_session.dataSet()->systems.size() == 1 && sweep() == Sweep::Alpha) {
        notes << tr("One system only: there are no break-even points. Add a system to compare.");
    } else if (m_session.measuring() || m_runner->running()) {
        notes << tr("Further systems are being scored.");
    }
    if (m_bandRunner->running()) {
        notes << tr("The band is being computed.");
    }
    return notes.join(QLatin1Char(' '));
}

void SweepView::showWhyNone(bool undefined, bool noTrees)
{
    if (undefined) {
        m_page->show(tr("Nothing is defined here"),
            sweep() == Sweep::Alpha
                ? tr("The gold has no entities, so that there is no error rate. Check that the right files "
                     "and the right layer were opened.")
                : tr("Neither side has an entity with a text, so that there are no scores. Check that the "
                     "right files were opened, and that their format has texts."));
    } else if (noTrees) {
        m_page->show(tr("No trees in the data"),
            tr("No annotation has components or other annotations inside, so that ETER does not depend on "
               "alpha. Open a format with trees or choose a column with trees in the toolbar (of HIPE files: "
               "Trees), or look at the threshold of noisy text."),
            { { tr("Noisy text over the threshold"), [this]() { setSweep(Sweep::Threshold); }, {} } });
    } else if (m_session.state() == Session::State::Ready && m_session.evaluationA()) {
        const auto error = m_session.measureError(measure());
        const bool waiting = m_session.measuring() || m_runner->running();
        if (error) {
            m_page->show(tr("The measure cannot be computed"), errorText(*error));
        } else if (waiting || !m_data) {
            m_page->show(tr("Computing the curve"), tr("The curve appears when the systems are scored."));
        } else {
            m_page->show(tr("No curve"),
                tr("The curve could not be computed here; the table in Scores has single values."));
        }
    } else {
        m_page->showState(m_session);
    }
}

void SweepView::setParameter(double value) { setParameter(fractionOf(value)); }

void SweepView::setParameter(const metrics::Fraction& value)
{
    m_guide->stop();
    analysis::EvaluationSpec spec = m_session.spec();
    (sweep() == Sweep::Alpha ? spec.eter.alpha : spec.noisy.threshold) = value;
    m_session.setSpec(spec);
}

void SweepView::activate(const ChartHit& hit, std::size_t /*number*/)
{
    if (!m_data) {
        return;
    }
    if (hit.kind == ChartHit::Kind::Mark && hit.index < m_chart.meetings.size()) {
        const SweepData::Meeting meeting = m_chart.meetings[hit.index];
        const int a = m_data->systems[meeting.a].index;
        const int b = m_data->systems[meeting.b].index;
        if (m_session.systemA() != a) {
            m_session.setSystemA(a);
        }
        m_session.setSystemB(b);
        setParameter(fractionOf(meeting.place.alpha));
        Q_EMIT compareRequested();
        return;
    }
    if (hit.series >= m_chart.lines.size()) {
        return;
    }
    const SweepChart::Line line = m_chart.lines[hit.series];
    if (hit.kind == ChartHit::Kind::Legend) {
        toggle(m_off, line.system, m_data->systems.size());
        draw();
        return;
    }
    const SweepData::System& system = m_data->systems[line.system];
    const int index = system.index;
    const auto place = hit.pointOf(line.places);
    if (hit.kind == ChartHit::Kind::Line || (hit.kind == ChartHit::Kind::Point && place < 0)) {
        constexpr double grid = 1000;
        m_session.setSystemA(index);
        setParameter(std::round(hit.x * grid) / grid);
    } else if (hit.kind == ChartHit::Kind::Point) {
        const auto number = static_cast<std::size_t>(place);
        const std::optional<analysis::RecordFilter> filter = sweep() == Sweep::Alpha
            ? std::optional(analysis::breakFilter(system.breaks[number].alpha))
            : system.steps[number].filter;
        if (!filter) { // one-to-one: the place is all that a step says
            m_session.setSystemA(index);
            setParameter(hit.x);
            return;
        }
        followOf(index, *filter, adding());
    }
}

QString SweepView::describe(const ChartHit& hit, std::size_t /*number*/) const
{
    if (!m_data) {
        return {};
    }
    if (hit.kind == ChartHit::Kind::Mark && hit.index < m_chart.meetings.size()) {
        const SweepData::Meeting& meeting = m_chart.meetings[hit.index];
        return (sweep() == Sweep::Alpha ? meetingWords(*m_data, meeting, locale())
                                        : turnWords(*m_data, meeting, locale()))
            + QLatin1Char('\n') + tr("Click: compare the two here");
    }
    if ((hit.kind != ChartHit::Kind::Point && hit.kind != ChartHit::Kind::Line)
        || hit.series >= m_chart.lines.size()) {
        return {};
    }
    const SweepChart::Line& line = m_chart.lines[hit.series];
    const SweepData::System& system = m_data->systems[line.system];
    const auto place = hit.pointOf(line.places);
    if (sweep() == Sweep::Alpha) {
        const bool bends = place >= 0;
        constexpr int fine = 1000;
        const match::Rational alpha = bends
            ? system.breaks[static_cast<std::size_t>(place)].alpha
            : match::Rational { static_cast<match::Rational::Integer>(std::llround(hit.x * fine)), fine }
                  .reduced();
        QString words = alphaWords(system, alpha, locale());
        if (bends) {
            const auto changed = system.breaks[static_cast<std::size_t>(place)].changed;
            words += QLatin1Char('\n')
                + tr("%n matched differently here: click to see them", "", static_cast<int>(changed));
        }
        return words;
    }
    const analysis::NoisyStep* step
        = place >= 0 ? &system.steps[static_cast<std::size_t>(place)] : stepAt(system, hit.x);
    if (step == nullptr) {
        return {};
    }
    QString words = stepWords(system, *step, locale());
    if (place >= 0 && step->changed > 0 && !step->filter) {
        words += QLatin1Char('\n')
            + tr("%n more matches, in pairs chosen anew: click to set the threshold", "",
                static_cast<int>(step->changed));
    } else if (place >= 0 && step->changed > 0) {
        words += QLatin1Char('\n')
            + tr("%n matches from here on: click to see them", "", static_cast<int>(step->changed));
    }
    return words;
}

} // namespace touchstone::ui

#include "moc_sweepview.cpp"
