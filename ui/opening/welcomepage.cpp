// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/opening/welcomepage.h"

#include "ui/files/importverdict.h"
#include "ui/files/pathtaker.h"
#include "ui/session/corestrings.h"
#include "ui/session/resources.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/viewhelp.h"
#include "ui/opening/samplepicture.h"

#include "core/io/open/readerregistry.h"

#include <QFileInfo>
#include <QFontDatabase>
#include <QGridLayout>
#include <QIcon>
#include <QLabel>
#include <QStyleOptionButton>
#include <QStylePainter>

namespace touchstone::ui {

namespace {

QLabel* wrapped(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

/// A line that is a button: cut in its middle where it finds no room.
class LineButton : public QPushButton
{
public:
    LineButton(const QString& words, QWidget* parent)
        : QPushButton(withoutMnemonic(words), parent)
        , m_words(words)
    {
        setFlat(true);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        return { QPushButton::sizeHint().width(), fontMetrics().height() + 2 * margin };
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QStylePainter painter(this);
        QStyleOptionButton option;
        initStyleOption(&option);
        option.text.clear();
        painter.drawControl(QStyle::CE_PushButton, option);
        QFont font = this->font();
        font.setUnderline(option.state.testFlag(QStyle::State_MouseOver));
        painter.setFont(font);
        const QRect area = rect().adjusted(margin, 0, -margin, 0);
        const auto alignment = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter;
        painter.drawItemText(area, static_cast<int>(alignment), palette(), isEnabled(),
            fontMetrics().elidedText(m_words, Qt::ElideMiddle, area.width()), QPalette::Link);
    }

private:
    static constexpr int margin = 4;

    QString m_words;
};

/// Where files and folders are dropped, or their paths pasted. A button, so that the keyboard has a way, too.
class DropButton : public QPushButton
{
public:
    DropButton(const QString& words, QWidget* parent)
        : QPushButton(words, parent)
        , taker(*new PathTaker(*this))
    {
        setAcceptDrops(true);
        setAutoDefault(false);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        connect(&taker, &PathTaker::hovered, this, [this](bool over) {
            m_over = over;
            update();
        });
    }

    PathTaker& taker;

    [[nodiscard]] QSize sizeHint() const override
    {
        return { fontMetrics().averageCharWidth() * 40, fontMetrics().height() * 7 };
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return { fontMetrics().averageCharWidth() * 24, fontMetrics().height() * 4 };
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QStylePainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const bool marked = m_over || hasFocus() || underMouse();
        QPen pen(palette().color(marked ? QPalette::Highlight : QPalette::PlaceholderText), marked ? 2 : 1.5);
        pen.setDashPattern({ 5, 4 });
        painter.setPen(pen);
        painter.setBrush(m_over ? palette().brush(QPalette::AlternateBase) : QBrush(Qt::NoBrush));
        constexpr qreal inset = 2;
        constexpr qreal round = 8;
        painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), round, round);
        const int room = fontMetrics().height();
        painter.drawItemText(rect().adjusted(room, 0, -room, 0), Qt::AlignCenter | Qt::TextWordWrap,
            palette(), isEnabled(), text(), QPalette::WindowText);
    }

private:
    bool m_over = false;
};

void fillFormats(QWidget& list)
{
    auto* grid = new QGridLayout(&list);
    grid->setContentsMargins(0, 0, 0, 0);
    const QFont mono = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    int row = 0;
    for (const io::Reader& reader : io::readers()) {
        auto* name = wrapped(formatTitle(reader.id), &list);
        QFont bold = name->font();
        bold.setBold(true);
        name->setFont(bold);
        auto* example = wrapped(toQString(reader.example), &list);
        example->setFont(mono);
        example->setTextInteractionFlags(Qt::TextSelectableByMouse);
        grid->addWidget(name, row, 0, Qt::AlignTop);
        grid->addWidget(wrapped(coreText(reader.description), &list), row, 1, Qt::AlignTop);
        grid->addWidget(example, row + 1, 1, Qt::AlignTop);
        row += 2;
    }
    grid->setColumnStretch(1, 1);
}

} // namespace

