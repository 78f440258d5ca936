// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/scores/resamplingdialog.h"

#include "ui/widgets/layouts.h"
#include "ui/widgets/screenfit.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>

namespace touchstone::ui {

ResamplingDialog::ResamplingDialog(const analysis::SignificanceSettings& settings, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Intervals of scores"));
    const auto& resampling = settings.resampling;
    constexpr int step = 500;
    m_trials->setRange(1, static_cast<int>(metrics::mostTrials));
    m_trials->setSingleStep(step);
    m_trials->setGroupSeparatorShown(true);
    m_trials->setValue(static_cast<int>(resampling.trials));
    m_trials->setToolTip(tr("How many samples are drawn: more make the ends steadier"));
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(static_cast<int>(
        std::min<std::uint64_t>(resampling.seed, std::uint64_t { std::numeric_limits<int>::max() })));
    m_seed->setToolTip(tr("The same seed gives the same numbers"));
    constexpr double least = 50;
    constexpr double most = 99.9;
    m_level->setRange(least, most);
    m_level->setDecimals(1);
    m_level->setSuffix(tr(" %"));
    m_level->setValue(resampling.confidenceLevel);
    using analysis::ResamplingUnit;
    addChoices(m_unit,
        { { tr("Documents; of one document its sentences"), ResamplingUnit::Automatic },
            { tr("Documents"), ResamplingUnit::Document }, { tr("Sentences"), ResamplingUnit::Sentence } });
    choose(m_unit, static_cast<int>(settings.unit));
    m_unit->setToolTip(tr("What is drawn; sentences of one document are seldom independent"));

    auto* explanation = new QLabel(
        tr("Percentile bootstrap: in each trial as many documents as there are, drawn with replacement, are "
           "scored together. The interval holds the middle of these scores."),
        this);
    explanation->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* form = new QFormLayout;
    form->addRow(explanation);
    form->addRow(tr("&Trials:"), m_trials);
    form->addRow(tr("&Seed:"), m_seed);
    form->addRow(tr("&Level:"), m_level);
    form->addRow(tr("&Draw:"), m_unit);
    layColumn(this, { form, buttons });
    adjustSize();
    keepOnScreen(*this);
}

analysis::SignificanceSettings ResamplingDialog::settings() const
{
    analysis::SignificanceSettings settings;
    settings.resampling.trials = static_cast<std::size_t>(m_trials->value());
    settings.resampling.seed = static_cast<std::uint64_t>(m_seed->value());
    settings.resampling.confidenceLevel = m_level->value();
    settings.unit = static_cast<analysis::ResamplingUnit>(m_unit->currentData().toInt());
    return settings;
}

} // namespace touchstone::ui

#include "moc_resamplingdialog.cpp"
