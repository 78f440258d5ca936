// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/labeldelegate.h"

#include "ui/models/labeltablemodel.h"

#include <QComboBox>
#include <QCompleter>
#include <QLineEdit>

namespace touchstone::ui {

namespace {

constexpr int staysEntry = 0;
constexpr int dropsEntry = 1;

} // namespace

QWidget* LabelDelegate::createEditor(
    QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const
{
    auto* combo = new QComboBox(parent);
    combo->setEditable(true);
    combo->setInsertPolicy(QComboBox::NoInsert);
    combo->addItem(tr("Stays as it is"));
    combo->addItem(tr("Dropped"));
    combo->insertSeparator(combo->count());
    combo->addItems(index.data(LabelTableModel::SuggestionsRole).toStringList());
    combo->completer()->setCompletionMode(QCompleter::PopupCompletion);
    combo->setAccessibleName(
        tr("%1 becomes").arg(index.siblingAtColumn(LabelTableModel::Label).data().toString()));
    // A choice from the list is an answer; typing ends with Return.
    connect(combo, &QComboBox::activated, this, [this, combo]() {
        auto* self = const_cast<LabelDelegate*>(this); // Qt's signals are not const
        Q_EMIT self->commitData(combo);
        Q_EMIT self->closeEditor(combo);
    });
    return combo;
}

void LabelDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    auto* combo = qobject_cast<QComboBox*>(editor);
    const auto* model = qobject_cast<const LabelTableModel*>(index.model());
    if (combo == nullptr || model == nullptr) {
        return;
    }
    const auto side = LabelTableModel::sideOf(index.column());
    const auto rule = side ? model->rule(index.row(), *side) : std::nullopt;
    const QString text = index.data(Qt::EditRole).toString();
    if (rule && rule->empty()) {
        combo->setCurrentIndex(dropsEntry);
    } else if (text.isEmpty()) {
        combo->setCurrentIndex(staysEntry);
    } else {
        combo->setCurrentIndex(combo->findText(text, Qt::MatchExactly | Qt::MatchCaseSensitive));
        combo->setEditText(text);
    }
    combo->lineEdit()->selectAll();
}

void LabelDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    const auto* combo = qobject_cast<const QComboBox*>(editor);
    auto* table = qobject_cast<LabelTableModel*>(model);
    const auto side = LabelTableModel::sideOf(index.column());
    if (combo == nullptr || table == nullptr || !side) {
        return;
    }
    const QString text = combo->currentText();
    if (text == combo->itemText(dropsEntry)) {
        table->setRule(index.row(), *side, std::string());
    } else {
        table->setData(index, text == combo->itemText(staysEntry) ? QString() : text);
    }
}

} // namespace touchstone::ui

#include "moc_labeldelegate.cpp"
