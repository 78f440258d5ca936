// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/rules/whyview.h"

#include "core/explain/treepair.h"
#include "ui/session/corestrings.h"
#include "ui/session/shownsystem.h"
#include "ui/session/whenchanged.h"
#include "ui/text/textpage.h"
#include "ui/widgets/dimming.h"
#include "ui/widgets/viewhelp.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QUrl>

namespace touchstone::ui {

namespace {

using analysis::RulePlace;
using analysis::SideId;
using rules::SideRole;

SideRole roleOf(SideId side) { return side == SideId::Gold ? SideRole::Gold : SideRole::System; }
SideId sideOf(SideRole role) { return role == SideRole::Gold ? SideId::Gold : SideId::System; }

// A link that has the keyboard is selected; that is no text somebody wants to copy.
bool linkSelected(const QTextBrowser& browser)
{
    QTextCursor first = browser.textCursor();
    QTextCursor last = first;
    first.setPosition(first.selectionStart() + 1);
    last.setPosition(last.selectionEnd());
    const QString address = first.charFormat().anchorHref();
    return !address.isEmpty() && last.charFormat().anchorHref() == address;
}

// A page with a bar above what it shows.
QWidget* makePage(QWidget* parent, QBoxLayout* bar, QWidget* content, QWidget* above = nullptr)
{
    auto* page = new QWidget(parent);
    bar->setContentsMargins(6, 0, 6, 0);
    auto* layout = layColumn(page, { 0, 4, 0, 0 }, { bar, { content, 1 } });
    if (above != nullptr) {
        layout->insertWidget(0, above);
    }
    return page;
}

QTextBrowser* makeBrowser(const QString& name, QWidget* parent)
{
    auto* browser = new TextPage(name, parent);
    browser->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    browser->setFrameShape(QFrame::NoFrame);
    browser->setContextMenuPolicy(Qt::CustomContextMenu);
    return browser;
}

} // namespace

/// What a job brings: the opened document, and the texts of the page that asked.
struct WhyView::Answer
{
    Question question;
    std::shared_ptr<analysis::RuleExplainer> explainer;
    WhyText text;
    analysis::CoveringRules covering;
    std::vector<CoveringModel::Texts> texts;
};

WhyView::WhyView(Session& session, SelectionModel& selection, QWidget* parent)
    : SessionPanel(session, selection, parent)
    , m_history(makeBrowser(tr("Why this label"), this))
    , m_whyNot(makeBrowser(tr("Why the rule was not applied"), this))
{
    buildPages();
    connect(&selection, &SelectionModel::changed, this, &WhyView::followSelection);
    whenChanged(session,
        Session::ResultChanged | Session::MeasuresChanged | Session::StateChanged | Session::SystemsChanged
            | Session::DataChanged,
        this, &WhyView::refresh);
    refresh();
}

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
    auto* labelBar = inRow({ m_conditions, filler });
    auto* whyNotBar = inRow({ { m_rules, 1 } });
    m_conditions->setChecked(true);
    m_conditions->setToolTip(tr("Show each condition with what it found"));
    connect(m_conditions, &QCheckBox::toggled, this, &WhyView::refresh);
    m_tabs->addTab(makePage(this, labelBar, m_history), tr("Why this label"));
    connect(m_rules, &QComboBox::currentIndexChanged, this, &WhyView::refresh);
    m_hint->setText(tr("Choose a rule above: every condition is then shown ticked or crossed, with the "
                       "values that it found for the selected annotation."));
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_hint->setMargin(8);
    m_whyNotPages->addWidget(m_hint);
    m_whyNotPages->addWidget(m_whyNot);
    m_tabs->addTab(makePage(this, whyNotBar, m_whyNotPages), tr("Why not"));
    setUpTable();
    m_where->setContentsMargins(6, 0, 6, 0);
    m_tabs->addTab(
        makePage(this, inRow({ { m_filter, 1 }, m_shown }), m_table, m_where), tr("Covering rules"));

