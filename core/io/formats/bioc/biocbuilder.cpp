// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/bioc/biocbuilder.h"

#include "core/io/bytes/watchedlines.h"
#include "core/io/bytes/words.h"
#include "core/io/drafts/conceptids.h"
#include "core/support/numbers.h"

#include <numeric>
#include <unordered_set>

namespace touchstone::io {

namespace {

/// What may stand between two passages for each character of text, before it is cut short.
constexpr std::size_t roomBetween = 4096;

// Keys as tools write them, the surest first; case and "_" do not count.
constexpr std::array<std::string_view, 7> typeKeys { "type", "category", "semantic type", "entity type",
    "class", "label", "annotation type" };
constexpr std::array<std::string_view, 20> idKeys { "identifier", "identifiers", "normalized id",
    "concept id", "ncbi gene", "ncbi geneid", "ncbigene", "entrez gene", "ncbi taxonomy", "taxonomy", "mesh",
    "omim", "chebi", "dbsnp", "tmvar", "umls", "go", "uniprot", "cellosaurus", "ncbi homologene" };
constexpr std::array<std::string_view, 3> scoreKeys { "score", "confidence", "probability" };

} // namespace

void BiocBuilder::beginDocument(std::string id, std::size_t at)
{
    ++m_documents;
    m_draft = {};
    m_at = at;
    m_passages.clear();
    m_ownPassage = noPart;
    m_draft.document.line = m_findings.line(at);
    m_draft.document.numbered = id.empty();
    m_draft.document.name = !id.empty() ? std::move(id)
        : m_documents == 1              ? m_file.documentName
                                        : m_file.documentName + "#" + std::to_string(m_documents);
}

void BiocBuilder::addPassage(BiocPassage passage)
{
    if (passage.offset) {
        passage.offset = std::clamp(*passage.offset, -largestDraftOffset, largestDraftOffset);
    }
    m_ownPassage = static_cast<std::uint32_t>(m_passages.size());
    m_passages.push_back(std::move(passage));
}

void BiocBuilder::addAnnotation(BiocAnnotation annotation)
{
    if (annotation.locations.empty()) {
        m_findings.report(Severity::Error, "location", annotation.at,
            said("The annotation has no location with offset and length; it is skipped."));
        return;
    }
    DraftMention mention;
    mention.at = annotation.at;
    mention.part = m_ownPassage;
    mention.id = std::move(annotation.id);
    mention.surface = std::move(annotation.surface).value_or(std::string());
    mention.pieces = std::move(annotation.locations);
    for (auto& piece : mention.pieces) {
        piece.begin = std::clamp(piece.begin, -largestDraftOffset, largestDraftOffset);
        piece.end = std::clamp(piece.end, -largestDraftOffset, largestDraftOffset);
    }
    applyInfons(mention, annotation.infons);
    if (mention.types.empty()) {
        m_findings.report(Severity::Warning, "type", mention.at,
            said("The annotation has no infon \"type\" (or category, class, label); its type is \"_\"."));
    }
    m_draft.mentions.push_back(std::move(mention));
}

/// Type, ids and score go where they belong; the rest is kept under "infons".
void BiocBuilder::applyInfons(DraftMention& mention, const std::vector<BiocInfon>& infons)
{
    std::vector<std::string> keys;
    keys.reserve(infons.size());
    for (const auto& infon : infons) {
        auto& key = keys.emplace_back(lowered(infon.key));
        std::replace(key.begin(), key.end(), '_', ' ');
    }
    const auto firstOf = [&](std::span<const std::string_view> wanted) -> std::size_t {
        auto best = infons.size();
        auto rank = wanted.size();
        for (std::size_t i = 0; i < infons.size(); ++i) {
            const auto found
                = static_cast<std::size_t>(std::find(wanted.begin(), wanted.end(), keys[i]) - wanted.begin());
            if (found < rank && !infons[i].value.empty() && !infons[i].json) {
                rank = found;
                best = i;
            }
        }
        return best;
    };
    const auto type = firstOf(typeKeys);
    const auto id = firstOf(idKeys);
    if (type < infons.size()) {
        mention.types = { infons[type].value };
    }
    if (id < infons.size()) {
        mention.links = conceptIds(infons[id].value);
    }
    std::string kept;
    std::unordered_set<std::string_view> known;
    for (std::size_t i = 0; i < infons.size(); ++i) {
        if (i == type || i == id) {
            continue;
        }
        if (contains(scoreKeys, keys[i]) && !mention.score) {
            const auto score = support::parsed<double>(infons[i].value);
            if (score && *score >= 0 && *score <= 1) {
                mention.score = score;
                continue;
            }
        }
        if (!known.insert(keys[i]).second) {
            continue; // a key twice
        }
        append(kept,
            quotedJson(infons[i].key) + ": "
                + (infons[i].json ? infons[i].value : quotedJson(infons[i].value)));
    }
    if (!kept.empty()) {
        mention.extra = R"("infons":{)" + kept + "}";
    }
}

void BiocBuilder::addRelation(std::size_t at) { m_firstRelation = m_relations++ == 0 ? at : m_firstRelation; }

/// The unit in which passages leave the least room between them, and never overlap.
OffsetUnit BiocBuilder::unitOfPassages() const
{
    std::array<std::int64_t, 3> room {};
    for (std::size_t i = 0; i + 1 < m_draft.parts.size(); ++i) {
        const auto& part = m_draft.parts[i];
        for (const auto unit : { OffsetUnit::CodePoints, OffsetUnit::Utf16, OffsetUnit::Bytes }) {
            const auto gap = m_draft.parts[i + 1].fileBegin - part.fileBegin
                - static_cast<std::int64_t>(lengthIn(part.text, unit));
            room.at(static_cast<std::size_t>(unit)) += gap < 0 ? std::min<std::int64_t>(-gap, 1 << 20) * 1000
                                                               : std::min<std::int64_t>(gap, 1 << 20);
        }
    }
    return static_cast<OffsetUnit>(std::min_element(room.begin(), room.end()) - room.begin());
}

/// Passages become one text: as far apart as their offsets say, at least by a line end where they say so.
void BiocBuilder::layOut(DraftDocument& draft)
{
    std::vector<std::size_t> order(m_passages.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::int64_t next = 0;
    std::int64_t last = -largestDraftOffset;
    bool ascending = true;
    for (auto& passage : m_passages) {
        if (!passage.offset) {
            m_findings.report(Severity::Warning, "passage", passage.at,
                said("The passage has no offset; it is put behind the one before it."));
            passage.offset = next;
        }
        ascending = ascending && *passage.offset >= last;
        last = *passage.offset;
        const auto length = passage.text ? text::Text(*passage.text).length() : 0;
        next = last + static_cast<std::int64_t>(length) + 1;
    }
    if (!ascending) {
        m_findings.report(Severity::Warning, "passage", m_at,
            said("The passages are not in the order of their offsets; they are sorted."));
        std::stable_sort(order.begin(), order.end(),
            [this](std::size_t a, std::size_t b) { return *m_passages[a].offset < *m_passages[b].offset; });
    }
    std::vector<std::uint32_t> place(m_passages.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        place[order[i]] = static_cast<std::uint32_t>(i);
        auto& passage = m_passages[order[i]];
        draft.parts.push_back({ *passage.offset, 0, text::Text(passage.text.value_or(std::string())) });
    }
    for (auto& mention : draft.mentions) {
        mention.part = mention.part < place.size() ? place[mention.part] : noPart;
    }
    const auto unit = unitOfPassages();
    std::size_t size = 0;
    for (const auto& part : draft.parts) {
        size += part.text.utf8().size();
    }
    std::string whole;
    std::uint32_t length = 0;
    auto room = size + roomBetween;
    for (std::size_t i = 0; i < draft.parts.size(); ++i) {
        auto& part = draft.parts[i];
        part.textBegin = length;
        whole += part.text.utf8();
        length += part.text.length();
        if (i + 1 == draft.parts.size()) {
            break;
        }
        auto gap = draft.parts[i + 1].fileBegin - part.fileBegin
            - static_cast<std::int64_t>(lengthIn(part.text, unit));
        if (gap < 0 || gap > static_cast<std::int64_t>(room)) {
            const bool overlap = gap < 0;
            m_findings.report(Severity::Warning, "passage", m_passages[order[i + 1]].at, [overlap] {
                return overlap
                    ? said("The passage begins before the one before it ends; it is put behind it.")
                    : said("The passage stands far behind the one before it; what lies between is one line "
                           "end.");
            });
            gap = 1;
        }
        room -= static_cast<std::size_t>(gap);
        if (gap > 0) {
            whole += '\n';
            whole.append(static_cast<std::size_t>(gap) - 1, ' ');
            length += static_cast<std::uint32_t>(gap);
        }
    }
    draft.document.text = text::Text(std::move(whole));
}

void BiocBuilder::endDocument()
{
    // Empty passages have no text to lie in, but may stand between others.
    const bool anyText = std::any_of(m_passages.begin(), m_passages.end(),
        [](const BiocPassage& passage) { return passage.text && !passage.text->empty(); });
    if (anyText) {
        layOut(m_draft);
    } else {
        m_draft.withoutText = true;
        if (!m_draft.mentions.empty()) {
            m_findings.report(Severity::Note, "text", m_at,
                said("The document has no text: its offsets count in the text of the other side."));
        }
    }
    m_drafts.add(std::move(m_draft));
    m_draft = {};
}

Result<void> BiocBuilder::finish(const Progress& progress)
{
    if (progress.cancelled()) {
        return readingStopped(m_file.path);
    }
    if (m_drafts.empty()) {
        return failure(ErrorCode::Malformed,
            said("The file holds no BioC document; expected a collection with documents of passages"),
            { m_file.path, 1, 1 });
    }
    if (m_relations > 0) {
        m_findings.report(Severity::Note, "relations", m_firstRelation, [this] {
            return saidOf(static_cast<std::int64_t>(m_relations),
                "The file holds %Ln relation; it takes no part in any score.",
                "The file holds %Ln relations; they take no part in any score.");
        });
    }
    return m_drafts.finish(codePointReadings, progress);
}

} // namespace touchstone::io
