// SPDX-License-Identifier: GPL-3.0-or-later
// CheckDialog: can a system's output be scored? Held against the gold, or against the text alone, as
// `touchstone-cli check` does.
#pragma once

#include "ui/files/filedialog.h"
#include "ui/files/sourceform.h"
#include "ui/session/jobrunner.h"

#include "core/evaluation/dataset/submissioncheck.h"

class QFormLayout;

namespace touchstone::ui {

class FieldWithButton;
class FindingsView;

/// Not modal. Files are looked at and checked in the background.
class CheckDialog : public FileDialog
{
    Q_OBJECT

public:
    /// `submission`, `like`: what is already filled in.
    CheckDialog(const analysis::LayerSource& submission, const QString& like, const QString& lastFolder,
        QWidget* parent = nullptr);
    ~CheckDialog() override;

    void setSubmission(const QString& path);
    void setLike(const QString& path);
    /// Begins anew; checked() tells the end.
    void check();

    [[nodiscard]] const std::optional<analysis::SubmissionCheck>& result() const { return m_result; }
    [[nodiscard]] QString verdict() const { return m_verdict->text(); }
    /// What `touchstone-cli check` prints; empty: nothing was checked.
    [[nodiscard]] QString report() const;
    [[nodiscard]] FindingsView& findings() const { return *m_findings; }
    [[nodiscard]] bool idle() const { return !m_checking.running() && !m_looking.running(); }

Q_SIGNALS:
    void checked();

private:
    [[nodiscard]] QFormLayout* makeForm(const QString& lastFolder);
    void connectFields();
    void forget();
    void look();
    void finish(support::Result<analysis::SubmissionCheck> result);
    void showState();

    analysis::LayerSource m_source;
    std::optional<analysis::SubmissionCheck> m_result;
    std::optional<support::Error> m_error;
    FieldWithButton* m_submission;
    SourceForm* m_form = new SourceForm(false, this);
    LayerChoice m_layer; ///< where the file has several
    FieldWithButton* m_like;
    QLabel* m_verdict = new QLabel(this);
    QLabel* m_counts = new QLabel(this);
    FindingsView* m_findings = nullptr;
    QLabel* m_whole = new QLabel(this); ///< the selected finding, not cut
    QProgressBar* m_progress = makeProgress(this, tr("Checking"));
    QPushButton* m_check = nullptr;
    QPushButton* m_copy = nullptr;
    JobRunner m_looking;
    JobRunner m_checking; ///< last: stopped and waited for before anything else goes
};

} // namespace touchstone::ui
