// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/aboutdialog.h"

#include "ui/session/corestrings.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screenfit.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QIcon>
#include <QLabel>
#include <QLocale>
#include <QSysInfo>

#include <unistd.h>

namespace touchstone::ui {

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

AboutDialog::AboutDialog(QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("About Touchstone"));
    auto* picture = new QLabel(this);
    picture->setPixmap(QIcon(QStringLiteral(":/icons/touchstone.svg")).pixmap(64, 64));
    picture->setAlignment(Qt::AlignCenter);
    auto* text = new QLabel(this);
    text->setTextFormat(Qt::RichText);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    const QString version = toQString(analysis::version());
    const QString memory = QLocale().formattedDataSize(residentMemory());
    text->setText(tr("<h3>Touchstone %1</h3>"
                     "<p>Tests named-entity systems against gold annotations. Every number is a link to the "
                     "annotations that it counts.</p>"
                     "<p>Free software under the GNU General Public License, version 3 or later. There is no "
                     "warranty.</p>"
                     "<p>Qt %2 · %3 · memory in use: %4</p>")
                      .arg(version, QString::fromLatin1(qVersion()), QSysInfo::prettyProductName(), memory));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layColumn(this, { picture, { text, 1 }, buttons });
    resize(fontMetrics().averageCharWidth() * 70, sizeHint().height());
    keepOnScreen(*this);
}

} // namespace touchstone::ui

#include "moc_aboutdialog.cpp"
