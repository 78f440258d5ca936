// SPDX-License-Identifier: GPL-3.0-or-later
// What of a file of corrections holds for a gold (heldCorrections of evaluation/dataset/corrections.h).
#include "core/evaluation/dataset/corrections.h"

#include "core/io/open/correctedcolumn.h"
#include "core/judging/anchoring.h"
#include "core/judging/correctionfile.h"
#include "core/judging/judgedplaces.h"
#include "core/support/findingkinds.h"
#include "core/support/numbers.h"

#include <set>

namespace touchstone::analysis {

namespace {

using annotation::Correction;
using support::Message;
using support::said;
using support::Severity;

support::Place placeOfLine(const Judgement& judgement)
{
    return { judgement.source.file, judgement.source.line, 0 };
}

/// The lines of both, the first one first.
std::pair<std::uint32_t, std::uint32_t> linesOf(const Judgement& a, const Judgement& b)
{
    return std::minmax({ a.source.line, b.source.line });
}

/// A correction with the judgement that says so.
struct HeldOne
{
    Correction correction;
    const Judgement* judgement = nullptr;
    std::int64_t since = 0; ///< when its judge spoke first of the place
};

class Holding
{
public:
    Holding(std::vector<Judgement> judgements, const std::string& set, const annotation::Layer& gold)
        : m_gold(gold)
        , m_flat(io::hasCells(gold))
    {
        for (std::uint32_t at = 0; at < gold.documents.size(); ++at) {
            m_documents.emplace(gold.documents[at].name, at);
        }
        for (auto& judgement : judgements) {
            auto& record = judgement.record;
            if (set.empty() || record.set.empty() || record.set == set) {
                record.set.clear();
                callByNumber(record.document);
                m_result.judgements.push_back(std::move(judgement));
            }
        }
    }

    HeldCorrections run()
    {
        dropSaidTwice();
        auto found = anchored(std::move(m_result.judgements), m_gold, {});
        m_result.judgements = std::move(found.judgements);
        tellLost(found);
        m_result.lost = static_cast<std::size_t>(std::ranges::count_if(
            found.lost, [](const Judgement& one) { return hasCorrection(one.verdict); }));
        const JudgementTable table(m_result.judgements);
        for (const auto& verdicts : verdictsByPlace(table)) {
            const auto& judgement = *verdicts.counted;
            if (hasCorrection(judgement.verdict)) {
                resolve(judgement, table.since(judgement));
            }
        }
        std::ranges::stable_sort(m_held, {}, [](const HeldOne& one) {
            const auto& correction = one.correction;
            return std::tuple(correction.document, correction.entity, std::cref(correction.right).get());
        });
        dropOpposed();
        for (auto& one : m_held) {
            m_result.corrections.push_back(std::move(one.correction));
        }
        return std::move(m_result);
    }

private:
    /// A correction that is lost changes the scores, as a judgement alone does not.
    void tellLost(const AnchoredJudgements& found)
    {
        const auto& findings = found.findings.list();
        for (std::size_t at = 0; at < found.lost.size() && at < findings.size(); ++at) {
            const auto& finding = findings[at];
            if (hasCorrection(found.lost[at].verdict)) {
                m_result.findings.add(
                    finding.severity, "corrections.lost", finding.place, said("%1", messageOf(finding)), 1);
            } else {
                m_result.findings.add(finding);
            }
        }
    }

    /// Documents that the file numbers (base#3) may be called by their number alone.
    void callByNumber(std::string& name) const
    {
        const auto number = support::parsed<std::uint32_t>(name);
        if (m_documents.contains(name) || !number || *number < 1 || *number > m_gold.documents.size()
            || !m_gold.documents[*number - 1].numbered) {
            return;
        }
        name = m_gold.documents[*number - 1].name;
    }

