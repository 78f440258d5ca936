// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/noisy/noisycase.h"

#include "core/measures/base/entityerror.h"
#include "core/text/casefold.h"
#include "core/text/utf8.h"

#include <tuple>

namespace touchstone::analysis {

namespace {

using annotation::Document;
using match::NoisyComparison;
using match::NoisySide;
using match::PairOutcome;
using metrics::EntityText;
using support::Progress;
using support::Result;
using text::Span;

constexpr double noValue = std::numeric_limits<double>::quiet_NaN();

/// Of a layer's labels in the evaluation's; types that the evaluation does not count are left out. The HIPE
/// scorer's labels are in upper case.
std::vector<std::uint32_t> numbersOf(const annotation::LabelSet& set, const Evaluation& evaluation)
{
    const bool upper = evaluation.spec.matching.pairing == match::PairingPolicy::Hipe;
    const auto& labels = evaluation.labels;
    std::vector<std::uint32_t> numbers;
    for (std::uint32_t i = 0; i < set.size(); ++i) {
        const auto& own = set.name(annotation::LabelId { i });
        const auto name = upper ? text::upperCased(own) : own;
        const auto found = std::lower_bound(labels.begin(), labels.end(), name);
        numbers.push_back(found != labels.end() && *found == name
                ? static_cast<std::uint32_t>(found - labels.begin())
                : match::noType);
    }
    return numbers;
}

double shareOf(std::uint64_t part, std::uint64_t whole)
{
    return whole == 0 ? noValue : static_cast<double>(part) / static_cast<double>(whole);
}

/// Edits of the alignment inside a stretch of the gold text. Between two places that it passes, a least-cost
/// path is a least-cost path; so this is the edit distance of the stretch and what is aligned to it
/// (ColumnMap::goldToSystem), without working it out.
class EditCounts
{
public:
    explicit EditCounts(const align::TextAlignment& alignment)
    {
        Entry entry;
        for (const auto& block : alignment.blocks) {
            entry.perCharacter = block.operation == align::EditOperation::Equal ? 0 : 1;
            entry.gold = block.gold.begin;
            m_entries.push_back(entry);
            entry.before += entry.perCharacter * std::max(block.gold.length(), block.system.length());
        }
    }

    /// What is inserted at the edges does not count.
    [[nodiscard]] std::uint64_t inside(Span gold) const
    {
        if (gold.empty() || m_entries.empty()) {
            return 0;
        }
        return upTo(gold.end - 1) + m_entries[entryAt(gold.end - 1)].perCharacter - upTo(gold.begin);
    }

private:
    struct Entry
    {
        std::uint32_t gold = 0;
        std::uint64_t before = 0; ///< edits before the block
        std::uint64_t perCharacter = 0;
    };

    /// The block that holds a character: the last that begins at or before it.
    [[nodiscard]] std::size_t entryAt(std::uint32_t position) const
    {
        const auto after = std::upper_bound(m_entries.begin(), m_entries.end(), position,
            [](std::uint32_t value, const Entry& entry) { return value < entry.gold; });
        return static_cast<std::size_t>(after - m_entries.begin()) - 1;
    }
    /// Edits before a character.
    [[nodiscard]] std::uint64_t upTo(std::uint32_t position) const
    {
        const auto& entry = m_entries[entryAt(position)];
        return entry.before + entry.perCharacter * (position - entry.gold);
    }

    std::vector<Entry> m_entries;
};

class CaseScorer
{
public:
    CaseScorer(const Evaluation& evaluation, std::size_t number, const NoisyTypes& types, Progress& progress)
        : m_evaluation(evaluation)
        , m_case(evaluation.cases[number])
        , m_number(static_cast<std::uint32_t>(number))
        , m_types(types)
        , m_progress(progress)
        , m_tolerance { evaluation.spec.noisy.threshold.numerator,
            evaluation.spec.noisy.threshold.denominator }
    {
    }

    Result<NoisyCase> run()
    {
        static const Document nothing;
        const auto& gold = m_case.gold != nullptr ? *m_case.gold : nothing;
        const auto& system = m_case.system != nullptr ? *m_case.system : nothing;
        if (gold.withoutText() || system.withoutText()) {
            return withoutText();
        }
        if (const auto aligned = align(gold, system); !aligned) {
            return tl::unexpected(aligned.error());
        }
        m_gold = match::noisySide(gold, m_types.gold);
        m_system = match::noisySide(system, m_types.system);
        m_goldText = text::toCodePoints(gold.text.utf8());
        m_systemText = text::toCodePoints(system.text.utf8());
        auto comparisons = compare(gold, system);
        if (!comparisons) {
            return tl::unexpected(comparisons.error());
        }
        judgeOwnRecords(gold);
        count(*comparisons);
        makeRecords(*comparisons, gold, system);
        if (const auto done = compareLists(); !done) {
            return tl::unexpected(done.error());
        }
        return std::move(m_result);
    }

private:
    /// Files with tags as the peer reads them; annotations with spans may nest.
    Result<std::vector<match::NoisyComparison>> compare(const Document& gold, const Document& system)
    {
        const match::NoisyTexts texts { m_goldText, m_systemText };
        if (m_evaluation.spec.noisy.matching == metrics::NoisyParameters::Matching::OneToOne) {
            auto pairs = match::noisyPairs(m_gold, m_system, *m_alignment, texts, m_progress);
            if (!pairs) {
                return tl::unexpected(pairs.error());
            }
            m_result.pairs = std::move(*pairs);
            return match::noisyOneToOne(m_gold, m_system, *m_alignment, texts, m_tolerance, m_progress);
        }
        if (!gold.tokenTags.empty() || !system.tokenTags.empty()) {
            return match::noisyWalk(m_gold, m_system, *m_alignment, texts, m_tolerance, m_progress);
        }
        return match::noisyWalkOfSpans({ gold, m_types.gold, m_gold }, { system, m_types.system, m_system },
            *m_alignment, texts, m_tolerance, m_progress);
    }

