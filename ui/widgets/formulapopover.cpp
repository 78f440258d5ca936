// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/formulapopover.h"

#include "ui/widgets/layouts.h"

#include <QGuiApplication>
#include <QLabel>
#include <QScreen>

#include <algorithm>

namespace touchstone::ui {

FormulaPopover::FormulaPopover(QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_title(new QLabel(this))
    , m_formula(new QLabel(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("Formula"));
    QFont font = m_title->font();
    font.setBold(true);
    m_title->setFont(font);
    m_title->setTextFormat(Qt::PlainText);
    m_formula->setTextFormat(Qt::RichText);
    m_formula->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_formula->setFocusPolicy(Qt::StrongFocus);
    layColumn(this, { m_title, m_formula });
    connect(m_formula, &QLabel::linkActivated, this, [this](const QString& link) {
        const bool adding = QGuiApplication::keyboardModifiers().testFlag(Qt::ControlModifier);
        hide();
        Q_EMIT linkChosen(link.toInt(), adding);
    });
}

void FormulaPopover::showAt(const QPoint& globalPosition, const QString& title, const QString& html)
{
    m_title->setText(title);
    m_formula->setText(html);
    adjustSize();
    QPoint place = globalPosition;
    if (const QScreen* screen = QGuiApplication::screenAt(globalPosition)) {
        const QRect room = screen->availableGeometry();
        place.setX(std::clamp(place.x(), room.left(), std::max(room.left(), room.right() - width())));
        place.setY(std::clamp(place.y(), room.top(), std::max(room.top(), room.bottom() - height())));
    }
    move(place);
    show();
    m_formula->setFocus(Qt::PopupFocusReason);
}

QString FormulaPopover::html() const { return m_formula->text(); }

} // namespace touchstone::ui

#include "moc_formulapopover.cpp"
