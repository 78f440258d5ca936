// SPDX-License-Identifier: GPL-3.0-or-later
// ChartView: what panels with a chart have in common: controls above chart and table, a page of words in
// their place while there is nothing to show, and numbers that are asked for only while somebody looks.
#pragma once

#include "ui/charts/chartspec.h"
#include "ui/session/jobrunner.h"
#include "ui/widgets/statepage.h"

#include <QComboBox>

#include <initializer_list>

class QLayout;
class QScrollArea;
class QSplitter;

namespace touchstone::ui {

class ChartPanel;

class ChartView : public QWidget
{
    Q_OBJECT

public:
    [[nodiscard]] StatePage* page() const { return m_page; }

protected:
    explicit ChartView(QWidget* parent);

    /// Asks for what is to be shown, whenever the panel appears.
    virtual void ask() { }
    /// Nobody looks any more.
    virtual void leave() { }
    /// Makes the chart of what is known, also when the colours have changed.
    virtual void draw() = 0;
    /// What the tooltip says of a hit on panel `number`; empty: its own words.
    [[nodiscard]] virtual QString describe(const ChartHit& hit, std::size_t number) const = 0;
    /// A hit was clicked.
    virtual void activate(const ChartHit& hit, std::size_t number) = 0;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

    /// A chart that asks describe() and activate(). With `off`, which says what is switched off, the legend
    /// switches by itself and draws anew.
    ChartPanel* makePanel(const QString& name, std::vector<bool>* off, std::size_t number = 0);
    /// Controls in as many lines as they need.
    [[nodiscard]] static QLayout* barOf(std::initializer_list<QWidget*> controls);
    /// Lines of controls, the note last, above the content or the page in its place. Once, when all are made.
    void build(std::initializer_list<QWidget*> controls, QWidget* content);
    /// The content and the page in its place, for a panel that builds itself.
    QWidget* pagesOf(QWidget* content);
    /// A chart with its table, which takes the smaller part.
    QSplitter* beside(QWidget* chart, QWidget* table, Qt::Orientation orientation = Qt::Horizontal);
    /// What stands side by side: all of it, or in a narrow panel one part, by a choice among the controls.
    void setParts(std::vector<QWidget*> parts, const QStringList& names);
    /// As what it shows is called now.
    void renamePart(int part, const QString& name) { m_part->setItemText(part, name); }
    /// Around a chart that may be higher than the panel.
    QScrollArea* scrolled(QWidget* chart);
    /// Lying bars need their height; the chart scrolls where the panel is lower.
    void setHeightOf(ChartPanel* chart, const ChartSpec& spec) const;
    void showContent(bool shown) { m_pages->setCurrentIndex(shown ? 0 : 1); }
    [[nodiscard]] bool showsContent() const { return m_pages->currentIndex() == 0; }
    /// What the colours of the window are.
    [[nodiscard]] Ground ground() const;
    /// Switches one of so many series off in the legend, or on again.
    static void toggle(std::vector<bool>& off, std::size_t series, std::size_t count);
    static void hideSwitchedOff(std::vector<ChartBarSet>& bars, const std::vector<bool>& off);
    /// Is Ctrl held, so that a filter is added to those that are there?
    [[nodiscard]] static bool adding();

    JobRunner* m_runner = new JobRunner(this);
    QLabel* m_note = new QLabel(this);
    QComboBox* m_part = new QComboBox(this); ///< that a narrow panel shows; build() places it
    StatePage* m_page = nullptr;

private:
    void fitParts();

    StatePages* m_pages = nullptr;
    std::vector<QWidget*> m_parts;
};

} // namespace touchstone::ui
