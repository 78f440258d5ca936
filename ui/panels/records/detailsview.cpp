// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/records/detailsview.h"

#include "core/annotation/places.h"
#include "core/evaluation/slices/judgedrecords.h"
#include "core/explain/ruleexplanation.h"
#include "ui/base/language.h"
#include "ui/models/counterpart.h"
#include "ui/models/errormodel.h"
#include "ui/models/recordfacts.h"
#include "ui/session/corestrings.h"
#include "ui/session/neutralwords.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/shownsystem.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/dimming.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/linkdelegate.h"

#include <QCoreApplication>
#include <QEvent>
#include <QUrl>

namespace touchstone::ui {

namespace {

using analysis::Evaluation;
using match::PairOutcome;

/// Colours that follow the palette; rich text has no palette of its own.
struct DetailsColours
{
    QColor faint; ///< labels and context
    QColor marked; ///< ground of the marked words
};

/// What another system made of the same gold annotation.
struct OtherSystem
{
    const Counterpart* counterpart = nullptr; ///< null: no second system
    QString title; ///< "System B: team1"
};

/// Characters of context on either side of the words.
constexpr std::uint32_t contextLength = 40;
/// What is said of one record is bounded, whatever the file holds.
constexpr std::size_t mostParts = 50;
constexpr int mostCharacters = 2000;

QString tr(const char* text) { return QCoreApplication::translate("touchstone::ui", text); }

QString escaped(std::string_view text) { return singleLine(toQString(text), mostCharacters).toHtmlEscaped(); }

class Html
{
public:
    explicit Html(const DetailsColours& colours)
        : m_colours(colours)
    {
    }

