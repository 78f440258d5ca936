// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/findfield.h"

#include "ui/session/corestrings.h"
#include "ui/base/keepsaid.h"
#include "ui/session/shortcuts.h"

#include <QHBoxLayout>
#include <QIcon>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace touchstone::ui {

FindField::FindField(const QString& name, const QString& placeholder, QWidget* parent)
    : QWidget(parent)
    , m_field(new QLineEdit(this))
    , m_state(new QLabel(this))
{
    constexpr int stateWidth = 14; // characters: "1,234 of 5,678"
    m_field->setPlaceholderText(placeholder);
    m_field->setAccessibleName(name);
    m_field->setClearButtonEnabled(true);
    m_field->installEventFilter(this);
    auto* label = new QLabel(tr("Find:"), this);
    const auto button = [this](const QString& title, const QString& help, const QString& icon) {
        auto* made = new QToolButton(this);
        made->setIcon(QIcon(icon));
        made->setToolTip(help);
        made->setAccessibleName(title);
        made->setAutoRaise(true);
        made->setFocusPolicy(Qt::StrongFocus);
        return made;
    };
    auto* previous = button(tr("Find previous"), {}, QStringLiteral(":/icons/previous-error.svg"));
    auto* next = button(tr("Find next"), {}, QStringLiteral(":/icons/next-error.svg"));
    keepSaid(this, [previous, next]() {
        previous->setToolTip(withKeys(tr("Previous match"), Command::FindPrevious));
        next->setToolTip(withKeys(tr("Next match"), Command::FindNext));
    });
    auto* closer = button(tr("Close the find bar"), tr("Close (Esc)"), {});
    closer->setText(QStringLiteral("✕"));
    m_state->setMinimumWidth(m_state->fontMetrics().averageCharWidth() * stateWidth);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(4, 2, 4, 2);
    for (QWidget* part :
        std::initializer_list<QWidget*> { label, m_field, m_state, previous, next, closer }) {
        layout->addWidget(part, part == m_field ? 1 : 0);
    }
    connect(m_field, &QLineEdit::textEdited, this, [this]() { search(From::Here); });
    connect(previous, &QToolButton::clicked, this, [this]() { step(false); });
    connect(next, &QToolButton::clicked, this, [this]() { step(true); });
    connect(closer, &QToolButton::clicked, this, &FindField::close);
    hide();
}

void FindField::open()
{
    const QString selected = selectedWords();
    if (!selected.isEmpty()) {
        m_field->setText(selected);
    }
    show();
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
    if (!m_field->text().isEmpty()) {
        search(From::Here);
    }
}

void FindField::find(const QString& text)
{
    m_field->setText(text);
    setVisible(!text.isEmpty());
    search(From::Here);
}

void FindField::close()
{
    hide();
    leave();
}

void FindField::step(bool forward)
{
    if (isHidden() || m_field->text().isEmpty()) {
        open();
        return;
    }
    search(forward ? From::Behind : From::Before);
}

QString FindField::text() const { return m_field->text(); }

QString FindField::state() const { return m_state->text(); }

void FindField::showState(int position, int count)
{
    if (m_field->text().isEmpty()) {
        m_state->clear();
    } else if (count == 0) {
        m_state->setText(tr("not found"));
    } else {
        //: %1: number of the place shown, %2: number of places
        m_state->setText(tr("%1 of %2").arg(countText(position), countText(count)));
    }
}

bool FindField::eventFilter(QObject* watched, QEvent* event)
{
    const bool press = event->type() == QEvent::KeyPress;
    if (watched == m_field && (press || event->type() == QEvent::ShortcutOverride)) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const auto isOf = [key](Command command) {
            return presentKeys(command).contains(QKeySequence(key->keyCombination()));
        };
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        const bool backwards
            = enter ? bool(key->modifiers() & Qt::ShiftModifier) : isOf(Command::FindPrevious);
        const bool further = enter || backwards || isOf(Command::FindNext);
        if (key->key() == Qt::Key_Escape || further) {
            // Claimed from the window's shortcuts: here Esc closes the bar, it removes no filter.
            event->accept();
            if (press && further) {
                step(!backwards);
            } else if (press) {
                close();
            }
            return press;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace touchstone::ui

#include "moc_findfield.cpp"
