// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/filecontent.h"

#include "ui/session/corestrings.h"

#include "core/project/campaign.h"

#include <QFileInfo>

namespace touchstone::ui {

support::Result<FileContents> contentsOf(const std::set<QString>& paths, const support::Progress& progress)
{
    FileContents found;
    analysis::InputDigests digests;
    for (const QString& path : paths) {
        found[path] = { digests.of(toPath(path), progress), !QFileInfo::exists(path) };
        if (progress.cancelled()) {
            return support::failure(support::ErrorCode::Cancelled, "Looking at files was stopped.");
        }
    }
    return found;
}

} // namespace touchstone::ui
