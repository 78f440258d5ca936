// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leads/celltests.h"

#include "core/support/parallel.h"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

namespace touchstone::analysis {

namespace {

/// A key has three fields, the first in the highest bits; 0: no literal.
constexpr unsigned fieldBits = 20;
constexpr unsigned codeBits = 6;
constexpr CellKey fieldMask = (CellKey(1) << fieldBits) - 1;
constexpr CellKey codeMask = (CellKey(1) << codeBits) - 1;

CellKey field(CellKey key, std::size_t place)
{
    return (key >> (fieldBits * (mostCellLevels - 1 - place))) & fieldMask;
}

CellKey joined(std::array<CellKey, mostCellLevels> fields)
{
    return (fields[0] << (2 * fieldBits)) | (fields[1] << fieldBits) | fields[2];
}

CellKey literalKey(std::size_t column, std::size_t code) { return ((column + 1) << codeBits) | code; }
std::size_t columnOf(CellKey literal) { return (literal >> codeBits) - 1; }

/// Do they split the records alike?
bool samePartition(std::span<const std::uint8_t> one, std::span<const std::uint8_t> other)
{
    std::array<int, 256> there;
    std::array<int, 256> back;
    there.fill(-1);
    back.fill(-1);
    there[noCellCode] = back[noCellCode] = noCellCode;
    for (std::size_t i = 0; i < one.size(); ++i) {
        auto& to = there[one[i]];
        auto& from = back[other[i]];
        if (to < 0 && from < 0) {
            to = other[i];
            from = one[i];
        } else if (to != other[i] || from != one[i]) {
            return false;
        }
    }
    return true;
}

bool splits(std::span<const std::uint8_t> codes)
{
    return std::ranges::any_of(codes, [&](std::uint8_t code) { return code != codes.front(); });
}

const TestedCell* cellOf(std::span<const TestedCell> cells, CellKey key)
{
    const auto at = std::ranges::lower_bound(cells, key, {}, &TestedCell::key);
    return at == cells.end() || at->key != key ? nullptr : &*at;
}

/// `parents` by key, those of one value fewer. A parent with as many records has the same ones.
void markRedundant(TestedCell& cell, std::span<const TestedCell> parents)
{
    const auto level = cellLevel(cell.key);
    for (std::size_t left = 0; left < level; ++left) {
        std::array<CellKey, mostCellLevels> fields {};
        for (std::size_t place = 0, to = 0; place < level; ++place) {
            if (place != left) {
                fields[to++] = field(cell.key, place);
            }
        }
        const auto* parent = cellOf(parents, joined(fields));
        cell.redundant = cell.redundant || (parent != nullptr && parent->n == cell.n);
    }
}

std::vector<TestedCell> sortedByKey(const std::vector<std::vector<TestedCell>>& parts)
{
    std::vector<TestedCell> cells;
    for (const auto& part : parts) {
        cells.insert(cells.end(), part.begin(), part.end());
    }
    std::ranges::sort(cells, {}, &TestedCell::key);
    return cells;
}

} // namespace

std::size_t cellLevel(CellKey key) { return field(key, 2) != 0 ? 3 : field(key, 1) != 0 ? 2 : 1; }

CellTests::CellTests(
    const CellRecords& records, const CellTerms& terms, const CellSearchSettings& settings, double rho)
    : m_records(records)
    , m_terms(terms)
    , m_support(settings.support)
    , m_units(settings.units)
    , m_bestPairs(settings.pairs)
    , m_rho(rho)
{
    m_order.resize(records.features.size());
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        m_order[i] = static_cast<std::uint32_t>(i);
    }
    std::ranges::sort(m_order, {}, [&](std::uint32_t feature) { return records.features[feature].key; });
    for (const auto feature : m_order) {
        const auto& codes = records.features[feature].codes;
        const bool same = std::ranges::any_of(m_columns, [&](const Column& column) {
            return samePartition(records.features[column.feature].codes, codes);
        });
        if (same || !splits(codes)) {
            continue;
        }
        Column column { feature, 0, codes };
        for (const auto code : codes) {
            column.width = code == noCellCode ? column.width
                                              : std::max(column.width, static_cast<std::uint8_t>(code + 1));
        }
        std::ranges::replace(column.codes, noCellCode, column.width);
        m_columns.push_back(std::move(column));
    }
}

