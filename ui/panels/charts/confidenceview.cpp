// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/charts/confidenceview.h"

#include "core/curves/confidencesheet.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"
#include "ui/charts/chartpanel.h"
#include "ui/session/corestrings.h"
#include "ui/base/keepsaid.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/viewhelp.h"

#include <QKeyEvent>
#include <QSplitter>

namespace touchstone::ui {

ConfidenceView::ConfidenceView(Session& session, SelectionModel& selection, QWidget* parent)
    : SessionChart(session, selection, parent)
{
    m_note->hide();
    fillControls();
    buildContent();
    connectAll();
    m_field->setScore(session.spec().minScore);
    ConfidenceView::ask();
}

void ConfidenceView::fillControls()
{
    addChoices(m_scores, tr("What is drawn"),
        { { tr("P, R and F1 of System A"), ConfidenceScores::All },
            { tr("F1 of every system"), ConfidenceScores::F1 },
            { tr("Precision over recall of every system"), ConfidenceScores::Against } });
    keepSaid(m_scores, [this]() { m_scores->setItemText(0, tr("P, R and F1 of System A")); });
    addChoices(m_type, tr("Type"), { { tr("Overall"), QString() } });
    m_wholeAxis->setChecked(true);
    m_field->setAccessibleName(tr("Threshold"));
    m_field->setToolTip(tr("Annotations with a lower confidence are left out of every number (--min-score); "
                           "arrow keys move it by 0.01"));
    m_all->setAutoDefault(false);
    m_all->setToolTip(tr("Keep all annotations (Esc)"));
    m_best->setAutoDefault(false);
    keepSaid(m_best, [this]() {
        m_best->setToolTip(tr("Set the threshold that gives System A its best F1 on these data"));
    });
    for (QLabel* label : { m_point, m_bestPoint }) {
        label->setWordWrap(true);
        label->setContentsMargins(6, 0, 6, 0);
    }
    m_point->setTextFormat(Qt::RichText);
    m_point->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_bestPoint->setTextFormat(Qt::PlainText);
}

void ConfidenceView::buildContent()
{
    m_table->setAccessibleName(tr("Scores over the confidence threshold as a table"));
    m_table->takeLinks();
    m_table->sheetModel()->setNameTip([this](const QString& name) {
        const auto* system = systemA();
        const auto score = support::parsed<double>(toUtf8(name));
        return system == nullptr || !score
            ? name
            : tr("--min-score %1")
                  .arg(wholeThresholdText(*system->curve, system->curve->thresholdOf(*score)));
    });
    QLayout* bar = barOf(
        { m_scores, m_type, labelled(tr("&Threshold:"), m_field), m_all, m_best, m_wholeAxis, m_part });
    auto* shown = new QWidget(this);
    QSplitter* split = beside(m_panel, m_table);
    split->setSizes({ 600, 400 }); // shares: the hint of a table is far too narrow
    layColumn(shown, {}, { bar, m_point, m_bestPoint, { split, 1 } }, 4);
    layColumn(this, {}, { { pagesOf(shown), 1 } });
}

void ConfidenceView::connectAll()
{
    connect(m_scores, &QComboBox::currentIndexChanged, this, [this]() {
        m_off.clear();
        ask();
    });
    connect(m_type, &QComboBox::currentIndexChanged, this, &ConfidenceView::draw);
    connect(m_wholeAxis, &QCheckBox::toggled, this, &ConfidenceView::draw);
    connect(m_field, &QDoubleSpinBox::valueChanged, this, [this]() { setLeast(m_field->score()); });
    connect(m_all, &QPushButton::clicked, this, [this]() { setLeast(std::nullopt); });
    connect(m_best, &QPushButton::clicked, this, &ConfidenceView::setBest);
    connect(m_point, &QLabel::linkActivated, this, &ConfidenceView::followKept);
    connect(m_guide, &GuideSettler::settled, this, [this](double value) { setLeast(value); });
    connect(m_table, &SheetTable::linkActivated, this, &ConfidenceView::followRow);
    connect(m_curves, &ConfidenceCurves::changed, this, &ConfidenceView::collect);
    connect(&m_session, &Session::changed, this, [this](Session::Changes changes) {
        if (changes & Session::SpecChanged) {
            const auto& least = m_session.spec().minScore;
            m_field->setScore(least);
            m_panel->setGuide(least.value_or(0));
        }
        if (changes & (Session::DataChanged | Session::ProjectChanged | Session::SystemsChanged)) {
            ask();
        } else if (changes & (Session::SpecChanged | Session::ResultChanged | Session::StateChanged)) {
            collect();
        }
    });
    whenChanged(m_selection, SelectionModel::SchemeChanged, this, &ConfidenceView::draw);
}

void ConfidenceView::setBest()
{
    const auto* system = systemA();
    const auto* line = system != nullptr ? confidenceLine(*system->curve, options().type) : nullptr;
    if (line != nullptr) {
        if (const auto best = analysis::bestF1(*system->curve, *line, m_selection.scheme())) {
            setLeast(system->curve->thresholds[*best]);
        }
    }
}

/// The filter counts under its row's score: that is set first, and filters stay.
void ConfidenceView::followRow(const analysis::RecordFilter& filter, bool adding, const QString& row)
{
    const auto* system = systemA();
    const auto score = support::parsed<double>(toUtf8(row));
    if (system != nullptr && score) {
        // NOLINTNEXTLINE(performance-unnecessary-copy-initialization): another threshold makes another table
        const analysis::RecordFilter wanted = filter;
        setLeast(system->curve->thresholds[system->curve->thresholdOf(*score)]);
        follow(&m_selection, wanted, adding);
    }
}

ConfidenceScores ConfidenceView::scores() const
{
    return static_cast<ConfidenceScores>(m_scores->currentData().toInt());
}

ConfidenceOptions ConfidenceView::options() const
{
    return { .ground = ground(),
        .wholeAxis = m_wholeAxis->isChecked(),
        .guide = m_session.spec().minScore.value_or(0),
        .scheme = m_selection.scheme(),
        .type = toUtf8(m_type->currentData().toString()),
        .scores = scores(),
        .systemA = m_session.systemA(),
        .off = m_off };
}

const ConfidenceData::System* ConfidenceView::systemA() const
{
    return support::found(m_data.systems, m_session.systemA(), &ConfidenceData::System::index);
}

bool ConfidenceView::event(QEvent* event)
{
    // Escape takes the last filter away elsewhere; here the threshold goes first.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape
        && m_session.spec().minScore) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void ConfidenceView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_session.spec().minScore) {
        setLeast(std::nullopt);
        return;
    }
    QWidget::keyPressEvent(event);
}

