// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/dataset/othertexts.h"

#include "core/annotation/places.h"
#include "core/evaluation/dataset/textlikeness.h"
#include "core/support/lookup.h"
#include "core/support/parallel.h"

#include <unordered_set>

namespace touchstone::analysis {

namespace {

using annotation::Document;
using annotation::Layer;
using support::Error;
using support::ErrorCode;
using support::Result;

bool says(const Document& document) { return !document.text.empty() || document.annotations.size() > 0; }

/// Are most of these texts the gold's, under other ids?
bool elsewhere(const Layer& gold, const std::vector<const Document*>& documents)
{
    std::unordered_set<std::string_view> texts;
    for (const auto& document : gold.documents) {
        texts.insert(document.text.utf8());
    }
    const auto found = std::ranges::count_if(documents, [&texts](const Document* document) {
        return !document->text.empty() && texts.contains(document->text.utf8());
    });
    return static_cast<std::size_t>(found) * 2 > documents.size();
}

support::Message cure(bool elsewhere)
{
    return support::said(elsewhere
            ? "the texts are the gold's, under other ids: give each text the id that it has in the gold."
            : "is it the run of another corpus or language? Give the run of this gold, with the gold's ids "
              "and texts.");
}

Error notScored(const Layer& system, support::Message::Argument why, support::Place place)
{
    auto said = support::said("%1 is not scored: %2", system.name, std::move(why));
    auto text = said.english();
    return { ErrorCode::OtherTexts, std::move(text), std::move(place), std::move(said) };
}

Error noneMet(const Layer& gold, const DocumentPairing& pairing)
{
    const auto& system = *pairing.system;
    const support::Place place { system.path, 0, 0 };
    // The reason that reading found already, where it found one.
    const auto& findings = pairing.diagnostics.list();
    if (const auto* found = support::found(findings, "pairing.not-cut", &support::Diagnostic::code)) {
        return notScored(system, support::messageOf(*found), place);
    }
    const auto documents = support::listOf<const Document*>(
        system.documents, [](const Document& document) { return &document; });
    const bool given = std::ranges::none_of(system.documents, &Document::numbered)
        && std::ranges::none_of(gold.documents, &Document::numbered);
    const auto told = cure(elsewhere(gold, documents));
    return notScored(system,
        given ? support::said("none of its documents has an id of the gold's (\"%1\" against \"%2\"); %3",
            documents.front()->name, gold.documents.front().name, told)
              : support::said("none of its documents has a text of the gold's; %1", told),
        place);
}

} // namespace

Result<std::optional<Error>> otherTexts(
    const Layer& gold, const DocumentPairing& pairing, support::Progress& progress)
{
    const auto& system = *pairing.system;
    std::vector<PairedDocuments> pairs;
    std::ranges::copy_if(pairing.documents, std::back_inserter(pairs),
        [](const PairedDocuments& pair) { return pair.gold && pair.system; });
    if (pairs.empty()) {
        const bool any = std::ranges::any_of(system.documents, says);
        return any && !gold.documents.empty() ? std::optional(noneMet(gold, pairing)) : std::nullopt;
    }
    std::vector<char> other(pairs.size(), 0);
    std::atomic<bool> stopped { false };
    support::inParallel(pairs.size(), [&](std::size_t i) {
        if (stopped) {
            return;
        }
        const auto another
            = isAnotherText(gold.documents[*pairs[i].gold], system.documents[*pairs[i].system], progress);
        if (!another) {
            stopped = true;
        } else {
            other[i] = *another ? 1 : 0;
        }
    });
    if (stopped || progress.cancelled()) {
        return support::failure(ErrorCode::Cancelled, "stopped");
    }
    std::vector<const Document*> others;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        if (other[i] != 0) {
            others.push_back(&system.documents[*pairs[i].system]);
        }
    }
    if (others.size() * 2 <= pairs.size()) {
        return std::optional<Error>();
    }
    const auto& first = *others.front();
    const auto told = cure(elsewhere(gold, others));
    return std::optional(notScored(system,
        pairs.size() == 1
            ? support::said("its document \"%1\" holds another text; %2", first.name, told)
            : support::said("%1 of its %2 documents that meet one of the gold hold another text; %3",
                others.size(), pairs.size(), told),
        { fileOf(system, first), pairs.size() == 1 ? 0 : first.line, 0 }));
}

} // namespace touchstone::analysis
