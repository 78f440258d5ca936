// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a label map: refused with a place, or what comes out is written and read back as it was.
#include "core/io/userfiles/labelmapfile.h"
#include "core/text/utf8.h"

#include <algorithm>
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
    std::string bytes(data, data + size);
    std::replace(bytes.begin(), bytes.end(), '\0', '\xFF'); // the opener replaces both
    const auto rules = io::parseLabelMap(text::repaired(bytes), "f");
    if (!rules) {
        require(!rules.error().text.empty() && rules.error().place.line > 0);
        return 0;
    }
    const auto text = io::toLabelMap(*rules);
    require(text.has_value());
    const auto back = io::parseLabelMap(*text, "f");
    require(back && *back == *rules);
    return 0;
}
