// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/overlap/overlapcase.h"

#include "core/evaluation/records/commonspans.h"
#include "core/support/lookup.h"

namespace touchstone::analysis {

namespace {

using metrics::CreditKey;
using metrics::CreditName;

template <typename Map>
void fillNames(std::vector<CreditName>& names, std::vector<std::uint32_t>& entities,
    const DocumentCase& documentCase, bool gold, const OverlapContext& context, OverlapBuffers& buffers,
    Map&& map)
{
    names.clear();
    entities.clear();
    const auto* const document = gold ? documentCase.gold : documentCase.system;
    if (document == nullptr) {
        return;
    }
    const auto& tree = document->annotations;
    context.entityTypes().fill(buffers.types, documentCase, gold);
    names.reserve(tree.size());
    entities.reserve(tree.size());
    for (std::uint32_t i = 0; i < tree.size(); ++i) {
        const auto& entity = tree.entities[i];
        const auto type = buffers.types[i];
        if (type == EntityTypes::none) {
            continue;
        }
        CreditName name { map(entity.span), type, 0 };
        if (entity.details != 0) {
            const auto& links = tree.details[entity.details - 1].links;
            if (!links.empty() && !annotation::isNil(links.front())) {
                name.kbid = context.kbid(links.front(), buffers.ids);
            }
        }
        names.push_back(name);
        entities.push_back(i);
    }
}

} // namespace

OverlapContext::OverlapContext(const Evaluation& evaluation)
    : m_weighted(!evaluation.spec.overlap.types.empty() || !evaluation.spec.overlap.links.empty())
    , m_isolated(evaluation.spec.perType == PerType::Isolated)
    , m_entityTypes(evaluation)
{
    m_linkNames.emplace_back();
    if (!m_weighted) {
        return;
    }
    m_types = metrics::creditWeights(evaluation.spec.overlap.types, evaluation.labels);
    for (const auto& [pair, weight] : evaluation.spec.overlap.links.weights) {
        m_linkNames.push_back(pair.first);
        m_linkNames.push_back(pair.second);
    }
    support::sortUnique(m_linkNames);
    m_links = metrics::creditWeights(evaluation.spec.overlap.links, m_linkNames);
    for (std::uint32_t i = 1; i < m_linkNames.size(); ++i) {
        m_linkNumbers.emplace(m_linkNames[i], i);
    }
}

CreditKey OverlapContext::rowKey(CreditKey key) const
{
    if (!m_isolated || key == CreditKey::SpanType) {
        return key;
    }
    return key == CreditKey::Span ? CreditKey::SpanType : CreditKey::SpanTypeKbid;
}

void fillOverlapCase(OverlapCase& result, const Evaluation& evaluation, const DocumentCase& documentCase,
    const OverlapContext& context, OverlapBuffers& buffers, const support::Progress& progress)
{
    const CommonSpans common(documentCase, evaluation.spec.unit);
    buffers.ids.clear();
    fillNames(result.gold, result.goldEntities, documentCase, true, context, buffers, common.ofGold());
    fillNames(result.system, result.systemEntities, documentCase, false, context, buffers, common.ofSystem());
    const metrics::OverlapCredit credit(result.gold, result.system, progress);
    for (std::size_t i = 0; i < metrics::overlapKeys.size(); ++i) {
        const auto key = metrics::overlapKeys[i];
        credit.credits(key, {}, result.plain[i]);
        if (context.weighted()) {
            credit.credits(key, context.weighting(), result.weighted[i]);
        }
        if (context.isolated()) {
            credit.credits(context.rowKey(key), {}, result.rows[i]);
        }
    }
}

} // namespace touchstone::analysis
