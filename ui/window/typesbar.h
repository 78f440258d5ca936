// SPDX-License-Identifier: GPL-3.0-or-later
// TypesBar: says that types of a shown system cannot be compared with the gold's, and offers what can be done
// instead.
#pragma once

#include "ui/session/session.h"
#include "ui/widgets/messagebar.h"

#include "core/evaluation/records/typemismatch.h"

namespace touchstone::ui {

class TypesBar : public MessageBar
{
    Q_OBJECT

public:
    TypesBar(Session& session, SelectionModel& selection, QWidget* parent = nullptr);

Q_SIGNALS:
    void linksRequested();
    void labelsRequested();

private:
    /// Shown where a matching looks at types; once closed, or once one of its ways was taken, it comes back
    /// with other data only.
    void refresh();
    /// Of System A and B those whose types do not match, in words.
    [[nodiscard]] QString words() const;
    void done();

    Session& m_session;
    SelectionModel& m_selection;
    std::vector<std::pair<QString, analysis::TypeMismatch>> m_found; ///< by system
    bool m_closed = false;
};

} // namespace touchstone::ui
