// SPDX-License-Identifier: GPL-3.0-or-later
// PdfFinish: what Qt's PDF writer does not say: the exact page size, keywords; and without the clock.
#pragma once

#include <QByteArray>
#include <QSizeF>
#include <QString>

namespace touchstone::ui {

/// A PDF of one page as QPdfWriter wrote it, with the page's box at exactly `points` (its top left corner
/// stays), `keywords` in its information, and without the time of day. Bytes that do not look as expected
/// come back as they are.
[[nodiscard]] QByteArray finishedPdf(const QByteArray& pdf, QSizeF points, const QString& keywords);

} // namespace touchstone::ui
