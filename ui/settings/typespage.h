// SPDX-License-Identifier: GPL-3.0-or-later
// TypeColoursPage: the types that are known and the hue of each, to be chosen.
#pragma once

#include "ui/settings/settingspage.h"

#include <QIcon>

#include <vector>

class QComboBox;
class QPushButton;
class QTreeWidget;

namespace touchstone::ui {

class TypeColoursPage : public SettingsPage
{
    Q_OBJECT

public:
    /// `types`: those of the open data, which stand first.
    TypeColoursPage(Settings& settings, std::vector<annotation::TypeCount> types, QWidget* parent);

    void restoreDefaults() override;
    /// In the order of the table; as annotation::TypeHues::key gives them.
    [[nodiscard]] std::vector<std::string> types() const;
    /// Nothing: grey.
    [[nodiscard]] std::optional<std::size_t> hueOf(const std::string& type) const;
    void choose(const std::string& type, std::optional<std::size_t> hue);
    /// The hue that the type has by itself.
    void reset(const std::string& type);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// The user's; null: none was made.
    [[nodiscard]] const annotation::TypeHue* choiceOf(const std::string& type) const;
    void forget(const std::string& type);
    [[nodiscard]] std::string current() const;
    [[nodiscard]] QIcon sign(std::optional<std::size_t> hue) const;
    void fill();
    void fillHues();
    void showCurrent();
    void tell();

    std::vector<annotation::TypeCount> m_counts;
    QTreeWidget* m_table;
    QComboBox* m_hue;
    QPushButton* m_reset;
};

} // namespace touchstone::ui
