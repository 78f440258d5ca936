// SPDX-License-Identifier: GPL-3.0-or-later
// DetailsView: everything known about the selected record, and why it counts as it does.
#pragma once

#include "core/evaluation/records/evaluation.h"
#include "ui/models/recordvalues.h"

#include <QStringList>
#include <QWidget>

#include <cstddef>
#include <memory>
#include <vector>

class QTextBrowser;

namespace touchstone::ui {

class Counterpart;
class JobRunner;
class SelectionModel;
class Session;
class StatePages;

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
    void takeOtherSystem();
    [[nodiscard]] QString otherTitle() const;
    /// Has the slices of the evaluation that is shown counted; those of surface forms are the words above.
    void askSlices();
    void filterSlice(std::size_t number);
    void refresh();
    [[nodiscard]] QStringList ruleLines(std::uint32_t record) const;

    Session& m_session;
    SelectionModel& m_selection;
    QTextBrowser* m_browser;
    StatePages* m_pages;
    std::shared_ptr<const Counterpart> m_counterpart;
    JobRunner* m_sliceRunner;
    std::vector<RecordValue> m_slices;
    analysis::EvaluationPtr m_slicesOf; ///< that m_slices tell of
    analysis::EvaluationPtr m_slicesAsked;
};

} // namespace touchstone::ui