std::vector<std::size_t> CellTests::dropped() const
{
    std::vector<std::size_t> dropped;
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        if (std::ranges::find(m_columns, i, &Column::feature) == m_columns.end()) {
            dropped.push_back(i);
        }
    }
    return dropped;
}

CellLiterals CellTests::literals(CellKey key) const
{
    CellLiterals literals;
    for (std::size_t place = 0; place < cellLevel(key); ++place) {
        const auto literal = field(key, place);
        literals.push_back(
            { m_columns[columnOf(literal)].feature, static_cast<std::uint8_t>(literal & codeMask) });
    }
    return literals;
}

void CellTests::sort(CellLiterals& literals) const
{
    std::ranges::sort(
        literals, {}, [&](const CellLiteral& literal) { return m_records.features[literal.feature].key; });
}

void CellTests::addAdmissible(std::vector<TestedCell>& cells, CellKey key, const CellSums& sums) const
{
    // A row's own cell has no excess but what rounding makes up, less than one for each record.
    if (sums.n < m_support || sums.units < m_units || sums.residual <= sums.n) {
        return;
    }
    const auto excess = sums.excess();
    const auto error = sums.standardError(m_rho);
    cells.push_back({ key, sums.n, sums.units, excess, error, error > 0 ? excess / error : 0 });
}

std::vector<TestedCell> CellTests::singles(support::Progress& progress) const
{
    std::vector<std::vector<TestedCell>> found(m_columns.size());
    progress.expect(found.size());
    support::inParallel(found.size(), [&](std::size_t at) {
        if (progress.cancelled()) {
            return;
        }
        const auto& column = m_columns[at];
        CellHistogram histogram(column.width + std::size_t(1));
        const auto& starts = m_terms.unitStarts();
        for (std::size_t unit = 0; unit + 1 < starts.size(); ++unit) {
            for (auto i = starts[unit]; i < starts[unit + 1]; ++i) {
                histogram.add(column.codes[i], m_terms[i]);
            }
            histogram.endUnit();
        }
        for (std::size_t code = 0; code < column.width; ++code) {
            addAdmissible(found[at], joined({ literalKey(at, code), 0, 0 }), histogram[code]);
        }
        progress.advance();
    });
    return sortedByKey(found);
}

std::vector<TestedCell> CellTests::pairs(
    std::span<const TestedCell> singles, support::Progress& progress) const
{
    std::vector<std::array<std::size_t, 2>> tasks;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        for (std::size_t j = i + 1; j < m_columns.size(); ++j) {
            tasks.push_back({ i, j });
        }
    }
    std::vector<std::vector<TestedCell>> found(tasks.size());
    progress.expect(found.size());
    support::inParallel(found.size(), [&](std::size_t task) {
        if (progress.cancelled()) {
            return;
        }
        const auto [first, second] = tasks[task];
        const auto& one = m_columns[first];
        const auto& other = m_columns[second];
        const std::size_t width = other.width + std::size_t(1);
        CellHistogram histogram((one.width + std::size_t(1)) * width);
        const auto& starts = m_terms.unitStarts();
        for (std::size_t unit = 0; unit + 1 < starts.size(); ++unit) {
            for (auto i = starts[unit]; i < starts[unit + 1]; ++i) {
                histogram.add(one.codes[i] * width + other.codes[i], m_terms[i]);
            }
            histogram.endUnit();
        }
        for (std::size_t a = 0; a < one.width; ++a) {
            for (std::size_t b = 0; b < other.width; ++b) {
                addAdmissible(found[task], joined({ literalKey(first, a), literalKey(second, b), 0 }),
                    histogram[a * width + b]);
            }
        }
        for (auto& cell : found[task]) {
            markRedundant(cell, singles);
        }
        progress.advance();
    });
    return sortedByKey(found);
}

