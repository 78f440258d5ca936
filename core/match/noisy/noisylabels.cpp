// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/noisy/noisylabels.h"

#include <tuple>

namespace touchstone::match {

namespace {

using annotation::Document;
using annotation::TagPrefix;
using text::Span;

constexpr std::uint32_t shortBlock = 16;

void append(std::vector<LabelRun>& runs, const LabelRun& run)
{
    if (run.characters.empty()) {
        return;
    }
    if (!run.begins && !runs.empty() && runs.back().characters.end == run.characters.begin
        && runs.back().type == run.type) {
        runs.back().characters.end = run.characters.end;
        return;
    }
    runs.push_back(run);
}

void markBlocks(std::vector<LabelRun>& runs)
{
    for (auto i = static_cast<std::uint32_t>(runs.size()); i-- > 0;) {
        const bool goesOn = i + 1 < runs.size() && runs[i].characters.end == runs[i + 1].characters.begin;
        runs[i].blockEnd = goesOn ? runs[i + 1].blockEnd : i;
    }
}

/// `walked` of every entity that has a run.
void measure(NoisySide& side)
{
    const Tails tails(side.runs);
    for (auto& entity : side.entities) {
        if (entity.run == noRun) {
            continue;
        }
        const auto& first = side.runs[entity.run];
        entity.walked = first.characters;
        if (first.blockEnd > entity.run) {
            const auto last = tails.lastRun(entity.run + 1, true, entity.type);
            entity.walked.end = last == noRun ? first.characters.end : side.runs[last].characters.end;
        }
    }
}

// --------------------------------------------------------------------------------------------------- tags

/// One token.
struct Row
{
    std::uint32_t type = noType; ///< the label of its tag; noType: O
    bool begins = false;
    std::uint32_t entity = 0; ///< that it belongs to
};

class TagLabeller
{
public:
    TagLabeller(const Document& document, std::span<const std::uint32_t> typeOf)
        : m_document(document)
        , m_typeOf(typeOf)
    {
    }

    NoisySide run()
    {
        makeRows();
        findNext();
        label();
        markBlocks(m_side.runs);
        measure(m_side);
        for (auto& entity : m_side.entities) {
            entity.span = entity.walked;
        }
        return std::move(m_side);
    }

private:
    struct Open
    {
        std::uint32_t type;
        std::uint32_t entity;
    };

    /// What each token begins or goes on with.
    void makeRows()
    {
        m_openOf.assign(m_typeOf.size(), 0);
        m_seen.assign(m_typeOf.size(), 0);
        const auto& tags = m_document.tokenTags;
        m_rows.resize(tags.size());
        for (std::uint32_t token = 0; token < tags.size(); ++token) {
            const auto tag = tags[token];
            auto& row = m_rows[token];
            row.type = tag.outside() ? noType : static_cast<std::uint32_t>(tag.label());
            if (row.type == noType) {
                while (!m_open.empty()) {
                    close();
                }
                continue;
            }
            const auto prefix = tag.prefix();
            row.begins = prefix == TagPrefix::B || prefix == TagPrefix::S || prefix == TagPrefix::U;
            if (!row.begins && m_openOf[row.type] == 0) {
                row.begins = true;
                m_side.mendedBeginnings += prefix == TagPrefix::None ? 0U : 1U;
            }
            if (row.begins && !begin(token)) {
                row = {};
                while (!m_open.empty()) {
                    close();
                }
                continue;
            }
            if (!row.begins) {
                while (m_open.back().type != row.type) {
                    close();
                }
            }
            row.entity = m_open.back().entity;
        }
    }

