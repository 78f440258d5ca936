// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reference/editmatrix.h"

#include <algorithm>
#include <string>
#include <vector>

namespace touchstone::reference {

namespace {

using Rows = std::vector<std::uint32_t>;

Rows firstColumn(std::size_t rows)
{
    Rows column(rows + 1);
    for (std::size_t i = 0; i <= rows; ++i) {
        column[i] = static_cast<std::uint32_t>(i);
    }
    return column;
}

/// Appends the next column of the table, from the one before and the system character between them.
void addColumn(Rows& table, std::u32string_view gold, char32_t character)
{
    const auto size = table.size();
    table.resize(size + gold.size() + 1);
    auto* const column = table.data() + size;
    const auto* const before = column - gold.size() - 1;
    column[0] = before[0] + 1;
    for (std::size_t i = 1; i <= gold.size(); ++i) {
        const auto diagonal = before[i - 1] + (gold[i - 1] == character ? 0U : 1U);
        column[i] = std::min(std::min(column[i - 1], before[i]) + 1, diagonal);
    }
}

Rows lastColumn(std::u32string_view gold, std::u32string_view system)
{
    auto column = firstColumn(gold.size());
    for (const auto character : system) {
        addColumn(column, gold, character);
        column.erase(column.begin(), column.end() - static_cast<std::ptrdiff_t>(gold.size()) - 1);
    }
    return column;
}

std::string walk(std::u32string_view gold, std::u32string_view system)
{
    auto table = firstColumn(gold.size());
    table.reserve((gold.size() + 1) * (system.size() + 1));
    for (const auto character : system) {
        addColumn(table, gold, character);
    }
    const auto at
        = [&](std::size_t row, std::size_t column) { return table[column * (gold.size() + 1) + row]; };
    std::string letters;
    auto i = gold.size();
    auto j = system.size();
    while (i > 0 || j > 0) {
        if (j == 0 || (i > 0 && at(i - 1, j) + 1 == at(i, j))) {
            letters += 'D';
            --i;
        } else if (i == 0 || at(i, j - 1) + 1 == at(i, j)) {
            letters += 'I';
            --j;
        } else {
            --i;
            --j;
            letters += gold[i] == system[j] ? '=' : 'X';
        }
    }
    std::reverse(letters.begin(), letters.end());
    return letters;
}

std::size_t meetingRow(const Rows& left, const Rows& right)
{
    const auto size = left.size() - 1;
    auto best = left[0] + right[size];
    for (std::size_t i = 1; i <= size; ++i) {
        best = std::min(best, left[i] + right[size - i]);
    }
    for (std::size_t i = 1; i < size; ++i) {
        if (left[i] + right[size - i] == best) {
            return i;
        }
    }
    return left[0] + right[size] == best ? 0 : size;
}

std::string solve(std::u32string_view gold, std::u32string_view system)
{
    if (gold.empty() || system.empty()) {
        return std::string(gold.size(), 'D') + std::string(system.size(), 'I');
    }
    if (20 * ((gold.size() + 63) / 64) * system.size() + 8 * system.size() < 1048576) {
        return walk(gold, system);
    }
    const auto half = system.size() / 2;
    const std::u32string goldBackward(gold.rbegin(), gold.rend());
    const std::u32string rightBackward(system.rbegin(), system.rend() - static_cast<std::ptrdiff_t>(half));
    const auto row
        = meetingRow(lastColumn(gold, system.substr(0, half)), lastColumn(goldBackward, rightBackward));
    return solve(gold.substr(0, row), system.substr(0, half)) + solve(gold.substr(row), system.substr(half));
}

} // namespace

align::TextAlignment fromLetters(std::string_view letters)
{
    align::TextAlignment result;
    text::Span gold;
    text::Span system;
    for (std::size_t begin = 0; begin < letters.size();) {
        const auto end = std::min(letters.find_first_not_of(letters[begin], begin), letters.size());
        const auto length = static_cast<std::uint32_t>(end - begin);
        auto operation = align::EditOperation::Equal;
        switch (letters[begin]) {
        case 'X':
            operation = align::EditOperation::Replace;
            break;
        case 'D':
            operation = align::EditOperation::Delete;
            break;
        case 'I':
            operation = align::EditOperation::Insert;
            break;
        default:
            break;
        }
        gold = { gold.end, gold.end + (operation == align::EditOperation::Insert ? 0 : length) };
        system = { system.end, system.end + (operation == align::EditOperation::Delete ? 0 : length) };
        result.blocks.push_back({ operation, gold, system });
        result.distance += operation == align::EditOperation::Equal ? 0 : length;
        begin = end;
    }
    return result;
}

align::TextAlignment alignByMatrix(std::u32string_view gold, std::u32string_view system)
{
    return fromLetters(solve(gold, system));
}

} // namespace touchstone::reference
