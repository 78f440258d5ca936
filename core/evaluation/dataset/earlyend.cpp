// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/dataset/earlyend.h"
#include "core/support/lookup.h"

#include <cmath>
#include <numeric>
#include <tuple>

namespace touchstone::analysis {

namespace {

using annotation::Document;

constexpr std::string_view blanks = " \t\r\n";
constexpr auto everything = std::numeric_limits<std::uint32_t>::max(); ///< behind the end of any text

std::string_view trimmedEnd(std::string_view text)
{
    const auto last = text.find_last_not_of(blanks);
    return text.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

/// Counted annotations that lie outside the part of a text that is there, and such that reach out of it.
std::pair<std::uint64_t, std::uint64_t> annotationsOutside(const Document& document, text::Span part)
{
    std::uint64_t outside = 0;
    std::uint64_t across = 0;
    for (std::uint32_t i = 0; i < document.annotations.size(); ++i) {
        const auto span = document.annotations.entities[i].span;
        const bool out = span.begin < part.begin || span.end > part.end;
        const bool whole = span.end <= part.begin || span.begin >= part.end;
        const auto one = out && document.annotations.counted(i) ? 1U : 0U;
        outside += whole ? one : 0U;
        across += whole ? 0U : one;
    }
    return { outside, across };
}

/// How many tokens of the system are the gold's, from the first or from the last on; nothing where one
/// differs. The outermost may be a part of the gold's, and then is none.
std::optional<std::size_t> commonTokens(const Document& gold, const Document& system, bool fromEnd)
{
    const auto count = system.tokens.size();
    if (count >= gold.tokens.size()) {
        return std::nullopt;
    }
    const auto shift = fromEnd ? gold.tokens.size() - count : 0;
    const auto outermost = fromEnd ? 0 : count - 1;
    for (std::size_t step = 0; step < count; ++step) {
        const auto i = fromEnd ? count - 1 - step : step;
        const auto wanted = gold.text.slice(gold.tokens[i + shift]);
        const auto found = system.text.slice(system.tokens[i]);
        if (wanted != found) {
            const bool part = fromEnd ? wanted.ends_with(found) : wanted.starts_with(found);
            return i == outermost && part && count > 1 ? std::optional(count - 1) : std::nullopt;
        }
    }
    return count;
}

std::optional<EarlyEnd> endOfTokens(const Document& gold, const Document& system)
{
    const auto common = commonTokens(gold, system, false);
    if (!common) {
        return std::nullopt;
    }
    const auto kept = *common;
    const auto line = kept <= system.tokenLines.size() ? system.tokenLines[kept - 1] : 0U;
    return EarlyEnd { gold.tokens[system.tokens.size() - 1].end, kept, gold.tokens.size(), true, 0, 0, line };
}

std::optional<EarlyEnd> endOfCharacters(const Document& gold, const Document& system)
{
    const auto expected = trimmedEnd(gold.text.utf8());
    const auto found = trimmedEnd(system.text.utf8());
    if (found.size() >= expected.size() || expected.substr(0, found.size()) != found) {
        return std::nullopt;
    }
    // Behind the end of the word that is cut, if one is, must be another.
    const auto rest = expected.substr(found.size());
    if (!found.empty() && rest.find_first_of(blanks) == std::string_view::npos) {
        return std::nullopt;
    }
    const auto kept = gold.text.codePointAtByte(found.size());
    const auto end = found.empty() ? 0 : gold.text.codePointAtByte(found.size() + rest.find_first_of(blanks));
    return EarlyEnd { end, kept, gold.text.length(), false };
}

/// Of text that is not tokenised.
std::optional<LateBegin> beginOfCharacters(const Document& gold, const Document& system)
{
    const auto expected = gold.text.utf8();
    auto found = system.text.utf8();
    found.remove_prefix(std::min(found.find_first_not_of(blanks), found.size()));
    if (found.empty() || found.size() >= expected.size() || !expected.ends_with(found)) {
        return std::nullopt;
    }
    const auto lost = expected.size() - found.size();
    const auto lastBlank = expected.substr(0, lost).find_last_of(blanks);
    if (lastBlank == std::string_view::npos) {
        return std::nullopt;
    }
    const auto length = gold.text.length();
    return LateBegin { length - gold.text.codePointAtByte(lost), length, false,
        gold.text.codePointAtByte(lastBlank + 1) };
}

std::optional<LateBegin> beginOfTokens(const Document& gold, const Document& system)
{
    const auto kept = commonTokens(gold, system, true);
    return kept ? std::optional(LateBegin { *kept, gold.tokens.size(), true,
               gold.tokens[gold.tokens.size() - system.tokens.size()].begin })
                : std::nullopt;
}

bool inTokens(const Document& gold, const Document& system)
{
    return !gold.tokens.empty() && !system.tokens.empty();
}

constexpr double rare = 0.05;

/// Gold annotations that share a character with one of the system's.
std::uint64_t met(const Document& gold, const Document& system)
{
    auto spans = support::listOf<text::Span>(system.annotations.entities, &annotation::Entity::span);
    std::ranges::sort(spans);
    auto reach = support::listOf<std::uint32_t>(spans, &text::Span::end); // of the spans up to here
    std::partial_sum(reach.begin(), reach.end(), reach.begin(), std::ranges::max);
    return static_cast<std::uint64_t>(
        std::ranges::count_if(gold.annotations.entities, [&](const annotation::Entity& entity) {
            const auto next = std::ranges::lower_bound(spans, text::Span { entity.span.end, 0 });
            return next != spans.begin()
                && reach[static_cast<std::size_t>(next - spans.begin()) - 1] > entity.span.begin;
        }));
}

std::uint32_t lastEnd(const Document& document)
{
    std::uint32_t end = 0;
    for (const auto& entity : document.annotations.entities) {
        end = std::max(end, entity.span.end);
    }
    return end;
}

/// The sentence, with what is lost where something is.
support::Message withLost(support::Message clause, std::uint64_t lost, support::Message told)
{
    return lost == 0 ? support::said("%1.", std::move(clause))
                     : support::said("%1; %2.", std::move(clause), std::move(told));
}

} // namespace

std::optional<EarlyEnd> earlyEnd(const Document& gold, const Document& system)
{
    if (gold.withoutText() || system.withoutText()) {
        return std::nullopt;
    }
    auto result = inTokens(gold, system) ? endOfTokens(gold, system) : endOfCharacters(gold, system);
    if (result) {
        std::tie(result->behind, result->across) = annotationsOutside(gold, { 0, result->end });
    }
    return result;
}

std::optional<LateBegin> lateBegin(const Document& gold, const Document& system)
{
    if (gold.text.empty() || system.text.empty()) {
        return std::nullopt;
    }
    auto result = inTokens(gold, system) ? beginOfTokens(gold, system) : beginOfCharacters(gold, system);
    if (result) {
        std::tie(result->before, result->across) = annotationsOutside(gold, { result->begin, everything });
    }
    return result;
}

CutByWords cutByWords(
    const Document& gold, const Document& system, const align::WordColumns& words, bool cutOnly)
{
    constexpr std::size_t least = 3; // fewer may have been lost in recognition
    const auto told = [&](const std::optional<align::WordColumns::LostWords>& lost) {
        return lost && (cutOnly || lost->words >= least);
    };
    const auto ends = words.lostEnd();
    const auto begins = words.lostBeginning();
    const bool tokens = inTokens(gold, system);
    const auto expected = tokens ? gold.tokens.size() : gold.text.length();
    const auto kept = tokens ? static_cast<std::size_t>(std::ranges::count_if(
                          gold.tokens, [&](text::Span token) { return !words.ofGold(token).empty(); }))
                             : words.sharedLength();
    CutByWords result;
    if (told(ends)) {
        auto& end = result.end.emplace();
        end.end = ends->place.begin;
        std::tie(end.kept, end.expected, end.inTokens) = std::tuple(kept, expected, tokens);
        end.line = system.tokenLines.empty() ? 0 : system.tokenLines.back();
        std::tie(end.behind, end.across) = annotationsOutside(gold, { 0, end.end });
    }
    if (told(begins)) {
        auto& begin = result.begin.emplace();
        begin.begin = begins->place.end;
        std::tie(begin.kept, begin.expected, begin.inTokens) = std::tuple(kept, expected, tokens);
        std::tie(begin.before, begin.across) = annotationsOutside(gold, { begin.begin, everything });
    }
    return result;
}

bool holdsTexts(const annotation::Layer& layer)
{
    return std::ranges::any_of(
        layer.documents, [](const Document& document) { return !document.text.empty(); });
}

support::Message described(const std::string& document, const EarlyEnd& end, bool unscored)
{
    return withLost(support::said(end.inTokens ? "Document \"%1\" ends early: %2 of %3 tokens"
                                               : "Document \"%1\" ends early: %2 of %3 characters",
                        document, end.kept, end.expected),
        end.behind,
        support::saidOf(static_cast<std::int64_t>(end.behind),
            unscored ? "%Ln annotation of the gold lies behind the end and would count as missed"
                     : "%Ln annotation of the gold lies behind the end",
            unscored ? "%Ln annotations of the gold lie behind the end and would count as missed"
                     : "%Ln annotations of the gold lie behind the end"));
}

support::Message described(const std::string& document, const LateBegin& begin, bool unscored)
{
    return withLost(
        support::said(begin.inTokens ? "Document \"%1\" lacks its beginning: %2 of %3 tokens are there"
                                     : "Document \"%1\" lacks its beginning: %2 of %3 characters are there",
            document, begin.kept, begin.expected),
        begin.before,
        support::saidOf(static_cast<std::int64_t>(begin.before),
            unscored ? "%Ln annotation of the gold lies before them and would count as missed"
                     : "%Ln annotation of the gold lies before them",
            unscored ? "%Ln annotations of the gold lie before them and would count as missed"
                     : "%Ln annotations of the gold lie before them"));
}

support::Message earlyEndsMessage(std::uint64_t documents, std::uint64_t behind)
{
    const auto count = static_cast<std::int64_t>(behind);
    return support::said("%1; %2. %3",
        support::saidOf(
            static_cast<std::int64_t>(documents), "%Ln document ends early", "%Ln documents end early"),
        behind == 0 ? support::said("no gold entity lies behind the end")
                    : support::saidOf(count, "%Ln gold entity lies behind the end and counts as missing",
                        "%Ln gold entities lie behind the end and count as missing"),
        support::said(earlyEndCure));
}

support::Message lateBeginsMessage(std::uint64_t documents, std::uint64_t before)
{
    const auto count = static_cast<std::int64_t>(before);
    return support::said("%1; %2. %3",
        support::saidOf(static_cast<std::int64_t>(documents), "%Ln document lacks its beginning",
            "%Ln documents lack their beginning"),
        before == 0 ? support::said("no gold entity lies in what is missing")
                    : support::saidOf(count, "%Ln gold entity lies in what is missing and counts as missing",
                        "%Ln gold entities lie in what is missing and count as missing"),
        support::said(lateBeginCure));
}

support::Message acrossMessage(std::uint64_t annotations)
{
    return support::saidOf(static_cast<std::int64_t>(annotations),
        "%Ln gold entity reaches into the part of a text that the system lacks; at best it is found in part.",
        "%Ln gold entities reach into the part of a text that the system lacks; at best they are found in "
        "part.");
}

std::vector<SilentEnd> silentEnds(const std::vector<std::vector<SilentDocument>>& files)
{
    std::uint64_t found = 0;
    std::uint64_t spoken = 0;
    std::vector<SilentEnd> ends;
    for (std::size_t file = 0; file < files.size(); ++file) {
        SilentEnd end { file };
        std::uint64_t golds = 0;
        for (const auto& [gold, system] : files[file]) {
            golds += gold->annotations.size();
            if (system == nullptr || system->annotations.size() == 0) {
                end.behind += gold->annotations.size();
                continue;
            }
            const auto last = lastEnd(*system);
            end.before += system->annotations.size();
            end.behind = static_cast<std::uint64_t>(std::ranges::count_if(gold->annotations.entities,
                [last](const annotation::Entity& entity) { return entity.span.begin >= last; }));
            found += met(*gold, *system);
        }
        spoken += golds - end.behind;
        ends.push_back(end);
    }
    const auto recall = (static_cast<double>(found) + 1) / (static_cast<double>(spoken) + 2);
    std::erase_if(ends, [&](const SilentEnd& end) {
        const auto chance
            = std::pow(1 - recall, static_cast<double>(end.behind)) * static_cast<double>(files.size());
        return end.behind <= 1 || chance >= rare;
    });
    return ends;
}

support::Message silentEndMessage(const SilentEnd& end, const std::string* document)
{
    if (document != nullptr) {
        return support::said(end.before > 0
                ? "Document \"%3\" has no annotation behind its first %1, where the gold has %2 more; "
                  "elsewhere most are found. Was the end of the file cut off?"
                : "Document \"%3\" has no annotation, where the gold has %2; elsewhere most are found. "
                  "Was the end of the file cut off?",
            end.before, end.behind, *document);
    }
    return support::said(end.before > 0
            ? "The file has no annotation behind its first %1, where the gold has %2 more; elsewhere most "
              "are found. Was the end of the file cut off?"
            : "The file has no annotation, where the gold has %2; elsewhere most are found. Was the end of "
              "the file cut off?",
        end.before, end.behind);
}

} // namespace touchstone::analysis
