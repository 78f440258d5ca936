// SPDX-License-Identifier: GPL-3.0-or-later
// Accessibility of the two trees: their nodes as children with names, those of the gold first.
#pragma once

namespace touchstone::ui {

class TreeCanvas;

/// Makes Qt ask for our interface; safe to call more than once.
void installTreeAccessibility();
/// Keys have come to another node.
void announceCursor(TreeCanvas* canvas);

} // namespace touchstone::ui