std::vector<CellTests::ColumnTriples> CellTests::bestTriples(std::span<const TestedCell> pairs) const
{
    struct ColumnPair
    {
        std::size_t first = 0;
        std::size_t second = 0;
        double z = 0; ///< of its best cell
    };
    std::vector<ColumnPair> best;
    for (const auto& cell : pairs) {
        if (cell.redundant) { // its triples would be no more than pairs
            continue;
        }
        const auto first = columnOf(field(cell.key, 0));
        const auto second = columnOf(field(cell.key, 1));
        const auto at = std::ranges::find_if(
            best, [&](const ColumnPair& pair) { return pair.first == first && pair.second == second; });
        if (at == best.end()) {
            best.push_back({ first, second, cell.z });
        } else {
            at->z = std::max(at->z, cell.z);
        }
    }
    std::ranges::sort(best, [](const ColumnPair& one, const ColumnPair& other) {
        return std::tie(other.z, one.first, one.second) < std::tie(one.z, other.first, other.second);
    });
    best.resize(std::min<std::size_t>(best.size(), m_bestPairs));
    std::set<std::array<std::size_t, 3>> known;
    std::vector<ColumnTriples> triples;
    for (const auto& pair : best) {
        ColumnTriples made { pair.first, pair.second, {} };
        for (std::size_t third = 0; third < m_columns.size(); ++third) {
            std::array columns { pair.first, pair.second, third };
            std::ranges::sort(columns);
            if (third != pair.first && third != pair.second && known.insert(columns).second) {
                made.thirds.push_back(third);
            }
        }
        triples.push_back(std::move(made));
    }
    return triples;
}

void CellTests::addTriples(
    std::vector<TestedCell>& cells, const ColumnTriples& triples, const support::Progress& progress) const
{
    const auto& one = m_columns[triples.first];
    const auto& other = m_columns[triples.second];
    const std::size_t width = other.width + std::size_t(1);
    std::vector<std::uint32_t> counts((one.width + std::size_t(1)) * width);
    for (std::size_t i = 0; i < m_terms.size(); ++i) {
        ++counts[one.codes[i] * width + other.codes[i]];
    }
    // Cells of the pair that are large enough, by number, and their records.
    std::vector<CellKey> keys;
    std::vector<std::size_t> numbers(counts.size(), counts.size());
    for (std::size_t a = 0; a < one.width; ++a) {
        for (std::size_t b = 0; b < other.width; ++b) {
            if (counts[a * width + b] >= m_support) {
                numbers[a * width + b] = keys.size();
                keys.push_back(joined({ literalKey(triples.first, a), literalKey(triples.second, b), 0 }));
            }
        }
    }
    struct Member
    {
        std::uint32_t record = 0;
        std::uint32_t cell = 0;
    };
    std::vector<Member> members;
    for (std::size_t i = 0; i < m_terms.size(); ++i) {
        const auto number = numbers[one.codes[i] * width + other.codes[i]];
        if (number < keys.size()) {
            members.push_back({ static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(number) });
        }
    }
    for (const auto third : triples.thirds) {
        if (progress.cancelled()) {
            return;
        }
        const auto& column = m_columns[third];
        const std::size_t codes = column.width + std::size_t(1);
        CellHistogram histogram(keys.size() * codes);
        std::uint32_t unit = 0;
        for (const auto& member : members) {
            if (m_records.units[member.record] != unit) {
                histogram.endUnit();
                unit = m_records.units[member.record];
            }
            histogram.add(member.cell * codes + column.codes[member.record], m_terms[member.record]);
        }
        histogram.endUnit();
        for (std::size_t cell = 0; cell < keys.size(); ++cell) {
            for (std::size_t code = 0; code < column.width; ++code) {
                std::array fields { field(keys[cell], 0), field(keys[cell], 1), literalKey(third, code) };
                std::ranges::sort(fields);
                addAdmissible(cells, joined(fields), histogram[cell * codes + code]);
            }
        }
    }
}

std::vector<TestedCell> CellTests::triples(
    std::span<const TestedCell> pairs, support::Progress& progress) const
{
    const auto tasks = bestTriples(pairs);
    std::vector<std::vector<TestedCell>> found(tasks.size());
    progress.expect(found.size());
    support::inParallel(found.size(), [&](std::size_t task) {
        addTriples(found[task], tasks[task], progress);
        for (auto& cell : found[task]) {
            markRedundant(cell, pairs);
        }
        progress.advance();
    });
    return sortedByKey(found);
}

} // namespace touchstone::analysis
