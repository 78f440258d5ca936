// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartlayout.h"

#include <cmath>
#include <functional>
#include <iterator>

namespace touchstone::ui {

namespace {

constexpr double slack = 1.04; // text may be a little wider on paper than measured

double widthOf(const QFontMetricsF& metrics, const QString& text)
{
    return std::ceil(metrics.horizontalAdvance(text) * slack);
}

/// Of the widest text of a list, or of what `part` is of its elements.
template <typename List, typename Part = std::identity>
double widestOf(const QFontMetricsF& metrics, const List& list, Part part = {})
{
    double width = 0;
    for (const auto& element : list) {
        width = std::max(width, widthOf(metrics, std::invoke(part, element)));
    }
    return width;
}

/// Elided in the middle, since systems and types often differ at their ends; empty: no room for two letters.
QString fitted(const QFontMetricsF& metrics, const QString& text, double width)
{
    if (widthOf(metrics, text) <= width) {
        return text;
    }
    const QString shown = metrics.elidedText(text, Qt::ElideMiddle, width / slack);
    return shown.size() < 2 ? QString() : shown;
}

/// Where a text of which so many characters fit a line is broken: more than none.
qsizetype lineEnd(const QFontMetricsF& metrics, const QString& text, qsizetype fits, double width)
{
    const auto blank = [](QChar sign) { return sign == u' '; }; // not before a % sign
    if (blank(text[fits])) {
        return fits;
    }
    const auto word
        = std::find_if(std::make_reverse_iterator(text.begin() + fits), text.rend(), blank).base();
    const auto wordEnd = std::find_if(text.begin() + fits, text.end(), blank);
    const qsizetype before = word - text.begin();
    if (before > 0 && widthOf(metrics, text.mid(before, wordEnd - word)) <= width) {
        return before;
    }
    qsizetype end = fits; // of a word that no line can hold
    while (end > fits / 2 && text[end - 1].isLetterOrNumber()) {
        --end;
    }
    end = end > fits / 2 ? end : fits;
    return text[end - 1].isHighSurrogate() ? end - 1 : end;
}

/// Broken at blanks, so that each line fits; empty: no way to do it in `mostLines`.
QString brokenAtBlanks(const QFontMetricsF& metrics, const QString& text, double width, int mostLines)
{
    QStringList lines;
    for (const QString& word : text.split(QLatin1Char(' '))) {
        const QString longer = lines.isEmpty() ? word : lines.back() + QLatin1Char(' ') + word;
        if (lines.isEmpty() || widthOf(metrics, longer) > width) {
            lines << word;
        } else {
            lines.back() = longer;
        }
        if (lines.size() > mostLines || widthOf(metrics, lines.back()) > width) {
            return {};
        }
    }
    return lines.join(QLatin1Char('\n'));
}

class Layouter
{
public:
    Layouter(const ChartSpec& spec, const ChartPaper& paper, const QRectF& area)
        : m_spec(spec)
        , m_paper(paper)
    {
        m_out.area = area;
        m_out.lying = spec.horizontal && !spec.bars.empty();
        m_room = area.adjusted(m_gap, m_gap, -m_gap, -m_gap);
    }

    ChartLayout run()
    {
        m_out.sampleWidth = 17 * m_paper.point;
        if (m_paper.style.title && !m_spec.title.isEmpty()) {
            m_out.title = { fitted(m_metrics, m_spec.title, m_room.width()),
                QRectF(m_room.left(), m_room.top(), m_room.width(), m_height) };
            m_room.setTop(m_room.top() + m_height + m_gap);
        }
        if (!hasContent(m_spec)) {
            return std::move(m_out);
        }
        noteBelow();
        if (m_paper.style.legend == LegendPlace::Outside) {
            legendAbove();
        }
        const QRectF room = m_room;
        axes();
        if (m_paper.style.legend == LegendPlace::Inside) {
            bars();
            if (!legendInside()) { // one that names not all is none
                m_room = room;
                m_out.legend.clear();
                m_out.categories.clear();
                legendAbove();
                axes();
            }
        }
        if (m_out.plot.width() < 4 * m_paper.point || m_out.plot.height() < 4 * m_paper.point) {
            m_out.plot = QRectF();
            m_out.categories.clear();
            m_out.groups.clear();
            return std::move(m_out);
        }
        bars();
        m_out.complete = complete();
        return std::move(m_out);
    }

private:
    bool complete() const
    {
        const auto lacks = [](const std::vector<ChartLabel>& labels, const QStringList& names) {
            return std::ranges::any_of(labels, [&names](const auto& one) {
                return one.text.isEmpty() && !names[static_cast<qsizetype>(one.index)].isEmpty();
            });
        };
        const bool named = !lacks(m_out.categories, m_spec.categories) && !lacks(m_out.groups, m_spec.groups);
        const bool told
            = m_paper.style.legend == LegendPlace::None || m_out.legend.size() == legendNames().size();
        const bool room = m_out.plot.height() >= 2 * m_height && m_out.plot.width() >= 3 * m_height;
        const bool lines = m_spec.bars.empty();
        return named && told && m_noteFits && room && (m_out.lying || scaled(m_out.yTicks, false))
            && (!(lines || m_out.lying) || scaled(m_out.xTicks, true));
    }

