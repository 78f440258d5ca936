// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/slicefiles.h"

#include "ui/session/corestrings.h"

#include "core/evaluation/dataset/datasetlabels.h"
#include "core/evaluation/scoring/relationloading.h"
#include "core/evaluation/settings/slicebins.h"
#include "core/support/numbers.h"

#include <QDir>
#include <QFileInfo>

namespace touchstone::ui {

namespace {

std::string& pathOf(analysis::RelationSources& relations, SliceFiles::File file)
{
    return file == SliceFiles::File::Training ? relations.train : relations.attributes;
}

QString goldPath(const Session& session)
{
    const auto opened = session.dataSet();
    return opened ? QFileInfo(fromPath(opened->spec.gold.path)).absoluteFilePath() : QString();
}

} // namespace

SliceFiles::SliceFiles(Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&m_session, &Session::changed, this, &SliceFiles::followSession);
    connect(&m_watcher, &FileWatcher::stirred, this, [this]() {
        for (const File file : bothFiles) {
            const QString again = wantedPath(file).isEmpty() ? path(file) : wantedPath(file);
            if (!again.isEmpty() && !reading(file)) {
                read(file, again);
            }
        }
    });
}

void SliceFiles::useGiven(support::Diagnostics findings)
{
    wanted(File::Training).findings = std::move(findings);
    m_given = true;
    m_waiting = true;
    Q_EMIT changed();
}

QString SliceFiles::path(File file) const
{
    analysis::RelationSources relations = m_session.relations();
    const auto& slices = m_session.spec().slices;
    const bool inForce = file == File::Training ? slices.training != nullptr : slices.attributes != nullptr;
    return inForce ? fromPath(pathOf(relations, file)) : QString();
}

void SliceFiles::setPath(File file, const QString& path)
{
    if (!path.isEmpty()) {
        m_given = m_given && m_waiting; // what the user chooses is remembered
        read(file, QDir::cleanPath(path));
        return;
    }
    cancel(file);
    m_given = m_given && m_waiting;
    take(file, {});
    remember();
    Q_EMIT changed();
}

void SliceFiles::cancel(File file)
{
    Wanted& stopped = wanted(file);
    stopped.runner.cancel();
    stopped.path.clear();
    stopped.error.reset();
    watch();
    Q_EMIT changed();
}

QString SliceFiles::boundsText(const std::string& slice) const
{
    const auto& bounds = m_session.spec().slices.bounds;
    const auto found = bounds.find(slice);
    return found == bounds.end() ? QString() : ui::boundsText(found->second);
}

support::Result<void> SliceFiles::setBounds(const std::string& slice, const QString& text)
{
    analysis::EvaluationSpec spec = m_session.spec();
    const std::string words = typedBounds(text.trimmed());
    if (words.empty()) {
        spec.slices.bounds.erase(slice);
    } else {
        auto read = analysis::sliceBoundsByText(slice + "=" + words);
        if (!read) {
            return tl::unexpected(read.error());
        }
        if (read->size() != 1 || read->begin()->first != slice) {
            return support::failure(support::ErrorCode::InvalidOption,
                //: %1: "1, 2, 5"
                toUtf8(tr("Bounds are numbers, ascending, such as %1.").arg(ui::boundsText({ 1, 2, 5 }))));
        }
        spec.slices.bounds[slice] = std::move(read->begin()->second);
        if (auto done = analysis::checkBounds(spec.slices); !done) {
            return done;
        }
    }
    if (spec.slices.bounds != m_session.spec().slices.bounds) {
        m_session.setSpec(spec);
        remember();
        Q_EMIT changed();
    }
    return {};
}

