// SPDX-License-Identifier: GPL-3.0-or-later
// ComparedNumbers: how the tables of a comparison write scores, differences, intervals and p.
#pragma once

#include "core/output/table.h"
#include "core/statistics/significance.h"

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace touchstone::analysis {

struct ComparedForm
{
    bool script = false; ///< every digit, columns named for programs; else rounded for people
    bool paper = false; ///< the best stands bold and marks tell what is not chance
    bool zero = false; ///< scores that are 0/0 are 0
    bool whole = false; ///< scores are counts
};

class ComparedNumbers
{
public:
    explicit ComparedNumbers(const ComparedForm& form)
        : m_form(form)
    {
    }

    [[nodiscard]] bool script() const { return m_form.script; }
    [[nodiscard]] bool paper() const { return m_form.paper; }
    [[nodiscard]] std::optional<double> shown(std::optional<double> value) const
    {
        return value || !m_form.zero ? value : std::optional(0.0);
    }
    [[nodiscard]] std::string score(std::optional<double> value) const { return number(shown(value), false); }
    /// The same that writes scores that are 0/0 as they are.
    [[nodiscard]] ComparedNumbers undefinedAsIs() const
    {
        auto form = m_form;
        form.zero = false;
        return ComparedNumbers(form);
    }
    /// As it is, whatever 0/0 is.
    [[nodiscard]] std::string value(std::optional<double> value) const { return number(value, false); }
    [[nodiscard]] std::string difference(std::optional<double> value) const { return number(value, true); }
    /// What a record adds to a number: whole numbers as such.
    [[nodiscard]] std::string share(double value) const;
    [[nodiscard]] std::string p(std::optional<double> value) const;
    /// For people one cell, for scripts two.
    void addInterval(std::vector<std::string>& row, const std::optional<metrics::Interval>& interval,
        bool difference) const;

private:
    [[nodiscard]] std::string number(std::optional<double> value, bool sign) const;

    ComparedForm m_form;
};

/// One line where all settings are the same ("Signature: touchstone|…"), else one for each name; in Markdown
/// the signatures stand in backticks.
[[nodiscard]] std::vector<std::string> signatureLines(
    std::span<const std::pair<std::string, std::string>> signatures, bool markdown);

} // namespace touchstone::analysis
