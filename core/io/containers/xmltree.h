// SPDX-License-Identifier: GPL-3.0-or-later
// XmlTree: one XML file as a tree, with places. No document type is read, no entity of it expanded, nothing
// fetched. Private to the readers of XML.
//
// Findings (after the format's id): syntax (the file is no XML from here on; what stood before is kept),
// entity (a name that XML itself does not know, kept as it is written), character (a number that is no
// character, replaced by U+FFFD).
#pragma once

#include "core/io/bytes/filefindings.h"

#include <pugixml.hpp>

namespace touchstone::io {

/// Largest XML file, and largest tree of one (a hostile file of small elements is a tree forty times its
/// size).
inline constexpr std::size_t largestXml = std::size_t(1) << 30U;
inline constexpr std::size_t largestXmlTree = std::size_t(2) << 30U;

class XmlTree
{
public:
    explicit XmlTree(FileFindings& findings)
        : m_findings(findings)
    {
    }

    /// Reads the whole text. A fault is reported, and what stands before it is kept. TooLarge, Cancelled.
    /// Memory: the copy and the tree; O(bytes). Never recurses.
    Result<void> load(std::string_view bytes, const Progress& progress);

    /// The outermost element; null when there is none.
    [[nodiscard]] pugi::xml_node root() const { return m_document.document_element(); }
    [[nodiscard]] bool broken() const { return m_broken; }

    /// Values are asked for once more, later: what is wrong with them becomes a finding then.
    void setQuiet(bool quiet) { m_quiet = quiet; }

    /// All text directly inside an element, decoded; line ends are LF. O(length).
    [[nodiscard]] std::string text(pugi::xml_node element);
    /// The value of an attribute, decoded (a line end in it is a blank, as XML has it); nothing where there
    /// is no such attribute.
    [[nodiscard]] std::optional<std::string> attribute(pugi::xml_node element, std::string_view name);
    [[nodiscard]] std::string decoded(const pugi::xml_attribute& attribute, pugi::xml_node element)
    {
        return decoded(attribute.value(), byte(element), true);
    }
    /// Where the element begins.
    [[nodiscard]] std::size_t byte(pugi::xml_node node) const;

    /// The name without its prefix.
    [[nodiscard]] static std::string_view localName(std::string_view name)
    {
        const auto colon = name.find(':');
        return colon == std::string_view::npos ? name : name.substr(colon + 1);
    }

private:
    [[nodiscard]] std::string decoded(std::string_view raw, std::size_t at, bool attribute);
    template <typename Told> void report(FindingCode fault, std::size_t at, Told&& message)
    {
        if (!m_quiet) {
            m_findings.report(Severity::Warning, fault, at, std::forward<Told>(message));
        }
    }
    void appendReference(std::string& text, std::string_view name, std::size_t at);

    FileFindings& m_findings;
    std::vector<char> m_buffer;
    pugi::xml_document m_document;
    bool m_broken = false;
    bool m_quiet = false;
};

/// The character of "&name;": of one of the five names of XML, or of a number ("#228", "#xE4"); 0: none.
[[nodiscard]] char32_t referencedCharacter(std::string_view name);

/// The name of the outermost element, with its prefix, of a head that is XML; else empty. O(head).
[[nodiscard]] std::string_view outermostElement(std::string_view head);

} // namespace touchstone::io
