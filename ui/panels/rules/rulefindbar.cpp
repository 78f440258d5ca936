// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/rules/rulefindbar.h"

#include "ui/panels/rules/ruletextedit.h"

namespace touchstone::ui {

RuleFindBar::RuleFindBar(QPlainTextEdit& editor, QWidget* parent)
    : FindField(tr("Find in the rule file"), tr("Find in the rule file"), parent)
    , m_editor(editor)
{
}

QString RuleFindBar::selectedWords() const
{
    const QString selected = m_editor.textCursor().selectedText();
    return selected.contains(QChar::ParagraphSeparator) ? QString() : selected;
}

void RuleFindBar::search(From start)
{
    const QString wanted = text();
    if (wanted.isEmpty()) {
        showState(0, 0);
        return;
    }
    QTextCursor cursor = m_editor.textCursor();
    const bool forward = start != From::Before;
    const int from = start == From::Behind ? cursor.selectionEnd()
        : forward                          ? cursor.selectionStart()
                                           : cursor.selectionStart() - 1;
    // One document position is one unit of this text; a file has at most a megabyte.
    const QString searched = exactText(*m_editor.document());
    int count = 0;
    qsizetype chosen = -1;
    int chosenNumber = 0;
    qsizetype last = -1;
    qsizetype first = -1;
    for (qsizetype at = searched.indexOf(wanted, 0, Qt::CaseInsensitive); at >= 0;
         at = searched.indexOf(wanted, at + wanted.size(), Qt::CaseInsensitive)) {
        ++count;
        first = first < 0 ? at : first;
        last = at;
        if (forward ? (chosen < 0 && at >= from) : at <= from) {
            chosen = at;
            chosenNumber = count;
        }
    }
    if (count == 0) {
        showState(0, 0);
        return;
    }
    if (chosen < 0) { // starts over
        chosen = forward ? first : last;
        chosenNumber = forward ? 1 : count;
    }
    showState(chosenNumber, count);
    cursor.setPosition(static_cast<int>(chosen));
    cursor.setPosition(static_cast<int>(chosen + wanted.size()), QTextCursor::KeepAnchor);
    m_editor.setTextCursor(cursor);
    m_editor.ensureCursorVisible();
}

} // namespace touchstone::ui

#include "moc_rulefindbar.cpp"
