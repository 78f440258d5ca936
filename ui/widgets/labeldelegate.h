// SPDX-License-Identifier: GPL-3.0-or-later
// LabelDelegate: edits what a label becomes: another label, one of the other side's, itself, or nothing.
#pragma once

#include <QStyledItemDelegate>

namespace touchstone::ui {

class LabelDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(
        QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
};

} // namespace touchstone::ui
