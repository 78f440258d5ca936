// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/text/systemchoice.h"

#include "ui/base/keepsaid.h"
#include "ui/session/shortcuts.h"
#include "ui/widgets/layouts.h"

#include <QAction>
#include <QButtonGroup>
#include <QToolButton>

namespace touchstone::ui {

SystemChoice::SystemChoice(QAction* systemB, QWidget* parent)
    : QWidget(parent)
    , m_a(new QToolButton(this))
    , m_b(new QToolButton(this))
{
    setObjectName(QStringLiteral("systemInText"));
    hide();
    m_a->setText(tr("A"));
    m_b->setText(tr("B"));
    auto* either = new QButtonGroup(this); // one stop of Tab, arrow keys between them
    for (QToolButton* button : { m_a, m_b }) {
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus);
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Ignored); // no higher than the line it is in
        either->addButton(button);
        connect(button, &QToolButton::toggled, button,
            [button](bool on) { button->setFocusPolicy(on ? Qt::TabFocus : Qt::NoFocus); });
    }
    const auto show = [this](bool b) { button(b)->setChecked(true); };
    show(systemB->isChecked());
    connect(systemB, &QAction::toggled, this, show);
    connect(m_b, &QToolButton::toggled, systemB, &QAction::setChecked);
    layRow(this, {}, { m_a, m_b }, 0);
    keepSaid(this, [this]() { say(); });
}

void SystemChoice::setNames(const QString& a, const QString& b)
{
    m_nameA = a;
    m_nameB = b;
    say();
}

void SystemChoice::say()
{
    setAccessibleName(tr("System in the text"));
    m_a->setAccessibleName(tr("System A in the text"));
    m_b->setAccessibleName(tr("System B in the text"));
    //: %1: name of a system
    m_a->setToolTip(withKeys(tr("System A in the text: %1").arg(m_nameA), Command::TextSystemB));
    //: %1: name of a system
    m_b->setToolTip(withKeys(tr("System B in the text: %1").arg(m_nameB), Command::TextSystemB));
}

} // namespace touchstone::ui

#include "moc_systemchoice.cpp"
