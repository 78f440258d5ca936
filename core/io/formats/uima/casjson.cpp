// SPDX-License-Identifier: GPL-3.0-or-later
// A UIMA CAS in JSON; declared in casdocument.h.
#include "core/io/formats/uima/casdocument.h"

#include "core/io/json/jsonrecords.h"

namespace touchstone::io {

namespace {

constexpr std::string_view shape
    = R"({"%FEATURE_STRUCTURES": [{"%ID": 1, "%TYPE": "uima.cas.Sofa", "sofaString": …}, …]})";
constexpr std::string_view sofaType = "uima.cas.Sofa";

/// A keyword ("%ID"), a reference ("@sofa"), a number by name ("#x") or a feature.
bool isMarked(std::string_view key)
{
    return !key.empty() && (key[0] == '%' || key[0] == '@' || key[0] == '#');
}

class CasJsonSource : public CasSource
{
public:
    CasJsonSource(JsonRecords& records, JsonValue root)
        : m_records(records)
        , m_structures(root.isArray() ? root : root["%FEATURE_STRUCTURES"])
    {
        for (const auto type : root["%TYPES"]) {
            const auto above = type["%SUPER_TYPE"].string();
            if (!above.empty()) {
                m_above.emplace(std::string(type.key()), std::string(above));
            }
        }
    }

    std::vector<CasSofa> sofas() override
    {
        std::vector<CasSofa> list;
        for (const auto structure : m_structures) {
            if (structure["%TYPE"].string() != sofaType) {
                continue;
            }
            CasSofa sofa;
            sofa.at = m_records.byte(structure);
            sofa.key = idOf(structure);
            sofa.view = structure["sofaID"].string();
            if (const auto text = structure["sofaString"]; text.isString()) {
                sofa.text = std::string(text.string());
            }
            list.push_back(std::move(sofa));
        }
        return list;
    }

    void visit(const std::function<bool(const CasAnnotation&)>& visitor) override
    {
        for (const auto structure : m_structures) {
            if (!structure.isObject() || structure["%TYPE"].string() == sofaType) {
                continue;
            }
            const auto begin = structure.anyOf({ "begin", "^begin" });
            const auto end = structure.anyOf({ "end", "^end" });
            if (begin.exists() && end.exists() && !visitor(annotationOf(structure, begin, end))) {
                return;
            }
        }
    }

    /// Up to the type that is called NamedEntity, where the file says what stands above a type.
    std::string layerOf(const std::string& type) override
    {
        const auto [place, isNew] = m_layers.try_emplace(type, type);
        if (!isNew) {
            return place->second;
        }
        auto layer = layerByName(type);
        auto above = m_above.find(type);
        for (int steps = 0; steps < deepestType && above != m_above.end(); ++steps) {
            if (shortLayerName(above->second) == "NamedEntity") {
                layer = above->second;
                break;
            }
            above = m_above.find(above->second);
        }
        m_layers[type] = layer;
        return layer;
    }

private:
    static constexpr int deepestType = 100;

    /// The number of a structure: its own, or the key under which it stands.
    static std::string idOf(JsonValue structure)
    {
        const auto id = structure["%ID"];
        return std::string(id.exists() ? id.identifier() : structure.key());
    }

    CasAnnotation annotationOf(JsonValue structure, JsonValue begin, JsonValue end)
    {
        CasAnnotation annotation;
        annotation.at = m_records.byte(structure);
        annotation.type = structure["%TYPE"].string();
        annotation.id = idOf(structure);
        annotation.sofa = structure["@sofa"].identifier();
        annotation.begin = begin.integer();
        annotation.end = end.integer();
        for (const auto field : structure) {
            const auto key = field.key();
            if (isMarked(key) || key == "begin" || key == "end" || key == "^begin" || key == "^end"
                || field.isArray() || field.isObject() || field.isNothing()) {
                continue;
            }
            const auto words = field.identifier();
            annotation.features.emplace_back(
                key, field.isString() || !words.empty() ? std::string(words) : field.raw());
        }
        return annotation;
    }

    JsonRecords& m_records;
    JsonValue m_structures;
    std::unordered_map<std::string, std::string> m_above; ///< types by the type they are a kind of
    std::unordered_map<std::string, std::string> m_layers;
};

} // namespace

Result<void> readCasJson(
    const SourceFile& file, const ReadOptions& options, Layer& layer, const Progress& progress)
{

    JsonRecords records(file, layer.diagnostics, progress, "uima", shape);
    bool used = false;
    while (records.next()) {
        used = true;
        CasJsonSource source(records, records.record());
        if (auto read = readCas(source, file, options, layer, records.findings(), progress); !read) {
            return read;
        }
    }
    return records.finished(used);
}

std::vector<CasLayer> casJsonLayers(std::string_view bytes)
{
    JsonTree tree;
    if (tree.parse(bytes)) {
        return {};
    }
    Diagnostics unused;
    const Progress progress;
    const SourceFile file { "", "", bytes, {}, {} };
    JsonRecords records(file, unused, progress, "uima", shape);
    CasJsonSource source(records, tree.root());
    return layersOf(source, progress);
}

} // namespace touchstone::io
