// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/annotation/joining.h"

#include <algorithm>

namespace touchstone::annotation {

namespace {

/// Numbers of one set as those of another that holds its names, too.
std::vector<LabelId> numbersIn(LabelSet& whole, const LabelSet& part)
{
    std::vector<LabelId> numbers;
    for (std::uint32_t number = 0; number < part.size(); ++number) {
        numbers.push_back(whole.intern(part.name(LabelId { number })));
    }
    return numbers;
}

void renumber(std::vector<std::uint32_t>& cells, const std::vector<LabelId>& numbers)
{
    for (auto& cell : cells) {
        cell = static_cast<std::uint32_t>(numbers[cell]);
    }
}

} // namespace

Layer joined(std::span<const LayerPart> parts)
{
    Layer whole;
    bool first = true;
    const bool renamed = std::any_of(parts.begin(), parts.end(),
        [](const LayerPart& part) { return part.layer != nullptr && part.layer->fileLabels.size() > 0; });
    for (const auto& [name, layer] : parts) {
        if (layer == nullptr) {
            continue;
        }
        if (std::exchange(first, false)) {
            whole.name = layer->name;
            whole.path = layer->path;
            whole.format = layer->format;
            whole.column = layer->column;
            whole.documentUnit = layer->documentUnit;
            whole.labelling = layer->labelling;
            whole.standsForGold = layer->standsForGold;
            whole.answered = false;
        }
        if (!layer->corrections.empty()) {
            whole.corrections += (whole.corrections.empty() ? "" : "+") + layer->corrections;
        }
        whole.documentMarks = whole.documentMarks && layer->documentMarks;
        whole.emptyMarks = whole.emptyMarks || layer->emptyMarks;
        whole.answered = whole.answered || layer->answered;
        whole.diagnostics.append(layer->diagnostics);
        const auto labels = numbersIn(whole.labels, layer->labels);
        if (renamed) {
            static_cast<void>(numbersIn(
                whole.fileLabels, layer->fileLabels.size() > 0 ? layer->fileLabels : layer->labels));
        }
        static_cast<void>(numbersIn(whole.leftOutLabels, layer->leftOutLabels));
        const auto cells = numbersIn(whole.cells, layer->cells);
        const auto numberOf = [&labels](LabelId label) { return labels[static_cast<std::size_t>(label)]; };
        for (const auto& document : layer->documents) {
            auto& own = whole.documents.emplace_back(document);
            own.name = name + "/" + document.name;
            own.attributes.emplace_back(partAttribute, name);
            own.file = document.file.empty() ? layer->path : document.file;
            for (auto& entity : own.annotations.entities) {
                if (renamed) {
                    const auto number = whole.fileLabels.intern(layer->fileLabel(entity));
                    entity.fileLabel = static_cast<std::uint32_t>(number) + 1;
                }
                entity.label = numberOf(entity.label);
            }
            for (auto& details : own.annotations.details) {
                for (auto& label : details.furtherLabels) {
                    label = numberOf(label);
                }
            }
            for (auto& tag : own.tokenTags) {
                tag = tag.outside() ? tag : TokenTag(tag.prefix(), numberOf(tag.label()));
            }
            for (auto* column :
                { &own.cells.labels, &own.cells.links, &own.cells.coarse, &own.cells.flags }) {
                renumber(*column, cells);
            }
        }
    }
    return whole;
}

} // namespace touchstone::annotation
