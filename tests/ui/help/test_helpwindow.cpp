// SPDX-License-Identifier: GPL-3.0-or-later
// The help: pages that are compiled in, links that lead somewhere, contents, history, search, colours, F1.
#include "core/measures/registry/measureregistry.h"
#include "tests/ui/uisupport.h"
#include "ui/help/helpwindow.h"
#include "ui/panels/charts/sweepview.h"
#include "ui/panels/scores/scoreview.h"
#include "ui/panels/scores/sheetview.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/session/shortcuts.h"
#include "ui/widgets/sheettable.h"
#include "ui/window/appearance.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTreeWidget>

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <set>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

/// All anchors of a page as it is laid out, and all links on it.
struct Places
{
    std::set<QString> anchors;
    std::set<QString> links;
};

Places placesOf(const QString& page)
{
    QTextDocument document;
    fillHelpDocument(document, helpMarkdown(page), lightPalette());
    Places places;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            const QTextCharFormat format = at.fragment().charFormat();
            if (!format.anchorHref().isEmpty()) {
                places.links.insert(format.anchorHref());
            }
            for (const QString& name : format.anchorNames()) {
                places.anchors.insert(name);
            }
        }
    }
    return places;
}

TEST(HelpPages, EveryLinkLeadsToAHeading)
{
    std::map<QString, Places> all;
    const QStringList pages = helpPages();
    for (const QString& page : pages) {
        EXPECT_FALSE(helpMarkdown(page).isEmpty()) << page.toStdString();
        all.emplace(page, placesOf(page));
    }
    std::size_t links = 0;
    for (const auto& [page, places] : all) {
        for (const QString& link : places.links) {
            const HelpPlace place = helpPlace(link, page);
            ++links;
            ASSERT_TRUE(all.contains(place.page)) << page.toStdString() << ": " << link.toStdString();
            EXPECT_TRUE(place.anchor.isEmpty() || all[place.page].anchors.contains(place.anchor))
                << page.toStdString() << ": " << link.toStdString();
        }
    }
    EXPECT_GT(links, 8U) << "the pages are not read";
}

TEST(HelpPages, HaveTheAnchorsThatViewsLinkTo)
{
    for (const char* anchor : { "example", "language", "results", "order", "files", "settings", "why",
             "decisions", "subjects", "fields", "functions", "phases", "limits" }) {
        const HelpPlace place = helpPlace(QStringLiteral("help:rules#%1").arg(QLatin1String(anchor)));
        EXPECT_TRUE(placesOf(place.page).anchors.contains(place.anchor)) << anchor;
    }
}

TEST(HelpPages, HaveTheAnchorsThatDialogsLinkTo)
{
    for (const char* anchor : { "open", "columns-of-a-table", "check-a-submission", "convert", "labels" }) {
        const HelpPlace place = helpPlace(QStringLiteral("files#%1").arg(QLatin1String(anchor)));
        EXPECT_EQ(place.page, QStringLiteral("files")) << anchor;
        EXPECT_TRUE(placesOf(place.page).anchors.contains(place.anchor)) << anchor;
    }
}

TEST(HelpPages, AnchorsAreThoseOfMarkdown)
{
    EXPECT_EQ(helpAnchor(QStringLiteral("Alpha sweep")), QStringLiteral("alpha-sweep"));
    EXPECT_EQ(helpAnchor(QStringLiteral("Über F1, P & R")), QStringLiteral("über-f1-p--r"));
}

TEST(HelpPages, APlaceIsReadFromAnyKindOfLink)
{
    const HelpPlace fields { QStringLiteral("reference"), QStringLiteral("fields") };
    for (const char* link :
        { "reference#fields", "reference.md#fields", "help:reference#fields", "rules#fields" }) {
        EXPECT_EQ(helpPlace(QLatin1String(link)), fields) << link;
    }
    EXPECT_EQ(helpPlace(QStringLiteral("#fields"), QStringLiteral("reference")), fields);
    EXPECT_EQ(helpPlace(QStringLiteral("../rules/examples")).page, QStringLiteral("examples"));
    EXPECT_EQ(helpPlace({}).page, QStringLiteral("index"));
    EXPECT_EQ(helpPlace({}, QStringLiteral("rules")).page, QStringLiteral("index"));
}

TEST(HelpPages, ExamplesAreThoseThatCome)
{
    const QString page = helpMarkdown(QStringLiteral("examples"));
    const std::filesystem::path folder
        = std::filesystem::path(TOUCHSTONE_SAMPLES) / ".." / "rules" / "examples";
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        QFile file(QString::fromStdString(entry.path().string()));
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        EXPECT_TRUE(page.contains(QString::fromUtf8(file.readAll()))) << entry.path();
    }
}

TEST(HelpPages, EveryKeyStandsOnThePageOfKeys)
{
    const QString page = helpMarkdown(QStringLiteral("keys"));
    for (const CommandInfo& info : commands()) {
        EXPECT_EQ(page.contains(info.meaning), !info.keys.isEmpty()) << info.meaning.toStdString();
    }
}

