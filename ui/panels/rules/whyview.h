// SPDX-License-Identifier: GPL-3.0-or-later
// WhyView: why the selected annotation has its labels, why a rule was not applied to it, and which rules
// looked at a place of the text.
#pragma once

#include "core/explain/ruleexplanation.h"
#include "ui/panels/rules/rulechoice.h"
#include "ui/panels/rules/whytext.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/widgets/statepage.h"

#include <QWidget>

#include <cstdint>
#include <memory>
#include <optional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QStackedWidget;
class QTableView;
class QTabWidget;
class QTextBrowser;
class QToolButton;

namespace touchstone::ui {

class CellInteraction;
class CoveringModel;
class ElidedLabel;
class JobRunner;

class WhyView : public QWidget
{
    Q_OBJECT

public:
    enum class Page { Label, WhyNot, Covering };

    WhyView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);
    ~WhyView() override;

    [[nodiscard]] Page page() const;
    void showPage(Page page);
    /// Chooses a rule by name and shows what it saw; an unknown name changes nothing.
    void askWhyNot(const QString& rule);
    /// Where the text was clicked, in code points of that side: Covering rules looks there until an
    /// annotation elsewhere is selected.
    void setTextPosition(analysis::SideId side, std::uint32_t codePoint);
    /// The side whose annotation is explained where the record has both.
    void setSide(analysis::SideId side);
    [[nodiscard]] analysis::SideId side() const { return m_side; }
    /// Nothing is asked in the background, and what is shown belongs to the selection.
    [[nodiscard]] bool idle() const;
    /// What the page in front says, as text to copy; empty: nothing but a state.
    [[nodiscard]] QString plainText() const;
    /// Copies what is selected in the text, else plainText().
    void copy() const;

    [[nodiscard]] QTextBrowser* browser(Page page) const;
    [[nodiscard]] RuleChoice* ruleBox() const { return m_rules; }
    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] QLineEdit* filter() const { return m_filter; }
    [[nodiscard]] const StatePage& statePage() const { return *m_pages->page(); }
    [[nodiscard]] bool showsState() const; ///< instead of an answer

Q_SIGNALS:
    /// A rule was opened: its place in the editor should be seen.
    void ruleRequested(const QString& rule);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What is asked: equal questions have equal answers while run and look stay.
    struct Question
    {
        std::shared_ptr<const analysis::RuleRun> run;
        std::size_t documentCase = 0; ///< of the run
        std::size_t shownCase = 0; ///< the same document among those shown
        Page page = Page::Label;
        analysis::RulePlace at; ///< but for Covering
        bool hasPartner = false;
        std::uint32_t rule = 0; ///< of WhyNot
        bool conditions = true; ///< of Label
        rules::SideRole side = rules::SideRole::Gold; ///< of Covering
        text::Span span; ///< of Covering
        friend bool operator==(const Question&, const Question&) = default;
    };
    struct Answer;
    /// The record's annotation on a side, by its document's tree; nothing: it has none.
    [[nodiscard]] std::optional<std::uint32_t> entityOf(analysis::SideId side) const;
    [[nodiscard]] const annotation::Entity* entity(analysis::SideId side, std::uint32_t number) const;
    /// Of the system whose record is shown.
    [[nodiscard]] std::shared_ptr<const analysis::RuleRun> run() const;
    void buildPages();
    void setUpTable();
    void followSelection(SelectionModel::Changes changes);
    void want();
    void refresh();
    /// The state to show instead of an answer; true: there is one.
    [[nodiscard]] bool showStateInstead(const std::shared_ptr<const analysis::RuleRun>& run);
    void showMessage(const QString& heading, const QString& text, bool withWhole = false);
    void askAnnotation(Question question);
    void askPlace(Question question);
    void ask(const Question& question);
    void showAnswer(Answer answer);
    void showSides();
    void follow(const WhyLink& link);
    void select(rules::SideRole side, std::uint32_t entity);
    void selectRow(int row);
    void openRowsRule(int row);
    void showMenu(const QPoint& globalPosition, const QString& address);
    void copyAll() const;
    [[nodiscard]] WhyLook look() const;

    Session& m_session;
    SelectionModel& m_selection;
    JobRunner* m_jobs;
    QToolButton* m_gold;
    QToolButton* m_system;
    QTabWidget* m_tabs;
    StatePages* m_pages;
    QCheckBox* m_conditions;
    QTextBrowser* m_history;
    RuleChoice* m_rules;
    QTextBrowser* m_whyNot;
    QLabel* m_hint; ///< while no rule is chosen
    QStackedWidget* m_whyNotPages;
    ElidedLabel* m_where;
    QLineEdit* m_filter;
    QComboBox* m_shown;
    QTableView* m_table;
    CoveringModel* m_covering;
    CellInteraction* m_cells;

    analysis::SideId m_side = analysis::SideId::System;
    struct Position
    {
        std::size_t documentCase = 0;
        analysis::SideId side = analysis::SideId::Gold;
        text::Span span;
    };
    std::optional<Position> m_position; ///< clicked, or kept while the list itself selects
    bool m_following = false; ///< the list of covering rules selects
    std::shared_ptr<analysis::RuleExplainer> m_explainer; ///< of the document asked last
    std::optional<Question> m_asked;
    std::optional<Question> m_answered;
    QString m_historyPlain;
    QString m_whyNotPlain;
};

} // namespace touchstone::ui
