// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judging/suspectvotes.h"

#include "core/support/lookup.h"
#include "core/text/tokens.h"

namespace touchstone::analysis {

namespace {

using text::Span;

/// Positions of a side in the gold's text, under --unit token in whole tokens of it.
class InGold
{
public:
    /// `tokens`: the gold's; empty: characters count.
    InGold(const annotation::Document& gold, const DocumentCase* system, std::span<const Span> tokens)
        : m_gold(gold)
        , m_tokens(tokens)
    {
        if (system != nullptr && system->relation == TextRelation::Tokens) {
            m_systemTokens = system->system->tokens;
        } else if (system != nullptr && system->relation == TextRelation::Characters) {
            m_columns.emplace(*system->alignment);
        }
    }
    [[nodiscard]] Span operator()(Span span) const
    {
        if (m_columns) {
            span = m_columns->systemToGold(span);
        } else if (!m_systemTokens.empty()) {
            span = text::charactersOf(m_gold.tokens, text::tokensOf(m_systemTokens, span));
        }
        return m_tokens.empty() ? span : text::charactersOf(m_tokens, text::tokensOf(m_tokens, span));
    }

private:
    const annotation::Document& m_gold;
    std::span<const Span> m_tokens;
    std::span<const Span> m_systemTokens;
    std::optional<align::ColumnMap> m_columns;
};

struct Raw
{
    Span cover;
    std::uint32_t type = 0;
    std::uint32_t firstPiece = 0;
    std::uint32_t pieceCount = 0;
    std::uint32_t side = 0; ///< 0: gold; else 1 + place of the system
    std::uint32_t entity = 0;
    double confidence = 1;
};

class Collector
{
public:
    explicit Collector(std::vector<Span>& pieces)
        : m_pieces(pieces)
    {
    }

    void add(const annotation::EntityTree& tree, const InGold& inGold,
        const std::vector<std::uint32_t>& types, std::uint32_t side)
    {
        for (std::uint32_t entity = 0; entity < tree.size(); ++entity) {
            if (!tree.counted(entity)) {
                continue;
            }
            const auto& one = tree.entities[entity];
            Raw raw { inGold(one.span), types[static_cast<std::size_t>(one.label)], 0, 0, side, entity, 1 };
            const auto fragments = tree.fragments(entity);
            if (!fragments.empty()) {
                raw.firstPiece = static_cast<std::uint32_t>(m_pieces.size());
                raw.pieceCount = static_cast<std::uint32_t>(fragments.size());
                for (const auto& piece : fragments) {
                    m_pieces.push_back(inGold(piece));
                }
            }
            if (const auto& score = tree.detailsOf(entity).score; score && side > 0) {
                raw.confidence = std::clamp(*score, 0.0, 1.0);
            }
            m_raws.push_back(raw);
        }
    }

    void takeInto(DocumentVotes& document)
    {
        std::ranges::sort(m_raws, [&](const Raw& a, const Raw& b) {
            if (const auto order = ordered(a, b); order != 0) {
                return order < 0;
            }
            return std::tie(a.side, a.entity) < std::tie(b.side, b.entity);
        });
        for (std::size_t i = 0; i < m_raws.size(); ++i) {
            const auto& raw = m_raws[i];
            if (i == 0 || ordered(m_raws[i - 1], raw) != 0) {
                document.annotations.push_back({ raw.cover, raw.type, raw.firstPiece, raw.pieceCount,
                    static_cast<std::uint32_t>(document.votes.size()) });
            }
            auto& one = document.annotations.back();
            if (raw.side == 0) {
                one.gold = std::min(one.gold, raw.entity);
                document.rowOfGold[raw.entity]
                    = static_cast<std::uint32_t>(document.annotations.size() - 1); // a row later
            } else if (one.voteCount == 0 || document.votes.back().system != raw.side - 1) {
                document.votes.push_back({ raw.side - 1, raw.entity, raw.confidence });
                ++one.voteCount;
            }
        }
    }

private:
    [[nodiscard]] std::strong_ordering ordered(const Raw& a, const Raw& b) const
    {
        if (const auto order = std::tie(a.cover, a.type) <=> std::tie(b.cover, b.type); order != 0) {
            return order;
        }
        if (a.pieceCount == 0 && b.pieceCount == 0) {
            return std::strong_ordering::equal;
        }
        const auto piecesOf = [&](const Raw& raw) {
            const auto first = m_pieces.begin() + static_cast<std::ptrdiff_t>(raw.firstPiece);
            return std::pair(first, first + static_cast<std::ptrdiff_t>(raw.pieceCount));
        };
        const auto [first, end] = piecesOf(a);
        const auto [otherFirst, otherEnd] = piecesOf(b);
        return std::lexicographical_compare_three_way(first, end, otherFirst, otherEnd);
    }

