// SPDX-License-Identifier: GPL-3.0-or-later
// CompareBasis: what all pages of Compare compare (systems, score, measures, tests), and the work that goes
// on for them.
#pragma once

#include "ui/models/comparetables.h"
#include "ui/session/corestrings.h"
#include "ui/session/jobrunner.h"
#include "ui/session/session.h"

namespace touchstone::ui {

class Comparer;
class SelectionModel;

class CompareBasis : public QObject
{
    Q_OBJECT

public:
    CompareBasis(Session& session, SelectionModel& selection, QObject* parent);

    /// Index -1: System A under other settings.
    using System = Session::SystemResult;
    using Systems = std::vector<System>;

    Session& session;
    SelectionModel& selection;
    // What the controls say.
    ScoreChoice score;
    std::vector<std::string> ranked; ///< measures
    analysis::SignificanceSettings tests;

    [[nodiscard]] Comparer& comparer() const { return session.comparer(); }
    /// Has the gold components?
    [[nodiscard]] bool trees() const;
    [[nodiscard]] QString systemName(int index) const;
    /// What the other settings are called; empty: there are none.
    [[nodiscard]] QString otherName() const;
    /// All that are scored.
    [[nodiscard]] Systems systems() const;
    /// A and what it is compared with; fewer than two: not there yet.
    [[nodiscard]] Systems sides() const;
    /// By each of the measures that are ranked by.
    [[nodiscard]] std::vector<ScoreChoice> rankedScores() const;
    /// The score, and one of each other measure that is ranked by.
    [[nodiscard]] std::vector<ScoreChoice> testedScores() const;
    /// Computes the measures of these scores for System A under other settings, where there are such.
    void measureOther(const std::vector<ScoreChoice>& scores);

    void addRunner(JobRunner* runner) { m_runners.push_back(runner); }
    [[nodiscard]] const std::vector<JobRunner*>& runners() const { return m_runners; }
    /// Does any of them run?
    [[nodiscard]] bool running() const { return std::ranges::any_of(m_runners, &JobRunner::running); }

Q_SIGNALS:
    void changed(); ///< something is there that was asked for
    void restartRequested();
    void openRequested();
    void settingsRequested();

private:
    std::vector<JobRunner*> m_runners;
    JobRunner* m_otherRunner = new JobRunner(this); ///< measures of System A under other settings
    analysis::EvaluationPtr m_otherOf; ///< whose measures m_otherMeasures are
    std::map<std::string, analysis::MeasureResultPtr> m_otherMeasures;
    mutable annotation::LayerPtr m_treesOf; ///< the gold that m_trees tells of
    mutable bool m_trees = false;
};

[[nodiscard]] std::vector<std::string> namesOf(const CompareBasis::Systems& systems);
[[nodiscard]] std::vector<NamedSystem> namedSystems(const CompareBasis::Systems& systems);

} // namespace touchstone::ui
