// SPDX-License-Identifier: GPL-3.0-or-later
// RuleSession: what the texts that are being written would change.
#include "ui/session/corestrings.h"
#include "ui/session/jobrunner.h"
#include "ui/session/rulesession.h"
#include "ui/session/selectionmodel.h"

#include "core/measures/rules/computerules.h"

#include <utility>

namespace touchstone::ui {

namespace {

using Trial = RuleSession::Trial;
using RunPtr = std::shared_ptr<const analysis::RuleRun>;

/// The labels of the rules in force, where they are known already.
RunPtr knownRun(const Session& session, const analysis::RuleSetup& setup)
{
    const auto measured
        = std::dynamic_pointer_cast<const analysis::RulesResult>(session.measureA(QStringLiteral("rules")));
    const bool same = measured && measured->run && session.evaluationA()
        && measured->run->results.size() == session.evaluationA()->cases.size()
        && measured->run->setup.digest == setup.digest
        && session.evaluationA()->spec.rules.digest() == setup.digest;
    return same ? measured->run : nullptr;
}

} // namespace

bool RuleSession::trying() const { return m_trialRunner->running(); }

void RuleSession::startTrial(TrialExtent extent)
{
    dropTrial();
    auto trial = std::make_shared<Trial>();
    trial->extent = extent;
    trial->evaluation = m_session.evaluationA();
    const auto& selection = m_session.selection();
    if (extent == TrialExtent::Document) {
        trial->documentCase = selection.currentCase();
    }
    if (!trial->evaluation || trial->documentCase >= trial->evaluation->cases.size()) {
        trial->error = support::Error { support::ErrorCode::InvalidOption,
            toUtf8(tr("Open a gold and a system first: rules are tried on their annotations.")), {} };
        m_trial = trial;
        publish(TrialChanged | BusyChanged);
        return;
    }
    const std::optional<std::size_t> only
        = extent == TrialExtent::Document ? std::optional(trial->documentCase) : std::nullopt;
    m_trialRunner->start<std::shared_ptr<Trial>>(
        extent == TrialExtent::Document ? tr("Trying rules on this document") : tr("Trying rules"),
        [trial, only, sources = sourcesWithNew(), unsaved = unsavedTexts(), good = m_good,
            findings = m_findings, setup = m_setup, before = knownRun(m_session, *m_setup)](
            support::Progress& progress) mutable -> support::Result<std::shared_ptr<Trial>> {
            auto stack = analysis::readRuleStack(sources, good, progress, unsaved);
            if (!stack) {
                return support::Failure(stack.error());
            }
            trial->findings = stack->findings;
            trial->error = newMistake(findings, stack->findings, unsaved);
            if (!trial->error && !stack->setup) {
                trial->error = support::Error { support::ErrorCode::Malformed,
                    toUtf8(tr("The rules do not fit together.")), {} };
            }
            if (trial->error) {
                return trial;
            }
            const auto& evaluation = *trial->evaluation;
            if (!before) {
                auto run = analysis::runRules(evaluation, *setup, progress, only);
                if (!run) {
                    return support::Failure(run.error());
                }
                before = std::make_shared<const analysis::RuleRun>(std::move(*run));
            }
            const auto after = analysis::runRules(evaluation, *stack->setup, progress, only);
            if (!after) {
                return support::Failure(after.error());
            }
            trial->difference = std::make_shared<const analysis::RuleDifference>(
                analysis::ruleDifference(evaluation, *before, *after, evaluation.spec.rules.switches));
            return trial;
        },
        [this, trial](support::Result<std::shared_ptr<Trial>> tried) {
            if (!tried) {
                auto failed = std::make_shared<Trial>(*trial);
                failed->error = tried.error();
                m_trial = std::move(failed);
            } else {
                m_trial = std::move(*tried);
            }
            publish(TrialChanged | BusyChanged);
        });
    publish(TrialChanged | BusyChanged);
}

void RuleSession::cancelTrial()
{
    if (trying()) {
        m_trialRunner->cancel();
        publish(TrialChanged | BusyChanged);
    }
}

RuleSession::Changes RuleSession::dropTrial()
{
    Changes changes;
    if (trying()) {
        m_trialRunner->cancel();
        changes |= TrialChanged | BusyChanged;
    }
    if (m_trial) {
        m_trial.reset();
        changes |= TrialChanged;
    }
    return changes;
}

} // namespace touchstone::ui
