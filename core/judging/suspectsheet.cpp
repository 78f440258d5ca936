// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judging/suspectsheet.h"

#include "core/judging/suspectwords.h"
#include "core/support/joined.h"
#include "core/support/numbers.h"

namespace touchstone::analysis {

std::string placeWords(const SuspectAnnotation& annotation)
{
    std::vector<std::string> pieces;
    for (const auto& piece : annotation.pieces) {
        pieces.push_back(std::to_string(piece.begin) + "-" + std::to_string(piece.end));
    }
    return support::joined(pieces);
}

Table suspectTable(const SuspectRanking& ranking, std::span<const std::uint32_t> suspects, bool script)
{
    const auto& list = *ranking.list();
    std::vector<std::uint32_t> ranks(list.size(), 0);
    for (std::size_t place = 0; place < ranking.order().size(); ++place) {
        ranks[ranking.order()[place]] = static_cast<std::uint32_t>(place + 1);
    }
    std::vector<Suspect> rows;
    rows.reserve(suspects.size());
    for (const auto index : suspects) {
        rows.push_back(list.at(index));
    }
    const bool lines
        = script || std::ranges::any_of(rows, [](const Suspect& suspect) { return suspect.line > 0; });
    Table table;
    const auto column = [&](const char* forScripts, const char* forPeople, bool number = false) {
        table.columns.push_back({ script ? forScripts : forPeople, number });
    };
    column("rank", "Rank", true);
    if (script) {
        column("kind", "");
    }
    column("document", "Document");
    if (lines) {
        column("line", "Line", true);
    }
    if (script) {
        column("start", "", true);
        column("end", "", true);
    } else {
        column("", "Place");
    }
    column("words", "Words");
    column("gold", "Gold");
    column("proposal", "Proposal");
    column("votes", "Votes");
    column("score", "Score", true);
    for (const auto& suspect : rows) {
        auto& row = table.rows.emplace_back();
        const auto& place = suspect.place();
        const auto rank = ranks[suspect.index];
        row.push_back(rank == 0 ? std::string() : std::to_string(rank));
        if (script) {
            row.emplace_back(suspectKindName(suspect.kind));
        }
        row.push_back(suspect.documentName);
        if (lines) {
            row.push_back(suspect.line == 0 ? std::string() : std::to_string(suspect.line));
        }
        if (script) {
            row.push_back(std::to_string(place.pieces.front().begin));
            row.push_back(std::to_string(place.pieces.back().end));
        } else {
            row.push_back(placeWords(place));
        }
        row.push_back(place.words);
        row.push_back(suspect.gold ? suspect.gold->type : std::string(script ? "" : undefinedSign));
        row.push_back(proposalWords(suspect).english());
        row.push_back(support::joined(
            std::vector { votesInWords(suspect), judgedInWords(ranking.judgedAlike(suspect.index)) },
            support::pattern("%1; %2"))
                          .english());
        row.push_back(script ? support::shortest(suspect.score) : support::fixed(suspect.score, 3));
    }
    return table;
}

} // namespace touchstone::analysis