/// Nothing is computed before somebody looks.
void ConfidenceView::ask()
{
    if (isVisible()) {
        std::vector<int> wanted;
        const int count = m_session.dataSet() ? static_cast<int>(m_session.dataSet()->systems.size()) : 0;
        if (m_session.systemA() >= 0) {
            wanted.push_back(m_session.systemA());
        }
        for (int i = 0; i < count && scores() != ConfidenceScores::All; ++i) {
            if (i != m_session.systemA()) {
                wanted.push_back(i);
            }
        }
        m_curves->want(std::move(wanted));
    }
    collect();
}

void ConfidenceView::collect()
{
    m_data = {};
    const auto loaded = m_session.dataSet();
    const int count = loaded ? static_cast<int>(loaded->systems.size()) : 0;
    for (int i = 0; i < count; ++i) {
        if (scores() == ConfidenceScores::All && i != m_session.systemA()) {
            continue;
        }
        if (const auto curve = m_curves->curve(i); curve && !curve->thresholds.empty()) {
            m_data.systems.push_back(
                { i, toQString(loaded->systems[static_cast<std::size_t>(i)].source.name), curve });
        }
    }
    fillTypes();
    ConfidenceView::draw();
}

void ConfidenceView::fillTypes()
{
    QStringList types;
    for (const auto& system : m_data.systems) {
        for (const auto& label : system.curve->labels) {
            types << toQString(label);
        }
    }
    types.sort();
    types.removeDuplicates();
    QStringList present;
    for (int i = 1; i < m_type->count(); ++i) {
        present << m_type->itemData(i).toString();
    }
    if (types == present || m_data.systems.empty()) {
        return; // while a new curve is made the choice stays
    }
    const QString chosen = m_type->currentData().toString();
    const QSignalBlocker blocker(m_type);
    m_type->clear();
    m_type->addItem(tr("Overall"), QString());
    for (const QString& type : types) {
        m_type->addItem(type, type);
    }
    chooseOrFirst(m_type, chosen);
}

