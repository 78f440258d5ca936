// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a file of statistics of a shard: refused with words and a place, or what comes out is written
// as it was read, and merges. Of even size it gets the last line that makes it whole.
#include "core/evaluation/settings/digest.h"
#include "core/shards/merging.h"
#include "core/text/utf8.h"

#include <algorithm>
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
    std::string bytes(data, data + size);
    std::replace(bytes.begin(), bytes.end(), '\0', '\xFF'); // the opener replaces both
    bytes = text::repaired(bytes);
    if (size % 2 == 0) {
        bytes += '\n';
        const auto lines = std::count(bytes.begin(), bytes.end(), '\n') + 1;
        bytes += "{\"end\":" + std::to_string(lines) + ",\"digest\":\"" + analysis::digest(bytes) + "\"}\n";
    }
    const auto read = shards::parseStatistics(bytes, "f", {});
    if (!read) {
        require(!read.error().text.empty() && read.error().place.file == "f");
        return 0;
    }
    const auto text = shards::statisticsText(*read);
    const auto again = shards::parseStatistics(text, "f", {});
    require(again && shards::statisticsText(*again) == text);
    support::Progress progress;
    const auto merged = shards::merge({ *read }, progress);
    if (merged) {
        for (std::size_t system = 0; system < merged->systems.size(); ++system) {
            for (std::size_t part = 0; part < merged->systems[system].parts.size(); ++part) {
                require(shards::countsByShard(*merged, system, part, progress).has_value());
            }
        }
    }
    return 0;
}