    /// Two numbers or more, none on another.
    bool scaled(const std::vector<ChartTick>& ticks, bool level) const
    {
        for (std::size_t i = 1; i < ticks.size(); ++i) {
            const double apart = level ? m_out.mapX(ticks[i].value) - m_out.mapX(ticks[i - 1].value)
                                       : m_out.mapY(ticks[i - 1].value) - m_out.mapY(ticks[i].value);
            const double needed = level
                ? (widthOf(m_metrics, ticks[i].text) + widthOf(m_metrics, ticks[i - 1].text)) / 2
                : m_metrics.ascent();
            if (apart < needed) {
                return false;
            }
        }
        return ticks.size() >= 2;
    }

    /// What is to be known of the whole, in as many lines as it needs, at most a third of the height.
    void noteBelow()
    {
        const auto bears = [](const ChartLine& line) { return line.shown && !line.marked.empty(); };
        const bool told = m_paper.style.legend != LegendPlace::None;
        const bool marked = told && m_paper.style.markers && std::ranges::any_of(m_spec.lines, bears);
        QStringList sentences { marked ? m_spec.markerNote : QString(),
            told && !m_spec.marks.empty() ? m_spec.markNote : QString(), m_spec.note };
        sentences.removeAll(QString());
        QStringList parts { m_spec.key, sentences.join(QLatin1Char(' ')) };
        parts.removeAll(QString());
        if (parts.isEmpty()) {
            return;
        }
        // The key ends in a name, which what follows must not seem to be a part of.
        const QString text = parts.join(QStringLiteral(" · "));
        const int most = std::max(1, static_cast<int>(m_room.height() / 3 / m_height));
        const QString shown = wrappedText(m_metrics, text, m_room.width(), most);
        m_noteFits = QString(shown).remove(QLatin1Char('\n')).remove(QLatin1Char(' '))
            == QString(text).remove(QLatin1Char(' '));
        const double height = m_height * static_cast<double>(shown.count(QLatin1Char('\n')) + 1);
        m_out.note = { shown, QRectF(m_room.left(), m_room.bottom() - height, m_room.width(), height) };
        m_room.setBottom(m_room.bottom() - height - m_gap);
    }

    std::vector<std::pair<std::size_t, QString>> legendNames() const
    {
        std::vector<std::pair<std::size_t, QString>> names;
        const auto add = [&names](const auto& all) {
            for (std::size_t i = 0; i < all.size(); ++i) {
                if (!all[i].name.isEmpty()) {
                    names.emplace_back(i, all[i].name);
                }
            }
        };
        const auto drawn = [this](const auto& entry) {
            const auto& [series, name] = entry;
            if (!m_spec.lines.empty()) {
                return std::ranges::any_of(m_spec.lines[series].points,
                    [](const QPointF& point) { return std::isfinite(point.y()); });
            }
            // Of stacked bars; in a group of others also a gap says something.
            return !m_spec.stacked
                || std::ranges::any_of(m_spec.bars[series].values, [](double value) { return value > 0; });
        };
        add(m_spec.lines);
        add(m_spec.bars);
        std::erase_if(names, std::not_fn(drawn));
        return names;
    }

