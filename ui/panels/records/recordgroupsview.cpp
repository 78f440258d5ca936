// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/records/recordgroupsview.h"

#include "ui/session/corestrings.h"
#include "ui/base/keepsaid.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/bardelegate.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/slicechoice.h"

#include "core/report/tables/recordgroups.h"

#include <QComboBox>

namespace touchstone::ui {

namespace {

/// Of analysis::recordGroupings().
QString groupingText(const std::string& id)
{
    return id == "words"     ? RecordGroupsView::tr("Words")
        : id == "types"      ? RecordGroupsView::tr("Pair of types")
        : id == "document"   ? RecordGroupsView::tr("Document")
        : id == "error-type" ? RecordGroupsView::tr("Error type")
                             : toQString(id);
}

} // namespace

RecordGroupsView::RecordGroupsView(Session& session, SelectionModel& selection, QWidget* parent)
    : SheetTable(selection, parent)
    , m_session(session)
    , m_selected(selection)
    , m_choice(new QComboBox(parent))
{
    constexpr int characters = 12;
    keepSaid(this, [this]() { setAccessibleName(tr("Groups of errors")); });
    setItemDelegate(new BarDelegate(this));
    takeLinks();
    fillWidth();
    m_choice->setAccessibleName(tr("Group by"));
    m_choice->setToolTip(tr("Count the listed annotations by what they have in common"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(characters);
    m_choice->hide();
    connect(m_choice, &QComboBox::activated, this, [this]() {
        count();
        Q_EMIT groupingChanged();
    });
    connect(this, &SheetTable::linkActivated, this, [this](analysis::RecordFilter filter) {
        if (m_selected.filters().empty()
            && !m_selected.showsGoldAlone()) { // what is listed then are the errors
            filter.scheme = m_selected.scheme();
            filter.errorsOnly = true;
        }
        groupBy({});
        m_selected.pushFilter(filter);
    });
    whenChanged(selection,
        SelectionModel::EvaluationChanged | SelectionModel::SchemeChanged | SelectionModel::FiltersChanged,
        this, &RecordGroupsView::count);
    whenChanged(session, Session::ResultChanged, this, &RecordGroupsView::fillChoice);
    fillChoice();
}

bool RecordGroupsView::grouping() const { return !m_choice->currentData().toString().isEmpty(); }

bool RecordGroupsView::groupBy(const QString& id)
{
    if (!choose(m_choice, id)) {
        return false;
    }
    count();
    Q_EMIT groupingChanged();
    return true;
}

void RecordGroupsView::fillChoice()
{
    if (m_choice->count() > 0 && !m_session.evaluationA()) {
        return; // those of the last result, until it is known what the next one has
    }
    const auto words = analysis::recordGroupings();
    std::vector<analysis::SliceDimension> slices;
    for (const analysis::SliceDimension& slice : m_session.slices()) {
        if (slice.id != "surface") { // the words
            slices.push_back(slice);
        }
    }
    const QStringList ids = textsOf(slices, [](const auto& slice) { return toQString(slice.id); });
    if (m_choice->count() > 0 && ids == m_ids) {
        return;
    }
    const QVariant before = m_choice->currentData();
    const bool grouped = grouping();
    m_ids = ids;
    m_choice->clear();
    m_choice->addItem(tr("nothing"), QString());
    for (const std::string& word : words) {
        m_choice->addItem(groupingText(word), toQString(word));
    }
    eachByGroup(
        slices, [this](const QString& title) { addHeading(m_choice, title); },
        [this](const analysis::SliceDimension& slice) {
            m_choice->addItem(sliceText(slice.id), toQString(slice.id));
        });
    chooseOrFirst(m_choice, before.isValid() ? before : QVariant(QString()));
    if (grouped && !grouping()) { // the data has that slice no more
        Q_EMIT groupingChanged();
    }
}

void RecordGroupsView::count()
{
    const analysis::EvaluationPtr evaluation = m_selected.evaluation();
    if (!grouping() || !evaluation) {
        m_runner->cancel();
        return;
    }
    m_runner->start<analysis::Sheet>(
        tr("Counting groups"),
        [evaluation, records = m_selected.records(), by = toUtf8(m_choice->currentData().toString())](
            support::Progress&) -> support::Result<analysis::Sheet> {
            const analysis::ChosenRecords chosen { evaluation.get(), records };
            return analysis::groupRecords(std::span(&chosen, 1), by)
                .map([](const analysis::RecordGroups& groups) {
                    analysis::Sheet sheet = analysis::groupedRecordsSheet(groups, mostGroups);
                    sheet.headline = "share"; // drawn as a bar
                    return sheet;
                });
        },
        [this](support::Result<analysis::Sheet> sheet) {
            if (sheet) {
                setSheet(std::move(*sheet));
            } else {
                Q_EMIT failed(errorText(sheet.error()));
            }
        });
}

} // namespace touchstone::ui

#include "moc_recordgroupsview.cpp"
