// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/compare/comparebasis.h"

#include "ui/panels/compare/othersettingsdialog.h"
#include "ui/session/comparer.h"
#include "ui/session/selectionmodel.h"

#include "core/measures/registry/measurerunner.h"

#include "core/support/lookup.h"

namespace touchstone::ui {

CompareBasis::CompareBasis(Session& dataSession, SelectionModel& selectionModel, QObject* parent)
    : QObject(parent)
    , session(dataSession)
    , selection(selectionModel)
{
    addRunner(m_otherRunner);
}

bool CompareBasis::trees() const
{
    const auto gold = session.dataSet() ? session.dataSet()->gold : nullptr;
    if (gold != m_treesOf) {
        m_treesOf = gold;
        m_trees = gold && std::ranges::any_of(gold->documents, [](const annotation::Document& document) {
            return std::ranges::any_of(document.annotations.entities,
                [](const annotation::Entity& entity) { return entity.role == annotation::Role::Component; });
        });
    }
    return m_trees;
}

QString CompareBasis::systemName(int index) const
{
    const auto loaded = session.dataSet();
    return loaded && index >= 0 && index < static_cast<int>(loaded->systems.size())
        ? toQString(loaded->systems[static_cast<std::size_t>(index)].source.name)
        : QString();
}

QString CompareBasis::otherName() const
{
    return comparer().otherSettings()
        ? settingDifferences(session.spec(), *comparer().otherSettings()).join(QStringLiteral(", "))
        : QString();
}

CompareBasis::Systems CompareBasis::systems() const
{
    Systems all = session.results();
    std::erase_if(all, [](const System& system) { return !system.evaluation; });
    return all;
}

CompareBasis::Systems CompareBasis::sides() const
{
    const Systems all = systems();
    const bool otherSettings = comparer().otherSettings().has_value();
    Systems sides;
    for (const int index : { session.systemA(), otherSettings ? -1 : session.systemB() }) {
        if (const auto found = std::ranges::find(all, index, &System::index); found != all.end()) {
            sides.push_back(*found);
        }
    }
    if (const auto compared = comparer().compared(); otherSettings && compared && sides.size() == 1) {
        sides.push_back({ -1, otherName(), compared->b,
            m_otherOf == compared->b ? m_otherMeasures : decltype(m_otherMeasures)(), std::nullopt });
    }
    return sides;
}

std::vector<ScoreChoice> CompareBasis::rankedScores() const
{
    std::vector<ScoreChoice> scores;
    const auto choices = scoreChoices(selection.scheme());
    for (const std::string& id : ranked) {
        scores.push_back(*std::ranges::find(choices, id, &ScoreChoice::measure));
    }
    return scores;
}

std::vector<ScoreChoice> CompareBasis::testedScores() const
{
    std::vector<ScoreChoice> scores { score };
    for (const ScoreChoice& each : rankedScores()) {
        if (each.measure != score.measure) {
            scores.push_back(each);
        }
    }
    return scores;
}

void CompareBasis::measureOther(const std::vector<ScoreChoice>& scores)
{
    const auto compared = comparer().compared();
    if (!comparer().otherSettings() || !compared || m_otherRunner->running()) {
        return;
    }
    if (m_otherOf != compared->b) {
        m_otherOf = compared->b;
        m_otherMeasures.clear();
    }
    std::vector<std::string> ids;
    for (const ScoreChoice& each : scores) {
        if (!m_otherMeasures.contains(each.measure)) {
            ids.push_back(each.measure);
        }
    }
    if (ids.empty()) {
        return;
    }
    using Measures = decltype(m_otherMeasures);
    m_otherRunner->start<Measures>(
        tr("Computing measures"),
        [ids, evaluation = compared->b](support::Progress& progress) -> support::Result<Measures> {
            Measures measures;
            for (const auto& id : ids) {
                auto measure = analysis::computeMeasure(id, *evaluation, progress);
                if (!measure && measure.error().code == support::ErrorCode::Cancelled) {
                    return support::Failure(measure.error());
                }
                measures[id] = measure ? *measure : nullptr; // what cannot be computed has no numbers
            }
            return measures;
        },
        [this, evaluation = compared->b](support::Result<Measures> measures) {
            if (measures && m_otherOf == evaluation) {
                m_otherMeasures.merge(*measures);
                Q_EMIT changed();
            }
        });
}

std::vector<std::string> namesOf(const CompareBasis::Systems& systems)
{
    return support::listOf(systems, [](const auto& system) { return toUtf8(system.name); });
}

std::vector<NamedSystem> namedSystems(const CompareBasis::Systems& systems)
{
    return support::listOf<NamedSystem>(systems, [](const auto& system) {
        return NamedSystem { toUtf8(system.name), static_cast<std::size_t>(system.index) };
    });
}

} // namespace touchstone::ui

#include "moc_comparebasis.cpp"
