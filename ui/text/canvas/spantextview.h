// SPDX-License-Identifier: GPL-3.0-or-later
// SpanTextView: the aligned text canvas. Shows a TextScene with both sides' marks, scrolls by lines, answers
// clicks with records. Decides nothing: what is current or in the filter is told from outside.
#pragma once

#include "ui/text/canvas/marksgeometry.h"
#include "ui/text/canvas/textfinder.h"

#include <QAbstractScrollArea>

#include <functional>

namespace touchstone::ui {

class CanvasHeader;
class OverviewRuler;

class SpanTextView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit SpanTextView(QWidget* parent = nullptr);
    ~SpanTextView() override;

    /// Shows a document from its start; null shows "No document selected". Current, hovered, found and
    /// selected are forgotten, mode, zoom and filter stay.
    void setScene(TextScenePtr scene);
    [[nodiscard]] const TextScene* scene() const { return m_layout.scene(); }
    /// Stacked needs one text: where the two differ, Interlinear is shown in its place.
    void setMode(ViewMode mode);
    [[nodiscard]] ViewMode mode() const { return m_layout.wantedMode(); }
    [[nodiscard]] ViewMode shownMode() const { return m_layout.mode(); }
    /// The systems under the text, where Stacked is shown; forgotten with mode and scene. The place in the
    /// text, the current record and what was found stay.
    void setLanes(SystemLanesPtr lanes);
    /// What chooses the system that is shown, before its title; the view owns it from then on. Null: none.
    void setSystemChoice(QWidget* choice);
    /// The mark of a further lane that was clicked last, until a record is made current.
    [[nodiscard]] std::optional<MarkId> pointedMark() const { return m_state.pointed; }
    /// Folds away what has neither edits nor errors. What is made current or found opens its fold; a click on
    /// a fold or + opens it, - folds again.
    void setOnlyDifferences(bool only);
    [[nodiscard]] bool onlyDifferences() const { return m_layout.onlyDifferences(); }

    /// Frames the record on both sides and scrolls to it; noRecord, or a record of another document, frames
    /// nothing. Emits no recordActivated.
    void setCurrentRecord(std::uint32_t record);
    [[nodiscard]] std::uint32_t currentRecord() const { return m_state.current; }
    void setHoveredRecord(std::uint32_t record);
    [[nodiscard]] std::uint32_t hoveredRecord() const { return m_state.hovered; }
    /// Records inside the filter, ascending; nothing: all. Marks outside are faded, not hidden.
    void setInFilter(std::optional<std::vector<std::uint32_t>> records);

    /// Of the types on chips.
    void setTypeHues(TypeHuesPtr hues);

    /// Steps of a tenth; 0 is the font's own size.
    void setZoom(int steps);
    [[nodiscard]] int zoom() const { return m_zoom; }

    /// Goes to the next or previous occurrence on either side, around the ends; false: there is none. A new
    /// text starts at the first visible line. An empty text clears.
    bool find(const QString& text, bool forward = true);
    [[nodiscard]] int findCount() const { return static_cast<int>(m_finder.matches().size()); }
    [[nodiscard]] int findPosition() const; ///< 1-based; 0: none
    void clearFind() { find({}); }

    [[nodiscard]] std::optional<SideRange> selection() const { return m_state.selection; }
    void setSelection(std::optional<SideRange> selection);
    /// Stretches in a frame with a label; forgotten with the scene.
    void setDrawn(std::vector<DrawnRange> drawn);
    [[nodiscard]] const std::vector<DrawnRange>& drawn() const { return m_state.drawn; }
    [[nodiscard]] QString selectedText() const; ///< clean: no gap marks, one side
    /// Both sides' text of the selected columns under one another, gaps as "░".
    [[nodiscard]] QString selectedAlignment() const;
    void scrollToColumn(std::uint32_t column); ///< opens its fold
    void scrollToPosition(SideId side, std::uint32_t codePoint);
    [[nodiscard]] SideId focusedSide() const { return m_focusedSide; }

