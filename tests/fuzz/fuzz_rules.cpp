// SPDX-License-Identifier: GPL-3.0-or-later
// A rule file of any bytes: read, run over a small document, and read once more to the same rules.
#include "core/rules/engine.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace touchstone;
using match::SideRole;

namespace {

rules::AnnotationInput annotation(std::uint32_t begin, std::uint32_t end, std::string_view type)
{
    constexpr std::string_view text = "The Baltic Sea, near St. Petersburg";
    rules::AnnotationInput input;
    input.span = { begin, end };
    input.type = type;
    input.text = text.substr(begin, end - begin);
    return input;
}

const rules::DocumentInput& document()
{
    static const rules::DocumentInput value = [] {
        rules::DocumentInput input;
        input.side(SideRole::Gold)
            = { annotation(0, 14, "sea"), annotation(4, 14, "location"), annotation(21, 35, "city") };
        input.side(SideRole::System)
            = { annotation(4, 14, "sea"), annotation(0, 14, "location"), annotation(21, 34, "city") };
        return input;
    }();
    return value;
}

void check(bool holds)
{
    if (!holds) {
        std::abort();
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const std::array files { rules::defaultRules(), rules::RuleFile { "fuzz", bytes } };
    support::Diagnostics findings;
    const auto set = rules::RuleSet::stacked(files, findings);
    for (const auto& finding : findings.list()) {
        check(finding.severity != support::Severity::Error || finding.place.line > 0);
    }
    rules::RuleLists lists;
    lists.labelParents = { { "sea", "location" } };
    support::Progress progress;
    rules::Engine engine(set, lists);
    const auto once = engine.run(document(), progress);
    const auto twice = engine.run(document(), progress);
    check(once && twice && *once == *twice);
    check(once->firings.size() < set.rules().size() * 20);
    return 0;
}
