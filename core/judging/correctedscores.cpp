// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judging/correctedscores.h"

#include "core/annotation/relabelling.h"
#include "core/evaluation/slices/judgedrecords.h"
#include "core/judging/judgedplaces.h"

#include <cmath>
#include <map>
#include <set>
#include <tuple>

namespace touchstone::analysis {

namespace {

constexpr double z95 = 1.959963984540054;
constexpr auto strict = match::Scheme::Strict;

std::optional<double> f1Of(double correct, double gold, double system)
{
    return metrics::ratio(2 * correct, gold + system);
}

/// What a judged record changes.
struct Change
{
    double correct = 0;
    double gold = 0;
};

/// Records of which those drawn at random stand for all.
struct Stratum
{
    double records = 0;
    std::vector<Change> drawn;
};

class Correcting
{
public:
    Correcting(const Evaluation& before, const AppliedCorrections& corrections,
        const annotation::LabelRules& rules, CorrectedScores& result)
        : m_before(before)
        , m_table(corrections.judgements)
        , m_rules(rules, annotation::LabelSide::Gold)
        , m_result(result)
    {
    }

    void run(const Evaluation& corrected)
    {
        constexpr std::array<std::string_view, 4> names { "false alarms", "missed", "wrong", "correct" };
        for (std::size_t at = 0; at < names.size(); ++at) {
            m_result.outcomes[at].name = names[at];
        }
        claim();
        for (const auto& record : m_before.records) {
            add(record);
        }
        addElsewhere();
        const auto& tally = m_before.overall[static_cast<std::size_t>(strict)];
        const auto& after = corrected.overall[static_cast<std::size_t>(strict)];
        m_result.before = tally.f1();
        m_result.corrected = after.f1();
        if (after.precisionTold()) {
            m_result.lenient = f1Of(after.goldCredit() + m_lenient.correct,
                static_cast<double>(after.possible()) + m_lenient.gold, static_cast<double>(after.actual()));
        }
        estimate(tally);
    }

private:
    [[nodiscard]] static std::size_t placeOf(match::Outcome outcome)
    {
        switch (outcome) {
        case match::Outcome::Spurious:
            return 0;
        case match::Outcome::Missing:
            return 1;
        case match::Outcome::Correct:
            return 3;
        default:
            return 2;
        }
    }

    void add(const match::PairOutcome& record)
    {
        const auto outcome = record.outcome(strict);
        const bool right = outcome == match::Outcome::Correct;
        auto& row = m_result.outcomes[placeOf(outcome)];
        auto& stratum = m_strata[right ? 1 : 0];
        ++row.records;
        const auto said = judgementsOf(m_table, m_before, record);
        if (said.empty()) {
            stratum.records += 1;
            return;
        }
        m_seen.insert(said.begin(), said.end());
        const auto& judgement = *said.back();
        ++row.judged;
        ++row.verdicts.at(static_cast<std::size_t>(judgement.verdict));
        const auto change = changeOf(record, judgement, row);
        if (judgement.sampled == Sampled::Random) {
            stratum.records += 1;
            stratum.drawn.push_back(change);
        } else {
            m_exact.correct += change.correct;
            m_exact.gold += change.gold;
        }
        if (judgement.verdict == Verdict::BothAcceptable && !right) {
            m_lenient.correct += record.hasSystem() ? 1 : 0;
            m_lenient.gold += record.hasSystem() ? (record.hasGold() ? 0 : 1) : -1;
        }
    }

    /// What the gold lacks where this system has nothing either: no record, but more gold annotations.
    void addElsewhere()
    {
        for (const auto& verdicts : verdictsByPlace(m_table)) {
            const auto& judgement = *verdicts.counted;
            const bool elsewhere = !verdicts.place.ofGold && hasCorrection(judgement.verdict)
                && judgement.correct && !m_seen.contains(&judgement);
            for (std::size_t at = 0; elsewhere && at < judgement.correct->size(); ++at) {
                const auto type = m_rules.renamed((*judgement.correct)[at].type);
                m_exact.gold += type && m_rules.keeps(*type) ? 1 : 0;
            }
        }
    }

    /// An annotation of a document: its case, type, pieces.
    using Place = std::tuple<std::uint32_t, std::string, std::vector<text::Span>>;

    [[nodiscard]] std::vector<Place> rightPlaces(std::uint32_t document, const Judgement& judgement) const
    {
        std::vector<Place> places;
        if (hasCorrection(judgement.verdict) && judgement.correct) {
            for (const auto& right : *judgement.correct) {
                const auto type = m_rules.renamed(right.type);
                if (type && m_rules.keeps(*type)) {
                    places.emplace_back(document, *type, right.pieces);
                }
            }
        }
        return places;
    }

    [[nodiscard]] std::optional<Place> systemPlace(const match::PairOutcome& record) const
    {
        if (!record.hasSystem()) {
            return std::nullopt;
        }
        const auto pieces = m_before.cases[record.document].system->annotations.pieces(record.system);
        return Place { record.document, std::string(m_before.labels[record.systemType]),
            { pieces.begin(), pieces.end() } };
    }

