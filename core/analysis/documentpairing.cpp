// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/documentpairing.h"

#include "core/annotation/cutting.h"

#include <unordered_map>

namespace touchstone::analysis {

namespace {

using annotation::Layer;
using support::Severity;

support::Place placeOf(const Layer& layer, const annotation::Document& document)
{
    return { document.file.empty() ? layer.path : document.file, document.line, 0 };
}

std::unordered_map<std::string_view, std::uint32_t> numbersByName(const Layer& layer)
{
    std::unordered_map<std::string_view, std::uint32_t> numbers;
    numbers.reserve(layer.documents.size());
    for (std::uint32_t i = 0; i < layer.documents.size(); ++i) {
        numbers.emplace(layer.documents[i].name, i);
    }
    return numbers;
}

void pairByOrder(DocumentPairing& result, std::size_t count)
{
    for (std::uint32_t i = 0; i < count; ++i) {
        result.documents.push_back({ i, i });
    }
}

/// Returns how many met.
std::size_t pairByName(DocumentPairing& result, const Layer& gold, const Layer& system)
{
    const auto systemNumbers = numbersByName(system);
    std::vector<bool> met(system.documents.size(), false);
    std::size_t count = 0;
    for (std::uint32_t i = 0; i < gold.documents.size(); ++i) {
        const auto found = systemNumbers.find(gold.documents[i].name);
        if (found == systemNumbers.end() || met[found->second]) {
            result.documents.push_back({ i, std::nullopt });
        } else {
            met[found->second] = true;
            ++count;
            result.documents.push_back({ i, found->second });
        }
    }
    for (std::uint32_t i = 0; i < system.documents.size(); ++i) {
        if (!met[i]) {
            result.documents.push_back({ std::nullopt, i });
        }
    }
    return count;
}

void reportUnpaired(DocumentPairing& result, const Layer& gold, const Layer& system)
{
    for (const auto& pair : result.documents) {
        if (pair.gold && !pair.system) {
            const auto& document = gold.documents[*pair.gold];
            result.diagnostics.add(Severity::Warning, "pairing.gold-only", placeOf(gold, document),
                "Document \"" + document.name + "\" is not in system " + system.name + ": its "
                    + std::to_string(document.annotations.size()) + " annotations count as missing.");
        } else if (pair.system && !pair.gold) {
            const auto& document = system.documents[*pair.system];
            result.diagnostics.add(Severity::Warning, "pairing.system-only", placeOf(system, document),
                "Document \"" + document.name + "\" of system " + system.name + " is not in the gold: its "
                    + std::to_string(document.annotations.size()) + " annotations count as spurious.");
        }
    }
}

} // namespace

DocumentPairing pairDocuments(const annotation::LayerPtr& gold, const annotation::LayerPtr& system)
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
            result.diagnostics.add(Severity::Warning, "pairing.not-cut", { system->path, 0, 0 },
                "The file has no document marks and " + std::to_string(system->tokenCount())
                    + " tokens where the gold has " + std::to_string(gold->tokenCount())
                    + ", so it cannot be cut to the gold's documents. Add the gold's "
                    + "document_id lines, or make the tokens agree.");
        }
    }
    const auto& documents = result.system->documents;
    // Offsets without a text say nothing when they are of another document: only ids can pair them.
    const bool byIdOnly = !gold->documents.empty() && gold->documents.front().withoutText()
        && !documents.empty() && documents.front().withoutText();
    if (!byIdOnly && gold->documents.size() == 1 && documents.size() == 1) {
        pairByOrder(result, 1);
        return result;
    }
    const auto met = pairByName(result, *gold, *result.system);
    if (!byIdOnly && met == 0 && !documents.empty() && documents.size() == gold->documents.size()) {
        result.documents.clear();
        pairByOrder(result, documents.size());
        result.diagnostics.add(Severity::Warning, "pairing.by-order", { system->path, 0, 0 },
            "No document name of system " + system->name + " occurs in the gold (\"" + documents.front().name
                + "\" against \"" + gold->documents.front().name + "\"); the "
                + std::to_string(documents.size())
                + " documents were paired by their order. Give both sides the same ids to be sure.");
        return result;
    }
    reportUnpaired(result, *gold, *result.system);
    return result;
}

} // namespace touchstone::analysis
