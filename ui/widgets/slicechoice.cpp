// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/slicechoice.h"

#include "ui/session/corestrings.h"
#include "ui/widgets/viewhelp.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QSignalBlocker>
#include <QStandardItemModel>

#include <utility>

namespace touchstone::ui {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("touchstone::ui", text); }

} // namespace

void eachByGroup(const std::vector<analysis::SliceDimension>& slices,
    const std::function<void(const QString&)>& begin,
    const std::function<void(const analysis::SliceDimension&)>& add)
{
    std::optional<analysis::SliceGroup> last;
    for (const analysis::SliceDimension& slice : slices) {
        if (last != slice.group) {
            begin(sliceGroupText(slice.group));
        }
        last = slice.group;
        add(slice);
    }
}

void addHeading(QComboBox* combo, const QString& title)
{
    combo->addItem(title);
    if (auto* items = qobject_cast<QStandardItemModel*>(combo->model())) {
        QStandardItem* item = items->item(combo->count() - 1);
        item->setEnabled(false);
        QFont font = combo->font();
        font.setBold(true);
        item->setFont(font);
    }
}

void fillSliceCombo(
    QComboBox* combo, const std::vector<analysis::SliceDimension>& slices, const QString& none)
{
    const QStringList ids = textsOf(slices, [](const auto& slice) { return toQString(slice.id); });
    if (combo->count() > 0 && combo->property("slices").toStringList() == ids) {
        return; // a list that somebody has opened stays as it is
    }
    const QSignalBlocker quiet(combo);
    const QString chosen = combo->currentData().toString();
    combo->clear();
    if (!none.isEmpty()) {
        combo->addItem(none, QString());
    }
    combo->setProperty("slices", ids);
    eachByGroup(
        slices, [combo](const QString& title) { addHeading(combo, title); },
        [combo](const analysis::SliceDimension& slice) {
            combo->addItem(shortened(sliceText(slice.id)), toQString(slice.id));
            combo->setItemData(combo->count() - 1, coreText(slice.meaning), Qt::ToolTipRole);
        });
    auto* items = qobject_cast<QStandardItemModel*>(combo->model());
    bool lacks = false;
    for (const std::string& id : analysis::builtInSlices()) {
        if (ids.contains(toQString(id))) {
            continue;
        }
        if (!std::exchange(lacks, true)) {
            //: Heading of slices that the data does not have
            addHeading(combo, tr("Not in this data"));
        }
        //: A slice that the data lacks. %1: its name, %2: why
        combo->addItem(tr("%1: %2").arg(sliceText(id), sliceLackText(id)), toQString(id));
        if (items != nullptr && id != "seen" && id != "seen-words") {
            items->item(combo->count() - 1)->setEnabled(false);
        }
    }
    const int first = none.isEmpty() ? 1 : 0; // below the first heading
    const int again = combo->findData(chosen);
    combo->setCurrentIndex(!chosen.isEmpty() && again >= 0 ? again
            : slices.empty() && first == 1                 ? -1
                                                           : first);
}

} // namespace touchstone::ui
