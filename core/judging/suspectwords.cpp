// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judging/suspectwords.h"

#include "core/support/joined.h"

namespace touchstone::analysis {

namespace {

using support::joined;

std::string counted(std::size_t count, std::string_view noun)
{
    return std::to_string(count) + " " + std::string(noun) + (count == 1 ? "" : "s");
}

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

std::string saidWords(const SuspectProposal& proposal, const SuspectAnnotation& place)
{
    if (proposal.annotations.empty()) {
        return "no annotation";
    }
    std::vector<std::string> words;
    for (const auto& one : proposal.annotations) {
        words.push_back(annotationWords(one, place));
    }
    return joined(words, " + ");
}

std::string surfaceWords(const Suspect& suspect)
{
    const auto& surface = suspect.surface;
    const auto& place = suspect.place();
    if (place.words.empty()) {
        return {};
    }
    if (suspect.kind == SuspectKind::Missing) {
        return surface.occurrences < 2 ? std::string()
                                       : shortened(place.words) + " is annotated at "
                + std::to_string(surface.annotated) + " of " + counted(surface.occurrences, "place");
    }
    if (surface.annotated == 0) {
        return {};
    }
    const auto elsewhere = " of " + counted(surface.annotated, "time") + " elsewhere";
    return surface.other > surface.same
        ? shortened(place.words) + " is " + surface.otherType + " " + std::to_string(surface.other)
            + elsewhere
        : shortened(place.words) + " is " + place.type + " " + std::to_string(surface.same) + elsewhere;
}

} // namespace

std::string proposalWords(const Suspect& suspect)
{
    return suspect.proposals.empty() ? "–" : saidWords(suspect.proposals.front(), suspect.place());
}

std::string votesInWords(const Suspect& suspect)
{
    const auto asked = suspect.asked.size();
    const bool missing = suspect.kind == SuspectKind::Missing;
    std::vector<std::string> parts;
    for (const auto& proposal : suspect.proposals) {
        if (proposal.systems.empty()) {
            continue; // the surface says so
        }
        const auto said = saidWords(proposal, suspect.place());
        const auto number = proposal.systems.size();
        parts.push_back(parts.empty() ? std::to_string(number) + " of " + counted(asked, "system")
                    + (asked == 1         ? " says "
                            : number == 1 ? " says "
                                          : " say ")
                    + said
                                      : std::to_string(number) + " " + said);
    }
    const auto agreeing = suspect.agreeing.size();
    if (parts.empty() && asked > 0) {
        parts.push_back(std::to_string(agreeing) + " of " + counted(asked, "system")
            + (agreeing == 1 ? " agrees" : " agree") + " with the gold");
    } else if (agreeing > 0) {
        parts.push_back(std::to_string(agreeing)
            + (missing              ? " nothing"
                    : agreeing == 1 ? " agrees with the gold"
                                    : " agree with the gold"));
    }
    auto words = joined(parts, ", ");
    if (const auto surface = surfaceWords(suspect); !surface.empty()) {
        words += (words.empty() ? "" : "; ") + surface;
    }
    return words;
}

std::string judgedInWords(const JudgedAlike& alike)
{
    const auto judged = alike.wrong + alike.right;
    return judged == 0 ? std::string()
                       : std::to_string(alike.wrong) + " of " + std::to_string(judged) + " judged like this "
            + (alike.wrong == 1 ? "was" : "were") + " wrong";
}

} // namespace touchstone::analysis