    /// What one judge says of one place at one time in two ways: neither holds. Where lines tell their time,
    /// the later one holds.
    void dropSaidTwice()
    {
        using Key = std::tuple<JudgedPlace, std::string, bool, std::int64_t>;
        std::map<Key, std::vector<const Judgement*>> said;
        for (const auto& judgement : m_result.judgements) {
            said[{ placeOf(judgement.record), judgement.judge, judgement.adjudicated, judgement.time }]
                .push_back(&judgement);
        }
        std::set<const Judgement*> dropped;
        for (const auto& [key, judgements] : said) {
            const auto& first = *judgements.front();
            for (const auto* judgement : judgements) {
                if (judgement->correct != first.correct && hasCorrection(judgement->verdict)
                    && hasCorrection(first.verdict)) {
                    tellOpposed(first, *judgement);
                    dropped.insert(&first);
                    dropped.insert(judgement);
                }
            }
        }
        m_result.opposed += dropped.size();
        std::vector<Judgement> kept;
        for (auto& judgement : m_result.judgements) {
            if (!dropped.contains(&judgement)) {
                kept.push_back(std::move(judgement));
            }
        }
        m_result.judgements = std::move(kept);
    }

    void tellOpposed(const Judgement& a, const Judgement& b)
    {
        const auto [first, last] = linesOf(a, b);
        m_result.findings.add(Severity::Error, "corrections.opposed",
            placeOfLine(a.source.line < b.source.line ? b : a),
            a.judge.empty()
                ? said("The corrections of lines %1 and %2 overlap, and what they say is right cannot both "
                       "be, so neither is applied. Take one out, or make them one set.",
                    first, last)
                : said("The corrections of lines %1 and %2 (%3) overlap, and what they say is right cannot "
                       "both be, so neither is applied. Take one out, or make them one set.",
                    first, last, a.judge));
    }

    void lose(const Judgement& judgement, Message why)
    {
        ++m_result.lost;
        m_result.findings.add(
            Severity::Warning, "corrections.lost", placeOfLine(judgement), std::move(why), 1);
    }

    void resolve(const Judgement& judgement, std::int64_t since)
    {
        if (!judgement.correct) {
            m_result.findings.add(Severity::Note, "corrections.untold", placeOfLine(judgement),
                said("The judgement says that the gold is wrong, but not what is right: it corrects "
                     "nothing."));
            return;
        }
        const auto document = m_documents.find(judgement.record.document);
        if (document == m_documents.end()) {
            lose(judgement,
                said("The correction is not applied: the gold has no document \"%1\".",
                    judgement.record.document));
            return;
        }
        HeldOne one { { document->second, annotation::noEntity, {}, placeOfLine(judgement) }, &judgement,
            since };
        if (judgement.record.gold) {
            const auto entity = entityOf(document->second, *judgement.record.gold);
            if (!entity) {
                const auto& gold = *judgement.record.gold;
                lose(judgement,
                    said("The correction is not applied: the gold has no %1 from %2 to %3 in \"%4\".",
                        gold.type, gold.pieces.front().begin, gold.pieces.back().end,
                        judgement.record.document));
                return;
            }
            one.correction.entity = *entity;
        }
        if (takeRight(judgement, one.correction)) {
            m_held.push_back(std::move(one));
        }
    }

    [[nodiscard]] std::optional<std::uint32_t> entityOf(
        std::uint32_t document, const JudgedAnnotation& wanted)
    {
        const auto& tree = m_gold.documents[document].annotations;
        auto& byBegin = m_byBegin[document];
        if (byBegin.empty()) {
            for (std::uint32_t at = 0; at < tree.size(); ++at) {
                byBegin.emplace(tree.entities[at].span.begin, at);
            }
        }
        const auto [first, end] = byBegin.equal_range(wanted.pieces.front().begin);
        const auto found = std::find_if(first, end, [&](const auto& entry) {
            return tree.counted(entry.second) && std::ranges::equal(tree.pieces(entry.second), wanted.pieces)
                && m_gold.fileLabel(tree.entities[entry.second]) == wanted.type;
        });
        return found == end ? std::nullopt : std::optional(found->second);
    }

    bool takeRight(const Judgement& judgement, Correction& correction)
    {
        const auto& document = m_gold.documents[correction.document];
        const auto length = document.withoutText() ? annotation::largestOffset : document.text.length();
        for (const auto& right : *judgement.correct) {
            bool fits = !right.pieces.empty() && !right.type.empty();
            std::uint32_t end = 0;
            for (const auto piece : right.pieces) {
                fits = fits && piece.begin >= end && piece.begin < piece.end && piece.end <= length;
                end = piece.end;
            }
            if (!fits) {
                lose(judgement,
                    said("The correction is not applied: what is right does not lie in the text, or has no "
                         "type."));
                return false;
            }
            correction.right.push_back({ right.pieces, right.type, right.link });
        }
        std::ranges::sort(correction.right);
        return true;
    }

