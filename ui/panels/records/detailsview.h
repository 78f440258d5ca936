// SPDX-License-Identifier: GPL-3.0-or-later
// DetailsView: everything known about the selected record, and why it counts as it does.
#pragma once

#include "ui/models/recordvalues.h"
#include "ui/session/jobrunner.h"
#include "ui/text/textpage.h"
#include "ui/widgets/sessionpanel.h"
#include "ui/widgets/statepage.h"

namespace touchstone::ui {

class Counterpart;

class DetailsView : public SessionPanel
{
    Q_OBJECT

public:
    DetailsView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);

    [[nodiscard]] TextPage* browser() const { return m_browser; }

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
    void showHtml(const QString& html);
    [[nodiscard]] QStringList ruleLines(std::uint32_t record) const;

    TextPage* m_browser = new TextPage(tr("Details of the selected record"), this);
    StatePages* m_pages = new StatePages(m_browser, this);
    std::shared_ptr<const Counterpart> m_counterpart;
    bool m_valuesOpen = false; ///< what measures say of the record is shown
    JobRunner* m_sliceRunner = new JobRunner(this);
    std::vector<RecordValue> m_slices;
    analysis::EvaluationPtr m_slicesOf; ///< that m_slices tell of
    analysis::EvaluationPtr m_slicesAsked;
};

} // namespace touchstone::ui
