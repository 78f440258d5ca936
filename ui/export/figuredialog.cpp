// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figuredialog.h"

#include "ui/export/namesform.h"
#include "ui/models/counterpart.h"
#include "ui/base/language.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/slicechoice.h"

#include "core/support/lookup.h"

#include <QFormLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScreen>
#include <QSignalBlocker>

#include <numeric>

namespace touchstone::ui {

namespace {

constexpr double millimetresPerInch = 25.4;
constexpr int fixedChoices = 2; // type and document

QStringList neededMeasures()
{
    QStringList ids = textsOf(figureKinds(), [](const FigureKind& kind) { return kind.measures; });
    ids.removeDuplicates();
    return ids;
}

} // namespace

FigureDialog::FigureDialog(Session& session, SelectionModel& selection, QWidget* parent)
    : ExportDialog(session, QStringLiteral("figuredialog"), tr("Export figure"), parent)
    , m_selection(selection)
{
    for (const FigureKind& kind : figureKinds()) {
        m_kind->addItem(kind.title(), kind.id);
    }
    addChoices(
        m_by, { { tr("Type"), QStringLiteral("type") }, { tr("Document"), QStringLiteral("document") } });
    addChoices(m_format,
        { { tr("PDF"), QStringLiteral("pdf") }, { tr("SVG"), QStringLiteral("svg") },
            { tr("PNG"), QStringLiteral("png") }, { tr("CSV, the numbers only"), QStringLiteral("csv") } });
    m_names = new NamesForm(this);
    m_picture = new QLabel(this);
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setAccessibleName(tr("Preview"));
    m_paper = new QScrollArea(this);
    m_paper->setWidget(m_picture);
    m_paper->setWidgetResizable(true);
    m_paper->setBackgroundRole(QPalette::Mid);
    m_paper->setFocusPolicy(Qt::NoFocus); // the picture fits it
    const auto chooseFile = [this]() {
        const QString suffix = m_format->currentData().toString();
        if (const QString path = askForPath(kind(), suffix.toUpper(), suffix); !path.isEmpty()) {
            exportTo(figureFormat(path) ? path : path + QLatin1Char('.') + suffix);
        }
    };
    auto* what = new QFormLayout;
    what->addRow(tr("Fig&ure:"), m_kind);
    what->addRow(m_byLabel, m_by);
    what->addRow(m_rankedLabel, m_ranked);
    what->addRow(tr("&Format:"), m_format);
    layOut(what, m_style, m_paper, { { tr("E&xport…"), chooseFile } }, 42);

    connect(m_kind, &QComboBox::activated, this, [this]() { m_kindChosen = true; });
    connect(m_style, &StyleForm::changed, this, &FigureDialog::soon);
    whenChanged(m_selection, SelectionModel::CurrentChanged | SelectionModel::SchemeChanged, this,
        &FigureDialog::soon);
    whenChanged(m_session, ~Session::Changes(Session::ProjectChanged), this, &FigureDialog::soon);
    connect(m_curves, &ConfidenceCurves::changed, this, &FigureDialog::soon);
    m_session.setWantedOfAll(m_view, true, neededMeasures());
    FigureDialog::refresh();
}

void FigureDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    soon();
}

void FigureDialog::setKind(const QString& id) { m_kindChosen = choose(m_kind, id) || m_kindChosen; }

void FigureDialog::proposeKind()
{
    if (m_kindChosen || m_trend) {
        return;
    }
    const QSignalBlocker quiet(m_kind);
    for (const FigureKind& each : figureKinds()) {
        choose(m_kind, each.id);
        QString reason;
        bool waiting = false;
        m_kindChosen = figure(reason, &waiting) != nullptr;
        if (m_kindChosen || waiting) { // no other one meanwhile, which would depend on what is ready first
            return;
        }
    }
    m_kind->setCurrentIndex(0);
}

void FigureDialog::setTrend(ShownTrend trend)
{
    m_trend = std::move(trend);
    m_session.setWantedOfAll(m_view, false);
    //: %1: a score, such as muc.strict.f1
    m_kind->addItem(tr("Trend of %1").arg(toQString(m_trend->shown.trend.score)), QStringLiteral("trend"));
    m_kind->setCurrentIndex(m_kind->count() - 1);
    m_kind->setEnabled(false);
    refresh();
}

