// SPDX-License-Identifier: GPL-3.0-or-later
#include "python/binding/running.h"

#include "app/cli/words/suggest.h"

#include "core/support/diagnostics.h"

#include <pybind11/stl.h>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace touchstone::python {

namespace {

constexpr auto wakeEvery = std::chrono::milliseconds(100);

/// Of the module's one interpreter; kept for ever, as types of a module are.
PyObject* errorType = nullptr;

const char* codeOf(support::ErrorCode code)
{
    using support::ErrorCode;
    switch (code) {
    case ErrorCode::Cancelled:
        return "cancelled";
    case ErrorCode::NotFound:
        return "not-found";
    case ErrorCode::Unreadable:
        return "unreadable";
    case ErrorCode::UnknownFormat:
        return "unknown-format";
    case ErrorCode::Malformed:
        return "malformed";
    case ErrorCode::TooLarge:
        return "too-large";
    case ErrorCode::InvalidOption:
        return "invalid-option";
    case ErrorCode::Unpairable:
        return "unpairable";
    case ErrorCode::OtherTexts:
        return "other-texts";
    }
    return "malformed";
}

/// The part behind the semicolon or the first full stop, as core writes its errors: what is wrong, then what
/// to do. Marks inside of quotation marks are no such.
std::string cureOf(const std::string& text)
{
    bool quoted = false;
    for (std::size_t i = 0; i + 2 < text.size(); ++i) {
        quoted = quoted != (text[i] == '"');
        if (!quoted && (text[i] == ';' || text[i] == '.') && text[i + 1] == ' ') {
            return text.substr(i + 2);
        }
    }
    return {};
}

/// How a run of other texts is scored nevertheless.
const char* anywayOf(const support::Error& error)
{
    return error.code == support::ErrorCode::OtherTexts
        ? " --anyway (in Python anyway=True) scores it as it is."
        : "";
}

py::object numberOrNone(std::uint32_t number)
{
    return number == 0 ? py::object(py::none()) : py::int_(number);
}

void raise(const DataError& problem)
{
    const auto& error = problem.error();
    if (error.code == support::ErrorCode::Cancelled) {
        PyErr_SetNone(PyExc_KeyboardInterrupt);
        return;
    }
    auto exception = py::reinterpret_borrow<py::object>(errorType)(problem.what());
    exception.attr("code") = codeOf(error.code);
    exception.attr("text") = error.text;
    exception.attr("file") = error.place.file.empty() ? py::object(py::none()) : py::str(error.place.file);
    exception.attr("line") = numberOrNone(error.place.line);
    exception.attr("column") = numberOrNone(error.place.column);
    exception.attr("cure") = cureOf(error.text + anywayOf(error));
    exception.attr("messages") = problem.messages();
    PyErr_SetObject(errorType, exception.ptr());
}

/// What the worker and the thread that waits for it share.
struct Watch
{
    std::mutex mutex;
    std::condition_variable changed;
    bool done = false;
    std::exception_ptr problem;
};

} // namespace

DataError::DataError(support::Error error, std::vector<std::string> messages)
    : m_error(std::move(error))
    , m_messages(std::move(messages))
{
    constexpr std::string_view severity = "error: "; // the exception says as much
    auto place = m_error;
    place.text.clear();
    auto text = support::formatted(place);
    text.erase(text.rfind(severity));
    text += m_error.text;
    text += anywayOf(m_error);
    m_text = cli::messageText(text);
    for (const auto& message : m_messages) {
        m_text += "\n" + message;
    }
}

DataError wrongWords(std::string text)
{
    return DataError({ support::ErrorCode::InvalidOption, std::move(text), {} });
}

void runWatched(const std::function<void(std::stop_token)>& work)
{
    Watch watch;
    std::jthread worker([&](std::stop_token stop) {
        try {
            work(std::move(stop));
        } catch (...) {
            watch.problem = std::current_exception();
        }
        const std::lock_guard lock(watch.mutex);
        watch.done = true;
        watch.changed.notify_one();
    });
    bool interrupted = false;
    {
        const py::gil_scoped_release released;
        std::unique_lock lock(watch.mutex);
        while (!watch.changed.wait_for(lock, wakeEvery, [&] { return watch.done; })) {
            lock.unlock();
            {
                const py::gil_scoped_acquire acquired;
                interrupted = PyErr_CheckSignals() != 0;
            }
            if (interrupted) {
                worker.request_stop();
                worker.join();
                break;
            }
            lock.lock();
        }
    }
    if (worker.joinable()) {
        worker.join();
    }
    if (interrupted) {
        throw py::error_already_set();
    }
    if (watch.problem) {
        std::rethrow_exception(watch.problem);
    }
}

void addErrors(py::module_& module)
{
    errorType = PyErr_NewExceptionWithDoc("touchstone.TouchstoneError",
        "What is wrong with data or settings, where, and how to cure it.\n\n"
        "Attributes\n----------\n"
        "code : str\n    What kind of error it is, such as \"malformed\" or \"invalid-option\".\n"
        "text : str\n    What is wrong and how to cure it, without the place.\n"
        "file : str or None\n    The file, or the name of data in memory.\n"
        "line, column : int or None\n    From 1; None where it is not known.\n"
        "cure : str\n    The part of the text that says what to do; may be empty.\n"
        "messages : list of str\n    What was said beside it, such as each mistake of a file of rules.",
        nullptr, nullptr);
    if (errorType == nullptr) {
        throw py::error_already_set();
    }
    module.attr("TouchstoneError") = py::handle(errorType);
    py::register_exception_translator([](std::exception_ptr problem) {
        try {
            if (problem) {
                std::rethrow_exception(problem);
            }
        } catch (const DataError& error) {
            raise(error);
        }
    });
}

} // namespace touchstone::python
