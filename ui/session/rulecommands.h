// SPDX-License-Identifier: GPL-3.0-or-later
// What can be undone of rules: other files and switches, and texts that were accepted.
#pragma once

#include "ui/session/rulesession.h"

#include <QUndoCommand>

namespace touchstone::ui {

class RuleSourcesCommand : public QUndoCommand
{
public:
    /// `removed`: the file that `after` lacks, whose unsaved text goes and comes with it.
    RuleSourcesCommand(RuleSession& session, analysis::RuleSources before, analysis::RuleSources after,
        const QString& text, QString removed = {});
    void redo() override;
    void undo() override;

private:
    RuleSession& m_session;
    analysis::RuleSources m_before;
    analysis::RuleSources m_after;
    QString m_removed;
    std::optional<RuleSession::Unsaved> m_unsaved;
};

/// Made when the text has been written.
class RuleAcceptCommand : public QUndoCommand
{
public:
    RuleAcceptCommand(RuleSession& session, RuleSession::Accepted accepted, const QString& text);
    void redo() override;
    void undo() override;

private:
    RuleSession& m_session;
    RuleSession::Accepted m_accepted;
    bool m_first = true;
};

} // namespace touchstone::ui
