// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/records/detailsview.h"

#include "core/explain/ruleexplanation.h"
#include "ui/models/counterpart.h"
#include "ui/panels/records/detailstext.h"
#include "ui/session/corestrings.h"
#include "ui/session/jobrunner.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/session/shownsystem.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/dimming.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/linkdelegate.h"
#include "ui/widgets/statepage.h"

#include <QEvent>
#include <QScrollBar>
#include <QTextBrowser>
#include <QUrl>

namespace touchstone::ui {

DetailsView::DetailsView(Session& session, SelectionModel& selection, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_selection(selection)
    , m_browser(new QTextBrowser(this))
    , m_pages(new StatePages(m_browser, this))
    , m_sliceRunner(new JobRunner(this))
{
    m_browser->setOpenLinks(false);
    m_browser->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    m_browser->setUndoRedoEnabled(false);
    m_browser->setFrameShape(QFrame::NoFrame);
    m_browser->setAccessibleName(tr("Details of the selected record"));
    layColumn(this, {}, { m_pages });

    connect(m_browser, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        bool number = false;
        if (link.scheme() == QLatin1String("why")) {
            Q_EMIT whyRequested();
            return;
        }
        const uint record = link.path().toUInt(&number);
        if (number && link.scheme() == QLatin1String("slice")) {
            filterSlice(record);
            return;
        }
        if (number && link.scheme() == QLatin1String("record")) {
            m_selection.setCurrentRecord(record);
        }
    });
    whenChanged(selection, SelectionModel::EvaluationChanged, this, [this]() {
        takeOtherSystem();
        askSlices();
    });
    whenChanged(selection,
        SelectionModel::EvaluationChanged | SelectionModel::SchemeChanged | SelectionModel::CurrentChanged,
        this, &DetailsView::refresh);
    connect(&session, &Session::changed, this, [this]() {
        takeOtherSystem();
        askSlices();
        refresh();
    });
    session.setWantedMeasures(QStringLiteral("details"),
        { QStringLiteral("overlap"), QStringLiteral("eter"), QStringLiteral("noisy") },
        Session::Urgency::Later);
    takeOtherSystem();
    askSlices();
    refresh();
}

DetailsView::~DetailsView() = default;

void DetailsView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        refresh();
    }
}

void DetailsView::takeOtherSystem()
{
    const analysis::EvaluationPtr& evaluation = m_selection.evaluation();
    m_counterpart = Counterpart::between(evaluation, otherSystem(m_session, evaluation), m_counterpart);
}

QString DetailsView::otherTitle() const
{
    if (!m_counterpart) {
        return {};
    }
    const QString name = toQString(m_counterpart->other()->system->name);
    return m_counterpart->other() == m_session.evaluationA() ? tr("System A: %1").arg(name)
                                                             : tr("System B: %1").arg(name);
}

void DetailsView::askSlices()
{
    const analysis::EvaluationPtr evaluation = m_selection.evaluation();
    if (evaluation == m_slicesAsked) {
        return;
    }
    m_slicesAsked = evaluation;
    std::vector<std::string> ids;
    for (const analysis::SliceDimension& slice : m_session.slices()) {
        if (slice.id != "surface") { // its words stand there already
            ids.push_back(slice.id);
        }
    }
    if (!evaluation || ids.empty()) {
        m_sliceRunner->cancel();
        m_slices.clear();
        m_slicesOf.reset();
        return;
    }
    using Values = std::vector<RecordValue>;
    m_sliceRunner->start<Values>(
        tr("Counting slices"),
        [evaluation, ids](support::Progress& progress) -> support::Result<Values> {
            Values values;
            for (const std::string& id : ids) {
                if (progress.cancelled()) {
                    return support::failure(support::ErrorCode::Cancelled, "");
                }
                for (RecordValue& value : sliceValues(evaluation, { id })) {
                    values.push_back(std::move(value));
                }
            }
            return values;
        },
        [this, evaluation](support::Result<Values> values) {
            if (values) {
                m_slices = std::move(*values);
                m_slicesOf = evaluation;
                refresh();
            }
        });
}

void DetailsView::filterSlice(std::size_t number)
{
    const auto record = m_selection.currentRecord();
    if (!record || m_slicesOf != m_selection.evaluation() || number >= m_slices.size()) {
        return;
    }
    const analysis::FacetColumn& words = *m_slices[number].words;
    analysis::RecordFilter filter;
    for (const std::uint32_t value : words.of(*record)) {
        filter.facets = { { words.id, { words.names[value] } } };
    }
    if (!filter.facets.empty()) {
        m_selection.setFilter(filter);
    }
}

// "System, rules: false positive → fuzzy check"; nothing while the rules have not run.
QStringList DetailsView::ruleLines(std::uint32_t record) const
{
    const ShownSystem system = shownSystem(m_session, m_selection.evaluation());
    const auto& pair = m_selection.evaluation()->records[record];
    const auto result = rulesResult(m_session, system.whole);
    const auto documentCase = system.caseOf(m_selection.evaluation(), pair.document);
    if (!result || !documentCase) {
        return {};
    }
    QStringList lines;
    for (const auto side : { rules::SideRole::Gold, rules::SideRole::System }) {
        const bool gold = side == rules::SideRole::Gold;
        const auto place
            = analysis::rulePlaceOf(*result->run, *documentCase, side, gold ? pair.gold : pair.system);
        if (!place) {
            continue;
        }
        QStringList names;
        for (const auto rule : analysis::rulesFiredFor(*result->run, *documentCase, { side, *place })) {
            names << toQString(result->run->setup.rules->rules()[rule].name);
        }
        const QString applied = names.isEmpty() ? tr("none") : names.join(QStringLiteral(" → "));
        lines << (gold ? tr("Rules for gold: %1") : tr("Rules for the system: %1")).arg(applied);
    }
    return lines;
}

void DetailsView::refresh()
{
    const auto record = m_selection.currentRecord();
    if (!m_selection.evaluation()) {
        m_pages->showState(m_session);
        return;
    }
    if (!record) {
        m_pages->showPage(tr("No record is selected"),
            tr("Choose a row of the error list or an annotation in the text; F8 goes to the next error."));
        return;
    }
    DetailsColours colours;
    colours.faint = faded(palette(), 0.62); // rich text knows no transparency
    colours.marked = heatColour(palette(), 0.1, true);
    const bool sliced = m_slicesOf == m_selection.evaluation();
    const QString html = detailsHtml(*m_selection.evaluation(), *record, m_selection.scheme(),
        { m_counterpart.get(), otherTitle() }, recordValues(m_session, m_selection.evaluation()),
        sliced ? std::span<const RecordValue>(m_slices) : std::span<const RecordValue>(), ruleLines(*record),
        colours);
    if (html != m_browser->property("shownHtml").toString()) {
        m_browser->setProperty("shownHtml", html); // setHtml would drop a selection of text for nothing
        m_browser->setHtml(html);
    }
    m_pages->showContent();
}

} // namespace touchstone::ui

#include "moc_detailsview.cpp"
