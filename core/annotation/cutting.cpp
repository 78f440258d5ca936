// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/annotation/cutting.h"

#include "core/support/findingkinds.h"

#include <set>

namespace touchstone::annotation {

namespace {

using Tokens = std::vector<bool>; ///< by token: does it stand aside?

/// Tokens that scorers pass over: those that begin with "#", or hold one.
Tokens hashes(const Document& document, bool anywhere)
{
    Tokens result(document.tokens.size(), false);
    // Without any "#" in the text no token needs to be looked at.
    if (document.text.utf8().find('#') != std::string_view::npos) {
        for (std::size_t token = 0; token < result.size(); ++token) {
            const auto at = document.text.slice(document.tokens[token]).find('#');
            result[token] = anywhere ? at != std::string_view::npos : at == 0;
        }
    }
    return result;
}

std::size_t countOf(const Tokens& flags)
{
    return static_cast<std::size_t>(std::count(flags.begin(), flags.end(), true));
}

/// The same, counted without the tokens that stand aside on either side; those of the run stay before a
/// border.
std::vector<std::size_t> bordersWithoutHashes(
    const Document& run, std::span<const Document> gold, bool anywhere)
{
    const auto runHashes = hashes(run, anywhere);
    std::vector<std::size_t> plain { 0 };
    for (const auto& document : gold) {
        plain.push_back(plain.back() + document.tokens.size() - countOf(hashes(document, anywhere)));
    }
    if (plain.back() != run.tokens.size() - countOf(runHashes)) {
        return {};
    }
    std::vector<std::size_t> result { 0 };
    std::size_t token = 0;
    std::size_t seen = 0;
    for (std::size_t document = 1; document < plain.size(); ++document) {
        while (token < run.tokens.size() && (seen < plain[document] || runHashes[token])) {
            seen += runHashes[token] ? 0U : 1U;
            ++token;
        }
        result.push_back(token);
    }
    result.back() = run.tokens.size();
    return result;
}

/// First token of each document of the gold in the run, and the number of tokens as the last entry; empty:
/// the numbers disagree.
std::vector<std::size_t> borders(const Document& run, std::span<const Document> gold)
{
    std::vector<std::size_t> all { 0 };
    for (const auto& document : gold) {
        all.push_back(all.back() + document.tokens.size());
    }
    if (all.back() == run.tokens.size()) {
        return all;
    }
    const auto beginning = bordersWithoutHashes(run, gold, false);
    return beginning.empty() ? bordersWithoutHashes(run, gold, true) : beginning;
}

/// One document of the result: a range of the run's tokens and of its characters.
struct Piece
{
    std::size_t firstToken = 0;
    std::size_t endToken = 0;
    text::Span characters;
};

text::Span moved(text::Span span, const Piece& piece)
{
    const auto begin = std::clamp(span.begin, piece.characters.begin, piece.characters.end);
    const auto end = std::clamp(span.end, begin, piece.characters.end);
    return { begin - piece.characters.begin, end - piece.characters.begin };
}

class Cutter
{
public:
    /// Findings go to `result`, which is of the run's layer.
    Cutter(const Document& run, std::span<const Document> gold, const std::vector<std::size_t>& borders,
        Layer& result)
        : m_run(run)
        , m_gold(gold)
        , m_path(run.file.empty() ? result.path : run.file)
        , m_partOf(run.annotations.size(), noEntity)
        , m_result(result)
    {
        std::uint32_t end = 0;
        for (std::size_t i = 0; i + 1 < borders.size(); ++i) {
            Piece piece { borders[i], borders[i + 1], { end, end } };
            if (piece.firstToken < piece.endToken) {
                piece.characters
                    = { m_run.tokens[piece.firstToken].begin, m_run.tokens[piece.endToken - 1].end };
            }
            end = piece.characters.end;
            m_pieces.push_back(piece);
        }
        m_entities.resize(m_pieces.size());
    }

    void cut()
    {
        shareOut();
        for (std::size_t i = 0; i < m_pieces.size(); ++i) {
            m_result.documents.push_back(document(i));
        }
    }

private:
    /// Which annotations go into which documents; one that lies in several goes into each.
    void shareOut()
    {
        for (std::uint32_t index = 0; index < m_run.annotations.size(); ++index) {
            const auto& entity = m_run.annotations.entities[index];
            const auto first = static_cast<std::size_t>(
                std::upper_bound(m_pieces.begin(), m_pieces.end(), entity.span.begin,
                    [](std::uint32_t at, const Piece& piece) { return at < piece.characters.end; })
                - m_pieces.begin());
            std::size_t parts = 0;
            for (auto i = first; i < m_pieces.size() && m_pieces[i].characters.begin < entity.span.end; ++i) {
                if (text::overlap(m_pieces[i].characters, entity.span) > 0) {
                    m_entities[i].push_back(index);
                    ++parts;
                }
            }
            if (parts > 1) {
                m_result.diagnostics.add(support::Severity::Warning, "cut.span", { m_path, entity.line, 0 },
                    support::said(
                        "the annotation crosses the border of a gold document; it was split there"));
            }
        }
    }

