// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/welcomepage.h"

#include "ui/session/corestrings.h"
#include "ui/session/resources.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/viewhelp.h"

#include "core/io/open/opener.h"
#include "core/io/open/readerregistry.h"

#include <QCommandLinkButton>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGridLayout>
#include <QIcon>
#include <QLabel>

namespace touchstone::ui {

namespace {

QString sourceTitle(const analysis::LayerSource& source)
{
    return toQString(source.name.empty() ? io::defaultName(source.path) : source.name);
}

QLabel* wrapped(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

QString dataSetTitle(const analysis::DataSetSpec& dataSet)
{
    QStringList systems = textsOf(dataSet.systems, sourceTitle);
    constexpr qsizetype shown = 3;
    if (systems.size() > shown) {
        const qsizetype more = systems.size() - shown;
        systems = systems.mid(0, shown);
        //: further systems that are not named in a list
        systems << WelcomePage::tr("%n more", nullptr, static_cast<int>(more));
    }
    const QString name = dataSet.name.empty() ? sourceTitle(dataSet.gold) : toQString(dataSet.name);
    //: %1: gold or name of the data set, %2: names of systems
    return WelcomePage::tr("%1 with %2").arg(name, systems.join(WelcomePage::tr(", ")));
}

QString dataSetPaths(const analysis::DataSetSpec& dataSet)
{
    QStringList paths { fromPath(dataSet.gold.path) };
    for (const analysis::LayerSource& system : dataSet.systems) {
        paths << fromPath(system.path);
    }
    return paths.join(QLatin1Char('\n'));
}

WelcomePage::WelcomePage(QWidget* parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    auto* page = new QWidget(this);
    auto* title = new QLabel(tr("Touchstone"), page);
    QFont titleFont = title->font();
    titleFont.setPointSizeF(titleFont.pointSizeF() * 2);
    titleFont.setBold(true);
    title->setFont(titleFont);
    auto* picture = new QLabel(page);
    picture->setPixmap(QIcon(QStringLiteral(":/icons/touchstone.svg")).pixmap(48, 48));

    auto* sample = new QPushButton(tr("Try the &sample"), page);
    sample->setToolTip(tr("Three short texts with every kind of error, and two systems"));
    sample->setEnabled(!samplesFolder().isEmpty());
    m_open->setDefault(true);
    m_open->setIcon(QIcon(QStringLiteral(":/icons/open.svg")));
    auto* trend = new QPushButton(tr("&Trend of scores…"), page);
    trend->setToolTip(tr("A score over files that score --json wrote, and what changed from run to run"));
    for (QPushButton* button : { m_open, sample, trend }) {
        button->setMinimumHeight(button->fontMetrics().height() * 2);
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        button->setMinimumWidth(button->fontMetrics().averageCharWidth() * 30);
    }

    auto* formats = new QGroupBox(tr("Formats that can be read"), page);
    auto* grid = new QGridLayout(formats);
    const QFont mono = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    int row = 0;
    for (const io::Reader& reader : io::readers()) {
        auto* name = wrapped(toQString(reader.title), formats);
        QFont bold = name->font();
        bold.setBold(true);
        name->setFont(bold);
        auto* example = wrapped(toQString(reader.example), formats);
        example->setFont(mono);
        example->setTextInteractionFlags(Qt::TextSelectableByMouse);
        grid->addWidget(name, row, 0, Qt::AlignTop);
        grid->addWidget(wrapped(toQString(reader.description), formats), row, 1, Qt::AlignTop);
        grid->addWidget(example, row + 1, 1, Qt::AlignTop);
        row += 2;
    }
    grid->setColumnStretch(1, 1);

    auto* heading = inRow({ picture, title, filler });
    auto* aim = wrapped(tr("Compare the output of named-entity systems with a gold standard: every "
                           "number leads to the words."),
        page);
    auto* drop = wrapped(tr("Or drop files or folders here: a gold, and one or more systems."), page);
    layColumn(page, { 32, 24, 32, 24 },
        { heading, aim, inRow({ m_open, sample, trend, filler }), drop, m_recentBox, formats, filler }, 12);
    setWidget(page);
    setTabOrder(m_open, sample);
    setTabOrder(sample, trend);
    setFocusProxy(m_open);
    m_recentBox->hide();

    connect(m_open, &QPushButton::clicked, this, &WelcomePage::openRequested);
    connect(sample, &QPushButton::clicked, this, &WelcomePage::sampleRequested);
    connect(trend, &QPushButton::clicked, this, &WelcomePage::trendRequested);
}

void WelcomePage::setRecent(const std::vector<analysis::DataSetSpec>& recent)
{
    while (QLayoutItem* item = m_recentLayout->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater(); // it may be the one whose click brought us here
        }
        delete item;
    }
    int number = 0;
    for (const auto& dataSet : recent) {
        auto* button = new QCommandLinkButton(withoutMnemonic(dataSetTitle(dataSet)),
            QFileInfo(fromPath(dataSet.gold.path)).absolutePath(), m_recentBox);
        button->setToolTip(dataSetPaths(dataSet));
        connect(button, &QPushButton::clicked, this, [this, number]() { Q_EMIT recentRequested(number); });
        ++number;
        m_recentLayout->addWidget(button);
    }
    m_recentBox->setVisible(!recent.empty());
}

} // namespace touchstone::ui

#include "moc_welcomepage.cpp"
