// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/layout/clustertable.h"

#include "core/text/utf8.h"

#include <QChar>

#include <utf8proc.h>

#include <algorithm>
#include <array>

namespace touchstone::ui {

namespace {

using namespace clusterkind;

bool between(char32_t c, char32_t low, char32_t high) { return c >= low && c <= high; }

// Code points that draw nothing of their own (Unicode's Default_Ignorable_Code_Point, near enough), and
// those Qt's layout takes for something else.
bool invisible(char32_t c)
{
    return c == 0xAD || c == 0x34F || c == 0x61C || between(c, 0x115F, 0x1160) || between(c, 0x17B4, 0x17B5)
        || between(c, 0x180B, 0x180F) || between(c, 0x200B, 0x200F) || between(c, 0x202A, 0x202E)
        || between(c, 0x2060, 0x206F) || c == 0x3164 || between(c, 0xFE00, 0xFE0F) || c == 0xFEFF
        || c == 0xFFA0 || between(c, 0xFFF0, 0xFFFC) || between(c, 0x1BCA0, 0x1BCA3)
        || between(c, 0x1D173, 0x1D17A) || between(c, 0xE0000, 0xE0FFF);
}

bool complexScript(char32_t c)
{
    return between(c, 0x0590, 0x109F) || between(c, 0x1780, 0x18AF) || between(c, 0x1900, 0x1CFF)
        || between(c, 0xA800, 0xABFF) || between(c, 0xFB1D, 0xFDFF) || between(c, 0xFE70, 0xFEFE)
        || between(c, 0x10800, 0x11FFF) || between(c, 0x1E800, 0x1EFFF);
}

bool wide(char32_t c)
{
    return between(c, 0x2E80, 0xA4CF) || between(c, 0xAC00, 0xD7A3) || between(c, 0xF900, 0xFAFF)
        || between(c, 0xFE30, 0xFE4F) || between(c, 0xFF00, 0xFFEF) || between(c, 0x1F300, 0x1FAFF)
        || between(c, 0x20000, 0x3FFFF);
}

std::uint16_t spaceKind(char32_t c)
{
    switch (c) {
    case 0xA0:
    case 0x2007:
    case 0x202F:
        return Space;
    case 0x85:
    case 0x2028:
    case 0x2029:
        return Space | LineBreak | Special | BreakAfter;
    default:
        return Space | BreakAfter;
    }
}

std::uint16_t kindOf(char32_t c)
{
    if (c < 0x20 || between(c, 0x7F, 0x9F)) {
        if (c == U'\n' || c == U'\r' || c == 0x85) {
            return Space | LineBreak | Special | BreakAfter;
        }
        return c == U'\t' ? Space | Special | BreakAfter : Special;
    }
    if (c == U' ' || QChar::isSpace(c)) {
        return spaceKind(c);
    }
    std::uint16_t kind = c == 0x200B || c == U'/' ? BreakAfter : 0;
    constexpr std::array bidi { QChar::DirR, QChar::DirAL, QChar::DirAN, QChar::DirRLE, QChar::DirRLO,
        QChar::DirRLI, QChar::DirLRE, QChar::DirLRO, QChar::DirLRI, QChar::DirFSI, QChar::DirPDF,
        QChar::DirPDI };
    const auto add = [&kind](bool is, std::uint16_t bit) { kind |= is ? bit : 0; };
    add(invisible(c), Special);
    add(std::ranges::find(bidi, QChar::direction(c)) != bidi.end(), Bidi);
    add(complexScript(c), Complex);
    add(wide(c), Wide);
    switch (QChar::category(c)) {
    case QChar::Punctuation_Dash:
        kind |= BreakAfter;
        break;
    case QChar::Punctuation_Open:
    case QChar::Punctuation_InitialQuote:
        kind |= NoBreakAfter;
        break;
    case QChar::Punctuation_Close:
    case QChar::Punctuation_FinalQuote:
    case QChar::Punctuation_Other:
    case QChar::Letter_Modifier: // 々 ー
        kind |= NoBreakBefore;
        break;
    default:
        break;
    }
    return kind;
}

const std::array<std::uint16_t, 128>& asciiKinds()
{
    static const std::array<std::uint16_t, 128> table = [] {
        std::array<std::uint16_t, 128> kinds {};
        for (char32_t c = 0; c < kinds.size(); ++c) {
            kinds[c] = kindOf(c);
        }
        return kinds;
    }();
    return table;
}

// Consonant conjuncts (Unicode 15.1, rule GB9c): utf8proc 2.8 cuts them, fonts draw them as one.
bool joinsConjunct(char32_t beforeLast, char32_t last, char32_t next)
{
    const auto block = next >> 7;
    const bool script = block == 0x12 || block == 0x13 || block == 0x15 || block == 0x16 || block == 0x18
        || block == 0x1A; // Devanagari, Bengali, Gujarati, Oriya, Telugu, Malayalam
    if (!script || QChar::category(next) != QChar::Letter_Other) {
        return false;
    }
    const char32_t linker = last == 0x200D ? beforeLast : last;
    return linker >> 7 == block && QChar::combiningClass(linker) == 9;
}

} // namespace

std::uint16_t clusterKind(char32_t codePoint)
{
    return codePoint < 128 ? asciiKinds()[codePoint] : kindOf(codePoint);
}

ClusterTable clusters(std::string_view utf8)
{
    ClusterTable table;
    table.start.reserve(utf8.size() + 1);
    table.kind.reserve(utf8.size());
    const auto& ascii = asciiKinds();

    std::uint32_t position = 0; // of `codePoint`
    char32_t last = 0;
    char32_t beforeLast = 0;
    utf8proc_int32_t state = 0;
    const auto breaks = [&](char32_t next) {
        return utf8proc_grapheme_break_stateful(
            static_cast<utf8proc_int32_t>(last), static_cast<utf8proc_int32_t>(next), &state);
    };
    std::size_t byte = 0;
    while (byte < utf8.size()) {
        const auto first = static_cast<unsigned char>(utf8[byte]);
        char32_t codePoint = first;
        bool cut = true;
        if (first < 0x80) {
            ++byte;
            if (last < 0x80) {
                cut = position == 0 || last != U'\r' || codePoint != U'\n';
                state = 0;
            } else {
                cut = breaks(codePoint);
            }
        } else {
            codePoint = text::nextCodePoint(utf8, byte);
            table.astral = table.astral || codePoint > 0xFFFF;
            cut = position == 0 || (breaks(codePoint) && !joinsConjunct(beforeLast, last, codePoint));
        }
        if (cut || position - table.start.back() >= longestCluster) {
            table.start.push_back(position);
            table.kind.push_back(codePoint < 128 ? ascii[codePoint] : kindOf(codePoint));
        } else if (codePoint >= 0x80 && complexScript(codePoint)) {
            table.kind.back() |= Complex;
        }
        beforeLast = last;
        last = codePoint;
        ++position;
    }
    table.start.push_back(position);
    return table;
}

} // namespace touchstone::ui