    void heading(const QString& text)
    {
        m_html += QStringLiteral("<p style=\"margin-top:8px;margin-bottom:2px\"><b>%1</b></p>")
                      .arg(text.toHtmlEscaped());
    }
    void paragraph(const QString& html)
    {
        m_html += QStringLiteral("<p style=\"margin-top:2px;margin-bottom:2px\">%1</p>").arg(html);
    }
    void openTable() { m_html += QStringLiteral("<table cellspacing=\"0\" cellpadding=\"2\">"); }
    void row(const QString& name, const QString& html)
    {
        if (!html.isEmpty()) {
            m_html += QStringLiteral("<tr><td style=\"color:%1\">%2&nbsp;</td><td>%3</td></tr>")
                          .arg(m_colours.faint.name(), name.toHtmlEscaped(), html);
        }
    }
    void closeTable() { m_html += QStringLiteral("</table>"); }
    [[nodiscard]] const QString& text() const { return m_html; }

private:
    const DetailsColours& m_colours;
    QString m_html;
};

QString outcomeHtml(match::Outcome outcome)
{
    const QString code = codeText(outcome);
    const QString name = outcomeText(outcome);
    return (code == name ? name : QStringLiteral("%1 %2").arg(code, name.toLower())).toHtmlEscaped();
}

/// The words with what stands around them; fragments are marked one by one.
QString contextHtml(const annotation::Document& document, std::uint32_t entity, const DetailsColours& colours)
{
    if (document.withoutText()) {
        return QStringLiteral("<span style=\"color:%1\">%2</span>")
            .arg(colours.faint.name(), tr("No text in this format").toHtmlEscaped());
    }
    const text::Span span = document.annotations.entities[entity].span;
    const auto fragments = document.annotations.fragments(entity);
    std::vector<text::Span> marked(fragments.begin(), fragments.end());
    if (marked.empty()) {
        marked.push_back(span);
    }
    if (marked.size() > mostParts) {
        marked.resize(mostParts);
    }
    const auto faint = [&](text::Span part) {
        return part.empty() ? QString()
                            : QStringLiteral("<span style=\"color:%1\">%2</span>")
                                  .arg(colours.faint.name(), escaped(document.text.slice(part)));
    };
    const std::uint32_t begin = span.begin > contextLength ? span.begin - contextLength : 0;
    const std::uint32_t length = document.text.length();
    const std::uint32_t end
        = length - std::min(length, span.end) > contextLength ? span.end + contextLength : length;
    QString html = begin > 0 ? QStringLiteral("…") : QString();
    std::uint32_t position = begin;
    for (const text::Span part : marked) {
        html += faint({ position, part.begin });
        html += QStringLiteral("<span style=\"background-color:%1\"><b>%2</b></span>")
                    .arg(colours.marked.name(), escaped(document.text.slice(part)));
        position = std::max(position, part.end);
    }
    html += faint({ position, end });
    return end < document.text.length() ? html + QStringLiteral("…") : html;
}

QString typesHtml(const std::vector<std::string>& types)
{
    const QStringList names = textsOf(types, escaped);
    // Several types are metonymy: the literal one first.
    return names.join(QStringLiteral(" ⇄ "));
}

QString offsetsHtml(const annotation::Document& document, std::uint32_t entity)
{
    const text::Span span = document.annotations.entities[entity].span;
    QString text = tr("characters %1 to %2").arg(countText(span.begin), countText(span.end));
    const auto fragments = document.annotations.fragments(entity);
    if (!fragments.empty()) {
        QStringList parts;
        for (std::size_t i = 0; i < std::min(fragments.size(), mostParts); ++i) {
            parts << QStringLiteral("%1–%2").arg(fragments[i].begin).arg(fragments[i].end);
        }
        text += QStringLiteral(" (%1)").arg(listText(parts));
    }
    const auto& tokens = document.tokens;
    const auto first = std::upper_bound(tokens.begin(), tokens.end(), span.begin,
        [](std::uint32_t begin, text::Span token) { return begin < token.end; });
    const auto last = std::lower_bound(tokens.begin(), tokens.end(), span.end,
        [](text::Span token, std::uint32_t end) { return token.begin < end; });
    if (first < last) {
        const auto from = first - tokens.begin() + 1;
        const auto to = last - tokens.begin();
        text += QStringLiteral("; ")
            + (from == to ? tr("token %1").arg(countText(from))
                          : tr("tokens %1 to %2").arg(countText(from), countText(to)));
    }
    return text.toHtmlEscaped();
}

void addSide(Html& html, const Evaluation& evaluation, const PairOutcome& record, bool gold,
    const DetailsColours& colours)
{
    //: %1: name of a system
    html.heading(
        gold ? goldTitle(*evaluation.gold) : tr("System: %1").arg(toQString(evaluation.system->name)));
    const std::uint32_t entity = gold ? record.gold : record.system;
    if (entity == annotation::noEntity) {
        html.paragraph(QStringLiteral("<i>%1</i>").arg(tr("no annotation").toHtmlEscaped()));
        return;
    }
    const analysis::DocumentCase& documentCase = evaluation.cases[record.document];
    const annotation::Document& document = gold ? *documentCase.gold : *documentCase.system;
    const annotation::Entity& annotation = document.annotations.entities[entity];
    const annotation::EntityDetails& details = document.annotations.detailsOf(entity);
    html.paragraph(contextHtml(document, entity, colours));
    html.openTable();
    const auto types = gold ? evaluation.goldTypes(record) : evaluation.systemTypes(record);
    html.row(types.size() > 1 ? tr("types") : tr("type"), typesHtml(types));
    html.row(tr("place"), offsetsHtml(document, entity));
    html.row(tr("id"), escaped(document.annotations.id(entity)));
    QStringList links;
    for (std::size_t i = 0; i < std::min(details.links.size(), mostParts); ++i) {
        links << escaped(details.links[i]);
    }
    if (annotation.linkUncertain) {
        links << tr("(uncertain)");
    }
    html.row(tr("links"), listText(links));
    if (annotation.confidence != annotation::Confidence::None) {
        html.row(
            tr("confidence"), annotation.confidence == annotation::Confidence::Low ? tr("low") : tr("high"));
    }
    html.row(tr("score"), details.score ? scoreText(details.score) : QString());
    QString file = fromPath(fileOf(gold ? *evaluation.gold : *evaluation.system, document));
    if (annotation.line > 0) {
        //: %1: file name, %2: line number
        file = tr("%1, line %2").arg(file, QString::number(annotation.line));
    }
    html.row(tr("file"), file.toHtmlEscaped());
    html.row(tr("source"), escaped(details.source));
    html.row(tr("further keys"), escaped(details.extra));
    html.closeTable();
}

QString recordLink(const Evaluation& evaluation, match::Scheme scheme, std::uint32_t number)
{
    const PairOutcome& record = evaluation.records[number];
    const QString words = singleLine(
        toQString(record.hasGold() ? evaluation.goldText(record) : evaluation.systemText(record)), 60);
    //: A record as a link. %1: its number, %2: outcome, %3: words
    const QString text
        = tr("#%1 %2 “%3”")
              .arg(countText(std::int64_t { number } + 1), codeText(record.outcome(scheme)), words);
    return QStringLiteral("<a href=\"record:%1\">%2</a>").arg(number).arg(text.toHtmlEscaped());
}

void addOtherSystem(Html& html, const PairOutcome& record, match::Scheme scheme, const OtherSystem& of)
{
    const Counterpart& counterpart = *of.counterpart;
    const auto number = counterpart.of(record);
    if (!record.hasGold()) {
        return;
    }
    const Evaluation& b = *counterpart.other();
    html.heading(of.title);
    if (!number) {
        html.paragraph(tr("no record of this gold annotation").toHtmlEscaped());
        return;
    }
    const PairOutcome& other = b.records[*number];
    html.openTable();
    html.row(tr("outcome"), outcomeHtml(other.outcome(scheme)));
    html.row(tr("error type"), errorTypeText(other.errorType).toHtmlEscaped());
    if (other.hasSystem()) {
        html.row(tr("words"), escaped(b.systemText(other)));
        html.row(tr("type"), typesHtml(b.systemTypes(other)));
    }
    html.closeTable();
}

/// Credits, costs and error rates of the record by measure: under a heading that opens and closes them.
void addValues(Html& html, std::span<const RecordValue> values, std::uint32_t number, bool open)
{
    std::vector<std::pair<QString, QString>> known;
    for (const RecordValue& value : values) {
        if (const auto own = value.of(number)) {
            known.emplace_back(value.title.toHtmlEscaped(), scoreText(own));
        }
    }
    if (known.empty()) {
        return;
    }
    html.paragraph(QStringLiteral("<a href=\"values:\">%1</a>")
                       .arg((open ? tr("Hide the measures") : tr("Show the measures")).toHtmlEscaped()));
    if (!open) {
        return;
    }
    html.openTable();
    for (const auto& [title, value] : known) {
        html.row(title, value);
    }
    html.closeTable();
}

/// By what the record is told apart; a value leads to all records that have it.
void addSlices(Html& html, std::span<const RecordValue> slices, std::uint32_t number)
{
    if (slices.empty()) {
        return;
    }
    html.heading(tr("Slices"));
    html.openTable();
    for (std::size_t i = 0; i < slices.size(); ++i) {
        if (const auto word = slices[i].shownWord(number)) {
            const bool builtIn = isBuiltInSlice(slices[i].words->id);
            html.row(builtIn ? withinLine(slices[i].title) : slices[i].title,
                QStringLiteral("<a href=\"slice:%1\">%2</a>").arg(i).arg(escaped(toUtf8(*word))));
        }
    }
    html.closeTable();
}

/// What is said beside the record itself.
struct Beside
{
    OtherSystem other;
    std::span<const RecordValue> values; ///< what measures say of the records
    bool valuesOpen = false;
    std::span<const RecordValue> slices; ///< words of the records
    QStringList rules; ///< a line for each side on the rules that were applied, if they have run
};

/// Outcomes where they depend on the scheme, and what else the record is called.
void addOutcomes(Html& html, const Evaluation& evaluation, std::uint32_t number, match::Scheme scheme)
{
    const PairOutcome& record = evaluation.records[number];
    html.openTable();
    const bool differ = std::ranges::any_of(match::allSchemes,
        [&record, scheme](match::Scheme each) { return record.outcome(each) != record.outcome(scheme); });
    for (const match::Scheme each : match::allSchemes) {
        const QString outcome = outcomeHtml(record.outcome(each));
        html.row(schemeWord(each),
            !differ              ? QString()
                : each == scheme ? QStringLiteral("<b>%1</b>").arg(outcome)
                                 : outcome);
    }
    QStringList tags;
    for (const match::Tag tag : { match::SplitPart, match::MergePart }) {
        if ((record.tags & tag) != 0) {
            tags << tagText(tag).toHtmlEscaped();
        }
    }
    html.row(tr("tags"), listText(tags));
    html.row(tr("counted as"), countedAs(evaluation, number).toHtmlEscaped());
    html.closeTable();
}

/// Links are "record:N", "why:", "values:" and "slice:N", by place in the slices.
QString detailsHtml(const Evaluation& evaluation, std::uint32_t number, match::Scheme scheme,
    const Beside& beside, const DetailsColours& colours)
{
    const PairOutcome& record = evaluation.records[number];
    const RecordFacts facts = recordFacts(evaluation, number);
    Html html(colours);
    const QString outcome = outcomeHtml(record.outcome(scheme));
    using enum match::ErrorType;
    html.paragraph(record.errorType == Correct || record.errorType == Missing || record.errorType == Spurious
            ? QStringLiteral("<b>%1</b>").arg(outcome)
            //: %1: outcome, %2: error type
            : tr("<b>%1</b>: %2").arg(outcome, errorTypeText(record.errorType).toHtmlEscaped()));
    if (const auto* const judgement = analysis::judgementOf(evaluation, record)) {
        const QString verdict = verdictText(judgement->verdict).toHtmlEscaped();
        //: what a person has said of the record. %1: "Gold is wrong", %2: why, in that person's words
        html.paragraph(judgement->note.empty()
                ? tr("Judged: %1").arg(verdict)
                : tr("Judged: %1 – %2").arg(verdict, escaped(judgement->note)));
    }
    addSide(html, evaluation, record, true, colours);
    addSide(html, evaluation, record, false, colours);
    //: %1: number of the record, %2: document
    html.paragraph(
        tr("#%1 in %2")
            .arg(countText(std::int64_t { number } + 1), escaped(evaluation.cases[record.document].name())));
    addOutcomes(html, evaluation, number, scheme);

    html.heading(tr("Why"));
    html.paragraph(whyText(evaluation, number).toHtmlEscaped());
    for (const QString& line : beside.rules) {
        html.paragraph(
            QStringLiteral("%1 <a href=\"why:\">%2</a>")
                .arg(singleLine(line, mostCharacters).toHtmlEscaped(), tr("Explain").toHtmlEscaped()));
    }
    const auto list = [&](const QString& title, const std::vector<std::uint32_t>& numbers) {
        if (numbers.empty()) {
            return;
        }
        QStringList links;
        for (std::size_t i = 0; i < std::min(numbers.size(), mostParts); ++i) {
            links << recordLink(evaluation, scheme, numbers[i]);
        }
        html.paragraph(
            QStringLiteral("%1<br>%2").arg(title.toHtmlEscaped(), links.join(QStringLiteral("<br>"))));
    };
    list(tr("Other parts of the same split or merge:"), facts.partners);
    std::vector<std::uint32_t> others;
    std::ranges::set_difference(facts.overlapping, facts.partners, std::back_inserter(others));
    list(tr("Overlapping annotations of the other side:"), others);

    if (beside.other.counterpart != nullptr) {
        addOtherSystem(html, record, scheme, beside.other);
    }
    addSlices(html, beside.slices, number);
    addValues(html, beside.values, number, beside.valuesOpen);
    return html.text();
}

/// An annotation of System B that no record of what is listed stands for.
QString otherOnlyHtml(const SelectionModel::Range& range, match::Scheme scheme, const DetailsColours& colours)
{
    const Evaluation& b = *range.other;
    const PairOutcome& record = b.records[range.otherRecord];
    Html html(colours);
    html.paragraph(QStringLiteral("<b>%1</b>").arg(outcomeHtml(record.outcome(scheme))));
    html.paragraph(
        (record.hasGold() ? tr("An annotation of System B whose counterpart the list does not have.")
                          : tr("Only System B has this annotation. Lists and numbers are those of "
                               "System A."))
            .toHtmlEscaped());
    for (const bool gold : { true, false }) {
        if (gold ? record.hasGold() : record.hasSystem()) {
            addSide(html, b, record, gold, colours);
        }
    }
    html.paragraph(
        //: %1: name of a document
        tr("in %1").arg(escaped(b.cases[record.document].name())));
    return html.text();
}

} // namespace

DetailsView::DetailsView(Session& session, SelectionModel& selection, QWidget* parent)
    : SessionPanel(session, selection, parent)
{
    m_browser->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    m_browser->setFrameShape(QFrame::NoFrame);
    layColumn(this, {}, { m_pages });

    connect(m_browser, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        bool isNumber = false;
        const uint number = link.path().toUInt(&isNumber);
        if (link.scheme() == QLatin1String("why")) {
            Q_EMIT whyRequested();
        } else if (link.scheme() == QLatin1String("values")) {
            m_valuesOpen = !m_valuesOpen;
            refresh();
        } else if (isNumber && link.scheme() == QLatin1String("slice")) {
            filterSlice(number);
        } else if (isNumber && link.scheme() == QLatin1String("record")) {
            m_selection.setCurrentRecord(number);
        }
    });
    whenChanged(selection, SelectionModel::EvaluationChanged, this, [this]() {
        takeOtherSystem();
        askSlices();
    });
    whenChanged(selection,
        SelectionModel::EvaluationChanged | SelectionModel::SchemeChanged | SelectionModel::CurrentChanged,
        this, &DetailsView::refresh);
    connect(&session, &Session::changed, this, [this]() {
        takeOtherSystem();
        askSlices();
        refresh();
    });
    session.setWantedMeasures(QStringLiteral("details"),
        { QStringLiteral("overlap"), QStringLiteral("eter"), QStringLiteral("noisy") },
        Session::Urgency::Later);
    takeOtherSystem();
    askSlices();
    refresh();
}

