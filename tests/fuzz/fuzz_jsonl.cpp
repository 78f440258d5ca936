// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as JSONL, in memory that ends with its last byte: nothing is read behind it, what was read is in
// the text, and what is written reads as the same.
#include "core/io/formats/touchstone/jsonlreader.h"
#include "core/io/write/jsonlwriter.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>

namespace {

using namespace touchstone;

void require(bool condition)
{
    if (!condition) {
        std::abort();
    }
}

bool read(std::string_view bytes, annotation::Layer& layer)
{
    const auto exact = std::make_unique<char[]>(bytes.size());
    std::copy(bytes.begin(), bytes.end(), exact.get());
    support::Progress progress;
    const io::SourceFile file { "fuzzed", "fuzzed", { exact.get(), bytes.size() }, {}, {} };
    return io::jsonlReader().read(file, {}, layer, progress).has_value();
}

void requireSound(const annotation::Document& document)
{
    const auto& tree = document.annotations;
    require(!text::firstInvalidByte(document.text.utf8()) && !text::firstInvalidByte(document.name));
    for (std::uint32_t i = 0; i < tree.size(); ++i) {
        const auto& entity = tree.entities[i];
        require(!entity.span.empty() && entity.span.end <= document.text.length());
        require(tree.depth(i) <= tree.size());
        require(tree.fragments(i).size() != 1);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto bytes = text::repaired(std::string(data, data + size));
    static_cast<void>(io::jsonlReader().probe(bytes, ".jsonl"));
    annotation::Layer layer;
    if (!read(bytes, layer)) {
        return 0;
    }
    std::for_each(layer.documents.begin(), layer.documents.end(), requireSound);
    const auto written = io::toJsonl(layer);
    annotation::Layer again;
    require(read(written, again));
    require(io::toJsonl(again) == written);
    return 0;
}
