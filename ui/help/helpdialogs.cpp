// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helpdialogs.h"

#include "ui/session/corestrings.h"
#include "ui/session/shortcuts.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screenfit.h"
#include "ui/widgets/viewhelp.h"

#include "core/evaluation/settings/evaluationspec.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFile>
#include <QHeaderView>
#include <QIcon>
#include <QLabel>
#include <QLocale>
#include <QSysInfo>
#include <QTreeWidget>

#include <unistd.h>

namespace touchstone::ui {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("touchstone::ui", text); }

/// Memory of this process that is resident, in bytes; 0 where the system does not tell.
qint64 residentMemory()
{
    // Linux: the second number is the resident size in pages.
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly)) {
        return 0;
    }
    const QList<QByteArray> numbers = file.readAll().split(' ');
    return numbers.size() > 1 ? numbers[1].toLongLong() * ::sysconf(_SC_PAGESIZE) : 0;
}

QDialog* makeDialog(const QString& title, QWidget* parent)
{
    auto* dialog = new QDialog(parent);
    dialog->setWindowTitle(title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    return dialog;
}

QDialogButtonBox* closeButton(QDialog* dialog)
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    return buttons;
}

} // namespace

QString memoryInUse() { return QLocale().formattedDataSize(residentMemory()); }

QDialog* aboutDialog(QWidget* parent)
{
    QDialog* dialog = makeDialog(tr("About Touchstone"), parent);
    auto* picture = new QLabel(dialog);
    picture->setPixmap(QIcon(QStringLiteral(":/icons/touchstone.svg")).pixmap(64, 64));
    picture->setAlignment(Qt::AlignCenter);
    auto* text = new QLabel(dialog);
    text->setTextFormat(Qt::RichText);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text->setText(tr("<h3>Touchstone %1</h3>"
                     "<p>Tests named-entity systems against gold annotations. Every number is a link to the "
                     "annotations that it counts.</p>"
                     "<p>Free software under the GNU General Public License, version 3 or later. There is no "
                     "warranty.</p>"
                     "<p>Qt %2 · %3 · memory in use: %4</p>")
                      .arg(toQString(analysis::version()), QString::fromLatin1(qVersion()),
                          QSysInfo::prettyProductName(), memoryInUse()));
    layColumn(dialog, { picture, { text, 1 }, closeButton(dialog) });
    dialog->resize(dialog->fontMetrics().averageCharWidth() * 70, dialog->sizeHint().height());
    keepOnScreen(*dialog);
    return dialog;
}

QDialog* shortcutsDialog(QWidget* parent)
{
    QDialog* dialog = makeDialog(tr("Keyboard shortcuts"), parent);
    auto* tree = new QTreeWidget(dialog);
    tree->setHeaderLabels({ tr("Key"), tr("What it does") });
    tree->setRootIsDecorated(false);
    tree->setAccessibleName(dialog->windowTitle());
    const auto addGroup = [tree](const QString& title) {
        auto* group = new QTreeWidgetItem(tree, { title });
        QFont bold = group->font(0);
        bold.setBold(true);
        group->setFont(0, bold);
        group->setFirstColumnSpanned(true);
        return group;
    };
    const std::vector<CommandInfo> table = commands();
    for (const CommandGroup group : { CommandGroup::File, CommandGroup::Edit, CommandGroup::View,
             CommandGroup::Go, CommandGroup::Help }) {
        QTreeWidgetItem* parentItem = addGroup(groupTitle(group));
        for (const CommandInfo& info : table) {
            if (info.group == group && !info.keys.isEmpty()) {
                new QTreeWidgetItem(parentItem, { keysText(info.keys), info.meaning });
            }
        }
    }
    QTreeWidgetItem* further = addGroup(tr("Panels, systems and the text"));
    for (const KeyInfo& info : furtherKeys()) {
        new QTreeWidgetItem(further, { info.keys, info.meaning });
    }
    tree->expandAll();
    tree->setItemsExpandable(false);
    tree->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    wrapColumn(tree, 1);
    layColumn(dialog, { tree, closeButton(dialog) });
    dialog->resize(dialog->fontMetrics().averageCharWidth() * 90, dialog->fontMetrics().height() * 32);
    keepOnScreen(*dialog);
    return dialog;
}

} // namespace touchstone::ui
