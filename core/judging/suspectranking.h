// SPDX-License-Identifier: GPL-3.0-or-later
// SuspectRanking: the suspects that are not judged yet, ranked anew by what was said of the judged ones.
//
// wrong and right are the verdicts so far, p = (wrong + 1) / (wrong + right + 2). A row's rank is
// 2.5 * score + sum over its groups of ln((wrong_g + a p) / (right_g + a (1 - p))) - ln(p / (1 - p)).
// Groups: surface with gold type and proposal (a = 1.5), gold type and proposal (a = 8), document and gold
// type (a = 4). Without verdicts the sum is 0.
//
// Measured: hipe2020-fr and wnut17 with one to three of their systems, planted errors in the gold, ten draws
// each, a judge that says "wrong" of these alone, ranked anew after each verdict, against the list as it
// stands. Where a fifth of one type is misread as another one (a slip of the guideline), the first 50
// judgements find 5 to 24 more in the mean, and in no draw fewer. Where a twentieth of all annotations have
// types drawn at random, so that no group tells anything, they find 0.7 to 5.6 more in the mean, but one draw
// in ten finds 2 fewer (wnut17 with three systems: two draws, up to 5; there the first 100 lose 1.1 in the
// mean). Ranked anew after every tenth verdict alone it is worse (hipe2020-fr with two systems: 1.8 below in
// the mean), so it is done after each.
#pragma once

#include "core/evaluation/settings/judgementtable.h"
#include "core/judging/suspects.h"

namespace touchstone::analysis {

/// What a verdict says of the gold.
enum class GoldVerdict : std::uint8_t {
    Wrong, ///< the annotation is wrong, or one is missing here
    Right,
    Open ///< cannot be told: the row is done, and nothing is learnt
};
/// Nothing: the verdict was cleared.
[[nodiscard]] std::optional<GoldVerdict> goldVerdict(Verdict verdict);

/// How verdicts on rows like this one went: same gold type and same proposal; `alike`: same surface, too.
struct JudgedAlike
{
    std::uint32_t wrong = 0;
    std::uint32_t right = 0;
    friend bool operator==(const JudgedAlike&, const JudgedAlike&) = default;
};

class SuspectRanking
{
public:
    explicit SuspectRanking(SuspectListPtr list);

    [[nodiscard]] const SuspectListPtr& list() const { return m_list; }
    /// Rows of the list that are not judged, most doubtful first; equal ones as the list has them.
    [[nodiscard]] const std::vector<std::uint32_t>& order() const { return m_order; }
    /// Those that are, in the order in which it was said.
    [[nodiscard]] const std::vector<std::uint32_t>& judged() const { return m_judged; }
    [[nodiscard]] std::optional<GoldVerdict> verdict(std::size_t index) const; ///< nothing: not judged
    /// By which a row is ranked now. Without verdicts 2.5 times its score.
    [[nodiscard]] double rank(std::size_t index) const;
    /// Verdicts so far on rows with the same gold type and proposal, itself left out.
    [[nodiscard]] JudgedAlike judgedAlike(std::size_t index) const;
    [[nodiscard]] JudgedAlike judgedAlikeBySurface(std::size_t index) const; ///< same surface, too

    /// Says or changes the verdict on a row, and ranks the rest anew. O(rows log rows): 50 ms for 100,000.
    void judge(std::size_t index, GoldVerdict verdict);
    /// Takes a verdict back; one that was not given is none to take back.
    void undo(std::size_t index);
    /// Forgets all verdicts and takes those of a table: of each row the one that counts
    /// (JudgementTable::rank) of all that hold for its records (judgementsOf). O(judgements * rows and
    /// records of their documents).
    void judgeBy(const JudgementTable& judgements);

private:
    struct Counts
    {
        std::uint32_t wrong = 0;
        std::uint32_t right = 0;
    };
    void count(std::size_t index, GoldVerdict verdict, int by);
    void say(std::size_t index, std::optional<GoldVerdict> verdict);
    void rankAnew();
    [[nodiscard]] JudgedAlike without(std::size_t index, const Counts& counts) const;

    SuspectListPtr m_list;
    std::vector<std::array<std::uint32_t, 3>> m_groups; ///< by row: numbers of its groups
    std::array<std::vector<Counts>, 3> m_counts; ///< by kind and number of group
    Counts m_all;
    std::vector<std::optional<GoldVerdict>> m_verdicts; ///< by row
    std::vector<std::uint32_t> m_judged;
    std::vector<std::uint32_t> m_order;
};

} // namespace touchstone::analysis