    /// Entries from left to right, in as many rows as they need, at most half of the height. A name wider
    /// than the room has several lines.
    void legendAbove()
    {
        const double padding = m_gap;
        constexpr int mostLines = 3;
        const double widest = m_room.width() - m_out.sampleWidth - 3 * padding;
        double x = m_room.left();
        double y = m_room.top();
        const double row = m_height + m_gap;
        double rowHeight = row;
        double bottom = y;
        const double end = m_room.top() + std::max(row, m_room.height() / 2);
        for (const auto& [series, name] : legendNames()) {
            const QString shown = wrappedText(m_metrics, name, widest, mostLines);
            const QStringList lines = shown.split(QLatin1Char('\n'));
            const double width = m_out.sampleWidth + padding + widestOf(m_metrics, lines) + 2 * padding;
            const double height = row + static_cast<double>(lines.size() - 1) * m_height;
            if (x > m_room.left() && x + width > m_room.right()) {
                x = m_room.left();
                y += rowHeight;
                rowHeight = row;
            }
            if (y + height > end + 0.5) {
                break; // the table beside a chart names the rest
            }
            rowHeight = std::max(rowHeight, height);
            bottom = std::max(bottom, y + height);
            m_out.legend.push_back({ shown, QRectF(x, y, width, height), 0, series });
            x += width + 2 * padding;
        }
        if (!m_out.legend.empty()) {
            m_out.legendBox = QRectF(m_room.left(), m_room.top(), m_room.width(), bottom - m_room.top());
            m_room.setTop(m_out.legendBox.bottom() + m_gap);
        }
    }

    /// In the corner of the plot where it covers least of the data; false: no room for all.
    bool legendInside()
    {
        const double padding = m_gap;
        const double row = m_height;
        const auto names = legendNames();
        const double widest = 0.6 * m_out.plot.width() - m_out.sampleWidth - 3 * padding;
        const auto rows = static_cast<double>(names.size());
        if (rows * row + 4 * padding > m_out.plot.height() || widest < 2 * row) {
            return names.empty();
        }
        for (const auto& [series, name] : names) {
            if (widthOf(m_metrics, name) > widest) {
                return false; // beside the plot there is more room
            }
            m_out.legend.push_back({ name, {}, 0, series });
        }
        const double width = names.empty()
            ? 0
            : m_out.sampleWidth + 3 * padding + widestOf(m_metrics, m_out.legend, &ChartLabel::text);
        const QSizeF size(width, rows * row + 2 * padding);
        const QRectF plot = m_out.plot.adjusted(padding, padding, -padding, -padding);
        QRectF best;
        double fewest = std::numeric_limits<double>::infinity();
        for (int corner = 0; corner < 4; ++corner) {
            const QPointF at(corner % 2 == 0 ? plot.right() - size.width() : plot.left(),
                corner < 2 ? plot.top() : plot.bottom() - size.height());
            const QRectF box(at, size);
            const double hits = covered(box);
            if (hits < fewest) {
                fewest = hits;
                best = box;
            }
        }
        m_out.legendBox = best;
        for (std::size_t i = 0; i < m_out.legend.size(); ++i) {
            m_out.legend[i].rect = QRectF(best.left() + padding,
                best.top() + padding + static_cast<double>(i) * row, best.width() - 2 * padding, row);
        }
        return true;
    }

    double covered(const QRectF& box) const
    {
        double hits = 0;
        for (const auto& set : m_out.bars) {
            for (const QRectF& bar : set) {
                const QRectF both = bar.intersected(box);
                hits += both.isEmpty() ? 0 : both.width() * both.height();
            }
        }
        for (const ChartLine& line : m_spec.lines) {
            for (const QPolygonF& piece : cutLine(m_out, line, m_paper.point)) {
                for (qsizetype i = 1; i < piece.size(); ++i) {
                    for (int part = 0; part <= 8; ++part) {
                        hits += box.contains(piece[i - 1] + part / 8.0 * (piece[i] - piece[i - 1])) ? 1 : 0;
                    }
                }
            }
        }
        return hits;
    }

