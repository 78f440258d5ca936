// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/typesbar.h"

#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/whenchanged.h"

namespace touchstone::ui {

namespace {

using Reason = analysis::TypeMismatch::Reason;

bool looksAtTypes(match::Scheme scheme)
{
    return scheme == match::Scheme::Strict || scheme == match::Scheme::Type;
}

} // namespace

TypesBar::TypesBar(Session& session, SelectionModel& selection, QWidget* parent)
    : MessageBar(parent)
    , m_session(session)
    , m_selection(selection)
{
    setClosable(true);
    connect(this, &MessageBar::closed, this, [this]() { m_closed = true; });
    whenChanged(session, Session::DataChanged, this, [this]() { m_closed = false; });
    whenChanged(
        session, Session::DataChanged | Session::SystemsChanged | Session::ResultChanged, this, [this]() {
            m_found.clear();
            for (const analysis::EvaluationPtr& evaluation :
                { m_session.evaluationA(), m_session.evaluationB() }) {
                if (const auto found = evaluation ? analysis::typeMismatch(*evaluation) : std::nullopt) {
                    m_found.emplace_back(toQString(evaluation->system->name), *found);
                }
            }
            refresh();
        });
    whenChanged(selection, SelectionModel::SchemeChanged, this, &TypesBar::refresh);
}

QString TypesBar::words() const
{
    const auto without = [](const auto& found) { return found.second.reason == Reason::SystemWithoutTypes; };
    if (m_found.size() > 1 && std::ranges::all_of(m_found, without)) {
        return tr("The systems have no types.");
    }
    QStringList lines;
    for (const auto& [system, found] : m_found) {
        switch (found.reason) {
        case Reason::SystemWithoutTypes:
            //: %1: name of a system
            lines << tr("%1 has no types.").arg(system);
            break;
        case Reason::GoldWithoutTypes:
            lines << tr("The gold has no types.");
            break;
        case Reason::TypesDiffer:
            //: %1: name of a system, %2 and %3: numbers above 1
            lines << tr("%1: %2 of %3 matched annotations differ from the gold in the type only.")
                         .arg(system, countText(found.differing), countText(found.paired));
            break;
        }
    }
    lines.removeDuplicates();
    return lines.join(QLatin1Char('\n'));
}

void TypesBar::refresh()
{
    if (m_found.empty() || m_closed || !looksAtTypes(m_selection.scheme())) {
        hide();
        return;
    }
    std::vector<Choice> choices;
    if (std::ranges::any_of(m_found, [](const auto& found) { return found.second.linked; })) {
        choices.push_back({ tr("Score links"), tr("Score the links of the annotations"), [this]() {
                               done();
                               Q_EMIT linksRequested();
                           } });
    }
    choices.push_back({ tr("Ignore types"), tr("Compare spans only (scheme exact)"), [this]() {
                           done();
                           m_selection.setScheme(match::Scheme::Exact);
                       } });
    if (std::ranges::any_of(
            m_found, [](const auto& found) { return found.second.reason == Reason::TypesDiffer; })) {
        choices.push_back({ tr("Map labels…"), tr("Say which labels of the two sides mean the same"),
            [this]() { Q_EMIT labelsRequested(); } });
    }
    setChoices(std::move(choices));
    showMessage(Kind::Warning, words());
}

void TypesBar::done()
{
    m_closed = true;
    hide();
}

} // namespace touchstone::ui

#include "moc_typesbar.cpp"
