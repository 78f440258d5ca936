// SPDX-License-Identifier: GPL-3.0-or-later
// SpanLayout: the canvas without a window. Wraps the column table to a width, shapes lines on demand and
// keeps the last few hundred, gives rows their heights and marks their lanes.
#pragma once

#include "ui/text/layout/canvasmetrics.h"
#include "ui/text/layout/linefolder.h"
#include "ui/text/layout/lineshape.h"
#include "ui/text/layout/markindex.h"
#include "ui/text/layout/systemlanes.h"
#include "ui/text/layout/textscene.h"

class QFont;

namespace touchstone::ui {

class CellMetrics;

/// The part of a mark that stands on one line.
struct MarkPiece
{
    MarkId id;
    std::uint16_t lane = 0; ///< among the lanes of its side on this line; 0 is next to the text
    bool begins = false; ///< the mark's own begin and end are on this line
    bool ends = false;
    bool rightToLeft = false; ///< its begin is on the right
    std::uint32_t firstStretch = 0; ///< into LineLayout::stretches; the parts to mark, left to right
    std::uint32_t stretchCount = 0;
    std::uint32_t firstBridge = 0; ///< likewise; what joins the fragments of a discontinuous mark
    std::uint32_t bridgeCount = 0;
    float left = 0; ///< of the first stretch or bridge
    float room = 0; ///< from `left` to the next piece of the lane, or to the end of the text's width
};

struct LineLayout
{
    LineShape shape;
    std::vector<MarkPiece> pieces; ///< by track, lane, left
    std::vector<Extent> stretches;
    std::vector<std::uint16_t> lanes; ///< lanes used, per track; of a fold empty
    std::uint32_t hidden = 0; ///< a fold that stands for so many lines; its shape has no columns
    bool edits = false; ///< the two texts differ on this line
};

using LineLayoutPtr = std::shared_ptr<const LineLayout>;

/// Heights inside one row, from its top.
struct RowGeometry
{
    double height = 0;
    std::array<double, 2> textTop {};
    std::array<double, 2> baseline {};
    double textHeight = 0;
    std::array<double, 2> laneTop {}; ///< of lane 0's edge next to the text
    std::array<bool, 2> lanesAbove {}; ///< lanes grow upwards from laneTop
    std::array<bool, 2> textShown {}; ///< false: the side shares the other's text row
    std::array<double, 2> editTop {}; ///< of the signs + - ~ below the side's text
    std::array<bool, 2> editShown {};
    /// Stacked: of each track, and below the last one; empty where the line has no mark in any.
    std::vector<double> trackTop;
};

struct VisibleRow
{
    std::uint32_t line = 0;
    double top = 0; ///< from the top of the viewport
    LineLayoutPtr layout;
    RowGeometry geometry;
};

class SpanLayout
{
public:
    explicit SpanLayout(const QFont& font);
    ~SpanLayout();
    SpanLayout(const SpanLayout&) = delete;
    SpanLayout& operator=(const SpanLayout&) = delete;

    /// O(text + marks · log text), about 50 ns per character.
    void setScene(TextScenePtr scene);
    void setFont(const QFont& font);
    void setMode(ViewMode mode);
    /// Systems under the one text of the scene, in code points of that text. Kept while Stacked is shown, and
    /// until the next scene. O(marks · log columns).
    void setLanes(SystemLanesPtr lanes);
    void setWidth(double width); ///< of the viewport; wraps anew
    /// Folds away what holds neither edits nor errors; what was opened before is folded again. O(columns).
    void setOnlyDifferences(bool only);
    [[nodiscard]] bool onlyDifferences() const { return m_onlyDifferences; }
    /// Opens all of a fold; false: the line is none.
    bool unfold(std::uint32_t line);
    /// Opens a fold around a column; false: the column is shown already.
    bool reveal(std::uint32_t column);
    /// Something was opened that setOnlyDifferences(true) would fold again.
    [[nodiscard]] bool opened() const { return !m_opened.empty(); }

    [[nodiscard]] const TextScene* scene() const { return m_scene.get(); }
    /// What is shown: where two texts differ, Interlinear in the place of Stacked.
    [[nodiscard]] ViewMode mode() const
    {
        return m_mode == ViewMode::Stacked && !m_table.oneText() ? ViewMode::Interlinear : m_mode;
    }
    [[nodiscard]] ViewMode wantedMode() const { return m_mode; }
    [[nodiscard]] const SystemLanesPtr& lanes() const { return m_lanes; } ///< null: only the scene's own
    [[nodiscard]] double width() const { return m_width; }
    [[nodiscard]] const CanvasMetrics& metrics() const { return m_metrics; }
    [[nodiscard]] const ColumnTable& table() const { return m_table; }
    [[nodiscard]] const MarkIndex& marks() const { return m_marks; }

