// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/message.h"

#include "core/support/numbers.h"

namespace touchstone::support {

namespace {

std::string groupedWithSign(std::int64_t value)
{
    // Negated as unsigned, so that the least number has its absolute value, too.
    const auto bits = static_cast<std::uint64_t>(value);
    return value < 0 ? "-" + grouped(~bits + 1) : grouped(bits);
}

std::string english(const Message::Argument& argument)
{
    if (const auto* const words = std::get_if<std::string>(&argument)) {
        return *words;
    }
    if (const auto* const number = std::get_if<GroupedNumber>(&argument)) {
        return groupedWithSign(number->value);
    }
    if (const auto* const number = std::get_if<DecimalNumber>(&argument)) {
        return fixed(number->value, number->decimals);
    }
    return std::get<Message>(argument).english();
}

} // namespace

Message::Message(const char* pattern, std::vector<Argument> arguments)
    : m_pattern(pattern)
    , m_arguments(std::move(arguments))
{
}

Message::Message(const char* one, const char* many, std::int64_t number, std::vector<Argument> arguments)
    : m_pattern(many)
    , m_one(one)
    , m_number(number)
    , m_arguments(std::move(arguments))
{
}

const char* Message::englishPattern() const { return m_number == 1 ? m_one : m_pattern; }

const std::vector<Message::Argument>& Message::arguments() const { return m_arguments; }

Message Message::with(std::vector<Argument> arguments) const
{
    auto message = *this;
    message.m_arguments = std::move(arguments);
    return message;
}

Message::Argument shortestNumber(double value)
{
    auto text = shortest(value);
    const auto point = text.find('.');
    const DecimalNumber number { value,
        point == std::string::npos ? 0 : static_cast<int>(text.size() - point - 1) };
    return point != std::string::npos && fixed(value, number.decimals) == text
        ? Message::Argument(number)
        : Message::Argument(std::move(text));
}

std::string Message::english() const
{
    return empty() ? std::string() : filledIn(englishPattern(), [this](char place) {
        if (place == 'n') {
            return m_number ? groupedWithSign(*m_number) : std::string("%Ln");
        }
        const auto at = static_cast<std::size_t>(place - '1');
        return at < m_arguments.size() ? support::english(m_arguments[at]) : std::string { '%', place };
    });
}

} // namespace touchstone::support