    void axes()
    {
        const bool withBars = !m_spec.bars.empty();
        m_out.xAxis = m_out.lying ? m_spec.y : m_spec.x;
        m_out.yAxis = m_out.lying ? ChartAxis { .title = m_spec.x.title } : m_spec.y;
        for (ChartAxis* axis : { &m_out.xAxis, &m_out.yAxis }) {
            if (!(axis->to > axis->from)) {
                axis->to = axis->from + 1;
            }
        }
        const double tick = 2.5 * m_paper.point;
        QRectF plot = m_room;
        if (!m_out.yAxis.title.isEmpty()) {
            m_out.yTitle.rect = QRectF(plot.left(), plot.top(), m_height, plot.height());
            m_out.yTitle.turned = 90;
            plot.setLeft(plot.left() + m_height + m_gap);
        }
        if (!m_out.xAxis.title.isEmpty()) {
            m_out.xTitle.rect = QRectF(plot.left(), plot.bottom() - m_height, plot.width(), m_height);
            plot.setBottom(plot.bottom() - m_height - m_gap);
        }
        const bool standing = withBars && !m_out.lying;
        if (!standing) {
            plot.setBottom(plot.bottom() - m_height - tick);
        }
        plot.setTop(plot.top() + m_height / 2); // half of the topmost label, or the guide's handle
        if (m_out.lying) {
            const double most = std::max(0.0, 0.4 * m_room.width());
            const bool grouped = !m_spec.groups.isEmpty();
            m_memberWidth = grouped ? widestOf(m_metrics, m_spec.members) : 0;
            const double names = widestOf(m_metrics, grouped ? m_spec.groups : m_spec.categories)
                + (grouped ? m_memberWidth + m_gap : 0);
            m_labelsLeft = plot.left();
            plot.setLeft(plot.left() + std::min(most, names) + tick + m_gap);
        } else {
            const int most = std::max(1, static_cast<int>(plot.height() / (1.8 * m_height)));
            m_out.yTicks = axisTicks(m_out.yAxis, most, m_paper.locale);
            plot.setLeft(plot.left() + widestOf(m_metrics, m_out.yTicks, &ChartTick::text) + tick + m_gap);
        }
        double right = 4 * m_paper.point;
        if (!standing) {
            const auto guess = axisTicks(m_out.xAxis, 4, m_paper.locale);
            const double label = widestOf(m_metrics, guess, &ChartTick::text);
            right = std::max(right, label / 2 + m_gap);
            const int most = std::max(1, static_cast<int>((plot.width() - right) / (1.5 * label + m_gap)));
            m_out.xTicks = axisTicks(m_out.xAxis, std::min(most, 10), m_paper.locale);
        }
        plot.setRight(plot.right() - right);
        m_out.plot = plot;
        if (standing) {
            if (!m_spec.groups.isEmpty()) {
                m_out.groups = namesBelow(m_spec.groups); // the lowest first
            }
            m_out.categories = namesBelow(m_spec.groups.isEmpty() ? m_spec.categories : m_spec.members);
        } else if (m_out.lying) {
            lyingLabels();
        }
        m_out.xTitle.rect.setLeft(m_out.plot.left());
        m_out.xTitle.rect.setRight(m_out.plot.right());
        m_out.xTitle.text = fitted(m_metrics, m_out.xAxis.title, m_out.plot.width());
        m_out.yTitle.rect.setTop(m_room.top());
        m_out.yTitle.rect.setBottom(m_out.plot.bottom());
        m_out.yTitle.text = fitted(m_metrics, m_out.yAxis.title, m_out.yTitle.rect.height());
    }

    /// At the foot of the plot, which becomes lower, each in its share of the width: level where all fit,
    /// else turned, and only every k-th where even that is too dense.
    std::vector<ChartLabel> namesBelow(const QStringList& names)
    {
        constexpr int mostLines = 3;
        const auto count = static_cast<std::size_t>(names.size());
        const double slot = m_out.plot.width() / static_cast<double>(count);
        QStringList broken;
        qsizetype lines = 1;
        for (const QString& name : names) {
            broken << brokenAtBlanks(m_metrics, name, slot - m_gap, mostLines);
            lines = std::max(lines, broken.back().count(QLatin1Char('\n')) + 1);
        }
        const bool level = broken == names || !broken.contains(QString());
        const auto every = level ? std::size_t { 1 }
                                 : static_cast<std::size_t>(std::max(1.0, std::ceil(m_height / slot - 1e-9)));
        double longest = 0;
        for (std::size_t i = 0; i < count; i += every) {
            longest = std::max(longest, widthOf(m_metrics, names[static_cast<qsizetype>(i)]));
        }
        // Short names are whole before the plot is high: a bin without its bounds says nothing.
        const double turned = std::max(
            0.35 * m_out.plot.height(), std::min(5 * m_height, m_out.plot.height() - 3 * m_height));
        const double most = level ? static_cast<double>(lines) * m_height : std::min(longest, turned);
        m_out.plot.setBottom(m_out.plot.bottom() - most - m_gap);
        std::vector<ChartLabel> labels;
        for (std::size_t i = 0; i < count; ++i) {
            const QRectF rect(m_out.plot.left() + static_cast<double>(i) * slot,
                m_out.plot.bottom() + m_gap / 2, slot, most + m_gap / 2);
            const auto place = static_cast<qsizetype>(i);
            const QString shown = level ? broken[place]
                : i % every == 0        ? fitted(m_metrics, names[place], most)
                                        : QString();
            labels.push_back({ shown, rect, level ? 0.0 : 90.0, i });
        }
        return labels;
    }

