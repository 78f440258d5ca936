// SPDX-License-Identifier: GPL-3.0-or-later
// Message: a sentence of the core that keeps its pattern and what was filled in. The core says it in English;
// the window looks the pattern up in its languages and fills it in by itself.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace touchstone::support {

/// A whole number that is grouped: "1,017" in English, "1.017" in a German window.
struct GroupedNumber
{
    std::int64_t value = 0;
};

/// A number with so many decimals.
struct DecimalNumber
{
    double value = 0;
    int decimals = 3;
};

class Message
{
public:
    /// Words stand as they are in every language (names, paths, words of a text); a message in a message is
    /// translated by itself.
    using Argument = std::variant<std::string, GroupedNumber, DecimalNumber, Message>;

    Message() = default; ///< says nothing
    /// Use said(), saidOf(), pattern() and patternOf(), where translations.sh looks for patterns.
    Message(const char* pattern, std::vector<Argument> arguments);
    Message(const char* one, const char* many, std::int64_t number, std::vector<Argument> arguments);

    [[nodiscard]] bool empty() const { return m_pattern == nullptr; }
    /// The pattern by which translations know it: of a counted message the one for many.
    [[nodiscard]] const char* pattern() const { return m_pattern; }
    /// The English pattern for its number.
    [[nodiscard]] const char* englishPattern() const;
    [[nodiscard]] const std::vector<Argument>& arguments() const;
    /// What %Ln stands for.
    [[nodiscard]] std::optional<std::int64_t> number() const { return m_number; }

    /// The same sentence with other arguments.
    [[nodiscard]] Message with(std::vector<Argument> arguments) const;

    /// The English sentence. O(length).
    [[nodiscard]] std::string english() const;

private:
    const char* m_pattern = nullptr;
    const char* m_one = nullptr;
    std::optional<std::int64_t> m_number;
    std::vector<Argument> m_arguments;
};

/// Fills in a pattern: put(place) gives what stands for %1 … %9 ('1' … '9') and %Ln ('n'); any other % stays,
/// and what is put in is not looked at again.
template <typename Put> [[nodiscard]] std::string filledIn(std::string_view pattern, Put&& put)
{
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const auto rest = pattern.substr(i);
        if (rest.size() > 1 && rest[0] == '%' && rest[1] >= '1' && rest[1] <= '9') {
            text += put(rest[1]);
            i += 1;
        } else if (rest.starts_with("%Ln")) {
            text += put('n');
            i += 2;
        } else {
            text += rest[0];
        }
    }
    return text;
}

namespace detail {

template <typename Value> Message::Argument argumentOf(Value&& value)
{
    using Plain = std::remove_cvref_t<Value>;
    if constexpr (std::is_integral_v<Plain>) {
        return std::to_string(value);
    } else if constexpr (
        std::is_same_v<Plain,
            GroupedNumber> || std::is_same_v<Plain, DecimalNumber> || std::is_same_v<Plain, Message> || std::is_same_v<Plain, Message::Argument>) {
        return std::forward<Value>(value);
    } else {
        return std::string(std::forward<Value>(value));
    }
}

} // namespace detail

/// "0.5" as support::shortest() writes it, and "0,5" in a German window. With an exponent it stands as it is.
[[nodiscard]] Message::Argument shortestNumber(double value);

/// A pattern of a message where it does not stand in said() or saidOf() itself: in a table, or as one of two.
[[nodiscard]] constexpr const char* pattern(const char* english) { return english; }

/// The patterns of a counted message in a table, English for one and for many; null: none.
struct CountedPattern
{
    const char* one = nullptr;
    const char* many = nullptr;
};
[[nodiscard]] constexpr CountedPattern patternOf(const char* one, const char* many) { return { one, many }; }

/// said("\"%1\" is no type of %2.", type, path). Whole numbers are written without groups.
/// `pattern` lives for ever: a literal.
template <typename... Values> [[nodiscard]] Message said(const char* pattern, Values&&... values)
{
    return { pattern, { detail::argumentOf(std::forward<Values>(values))... } };
}

/// saidOf(n, "%Ln document of %1", "%Ln documents of %1", path). %Ln is n, grouped. English says `one` of 1.
template <typename... Values>
[[nodiscard]] Message saidOf(std::int64_t number, const char* one, const char* many, Values&&... values)
{
    return { one, many, number, { detail::argumentOf(std::forward<Values>(values))... } };
}
template <typename... Values>
[[nodiscard]] Message saidOf(std::int64_t number, const CountedPattern& pattern, Values&&... values)
{
    return saidOf(number, pattern.one, pattern.many, std::forward<Values>(values)...);
}

} // namespace touchstone::support
