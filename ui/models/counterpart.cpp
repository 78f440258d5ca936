// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/counterpart.h"

#include <unordered_map>

namespace touchstone::ui {

Counterpart::Counterpart(analysis::EvaluationPtr a, analysis::EvaluationPtr b)
    : m_other(std::move(b))
{
    if (!a || !m_other || a->gold != m_other->gold) {
        return;
    }
    std::unordered_map<const annotation::Document*, std::size_t> firstOfDocument;
    m_first.reserve(a->cases.size());
    std::size_t size = 0;
    for (const analysis::DocumentCase& documentCase : a->cases) {
        m_first.push_back(size);
        if (documentCase.gold != nullptr) {
            firstOfDocument.emplace(documentCase.gold, size);
            size += documentCase.gold->annotations.size();
        }
    }
    m_records.assign(size, none);
    for (std::size_t number = 0; number < m_other->records.size(); ++number) {
        const match::PairOutcome& record = m_other->records[number];
        const auto found = firstOfDocument.find(m_other->cases[record.document].gold);
        if (record.hasGold() && found != firstOfDocument.end()) {
            m_records[found->second + record.gold] = static_cast<std::uint32_t>(number);
        }
    }
}

} // namespace touchstone::ui
