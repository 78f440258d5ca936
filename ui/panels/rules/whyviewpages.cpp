// SPDX-License-Identifier: GPL-3.0-or-later
// WhyView: its pages and controls.
#include "ui/panels/rules/whyview.h"

#include "ui/models/coveringmodel.h"
#include "ui/session/jobrunner.h"
#include "ui/widgets/cellinteraction.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/statepage.h"
#include "ui/widgets/viewhelp.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QStringListModel>
#include <QTabWidget>
#include <QTableView>
#include <QTextBrowser>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

namespace touchstone::ui {

namespace {

using analysis::SideId;

QTextBrowser* makeBrowser(const QString& name, QWidget* parent)
{
    auto* browser = new QTextBrowser(parent);
    browser->setOpenLinks(false);
    browser->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    browser->setUndoRedoEnabled(false);
    browser->setFrameShape(QFrame::NoFrame);
    browser->setAccessibleName(name);
    browser->setContextMenuPolicy(Qt::CustomContextMenu);
    return browser;
}

} // namespace

WhyView::WhyView(Session& session, SelectionModel& selection, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_selection(selection)
    , m_jobs(new JobRunner(this))
    , m_gold(new QToolButton(this))
    , m_system(new QToolButton(this))
    , m_tabs(new QTabWidget(this))
    , m_pages(new QStackedWidget(this))
    , m_state(new StatePage(this))
    , m_conditions(new QCheckBox(tr("C&onditions"), this))
    , m_history(makeBrowser(tr("Why this label"), this))
    , m_rules(new QComboBox(this))
    , m_ruleItems(new QStandardItemModel(this))
    , m_ruleNames(new QStringListModel(this))
    , m_whyNot(makeBrowser(tr("Why the rule was not applied"), this))
    , m_hint(new QLabel(this))
    , m_whyNotPages(new QStackedWidget(this))
    , m_where(new ElidedLabel(this))
    , m_filter(new QLineEdit(this))
    , m_shown(new QComboBox(this))
    , m_table(new QTableView(this))
    , m_covering(new CoveringModel(this))
    , m_cells(new CellInteraction(m_table))
{
    buildPages();
    connect(&selection, &SelectionModel::changed, this, &WhyView::followSelection);
    connect(&session, &Session::changed, this, [this](Session::Changes changes) {
        if (changes
            & (Session::ResultChanged | Session::MeasuresChanged | Session::StateChanged
                | Session::SystemsChanged | Session::DataChanged)) {
            refresh();
        }
    });
    refresh();
}

WhyView::~WhyView() = default;

void WhyView::buildPages()
{
    for (QToolButton* button : { m_gold, m_system }) {
        button->setCheckable(true);
        button->setAutoExclusive(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    m_gold->setText(tr("Gold"));
    m_gold->setToolTip(tr("Explain the gold annotation of the record"));
    m_system->setText(tr("System"));
    m_system->setToolTip(tr("Explain the system annotation of the record"));
    connect(m_gold, &QToolButton::clicked, this, [this]() { setSide(SideId::Gold); });
    connect(m_system, &QToolButton::clicked, this, [this]() { setSide(SideId::System); });

    // Why this label.
    m_conditions->setChecked(true);
    m_conditions->setToolTip(tr("Show each condition with what it found"));
    connect(m_conditions, &QCheckBox::toggled, this, &WhyView::refresh);
    auto* label = new QWidget(this);
    auto* labelLayout = new QVBoxLayout(label);
    labelLayout->setContentsMargins(0, 4, 0, 0);
    auto* labelBar = new QHBoxLayout;
    labelBar->setContentsMargins(6, 0, 6, 0);
    labelBar->addWidget(m_conditions);
    labelBar->addStretch(1);
    labelLayout->addLayout(labelBar);
    labelLayout->addWidget(m_history, 1);
    m_tabs->addTab(label, tr("Why this label"));

    // Why not.
    m_rules->setEditable(true);
    m_rules->setInsertPolicy(QComboBox::NoInsert);
    m_rules->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_rules->setMinimumContentsLength(16);
    m_rules->setModel(m_ruleItems);
    m_rules->setAccessibleName(tr("Rule to ask"));
    m_rules->setToolTip(tr("Choose a rule, or write a part of its name"));
    m_rules->lineEdit()->setPlaceholderText(tr("Choose a rule"));
    m_rules->lineEdit()->setClearButtonEnabled(true);
    auto* completer = new QCompleter(m_ruleNames, this);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_rules->setCompleter(completer);
    connect(m_rules, &QComboBox::currentIndexChanged, this, &WhyView::refresh);
    connect(completer, qOverload<const QString&>(&QCompleter::activated), this, &WhyView::askWhyNot);
    m_hint->setText(tr("Choose a rule above: every condition is then shown ticked or crossed, with the "
                       "values that it found for the selected annotation."));
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_hint->setMargin(8);
    m_whyNotPages->addWidget(m_hint);
    m_whyNotPages->addWidget(m_whyNot);
    auto* whyNot = new QWidget(this);
    auto* whyNotLayout = new QVBoxLayout(whyNot);
    whyNotLayout->setContentsMargins(0, 4, 0, 0);
    auto* whyNotBar = new QHBoxLayout;
    whyNotBar->setContentsMargins(6, 0, 6, 0);
    whyNotBar->addWidget(m_rules, 1);
    whyNotLayout->addLayout(whyNotBar);
    whyNotLayout->addWidget(m_whyNotPages, 1);
    m_tabs->addTab(whyNot, tr("Why not"));

    // Covering rules.
    m_filter->setPlaceholderText(tr("Filter by rule, annotation or condition"));
    m_filter->setAccessibleName(tr("Filter the covering rules"));
    m_filter->setClearButtonEnabled(true);
    connect(m_filter, &QLineEdit::textChanged, m_covering, &CoveringModel::setTextFilter);
    m_shown->addItem(tr("All"), static_cast<int>(CoveringModel::Shown::All));
    m_shown->addItem(tr("Applied"), static_cast<int>(CoveringModel::Shown::Applied));
    m_shown->addItem(tr("One condition short"), static_cast<int>(CoveringModel::Shown::Nearly));
    m_shown->setAccessibleName(tr("Which covering rules are shown"));
    m_shown->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_shown->setMinimumContentsLength(9);
    connect(m_shown, &QComboBox::currentIndexChanged, this, [this]() {
        m_covering->setShown(static_cast<CoveringModel::Shown>(m_shown->currentData().toInt()));
    });
    m_table->setModel(m_covering);
    m_table->setAccessibleName(tr("Covering rules"));
    showAsList(m_table);
    m_table->installEventFilter(this);
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& at) { selectRow(at.row()); });
    connect(
        m_table, &QTableView::doubleClicked, this, [this](const QModelIndex& at) { openRowsRule(at.row()); });
    connect(m_cells, &CellInteraction::menuRequested, this,
        [this](const QModelIndex& at, const QPoint& position) {
            QMenu menu(this);
            if (at.isValid()) {
                menu.addAction(tr("Select the annotation"), this, [this, at]() { selectRow(at.row()); });
                menu.addAction(tr("Open the rule"), this, [this, at]() { openRowsRule(at.row()); });
                menu.addSeparator();
                addCopyActions(&menu, m_cells, at);
            }
            menu.addAction(tr("Copy all rows"), this, &WhyView::copyAll);
            menu.exec(position);
        });
    auto* covering = new QWidget(this);
    auto* coveringLayout = new QVBoxLayout(covering);
    coveringLayout->setContentsMargins(0, 4, 0, 0);
    m_where->setContentsMargins(6, 0, 6, 0);
    coveringLayout->addWidget(m_where);
    auto* coveringBar = new QHBoxLayout;
    coveringBar->setContentsMargins(6, 0, 6, 0);
    coveringBar->addWidget(m_filter, 1);
    coveringBar->addWidget(m_shown);
    coveringLayout->addLayout(coveringBar);
    coveringLayout->addWidget(m_table, 1);
    m_tabs->addTab(covering, tr("Covering rules"));

    auto* sides = new QWidget(this);
    auto* sidesLayout = new QHBoxLayout(sides);
    sidesLayout->setContentsMargins(0, 0, 0, 0);
    sidesLayout->setSpacing(0);
    sidesLayout->addWidget(m_gold);
    sidesLayout->addWidget(m_system);
    labelBar->addWidget(sides);
    m_tabs->setDocumentMode(true);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->setAccessibleName(tr("Questions about rules"));
    m_pages->addWidget(m_tabs);
    m_pages->addWidget(m_state);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);

    connect(m_tabs, &QTabWidget::currentChanged, this, [this, sides, labelBar, whyNotBar](int page) {
        // One switch of the sides, in the bar of the page that has a use for it.
        if (page != static_cast<int>(Page::Covering)) {
            (page == static_cast<int>(Page::Label) ? labelBar : whyNotBar)->addWidget(sides);
        }
        refresh();
    });
    for (QTextBrowser* browser : { m_history, m_whyNot }) {
        connect(browser, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& address) { follow(whyLink(address.toString())); });
        connect(browser, &QWidget::customContextMenuRequested, this, [this, browser](const QPoint& position) {
            QString address = browser->anchorAt(position);
            if (address.isEmpty()) {
                address = browser->textCursor().charFormat().anchorHref(); // reached with the keyboard
            }
            showMenu(browser->viewport()->mapToGlobal(position), address);
        });
        browser->installEventFilter(this);
    }
}

} // namespace touchstone::ui
