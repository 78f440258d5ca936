// SPDX-License-Identifier: GPL-3.0-or-later
// ConvertDialog: the annotations of one side in another format, as `touchstone-cli convert` writes them.
#pragma once

#include "ui/files/filedialog.h"
#include "ui/session/jobrunner.h"
#include "ui/session/session.h"

#include "core/evaluation/dataset/conversion.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>

namespace touchstone::ui {

class FieldWithButton;
class FindingsView;

/// Not modal. Writes what is open, in the background; what is read is never written.
class ConvertDialog : public FileDialog
{
    Q_OBJECT

public:
    explicit ConvertDialog(Session& session, QWidget* parent = nullptr);

    /// -1: the gold, else a system of the open data set.
    void setSide(int system);
    void setForm(analysis::ConvertForm form);
    void setTarget(const QString& path);
    /// The systems that become predictions; Label Studio and the gold only.
    [[nodiscard]] QListWidget& predictions() const { return *m_predictions; }
    [[nodiscard]] QString target() const;
    [[nodiscard]] QString message() const { return m_message->text(); }
    [[nodiscard]] FindingsView& findings() const { return *m_findings; }
    [[nodiscard]] bool running() const { return m_runner.running(); }
    /// Writes, over a file that is there, too; written() tells the end.
    void write();
    /// Writes, and asks before it replaces a file that was typed: one that the file dialog named is agreed
    /// to, and so is what was written here before.
    void askAndWrite();

Q_SIGNALS:
    /// `error` is empty when all was written.
    void written(const QString& path, const QString& error);

private:
    struct Written
    {
        support::Diagnostics findings;
        std::optional<support::Error> error;
    };

    void followSession();
    void propose();
    void chooseTarget();
    void takeTarget();
    void changed();
    void finish(const QString& path, support::Result<Written> result);
    void showState();
    [[nodiscard]] analysis::ConvertForm form() const;
    [[nodiscard]] int side() const;
    /// The data set with the chosen side in the place of the gold, and the predictions.
    [[nodiscard]] std::optional<analysis::DataSet> chosen() const;

    Session& m_session;
    std::shared_ptr<const analysis::DataSet> m_listed; ///< whose sides are offered
    bool m_proposed = true; ///< the target is ours: it follows what is chosen
    QString m_agreed; ///< path of a file that may be replaced
    QString m_outcome; ///< of the last writing; empty: something was changed since
    bool m_done = false; ///< the list shows what writing left out
    QComboBox* m_sides = new QComboBox(this);
    QComboBox* m_forms = new QComboBox(this);
    QLabel* m_predictionsLabel = new QLabel(tr("&Predictions:"), this);
    QListWidget* m_predictions = new QListWidget(this);
    FieldWithButton* m_target;
    QLabel* m_message = new QLabel(this);
    FindingsView* m_findings = nullptr;
    QProgressBar* m_progress = makeProgress(this, tr("Writing"));
    QPushButton* m_write = nullptr;
    JobRunner m_runner; ///< last: stopped and waited for before anything else goes
};

} // namespace touchstone::ui
