// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/write/bratwriter.h"

#include "core/io/bytes/words.h"
#include "core/io/write/leftout.h"
#include "core/support/findingkinds.h"

#include <set>

namespace touchstone::io {

namespace {

using annotation::Confidence;
using annotation::Document;

bool isControl(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }

/// A document's name as a path below a folder that leads nowhere else.
std::string pathOf(const std::string& name)
{
    constexpr std::size_t longest = 200; // bytes; file systems take 255
    std::string path;
    for (const auto piece : pieces(name, "/")) {
        std::string part(piece);
        std::replace_if(
            part.begin(), part.end(), [](char c) { return isControl(c) || c == '\\' || c == ':'; }, '_');
        part.resize(text::firstBytes(part, longest).size());
        if (part.empty()) {
            part = "_";
        } else if (part.front() == '.') { // hidden files are not read, ".." leaves the folder
            part.front() = '_';
        }
        path += (path.empty() ? "" : "/") + part;
    }
    return path;
}

/// "T1<TAB>Type 0 5;8 9<TAB>words": brat's pieces stand on one line each, so a line end parts a piece.
std::string piecesOf(const Document& document, std::uint32_t entity)
{
    const auto& tree = document.annotations;
    std::vector<text::Span> whole(tree.fragments(entity).begin(), tree.fragments(entity).end());
    if (whole.empty()) {
        whole.push_back(tree.entities[entity].span);
    }
    std::string text;
    for (const auto piece : whole) {
        text += (text.empty() ? "" : ";") + std::to_string(piece.begin) + " " + std::to_string(piece.end);
    }
    return text;
}

std::string wordsOf(const Document& document, std::uint32_t entity)
{
    const auto& tree = document.annotations;
    std::string words;
    if (tree.fragments(entity).empty()) {
        words = document.text.slice(tree.entities[entity].span);
    }
    for (const auto piece : tree.fragments(entity)) {
        words += (words.empty() ? "" : " ") + std::string(document.text.slice(piece));
    }
    std::replace_if(words.begin(), words.end(), isControl, ' ');
    return words;
}

std::string typeOf(const std::string& label, bool& changed)
{
    std::string type = label;
    for (char& c : type) {
        if (c == ' ' || isControl(c)) {
            c = '_';
            changed = true;
        }
    }
    if (type.empty()) {
        type = "_";
        changed = true;
    }
    return type;
}

/// What is written differently or not at all.
struct Changes
{
    LeftOut leftOut;
    std::set<std::string> types;
    std::set<std::string> names;
};

std::string annOf(const Document& document, const annotation::LabelSet& labels, Changes& changes)
{
    const auto& tree = document.annotations;
    std::string text;
    std::size_t attribute = 0;
    std::size_t normalization = 0;
    std::size_t note = 0;
    std::size_t number = 0;
    for (std::uint32_t entity = 0; entity < tree.size(); ++entity) {
        const auto& one = tree.entities[entity];
        const auto& details = tree.detailsOf(entity);
        if (!tree.counted(entity)) {
            changes.leftOut.add(support::pattern("components"));
            continue;
        }
        const std::string id = "T" + std::to_string(++number);
        bool changed = false;
        const auto& label = labels.name(one.label);
        text += id + "\t" + typeOf(label, changed) + " " + piecesOf(document, entity) + "\t"
            + wordsOf(document, entity) + "\n";
        if (changed) {
            changes.types.insert(label);
        }
        if (one.confidence != Confidence::None) {
            text += "A" + std::to_string(++attribute) + "\tConfidence " + id
                + (one.confidence == Confidence::Low ? " Low\n" : " High\n");
        }
        for (auto link : details.links) {
            std::replace_if(
                link.begin(), link.end(), [](char c) { return c == ' ' || isControl(c); }, '_');
            text += "N" + std::to_string(++normalization) + "\tReference " + id + " KB:" + link + "\t"
                + wordsOf(document, entity) + "\n";
        }
        if (!details.source.empty()) {
            auto source = details.source;
            std::replace_if(source.begin(), source.end(), isControl, ' ');
            text += "#" + std::to_string(++note) + "\tAnnotatorNotes " + id + "\t" + source + "\n";
        }
        changes.leftOut.add(support::pattern("types after the literal one"), details.furtherLabels.size());
        changes.leftOut.add(support::pattern("doubts about links"), one.linkUncertain ? 1U : 0U);
        changes.leftOut.add(support::pattern("a system's scores"), details.score ? 1U : 0U);
        changes.leftOut.addOwn(tree, entity);
    }
    return text;
}

void tell(const Changes& changes, const std::string& path, Diagnostics& findings)
{
    changes.leftOut.tell("brat",
        support::pattern("brat files are written without %1: %2 left out; --to jsonl keeps them."), path,
        findings);
    for (const auto& type : changes.types) {
        findings.add(Severity::Warning, "brat.changed", { path, 0, 0 },
            said("In brat a type is one word: \"%1\" is written with _ for what is between.", type));
    }
    for (const auto& name : changes.names) {
        findings.add(Severity::Warning, "brat.changed", { path, 0, 0 },
            said("The document \"%1\" cannot be called so in a file system; its files have another name.",
                name));
    }
}

} // namespace

Result<std::vector<NamedText>> toBrat(const annotation::Layer& layer, Diagnostics& findings)
{
    std::vector<NamedText> files;
    files.reserve(layer.documents.size() * 2);
    Changes changes;
    std::set<std::string> taken;
    for (const auto& document : layer.documents) {
        if (document.withoutText()) {
            return failure(ErrorCode::InvalidOption,
                said("brat needs the text, and this file has offsets only (document \"%1\"); --to jsonl can "
                     "do without.",
                    document.name),
                { layer.path, document.line, 0 });
        }
        changes.leftOut.addDocument(document);
        const auto wanted = pathOf(document.name);
        auto path = wanted;
        for (int number = 2; !taken.insert(path).second; ++number) {
            path = wanted + "-" + std::to_string(number);
        }
        if (path != document.name) {
            changes.names.insert(document.name);
        }
        files.push_back({ path + ".txt", std::string(document.text.utf8()) });
        files.push_back({ path + ".ann", annOf(document, layer.labels, changes) });
    }
    tell(changes, layer.path, findings);
    return files;
}

} // namespace touchstone::io
