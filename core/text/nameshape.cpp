// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/nameshape.h"

#include "core/text/utf8.h"

#include <utf8proc.h>

namespace touchstone::text {

namespace {

enum class LetterKind { Capital, Small, Uncased, Part, Digit, Other };

LetterKind letterKindOf(char32_t sign)
{
    if (sign < 0x80) {
        return sign >= 'a' && sign <= 'z' ? LetterKind::Small
            : sign >= 'A' && sign <= 'Z'  ? LetterKind::Capital
            : sign >= '0' && sign <= '9'  ? LetterKind::Digit
                                          : LetterKind::Other;
    }
    switch (utf8proc_category(static_cast<utf8proc_int32_t>(sign))) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LT:
        return LetterKind::Capital;
    case UTF8PROC_CATEGORY_LL:
        return LetterKind::Small;
    case UTF8PROC_CATEGORY_LM:
    case UTF8PROC_CATEGORY_LO:
        return LetterKind::Uncased;
    case UTF8PROC_CATEGORY_MN:
    case UTF8PROC_CATEGORY_MC:
    case UTF8PROC_CATEGORY_ME:
    case UTF8PROC_CATEGORY_CF:
        return LetterKind::Part;
    case UTF8PROC_CATEGORY_ND:
    case UTF8PROC_CATEGORY_NL:
    case UTF8PROC_CATEGORY_NO:
        return LetterKind::Digit;
    default:
        return LetterKind::Other;
    }
}

bool isDash(char32_t sign)
{
    return sign == U'-'
        || (sign >= 0x80 && utf8proc_category(static_cast<utf8proc_int32_t>(sign)) == UTF8PROC_CATEGORY_PD);
}

bool isApostrophe(char32_t sign) { return sign == U'\'' || sign == U'\u2019' || sign == U'\u02BC'; }

/// Letters of one word.
struct Word
{
    std::uint32_t capitals = 0;
    std::uint32_t small = 0;
    bool beginsWithCapital = false;
    bool behindApostrophe = false; ///< and that is behind a letter

    [[nodiscard]] bool cased() const { return capitals + small > 0; }
};

/// What the words of a name are, one after the other.
class Words
{
public:
    void add(const Word& word)
    {
        if (!word.cased() || (word.behindApostrophe && word.capitals == 0)) {
            return;
        }
        ++m_words;
        m_upper += word.small == 0;
        m_title += word.beginsWithCapital && word.capitals == 1;
        m_lower += word.capitals == 0;
        if (word.beginsWithCapital) {
            m_lowerWord = m_lowerWord || m_lowerSinceCapital;
            m_capitalBefore = true;
        } else if (word.capitals == 0) {
            m_lowerSinceCapital = m_lowerSinceCapital || m_capitalBefore;
        }
    }

    [[nodiscard]] bool any() const { return m_words > 0; }
    [[nodiscard]] bool lowerWord() const { return m_lowerWord; }
    [[nodiscard]] Shape shape() const
    {
        return m_upper == m_words          ? Shape::Upper
            : m_title == m_words           ? Shape::Title
            : m_lower == m_words           ? Shape::Lower
            : m_title + m_lower == m_words ? Shape::TitleLower
                                           : Shape::Mixed;
    }

private:
    std::uint32_t m_words = 0;
    std::uint32_t m_upper = 0;
    std::uint32_t m_title = 0; ///< single capitals, too
    std::uint32_t m_lower = 0;
    bool m_capitalBefore = false;
    bool m_lowerSinceCapital = false;
    bool m_lowerWord = false;
};

} // namespace

NameShape nameShape(std::string_view utf8)
{
    NameShape result;
    Words words;
    Word word;
    bool inWord = false;
    bool letterBefore = false; // the sign before is a letter
    bool apostropheBefore = false; // behind a letter
    bool uncased = false;
    const auto end = [&]() {
        if (inWord) {
            words.add(word);
            inWord = false;
        }
    };
    for (std::size_t at = 0; at < utf8.size();) {
        const auto sign = nextCodePoint(utf8, at);
        const bool apostrophe = isApostrophe(sign);
        const auto kind = apostrophe ? LetterKind::Other : letterKindOf(sign);
        if (kind == LetterKind::Part) {
            continue;
        }
        if (kind == LetterKind::Digit || kind == LetterKind::Other) {
            end();
            result.digit = result.digit || kind == LetterKind::Digit;
            result.apostrophe = result.apostrophe || apostrophe;
            result.fullStop = result.fullStop || sign == U'.';
            result.hyphen = result.hyphen || isDash(sign);
            apostropheBefore = apostrophe && letterBefore;
            letterBefore = false;
            continue;
        }
        if (!inWord) {
            word = { 0, 0, kind == LetterKind::Capital, apostropheBefore };
            inWord = true;
        }
        word.capitals += kind == LetterKind::Capital;
        word.small += kind == LetterKind::Small;
        uncased = uncased || kind == LetterKind::Uncased;
        letterBefore = true;
        apostropheBefore = false;
    }
    end();
    const bool letters = words.any() || uncased;
    result.lowerWord = words.lowerWord();
    result.shape = result.digit ? (letters ? Shape::WithDigit : Shape::Number)
        : words.any()           ? words.shape()
        : uncased               ? Shape::Uncased
                                : Shape::Signs;
    return result;
}

bool mostlyCapitals(std::string_view utf8)
{
    std::size_t capitals = 0;
    std::size_t cased = 0;
    for (std::size_t at = 0; at < utf8.size();) {
        const auto kind = letterKindOf(nextCodePoint(utf8, at));
        capitals += kind == LetterKind::Capital;
        cased += kind == LetterKind::Capital || kind == LetterKind::Small;
    }
    constexpr std::size_t leastShare = 7; // tenths
    return cased > 0 && 10 * capitals >= leastShare * cased;
}

} // namespace touchstone::text
