// SPDX-License-Identifier: GPL-3.0-or-later
// SuspectModel: suspects as rows, the most doubtful first: where they stand, what gold and systems say there,
// and what a judge said.
#pragma once

#include "ui/models/tablemodel.h"
#include "ui/panels/suspects/suspectrows.h"

#include "core/explain/concordance.h"

#include <set>

namespace touchstone::ui {

/// A line is a number of the list. Rows that are no suspects (SuspectList::doubted) are left out, unless they
/// were drawn or judged. Judged ones stand last. What was drawn is every third row, so long as it is not
/// judged, whatever is chosen to be shown.
class SuspectModel : public TableModel
{
    Q_OBJECT

public:
    enum Column {
        Rank,
        DocumentColumn,
        Left,
        Words,
        Right,
        GoldSays, ///< in blind mode: what one of both says, by the place
        Proposal, ///< in blind mode: what the other one says
        Votes,
        Score,
        VerdictColumn,
        ColumnCount
    };
    /// Code points of context that a row holds; the view shows what has room.
    static constexpr std::uint32_t context = 60;

    using TableModel::TableModel;

    /// Null: nothing.
    void show(SuspectRowsPtr rows);
    [[nodiscard]] const SuspectRowsPtr& rows() const { return m_rowsOf; }
    struct Choice
    {
        std::optional<analysis::SuspectKind> kind {}; ///< nothing: both
        std::string type {}; ///< empty: all
        bool judged = true; ///< also those
        bool disputed = false; ///< only those that judges differ on

        friend bool operator==(const Choice&, const Choice&) = default;
    };
    void choose(const Choice& choice);
    [[nodiscard]] const Choice& choice() const { return m_choice; }
    void setBlind(bool blind);
    [[nodiscard]] bool blind() const { return m_blind; }
    /// Who judges: what others have said of a line is not told before this one has. Nothing: it is.
    void setJudge(std::optional<std::string> judge);
    /// Lines that were drawn, in the order in which they are to be judged.
    void setSample(std::vector<std::uint32_t> lines);
    [[nodiscard]] const std::vector<std::uint32_t>& sample() const { return m_sample; }
    [[nodiscard]] bool isSampled(std::uint32_t line) const { return m_sampled.contains(line); }
    [[nodiscard]] bool isJudged(std::uint32_t line) const;
    /// In blind mode: does the gold stand first? By the place alone.
    [[nodiscard]] bool goldFirst(std::uint32_t line) const;

    [[nodiscard]] std::size_t total() const override { return m_rowsOf ? m_rowsOf->list().size() : 0; }
    [[nodiscard]] const analysis::Suspect& suspect(std::uint32_t line) const;
    /// A place with its document and context, in a line.
    [[nodiscard]] QString placeText(std::uint32_t line) const;
    /// What it has in common with those that are alike.
    [[nodiscard]] QString alikeText(std::uint32_t line) const;

private:
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] Header header(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column == Rank || column == Score; }
    [[nodiscard]] Qt::Alignment titleSide(int column) const override;
    [[nodiscard]] QVariant value(std::uint32_t line, int column, int role) const override;
    [[nodiscard]] bool isShown(std::uint32_t line) const override;
    void arrangeUnsorted(std::span<std::uint32_t> lines) const override;
    [[nodiscard]] support::Message votes(std::uint32_t line) const; ///< and how rows like it were judged
    [[nodiscard]] QString text(std::uint32_t line, int column) const;
    [[nodiscard]] analysis::ConcordanceLine placeInLine(const analysis::Suspect& row) const;
    [[nodiscard]] QString goldText(const analysis::Suspect& row) const;
    [[nodiscard]] QString proposalText(const analysis::Suspect& row) const;
    [[nodiscard]] QString verdict(std::uint32_t line) const;

    SuspectRowsPtr m_rowsOf;
    Choice m_choice;
    bool m_blind = false;
    std::optional<std::string> m_judge;
    std::vector<std::uint32_t> m_sample;
    std::set<std::uint32_t> m_sampled; ///< the same
    mutable std::optional<analysis::Suspect> m_made; ///< the row asked for last
};

} // namespace touchstone::ui