    auto* sides = new QWidget(this);
    layRow(sides, {}, { m_gold, m_system }, 0);
    labelBar->addWidget(sides);
    m_tabs->setDocumentMode(true);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->setAccessibleName(tr("Questions about rules"));
    layColumn(this, {}, { m_pages });

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

void WhyView::setUpTable()
{
    connect(m_filter, &QLineEdit::textChanged, m_covering, &CoveringModel::setTextFilter);
    addChoices(m_shown,
        { { tr("All"), CoveringModel::Shown::All }, { tr("Applied"), CoveringModel::Shown::Applied },
            { tr("One condition short"), CoveringModel::Shown::Nearly } });
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
}

QTextBrowser* WhyView::browser(Page page) const { return page == Page::WhyNot ? m_whyNot : m_history; }

void WhyView::setSide(SideId side)
{
    m_side = side;
    refresh();
}

void WhyView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    want();
    refresh();
}

void WhyView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    want();
}

void WhyView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        m_answered.reset(); // colours stand in the text
        m_asked.reset();
        refresh();
    }
}

// The rules run only while somebody looks.
void WhyView::want()
{
    m_session.setWantedMeasures(QStringLiteral("why"),
        isVisible() ? QStringList { QStringLiteral("rules") } : QStringList(), Session::Urgency::Later);
}

std::shared_ptr<const analysis::RuleRun> WhyView::run() const
{
    const auto result = rulesResult(m_session, shownSystem(m_session, m_selection.evaluation()).whole);
    return result ? result->run : nullptr;
}

std::optional<std::uint32_t> WhyView::entityOf(SideId side) const
{
    const auto record = m_selection.currentRecord();
    if (!record) {
        return std::nullopt;
    }
    if (const auto place = m_selection.currentAnnotation(); place && place->side == side) {
        return place->annotation;
    }
    const auto& pair = m_selection.evaluation()->records[*record];
    const auto number = side == SideId::Gold ? pair.gold : pair.system;
    return number == annotation::noEntity ? std::nullopt : std::optional(number);
}

const annotation::Entity* WhyView::entity(SideId side, std::uint32_t number) const
{
    const auto& documentCase = m_selection.evaluation()->cases[m_selection.currentCase()];
    const auto* document = side == SideId::Gold ? documentCase.gold : documentCase.system;
    return document != nullptr && number < document->annotations.size()
        ? &document->annotations.entities[number]
        : nullptr;
}

void WhyView::setTextPosition(SideId side, std::uint32_t codePoint)
{
    if (!m_selection.evaluation()) {
        return;
    }
    // The text follows the selection to the annotation's begin; that is no click.
    if (const auto number = entityOf(side)) {
        const auto* own = entity(side, *number);
        if (own != nullptr && own->span.begin == codePoint) {
            return;
        }
    }
    m_position = Position { m_selection.currentCase(), side, { codePoint, codePoint + 1 } };
    if (page() == Page::Covering) {
        refresh();
    }
}

void WhyView::followSelection(SelectionModel::Changes changes)
{
    if (!(changes
            & (SelectionModel::EvaluationChanged | SelectionModel::CurrentChanged
                | SelectionModel::DocumentChanged))) {
        return;
    }
    if (const auto place = m_selection.currentAnnotation();
        place && (changes & SelectionModel::CurrentChanged)) {
        m_side = place->side;
    }
    if (m_position && !m_following) {
        const auto number = m_selection.evaluation() && m_position->documentCase == m_selection.currentCase()
            ? entityOf(m_position->side)
            : std::nullopt;
        const auto* own = number ? entity(m_position->side, *number) : nullptr;
        if (own == nullptr || text::overlap(own->span, m_position->span) == 0) {
            m_position.reset();
        }
    }
    refresh();
}

void WhyView::forgetAnswer()
{
    m_jobs->cancel();
    m_asked.reset();
}

void WhyView::showMessage(const QString& heading, const QString& text, bool withWhole)
{
    forgetAnswer();
    std::vector<StatePage::Choice> choices;
    if (withWhole) {
        choices.push_back({ tr("Explain the annotation around it"),
            [this]() { m_selection.setCurrentRecord(m_selection.currentRecord()); },
            tr("Selects the whole annotation") });
    }
    m_pages->showPage(heading, text, std::move(choices));
}

