// SPDX-License-Identifier: GPL-3.0-or-later
// JudgingPanels: what the judging mode asks of the lists and of the text, and what these show of it.
#pragma once

#include "ui/project/judgingmode.h"

namespace touchstone::ui {

class DocumentView;
class GoldSample;
class JudgeBar;
class JudgementControl;
class MainWindow;
class PanelDocks;
class SelectionModel;
class SuspectsView;

class JudgingPanels : public QObject
{
    Q_OBJECT

public:
    JudgingPanels(MainWindow& window, PanelDocks& panels, JudgeBar& bar);

private:
    [[nodiscard]] std::optional<JudgingMode::Question> askOf(std::uint32_t line); ///< of the suspects
    [[nodiscard]] std::optional<JudgingMode::Question> askOfRecord(); ///< the one that is selected
    /// Selects the record of a verdict that is taken back; with the keyboard in the suspects also its row.
    void goBackTo(const analysis::JudgedRecord& judged);
    /// The row of the suspects that the text was led to and shows still; nothing: none, or blind.
    [[nodiscard]] std::optional<std::uint32_t> lineInText() const;
    void goOnInSuspects();
    void drawSelected();
    void showDrawn();
    void follow();
    void showAlike();
    /// What this judge has said of the line that was judged last; nothing: it was taken back, or never was.
    [[nodiscard]] std::optional<analysis::Verdict> lastVerdict();
    /// Why the last verdict cannot be said of what is alike; empty: it can.
    [[nodiscard]] QString whyNotAlike();
    /// A verdict for those that are like a line.
    void applyToAlike(std::uint32_t line, analysis::Verdict verdict);

    MainWindow& m_window;
    JudgementControl& m_control;
    JudgingMode& m_mode;
    GoldSample& m_sample;
    JudgeBar& m_bar;
    SelectionModel& m_selection;
    SuspectsView& m_suspects;
    DocumentView& m_text;
    std::optional<std::uint32_t> m_last; ///< the line that was judged last
};

} // namespace touchstone::ui
