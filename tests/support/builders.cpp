// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/builders.h"

#include "core/text/utf8.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <stdexcept>

namespace touchstone::testsupport {

namespace {

using annotation::Document;
using annotation::LabelSet;

std::vector<std::string> split(std::string_view text, char separator)
{
    std::vector<std::string> parts(1);
    for (const char c : text) {
        if (c == separator) {
            parts.emplace_back();
        } else {
            parts.back().push_back(c);
        }
    }
    return parts;
}

/// What stands between "[" and the blank.
struct Head
{
    bool component = false;
    std::vector<std::string> labels;
    std::vector<std::pair<char, std::string>> marks;
};

Head parseHead(std::string_view head)
{
    Head result;
    if (head.starts_with('+')) {
        result.component = true;
        head.remove_prefix(1);
    }
    const auto firstMark = std::min(head.find_first_of("@~!#"), head.size());
    result.labels = split(head.substr(0, firstMark), '|');
    for (auto at = firstMark; at < head.size();) {
        const auto next = std::min(head.find_first_of("@~!#", at + 1), head.size());
        result.marks.emplace_back(head[at], std::string(head.substr(at + 1, next - at - 1)));
        at = next;
    }
    return result;
}

void applyMark(annotation::EntityTree& tree, std::uint32_t entity, char kind, std::string value)
{
    switch (kind) {
    case '#':
        tree.editDetails(entity).id = std::move(value);
        break;
    case '~':
        tree.editDetails(entity).score = std::strtod(value.c_str(), nullptr);
        break;
    case '!':
        tree.entities[entity].confidence
            = value == "low" ? annotation::Confidence::Low : annotation::Confidence::High;
        break;
    default:
        if (value.ends_with('?')) {
            tree.entities[entity].linkUncertain = true;
            value.pop_back();
        }
        tree.editDetails(entity).links = split(value, ',');
        break;
    }
}

std::uint32_t open(
    Document& document, LabelSet& labels, const Head& head, std::uint32_t begin, std::uint32_t parent)
{
    const auto role = head.component ? annotation::Role::Component : annotation::Role::Entity;
    const auto entity = addEntity(document, labels, { begin, begin }, head.labels.front(), parent, role);
    for (std::size_t i = 1; i < head.labels.size(); ++i) {
        document.annotations.editDetails(entity).furtherLabels.push_back(labels.intern(head.labels[i]));
    }
    for (const auto& [kind, value] : head.marks) {
        applyMark(document.annotations, entity, kind, value);
    }
    return entity;
}

std::string printable(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        if (c == '\n') {
            result += "\\n";
        } else if (c == '\r') {
            result += "\\r";
        } else {
            result.push_back(c);
        }
    }
    return result;
}

std::string offsets(text::Span span) { return std::to_string(span.begin) + "-" + std::to_string(span.end); }

} // namespace

Document document(LabelSet& labels, std::string_view marked, std::string name, Tokens tokens)
{
    Document result;
    result.name = std::move(name);
    std::string plain;
    std::uint32_t length = 0;
    std::vector<std::uint32_t> openEntities;
    for (std::size_t at = 0; at < marked.size();) {
        if (marked[at] == '[') {
            const auto blank = marked.find(' ', at);
            if (blank == std::string_view::npos || blank == at + 1) {
                throw std::invalid_argument("builders: \"[LABEL text]\" expected in " + std::string(marked));
            }
            const auto parent = openEntities.empty() ? annotation::noEntity : openEntities.back();
            const auto head = parseHead(marked.substr(at + 1, blank - at - 1));
            openEntities.push_back(open(result, labels, head, length, parent));
            at = blank + 1;
            continue;
        }
        if (marked[at] == ']') {
            if (openEntities.empty()) {
                throw std::invalid_argument("builders: \"]\" without \"[\" in " + std::string(marked));
            }
            result.annotations.entities[openEntities.back()].span.end = length;
            openEntities.pop_back();
            ++at;
            continue;
        }
        if (marked[at] == '\\' && at + 1 < marked.size()) {
            ++at;
        }
        const auto begin = at;
        static_cast<void>(text::nextCodePoint(marked, at));
        plain += marked.substr(begin, at - begin);
        ++length;
    }
    if (!openEntities.empty()) {
        throw std::invalid_argument("builders: \"[\" without \"]\" in " + std::string(marked));
    }
    result.text = text::Text(std::move(plain));
    if (tokens == Tokens::Words) {
        result.tokens = words(result.text);
    }
    annotation::repairParents(result.annotations);
    return result;
}