void FigureDialog::setCampaign(ShownCampaign campaign, std::size_t table)
{
    m_campaign = std::move(campaign);
    const QSignalBlocker quiet(m_kind);
    for (const FigureKind& kind : campaignFigureKinds()) {
        m_kind->addItem(kind.title(), kind.id);
    }
    for (const auto& own : m_campaign->shown->tables.tables) {
        m_ranked->addItem(toQString(analysis::tableName(own)));
    }
    m_ranked->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_ranked->setMinimumContentsLength(24); // characters; names of tables may be long
    m_ranked->setCurrentIndex(static_cast<int>(table));
}

bool FigureDialog::ofCampaign() const
{
    return m_campaign && support::found(campaignFigureKinds(), kind(), &FigureKind::id) != nullptr;
}

void FigureDialog::setNoise(analysis::NoiseChoice choice, bool both)
{
    m_noise = std::move(choice);
    m_noiseOfBoth = both;
    refresh();
}

void FigureDialog::setPreset(const analysis::Preset* preset)
{
    m_preset = preset;
    refresh();
}

void FigureDialog::setBy(const QString& word)
{
    fillBy();
    choose(m_by, word);
}

void FigureDialog::fillBy()
{
    const QStringList ids = textsOf(
        m_session.slices(), [](const analysis::SliceDimension& slice) { return toQString(slice.id); });
    QStringList known;
    for (int item = fixedChoices; item < m_by->count(); ++item) {
        if (const QString id = m_by->itemData(item).toString(); !id.isEmpty()) {
            known << id;
        }
    }
    if (ids != known) {
        const QString chosen = m_by->currentData().toString();
        const QSignalBlocker quiet(m_by);
        while (m_by->count() > fixedChoices) {
            m_by->removeItem(fixedChoices);
        }
        eachByGroup(
            m_session.slices(), [this](const QString& title) { addHeading(m_by, title); },
            [this](const analysis::SliceDimension& slice) {
                //: %1: a slice, such as "Entity length"
                m_by->addItem(tr("Slice: %1").arg(sliceText(slice.id)), toQString(slice.id));
            });
        chooseOrFirst(m_by, chosen);
    }
}

void FigureDialog::showFields()
{
    const auto show = [this](const char* wanted, QWidget* label, QWidget* field) {
        label->setVisible(kind() == QLatin1String(wanted));
        field->setVisible(kind() == QLatin1String(wanted));
    };
    show("outcomes", m_byLabel, m_by);
    show("ranking", m_rankedLabel, m_ranked);
    m_names->setVisible(!m_trend && !ofCampaign()); // systems are named as the project names them
}

bool FigureDialog::sliced()
{
    const QString by = m_by->currentData().toString();
    if (kind() != QLatin1String("outcomes") || m_by->currentIndex() < fixedChoices) {
        return true;
    }
    auto shown
        = support::listOf<analysis::EvaluationPtr>(m_session.results(), &Session::SystemResult::evaluation);
    std::erase(shown, nullptr);
    if (by == m_slicedBy && shown == m_sliced) {
        return true;
    }
    m_sliceRunner.start<bool>(
        tr("Counting slices"),
        [shown, id = toUtf8(by)](support::Progress& progress) -> support::Result<bool> {
            for (const analysis::EvaluationPtr& evaluation : shown) {
                if (!progress.cancelled()) {
                    (void)analysis::sliceFacet(*evaluation, id); // the evaluation keeps it
                }
            }
            return true;
        },
        [this, by, shown](support::Result<bool> done) {
            if (done) {
                m_slicedBy = by;
                m_sliced = shown;
                refresh();
            } else {
                say(errorText(done.error()), true);
            }
        });
    return false;
}

QString FigureDialog::kind() const { return m_kind->currentData().toString(); }

QPixmap FigureDialog::preview() const { return m_picture->pixmap(); }

