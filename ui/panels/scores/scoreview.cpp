// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/scores/scoreview.h"

#include "ui/help/helppages.h"
#include "ui/session/corestrings.h"
#include "ui/session/presetchoice.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/viewhelp.h"

#include "core/evaluation/dataset/corrections.h"
#include "core/evaluation/records/schemetable.h"
#include "core/evaluation/scoring/relationloading.h"
#include "core/evaluation/settings/settingtable.h"
#include "core/measures/registry/measureregistry.h"

#include <QMenu>

namespace touchstone::ui {

ScoreView::ScoreView(Session& session, SelectionModel& selection, QWidget* parent)
    : SessionPanel(session, selection, parent)
{
    layColumn(this, {}, { makeBar(), { inRow({ { m_sheets, 1 }, m_parametersArea }), 1 } }, 4);
    m_sheets->table()->setRowMenu(
        [this](QMenu* menu, const QModelIndex& index) { showRowMenu(menu, index); });

    connect(m_parametersButton, &QToolButton::toggled, this, &ScoreView::setParametersShown);
    connect(m_parameters, &ParameterForm::specEdited, &session, &Session::setSpec);
    connect(m_parameters, &ParameterForm::fileChosen, this, &ScoreView::takeFile);
    connect(m_rows, &QComboBox::activated, this,
        [this](int index) { setRows(static_cast<Rows>(m_rows->itemData(index).toInt())); });
    connect(m_intervals, &IntervalBar::changed, this,
        [this]() { m_sheets->setIntervals(m_intervals->intervals()); });
    connect(m_sheets, &SheetView::resultChanged, this, [this]() {
        showScheme();
        askIntervals();
    });
    whenChanged(selection, SelectionModel::SchemeChanged, this, &ScoreView::showScheme);
    whenChanged(selection, SelectionModel::MeasureChanged, this, &ScoreView::showMeasure);
    whenChanged(session, Session::SpecChanged, this, [this]() {
        m_parameters->setSpec(m_session.spec());
        showPresetNote(); // a file that was missing may be there
    });
    connect(&session, &Session::changed, this, &ScoreView::showNote);
    whenChanged(session, Session::DataChanged, this, &ScoreView::showCorrected);
    m_parameters->setSpec(session.spec());
    showMeasure();
}

QLayout* ScoreView::makeBar()
{
    addChoices(
        m_rows, tr("Rows"), { { tr("By type"), Rows::ByType }, { tr("By document"), Rows::ByDocument } });
    m_note->setWordWrap(true);
    auto* rowsLabel = labelOf(tr("Ro&ws:"), m_rows, this);
    constexpr LayoutPart gap = LayoutPart::gap(12);
    layRow(m_schemeBar, {}, { rowsLabel, m_rows, gap, { m_note, 1 } });
    m_tables = labelled(tr("&Table:"), m_sheets->tables());
    m_parametersButton->setText(tr("&Parameters"));
    m_parametersButton->setToolTip(tr("Show and change the parameters of this measure"));
    m_parametersButton->setCheckable(true);
    m_parametersButton->setAutoRaise(true);
    m_parametersArea->setWidget(m_parameters);
    m_parametersArea->setWidgetResizable(true);
    m_parametersArea->setFrameShape(QFrame::NoFrame);
    m_parametersArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_parametersArea->setVisible(false);
    m_presetNote->setVisible(false);
    m_corrected->setObjectName(QStringLiteral("corrected-scores"));
    m_corrected->setVisible(false);

    return new FlowLayout({ 6, 4, 6, 0 },
        { m_measure, m_parametersButton, m_intervals, m_tables, m_schemeBar, m_presetNote, m_corrected });
}

void ScoreView::takeFile(const QString& name, const QString& path)
{
    analysis::RelationSources sources;
    analysis::EvaluationSpec spec = m_session.spec();
    // What the file set before goes; what another file set stays.
    analysis::RelationSources known = m_session.relations();
    const analysis::SettingRow* row = analysis::settingRow(toUtf8(name));
    row->clear(spec);
    sources.*row->file = known.*row->file = toPath(path);
    m_fileRunner->start<analysis::EvaluationSpec>(
        tr("Reading %1").arg(path),
        [sources, spec](support::Progress& progress) -> support::Result<analysis::EvaluationSpec> {
            analysis::EvaluationSpec read = spec;
            support::Diagnostics rest; // of rules and training data, which are not read here
            if (const auto done = analysis::loadRelations(sources, read, rest, progress); !done) {
                return support::Failure(done.error());
            }
            return read;
        },
        [this, known](support::Result<analysis::EvaluationSpec> read) {
            m_parameters->showProblem(read ? QString() : errorText(read.error()));
            if (read) {
                analysis::RelationSources relations = known;
                relations.rules = m_session.relations().rules;
                m_session.setRelations(relations);
                m_session.setSpec(*read);
            }
        });
}

void ScoreView::showMeasure()
{
    const QString id = measure();
    setProperty("help", measureHelp(id));
    const bool chosen = choosesByScheme();
    m_schemeBar->setVisible(chosen);
    m_tables->setVisible(!chosen);
    m_schemeTable.clear();
    m_sheets->setMeasure(id);
    showScheme();
    showNote();
    m_parameters->setMeasure(metrics::measureById(toUtf8(id)));
    askIntervals();
}

bool ScoreView::choosesByScheme() const
{
    const analysis::Preset* preset = m_presets == nullptr ? nullptr : m_presets->preset();
    const bool named = preset != nullptr
        && std::ranges::any_of(preset->tables,
            [](const analysis::PresetTable& table) { return metrics::hasSchemes(table.measure); });
    return metrics::hasSchemes(toUtf8(measure())) && !named;
}

void ScoreView::setPresets(PresetChoice& presets)
{
    m_presets = &presets;
    m_measure->setPresets(presets);
    connect(&presets, &PresetChoice::changed, this, &ScoreView::showPreset);
    showPreset();
}

void ScoreView::showPreset()
{
    m_sheets->setPreset(m_presets->preset());
    showPresetNote();
    showMeasure();
}

void ScoreView::showPresetNote()
{
    const analysis::Preset* preset = m_presets == nullptr ? nullptr : m_presets->preset();
    const bool lacks = preset != nullptr && analysis::lacksFile(*preset, m_session.spec());
    m_presetNote->setVisible(lacks);
    if (lacks) {
        //: %1: name of a task, such as CoNLL-2003
        m_presetNote->setText(
            tr("%1 needs a file of equal ids, see Parameters of Links").arg(presetTitle(preset)));
        setRichToolTip(*m_presetNote, presetToolTip(preset));
    }
}

void ScoreView::askIntervals()
{
    const QString id = measure();
    const analysis::MeasureResultPtr result = m_sheets->result();
    // Old numbers may stay for a while beside a new evaluation.
    const bool present = result && m_session.measureA(id) == result;
    m_intervals->setSystem(present ? m_session.evaluationA() : nullptr, present ? result : nullptr, id);
    m_sheets->setIntervals(m_intervals->intervals());
}

void ScoreView::setParametersShown(bool shown)
{
    m_parametersButton->setChecked(shown);
    m_parametersArea->setVisible(shown);
}

void ScoreView::setRows(Rows rows)
{
    m_rows->setCurrentIndex(m_rows->findData(static_cast<int>(rows)));
    showScheme();
    showNote();
}

void ScoreView::showScheme()
{
    if (!metrics::hasSchemes(toUtf8(measure()))) {
        m_schemeTable.clear();
        return;
    }
    const bool byDocument = static_cast<Rows>(m_rows->currentData().toInt()) == Rows::ByDocument;
    const QString table = toQString(match::schemeName(m_selection.scheme()))
        + (choosesByScheme() && byDocument ? QStringLiteral(".documents") : QString());
    // Another scheme is another of the task's tables; a table that was chosen there stays until then.
    if (m_schemeTable != table && m_sheets->tables()->findData(table) >= 0) {
        m_sheets->setTable(table);
        m_schemeTable = table;
    }
}

void ScoreView::showNote()
{
    m_note->setText(m_session.evaluationA() && m_session.busy()
            ? tr("These are the old numbers; new ones are being computed.")
            : QString());
}

void ScoreView::showCorrected()
{
    const auto data = m_session.dataSet();
    const bool any = data && data->corrections;
    m_corrected->setVisible(any);
    m_corrected->clear();
    if (any) {
        const auto applied = static_cast<int>(data->corrections->applied);
        m_corrected->setText(tr("Corrected scores: %n corrections of the gold", "", applied));
        //: %1: path of a file
        m_corrected->setToolTip(tr("Every number is by the gold under %1; its own file stays as it is")
                                    .arg(fromPath(data->corrections->path)));
    }
}

void ScoreView::showRowMenu(QMenu* menu, const QModelIndex& index)
{
    const auto* const sheet = m_sheets->model()->sheet();
    const auto names = m_sheets->model()->rowNames(index);
    if (names.empty() || !metrics::hasSchemes(toUtf8(measure()))) {
        return;
    }
    const analysis::EvaluationPtr& evaluation = m_session.evaluationA();
    analysis::CountedRow records;
    analysis::RecordFilter others;
    if (sheet->perDocument) {
        records.part.documents = others.excludedDocuments = names;
    } else {
        records.types = others.excludedTypes = names;
        records.perType = evaluation ? evaluation->spec.perType : analysis::PerType::Class;
        records.part.list = records.perType == analysis::PerType::Isolated ? analysis::isolatedList : "";
    }
    const QString name = shortened(m_sheets->model()->rowName(index));
    menu->addSeparator();
    addPushAction(menu, &m_selection, tr("Filter to “%1”").arg(name), records.all());
    addPushAction(menu, &m_selection, tr("Filter out “%1”").arg(name), others);
}

} // namespace touchstone::ui

#include "moc_scoreview.cpp"