TEST(HelpPages, TablesAreReadAsTheyStand)
{
    // Qt's reader puts a table that follows code into a cell with an empty line before it.
    for (const QString& page : helpPages()) {
        QTextDocument document;
        fillHelpDocument(document, helpMarkdown(page), lightPalette());
        for (QTextFrame* frame : document.rootFrame()->childFrames()) {
            for (auto at = frame->begin(); !at.atEnd(); ++at) {
                EXPECT_FALSE(at.currentBlock().text().isEmpty()) << page.toStdString();
            }
        }
    }
}

class HelpWindows : public testing::Test
{
protected:
    HelpWindows()
    {
        m_help.resize(800, 500);
        m_help.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&m_help));
    }
    [[nodiscard]] QString top() const
    {
        // The first words that are to be seen.
        return m_help.text().cursorForPosition(QPoint(20, 14)).block().text();
    }

    HelpWindow m_help;
};

TEST_F(HelpWindows, GoToAnAnchor)
{
    m_help.showPlace(helpPlace(QStringLiteral("rules#fields")));
    EXPECT_EQ(top(), QStringLiteral("Fields"));
    auto* contents = m_help.findChild<QTreeWidget*>();
    ASSERT_NE(contents->currentItem(), nullptr);
    EXPECT_EQ(contents->currentItem()->text(0), QStringLiteral("Fields"));
    EXPECT_TRUE(m_help.windowTitle().contains(QStringLiteral("Rule reference")));
}

TEST_F(HelpWindows, GoBackToWhereTheReaderWas)
{
    m_help.text().verticalScrollBar()->setValue(120);
    m_help.showPlace(helpPlace(QStringLiteral("rules#order")));
    QTest::keyClick(&m_help, Qt::Key_Left, Qt::AltModifier);
    EXPECT_EQ(m_help.place().page, QStringLiteral("index"));
    EXPECT_EQ(m_help.text().verticalScrollBar()->value(), 120);
    QTest::keyClick(&m_help, Qt::Key_Right, Qt::AltModifier);
    EXPECT_EQ(m_help.place(), (HelpPlace { QStringLiteral("rules"), QStringLiteral("order") }));
    EXPECT_EQ(top(), QStringLiteral("Order"));
    QTest::keyClick(&m_help, Qt::Key_Home, Qt::AltModifier);
    EXPECT_EQ(m_help.place().page, QStringLiteral("index"));
}

TEST_F(HelpWindows, FollowLinksByKeyboard)
{
    QTextBrowser& text = m_help.text();
    text.setFocus();
    QTest::keyClick(&text, Qt::Key_Tab);
    QTest::keyClick(&text, Qt::Key_Return);
    EXPECT_EQ(m_help.place(), (HelpPlace { QStringLiteral("index"), QStringLiteral("scores") }))
        << "the first link of the start page";
}

TEST_F(HelpWindows, FollowTheContents)
{
    auto* contents = m_help.findChild<QTreeWidget*>();
    ASSERT_EQ(contents->topLevelItemCount(), helpPages().size());
    QTreeWidgetItem* chapter
        = contents->topLevelItem(static_cast<int>(helpPages().indexOf(QStringLiteral("rules"))));
    contents->setCurrentItem(chapter->child(1));
    EXPECT_EQ(m_help.place(), (HelpPlace { QStringLiteral("rules"), QStringLiteral("language") }));
    EXPECT_EQ(top(), QStringLiteral("Language"));
}

