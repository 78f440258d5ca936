// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of the rule text: indentation, comments, proposals.
#include "ui/panels/rules/rulecompleter.h"
#include "ui/panels/rules/ruletextedit.h"

#include <QKeyEvent>
#include <QTextBlock>

#include <algorithm>

namespace touchstone::ui {

namespace {

constexpr int step = 2; ///< blanks per level, as in the default rules

int blanksBefore(QStringView line)
{
    int count = 0;
    while (count < line.size() && line[count].isSpace()) {
        ++count;
    }
    return count;
}

QStringView firstWord(QStringView line)
{
    line = line.trimmed();
    qsizetype length = 0;
    while (length < line.size() && (line[length].isLetterOrNumber() || line[length] == QLatin1Char('_'))) {
        ++length;
    }
    return line.left(length);
}

// Where a line with this first word begins; -1: where it stands.
int levelOf(QStringView word)
{
    for (const auto* top : { "rule", "end", "phases" }) {
        if (word == QLatin1String(top)) {
            return 0;
        }
    }
    for (const auto* part : { "phase", "for", "about", "salience", "when", "then" }) {
        if (word == QLatin1String(part)) {
            return step;
        }
    }
    return -1;
}

void setBlanks(QTextCursor& cursor, int blanks)
{
    const int there = blanksBefore(cursor.block().text());
    if (there == blanks) {
        return;
    }
    QTextCursor edit(cursor.block());
    edit.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor, there);
    edit.insertText(QString(blanks, QLatin1Char(' ')));
}

} // namespace

void RuleTextEdit::settleIndentation(QTextCursor& cursor)
{
    const int level = levelOf(firstWord(cursor.block().text()));
    if (level >= 0) {
        setBlanks(cursor, level);
    }
}

void RuleTextEdit::breakLine()
{
    QTextCursor cursor = textCursor();
    cursor.beginEditBlock();
    cursor.removeSelectedText();
    const QString line = cursor.block().text();
    const bool behindText = cursor.positionInBlock() > blanksBefore(line);
    if (behindText) {
        settleIndentation(cursor);
    }
    const QString settled = cursor.block().text();
    const QStringView word = firstWord(settled);
    int blanks
        = behindText ? blanksBefore(settled) : std::min(cursor.positionInBlock(), blanksBefore(settled));
    if (behindText
        && (word == QLatin1String("rule") || word == QLatin1String("when")
            || word == QLatin1String("then"))) {
        blanks += step;
    }
    cursor.insertBlock();
    cursor.insertText(QString(blanks, QLatin1Char(' ')));
    cursor.endEditBlock();
    setTextCursor(cursor);
    ensureCursorVisible();
}

void RuleTextEdit::indent(bool further)
{
    QTextCursor cursor = textCursor();
    if (further && !cursor.hasSelection()) {
        const int blanks = step - cursor.positionInBlock() % step;
        cursor.insertText(QString(blanks, QLatin1Char(' ')));
        return;
    }
    QTextBlock block = document()->findBlock(cursor.selectionStart());
    const int end = cursor.selectionEnd();
    const int begin = block.position();
    cursor.beginEditBlock();
    int last = end;
    for (; block.isValid() && (block.position() < last || block.position() == begin); block = block.next()) {
        const int blanks = blanksBefore(block.text());
        const bool empty = QStringView(block.text()).trimmed().isEmpty();
        const int wanted = further ? (empty ? blanks : blanks + step) : std::max(0, blanks - step);
        QTextCursor edit(block);
        last += wanted - blanks;
        setBlanks(edit, wanted);
    }
    cursor.endEditBlock();
}