    std::vector<Span>& m_pieces;
    std::vector<Raw> m_raws;
};

/// What one system has over a gold annotation.
struct Alternative
{
    std::vector<std::uint32_t> members;
    std::uint32_t system = 0;
    double confidence = 1;
};

/// Turns what the systems have into rows, annotation by annotation.
class VoteCaster
{
public:
    VoteCaster(DocumentVotes& document, std::span<const double> weights, double silence)
        : m_document(document)
        , m_weights(weights)
        , m_silence(silence)
        , m_overGold(document.annotations.size(), false)
    {
        for (const auto system : document.asked) {
            document.weight += weights[system];
        }
    }

    void cast()
    {
        const auto& annotations = m_document.annotations;
        std::vector<std::uint32_t> rowOf(annotations.size(), annotation::noEntity);
        std::vector<std::uint32_t> open; // not the gold's; they may still overlap what follows
        std::uint32_t next = 0;
        for (std::uint32_t number = 0; number < annotations.size(); ++number) {
            const auto& gold = annotations[number];
            if (gold.gold == annotation::noEntity) {
                continue;
            }
            for (; next < annotations.size() && annotations[next].cover.begin < gold.cover.end; ++next) {
                if (annotations[next].gold == annotation::noEntity) {
                    open.push_back(next);
                }
            }
            std::erase_if(open, [&](auto one) { return annotations[one].cover.end <= gold.cover.begin; });
            rowOf[number] = static_cast<std::uint32_t>(m_document.rows.size());
            castOver(number, open);
        }
        for (auto& row : m_document.rowOfGold) {
            row = row == annotation::noEntity ? row : rowOf[row];
        }
        for (std::uint32_t number = 0; number < annotations.size(); ++number) {
            const auto& one = annotations[number];
            if (one.gold == annotation::noEntity && !m_overGold[number] && !one.cover.empty()) {
                m_document.missing.push_back(number);
            }
        }
    }

private:
    void castOver(std::uint32_t number, const std::vector<std::uint32_t>& open)
    {
        const auto& gold = m_document.annotations[number];
        SuspectRow row;
        row.annotation = number;
        row.firstVariant = static_cast<std::uint32_t>(m_document.variants.size());
        const auto agreeing = m_document.votesOf(gold);
        for (const auto& vote : agreeing) {
            row.agreement += m_weights[vote.system] * vote.confidence;
        }
        auto alternatives = alternativesOver(gold, open);
        std::ranges::sort(alternatives, [](const Alternative& a, const Alternative& b) {
            return std::tie(a.members, a.system) < std::tie(b.members, b.system);
        });
        for (std::size_t i = 0; i < alternatives.size(); ++i) {
            const auto& one = alternatives[i];
            if (i == 0 || alternatives[i - 1].members != one.members) {
                m_document.variants.push_back({ static_cast<std::uint32_t>(m_document.members.size()),
                    static_cast<std::uint32_t>(one.members.size()),
                    static_cast<std::uint32_t>(m_document.voters.size()) });
                m_document.members.insert(m_document.members.end(), one.members.begin(), one.members.end());
                ++row.variantCount;
            }
            auto& variant = m_document.variants.back();
            m_document.voters.push_back(one.system);
            ++variant.voterCount;
            variant.votes += m_weights[one.system] * one.confidence;
        }
        const auto variants = std::span(m_document.variants).subspan(row.firstVariant);
        std::ranges::sort(variants, [&](const VotedVariant& a, const VotedVariant& b) {
            if (counted(a) != counted(b)) {
                return counted(a) > counted(b);
            }
            if ((a.memberCount == 0) != (b.memberCount == 0)) {
                return b.memberCount == 0;
            }
            return std::ranges::lexicographical_compare(m_document.membersOf(a), m_document.membersOf(b));
        });
        const double most = variants.empty() ? 0 : counted(variants.front());
        row.score = m_document.weight > 0 ? (most - row.agreement) / m_document.weight : 0;
        m_document.rows.push_back(row);
    }

