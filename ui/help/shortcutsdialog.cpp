// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/shortcutsdialog.h"

#include "ui/session/shortcuts.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screenfit.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTreeWidget>

namespace touchstone::ui {

ShortcutsDialog::ShortcutsDialog(QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Keyboard shortcuts"));
    auto* tree = new QTreeWidget(this);
    tree->setHeaderLabels({ tr("Key"), tr("What it does") });
    tree->setRootIsDecorated(false);
    tree->setUniformRowHeights(true);
    tree->setAccessibleName(windowTitle());
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
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layColumn(this, { tree, buttons });
    resize(fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 32);
    keepOnScreen(*this);
}

} // namespace touchstone::ui

#include "moc_shortcutsdialog.cpp"
