// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/records/recordlink.h"

#include <cassert>
#include <cstring>
#include <tuple>
#include <type_traits>

namespace touchstone::analysis {

namespace {

/// Every field. A field that is new to RecordFilter does not compile here until it has its place.
template <typename Filter> auto fields(Filter& filter)
{
    auto& [list, categories, values, facets, scheme, outcomes, goldTypes, goldMissing, systemTypes,
        systemMissing, types, rowTypes, errorTypes, tags, documents, excludedTypes, excludedDocuments,
        excludedErrorTypes, words, errorsOnly]
        = filter;
    return std::tie(list, categories, values, facets, scheme, outcomes, goldTypes, goldMissing, systemTypes,
        systemMissing, types, rowTypes, errorTypes, tags, documents, excludedTypes, excludedDocuments,
        excludedErrorTypes, words, errorsOnly);
}

void pack(std::string& to, std::size_t number)
{
    constexpr unsigned sevenBits = 7;
    constexpr std::size_t low = 0x7F;
    for (; number > low; number >>= sevenBits) {
        to += static_cast<char>((number & low) | (low + 1));
    }
    to += static_cast<char>(number);
}

template <typename T> void packPlain(std::string& to, const T& value)
{
    static_assert(std::is_trivially_copyable_v<T>);
    char bytes[sizeof(T)];
    std::memcpy(bytes, &value, sizeof(T));
    to.append(bytes, sizeof(T));
}

template <typename T>
requires std::is_enum_v<T> || std::is_same_v<T, bool> || std::is_same_v<T, double>
void pack(std::string& to, const T& value) { packPlain(to, value); }

void pack(std::string& to, const std::string& text)
{
    pack(to, text.size());
    to += text;
}

template <typename T> void pack(std::string& to, const std::optional<T>& value) { pack(to, *value); }
template <typename T> void pack(std::string& to, const std::vector<T>& list);

void pack(std::string& to, const ValueRange& range)
{
    pack(to, range.column);
    pack(to, range.above);
    pack(to, range.upTo);
}

void pack(std::string& to, const FacetChoice& choice)
{
    pack(to, choice.facet);
    pack(to, choice.names);
}

template <typename T> void pack(std::string& to, const std::vector<T>& list)
{
    pack(to, list.size());
    for (const auto& each : list) {
        pack(to, each);
    }
}

/// What pack() wrote, in the same order.
class Unpacker
{
public:
    explicit Unpacker(std::string_view bytes)
        : m_bytes(bytes)
    {
    }
    [[nodiscard]] bool atEnd() const { return m_bytes.empty(); }

    [[nodiscard]] std::size_t number()
    {
        constexpr unsigned sevenBits = 7;
        constexpr unsigned low = 0x7F;
        std::size_t number = 0;
        for (unsigned shift = 0;; shift += sevenBits) {
            const auto byte = static_cast<unsigned char>(taken(1).front());
            number |= std::size_t { byte & low } << shift;
            if (byte <= low) {
                return number;
            }
        }
    }
    template <typename T>
    requires std::is_enum_v<T> || std::is_same_v<T, bool> || std::is_same_v<T, double>
    void read(T& value) { std::memcpy(&value, taken(sizeof(T)).data(), sizeof(T)); }
    void read(std::string& text)
    {
        const auto size = number();
        text = taken(size);
    }
    template <typename T> void read(std::optional<T>& value) { read(value.emplace()); }
    void read(ValueRange& range)
    {
        read(range.column);
        read(range.above);
        read(range.upTo);
    }
    void read(FacetChoice& choice)
    {
        read(choice.facet);
        read(choice.names);
    }
    template <typename T> void read(std::vector<T>& list)
    {
        list.resize(number());
        for (auto& each : list) {
            read(each);
        }
    }

private:
    std::string_view taken(std::size_t size)
    {
        assert(size <= m_bytes.size());
        const auto result = m_bytes.substr(0, size);
        m_bytes.remove_prefix(size);
        return result;
    }

    std::string_view m_bytes;
};

} // namespace

RecordLink::RecordLink(const RecordFilter& filter)
{
    static const RecordFilter nothing;
    const auto said = fields(filter);
    const auto silent = fields(nothing);
    std::string packed;
    // The number of a field, then what it says; a field that says nothing takes no room.
    [&]<std::size_t... number>(std::index_sequence<number...>)
    {
        const auto packField = [&packed](std::size_t field, const auto& value, const auto& none) {
            if (value != none) {
                packed += static_cast<char>(field);
                pack(packed, value);
            }
        };
        (packField(number, std::get<number>(said), std::get<number>(silent)), ...);
    }
    (std::make_index_sequence<std::tuple_size_v<decltype(said)>>());
    packed.shrink_to_fit();
    m_packed = std::make_shared<const std::string>(std::move(packed));
}

RecordFilter RecordLink::operator*() const
{
    assert(m_packed);
    RecordFilter filter;
    const auto into = fields(filter);
    for (Unpacker bytes(*m_packed); !bytes.atEnd();) {
        const auto field = bytes.number();
        [&]<std::size_t... number>(std::index_sequence<number...>)
        {
            ((number == field ? bytes.read(std::get<number>(into)) : void()), ...);
        }
        (std::make_index_sequence<std::tuple_size_v<decltype(into)>>());
    }
    return filter;
}

} // namespace touchstone::analysis
