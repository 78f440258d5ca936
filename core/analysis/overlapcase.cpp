// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/overlapcase.h"

#include "core/analysis/commonspans.h"

#include <algorithm>

namespace touchstone::analysis {

namespace {

using metrics::CreditKey;
using metrics::CreditName;

std::vector<std::uint32_t> typeNumbers(const annotation::LabelSet& labels, const Evaluation& evaluation)
{
    std::vector<std::uint32_t> numbers(labels.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        // Labels of components only are no types: their number is never asked for.
        const auto found = std::lower_bound(evaluation.labels.begin(), evaluation.labels.end(),
            labels.name(annotation::LabelId { static_cast<std::uint32_t>(i) }));
        numbers[i] = static_cast<std::uint32_t>(found - evaluation.labels.begin());
    }
    return numbers;
}

template <typename Map>
void fillNames(std::vector<CreditName>& names, const annotation::Document& document, bool gold,
    const OverlapContext& context, metrics::NameNumbers& ids, Map&& map)
{
    const auto& tree = document.annotations;
    names.reserve(tree.size());
    for (const auto& entity : tree.entities) {
        if (entity.role != annotation::Role::Entity) {
            continue;
        }
        CreditName name { map(entity.span), context.type(gold, entity.label), 0 };
        if (entity.details != 0) {
            const auto& links = tree.details[entity.details - 1].links;
            if (!links.empty() && !annotation::isNil(links.front())) {
                name.kbid = context.kbid(links.front(), ids);
            }
        }
        names.push_back(name);
    }
}

} // namespace

OverlapContext::OverlapContext(const Evaluation& evaluation)
    : m_weighted(!evaluation.spec.overlap.types.empty() || !evaluation.spec.overlap.links.empty())
    , m_isolated(evaluation.spec.perType == PerType::Isolated)
    , m_goldTypes(typeNumbers(evaluation.gold->labels, evaluation))
    , m_systemTypes(typeNumbers(evaluation.system->labels, evaluation))
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
    std::sort(m_linkNames.begin(), m_linkNames.end());
    m_linkNames.erase(std::unique(m_linkNames.begin(), m_linkNames.end()), m_linkNames.end());
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

OverlapCase overlapCase(const Evaluation& evaluation, const DocumentCase& documentCase,
    const OverlapContext& context, OverlapBuffers& buffers, const support::Progress& progress)
{
    OverlapCase result;
    const CommonSpans common(documentCase, evaluation.spec.unit);
    buffers.ids.clear();
    if (documentCase.gold != nullptr) {
        fillNames(result.gold, *documentCase.gold, true, context, buffers.ids,
            [&](text::Span span) { return common.gold(span); });
    }
    if (documentCase.system != nullptr) {
        fillNames(result.system, *documentCase.system, false, context, buffers.ids,
            [&](text::Span span) { return common.system(span); });
    }
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
    return result;
}

} // namespace touchstone::analysis