bool WhyView::showStateInstead(const std::shared_ptr<const analysis::RuleRun>& run)
{
    if (!m_selection.evaluation() || m_selection.showsGoldAlone()) {
        m_pages->showState(m_session);
        return true;
    }
    if (run) {
        return false;
    }
    const ShownSystem shown = shownSystem(m_session, m_selection.evaluation());
    if (shown.otherSettings) {
        showMessage(tr("The rules have not run under these settings"),
            tr("The record is of %1 under the other settings of Compare systems; the rules run under the "
               "settings in force only.")
                .arg(shown.name()));
    } else if (shown.earlier) {
        showMessage(tr("The rules have not run on this result"),
            //: %1: name of a system
            tr("The record is of %1 as it was before its file was read again; the rules run on what was read "
               "last only.")
                .arg(shown.name()));
    } else if (const auto error = m_session.measureError(QStringLiteral("rules"))) {
        showMessage(tr("The rules could not be run"), errorText(*error));
    } else if (m_session.measuring()) {
        showMessage(tr("The rules are running"), tr("Their explanations appear when they are through."));
    } else {
        showMessage(tr("The rules have not run"), tr("They were stopped. Reload starts them again."));
    }
    return true;
}

void WhyView::refresh()
{
    if (!isVisible()) {
        return; // asked when it is shown
    }
    const auto run = this->run();
    if (run) {
        m_rules->setRules(run->setup.rules);
    }
    showSides();
    if (showStateInstead(run)) {
        m_jobs->cancel();
        m_asked.reset();
        m_answered.reset();
        if (!run) {
            m_explainer.reset(); // an old run is not kept for nothing
        }
        return;
    }
    Question question;
    question.run = run;
    question.shownCase = m_selection.currentCase();
    const auto ofRun = shownSystem(m_session, m_selection.evaluation())
                           .caseOf(m_selection.evaluation(), question.shownCase);
    if (!ofRun) { // a document of System A only, among those of B
        showMessage(tr("There is nothing to explain"), tr("This system has no such document."));
        return;
    }
    question.documentCase = *ofRun;
    question.page = page();
    question.page == Page::Covering ? askPlace(std::move(question)) : askAnnotation(std::move(question));
}

void WhyView::askAnnotation(Question question)
{
    if (!m_selection.currentRecord()) {
        forgetAnswer();
        m_pages->showNoRecord(tr("No annotation is selected"));
        return;
    }
    const auto gold = entityOf(SideId::Gold);
    const auto system = entityOf(SideId::System);
    const auto side = (m_side == SideId::Gold && gold) || !system ? SideId::Gold : SideId::System;
    const auto number = side == SideId::Gold ? gold : system;
    const auto place = number
        ? analysis::rulePlaceOf(*question.run, question.documentCase, roleOf(side), *number)
        : std::nullopt;
    if (!place) {
        const bool component = m_selection.currentAnnotation().has_value();
        showMessage(tr("There are no rules for components"),
            tr("Rules classify whole annotations. What is inside one is compared by ETER and SER."),
            component);
        return;
    }
    question.at = { roleOf(side), *place };
    question.hasPartner = gold && system;
    question.conditions = question.page != Page::Label || m_conditions->isChecked();
    m_pages->showContent();
    if (question.page == Page::WhyNot) {
        const auto rule = m_rules->rule();
        m_whyNotPages->setCurrentWidget(rule ? static_cast<QWidget*>(m_whyNot) : m_hint);
        if (!rule) {
            m_jobs->cancel();
            m_asked.reset();
            return;
        }
        question.rule = *rule;
    }
    ask(question);
}

void WhyView::askPlace(Question question)
{
    const auto other = m_side == SideId::Gold ? SideId::System : SideId::Gold;
    const auto side = entityOf(m_side) ? m_side : other;
    const auto number = entityOf(side);
    const auto* selected = number ? entity(side, *number) : nullptr;
    if (m_position && m_position->documentCase == question.shownCase) {
        question.side = roleOf(m_position->side);
        question.span = m_position->span;
    } else if (selected != nullptr) {
        question.side = roleOf(side);
        question.span = selected->span;
    } else {
        showMessage(tr("No place is chosen"),
            tr("Click in the text, or select an annotation: the rules that looked at this place are listed "
               "here."));
        return;
    }
    m_pages->showContent();
    ask(question);
}

