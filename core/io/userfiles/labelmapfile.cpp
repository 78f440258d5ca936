// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/userfiles/labelmapfile.h"

#include "core/io/bytes/atomicfile.h"
#include "core/io/bytes/linecursor.h"
#include "core/io/bytes/words.h"
#include "core/io/userfiles/settingsfile.h"
#include "core/support/lookup.h"

namespace touchstone::io {

namespace {

using annotation::LabelRule;
using annotation::LabelSide;

Message lineShape()
{
    return said("side (gold, system or both), label, new label (empty: dropped), separated by tabs");
}

using Side = std::pair<std::string_view, LabelSide>;
constexpr std::array<Side, 3> sides { { { "gold", LabelSide::Gold }, { "system", LabelSide::System },
    { "both", LabelSide::Both } } };

std::optional<LabelSide> sideOf(std::string_view word)
{
    const auto* const side = support::found(sides, word, &Side::first);
    return side == nullptr ? std::nullopt : std::optional(side->second);
}

std::string_view nameOf(LabelSide side)
{
    const auto* const known = support::found(sides, side, &Side::second);
    return known == nullptr ? std::string_view() : known->first;
}

using Escape = std::pair<char, char>; ///< what is meant, and the letter behind the backslash
constexpr std::array<Escape, 4> escapes { { { '\t', 't' }, { '\n', 'n' }, { '\r', 'r' }, { '\\', '\\' } } };

std::string unescaped(std::string_view cell)
{
    std::string label;
    for (std::size_t at = 0; at < cell.size(); ++at) {
        const bool escape = cell[at] == '\\' && at + 1 < cell.size();
        const auto* const known = escape ? support::found(escapes, cell[at + 1], &Escape::second) : nullptr;
        label += known == nullptr ? cell[at] : known->first;
        at += known == nullptr ? 0U : 1U;
    }
    return label;
}

std::string escaped(std::string_view label)
{
    std::string cell;
    for (const char c : label) {
        const auto* const known = support::found(escapes, c, &Escape::first);
        cell += known == nullptr ? std::string(1, c) : std::string { '\\', known->second };
    }
    return cell;
}

bool edgedByBlanks(std::string_view label) { return trimmed(label) != label; }

/// What is wrong with such a new label, and the cure.
Message blankFault(std::string_view from, std::string_view to)
{
    return trimmed(to).empty()
        ? said("The new label of %1 is blank; leave it empty to drop its annotations.", text::quoted(from))
        : said("The new label %1 begins or ends with a blank; take the blank out.", text::quoted(to));
}

class Parser
{
public:
    Parser(std::string_view utf8, const std::string& file)
        : m_lines(utf8)
        , m_file(file)
    {
    }

    Result<std::vector<LabelRule>> run()
    {
        while (m_lines.next()) {
            const auto line = m_lines.line();
            const bool header = !m_any && line == "side\tfrom\tto";
            if (trimmed(line).empty() || line.starts_with('#') || header) {
                m_any = m_any || header;
                continue;
            }
            m_any = true;
            if (auto done = readRule(line); !done) {
                return tl::unexpected(std::move(done.error()));
            }
        }
        return std::move(m_rules);
    }

private:
    [[nodiscard]] Failure refused(Message why, const char* at) const
    {
        return refusedAt(m_lines, at, m_file, std::move(why));
    }

    Result<void> readRule(std::string_view line)
    {
        const auto columns = cellsOf(line, true);
        if (columns.size() > 3) {
            return refused(said("The line has more than three columns; each must be %1. A tab inside a label "
                                "is written \\t.",
                               lineShape()),
                columns[3].data());
        }
        if (columns.size() < 2) {
            return refused(said("The line has one column; each must be %1.", lineShape()), line.data());
        }
        const auto side = sideOf(columns[0]);
        if (!side) {
            return refused(
                said("%1 is no side; each line must be %2.", text::quoted(columns[0]), lineShape()),
                line.data());
        }
        if (columns.size() == 2) {
            return refused(said("The line has no new label. Write it behind a tab; to drop annotations of "
                                "%1, end the line with that tab.",
                               text::quoted(columns[1])),
                line.data());
        }
        LabelRule rule { *side, unescaped(columns[1]), unescaped(columns[2]) };
        if (edgedByBlanks(rule.to)) {
            return refused(blankFault(columns[1], columns[2]), columns[2].data());
        }
        const auto [known, isNew]
            = m_known.emplace(std::pair(rule.side, rule.from), std::pair(rule.to, m_lines.number()));
        if (!isNew && known->second.first != rule.to) {
            const auto& [label, number] = known->second;
            return refused(label.empty()
                    ? said(
                        "%1 has another new label in line %2 already, none; take one of the two lines out.",
                        text::quoted(columns[1]), number)
                    : said("%1 has another new label in line %2 already, %3; take one of the two lines out.",
                        text::quoted(columns[1]), number, text::quoted(label)),
                columns[1].data());
        }
        if (isNew) {
            m_rules.push_back(std::move(rule));
        }
        return {};
    }

    LineCursor m_lines;
    const std::string& m_file;
    bool m_any = false; ///< a line that is no comment
    std::map<std::pair<LabelSide, std::string>, std::pair<std::string, std::uint32_t>>
        m_known; ///< new label and line
    std::vector<LabelRule> m_rules;
};

} // namespace

Result<std::vector<LabelRule>> parseLabelMap(std::string_view utf8, const std::string& file)
{
    return Parser(utf8, file).run();
}

Result<std::vector<LabelRule>> readLabelMap(const std::string& path)
{
    return readSettingsFile(path, [&](std::string_view text) { return parseLabelMap(text, path); });
}

Result<std::string> toLabelMap(const std::vector<LabelRule>& rules)
{
    std::map<std::pair<LabelSide, std::string_view>, std::size_t> last;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        last.insert_or_assign(std::pair(rules[i].side, std::string_view(rules[i].from)), i);
    }
    std::string text = "# side\tfrom\tto (empty: dropped)\n";
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const auto& rule = rules[i];
        if (edgedByBlanks(rule.to)) {
            return failure(ErrorCode::InvalidOption, blankFault(rule.from, rule.to));
        }
        if (last.at({ rule.side, rule.from }) == i) {
            text += std::string(nameOf(rule.side)) + "\t" + escaped(rule.from) + "\t" + escaped(rule.to)
                + "\n";
        }
    }
    return text;
}

Result<void> writeLabelMap(const std::string& path, const std::vector<LabelRule>& rules)
{
    const auto text = toLabelMap(rules);
    return text ? writeAtomically(path, *text) : Result<void>(tl::unexpected(text.error()));
}

} // namespace touchstone::io
