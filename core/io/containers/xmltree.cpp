// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/containers/xmltree.h"

#include "core/io/bytes/watchedlines.h"

#include <charconv>

namespace touchstone::io {

namespace {

/// Bytes of pugixml's own for an element with the text behind it, and for an attribute.
constexpr std::size_t bytesPerTag = 128;
constexpr std::size_t bytesPerAttribute = 40;
constexpr std::size_t longestReference = 64;

std::size_t treeBytes(std::string_view bytes)
{
    std::size_t tags = 0;
    std::size_t attributes = 0;
    for (const char c : bytes) {
        tags += c == '<' ? 1U : 0U;
        attributes += c == '=' ? 1U : 0U;
    }
    return tags * bytesPerTag + attributes * bytesPerAttribute;
}

const char* described(pugi::xml_parse_status status)
{
    static constexpr std::array<std::pair<pugi::xml_parse_status, const char*>, 8> faults { {
        { pugi::status_end_element_mismatch,
            support::pattern("an element is closed by another name than it was opened with") },
        { pugi::status_no_document_element, support::pattern("there is no element") },
        { pugi::status_bad_attribute, support::pattern("an attribute is not written as name=\"value\"") },
        { pugi::status_bad_comment, support::pattern("a comment does not end") },
        { pugi::status_bad_cdata, support::pattern("a CDATA section does not end") },
        { pugi::status_bad_start_element, support::pattern("an opening tag is broken") },
        { pugi::status_bad_end_element, support::pattern("a closing tag is broken") },
        { pugi::status_unrecognized_tag, support::pattern("a \"<\" begins no tag; write &lt; for the sign") },
    } };
    const auto* const found = std::find_if(
        faults.begin(), faults.end(), [status](const auto& fault) { return fault.first == status; });
    return found == faults.end() ? support::pattern("the mark-up is broken") : found->second;
}

} // namespace

Result<void> XmlTree::load(std::string_view bytes, const Progress& progress)
{
    if (progress.cancelled()) {
        return readingStopped(m_findings.path());
    }
    if (bytes.size() > largestXml || treeBytes(bytes) > largestXmlTree) {
        return failure(ErrorCode::TooLarge,
            said("the file is too large: XML is read up to 1 GiB, and a tree of up to 2 GiB; split it by "
                 "documents"),
            { m_findings.path() });
    }
    m_buffer.reserve(bytes.size() + 1);
    m_buffer.assign(bytes.begin(), bytes.end());
    m_buffer.push_back('\n'); // pugixml ends the last text of a cut file in place of its last byte
    const auto result = m_document.load_buffer_inplace(m_buffer.data(), m_buffer.size(),
        pugi::parse_minimal | pugi::parse_cdata | pugi::parse_ws_pcdata, pugi::encoding_utf8);
    if (result.status == pugi::status_out_of_memory) {
        return failure(
            ErrorCode::TooLarge, said("there is not enough memory to read the file"), { m_findings.path() });
    }
    if (!result) {
        m_broken = true;
        if (result.status == pugi::status_bad_attribute) {
            // A value that does not end holds the rest of the file.
            auto last = m_document.document_element();
            while (last.last_child().type() == pugi::node_element) {
                last = last.last_child();
            }
            last.remove_attribute(last.last_attribute());
        }
        m_findings.report(Severity::Error, "syntax",
            static_cast<std::size_t>(std::max<std::ptrdiff_t>(result.offset, 0)), [&result] {
                return said("The file is no XML from here on (%1); what stands before is kept.",
                    said(described(result.status)));
            });
    }
    if (progress.cancelled()) {
        return readingStopped(m_findings.path());
    }
    return {};
}

std::size_t XmlTree::byte(pugi::xml_node node) const
{
    const auto offset = node.offset_debug();
    // Of an element it is its name's; the tag begins before.
    return offset <= 0 ? 0 : static_cast<std::size_t>(offset) - (node.type() == pugi::node_element ? 1 : 0);
}

std::string XmlTree::text(pugi::xml_node element)
{
    std::string result;
    for (const auto child : element.children()) {
        if (child.type() == pugi::node_pcdata) {
            result += decoded(child.value(), byte(child), false);
        } else if (child.type() == pugi::node_cdata) {
            const std::string_view raw = child.value();
            for (std::size_t i = 0; i < raw.size(); ++i) {
                if (raw[i] != '\r') {
                    result += raw[i];
                } else if (i + 1 == raw.size() || raw[i + 1] != '\n') {
                    result += '\n';
                }
            }
        }
    }
    return result;
}

std::optional<std::string> XmlTree::attribute(pugi::xml_node element, std::string_view name)
{
    for (const auto& attribute : element.attributes()) {
        if (name == attribute.name()) {
            return decoded(attribute.value(), byte(element), true);
        }
    }
    return std::nullopt;
}

std::string XmlTree::decoded(std::string_view raw, std::size_t at, bool attribute)
{
    std::string result;
    result.reserve(raw.size());
    for (std::size_t i = 0; i < raw.size(); ++i) {
        const char c = raw[i];
        if (c == '\r') {
            if (i + 1 == raw.size() || raw[i + 1] != '\n') {
                result += attribute ? ' ' : '\n';
            }
        } else if (attribute && (c == '\n' || c == '\t')) {
            result += ' ';
        } else if (c == '&') {
            const auto end = raw.substr(i, longestReference).find(';');
            if (end == std::string_view::npos) {
                result += c; // a bare sign; pugixml lets it pass, too
                continue;
            }
            appendReference(result, raw.substr(i + 1, end - 1), at + (attribute ? 0 : i));
            i += end;
        } else {
            result += c;
        }
    }
    return result;
}

void XmlTree::appendReference(std::string& text, std::string_view name, std::size_t at)
{
    if (const auto character = referencedCharacter(name); character != 0) {
        text::appendUtf8(text, character);
    } else if (name.starts_with('#')) {
        report("character", at,
            [&] { return said("\"&%1;\" is no character; U+FFFD is put in its place.", name); });
        text::appendUtf8(text, 0xFFFD);
    } else {
        report("entity", at, [&] {
            return said("\"&%1;\" is none of the five names that XML knows, and document types are not read; "
                        "it is kept as it is written.",
                name);
        });
        text += "&" + std::string(name) + ";";
    }
}

char32_t referencedCharacter(std::string_view name)
{
    static constexpr std::array<std::pair<std::string_view, char32_t>, 5> named { { { "amp", '&' },
        { "lt", '<' }, { "gt", '>' }, { "quot", '"' }, { "apos", '\'' } } };
    for (const auto& [entity, character] : named) {
        if (name == entity) {
            return character;
        }
    }
    if (!name.starts_with('#')) {
        return 0;
    }
    const bool hex = name.size() > 1 && (name[1] == 'x' || name[1] == 'X');
    const auto digits = name.substr(hex ? 2 : 1);
    std::uint32_t point = 0;
    const auto [end, error]
        = std::from_chars(digits.data(), digits.data() + digits.size(), point, hex ? 16 : 10);
    const bool whole = error == std::errc() && end == digits.data() + digits.size();
    return whole && point <= 0x10FFFF && (point < 0xD800 || point > 0xDFFF) ? point : 0;
}

std::string_view outermostElement(std::string_view head)
{
    std::size_t at = 0;
    while (true) {
        at = head.find_first_not_of(" \t\r\n", at);
        if (at == std::string_view::npos || head[at] != '<' || at + 1 >= head.size()) {
            return {};
        }
        const auto rest = head.substr(at);
        std::size_t end = std::string_view::npos;
        if (rest.starts_with("<?")) {
            end = rest.find("?>");
            end = end == std::string_view::npos ? end : end + 2;
        } else if (rest.starts_with("<!--")) {
            end = rest.find("-->");
            end = end == std::string_view::npos ? end : end + 3;
        } else if (rest.starts_with("<!")) {
            // A document type may hold declarations between brackets.
            const auto bracket = rest.find_first_of("[>");
            if (bracket != std::string_view::npos && rest[bracket] == '[') {
                end = rest.find(']', bracket);
                end = end == std::string_view::npos ? end : rest.find('>', end);
            } else {
                end = bracket;
            }
            end = end == std::string_view::npos ? end : end + 1;
        } else {
            return rest.substr(1, std::min(rest.find_first_of(" \t\r\n/>"), rest.size()) - 1);
        }
        if (end == std::string_view::npos) {
            return {};
        }
        at += end;
    }
}

} // namespace touchstone::io
