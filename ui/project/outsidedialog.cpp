// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/outsidedialog.h"

#include "ui/widgets/layouts.h"
#include "ui/widgets/screenfit.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace touchstone::ui {

OutsideDialog::OutsideDialog(const QStringList& paths, QWidget* parent)
    : QDialog(parent)
    , m_paths(new QPlainTextEdit(paths.join(QLatin1Char('\n')), this))
{
    setWindowTitle(tr("Files outside of the project's folder"));
    auto* said = new QLabel(tr("This project names these paths outside of its folder:"), this);
    said->setWordWrap(true);
    said->setBuddy(m_paths);
    m_paths->setReadOnly(true);
    m_paths->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_paths->setLineWrapMode(QPlainTextEdit::NoWrap); // a line is a path
    m_paths->setTabChangesFocus(true);
    m_paths->setAccessibleName(tr("Paths"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_leave = buttons->addButton(tr("Leave them out"), QDialogButtonBox::ActionRole);
    m_leave->setToolTip(tr("Only what stands in the project's folder is read"));
    m_leave->setDefault(true); // Return reads nothing
    m_read = buttons->addButton(tr("Read them"), QDialogButtonBox::AcceptRole);
    connect(m_leave, &QPushButton::clicked, this, [this]() {
        Q_EMIT leftOut();
        reject();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layColumn(this, { said, { m_paths, 1 }, buttons });
    m_paths->setFocus();
    constexpr int lines = 24;
    constexpr int columns = 80;
    const QFontMetrics metrics = fontMetrics();
    resizeWithinScreen(*this, { columns * metrics.averageCharWidth(), lines * metrics.lineSpacing() });
}

} // namespace touchstone::ui

#include "moc_outsidedialog.cpp"
