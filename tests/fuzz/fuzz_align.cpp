// SPDX-License-Identifier: GPL-3.0-or-later
// Any two short texts, parted by the first line end: the alignment equals its slow twin's and covers both
// texts.
#include "core/align/alignment.h"
#include "core/text/utf8.h"
#include "tests/reference/editmatrix.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

namespace {

void require(bool condition)
{
    if (!condition) {
        std::abort();
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace touchstone;
    constexpr std::size_t longest = 160; // the twin is quadratic
    const std::u32string both = text::toCodePoints(text::repaired(std::string(data, data + size)));
    const auto cut = both.find(U'\n');
    const auto gold = std::u32string_view(both).substr(0, cut).substr(0, longest);
    const auto system = cut == std::u32string::npos
        ? std::u32string_view()
        : std::u32string_view(both).substr(cut + 1).substr(0, longest);

    support::Progress progress;
    const auto alignment = align::alignCharacters(gold, system, progress);
    require(alignment.has_value());
    const auto twin = reference::alignByMatrix(gold, system);
    require(alignment->distance == twin.distance && alignment->blocks == twin.blocks);

    std::uint32_t goldEnd = 0;
    std::uint32_t systemEnd = 0;
    for (const auto& block : alignment->blocks) {
        require(block.gold.begin == goldEnd && block.system.begin == systemEnd);
        goldEnd = block.gold.end;
        systemEnd = block.system.end;
    }
    require(goldEnd == gold.size() && systemEnd == system.size());
    const align::ColumnMap columns(*alignment);
    require(columns.ofGold(goldEnd) == columns.ofSystem(systemEnd));
    return 0;
}
