// SPDX-License-Identifier: GPL-3.0-or-later
// RuleParameters: which rules are in force, as part of an EvaluationSpec.
#pragma once

#include "core/measures/base/parameters.h"

#include <memory>

namespace touchstone::analysis {

struct RuleSetup;

struct RuleParameters
{
    /// Null: the default rules with empty lists. Made by loadRules.
    std::shared_ptr<const RuleSetup> setup;
    /// What the headline counts; the rules are not run again for another choice.
    metrics::RuleSwitches switches;

    /// Of everything that was read (128 bits in hexadecimal); empty for the default rules. Equal digests give
    /// equal labels.
    [[nodiscard]] const std::string& digest() const;
    /// The setup, that of the default rules for null.
    [[nodiscard]] std::shared_ptr<const RuleSetup> inForce() const;
    friend bool operator==(const RuleParameters& a, const RuleParameters& b)
    {
        return a.digest() == b.digest() && a.switches == b.switches;
    }
};

} // namespace touchstone::analysis
