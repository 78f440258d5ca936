// SPDX-License-Identifier: GPL-3.0-or-later
// What a reader makes of bytes, as a layer or as one line of text.
#pragma once

#include "core/io/bytes/reader.h"

#include <string>
#include <string_view>

namespace touchstone::testsupport {

/// Read with this reader, from a file of this path; that it is read is expected.
[[nodiscard]] annotation::Layer layerOf(const io::Reader& reader, std::string_view bytes,
    const io::ReadOptions& options = {}, const std::string& path = "x");

/// Read with the reader of this id; `beside` are the bytes of the file beside it (names of labels).
support::Result<void> readInto(annotation::Layer& layer, std::string_view id, std::string_view json,
    const io::ReadOptions& options = {}, std::string_view beside = {});

/// "Ada/PER Bo/PER | Oslo/LOC ": the annotations of each document.
[[nodiscard]] std::string spansOf(const annotation::Layer& layer);

/// "1: Ada/PER Bo/PER | 2: ": as readInto(), with the names of documents; "error: " and its text.
[[nodiscard]] std::string spansOf(std::string_view id, std::string_view json,
    const io::ReadOptions& options = {}, std::string_view beside = {});

} // namespace touchstone::testsupport
