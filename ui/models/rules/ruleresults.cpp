// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/rules/ruleresults.h"

#include "ui/session/session.h"

namespace touchstone::ui {

std::shared_ptr<const analysis::RulesResult> rulesResult(
    const Session& session, const analysis::EvaluationPtr& shown)
{
    if (!shown) {
        return nullptr;
    }
    const QString id = QStringLiteral("rules");
    const auto measure = shown == session.evaluationA() ? session.measureA(id)
        : shown == session.evaluationB()                ? session.measureB(id)
                                                        : nullptr;
    return std::dynamic_pointer_cast<const analysis::RulesResult>(measure);
}

} // namespace touchstone::ui
