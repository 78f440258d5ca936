// SPDX-License-Identifier: GPL-3.0-or-later
// OccurrenceModel: a concordance as rows: every place where words stand, what is left and right of them, and
// what gold and system have there.
#pragma once

#include "ui/models/tablemodel.h"

#include "core/explain/concordance.h"

#include <memory>

namespace touchstone::ui {

/// What a search found.
struct FoundPlaces
{
    analysis::EvaluationPtr evaluation; ///< of the one system that was searched with its gold
    std::vector<analysis::Occurrence> places;
    analysis::OccurrenceCounts counts; ///< of them
};

class OccurrenceModel : public TableModel
{
    Q_OBJECT

public:
    enum Column {
        Left,
        Words,
        Right,
        DocumentColumn,
        TextOf, ///< in whose text the words stand
        GoldAnnotations,
        SystemAnnotations,
        OutcomeColumn,
        ColumnCount
    };
    /// Code points of context that a row holds; the view shows what has room.
    static constexpr std::uint32_t context = 80;

    using TableModel::TableModel;

    /// Null: nothing.
    void show(std::shared_ptr<const FoundPlaces> found);
    [[nodiscard]] const std::shared_ptr<const FoundPlaces>& found() const { return m_found; }
    void setScheme(match::Scheme scheme);
    /// Which places are listed: all, or by who annotates them.
    enum class Annotated { All, InGold, InSystem, InNeither };
    void setAnnotated(Annotated annotated);
    [[nodiscard]] Annotated annotated() const { return m_annotated; }

    [[nodiscard]] std::size_t total() const override { return m_found ? m_found->places.size() : 0; }
    [[nodiscard]] const analysis::Occurrence& place(int row) const { return m_found->places[lineOf(row)]; }
    /// The record of an annotation at the place: one of the very words before one that only touches them.
    /// Nothing: there is none.
    [[nodiscard]] std::optional<std::uint32_t> record(int row) const;

private:
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] Header header(int column) const override;
    [[nodiscard]] Qt::Alignment titleSide(int column) const override;
    [[nodiscard]] QVariant value(std::uint32_t line, int column, int role) const override;
    [[nodiscard]] QVariant sortKey(std::uint32_t line, int column) const override;
    [[nodiscard]] bool isShown(std::uint32_t line) const override;
    [[nodiscard]] QString text(const analysis::Occurrence& place, int column) const;
    [[nodiscard]] QString annotations(const analysis::Occurrence& place, bool gold) const;
    /// Of the records at the place, each once, in their order.
    [[nodiscard]] std::vector<match::Outcome> outcomes(const analysis::Occurrence& place) const;

    std::shared_ptr<const FoundPlaces> m_found;
    match::Scheme m_scheme = match::Scheme::Strict;
    Annotated m_annotated = Annotated::All;
};

} // namespace touchstone::ui