    /// A side that has offsets only: nothing is compared, and what the pairing lost is no matter of text.
    NoisyCase withoutText() const
    {
        NoisyCase result;
        result.withoutText = true;
        for (const auto& record : m_evaluation.recordsOf(m_case)) {
            const bool correct = record.outcome(match::Scheme::Strict) == match::Outcome::Correct;
            result.recordCers.push_back(noValue);
            result.recordBits.push_back(!record.hasGold() ? LossSpurious : correct ? LossNone : LossNer);
        }
        return result;
    }

    /// Character by character, whatever the evaluation did.
    Result<void> align(const Document& gold, const Document& system)
    {
        if (m_case.relation == TextRelation::Characters) {
            m_alignment = m_case.alignment.get();
            return {};
        }
        if (m_case.relation == TextRelation::Equal) {
            m_own = align::identityAlignment(gold.text);
        } else {
            auto alignment = align::alignCharacters(gold.text, system.text, m_progress);
            if (!alignment) {
                return tl::unexpected(alignment.error());
            }
            m_own = std::move(*alignment);
        }
        m_alignment = &m_own;
        return {};
    }

    /// CER of each gold annotation of the evaluation's own pairing, and the loss of those not correct.
    void judgeOwnRecords(const Document& gold)
    {
        const EditCounts edits(*m_alignment);
        m_cerOf.assign(gold.annotations.size(), noValue);
        m_lossOf.assign(gold.annotations.size(), 0);
        for (const auto& record : m_evaluation.recordsOf(m_case)) {
            double cer = noValue;
            std::uint32_t bit = LossSpurious;
            if (record.hasGold()) {
                const auto span = gold.annotations.entities[record.gold].span;
                const auto distance = edits.inside(span);
                cer = shareOf(distance, span.length());
                const bool correct = record.outcome(match::Scheme::Strict) == match::Outcome::Correct;
                bit = correct                                     ? LossNone
                    : m_tolerance.allows(distance, span.length()) ? LossNer
                                                                  : LossTranscription;
                m_cerOf[record.gold] = cer;
                m_lossOf[record.gold] = bit;
            }
            m_result.recordCers.push_back(cer);
            m_result.recordBits.push_back(bit);
        }
    }

