// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/corpuspanels.h"

#include "ui/models/recordfacts.h"
#include "ui/panels/corpus/occurrencesview.h"
#include "ui/panels/corpus/profileview.h"
#include "ui/panels/records/errorlistview.h"
#include "ui/panels/text/documentview.h"
#include "ui/project/judgementcontrol.h"
#include "ui/session/corestrings.h"
#include "ui/session/session.h"
#include "ui/session/whenchanged.h"
#include "ui/window/mainwindow.h"
#include "ui/window/paneldocks.h"
#include "ui/window/projectcontrol.h"

#include <QDockWidget>

namespace touchstone::ui {

void connectCorpusPanels(MainWindow& window, PanelDocks& panels)
{
    auto& text = window.documentView();
    const auto show = [&window, &panels](const QString& words) { showOccurrences(window, panels, words); };
    QObject::connect(&text, &DocumentView::occurrencesWanted, &window, show);
    QObject::connect(&panels.view<ErrorListView>(), &ErrorListView::occurrencesWanted, &window, show);
    QObject::connect(
        &panels.view<OccurrencesView>(), &OccurrencesView::activated, &text, [&text]() { text.setFocus(); });
    QObject::connect(&panels.view<ProfileView>(), &ProfileView::occurrencesWanted, &window, show);
    auto& judging = window.projects().judging();
    auto& errors = panels.view<ErrorListView>();
    QObject::connect(&text, &DocumentView::judgementWanted, &judging, &JudgementControl::judgeOne);
    QObject::connect(&errors, &ErrorListView::judgementWanted, &judging, &JudgementControl::judge);
    judging.setChosen([&errors](std::uint32_t record) { return errors.selectedRecords(record); });
    auto& session = window.session();
    QObject::connect(&session, &Session::filesWanted, &window, &MainWindow::openFiles);
    whenChanged(session, Session::DataChanged, &panels, [&session, &panels]() {
        //: in place of Errors, where a gold is open without a system
        const QString title = session.goldAlone() ? PanelDocks::tr("Annotations") : PanelDocks::tr("Errors");
        QDockWidget* const list = panels.find(QStringLiteral("errors"))->dock;
        if (list->windowTitle() == title) {
            return;
        }
        list->setWindowTitle(title);
        // Of a gold alone the numbers are those of its profile. When the window has laid out its panels.
        const QString numbers = session.goldAlone() ? QStringLiteral("profile") : QStringLiteral("scores");
        QMetaObject::invokeMethod(
            &panels, [&panels, numbers]() { panels.layout().show(*panels.find(numbers)->dock); },
            Qt::QueuedConnection);
    });
}

QString wordsAtHand(MainWindow& window)
{
    const QString selected = window.documentView().canvas().selectedText();
    if (!selected.trimmed().isEmpty()) {
        return selected;
    }
    const auto& selection = window.selection();
    const auto record = selection.currentRecord();
    return record
        ? toQString(wordsOfRecord(*selection.evaluation(), selection.evaluation()->records[*record]))
        : QString();
}

void showOccurrences(MainWindow& window, PanelDocks& panels, const QString& words)
{
    if (window.showPanel(QStringLiteral("occurrences"))) {
        panels.view<OccurrencesView>().search(words);
    }
}

} // namespace touchstone::ui
