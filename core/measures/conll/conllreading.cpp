// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/conll/conllreading.h"

#include "core/annotation/places.h"
#include "core/evaluation/records/documenttags.h"
#include "core/match/flat/matcher.h"
#include "core/measures/base/tagreading.h"
#include "core/support/findingkinds.h"

#include <set>

namespace touchstone::analysis {

namespace {

using annotation::Document;
using annotation::Layer;
using annotation::TagPrefix;
using metrics::ReadSpan;
using metrics::SplitTag;
using metrics::StrictScheme;
using support::Result;

enum Category : std::uint32_t { Correct = 1, Gold = 2, System = 4 };

char letterOf(TagPrefix prefix)
{
    constexpr std::string_view letters = "OBIESLUM";
    return letters[static_cast<std::size_t>(prefix)];
}

bool outsideCell(std::string_view cell)
{
    return cell.empty() || cell == "O" || cell == "o" || cell == "_" || cell == "-";
}

bool prefixedCell(std::string_view cell) { return cell.size() > 2 && cell[1] == '-'; }

/// What the labels of one layer are to the peer.
struct PeerLabels
{
    std::vector<std::uint32_t> prefixed; ///< by LabelId: type of "B-LABEL"
    std::vector<SplitTag> bare; ///< by LabelId: the tag "LABEL"
    std::vector<std::uint32_t> own; ///< by LabelId: number of the evaluation's label
    std::vector<SplitTag> cells; ///< by number of Layer::cells
};

/// "B--PER" has the type "-PER" in the default mode, "PER" in a strict scheme.
std::string_view typeName(std::string_view label, StrictScheme scheme)
{
    if (scheme != StrictScheme::None) {
        const auto first = label.find_first_not_of('-');
        const auto last = label.find_last_not_of('-');
        label = first == std::string_view::npos ? std::string_view() : label.substr(first, last - first + 1);
    }
    return label.empty() ? "_" : label;
}

class TagReader
{
public:
    TagReader(const Evaluation& evaluation, support::Diagnostics& findings, support::Progress& progress)
        : m_evaluation(evaluation)
        , m_scheme(evaluation.spec.strictScheme)
        , m_findings(findings)
        , m_progress(progress)
    {
    }

    Result<std::optional<ConllReading>> read()
    {
        const bool hipe = m_evaluation.spec.matching.pairing == match::PairingPolicy::Hipe;
        if (m_scheme == StrictScheme::None
            && (hipe || !(m_evaluation.spec.conllBySentence || anyForeignTag()))) {
            return std::nullopt;
        }
        if (m_scheme != StrictScheme::None) {
            if (const auto fine = checkTags(hipe); !fine) {
                return tl::unexpected(fine.error());
            }
        }
        numberTypes();
        m_reading.list.id = "conll";
        m_reading.list.title = "CoNLL, as seqeval reads the tags";
        m_reading.list.categories = { "correct", "gold", "system" };
        m_reading.list.right = 1U;
        for (std::uint32_t i = 0; i < m_evaluation.cases.size(); ++i) {
            if (auto done = readCase(i); !done) {
                return tl::unexpected(std::move(done.error()));
            }
        }
        if (m_reading.others == 0) {
            return std::nullopt;
        }
        nameRows();
        return std::move(m_reading);
    }

private:
    /// A strict scheme must find tags.
    Result<void> checkTags(bool hipe)
    {
        const auto& cases = m_evaluation.cases;
        const auto judged = std::ranges::count_if(cases, hasTagsOnBothSides);
        if (hipe || (judged == 0 && !cases.empty())) {
            return support::failure(support::ErrorCode::InvalidOption,
                support::said(hipe
                        ? "--strict-scheme makes conll read tags as seqeval's strict mode does, and "
                          "--pairing hipe reads them its own way; leave one of the two out."
                        : "--strict-scheme judges tags of tokens, and no document has as many on both sides; "
                          "CoNLL, HIPE and Hugging Face files have tags."),
                { m_evaluation.system->path, 0, 0 });
        }
        if (const auto rest = static_cast<std::int64_t>(cases.size()) - judged; rest > 0) {
            m_findings.add(support::Severity::Warning, "conll.not-judged",
                { m_evaluation.system->path, 0, 0 },
                support::said(
                    "--strict-scheme does not judge %1 of %2 documents: a side has no tags there, or "
                    "the numbers of tokens differ. Their spans count as they were read.",
                    rest, cases.size()));
        }
        return {};
    }