    void count(const std::vector<NoisyComparison>& comparisons)
    {
        m_result.mendedBeginnings = m_gold.mendedBeginnings + m_system.mendedBeginnings;
        m_result.mendedSpaces = m_gold.mendedSpaces + m_system.mendedSpaces;
        m_result.hidden = m_gold.hidden + m_system.hidden;
        auto& types = m_result.types;
        for (const auto& entity : m_gold.entities) {
            types.push_back({ entity.type, { 0, 0, 1 } });
        }
        for (const auto& entity : m_system.entities) {
            types.push_back({ entity.type, { 1, 0, 0 } });
        }
        for (const auto& comparison : comparisons) {
            m_result.passedOver += comparison.passedOver ? 1U : 0U;
            if (comparison.matched) {
                types.push_back({ m_gold.entities[comparison.gold].type, { 0, 1, 0 } });
            }
            const bool bothSides = !comparison.goldText.empty() && !comparison.systemText.empty();
            for (std::size_t step = 0; bothSides && step < m_result.sweep.size(); ++step) {
                const match::Tolerance tolerance { static_cast<std::int64_t>(step),
                    static_cast<std::int64_t>(NoisyResult::sweepSteps - 1) };
                m_result.sweep[step]
                    += tolerance.allows(comparison.distance, comparison.goldText.length()) ? 1 : 0;
            }
        }
        std::sort(types.begin(), types.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        std::size_t kept = 0;
        for (std::size_t i = 0; i < types.size(); ++i) {
            m_result.counts += types[i].second;
            if (i > 0 && types[kept - 1].first == types[i].first) {
                types[kept - 1].second += types[i].second;
            } else {
                types[kept++] = types[i];
            }
        }
        types.resize(kept);
    }

    struct Item
    {
        Span columns;
        PairOutcome record;
        std::uint32_t bits = 0;
        double distance = noValue;
        double share = noValue;
        double cer = noValue;
    };

    /// The list "noisy", in text order.
    void makeRecords(
        const std::vector<NoisyComparison>& comparisons, const Document& gold, const Document& system)
    {
        const align::ColumnMap columns(*m_alignment);
        const auto goldSpan
            = [&](std::uint32_t entity) { return columns.ofGold(gold.annotations.entities[entity].span); };
        const auto systemSpan = [&](std::uint32_t entity) {
            return columns.ofSystem(system.annotations.entities[entity].span);
        };
        std::vector<Item> items;
        items.reserve(comparisons.size() + m_system.entities.size());
        std::vector<bool> seen(m_system.entities.size(), false);
        for (const auto& comparison : comparisons) {
            const auto& entity = m_gold.entities[comparison.gold];
            Item item;
            item.record.document = m_number;
            item.record.gold = entity.entity;
            item.record.goldType = entity.type;
            item.record.errorType = match::ErrorType::Missing;
            item.columns = goldSpan(entity.entity);
            item.bits = NoisySupport | (comparison.matched ? NoisyMatched : NoisyMissed);
            item.bits |= m_lossOf[entity.entity] == LossTranscription ? NoisyTranscription : 0U;
            item.bits |= m_lossOf[entity.entity] == LossNer ? NoisyNer : 0U;
            item.distance = comparison.distance;
            item.share = shareOf(comparison.distance, comparison.goldText.length());
            item.cer = m_cerOf[entity.entity];
            if (comparison.system != match::noRun) {
                const auto& partner = m_system.entities[comparison.system];
                item.record.system = partner.entity;
                item.record.systemType = partner.type;
                item.record.sameType = true;
                item.record.sameSpan = item.columns == systemSpan(partner.entity);
                item.record.errorType
                    = item.record.sameSpan ? match::ErrorType::Correct : match::ErrorType::Boundary;
                item.bits |= seen[comparison.system] ? 0U : NoisyPredicted;
                seen[comparison.system] = true;
            }
            items.push_back(item);
        }
        for (std::uint32_t i = 0; i < m_system.entities.size(); ++i) {
            if (!seen[i]) {
                const auto& entity = m_system.entities[i];
                Item item;
                item.record.document = m_number;
                item.record.system = entity.entity;
                item.record.systemType = entity.type;
                item.record.errorType = match::ErrorType::Spurious;
                item.columns = systemSpan(entity.entity);
                item.bits = NoisyPredicted;
                items.push_back(item);
            }
        }
        std::ranges::sort(items, std::less<>(), [](const Item& item) {
            const auto& record = item.record;
            return std::tuple(item.columns, record.rowType(), !record.hasGold(), record.gold, record.system);
        });
        for (const auto& item : items) {
            m_result.records.push_back(item.record);
            m_result.bits.push_back(item.bits);
            m_result.distances.push_back(item.distance);
            m_result.shares.push_back(item.share);
            m_result.cers.push_back(item.cer);
        }
    }

    static std::vector<EntityText> textsOf(const NoisySide& side, std::u32string_view text)
    {
        std::vector<EntityText> texts;
        texts.reserve(side.entities.size());
        for (const auto& entity : side.entities) {
            texts.push_back({ entity.type, text.substr(entity.span.begin, entity.span.length()) });
        }
        return texts;
    }

    Result<void> compareLists()
    {
        const auto gold = textsOf(m_gold, m_goldText);
        const auto system = textsOf(m_system, m_systemText);
        for (auto [unit, errors] : { std::pair(metrics::EntityUnit::Character, &m_result.entityErrors),
                 std::pair(metrics::EntityUnit::Word, &m_result.entityWordErrors) }) {
            const auto sum = metrics::orderedEntityErrors(gold, system, unit, m_progress);
            if (!sum && sum.error().code != support::ErrorCode::TooLarge) {
                return tl::unexpected(sum.error());
            }
            *errors = sum ? *sum : noValue;
        }
        return {};
    }

    const Evaluation& m_evaluation;
    const DocumentCase& m_case;
    std::uint32_t m_number;
    const NoisyTypes& m_types;
    Progress& m_progress;
    match::Tolerance m_tolerance;
    align::TextAlignment m_own;
    const align::TextAlignment* m_alignment = nullptr;
    NoisySide m_gold;
    NoisySide m_system;
    std::u32string m_goldText;
    std::u32string m_systemText;
    std::vector<double> m_cerOf; ///< by gold annotation
    std::vector<std::uint32_t> m_lossOf;
    NoisyCase m_result;
};

} // namespace

NoisyTypes::NoisyTypes(const Evaluation& evaluation)
    : gold(numbersOf(evaluation.gold->labels, evaluation))
    , system(numbersOf(evaluation.system->labels, evaluation))
{
}

Result<NoisyCase> scoreNoisyCase(
    const Evaluation& evaluation, std::size_t number, const NoisyTypes& types, Progress& progress)
{
    return CaseScorer(evaluation, number, types, progress).run();
}

} // namespace touchstone::analysis
