// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/records/logview.h"

namespace touchstone::ui {

LogView::LogView(Session& session, SelectionModel&, QWidget* parent)
    : FindingsView(
        [&session](StatePage& page) {
            if (session.dataSet()) {
                page.show(tr("No findings"), tr("All files were read without repair or doubt."));
            } else {
                page.showState(session);
            }
        },
        parent)
{
    connect(&session, &Session::changed, this, [this, &session](Session::Changes changes) {
        if (changes & (Session::DataChanged | Session::SystemsChanged | Session::ResultChanged)) {
            setFindings(session.findings());
        } else {
            showState();
        }
    });
    setFindings(session.findings());
}

} // namespace touchstone::ui

#include "moc_logview.cpp"
