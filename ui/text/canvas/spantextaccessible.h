// SPDX-License-Identifier: GPL-3.0-or-later
// Accessibility of the canvas: the focused side's text with the caret at the current annotation, and the
// visible records as children with spoken names.
#pragma once

namespace touchstone::ui {

class SpanTextView;

/// Makes Qt ask for our interface; safe to call more than once.
void installSpanTextAccessibility();
void announceTextChanged(SpanTextView* view);
void announceCurrent(SpanTextView* view);

} // namespace touchstone::ui
