// SPDX-License-Identifier: GPL-3.0-or-later
// Rich text that is read aloud and copied: neither carries a character that stands for no word.
#include "ui/text/textpage.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QMimeData>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

class TextPageTest : public testing::Test
{
protected:
    TextPageTest()
    {
        page.setHtml(QStringLiteral("<p><b>Gold</b></p><table><tr><td>type&nbsp;</td><td>LOC</td></tr>"
                                    "<tr><td>words&nbsp;</td><td>\u2068\u05e2\u05d3\u2069</td></tr></table>"
                                    "<p>Why</p>"));
    }
    static bool isClean(const QString& text)
    {
        return std::ranges::none_of(text, [](QChar c) {
            return (c >= QChar(0xFDD0) && c <= QChar(0xFDEF)) || c == QChar(0xFFFC)
                || (c >= QChar(0x2066) && c <= QChar(0x2069)) || c == QChar(0x2029);
        });
    }

    TextPage page { QStringLiteral("A page"), nullptr };
};

TEST_F(TextPageTest, ScreenReadersGetCleanWordsAtThePlacesOfTheDocument)
{
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&page);
    ASSERT_NE(interface, nullptr);
    EXPECT_EQ(interface->role(), QAccessible::Document);
    EXPECT_EQ(interface->text(QAccessible::Name), QStringLiteral("A page"));
    QAccessibleTextInterface* content = interface->textInterface();
    ASSERT_NE(content, nullptr);
    const QString all = content->text(0, content->characterCount());
    EXPECT_EQ(all.size(), page.document()->toRawText().size());
    EXPECT_TRUE(isClean(all)) << all.toStdString();
    EXPECT_TRUE(isClean(interface->text(QAccessible::Value)));
    EXPECT_TRUE(all.contains(QStringLiteral("type \tLOC\nwords \t"))) << all.toStdString();
    page.find(QStringLiteral("LOC"));
    EXPECT_EQ(content->cursorPosition(), all.indexOf(QStringLiteral("LOC")) + 3);
    int begin = 0;
    int end = 0;
    content->selection(0, &begin, &end);
    EXPECT_EQ(content->text(begin, end), QStringLiteral("LOC"));
    content->setSelection(0, 0, 4);
    EXPECT_EQ(page.textCursor().selectedText(), QStringLiteral("Gold"));
}

TEST_F(TextPageTest, CopiesAreCleanTextBesideTheRichOne)
{
    page.selectAll();
    page.copy();
    EXPECT_EQ(QApplication::clipboard()->text(), QStringLiteral("Gold\ntype\tLOC\nwords\t\u05e2\u05d3\nWhy"));
    const QString html = QApplication::clipboard()->mimeData()->html();
    EXPECT_TRUE(html.contains(QStringLiteral("<table"))) << html.toStdString();
    EXPECT_TRUE(isClean(html)) << html.toStdString();
}

} // namespace
} // namespace touchstone::ui
