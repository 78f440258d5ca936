// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/rules/rulesview.h"

#include "core/measures/rules/rulesscores.h"
#include "ui/models/rules/rulelistmodel.h"
#include "ui/panels/rules/ruleeditor.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/dimming.h"
#include "ui/widgets/viewhelp.h"

#include <QSignalBlocker>

namespace touchstone::ui {

namespace {

using Conditional = metrics::RuleSwitches::Conditional;

constexpr int halfOfMuch = 10'000; ///< a splitter shares its width in proportion
constexpr QLatin1String viewName("rules");
constexpr QLatin1String measureId("rules");
constexpr std::string_view causesSheet = "causes";
constexpr std::string_view resultsSheet = "results";

std::vector<support::Diagnostic> errorsOf(const RuleSession& rules)
{
    auto errors = rules.findings().list();
    std::erase_if(errors, [](const auto& finding) { return finding.severity != support::Severity::Error; });
    return errors;
}

/// The number of a sheet by its id; nothing: there is none.
std::optional<std::size_t> sheetOf(const analysis::MeasureResult& result, std::string_view id)
{
    const auto found
        = std::ranges::find(result.sheets, id, [](const auto& sheet) { return std::string_view(sheet.id); });
    return found == result.sheets.end()
        ? std::nullopt
        : std::optional(static_cast<std::size_t>(found - result.sheets.begin()));
}

QLabel* plainLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextBrowserInteraction);
    label->setFocusPolicy(Qt::StrongFocus);
    label->setContentsMargins(6, 0, 6, 0);
    return label;
}

} // namespace

RulesView::RulesView(Session& session, SelectionModel& selection, RuleSession& rules, QWidget* parent)
    : SessionPanel(session, selection, parent)
    , m_rules(rules)
    , m_headline(plainLabel(this))
    , m_message(plainLabel(this))
{
    buildSwitches();
    m_headline->setAccessibleName(tr("Figures of the rules"));
    m_message->setAccessibleName(tr("What is wrong with the rules"));
    m_message->hide();
    m_list->setMenuActions(m_files->undoActions());

    auto* results = new QWidget(m_tabs);
    layColumn(results, {}, { m_results });
    m_sheets->setAccessibleName(tr("Table"));
    m_results->setAccessibleName(tr("Results of the rules"));
    m_causes->setAccessibleName(tr("Causes of wrong links"));
    m_tabs->addTab(m_list, tr("Rules"));
    m_tabs->addTab(results, tr("Results"));
    m_tabs->addTab(m_causes, tr("Causes"));
    m_tabs->setTabToolTip(1, tr("What the rules say, as tables; every count shows its annotations"));
    m_tabs->setTabToolTip(2, tr("Whose mistake a wrong link is: the tagger's or the resolver's"));
    m_tabs->setDocumentMode(true);
    auto* corner = new QStackedWidget(m_tabs);
    corner->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    corner->addWidget(m_list->controls());
    corner->addWidget(m_sheets);
    corner->addWidget(new QWidget(corner));
    m_tabs->setCornerWidget(corner);
    connect(m_tabs, &QTabWidget::currentChanged, corner, &QStackedWidget::setCurrentIndex);

    setFocusProxy(m_list->tree());
    split(m_split, { { m_tabs, 1 }, { m_editor, 1 } })->setChildrenCollapsible(true);
    m_split->setSizes({ halfOfMuch, halfOfMuch });
    layColumn(this, {}, { m_files, m_headline, m_message, { m_pages, 1 } }, 2);
    connectParts();
    refresh();
}

void RulesView::connectParts()
{
    connect(m_headline, &QLabel::linkActivated, this, [this]() {
        makeSystemA(m_session, m_role); // Scores are System A's
        Q_EMIT scoresRequested();
    });
    connect(m_message, &QLabel::linkActivated, this, &RulesView::followMessage);
    connect(m_sheets, &QComboBox::currentIndexChanged, this, &RulesView::refreshSheets);
    connect(m_list, &RuleListView::switchRequested, &m_rules, &RuleSession::setRuleOn);
    connect(m_list, &RuleListView::ruleOpened, this,
        [this](const QString& rule) { giveKeyboard(m_editor->showRule(rule)); });
    connect(m_list, &RuleListView::currentRuleChanged, m_editor, &RuleEditorView::showRule);
    connect(m_files, &RuleFilesBar::fileOpened, this,
        [this](const QString& path) { giveKeyboard(m_editor->openFile(path)); });
    connect(m_editor, &RuleEditorView::annotationActivated, this, &RulesView::annotationActivated);
    const auto before = [this]() { makeSystemA(m_session, m_role); };
    m_list->setBeforeLink(before);
    m_results->setBeforeLink(before);
    m_causes->setBeforeLink(before);
    connect(&m_session, &Session::changed, this, [this]() { refresh(); });
    whenChanged(m_selection, SelectionModel::EvaluationChanged, this, &RulesView::refresh);
    connect(&m_rules, &RuleSession::changed, this, [this]() { refresh(); });
}