void ConfidenceView::draw()
{
    constexpr std::size_t mostRows = 200; // of the table beside the chart
    m_chart = confidenceChart(m_data, options());
    m_panel->setSpec(m_chart.spec);
    const auto* system = systemA();
    auto result = std::make_shared<analysis::MeasureResult>();
    if (system != nullptr) {
        const auto& labels = system->curve->labels;
        const auto type = std::ranges::find(labels, options().type);
        auto rows = system->curve->quantiles(mostRows);
        if (const auto* line = confidenceLine(*system->curve, options().type)) {
            const auto best = analysis::bestF1(*system->curve, *line, m_selection.scheme());
            if (best && !std::ranges::binary_search(rows, *best)) {
                rows.insert(std::ranges::lower_bound(rows, *best), *best);
            }
            m_rows = rows.size();
            result->sheets.push_back(analysis::confidenceSheet(*system->curve,
                type == labels.end() ? std::nullopt
                                     : std::optional(static_cast<std::uint32_t>(type - labels.begin())),
                m_selection.scheme(), rows));
        }
    }
    m_table->setResult(result);
    showPoint();
    showState();
}

void ConfidenceView::showPoint()
{
    const auto* system = systemA();
    const auto* line = system != nullptr ? confidenceLine(*system->curve, options().type) : nullptr;
    m_best->setEnabled(false);
    m_all->setEnabled(m_session.spec().minScore.has_value());
    for (QLabel* label : { m_point, m_bestPoint }) {
        label->clear();
        label->setToolTip({});
    }
    if (line == nullptr) {
        return;
    }
    const auto& curve = *system->curve;
    const auto scheme = m_selection.scheme();
    const auto& least = m_session.spec().minScore;
    const auto threshold = curve.thresholdOf(least);
    const auto tally = line->at(threshold).tally(scheme);
    const auto all = line->at(0).tally(scheme);
    const QString scores
        = tr("P %1, R %2, F1 %3")
              .arg(scoreText(tally.precision()), scoreText(tally.recall()), scoreText(tally.f1()));
    const bool isThreshold
        = least && threshold < curve.thresholds.size() && curve.thresholds[threshold] == *least;
    const QString given = least ? toQString(support::shortest(*least)) : QString();
    m_point->setToolTip(
        least ? tr("--min-score %1; the curve and its table cover all scores").arg(given) : QString());
    // What is dropped has no record in what is shown: that number is plain text.
    m_point->setText(
        (least ? tr("<b>Threshold %1</b>: %2 of %3 annotations kept, %4 left out: %5.")
                     .arg(numberText(toUtf8(isThreshold ? thresholdText(curve, threshold) : given)))
               : tr("<b>All scores</b>: %2 of %3 annotations kept, %4 left out: %5."))
            .arg(QStringLiteral("<a href=\"kept\">%1</a>").arg(countText(tally.actual())),
                countText(all.actual()), countText(all.actual() - tally.actual()), scores)
        + (curve.untold() > 0 ? QLatin1Char(' ')
                    + tr("%n annotations of the system have no confidence score and are kept.", "",
                        static_cast<int>(std::min<std::int64_t>(curve.untold(), INT_MAX)))
                              : QString()));
    QStringList words;
    if (const auto best = analysis::bestF1(curve, *line, scheme)) {
        m_best->setEnabled(true);
        words << tr("Best F1 %1 at %2, against %3 with all annotations. A threshold chosen on the data "
                    "that it is scored on makes the score look too good: choose it on development data.")
                     .arg(scoreText(line->at(*best).tally(scheme).f1()),
                         numberText(toUtf8(thresholdText(curve, *best))), scoreText(all.f1()));
        m_bestPoint->setToolTip(tr("--min-score %1").arg(wholeThresholdText(curve, *best)));
    } else {
        words << tr("No threshold gives an F1 above 0 here.");
    }
    if (least) {
        words << tr("Curve and table cover all scores, also those below the threshold.");
    }
    if (m_rows < curve.thresholds.size()) {
        words << tr("The table shows %1 of %2 scores; touchstone-cli score --by score --json lists more.")
                     .arg(countText(static_cast<std::int64_t>(m_rows)),
                         countText(static_cast<std::int64_t>(curve.thresholds.size())));
    }
    m_bestPoint->setText(words.join(QLatin1Char(' ')));
}

void ConfidenceView::showState()
{
    const bool shown = systemA() != nullptr || !m_chart.lines.empty();
    showContent(shown);
    if (!shown) {
        showWhyNone();
    }
}

