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
    /// Of several of one judge and record the newest counts, of equal times the greatest, so that their order
    /// says nothing; lines without a judge are as those of one more. What is adjudicated stands beside what
    /// the same judge said. `set`: the data set that documents are of which tell no part
    /// (annotation::partAttribute). O(judgements log judgements).
    explicit JudgementTable(std::vector<Judgement> judgements, std::string set = {});

    [[nodiscard]] const std::string& set() const { return m_set; }
    [[nodiscard]] bool empty() const { return m_judgements.empty(); }
    /// All that it was made of, sorted.
    [[nodiscard]] const std::vector<Judgement>& given() const { return m_given; }
    /// One for each record and judge, by record, then by judge; those that are cleared are among them.
    [[nodiscard]] const std::vector<Judgement>& judgements() const { return m_judgements; }
    /// Of one document, by record. O(log judgements).
    [[nodiscard]] std::span<const Judgement> of(const std::string& set, const std::string& document) const;
    /// Of exactly this record, by judge; cleared ones are there. O(log judgements).
    [[nodiscard]] std::span<const Judgement> of(const JudgedRecord& record) const;
    /// When its judge spoke first of the record, with whatever verdict. Precondition: one of judgements().
    [[nodiscard]] std::int64_t since(const Judgement& judgement) const
    {
        return m_since[static_cast<std::size_t>(&judgement - m_judgements.data())];
    }
    /// Names of all judges, sorted; those that are not told are none.
    [[nodiscard]] std::vector<std::string> judges() const;
    /// Brings judgements of one thing into the order in which they count, the one that holds last: what is
    /// adjudicated (the newest), else the judge's who was first to speak of it (of equal times the first by
    /// name), else the newest that tells no judge. Before them all stand those that their own judge has said
    /// anew. O(them × judges).
    void rank(std::vector<const Judgement*>& judgements) const;

private:
    std::string m_set;
    std::vector<Judgement> m_given;
    std::vector<Judgement> m_judgements;
    std::vector<std::int64_t> m_since; ///< by judgement
};

} // namespace touchstone::analysis
