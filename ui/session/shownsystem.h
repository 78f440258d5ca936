// SPDX-License-Identifier: GPL-3.0-or-later
// Shown system: whose records the views of records show. A filter of Compare systems may show those of System
// B, or of System A under other settings, while tables go on with System A.
#pragma once

#include "core/measures/rules/computerules.h"

#include <QString>

namespace touchstone::ui {

class Session;

struct ShownSystem
{
    enum class Role : std::uint8_t {
        None, ///< there is no result
        A,
        B,
        Other ///< System A under the other settings of Compare systems, or as it was before its file was read
              ///< again, or a System B that is being replaced
    };
    Role role = Role::None;
    bool otherSettings = false;
    analysis::EvaluationPtr whole; ///< with all its own records, whatever list is shown; null: None
    bool earlier = false; ///< System A before it was read again
    /// Case of `whole` for a case of what is shown; nothing: this system has no such document.
    [[nodiscard]] std::optional<std::size_t> caseOf(
        const analysis::EvaluationPtr& shown, std::size_t documentCase) const;
    [[nodiscard]] QString name() const; ///< of the system; empty: None
    /// "team10", "team10, other settings" or "team10, as it was".
    [[nodiscard]] QString text() const;
};

/// Whose records `shown` holds (SelectionModel::evaluation).
[[nodiscard]] ShownSystem shownSystem(const Session& session, const analysis::EvaluationPtr& shown);

/// The other one of System A and B, to set beside records of either; null: there is none, or it is of other
/// settings or another gold.
[[nodiscard]] analysis::EvaluationPtr otherSystem(
    const Session& session, const analysis::EvaluationPtr& shown);

/// Before a link of System B's numbers is followed: filters speak of System A, so it becomes that. Nothing to
/// do for the other roles.
void makeSystemA(Session& session, ShownSystem::Role role);

/// What the rules say of System A or B, whichever `shown` is the evaluation of
/// (SelectionModel::mainEvaluation); null: the rules have not run, or it is neither.
[[nodiscard]] std::shared_ptr<const analysis::RulesResult> rulesResult(
    const Session& session, const analysis::EvaluationPtr& shown);

} // namespace touchstone::ui
