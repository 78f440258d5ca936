// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judging/surfacecounts.h"

#include "core/support/parallel.h"
#include "core/text/tokens.h"

#include <atomic>

namespace touchstone::analysis {

namespace {

/// Words as a polynomial over their bytes, so that what stands side by side can be put together.
struct Rolled
{
    SurfaceKey value = 0;
    SurfaceKey power = 1;

    void add(unsigned char byte)
    {
        constexpr SurfaceKey base = 0x9E37'79B9'7F4A'7C15;
        value = value * base + byte + 1U;
        power *= base;
    }
    void add(std::string_view bytes)
    {
        bool blank = false;
        for (const char c : bytes) {
            const bool isBlank = c == ' ' || (c >= '\t' && c <= '\r');
            if (!isBlank || !blank) {
                add(static_cast<unsigned char>(isBlank ? ' ' : c));
            }
            blank = isBlank;
        }
    }
    void add(const Rolled& other)
    {
        value = value * other.power + other.value;
        power *= other.power;
    }
    [[nodiscard]] SurfaceKey key() const { return power == 1 ? noSurface : std::max<SurfaceKey>(value, 1); }
};

std::string_view trimmed(std::string_view bytes)
{
    constexpr std::string_view blanks = " \t\n\v\f\r";
    const auto first = bytes.find_first_not_of(blanks);
    return first == std::string_view::npos ? std::string_view()
                                           : bytes.substr(first, bytes.find_last_not_of(blanks) + 1 - first);
}

/// Which of many keys are wanted: a bit that most others do not have, then a search.
class Wanted
{
public:
    explicit Wanted(std::span<const SurfaceKey> keys)
        : m_keys(keys)
    {
        while ((std::size_t { 1 } << m_logBits) < keys.size() * 16) {
            ++m_logBits;
        }
        m_bits.resize((std::size_t { 1 } << m_logBits) / 64);
        for (const auto key : keys) {
            const auto bit = bitOf(key);
            m_bits[bit / 64] |= SurfaceKey { 1 } << (bit % 64);
        }
    }
    /// Its place among the keys; their number: it is none.
    [[nodiscard]] std::size_t find(SurfaceKey key) const
    {
        const auto bit = bitOf(key);
        if ((m_bits[bit / 64] >> (bit % 64) & 1U) == 0) {
            return m_keys.size();
        }
        const auto at = std::ranges::lower_bound(m_keys, key);
        return at != m_keys.end() && *at == key ? static_cast<std::size_t>(at - m_keys.begin())
                                                : m_keys.size();
    }

private:
    [[nodiscard]] std::size_t bitOf(SurfaceKey key) const
    {
        constexpr SurfaceKey spread = 0xD6E8'FEB8'6659'FD93;
        return (key ^ (key >> 32U)) * spread >> (64U - m_logBits);
    }
    std::span<const SurfaceKey> m_keys;
    unsigned m_logBits = 10;
    std::vector<std::uint64_t> m_bits;
};

/// The tokens of a document, each with what stands between it and the one before.
struct RolledTokens
{
    std::vector<Rolled> tokens, gaps;

    explicit RolledTokens(const annotation::Document& document)
    {
        std::vector<text::Span> made;
        if (document.tokens.empty()) {
            made = text::splitTokens(document.text);
        }
        const auto& spans = document.tokens.empty() ? made : document.tokens;
        tokens.resize(spans.size());
        gaps.resize(spans.size());
        const auto bytes = document.text.utf8();
        const bool ascii = document.text.ascii();
        std::uint32_t position = 0;
        std::size_t byte = 0;
        const auto byteOf = [&](std::uint32_t codePoint) {
            if (ascii) {
                byte = std::min<std::size_t>(codePoint, bytes.size());
                return byte;
            }
            for (; position < codePoint && byte < bytes.size(); ++position) {
                do {
                    ++byte;
                } while (byte < bytes.size() && (static_cast<unsigned char>(bytes[byte]) & 0xC0U) == 0x80U);
            }
            return byte;
        };
        std::size_t last = 0;
        for (std::size_t i = 0; i < spans.size(); ++i) {
            const auto begin = byteOf(spans[i].begin);
            const auto end = byteOf(spans[i].end);
            gaps[i].add(bytes.substr(last, begin - last));
            tokens[i].add(bytes.substr(begin, end - begin));
            last = end;
        }
    }
};

} // namespace

SurfaceKey surfaceKey(const text::Text& text, std::span<const text::Span> pieces)
{
    constexpr std::string_view gap = " … ";
    Rolled rolled;
    for (const auto& piece : pieces) {
        const auto words = trimmed(text.slice(piece));
        if (!words.empty() && rolled.power != 1) {
            rolled.add(gap);
        }
        rolled.add(words);
    }
    return rolled.key();
}

SurfaceLabels::SurfaceLabels(std::vector<Item> items)
{
    support::sortInParallel(items);
    for (const auto& item : items) {
        if (item.surface == noSurface) {
            continue;
        }
        if (m_entries.empty() || m_entries.back().item != item) {
            m_entries.push_back({ item, 0 });
        }
        ++m_entries.back().count;
    }
}

SurfaceLabels::Found SurfaceLabels::of(SurfaceKey surface, std::uint32_t type) const
{
    Found found;
    if (surface == noSurface) {
        return found;
    }
    auto entry
        = std::ranges::lower_bound(m_entries, surface, {}, [](const Entry& one) { return one.item.surface; });
    for (; entry != m_entries.end() && entry->item.surface == surface; ++entry) {
        found.annotated += entry->count;
        if (entry->item.type == type) {
            found.same = entry->count;
        } else if (entry->count > found.other) {
            found.other = entry->count;
            found.otherType = entry->item.type;
        }
    }
    return found;
}

std::vector<std::uint32_t> countOccurrences(std::span<const SurfaceKey> wanted,
    std::span<const annotation::Document* const> documents, const support::Progress& progress)
{
    const Wanted keys(wanted);
    std::vector<std::atomic<std::uint32_t>> counts(wanted.size());
    support::inParallel(wanted.empty() ? 0 : documents.size(), [&](std::size_t number) {
        if (progress.cancelled()) {
            return;
        }
        const RolledTokens document(*documents[number]);
        for (std::size_t first = 0; first < document.tokens.size(); ++first) {
            auto rolled = document.tokens[first];
            const auto end = std::min(first + longestSurface, document.tokens.size());
            for (auto last = first;;) {
                if (const auto at = keys.find(rolled.key()); at < counts.size()) {
                    counts[at].fetch_add(1, std::memory_order_relaxed);
                }
                if (++last == end) {
                    break;
                }
                rolled.add(document.gaps[last]);
                rolled.add(document.tokens[last]);
            }
        }
    });
    return { counts.begin(), counts.end() };
}

} // namespace touchstone::analysis