    [[nodiscard]] double counted(const VotedVariant& variant) const
    {
        return variant.memberCount == 0 ? m_silence * variant.votes : variant.votes;
    }

    /// Of each system that does not have the gold annotation.
    std::vector<Alternative> alternativesOver(
        const VotedAnnotation& gold, const std::vector<std::uint32_t>& open)
    {
        struct Over
        {
            std::uint32_t system, annotation;
            double confidence;
        };
        std::vector<Over> over;
        for (const auto number : open) {
            const auto& one = m_document.annotations[number];
            if (m_document.overlapping(one, gold)) {
                m_overGold[number] = true;
                for (const auto& vote : m_document.votesOf(one)) {
                    over.push_back({ vote.system, number, vote.confidence });
                }
            }
        }
        const auto agreeing = m_document.votesOf(gold);
        std::vector<Alternative> alternatives;
        if (over.empty() && agreeing.size() == m_document.asked.size()) {
            return alternatives;
        }
        std::ranges::sort(over, [](const Over& a, const Over& b) {
            return std::tie(a.system, a.annotation) < std::tie(b.system, b.annotation);
        });
        auto own = over.begin();
        for (const auto system : m_document.asked) {
            Alternative alternative { {}, system, 0 };
            for (; own != over.end() && own->system == system; ++own) {
                alternative.members.push_back(own->annotation);
                alternative.confidence += own->confidence;
            }
            if (support::contains(agreeing, system, &Vote::system)) {
                continue;
            }
            alternative.confidence = alternative.members.empty()
                ? 1
                : alternative.confidence / static_cast<double>(alternative.members.size());
            alternatives.push_back(std::move(alternative));
        }
        return alternatives;
    }

    DocumentVotes& m_document;
    std::span<const double> m_weights;
    double m_silence;
    std::vector<bool> m_overGold; ///< by annotation
};

} // namespace

bool DocumentVotes::overlapping(const VotedAnnotation& a, const VotedAnnotation& b) const
{
    if (overlap(a.cover, b.cover) == 0 || (a.pieceCount == 0 && b.pieceCount == 0)) {
        return overlap(a.cover, b.cover) > 0;
    }
    return std::ranges::any_of(piecesOf(a), [&](Span piece) {
        return std::ranges::any_of(piecesOf(b), [&](Span other) { return overlap(piece, other) > 0; });
    });
}

DocumentVotes collectedVotes(const annotation::Document& gold, const std::vector<std::uint32_t>& goldTypes,
    std::span<const SystemDocument> systems, Unit unit)
{
    DocumentVotes document;
    document.rowOfGold.assign(gold.annotations.size(), annotation::noEntity);
    std::vector<Span> made;
    std::span<const Span> tokens;
    if (unit == Unit::Token) {
        if (gold.tokens.empty()) {
            made = text::splitTokens(gold.text);
        }
        tokens = gold.tokens.empty() ? made : gold.tokens;
    }
    Collector collector(document.pieces);
    collector.add(gold.annotations, InGold(gold, nullptr, tokens), goldTypes, 0);
    for (const auto& one : systems) {
        document.asked.push_back(one.system);
        collector.add(one.documentCase->system->annotations, InGold(gold, one.documentCase, tokens),
            *one.types, one.system + 1);
    }
    collector.takeInto(document);
    return document;
}

void castVotes(DocumentVotes& document, std::span<const double> weights, double silence)
{
    VoteCaster(document, weights, silence).cast();
}

} // namespace touchstone::analysis
