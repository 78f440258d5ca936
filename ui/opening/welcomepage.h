// SPDX-License-Identifier: GPL-3.0-or-later
// WelcomePage: what stands in the window while nothing is open: how to begin, what was open last, where files
// can be dropped, what the sample looks like, which formats can be read.
#pragma once

#include "core/evaluation/dataset/project.h"

#include <QGroupBox>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
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
    void tourRequested();
    /// Number in the list given to setRecent.
    void recentRequested(int index);
    /// Files and folders that were dropped, or pasted as paths.
    void pathsGiven(const QStringList& paths);

private:
    QWidget* buildBegin(QWidget* page);
    void foldFormats(bool unfolded);
    /// The order in which one reads.
    void orderTabs();

    QPushButton* m_open = new QPushButton(tr("&Open gold and systems…"), this);
    QPushButton* m_sample = new QPushButton(tr("Try the &sample"), this);
    QGroupBox* m_recentBox = new QGroupBox(tr("Recent"), this);
    QVBoxLayout* m_recentLayout = new QVBoxLayout(m_recentBox);
    QPushButton* m_drop = nullptr;
    QToolButton* m_formats = new QToolButton(this);
    QToolButton* m_tour = new QToolButton(this);
    QWidget* m_formatList = new QWidget(this);
};

/// "gold.tsv with NER-8, NER-9": how a data set is called in lists.
[[nodiscard]] QString dataSetTitle(const analysis::DataSetSpec& dataSet);
/// Its paths, one a line.
[[nodiscard]] QString dataSetPaths(const analysis::DataSetSpec& dataSet);

} // namespace touchstone::ui
