// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/uima/casfeatures.h"

#include "core/io/bytes/words.h"

#include <numeric>

namespace touchstone::io {

namespace {

constexpr std::string_view namedEntity = "NamedEntity";

/// Layers of the text's make-up. By their short names; projects define entities under any other.
bool isStructure(std::string_view name)
{
    static constexpr std::array<std::string_view, 32> structures { "Token", "Sentence", "Paragraph", "Div",
        "Heading", "Section", "Segment", "Lemma", "Stem", "POS", "Dependency", "ROOT", "Constituent", "Chunk",
        "Form", "SurfaceForm", "CompoundPart", "Split", "DocumentAnnotation", "DocumentMetaData", "Sofa",
        "Annotation", "AnnotationBase", "TagsetDescription", "TagDescription", "LayerDefinition",
        "MorphologicalFeatures", "SofaChangeAnnotation", "CASMetadata", "NewlineToken", "WordToken",
        "PunctuationToken" };
    return contains(structures, shortLayerName(name))
        || name.find(".lexmorph.type.") != std::string_view::npos
        || name.find(".syntax.type.") != std::string_view::npos
        || name.find(".transform.type.") != std::string_view::npos || name.starts_with("uima.");
}

bool isSlot(std::string_view feature) { return feature.starts_with("ROLE_") || feature.starts_with("BT_"); }

/// The first of the wanted features that the layer has.
std::size_t featureOf(const CasLayer& layer, std::span<const std::string_view> wanted)
{
    for (const auto name : wanted) {
        for (std::size_t i = 0; i < layer.features.size(); ++i) {
            if (lowered(layer.features[i]) == name) {
                return i;
            }
        }
    }
    return CasChoice::none;
}

constexpr std::array<std::string_view, 8> linkNames { "identifier", "entity_id", "entityid", "kbid", "kb_id",
    "concept", "wikidata", "iri" };
constexpr std::array<std::string_view, 12> typeNames { "value", "label", "type", "category", "class",
    "entitytype", "entity_type", "netype", "tag", "semantictype", "name", "kind" };

CasChoice choiceFor(std::span<const CasLayer> layers, std::size_t index)
{
    CasChoice choice;
    choice.layer = index;
    const auto& layer = layers[index];
    choice.linkFeature = featureOf(layer, linkNames);
    choice.typeFeature = featureOf(layer, typeNames);
    if (choice.typeFeature == CasChoice::none) {
        // A single feature of another name is what the annotators chose; of several the layer's name says
        // more.
        std::size_t others = 0;
        for (std::size_t i = 0; i < layer.features.size(); ++i) {
            if (i != choice.linkFeature && !layer.features[i].empty() && !isSlot(layer.features[i])) {
                choice.typeFeature = ++others == 1 ? i : CasChoice::none;
            }
        }
    }
    return choice;
}

/// Places of the layers, the best first.
std::vector<std::size_t> ranked(std::span<const CasLayer> layers)
{
    std::vector<std::size_t> order(layers.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    const auto rank = [&](std::size_t index) {
        const auto& layer = layers[index];
        const bool usual = shortLayerName(layer.name) == namedEntity;
        return layer.annotations == 0 ? (usual   ? 2
                       : isStructure(layer.name) ? 4
                                                 : 3)
            : usual                   ? 0
            : isStructure(layer.name) ? 4
                                      : 1;
    };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const auto first = rank(a);
        const auto second = rank(b);
        return first != second ? first < second : layers[a].annotations > layers[b].annotations;
    });
    return order;
}

} // namespace

std::string_view shortLayerName(std::string_view name)
{
    const auto dot = name.rfind('.');
    return dot == std::string_view::npos ? name : name.substr(dot + 1);
}

std::vector<std::string> layerWords(std::span<const CasLayer> layers)
{
    std::map<std::string_view, std::size_t> counts;
    for (const auto& layer : layers) {
        ++counts[shortLayerName(layer.name)];
    }
    std::vector<std::string> words;
    for (const auto index : ranked(layers)) {
        const auto& layer = layers[index];
        if (!words.empty() && (layer.annotations == 0 || isStructure(layer.name))) {
            continue;
        }
        const auto last = shortLayerName(layer.name);
        words.emplace_back(counts[last] == 1 ? last : std::string_view(layer.name));
    }
    return words;
}

std::optional<CasChoice> chooseLayer(std::span<const CasLayer> layers, std::string_view wanted)
{
    if (layers.empty()) {
        return std::nullopt;
    }
    if (wanted.empty()) {
        return choiceFor(layers, ranked(layers).front());
    }
    const auto colon = wanted.find(':');
    const auto name = wanted.substr(0, colon);
    for (const auto index : ranked(layers)) {
        const auto& layer = layers[index];
        if (layer.name != name && shortLayerName(layer.name) != name) {
            continue;
        }
        auto choice = choiceFor(layers, index);
        if (colon == std::string_view::npos) {
            return choice;
        }
        const auto feature
            = std::find(layer.features.begin(), layer.features.end(), wanted.substr(colon + 1));
        if (feature == layer.features.end()) {
            return std::nullopt;
        }
        choice.typeFeature = static_cast<std::size_t>(feature - layer.features.begin());
        return choice;
    }
    return std::nullopt;
}

std::string linkOf(std::string_view identifier)
{
    for (const std::string_view base :
        { "http://www.wikidata.org/entity/", "https://www.wikidata.org/entity/",
            "http://www.wikidata.org/wiki/", "https://www.wikidata.org/wiki/" }) {
        if (identifier.size() > base.size() && identifier.starts_with(base)) {
            return std::string(identifier.substr(base.size()));
        }
    }
    return std::string(identifier);
}

} // namespace touchstone::io
