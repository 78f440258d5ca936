// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/statepage.h"

#include "ui/session/corestrings.h"
#include "ui/base/keepsaid.h"
#include "ui/session/shortcuts.h"
#include "ui/widgets/layouts.h"

#include <QPushButton>

namespace touchstone::ui {

StatePage::StatePage(QWidget* parent)
    : QWidget(parent)
{
    QFont font = m_heading->font();
    font.setBold(true);
    m_heading->setFont(font);
    for (QLabel* label : { m_heading, m_text }) {
        makeCopyable(label);
        label->setAlignment(Qt::AlignHCenter);
    }
    layColumn(this, { filler, m_heading, m_text, m_buttons, filler });
    keepSaid(this, [this]() { sayNoRecord(); });
}

void StatePage::show(const QString& heading, const QString& text, std::vector<Choice> choices)
{
    m_noRecord = false;
    m_heading->setText(heading);
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    setAccessibleName(heading);
    const auto before = std::exchange(m_choices, {});
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
    if (std::ranges::any_of(before, &QWidget::hasFocus)) { // else Qt takes it to some toolbar
        (m_choices.empty() ? this : m_choices.front())->setFocus();
    }
    for (QWidget* button : before) {
        button->hide();
        button->deleteLater(); // the page may be refilled by a click on this very button
    }
}

void StatePage::showState(Session& session)
{
    if (session.goldAlone() && session.state() != Session::State::Loading) {
        return show(tr("No system is open"), tr("Open the output of a system to score it against this gold."),
            { { tr("Open…"), [&session]() { Q_EMIT session.filesWanted(); }, {} } });
    }
    switch (session.state()) {
    case Session::State::Empty:
        return show(
            tr("Nothing is open"), tr("Open a gold file and a system file, or drop them on this window."));
    case Session::State::Loading:
        return show(tr("Reading…"), tr("The view fills as soon as the files are read."));
    case Session::State::Scoring:
        return show(tr("Scoring…"), tr("The view fills as soon as the first result is there."));
    case Session::State::Failed:
        return show(tr("There is no result"), {}); // the window says why, once
    case Session::State::Ready:
        return show(tr("There is no result"), tr("Choose a system to compare with the gold."));
    }
}

void StatePage::showNoRecord(const QString& heading)
{
    show(heading, QStringLiteral(" ")); // so that there is room for the text
    m_noRecord = true;
    sayNoRecord();
}

void StatePage::sayNoRecord()
{
    if (m_noRecord) {
        const QString key = keysText(presentKeys(Command::NextError));
        m_text->setText(key.isEmpty()
                ? tr("Choose a row of the error list or an annotation in the text.")
                //: %1: a key
                : tr("Choose a row of the error list or an annotation in the text; %1 goes to the next "
                     "error.")
                      .arg(key));
    }
}

StatePages::StatePages(QWidget* content, QWidget* parent)
    : QStackedWidget(parent)
{
    addWidget(content);
    addWidget(m_page);
}

void StatePages::showPage(const QString& heading, const QString& text, std::vector<StatePage::Choice> choices)
{
    m_page->show(heading, text, std::move(choices));
    setCurrentWidget(m_page);
}

void StatePages::showState(Session& session)
{
    m_page->showState(session);
    setCurrentWidget(m_page);
}

void StatePages::showNoRecord(const QString& heading)
{
    m_page->showNoRecord(heading);
    setCurrentWidget(m_page);
}

} // namespace touchstone::ui

#include "moc_statepage.cpp"
