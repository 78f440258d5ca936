// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a file of relations: refused with a place, or what comes out keeps its promises.
#include "core/io/userfiles/relationfiles.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <cmath>
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

template <typename T> bool sound(const support::Result<T>& result)
{
    require(result || (!result.error().text.empty() && result.error().place.line > 0));
    return result.has_value();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::string bytes(data, data + size);
    std::replace(bytes.begin(), bytes.end(), '\0', '\xFF'); // the opener replaces both
    const auto clean = text::repaired(bytes);
    if (const auto weights = io::parseWeights(clean, "f", "type"); sound(weights)) {
        for (const auto& [pair, weight] : *weights) {
            require(
                !pair.first.empty() && !pair.second.empty() && weight >= 0 && weight <= io::largestWeight);
        }
    }
    if (const auto parents = io::parseParents(clean, "f"); sound(parents)) {
        for (const auto& [child, parent] : *parents) {
            std::size_t steps = 0;
            for (auto at = parents->find(child); at != parents->end(); at = parents->find(at->second)) {
                require(++steps <= io::deepestHierarchy);
            }
        }
    }
    if (const auto classes = io::parseEquivalents(clean, "f"); sound(classes)) {
        for (const auto& [id, smallest] : classes->representative) {
            require(smallest <= id && classes->of(smallest) == smallest);
        }
    }
    return 0;
}
