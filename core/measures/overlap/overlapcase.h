// SPDX-License-Identifier: GPL-3.0-or-later
// One document of the measure `overlap`. Inside the room.
#pragma once

#include "core/evaluation/records/evaluation.h"
#include "core/evaluation/records/typenumbers.h"
#include "core/measures/base/namenumbers.h"
#include "core/measures/overlap/computeoverlap.h"
#include "core/measures/overlap/overlapcredit.h"
#include "core/support/progress.h"

namespace touchstone::analysis {

/// What all documents share: numbers of types and ids, weights between them.
class OverlapContext
{
public:
    explicit OverlapContext(const Evaluation& evaluation);

    [[nodiscard]] bool weighted() const { return m_weighted; }
    [[nodiscard]] metrics::CreditWeighting weighting() const { return { &m_types, &m_links }; }
    [[nodiscard]] const EntityTypes& entityTypes() const { return m_entityTypes; }
    /// Number of an id; `numbers`: of the document's ids that no weight speaks of.
    [[nodiscard]] std::uint32_t kbid(std::string_view id, metrics::NameNumbers& numbers) const
    {
        if (!m_linkNumbers.empty()) {
            if (const auto known = m_linkNumbers.find(id); known != m_linkNumbers.end()) {
                return known->second;
            }
        }
        return static_cast<std::uint32_t>(m_linkNames.size()) + numbers.number(id);
    }
    /// The key under which the credits of a row of types are earned.
    [[nodiscard]] metrics::CreditKey rowKey(metrics::CreditKey key) const;
    [[nodiscard]] bool isolated() const { return m_isolated; }

private:
    bool m_weighted;
    bool m_isolated;
    EntityTypes m_entityTypes;
    metrics::CreditWeights m_types;
    metrics::CreditWeights m_links;
    std::vector<std::string> m_linkNames; ///< ids of the weights; the first stands for none
    std::unordered_map<std::string_view, std::uint32_t> m_linkNumbers;
};

/// Names and credits of one document.
struct OverlapCase
{
    using Credits = std::array<metrics::DocumentCredits, 3>; ///< by key
    std::vector<metrics::CreditName> gold;
    std::vector<metrics::CreditName> system;
    std::vector<std::uint32_t> goldEntities; ///< by name
    std::vector<std::uint32_t> systemEntities;
    Credits plain;
    Credits weighted; ///< empty without weights
    Credits rows; ///< of the rows of types where these differ (isolated); else empty
};

/// Buffers that a worker keeps between documents.
struct OverlapBuffers
{
    metrics::NameNumbers ids;
    std::vector<std::uint32_t> types; ///< by annotation
};

/// Replaces what `result` holds; its memory is used again.
void fillOverlapCase(OverlapCase& result, const Evaluation& evaluation, const DocumentCase& documentCase,
    const OverlapContext& context, OverlapBuffers& buffers, const support::Progress& progress);

/// Tables of a result whose numbers are there; that per document has rows only with `perDocument`.
void addOverlapSheets(OverlapResult& result, const Evaluation& evaluation, bool perDocument);

} // namespace touchstone::analysis