void ConfidenceView::showWhyNone()
{
    const auto curve = m_curves->curve(m_session.systemA());
    const auto error = m_curves->error(m_session.systemA());
    if (curve && curve->thresholds.empty()) {
        const auto& system = m_session.dataSet()->systems[static_cast<std::size_t>(m_session.systemA())];
        std::vector<StatePage::Choice> choices;
        if (m_session.dataSet()->systems.size() > 1 && scores() == ConfidenceScores::All) {
            choices.push_back(
                { tr("F1 of every system"), [this]() { setScores(ConfidenceScores::F1); }, {} });
        }
        //: %1: name of a system
        m_page->show(tr("No scores"),
            tr("%1 gives no confidence scores. They are read from JSONL (key “score”), spaCy, "
               "Prodigy, predictions of Label Studio, pipelines of Hugging Face, output of models, "
               "BioC, tables (column “score”) and neleval files.")
                .arg(toQString(system.source.name)),
            std::move(choices));
    } else if (error) {
        m_page->show(tr("The curve cannot be computed"), errorText(*error));
    } else if (m_session.dataSet()
        && (m_session.state() == Session::State::Ready || m_session.state() == Session::State::Scoring)
        && m_session.systemA() >= 0) {
        if (m_curves->running()) {
            m_page->show(tr("Computing the curve"),
                tr("The curve appears when all thresholds have been tried."),
                { { tr("Stop"),
                    [this]() {
                        m_curves->cancel();
                        showState();
                    },
                    {} } });
        } else {
            m_page->show(tr("No curve"), tr("The curve was not computed to its end."),
                { { tr("Compute the curve"), [this]() { ask(); }, {} } });
        }
    } else {
        m_page->showState(m_session);
    }
}

void ConfidenceView::setLeast(std::optional<double> score)
{
    m_guide->stop();
    analysis::EvaluationSpec spec = m_session.spec();
    spec.minScore = score && *score > 0 ? std::optional(std::min(*score, 1.0)) : std::nullopt;
    m_session.setSpec(spec);
}

void ConfidenceView::setThreshold(std::size_t system, std::size_t threshold)
{
    const auto& chosen = m_data.systems[system];
    const double score
        = threshold < chosen.curve->thresholds.size() ? chosen.curve->thresholds[threshold] : 1.0;
    if (m_session.systemA() != chosen.index) {
        m_session.setSystemA(chosen.index);
    }
    setLeast(score);
}

void ConfidenceView::activate(const ChartHit& hit, std::size_t /*number*/)
{
    if (hit.kind == ChartHit::Kind::Mark && hit.index < m_chart.places.size()) {
        const auto place = m_chart.places[hit.index];
        setThreshold(place.system, place.threshold);
        return;
    }
    if (hit.series >= m_chart.lines.size()) {
        return;
    }
    const auto line = m_chart.lines[hit.series];
    const auto threshold = hit.pointOf(line.thresholds);
    if (threshold >= 0) {
        setThreshold(line.system, static_cast<std::size_t>(threshold));
    } else if (scores() != ConfidenceScores::Against) {
        // Between two scores the higher one counts: the very score, not the pixel.
        setThreshold(line.system, m_data.systems[line.system].curve->thresholdOf(hit.x));
    }
}

void ConfidenceView::followKept()
{
    auto filter = analysis::scoreCell(m_selection.scheme(), analysis::ScoreColumn::Actual);
    if (!options().type.empty()) {
        filter.systemTypes = { options().type };
    }
    follow(&m_selection, filter, adding());
}

QString ConfidenceView::describe(const ChartHit& hit, std::size_t /*number*/) const
{
    const QString click = QLatin1Char('\n') + tr("Click: set the threshold here");
    if (hit.kind == ChartHit::Kind::Mark && hit.index < m_chart.places.size()) {
        const auto place = m_chart.places[hit.index];
        return m_chart.spec.marks[hit.index].name + QLatin1Char('\n')
            + thresholdWords(m_data.systems[place.system], options(), place.threshold, locale()) + click;
    }
    if ((hit.kind != ChartHit::Kind::Point && hit.kind != ChartHit::Kind::Line)
        || hit.series >= m_chart.lines.size()) {
        return {};
    }
    const auto& line = m_chart.lines[hit.series];
    const auto& system = m_data.systems[line.system];
    const auto threshold = hit.pointOf(line.thresholds);
    if (threshold < 0 && scores() == ConfidenceScores::Against) {
        return {};
    }
    return thresholdWords(system, options(),
               threshold >= 0 ? static_cast<std::size_t>(threshold) : system.curve->thresholdOf(hit.x),
               locale())
        + click;
}

} // namespace touchstone::ui

#include "moc_confidenceview.cpp"