    // ------------------------------------------------------------------------ corrections of several places

    struct RightPlace
    {
        text::Span span;
        const annotation::RightAnnotation* right = nullptr;
        std::size_t held = 0;
    };

    /// Can not both annotations be right? Nested ones can, where the format has a place for them.
    [[nodiscard]] bool oppose(const RightPlace& a, const RightPlace& b) const
    {
        if (text::overlap(a.span, b.span) == 0) {
            return false;
        }
        const bool same = a.right->pieces == b.right->pieces && a.right->type == b.right->type;
        return !same && (m_flat || text::relation(a.span, b.span) == text::SpanRelation::Crossing);
    }

    void dropOpposed()
    {
        std::vector<bool> dropped(m_held.size(), false);
        for (std::size_t first = 0; first < m_held.size();) {
            const auto document = m_held[first].correction.document;
            std::vector<RightPlace> places;
            for (; first < m_held.size() && m_held[first].correction.document == document; ++first) {
                for (const auto& right : m_held[first].correction.right) {
                    places.push_back({ right.span(), &right, first });
                }
            }
            std::ranges::stable_sort(places, {}, &RightPlace::span);
            for (std::size_t at = 0; at < places.size(); ++at) {
                for (auto other = at + 1;
                     other < places.size() && places[other].span.begin < places[at].span.end; ++other) {
                    if (places[at].held != places[other].held && oppose(places[at], places[other])) {
                        settle(places[at].held, places[other].held, dropped);
                    }
                }
            }
        }
        std::size_t at = 0;
        std::erase_if(m_held, [&](const HeldOne&) { return dropped[at++]; });
    }

    /// Of one judge neither holds; of two what is adjudicated, else the first judge's.
    void settle(std::size_t a, std::size_t b, std::vector<bool>& dropped)
    {
        const auto& one = *m_held[a].judgement;
        const auto& other = *m_held[b].judgement;
        if (one.judge == other.judge && one.adjudicated == other.adjudicated) {
            tellOpposed(one, other);
            m_result.opposed += (dropped[a] ? 0U : 1U) + (dropped[b] ? 0U : 1U);
            dropped[a] = true;
            dropped[b] = true;
            return;
        }
        const auto rank = [this](std::size_t held) {
            const auto& judgement = *m_held[held].judgement;
            return std::tuple(!judgement.adjudicated, judgement.judge.empty(), m_held[held].since,
                std::cref(judgement.judge).get());
        };
        const auto loser = rank(a) < rank(b) ? b : a;
        if (!dropped[loser]) {
            dropped[loser] = true;
            const auto& judgement = *m_held[loser].judgement;
            const auto [first, last] = linesOf(one, other);
            m_result.findings.add(Severity::Note, "corrections.judges", placeOfLine(judgement),
                judgement.judge.empty()
                    ? said("Of lines %1 and %2 the correction gives way to the other judge's.", first, last)
                    : said("Of lines %1 and %2 the correction (%3) gives way to the other judge's.", first,
                        last, judgement.judge));
        }
    }

    const annotation::Layer& m_gold;
    bool m_flat;
    std::map<std::string, std::uint32_t, std::less<>> m_documents;
    /// By document, where annotations begin; of documents that were asked for.
    std::map<std::uint32_t, std::multimap<std::uint32_t, std::uint32_t>> m_byBegin;
    std::vector<HeldOne> m_held;
    HeldCorrections m_result;
};

} // namespace

support::Result<HeldCorrections> heldCorrections(
    const CorrectionSource& source, const std::string& set, const annotation::Layer& gold)
{
    auto read = readCorrections(
        source.path, source.inclusiveEnds ? CorrectionEnds::Inclusive : CorrectionEnds::Exclusive);
    if (!read) {
        return tl::unexpected(read.error());
    }
    auto result = Holding(std::move(read->judgements), set, gold).run();
    read->findings.append(result.findings);
    result.findings = std::move(read->findings);
    return result;
}

} // namespace touchstone::analysis
