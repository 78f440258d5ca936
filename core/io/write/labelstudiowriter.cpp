// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/write/labelstudiowriter.h"

#include "core/io/bytes/jsontext.h"
#include "core/io/write/leftout.h"
#include "core/support/findingkinds.h"
#include "core/support/numbers.h"

namespace touchstone::io {

namespace {

using annotation::Document;

std::string regionOf(
    const Document& document, const annotation::LabelSet& labels, std::uint32_t number, LeftOut& left)
{
    const auto& entity = document.annotations.entities[number];
    const auto& details = document.annotations.detailsOf(number);
    std::string types = quotedJson(labels.name(entity.label));
    for (const auto label : details.furtherLabels) {
        types += ", " + quotedJson(labels.name(label));
    }
    left.add(support::pattern("links (annotations with links)"), details.links.empty() ? 0U : 1U);
    left.add(support::pattern("doubts of annotators"),
        entity.linkUncertain || entity.confidence != annotation::Confidence::None ? 1U : 0U);
    left.add(support::pattern("annotations in several pieces (written as one)"),
        details.fragments.empty() ? 0U : 1U);
    left.add("notes", details.source.empty() ? 0U : 1U);
    left.addOwn(document.annotations, number);
    return R"({"id": )" + quotedJson(document.annotations.id(number))
        + R"(, "from_name": "label", "to_name": "text", "type": "labels", )"
        + (details.score ? "\"score\": " + support::shortest(*details.score) + ", " : std::string())
        + R"("value": {"start": )" + std::to_string(document.text.utf16Offset(entity.span.begin))
        + ", \"end\": " + std::to_string(document.text.utf16Offset(entity.span.end))
        + ", \"text\": " + quotedJson(document.text.slice(entity.span)) + ", \"labels\": [" + types + "]}}";
}

std::string resultOf(const Document& document, const annotation::LabelSet& labels, LeftOut& left)
{
    std::string regions;
    for (std::uint32_t number = 0; number < document.annotations.size(); ++number) {
        if (!document.annotations.counted(number)) {
            left.add(support::pattern("components"));
            continue;
        }
        regions += (regions.empty() ? "" : ", ") + regionOf(document, labels, number, left);
    }
    return "[" + regions + "]";
}

} // namespace

Result<std::string> toLabelStudio(
    const annotation::Layer& gold, const std::vector<TaskPrediction>& predictions, Diagnostics& findings)
{
    LeftOut left;
    std::size_t otherTexts = 0;
    std::string json = "[";
    for (std::size_t number = 0; number < gold.documents.size(); ++number) {
        const auto& document = gold.documents[number];
        if (document.withoutText()) {
            return failure(ErrorCode::InvalidOption,
                said("Label Studio's tasks need the text, and this file has offsets only (document \"%1\"); "
                     "--to jsonl can do without.",
                    document.name),
                { gold.path, document.line, 0 });
        }
        left.addDocument(document);
        const auto id = std::to_string(number + 1);
        json += (number == 0 ? "\n" : ",\n") + std::string("{\"id\": ") + id + ", \"data\": {\"text\": "
            + quotedJson(document.text.utf8()) + ", \"id\": " + quotedJson(document.name)
            + "}, \"annotations\": [{\"id\": " + id + ", \"was_cancelled\": false, \"ground_truth\": true, "
            + "\"result\": " + resultOf(document, gold.labels, left) + "}], \"predictions\": [";
        bool first = true;
        for (const auto& prediction : predictions) {
            const auto* other = prediction.documents[number];
            if (other == nullptr) {
                continue;
            }
            // A format without text took over the gold's positions.
            if (!other->withoutText() && !(other->text == document.text)) {
                ++otherTexts;
                continue;
            }
            json += std::string(first ? "" : ", ")
                + "{\"model_version\": " + quotedJson(prediction.modelVersion)
                + ", \"result\": " + resultOf(*other, prediction.layer->labels, left) + "}";
            first = false;
        }
        json += "]}";
    }
    left.tell("labelstudio",
        support::pattern("Label Studio's tasks have no place for %1: %2 left out; --to jsonl keeps them."),
        gold.path, findings);
    if (otherTexts > 0) {
        findings.add(Severity::Warning, "labelstudio.text", { gold.path, 0, 0 },
            said("Of %1 documents a system's text differs from the gold's; its annotations would stand "
                 "elsewhere and are left out.",
                otherTexts));
    }
    return json + "\n]\n";
}

} // namespace touchstone::io
