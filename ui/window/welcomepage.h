// SPDX-License-Identifier: GPL-3.0-or-later
// WelcomePage: what stands in the window while nothing is open: how to begin, what was open last, which
// formats can be read.
#pragma once

#include "core/evaluation/dataset/project.h"

#include <QScrollArea>

#include <vector>

class QPushButton;
class QVBoxLayout;

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
    QPushButton* m_open;
    QWidget* m_recentBox;
    QVBoxLayout* m_recentLayout;
};

/// "gold.tsv with NER-8, NER-9": how a data set is called in lists.
[[nodiscard]] QString dataSetTitle(const analysis::DataSetSpec& dataSet);
/// Its paths, one a line.
[[nodiscard]] QString dataSetPaths(const analysis::DataSetSpec& dataSet);

} // namespace touchstone::ui