void DetailsView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        refresh();
    }
}

void DetailsView::takeOtherSystem()
{
    const analysis::EvaluationPtr& evaluation = m_selection.evaluation();
    m_counterpart = Counterpart::between(evaluation, otherSystem(m_session, evaluation), m_counterpart);
}

QString DetailsView::otherTitle() const
{
    if (!m_counterpart) {
        return {};
    }
    const QString name = toQString(m_counterpart->other()->system->name);
    return m_counterpart->other() == m_session.evaluationA() ? tr("System A: %1").arg(name)
                                                             : tr("System B: %1").arg(name);
}

void DetailsView::askSlices()
{
    const analysis::EvaluationPtr evaluation = m_selection.evaluation();
    if (evaluation == m_slicesAsked) {
        return;
    }
    m_slicesAsked = evaluation;
    std::vector<std::string> ids;
    for (const analysis::SliceDimension& slice : m_session.slices()) {
        if (slice.id != "surface") { // its words stand there already
            ids.push_back(slice.id);
        }
    }
    if (!evaluation || ids.empty()) {
        m_sliceRunner->cancel();
        m_slices.clear();
        m_slicesOf.reset();
        return;
    }
    using Values = std::vector<RecordValue>;
    m_sliceRunner->start<Values>(
        tr("Counting slices"),
        [evaluation, ids](support::Progress& progress) -> support::Result<Values> {
            Values values;
            for (const std::string& id : ids) {
                if (progress.cancelled()) {
                    return support::failure(support::ErrorCode::Cancelled, "");
                }
                for (RecordValue& value : sliceValues(evaluation, { id })) {
                    values.push_back(std::move(value));
                }
            }
            return values;
        },
        [this, evaluation](support::Result<Values> values) {
            if (values) {
                m_slices = std::move(*values);
                m_slicesOf = evaluation;
                refresh();
            }
        });
}

