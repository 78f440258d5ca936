// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/dataset/documentpairing.h"

#include "core/annotation/places.h"
#include "core/annotation/cutting.h"
#include "core/evaluation/dataset/documentmeeting.h"
#include "core/support/findingkinds.h"

#include <algorithm>

namespace touchstone::analysis {

namespace {

using annotation::Document;
using annotation::Layer;
using support::Result;
using support::Severity;

bool anyNumbered(const Layer& layer)
{
    return std::ranges::any_of(layer.documents, [](const Document& document) { return document.numbered; });
}

/// The layer's tokens as one document's, for layers without marks to be held against.
bool sameTokens(const Layer& gold, const Document& run, std::size_t skipped)
{
    std::size_t at = 0;
    for (const auto& document : gold.documents) {
        for (const auto token : document.tokens) {
            if (at >= skipped + run.tokens.size()) {
                return true;
            }
            if (at >= skipped && document.text.slice(token) != run.text.slice(run.tokens[at - skipped])) {
                return false;
            }
            ++at;
        }
    }
    return true;
}

std::string notCut(const Layer& gold, const Layer& system)
{
    const auto found = system.tokenCount();
    const auto wanted = gold.tokenCount();
    const auto numbers = std::to_string(found) + " of the gold's " + std::to_string(wanted) + " tokens";
    if (system.documents.size() == 1 && found > 0 && found < wanted) {
        if (sameTokens(gold, system.documents.front(), wanted - found)) {
            return "The beginning of the file is missing: it holds the last " + numbers
                + " and has no document marks, so it cannot be cut to the gold's documents. Write it again, "
                  "whole.";
        }
        if (sameTokens(gold, system.documents.front(), 0)) {
            return "The file ends early: it holds the first " + numbers
                + " and has no document marks, so it cannot be cut to the gold's documents. Write it again, "
                  "whole.";
        }
    }
    return "The file has no document marks and " + std::to_string(found) + " tokens where the gold has "
        + std::to_string(wanted)
        + ", so it cannot be cut to the gold's documents. Add the gold's document_id lines, or make the "
          "tokens agree.";
}

void reportUnpaired(DocumentPairing& result, const Layer& gold, const Layer& system)
{
    for (const auto& pair : result.documents) {
        if (pair.gold && !pair.system) {
            const auto& document = gold.documents[*pair.gold];
            result.diagnostics.add(Severity::Warning, "pairing.gold-only", placeOf(gold, document),
                "Document \"" + document.name + "\" is not in system " + system.name + ": its "
                    + std::to_string(document.annotations.size()) + " annotations count as missing.",
                document.annotations.size());
        } else if (pair.system && !pair.gold) {
            const auto& document = system.documents[*pair.system];
            result.diagnostics.add(Severity::Warning, "pairing.system-only", placeOf(system, document),
                "Document \"" + document.name + "\" of system " + system.name + " is not in the gold: its "
                    + std::to_string(document.annotations.size()) + " annotations count as spurious.",
                document.annotations.size());
        }
    }
}

/// Where all that a run lacks stands at the beginning, that is what is missing.
void reportBeginning(DocumentPairing& result, const Layer& gold, const Layer& system)
{
    std::size_t first = 0;
    const auto& pairs = result.documents;
    while (first < pairs.size() && pairs[first].gold && !pairs[first].system) {
        ++first;
    }
    const bool rest = std::all_of(pairs.begin() + static_cast<std::ptrdiff_t>(first), pairs.end(),
        [](const PairedDocuments& pair) { return pair.gold && pair.system; });
    const bool oneFile = system.documents.front().file.empty()
        || system.documents.front().file == system.documents.back().file;
    if (first > 0 && first < pairs.size() && rest && oneFile) {
        std::size_t lost = 0;
        for (std::size_t i = 0; i < first; ++i) {
            lost += gold.documents[*pairs[i].gold].annotations.size();
        }
        const auto& last = gold.documents[*pairs[first - 1].gold];
        result.diagnostics.add(Severity::Warning, "pairing.no-beginning", { system.path, 0, 0 },
            (first == 1 ? "The first document" : "The first " + std::to_string(first) + " documents")
                + " of the gold's " + std::to_string(gold.documents.size())
                + (first == 1 ? ", \"" : ", up to \"") + last.name + (first == 1 ? "\", is" : "\", are")
                + " not in the file: " + (first == 1 ? "its " : "their ") + std::to_string(lost)
                + " annotations count as missing. Is the beginning of the file missing?",
            lost);
    }
}

} // namespace

Result<DocumentPairing> pairDocuments(
    const annotation::LayerPtr& gold, const annotation::LayerPtr& system, support::Progress& progress)
{
    DocumentPairing result;
    result.system = system;
    if ((!system->documentMarks || system->emptyMarks) && gold->documentMarks) {
        if (auto cut = annotation::cutToDocuments(*system, *gold)) {
            result.diagnostics.add(Severity::Note, "pairing.cut", { system->path, 0, 0 },
                (system->documentMarks ? "Documents of the file lack their marks; they were cut out along "
                                         "the gold's, so that there are "
                                       : "The file has no document marks; it was cut to the gold's ")
                    + std::to_string(cut->documents.size()) + " documents, since the tokens agree.");
            result.system = std::make_shared<const Layer>(std::move(*cut));
        } else if (!system->documentMarks) {
            result.diagnostics.add(
                Severity::Warning, "pairing.not-cut", { system->path, 0, 0 }, notCut(*gold, *system));
        }
    }
    const auto& documents = result.system->documents;
    // Offsets without a text say nothing when they are of another document: only ids can pair them.
    const bool byIdOnly = !gold->documents.empty() && gold->documents.front().withoutText()
        && !documents.empty() && documents.front().withoutText();
    if (!byIdOnly && gold->documents.size() == 1 && documents.size() == 1) {
        result.documents.push_back({ 0, 0 });
        return result;
    }
    DocumentMeeting meeting(*gold, *result.system, progress);
    const auto met = meeting.byName(!byIdOnly);
    const bool numbered = anyNumbered(*gold) || anyNumbered(*result.system);
    const bool strangers
        = met == 0 && !numbered && !documents.empty() && documents.size() == gold->documents.size();
    if (!byIdOnly && (numbered || strangers)) {
        if (auto done = meeting.byText(strangers); !done) {
            return tl::unexpected(done.error());
        }
    }
    result.documents = meeting.pairs();
    if (!byIdOnly && strangers) {
        result.diagnostics.add(Severity::Warning, "pairing.by-order", { system->path, 0, 0 },
            "No document name of system " + system->name + " occurs in the gold (\"" + documents.front().name
                + "\" against \"" + gold->documents.front().name + "\"); the "
                + std::to_string(documents.size())
                + " documents were paired by their texts and their order. Give both sides the same ids to be "
                  "sure.");
    }
    if (numbered && std::ranges::any_of(result.documents, [](const auto& pair) {
            return pair.gold && pair.system && *pair.gold != *pair.system;
        })) {
        result.diagnostics.add(Severity::Note, "pairing.by-text", { system->path, 0, 0 },
            "Documents without ids stand at other places than in the gold; they met by their texts.");
    }
    reportUnpaired(result, *gold, *result.system);
    if (!documents.empty()) {
        reportBeginning(result, *gold, *result.system);
    }
    return result;
}

} // namespace touchstone::analysis
