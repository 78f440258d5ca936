// SPDX-License-Identifier: GPL-3.0-or-later
// JudgeBar: seen while the judging mode is on: who judges, the keys as buttons, what was judged so far, and
// how much of the gold is wrong by that.
#pragma once

#include "ui/project/correctionrow.h"
#include "ui/project/goldsample.h"
#include "ui/project/judgingmode.h"

#include <QCheckBox>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace touchstone::ui {

class JudgeBar : public QFrame
{
    Q_OBJECT

public:
    JudgeBar(JudgingMode& mode, GoldSample& sample, QWidget* parent = nullptr);

    [[nodiscard]] QLineEdit* judge() const { return m_judge; }
    [[nodiscard]] QLineEdit* noteField() const { return m_note; }
    [[nodiscard]] QLineEdit* tags() const { return m_tags; }
    [[nodiscard]] const std::vector<QToolButton*>& verdicts() const { return m_verdicts; }
    [[nodiscard]] QToolButton* alike() const { return m_alike; }
    [[nodiscard]] QToolButton* sample() const { return m_draw; }
    [[nodiscard]] QToolButton* leave() const { return m_leave; }
    [[nodiscard]] QCheckBox* blind() const { return m_blind; }
    [[nodiscard]] QCheckBox* adjudicate() const { return m_adjudicate; }
    /// What other judges say; empty: nothing, or it is not to be told yet.
    [[nodiscard]] QString others() const { return m_others->isHidden() ? QString() : m_others->text(); }
    /// How far two judges agree; a click asks for the table of their verdicts.
    [[nodiscard]] QToolButton* agreement() const { return m_agreement; }
    [[nodiscard]] CorrectionRow& correction() const { return *m_correction; }
    [[nodiscard]] QString counts() const { return m_counts->text(); }
    [[nodiscard]] QString estimate() const { return m_estimate->text(); }
    /// So many places are like the one that was judged last. `why`: the last verdict cannot be said of any;
    /// empty: it can.
    void setAlike(std::size_t count, const QString& why);
    /// Places can be drawn of a list of suspects.
    void setDrawable(bool drawable) { m_draw->setEnabled(drawable); }

    /// "Gold error rate 9.6 % (7.1–12.9); random places: 100; judged by Ada"; nothing is known: empty.
    [[nodiscard]] static QString estimateText(const std::optional<analysis::GoldEstimate>& estimate);

Q_SIGNALS:
    /// How many places are to be drawn is to be asked, or what was drawn is to be left.
    void sampleRequested();
    void agreementRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    /// What can be said of the place that the cursor is on, and what others say.
    void showPlace();
    void showOthers();

    JudgingMode& m_mode;
    GoldSample& m_sample;
    QLineEdit* m_judge;
    std::vector<QToolButton*> m_verdicts;
    QToolButton* m_accept = new QToolButton(this);
    QToolButton* m_undo = new QToolButton(this);
    QToolButton* m_alike = new QToolButton(this);
    QLineEdit* m_note;
    QLineEdit* m_tags;
    QCheckBox* m_blind = new QCheckBox(tr("&Blind"), this);
    QCheckBox* m_adjudicate = new QCheckBox(tr("Adj&udicate"), this);
    QToolButton* m_draw = new QToolButton(this);
    QToolButton* m_leave = new QToolButton(this);
    CorrectionRow* m_correction;
    QLabel* m_counts = new QLabel(this);
    QLabel* m_estimate = new QLabel(this);
    QToolButton* m_agreement = new QToolButton(this);
    QLabel* m_others = new QLabel(this);
};

} // namespace touchstone::ui
