// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/livebar.h"

#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"

#include "core/report/commandline.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QCheckBox>

namespace touchstone::ui {

LiveBar::LiveBar(Session& session, QWidget* parent)
    : MessageBar(parent)
    , m_session(session)
    , m_look(session, this)
    , m_inputs(session, this)
    , m_automatic(new QCheckBox(tr("Reload automaticall&y"), this))
{
    m_automatic->setToolTip(tr("Read files again as soon as they change"));
    auto* row = qobject_cast<QBoxLayout*>(layout());
    row->insertWidget(row->indexOf(action()) + 1, m_automatic); // choices come before it
    setTabOrder(action(), m_automatic);
    connect(m_automatic, &QCheckBox::clicked, this, [this](bool automatic) {
        m_inputs.setAutomatic(automatic);
        Q_EMIT automaticChosen(automatic);
    });
    connect(&m_inputs, &InputWatcher::told, this, &LiveBar::refresh);
    connect(&m_look, &LastLook::changed, this, &LiveBar::refresh);
    connect(this, &MessageBar::closed, this, &LiveBar::noteClosed);
}

void LiveBar::setAutomatic(bool automatic)
{
    m_automatic->setChecked(automatic);
    m_inputs.setAutomatic(automatic);
}

LiveBar::Telling LiveBar::wanted() const
{
    const bool changed = !m_inputs.changed().empty();
    if (m_reading) {
        // Where nothing was told, the status bar says enough.
        return changed || m_telling != Telling::Nothing ? Telling::Reading : Telling::Nothing;
    }
    if (!m_errors.isEmpty() && m_inputs.changed() == m_brokenOf) {
        return m_errorsClosed ? Telling::Nothing : Telling::Broken;
    }
    if (changed && m_inputs.changed() != m_putOff) {
        return Telling::Changed;
    }
    if (m_telling == Telling::Reading && m_look.comparing()) {
        return Telling::Reading;
    }
    const auto since = m_look.since();
    if (!since || since->now == m_closed) {
        return Telling::Nothing;
    }
    // After F5 without anything to tell it stays away.
    const bool same = since->fixedCount() == 0 && since->regressedCount() == 0;
    return same && m_telling == Telling::Nothing ? Telling::Nothing : Telling::Result;
}

void LiveBar::refresh()
{
    const bool wasReading = std::exchange(m_reading, m_inputs.reading());
    if (!m_reading && (wasReading || m_errors != m_inputs.errors())) {
        m_errors = m_inputs.errors();
        m_errorsClosed = false;
        m_brokenOf = m_inputs.changed();
    }
    const Telling telling = wanted();
    QStringList paths;
    for (const InputWatcher::Input& input : m_inputs.changed()) {
        paths << input.path;
    }
    setToolTip(telling == Telling::Changed ? paths.join(QLatin1Char('\n')) : QString());
    switch (telling) {
    case Telling::Nothing:
        m_telling = telling;
        m_said.clear();
        hide();
        break;
    case Telling::Reading:
        tell(telling, Kind::Information, tr("Reading again…"), {});
        break;
    case Telling::Broken:
        tell(telling, Kind::Error, m_errors.join(QLatin1Char('\n')), { reloadChoice(tr("Try agai&n")) });
        break;
    case Telling::Changed: {
        std::vector<Choice> choices;
        if (std::ranges::any_of(m_inputs.changed(), [](const auto& input) { return !input.now.gone; })) {
            choices.push_back(reloadChoice(tr("Reloa&d")));
        }
        choices.push_back({ tr("L&ater"), tr("Say no more of it until a file changes again"), [this]() {
                               m_putOff = m_inputs.changed();
                               refresh();
                           } });
        tell(telling, Kind::Information, changedWords(), std::move(choices));
        break;
    }
    case Telling::Result: {
        const auto since = m_look.since();
        tell(telling, Kind::Information,
            //: %1 and %2: numbers
            tr("Since the last look: %1 fixed, %2 regressed.")
                .arg(countText(since->fixedCount()), countText(since->regressedCount())),
            resultChoices());
        setToolTip(
            //: %1: name of a system
            tr("Of %1, under the scheme in force").arg(toQString(since->now->system->name)));
        break;
    }
    }
}

void LiveBar::tell(Telling telling, Kind kind, const QString& text, std::vector<Choice> choices)
{
    if (telling == m_telling && text == m_said) {
        return;
    }
    m_telling = telling;
    m_said = text;
    setClosable(telling == Telling::Result);
    setChoices(std::move(choices));
    m_automatic->setVisible(telling == Telling::Changed || m_automatic->isChecked()); // else there is no room
    showMessage(kind, text);
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void LiveBar::noteClosed()
{
    if (m_telling == Telling::Broken) {
        m_errorsClosed = true;
    } else {
        m_look.see();
        m_closed = m_session.evaluationA();
    }
    refresh();
}

QString LiveBar::changedWords() const
{
    QStringList changed;
    QStringList gone;
    for (const InputWatcher::Input& input : m_inputs.changed()) {
        (input.now.gone ? gone : changed) << toQString(analysis::fileName(toPath(input.path)));
    }
    QStringList lines;
    if (changed.size() == 1) {
        //: %1: name of a file
        lines << tr("%1 changed on the disk.").arg(changed.front());
    } else if (!changed.isEmpty()) {
        lines << tr("%n files changed on the disk.", "", static_cast<int>(changed.size()));
    }
    if (gone.size() == 1) {
        //: %1: name of a file
        lines << tr("%1 is gone from the disk. What was read of it stands.").arg(gone.front());
    } else if (!gone.isEmpty()) {
        lines << tr("%n files are gone from the disk. What was read of them stands.", "",
            static_cast<int>(gone.size()));
    }
    return lines.join(QLatin1Char('\n'));
}

MessageBar::Choice LiveBar::reloadChoice(const QString& text)
{
    return { text, tr("Read the files again; document, selection, filters and systems stay"),
        [this]() { m_inputs.reload(); } };
}

std::vector<MessageBar::Choice> LiveBar::resultChoices()
{
    const auto since = m_look.since();
    std::vector<Choice> choices;
    if (since->fixedCount() > 0) {
        choices.push_back(
            { tr("Show fi&xed"), tr("The errors that are gone, in the system's annotations as they were"),
                [this]() { showRecords(analysis::SinceEarlier::fixedCell()); } });
    }
    if (since->regressedCount() > 0) {
        choices.push_back({ tr("Show regresse&d"), tr("The errors that are new"),
            [this]() { showRecords(analysis::SinceEarlier::regressedCell()); } });
    }
    return choices;
}

void LiveBar::showRecords(const analysis::RecordFilter& filter)
{
    m_look.see();
    m_session.selection().setFilters({ filter });
}

} // namespace touchstone::ui

#include "moc_livebar.cpp"
