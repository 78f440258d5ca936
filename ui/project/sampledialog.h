// SPDX-License-Identifier: GPL-3.0-or-later
// SampleDialog: how many places are to be drawn at random, and by which seed.
#pragma once

#include "ui/project/goldsample.h"

#include <QDialog>

class QSpinBox;

namespace touchstone::ui {

class SampleDialog : public QDialog
{
    Q_OBJECT

public:
    explicit SampleDialog(const GoldSample::Size& size, QWidget* parent = nullptr);

    [[nodiscard]] GoldSample::Size size() const;
    [[nodiscard]] QSpinBox* places() const { return m_places; }
    [[nodiscard]] QSpinBox* seed() const { return m_seed; }

private:
    QSpinBox* m_places;
    QSpinBox* m_seed;
};

} // namespace touchstone::ui
