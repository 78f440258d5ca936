// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/layout/displaytext.h"

#include "ui/text/layout/clustertable.h"

#include <QChar>

#include <algorithm>
#include <array>

namespace touchstone::ui {

namespace {

char32_t takeCodePoint(QStringView text, qsizetype& position)
{
    const QChar first = text.at(position++);
    if (first.isHighSurrogate() && position < text.size() && text.at(position).isLowSurrogate()) {
        return QChar::surrogateToUcs4(first, text.at(position++));
    }
    return first.unicode();
}

struct Named
{
    char16_t codePoint;
    const char* name;
};
constexpr std::array<Named, 24> names { { { 0x00AD, "SHY" }, { 0x034F, "CGJ" }, { 0x061C, "ALM" },
    { 0x200B, "ZWS" }, { 0x200C, "ZNJ" }, { 0x200D, "ZWJ" }, { 0x200E, "LRM" }, { 0x200F, "RLM" },
    { 0x202A, "LRE" }, { 0x202B, "RLE" }, { 0x202C, "PDF" }, { 0x202D, "LRO" }, { 0x202E, "RLO" },
    { 0x2060, "WJ" }, { 0x2066, "LRI" }, { 0x2067, "RLI" }, { 0x2068, "FSI" }, { 0x2069, "PDI" },
    { 0x2061, "FA" }, { 0x2062, "IT" }, { 0x2063, "IS" }, { 0x2064, "IP" }, { 0xFEFF, "BOM" },
    { 0xFFFC, "OBJ" } } };

bool changesDirection(char32_t c)
{
    return c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E)
        || (c >= 0x2066 && c <= 0x2069);
}

} // namespace

void appendDisplay(QStringView cell, QString& display)
{
    qsizetype position = 0;
    bool wasReturn = false;
    bool first = true;
    while (position < cell.size()) {
        const auto from = position;
        const char32_t c = takeCodePoint(cell, position);
        const auto kind = clusterKind(c);
        if ((kind & clusterkind::LineBreak) != 0) {
            if (!(wasReturn && c == U'\n')) {
                display += QChar(narrowPlaceholder);
            }
        } else if (c == U'\t') {
            display += QString(2, QChar(placeholder));
        } else if (c < 0x20) {
            display += QChar(static_cast<char16_t>(0x2400 + c));
        } else if (c == 0x7F) {
            display += QChar(0x2421);
        } else if ((kind & clusterkind::Special) != 0 && (first || changesDirection(c))) {
            const QString mark
                = changesDirection(c) ? cell.sliced(from, position - from).toString() : QString();
            const bool closes = c == 0x202C || c == 0x2069; // the name stands outside of what it embeds
            display += closes ? mark + QChar(placeholder) : QChar(placeholder) + mark;
        } else {
            display += cell.sliced(from, position - from);
        }
        wasReturn = c == U'\r';
        first = false;
    }
}

QString specialName(QStringView cell)
{
    qsizetype position = 0;
    const char32_t c = cell.isEmpty() ? U' ' : takeCodePoint(cell, position);
    const auto kind = clusterKind(c);
    if ((kind & clusterkind::Special) == 0 || (kind & clusterkind::LineBreak) != 0 || c <= 0x20
        || c == 0x7F) {
        return {};
    }
    const auto* named = std::ranges::find(names, c, &Named::codePoint);
    return named != names.end() ? QString::fromLatin1(named->name) : QString::number(c, 16).toUpper();
}

bool isTab(QStringView cell) { return cell.size() == 1 && cell.front() == QLatin1Char('\t'); }

} // namespace touchstone::ui