    /// Tags that mean to the peer something else than to the reader.
    [[nodiscard]] bool anyForeignTag() const
    {
        const auto foreign = [](annotation::TokenTag tag) { return tag.prefix() >= TagPrefix::L; };
        static_assert(TagPrefix::L < TagPrefix::U && TagPrefix::U < TagPrefix::M
            && TagPrefix::M < TagPrefix::None && TagPrefix::S < TagPrefix::L);
        return std::ranges::any_of(m_evaluation.cases, [&](const DocumentCase& documentCase) {
            const auto has = [&](const Document* document) {
                return document != nullptr && std::ranges::any_of(document->tokenTags, foreign);
            };
            return has(documentCase.gold) || has(documentCase.system);
        });
    }

    void numberTypes()
    {
        std::set<std::string_view> names { "_" };
        const Layer* const layers[] = { m_evaluation.gold.get(), m_evaluation.system.get() };
        for (const auto* layer : layers) {
            for (std::uint32_t label = 0; label < layer->labels.size(); ++label) {
                const auto& name = layer->labels.name(annotation::LabelId { label });
                names.insert(typeName(name, m_scheme));
                names.insert(metrics::cutCell(name).type);
            }
            for (std::uint32_t cell = 0; cell < layer->cells.size(); ++cell) {
                names.insert(cellType(layer->cells.name(annotation::LabelId { cell })));
            }
        }
        std::map<std::string_view, std::uint32_t> numbers;
        std::map<std::string_view, std::uint32_t> mainTypes;
        for (const auto name : names) {
            numbers.emplace(name, static_cast<std::uint32_t>(m_reading.types.size()));
            m_reading.types.emplace_back(name);
            m_mainTypes.push_back(
                mainTypes.emplace(annotation::mainType(name), static_cast<std::uint32_t>(mainTypes.size()))
                    .first->second);
        }
        m_outside = numbers.at("_");
        std::map<std::string_view, std::uint32_t> own;
        for (std::uint32_t i = 0; i < m_evaluation.labels.size(); ++i) {
            own.emplace(m_evaluation.labels[i], i);
        }
        for (std::size_t side = 0; side < 2; ++side) {
            const auto& labels = layers[side]->labels;
            for (std::uint32_t label = 0; label < labels.size(); ++label) {
                const auto& name = labels.name(annotation::LabelId { label });
                const auto cut = metrics::cutCell(name);
                const auto found = own.find(name);
                m_labels[side].prefixed.push_back(numbers.at(typeName(name, m_scheme)));
                m_labels[side].bare.push_back({ cut.letter, numbers.at(cut.type) });
                m_labels[side].own.push_back(found == own.end() ? noLabel : found->second);
            }
            const auto& cells = layers[side]->cells;
            for (std::uint32_t number = 0; number < cells.size(); ++number) {
                const auto& cell = cells.name(annotation::LabelId { number });
                m_labels[side].cells.push_back({ outsideCell(cell) ? 'O'
                        : prefixedCell(cell)                       ? upper(cell[0])
                                                                   : metrics::cutCell(cell).letter,
                    numbers.at(cellType(cell)) });
            }
        }
    }

    static char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

    [[nodiscard]] std::string_view cellType(std::string_view cell) const
    {
        return outsideCell(cell) ? "_"
            : prefixedCell(cell) ? typeName(cell.substr(2), m_scheme)
                                 : metrics::cutCell(cell).type;
    }

