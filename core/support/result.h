// SPDX-License-Identifier: GPL-3.0-or-later
// Result<T>: a value or an Error that says what went wrong, where, and how to cure it.
#pragma once

#include "core/support/message.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <string>

namespace touchstone::support {

enum class ErrorCode {
    Cancelled, ///< the caller's stop token was set
    NotFound, ///< a path or a named thing does not exist
    Unreadable, ///< the system refused to read or write
    UnknownFormat, ///< no reader recognises the content
    Malformed, ///< the content breaks its format beyond repair
    TooLarge, ///< a stated limit is passed
    InvalidOption, ///< a setting is out of range or does not fit the input
    Unpairable, ///< documents or texts of two sides cannot be brought together
    OtherTexts ///< a run holds other texts than its gold; it can be scored, but the numbers mean nothing
};

/// A place in a file. Line and column are 1-based; 0 means "not known". Columns count code points.
struct Place
{
    std::string file;
    std::uint32_t line = 0;
    std::uint32_t column = 0;
};

struct Error
{
    ErrorCode code;
    std::string text; ///< English, one sentence or two: what is wrong and how to cure it
    Place place;
    Message said {}; ///< the same with its pattern; empty, or other than `text`: only `text` counts
};

/// What another message is to say of an error: Error::said, else its text.
[[nodiscard]] inline Message::Argument messageOf(const Error& error)
{
    return error.said.empty() || error.said.english() != error.text ? Message::Argument(error.text)
                                                                    : Message::Argument(error.said);
}

template <typename T> using Result = tl::expected<T, Error>;
using Failure = tl::unexpected<Error>;

[[nodiscard]] inline Failure failure(ErrorCode code, std::string text, Place place = {})
{
    return Failure(Error { code, std::move(text), std::move(place) });
}
/// The same with a message that the window can translate.
[[nodiscard]] inline Failure failure(ErrorCode code, Message said, Place place = {})
{
    auto text = said.english();
    return Failure(Error { code, std::move(text), std::move(place), std::move(said) });
}

} // namespace touchstone::support
