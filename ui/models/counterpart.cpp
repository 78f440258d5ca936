// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/counterpart.h"

#include "core/compare/comparisonunits.h"

namespace touchstone::ui {

Counterpart::Counterpart(analysis::EvaluationPtr a, analysis::EvaluationPtr b)
    : m_one(std::move(a))
    , m_other(std::move(b))
{
    if (!m_one || !m_other || !analysis::sameGold(*m_one, *m_other)) {
        return;
    }
    std::size_t size = 0;
    m_first.reserve(m_one->cases.size());
    for (const analysis::DocumentCase& documentCase : m_one->cases) {
        m_first.push_back(size);
        size += documentCase.gold != nullptr ? documentCase.gold->annotations.size() : 0;
    }
    m_records.assign(size, none);
    std::vector<std::uint32_t> ofGold; // by the number that both sides share
    for (const analysis::TwinCases& twins : analysis::twinCases(*m_one, *m_other)) {
        if (twins[0] == nullptr || twins[1] == nullptr || twins[0]->gold == nullptr) {
            continue;
        }
        const analysis::GoldNumbers numbers(*m_one, *m_other, twins);
        ofGold.assign(numbers.count, none);
        for (auto at = twins[1]->firstRecord; at < twins[1]->firstRecord + twins[1]->recordCount; ++at) {
            if (const auto& record = m_other->records[at]; record.hasGold()) {
                ofGold[numbers(1, record.gold)] = at;
            }
        }
        const std::size_t first = m_first[static_cast<std::size_t>(twins[0] - m_one->cases.data())];
        for (std::uint32_t gold = 0; gold < twins[0]->gold->annotations.size(); ++gold) {
            m_records[first + gold] = ofGold[numbers(0, gold)];
        }
    }
}

std::shared_ptr<const Counterpart> Counterpart::between(const analysis::EvaluationPtr& a,
    const analysis::EvaluationPtr& b, const std::shared_ptr<const Counterpart>& known)
{
    const bool same = known && known->m_one == a && known->m_other == b;
    return !b ? nullptr : same ? known : std::make_shared<const Counterpart>(a, b);
}

} // namespace touchstone::ui
