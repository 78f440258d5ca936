// SPDX-License-Identifier: GPL-3.0-or-later
// SliceView: the numbers of a measure by slice: noise, period, lengths, what a system has seen in training,
// the user's own attributes. Every count is a link to its records.
#pragma once

#include "ui/session/jobrunner.h"
#include "ui/session/slicefiles.h"
#include "ui/widgets/measurebutton.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/sessionpanel.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/statepage.h"

#include <QComboBox>
#include <QLineEdit>

namespace touchstone::ui {

class PresetChoice;
class SliceFileButton;

class SliceView : public SessionPanel
{
    Q_OBJECT

public:
    SliceView(Session& session, SelectionModel& selection, SliceFiles& files, QWidget* parent = nullptr);

    /// Columns are named as the task in force names them; a task that is chosen brings its measure.
    void setPresets(PresetChoice& presets);
    /// The word of the command line: "entity-length", or an attribute's name.
    void setSlice(const QString& id);
    [[nodiscard]] QString slice() const { return m_slices->currentData().toString(); }
    /// What the rows are counted by: the selection's.
    [[nodiscard]] QString measure() const { return m_selection.measure(); }
    [[nodiscard]] SheetTable* table() const { return m_table; }
    [[nodiscard]] QComboBox* slices() const { return m_slices; }
    [[nodiscard]] QLineEdit* boundsEdit() const { return m_bounds; }
    [[nodiscard]] SliceFileButton* fileButton(SliceFiles::File file) const
    {
        return m_fileButtons[static_cast<std::size_t>(file)];
    }
    [[nodiscard]] StatePage* page() const { return m_pages->page(); }
    /// Of a slice with more values than a page holds: to the values with fewer errors, and back.
    [[nodiscard]] QPushButton* nextPage() const { return m_next; }
    [[nodiscard]] QPushButton* previousPage() const { return m_previous; }
    /// Rows of a page, without the whole.
    static constexpr std::size_t pageRows = 1000;
    /// What is wrong with the bounds; empty: nothing.
    [[nodiscard]] QString message() const { return m_message->isHidden() ? QString() : m_message->text(); }

Q_SIGNALS:
    /// Outcomes by this slice as bars.
    void barsRequested(const QString& slice);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void takeMeasure();
    struct Result
    {
        std::string slice;
        analysis::MeasureResultPtr a; ///< one sheet
        analysis::MeasureResultPtr b;
        QString whyNoB; ///< a sentence; empty: it is there, or nobody asked
        std::size_t values = 0; ///< of A, on all pages
    };

    void fillControls();
    void fillSlices();
    /// The dimension chosen, if the data has it.
    [[nodiscard]] const analysis::SliceDimension* dimension() const;
    void refresh();
    void applyBounds();
    void showBounds();
    void showState();
    void turnPage(int step);

    SliceFiles& m_files;
    PresetChoice* m_presets = nullptr;
    JobRunner* m_runner = new JobRunner(this);
    QComboBox* m_slices = new QComboBox(this);
    MeasureButton* m_measure
        = new MeasureButton(m_session, m_selection, MeasureButton::Part::MeasureAndScheme, this);
    QLineEdit* m_bounds = new QLineEdit(this);
    QWidget* m_boundsRow;
    QPushButton* m_bars = new QPushButton(tr("As bar&s"), this);
    QPushButton* m_previous = new QPushButton(tr("&Previous values"), this);
    QPushButton* m_next = new QPushButton(tr("Ne&xt values"), this);
    std::size_t m_first = 0; ///< the first value of the page
    std::array<SliceFileButton*, 2> m_fileButtons {};
    MessageBar* m_message = new MessageBar(this);
    QLabel* m_note = new QLabel(this);
    SheetTable* m_table = new SheetTable(m_selection, this);
    StatePages* m_pages = new StatePages(m_table, this);
    std::shared_ptr<const Result> m_result;
    QString m_error; ///< why the slice could not be counted
};

} // namespace touchstone::ui
