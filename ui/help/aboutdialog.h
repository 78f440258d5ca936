// SPDX-License-Identifier: GPL-3.0-or-later
// AboutDialog: version, licence, versions of the libraries, and how much memory is in use. Its text can be
// copied into a report.
#pragma once

#include <QDialog>

namespace touchstone::ui {

class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent = nullptr);
};

/// Memory of this process that is resident, in bytes; 0 where the system does not tell.
[[nodiscard]] qint64 residentMemory();

} // namespace touchstone::ui