void DetailsView::filterSlice(std::size_t number)
{
    const auto record = m_selection.currentRecord();
    if (!record || m_slicesOf != m_selection.evaluation() || number >= m_slices.size()) {
        return;
    }
    const analysis::FacetColumn& words = *m_slices[number].words;
    analysis::RecordFilter filter;
    for (const std::uint32_t value : words.of(*record)) {
        filter.facets = { { words.id, { words.names[value] } } };
    }
    if (!filter.facets.empty()) {
        m_selection.setFilter(filter);
    }
}

// "System, rules: false positive → fuzzy check"; nothing while the rules have not run.
QStringList DetailsView::ruleLines(std::uint32_t record) const
{
    const ShownSystem system = shownSystem(m_session, m_selection.evaluation());
    const auto& pair = m_selection.evaluation()->records[record];
    const auto result = rulesResult(m_session, system.whole);
    const auto documentCase = system.caseOf(m_selection.evaluation(), pair.document);
    if (!result || !documentCase) {
        return {};
    }
    QStringList lines;
    for (const auto side : { rules::SideRole::Gold, rules::SideRole::System }) {
        const bool gold = side == rules::SideRole::Gold;
        const auto place
            = analysis::rulePlaceOf(*result->run, *documentCase, side, gold ? pair.gold : pair.system);
        if (!place) {
            continue;
        }
        QStringList names;
        for (const auto rule : analysis::rulesFiredFor(*result->run, *documentCase, { side, *place })) {
            names << toQString(result->run->setup.rules->rules()[rule].name);
        }
        const QString applied = names.isEmpty() ? tr("none") : names.join(QStringLiteral(" → "));
        lines << (gold ? tr("Rules for gold: %1") : tr("Rules for the system: %1")).arg(applied);
    }
    return lines;
}

