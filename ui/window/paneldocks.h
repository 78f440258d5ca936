// SPDX-License-Identifier: GPL-3.0-or-later
// PanelDocks: every panel of the window with its dock, where it stands, and how the keyboard gets to it.
#pragma once

#include "ui/window/panellayout.h"

#include <QStringList>

#include <vector>

class QWidget;

namespace touchstone::ui {

class DocumentView;
class ProjectSession;
class RuleSession;
class SelectionModel;
class Session;
class SliceFiles;

/// What panels are made of.
struct PanelSources
{
    Session& session;
    SelectionModel& selection;
    SliceFiles& slices;
    RuleSession& rules;
    ProjectSession* project = nullptr; ///< null: there are no projects
};

class PanelDocks : public QObject
{
    Q_OBJECT

public:
    struct Panel
    {
        QString name;
        QString title;
        QWidget* content = nullptr;
        QDockWidget* dock = nullptr; ///< null: the text
    };

    /// The text stands in the middle of the window and belongs to it.
    PanelDocks(const PanelSources& sources, DocumentView& text, QMainWindow& window);

    /// In the order of tabs, menu and keys: documents, text, details, errors …
    [[nodiscard]] static QStringList names();
    /// The kind of figure that shows what a panel shows; one that has none gives its own name.
    [[nodiscard]] static QString figureOf(const QString& panel);
    [[nodiscard]] const std::vector<Panel>& all() const { return m_panels; }
    /// Null: no such panel.
    [[nodiscard]] const Panel* find(const QString& name) const;
    /// The one view of a kind, which is there.
    template <typename View> [[nodiscard]] View& view() const
    {
        for (const Panel& panel : m_panels) {
            if (auto* found = qobject_cast<View*>(panel.content)) {
                return *found;
            }
        }
        qFatal("No such panel");
    }
    /// The panel with the keyboard; null: none of them has it.
    [[nodiscard]] const Panel* focused() const;
    /// The panel with the keyboard where it shows what a figure shows, else the numbers in front that do;
    /// null: neither.
    [[nodiscard]] const Panel* drawn() const;

    /// Where they stand.
    [[nodiscard]] PanelLayout& layout() { return *m_layout; }
    /// Brings a panel to the front and gives it the keyboard.
    void focus(const Panel& panel);
    /// The list of errors; a panel that takes the whole width stays beside it where there is room.
    void focusErrors();
    /// The same for the panel after, or before, the one with the keyboard, among those to be seen.
    void cycle(bool forward);

private:
    DocumentView& m_text;
    PanelLayout* m_layout = nullptr;
    std::vector<Panel> m_panels;
};

} // namespace touchstone::ui