    Document document(std::size_t index)
    {
        const auto& piece = m_pieces[index];
        const auto& gold = m_gold[index];
        Document result;
        result.name = gold.name;
        result.attributes = gold.attributes;
        result.file = m_run.file;
        result.text = text::Text(std::string(m_run.text.slice(piece.characters)));
        for (auto token = piece.firstToken; token < piece.endToken; ++token) {
            result.tokens.push_back(moved(m_run.tokens[token], piece));
            if (!m_run.tokenLines.empty()) {
                result.tokenLines.push_back(m_run.tokenLines[token]);
            }
            if (!m_run.tokenTags.empty()) {
                result.tokenTags.push_back(m_run.tokenTags[token]);
            }
        }
        using Column = std::vector<std::uint32_t> TokenCells::*;
        for (const Column column :
            { &TokenCells::labels, &TokenCells::links, &TokenCells::coarse, &TokenCells::flags }) {
            const auto& cells = m_run.cells.*column;
            if (!cells.empty()) {
                (result.cells.*column)
                    .assign(cells.begin() + static_cast<std::ptrdiff_t>(piece.firstToken),
                        cells.begin() + static_cast<std::ptrdiff_t>(piece.endToken));
            }
        }
        result.line = result.tokenLines.empty() ? m_run.line : result.tokenLines.front();
        addSentences(result, piece);
        addAnnotations(result.annotations, index);
        return result;
    }

    void addSentences(Document& result, const Piece& piece) const
    {
        if (m_run.sentences.empty() || piece.firstToken == piece.endToken) {
            return;
        }
        result.sentences.push_back(0);
        const auto from = std::upper_bound(
            m_run.sentences.begin(), m_run.sentences.end(), static_cast<std::uint32_t>(piece.firstToken));
        for (auto sentence = from; sentence != m_run.sentences.end() && *sentence < piece.endToken;
             ++sentence) {
            result.sentences.push_back(*sentence - static_cast<std::uint32_t>(piece.firstToken));
        }
    }

    void addAnnotations(EntityTree& tree, std::size_t index)
    {
        const auto& source = m_run.annotations;
        const auto& piece = m_pieces[index];
        for (std::uint32_t place = 0; place < m_entities[index].size(); ++place) {
            m_partOf[m_entities[index][place]] = place;
        }
        for (const auto original : m_entities[index]) {
            auto entity = source.entities[original];
            entity.span = moved(entity.span, piece);
            entity.parent = entity.parent == noEntity ? noEntity : m_partOf[entity.parent];
            entity.details = 0;
            const auto place = static_cast<std::uint32_t>(tree.size());
            tree.entities.push_back(entity);
            if (source.entities[original].details != 0) {
                auto& details = tree.editDetails(place);
                details = source.detailsOf(original);
                moveFragments(details, tree.entities[place].span, piece);
            }
        }
        for (const auto original : m_entities[index]) {
            m_partOf[original] = noEntity;
        }
    }

    static void moveFragments(EntityDetails& details, text::Span& whole, const Piece& piece)
    {
        std::vector<text::Span> kept;
        for (const auto fragment : details.fragments) {
            if (text::overlap(fragment, piece.characters) > 0) {
                kept.push_back(moved(fragment, piece));
            }
        }
        if (!kept.empty()) {
            whole = { kept.front().begin, kept.back().end };
        }
        details.fragments = kept.size() > 1 ? std::move(kept) : std::vector<text::Span>();
    }

    const Document& m_run;
    std::span<const Document> m_gold;
    std::string m_path;
    std::vector<Piece> m_pieces; ///< ascending
    std::vector<std::vector<std::uint32_t>> m_entities; ///< of each piece, in the run's order
    std::vector<std::uint32_t> m_partOf; ///< place of the run's annotation in the current document
    Layer& m_result;
};

/// The gold's documents that each document of the run may hold: its own, and those behind it that the run
/// does not have; what stands before the first mark, those before the first that it has.
std::vector<std::span<const Document>> stretches(const Layer& system, const Layer& gold)
{
    if (!system.documentMarks) {
        return { std::span(gold.documents) };
    }
    std::unordered_map<std::string_view, std::size_t> numbers;
    for (std::size_t i = 0; i < gold.documents.size(); ++i) {
        numbers.emplace(gold.documents[i].name, i);
    }
    std::set<std::size_t> met { gold.documents.size() };
    for (const auto& document : system.documents) {
        if (const auto found = numbers.find(document.name); found != numbers.end()) {
            met.insert(found->second);
        }
    }
    std::vector<std::span<const Document>> result;
    for (const auto& document : system.documents) {
        const auto own = numbers.find(document.name);
        const bool beginning = own == numbers.end() && result.empty();
        const auto begin = own == numbers.end() ? 0 : own->second;
        const auto end = own != numbers.end() ? *met.upper_bound(begin) : beginning ? *met.begin() : 0;
        result.push_back(std::span(gold.documents).subspan(begin, end - begin));
    }
    return result;
}

} // namespace

std::optional<Layer> cutToDocuments(const Layer& system, const Layer& gold)
{
    const bool stream = !system.documentMarks && system.documents.size() == 1;
    const bool lacksMarks = system.documentMarks && system.emptyMarks;
    if ((!stream && !lacksMarks) || gold.documents.empty()) {
        return std::nullopt;
    }
    Layer result;
    result.name = system.name;
    result.path = system.path;
    result.format = system.format;
    result.column = system.column;
    result.documentUnit = system.documentUnit;
    result.labelling = system.labelling;
    result.answered = system.answered;
    result.labels = system.labels;
    result.fileLabels = system.fileLabels;
    result.leftOutLabels = system.leftOutLabels;
    result.cells = system.cells;
    result.diagnostics = system.diagnostics;
    bool any = false;
    const auto parts = stretches(system, gold);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto& run = system.documents[i];
        // A document of its own name stays as it is.
        const bool own = system.documentMarks && parts[i].size() == 1 && parts[i].front().name == run.name;
        const auto cuts = run.tokens.empty() || parts[i].empty() || own ? std::vector<std::size_t>()
                                                                        : borders(run, parts[i]);
        if (cuts.empty()) {
            result.documents.push_back(run);
        } else {
            Cutter(run, parts[i], cuts, result).cut();
            any = true;
        }
    }
    return any ? std::optional(std::move(result)) : std::nullopt;
}

} // namespace touchstone::annotation
