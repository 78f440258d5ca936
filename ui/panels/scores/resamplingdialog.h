// SPDX-License-Identifier: GPL-3.0-or-later
// ResamplingDialog: how intervals are found: trials, seed, level, unit.
#pragma once

#include "core/statistics/significance.h"

#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QSpinBox>

namespace touchstone::ui {

class ResamplingDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ResamplingDialog(const analysis::SignificanceSettings& settings, QWidget* parent = nullptr);

    [[nodiscard]] analysis::SignificanceSettings settings() const;
    [[nodiscard]] QSpinBox* trials() const { return m_trials; }
    [[nodiscard]] QSpinBox* seed() const { return m_seed; }
    [[nodiscard]] QDoubleSpinBox* level() const { return m_level; }
    [[nodiscard]] QComboBox* unit() const { return m_unit; }

private:
    QSpinBox* m_trials = new QSpinBox(this);
    QSpinBox* m_seed = new QSpinBox(this);
    QDoubleSpinBox* m_level = new QDoubleSpinBox(this);
    QComboBox* m_unit = new QComboBox(this);
};

} // namespace touchstone::ui
