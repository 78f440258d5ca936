// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/slices/recordcontexts.h"

#include "core/annotation/nesting.h"
#include "core/evaluation/slices/sentences.h"

#include <unordered_map>

namespace touchstone::analysis {

namespace {

using annotation::Document;
using text::Span;

/// The annotations of one side of a document, by its sentences.
class SideAnnotations
{
public:
    /// `sentences` may be null: nothing is known of them. O(annotations log annotations).
    SideAnnotations(const Document& document, const Sentences* sentences)
        : m_document(document)
        , m_sentences(sentences)
        , m_crossing(annotation::crossingOf(document.annotations))
        , m_counts(sentences == nullptr ? 0 : sentences->count())
    {
        for (std::uint32_t entity = 0; sentences != nullptr && entity < document.annotations.size();
             ++entity) {
            const auto words = wordsOf(entity);
            if (!document.annotations.counted(entity) || words.empty()) {
                continue;
            }
            const auto& one = document.annotations.entities[entity];
            m_begins.push_back(one.span.begin);
            m_ends.push_back(one.span.end);
            auto& count = m_counts[sentences->of(words.begin)];
            count.mixed = count.mixed || (count.annotations > 0 && count.label != one.label);
            count.label = one.label;
            ++count.annotations;
        }
        std::ranges::sort(m_begins);
        std::ranges::sort(m_ends);
    }

    [[nodiscard]] const Document& document() const { return m_document; }
    [[nodiscard]] bool crosses(std::uint32_t entity) const { return m_crossing[entity]; }

    /// Words from its first to its last. Precondition: sentences are known.
    [[nodiscard]] Span wordsOf(std::uint32_t entity) const
    {
        return text::tokensOf(m_sentences->words(), m_document.annotations.entities[entity].span);
    }

    void tellOthers(std::uint32_t entity, std::uint32_t sentence, RecordContext& context) const
    {
        const auto& count = m_counts[sentence];
        const auto& annotations = m_document.annotations;
        const bool counted = annotations.counted(entity);
        const bool other = count.annotations > 0 && count.label != annotations.entities[entity].label;
        context.sentenceAnnotations = count.annotations + (counted ? 0 : 1);
        context.others = context.sentenceAnnotations == 1 ? OtherTypes::Alone
            : count.mixed || other                        ? OtherTypes::Mixed
                                                          : OtherTypes::SameType;
    }

    /// By the nearest on either side in its sentences. `words`: those of the annotation.
    [[nodiscard]] Neighbour neighbourOf(std::uint32_t entity, Span words) const
    {
        const auto span = m_document.annotations.entities[entity].span;
        auto nearest = farAway;
        const auto next = std::ranges::lower_bound(m_begins, span.end);
        if (next != m_begins.end()) {
            const auto word = text::tokensOf(m_sentences->words(), { *next, *next + 1 }).begin;
            nearest = distance(words.end, word);
        }
        const auto before = std::ranges::upper_bound(m_ends, span.begin);
        if (before != m_ends.begin()) {
            const auto end = *(before - 1);
            const auto word = text::tokensOf(m_sentences->words(), { end - 1, end }).end;
            nearest = std::min(nearest, distance(word, words.begin));
        }
        return nearest == 0 ? Neighbour::Touching : nearest == 1 ? Neighbour::OneBetween : Neighbour::Apart;
    }

private:
    struct InSentence
    {
        std::uint32_t annotations = 0;
        annotation::LabelId label {};
        bool mixed = false;
    };
    static constexpr std::uint32_t farAway = std::numeric_limits<std::uint32_t>::max();

    /// Words from the end of one to the begin of another, which may share one; both are numbers of words.
    [[nodiscard]] std::uint32_t distance(std::uint32_t end, std::uint32_t begin) const
    {
        if (m_sentences->of(end - 1) != m_sentences->of(begin)) {
            return farAway;
        }
        return begin > end ? begin - end : 0;
    }

    const Document& m_document;
    const Sentences* m_sentences;
    std::vector<bool> m_crossing;
    std::vector<std::uint32_t> m_begins; ///< ascending
    std::vector<std::uint32_t> m_ends; ///< ascending
    std::vector<InSentence> m_counts; ///< by sentence
};

/// Words numbered as they come.
class Vocabulary
{
public:
    explicit Vocabulary(RecordContexts& contexts)
        : m_contexts(contexts)
    {
    }

