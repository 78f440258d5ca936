// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/distinctnames.h"

#include <QSet>

#include <algorithm>
#include <utility>

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

Qt::TextElideMode distinctElision(const QStringList& names, qsizetype fits)
{
    const qsizetype kept = std::max<qsizetype>(0, fits - 1);
    const auto all = QSet<QString>(names.cbegin(), names.cend()).size();
    auto best = Qt::ElideRight;
    qsizetype most = 0;
    for (const auto& [mode, left] : { std::pair(Qt::ElideRight, kept),
             std::pair(Qt::ElideMiddle, kept - kept / 2), std::pair(Qt::ElideLeft, qsizetype { 0 }) }) {
        QSet<std::pair<QStringView, QStringView>> cut;
        cut.reserve(names.size());
        for (const QString& name : names) {
            const QStringView whole(name);
            cut.insert(name.size() > fits ? std::pair(whole.first(left), whole.last(kept - left))
                                          : std::pair(whole, QStringView()));
        }
        // Where none tells all apart, the ends do so within a run of names, as pages of a book are.
        if (cut.size() > most || (cut.size() == most && most < all)) {
            most = cut.size();
            best = mode;
        }
    }
    return best;
}

} // namespace touchstone::ui
