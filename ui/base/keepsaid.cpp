// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/keepsaid.h"

#include <QEvent>
#include <QWidget>

namespace touchstone::ui {

namespace {

class SayingAnew : public QObject
{
public:
    SayingAnew(QWidget* widget, std::function<void()> say)
        : QObject(widget)
        , m_say(std::move(say))
    {
        widget->installEventFilter(this);
    }

    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        if (event->type() == QEvent::LanguageChange) {
            m_say();
        }
        return false;
    }

private:
    std::function<void()> m_say;
};

} // namespace

void keepSaid(QWidget* widget, std::function<void()> say)
{
    say();
    new SayingAnew(widget, std::move(say));
}

} // namespace touchstone::ui
