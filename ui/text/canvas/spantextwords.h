// SPDX-License-Identifier: GPL-3.0-or-later
// What the canvas says in words: names of records for screen readers, tooltips.
#pragma once

#include "ui/text/canvas/marksgeometry.h"

namespace touchstone::ui {

/// "Partial, gold PER Tolkien, system PER Tolkieene, boundary differs"; empty: there is no such record.
[[nodiscard]] QString recordWords(const SpanLayout& layout, std::uint32_t record);
/// The same of a mark in the lane of a further system: "team2: Incorrect, ORG Tolkien, first boundary
/// differs".
[[nodiscard]] QString laneMarkWords(const SpanLayout& layout, MarkId id);
/// What Stacked shows: "One text, a lane for each system · 3 more systems are not shown".
[[nodiscard]] QString lanesText(const SpanLayout& layout);
/// What stands in the lane of a system whose marks are not shown: "text differs: see Interlinear"; empty for
/// Shown.
[[nodiscard]] QString laneText(SystemLane::State state);
/// Edits inside the columns: "“m” became “rn”, gap in the system for “e”"; empty: none.
[[nodiscard]] QString editWords(const SpanLayout& layout, ColumnSpan columns);
/// Both sides' text of the columns under one another, gaps as "░".
[[nodiscard]] QString alignedText(const ColumnTable& table, ColumnSpan columns);
/// The tooltip of what lies under a point, with its records: markup; empty: nothing to say.
[[nodiscard]] QString hitWords(
    const SpanLayout& layout, const Hit& hit, const std::vector<std::uint32_t>& records);

} // namespace touchstone::ui
