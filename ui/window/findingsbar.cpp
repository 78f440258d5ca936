// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/findingsbar.h"

#include "ui/session/corestrings.h"
#include "ui/session/whenchanged.h"

namespace touchstone::ui {

FindingsBar::FindingsBar(Session& session, QWidget* parent)
    : MessageBar(parent)
    , m_session(session)
{
    setClosable(true);
    connect(this, &MessageBar::closed, this,
        [this]() { m_closed.unite(QSet<QString>(m_said.cbegin(), m_said.cend())); });
    whenChanged(session, Session::DataChanged, this, [this]() { m_closed.clear(); });
    whenChanged(session, Session::DataChanged | Session::SystemsChanged | Session::ResultChanged, this,
        &FindingsBar::refresh);
    refresh();
}

void FindingsBar::refresh()
{
    m_said.clear();
    for (const Session::Touched& touched : m_session.touched()) {
        const int more = static_cast<int>(touched.findings.size()) - 1;
        //: %1: name of a system, %2: what changes its scores
        QString line = tr("%1: %2.").arg(touched.system, coreText(touched.findings.front().said()));
        if (more > 0) {
            line += QLatin1Char(' ') + tr("%n more findings change its scores.", "", more);
        }
        if (!m_closed.contains(line)) {
            m_said << line;
        }
    }
    if (m_said.isEmpty()) {
        hide();
    } else {
        showMessage(Kind::Warning, m_said.join(QLatin1Char('\n')), tr("Show"));
    }
}

} // namespace touchstone::ui

#include "moc_findingsbar.cpp"
