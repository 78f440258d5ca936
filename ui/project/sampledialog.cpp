// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/sampledialog.h"

#include "ui/widgets/layouts.h"
#include "ui/widgets/screenfit.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>

#include <limits>

namespace touchstone::ui {

namespace {

constexpr int mostPlaces = 100'000;

} // namespace

SampleDialog::SampleDialog(const GoldSample::Size& size, QWidget* parent)
    : QDialog(parent)
    , m_places(new QSpinBox(this))
    , m_seed(new QSpinBox(this))
{
    setWindowTitle(tr("Sample"));
    auto* text
        = new QLabel(tr("Every third place to judge is then one of those that are drawn, until all are "
                        "judged. Where a tenth is wrong, 100 tell the rate within about 6 points, 400 "
                        "within 3. The same seed draws the same places of the same files."),
            this);
    text->setWordWrap(true);
    m_places->setRange(1, mostPlaces);
    m_places->setValue(static_cast<int>(size.places));
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(static_cast<int>(size.seed));
    auto* form = new QFormLayout;
    form->addRow(tr("&Places to draw:"), m_places);
    form->addRow(tr("&Seed:"), m_seed);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layColumn(this, { text, form, buttons });
    m_places->setFocus();
    m_places->selectAll();
    keepOnScreen(*this);
}

GoldSample::Size SampleDialog::size() const
{
    return { static_cast<std::size_t>(m_places->value()), static_cast<std::uint64_t>(m_seed->value()) };
}

} // namespace touchstone::ui

#include "moc_sampledialog.cpp"
