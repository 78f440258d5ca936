// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/textpage.h"

#include "ui/text/paintedparts.h"

#include <QAccessibleTextInterface>
#include <QMimeData>
#include <QScrollBar>
#include <QTextTable>

#include <algorithm>
#include <memory>

namespace touchstone::ui {

namespace {

constexpr char16_t frameBegins = 0xFDD0; // as QTextDocument has them
constexpr char16_t frameEnds = 0xFDD1;
constexpr char16_t leftToRightIsolate = 0x2066;
constexpr char16_t popIsolate = 0x2069;
constexpr QChar noWidth(0x200B);

bool isIsolate(QChar c) { return c >= QChar(leftToRightIsolate) && c <= QChar(popIsolate); }

QChar cleanCharacter(QChar c)
{
    switch (c.unicode()) {
    case frameBegins:
    case frameEnds:
    case QChar::ParagraphSeparator:
    case QChar::LineSeparator:
        return QLatin1Char('\n');
    case QChar::Nbsp:
    case QChar::ObjectReplacementCharacter:
        return QLatin1Char(' ');
    default:
        return isIsolate(c) ? noWidth : c;
    }
}

/// Cells after the first of their row begin with a tab.
void partCells(const QTextFrame& frame, QString& words)
{
    const auto* table = qobject_cast<const QTextTable*>(&frame);
    for (int row = 0; table != nullptr && row < table->rows(); ++row) {
        for (int column = 1; column < table->columns(); ++column) {
            const int mark = table->cellAt(row, column).firstPosition() - 1;
            if (mark >= 0 && mark < words.size()) {
                words[mark] = QLatin1Char('\t');
            }
        }
    }
    for (const QTextFrame* inner : frame.childFrames()) {
        partCells(*inner, words);
    }
}

class TextPageAccessible : public QAccessibleWidget, public QAccessibleTextInterface
{
public:
    explicit TextPageAccessible(TextPage* page)
        : QAccessibleWidget(page, QAccessible::Document)
        , m_page(page)
    {
    }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? m_page->words() : QAccessibleWidget::text(kind);
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = true;
        state.multiLine = true;
        state.selectableText = true;
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TextInterface ? static_cast<QAccessibleTextInterface*>(this)
                                                  : QAccessibleWidget::interface_cast(type);
    }

    void selection(int index, int* start, int* end) const override
    {
        const QTextCursor cursor = m_page->textCursor();
        *start = index == 0 ? cursor.selectionStart() : 0;
        *end = index == 0 ? cursor.selectionEnd() : 0;
    }
    [[nodiscard]] int selectionCount() const override { return m_page->textCursor().hasSelection() ? 1 : 0; }
    void addSelection(int start, int end) override { setSelection(0, start, end); }
    void removeSelection(int /*index*/) override { setCursorPosition(cursorPosition()); }
    void setSelection(int /*index*/, int start, int end) override
    {
        QTextCursor cursor = cursorAt(start);
        cursor.setPosition(limited(end), QTextCursor::KeepAnchor);
        m_page->setTextCursor(cursor);
    }
    [[nodiscard]] int cursorPosition() const override { return m_page->textCursor().position(); }
    void setCursorPosition(int position) override { m_page->setTextCursor(cursorAt(position)); }
    [[nodiscard]] QString text(int start, int end) const override
    {
        const int from = limited(start);
        return m_page->words().mid(from, std::max(0, limited(end) - from));
    }
    [[nodiscard]] int characterCount() const override { return m_page->document()->characterCount() - 1; }
    [[nodiscard]] QRect characterRect(int offset) const override
    {
        const QTextCursor cursor = cursorAt(offset);
        QRect rect = m_page->cursorRect(cursor);
        const QChar character = m_page->document()->characterAt(cursor.position());
        rect.setWidth(QFontMetrics(cursor.charFormat().font()).horizontalAdvance(cleanCharacter(character)));
        rect.moveTopLeft(m_page->viewport()->mapToGlobal(rect.topLeft()));
        return rect;
    }
    [[nodiscard]] int offsetAtPoint(const QPoint& point) const override
    {
        return m_page->cursorForPosition(m_page->viewport()->mapFromGlobal(point)).position();
    }
    void scrollToSubstring(int start, int /*end*/) override
    {
        QScrollBar* bar = m_page->verticalScrollBar();
        bar->setValue(bar->value() + m_page->cursorRect(cursorAt(start)).top());
    }
    [[nodiscard]] QString attributes(int offset, int* start, int* end) const override
    {
        *start = offset;
        *end = offset + 1;
        return {};
    }

private:
    [[nodiscard]] int limited(int offset) const { return std::clamp(offset, 0, characterCount()); }
    [[nodiscard]] QTextCursor cursorAt(int offset) const
    {
        QTextCursor cursor(m_page->document());
        cursor.setPosition(limited(offset));
        return cursor;
    }

    TextPage* m_page; // outlives this: Qt drops the interface with its object
};

} // namespace

TextPage::TextPage(const QString& name, QWidget* parent)
    : QTextBrowser(parent)
{
    installAccessibility<TextPage, TextPageAccessible>();
    setAccessibleName(name);
    setOpenLinks(false);
    setUndoRedoEnabled(false);
}

QString TextPage::words() const
{
    QString text = document()->toRawText();
    std::ranges::transform(text, text.begin(), cleanCharacter);
    partCells(*document()->rootFrame(), text);
    return text;
}

QMimeData* TextPage::createMimeDataFromSelection() const
{
    // Qt's own writes its text when it is asked, over what was set before.
    const std::unique_ptr<QMimeData> rich(QTextBrowser::createMimeDataFromSelection());
    const QTextCursor cursor = textCursor();
    const QString raw = document()->toRawText();
    const QString clean = words();
    QString copied;
    const auto end = std::min<qsizetype>(cursor.selectionEnd(), clean.size());
    for (qsizetype i = cursor.selectionStart(); i < end; ++i) {
        const bool again = clean[i] == QLatin1Char('\n') && copied.endsWith(QLatin1Char('\n'));
        if (!again && !isIsolate(raw[i])) {
            copied += clean[i];
        }
    }
    auto* copy = new QMimeData;
    copy->setHtml(rich->html().removeIf(isIsolate));
    copy->setText(copied.replace(QLatin1String(" \t"), QLatin1String("\t")).trimmed());
    return copy;
}

bool TextPage::focusNextPrevChild(bool next)
{
    const bool stays = QTextBrowser::focusNextPrevChild(next);
    const QTextCursor cursor = textCursor();
    if (stays && cursor.hasSelection() && QAccessible::isActive()) {
        QAccessibleTextSelectionEvent event(this, cursor.selectionStart(), cursor.selectionEnd());
        QAccessible::updateAccessibility(&event);
    }
    return stays;
}

} // namespace touchstone::ui

#include "moc_textpage.cpp"
