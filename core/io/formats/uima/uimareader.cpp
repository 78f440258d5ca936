// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/uima/uimareader.h"

#include "core/io/bytes/jsontext.h"
#include "core/io/containers/xmltree.h"
#include "core/io/formats/uima/casdocument.h"
#include "core/support/message.h"

namespace touchstone::io {

namespace {

constexpr std::array<std::string_view, 1> optionWords { "--layer" };
constexpr std::array<std::string_view, 3> suffixes { ".xmi", ".xml", ".json" };

Result<void> readUima(const SourceFile& file, const ReadOptions& options, Layer& layer, Progress& progress)
{
    return beginsJson(file.bytes) ? readCasJson(file, options, layer, progress)
                                  : readXmi(file, options, layer, progress);
}

bool holds(std::string_view head, std::string_view mark) { return head.find(mark) != std::string_view::npos; }

Probability probeUima(std::string_view head, std::string_view suffix)
{
    if (beginsJson(head)) {
        const bool structures = holds(head, "\"%FEATURE_STRUCTURES\"") || holds(head, "\"%TYPES\"");
        const bool reduced = holds(head, "\"%TYPE\"") && holds(head, "\"%ID\"");
        return structures ? 98 : reduced ? 90 : 0;
    }
    const auto outermost = outermostElement(head);
    if (XmlTree::localName(outermost) != "XMI") {
        return 0;
    }
    const bool cas = holds(head, "uima") || holds(head, "cas:") || holds(head, "sofa");
    return cas ? 98 : suffix == suffixes.front() ? 80 : 40;
}

void inspectUima(std::string_view bytes, Inspection& inspection)
{
    inspection.annotationColumns = layerWords(beginsJson(bytes) ? casJsonLayers(bytes) : xmiLayers(bytes));
}

} // namespace

Reader uimaReader()
{
    return { .id = "uima",
        .title = "UIMA XMI and CAS JSON",
        .description = support::pattern(
            "A text with annotations of typed layers, as INCEpTION, DKPro and cTAKES export it."),
        .example = R"(<ner:NamedEntity xmi:id="12" sofa="1" begin="9" end="13" value="LOC"/>)",
        .suffixes = suffixes,
        .probe = probeUima,
        .read = readUima,
        .inspect = inspectUima,
        .options = optionWords };
}

} // namespace touchstone::io