void WhyView::ask(const Question& question)
{
    if (m_asked == question || (!m_asked && m_answered == question)) {
        return;
    }
    if (m_answered == question) {
        m_jobs->cancel();
        m_asked.reset();
        return;
    }
    m_asked = question;
    const auto evaluation = shownSystem(m_session, m_selection.evaluation()).whole;
    const auto known = m_explainer && m_explainer->run() == question.run
            && m_explainer->documentCase() == question.documentCase
        ? m_explainer
        : nullptr;
    m_jobs->start<Answer>(
        tr("Explaining"),
        [question, evaluation, known, look = look()](support::Progress& progress) -> support::Result<Answer> {
            Answer answer;
            answer.question = question;
            answer.explainer = known;
            if (!known) {
                auto opened = analysis::RuleExplainer::open(
                    evaluation, question.run, question.documentCase, progress);
                if (!opened) {
                    return support::Failure(opened.error());
                }
                answer.explainer = *opened;
            }
            const auto& rules = *question.run->setup.rules;
            switch (question.page) {
            case Page::Label:
                return answer.explainer->explain(question.at, progress).map([&](const auto& history) {
                    answer.text = historyText(history, rules, question.conditions, look);
                    return answer;
                });
            case Page::WhyNot:
                return answer.explainer->whyNot(question.rule, question.at, progress)
                    .map([&](const auto& found) {
                        answer.text = whyNotText(found, rules, question.hasPartner, look);
                        return answer;
                    });
            case Page::Covering: {
                auto found = answer.explainer->covering(question.side, question.span, progress);
                if (!found) {
                    return support::Failure(found.error());
                }
                answer.covering = std::move(*found);
                for (const auto& row : answer.covering.rules) {
                    auto& texts = answer.texts.emplace_back();
                    texts.annotation = row.group ? groupText(*row.group) : annotationText(row.annotation);
                    if (row.partner) {
                        texts.annotation
                            = WhyView::tr("%1 with %2").arg(texts.annotation, annotationText(*row.partner));
                    }
                    if (row.missing) {
                        texts.missing = conditionText(*row.missing, rules);
                    }
                }
                break;
            }
            }
            return answer;
        },
        [this](support::Result<Answer> answer) {
            if (answer) {
                m_asked.reset();
                showAnswer(std::move(*answer));
            } else {
                m_answered.reset();
                showMessage(tr("There is no explanation"), errorText(answer.error()));
            }
        });
}

void WhyView::showAnswer(Answer answer)
{
    m_explainer = std::move(answer.explainer);
    m_answered = answer.question;
    switch (answer.question.page) {
    case Page::Label:
        m_historyPlain = answer.text.plain;
        m_history->setHtml(answer.text.html);
        break;
    case Page::WhyNot:
        m_whyNotPlain = answer.text.plain;
        m_whyNot->setHtml(answer.text.html);
        break;
    case Page::Covering: {
        const auto count = static_cast<int>(answer.covering.annotations.size());
        //: %1: "gold" or "system", %2: a position, %3: the annotations there
        const QString where = answer.question.side == SideRole::Gold ? tr("Gold text, character %1: %2")
                                                                     : tr("System text, character %1: %2");
        const QString covered
            = count == 0 ? tr("no annotation covers it") : tr("%n annotations", nullptr, count);
        QString text = where.arg(answer.question.span.begin).arg(covered);
        if (answer.covering.left > 0) {
            text += QLatin1Char(' ')
                + tr("(%1 further rows are not shown)")
                      .arg(countText(static_cast<std::int64_t>(answer.covering.left)));
        }
        m_where->setFullText(text);
        const bool first = m_covering->total() == 0;
        m_covering->setCovering(
            std::move(answer.covering), answer.question.run->setup.rules, std::move(answer.texts));
        if (first) {
            fitColumns(m_table, m_table->horizontalHeader(), 36);
        }
        break;
    }
    }
}

void WhyView::showSides()
{
    const bool selected = m_selection.evaluation() && m_selection.currentRecord();
    const bool gold = selected && entityOf(SideId::Gold);
    const bool system = selected && entityOf(SideId::System);
    const QString name = shownSystem(m_session, m_selection.evaluation()).name();
    //: a button. %1: name of a system
    m_system->setText(
        name.isEmpty() ? tr("System") : tr("System: %1").arg(withoutMnemonic(shortened(name, 24))));
    m_gold->setEnabled(gold);
    m_system->setEnabled(system);
    (gold && (m_side == SideId::Gold || !system) ? m_gold : m_system)->setChecked(true);
}

void WhyView::askWhyNot(const QString& rule)
{
    if (m_rules->choose(rule)) {
        showPage(Page::WhyNot);
    }
}

