// SPDX-License-Identifier: GPL-3.0-or-later
// Where the user's state stands: what was open where, what was not saved. Neither settings nor data.
#pragma once

#include <QString>

#include <optional>
#include <string>

namespace touchstone::ui {

/// $XDG_STATE_HOME/touchstone/NAME, else ~/.local/state/touchstone/NAME. Qt 6.4 knows no such place.
[[nodiscard]] QString stateFolder(const QString& name);
/// Where scores of campaigns are kept ($XDG_CACHE_HOME/touchstone/results): the command line's, too.
[[nodiscard]] QString resultsFolder();
/// The file of a project in such a folder: FOLDER/<digest of its whole path>.json
[[nodiscard]] QString stateFile(const QString& folder, const QString& path);
/// Empty: it is not there, cannot be read, or is larger than any state.
[[nodiscard]] std::optional<std::string> readState(const QString& file);
/// Whole or not at all; makes the folder. False: it could not be written, which harms nobody's data.
bool writeState(const QString& file, const std::string& text);

} // namespace touchstone::ui