FigureRequest FigureDialog::request() const
{
    FigureRequest request;
    request.kind = kind();
    request.style = m_style->style();
    request.ownHeight = request.style.heightMm > 0;
    request.dpi = m_style->dpi();
    request.language = toUtf8(languageInForce());
    if (m_trend) {
        request.trend = m_trend->asked;
        return request;
    }
    if (ofCampaign()) {
        request.campaign = m_campaign->asked;
        if (request.kind == QLatin1String("ranking")) {
            const auto& table
                = m_campaign->shown->tables.tables[static_cast<std::size_t>(m_ranked->currentIndex())];
            request.campaign->task = table.task;
            request.campaign->sets = { table.set };
            request.campaign->by = {};
        }
        return request;
    }
    if (const auto opened = m_session.dataSet()) {
        request.dataSet = opened->spec;
        for (std::size_t i = 0; i < request.dataSet.systems.size() && i < opened->systems.size(); ++i) {
            request.dataSet.systems[i].name = opened->systems[i].source.name;
        }
        request.dataSet.systems = support::listOf<analysis::LayerSource>(drawnSystems(),
            [&](int index) { return request.dataSet.systems[static_cast<std::size_t>(index)]; });
        request.dataSet.gold.name.clear();
    }
    request.spec = m_session.spec();
    request.preset = m_preset;
    request.noise = noise();
    if (m_noise && request.kind == QLatin1String("noise")) {
        auto& bounds = request.spec.slices.bounds;
        bounds.erase("noise");
        if (request.noise.bounds != analysis::usualNoiseBounds()) {
            bounds["noise"] = request.noise.bounds;
        }
    }
    request.relations = m_session.relations();
    request.scheme = m_selection.scheme();
    if (request.kind == QLatin1String("excerpt") || request.kind == QLatin1String("tree")) {
        const Selected chosen = selected();
        request.list = chosen.list;
        request.record = chosen.record;
    }
    const annotation::TypeHues& hues = *m_session.typeHues();
    if (request.kind == QLatin1String("tree") && hues != annotation::TypeHues(m_session.typeCounts(), {})) {
        for (const auto& [type, hue] : hues.others()) { // chosen to agree with data that were open before
            request.typeHues.push_back({ type, hue, true });
        }
    }
    request.by = m_by->currentData().toString().toStdString();
    request.names = m_names->names();
    return request;
}

std::vector<int> FigureDialog::drawnSystems() const
{
    const auto opened = m_session.dataSet();
    const int count = opened ? static_cast<int>(opened->spec.systems.size()) : 0;
    // The command line shows its first system first.
    std::vector<int> systems;
    if (m_session.systemA() >= 0 && m_session.systemA() < count) {
        systems.push_back(m_session.systemA());
    }
    const bool some = m_noise && kind() == QLatin1String("noise");
    for (int index = 0; index < count; ++index) {
        if (index != m_session.systemA() && (!some || (m_noiseOfBoth && index == m_session.systemB()))) {
            systems.push_back(index);
        }
    }
    return systems;
}

analysis::NoiseChoice FigureDialog::noise() const
{
    if (m_noise) {
        return *m_noise;
    }
    analysis::NoiseChoice choice;
    choice.bounds = analysis::noiseBounds(m_session.spec().slices);
    return choice;
}

FigureDialog::Selected FigureDialog::selected() const
{
    const analysis::EvaluationPtr& shown = m_selection.evaluation();
    const analysis::EvaluationPtr& own = m_selection.mainEvaluation();
    const auto current = m_selection.currentRecord();
    if (shown == own || !shown || !current) {
        return { own, {}, current };
    }
    for (const Session::SystemResult& result : m_session.results()) {
        for (const auto& [id, measure] : result.measures) {
            if (result.evaluation == own && shown->list && measure->list(shown->list->id) != nullptr) {
                return { shown, shown->list->id, current };
            }
        }
    }
    // A list of the window alone, such as a comparison's: the same annotation among the result's own records.
    const match::PairOutcome& record = shown->records[*current];
    if (record.hasGold()) {
        return { own, {}, Counterpart(shown, own).of(record) };
    }
    const std::string& document = shown->cases[record.document].name();
    for (std::uint32_t number = 0; shown->system == own->system && number < own->records.size(); ++number) {
        const match::PairOutcome& twin = own->records[number];
        if (twin.hasSystem() && twin.system == record.system
            && own->cases[twin.document].name() == document) {
            return { own, {}, number };
        }
    }
    return { own, {}, std::nullopt };
}

