// SPDX-License-Identifier: GPL-3.0-or-later
// Work of the core under an interpreter: without its lock, stopped by Ctrl+C, errors as exceptions.
#pragma once

#include "core/support/result.h"

#include <pybind11/pybind11.h>

#include <exception>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace touchstone::python {

namespace py = pybind11;

/// Becomes TouchstoneError; of ErrorCode::Cancelled KeyboardInterrupt.
class DataError : public std::exception
{
public:
    explicit DataError(support::Error error, std::vector<std::string> messages = {});
    [[nodiscard]] const char* what() const noexcept override { return m_text.c_str(); }
    [[nodiscard]] const support::Error& error() const { return m_error; }
    /// What was said beside it: each mistake of a file of rules.
    [[nodiscard]] const std::vector<std::string>& messages() const { return m_messages; }

private:
    support::Error m_error;
    std::vector<std::string> m_messages;
    std::string m_text;
};

/// Wrong words.
[[nodiscard]] DataError wrongWords(std::string text);

/// Runs `work` in a thread of its own while this one sleeps without the interpreter's lock, looks for signals
/// ten times a second, and asks for the stop when a handler of theirs throws; that exception goes on then.
/// Throws what `work` throws. `work` must not touch objects of Python.
void runWatched(const std::function<void(std::stop_token)>& work);

/// The value of a result; throws its error.
template <typename T> T valueOf(support::Result<T> result)
{
    if (!result) {
        throw DataError(result.error());
    }
    if constexpr (!std::is_void_v<T>) {
        return std::move(*result);
    }
}

/// What `work(stop)` gives.
template <typename Work> auto watched(const Work& work)
{
    std::optional<decltype(work(std::stop_token()))> result;
    runWatched([&](std::stop_token stop) { result.emplace(work(std::move(stop))); });
    return std::move(*result);
}

/// Adds TouchstoneError to the module.
void addErrors(py::module_& module);

} // namespace touchstone::python
