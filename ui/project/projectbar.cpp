// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/projectbar.h"

namespace touchstone::ui {

ProjectBar::ProjectBar(QWidget* parent)
    : MessageBar(parent)
{
    setClosable(true);
    connect(this, &MessageBar::closed, this, [this]() {
        if (!m_notices.empty()) {
            m_notices.erase(m_notices.begin());
        }
        showNext();
    });
}

void ProjectBar::tell(Topic topic, Notice notice)
{
    m_notices[topic] = std::move(notice);
    showNext();
}

void ProjectBar::drop(Topic topic)
{
    if (m_notices.erase(topic) > 0) {
        showNext();
    }
}

void ProjectBar::clear()
{
    m_notices.clear();
    showNext();
}

const ProjectBar::Notice* ProjectBar::notice(Topic topic) const
{
    const auto known = m_notices.find(topic);
    return known == m_notices.end() ? nullptr : &known->second;
}

void ProjectBar::showNext()
{
    if (m_notices.empty()) {
        setChoices({});
        hide();
        return;
    }
    const auto& [topic, notice] = *m_notices.begin();
    std::vector<Choice> choices = notice.choices;
    for (Choice& choice : choices) {
        if (choice.asksOn) {
            continue;
        }
        choice.chosen = [this, topic = topic, done = choice.chosen]() {
            drop(topic);
            if (done) {
                done(); // may say more of the same
            }
        };
    }
    showMessage(notice.kind, notice.text);
    setChoices(std::move(choices));
}

QString firstLines(const QStringList& lines)
{
    constexpr qsizetype most = 3;
    QStringList shown = lines.mid(0, most);
    if (lines.size() > most) {
        //: further lines of a list of findings
        shown << ProjectBar::tr("%n more", nullptr, static_cast<int>(lines.size() - most));
    }
    return shown.join(QLatin1Char('\n'));
}

} // namespace touchstone::ui

#include "moc_projectbar.cpp"
