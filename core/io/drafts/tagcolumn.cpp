// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/drafts/tagcolumn.h"

namespace touchstone::io {

namespace {

enum class Style { Prefix, Suffix, Letters, Bare };

/// The standard letters, in either case; 0 for any other.
char prefixLetter(char c)
{
    const char upper = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return std::string_view("BIESLUM").find(upper) == std::string_view::npos ? '\0' : upper;
}

TagAction actionOf(char letter)
{
    switch (letter) {
    case 'B':
        return TagAction::Begin;
    case 'E':
    case 'L':
        return TagAction::End;
    case 'S':
    case 'U':
        return TagAction::Single;
    default:
        return TagAction::Inside;
    }
}

constexpr std::string_view prefixLetters = "OBIESLUM"; // in the order of the enum

annotation::TagPrefix prefixOf(char letter)
{
    const auto at = prefixLetters.find(letter);
    return at == std::string_view::npos ? annotation::TagPrefix::None
                                        : static_cast<annotation::TagPrefix>(at);
}

char letterOf(annotation::TagPrefix prefix)
{
    const auto at = static_cast<std::size_t>(prefix);
    return at < prefixLetters.size() ? prefixLetters[at] : '\0';
}

bool hasPrefix(std::string_view cell)
{
    return cell.size() >= 2 && cell[1] == '-' && prefixLetter(cell[0]) != '\0';
}

bool hasSuffix(std::string_view cell)
{
    return cell.size() >= 3 && cell[cell.size() - 2] == '-' && prefixLetter(cell.back()) != '\0';
}

bool isLetter(std::string_view cell) { return cell.size() == 1 && prefixLetter(cell[0]) != '\0'; }

std::string_view orUnderscore(std::string_view label) { return label.empty() ? "_" : label; }

/// The span machine of seqeval's default mode over the tags of `count` tokens. Calls opened(token, tag,
/// illegally) and closed(first, end, label, properly) in text order.
template <typename TagAt, typename Opened, typename Closed>
void walk(
    std::uint32_t count, std::span<const std::uint32_t> sentences, TagAt tagAt, Opened opened, Closed closed)
{
    std::size_t nextSentence = 0;
    std::uint32_t border = 0; // the next token that begins a sentence
    bool open = false;
    std::uint32_t first = 0;
    annotation::LabelId label {};
    for (std::uint32_t token = 0; token < count; ++token) {
        if (token == border) {
            if (open) {
                closed(first, token, label, false);
                open = false;
            }
            while (nextSentence < sentences.size() && sentences[nextSentence] <= token) {
                ++nextSentence;
            }
            border = nextSentence < sentences.size() ? sentences[nextSentence] : count;
        }
        const Tag tag = tagAt(token);
        if (tag.action == TagAction::Outside) {
            if (open) {
                closed(first, token, label, false);
                open = false;
            }
            continue;
        }
        const bool begins = tag.action == TagAction::Begin || tag.action == TagAction::Single;
        if (begins || !open || tag.label != label) {
            if (open) {
                closed(first, token, label, false);
            }
            opened(token, tag, !begins);
            open = true;
            first = token;
            label = tag.label;
        }
        if (tag.action == TagAction::Single || tag.action == TagAction::End) {
            closed(first, token + 1, label, true);
            open = false;
        }
    }
    if (open) {
        closed(first, count, label, false);
    }
}

} // namespace

std::vector<TaggedSpan> spansOf(
    std::span<const annotation::TokenTag> tags, std::span<const std::uint32_t> sentences)
{
    std::vector<TaggedSpan> spans;
    walk(
        static_cast<std::uint32_t>(tags.size()), sentences,
        [&](std::uint32_t token) {
            const auto& tag = tags[token];
            return tag.outside() ? Tag {}
                                 : Tag { actionOf(letterOf(tag.prefix())), tag.prefix(), tag.label() };
        },
        [](std::uint32_t, const Tag&, bool) {},
        [&](std::uint32_t first, std::uint32_t end, annotation::LabelId label, bool) {
            spans.push_back({ first, end, label });
        });
    return spans;
}

std::string_view schemeName(TagScheme scheme)
{
    static constexpr std::array<std::string_view, 8> names { "no annotation", "IO", "IOB1", "IOB2", "IOE1",
        "IOE2", "IOBES", "BILOU" };
    return names.at(static_cast<std::size_t>(scheme));
}

const std::string& TagColumn::cell(std::uint32_t number) const
{
    static const std::string outside = "O";
    return number == 0 ? outside : m_cells.cell(number);
}

std::vector<std::uint32_t> TagColumn::interpret(
    std::span<const std::uint32_t> tags, annotation::LabelSet& labels)
{
    std::vector<std::size_t> uses(m_cells.size(), 0);
    for (const auto tag : tags) {
        ++uses[tag];
    }
    std::size_t total = 0;
    std::size_t prefixed = 0;
    std::size_t suffixed = 0;
    std::size_t letters = 0;
    std::size_t beginOrInside = 0;
    std::size_t iobes = 0;
    std::size_t bilou = 0;
    for (std::size_t number = 1; number < m_cells.size(); ++number) {
        const std::string_view cell = m_cells.cell(static_cast<std::uint32_t>(number));
        const auto count = uses[number];
        total += count;
        prefixed += hasPrefix(cell) ? count : 0;
        suffixed += hasSuffix(cell) ? count : 0;
        letters += isLetter(cell) ? count : 0;
        const char letter = isLetter(cell) ? prefixLetter(cell[0]) : '\0';
        beginOrInside += letter == 'B' || letter == 'I' ? count : 0;
    }
    const auto style = prefixed * 2 >= total && prefixed > 0 ? Style::Prefix
        : suffixed * 2 >= total && suffixed > 0              ? Style::Suffix
        : letters == total && beginOrInside > 0              ? Style::Letters
                                                             : Style::Bare;
    m_bare = style == Style::Bare;
    m_expectedSpans = 0;
    m_tags.assign(m_cells.size(), Tag {});
    std::vector<std::uint32_t> misfits;
    for (std::uint32_t number = 1; number < m_cells.size(); ++number) {
        const std::string_view cell = m_cells.cell(static_cast<std::uint32_t>(number));
        auto& tag = m_tags[number];
        char letter = '\0';
        auto label = cell;
        if (style == Style::Prefix && hasPrefix(cell)) {
            letter = prefixLetter(cell[0]);
            label = orUnderscore(cell.substr(2));
        } else if (style == Style::Suffix && hasSuffix(cell)) {
            letter = prefixLetter(cell.back());
            label = cell.substr(0, cell.size() - 2);
        } else if (style == Style::Letters) {
            letter = prefixLetter(cell[0]);
            label = "_";
        } else if (style != Style::Bare) {
            misfits.push_back(number);
        }
        tag.action = actionOf(letter);
        tag.prefix = prefixOf(letter);
        tag.label = labels.intern(label);
        m_expectedSpans += tag.action != TagAction::Inside ? uses[number] : 0;
        iobes += letter == 'E' || letter == 'S' ? uses[number] : 0;
        bilou += letter == 'L' || letter == 'U' ? uses[number] : 0;
    }
    m_bilou = bilou > iobes;
    return misfits;
}

std::vector<annotation::TokenTag> TagColumn::tokenTags(std::span<const std::uint32_t> tags) const
{
    std::vector<annotation::TokenTag> result;
    result.reserve(tags.size());
    for (const auto number : tags) {
        const auto& tag = m_tags[number];
        result.emplace_back(tag.prefix, tag.label);
    }
    return result;
}

TagScheme TagColumn::decode(std::span<const std::uint32_t> tags, std::span<const std::uint32_t> sentences,
    std::vector<TaggedSpan>& spans)
{
    spans.reserve(spans.size() + m_expectedSpans);
    Uses uses;
    constexpr auto nowhere = static_cast<std::uint32_t>(-1);
    std::uint32_t lastEnd = nowhere;
    annotation::LabelId lastLabel {};
    bool lastByEnd = false;
    walk(
        static_cast<std::uint32_t>(tags.size()), sentences,
        [&](std::uint32_t token) { return m_tags[tags[token]]; },
        [&](std::uint32_t token, const Tag& tag, bool illegally) {
            // A sentence end between two spans also parts them.
            const bool touching = lastEnd == token && lastLabel == tag.label
                && !std::binary_search(sentences.begin(), sentences.end(), token);
            uses.freeEnds -= touching && lastByEnd ? 1U : 0U;
            uses.illegalOpens += illegally ? 1U : 0U;
            uses.begins += tag.action == TagAction::Begin ? 1U : 0U;
            uses.freeBegins += tag.action == TagAction::Begin && !touching ? 1U : 0U;
            uses.singles += tag.action == TagAction::Single ? 1U : 0U;
        },
        [&](std::uint32_t first, std::uint32_t end, annotation::LabelId label, bool properly) {
            spans.push_back({ first, end, label });
            lastEnd = end;
            lastLabel = label;
            lastByEnd = properly && m_tags[tags[end - 1]].action == TagAction::End;
            uses.ends += lastByEnd ? 1U : 0U;
            uses.freeEnds += lastByEnd ? 1U : 0U;
            uses.unclosed += properly ? 0U : 1U;
        });
    const auto scheme = schemeOf(uses);
    const bool closing = scheme == TagScheme::IOBES || scheme == TagScheme::BILOU;
    m_opensIllegal = (closing || scheme == TagScheme::IOB2) && uses.illegalOpens > 0;
    m_unclosedIllegal = (closing || scheme == TagScheme::IOE2) && uses.unclosed > 0;
    return scheme;
}

TagScheme TagColumn::schemeOf(const Uses& uses) const
{
    if (uses.begins + uses.singles + uses.illegalOpens == 0) {
        return TagScheme::Outside;
    }
    if (m_bare) {
        return TagScheme::IO;
    }
    if (uses.ends + uses.singles == 0) {
        if (uses.begins == 0) {
            return TagScheme::IO;
        }
        return uses.illegalOpens > 0 && uses.freeBegins == 0 ? TagScheme::IOB1 : TagScheme::IOB2;
    }
    if (uses.begins + uses.singles == 0) {
        return uses.unclosed > 0 && uses.freeEnds == 0 ? TagScheme::IOE1 : TagScheme::IOE2;
    }
    if (uses.begins > 0 && uses.ends + uses.singles < uses.unclosed) {
        return TagScheme::IOB2; // a few stray E or S in a column of B and I
    }
    return m_bilou ? TagScheme::BILOU : TagScheme::IOBES;
}

void TagColumn::reportIllegal(std::span<const std::uint32_t> tags, std::span<const std::uint32_t> sentences,
    const std::function<void(IllegalTag)>& illegal) const
{
    if (!m_opensIllegal && !m_unclosedIllegal) {
        return;
    }
    walk(
        static_cast<std::uint32_t>(tags.size()), sentences,
        [&](std::uint32_t token) { return m_tags[tags[token]]; },
        [&](std::uint32_t token, const Tag&, bool illegally) {
            if (illegally && m_opensIllegal) {
                illegal({ IllegalTag::Kind::OpensWithoutBegin, token });
            }
        },
        [&](std::uint32_t, std::uint32_t end, annotation::LabelId, bool properly) {
            if (!properly && m_unclosedIllegal) {
                illegal({ IllegalTag::Kind::Unclosed, end - 1 });
            }
        });
}

} // namespace touchstone::io
