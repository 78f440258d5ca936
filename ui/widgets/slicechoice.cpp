// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/slicechoice.h"

#include "ui/session/corestrings.h"
#include "ui/widgets/viewhelp.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QSignalBlocker>
#include <QStandardItemModel>

namespace touchstone::ui {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("SliceChoice", text); }

} // namespace

void fillSliceCombo(
    QComboBox* combo, const std::vector<analysis::SliceDimension>& slices, const QString& none)
{
    const int first = none.isEmpty() ? 0 : 1;
    const bool known = combo->count() > 0 && std::ranges::all_of(slices, [&](const auto& slice) {
        const auto place = first + static_cast<int>(&slice - slices.data());
        return combo->itemData(place).toString() == toQString(slice.id);
    });
    if (known && combo->property("slices").toULongLong() == slices.size()) {
        return; // a list that somebody has opened stays as it is
    }
    const QSignalBlocker quiet(combo);
    const QString chosen = combo->currentData().toString();
    combo->clear();
    if (!none.isEmpty()) {
        combo->addItem(none, QString());
    }
    combo->setProperty("slices", QVariant::fromValue<qulonglong>(slices.size()));
    for (const analysis::SliceDimension& slice : slices) {
        combo->addItem(shortened(sliceText(slice.id)), toQString(slice.id));
        combo->setItemData(combo->count() - 1, coreText(slice.meaning), Qt::ToolTipRole);
    }
    auto* items = qobject_cast<QStandardItemModel*>(combo->model());
    for (const std::string& id : analysis::builtInSlices()) {
        if (std::ranges::find(slices, id, &analysis::SliceDimension::id) != slices.end()) {
            continue;
        }
        //: A slice that the data lacks. %1: its name, %2: why
        combo->addItem(tr("%1: %2").arg(sliceText(id), sliceLackText(id)), toQString(id));
        if (items != nullptr && id != "seen") {
            items->item(combo->count() - 1)->setEnabled(false);
        }
    }
    const int again = combo->findData(chosen);
    combo->setCurrentIndex(chosen.isEmpty() || again < 0 ? (slices.empty() && first == 0 ? -1 : 0) : again);
}

} // namespace touchstone::ui