    void lyingLabels()
    {
        const auto count = static_cast<double>(m_spec.categories.size());
        const double slot = m_out.plot.height() / count;
        const double width = m_out.plot.left() - m_gap - m_labelsLeft;
        if (!m_spec.groups.isEmpty()) {
            lyingGroups(slot, width);
            return;
        }
        const auto every = static_cast<std::size_t>(std::max(1.0, std::ceil(m_height / slot - 1e-9)));
        for (std::size_t i = 0; i < static_cast<std::size_t>(m_spec.categories.size()); ++i) {
            const QRectF rect(m_labelsLeft, m_out.plot.top() + static_cast<double>(i) * slot, width, slot);
            const QString& name = m_spec.categories[static_cast<qsizetype>(i)];
            m_out.categories.push_back(
                { i % every == 0 ? fitted(m_metrics, name, width) : QString(), rect, 0, i });
        }
    }

    /// The name of each group once, and close to the bars what they are called in it.
    void lyingGroups(double slot, double width)
    {
        const auto count = static_cast<std::size_t>(m_spec.groups.size());
        const auto members = static_cast<std::size_t>(m_spec.members.size()) / count;
        const double member = std::min(m_memberWidth, width / 2);
        const auto names = static_cast<double>(members) * slot;
        const auto every = static_cast<std::size_t>(std::max(1.0, std::ceil(m_height / names - 1e-9)));
        // Numbers have no descenders: their bars may be thinner than a line.
        const bool told = slot >= 0.8 * m_metrics.ascent();
        for (std::size_t group = 0; group < count; ++group) {
            const double top = m_out.plot.top() + static_cast<double>(group) * names;
            const QString& name = m_spec.groups[static_cast<qsizetype>(group)];
            const double room = width - member - m_gap;
            m_out.groups.push_back({ group % every == 0 ? fitted(m_metrics, name, room) : QString(),
                QRectF(m_labelsLeft, top, room, names), 0, group });
            for (std::size_t i = group * members; i < (group + 1) * members; ++i) {
                const QRectF rect(m_labelsLeft + room + m_gap,
                    m_out.plot.top() + static_cast<double>(i) * slot, member, slot);
                m_out.categories.push_back(
                    { told ? m_spec.members[static_cast<qsizetype>(i)] : QString(), rect, 0, i });
            }
        }
    }

    void bars()
    {
        if (m_spec.bars.empty()) {
            return;
        }
        const auto count = static_cast<std::size_t>(m_spec.categories.size());
        m_out.bars.assign(m_spec.bars.size(), std::vector<QRectF>(count));
        m_out.atAxis.clear();
        const auto beside = m_spec.stacked ? 1 : std::ranges::count(m_spec.bars, true, &ChartBarSet::shown);
        const auto shown = static_cast<double>(std::max<std::ptrdiff_t>(1, beside));
        const double slot
            = (m_out.lying ? m_out.plot.height() : m_out.plot.width()) / static_cast<double>(count);
        const double width = 0.76 * slot / shown;
        for (std::size_t category = 0; category < count; ++category) {
            double at = (static_cast<double>(category) + 0.12) * slot;
            double base = 0;
            for (std::size_t set = 0; set < m_spec.bars.size(); ++set) {
                const ChartBarSet& values = m_spec.bars[set];
                if (!values.shown) {
                    continue;
                }
                const double value
                    = category < values.values.size() ? values.values[category] : undefinedValue;
                if (std::isfinite(value) && value > 0) {
                    m_out.bars[set][category] = bar(at, width, base, base + value);
                    base += m_spec.stacked ? value : 0;
                } else if (!m_spec.stacked || !std::isfinite(value)) {
                    atAxis(set, category, bar(at, width, 0, 0));
                }
                at += m_spec.stacked ? 0 : width;
            }
        }
    }