    /// The type is the annotation's, should it have been renamed since. False: there is no annotation (it was
    /// dropped after reading), or none that counts; the token is O.
    bool begin(std::uint32_t token)
    {
        const auto& entities = m_document.annotations.entities;
        const auto position = m_document.tokens[token].begin;
        while (m_nextEntity < entities.size() && entities[m_nextEntity].span.begin < position) {
            ++m_nextEntity;
        }
        if (m_nextEntity == entities.size() || entities[m_nextEntity].span.begin != position) {
            return false;
        }
        LabelledEntity entity;
        entity.type = m_typeOf[static_cast<std::size_t>(entities[m_nextEntity].label)];
        if (entity.type == noType) {
            return false;
        }
        entity.entity = m_nextEntity;
        m_open.push_back({ m_rows[token].type, static_cast<std::uint32_t>(m_side.entities.size()) });
        ++m_openOf[m_rows[token].type];
        m_side.entities.push_back(entity);
        return true;
    }

    void close()
    {
        --m_openOf[m_open.back().type];
        m_open.pop_back();
    }

    /// For each row, does the next row of its type, before any O, go on?
    void findNext()
    {
        constexpr std::uint8_t goesOn = 1;
        constexpr std::uint8_t begins = 2;
        std::vector<std::uint32_t> touched;
        m_continued.assign(m_rows.size(), false);
        for (auto i = m_rows.size(); i-- > 0;) {
            const auto& row = m_rows[i];
            if (row.type == noType) {
                for (const auto type : touched) {
                    m_seen[type] = 0;
                }
                touched.clear();
                continue;
            }
            m_continued[i] = m_seen[row.type] == goesOn;
            if (m_seen[row.type] == 0) {
                touched.push_back(row.type);
            }
            m_seen[row.type] = row.begins ? begins : goesOn;
        }
    }

    /// Runs, with the spaces between tokens (1.3 a to d).
    void label()
    {
        const auto& tokens = m_document.tokens;
        std::uint32_t inside = noType; // the peer's mark: type of the outer entity
        std::uint32_t insideEntity = 0;
        bool peerInside = false; // would the peer's mark still be set?
        for (std::uint32_t token = 0; token < m_rows.size(); ++token) {
            const auto& row = m_rows[token];
            if (token > 0) {
                const auto& before = m_rows[token - 1];
                const Span space { tokens[token - 1].end, tokens[token].begin };
                if (row.type == before.type && !row.begins && row.type != noType) {
                    append(m_side.runs, { space, typeOf(row.entity), row.entity, false, 0 });
                } else if (row.type != before.type && row.begins && before.type != noType) {
                    inside = m_continued[token - 1] ? before.type : noType;
                    insideEntity = before.entity;
                    peerInside = inside != noType;
                    if (inside != noType) {
                        append(m_side.runs, { space, typeOf(insideEntity), insideEntity, false, 0 });
                    }
                } else if (inside != noType) {
                    append(m_side.runs, { space, typeOf(insideEntity), insideEntity, false, 0 });
                } else {
                    m_side.mendedSpaces += peerInside ? 1U : 0U;
                }
                if (row.type == noType || (row.begins && row.type == inside)) {
                    inside = noType;
                }
            }
            if (row.type == noType) {
                continue;
            }
            if (row.begins) {
                m_side.entities[row.entity].run = static_cast<std::uint32_t>(m_side.runs.size());
            }
            append(m_side.runs, { tokens[token], typeOf(row.entity), row.entity, row.begins, 0 });
        }
    }

    [[nodiscard]] std::uint32_t typeOf(std::uint32_t entity) const { return m_side.entities[entity].type; }