void RuleTextEdit::toggleComments()
{
    if (isReadOnly()) {
        return;
    }
    QTextCursor cursor = textCursor();
    const QTextBlock first = document()->findBlock(cursor.selectionStart());
    QTextBlock last = document()->findBlock(cursor.selectionEnd());
    if (last != first && last.position() == cursor.selectionEnd()) {
        last = last.previous(); // the selection ends before this line
    }
    bool all = true;
    int column = -1; // the leftmost text
    for (QTextBlock block = first; block.isValid() && block.blockNumber() <= last.blockNumber();
         block = block.next()) {
        const QStringView text = QStringView(block.text()).trimmed();
        if (!text.isEmpty()) {
            all = all && text.startsWith(QLatin1Char('#'));
            const int blanks = blanksBefore(block.text());
            column = column < 0 ? blanks : std::min(column, blanks);
        }
    }
    if (column < 0) {
        return;
    }
    cursor.beginEditBlock();
    for (QTextBlock block = first; block.isValid() && block.blockNumber() <= last.blockNumber();
         block = block.next()) {
        const QString text = block.text();
        if (QStringView(text).trimmed().isEmpty()) {
            continue;
        }
        QTextCursor edit(block);
        edit.setPosition(block.position() + (all ? blanksBefore(text) : column));
        if (all) {
            const int at = blanksBefore(text) + 1;
            const bool blank = at < text.size() && text[at] == QLatin1Char(' ');
            edit.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor, blank ? 2 : 1);
            edit.removeSelectedText();
        } else {
            edit.insertText(QStringLiteral("# "));
        }
    }
    cursor.endEditBlock();
}

bool RuleTextEdit::editKey(QKeyEvent* event)
{
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const bool control = modifiers.testFlag(Qt::ControlModifier);
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (modifiers != Qt::NoModifier && modifiers != Qt::ShiftModifier) {
            return false;
        }
        breakLine();
        return true;
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        if (control) {
            return false;
        }
        indent(event->key() == Qt::Key_Tab);
        return true;
    case Qt::Key_Space:
        if (control) {
            propose();
        }
        return control;
    case Qt::Key_Slash:
    case Qt::Key_NumberSign:
        if (control) {
            toggleComments();
        }
        return control;
    default:
        return false;
    }
}

void RuleTextEdit::keyPressEvent(QKeyEvent* event)
{
    if (m_completer->open() && m_completer->ownKey(*event)) {
        event->ignore(); // the list takes it
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Tab
        || event->key() == Qt::Key_Backtab) {
        m_completer->close(); // it opened by itself, and the key is the text's
    }
    const bool modifier = event->key() == Qt::Key_Shift || event->key() == Qt::Key_Control;
    const bool leaving = m_leaving;
    m_leaving = modifier ? leaving : event->key() == Qt::Key_Escape;
    const bool back = event->modifiers().testFlag(Qt::ShiftModifier);
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT escaped();
    } else if (event->matches(QKeySequence::Find)) {
        Q_EMIT findRequested();
    } else if (event->key() == Qt::Key_F3) {
        Q_EMIT findStepped(!back);
    } else if (event->key() == Qt::Key_F8) {
        Q_EMIT problemStepped(!back);
    } else if ((event->key() == Qt::Key_Tab || event->key() == Qt::Key_Backtab)
        && (leaving || isReadOnly())) {
        QWidget::focusNextPrevChild(event->key() == Qt::Key_Tab); // that of the text keeps Tab
    } else if (!isReadOnly() && editKey(event)) {
        event->accept();
    } else {
        QPlainTextEdit::keyPressEvent(event);
        const QString typed = event->text();
        const bool point = typed == QLatin1String(".");
        const bool wordGoesOn = m_completer->open()
            && (event->key() == Qt::Key_Backspace || typed.isEmpty() || typed.front().isLetterOrNumber()
                || typed == QLatin1String("_") || (typed == QLatin1String(" ") && m_completer->inQuotes()));
        if (!isReadOnly() && point) {
            propose(false);
        } else if (wordGoesOn && !typed.isEmpty()) {
            propose(false);
        } else if (m_completer->open() && !typed.isEmpty()) {
            m_completer->close();
        }
        return;
    }
    event->accept();
}

void RuleTextEdit::focusInEvent(QFocusEvent* event)
{
    m_leaving = false;
    QPlainTextEdit::focusInEvent(event);
}

} // namespace touchstone::ui
