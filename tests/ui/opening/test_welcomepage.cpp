// SPDX-License-Identifier: GPL-3.0-or-later
// The first page: everything on it can be reached, read and used, without scrolling.
#include "ui/opening/welcomepage.h"

#include "tests/ui/uisupport.h"
#include "ui/help/helpwindow.h"
#include "ui/session/corestrings.h"
#include "ui/window/mainwindow.h"
#include "ui/opening/samplepicture.h"

#include "core/io/open/readerregistry.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QScrollBar>
#include <QSignalSpy>
#include <QUrl>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

analysis::DataSetSpec named(const std::string& gold, const std::string& system)
{
    analysis::DataSetSpec dataSet;
    dataSet.gold.path = gold;
    dataSet.systems.emplace_back().path = system;
    return dataSet;
}

class WelcomePageTest : public ::testing::Test
{
protected:
    void start(int recent = 0)
    {
        Settings settings;
        for (int i = 0; i < recent; ++i) {
            settings.recent.push_back(named("/corpora/a-folder-with-a-name-of-some-length/another-one/number-"
                    + std::to_string(i) + "/gold.tsv",
                "/runs/a-system-with-a-name-of-some-length.tsv"));
        }
        window = std::make_unique<MainWindow>(settings);
        window->resize(1024, 700);
        window->show();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
        page = window->findChild<WelcomePage*>();
        ASSERT_NE(page, nullptr);
        QCoreApplication::processEvents();
    }
    [[nodiscard]] QAbstractButton* button(const QString& part) const
    {
        for (QAbstractButton* candidate : page->findChildren<QAbstractButton*>()) {
            if (candidate->text().remove(QLatin1Char('&')).contains(part)) {
                return candidate;
            }
        }
        return nullptr;
    }
    /// What Tab stops at, in its order, from the first button on.
    [[nodiscard]] QStringList stops() const
    {
        QStringList texts;
        QWidget* first = button(QStringLiteral("Open gold"));
        QWidget* at = first;
        do {
            if (page->isAncestorOf(at) && at->isVisible() && at->isEnabled()
                && (at->focusPolicy() & Qt::TabFocus)) {
                QAccessibleInterface* read = QAccessible::queryAccessibleInterface(at);
                texts << (read == nullptr ? QString() : read->text(QAccessible::Name));
            }
            at = at->nextInFocusChain();
        } while (at != first);
        return texts;
    }

    uitest::Folder folder;
    std::unique_ptr<MainWindow> window;
    WelcomePage* page = nullptr;
};

TEST_F(WelcomePageTest, NothingScrollsOnASmallScreen)
{
    start(Settings::recentLimit);
    EXPECT_EQ(page->verticalScrollBar()->maximum(), 0);
    EXPECT_EQ(page->horizontalScrollBar()->maximum(), 0);
}

TEST_F(WelcomePageTest, TabGoesAsOneReads)
{
    start(2);
    const QStringList texts = stops();
    ASSERT_EQ(texts.size(), 7) << texts.join(QLatin1Char('|')).toStdString();
    EXPECT_EQ(texts[0], QStringLiteral("Open gold and systems…"));
    EXPECT_EQ(texts[1], QStringLiteral("Try the sample"));
    EXPECT_TRUE(texts[2].contains(QLatin1String("number-0")));
    EXPECT_TRUE(texts[3].contains(QLatin1String("number-1")));
    EXPECT_TRUE(texts[4].startsWith(QLatin1String("Drop gold")));
    EXPECT_TRUE(texts[5].endsWith(QLatin1String("formats can be read")));
    EXPECT_EQ(texts[6], QStringLiteral("A tour of the sample in ten minutes"));
    page->setRecent({ named("/x/other.tsv", "/x/run.tsv") });
    QCoreApplication::processEvents();
    const QStringList after = stops();
    ASSERT_EQ(after.size(), 6);
    EXPECT_TRUE(after[2].startsWith(QLatin1String("other with run"))) << after[2].toStdString();
}

