// SPDX-License-Identifier: GPL-3.0-or-later
// SliceView: the numbers of a measure by slice: noise, period, lengths, what a system has seen in training,
// the user's own attributes. Every count is a link to its records.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "ui/session/slicefiles.h"
#include "ui/widgets/statepage.h"

#include <QString>
#include <QWidget>

#include <array>
#include <cstddef>
#include <memory>
#include <string>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace touchstone::ui {

class JobRunner;
class MessageBar;
class PresetChoice;
class SelectionModel;
class SheetTable;
class SliceFileButton;

class SliceView : public QWidget
{
    Q_OBJECT

public:
    SliceView(Session& session, SelectionModel& selection, SliceFiles& files, QWidget* parent = nullptr);
    ~SliceView() override;

    /// Columns are named as the task in force names them; a task that is chosen brings its measure.
    void setPresets(PresetChoice& presets);
    /// The word of the command line: "entity-length", or an attribute's name.
    void setSlice(const QString& id);
    [[nodiscard]] QString slice() const;
    /// What the rows are counted by.
    void setMeasure(const QString& id);
    [[nodiscard]] QString measure() const;
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
    [[nodiscard]] QString message() const;

Q_SIGNALS:
    /// Outcomes by this slice as bars.
    void barsRequested(const QString& slice);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    struct Result
    {
        std::string slice;
        analysis::MeasureResultPtr a; ///< one sheet
        analysis::MeasureResultPtr b;
        QString whyNoB; ///< a sentence; empty: it is there, or nobody asked
        std::size_t values = 0; ///< of A, on all pages
    };

    void fillControls();
    void buildLayout();
    void fillSlices();
    /// The dimension chosen, if the data has it.
    [[nodiscard]] const analysis::SliceDimension* dimension() const;
    void refresh();
    void applyBounds();
    void showBounds();
    void showState();
    void turnPage(int step);

    Session& m_session;
    SelectionModel& m_selection;
    SliceFiles& m_files;
    PresetChoice* m_presets = nullptr;
    JobRunner* m_runner;
    QComboBox* m_slices;
    QComboBox* m_measures;
    QWidget* m_schemeRow;
    QLineEdit* m_bounds;
    QWidget* m_boundsRow;
    QPushButton* m_bars;
    QPushButton* m_previous;
    QPushButton* m_next;
    std::size_t m_first = 0; ///< the first value of the page
    std::array<SliceFileButton*, 2> m_fileButtons {};
    MessageBar* m_message;
    QLabel* m_note;
    SheetTable* m_table;
    StatePages* m_pages;
    std::shared_ptr<const Result> m_result;
    QString m_error; ///< why the slice could not be counted
};

} // namespace touchstone::ui
