// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judging/suspectwords.h"

#include "core/support/joined.h"

namespace touchstone::analysis {

namespace {

using support::Message;
using support::said;
using support::saidOf;

/// Of very long ones the begin and the end: a slip of a system may hold a page.
std::string shortened(const std::string& words)
{
    constexpr std::uint32_t most = 60;
    const text::Text text(words);
    const auto length = text.length();
    return length <= most ? words
                          : std::string(text.slice({ 0, most / 2 })) + " … "
            + std::string(text.slice({ length - most / 2, length }));
}

/// "LOC"; of another place than the row's "ORG (Bank of Prague)", without text "ORG (5-9)".
std::string annotationWords(const SuspectAnnotation& one, const SuspectAnnotation& place)
{
    if (one.pieces == place.pieces) {
        return one.type;
    }
    return one.type + " ("
        + (one.words.empty()
                ? std::to_string(one.pieces.front().begin) + "-" + std::to_string(one.pieces.back().end)
                : shortened(one.words))
        + ")";
}

Message saidWords(const SuspectProposal& proposal, const SuspectAnnotation& place)
{
    if (proposal.annotations.empty()) {
        return said("no annotation");
    }
    std::vector<std::string> words;
    for (const auto& one : proposal.annotations) {
        words.push_back(annotationWords(one, place));
    }
    return said("%1", support::joined(words, " + "));
}

Message surfaceWords(const Suspect& suspect)
{
    const auto& surface = suspect.surface;
    const auto& place = suspect.place();
    if (place.words.empty()) {
        return {};
    }
    const auto words = shortened(place.words);
    if (suspect.kind == SuspectKind::Missing) {
        return surface.occurrences < 2
            ? Message()
            : said("%1 is annotated at %2 of %3 places", words, surface.annotated, surface.occurrences);
    }
    if (surface.annotated == 0) {
        return {};
    }
    const bool other = surface.other > surface.same;
    return said(
        surface.annotated == 1 ? "%1 is %2 %3 of %4 time elsewhere" : "%1 is %2 %3 of %4 times elsewhere",
        words, other ? surface.otherType : place.type, other ? surface.other : surface.same,
        surface.annotated);
}

} // namespace

Message proposalWords(const Suspect& suspect)
{
    return suspect.proposals.empty() ? said("–") : saidWords(suspect.proposals.front(), suspect.place());
}

Message votesInWords(const Suspect& suspect)
{
    const auto asked = suspect.asked.size();
    std::vector<Message> parts;
    for (const auto& proposal : suspect.proposals) {
        if (proposal.systems.empty()) {
            continue; // the surface says so
        }
        const auto words = saidWords(proposal, suspect.place());
        const auto number = proposal.systems.size();
        parts.push_back(!parts.empty() ? said("%1 %2", number, words)
                : asked == 1           ? said("1 of 1 system says %1", words)
                : number == 1          ? said("1 of %1 systems says %2", asked, words)
                                       : said("%1 of %2 systems say %3", number, asked, words));
    }
    const auto agreeing = suspect.agreeing.size();
    if (parts.empty() && asked > 0) { // then all of them agree
        parts.push_back(asked == 1 ? said("1 of 1 system agrees with the gold")
                                   : said("%1 of %2 systems agree with the gold", agreeing, asked));
    } else if (agreeing > 0 && suspect.kind == SuspectKind::Missing) {
        parts.push_back(said("%1 nothing", agreeing));
    } else if (agreeing > 0) {
        parts.push_back(saidOf(
            static_cast<std::int64_t>(agreeing), "%Ln agrees with the gold", "%Ln agree with the gold"));
    }
    return support::joined(
        std::vector { support::joined(parts), surfaceWords(suspect) }, support::pattern("%1; %2"));
}

Message judgedInWords(const JudgedAlike& alike)
{
    const auto judged = alike.wrong + alike.right;
    return judged == 0 ? Message()
                       : said(alike.wrong == 1 ? "%1 of %2 judged like this was wrong"
                                               : "%1 of %2 judged like this were wrong",
                           alike.wrong, judged);
}

} // namespace touchstone::analysis
