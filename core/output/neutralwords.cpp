// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/output/neutralwords.h"

#include <algorithm>
#include <array>
#include <utility>

namespace touchstone::analysis {

namespace {

using Words = std::pair<std::string_view, std::string_view>;

/// Texts that are one of these as a whole: titles, and sentences whose words do not stand for themselves.
constexpr auto neutralTexts = std::to_array<Words>({
    { "P", "Agreement of B" },
    { "R", "Agreement of A" },
    { "Precision", "Agreement of B" },
    { "Recall", "Agreement of A" },
    { "F1", "Agreement (F1)" },
    { "TP", "Agree" },
    { "FP", "B without A" },
    { "FN", "A without B" },
    { "Correct", "Agree" },
    { "Missing", "Only A" },
    { "Spurious", "Only B" },
    { "missing", "only A" },
    { "spurious", "only B" },
    { "Errors", "Differences" },
    { "Error type", "Difference" },
    { "Gold type", "A type" },
    { "System type", "B type" },
    { "Gold form", "A form" },
    { "System form", "B form" },
    { "Correct. The system's annotation counts as right under the scheme chosen.",
        "Agree. A and B have the annotation alike under the scheme chosen." },
    { "Missing: gold only.", "Only A." },
    { "Spurious: system only.", "Only B." },
    { "Annotations of the gold: COR + INC + PAR + MIS.",
        "Annotations of A: Agree + Differ + Overlap + Only A." },
    { "Annotations of the system: COR + INC + PAR + SPU.",
        "Annotations of B: Agree + Differ + Overlap + Only B." },
    { "(COR + 0.5 PAR) of the system / ACT.",
        "The share of B's annotations that A has, too; under partial one that only overlaps counts half." },
    { "(COR + 0.5 PAR) of the gold / POS.",
        "The share of A's annotations that B has, too; under partial one that only overlaps counts half." },
    { "Harmonic mean of precision and recall.",
        "Agreement of A and B: the harmonic mean of both shares; the same when A and B change places." },
});

/// Words inside a text, the longer ones of one beginning first.
constexpr auto neutralPieces = std::to_array<Words>({
    { "A row is a type: COR, INC, PAR, MIS and Gold count gold annotations of it, columns with sys, SPU and "
      "System those that the system gave it.",
        "A row is a type: Agree, Differ, Only A and A count A's annotations of it, columns with \", B\", "
        "Only B and B those of B." },
    { "one gold annotation", "one annotation of A" },
    { "one system annotation", "one annotation of B" },
    { "each gold annotation", "each annotation of A" },
    { "each system annotation", "each annotation of B" },
    { "every gold annotation", "every annotation of A" },
    { "every system annotation", "every annotation of B" },
    { "no gold annotation", "no annotation of A" },
    { "no system annotation", "no annotation of B" },
    { "the gold's", "A's" },
    { "The gold's", "A's" },
    { "the system's", "B's" },
    { "The system's", "B's" },
    { "the gold", "A" },
    { "The gold", "A" },
    { "the system", "B" },
    { "The system", "B" },
    { "gold", "A" },
    { "Gold", "A" },
    { "system", "B" },
    { "System", "B" },
    { "COR sys", "Agree, B" },
    { "INC sys", "Differ, B" },
    { "PAR sys", "Overlap, B" },
    { "sys", "B" },
    { "POS", "A" },
    { "ACT", "B" },
    { "COR", "Agree" },
    { "INC", "Differ" },
    { "PAR", "Overlap" },
    { "MIS", "Only A" },
    { "SPU", "Only B" },
    { "as missing", "as only in A" },
    { "as spurious", "as only in B" },
    { "Missing.", "Only A." },
    { "Spurious.", "Only B." },
    { "Incorrect", "Differ" },
    { "incorrect", "differing" },
    { "Partial.", "Overlap." },
    { "Partial:", "Overlap:" },
    { "Correct", "Agreed" },
    { "correct", "agreed" },
    { "P =", "Agreement of B =" },
    { "R =", "Agreement of A =" },
});

/// What either side has: "the gold annotation" is A's annotation. No verbs: "the gold links no name".
constexpr auto sideNouns = std::to_array<std::string_view>({ "annotation", "annotations", "document",
    "documents", "entities", "entity", "file", "label", "labels", "mention", "mentions", "occurrence",
    "occurrences", "side", "texts", "token", "tokens", "type", "types", "words" });

/// Before "gold" or "system": any of them is meant, not a side.
constexpr auto sideDeterminers = std::to_array<std::string_view>({ "a", "another", "any", "each", "every",
    "first", "no", "one", "other", "per", "same", "second", "single", "which" });

bool isWordSign(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'
        || static_cast<unsigned char>(c) >= 0x80U;
}

bool joins(char c) { return c == '-' || c == '.' || c == '/'; }

std::string_view wordAt(std::string_view text, std::size_t from)
{
    auto end = from;
    while (end < text.size() && isWordSign(text[end])) {
        ++end;
    }
    return text.substr(from, end - from);
}

/// Is the piece a part of "--gold-column", "gold.jsonl" or "runs/system"?
bool insideName(std::string_view text, std::size_t from, std::size_t end)
{
    const bool before = from > 0 && joins(text[from - 1]);
    return before || (end + 1 < text.size() && joins(text[end]) && isWordSign(text[end + 1]));
}

/// Rewrites a text word by word.
class Rewriting
{
public:
    explicit Rewriting(std::string_view text)
        : m_text(text)
    {
    }

    std::string result()
    {
        while (m_at < m_text.size()) {
            if (m_text[m_at] == '"') {
                copy(std::min(m_text.find('"', m_at + 1), m_text.size() - 1) + 1 - m_at);
            } else if (!isWordSign(m_text[m_at])) {
                copy(1);
            } else if (const auto* const found = here()) {
                replace(*found);
            } else {
                const auto word = wordAt(m_text, m_at);
                m_before = word;
                copy(word.size());
            }
        }
        return std::move(m_result);
    }

private:
    [[nodiscard]] const Words* here() const
    {
        const auto rest = m_text.substr(m_at);
        const auto* const found = std::ranges::find_if(neutralPieces, [&](const Words& one) {
            if (!rest.starts_with(one.first)) {
                return false;
            }
            const auto end = one.first.size();
            const bool whole = !isWordSign(one.first.back()) || end == rest.size() || !isWordSign(rest[end]);
            return whole && !insideName(m_text, m_at, m_at + end);
        });
        if (found == neutralPieces.end()
            || (isSide(found->second) && std::ranges::count(sideDeterminers, m_before) > 0)) {
            return nullptr;
        }
        return found;
    }

    static bool isSide(std::string_view word) { return word == "A" || word == "B"; }

    void replace(const Words& found)
    {
        m_result += found.second;
        m_at += found.first.size();
        m_before = {};
        const bool named = m_at < m_text.size() && m_text[m_at] == ' ';
        if (isSide(found.second) && named && std::ranges::count(sideNouns, wordAt(m_text, m_at + 1)) > 0) {
            m_result += "'s";
        }
    }

    void copy(std::size_t count)
    {
        m_result += m_text.substr(m_at, count);
        m_at += count;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::string_view m_before; ///< the word before
    std::string m_result;
};

} // namespace

std::string neutralText(std::string_view text)
{
    const auto* const whole = std::ranges::find(neutralTexts, text, &Words::first);
    return whole == neutralTexts.end() ? Rewriting(text).result() : std::string(whole->second);
}

void neutralise(Table& table)
{
    for (auto& column : table.columns) {
        column.name = neutralText(column.name);
    }
    table.note = neutralText(table.note);
}

} // namespace touchstone::analysis
