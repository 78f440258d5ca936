// SPDX-License-Identifier: GPL-3.0-or-later
// SettingsDialog: everything that the program remembers at the user's wish, in one place. What is changed
// holds at once; there is nothing to accept.
#pragma once

#include "ui/settings/settingspage.h"

#include <QDialog>

#include <vector>

class QListWidget;
class QStackedWidget;

namespace touchstone::ui {

class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    /// `settings` is written to and outlives the dialog. `types`: those of the open data.
    SettingsDialog(
        Settings& settings, const std::vector<annotation::TypeCount>& types, QWidget* parent = nullptr);

    /// Of a kind of page; null: none is of it.
    template <typename Page> [[nodiscard]] Page* page() const { return findChild<Page*>(); }
    /// Brings a page to the front.
    void showPage(const SettingsPage& page);
    /// Of the page in front.
    void restoreDefaults();

Q_SIGNALS:
    void edited(touchstone::ui::SettingsPart part);

private:
    QListWidget* m_list;
    QStackedWidget* m_stack;
};

} // namespace touchstone::ui