    /// What is written where a bar would begin: its own words alone, since 0 is the usual thing in counts.
    void atAxis(std::size_t set, std::size_t category, const QRectF& foot)
    {
        const QStringList& labels = m_spec.bars[set].labels;
        const auto place = static_cast<qsizetype>(category);
        if (place >= labels.size() || labels[place].isEmpty()) {
            return;
        }
        const QString& text = labels[place];
        const double length = widthOf(m_metrics, text);
        if (m_out.lying) {
            m_out.atAxis.push_back({ text,
                { foot.left() + m_gap / 2, foot.center().y() - m_height / 2, length, m_height }, 0, set });
            return;
        }
        const double room = foot.width() * 1.3; // the gap beside a group is free
        const bool level = length <= room;
        if (!level && m_metrics.ascent() > room) {
            if (m_spec.bars[set].values[category] == 0) { // a stub: what is undefined has none
                m_out.bars[set][category] = foot.adjusted(0, -m_paper.point, 0, 0);
            }
            return;
        }
        const QSizeF size = level ? QSizeF(length, m_height) : QSizeF(m_height, length);
        m_out.atAxis.push_back({ text,
            QRectF(QPointF(foot.center().x() - size.width() / 2, foot.bottom() - size.height() - m_gap / 2),
                size),
            level ? 0.0 : 90.0, set });
    }

    QRectF bar(double at, double width, double from, double to) const
    {
        const QRectF& plot = m_out.plot;
        if (m_out.lying) {
            const double left = std::clamp(m_out.mapX(from), plot.left(), plot.right());
            const double right = std::clamp(m_out.mapX(to), plot.left(), plot.right());
            return { left, plot.top() + at, right - left, width };
        }
        const double bottom = std::clamp(m_out.mapY(from), plot.top(), plot.bottom());
        const double top = std::clamp(m_out.mapY(to), plot.top(), plot.bottom());
        return { plot.left() + at, top, width, bottom - top };
    }

    const ChartSpec& m_spec;
    const ChartPaper& m_paper;
    QFontMetricsF m_metrics = m_paper.metrics();
    double m_height = m_metrics.height();
    double m_gap = 2 * m_paper.point;
    QRectF m_room;
    double m_labelsLeft = 0; ///< of lying bars' categories
    double m_memberWidth = 0; ///< of what these are called in their groups
    bool m_noteFits = true;
    ChartLayout m_out;
};

} // namespace

QString wrappedText(const QFontMetricsF& metrics, const QString& text, double width, int mostLines)
{
    QStringList lines;
    QString rest = text.trimmed();
    while (widthOf(metrics, rest) > width && lines.size() + 1 < mostLines) {
        qsizetype fits = rest.size();
        while (fits > 0 && widthOf(metrics, rest.left(fits)) > width) {
            --fits;
        }
        if (fits < 2) {
            return fitted(metrics, text, width);
        }
        const qsizetype end = lineEnd(metrics, rest, fits, width);
        lines << rest.left(end).trimmed();
        rest = rest.mid(end).trimmed();
    }
    lines << fitted(metrics, rest, width);
    return lines.join(QLatin1Char('\n'));
}

double ChartLayout::mapX(double value) const
{
    return plot.left() + (value - xAxis.from) / (xAxis.to - xAxis.from) * plot.width();
}

double ChartLayout::mapY(double value) const
{
    return plot.bottom() - (value - yAxis.from) / (yAxis.to - yAxis.from) * plot.height();
}

double ChartLayout::valueX(double position) const
{
    return plot.width() > 0 ? xAxis.from + (position - plot.left()) / plot.width() * (xAxis.to - xAxis.from)
                            : xAxis.from;
}

bool hasContent(const ChartSpec& spec)
{
    return !spec.lines.empty() || (!spec.bars.empty() && !spec.categories.isEmpty());
}

ChartLayout layoutChart(const ChartSpec& spec, const ChartPaper& paper, const QRectF& area)
{
    return Layouter(spec, paper, area).run();
}

bool chartFits(const ChartSpec& spec, const FigureStyle& style, const QSizeF& area)
{
    return !hasContent(spec) || layoutChart(spec, ChartPaper::of(style), QRectF(QPointF(), area)).complete;
}

std::optional<double> leastChartHeight(
    const ChartSpec& spec, const FigureStyle& style, double width, double from)
{
    double low = from;
    double high = from;
    while (!chartFits(spec, style, { width, high })) {
        low = high;
        high *= 1.25;
        if (high > 10 * width || !(high > 0)) {
            return std::nullopt;
        }
    }
    while (high - low > FigureStyle::units(1)) {
        const double middle = (low + high) / 2;
        (chartFits(spec, style, { width, middle }) ? high : low) = middle;
    }
    return high;
}

} // namespace touchstone::ui
