// SPDX-License-Identifier: GPL-3.0-or-later
// WelcomePage: what stands in the window while nothing is open: how to begin, what was open last, which
// formats can be read.
#pragma once

#include "core/evaluation/dataset/project.h"

#include <QGroupBox>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace touchstone::ui {

class WelcomePage : public QScrollArea
{
    Q_OBJECT

public:
    explicit WelcomePage(QWidget* parent = nullptr);

    void setRecent(const std::vector<analysis::DataSetSpec>& recent);

Q_SIGNALS:
    void openRequested();
    void sampleRequested();
    void trendRequested();
    /// Number in the list given to setRecent.
    void recentRequested(int index);

private:
    QPushButton* m_open = new QPushButton(tr("&Open gold and system…"), this);
    QGroupBox* m_recentBox = new QGroupBox(tr("Opened last"), this);
    QVBoxLayout* m_recentLayout = new QVBoxLayout(m_recentBox);
};

/// "gold.tsv with NER-8, NER-9": how a data set is called in lists.
[[nodiscard]] QString dataSetTitle(const analysis::DataSetSpec& dataSet);
/// Its paths, one a line.
[[nodiscard]] QString dataSetPaths(const analysis::DataSetSpec& dataSet);

} // namespace touchstone::ui
