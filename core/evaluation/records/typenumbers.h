// SPDX-License-Identifier: GPL-3.0-or-later
// Which annotations an evaluation counts, by number of their type. Inside the room.
#pragma once

#include "core/evaluation/records/evaluation.h"

namespace touchstone::analysis {

/// Numbers, among Evaluation::labels, of the annotations that an evaluation counts.
class EntityTypes
{
public:
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

    explicit EntityTypes(const Evaluation& evaluation)
        : m_evaluation(evaluation)
        , m_gold(numbersOf(evaluation.gold->labels))
        , m_system(numbersOf(evaluation.system->labels))
    {
    }

    /// By annotation of one side of a case; `none` for components, and for what a scorer leaves out. That
    /// scorer's labels are its own, so its records are asked. O(annotations).
    void fill(std::vector<std::uint32_t>& types, const DocumentCase& documentCase, bool gold) const
    {
        const auto* const document = gold ? documentCase.gold : documentCase.system;
        types.clear();
        if (document == nullptr) {
            return;
        }
        types.assign(document->annotations.size(), none);
        if (m_evaluation.spec.matching.pairing == match::PairingPolicy::Hipe) {
            for (const auto& record : m_evaluation.recordsOf(documentCase)) {
                if (gold && record.hasGold()) {
                    types[record.gold] = record.goldType;
                } else if (!gold && record.hasSystem()) {
                    types[record.system] = record.systemType;
                }
            }
            return;
        }
        const auto& numbers = gold ? m_gold : m_system;
        for (std::size_t i = 0; i < types.size(); ++i) {
            const auto& entity = document->annotations.entities[i];
            if (entity.role == annotation::Role::Entity) {
                types[i] = numbers[static_cast<std::size_t>(entity.label)];
            }
        }
    }

private:
    [[nodiscard]] std::vector<std::uint32_t> numbersOf(const annotation::LabelSet& labels) const
    {
        const auto& known = m_evaluation.labels;
        std::vector<std::uint32_t> numbers(labels.size(), none);
        for (std::uint32_t i = 0; i < numbers.size(); ++i) {
            const auto& name = labels.name(annotation::LabelId { i });
            const auto found = std::ranges::lower_bound(known, name);
            if (found != known.end() && *found == name) {
                numbers[i] = static_cast<std::uint32_t>(found - known.begin());
            }
        }
        return numbers;
    }

    const Evaluation& m_evaluation;
    std::vector<std::uint32_t> m_gold; ///< by label
    std::vector<std::uint32_t> m_system;
};

} // namespace touchstone::analysis
