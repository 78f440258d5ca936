// SPDX-License-Identifier: GPL-3.0-or-later
// A page of the help as tests read it: its sections, its examples and the tables that tell what comes of
// them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace touchstone::testsupport {

/// A table that follows an example (```example or ```tags), up to the next example of its section.
struct GuideTable
{
    std::string section; ///< heading
    std::string kind; ///< of the example: "example", "tags"
    std::string example; ///< its lines
    std::vector<std::string> heads;
    std::vector<std::vector<std::string>> rows;
};

class GuidePage
{
public:
    /// Throws std::runtime_error where there is none.
    explicit GuidePage(const std::string& path);

    [[nodiscard]] const std::string& text() const { return m_text; }
    /// What stands below a heading of the second level, up to the next one; empty: there is none.
    [[nodiscard]] std::string section(std::string_view heading) const;
    [[nodiscard]] std::vector<std::string> headings() const;
    /// Those behind an example, in the order of the page.
    [[nodiscard]] std::vector<GuideTable> tables() const;
    /// All tables of a section, whatever stands before them.
    [[nodiscard]] std::vector<GuideTable> tables(std::string_view heading) const;

private:
    std::string m_text;
};

/// What stands between the first two backticks; empty: none.
[[nodiscard]] std::string codeOf(std::string_view cell);
[[nodiscard]] std::vector<std::string> splitCell(const std::string& cell, std::string_view separator);

struct Calculated
{
    double value = 0;
    double tolerance = 0; ///< half of the last digit of a decimal number; of a calculation 1e-9
};
/// "(1 + 0.5 · 3)/4", "0.25"; nothing: it is no calculation.
[[nodiscard]] std::optional<Calculated> calculated(std::string_view text);

} // namespace touchstone::testsupport