    const Document& m_document;
    std::span<const std::uint32_t> m_typeOf;
    NoisySide m_side;
    std::vector<Row> m_rows;
    std::vector<Open> m_open; ///< entities since the last O, the innermost last
    std::vector<std::uint32_t> m_openOf; ///< how many of each type are open
    std::vector<std::uint8_t> m_seen; ///< by type
    std::vector<bool> m_continued; ///< by row
    std::uint32_t m_nextEntity = 0; ///< annotations of a column stand in text order
};

// -------------------------------------------------------------------------------------------------- spans

class SpanLabeller
{
public:
    SpanLabeller(const Document& document, std::span<const std::uint32_t> typeOf)
    {
        const auto& tree = document.annotations;
        for (std::uint32_t i = 0; i < tree.size(); ++i) {
            const auto& entity = tree.entities[i];
            const auto type = typeOf[static_cast<std::size_t>(entity.label)];
            if (tree.counted(i) && type != noType) {
                m_side.entities.push_back({ i, type, noRun, entity.span, entity.span });
            }
        }
        std::sort(m_side.entities.begin(), m_side.entities.end(), [](const auto& a, const auto& b) {
            return std::tuple(a.span.begin, b.span.end, a.type, a.entity)
                < std::tuple(b.span.begin, a.span.end, b.type, b.entity);
        });
    }

    NoisySide run()
    {
        for (std::uint32_t i = 0; i < m_side.entities.size(); ++i) {
            paintTo(m_side.entities[i].span.begin);
            m_over.push_back(i);
        }
        paintTo(std::numeric_limits<std::uint32_t>::max());
        for (const auto& entity : m_side.entities) {
            m_side.hidden += entity.run == noRun ? 1U : 0U;
        }
        markBlocks(m_side.runs);
        measure(m_side);
        return std::move(m_side);
    }

private:
    /// Labels the characters before `end` that no later annotation can have.
    void paintTo(std::uint32_t end)
    {
        while (m_at < end) {
            while (!m_over.empty() && m_side.entities[m_over.back()].span.end <= m_at) {
                m_over.pop_back();
            }
            if (m_over.empty()) {
                m_at = end;
                return;
            }
            auto& entity = m_side.entities[m_over.back()];
            const Span characters { m_at, std::min(end, entity.span.end) };
            const bool begins = entity.run == noRun;
            if (begins) {
                entity.run = static_cast<std::uint32_t>(m_side.runs.size());
            }
            append(m_side.runs, { characters, entity.type, m_over.back(), begins, 0 });
            m_at = characters.end;
        }
    }

    NoisySide m_side;
    std::vector<std::uint32_t> m_over; ///< annotations over the current place, the innermost last
    std::uint32_t m_at = 0;
};

} // namespace

Tails::Tails(const std::vector<LabelRun>& runs)
    : m_runs(runs)
{
    bool longBlock = false;
    for (std::uint32_t i = 0; i < runs.size() && !longBlock; ++i) {
        longBlock = runs[i].blockEnd - i > shortBlock;
    }
    if (!longBlock) {
        return;
    }
    for (std::uint32_t i = 0; i < runs.size(); ++i) {
        if (runs[i].begins) {
            m_begins.emplace_back(runs[i].type, i);
        }
    }
    std::sort(m_begins.begin(), m_begins.end());
}

std::uint32_t Tails::lastRun(std::uint32_t run, bool atStart, std::uint32_t type) const
{
    if (atStart && m_runs[run].begins && m_runs[run].type == type) {
        return noRun;
    }
    const auto end = m_runs[run].blockEnd;
    auto last = end;
    if (end - run <= shortBlock) {
        for (auto i = run + 1; i <= end && last == end; ++i) {
            last = m_runs[i].begins && m_runs[i].type == type ? i - 1 : last;
        }
    } else {
        const auto next = std::lower_bound(
            m_begins.begin(), m_begins.end(), std::pair<std::uint32_t, std::uint32_t>(type, run + 1));
        if (next != m_begins.end() && next->first == type && next->second <= end) {
            last = next->second - 1;
        }
    }
    return m_runs[last].type == type ? last : noRun;
}

NoisySide noisySide(const Document& document, std::span<const std::uint32_t> typeOf)
{
    return document.tokenTags.empty() || document.tokenTags.size() != document.tokens.size()
        ? SpanLabeller(document, typeOf).run()
        : TagLabeller(document, typeOf).run();
}

} // namespace touchstone::match
