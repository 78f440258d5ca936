// SPDX-License-Identifier: GPL-3.0-or-later
// WhyView: why the selected annotation has its labels, why a rule was not applied to it, and which rules
// looked at a place of the text.
#pragma once

#include "ui/models/coveringmodel.h"
#include "ui/panels/rules/rulechoice.h"
#include "ui/panels/rules/whytext.h"
#include "ui/session/jobrunner.h"
#include "ui/session/selectionmodel.h"
#include "ui/widgets/cellinteraction.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/focusaware.h"
#include "ui/widgets/sessionpanel.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/statepage.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>

class QTextBrowser;

namespace touchstone::ui {

class WhyView : public SessionPanel
{
    Q_OBJECT

public:
    enum class Page { Label, WhyNot, Covering };

    WhyView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);

    [[nodiscard]] Page page() const { return static_cast<Page>(m_tabs->currentIndex()); }
    void showPage(Page page) { m_tabs->setCurrentIndex(static_cast<int>(page)); }
    /// Chooses a rule by name and shows what it saw; an unknown name changes nothing.
    void askWhyNot(const QString& rule);
    /// Where the text was clicked, in code points of that side: Covering rules looks there until an
    /// annotation elsewhere is selected.
    void setTextPosition(analysis::SideId side, std::uint32_t codePoint);
    /// The side whose annotation is explained where the record has both.
    void setSide(analysis::SideId side);
    [[nodiscard]] analysis::SideId side() const { return m_side; }
    /// Nothing is asked in the background, and what is shown belongs to the selection.
    [[nodiscard]] bool idle() const { return !m_jobs->running(); }
    /// What the page in front says, as text to copy; empty: nothing but a state.
    [[nodiscard]] QString plainText() const;
    /// Copies what is selected in the text, else plainText().
    void copy() const;

    [[nodiscard]] QTextBrowser* browser(Page page) const;
    [[nodiscard]] RuleChoice* ruleBox() const { return m_rules; }
    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] QLineEdit* filter() const { return m_filter; }
    [[nodiscard]] const StatePage& statePage() const { return *m_pages->page(); }
    [[nodiscard]] bool showsState() const { return !m_pages->showsContent(); } ///< instead of an answer

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
    void forgetAnswer(); ///< also the one on its way
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

    JobRunner* m_jobs = new JobRunner(this);
    QToolButton* m_gold = new QToolButton(this);
    QToolButton* m_system = new QToolButton(this);
    QTabWidget* m_tabs = new QTabWidget(this);
    StatePages* m_pages = new StatePages(m_tabs, this);
    QCheckBox* m_conditions = new QCheckBox(tr("C&onditions"), this);
    QTextBrowser* m_history;
    RuleChoice* m_rules = new RuleChoice(this);
    QTextBrowser* m_whyNot;
    QLabel* m_hint = new QLabel(this); ///< while no rule is chosen
    QStackedWidget* m_whyNotPages = new QStackedWidget(this);
    ElidedLabel* m_where = new ElidedLabel(this);
    QLineEdit* m_filter
        = makeField(this, tr("Filter by rule, annotation or condition"), tr("Filter the covering rules"));
    QComboBox* m_shown = new QComboBox(this);
    QTableView* m_table = new FocusAware<QTableView>(this);
    CoveringModel* m_covering = new CoveringModel(this);
    CellInteraction* m_cells = new CellInteraction(m_table);

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
