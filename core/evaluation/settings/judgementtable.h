// SPDX-License-Identifier: GPL-3.0-or-later
// JudgementTable: what people have said of single records ("the gold is wrong"), found by the annotations
// that meet in them. judging/judgementfile.h reads and writes the file.
#pragma once

#include "core/evaluation/settings/judgement.h"

#include <span>

namespace touchstone::analysis {

class JudgementTable
{
public:
    JudgementTable() = default;
    /// Of several of one record the newest counts, of equal times the greatest, so that their order says
    /// nothing. `set`: the data set that documents are of which tell no part (annotation::partAttribute).
    /// O(judgements log judgements).
    explicit JudgementTable(std::vector<Judgement> judgements, std::string set = {});

    [[nodiscard]] const std::string& set() const { return m_set; }
    [[nodiscard]] bool empty() const { return m_judgements.empty(); }
    /// One for each record, by record; those that are cleared are among them.
    [[nodiscard]] const std::vector<Judgement>& judgements() const { return m_judgements; }
    /// Of one document, by record. O(log judgements).
    [[nodiscard]] std::span<const Judgement> of(const std::string& set, const std::string& document) const;
    /// Of exactly this record; null: nobody has judged it. A cleared one is there. O(log judgements).
    [[nodiscard]] const Judgement* of(const JudgedRecord& record) const;

private:
    std::string m_set;
    std::vector<Judgement> m_judgements;
};

} // namespace touchstone::analysis
