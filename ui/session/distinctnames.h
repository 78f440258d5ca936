// SPDX-License-Identifier: GPL-3.0-or-later
// distinctNames: names of systems where there is little room.
#pragma once

#include <QStringList>

namespace touchstone::ui {

/// So much of each name as tells all apart, from its beginning, at least `least` characters; whole where the
/// longest has at most `fits`, or where they differ at their ends only.
[[nodiscard]] QStringList distinctNames(const QStringList& names, qsizetype fits, qsizetype least);

} // namespace touchstone::ui
