// SPDX-License-Identifier: GPL-3.0-or-later
// LeadLists: lists of leads, found in the background and kept while their results live, so that systems and
// schemes change places at once.
#pragma once

#include "core/leads/leads.h"
#include "ui/session/jobrunner.h"

#include <QObject>

namespace touchstone::ui {

using LeadListPtr = std::shared_ptr<const analysis::LeadList>;

/// What a list is made of.
struct LeadQuestion
{
    analysis::EvaluationPtr evaluation {}; ///< whose leads; null: there is nothing to ask
    analysis::EvaluationPtr right {}; ///< of a difference: has right what `evaluation` has wrong; null: none
    match::Scheme scheme = match::Scheme::Strict;
    analysis::LeadSettings settings {};
};

class LeadLists : public QObject
{
    Q_OBJECT

public:
    explicit LeadLists(QObject* parent = nullptr);

    /// Starts what is neither known nor running; what runs for another question stops.
    void ask(const LeadQuestion& question);
    /// Null: not asked for, on its way, or error().
    [[nodiscard]] LeadListPtr list(const LeadQuestion& question) const;
    [[nodiscard]] std::optional<support::Error> error(const LeadQuestion& question) const;
    /// Of what could not be answered, so that it can be asked again.
    void forget(const LeadQuestion& question);
    [[nodiscard]] const JobRunner& runner() const { return *m_runner; }
    [[nodiscard]] bool running() const { return m_runner->running(); }
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

        explicit Known(const LeadQuestion& question);
        [[nodiscard]] bool answers(const LeadQuestion& question) const;
    };

    [[nodiscard]] const Known* known(const LeadQuestion& question) const;

    JobRunner* m_runner = new JobRunner(this);
    std::optional<Known> m_making; ///< of the running job
    std::vector<Known> m_known; ///< newest last
};

} // namespace touchstone::ui
