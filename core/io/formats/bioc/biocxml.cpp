// SPDX-License-Identifier: GPL-3.0-or-later
// BioC in XML; declared in biocbuilder.h.
#include "core/io/formats/bioc/biocbuilder.h"

#include "core/io/bytes/linecursor.h"
#include "core/io/containers/xmltree.h"
#include "core/support/numbers.h"

namespace touchstone::io {

namespace {

using pugi::xml_node;

/// One file's elements, from the collection down. Depth is fixed: there is no recursion.
class BiocXml
{
public:
    BiocXml(XmlTree& tree, FileFindings& findings, BiocBuilder& builder, const Progress& progress)
        : m_tree(tree)
        , m_findings(findings)
        , m_builder(builder)
        , m_progress(progress)
    {
    }

    void read()
    {
        const auto root = m_tree.root();
        if (is(root, "document")) {
            readDocument(root);
            return;
        }
        for (const auto child : root.children()) {
            if (m_progress.cancelled()) {
                return;
            }
            if (is(child, "document")) {
                readDocument(child);
            }
        }
    }

private:
    static bool is(xml_node node, std::string_view name)
    {
        return node.type() == pugi::node_element && XmlTree::localName(node.name()) == name;
    }

    void readDocument(xml_node document)
    {
        std::string id;
        for (const auto child : document.children()) {
            if (is(child, "id")) {
                id = trimmed(m_tree.text(child));
                break;
            }
        }
        m_builder.beginDocument(std::move(id), m_tree.byte(document));
        for (const auto child : document.children()) {
            if (is(child, "passage")) {
                readPassage(child);
            }
        }
        m_builder.leavePassage();
        for (const auto child : document.children()) {
            readAnnotationOrRelation(child);
        }
        m_builder.endDocument();
    }

    /// A passage, or its sentences where they hold the text.
    void readPassage(xml_node passage)
    {
        const auto whole = stretchOf(passage);
        bool sentenceTexts = false;
        for (const auto child : passage.children()) {
            sentenceTexts = sentenceTexts || (is(child, "sentence") && hasChild(child, "text"));
        }
        const bool bySentences = !whole.text && sentenceTexts;
        if (!bySentences) {
            m_builder.addPassage(whole);
        }
        for (const auto child : passage.children()) {
            if (is(child, "sentence")) {
                if (bySentences) {
                    m_builder.addPassage(stretchOf(child));
                }
                for (const auto inner : child.children()) {
                    readAnnotationOrRelation(inner);
                }
            }
        }
        if (bySentences) {
            m_builder.leavePassage();
        }
        for (const auto child : passage.children()) {
            readAnnotationOrRelation(child);
        }
    }

    static bool hasChild(xml_node node, std::string_view name)
    {
        for (const auto child : node.children()) {
            if (is(child, name)) {
                return true;
            }
        }
        return false;
    }

    BiocPassage stretchOf(xml_node node)
    {
        BiocPassage passage;
        passage.at = m_tree.byte(node);
        for (const auto child : node.children()) {
            if (is(child, "offset") && !passage.offset) {
                passage.offset = number(m_tree.text(child), m_tree.byte(child),
                    support::pattern("The offset %1 is no whole number; it is ignored."));
            } else if (is(child, "text") && !passage.text) {
                passage.text = m_tree.text(child);
            }
        }
        return passage;
    }

    void readAnnotationOrRelation(xml_node node)
    {
        if (is(node, "relation")) {
            m_builder.addRelation(m_tree.byte(node));
        } else if (is(node, "annotation")) {
            readAnnotation(node);
        }
    }

    void readAnnotation(xml_node node)
    {
        BiocAnnotation annotation;
        annotation.at = m_tree.byte(node);
        annotation.id = m_tree.attribute(node, "id").value_or(std::string());
        for (const auto child : node.children()) {
            if (is(child, "infon")) {
                annotation.infons.push_back({ m_tree.attribute(child, "key").value_or(std::string()),
                    std::string(trimmed(m_tree.text(child))), false });
            } else if (is(child, "location")) {
                const auto at = m_tree.byte(child);
                const auto offset = number(m_tree.attribute(child, "offset").value_or(std::string()), at,
                    support::pattern("The offset %1 is no whole number; it is ignored."));
                const auto length = number(m_tree.attribute(child, "length").value_or(std::string()), at,
                    support::pattern("The length %1 is no whole number; it is ignored."));
                if (offset && length) {
                    annotation.locations.push_back({ *offset, *offset + *length });
                }
            } else if (is(child, "text") && !annotation.surface) {
                annotation.surface = m_tree.text(child);
            }
        }
        m_builder.addAnnotation(std::move(annotation));
    }

    std::optional<std::int64_t> number(const std::string& words, std::size_t at, const char* pattern)
    {
        const auto value = support::parsed<std::int64_t>(trimmed(words));
        if (!value) {
            m_findings.report(
                Severity::Warning, "value", at, [&] { return said(pattern, quotedForMessage(words)); });
            return std::nullopt;
        }
        return std::clamp(*value, -largestDraftOffset, largestDraftOffset);
    }

    XmlTree& m_tree;
    FileFindings& m_findings;
    BiocBuilder& m_builder;
    const Progress& m_progress;
};

} // namespace

Result<void> readBiocXml(const SourceFile& file, Layer& layer, const Progress& progress)
{
    FileFindings findings(file.path, "bioc", file.bytes, layer.diagnostics);
    XmlTree tree(findings);
    if (auto loaded = tree.load(file.bytes, progress); !loaded) {
        return loaded;
    }
    BiocBuilder builder(file, layer, findings);
    BiocXml(tree, findings, builder, progress).read();
    return builder.finish(progress);
}

} // namespace touchstone::io