    /// Of what is right, what the system has: each belongs to the record that has it, whatever record the
    /// correction was made of, so that it counts once.
    void claim()
    {
        for (const auto& record : m_before.records) {
            if (const auto said = judgementsOf(m_table, m_before, record); !said.empty()) {
                for (auto& place : rightPlaces(record.document, *said.back())) {
                    m_right.emplace(std::move(place), false);
                }
            }
        }
        for (const auto& record : m_before.records) {
            const auto place = m_right.empty() ? std::nullopt : systemPlace(record);
            if (const auto found = place ? m_right.find(*place) : m_right.end(); found != m_right.end()) {
                found->second = true;
            }
        }
    }

    Change changeOf(const match::PairOutcome& record, const Judgement& judgement, JudgedOutcome& row) const
    {
        const bool corrected = hasCorrection(judgement.verdict) && judgement.correct;
        const auto own = systemPlace(record);
        const bool found = own && m_right.contains(*own);
        Change change;
        for (const auto& place : rightPlaces(record.document, judgement)) {
            change.gold += place != own && !m_right.at(place) ? 1 : 0; // else its record counts it
        }
        if (!corrected && !found) {
            return change;
        }
        const bool right = record.outcome(strict) == match::Outcome::Correct;
        row.systemRight += found ? 1U : 0U;
        change.correct = (found ? 1 : 0) - (right ? 1 : 0);
        change.gold += (found ? 1 : 0) - (record.hasGold() && corrected ? 1 : 0);
        return change;
    }

    void estimate(const metrics::Tally& tally)
    {
        if (!tally.precisionTold()) {
            m_result.why = "Precision is not told here.";
            return;
        }
        for (const auto& stratum : m_strata) {
            const auto drawn = static_cast<double>(stratum.drawn.size());
            if (stratum.records > 0 && (drawn < 1 || (drawn < 2 && drawn < stratum.records))) {
                m_result.why = std::string("Of the ")
                    + (&stratum == m_strata.data() ? "errors" : "correct records")
                    + " too few were drawn at random and judged to tell of the others.";
                return;
            }
        }
        auto correct = tally.goldCredit() + m_exact.correct;
        auto gold = static_cast<double>(tally.possible()) + m_exact.gold;
        for (const auto& stratum : m_strata) {
            const auto weight = stratum.records / static_cast<double>(stratum.drawn.size());
            for (const auto& change : stratum.drawn) {
                correct += weight * change.correct;
                gold += weight * change.gold;
            }
        }
        const auto system = static_cast<double>(tally.actual());
        m_result.estimated = f1Of(correct, gold, system);
        if (!m_result.estimated) {
            m_result.why = "There would be no annotations.";
            return;
        }
        const auto f1 = *m_result.estimated;
        double variance = 0;
        for (const auto& stratum : m_strata) {
            variance += varianceOf(stratum, f1, gold + system);
        }
        m_result.low = std::max(0.0, f1 - z95 * std::sqrt(variance));
        m_result.high = std::min(1.0, f1 + z95 * std::sqrt(variance));
    }

    [[nodiscard]] static double varianceOf(const Stratum& stratum, double f1, double all)
    {
        const auto drawn = static_cast<double>(stratum.drawn.size());
        if (drawn < 2) {
            return 0; // all are judged, or there are none
        }
        const auto effect
            = [&](const Change& change) { return (2 * change.correct - f1 * change.gold) / all; };
        double mean = 0;
        for (const auto& change : stratum.drawn) {
            mean += effect(change) / drawn;
        }
        double squares = 0;
        for (const auto& change : stratum.drawn) {
            squares += (effect(change) - mean) * (effect(change) - mean);
        }
        return stratum.records * stratum.records * (1 - drawn / stratum.records) * squares
            / (drawn * (drawn - 1));
    }

    const Evaluation& m_before;
    JudgementTable m_table;
    annotation::Relabelling m_rules;
    CorrectedScores& m_result;
    std::array<Stratum, 2> m_strata; ///< errors, correct records: without those judged otherwise than drawn
    Change m_exact, m_lenient;
    std::set<const Judgement*> m_seen; ///< of records
    std::map<Place, bool> m_right; ///< by corrections; does the system have it?
};

} // namespace

std::optional<JudgedShare> judgedShare(std::size_t number, std::size_t all)
{
    if (all == 0) {
        return std::nullopt;
    }
    const auto size = static_cast<double>(all);
    const auto share = static_cast<double>(number) / size;
    const auto weight = z95 * z95 / size;
    const auto middle = share + weight / 2;
    const auto half = z95 * std::sqrt(share * (1 - share) / size + weight / (4 * size));
    return JudgedShare { share, std::max(0.0, (middle - half) / (1 + weight)),
        std::min(1.0, (middle + half) / (1 + weight)) };
}

CorrectedScores correctedScores(const Evaluation& before, const Evaluation& corrected,
    const AppliedCorrections& corrections, const annotation::LabelRules& rules)
{
    CorrectedScores result;
    Correcting(before, corrections, rules, result).run(corrected);
    return result;
}

} // namespace touchstone::analysis
