// SPDX-License-Identifier: GPL-3.0-or-later
// Names where there is little room: cut so that they can be told apart.
#pragma once

#include <QStringList>

namespace touchstone::ui {

/// So much of each name as tells all apart, from its beginning, at least `least` characters; whole where the
/// longest has at most `fits`, or where they differ at their ends only.
[[nodiscard]] QStringList distinctNames(const QStringList& names, qsizetype fits, qsizetype least);

/// The end at which names are cut, or their middle, so that most are told apart where each has room for
/// `fits` characters, the ellipsis included. Where several tell all apart: right before middle before left;
/// where none does, the last of these that tells most: the ends differ within a run of names. O(names).
[[nodiscard]] Qt::TextElideMode distinctElision(const QStringList& names, qsizetype fits);

} // namespace touchstone::ui