void DetailsView::refresh()
{
    const auto record = m_selection.currentRecord();
    if (!m_selection.evaluation() || m_selection.showsGoldAlone()) {
        m_pages->showState(m_session);
        return;
    }
    // Rich text knows no transparency.
    const DetailsColours colours { faded(palette(), 0.62), heatColour(palette(), 0.1, true) };
    if (const auto& range = m_selection.currentRange(); range && range->other) {
        showHtml(otherOnlyHtml(*range, m_selection.scheme(), colours));
        return;
    }
    if (!record) {
        m_pages->showNoRecord(tr("Nothing is selected"));
        return;
    }
    const auto values = recordValues(m_session, m_selection.evaluation());
    const bool sliced = m_slicesOf == m_selection.evaluation();
    const QString html = detailsHtml(*m_selection.evaluation(), *record, m_selection.scheme(),
        { .other = { m_counterpart.get(), otherTitle() },
            .values = values,
            .valuesOpen = m_valuesOpen,
            .slices = sliced ? std::span<const RecordValue>(m_slices) : std::span<const RecordValue>(),
            .rules = ruleLines(*record) },
        colours);
    showHtml(html);
}

void DetailsView::showHtml(const QString& html)
{
    if (html != m_browser->property("shownHtml").toString()) {
        m_browser->setProperty("shownHtml", html); // setHtml would drop a selection of text for nothing
        m_browser->setHtml(html);
    }
    m_pages->showContent();
}

} // namespace touchstone::ui

#include "moc_detailsview.cpp"