void WhyView::follow(const WhyLink& link)
{
    switch (link.kind) {
    case WhyLink::Kind::Rule:
        if (m_rules->rules() && link.number < m_rules->rules()->rules().size()) {
            Q_EMIT ruleRequested(toQString(m_rules->rules()->rules()[link.number].name));
        }
        return;
    case WhyLink::Kind::Annotation:
        return select(link.side, link.number);
    case WhyLink::Kind::OtherSide:
        return setSide(m_answered && m_answered->at.side == SideRole::Gold ? SideId::System : SideId::Gold);
    case WhyLink::Kind::AskWhyNot:
        showPage(Page::WhyNot);
        m_rules->setFocus();
        return;
    case WhyLink::Kind::None:
        return;
    }
}

void WhyView::select(SideRole side, std::uint32_t entity)
{
    const auto& evaluation = m_selection.evaluation();
    if (!evaluation || !m_answered) {
        return;
    }
    if (const auto record = analysis::recordOf(*evaluation, m_answered->shownCase, sideOf(side), entity)) {
        m_selection.setCurrentAnnotation(*record, { sideOf(side), entity });
    }
}

void WhyView::selectRow(int row)
{
    if (row < 0 || row >= m_covering->rowCount() || !m_answered) {
        return;
    }
    // The list stays where it is while one walks through its annotations.
    if (m_answered->page == Page::Covering) {
        m_position = Position { m_answered->shownCase, sideOf(m_answered->side), m_answered->span };
    }
    m_following = true;
    const auto& annotation = m_covering->at(row).annotation;
    select(annotation.at.side, annotation.entity);
    m_following = false;
}

void WhyView::openRowsRule(int row)
{
    if (row >= 0 && row < m_covering->rowCount() && m_rules->rules()) {
        Q_EMIT ruleRequested(toQString(m_rules->rules()->rules()[m_covering->at(row).rule].name));
    }
}

bool WhyView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (watched == m_table) {
            const int row = m_table->currentIndex().row();
            if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
                openRowsRule(row);
                return true;
            }
            if (key->key() == Qt::Key_Space) {
                selectRow(row);
                return true;
            }
        } else if (key->matches(QKeySequence::Copy)) {
            copy();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void WhyView::showMenu(const QPoint& globalPosition, const QString& address)
{
    QMenu menu(this);
    const WhyLink link = whyLink(address);
    if (link.kind == WhyLink::Kind::Rule) {
        menu.addAction(tr("Open the rule"), this, [this, link]() { follow(link); });
    } else if (link.kind == WhyLink::Kind::Annotation) {
        menu.addAction(tr("Select the annotation"), this, [this, link]() { follow(link); });
    }
    QTextBrowser* browser = this->browser(page());
    if (browser->textCursor().hasSelection()) {
        menu.addAction(tr("Copy"), browser, &QTextBrowser::copy);
    }
    menu.addAction(tr("Copy the explanation"), this, &WhyView::copyAll);
    menu.exec(globalPosition);
}

QString WhyView::plainText() const
{
    if (showsState()) {
        return {};
    }
    switch (page()) {
    case Page::Label:
        return m_historyPlain;
    case Page::WhyNot:
        return m_whyNotPages->currentWidget() == m_whyNot ? m_whyNotPlain : QString();
    default:
        return m_covering->plainText();
    }
}

void WhyView::copy() const
{
    QTextBrowser* browser = this->browser(page());
    if (page() != Page::Covering && browser->textCursor().hasSelection() && !linkSelected(*browser)) {
        browser->copy();
        return;
    }
    copyAll();
}

void WhyView::copyAll() const
{
    if (const QString text = plainText(); !text.isEmpty()) {
        QApplication::clipboard()->setText(text);
    }
}

WhyLook WhyView::look() const
{
    const bool dark = palette().color(QPalette::Base).lightness() < 128;
    return { .faint = faded(palette(), 0.68),
        .good = dark ? QColor(0x7B, 0xD8, 0x8F) : QColor(0x1B, 0x6E, 0x3C),
        .bad = dark ? QColor(0xFF, 0x8A, 0x80) : QColor(0xB3, 0x26, 0x1E),
        .indent = fontMetrics().averageCharWidth() * 5 / 2 };
}

} // namespace touchstone::ui

#include "moc_whyview.cpp"
