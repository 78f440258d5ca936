// SPDX-License-Identifier: GPL-3.0-or-later
// HelpWindow: the pages of the help with contents, back and forward, and a search through all of them. Reads
// nothing but what is compiled in.
#pragma once

#include "ui/help/helppages.h"
#include "ui/text/textpage.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTreeWidget>

class QAction;

namespace touchstone::ui {

/// Opens the help beside the window of `parent`, or brings its help to the front. `place`: a page and an
/// anchor: "rules", "rules#fields" (also "help:rules#fields", so that a link's text can be passed on); empty
/// or unknown: the start page. Anchors of the rule guide that others may link to, after "rules#":
/// example, language, results, order, files, settings, why, decisions; subjects, fields, functions, phases,
/// limits (these stand on the page "reference", and are found there).
void showHelp(QWidget* parent, const QString& place = {});

/// The place that a widget, or the nearest one around it, names in its property "help"; empty: none does. For
/// parts of a panel that have words of their own: setProperty("help", "rules#language").
[[nodiscard]] QString helpOf(const QWidget* widget);
/// A window of its own (a dialog) with this place: F1 opens it there, or at the place of the part of it that
/// has the keyboard.
void helpByKey(QWidget& window, const QString& place);

/// Not modal: it stays open beside the window.
class HelpWindow : public QDialog
{
    Q_OBJECT

public:
    explicit HelpWindow(QWidget* parent = nullptr);

    void showPlace(const HelpPlace& place);
    [[nodiscard]] HelpPlace place() const;
    [[nodiscard]] TextPage& text() const { return *m_text; }

    /// Looks on from the selected place, through the page and then the others; false: it stands nowhere.
    bool find(const QString& words, bool forward = true);
    /// What the search says: empty, or that nothing was found.
    [[nodiscard]] QString findState() const { return m_state->text(); }

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Visit
    {
        HelpPlace place;
        int scroll = -1; ///< where it was left; -1: at its anchor
    };

    QWidget* makeBar();
    void fillContents();
    void load(const QString& page);
    void go(const Visit& visit);
    void step(int by);
    void scale(int by);
    void followContents(QTreeWidgetItem* item);
    void markContents();

    QTreeWidget* m_contents = new QTreeWidget(this);
    TextPage* m_text = new TextPage(tr("Help text"), this);
    QLineEdit* m_words = nullptr;
    QLabel* m_state = nullptr;
    QAction* m_back = nullptr;
    QAction* m_forward = nullptr;
    QString m_page; ///< what the text shows
    std::vector<Visit> m_visits;
    std::size_t m_visit = 0;
    int m_size = 0; ///< points added to the font
};

} // namespace touchstone::ui
