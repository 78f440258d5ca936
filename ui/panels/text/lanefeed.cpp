// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/text/lanefeed.h"

#include "core/support/lookup.h"
#include "ui/panels/text/documentview.h"
#include "ui/panels/text/scenebuilder.h"
#include "ui/session/corestrings.h"
#include "ui/session/neutralwords.h"
#include "ui/session/shownsystem.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/viewhelp.h"

#include <QMenu>

namespace touchstone::ui {

namespace {

constexpr QLatin1String lanesName("text.lanes");

/// The document of another evaluation of the same data; null: it does not have it.
const analysis::DocumentCase* twinOf(
    const analysis::DocumentCase& shown, std::size_t place, const analysis::Evaluation& other)
{
    // The gold may be a copy of its own for each system, so names decide; nearly always at the same place.
    const auto same = [&](const analysis::DocumentCase& candidate) {
        return (candidate.gold == nullptr) == (shown.gold == nullptr) && candidate.name() == shown.name();
    };
    if (place < other.cases.size() && same(other.cases[place])) {
        return &other.cases[place];
    }
    const auto found = std::ranges::find_if(other.cases, same);
    return found == other.cases.end() ? nullptr : &*found;
}

} // namespace

SystemLanesPtr buildLanes(const analysis::Evaluation& shown, std::size_t documentCase, match::Scheme scheme,
    const std::vector<LaneSource>& sources, int left)
{
    using State = SystemLane::State;
    auto lanes = std::make_shared<SystemLanes>();
    lanes->left = left;
    const analysis::DocumentCase& here = shown.cases[documentCase];
    const text::Text& words = (here.gold != nullptr ? here.gold : here.system)->text;
    for (const LaneSource& source : sources) {
        SystemLane& lane = lanes->lanes.emplace_back();
        lane.name = source.name;
        lane.system = source.system;
        lane.own = source.own;
        if (source.own) {
            lane.state = here.system != nullptr ? State::Shown : State::Absent;
        } else if (source.failed) {
            lane.state = State::Failed;
        } else if (source.stopped) {
            lane.state = State::Stopped;
        } else if (source.evaluation) {
            const auto* twin = twinOf(here, documentCase, *source.evaluation);
            if (twin == nullptr || twin->system == nullptr) {
                lane.state = State::Absent;
            } else if (twin->system->text != words) {
                lane.state = State::Differs;
            } else {
                const auto place = static_cast<std::size_t>(twin - source.evaluation->cases.data());
                lane.state = State::Shown;
                lane.plan = analysis::highlight(*source.evaluation, place, scheme);
                lane.plan.gold = {};
                lane.plan.blocks = {};
            }
        }
    }
    return lanes;
}

LaneFeed::LaneFeed(Session& session, SelectionModel& selection, SpanTextView& canvas, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_selection(selection)
    , m_canvas(canvas)
{
    whenChanged(m_session,
        Session::SystemsChanged | Session::ResultChanged | Session::MeasuresChanged | Session::StateChanged
            | Session::AllChanged,
        this, [this]() {
            // While a result or a scene is on its way, its own lanes follow it.
            if (!m_session.busy() && m_shown == m_selection.evaluation()) {
                refresh();
            }
        });
    connect(&m_canvas, &SpanTextView::laneRecordActivated, this, &LaneFeed::selectGoldOf);
    connect(&m_canvas, &SpanTextView::laneMenuRequested, this, &LaneFeed::showMenu);
}

void LaneFeed::setWanted(bool wanted) { m_session.setWantedOfAll(lanesName, wanted); }

void LaneFeed::show(const analysis::EvaluationPtr& evaluation, std::size_t documentCase, match::Scheme scheme)
{
    m_shown = evaluation;
    m_case = documentCase;
    m_scheme = scheme;
    m_sources.clear();
    refresh();
}

std::vector<LaneSource> LaneFeed::sources(int& left) const
{
    const auto data = m_session.dataSet();
    std::vector<int> order;
    for (const int index : { m_session.systemA(), m_session.systemB() }) {
        if (index >= 0) {
            order.push_back(index);
        }
    }
    for (int index = 0; index < static_cast<int>(data->systems.size()); ++index) {
        if (data->systems[static_cast<std::size_t>(index)].layer) {
            support::addNew(order, index);
        }
    }
    left = static_cast<int>(order.size() - std::min(order.size(), mostSystemLanes));
    order.resize(std::min(order.size(), mostSystemLanes));

    const ShownSystem shown = shownSystem(m_session, m_shown);
    const int own = shown.role == ShownSystem::Role::B ? m_session.systemB() : m_session.systemA();
    const auto results = m_session.results();
    std::vector<LaneSource> found;
    for (const int index : order) {
        LaneSource source { index, toQString(data->systems[static_cast<std::size_t>(index)].source.name),
            index == own, false, false, nullptr };
        const auto result = std::ranges::find(results, index, &Session::SystemResult::index);
        if (source.own) {
            source.name = m_session.noGold()
                ? systemTitle(*data->systems[static_cast<std::size_t>(index)].layer)
                : shown.text();
        } else if (result != results.end()) {
            source.failed = result->error.has_value();
            // While new settings are on their way, nothing of them stands beside the old.
            const bool fits = result->evaluation
                && (shown.otherSettings || result->evaluation->spec == shown.whole->spec);
            source.evaluation = fits ? result->evaluation : nullptr;
        } else {
            source.stopped = m_session.stopped();
        }
        found.push_back(std::move(source));
    }
    return found;
}

void LaneFeed::refresh()
{
    if (!m_shown || !m_session.dataSet() || m_canvas.shownMode() != ViewMode::Stacked) {
        m_jobs.cancel();
        m_sources.clear();
        m_canvas.setLanes(nullptr);
        return;
    }
    int left = 0;
    auto now = sources(left);
    if (now == m_sources) {
        return;
    }
    const bool first = std::exchange(m_sources, std::move(now)).empty();
    if (sceneSize(m_shown->cases[m_case]) * m_sources.size() <= DocumentView::quickAnnotations) {
        m_jobs.cancel();
        m_canvas.setLanes(buildLanes(*m_shown, m_case, m_scheme, m_sources, left));
        return;
    }
    if (first) { // the names at once, so that the text moves no more
        auto names = m_sources;
        std::ranges::for_each(names, [](LaneSource& source) { source.evaluation = nullptr; });
        m_canvas.setLanes(buildLanes(*m_shown, m_case, m_scheme, names, left));
    }
    m_jobs.start<SystemLanesPtr>(
        tr("Marks of all systems"),
        [shown = m_shown, place = m_case, scheme = m_scheme, sources = m_sources, left](support::Progress&)
            -> support::Result<SystemLanesPtr> { return buildLanes(*shown, place, scheme, sources, left); },
        [this](support::Result<SystemLanesPtr> lanes) {
            if (lanes) {
                m_canvas.setLanes(*lanes);
            }
        });
}

const LaneSource* LaneFeed::sourceOf(int lane) const
{
    const auto index = static_cast<std::size_t>(lane) - 1;
    return lane > 0 && index < m_sources.size() ? &m_sources[index] : nullptr;
}

void LaneFeed::selectGoldOf(int lane, std::uint32_t record)
{
    const LaneSource* source = sourceOf(lane);
    if (source == nullptr || !source->evaluation || m_shown != m_selection.evaluation()) {
        return;
    }
    const analysis::Evaluation& theirs = *source->evaluation;
    if (record >= theirs.records.size() || !theirs.records[record].hasGold()) {
        return; // only this system has it: what it is stands in the tooltip, and the mark shines
    }
    const match::PairOutcome& wanted = theirs.records[record];
    const analysis::DocumentCase& here = m_shown->cases[m_case];
    for (auto number = here.firstRecord; number < here.firstRecord + here.recordCount; ++number) {
        const annotation::Entity* gold = m_shown->goldEntity(m_shown->records[number]);
        if (gold != nullptr && gold->span == theirs.goldEntity(wanted)->span
            && m_shown->goldTypes(m_shown->records[number]) == theirs.goldTypes(wanted)) {
            m_selection.setCurrentRecord(number);
            return;
        }
    }
}

void LaneFeed::makeShown(int lane, bool primary, std::uint32_t record)
{
    const LaneSource* found = sourceOf(lane);
    if (found == nullptr) {
        return;
    }
    const LaneSource source = *found; // the lanes are others afterwards
    if (!primary) {
        m_session.setSystemB(source.system);
        return;
    }
    m_session.setSystemA(source.system);
    if (source.evaluation && m_selection.evaluation() == source.evaluation && record != analysis::noRecord) {
        m_selection.setCurrentRecord(record);
    }
}

void LaneFeed::showMenu(int lane, std::uint32_t record, const QPoint& position)
{
    const LaneSource* source = sourceOf(lane);
    if (source == nullptr) {
        return;
    }
    QMenu menu(&m_canvas);
    const QString name = withoutMnemonic(shortened(source->name));
    //: %1: name of a system
    QAction* a = menu.addAction(tr("Show %1 as System &A").arg(name), this,
        [this, lane, record]() { makeShown(lane, true, record); });
    a->setEnabled(source->system != m_session.systemA());
    //: %1: name of a system
    QAction* b = menu.addAction(tr("Show %1 as System &B").arg(name), this,
        [this, lane, record]() { makeShown(lane, false, record); });
    b->setEnabled(source->system != m_session.systemA() && source->system != m_session.systemB());
    menu.exec(position);
}

} // namespace touchstone::ui

#include "moc_lanefeed.cpp"
