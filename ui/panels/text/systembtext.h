// SPDX-License-Identifier: GPL-3.0-or-later
// SystemBText: System B's text of each document, to stand beside the gold while records, lists and filters
// are System A's. Marks of B bear the record of A that is about the same gold annotation, so that selection
// and filters know them; what A has no record of bears a number beyond A's.
#pragma once

#include "ui/models/counterpart.h"
#include "ui/session/selectionmodel.h"
#include "ui/text/layout/textscene.h"

namespace touchstone::ui {

/// Immutable; to be asked from any thread. O(records + gold annotations) to make.
class SystemBText
{
public:
    /// `shown` is A's result, or A seen through a list; `b` is of the same gold.
    SystemBText(analysis::EvaluationPtr shown, analysis::EvaluationPtr b);

    [[nodiscard]] const analysis::EvaluationPtr& shown() const { return m_shown; }
    [[nodiscard]] const analysis::EvaluationPtr& b() const { return m_b; }
    /// B's case for one of A's; null: B does not have the document.
    [[nodiscard]] const analysis::DocumentCase* caseOf(std::size_t documentCase) const
    {
        return documentCase < m_cases.size() ? m_cases[documentCase] : nullptr;
    }
    /// The document must be one that B has. O(annotations log annotations).
    [[nodiscard]] TextScenePtr scene(std::size_t documentCase, match::Scheme scheme) const;

    /// What the marks of a record of B bear.
    [[nodiscard]] std::uint32_t numberOf(std::uint32_t recordOfB) const;
    /// The record of B behind a number beyond A's; nothing: the number is one of A, or none.
    [[nodiscard]] std::optional<std::uint32_t> onlyB(std::uint32_t number) const;
    /// Where an annotation that only B has stands in A's document: at its place in the gold.
    [[nodiscard]] SelectionModel::Range rangeOf(std::size_t documentCase, std::uint32_t recordOfB) const;
    /// A stretch of A's document in the texts of the scene: of A's own text what stands for it in the gold's;
    /// nothing: the gold does not have the document.
    [[nodiscard]] std::optional<SelectionModel::Range> inScene(
        std::size_t documentCase, const SelectionModel::Range& range) const;

private:
    analysis::EvaluationPtr m_shown;
    analysis::EvaluationPtr m_b;
    Counterpart m_shownOfB;
    std::vector<const analysis::DocumentCase*> m_cases; ///< B's, by A's
};

using SystemBTextPtr = std::shared_ptr<const SystemBText>;

} // namespace touchstone::ui
