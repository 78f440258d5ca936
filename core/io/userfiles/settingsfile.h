// SPDX-License-Identifier: GPL-3.0-or-later
// What the readers of the user's settings files (relations, attributes) share: such a file is taken whole or
// not at all. Inside the room.
#pragma once

#include "core/io/bytes/linecursor.h"
#include "core/io/containers/filebytes.h"
#include "core/io/userfiles/relationfiles.h"

namespace touchstone::io {

/// What is wrong with a line, at a character of it.
[[nodiscard]] inline Failure refusedAt(
    const LineCursor& lines, const char* at, const std::string& file, Message why)
{
    return failure(
        ErrorCode::Malformed, std::move(why), { file, lines.number(), columnOf(lines.line(), at) });
}

/// `parse` of the file's text, which is at most largestRelationFile long. Errors: NotFound, Unreadable,
/// TooLarge; Malformed for a broken encoding.
template <typename Parse> auto readSettingsFile(const std::string& path, Parse&& parse)
{
    Diagnostics repairs;
    const Progress progress;
    using Answer = decltype(parse(std::string_view()));
    const auto bytes = loadFile(path, largestRelationFile + 1, repairs, progress);
    if (!bytes) {
        return Answer(Failure(bytes.error()));
    }
    if (bytes->text().size() > largestRelationFile) {
        return Answer(failure(ErrorCode::TooLarge,
            said("the file is larger than %1 MB, the limit for files of relations; is it the right file?",
                largestRelationFile >> 20U),
            { path }));
    }
    if (!repairs.empty()) {
        const auto& first = repairs.list().front();
        if (first.code != "io.utf16") {
            return Answer(Failure({ ErrorCode::Malformed, first.message, first.place, first.said }));
        }
    }
    return parse(bytes->text());
}

} // namespace touchstone::io
