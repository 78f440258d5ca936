// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/bioc/biocreader.h"

#include "core/io/bytes/jsontext.h"
#include "core/io/bytes/words.h"
#include "core/io/containers/xmltree.h"
#include "core/io/formats/bioc/biocbuilder.h"
#include "core/support/message.h"

namespace touchstone::io {

namespace {

constexpr std::array<std::string_view, 4> suffixes { ".xml", ".json", ".jsonl", ".bioc" };

Result<void> readBioc(const SourceFile& file, const ReadOptions&, Layer& layer, Progress& progress)
{
    return beginsJson(file.bytes) ? readBiocJson(file, layer, progress) : readBiocXml(file, layer, progress);
}

bool holds(std::string_view head, std::string_view mark) { return head.find(mark) != std::string_view::npos; }

/// XML: a collection (or document) of documents or passages. JSON: passages, with what stands around them.
Probability probeBioc(std::string_view head, std::string_view suffix)
{
    const bool ours = contains(suffixes, suffix);
    const auto first = head.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) {
        return 0;
    }
    if (head[first] == '<') {
        const auto outermost = XmlTree::localName(outermostElement(head));
        const bool named = outermost == "collection" || outermost == "document";
        if (named && (holds(head, "<passage") || holds(head, "BioC.dtd"))) {
            return ours ? 96 : 90;
        }
        return named && holds(head, "<document") ? 60 : 0;
    }
    if (beginsJson(head) && holds(head, "\"passages\"")
        && (holds(head, "\"documents\"") || holds(head, "\"infons\"") || holds(head, "\"PubTator3\""))) {
        return ours ? 97 : 92;
    }
    return 0;
}

} // namespace

Reader biocReader()
{
    return { .id = "bioc",
        .title = "BioC",
        .description = support::pattern(
            "Documents of passages with annotations, in XML or JSON, also as PubTator exports them."),
        .example
        = R"(<annotation id="1"><infon key="type">Gene</infon><location offset="0" length="4"/></annotation>)",
        .suffixes = suffixes,
        .probe = probeBioc,
        .read = readBioc };
}

} // namespace touchstone::io