void SliceFiles::read(File file, const QString& path)
{
    Wanted& now = wanted(file);
    now.path = path;
    now.error.reset();
    Read asked;
    pathOf(asked.sources, file) = toPath(path);
    analysis::DataSetSpec dataSet;
    if (const auto opened = m_session.dataSet(); opened && file == File::Training) {
        // Training data is mostly like the gold; only its format is recognised anew.
        dataSet = opened->spec;
        asked.sources.trainOptions = dataSet.gold.options;
        asked.sources.trainOptions.format.clear();
        m_trainedFor = dataSet;
    }
    now.runner.start<Read>(
        //: %1: name of a file
        tr("Reading %1").arg(QFileInfo(path).fileName()),
        [asked, dataSet](support::Progress& progress) -> support::Result<Read> {
            Read read = asked;
            auto labels = analysis::labelRulesOf(dataSet);
            if (!labels) {
                return support::Failure(labels.error());
            }
            read.sources.trainLabels = std::move(*labels);
            analysis::EvaluationSpec spec;
            if (auto done = analysis::loadRelations(read.sources, spec, read.findings, progress); !done) {
                return support::Failure(done.error());
            }
            read.slices = std::move(spec.slices);
            return read;
        },
        [this, file](support::Result<Read> read) {
            if (read) {
                wanted(file).path.clear();
                take(file, std::move(*read));
                remember();
            } else {
                wanted(file).error = read.error();
            }
            watch();
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

void SliceFiles::take(File file, Read read)
{
    wanted(file).findings = std::move(read.findings);
    analysis::RelationSources relations = m_session.relations();
    pathOf(relations, file) = pathOf(read.sources, file);
    analysis::EvaluationSpec spec = m_session.spec();
    if (file == File::Training) {
        relations.trainOptions = read.sources.trainOptions;
        relations.trainLabels = read.sources.trainLabels;
        spec.slices.training = std::move(read.slices.training);
        spec.slices.trainingDigest = std::move(read.slices.trainingDigest);
    } else {
        spec.slices.attributes = std::move(read.slices.attributes);
        spec.slices.attributesDigest = std::move(read.slices.attributesDigest);
    }
    m_session.setRelations(relations);
    m_session.setSpec(spec);
}

void SliceFiles::followSession(Session::Changes changes)
{
    const std::string gold = toPath(goldPath(m_session));
    if ((changes & Session::DataChanged) && gold != m_gold) {
        m_gold = gold;
        if (!std::exchange(m_waiting, false)) {
            // Another corpus: what was chosen for the last one says nothing of it.
            m_given = false;
            const auto known = std::ranges::find(m_remembered, gold, &RememberedSlices::gold);
            const SliceSources sources = known != m_remembered.end() ? known->sources : SliceSources {};
            analysis::EvaluationSpec spec = m_session.spec();
            spec.slices.bounds = sources.bounds;
            m_session.setSpec(spec);
            for (const File file : bothFiles) {
                const std::string& path = file == File::Training ? sources.train : sources.attributes;
                cancel(file);
                take(file, {});
                if (!path.empty()) {
                    read(file, fromPath(path));
                }
            }
        }
        watch();
        Q_EMIT changed();
    } else if ((changes & Session::DataChanged) && !m_given && !path(File::Training).isEmpty()) {
        const analysis::DataSetSpec& now = m_session.dataSet()->spec;
        if (now.gold.options != m_trainedFor.gold.options || now.labelMap != m_trainedFor.labelMap
            || now.labels != m_trainedFor.labels) {
            read(File::Training, path(File::Training)); // another column of the gold, or other labels
        }
    } else if (changes & Session::SpecChanged) {
        Q_EMIT changed();
    }
}

void SliceFiles::watch()
{
    QStringList files;
    for (const File file : bothFiles) {
        files << path(file) << wantedPath(file);
    }
    files.removeAll(QString());
    m_watcher.watch(files);
}

SliceSources SliceFiles::sources() const
{
    const auto whole = [this](File file) {
        // A file that is gone or wrong for the moment is not forgotten.
        const QString chosen = path(file).isEmpty() ? wantedPath(file) : path(file);
        return chosen.isEmpty() ? std::string() : toPath(QFileInfo(chosen).absoluteFilePath());
    };
    return { whole(File::Training), whole(File::Attributes), m_session.spec().slices.bounds };
}

void SliceFiles::remember()
{
    if (m_given || m_gold.empty()) {
        return;
    }
    std::vector<RememberedSlices> remembered = m_remembered;
    std::erase_if(remembered, [this](const RememberedSlices& each) { return each.gold == m_gold; });
    if (SliceSources now = sources(); now != SliceSources {}) {
        remembered.insert(remembered.begin(), { m_gold, std::move(now) });
    }
    remembered.resize(std::min(remembered.size(), std::size_t { Settings::slicesLimit }));
    if (remembered != m_remembered) {
        m_remembered = std::move(remembered);
        Q_EMIT rememberedChanged();
    }
}

} // namespace touchstone::ui

#include "moc_slicefiles.cpp"