    Result<void> readCase(std::uint32_t number)
    {
        if (m_progress.cancelled()) {
            return support::failure(support::ErrorCode::Cancelled, "stopped");
        }
        const auto& documentCase = m_evaluation.cases[number];
        const auto* gold = documentCase.gold;
        const auto* system = documentCase.system;
        match::Side sides[2];
        bool judged = hasTagsOnBothSides(documentCase);
        m_sentences = gold != nullptr && !gold->sentences.empty() ? &gold->sentences : nullptr;
        for (std::size_t side = 0; side < 2 && judged; ++side) {
            const auto* const document = side == 0 ? gold : system;
            if (document != nullptr) {
                const auto filled = fill(*document, side, sides[side]);
                if (!filled) {
                    return tl::unexpected(filled.error());
                }
                judged = *filled;
            }
        }
        if (!judged) {
            for (const auto& record : m_evaluation.recordsOf(documentCase)) {
                add(record, typeOfLabel(record.goldType), typeOfLabel(record.systemType));
            }
            return {};
        }
        const auto records
            = match::recordsOf(number, sides[0], sides[1], m_evaluation.spec.matching, m_progress);
        if (!records) {
            return tl::unexpected(records.error());
        }
        for (auto record : *records) {
            const auto goldType = record.goldType;
            const auto systemType = record.systemType;
            record.goldType = record.hasGold() && gold != nullptr ? ownLabel(0, *gold, record.gold) : 0;
            record.systemType
                = record.hasSystem() && system != nullptr ? ownLabel(1, *system, record.system) : 0;
            add(record, goldType, systemType);
        }
        return {};
    }

    /// The evaluation's own label as a type of the peer.
    [[nodiscard]] std::uint32_t typeOfLabel(std::uint32_t label) const
    {
        const auto& name = m_evaluation.labels[label];
        return static_cast<std::uint32_t>(
            std::lower_bound(m_reading.types.begin(), m_reading.types.end(), typeName(name, m_scheme))
            - m_reading.types.begin());
    }

    [[nodiscard]] std::uint32_t ownLabel(
        std::size_t side, const Document& document, std::uint32_t entity) const
    {
        return m_labels[side].own[static_cast<std::size_t>(document.annotations.entities[entity].label)];
    }

    void add(const match::PairOutcome& record, std::uint32_t goldType, std::uint32_t systemType)
    {
        const bool correct = record.outcome(match::Scheme::Strict) == match::Outcome::Correct;
        m_reading.list.records.push_back(record);
        m_reading.list.bits.push_back(
            (correct ? Correct : 0U) | (record.hasGold() ? Gold : 0U) | (record.hasSystem() ? System : 0U));
        m_reading.goldTypes.push_back(goldType);
        m_reading.systemTypes.push_back(systemType);
    }

    /// The peer's spans of one side, in tokens. False: an annotation is missing where a span begins.
    Result<bool> fill(const Document& document, std::size_t side, match::Side& into)
    {
        const auto count = static_cast<std::uint32_t>(document.tokens.size());
        std::vector<SplitTag> tags(count);
        const bool cells = !hasTags(document);
        for (std::uint32_t token = 0; token < count; ++token) {
            tags[token] = cells ? m_labels[side].cells[document.cells.labels[token]]
                                : split(document.tokenTags[token], side);
            if (m_scheme != StrictScheme::None && !metrics::schemeKnows(m_scheme, tags[token].letter)) {
                return refusal(document, side, token);
            }
        }
        std::vector<ReadSpan> spans;
        std::uint32_t begin = 0;
        static const std::vector<std::uint32_t> none;
        const auto& sentences = !cells           ? document.sentences
            : !m_evaluation.spec.conllBySentence ? none
            : m_sentences != nullptr             ? *m_sentences
                                                 : document.sentences;
        for (std::size_t next = 0; begin < count; ++next) {
            while (next < sentences.size() && sentences[next] <= begin) {
                ++next;
            }
            const auto end = next < sentences.size() ? sentences[next] : count;
            const auto sentence = std::span(tags).subspan(begin, end - begin);
            const auto first = spans.size();
            if (m_scheme == StrictScheme::None) {
                metrics::readLeniently(sentence, m_outside, spans);
            } else {
                metrics::readStrictly(sentence, m_scheme, spans);
            }
            for (auto i = first; i < spans.size(); ++i) {
                spans[i].first += begin;
                spans[i].end += begin;
            }
            begin = end;
        }
        return place(document, side, spans, into);
    }

    [[nodiscard]] SplitTag split(annotation::TokenTag tag, std::size_t side) const
    {
        if (tag.outside()) {
            return { 'O', m_outside };
        }
        const auto label = static_cast<std::size_t>(tag.label());
        if (tag.prefix() == TagPrefix::None) {
            return m_labels[side].bare[label];
        }
        return { letterOf(tag.prefix()), m_labels[side].prefixed[label] };
    }

