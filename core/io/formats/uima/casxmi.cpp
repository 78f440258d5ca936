// SPDX-License-Identifier: GPL-3.0-or-later
// A UIMA CAS in XMI; declared in casdocument.h.
#include "core/io/bytes/words.h"
#include "core/io/formats/uima/casdocument.h"

#include "core/io/containers/xmltree.h"
#include "core/support/numbers.h"

namespace touchstone::io {

namespace {

using pugi::xml_node;

constexpr std::string_view conceptArray = "ontologyConceptArr"; ///< cTAKES

/// "http:///de/tudarmstadt/ner/type.ecore" -> "de.tudarmstadt.ner.type."
std::string packageOf(std::string_view uri)
{
    constexpr std::string_view begin = "http:///";
    constexpr std::string_view end = ".ecore";
    if (uri.starts_with(begin)) {
        uri.remove_prefix(begin.size());
    }
    if (uri.ends_with(end)) {
        uri.remove_suffix(end.size());
    }
    if (uri == "uima/noNamespace" || uri.empty()) {
        return {};
    }
    std::string name(uri);
    std::replace(name.begin(), name.end(), '/', '.');
    return name + ".";
}

class XmiSource : public CasSource
{
public:
    explicit XmiSource(XmlTree& tree)
        : m_tree(tree)
    {
        for (const auto& attribute : tree.root().attributes()) {
            const std::string_view name = attribute.name();
            if (constexpr std::string_view mark = "xmlns:"; name.starts_with(mark)) {
                m_packages.emplace(name.substr(mark.size()), packageOf(tree.decoded(attribute, tree.root())));
            }
        }
        for (const auto node : tree.root().children()) {
            if (const auto cui = node.attribute("cui")) {
                m_concepts.emplace(node.attribute("xmi:id").value(), tree.decoded(cui, node));
            }
        }
    }

    std::vector<CasSofa> sofas() override
    {
        std::vector<CasSofa> list;
        for (const auto node : m_tree.root().children()) {
            if (node.type() != pugi::node_element || XmlTree::localName(node.name()) != "Sofa") {
                continue;
            }
            CasSofa sofa;
            sofa.at = m_tree.byte(node);
            sofa.key = m_tree.attribute(node, "xmi:id").value_or(std::string());
            sofa.view = m_tree.attribute(node, "sofaID").value_or(std::string());
            sofa.text = m_tree.attribute(node, "sofaString");
            list.push_back(std::move(sofa));
        }
        return list;
    }

    void visit(const std::function<bool(const CasAnnotation&)>& visitor) override
    {
        m_tree.setQuiet(m_visits++ == 0); // the survey of the layers
        for (const auto node : m_tree.root().children()) {
            if (node.type() != pugi::node_element || !node.attribute("begin") || !node.attribute("end")) {
                continue;
            }
            if (!visitor(annotationOf(node))) {
                return;
            }
        }
    }

    std::string layerOf(const std::string& type) override { return layerByName(type); }

private:
    CasAnnotation annotationOf(xml_node node)
    {
        CasAnnotation annotation;
        annotation.at = m_tree.byte(node);
        const std::string_view name = node.name();
        const auto colon = name.find(':');
        if (colon != std::string_view::npos) {
            const auto package = m_packages.find(std::string(name.substr(0, colon)));
            annotation.type = package != m_packages.end() ? package->second : std::string();
        }
        annotation.type += XmlTree::localName(name);
        for (const auto& attribute : node.attributes()) {
            const std::string_view key = attribute.name();
            auto value = m_tree.decoded(attribute, node);
            if (key == "xmi:id") {
                annotation.id = std::move(value);
            } else if (key == "sofa") {
                annotation.sofa = std::move(value);
            } else if (key == "begin") {
                annotation.begin = support::parsed<std::int64_t>(value);
            } else if (key == "end") {
                annotation.end = support::parsed<std::int64_t>(value);
            } else if (key == conceptArray) {
                addConcepts(annotation, value);
            } else {
                annotation.features.emplace_back(key, std::move(value));
            }
        }
        return annotation;
    }

    void addConcepts(CasAnnotation& annotation, std::string_view ids) const
    {
        for (const auto id : pieces(ids, " ")) {
            const auto found = m_concepts.find(std::string(id));
            if (found != m_concepts.end() && !found->second.empty()
                && !contains(annotation.links, found->second) && annotation.links.size() < mostConcepts) {
                annotation.links.push_back(found->second);
            }
        }
    }

    static constexpr std::size_t mostConcepts = 1000;

    XmlTree& m_tree;
    int m_visits = 0;
    std::unordered_map<std::string, std::string> m_packages; ///< by prefix
    std::unordered_map<std::string, std::string> m_concepts; ///< concept ids, by xmi:id
};

} // namespace

Result<void> readXmi(
    const SourceFile& file, const ReadOptions& options, Layer& layer, const Progress& progress)
{
    FileFindings findings(file.path, "uima", file.bytes, layer.diagnostics);
    XmlTree tree(findings);
    if (auto loaded = tree.load(file.bytes, progress); !loaded) {
        return loaded;
    }
    XmiSource source(tree);
    return readCas(source, file, options, layer, findings, progress);
}

std::vector<CasLayer> xmiLayers(std::string_view bytes)
{
    Diagnostics unused;
    const Progress progress;
    FileFindings findings({}, "uima", bytes, unused);
    XmlTree tree(findings);
    if (!tree.load(bytes, progress)) {
        return {};
    }
    XmiSource source(tree);
    return layersOf(source, progress);
}

} // namespace touchstone::io
