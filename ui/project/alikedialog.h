// SPDX-License-Identifier: GPL-3.0-or-later
// AlikeDialog: a verdict for several places that are alike, all listed, each with a box to leave it out.
#pragma once

#include "core/evaluation/settings/judgement.h"

#include <QDialog>

class QComboBox;
class QListWidget;
class QPushButton;

namespace touchstone::ui {

class AlikeDialog : public QDialog
{
    Q_OBJECT

public:
    /// `what`: what they have in common; `places`: a line each; `verdict` to begin with. With `goldAlone`
    /// there is no system that could be wrong.
    AlikeDialog(const QString& what, const QStringList& places, analysis::Verdict verdict,
        QWidget* parent = nullptr, bool goldAlone = false);

    [[nodiscard]] analysis::Verdict verdict() const;
    [[nodiscard]] QListWidget* places() const { return m_places; }
    /// Numbers of the checked ones, ascending.
    [[nodiscard]] std::vector<std::size_t> chosen() const;

private:
    void showCount();

    QComboBox* m_verdict;
    QListWidget* m_places;
    QPushButton* m_apply = nullptr;
};

} // namespace touchstone::ui