    [[nodiscard]] support::Failure refusal(
        const Document& document, std::size_t side, std::uint32_t token) const
    {
        const auto& layer = side == 0 ? *m_evaluation.gold : *m_evaluation.system;
        const auto written = [&] {
            if (!hasTags(document)) {
                return layer.cells.name(annotation::LabelId { document.cells.labels[token] });
            }
            const auto tag = document.tokenTags[token];
            const auto& label = layer.labels.name(tag.label());
            return tag.prefix() == TagPrefix::None ? label
                : label == "_"                     ? std::string(1, letterOf(tag.prefix()))
                                                   : letterOf(tag.prefix()) + ("-" + label);
        };
        const auto cell = written();
        return support::failure(support::ErrorCode::InvalidOption,
            support::said(
                "The tag '%1' is none of the scheme that --strict-scheme names (it knows %2). Name the "
                "scheme of the file, or leave it out.",
                cell, metrics::lettersOf(m_scheme)),
            { fileOf(layer, document), document.tokenLines.empty() ? 0 : document.tokenLines[token], 0 });
    }

    /// Spans as mentions; each is the annotation that stands where it begins.
    bool place(
        const Document& document, std::size_t side, const std::vector<ReadSpan>& spans, match::Side& into)
    {
        const auto& entities = document.annotations.entities;
        std::size_t others = 0;
        std::size_t at = 0;
        for (const auto& span : spans) {
            const auto begin = document.tokens[span.first].begin;
            while (at < entities.size() && entities[at].span.end <= begin) {
                ++at;
            }
            if (at == entities.size() || entities[at].span.begin > begin
                || m_labels[side].own[static_cast<std::size_t>(entities[at].label)] == noLabel) {
                return false;
            }
            const text::Span characters { begin, document.tokens[span.end - 1].end };
            const auto own = m_evaluation.labels[ownLabel(side, document, static_cast<std::uint32_t>(at))];
            others += entities[at].span != characters || m_reading.types[span.type] != own ? 1U : 0U;
            match::Mention mention;
            mention.span = { span.first, span.end };
            mention.type = mention.types = span.type;
            mention.mainType = m_mainTypes[span.type];
            mention.entity = static_cast<std::uint32_t>(at);
            mention.originalLength = characters.length();
            into.mentions.push_back(mention);
        }
        const auto lost = entities.size() > spans.size() ? entities.size() - spans.size() : 0;
        m_reading.others += std::max(others, lost);
        m_reading.spans += spans.size();
        return true;
    }

    /// The types that occur, and the labels by which filters name them.
    void nameRows()
    {
        std::vector<std::set<std::uint32_t>> typesOf(m_evaluation.labels.size());
        std::vector<std::set<std::uint32_t>> labelsOf(m_reading.types.size());
        const auto meet = [&](std::uint32_t label, std::uint32_t type) {
            typesOf[label].insert(type);
            labelsOf[type].insert(label);
        };
        for (std::size_t i = 0; i < m_reading.list.records.size(); ++i) {
            const auto& record = m_reading.list.records[i];
            if (record.hasGold()) {
                meet(record.goldType, m_reading.goldTypes[i]);
            }
            if (record.hasSystem()) {
                meet(record.systemType, m_reading.systemTypes[i]);
            }
        }
        m_reading.labels.resize(m_reading.types.size());
        for (std::size_t type = 0; type < labelsOf.size(); ++type) {
            const bool plain = std::ranges::all_of(
                labelsOf[type], [&](std::uint32_t label) { return typesOf[label].size() == 1; });
            for (const auto label : labelsOf[type]) {
                if (plain) {
                    m_reading.labels[type].push_back(m_evaluation.labels[label]);
                }
            }
        }
    }

    static constexpr auto noLabel = static_cast<std::uint32_t>(-1);

    const Evaluation& m_evaluation;
    StrictScheme m_scheme;
    support::Diagnostics& m_findings;
    support::Progress& m_progress;
    const std::vector<std::uint32_t>* m_sentences = nullptr; ///< of the gold of the case; null: none
    PeerLabels m_labels[2]; ///< gold, system
    std::vector<std::uint32_t> m_mainTypes; ///< by type
    std::uint32_t m_outside = 0;
    ConllReading m_reading;
};

} // namespace

Result<std::optional<ConllReading>> readAsSeqeval(
    const Evaluation& evaluation, support::Diagnostics& findings, support::Progress& progress)
{
    return TagReader(evaluation, findings, progress).read();
}

} // namespace touchstone::analysis
