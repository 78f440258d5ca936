// SPDX-License-Identifier: GPL-3.0-or-later
// FindingsBar: what changes the scores of the shown systems, in a line each, above everything that shows
// them.
#pragma once

#include "ui/session/session.h"
#include "ui/widgets/messagebar.h"

#include <QSet>

namespace touchstone::ui {

class FindingsBar : public MessageBar
{
    Q_OBJECT

public:
    explicit FindingsBar(Session& session, QWidget* parent = nullptr);

private:
    /// Shown anew where something else is to be said than what was closed.
    void refresh();

    Session& m_session;
    QStringList m_said;
    QSet<QString> m_closed; ///< lines that the user has closed
};

} // namespace touchstone::ui
