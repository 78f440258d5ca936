// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/layout/spanlayout.h"

#include "core/support/lookup.h"
#include "ui/base/distinctnames.h"
#include "ui/text/layout/cellmetrics.h"
#include "ui/text/layout/linebreaker.h"

#include <cmath>
#include <numeric>
#include <tuple>

namespace touchstone::ui {

namespace {

using analysis::Mark;

constexpr std::size_t keptLines = 512;
constexpr std::size_t keptAfterCleaning = 128;

// Appends where a range of columns stands on its line: one stretch in left-to-right text, several where
// directions mix.
void appendStretches(const LineShape& shape, ColumnSpan columns, double limit, std::vector<Extent>& stretches)
{
    const auto from = std::max(columns.begin, shape.columns.begin);
    const auto to = std::min(columns.end, shape.columns.end);
    if (from >= to) {
        return;
    }
    const auto add = [&](std::uint32_t begin, std::uint32_t last) {
        const auto most = static_cast<float>(limit);
        stretches.push_back(
            { std::min(shape.extent(begin).left, most), std::min(shape.extent(last).right, most) });
    };
    if (!shape.bidi) {
        add(from, to - 1);
        return;
    }
    const auto first = stretches.size();
    for (auto column = from; column < to; ++column) {
        add(column, column);
    }
    std::ranges::sort(stretches.begin() + std::ptrdiff_t(first), stretches.end(), {}, &Extent::left);
    auto last = first;
    for (auto i = first + 1; i < stretches.size(); ++i) {
        if (stretches[i].left <= stretches[last].right + 0.75F) {
            stretches[last].right = std::max(stretches[last].right, stretches[i].right);
        } else {
            stretches[++last] = stretches[i];
        }
    }
    stretches.resize(last + 1);
}

// The lanes of some marks, ascending; answers how many.
std::uint16_t usedLanes(const MarkIndex& marks, MarkId track, const std::vector<std::uint32_t>& found,
    std::vector<std::uint16_t>& lanes)
{
    lanes.clear();
    for (const auto index : found) {
        track.index = index;
        lanes.push_back(marks.mark(track).lane);
    }
    support::sortUnique(lanes);
    return static_cast<std::uint16_t>(lanes.size());
}

} // namespace

SpanLayout::SpanLayout(const QFont& font)
    : m_metrics(font)
    , m_cells(std::make_unique<CellMetrics>(font))
{
}

SpanLayout::~SpanLayout() = default;

void SpanLayout::setScene(TextScenePtr scene)
{
    m_cache.clear();
    m_opened.clear();
    m_scene = std::move(scene);
    m_lanes = nullptr;
    m_ownTrack = 1;
    m_marks = {};
    m_table = {};
    if (m_scene) {
        m_table = ColumnTable(m_scene->gold, m_scene->system, m_scene->plan.blocks);
        m_marks = MarkIndex(m_scene->plan, m_table);
    }
    measure();
    wrap();
}

void SpanLayout::setFont(const QFont& font)
{
    m_metrics = CanvasMetrics(font);
    m_cells = std::make_unique<CellMetrics>(font);
    measure();
    wrap();
}

void SpanLayout::setMode(ViewMode mode)
{
    if (m_mode != mode) {
        m_mode = mode;
        setLanes(nullptr);
        wrap();
    }
}

void SpanLayout::setLanes(SystemLanesPtr lanes)
{
    m_lanes = mode() == ViewMode::Stacked ? std::move(lanes) : nullptr;
    m_ownTrack = 1;
    std::vector<const std::vector<Mark>*> further;
    if (m_lanes) {
        static const std::vector<Mark> none;
        m_ownTrack = 0;
        for (const SystemLane& lane : m_lanes->lanes) {
            const bool shown = !lane.own && lane.state == SystemLane::State::Shown;
            further.push_back(shown ? &lane.plan.system : &none);
            m_ownTrack = lane.own ? static_cast<unsigned>(further.size()) : m_ownTrack;
        }
    }
    m_marks.setLanes(further, m_table);
    nameTracks();
    fold();
}

MarkId SpanLayout::trackHead(unsigned track) const
{
    if (track == 0 || track == m_ownTrack) {
        return { track == 0 ? SideId::Gold : SideId::System };
    }
    return { m_table.has(SideId::Gold) ? SideId::Gold : SideId::System, 0, static_cast<std::uint8_t>(track) };
}

QString SpanLayout::labelOf(MarkId id) const
{
    const auto& plan = id.lane > 0 ? m_lanes->lanes[id.lane - 1U].plan : m_scene->plan;
    const auto label = m_marks.mark(id).label;
    return label < plan.labels.size() ? QString::fromStdString(plan.labels[label]) : QString();
}

void SpanLayout::nameTracks()
{
    m_trackNames.clear();
    if (mode() != ViewMode::Stacked || !m_scene) {
        return;
    }
    constexpr qsizetype fits = 12;
    constexpr qsizetype least = 6;
    QStringList systems { m_scene->systemTitle };
    if (m_lanes) {
        systems.clear();
        std::ranges::transform(m_lanes->lanes, std::back_inserter(systems), &SystemLane::name);
    }
    m_trackNames = QStringList { m_scene->goldTitle } + distinctNames(systems, fits, least);
    const QFontMetricsF metrics(m_metrics.smallFont);
    const double room = pane(SideId::Gold).numberRight - m_metrics.unit;
    for (QString& name : m_trackNames) {
        name = metrics.elidedText(name, Qt::ElideMiddle, room);
    }
}

void SpanLayout::setWidth(double width)
{
    if (m_width != width) {
        m_width = width;
        wrap();
    }
}

void SpanLayout::measure() { m_advances = m_cells->advances(m_table); }

void SpanLayout::wrap()
{
    m_cache.clear();
    placePanes();
    const double least = m_metrics.textHeight * 2;
    // A hair less than the text's width: kerning and rounding may make a shaped line wider than the sum of
    // its cells.
    const double width = std::max(least, textWidth() * 0.99 - 1) * CellMetrics::unitsPerPixel;
    m_wrapped = breakLines(m_table, m_advances, static_cast<std::uint32_t>(width));
    nameTracks();
    fold();
}

void SpanLayout::fold()
{
    m_cache.clear();
    if (!m_onlyDifferences) {
        m_lines = m_wrapped;
        m_hidden.clear();
        return;
    }
    auto shown = foldLines(m_table, m_marks, m_wrapped, m_opened);
    m_lines = std::move(shown.starts);
    m_hidden = std::move(shown.hidden);
}

void SpanLayout::setOnlyDifferences(bool only)
{
    if (m_onlyDifferences != only || !m_opened.empty()) {
        m_onlyDifferences = only;
        m_opened.clear();
        fold();
    }
}

bool SpanLayout::unfold(std::uint32_t line)
{
    if (line >= lineCount() || hiddenLines(line) == 0) {
        return false;
    }
    m_opened.push_back(lineColumns(line));
    fold();
    return true;
}

bool SpanLayout::reveal(std::uint32_t column)
{
    if (m_hidden.empty() || column >= m_table.count() || hiddenLines(lineOfColumn(column)) == 0) {
        return false;
    }
    m_opened.push_back({ column, column + 1 });
    fold();
    return true;
}

std::uint32_t SpanLayout::foldCount() const
{
    return static_cast<std::uint32_t>(
        std::ranges::count_if(m_hidden, [](auto hidden) { return hidden > 0; }));
}

void SpanLayout::placePanes()
{
    const bool two = mode() == ViewMode::SideBySide;
    const double names = mode() == ViewMode::Stacked ? std::min(m_metrics.laneNameWidth, m_width / 5) : 0;
    const double paneWidth = two ? std::floor(m_width / 2) : m_width;
    // Both panes are cut alike, or their lines would not fit the shared columns.
    std::uint32_t lines = 1;
    if (m_scene) {
        lines = std::max(m_table.sourceLineCount(SideId::Gold), m_table.sourceLineCount(SideId::System));
        for (const auto* numbers : { &m_scene->goldLineNumbers, &m_scene->systemLineNumbers }) {
            lines = std::accumulate(numbers->begin(), numbers->end(), lines, std::ranges::max);
        }
    }
    int digits = 2;
    for (; lines >= 100; lines /= 10) {
        ++digits;
    }
    for (const SideId side : bothSides) {
        PaneGeometry& pane = m_panes[indexOf(side)];
        pane.left = two && side == SideId::System ? m_width - paneWidth : 0;
        pane.numberRight = pane.left + 3 * m_metrics.unit + std::max(digits * m_metrics.digitWidth, names);
        pane.textLeft = pane.numberRight + 6 * m_metrics.unit;
        pane.right = pane.left + paneWidth;
        pane.textWidth = std::max(0.0, pane.right - m_metrics.gutter - pane.textLeft);
    }
}

ColumnSpan SpanLayout::lineColumns(std::uint32_t line) const
{
    return { m_lines[line], line + 1 < lineCount() ? m_lines[line + 1] : m_table.count() };
}

std::uint32_t SpanLayout::lineOfColumn(std::uint32_t column) const
{
    const auto after = std::ranges::upper_bound(m_lines, column);
    return m_lines.empty() ? 0 : static_cast<std::uint32_t>(after - m_lines.begin()) - 1;
}

LineLayoutPtr SpanLayout::line(std::uint32_t line)
{
    if (!m_cache.contains(line)
        && m_cache.size() >= keptLines) { // read in order: what is far away goes first
        std::erase_if(m_cache, [line](const auto& entry) {
            return std::max(entry.first, line) - std::min(entry.first, line) > keptAfterCleaning;
        });
    }
    LineLayoutPtr& layout = m_cache[line];
    if (!layout) {
        layout = build(line);
    }
    return layout;
}

LineLayoutPtr SpanLayout::build(std::uint32_t line)
{
    auto layout = std::make_shared<LineLayout>();
    const ColumnSpan columns = lineColumns(line);
    layout->hidden = hiddenLines(line);
    if (layout->hidden > 0) {
        layout->shape.columns = { columns.begin, columns.begin };
        return layout;
    }
    layout->edits = hasEdits(m_table, columns);
    layout->shape = shapeLine(m_table, columns, *m_cells);
    if (layout->shape.rightToLeft) {
        alignRight(layout->shape, textWidth());
    }
    layout->lanes.resize(trackCount());
    for (unsigned track = 0; track < trackCount(); ++track) {
        addPieces(*layout, track);
    }
    return layout;
}

void SpanLayout::addPieces(LineLayout& layout, unsigned track) const
{
    const MarkId place = trackHead(track);
    const ColumnSpan line = layout.shape.columns;
    const double limit = textWidth();
    std::vector<std::uint32_t> found;
    m_marks.overlapping(place, line, found);
    if (found.empty()) {
        return;
    }
    std::vector<std::uint16_t> lanes;
    layout.lanes[track] = usedLanes(m_marks, place, found, lanes);

    const auto first = layout.pieces.size();
    for (const auto index : found) {
        MarkPiece piece;
        piece.id = { place.side, index, place.lane };
        const Mark& mark = m_marks.mark(piece.id);
        const ColumnSpan columns = m_marks.columns(piece.id);
        piece.lane = static_cast<std::uint16_t>(
            std::lower_bound(lanes.begin(), lanes.end(), mark.lane) - lanes.begin());
        piece.begins = columns.begin >= line.begin;
        piece.ends = columns.end <= line.end;
        const Extent head = layout.shape.extent(std::max(columns.begin, line.begin));
        const Extent tail = layout.shape.extent(std::min(columns.end, line.end) - 1);
        piece.rightToLeft = head.left > tail.left || (columns.length() == 1 && m_table.bidi(columns.begin));

        addStretches(layout, piece);
        if (piece.stretchCount + piece.bridgeCount > 0) {
            layout.pieces.push_back(piece);
        }
    }
    const auto begin = layout.pieces.begin() + static_cast<std::ptrdiff_t>(first);
    std::ranges::sort(begin, layout.pieces.end(), {},
        [](const MarkPiece& piece) { return std::tuple(piece.lane, piece.left, piece.id.index); });
    for (auto piece = begin; piece != layout.pieces.end(); ++piece) {
        const auto next = std::next(piece);
        const bool followed = next != layout.pieces.end() && next->lane == piece->lane;
        piece->room
            = (followed ? next->left : static_cast<float>(limit + m_metrics.gutter / 2)) - piece->left;
    }
}

void SpanLayout::addStretches(LineLayout& layout, MarkPiece& piece) const
{
    const Mark& mark = m_marks.mark(piece.id);
    const SideId side = piece.id.side;
    const double limit = textWidth();
    auto& stretches = layout.stretches;
    piece.firstStretch = static_cast<std::uint32_t>(stretches.size());
    std::vector<ColumnSpan> between;
    if (mark.fragmentCount == 0) {
        appendStretches(layout.shape, m_marks.columns(piece.id), limit, stretches);
    } else {
        const auto columnsOf = [&](auto at) { return m_table.columnsOf(side, *at); };
        // Fragments are sorted: only those at this line are looked at.
        const auto& plan = piece.id.lane > 0 ? m_lanes->lanes[piece.id.lane - 1U].plan : m_scene->plan;
        const auto all = plan.fragments.begin() + mark.firstFragment;
        const auto last = all + mark.fragmentCount;
        const auto lineBegin = m_table.codePoint(side, layout.shape.columns.begin);
        const auto lineEnd = m_table.codePoint(side, layout.shape.columns.end);
        auto fragment
            = std::partition_point(all, last, [lineBegin](text::Span span) { return span.end <= lineBegin; });
        if (fragment != all && fragment != last) {
            between.push_back({ columnsOf(fragment - 1).end, columnsOf(fragment).begin });
        }
        for (; fragment != last && fragment->begin < lineEnd; ++fragment) {
            appendStretches(layout.shape, columnsOf(fragment), limit, stretches);
            if (fragment + 1 != last) {
                between.push_back({ columnsOf(fragment).end, columnsOf(fragment + 1).begin });
            }
        }
    }
    piece.stretchCount = static_cast<std::uint32_t>(stretches.size()) - piece.firstStretch;
    piece.firstBridge = static_cast<std::uint32_t>(stretches.size());
    for (const ColumnSpan columns : between) {
        appendStretches(layout.shape, columns, limit, stretches);
    }
    piece.bridgeCount = static_cast<std::uint32_t>(stretches.size()) - piece.firstBridge;
    piece.left = static_cast<float>(limit);
    for (auto i = std::size_t { piece.firstStretch }; i < stretches.size(); ++i) {
        piece.left = std::min(piece.left, stretches[i].left);
    }
}

RowGeometry SpanLayout::rowGeometry(const LineLayout& layout) const
{
    RowGeometry row;
    if (layout.hidden > 0) {
        row.height = m_metrics.smallHeight + 4 * m_metrics.rowPadding;
        row.laneTop = row.textTop = { row.height, row.height };
        return row;
    }
    const double extraAscent
        = std::clamp(layout.shape.ascent - m_metrics.textAscent, 0.0, m_metrics.textHeight);
    const double descent = m_metrics.textHeight - m_metrics.textAscent;
    const double extraDescent = std::clamp(layout.shape.descent - descent, 0.0, m_metrics.textHeight);
    row.textHeight = m_metrics.textHeight + extraAscent + extraDescent;
    const auto heightOf
        = [this](unsigned lanes) { return std::min(lanes, mostLanes) * m_metrics.laneHeight; };
    const double baseline = m_metrics.textAscent + extraAscent;
    const double top = m_metrics.rowPadding;
    const double edits = layout.edits ? m_metrics.editHeight : 0;
    const ViewMode mode = this->mode();
    if (mode == ViewMode::Stacked) {
        placeTracks(layout, top, row);
        row.baseline = { top + baseline, top + baseline };
        return row;
    }
    const std::array lanes { heightOf(layout.lanes[0]), heightOf(layout.lanes[1]) };
    if (mode == ViewMode::SideBySide) {
        row.textTop = { top, top };
        row.textShown = { true, true };
        row.editTop = { top + row.textHeight, top + row.textHeight };
        row.editShown = { layout.edits, layout.edits };
        const double lanesTop = top + row.textHeight + edits;
        row.laneTop = { lanesTop, lanesTop };
        row.height = lanesTop + std::max(lanes[0], lanes[1]) + m_metrics.rowPadding;
    } else {
        const bool one = m_table.oneText();
        const double goldTop = top + lanes[0];
        const double systemTop = one ? goldTop : goldTop + row.textHeight + m_metrics.unit + edits;
        row.textTop = { goldTop, systemTop };
        row.textShown = { !one || m_table.has(SideId::Gold), !one || !m_table.has(SideId::Gold) };
        row.editTop = { goldTop + row.textHeight, systemTop };
        row.editShown = { layout.edits, false }; // once, between the two
        row.laneTop = { goldTop, systemTop + row.textHeight };
        row.lanesAbove = { true, false };
        row.height = systemTop + row.textHeight + lanes[1] + 2 * m_metrics.rowPadding;
    }
    row.baseline = { row.textTop[0] + baseline, row.textTop[1] + baseline };
    return row;
}

void SpanLayout::placeTracks(const LineLayout& layout, double top, RowGeometry& row) const
{
    row.textTop = { top, top };
    row.textShown = { m_table.has(SideId::Gold), !m_table.has(SideId::Gold) };
    double y = top + row.textHeight;
    row.editTop = row.laneTop = { y, y };
    const bool marked = std::ranges::any_of(layout.lanes, [](auto lanes) { return lanes > 0; });
    for (std::size_t track = 0; marked && track <= layout.lanes.size(); ++track) {
        row.trackTop.push_back(y);
        if (track < layout.lanes.size()) {
            const unsigned used = std::min<unsigned>(layout.lanes[track], mostStackedLanes);
            y += used > 0 ? used * m_metrics.laneHeight : m_metrics.emptyLaneHeight;
        }
    }
    row.height = y + 2 * m_metrics.rowPadding;
}

std::vector<VisibleRow> SpanLayout::rows(std::uint32_t firstLine, double height)
{
    std::vector<VisibleRow> result;
    double top = 0;
    for (auto index = firstLine; index < lineCount() && top < height; ++index) {
        const LineLayoutPtr layout = line(index);
        result.push_back({ index, top, layout, rowGeometry(*layout) });
        top += result.back().geometry.height;
    }
    return result;
}

template <typename HeightOf> std::uint32_t SpanLayout::lastPage(double height, HeightOf heightOf) const
{
    double used = 0;
    for (auto index = lineCount(); index > 0; --index) {
        used += heightOf(index - 1);
        if (used > height) {
            return std::min(index, lineCount() - 1);
        }
    }
    return 0;
}

std::uint32_t SpanLayout::lastFirstLine(double height)
{
    return lastPage(height, [this](std::uint32_t index) { return rowGeometry(*line(index)).height; });
}

std::uint32_t SpanLayout::roughLastFirstLine(double height) const
{
    LineLayout layout;
    std::vector<std::uint32_t> found;
    std::vector<std::uint16_t> lanes;
    return lastPage(height, [&](std::uint32_t index) {
        layout.hidden = hiddenLines(index);
        layout.edits = layout.hidden == 0 && hasEdits(m_table, lineColumns(index));
        layout.lanes.assign(trackCount(), 0);
        for (unsigned track = 0; layout.hidden == 0 && track < trackCount(); ++track) {
            m_marks.overlapping(trackHead(track), lineColumns(index), found);
            layout.lanes[track] = usedLanes(m_marks, trackHead(track), found, lanes);
        }
        return rowGeometry(layout).height;
    });
}

std::optional<unsigned> SpanLayout::slotOf(const MarkPiece& piece, bool focused) const
{
    return piece.lane < mostSlots() ? std::optional<unsigned>(piece.lane)
        : focused                   ? std::optional(mostSlots() - 1)
                                    : std::nullopt;
}

QRectF SpanLayout::laneRect(const VisibleRow& row, MarkId id, unsigned slot) const
{
    const PaneGeometry area = pane(id.side);
    const auto i = indexOf(id.side);
    const auto& tops = row.geometry.trackTop;
    const double edge = row.top + (tops.empty() ? row.geometry.laneTop[i] : tops[trackOf(id)]);
    const double top = row.geometry.lanesAbove[i] ? edge - (slot + 1) * m_metrics.laneHeight
                                                  : edge + slot * m_metrics.laneHeight;
    return { area.textLeft, top, area.textWidth, m_metrics.laneHeight };
}

QRectF SpanLayout::trackRect(const VisibleRow& row, unsigned track) const
{
    const auto& tops = row.geometry.trackTop;
    const PaneGeometry& area = pane(SideId::Gold);
    return tops.empty()
        ? QRectF()
        : QRectF(area.textLeft, row.top + tops[track], area.textWidth, tops[track + 1] - tops[track]);
}

} // namespace touchstone::ui
