// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/styleform.h"

#include "ui/widgets/layouts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFontComboBox>
#include <QFormLayout>
#include <QSignalBlocker>

namespace touchstone::ui {

namespace {

constexpr double columnMm = 77;
constexpr double pageMm = 160;
constexpr double usualDpi = 300;

QDoubleSpinBox* number(
    QWidget* parent, double from, double to, double value, int decimals, double step, const QString& suffix)
{
    auto* box = new QDoubleSpinBox(parent);
    box->setRange(from, to);
    box->setDecimals(decimals);
    box->setSingleStep(step);
    box->setSuffix(suffix);
    box->setValue(value);
    box->setKeyboardTracking(false);
    return box;
}

} // namespace

StyleForm::StyleForm(QWidget* parent)
    : QWidget(parent)
{
    const FigureStyle usual;
    fit = new QComboBox(this);
    addChoices(
        fit, { { tr("Column, 77 mm"), columnMm }, { tr("Page, 160 mm"), pageMm }, { tr("Own width"), 0.0 } });
    width = number(this, 10, 2000, usual.widthMm, 1, 1, tr(" mm"));
    ownHeight = new QCheckBox(tr("Own &height"), this);
    ownHeight->setToolTip(tr("Off: as high as the content needs"));
    height = number(this, 10, 2000, usual.heightMm, 1, 1, tr(" mm"));
    height->setAccessibleName(tr("Height"));
    height->setEnabled(false);
    ownFont = new QCheckBox(tr("Own f&ont"), this);
    ownFont->setToolTip(tr("Off: the font of the program"));
    font = new QFontComboBox(this);
    font->setAccessibleName(tr("Font family"));
    font->setEnabled(false);
    font->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    font->setMinimumContentsLength(14);
    fontSize = number(this, 3, 72, usual.fontPoints, 1, 0.5, tr(" pt"));
    lines = number(this, 0.1, 10, usual.linePoints, 2, 0.25, tr(" pt"));
    legend = new QComboBox(this);
    addChoices(legend,
        { { tr("Outside"), LegendPlace::Outside }, { tr("Inside"), LegendPlace::Inside },
            { tr("None"), LegendPlace::None } });
    decimals = new QSpinBox(this);
    decimals->setRange(0, 10);
    decimals->setValue(usual.decimals);
    greyscale = new QCheckBox(tr("&Greyscale"), this);
    transparent = new QCheckBox(tr("&Transparent background"), this);
    title = new QCheckBox(tr("Tit&le in the figure"), this);
    markers = new QCheckBox(tr("&Markers"), this);
    markers->setChecked(true);
    hatches = new QCheckBox(tr("Hatc&hes"), this);
    hatches->setChecked(true);
    resolution = number(this, 36, 2400, usualDpi, 0, 50, tr(" dpi"));

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
        showFit();
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

void StyleForm::showFit()
{
    const QSignalBlocker quiet(fit);
    const int known = fit->findData(width->value());
    fit->setCurrentIndex(known >= 0 ? known : fit->count() - 1);
}

FigureStyle StyleForm::style() const
{
    FigureStyle style;
    style.widthMm = width->value();
    style.heightMm = ownHeight->isChecked() ? height->value() : 0;
    style.fontFamily = ownFont->isChecked() ? font->currentFont().family() : QString();
    style.fontPoints = fontSize->value();
    style.linePoints = lines->value();
    style.legend = static_cast<LegendPlace>(legend->currentData().toInt());
    style.decimals = decimals->value();
    style.greyscale = greyscale->isChecked();
    style.transparent = transparent->isChecked();
    style.title = title->isChecked();
    style.markers = markers->isChecked();
    style.hatches = hatches->isChecked();
    return style;
}

double StyleForm::dpi() const { return resolution->value(); }

} // namespace touchstone::ui

#include "moc_styleform.cpp"