TEST_F(WelcomePageTest, ARecentDataSetIsALineThatTellsItsPaths)
{
    start(2);
    QAbstractButton* second = button(QStringLiteral("number-1"));
    ASSERT_NE(second, nullptr);
    EXPECT_LT(second->height(), 2 * second->fontMetrics().height());
    EXPECT_GT(second->fontMetrics().horizontalAdvance(second->text()), second->width()) << "cut when painted";
    EXPECT_TRUE(page->rect().contains(
        QRect(second->mapTo(page, QPoint()), second->size()))); // and not what widens the page
    EXPECT_TRUE(second->toolTip().contains(QLatin1String("/number-1/gold.tsv\n/runs/")));
    const QSignalSpy requested(page, &WelcomePage::recentRequested);
    page->disconnect(window.get());
    QTest::mouseClick(second, Qt::LeftButton);
    ASSERT_EQ(requested.count(), 1);
    EXPECT_EQ(requested.front().front().toInt(), 1);
}

TEST_F(WelcomePageTest, TheTourIsOneClickAway)
{
    start();
    QTest::mouseClick(button(QStringLiteral("A tour of the sample")), Qt::LeftButton);
    auto* help = window->findChild<HelpWindow*>();
    ASSERT_NE(help, nullptr);
    EXPECT_EQ(help->place().page, QStringLiteral("tour"));
}

TEST_F(WelcomePageTest, TheZoneTakesDropsAndPastedPaths)
{
    start();
    page->disconnect(window.get());
    const QSignalSpy given(page, &WelcomePage::pathsGiven);
    QAbstractButton* zone = button(QStringLiteral("Drop gold"));
    ASSERT_NE(zone, nullptr);
    const QString gold = folder.file(QStringLiteral("gold.conll"), uitest::conllGold());
    const QString system = folder.file(QStringLiteral("a run.conll"), uitest::conllSystem());
    QMimeData data;
    data.setUrls({ QUrl::fromLocalFile(gold), QUrl::fromLocalFile(system) });
    QDropEvent drop(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(zone, &enter); // a drop goes to what a drag came over
    EXPECT_TRUE(enter.isAccepted());
    QCoreApplication::sendEvent(zone, &drop);
    ASSERT_EQ(given.count(), 1);
    EXPECT_EQ(given.at(0).at(0).toStringList(), (QStringList { gold, system }));
    zone->setFocus();
    QApplication::clipboard()->setText(gold + QStringLiteral("\n\"") + system + QStringLiteral("\"\n"));
    QTest::keyClick(zone, Qt::Key_V, Qt::ControlModifier);
    ASSERT_EQ(given.count(), 2);
    EXPECT_EQ(given.at(1).at(0).toStringList(), (QStringList { gold, system }));
    QApplication::clipboard()->setText(QStringLiteral("no path at all"));
    QTest::keyClick(zone, Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(given.count(), 2);
}

TEST_F(WelcomePageTest, FormatsAreCountedAndUnfoldOnDemand)
{
    start();
    const auto count = io::readers().size();
    QAbstractButton* formats = button(QStringLiteral("formats can be read"));
    ASSERT_NE(formats, nullptr);
    EXPECT_TRUE(formats->text().startsWith(QString::number(count)));
    const auto shown = [this](const QString& title) {
        const auto labels = page->findChildren<QLabel*>();
        return std::ranges::any_of(
            labels, [&title](const QLabel* label) { return label->isVisible() && label->text() == title; });
    };
    const QString title = toQString(io::readers().front().title);
    EXPECT_FALSE(shown(title));
    QTest::mouseClick(formats, Qt::LeftButton);
    EXPECT_TRUE(shown(title));
    QTest::mouseClick(formats, Qt::LeftButton);
    EXPECT_FALSE(shown(title));
}

TEST_F(WelcomePageTest, ThePictureShowsTheSample)
{
    start();
    auto* picture = page->findChild<SamplePicture*>();
    ASSERT_NE(picture, nullptr);
    ASSERT_TRUE(waitFor([picture] { return picture->scene() != nullptr; }));
    EXPECT_FALSE(picture->markedSpans().empty());
    EXPECT_FALSE(picture->accessibleName().isEmpty());
    EXPECT_EQ(picture->focusPolicy(), Qt::NoFocus);
}

} // namespace
} // namespace touchstone::ui
