// SPDX-License-Identifier: GPL-3.0-or-later
// Places of a rule file: the language counts code points, Qt counts UTF-16 units.
#pragma once

#include <QString>
#include <QStringView>

#include <cstdint>

class QTextDocument;

namespace touchstone::ui {

/// Index in `line` of a column (code points, 1-based); beyond the end: the length. Column 0 is column 1.
[[nodiscard]] int unitOfColumn(QStringView line, std::uint32_t column);

/// The lines of a document joined by line feeds. Unlike QTextDocument::toPlainText it keeps no-break spaces
/// and U+2028, which may stand in texts that rules compare.
[[nodiscard]] QString exactText(const QTextDocument& document);

} // namespace touchstone::ui
