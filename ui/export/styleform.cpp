// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/styleform.h"

#include "ui/widgets/layouts.h"

#include <QFormLayout>
#include <QSignalBlocker>

namespace touchstone::ui {

namespace {

constexpr double columnMm = 77;
constexpr double pageMm = 160;

} // namespace

QDoubleSpinBox* StyleForm::number(
    double from, double to, double value, int digits, double step, const QString& suffix)
{
    auto* box = new QDoubleSpinBox(this);
    box->setRange(from, to);
    box->setDecimals(digits);
    box->setSingleStep(step);
    box->setSuffix(suffix);
    box->setValue(value);
    box->setKeyboardTracking(false);
    return box;
}

StyleForm::StyleForm(QWidget* parent)
    : QWidget(parent)
{
    addChoices(fit,
        { { tr("Column, 77 mm"), columnMm }, { tr("Page, 160 mm"), pageMm }, { tr("Custom width"), 0.0 } });
    ownHeight->setToolTip(tr("Off: as high as the content needs"));
    height->setAccessibleName(tr("Height"));
    height->setEnabled(false);
    ownFont->setToolTip(tr("Off: the program's font"));
    font->setAccessibleName(tr("Font family"));
    font->setEnabled(false);
    font->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    font->setMinimumContentsLength(14);
    addChoices(legend,
        { { tr("Outside"), LegendPlace::Outside }, { tr("Inside"), LegendPlace::Inside },
            { tr("None"), LegendPlace::None } });
    decimals->setRange(0, 10);
    decimals->setValue(FigureStyle().decimals);
    markers->setChecked(true);
    hatches->setChecked(true);

    auto* form = new QFormLayout(this);
    form->setContentsMargins({});
    form->addRow(tr("Fit to &paper:"), fit);
    form->addRow(tr("&Width:"), width);
    form->addRow(ownHeight, height);
    form->addRow(ownFont, font);
    form->addRow(tr("Font &size:"), fontSize);
    form->addRow(tr("L&ines:"), lines);
    form->addRow(tr("L&egend:"), legend);
    form->addRow(tr("&Decimals:"), decimals);
    form->addRow(tr("&Resolution (PNG):"), resolution);
    for (QCheckBox* box : { greyscale, transparent, title, markers, hatches }) {
        form->addRow(box);
    }
    connect(fit, &QComboBox::currentIndexChanged, this, [this]() {
        if (const double chosen = fit->currentData().toDouble(); chosen > 0) {
            width->setValue(chosen);
        }
    });
    connect(width, &QDoubleSpinBox::valueChanged, this, [this]() {
        const QSignalBlocker quiet(fit);
        const int known = fit->findData(width->value());
        fit->setCurrentIndex(known >= 0 ? known : fit->count() - 1);
        Q_EMIT changed();
    });
    connect(ownHeight, &QCheckBox::toggled, height, &QWidget::setEnabled);
    connect(ownFont, &QCheckBox::toggled, font, &QWidget::setEnabled);
    for (QDoubleSpinBox* box : { height, fontSize, lines, resolution }) {
        connect(box, &QDoubleSpinBox::valueChanged, this, &StyleForm::changed);
    }
    connect(decimals, &QSpinBox::valueChanged, this, &StyleForm::changed);
    connect(font, &QFontComboBox::currentFontChanged, this, &StyleForm::changed);
    connect(legend, &QComboBox::currentIndexChanged, this, &StyleForm::changed);
    for (QCheckBox* box : { ownHeight, ownFont, greyscale, transparent, title, markers, hatches }) {
        connect(box, &QCheckBox::toggled, this, &StyleForm::changed);
    }
}

FigureStyle StyleForm::style() const
{
    return { .widthMm = width->value(),
        .heightMm = ownHeight->isChecked() ? height->value() : 0,
        .fontFamily = ownFont->isChecked() ? font->currentFont().family() : QString(),
        .fontPoints = fontSize->value(),
        .linePoints = lines->value(),
        .greyscale = greyscale->isChecked(),
        .transparent = transparent->isChecked(),
        .legend = static_cast<LegendPlace>(legend->currentData().toInt()),
        .markers = markers->isChecked(),
        .hatches = hatches->isChecked(),
        .title = title->isChecked(),
        .decimals = decimals->value() };
}

} // namespace touchstone::ui

#include "moc_styleform.cpp"
