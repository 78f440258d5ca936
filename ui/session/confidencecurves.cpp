// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/confidencecurves.h"

#include "core/curves/sweep.h"
#include "ui/session/jobrunner.h"
#include "ui/session/whenchanged.h"

namespace touchstone::ui {

namespace {

analysis::EvaluationSpec withoutFloor(analysis::EvaluationSpec spec)
{
    spec.minScore.reset();
    return spec;
}

annotation::LayerPtr layerOf(const Session& session, int system)
{
    const auto data = session.dataSet();
    return data && system >= 0 && static_cast<std::size_t>(system) < data->systems.size()
        ? data->systems[static_cast<std::size_t>(system)].layer
        : nullptr;
}

} // namespace

ConfidenceCurves::ConfidenceCurves(Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_runner(new JobRunner(this))
{
    whenChanged(session, Session::DataChanged | Session::ProjectChanged, this, [this]() {
        m_runner->cancel();
        m_known.clear();
        Q_EMIT changed();
    });
    whenChanged(session, Session::DataChanged | Session::SpecChanged | Session::ResultChanged, this,
        &ConfidenceCurves::start);
}

ConfidenceCurves::~ConfidenceCurves() = default;

void ConfidenceCurves::want(std::vector<int> systems)
{
    m_wanted = std::move(systems);
    start();
}

const ConfidenceCurves::Known* ConfidenceCurves::known(int system) const
{
    const annotation::LayerPtr layer = layerOf(m_session, system);
    const auto spec = withoutFloor(m_session.spec());
    const auto found = std::ranges::find_if(m_known, [&](const Known& one) {
        return layer && one.system == layer && one.gold == m_session.dataSet()->gold
            && analysis::sameRecords(one.spec, spec);
    });
    return found == m_known.end() ? nullptr : &*found;
}

ConfidenceCurvePtr ConfidenceCurves::curve(int system) const
{
    const Known* one = known(system);
    return one != nullptr ? one->curve : nullptr;
}

std::optional<support::Error> ConfidenceCurves::error(int system) const
{
    const Known* one = known(system);
    return one != nullptr ? one->error : std::nullopt;
}

bool ConfidenceCurves::running() const { return m_runner->running(); }

void ConfidenceCurves::cancel()
{
    m_wanted.clear();
    m_runner->cancel();
}

void ConfidenceCurves::start()
{
    const auto missing = std::ranges::find_if(
        m_wanted, [this](int system) { return layerOf(m_session, system) && known(system) == nullptr; });
    if (missing == m_wanted.end()) {
        return;
    }
    const annotation::LayerPtr gold = m_session.dataSet()->gold;
    const annotation::LayerPtr system = layerOf(m_session, *missing);
    const auto spec = withoutFloor(m_session.spec());
    if (m_runner->running() && m_making.gold == gold && m_making.system == system
        && analysis::sameRecords(m_making.spec, spec)) {
        return;
    }
    m_making = { gold, system, spec, nullptr, {} };
    // Texts that were brought together already need no second time.
    analysis::EvaluationPtr whole;
    for (const auto& result : m_session.results()) {
        if (result.index == *missing && result.evaluation && !result.evaluation->spec.minScore
            && analysis::sameRecords(result.evaluation->spec, spec)) {
            whole = result.evaluation;
        }
    }
    m_runner->start<ConfidenceCurvePtr>(
        tr("Computing the curve"),
        [=](support::Progress& progress) -> support::Result<ConfidenceCurvePtr> {
            return (whole ? analysis::confidenceCurve(*whole, progress)
                          : analysis::confidenceCurve(gold, system, spec, progress))
                .map([](analysis::ConfidenceCurve&& curve) {
                    return std::make_shared<const analysis::ConfidenceCurve>(std::move(curve));
                });
        },
        [this](support::Result<ConfidenceCurvePtr> result) {
            constexpr std::size_t most = 64; // settings that were tried before
            if (m_known.size() >= most) {
                m_known.erase(m_known.begin());
            }
            if (result) {
                m_making.curve = std::move(*result);
            } else {
                m_making.error = result.error();
            }
            m_known.push_back(std::move(m_making));
            m_making = {};
            start();
            Q_EMIT changed();
        });
}

} // namespace touchstone::ui

#include "moc_confidencecurves.cpp"
