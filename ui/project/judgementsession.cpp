// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/judgementsession.h"

#include "ui/session/corestrings.h"
#include "ui/session/whenchanged.h"

#include "core/evaluation/slices/judgedrecords.h"
#include "core/judging/anchoring.h"
#include "core/project/campaignranking.h"
#include "core/report/recipe.h"

#include "core/support/lookup.h"

#include <utility>

namespace touchstone::ui {

namespace {

std::vector<std::string> sortedTags(const QStringList& tags)
{
    std::vector<std::string> list;
    for (const QString& tag : tags) {
        if (!tag.trimmed().isEmpty()) {
            list.push_back(toUtf8(tag.trimmed()));
        }
    }
    support::sortUnique(list);
    return list;
}

QStringList slipTexts(const support::Diagnostics& findings)
{
    return textsOf(findings.list(), [](const support::Diagnostic& finding) {
        return errorText({ support::ErrorCode::Malformed, finding.message, finding.place, finding.said });
    });
}

} // namespace

JudgementSession::JudgementSession(Session& session, ProjectSession& project, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_project(project)
    , m_runner(new JobRunner(this))
{
    connect(&m_project, &ProjectSession::changed, this, &JudgementSession::follow);
    whenChanged(m_session, Session::ProjectChanged | Session::DataChanged, this, [this]() {
        follow({});
        apply();
    });
    connect(&m_watcher, &FileWatcher::stirred, this, &JudgementSession::sync);
}

JudgementSession::~JudgementSession() { writeRest(); }

void JudgementSession::writeRest()
{
    m_runner->finish(); // so that nothing is written twice
    dropWritten();
    if (!m_unwritten.empty() && analysis::appendJudgements(m_path, m_unwritten)) {
        m_unwritten.clear();
    }
}

void JudgementSession::dropWritten()
{
    if (m_written && *m_written) {
        m_unwritten.erase(
            m_unwritten.begin(), m_unwritten.begin() + static_cast<std::ptrdiff_t>(m_beingWritten));
    }
    m_written = nullptr;
}

void JudgementSession::follow(ProjectSession::Changes changes)
{
    const bool ofProject = m_project.isOpen() && !m_project.path().isEmpty();
    const auto& dataSets = m_session.project().dataSets;
    const auto current = static_cast<std::size_t>(m_session.currentDataSet());
    const std::string path = ofProject ? analysis::judgementsPath(toPath(m_project.path()))
        : current < dataSets.size()    ? analysis::judgementsBesideGold(dataSets[current])
                                       : std::string();
    if (path == m_path) {
        if (changes & ProjectSession::TablesChanged) {
            carry();
            apply();
        }
        return;
    }
    // As another file, or for the first time: then what was said goes with it; of a file beside a gold what
    // is in it is carried.
    const bool saved = ofProject && changes && !(changes & ProjectSession::TablesChanged);
    auto before = all();
    writeRest();
    before = m_ofProject ? std::move(before) : m_unwritten;
    m_carries = saved && !m_ofProject;
    m_read.clear();
    m_unwritten.clear();
    m_toCarry.clear();
    m_path = path;
    m_ofProject = ofProject;
    Q_EMIT moved();
    if (saved) {
        m_unwritten = std::move(before);
    }
    m_slips.clear();
    m_lost.clear();
    tellSlips();
    carry();
    apply();
    sync();
}

void JudgementSession::carry()
{
    if (!m_carries || m_project.tables().tables.empty()) {
        return;
    }
    m_carries = false;
    for (analysis::Judgement& judgement : m_unwritten) {
        judgement.record.set = judgement.record.set.empty() ? shownSet() : judgement.record.set;
    }
    for (const analysis::ProjectTable& table : m_project.tables().tables) {
        if (auto file = analysis::judgementsBesideGold(table.dataSet); !file.empty()) {
            m_toCarry.emplace(std::move(file), table.set);
        }
    }
    sync();
}

QString JudgementSession::path() const { return fromPath(m_path); }

const analysis::Judgement* JudgementSession::of(
    const analysis::Evaluation& evaluation, std::uint32_t record) const
{
    const auto holding = m_table ? analysis::judgementsOf(*m_table, evaluation, evaluation.records[record])
                                 : std::vector<const analysis::Judgement*>();
    for (auto at = holding.rbegin(); at != holding.rend(); ++at) {
        if ((*at)->judge == toUtf8(m_judge)) {
            return *at;
        }
    }
    return holding.empty() ? nullptr : holding.back();
}

bool JudgementSession::isOwn(const analysis::Judgement& judgement) const
{
    return judgement.judge.empty() || judgement.judge == toUtf8(m_judge);
}

analysis::Judgement JudgementSession::judged(const analysis::Evaluation& evaluation, std::uint32_t record,
    const std::vector<const analysis::Judgement*>& holding, const SaidVerdict& said) const
{
    const match::PairOutcome& pair = evaluation.records[record];
    const analysis::DocumentCase& document = evaluation.cases[pair.document];
    analysis::Judgement judgement { analysis::judgedRecord(evaluation, pair, shownSet()),
        QDateTime::currentMSecsSinceEpoch(), said.verdict };
    judgement.judge = toUtf8(m_judge);
    judgement.systems = { evaluation.system->name };
    const analysis::Judgement* before = nullptr; // the user's newest
    for (const analysis::Judgement* one : holding) {
        if (isOwn(*one)) {
            before = before == nullptr || one->time > before->time ? one : before;
            judgement.time = std::max(judgement.time, one->time + 1);
        }
    }
    for (const analysis::Judgement& one :
        m_table ? m_table->of(judgement.record) : std::span<const analysis::Judgement>()) {
        if (isOwn(one)) { // it may be cleared
            judgement.time = std::max(judgement.time, one.time + 1);
        }
    }
    if (before != nullptr) {
        judgement.note = before->note;
        judgement.tags = before->tags;
        judgement.score = before->score;
        judgement.sampled = before->sampled;
        judgement.pi = before->pi;
        if (before->verdict == said.verdict) {
            judgement.correct = before->correct;
        }
    }
    if (said.note) {
        judgement.note = toUtf8(said.note->trimmed());
    }
    if (said.tags) {
        judgement.tags = sortedTags(*said.tags);
    }
    const bool sameText = document.relation == analysis::TextRelation::Equal;
    if (analysis::hasCorrection(said.verdict) && said.correct) {
        judgement.correct = said.correct;
    } else if (said.verdict == analysis::Verdict::GoldWrong && !judgement.correct && sameText) {
        auto& correct = judgement.correct.emplace();
        if (const auto& system = judgement.record.system) {
            correct.push_back({ system->pieces, system->type, {} });
        }
    }
    if (document.gold != nullptr && (pair.hasGold() || sameText)) {
        analysis::tellWords(judgement, *document.gold);
    }
    return judgement;
}

std::size_t JudgementSession::judge(const analysis::Evaluation& evaluation,
    const std::vector<std::uint32_t>& records, const SaidVerdict& said)
{
    const auto before = m_unwritten.size();
    const std::int64_t now = QDateTime::currentMSecsSinceEpoch();
    const analysis::JudgementTable none;
    const analysis::JudgementTable& known = m_table ? *m_table : none;
    for (const std::uint32_t record : records) {
        const auto holding = analysis::judgementsOf(known, evaluation, evaluation.records[record]);
        if (said.verdict != analysis::Verdict::Cleared) {
            m_unwritten.push_back(judged(evaluation, record, holding, said));
            continue;
        }
        for (const analysis::Judgement* one : holding) {
            if (isOwn(*one)) {
                analysis::Judgement cleared { one->record, std::max(now, one->time + 1), said.verdict,
                    one->judge, one->adjudicated };
                cleared.systems = one->systems;
                cleared.words = one->words;
                cleared.occurrence = one->occurrence;
                m_unwritten.push_back(std::move(cleared));
            }
        }
    }
    const auto lines = m_unwritten.size() - before;
    if (lines > 0) {
        apply();
        sync();
    }
    return lines;
}

annotation::LayerPtr JudgementSession::shownGold() const
{
    const auto read = m_session.dataSet();
    const auto& dataSets = m_session.project().dataSets;
    const auto current = static_cast<std::size_t>(m_session.currentDataSet());
    return read && !read->spec.noGold && current < dataSets.size()
            && read->spec.gold.path == dataSets[current].gold.path
        ? read->gold
        : nullptr;
}

void JudgementSession::sync()
{
    if (m_path.empty()) {
        m_watcher.watch({});
        return;
    }
    if (m_runner->running()) {
        m_again = true;
        return;
    }
    m_again = false;
    if (m_carries) {
        return;
    }
    Sync job { m_path, m_unwritten, std::exchange(m_toCarry, {}), {}, shownSet(), {}, nullptr };
    const auto gold = shownGold();
    if (gold && !job.added.empty()) {
        const bool known = m_digestOf.lock() == gold;
        job.digest = known ? m_digest : std::string();
        job.gold = known ? std::string() : gold->path;
    }
    job.written = m_written = std::make_shared<std::atomic<bool>>(false);
    m_beingWritten = job.added.size();
    m_runner->start<Synced>(
        tr("Reading the judgements"),
        [job = std::move(job)](support::Progress& progress) { return synced(job, progress); },
        [this, gold](support::Result<Synced> done) {
            if (done && !done->digest.empty()) {
                m_digestOf = gold;
                m_digest = done->digest;
            }
            take(std::move(done));
        });
}

support::Result<JudgementSession::Synced> JudgementSession::synced(Sync sync, support::Progress& progress)
{
    std::size_t count = 0;
    support::Diagnostics findings;
    if (!sync.gold.empty()) {
        sync.digest = analysis::inputDigest(sync.gold, progress).value_or(std::string());
    }
    for (analysis::Judgement& judgement : sync.added) {
        if (judgement.goldDigest.empty() && judgement.record.set == sync.set) {
            judgement.goldDigest = sync.digest;
        }
    }
    for (const auto& [file, set] : sync.carried) {
        auto beside = analysis::readJudgements(file);
        if (!beside) { // the project's own are to be read all the same
            findings.add(support::Severity::Warning, "project.judgement", beside.error().place,
                support::said("%1", support::messageOf(beside.error())));
            continue;
        }
        for (analysis::Judgement& judgement : beside->judgements) {
            if (judgement.record.set.empty()) {
                judgement.record.set = set;
                sync.added.push_back(std::move(judgement));
                ++count;
            }
        }
    }
    if (auto added = analysis::appendJudgements(sync.path, sync.added); !added) {
        return tl::unexpected(added.error());
    }
    *sync.written = true;
    return analysis::readJudgements(sync.path).map([&](analysis::Judgements read) {
        read.findings.append(findings);
        return Synced { std::move(read), count, sync.digest };
    });
}

void JudgementSession::take(support::Result<Synced> synced)
{
    if (!synced) {
        dropWritten();
        Q_EMIT failed(errorText(synced.error()));
    } else {
        dropWritten();
        m_read = std::move(synced->judgements.judgements);
        m_slips = slipTexts(synced->judgements.findings);
        apply();
        tellSlips();
        if (synced->carried > 0) {
            Q_EMIT carried(static_cast<int>(synced->carried));
        }
    }
    m_watcher.watch({ path() });
    if (m_again) {
        sync();
    }
}

void JudgementSession::tellSlips()
{
    const QStringList slips = m_slips + m_lost;
    if (slips != std::exchange(m_told, slips) || slips.isEmpty()) {
        Q_EMIT found(slips);
    }
}

std::vector<analysis::Judgement> JudgementSession::all() const
{
    auto judgements = m_read;
    judgements.insert(judgements.end(), m_unwritten.begin(), m_unwritten.end());
    return judgements;
}

std::string JudgementSession::shownSet() const
{
    if (!m_ofProject) {
        return {};
    }
    const auto& dataSets = m_session.project().dataSets;
    const auto current = static_cast<std::size_t>(m_session.currentDataSet());
    const std::string name = current < dataSets.size() ? dataSets[current].name : std::string();
    for (const analysis::ProjectTable& table : m_project.tables().tables) {
        if (analysis::tableName(table) == name) {
            return table.set;
        }
    }
    // What is open becomes a project: its data sets are still to be called as its tables.
    const std::string gold
        = current < dataSets.size() ? analysis::judgementsBesideGold(dataSets[current]) : std::string();
    for (const analysis::ProjectTable& table : m_project.tables().tables) {
        if (!gold.empty() && analysis::judgementsBesideGold(table.dataSet) == gold) {
            return table.set;
        }
    }
    return name;
}

void JudgementSession::apply()
{
    auto judgements = all();
    const auto lost = m_lost;
    m_lost.clear();
    if (const auto gold = shownGold()) {
        auto anchored = analysis::anchored(std::move(judgements), *gold, shownSet());
        judgements = std::move(anchored.judgements);
        m_lost = slipTexts(anchored.findings);
    }
    if (m_lost != lost) {
        tellSlips();
    }
    analysis::JudgementTable table(std::move(judgements), shownSet());
    if (m_path.empty() || table.empty()) {
        m_table = nullptr;
    } else if (!m_table || m_table->set() != table.set() || m_table->given() != table.given()) {
        m_table = std::make_shared<const analysis::JudgementTable>(std::move(table));
    }
    m_session.setJudgements(m_table);
    Q_EMIT changed();
}

std::optional<analysis::Judgement> JudgementSession::ownOf(const analysis::Judgement& judgement) const
{
    for (const analysis::Judgement& each :
        m_table ? m_table->of(judgement.record) : std::span<const analysis::Judgement>()) {
        if (each.judge == judgement.judge && each.adjudicated == judgement.adjudicated
            && each.verdict != analysis::Verdict::Cleared) {
            return each;
        }
    }
    return std::nullopt;
}

void JudgementSession::say(std::vector<analysis::Judgement> judgements)
{
    const std::int64_t now = QDateTime::currentMSecsSinceEpoch();
    for (analysis::Judgement& judgement : judgements) {
        judgement.time = now;
        for (const analysis::Judgement& each :
            m_table ? m_table->of(judgement.record) : std::span<const analysis::Judgement>()) {
            if (each.judge == judgement.judge) {
                judgement.time = std::max(judgement.time, each.time + 1);
            }
        }
        m_unwritten.push_back(std::move(judgement));
    }
    apply();
    sync();
}

} // namespace touchstone::ui

#include "moc_judgementsession.cpp"
