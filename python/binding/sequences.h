// SPDX-License-Identifier: GPL-3.0-or-later
// Walking lists of Python as they are: for counts that are made without a corpus.
#pragma once

#include "python/binding/running.h"

#include <span>
#include <string_view>

namespace touchstone::python {

/// The words of a string, which must outlive them. Throws TypeError that names the place.
[[nodiscard]] inline std::string_view utf8(py::handle text, const std::string& place)
{
    Py_ssize_t size = 0;
    if (!PyUnicode_Check(text.ptr())) {
        throw py::type_error(place + ": a string was expected, not " + Py_TYPE(text.ptr())->tp_name + ".");
    }
    const char* data = PyUnicode_AsUTF8AndSize(text.ptr(), &size);
    if (data == nullptr) {
        throw py::error_already_set();
    }
    return { data, static_cast<std::size_t>(size) };
}

/// A list, a tuple or whatever else can be walked; the items stay alive as long as the object does.
[[nodiscard]] inline py::object fastSequence(py::handle items, const std::string& place)
{
    const auto message = place + ": a list was expected, not " + Py_TYPE(items.ptr())->tp_name + ".";
    if (PyUnicode_Check(items.ptr())) {
        throw py::type_error(message);
    }
    auto* fast = PySequence_Fast(items.ptr(), message.c_str());
    if (fast == nullptr) {
        throw py::error_already_set();
    }
    return py::reinterpret_steal<py::object>(fast);
}

[[nodiscard]] inline std::span<PyObject* const> itemsOf(const py::object& fast)
{
    return { PySequence_Fast_ITEMS(fast.ptr()),
        static_cast<std::size_t>(PySequence_Fast_GET_SIZE(fast.ptr())) };
}

/// Lets Ctrl+C through every now and then.
inline void hearInterrupts(std::size_t step)
{
    if (step % 1024 == 0 && PyErr_CheckSignals() != 0) {
        throw py::error_already_set();
    }
}

} // namespace touchstone::python