QString dataSetTitle(const analysis::DataSetSpec& dataSet)
{
    QStringList systems = textsOf(dataSet.systems, sourceName);
    constexpr qsizetype shown = 3;
    if (systems.size() > shown) {
        const qsizetype more = systems.size() - shown;
        systems = systems.mid(0, shown);
        //: further systems that are not named in a list
        systems << WelcomePage::tr("%n more", nullptr, static_cast<int>(more));
    }
    const QString name = dataSet.name.empty() ? sourceName(dataSet.gold) : toQString(dataSet.name);
    if (systems.isEmpty()) {
        return name;
    }
    //: %1: gold or name of the data set, %2: names of systems
    return (dataSet.noGold ? WelcomePage::tr("%1 and %2") : WelcomePage::tr("%1 with %2"))
        .arg(name, systems.join(WelcomePage::tr(", ")));
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
    setFocusPolicy(Qt::NoFocus); // it follows the focus of what it holds
    auto* page = new QWidget(this);
    auto* drop = new DropButton(tr("Drop gold and system files or folders here"), page);
    connect(&drop->taker, &PathTaker::taken, this, &WelcomePage::pathsGiven);
    m_drop = drop;
    m_drop->setToolTip(tr("Or copy files or their paths, and press Ctrl+V here; a click chooses files"));
    auto* picture = new SamplePicture(page);
    picture->setMinimumHeight(fontMetrics().height() * 10);
    auto* caption
        = wrapped(tr("What you will see: the gold above, a system below, every error marked"), page);
    const bool sampled = !samplesFolder().isEmpty();
    m_sample->setEnabled(sampled);
    picture->setVisible(sampled);
    caption->setVisible(sampled);

    m_formats->setText(tr("%n formats can be read", nullptr, static_cast<int>(io::readers().size())));
    m_formats->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_formats->setCheckable(true);
    m_tour->setText(tr("A tour of the sample in ten minutes"));
    for (QToolButton* button : { m_formats, m_tour }) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    foldFormats(false);

    auto* right = new QVBoxLayout;
    right->addWidget(m_drop);
    right->addWidget(caption);
    right->addWidget(picture, 1);
    auto* columns = new QHBoxLayout;
    constexpr int gap = 32;
    columns->setSpacing(gap);
    columns->addWidget(buildBegin(page), 2);
    columns->addLayout(right, 3);
    layColumn(
        page, { 32, 20, 32, 16 }, { { columns, 1 }, inRow({ m_formats, m_tour, filler }), m_formatList }, 12);
    setWidget(page);
    setFocusProxy(m_open);
    orderTabs();

    connect(m_open, &QPushButton::clicked, this, &WelcomePage::openRequested);
    connect(m_drop, &QPushButton::clicked, this, &WelcomePage::openRequested);
    connect(m_sample, &QPushButton::clicked, this, &WelcomePage::sampleRequested);
    connect(m_tour, &QToolButton::clicked, this, &WelcomePage::tourRequested);
    connect(m_formats, &QToolButton::toggled, this, &WelcomePage::foldFormats);
}

QWidget* WelcomePage::buildBegin(QWidget* page)
{
    auto* begin = new QWidget(page);
    auto* title = new QLabel(tr("Touchstone"), begin);
    QFont titleFont = title->font();
    titleFont.setPointSizeF(titleFont.pointSizeF() * 2);
    titleFont.setBold(true);
    title->setFont(titleFont);
    auto* sign = new QLabel(begin);
    sign->setPixmap(QIcon(QStringLiteral(":/icons/touchstone.svg")).pixmap(48, 48));
    auto* aim = wrapped(tr("Compare the output of named-entity systems with a gold standard: every "
                           "number leads to the words."),
        begin);
    m_open->setDefault(true);
    m_open->setIcon(QIcon(QStringLiteral(":/icons/open.svg")));
    m_sample->setToolTip(tr("Sixteen short texts with every kind of error, and two systems"));
    for (QPushButton* button : { m_open, m_sample }) {
        button->setMinimumHeight(button->fontMetrics().height() * 2);
        button->setMinimumWidth(button->fontMetrics().averageCharWidth() * 30);
    }
    m_recentLayout->setSpacing(0);
    m_recentBox->hide();
    layColumn(begin, {},
        { inRow({ sign, title, filler }), aim, inRow({ m_open, filler }), inRow({ m_sample, filler }),
            m_recentBox, filler },
        12);
    return begin;
}

void WelcomePage::foldFormats(bool unfolded)
{
    if (unfolded && m_formatList->layout() == nullptr) {
        fillFormats(*m_formatList);
    }
    m_formats->setArrowType(unfolded ? Qt::DownArrow : Qt::RightArrow);
    m_formatList->setVisible(unfolded);
}

void WelcomePage::orderTabs()
{
    QWidget* last = m_open;
    const auto then = [&last](QWidget* next) {
        setTabOrder(last, next);
        last = next;
    };
    then(m_sample);
    for (int i = 0; i < m_recentLayout->count(); ++i) {
        then(m_recentLayout->itemAt(i)->widget());
    }
    then(m_drop);
    then(m_formats);
    then(m_tour);
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
        //: %1: name of a data set, %2: the folder of its gold
        const QString words
            = tr("%1 – %2").arg(dataSetTitle(dataSet), QFileInfo(fromPath(dataSet.gold.path)).absolutePath());
        auto* button = new LineButton(words, m_recentBox);
        button->setToolTip(dataSetPaths(dataSet));
        connect(button, &QPushButton::clicked, this, [this, number]() { Q_EMIT recentRequested(number); });
        ++number;
        m_recentLayout->addWidget(button);
    }
    m_recentBox->setVisible(!recent.empty());
    orderTabs();
}

} // namespace touchstone::ui

#include "moc_welcomepage.cpp"