    std::uint32_t operator()(std::string_view word)
    {
        if (word.empty()) {
            return RecordContext::noWord;
        }
        const auto next = static_cast<std::uint32_t>(m_contexts.words.size());
        const auto [place, fresh] = m_numbers.try_emplace(word, next);
        if (fresh) {
            m_contexts.words.push_back(word);
            m_contexts.shapes.push_back(text::nameShape(word).shape);
        }
        return place->second;
    }

private:
    RecordContexts& m_contexts;
    std::unordered_map<std::string_view, std::uint32_t> m_numbers;
};

/// Contexts of the records, one after the other.
class ContextMaker
{
public:
    explicit ContextMaker(const Evaluation& evaluation)
        : m_evaluation(evaluation)
        , m_vocabulary(m_result)
    {
    }

    RecordContexts made()
    {
        m_result.ofRecords.reserve(m_evaluation.records.size());
        const DocumentCase* at = nullptr;
        for (const auto& record : m_evaluation.records) {
            const auto& one = m_evaluation.cases[record.document];
            if (at != &one) {
                at = &one;
                m_gold.reset();
                m_system.reset();
                m_units.enter(one);
            }
            const bool gold = record.hasGold();
            auto& side = gold ? m_gold : m_system;
            if (!side) {
                side.emplace(gold ? *one.gold : *one.system, m_units.of(gold));
            }
            m_result.ofRecords.push_back(contextOf(*side, gold ? record.gold : record.system));
        }
        return std::move(m_result);
    }

private:
    struct Side
    {
        Side(const Document& document, const CaseUnits::Units& units)
        {
            if (units.document != nullptr && !units.spans.empty()) {
                sentences.emplace(units);
            }
            annotations.emplace(document, sentences ? &*sentences : nullptr);
        }
        std::optional<Sentences> sentences; ///< nothing: there are neither tokens nor text
        std::optional<SideAnnotations> annotations;
    };

    RecordContext contextOf(Side& side, std::uint32_t entity)
    {
        RecordContext context;
        context.crossing = side.annotations->crosses(entity);
        const auto words = side.sentences ? side.annotations->wordsOf(entity) : Span();
        if (words.empty()) {
            return context;
        }
        auto& sentences = *side.sentences;
        const auto sentence = sentences.of(words.begin);
        const auto around = sentences.wordsOf(sentence);
        const bool starts = words.begin == around.begin;
        const bool ends = words.end >= around.end;
        context.position = starts && ends ? SentencePosition::Whole
            : starts                      ? SentencePosition::Start
            : ends                        ? SentencePosition::End
                                          : SentencePosition::Inside;
        context.sentenceLength = around.length();
        side.annotations->tellOthers(entity, sentence, context);
        context.neighbour = side.annotations->neighbourOf(entity, words);
        const auto all = std::uint64_t { sentences.words().size() };
        constexpr std::uint64_t parts = 10;
        context.part = parts * words.begin < all       ? DocumentPart::First
            : parts * words.begin >= (parts - 1) * all ? DocumentPart::Last
                                                       : DocumentPart::Middle;
        if (!sentences.text().empty()) {
            tellWords(side, entity, words, context);
            context.letters = sentences.inCapitals(sentence) ? SentenceCase::Capitals : SentenceCase::Usual;
        }
        return context;
    }

    void tellWords(const Side& side, std::uint32_t entity, Span words, RecordContext& context)
    {
        const auto& sentences = *side.sentences;
        const auto& whole = sentences.text();
        const auto& annotations = side.annotations->document().annotations;
        const auto begin = whole.byteOffset(annotations.entities[entity].span.begin);
        const auto end = whole.byteOffset(annotations.entities[entity].span.end);
        context.firstWord = m_vocabulary(sentences.word(words.begin, begin, end));
        context.lastWord = m_vocabulary(sentences.word(words.end - 1, begin, end));
        const auto first = sentences.wordsOf(sentences.of(words.begin)).begin;
        const auto last = sentences.wordsOf(sentences.of(words.end - 1)).end;
        context.wordBefore
            = words.begin > first ? m_vocabulary(sentences.word(words.begin - 1)) : RecordContext::edge;
        context.wordAfter = words.end < last ? m_vocabulary(sentences.word(words.end)) : RecordContext::edge;
        context.enclosed = text::enclosedBy(whole.utf8(), begin, end);
    }

    const Evaluation& m_evaluation;
    RecordContexts m_result;
    Vocabulary m_vocabulary;
    CaseUnits m_units;
    std::optional<Side> m_gold;
    std::optional<Side> m_system;
};

} // namespace

const RecordContexts& recordContexts(const Evaluation& evaluation)
{
    return evaluation.facets.shared<RecordContexts>(
        "contexts\n", [&evaluation]() { return ContextMaker(evaluation).made(); });
}

} // namespace touchstone::analysis
