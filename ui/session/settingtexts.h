// SPDX-License-Identifier: GPL-3.0-or-later
// Setting texts: parameters of measures and their words as people call them. What has no text here is shown
// by its name, so that a new parameter can be set before anybody has translated it.
#pragma once

#include <QLocale>
#include <QString>

#include <string_view>

namespace touchstone::ui {

[[nodiscard]] QString settingTitle(std::string_view setting); ///< "min-overlap" -> "Least overlap (%)"
/// One of the words that a setting takes: "pairing", "optimal" -> "Optimal one-to-one".
[[nodiscard]] QString settingWordText(std::string_view setting, std::string_view word);
/// "pairing", "optimal", "hipe" -> "Matching: Optimal one-to-one → As the HIPE scorer"; an empty value: none.
/// Digests and what files are called stay as they are.
[[nodiscard]] QString settingDifferenceText(std::string_view setting, std::string_view before,
    std::string_view after, const QLocale& locale = QLocale());

} // namespace touchstone::ui