    // For accessibility and tests: what is to be seen.
    struct MarkedSpan
    {
        std::uint32_t record = analysis::noRecord;
        SideId side = SideId::Gold;
        QString text;
        match::Outcome outcome = match::Outcome::Correct;
        bool inFilter = true;
        MarkId id; ///< of a further lane: `record` is none of the scene's
    };
    [[nodiscard]] std::vector<MarkedSpan> markedSpans() const; ///< of the visible lines, by track and place
    [[nodiscard]] std::vector<QRectF> rectsOf(std::uint32_t record, SideId side) const; ///< in viewport()
    [[nodiscard]] int firstVisibleLine() const;
    [[nodiscard]] int visibleLines() const; ///< whole ones
    [[nodiscard]] int lineCount() const { return static_cast<int>(m_layout.lineCount()); }
    [[nodiscard]] const SpanLayout& layoutData() const { return m_layout; }
    [[nodiscard]] std::span<const VisibleRow> visibleRows() const { return m_rows; }
    /// "Partial, gold PER Tolkien, system PER Tolkieene, boundary differs"; behind it its note.
    [[nodiscard]] QString describe(std::uint32_t record) const;
    /// The same of any mark in sight.
    [[nodiscard]] QString describe(MarkId id) const;
    /// Where a record stands ("error 12 of 345"), for screen readers; empty: nothing is said.
    void setNote(std::function<QString(std::uint32_t)> note) { m_note = std::move(note); }
    [[nodiscard]] QString tooltipAt(QPointF point) const;
    /// Said in a corner where the text has no marks at all; empty: it has some, or lanes that say it.
    [[nodiscard]] QString noMarksNote() const;

public slots:
    void zoomIn() { setZoom(m_zoom + 1); }
    void zoomOut() { setZoom(m_zoom - 1); }
    void zoomReset() { setZoom(0); }
    void copySelection();
    void copyWithAlignment() { copy(selectedAlignment()); }
    void selectInner() { stepNest(true); } ///< the next annotation inside the current one
    void selectOuter() { stepNest(false); }
    void unfoldNext(); ///< the first fold at or below the caret, else the first in sight
    void foldAgain(); ///< everything that was opened

signals:
    void recordActivated(quint32 record); ///< clicked, or reached with Alt+arrows
    /// A mark of a further lane was clicked, with its record in that system's own result.
    void laneRecordActivated(int lane, quint32 record);
    /// A further lane, from 1 on; the record may be noRecord.
    void laneMenuRequested(int lane, quint32 record, QPoint globalPosition);
    void recordControlClicked(quint32 record);
    /// The user has selected text; while a mouse button is held, when it is let go.
    void selectionMade();
    void recordHovered(quint32 record); ///< noRecord: none
    void recordDoubleClicked(quint32 record);
    void contextMenuRequested(quint32 record, QPoint globalPosition); ///< record may be noRecord
    void currentPositionChanged(touchstone::analysis::SideId side, quint32 codePoint);
    void findChanged(int position, int count);

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    [[nodiscard]] QFont canvasFont() const;
    void applyFont();
    void placeMargins();
    void updateRange(int firstLine); ///< after a new layout
    void settleRange();
    void refreshRows();
    void relayout(const std::function<void()>& change); ///< keeps the place in the text
    void forgetPress(); ///< the release to come is no click
    void ensureLineVisible(std::uint32_t line);
    void unfold(std::uint32_t line);
    void paintEmpty(QPainter& painter, const QString& text);
    [[nodiscard]] std::optional<Hit> hitAt(QPointF point) const;
    [[nodiscard]] std::vector<std::uint32_t> recordsOf(
        const Hit& hit) const; ///< of the scene, longest first, each once
    void click(const Hit& hit, Qt::KeyboardModifiers modifiers);
    void pointAt(const Hit& hit); ///< a mark of a further lane, or none
    /// Of the lane under a point of the screen, or by key of the mark pointed at; false: there is none.
    bool askForLaneMenu(std::optional<QPoint> at);
    void activate(std::uint32_t record);
    void hover(std::uint32_t record);
    void dragTo(QPointF point);
    void extendSelection(int columns);
    void stepNest(bool inwards);
    static void copy(const QString& text);
    /// On a side, else on the other one.
    [[nodiscard]] std::vector<QRectF> rectsRather(std::uint32_t record, SideId side) const;

    SpanLayout m_layout;
    ChipTable m_chips;
    CanvasState m_state;
    TextFinder m_finder;
    std::vector<VisibleRow> m_rows;
    std::optional<std::vector<std::uint32_t>> m_inFilter;
    CanvasHeader* m_header = nullptr;
    OverviewRuler* m_ruler = nullptr;
    bool m_rangeExact = true; ///< the scroll bar's end has been worked out by layout
    std::function<QString(std::uint32_t)> m_note;
    int m_zoom = 0;
    int m_wheel = 0; ///< part of a zoom step not yet taken
    SideId m_focusedSide = SideId::Gold;
    std::optional<Hit> m_pressed;
    QPointF m_pressPoint;
    bool m_dragging = false;
    std::uint32_t m_anchor = 0; ///< column where the selection began
    std::uint32_t m_caret = 0; ///< column where it ends
};

} // namespace touchstone::ui