void RulesView::buildSwitches()
{
    m_files->addTrailing(new QLabel(tr("Count:"), m_files));
    m_ignored->setToolTip(
        tr("Annotations that a rule has set aside: duplicates, stop words. Out: they count nowhere."));
    m_low->setToolTip(tr("Annotations of low confidence. Out: they count nowhere."));
    m_tagger->setToolTip(
        tr("Wrong links whose annotation is wrong already. Out: links tell of the resolver alone."));
    for (QCheckBox* box : { m_ignored, m_low, m_tagger }) {
        m_files->addTrailing(box);
        connect(box, &QCheckBox::clicked, this, &RulesView::setSwitches);
    }
    addChoices(m_conditional,
        { { tr("Right"), Conditional::Right }, { tr("Wrong"), Conditional::Wrong },
            { tr("Out"), Conditional::Out } });
    m_conditional->setAccessibleName(tr("Conditional links"));
    m_conditional->setToolTip(
        tr("Links that are right under a condition: a side gives several ids, one of which is shared."));
    m_files->addTrailing(labelled(tr("&Conditional links:"), m_conditional));
    connect(m_conditional, &QComboBox::activated, this, &RulesView::setSwitches);
}

void RulesView::setSwitches()
{
    auto spec = m_session.spec();
    spec.rules.switches.ignored = m_ignored->isChecked();
    spec.rules.switches.low = m_low->isChecked();
    spec.rules.switches.taggerErrors = m_tagger->isChecked();
    spec.rules.switches.conditional = static_cast<Conditional>(m_conditional->currentData().toInt());
    m_session.setSpec(spec);
}

SheetTable* RulesView::table(Page page) const
{
    return page == Page::Results ? m_results : page == Page::Causes ? m_causes : nullptr;
}

bool RulesView::showRule(const QString& rule)
{
    showPage(Page::Rules);
    refresh();
    if (!m_list->showRule(rule)) {
        return false;
    }
    m_editor->showRule(rule);
    return true;
}

void RulesView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_session.setWantedMeasures(viewName, { measureId }, Session::Urgency::Later);
    refresh();
}

void RulesView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_session.setWantedMeasures(viewName, {});
}

std::shared_ptr<const analysis::RulesResult> RulesView::result() const
{
    return rulesResult(
        m_session, m_role == ShownSystem::Role::B ? m_session.evaluationB() : m_session.evaluationA());
}

void RulesView::refresh()
{
    if (!isVisible() && m_list->model()->listing() != nullptr) {
        return; // made when somebody looks
    }
    const auto& switches = m_session.spec().rules.switches;
    m_ignored->setChecked(switches.ignored);
    m_low->setChecked(switches.low);
    m_tagger->setChecked(switches.taggerErrors);
    choose(m_conditional, static_cast<int>(switches.conditional));

    // The rules run under the settings in force: those of others have no figures.
    const bool ofB = shownSystem(m_session, m_selection.evaluation()).role == ShownSystem::Role::B;
    const auto before = std::exchange(m_role, ofB ? ShownSystem::Role::B : ShownSystem::Role::A);
    auto found = result();
    const bool coming = m_session.busy() || m_session.measuring();
    if (!found && coming && m_role == before && m_session.evaluationA()
        && !m_session.measureError(measureId)) {
        found = m_result; // the old numbers stay until the new ones are there
    }
    const bool otherResult = found != m_result;
    if (otherResult || m_setup != m_rules.setup() || m_sources != m_rules.sources()) {
        m_result = found;
        m_setup = m_rules.setup();
        m_sources = m_rules.sources();
        auto listing = std::make_shared<analysis::RuleListing>(analysis::listRules(*m_setup, m_result.get()));
        for (auto& rule : listing->rules) { // at once, while the files are read for it
            const auto stands = [&rule](const std::vector<std::string>& names) {
                return std::ranges::find(names, rule.name) != names.end();
            };
            rule.on = !stands(m_sources.off) && (rule.on || stands(m_sources.on));
        }
        m_list->setListing(std::move(listing));
    }
    if (otherResult) {
        const QSignalBlocker quiet(m_sheets);
        const QString chosen = m_sheets->currentData().toString();
        m_sheets->clear();
        if (m_result) {
            for (const auto& sheet : m_result->sheets) {
                if (sheet.id != causesSheet && !sheet.perDocument) {
                    m_sheets->addItem(coreText(sheet.title), toQString(sheet.id));
                }
            }
        }
        chooseOrFirst(m_sheets, chosen.isEmpty() ? toQString(resultsSheet) : chosen);
        refreshHeadline();
    }
    auto second
        = !ofB && comparableB(m_session, m_session.evaluationA()) ? m_session.measureB(measureId) : nullptr;
    if (otherResult || second != m_resultB) {
        m_resultB = std::move(second);
        refreshSheets();
    }
    refreshMessage();
    showState();
    const bool stale = m_result != nullptr
        && (m_result != result() || m_session.busy() || (m_rules.busy() && !m_rules.trying())
            || m_result->run->setup.digest != m_setup->digest);
    m_list->setStale(stale);
    setDimmed(m_results, stale);
    setDimmed(m_causes, stale);
    m_headline->setEnabled(!stale);
}