    // Tracks: the gold's marks (0) and the system's (1); in Stacked one for each lane, from top to bottom.
    [[nodiscard]] unsigned trackCount() const
    {
        return m_lanes ? static_cast<unsigned>(m_lanes->lanes.size()) + 1 : 2;
    }
    [[nodiscard]] unsigned trackOf(MarkId id) const
    {
        return id.lane > 0 ? id.lane : id.side == SideId::Gold ? 0 : m_ownTrack;
    }
    /// Side and lane of the marks of a track.
    [[nodiscard]] MarkId trackHead(unsigned track) const;
    /// The lane of a track of Stacked; null: the gold's, or no lanes were given.
    [[nodiscard]] const SystemLane* laneOf(unsigned track) const
    {
        return m_lanes && track > 0 ? &m_lanes->lanes[track - 1] : nullptr;
    }
    /// Of Stacked, cut to its place left of the text, distinct where that can be.
    [[nodiscard]] const QString& trackName(unsigned track) const { return m_trackNames[track]; }
    /// The band of a track in a row of Stacked; null: the row has no marks.
    [[nodiscard]] QRectF trackRect(const VisibleRow& row, unsigned track) const;
    /// Types of a mark, as Mark::label names them.
    [[nodiscard]] QString labelOf(MarkId id) const;

    [[nodiscard]] std::uint32_t lineCount() const { return static_cast<std::uint32_t>(m_lines.size()); }
    [[nodiscard]] ColumnSpan lineColumns(std::uint32_t line) const; ///< of a fold: all that it hides
    /// How many lines a line stands for when it is a fold; 0: it is none.
    [[nodiscard]] std::uint32_t hiddenLines(std::uint32_t line) const
    {
        return m_hidden.empty() ? 0 : m_hidden[line];
    }
    [[nodiscard]] std::uint32_t foldCount() const; ///< O(lines)
    [[nodiscard]] std::uint32_t lineOfColumn(std::uint32_t column) const; ///< O(log lines)
    [[nodiscard]] LineLayoutPtr line(std::uint32_t line); ///< from the cache, or shaped now
    [[nodiscard]] RowGeometry rowGeometry(const LineLayout& layout) const;
    [[nodiscard]] const PaneGeometry& pane(SideId side) const { return m_panes[indexOf(side)]; }
    /// Rows that touch a viewport of the height when `firstLine` is at its top.
    [[nodiscard]] std::vector<VisibleRow> rows(std::uint32_t firstLine, double height);
    /// The greatest first line that still fills a viewport of the height.
    [[nodiscard]] std::uint32_t lastFirstLine(double height);
    /// Nearly the same without shaping a line: fonts taller than the usual one are not known yet.
    [[nodiscard]] std::uint32_t roughLastFirstLine(double height) const;

    /// The lane slot a piece is drawn in; nothing when it is folded away. A focused piece outside the shown
    /// lanes takes the last slot.
    [[nodiscard]] std::optional<unsigned> slotOf(const MarkPiece& piece, bool focused) const;
    /// How many slots a track has at most.
    [[nodiscard]] unsigned mostSlots() const
    {
        return mode() == ViewMode::Stacked ? mostStackedLanes : mostLanes;
    }
    /// A slot of the track that a mark is in.
    [[nodiscard]] QRectF laneRect(const VisibleRow& row, MarkId id, unsigned slot) const;

private:
    void measure();
    void wrap();
    void fold();
    [[nodiscard]] double textWidth() const { return m_panes[0].textWidth; }
    void placePanes();
    void nameTracks();
    void placeTracks(const LineLayout& layout, double top, RowGeometry& row) const;
    [[nodiscard]] LineLayoutPtr build(std::uint32_t line);
    template <typename HeightOf> [[nodiscard]] std::uint32_t lastPage(double height, HeightOf heightOf) const;
    void addPieces(LineLayout& layout, unsigned track) const;
    void addStretches(LineLayout& layout, MarkPiece& piece) const;

    TextScenePtr m_scene;
    SystemLanesPtr m_lanes;
    unsigned m_ownTrack = 1; ///< of the scene's system
    QStringList m_trackNames; ///< of Stacked, as they are shown
    ViewMode m_mode = ViewMode::SideBySide;
    double m_width = 0;
    std::array<PaneGeometry, 2> m_panes {};
    CanvasMetrics m_metrics;
    std::unique_ptr<CellMetrics> m_cells;
    ColumnTable m_table;
    MarkIndex m_marks;
    std::vector<std::uint16_t> m_advances;
    std::vector<std::uint32_t> m_wrapped; ///< first column of each line, before folding
    std::vector<std::uint32_t> m_lines; ///< of each shown line
    std::vector<std::uint32_t> m_hidden; ///< by shown line; empty: nothing is folded
    std::vector<ColumnSpan> m_opened;
    bool m_onlyDifferences = false;
    std::unordered_map<std::uint32_t, LineLayoutPtr> m_cache;
};

} // namespace touchstone::ui
