// SPDX-License-Identifier: GPL-3.0-or-later
// LastLook: the result that the user saw last before files were read again, and what is fixed or has
// regressed since.
#pragma once

#include "ui/session/session.h"

#include "core/compare/sinceearlier.h"

namespace touchstone::ui {

/// Of System A, as long as it stays the same system under the same settings and labels. Several readings that
/// nobody has looked at count as one.
class LastLook : public QObject
{
    Q_OBJECT

public:
    explicit LastLook(Session& session, QObject* parent = nullptr);

    /// Null: nothing was read again, or the comparison is on its way.
    [[nodiscard]] std::shared_ptr<const analysis::SinceEarlier> since() const;
    /// Is it on its way?
    [[nodiscard]] bool comparing() const;
    /// What has changed was looked at: the next reading is compared with what is shown now.
    void see() { m_seen = true; }
Q_SIGNALS:
    /// since() may be another one.
    void changed();

private:
    void followSession(Session::Changes changes);
    void forget();
    /// Files, settings of reading and labels that what is shown comes from: the data set with System A alone.
    [[nodiscard]] analysis::DataSetSpec sources() const;

    Session& m_session;
    analysis::EvaluationPtr m_looked; ///< at; null: nothing was read again
    analysis::DataSetSpec m_sources; ///< of it
    bool m_seen = false;
};

} // namespace touchstone::ui
