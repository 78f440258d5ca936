// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the inside of a spaCy DocBin, and as a packed one: what comes out is text that its reader
// reads.
#include "core/io/containers/docbin.h"
#include "core/io/formats/spacy/spacyreader.h"
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
    const std::string bytes(data, data + size);
    support::Diagnostics findings;
    const support::Progress progress;
    if (io::looksLikeDocBin(bytes)) {
        const auto unpacked = io::docBinAsJson(bytes, "x.spacy", findings, progress);
        require(unpacked || !unpacked.error().text.empty());
    }
    const auto json = io::docBinContentAsJson(bytes, "x.spacy", findings, progress);
    if (!json) {
        require(!json.error().text.empty());
        return 0;
    }
    require(!text::firstInvalidByte(*json));
    annotation::Layer layer;
    support::Progress reading;
    const auto read = io::spacyReader().read({ "x.spacy", "x", *json, {}, {} }, {}, layer, reading);
    require(read && !layer.documents.empty());
    require(layer.diagnostics.count("spacy.syntax") == 0);
    return 0;
}
