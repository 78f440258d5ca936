// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/rulecommands.h"

#include <utility>

namespace touchstone::ui {

RuleSourcesCommand::RuleSourcesCommand(RuleSession& session, analysis::RuleSources before,
    analysis::RuleSources after, const QString& text, QString removed)
    : QUndoCommand(text)
    , m_session(session)
    , m_before(std::move(before))
    , m_after(std::move(after))
    , m_removed(std::move(removed))
{
}

void RuleSourcesCommand::redo()
{
    RuleSession::Changes changes;
    if (const auto unsaved = m_session.m_unsaved.find(m_removed); unsaved != m_session.m_unsaved.end()) {
        m_unsaved = unsaved->second;
        m_session.m_unsaved.erase(unsaved);
        changes = RuleSession::UnsavedChanged;
    }
    m_session.m_step = 1;
    m_session.useSources(m_after);
    m_session.publish(changes);
}

void RuleSourcesCommand::undo()
{
    RuleSession::Changes changes;
    if (m_unsaved) {
        m_session.m_unsaved.try_emplace(m_removed, *std::exchange(m_unsaved, std::nullopt));
        changes = RuleSession::UnsavedChanged;
    }
    m_session.m_step = -1;
    m_session.useSources(m_before);
    m_session.publish(changes);
}

RuleAcceptCommand::RuleAcceptCommand(
    RuleSession& session, RuleSession::Accepted accepted, const QString& text)
    : QUndoCommand(text)
    , m_session(session)
    , m_accepted(std::move(accepted))
{
}

void RuleAcceptCommand::redo()
{
    if (!std::exchange(m_first, false)) { // done when it was pushed
        m_session.writeAccepted(m_accepted, false);
    }
}

void RuleAcceptCommand::undo() { m_session.unwriteAccepted(m_accepted); }

} // namespace touchstone::ui