QString FigureDialog::whyNoTrees() const
{
    const QString trees = QStringLiteral("tree");
    return m_session.annotationColumns().contains(trees)
        //: %1: what a column of HIPE files holds, "Trees (all columns)"
        ? tr("No annotation has components or others inside, so that ETER does not depend on alpha. Choose "
             "the column “%1” in the toolbar.")
              .arg(annotationColumnText(trees))
        : tr("No annotation has components or others inside, so that ETER does not depend on alpha. Open "
             "files whose annotations have some.");
}

std::unique_ptr<Figure> FigureDialog::figure(QString& reason, bool* waiting) const
{
    const auto wait = [&](const QString& text) {
        reason = text;
        if (waiting != nullptr) {
            *waiting = true;
        }
        return nullptr;
    };
    const FigureKind* kind = figureKind(m_kind->currentData().toString());
    FigureData drawn;
    if (m_trend) {
        drawn.trend = m_trend->shown;
        return kind->make(drawn, reason);
    }
    if (ofCampaign()) {
        drawn.campaign = m_campaign->shown;
        drawn.rankedTable = static_cast<std::size_t>(m_ranked->currentIndex());
        return kind->make(drawn, reason);
    }
    if (kind->ofTrees && m_session.dataSet() && !m_session.hasTrees()) {
        reason = whyNoTrees();
        return nullptr;
    }
    drawn.scheme = m_selection.scheme();
    drawn.hues = m_session.typeHues();
    const Selected chosen = selected();
    drawn.record = chosen.record;
    drawn.by = toUtf8(m_by->currentData().toString());
    drawn.noise = noise();
    const auto names = m_names->names();
    const auto results = m_session.results();
    const auto indices = drawnSystems();
    for (std::size_t place = 0; place < indices.size(); ++place) { // as the command line counts
        const auto found = std::ranges::find(results, indices[place], &Session::SystemResult::index);
        if (found == results.end() || !found->evaluation) {
            continue;
        }
        const auto& result = *found;
        FigureData::System system;
        system.name = toQString(names.of(place, result.name.toStdString()));
        system.evaluation = result.evaluation;
        system.measures = result.measures;
        if (kind->id == QLatin1String("confidence")) {
            system.curve = m_curves->curve(result.index);
            if (!system.curve) {
                const auto error = m_curves->error(result.index);
                reason = error ? errorText(*error) : QString();
                return error ? nullptr : wait(tr("The figure's numbers are being computed …"));
            }
        }
        if (place == 0 && chosen.evaluation && !chosen.list.empty()
            && (kind->id == QLatin1String("excerpt") || kind->id == QLatin1String("tree"))) {
            system.evaluation = chosen.evaluation;
        }
        for (const QString& measure : kind->measures) {
            if (!system.measures.contains(measure.toStdString())) {
                if (!m_session.allReady()) {
                    return wait(tr("The figure's numbers are being computed …"));
                }
                reason = tr("The figure's numbers could not be computed.");
                return nullptr;
            }
        }
        drawn.systems.push_back(std::move(system));
    }
    if (drawn.systems.empty()) {
        return wait(whyNothing(false));
    }
    drawn.goldName = names.ofFirst(drawn.systems.front().evaluation->gold->name);
    return kind->make(drawn, reason);
}

void FigureDialog::refresh()
{
    m_timer.stop();
    proposeKind();
    showNames();
    fillBy();
    showFields();
    const QString suffix = m_format->currentData().toString();
    FigureRequest asked = request();
    m_command->setCommand(toQString(analysis::shellLine(
        figureCommand(asked, "figure." + suffix.toStdString(), analysis::PathForm::Given))));
    m_style->resolution->setEnabled(suffix == QLatin1String("png"));
    if (m_kind->currentData() == QLatin1String("confidence")) {
        std::vector<int> all(m_session.dataSet() ? m_session.dataSet()->systems.size() : 0);
        std::iota(all.begin(), all.end(), 0);
        m_curves->want(std::move(all));
    }
    if (!sliced()) {
        say(tr("The slices are being counted …"), true);
        return;
    }
    QString reason;
    const auto drawn = figure(reason);
    if (!drawn) {
        m_picture->setPixmap({});
        say(reason, true);
        return;
    }
    const QStringList warnings = figureWarnings(*drawn, asked.style);
    FigureStyle style = settledStyle(asked.style, *drawn);
    if (!asked.ownHeight) {
        const QSignalBlocker quiet(m_style->height);
        m_style->height->setValue(style.heightMm);
    }
    // Half as large again as printed, but as a whole, and never so large that memory runs out.
    const double ratio = devicePixelRatioF();
    const double screenDpi = screen() != nullptr ? screen()->logicalDotsPerInch() : 96;
    const QSizeF room = m_paper->viewport()->size() * ratio;
    constexpr double mostPixels = 4000;
    constexpr double enlarged = 1.5;
    double perMm = screenDpi * ratio * enlarged / millimetresPerInch;
    if (isVisible()) {
        perMm = std::min({ perMm, room.width() / style.widthMm, room.height() / style.heightMm });
    }
    perMm = std::min(perMm, mostPixels / std::max(style.widthMm, style.heightMm));
    QImage image = figureImage(*drawn, style, perMm);
    image.setDevicePixelRatio(ratio);
    m_picture->setPixmap(QPixmap::fromImage(image));
    m_picture->setAccessibleDescription(m_kind->currentText());
    say(warnings.join(QLatin1Char('\n')));
}

