// SPDX-License-Identifier: GPL-3.0-or-later
// SessionPanel: a panel that shows what the session has open, and follows the selection.
#pragma once

#include <QWidget>

namespace touchstone::ui {

class SelectionModel;
class Session;

class SessionPanel : public QWidget
{
protected:
    SessionPanel(Session& session, SelectionModel& selection, QWidget* parent)
        : QWidget(parent)
        , m_session(session)
        , m_selection(selection)
    {
    }

    Session& m_session;
    SelectionModel& m_selection;
};

} // namespace touchstone::ui
