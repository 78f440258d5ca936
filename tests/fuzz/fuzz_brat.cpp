// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a brat file; the first form feed parts the annotations from the text. What is read can be
// written as JSONL and reads as the same.
#include "core/io/formats/standoff/standoffreader.h"
#include "core/io/formats/touchstone/jsonlreader.h"
#include "core/io/write/jsonlwriter.h"
#include "core/text/utf8.h"

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

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    auto bytes = text::repaired(std::string(data, data + size));
    for (char& byte : bytes) { // the opener lets no NUL pass
        byte = byte == '\0' ? ' ' : byte;
    }
    const auto cut = bytes.find('\f');
    const auto annotations = bytes.substr(0, cut);
    const auto content
        = cut == std::string::npos ? std::string("Ada Lovelace left Oslo.\n") : bytes.substr(cut + 1);
    static_cast<void>(io::bratReader().probe(annotations, ".ann"));
    annotation::Layer layer;
    support::Progress progress;
    const auto result
        = io::bratReader().read({ "x.ann", "x", annotations, "x.txt", content }, {}, layer, progress);
    require(result && layer.documents.size() == 1);
    const auto& document = layer.documents.front();
    for (const auto& entity : document.annotations.entities) {
        require(!entity.span.empty() && entity.span.end <= document.text.length());
    }
    const auto written = io::toJsonl(layer);
    annotation::Layer again;
    require(io::jsonlReader().read({ "x.jsonl", "x", written, {}, {} }, {}, again, progress).has_value());
    require(again.diagnostics.count("jsonl.offset") == 0);
    require(io::toJsonl(again) == written);
    return 0;
}
