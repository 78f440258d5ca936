// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the dock Why to look at: why_pictures FOLDER GOLD SYSTEM RECORD RULE [dark].
#include "ui/panels/rules/whyview.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/window/appearance.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QPixmap>

int main(int argc, char** argv)
{
    using namespace touchstone;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    if (argc < 6) {
        return 2;
    }
    const QStringList words = QApplication::arguments();
    if (words.contains(QStringLiteral("dark"))) {
        ui::applyAppearance(ui::Appearance::Dark);
    }
    ui::SelectionModel selection;
    ui::Session session(selection);
    ui::WhyView view(session, selection);
    view.resize(430, 720);
    view.show();
    analysis::DataSetSpec dataSet;
    dataSet.gold.path = ui::toPath(words[2]);
    dataSet.systems.resize(1);
    dataSet.systems[0].path = ui::toPath(words[3]);
    session.open({ { dataSet } });
    const auto settle = [&]() {
        QElapsedTimer clock;
        clock.start();
        do {
            QApplication::processEvents(QEventLoop::AllEvents, 20);
        } while (clock.elapsed() < 30'000
            && (session.state() != ui::Session::State::Ready || session.measuring() || !view.idle()));
        QApplication::processEvents();
    };
    settle();
    selection.setCurrentRecord(words[4].toUInt());
    settle();
    const QDir folder(words[1]);
    const auto save = [&](const char* name) { view.grab().save(folder.filePath(QLatin1String(name))); };
    save("label.png");
    view.askWhyNot(words[5]);
    settle();
    save("whynot.png");
    view.showPage(ui::WhyView::Page::Covering);
    settle();
    save("covering.png");
    return 0;
}
