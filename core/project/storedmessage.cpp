// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/storedmessage.h"

#include "core/support/numbers.h"

#include <mutex>
#include <set>
#include <string>

namespace touchstone::analysis {

namespace {

using support::DecimalNumber;
using support::GroupedNumber;
using support::Message;

io::JsonNode raw(std::int64_t number) { return io::JsonNode::raw(std::to_string(number)); }

io::JsonNode storedArgument(const Message::Argument& argument)
{
    if (const auto* const words = std::get_if<std::string>(&argument)) {
        return io::JsonNode::string(*words);
    }
    if (const auto* const message = std::get_if<Message>(&argument)) {
        return stored(*message);
    }
    auto node = io::JsonNode::object();
    if (const auto* const number = std::get_if<GroupedNumber>(&argument)) {
        node.add("grouped", raw(number->value));
    } else {
        const auto& decimal = std::get<DecimalNumber>(argument);
        node.add("decimal", io::JsonNode::raw(support::shortest(decimal.value)));
        node.add("decimals", raw(decimal.decimals));
    }
    return node;
}

/// A pattern that lives as long as the program.
const char* kept(std::string_view pattern)
{
    static std::mutex mutex;
    static std::set<std::string, std::less<>> patterns;
    const std::scoped_lock lock(mutex);
    return patterns.emplace(pattern).first->c_str();
}

std::optional<Message::Argument> argumentOf(const io::JsonValue& json)
{
    if (json.isString()) {
        return Message::Argument(std::string(json.string()));
    }
    if (const auto grouped = json["grouped"].integer()) {
        return Message::Argument(GroupedNumber { *grouped });
    }
    if (const auto decimal = json["decimal"].number()) {
        constexpr std::int64_t most = 20;
        const auto decimals = json["decimals"].integer().value_or(-1);
        return decimals < 0 || decimals > most
            ? std::nullopt
            : std::optional<Message::Argument>(DecimalNumber { *decimal, static_cast<int>(decimals) });
    }
    auto message = storedMessage(json);
    return message ? std::optional<Message::Argument>(std::move(*message)) : std::nullopt;
}

} // namespace

io::JsonNode stored(const Message& message)
{
    auto node = io::JsonNode::object();
    if (message.empty()) {
        return node;
    }
    node.add("pattern", io::JsonNode::string(message.pattern()));
    if (const auto number = message.number()) {
        node.add("english", io::JsonNode::string(message.englishPattern()));
        node.add("number", raw(*number));
    }
    auto arguments = io::JsonNode::array();
    for (const auto& argument : message.arguments()) {
        arguments.add(storedArgument(argument));
    }
    node.add("with", std::move(arguments));
    return node;
}

std::optional<Message> storedMessage(const io::JsonValue& json)
{
    if (!json.isObject()) {
        return std::nullopt;
    }
    if (!json.hasElements()) {
        return Message();
    }
    if (!json["pattern"].isString() || !json["with"].isArray()) {
        return std::nullopt;
    }
    std::vector<Message::Argument> arguments;
    for (const auto one : json["with"]) {
        auto argument = argumentOf(one);
        if (!argument) {
            return std::nullopt;
        }
        arguments.push_back(std::move(*argument));
    }
    const auto* const pattern = kept(json["pattern"].string());
    const auto number = json["number"].integer();
    return number ? Message(kept(json["english"].string()), pattern, *number, std::move(arguments))
                  : Message(pattern, std::move(arguments));
}

} // namespace touchstone::analysis
