// SPDX-License-Identifier: GPL-3.0-or-later
// JudgementDialog: what somebody thinks of a record, or of several: a verdict, what would be right, a line of
// text, tags.
#pragma once

#include "core/evaluation/settings/judgement.h"

#include <QDialog>

#include <functional>
#include <optional>

class QButtonGroup;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace touchstone::ui {

/// What would be right in place of the gold's annotation, to begin with.
struct CorrectionQuestion
{
    std::vector<analysis::CorrectAnnotation> correct {}; ///< at most one, of one piece
    bool told = false; ///< somebody said so; else it is the system's
    QStringList types {}; ///< of the gold
    int length = 0; ///< of the gold's text, code points
    /// Words of the gold's text from one code point to another.
    std::function<QString(int start, int end)> words {};
};

struct JudgementQuestion
{
    QString words {}; ///< of one record
    int records = 1;
    std::optional<analysis::Verdict> verdict {}; ///< what was said so far; nothing: it must be chosen
    QString text {}; ///< that of all of them so far
    QString tags {}; ///< likewise, commas between
    QString judge {}; ///< the user's name; empty: not told so far
    std::optional<CorrectionQuestion> correction {}; ///< nothing: it cannot be asked for here
    QString file {}; ///< where it is written
};

class JudgementDialog : public QDialog
{
    Q_OBJECT

public:
    explicit JudgementDialog(const JudgementQuestion& question, QWidget* parent = nullptr);

    /// Nothing: none is chosen yet, and the dialog cannot be accepted. Cleared: the user wants none.
    [[nodiscard]] std::optional<analysis::Verdict> verdict() const;
    void setVerdict(analysis::Verdict verdict);
    [[nodiscard]] QDialogButtonBox* buttons() const { return m_buttons; }
    void accept() override;
    [[nodiscard]] QLineEdit* text() const { return m_text; }
    [[nodiscard]] QLineEdit* tags() const { return m_tags; }
    [[nodiscard]] QLineEdit* judge() const { return m_judge; }
    /// Of the correction; null where it cannot be asked for. The type's first entry: nothing is right.
    [[nodiscard]] QComboBox* type() const { return m_type; }
    [[nodiscard]] QSpinBox* start() const { return m_start; }
    [[nodiscard]] QSpinBox* end() const { return m_end; }
    /// Nothing: the user has not changed it, so that each record keeps its own.
    [[nodiscard]] std::optional<QString> givenText() const;
    [[nodiscard]] std::optional<QStringList> givenTags() const;
    /// Nothing: the verdict has none, or it was not told. Of both-wrong the system's is no answer.
    [[nodiscard]] std::optional<std::vector<analysis::CorrectAnnotation>> correct() const;

private:
    QWidget* correctionRow(const CorrectionQuestion& asked);
    void followVerdict();
    void followCorrection();
    [[nodiscard]] std::vector<analysis::CorrectAnnotation> shownCorrection() const;

    JudgementQuestion m_question;
    QButtonGroup* m_verdicts;
    QDialogButtonBox* m_buttons;
    QWidget* m_correction = nullptr; ///< null, and the four below: it cannot be asked for
    QComboBox* m_type = nullptr;
    QSpinBox* m_start = nullptr;
    QSpinBox* m_end = nullptr;
    QLabel* m_words = nullptr; ///< of the correction
    QLineEdit* m_text = nullptr;
    QLineEdit* m_tags = nullptr;
    QLineEdit* m_judge = nullptr;
};

} // namespace touchstone::ui
