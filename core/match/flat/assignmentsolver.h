// SPDX-License-Identifier: GPL-3.0-or-later
// The best one-to-one assignment of a sparse table for any kind of weight: successive shortest paths, then
// exchanges along tight edges for the smallest list of pairs. Inside the room.
#pragma once

#include "core/match/flat/assignment.h"

#include <algorithm>
#include <span>
#include <utility>

namespace touchstone::match {

/// Which of several equally good assignments is wanted.
enum class AssignmentTies : std::uint8_t { Smallest, Any };

/// Maximises the sum of the worths of the pairs. `Weight` is an ordered commutative group (numbers, or tuples
/// of numbers compared one after another; Weight {} is zero), no sum over an assignment may overflow it.
/// `Edge` has a member `column`; `Worth` maps an edge to its weight, above zero. O(k·E log k) at most, mostly
/// near O(E); memory O(E).
template <typename Weight, typename Edge, typename Worth> class AssignmentSolver
{
public:
    /// The edges of row r are `edges[rowBegin[r]]` to `edges[rowBegin[r + 1]]`, by ascending column. The
    /// views must outlive the solver.
    AssignmentSolver(std::span<const std::uint32_t> rowBegin, std::span<const Edge> edges,
        std::uint32_t columns, Worth worth)
        : m_rowBegin(rowBegin)
        , m_edges(edges)
        , m_rows(static_cast<std::uint32_t>(rowBegin.size() - 1))
        , m_columns(columns)
        , m_worth(std::move(worth))
        , m_column(m_rows, unassigned)
        , m_owner(columns, unassigned)
        , m_rowPrice(m_rows, Weight {})
        , m_columnPrice(columns, Weight {})
    {
    }

    /// The column of each row, or `unassigned`. Of equally good assignments the smallest sorted list of (row,
    /// column), or with Ties::Any just one of them. Errors: Cancelled.
    support::Result<std::vector<std::uint32_t>> solve(
        support::Progress& progress, AssignmentTies ties = AssignmentTies::Smallest)
    {
        m_distance.resize(m_columns);
        m_from.resize(m_columns);
        m_stamp.assign(m_columns, 0);
        for (std::uint32_t row = 0; row < m_rows; ++row) {
            for (const auto& edge : edges(row)) {
                m_rowPrice[row] = std::max(m_rowPrice[row], m_worth(edge));
            }
        }
        for (std::uint32_t row = 0; row < m_rows; ++row) {
            if (progress.cancelled()) {
                return support::failure(support::ErrorCode::Cancelled, "stopped");
            }
            augment(row);
        }
        if (ties == AssignmentTies::Smallest && !smallestPairs(progress)) {
            return support::failure(support::ErrorCode::Cancelled, "stopped");
        }
        return std::move(m_column);
    }

    /// Edges looked at so far: what a search costs.
    [[nodiscard]] std::uint64_t steps() const { return m_steps; }

private:
    struct Reached
    {
        Weight distance;
        std::uint32_t column;
        bool operator<(const Reached& other) const { return distance > other.distance; } // least on top
    };
    struct Move
    {
        std::uint32_t row;
        std::uint32_t column;
    };

    [[nodiscard]] std::span<const Edge> edges(std::uint32_t row) const
    {
        return m_edges.subspan(m_rowBegin[row], m_rowBegin[row + 1] - m_rowBegin[row]);
    }
    [[nodiscard]] Weight slack(std::uint32_t row, const Edge& edge) const
    {
        return m_rowPrice[row] + m_columnPrice[edge.column] - m_worth(edge);
    }

    /// Takes one more row into the assignment: the cheapest alternating path from it to a free column, or
    /// to a row that is then left alone (itself perhaps). Invariant: prices are never negative, no slack
    /// is, pairs are tight, and what is free or left alone has price 0.
    void augment(std::uint32_t start)
    {
        ++m_round;
        m_heap.clear();
        m_scanned.clear();
        Weight best = m_rowPrice[start];
        std::uint32_t bestRow = start; // left alone, if bestColumn stays unassigned
        std::uint32_t bestColumn = unassigned;
        auto row = start;
        Weight reached {};
        for (;;) {
            m_scanned.push_back({ reached, row });
            m_steps += m_rowBegin[row + 1] - m_rowBegin[row];
            if (reached + m_rowPrice[row] < best) {
                best = reached + m_rowPrice[row];
                bestRow = row;
                bestColumn = unassigned;
            }
            for (const auto& edge : edges(row)) {
                const auto distance = reached + slack(row, edge);
                const std::uint32_t column = edge.column;
                if (distance >= best) {
                    continue;
                }
                if (m_stamp[column] == m_round && m_distance[column] <= distance) {
                    continue;
                }
                m_stamp[column] = m_round;
                m_distance[column] = distance;
                m_from[column] = row;
                if (m_owner[column] == unassigned) {
                    best = distance;
                    bestColumn = column;
                } else {
                    m_heap.push_back({ distance, column });
                    std::push_heap(m_heap.begin(), m_heap.end());
                }
            }
            row = nextRow(best, reached);
            if (row == unassigned) {
                break;
            }
        }
        settle(best);
        if (bestColumn == unassigned) {
            const auto freed = m_column[bestRow];
            m_column[bestRow] = unassigned;
            if (bestRow == start) {
                return;
            }
            bestColumn = freed;
        }
        for (auto column = bestColumn;;) {
            const auto taker = m_from[column];
            m_owner[column] = taker;
            std::swap(m_column[taker], column);
            if (taker == start) {
                return;
            }
        }
    }

    /// The owner of the nearest column not yet scanned whose distance is less than `best`.
    std::uint32_t nextRow(Weight best, Weight& reached)
    {
        while (!m_heap.empty()) {
            std::pop_heap(m_heap.begin(), m_heap.end());
            const auto next = m_heap.back();
            m_heap.pop_back();
            if (next.distance >= best) {
                return unassigned;
            }
            if (next.distance == m_distance[next.column]) {
                reached = next.distance;
                return m_owner[next.column];
            }
        }
        return unassigned;
    }

    void settle(Weight best)
    {
        for (const auto& [distance, row] : m_scanned) {
            m_rowPrice[row] -= best - distance;
            if (m_column[row] != unassigned) {
                m_columnPrice[m_column[row]] += best - distance;
            }
        }
    }

    // Pair order. An assignment is optimal exactly when its pairs are tight and what it leaves alone has
    // price 0, so one optimal assignment becomes another along alternating paths of tight edges. Rows are
    // fixed one after another, each to the smallest column that some optimal assignment with the rows fixed
    // so far allows.

    bool smallestPairs(support::Progress& progress)
    {
        m_tightBegin.assign(1, 0);
        for (std::uint32_t row = 0; row < m_rows; ++row) {
            for (const auto& edge : edges(row)) {
                if (slack(row, edge) == Weight {}) {
                    m_tight.push_back(edge.column);
                }
            }
            m_tightBegin.push_back(static_cast<std::uint32_t>(m_tight.size()));
        }
        m_fixed.assign(m_columns, false);
        m_seen.assign(m_rows, 0);
        m_lostTo.resize(m_rows);
        m_round = 0;
        for (std::uint32_t row = 0; row < m_rows; ++row) {
            if (progress.cancelled()) {
                return false;
            }
            ++m_round;
            m_outside = Outside {};
            for (const auto column : tight(row)) {
                if (column == m_column[row] || (!m_fixed[column] && exchange(row, column))) {
                    break;
                }
            }
            if (m_column[row] != unassigned) {
                m_fixed[m_column[row]] = true;
            }
        }
        return true;
    }

    [[nodiscard]] std::span<const std::uint32_t> tight(std::uint32_t row) const
    {
        return std::span(m_tight).subspan(m_tightBegin[row], m_tightBegin[row + 1] - m_tightBegin[row]);
    }

    /// The step that brought a search to the free columns and rows: a row took a free column or stays
    /// alone, or the wanted column was free.
    struct Outside
    {
        bool seen = false;
        std::uint32_t row = unassigned; ///< unassigned: the wanted column was free
        std::uint32_t column = unassigned; ///< unassigned: `row` stays alone
    };
    static constexpr std::uint32_t nobody = unassigned; ///< the column stays free (price 0)

    /// Gives `column` to `row` if some optimal assignment allows it. The rows seen by searches for smaller
    /// columns of the same row led nowhere and are not searched again.
    bool exchange(std::uint32_t row, std::uint32_t column)
    {
        m_queue.clear();
        const auto given = m_column[row]; // must find another taker, or may stay free
        if (m_owner[column] == unassigned) {
            if (m_outside.seen) {
                return false;
            }
            m_outside = { true, unassigned, unassigned };
            if (searchOutside(row, column, given)) {
                return true;
            }
        } else if (!see(m_owner[column], row)) {
            return false;
        }
        while (!m_queue.empty()) {
            const auto needy = m_queue.back();
            m_queue.pop_back();
            if (m_rowPrice[needy] == Weight {} && !m_outside.seen) {
                m_outside = { true, needy, unassigned };
                if (searchOutside(row, column, given)) {
                    return true;
                }
            }
            for (const auto other : tight(needy)) {
                if (other == given) {
                    finish(row, column, { needy, other });
                    return true;
                }
                if (m_owner[other] != unassigned) {
                    if (!m_fixed[other]) {
                        see(m_owner[other], needy);
                    }
                } else if (!m_outside.seen) {
                    m_outside = { true, needy, other };
                    if (searchOutside(row, column, given)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /// Goes on from the free columns and rows: done when nothing must be taken back, else rows whose column
    /// may stay free or can be taken by a row that has none need another column.
    bool searchOutside(std::uint32_t row, std::uint32_t column, std::uint32_t given)
    {
        if (given == unassigned || m_columnPrice[given] == Weight {}) {
            finish(row, column, { unassigned, unassigned });
            return true;
        }
        for (std::uint32_t other = 0; other < m_columns; ++other) {
            if (m_owner[other] != unassigned && m_columnPrice[other] == Weight {} && !m_fixed[other]
                && m_owner[other] != row) {
                seeOutside(m_owner[other], nobody);
            }
        }
        for (std::uint32_t alone = row + 1; alone < m_rows; ++alone) {
            if (m_column[alone] != unassigned) {
                continue;
            }
            for (const auto other : tight(alone)) {
                if (other == given) {
                    finish(row, column, { alone, other }, true);
                    return true;
                }
                if (m_owner[other] != unassigned && !m_fixed[other]) {
                    seeOutside(m_owner[other], alone);
                }
            }
        }
        return false;
    }

    bool see(std::uint32_t needy, std::uint32_t taker)
    {
        if (m_seen[needy] == m_round) {
            return false;
        }
        m_seen[needy] = m_round;
        m_lostTo[needy] = { taker, false };
        m_queue.push_back(needy);
        return true;
    }
    void seeOutside(std::uint32_t needy, std::uint32_t taker)
    {
        if (see(needy, taker)) {
            m_lostTo[needy].outside = true;
        }
    }

    /// Makes the exchanges of the path found, from its last step back to `row` taking `column`.
    void finish(std::uint32_t row, std::uint32_t column, Move last, bool lastOutside = false)
    {
        std::vector<Move> moves;
        auto needy = last.row;
        bool outside = needy == unassigned || lastOutside;
        if (needy != unassigned) {
            moves.push_back(last);
        }
        for (;;) {
            if (outside) {
                needy = m_outside.row;
                if (needy == unassigned) {
                    break;
                }
                moves.push_back({ needy, m_outside.column });
            }
            const auto& lost = m_lostTo[needy];
            outside = lost.outside;
            if (lost.taker == row) {
                break;
            }
            if (lost.taker != nobody) {
                moves.push_back({ lost.taker, m_column[needy] });
            }
            needy = lost.taker;
        }
        moves.push_back({ row, column });
        for (const auto& move : moves) {
            if (m_column[move.row] != unassigned) {
                m_owner[m_column[move.row]] = unassigned;
            }
        }
        for (const auto& move : moves) {
            m_column[move.row] = move.column;
            if (move.column != unassigned) {
                m_owner[move.column] = move.row;
            }
        }
    }

    struct Lost
    {
        std::uint32_t taker = unassigned;
        bool outside = false; ///< lost to a row without column, or to nobody
    };

    std::span<const std::uint32_t> m_rowBegin;
    std::span<const Edge> m_edges;
    std::uint32_t m_rows;
    std::uint32_t m_columns;
    Worth m_worth;
    std::vector<std::uint32_t> m_column; ///< of each row
    std::vector<std::uint32_t> m_owner; ///< of each column
    std::vector<Weight> m_rowPrice;
    std::vector<Weight> m_columnPrice;

    std::uint64_t m_steps = 0;
    std::uint32_t m_round = 0;
    std::vector<Weight> m_distance;
    std::vector<std::uint32_t> m_from;
    std::vector<std::uint32_t> m_stamp;
    std::vector<Reached> m_heap;
    std::vector<Reached> m_scanned; ///< `column` holds the row

    std::vector<std::uint32_t> m_tightBegin;
    std::vector<std::uint32_t> m_tight;
    std::vector<bool> m_fixed;
    std::vector<std::uint32_t> m_seen;
    std::vector<Lost> m_lostTo;
    std::vector<std::uint32_t> m_queue;
    Outside m_outside;
};

} // namespace touchstone::match
