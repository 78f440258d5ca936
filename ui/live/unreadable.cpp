// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/unreadable.h"

#include "ui/session/corestrings.h"

#include <QCoreApplication>

namespace touchstone::ui {

namespace {

struct Unreadable
{
    Q_DECLARE_TR_FUNCTIONS(Unreadable)
};

constexpr std::size_t mostUnreadLines = 2;
constexpr qsizetype mostUnreadNames = 3;

QString unreadLine(const analysis::LoadedSystem& system)
{
    //: %1: name of a system, %2: why
    return Unreadable::tr("%1 could not be read: %2")
        .arg(toQString(system.source.name), errorText(*system.error));
}

} // namespace

QStringList unreadableTexts(const analysis::DataSet& dataSet)
{
    std::vector<const analysis::LoadedSystem*> unread;
    for (const analysis::LoadedSystem& system : dataSet.systems) {
        if (system.error && system.layer == nullptr) {
            unread.push_back(&system);
        }
    }
    QStringList texts;
    if (unread.size() <= mostUnreadLines) {
        for (const auto* system : unread) {
            texts << unreadLine(*system);
        }
        return texts;
    }
    QStringList names = textsOf(unread, [](const auto* system) { return toQString(system->source.name); });
    const auto more = static_cast<int>(names.size() - mostUnreadNames);
    if (more > 0) {
        names = names.mid(0, mostUnreadNames) << Unreadable::tr("%Ln more", nullptr, more);
    }
    //: %n: number of systems, %1: their names
    texts << Unreadable::tr("%Ln systems could not be read: %1. Open… says why of each.", nullptr,
        static_cast<int>(unread.size()))
                 .arg(listText(names));
    texts << unreadLine(*unread.front());
    return texts;
}

} // namespace touchstone::ui
