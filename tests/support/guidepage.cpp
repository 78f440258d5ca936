// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/guidepage.h"

#include <charconv>
#include <cmath>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace touchstone::testsupport {

namespace {

constexpr std::string_view secondLevel = "## ";

std::string trimmed(std::string_view text)
{
    const auto begin = text.find_first_not_of(' ');
    const auto end = text.find_last_not_of(' ');
    return begin == std::string_view::npos ? std::string() : std::string(text.substr(begin, end - begin + 1));
}

std::vector<std::string> cellsOf(std::string_view line)
{
    std::vector<std::string> cells;
    for (std::size_t at = 1; at < line.size();) {
        const auto end = std::min(line.find('|', at), line.size());
        if (end < line.size()) {
            cells.push_back(trimmed(line.substr(at, end - at)));
        }
        at = end + 1;
    }
    return cells;
}

/// Adds the tables of some lines; `onlyBehindExamples`: others are not wanted.
std::vector<GuideTable> tablesOf(std::string_view text, bool onlyBehindExamples)
{
    std::vector<GuideTable> tables;
    GuideTable open;
    bool fenced = false;
    bool inTable = false;
    std::istringstream lines { std::string(text) };
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with(secondLevel)) {
            open = {};
            open.section = line.substr(secondLevel.size());
        } else if (line.starts_with("```")) {
            fenced = !fenced;
            if (fenced) {
                open.kind = line.substr(3);
                open.example.clear();
            }
        } else if (fenced) {
            open.example += line + "\n";
        } else if (line.starts_with("|") && (!open.example.empty() || !onlyBehindExamples)) {
            if (!inTable) {
                tables.push_back(open);
                tables.back().heads = cellsOf(line);
            } else if (!line.starts_with("|--")) {
                tables.back().rows.push_back(cellsOf(line));
            }
            inTable = true;
            continue;
        }
        inTable = false;
    }
    return tables;
}

/// Sums, products and quotients with parentheses.
class Calculation
{
public:
    explicit Calculation(std::string_view text)
        : m_text(text)
    {
    }
    std::optional<double> run()
    {
        const auto value = sum();
        skip();
        return m_wrong || !m_text.empty() ? std::nullopt : std::optional(value);
    }

private:
    void skip()
    {
        while (m_text.starts_with(' ')) {
            m_text.remove_prefix(1);
        }
    }
    bool take(std::string_view sign)
    {
        skip();
        const bool there = m_text.starts_with(sign);
        m_text.remove_prefix(there ? sign.size() : 0);
        return there;
    }
    double sum()
    {
        double value = product();
        for (;;) {
            if (take("+")) {
                value += product();
            } else if (take("-")) {
                value -= product();
            } else {
                return value;
            }
        }
    }
    double product()
    {
        double value = number();
        for (;;) {
            if (take("·")) {
                value *= number();
            } else if (take("/")) {
                value /= number();
            } else {
                return value;
            }
        }
    }
    double number()
    {
        if (take("(")) {
            const double value = sum();
            m_wrong = !take(")") || m_wrong;
            return value;
        }
        skip();
        double value = 0;
        const auto [end, error] = std::from_chars(m_text.data(), m_text.data() + m_text.size(), value);
        m_wrong = m_wrong || error != std::errc();
        m_text.remove_prefix(static_cast<std::size_t>(end - m_text.data()));
        return value;
    }

    std::string_view m_text;
    bool m_wrong = false;
};

} // namespace

GuidePage::GuidePage(const std::string& path)
{
    std::ifstream file(path);
    if (!file) {
        throw std::runtime_error("no page " + path);
    }
    std::ostringstream text;
    text << file.rdbuf();
    m_text = text.str();
}

std::string GuidePage::section(std::string_view heading) const
{
    const auto head = "\n" + std::string(secondLevel) + std::string(heading) + "\n";
    const auto at = m_text.find(head);
    if (at == std::string::npos) {
        return {};
    }
    const auto begin = at + head.size() - 1;
    return m_text.substr(begin, m_text.find("\n" + std::string(secondLevel), begin) - begin);
}

std::vector<std::string> GuidePage::headings() const
{
    std::vector<std::string> result;
    std::istringstream lines(m_text);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with(secondLevel)) {
            result.push_back(line.substr(secondLevel.size()));
        }
    }
    return result;
}

std::vector<GuideTable> GuidePage::tables() const { return tablesOf(m_text, true); }

std::vector<GuideTable> GuidePage::tables(std::string_view heading) const
{
    return tablesOf(section(heading), false);
}

std::string codeOf(std::string_view cell)
{
    const auto begin = cell.find('`');
    const auto end = cell.find('`', begin + 1);
    return begin == std::string_view::npos || end == std::string_view::npos
        ? std::string()
        : std::string(cell.substr(begin + 1, end - begin - 1));
}

std::vector<std::string> splitCell(const std::string& cell, std::string_view separator)
{
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= cell.size();) {
        const auto end = std::min(cell.find(separator, at), cell.size());
        parts.push_back(trimmed(std::string_view(cell).substr(at, end - at)));
        at = end + separator.size();
    }
    return parts;
}

std::optional<Calculated> calculated(std::string_view text)
{
    const auto value = Calculation(text).run();
    if (!value) {
        return std::nullopt;
    }
    constexpr double exact = 1e-9;
    const auto point = text.find('.');
    if (text.find_first_of("+-/(") != std::string_view::npos || text.find("·") != std::string_view::npos
        || point == std::string_view::npos) {
        return Calculated { *value, exact };
    }
    const auto digits = static_cast<double>(text.size() - point - 1);
    return Calculated { *value, std::pow(10.0, -digits) / 2 + exact };
}

} // namespace touchstone::testsupport
