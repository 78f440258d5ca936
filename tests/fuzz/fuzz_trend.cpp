// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a file of scores: refused with words, or what comes out can be tabulated.
#include "core/report/trend.h"
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
    analysis::TrendData trend;
    const auto file
        = analysis::parseTrendFile(text::repaired(bytes), "f", trend.names, trend.diagnostics, {});
    if (!file) {
        require(!file.error().text.empty() && file.error().place.file == "f");
        return 0;
    }
    for (const auto& system : file->systems) {
        require(std::is_sorted(system.scores.begin(), system.scores.end(),
            [](const auto& a, const auto& b) { return a.first < b.first; }));
        for (const auto& [name, value] : system.scores) {
            require(name < trend.names.all().size());
        }
    }
    trend.files = { *file, *file };
    const auto first = analysis::firstTrendScore(trend);
    if (!first.empty()) {
        const auto made = analysis::trendOf(trend, first);
        require(made && !made->settingsDiffer());
        (void)analysis::toMarkdown(analysis::trendTable(trend, *made, false));
        (void)analysis::toTsv(analysis::trendTable(trend, *made, true));
    }
    return 0;
}