void RulesView::refreshSheets()
{
    const auto show = [this](SheetTable* table, std::string_view id) {
        const auto number = m_result ? sheetOf(*m_result, id) : std::nullopt;
        table->setResult(number ? m_result : nullptr, number ? m_resultB : nullptr, number.value_or(0));
    };
    show(m_results, toUtf8(m_sheets->currentData().toString()));
    show(m_causes, causesSheet);
}

void RulesView::refreshHeadline()
{
    if (!m_result) {
        m_headline->clear();
        return;
    }
    const auto& total = m_result->total;
    const auto filtered = analysis::switchesOf(analysis::RulesScore::Variant::Filtered, {});
    const auto score = [&](const metrics::RuleCredit& credit) {
        //: an F1 of everything, and of what is left without what is set aside or doubtful
        return tr("<b>%1</b> (filtered %2)")
            .arg(scoreText(metrics::spanScore(total, credit, {}).f1()),
                scoreText(metrics::spanScore(total, credit, filtered).f1()));
    };
    metrics::RuleSwitches all;
    all.conditional = m_session.spec().rules.switches.conditional;
    auto withoutTagger = all;
    withoutTagger.taggerErrors = false;
    const auto of = m_role == ShownSystem::Role::B ? m_session.evaluationB() : m_session.evaluationA();
    const QString name = of ? toQString(of->system->name) : QString();
    //: figures of the rules in one line; %6: name of a system; %1 … %3: "0.712 (filtered 0.745)", %4, %5:
    //: numbers
    m_headline->setText(
        tr("%6: <a href=\"scores\">F1</a> strict %1 · lenient %2 · weighted %3 &nbsp; "
           "<a href=\"scores\">Links F1</a> <b>%4</b>, without the tagger's errors <b>%5</b>")
            .arg(score(metrics::strictCredit), score(metrics::lenientCredit), score(metrics::weightedCredit),
                scoreText(metrics::resolutionScore(total, all).f1()),
                scoreText(metrics::resolutionScore(total, withoutTagger).f1()),
                shortened(name).toHtmlEscaped()));
    m_headline->setToolTip(
        tr("Of all annotations, strict, lenient and weighted matches; filtered: without what is set "
           "aside or of low confidence. A click shows all figures in Scores."));
}

void RulesView::refreshMessage()
{
    QStringList lines;
    const auto errors = errorsOf(m_rules);
    m_message->setToolTip(errors.empty() ? QString() : findingText(errors.front()).toHtmlEscaped());
    if (!errors.empty()) { // one line: the list of problems has them all
        const auto& place = errors.front().place;
        QString where = ruleFileText(place.file);
        if (place.line > 0) {
            where = QStringLiteral("%1:%2:%3").arg(where).arg(place.line).arg(place.column);
        }
        const QString link = QStringLiteral("<a href=\"0\">%1</a>").arg(where.toHtmlEscaped());
        //: %1: a place in a rule file
        lines << tr("%n errors in the rules, the first at %1. What was in force before stays.", nullptr,
            static_cast<int>(errors.size()))
                     .arg(link);
    }
    if (const auto error = m_session.measureError(measureId)) {
        lines << tr("The rules could not be run: %1").arg(errorText(*error).toHtmlEscaped());
    } else if (!m_result && m_session.evaluationA()
        && (m_session.measuring() || m_session.state() == Session::State::Scoring)) {
        lines << tr("The rules are running …");
    }
    m_message->setText(lines.join(QStringLiteral("<br>")));
    m_message->setVisible(!lines.isEmpty());
}

void RulesView::showState()
{
    const bool opened = m_session.evaluationA() != nullptr;
    if (opened) {
        m_pages->showContent();
    } else {
        m_pages->showState(m_session);
    }
    m_headline->setVisible(opened && m_result != nullptr);
}

void RulesView::giveKeyboard(bool shown)
{
    if (shown) {
        m_editor->editor().edit().setFocus(Qt::OtherFocusReason);
    }
}

void RulesView::followMessage(const QString& link)
{
    bool number = false;
    const auto at = static_cast<std::size_t>(link.toUInt(&number));
    const auto errors = errorsOf(m_rules);
    if (number && at < errors.size()) {
        const auto& place = errors[at].place;
        const bool builtIn = place.file == rules::defaultRules().name;
        giveKeyboard(
            m_editor->showPlace(builtIn ? QString() : fromPath(place.file), place.line, place.column));
    }
}

} // namespace touchstone::ui

#include "moc_rulesview.cpp"
