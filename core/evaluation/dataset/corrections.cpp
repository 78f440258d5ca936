// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/dataset/corrections.h"

#include "core/evaluation/settings/digest.h"
#include "core/io/drafts/tagwriting.h"
#include "core/io/open/correctedcolumn.h"
#include "core/support/findingkinds.h"

namespace touchstone::analysis {

namespace {

using annotation::Correction;
using annotation::Layer;
using annotation::LayerPtr;

/// Equal corrections in equal golds, equal text, whatever file they were read from.
std::string correctionWords(const Layer& gold, const Correction& correction)
{
    std::string words;
    const auto add = [&words](std::span<const text::Span> pieces, const std::string& type) {
        for (const auto piece : pieces) {
            appendWord(words, std::to_string(piece.begin) + "-" + std::to_string(piece.end));
        }
        appendWord(words, type);
    };
    const auto& document = gold.documents[correction.document];
    appendWord(words, document.name);
    if (correction.entity != annotation::noEntity) {
        const auto& tree = document.annotations;
        add(tree.pieces(correction.entity), gold.labels.name(tree.entities[correction.entity].label));
    }
    auto right = correction.right;
    std::ranges::sort(right);
    for (const auto& one : right) {
        add(one.pieces, one.type);
        appendWord(words, one.link);
    }
    return words;
}

std::string digestOf(const Layer& gold, std::span<const Correction> corrections)
{
    std::vector<std::string> words;
    for (const auto& correction : corrections) {
        words.push_back(correctionWords(gold, correction));
    }
    std::ranges::sort(words);
    return digest(words);
}

/// Corrections of layers whose annotations need no cells.
LayerPtr correctedLayer(const Layer& gold, std::span<const Correction> corrections)
{
    auto layer = std::make_shared<Layer>(gold);
    std::map<std::string, std::vector<const annotation::Document*>> tagged; // by file
    for (const auto& document : gold.documents) {
        if (!document.tokenTags.empty()) {
            tagged[document.file].push_back(&document);
        }
    }
    std::map<std::string, io::TagWriting> writings;
    for (std::size_t first = 0; first < corrections.size();) {
        auto end = first;
        while (end < corrections.size() && corrections[end].document == corrections[first].document) {
            ++end;
        }
        const auto own = corrections.subspan(first, end - first);
        auto& document = layer->documents[own.front().document];
        std::vector<text::Span> touched;
        for (const auto& correction : own) {
            if (correction.entity != annotation::noEntity) {
                touched.push_back(document.annotations.entities[correction.entity].span);
            }
            for (const auto& right : correction.right) {
                touched.push_back(right.span());
            }
        }
        document.annotations = annotation::corrected(document.annotations, own, layer->labels);
        document.cells = {};
        if (!document.tokenTags.empty()) {
            auto writing = writings.find(document.file);
            if (writing == writings.end()) {
                writing
                    = writings.emplace(document.file, io::TagWriting(tagged[document.file], layer->labels))
                          .first;
            }
            writing->second.follow(document, touched);
        }
        first = end;
    }
    return layer;
}

} // namespace

support::Result<std::shared_ptr<AppliedCorrections>> applyCorrections(LayerPtr& gold,
    const LayerSource& source, const CorrectionSource& from, const std::string& set,
    support::Progress& progress)
{
    auto held = heldCorrections(from, set, *gold);
    if (!held) {
        return tl::unexpected(held.error());
    }
    auto result = std::make_shared<AppliedCorrections>();
    result->path = from.path;
    result->before = gold;
    result->judgements = std::move(held->judgements);
    result->lost = held->lost;
    result->opposed = held->opposed;
    auto& corrections = held->corrections;
    auto& findings = held->findings;
    if (corrections.empty() && findings.empty()) {
        findings.add(support::Severity::Warning, "corrections.none", { from.path },
            support::said(
                "The file says nothing that the gold is to be corrected by: it stands as its file has it."));
    }
    LayerPtr made;
    if (io::hasCells(*gold) && !corrections.empty()) {
        auto column = io::correctColumn(*gold, source.path, source.options, corrections, progress);
        if (!column) {
            return tl::unexpected(column.error());
        }
        for (auto refused = column->refused.rbegin(); refused != column->refused.rend(); ++refused) {
            const auto at = corrections.begin() + static_cast<std::ptrdiff_t>(refused->correction);
            corrections.erase(at);
        }
        for (const auto& refused : column->refused) {
            findings.add(support::Severity::Warning, "corrections.refused", refused.place,
                support::said("The correction is not applied: %1.", refused.why), 1);
        }
        result->refused = column->refused.size();
        result->files = std::move(column->files);
        made = std::move(column->layer);
    } else {
        made = correctedLayer(*gold, corrections);
    }
    result->applied = corrections.size();
    result->digest = digestOf(*gold, corrections);
    result->corrections = std::move(corrections);
    auto layer = std::make_shared<Layer>(*made);
    layer->corrections = "corrections=" + std::to_string(result->applied) + "/" + result->digest;
    layer->diagnostics.append(findings);
    gold = std::move(layer);
    return result;
}

std::size_t notApplied(const DataSet& data)
{
    if (!data.corrections) {
        return 0;
    }
    const auto& findings = data.gold->diagnostics;
    return data.corrections->lost + data.corrections->refused + data.corrections->opposed
        + findings.count("corrections.row") + findings.count("project.judgement");
}

} // namespace touchstone::analysis
