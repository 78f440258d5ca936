// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/settings/attributetable.h"

#include "core/evaluation/settings/digest.h"
#include "core/support/numbers.h"

#include <cmath>
#include <utility>

namespace touchstone::analysis {

namespace {

std::string keyOf(std::string_view document, std::string_view id)
{
    std::string key(document);
    key += '\0';
    key += id;
    return key;
}

void count(AttributeTable::Numbers& numbers, const std::string& cell, std::uint32_t row)
{
    if (cell.empty()) {
        return;
    }
    const auto number = support::parsed<double>(cell);
    const bool known = number && std::isfinite(*number);
    if (!known && numbers.numbers == numbers.filled) {
        numbers.other = row;
    }
    ++numbers.filled;
    numbers.numbers += known ? 1U : 0U;
}

} // namespace

AttributeTable::AttributeTable(std::vector<std::string> columns, std::vector<Row> rows, std::string file)
    : m_columns(std::move(columns))
    , m_rows(std::move(rows))
    , m_file(std::move(file))
    , m_perAnnotation(m_columns.size(), false)
    , m_numbers(m_columns.size())
{
    for (std::uint32_t i = 0; i < m_rows.size(); ++i) {
        const auto& row = m_rows[i];
        for (std::size_t column = 0; column < row.cells.size(); ++column) {
            count(m_numbers[column], row.cells[column], i);
        }
        if (row.annotation.empty()) {
            m_documents.emplace(row.document, i);
            continue;
        }
        if (row.document.empty()) {
            m_loose.emplace(row.annotation, i);
        } else {
            m_annotations.emplace(keyOf(row.document, row.annotation), i);
        }
        for (std::size_t column = 0; column < row.cells.size(); ++column) {
            m_perAnnotation[column] = m_perAnnotation[column] || !row.cells[column].empty();
        }
    }
}

const AttributeTable::Row* AttributeTable::document(std::string_view name) const
{
    const auto found = m_documents.find(std::string(name));
    return found == m_documents.end() ? nullptr : &m_rows[found->second];
}

const AttributeTable::Row* AttributeTable::annotation(std::string_view document, std::string_view id) const
{
    if (!m_annotations.empty()) {
        if (const auto found = m_annotations.find(keyOf(document, id)); found != m_annotations.end()) {
            return &m_rows[found->second];
        }
    }
    const auto loose = m_loose.empty() ? m_loose.end() : m_loose.find(std::string(id));
    return loose == m_loose.end() ? nullptr : &m_rows[loose->second];
}

std::string AttributeTable::digest() const
{
    std::vector<std::string> lines;
    for (const auto& row : m_rows) {
        auto& line = lines.emplace_back();
        appendWord(line, row.document);
        appendWord(line, row.annotation);
        for (const auto& cell : row.cells) {
            appendWord(line, cell);
        }
    }
    std::ranges::sort(lines);
    lines.insert(lines.begin(), m_columns.begin(), m_columns.end());
    return analysis::digest(std::span<const std::string>(lines));
}

} // namespace touchstone::analysis