TEST_F(HelpWindows, FindThroughAllPagesAndSayWhenThereIsNothing)
{
    auto* words = m_help.findChild<QLineEdit*>();
    QTest::keyClick(&m_help, Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(words, QStringLiteral("id_uncertain"));
    QTest::keyClick(words, Qt::Key_Return);
    EXPECT_EQ(m_help.place().page, QStringLiteral("reference"));
    EXPECT_EQ(m_help.text().textCursor().selectedText(), QStringLiteral("id_uncertain"));
    EXPECT_TRUE(m_help.find(QStringLiteral("id_uncertain"))) << "it goes round";
    EXPECT_TRUE(m_help.find(QStringLiteral("Documents"), false)) << "and back";
    EXPECT_FALSE(m_help.find(QStringLiteral("no such words")));
    EXPECT_FALSE(m_help.findState().isEmpty());
    EXPECT_FALSE(m_help.find({}));
    EXPECT_TRUE(m_help.findState().isEmpty());
}

TEST_F(HelpWindows, UnknownPlacesLeadToTheStartPage)
{
    m_help.showPlace(helpPlace(QStringLiteral("nowhere#at-all")));
    EXPECT_EQ(m_help.place().page, QStringLiteral("index"));
    m_help.showPlace(helpPlace(QStringLiteral("rules#no-such-heading")));
    EXPECT_EQ(m_help.place().page, QStringLiteral("rules"));
}

TEST_F(HelpWindows, ColoursFollowThePalette)
{
    m_help.showPlace(helpPlace(QStringLiteral("rules#order")));
    const auto shade = [this]() {
        QTextBlock block = m_help.text().document()->begin();
        while (block.isValid() && block.blockFormat().background().style() == Qt::NoBrush) {
            block = block.next();
        }
        return block.blockFormat().background().color().lightness();
    };
    EXPECT_GT(shade(), 200);
    m_help.setPalette(darkPalette());
    EXPECT_LT(shade(), 80);
    EXPECT_EQ(m_help.place().anchor, QStringLiteral("order"));
}

TEST_F(HelpWindows, TextGrowsAndShrinks)
{
    const qreal before = m_help.text().font().pointSizeF();
    QTest::keyClick(&m_help, Qt::Key_Plus, Qt::ControlModifier);
    EXPECT_GT(m_help.text().font().pointSizeF(), before);
    QTest::keyClick(&m_help, Qt::Key_0, Qt::ControlModifier);
    EXPECT_EQ(m_help.text().font().pointSizeF(), before);
}

TEST(Help, IsOpenedOnceForAWindow)
{
    QWidget window;
    auto* inside = new QWidget(&window);
    showHelp(inside, QStringLiteral("help:rules#order"));
    auto* help = window.findChild<HelpWindow*>();
    ASSERT_NE(help, nullptr);
    EXPECT_EQ(help->place(), (HelpPlace { QStringLiteral("rules"), QStringLiteral("order") }));
    showHelp(&window, QStringLiteral("keys"));
    EXPECT_EQ(window.findChildren<HelpWindow*>().size(), 1);
    EXPECT_EQ(help->place().page, QStringLiteral("keys"));
    EXPECT_FALSE(help->isModal());
}

TEST(Help, F1OpensWhatFitsThePanel)
{
    MainWindow window { Settings {} };
    window.resize(1000, 700);
    window.show();
    window.action(Command::Help)->trigger();
    auto* help = window.findChild<HelpWindow*>();
    ASSERT_NE(help, nullptr) << "help works without data";
    EXPECT_EQ(help->place(), (HelpPlace { QStringLiteral("index"), {} }));
    EXPECT_EQ(window.action(Command::Help)->shortcut(), QKeySequence(Qt::Key_F1));
}

TEST(Help, APartOfAPanelMayHaveItsOwn)
{
    QWidget panel;
    auto* editor = new QWidget(&panel);
    const auto* inside = new QWidget(editor);
    EXPECT_TRUE(helpOf(inside).isEmpty());
    editor->setProperty("help", QStringLiteral("index#rule-editor"));
    EXPECT_EQ(helpOf(inside), QStringLiteral("index#rule-editor"));
    EXPECT_TRUE(helpOf(&panel).isEmpty());
    EXPECT_TRUE(helpOf(nullptr).isEmpty());
}

TEST(Help, TellsOfPanels)
{
    for (const QString& panel : MainWindow::panelNames()) {
        const HelpPlace place = helpPlaceOfPanel(panel);
        EXPECT_FALSE(place.anchor.isEmpty())
            << panel.toStdString() << ": no words in resources/help/index.md";
        EXPECT_TRUE(placesOf(place.page).anchors.contains(place.anchor)) << panel.toStdString();
    }
    EXPECT_EQ(helpPlaceOfPanel(QStringLiteral("nonsense")), (HelpPlace { QStringLiteral("index"), {} }));
}

TEST(Help, F1OnAScoreOpensHowItCounts)
{
    const Places places = placesOf(QStringLiteral("measures"));
    const auto expectPlace = [&places](const QString& link) {
        const HelpPlace place = helpPlace(link);
        EXPECT_EQ(place.page, QStringLiteral("measures")) << link.toStdString();
        EXPECT_TRUE(places.anchors.contains(place.anchor)) << link.toStdString();
    };
    SelectionModel selection;
    Session session(selection);
    ScoreView scores(session, selection);
    for (const metrics::Measure& measure : metrics::measures()) {
        const auto id = QString::fromUtf8(measure.id.data(), static_cast<qsizetype>(measure.id.size()));
        selection.setMeasure(id);
        EXPECT_EQ(helpOf(scores.sheets()->table()), QStringLiteral("measures#") + id);
        EXPECT_EQ(helpOf(scores.sheets()), QStringLiteral("measures#") + id);
        expectPlace(helpOf(scores.sheets()->table()));
    }
    SweepView sweep(session, selection);
    EXPECT_EQ(helpOf(&sweep), QStringLiteral("measures#eter"));
    sweep.setSweep(SweepView::Sweep::Threshold);
    EXPECT_EQ(helpOf(&sweep), QStringLiteral("measures#noisy"));
    for (const char* panel :
        { "scores", "confusion", "outcomes", "sweep", "noise", "slices", "confidence", "compare" }) {
        const HelpPlace place = helpPlaceOfPanel(QLatin1String(panel));
        expectPlace(place.page + QLatin1Char('#') + place.anchor);
    }
}

} // namespace
} // namespace touchstone::ui
