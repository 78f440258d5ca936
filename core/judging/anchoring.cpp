// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judging/anchoring.h"

#include "core/evaluation/slices/judgedrecords.h"
#include "core/support/findingkinds.h"

#include <algorithm>
#include <set>

namespace touchstone::analysis {

namespace {

/// From the first piece to the last.
text::Span hull(const JudgedAnnotation& annotation)
{
    return { annotation.pieces.front().begin, annotation.pieces.back().end };
}

/// Code points at which the words stand in the text from one to another, the end left out.
std::vector<std::uint32_t> placesOfWords(
    const text::Text& text, std::string_view words, std::uint32_t from, std::uint32_t end)
{
    std::vector<std::uint32_t> places;
    const auto utf8 = text.utf8();
    const auto last = text.byteOffset(end);
    for (auto at = utf8.find(words, text.byteOffset(from)); at < last; at = utf8.find(words, at + 1)) {
        places.push_back(text.codePointAtByte(at));
    }
    return places;
}

/// Where its words stand now; nothing: nowhere near.
std::optional<std::uint32_t> newBegin(const Judgement& judgement, const text::Text& text)
{
    const auto before = hull(judgement.record.annotation()).begin;
    const auto from = before - std::min(before, farthestAnchor);
    if (from >= text.length()) {
        return std::nullopt;
    }
    const auto near
        = placesOfWords(text, judgement.words, from, std::min(text.length(), before + farthestAnchor + 1));
    if (near.empty()) {
        return std::nullopt;
    }
    if (near.size() > 1 && judgement.occurrence > 0) {
        const auto earlier = placesOfWords(text, judgement.words, 0, from).size();
        const auto number = std::size_t { judgement.occurrence } - 1;
        if (number >= earlier && number - earlier < near.size()) {
            return near[number - earlier];
        }
    }
    return *std::ranges::min_element(
        near, {}, [before](std::uint32_t at) { return at < before ? before - at : at - before; });
}

/// False: it would begin before the text.
bool move(std::vector<text::Span>& pieces, std::int64_t by)
{
    if (std::ranges::any_of(pieces, [by](const text::Span& piece) { return piece.begin + by < 0; })) {
        return false;
    }
    for (auto& piece : pieces) {
        piece = { static_cast<std::uint32_t>(piece.begin + by), static_cast<std::uint32_t>(piece.end + by) };
    }
    return true;
}

bool move(Judgement& judgement, std::int64_t by)
{
    bool well = true;
    for (auto* side : { &judgement.record.gold, &judgement.record.system }) {
        well = well && (!*side || move((*side)->pieces, by));
    }
    if (judgement.correct) {
        for (auto& one : *judgement.correct) {
            well = well && move(one.pieces, by);
        }
    }
    return well;
}

enum class Fate : std::uint8_t { Stays, Moves, Lost };

/// What becomes of it in this document; moves it.
Fate fateIn(const annotation::Document& document, Judgement& judgement)
{
    const auto& text = document.text;
    const auto place = hull(judgement.record.annotation());
    if (text.empty()) {
        return Fate::Stays;
    }
    if (judgement.words.empty()) { // of a system's text perhaps, which may be longer
        return judgement.record.gold && place.end > text.length() ? Fate::Lost : Fate::Stays;
    }
    if (place.end <= text.length() && text.slice(place) == judgement.words) {
        return Fate::Stays;
    }
    const auto begin = newBegin(judgement, text);
    return begin && move(judgement, std::int64_t { *begin } - place.begin) ? Fate::Moves : Fate::Lost;
}

void tellLost(const Judgement& judgement, bool documentGone, support::Diagnostics& findings)
{
    const auto& document = judgement.record.document;
    using support::said;
    const auto lost = documentGone ? said("The gold has no document \"%1\" any more, so the judgement is "
                                          "lost. Its line is kept; judge the place again.",
                          document)
        : judgement.words.empty()
        ? said("The document \"%1\" of the gold is shorter now, so the judgement is lost. Its line is kept; "
               "judge the place again.",
            document)
        : said("\"%2\" does not stand in the document \"%1\" any more within %3 characters of %4, so the "
               "judgement is lost. Its line is kept; judge the place again.",
            document, judgement.words, farthestAnchor, hull(judgement.record.annotation()).begin);
    findings.add(support::Severity::Warning, "judgement.lost",
        { judgement.source.file, judgement.source.line, 0 }, lost);
}

} // namespace

void tellWords(Judgement& judgement, const annotation::Document& gold)
{
    const auto place = hull(judgement.record.annotation());
    if (place.end > gold.text.length()) {
        return;
    }
    judgement.words = gold.text.slice(place);
    judgement.occurrence
        = static_cast<std::uint32_t>(placesOfWords(gold.text, judgement.words, 0, place.begin).size() + 1);
}

AnchoredJudgements anchored(std::vector<Judgement> judgements, const annotation::Layer& gold,
    const std::string& set, const std::string& digest)
{
    std::set<std::string> sets { set };
    std::multimap<std::pair<std::string, std::string>, const annotation::Document*> documents;
    for (const auto& document : gold.documents) {
        auto name = judgedDocument(document, set);
        sets.insert(name.first);
        documents.emplace(std::move(name), &document);
    }
    AnchoredJudgements result;
    for (auto& judgement : judgements) {
        const bool unchanged = !digest.empty() && judgement.goldDigest == digest;
        auto fate = Fate::Stays;
        bool gone = false;
        auto found = judgement;
        if (sets.contains(judgement.record.set) && !unchanged) {
            const auto [begin, end]
                = documents.equal_range({ judgement.record.set, judgement.record.document });
            gone = begin == end;
            fate = Fate::Lost;
            for (auto at = begin; at != end && fate == Fate::Lost; ++at) {
                found = judgement;
                fate = fateIn(*at->second, found);
            }
        }
        if (fate == Fate::Lost) {
            tellLost(judgement, gone, result.findings);
            result.lost.push_back(std::move(judgement));
        } else {
            result.moved += fate == Fate::Moves ? 1 : 0;
            result.judgements.push_back(std::move(found));
        }
    }
    return result;
}

} // namespace touchstone::analysis
