// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/distinctnames.h"

#include <QSet>

#include <algorithm>

namespace touchstone::ui {

QStringList distinctNames(const QStringList& names, qsizetype fits, qsizetype least)
{
    qsizetype longest = 0;
    for (const QString& name : names) {
        longest = std::max(longest, name.size());
    }
    for (qsizetype length = least; longest > fits && length + 1 < longest; ++length) {
        QStringList cut;
        for (const QString& name : names) {
            cut.append(name.size() > length + 1 ? name.left(length) + QChar(0x2026) : name);
        }
        if (QSet<QString>(cut.cbegin(), cut.cend()).size() == names.size()) {
            return cut;
        }
    }
    return names;
}

} // namespace touchstone::ui