std::function<support::Result<std::vector<analysis::Recipe::Input>>(support::Progress&)>
FigureDialog::inputsOf(const FigureRequest& asked) const
{
    using Inputs = support::Result<std::vector<analysis::Recipe::Input>>;
    if (m_trend) {
        return [data = m_trend->shown.data](
                   support::Progress& progress) -> Inputs { return trendInputs(*data, progress); };
    }
    if (asked.campaign) {
        return [shown = m_campaign->shown, asked = *asked.campaign](support::Progress& progress) -> Inputs {
            return campaignInputs(asked, shown->tables, progress);
        };
    }
    return [dataSet = asked.dataSet, files = asked.relations](support::Progress& progress) -> Inputs {
        return analysis::recipeInputs(dataSet, files, {}, progress); // names follow when written
    };
}

void FigureDialog::exportTo(const QString& path)
{
    const FigureRequest asked = request();
    if (!m_trend && !asked.campaign && m_hashed == asked.dataSet && m_hashedFiles == asked.relations
        && m_data == m_session.dataSet()) {
        write(path);
        return;
    }
    say(tr("Reading the files for the recipe …"), true);
    using Inputs = std::vector<analysis::Recipe::Input>;
    m_runner.start<Inputs>(tr("Reading"), inputsOf(asked),
        [this, path, dataSet = asked.dataSet, files = asked.relations, opened = m_session.dataSet()](
            support::Result<Inputs> inputs) {
            if (inputs) {
                m_inputs = std::move(*inputs);
                m_hashed = dataSet;
                m_hashedFiles = files;
                m_data = opened;
                write(path);
            } else {
                finish(path, messageText(inputs.error()));
            }
        });
}

void FigureDialog::write(const QString& path)
{
    QString reason;
    const auto drawn = figure(reason);
    QString error = reason;
    if (drawn) {
        FigureRequest asked = request();
        asked.style = settledStyle(asked.style, *drawn);
        auto inputs = m_inputs;
        const auto systems = asked.dataSet.systems.size();
        if (!m_trend && asked.dataSet.noGold && !inputs.empty()) {
            const auto first = asked.names.ofFirst(inputs.front().role);
            inputs.front().role = first.empty() ? "A" : first;
            inputs.front().file = asked.names.anonymous ? std::string() : inputs.front().file;
        }
        for (std::size_t i = 1; !m_trend && i < inputs.size() && i <= systems; ++i) {
            inputs[i].role = asked.names.of(i - 1, inputs[i].role);
            if (asked.names.anonymous) {
                inputs[i].file.clear();
            }
        }
        const auto results = m_session.evaluationA();
        FigureExport options { asked.style, asked.dpi, {} };
        options.recipe = figureRecipe(asked, m_kind->currentText(),
            results && !m_trend && !asked.campaign ? analysis::signatureWith(m_preset, results->signature)
                                                   : std::string(),
            std::move(inputs), path.toStdString());
        const auto done = writeFigure(*drawn, path, options);
        error = done ? QString() : QString::fromStdString(support::formatted(done.error()));
    }
    finish(path, error);
}

} // namespace touchstone::ui

#include "moc_figuredialog.cpp"
