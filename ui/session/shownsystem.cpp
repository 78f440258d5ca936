// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/shownsystem.h"

#include "ui/session/comparer.h"
#include "ui/session/corestrings.h"
#include "ui/session/session.h"

#include <QCoreApplication>

namespace touchstone::ui {

std::optional<std::size_t> ShownSystem::caseOf(
    const analysis::EvaluationPtr& shown, std::size_t documentCase) const
{
    if (!whole || !shown || documentCase >= shown->cases.size()) {
        return std::nullopt;
    }
    const auto same = [&wanted = shown->cases[documentCase]](const analysis::DocumentCase& candidate) {
        return candidate.gold == wanted.gold && (wanted.gold != nullptr || candidate.system == wanted.system);
    };
    if (documentCase < whole->cases.size() && same(whole->cases[documentCase])) {
        return documentCase; // but for System B's, whose documents stand in A's order
    }
    const auto found = std::ranges::find_if(whole->cases, same);
    return found == whole->cases.end()
        ? std::nullopt
        : std::optional(static_cast<std::size_t>(found - whole->cases.begin()));
}

QString ShownSystem::name() const { return whole ? toQString(whole->system->name) : QString(); }

QString ShownSystem::text() const
{
    if (earlier) {
        //: %1: name of a system whose file has been read again since
        return QCoreApplication::translate("ShownSystem", "%1, as it was").arg(name());
    }
    return otherSettings
        //: %1: name of a system that is scored under other settings than those in force
        ? QCoreApplication::translate("ShownSystem", "%1, other settings").arg(name())
        : name();
}

ShownSystem shownSystem(const Session& session, const analysis::EvaluationPtr& shown)
{
    if (!shown) {
        return {};
    }
    const analysis::EvaluationPtr whole = shown->whole ? shown->whole : shown;
    using Role = ShownSystem::Role;
    const Role role = whole == session.evaluationB() ? Role::B
        : whole == session.evaluationA()             ? Role::A
                                                     : Role::Other;
    const auto inForce = session.evaluationA();
    const auto since = session.comparer().sinceEarlier();
    return { role, inForce && whole->spec != inForce->spec, whole, since && since->earlier == whole };
}

analysis::EvaluationPtr otherSystem(const Session& session, const analysis::EvaluationPtr& shown)
{
    const ShownSystem system = shownSystem(session, shown);
    if (system.role != ShownSystem::Role::A && system.role != ShownSystem::Role::B) {
        return nullptr;
    }
    analysis::EvaluationPtr other
        = system.role == ShownSystem::Role::A ? session.evaluationB() : session.evaluationA();
    return other && analysis::sameGold(*other, *shown) && other->spec == shown->spec ? other : nullptr;
}

void makeSystemA(Session& session, ShownSystem::Role role)
{
    if (role == ShownSystem::Role::B) {
        session.setSystemA(session.systemB());
    }
}

std::shared_ptr<const analysis::RulesResult> rulesResult(
    const Session& session, const analysis::EvaluationPtr& shown)
{
    if (!shown) {
        return nullptr;
    }
    const QString id = toQString(analysis::rulesMeasure.id);
    const auto measure = shown == session.evaluationA() ? session.measureA(id)
        : shown == session.evaluationB()                ? session.measureB(id)
                                                        : nullptr;
    return std::dynamic_pointer_cast<const analysis::RulesResult>(measure);
}

} // namespace touchstone::ui
