// SPDX-License-Identifier: GPL-3.0-or-later
// LeadLists: lists of leads, found in the background and kept while their results live, so that systems and
// schemes change places at once; and how many of their errors are suspects, for those who look.
#pragma once

#include "ui/leads/leadmodel.h"
#include "ui/session/jobrunner.h"

#include "core/judging/suspectsystems.h"

#include <QObject>

namespace touchstone::ui {

/// What a list is made of.
struct LeadQuestion
{
    analysis::EvaluationPtr evaluation {}; ///< whose leads; null: there is nothing to ask
    analysis::EvaluationPtr right {}; ///< of a difference: has right what `evaluation` has wrong; null: none
    match::Scheme scheme = match::Scheme::Strict;
    analysis::LeadSettings settings {};
    /// All systems of these data vote on the gold, so that suspects are counted when the list is there; null:
    /// they are not, and neither of a difference.
    std::shared_ptr<const analysis::DataSet> voters {};
    std::vector<analysis::EvaluationPtr> votersKnown {}; ///< that are at hand; nothing depends on them
};

class LeadLists : public QObject
{
    Q_OBJECT

public:
    explicit LeadLists(QObject* parent = nullptr);

    /// Starts what is neither known nor running; what runs for another question stops. Suspects are counted
    /// behind the list, which is then another one with the same leads.
    void ask(const LeadQuestion& question);
    /// Null: not asked for, on its way, or error().
    [[nodiscard]] LeadListPtr list(const LeadQuestion& question) const;
    [[nodiscard]] std::optional<support::Error> error(const LeadQuestion& question) const;
    /// Of what could not be answered, so that it can be asked again.
    void forget(const LeadQuestion& question);
    [[nodiscard]] const JobRunner& runner() const { return *m_runner; }
    [[nodiscard]] bool running() const { return m_runner->running(); }
    /// Is what runs the search, and not the count behind it?
    [[nodiscard]] bool searching() const { return m_making && !m_making->list; }
    /// Stops what runs; what is known stays.
    void cancel();

Q_SIGNALS:
    /// What ran has come, or was stopped.
    void changed();

private:
    struct Known
    {
        // Results that nobody shows any longer are not kept for their lists.
        std::weak_ptr<const analysis::Evaluation> evaluation;
        std::weak_ptr<const analysis::Evaluation> right;
        bool ofDifference = false;
        match::Scheme scheme = match::Scheme::Strict;
        analysis::LeadSettings settings;
        LeadListPtr list;
        std::optional<support::Error> error;
        bool counted = false; ///< suspects, or there is nothing that could count them

        explicit Known(const LeadQuestion& question);
        [[nodiscard]] bool answers(const LeadQuestion& question) const;
    };

    struct Votes
    {
        std::weak_ptr<const analysis::DataSet> data;
        analysis::EvaluationSpec spec; ///< without judgements
        analysis::SuspectListPtr list; ///< null: the systems cannot vote together
    };

    [[nodiscard]] const Known* known(const LeadQuestion& question) const;
    void search(const LeadQuestion& question);
    void count(const LeadQuestion& question, const Known& found);
    void keep(Known made);

    JobRunner* m_runner = new JobRunner(this);
    std::optional<Known> m_making; ///< of the running job
    std::vector<Known> m_known; ///< newest last
    std::optional<Votes> m_votes; ///< the last ones
};

} // namespace touchstone::ui
