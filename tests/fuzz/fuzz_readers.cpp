// SPDX-License-Identifier: GPL-3.0-or-later
// Any text into every registered reader: what comes out keeps the promises that the rest of the house relies
// on.
#include "core/io/open/readerregistry.h"
#include "core/io/write/jsonlwriter.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

namespace {

using namespace touchstone;

void require(bool condition)
{
    if (!condition) {
        std::abort();
    }
}

void requireLabel(const annotation::Layer& layer, annotation::LabelId label)
{
    require(static_cast<std::size_t>(label) < layer.labels.size());
}

void check(const annotation::Layer& layer, const annotation::Document& document)
{
    const auto length = document.text.length();
    std::uint32_t end = 0;
    for (const auto& token : document.tokens) {
        require(token.begin >= end && token.begin <= token.end && token.end <= length);
        end = token.end;
    }
    const auto& tree = document.annotations;
    const auto limit = document.withoutText() ? annotation::largestOffset : length;
    for (std::uint32_t entity = 0; entity < tree.size(); ++entity) {
        const auto& annotation = tree.entities[entity];
        require(annotation.span.begin <= annotation.span.end && annotation.span.end <= limit);
        require(annotation.parent == annotation::noEntity || annotation.parent < tree.size());
        requireLabel(layer, annotation.label);
        for (const auto label : tree.detailsOf(entity).furtherLabels) {
            requireLabel(layer, label);
        }
        auto last = annotation.span.begin;
        for (const auto& fragment : tree.fragments(entity)) {
            require(fragment.begin >= last && fragment.begin < fragment.end
                && fragment.end <= annotation.span.end);
            last = fragment.end;
        }
        require(tree.depth(entity) <= tree.size()); // ends: no annotation is its own ancestor
    }
}

void checkRoundTrip(annotation::Layer& layer)
{
    for (std::size_t i = 0; i < layer.documents.size(); ++i) {
        layer.documents[i].name += "/" + std::to_string(i); // the opener keeps names apart, a reader need not
    }
    const std::string written = io::toJsonl(layer);
    annotation::Layer again;
    support::Progress progress;
    const io::SourceFile file { "written", "written", written, {}, {} };
    require(io::readerById("jsonl")->read(file, {}, again, progress).has_value());
    require(again.documents.size() == layer.documents.size());
    require(io::toJsonl(again) == written);
}

/// Empty: every registered reader.
#ifndef TOUCHSTONE_FUZZ_READER
#define TOUCHSTONE_FUZZ_READER ""
#endif
constexpr std::string_view onlyReader = TOUCHSTONE_FUZZ_READER;

/// What a user may ask for, spread over the inputs by their size.
io::ReadOptions optionsFor(std::size_t size)
{
    constexpr std::array<const char*, 9> columns { "coarse", "coarse-meto", "fine", "fine-meto", "comp",
        "nested", "links", "links-meto", "tree" };
    constexpr std::array units { io::DocumentUnit::Automatic, io::DocumentUnit::Docstart,
        io::DocumentUnit::BlankLine, io::DocumentUnit::File };
    io::ReadOptions options;
    options.annotationColumn = columns[size % columns.size()];
    options.documents = units[size % units.size()];
    constexpr std::array<const char*, 4> offsetUnits { "", "code-points", "utf16", "bytes" };
    options.offsetUnit = offsetUnits[size % offsetUnits.size()];
    options.system = size % 2 == 1;
    options.spansKey = size % 5 == 3 ? "sc" : "";
    options.annotator = size % 7 == 3 ? "1" : "";
    options.modelVersion = size % 7 == 5 ? "m1" : "";
    if (size % 3 == 1) {
        options.column = 2 + static_cast<int>(size % 5);
    }
    if (size % 7 == 3) {
        options.tableColumns = "doc,start,end,label,text,score,link,document-text";
    }
    return options;
}

} // namespace

// The first form feed, if any, parts the file from its companion, the next one that from a second file.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::string bytes(data, data + size);
    std::replace(bytes.begin(), bytes.end(), '\0', '\xFF'); // the opener replaces both
    const std::string clean = text::repaired(bytes);
    const auto cut = clean.find('\f');
    io::SourceFile file { "fuzzed", "fuzzed", std::string_view(clean).substr(0, cut), {}, {} };
    if (cut != std::string::npos) {
        file.companionPath = "companion";
        file.companionBytes = std::string_view(clean).substr(cut + 1);
        const auto next = file.companionBytes.find('\f');
        if (next != std::string_view::npos) {
            file.secondPath = "second";
            file.secondBytes = file.companionBytes.substr(next + 1);
            file.companionBytes = file.companionBytes.substr(0, next);
        }
    }
    (void)io::recognise(file.bytes, ".txt");
    for (const auto& reader : io::readers()) {
        if (!onlyReader.empty() && reader.id != onlyReader) {
            continue;
        }
        annotation::Layer layer;
        support::Progress progress;
        const auto result = reader.read(file, optionsFor(size), layer, progress);
        require(result || !result.error().text.empty());
        for (const auto& document : layer.documents) {
            check(layer, document);
        }
        if (result && !layer.documents.empty()) {
            checkRoundTrip(layer);
        }
    }
    return 0;
}
