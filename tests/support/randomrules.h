// SPDX-License-Identifier: GPL-3.0-or-later
// Random documents and rules for tests of the rule engine against slow twins.
#pragma once

#include "tests/support/random.h"
#include "tests/support/rulecases.h"

#include <cstdint>
#include <memory>
#include <string>

namespace touchstone::testsupport {

/// Parents, stop words and thresholds for the types and texts of randomDocument.
[[nodiscard]] rules::RuleLists someLists();
/// At most `most` annotations a side over a short text of few letters, so that spans often say the same.
[[nodiscard]] std::unique_ptr<RuleDocument> randomDocument(Random& random, std::uint32_t most);
/// Rules that read and set whatever the language has, over the default rules.
[[nodiscard]] std::string randomRules(Random& random);

} // namespace touchstone::testsupport
