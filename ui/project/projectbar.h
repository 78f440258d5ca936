// SPDX-License-Identifier: GPL-3.0-or-later
// ProjectBar: what is to be said or asked of the project that is open, one thing after the other.
#pragma once

#include "ui/widgets/messagebar.h"

#include <map>

namespace touchstone::ui {

class ProjectBar : public MessageBar
{
    Q_OBJECT

public:
    /// In the order in which they are shown.
    enum class Topic {
        Failure,
        Recovery,
        ProjectFile,
        Outside,
        Matches,
        Findings,
        Judgements,
        LeftOut,
        MergeRules
    };
    struct Notice
    {
        Kind kind = Kind::Information;
        QString text;
        std::vector<Choice> choices {}; ///< each ends the notice, but for those that ask on
    };

    explicit ProjectBar(QWidget* parent = nullptr);

    /// In the place of what was said of the topic.
    void tell(Topic topic, Notice notice);
    void drop(Topic topic);
    /// Of another project nothing of this holds.
    void clear();
    /// Null: nothing is said of it, or the user has closed it.
    [[nodiscard]] const Notice* notice(Topic topic) const;

private:
    void showNext();

    std::map<Topic, Notice> m_notices;
};

/// Of several lines the first, and how many there are more.
[[nodiscard]] QString firstLines(const QStringList& lines);

} // namespace touchstone::ui
