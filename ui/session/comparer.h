// SPDX-License-Identifier: GPL-3.0-or-later
// Comparer: what became of each annotation between System A and System B, or System A under other settings,
// and how many systems find each; computed in the background when a view or a filter asks.
#pragma once

#include "ui/session/jobrunner.h"

#include "core/compare/sinceearlier.h"

#include <set>
#include <tuple>

namespace touchstone::ui {

class SelectionModel;
class Session;

class Comparer : public QObject
{
    Q_OBJECT

public:
    Comparer(Session& session, SelectionModel& selection, QObject* parent = nullptr);

    /// A finished comparison: immutable.
    struct Compared
    {
        analysis::EvaluationPtr a;
        analysis::EvaluationPtr b; ///< System B, or System A under other settings
        bool otherSettings = false;
        std::string pairing; ///< list; empty: the matching
        analysis::Comparison comparison;
        std::map<std::string, analysis::EvaluationPtr> lists; ///< what a filter that names a list shows
    };
    /// Gold annotations by how many systems find them; the list is over System A.
    struct Found
    {
        std::vector<analysis::EvaluationPtr> evaluations; ///< System A first
        analysis::FoundBy found;
        analysis::EvaluationPtr list;
    };

    /// A view that shows comparisons. Filters that name their lists ask by themselves.
    void setWanted(const QString& view, bool wanted);
    /// Compares System A with itself under these settings instead of with System B; nothing: with System B.
    void setOtherSettings(std::optional<analysis::EvaluationSpec> spec);
    [[nodiscard]] const std::optional<analysis::EvaluationSpec>& otherSettings() const { return m_other; }
    /// Compares by a measure's own pairing ("eter", "ser.entities"), where right is what that measure counts
    /// as correct; empty: by the matching under the scheme. The measure must be asked for of both systems.
    void setPairing(const std::string& list);
    [[nodiscard]] const std::string& pairing() const { return m_pairing; }

    /// Compares System A with an earlier result of it, whatever else is wanted, until another one is given;
    /// null: no longer.
    void setEarlier(analysis::EvaluationPtr earlier);
    /// Of the present result and scheme; null: not asked for, or not there yet.
    [[nodiscard]] std::shared_ptr<const analysis::SinceEarlier> sinceEarlier() const;

    /// Is there something that System A can be compared with?
    [[nodiscard]] bool possible() const;
    /// Of the present systems, settings and scheme; null: not there yet.
    [[nodiscard]] std::shared_ptr<const Compared> compared() const;
    /// The last one of this System A, which may be of an older scheme, partner or setting; null: none.
    [[nodiscard]] std::shared_ptr<const Compared> latest() const { return m_compared; }
    [[nodiscard]] std::shared_ptr<const Found> found() const;
    [[nodiscard]] bool running() const;
    [[nodiscard]] const std::optional<support::Error>& error() const { return m_error; }
    /// Stops what runs; begin() or any change of what is compared starts it again.
    void cancel();
    void begin();

    /// The evaluations by the ids of lists, of what is at hand now, over System A's evaluation `main`.
    [[nodiscard]] std::function<analysis::EvaluationPtr(const std::string& list)> lists(
        const analysis::EvaluationPtr& main) const;

Q_SIGNALS:
    void changed();
    void progressed(quint64 done, quint64 total, const QString& what);

private:
    /// What a comparison is made of.
    struct Question
    {
        analysis::EvaluationPtr a;
        analysis::EvaluationPtr b; ///< null with `other`
        std::optional<analysis::EvaluationSpec> other;
        match::Scheme scheme = match::Scheme::Strict;
        std::string pairing;
        analysis::MeasureResultPtr measureA; ///< of the pairing
        analysis::MeasureResultPtr measureB;
        friend bool operator==(const Question&, const Question&) = default;
        /// Is everything there that it takes?
        [[nodiscard]] bool whole() const
        {
            return a && (b || other) && (pairing.empty() || (measureA && (measureB || other)));
        }
    };

    [[nodiscard]] bool wanted() const;
    /// Nothing is read or scored, so what is at hand belongs together.
    [[nodiscard]] Question question() const;
    /// The work, on a thread of its own; `b` null: it is made under the other settings.
    static support::Result<std::shared_ptr<const Compared>> compare(
        const Question& asked, const analysis::EvaluationPtr& b, support::Progress& progress);
    void startComparison();
    void startFound();
    void startEarlier();

    Session& m_session;
    SelectionModel& m_selection;
    JobRunner m_runner;
    JobRunner m_foundRunner;
    JobRunner m_earlierRunner;
    std::set<QString> m_wanted;
    std::optional<analysis::EvaluationSpec> m_other;
    std::string m_pairing;
    analysis::EvaluationPtr m_otherEvaluation; ///< of System A's layer, kept while the scheme changes
    Question m_asked; ///< what runs, or m_compared answers
    std::shared_ptr<const Compared> m_compared;
    std::vector<analysis::EvaluationPtr> m_foundOf; ///< what runs, or m_found is of
    match::Scheme m_foundScheme = match::Scheme::Strict;
    std::shared_ptr<const Found> m_found;
    analysis::EvaluationPtr m_earlier;
    /// What runs, or m_since answers: the result of now, the earlier one, the scheme.
    std::tuple<analysis::EvaluationPtr, analysis::EvaluationPtr, match::Scheme> m_sinceOf;
    std::shared_ptr<const analysis::SinceEarlier> m_since;
    /// Evaluations through lists of corrections, as they were looked at, of System A's evaluation.
    mutable analysis::EvaluationPtr m_correctionsOf;
    mutable std::shared_ptr<std::map<std::string, analysis::EvaluationPtr>> m_corrections;
    bool m_stopped = false;
    std::optional<support::Error> m_error;
};

} // namespace touchstone::ui
