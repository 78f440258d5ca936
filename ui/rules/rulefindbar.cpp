// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rulefindbar.h"

#include "ui/rules/ruleplaces.h"

#include <QHBoxLayout>
#include <QIcon>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QToolButton>

namespace touchstone::ui {

RuleFindBar::RuleFindBar(QPlainTextEdit& editor, QWidget* parent)
    : QWidget(parent)
    , m_editor(editor)
    , m_field(new QLineEdit(this))
    , m_state(new QLabel(this))
{
    m_field->setPlaceholderText(tr("Find in the rule file"));
    m_field->setAccessibleName(tr("Find in the rule file"));
    m_field->setClearButtonEnabled(true);
    m_field->installEventFilter(this);
    auto* label = new QLabel(tr("Find:"), this);
    auto* previous = new QToolButton(this);
    auto* next = new QToolButton(this);
    auto* closer = new QToolButton(this);
    previous->setIcon(QIcon(QStringLiteral(":/icons/previous-error.svg")));
    previous->setToolTip(tr("Last place (Shift+F3)"));
    previous->setAccessibleName(tr("Find previous"));
    next->setIcon(QIcon(QStringLiteral(":/icons/next-error.svg")));
    next->setToolTip(tr("Next place (F3)"));
    next->setAccessibleName(tr("Find next"));
    closer->setText(QStringLiteral("✕"));
    closer->setToolTip(tr("Close (Esc)"));
    closer->setAccessibleName(tr("Close the find bar"));
    for (QToolButton* button : { previous, next, closer }) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    m_state->setMinimumWidth(m_state->fontMetrics().averageCharWidth() * 12);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(4, 2, 4, 2);
    layout->addWidget(label);
    layout->addWidget(m_field, 1);
    layout->addWidget(m_state);
    layout->addWidget(previous);
    layout->addWidget(next);
    layout->addWidget(closer);
    connect(m_field, &QLineEdit::textEdited, this,
        [this]() { search(m_editor.textCursor().selectionStart(), true); });
    connect(previous, &QToolButton::clicked, this, [this]() { step(false); });
    connect(next, &QToolButton::clicked, this, [this]() { step(true); });
    connect(closer, &QToolButton::clicked, this, &RuleFindBar::close);
    hide();
}

void RuleFindBar::open()
{
    const QString selected = m_editor.textCursor().selectedText();
    if (!selected.isEmpty() && !selected.contains(QChar::ParagraphSeparator)) {
        m_field->setText(selected);
    }
    show();
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
    search(m_editor.textCursor().selectionStart(), true);
}

void RuleFindBar::close()
{
    hide();
    m_editor.setFocus(Qt::OtherFocusReason);
}

void RuleFindBar::step(bool forward)
{
    if (isHidden() || m_field->text().isEmpty()) {
        open();
        return;
    }
    const QTextCursor cursor = m_editor.textCursor();
    search(forward ? cursor.selectionEnd() : cursor.selectionStart() - 1, forward);
}

void RuleFindBar::find(const QString& text)
{
    show();
    m_field->setText(text);
    search(m_editor.textCursor().selectionStart(), true);
}

QString RuleFindBar::state() const { return m_state->text(); }

void RuleFindBar::search(int from, bool forward)
{
    const QString wanted = m_field->text();
    if (wanted.isEmpty()) {
        m_state->clear();
        return;
    }
    // One document position is one unit of this text; a file has at most a megabyte.
    const QString text = exactText(*m_editor.document());
    int count = 0;
    qsizetype chosen = -1;
    int chosenNumber = 0;
    qsizetype last = -1;
    qsizetype first = -1;
    for (qsizetype at = text.indexOf(wanted, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(wanted, at + wanted.size(), Qt::CaseInsensitive)) {
        ++count;
        first = first < 0 ? at : first;
        last = at;
        if (forward ? (chosen < 0 && at >= from) : at <= from) {
            chosen = at;
            chosenNumber = count;
        }
    }
    if (count == 0) {
        m_state->setText(tr("not found"));
        return;
    }
    if (chosen < 0) { // starts over
        chosen = forward ? first : last;
        chosenNumber = forward ? 1 : count;
    }
    //: %1: which one, %2: how many places
    m_state->setText(tr("%1 of %2").arg(chosenNumber).arg(count));
    QTextCursor cursor = m_editor.textCursor();
    cursor.setPosition(static_cast<int>(chosen));
    cursor.setPosition(static_cast<int>(chosen + wanted.size()), QTextCursor::KeepAnchor);
    m_editor.setTextCursor(cursor);
    m_editor.ensureCursorVisible();
}

bool RuleFindBar::eventFilter(QObject* watched, QEvent* event)
{
    const bool press = event->type() == QEvent::KeyPress;
    if (watched == m_field && (press || event->type() == QEvent::ShortcutOverride)) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        const bool further = key->key() == Qt::Key_F3;
        if (key->key() == Qt::Key_Escape || enter || further) {
            // Claimed from the window's shortcuts: here Esc closes the bar, it removes no filter.
            event->accept();
            if (press && (enter || further)) {
                step(!(key->modifiers() & Qt::ShiftModifier));
            } else if (press) {
                close();
            }
            return press;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace touchstone::ui
