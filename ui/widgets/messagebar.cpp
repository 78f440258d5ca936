// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/messagebar.h"

#include "ui/text/statuspalette.h"
#include "ui/widgets/layouts.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QStyle>

namespace touchstone::ui {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent)
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    makeCopyable(m_text);
    m_copy->setToolTip(tr("Copy this message"));
    m_close->setText(QStringLiteral("✕"));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::StrongFocus);
    m_close->setToolTip(tr("Close this message"));
    m_close->setAccessibleName(tr("Close this message"));
    layRow(this, { 8, 4, 8, 4 }, { m_sign, { m_text, 1 }, m_action, m_copy, m_close });
    connect(m_action, &QPushButton::clicked, this, &MessageBar::actionTriggered);
    connect(m_copy, &QPushButton::clicked, this, [this]() { QGuiApplication::clipboard()->setText(text()); });
    connect(m_close, &QToolButton::clicked, this, [this]() {
        hide();
        Q_EMIT closed();
    });
    hide();
}

void MessageBar::showMessage(Kind kind, const QString& text, const QString& action)
{
    m_kind = kind;
    m_text->setText(text);
    setAccessibleName(text);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    m_copy->setVisible(kind == Kind::Error);
    m_close->setVisible(kind == Kind::Error || m_closable);
    const auto icon = kind == Kind::Error ? QStyle::SP_MessageBoxCritical
        : kind == Kind::Warning           ? QStyle::SP_MessageBoxWarning
                                          : QStyle::SP_MessageBoxInformation;
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    m_sign->setPixmap(style()->standardIcon(icon, nullptr, this).pixmap(size, size));
    applyColours();
    show();
}

void MessageBar::setChoices(std::vector<Choice> choices)
{
    for (QPushButton* button : m_choices) {
        button->hide();
        button->deleteLater(); // its click may have brought us here
    }
    m_choices.clear();
    auto* row = qobject_cast<QBoxLayout*>(layout());
    QWidget* before = m_action;
    for (Choice& choice : choices) {
        auto* button = new QPushButton(choice.text, this);
        button->setToolTip(choice.toolTip);
        connect(button, &QPushButton::clicked, this, std::move(choice.chosen));
        row->insertWidget(row->indexOf(before) + 1, button);
        setTabOrder(before, button);
        before = button;
        m_choices.push_back(button);
    }
}

bool MessageBar::event(QEvent* event)
{
    const bool handled = QFrame::event(event);
    // Our own colours are made from the application's; setting them must not set them again.
    const QEvent::Type type = event->type();
    if (!m_applying
        && (type == QEvent::ApplicationPaletteChange || type == QEvent::PaletteChange
            || type == QEvent::StyleChange)) {
        applyColours();
    }
    return handled;
}

void MessageBar::applyColours()
{
    const bool dark = StatusPalette::forPalette(QGuiApplication::palette()).dark();
    QPalette colours; // only what differs, so that the rest follows the application
    if (m_kind == Kind::Warning) {
        colours.setColor(QPalette::Window, dark ? QColor(0x4A, 0x40, 0x12) : QColor(0xFF, 0xF3, 0xC4));
    } else if (m_kind == Kind::Error) {
        colours.setColor(QPalette::Window, dark ? QColor(0x56, 0x24, 0x20) : QColor(0xFB, 0xE0, 0xDC));
    }
    if (m_kind != Kind::Information) {
        colours.setColor(QPalette::WindowText, dark ? QColor(Qt::white) : QColor(Qt::black));
    }
    m_applying = true;
    setPalette(colours);
    m_applying = false;
}

} // namespace touchstone::ui

#include "moc_messagebar.cpp"
