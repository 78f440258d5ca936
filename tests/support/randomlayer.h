// SPDX-License-Identifier: GPL-3.0-or-later
// Layers of random documents, for what must hold of any.
#pragma once

#include "tests/support/builders.h"

#include <memory>
#include <random>

namespace touchstone::testsupport {

/// Random documents with nests, crossings, components, several types, links; the same text on both sides, or
/// one with some characters changed.
[[nodiscard]] inline annotation::LayerPtr randomLayer(
    std::uint32_t seed, std::uint32_t sideSeed, bool noisy, std::uint32_t documents = 6)
{
    std::mt19937 texts(seed);
    std::mt19937 random(sideSeed);
    annotation::Layer layer;
    layer.name = "side" + std::to_string(sideSeed);
    const std::vector<std::string> labels { "PER", "LOC", "loc.adm.town", "loc.adm.reg" };
    for (std::uint32_t d = 0; d < documents; ++d) {
        std::string text;
        for (std::uint32_t i = 0; i < 60; ++i) {
            text += texts() % 6 == 0 ? ' ' : static_cast<char>('a' + texts() % 6);
        }
        if (noisy) {
            for (auto& c : text) {
                c = random() % 12 == 0 ? 'z' : c;
            }
        }
        auto document = testsupport::document(layer.labels, text, "d" + std::to_string(d));
        const auto entities = random() % 7;
        for (std::uint32_t e = 0; e < entities; ++e) {
            const auto begin = static_cast<std::uint32_t>(random() % 50);
            const auto end = begin + 1 + static_cast<std::uint32_t>(random() % 10);
            const bool component = e > 0 && random() % 4 == 0;
            const auto parent = e > 0 && (component || random() % 3 == 0)
                ? static_cast<std::uint32_t>(random() % e)
                : annotation::noEntity;
            const auto entity = addEntity(document, layer.labels, { begin, end },
                component ? "name" : labels[random() % labels.size()], parent,
                component ? annotation::Role::Component : annotation::Role::Entity);
            if (!component && random() % 3 == 0) {
                document.annotations.editDetails(entity).furtherLabels.push_back(
                    layer.labels.intern(labels[random() % labels.size()]));
            }
            if (!component && random() % 2 == 0) {
                document.annotations.editDetails(entity).links.push_back(
                    random() % 4 == 0 ? "NIL" : "Q" + std::to_string(random() % 4));
            }
        }
        annotation::repairParents(document.annotations);
        layer.documents.push_back(std::move(document));
    }
    return std::make_shared<const annotation::Layer>(std::move(layer));
}

} // namespace touchstone::testsupport
