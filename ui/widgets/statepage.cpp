// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/statepage.h"

#include "ui/session/corestrings.h"
#include "ui/widgets/layouts.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace touchstone::ui {

StatePage::StatePage(QWidget* parent)
    : QWidget(parent)
    , m_heading(new QLabel(this))
    , m_text(new QLabel(this))
    , m_buttons(new QVBoxLayout)
{
    QFont font = m_heading->font();
    font.setBold(true);
    m_heading->setFont(font);
    for (QLabel* label : { m_heading, m_text }) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignHCenter);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    layColumn(this, { filler, m_heading, m_text, m_buttons, filler });
}

void StatePage::show(const QString& heading, const QString& text, std::vector<Choice> choices)
{
    m_heading->setText(heading);
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    setAccessibleName(heading);
    for (QWidget* button : m_choices) {
        button->hide();
        button->deleteLater(); // the page may be refilled by a click on this very button
    }
    m_choices.clear();
    for (Choice& choice : choices) {
        auto* button = new QPushButton(this);
        // A name from the data may hold an ampersand, which is no mnemonic.
        button->setText(QString(choice.text).replace(QLatin1Char('&'), QLatin1String("&&")));
        button->setToolTip(choice.toolTip);
        connect(button, &QPushButton::clicked, this, std::move(choice.chosen));
        m_buttons->addWidget(button, 0, Qt::AlignHCenter);
        button->show(); // now, not when the layout gets round to it
        m_choices.push_back(button);
    }
}

QString StatePage::heading() const { return m_heading->text(); }

QString StatePage::text() const { return m_text->text(); }

void StatePage::showState(const Session& session)
{
    switch (session.state()) {
    case Session::State::Empty:
        show(tr("Nothing is open"), tr("Open a gold file and a system file, or drop them on this window."));
        return;
    case Session::State::Loading:
        show(tr("Reading…"), tr("The view fills as soon as the files are read."));
        return;
    case Session::State::Scoring:
        show(tr("Scoring…"), tr("The view fills as soon as the first result is there."));
        return;
    case Session::State::Failed:
        show(tr("There is no result"), session.error() ? errorText(*session.error()) : QString());
        return;
    case Session::State::Ready:
        show(tr("There is no result"), tr("Choose a system to compare with the gold."));
        return;
    }
}

StatePages::StatePages(QWidget* content, QWidget* parent)
    : QStackedWidget(parent)
    , m_page(new StatePage(this))
{
    addWidget(content);
    addWidget(m_page);
}

void StatePages::showPage(const QString& heading, const QString& text, std::vector<StatePage::Choice> choices)
{
    m_page->show(heading, text, std::move(choices));
    setCurrentWidget(m_page);
}

void StatePages::showState(const Session& session)
{
    m_page->showState(session);
    setCurrentWidget(m_page);
}

} // namespace touchstone::ui

#include "moc_statepage.cpp"
