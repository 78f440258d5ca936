// SPDX-License-Identifier: GPL-3.0-or-later
// DetailsView: everything known about the selected record, and why it counts as it does.
#pragma once

#include "core/analysis/evaluation.h"

#include <QStringList>
#include <QWidget>

#include <memory>

class QStackedWidget;
class QTextBrowser;

namespace touchstone::ui {

class Counterpart;
class SelectionModel;
class Session;
class StatePage;

class DetailsView : public QWidget
{
    Q_OBJECT

public:
    DetailsView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);
    ~DetailsView() override;

    [[nodiscard]] QTextBrowser* browser() const { return m_browser; }

Q_SIGNALS:
    /// The rules of the record should be explained.
    void whyRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void takeSystemB();
    void refresh();
    [[nodiscard]] QStringList ruleLines(std::uint32_t record) const;

    Session& m_session;
    SelectionModel& m_selection;
    QTextBrowser* m_browser;
    QStackedWidget* m_pages;
    StatePage* m_page;
    std::shared_ptr<const Counterpart> m_counterpart;
    analysis::EvaluationPtr m_counterpartOf;
};

} // namespace touchstone::ui
