// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/rules/ruleplaces.h"

#include <QTextBlock>
#include <QTextDocument>

namespace touchstone::ui {

namespace {

bool pairAt(QStringView line, qsizetype unit)
{
    return line[unit].isHighSurrogate() && unit + 1 < line.size() && line[unit + 1].isLowSurrogate();
}

} // namespace

int unitOfColumn(QStringView line, std::uint32_t column)
{
    qsizetype unit = 0;
    for (std::uint32_t at = 1; at < column && unit < line.size(); ++at) {
        unit += pairAt(line, unit) ? 2 : 1;
    }
    return static_cast<int>(unit);
}

QString exactText(const QTextDocument& document)
{
    QString result;
    result.reserve(document.characterCount());
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockNumber() > 0) {
            result += QLatin1Char('\n');
        }
        result += block.text();
    }
    return result;
}

} // namespace touchstone::ui