annotation::Layer namedLayer(
    const std::vector<std::pair<std::string, std::string>>& marked, std::string name, Tokens tokens)
{
    annotation::Layer result;
    result.path = name;
    result.name = std::move(name);
    result.format = "jsonl";
    for (const auto& [documentName, text] : marked) {
        result.documents.push_back(document(result.labels, text, documentName, tokens));
    }
    return result;
}

annotation::Layer layer(const std::vector<std::string>& marked, std::string name, Tokens tokens)
{
    std::vector<std::pair<std::string, std::string>> named;
    for (const auto& text : marked) {
        named.emplace_back("d" + std::to_string(named.size() + 1), text);
    }
    return namedLayer(named, std::move(name), tokens);
}

annotation::LayerPtr layerPtr(const std::vector<std::string>& marked, std::string name, Tokens tokens)
{
    return std::make_shared<const annotation::Layer>(layer(marked, std::move(name), tokens));
}

std::uint32_t addEntity(Document& document, LabelSet& labels, text::Span span, std::string_view label,
    std::uint32_t parent, annotation::Role role)
{
    annotation::Entity entity;
    entity.span = span;
    entity.label = labels.intern(label);
    entity.parent = parent;
    entity.role = role;
    document.annotations.entities.push_back(entity);
    return static_cast<std::uint32_t>(document.annotations.size() - 1);
}

std::uint32_t addFragmented(
    Document& document, LabelSet& labels, const std::vector<text::Span>& fragments, std::string_view label)
{
    const auto entity = addEntity(document, labels, { fragments.front().begin, fragments.back().end }, label);
    document.annotations.editDetails(entity).fragments = fragments;
    return entity;
}

std::vector<text::Span> words(const text::Text& text)
{
    std::vector<text::Span> result;
    std::uint32_t position = 0;
    bool inside = false;
    const auto utf8 = text.utf8();
    for (std::size_t at = 0; at < utf8.size(); ++position) {
        const auto c = text::nextCodePoint(utf8, at);
        const bool blank = c == U' ' || c == U'\t' || c == U'\n' || c == U'\r';
        if (!blank && !inside) {
            result.push_back({ position, position });
        }
        inside = !blank;
        if (inside) {
            result.back().end = position + 1;
        }
    }
    return result;
}

std::string listed(const Document& document, const LabelSet& labels)
{
    std::string result;
    const auto& tree = document.annotations;
    for (std::uint32_t i = 0; i < tree.size(); ++i) {
        const auto& entity = tree.entities[i];
        const auto& details = tree.detailsOf(i);
        result += entity.role == annotation::Role::Component ? "+" : "";
        result += labels.name(entity.label);
        for (const auto further : details.furtherLabels) {
            result += "|" + labels.name(further);
        }
        result += " ";
        if (details.fragments.empty()) {
            result += offsets(entity.span) + " " + printable(document.text.slice(entity.span));
        } else {
            std::string slices;
            for (std::size_t f = 0; f < details.fragments.size(); ++f) {
                result += (f == 0 ? "" : "+") + offsets(details.fragments[f]);
                slices += (f == 0 ? "" : "..") + printable(document.text.slice(details.fragments[f]));
            }
            result += " " + slices;
        }
        for (std::size_t l = 0; l < details.links.size(); ++l) {
            result += (l == 0 ? " @" : ",") + details.links[l];
        }
        result += entity.linkUncertain ? "?" : "";
        if (details.score) {
            auto score = std::to_string(*details.score);
            score.erase(score.find_last_not_of('0') + 1);
            result += " ~" + (score.ends_with('.') ? score + "0" : score);
        }
        if (entity.confidence != annotation::Confidence::None) {
            result += entity.confidence == annotation::Confidence::Low ? " !low" : " !high";
        }
        result += details.id.empty() ? "" : " #" + details.id;
        result += entity.parent == annotation::noEntity ? "" : " < " + tree.id(entity.parent);
        result += entity.orphan ? " orphan" : "";
        result += details.source.empty() ? "" : " source=" + printable(details.source);
        result += details.extra.empty() ? "" : " extra=" + details.extra;
        result += "\n";
    }
    return result;
}

std::string listed(const annotation::Layer& layer)
{
    std::string result;
    for (const auto& document : layer.documents) {
        result += "== " + document.name + "\n" + listed(document, layer.labels);
    }
    return result;
}

std::string findings(const support::Diagnostics& diagnostics)
{
    std::string result;
    for (const auto& finding : diagnostics.list()) {
        result += std::string(support::severityName(finding.severity)) + " " + finding.code + " "
            + std::to_string(finding.place.line) + ":" + std::to_string(finding.place.column) + "\n";
    }
    return result;
}

} // namespace touchstone::testsupport
