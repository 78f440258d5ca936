// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/judgementsession.h"

#include "ui/session/corestrings.h"
#include "ui/session/whenchanged.h"

#include "core/evaluation/slices/judgedrecords.h"
#include "core/project/campaignranking.h"

#include <utility>

namespace touchstone::ui {

namespace {

/// Adds lines to the file where there are some, then reads it. Two windows may do so at a time.
support::Result<analysis::Judgements> judgementsWith(
    const std::string& path, const std::vector<analysis::Judgement>& added)
{
    if (const auto done = analysis::appendJudgements(path, added); !done) {
        return support::Failure(done.error());
    }
    return analysis::readJudgements(path);
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

JudgementSession::~JudgementSession()
{
    delete m_runner; // what it writes is written
    writeRest();
}

void JudgementSession::writeRest()
{
    if (!m_unwritten.empty()) {
        (void)judgementsWith(m_path, m_unwritten); // lines that are there already are not doubled
    }
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
    m_runner->cancel();
    writeRest();
    // As another file, or for the first time: then what was said goes with it.
    const bool saved = ofProject && changes && !(changes & ProjectSession::TablesChanged);
    auto before = m_ofProject ? all() : m_unwritten;
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
    Q_EMIT found({});
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
    return holding.empty() ? nullptr : holding.back();
}

void JudgementSession::judge(const analysis::Evaluation& evaluation,
    const std::vector<std::uint32_t>& records, analysis::Verdict verdict, const std::optional<QString>& text)
{
    const auto before = m_unwritten.size();
    const std::int64_t now = QDateTime::currentMSecsSinceEpoch();
    const std::string set = shownSet();
    const analysis::JudgementTable none;
    const analysis::JudgementTable& known = m_table ? *m_table : none;
    for (const std::uint32_t record : records) {
        const match::PairOutcome& pair = evaluation.records[record];
        const auto holding = analysis::judgementsOf(known, evaluation, pair);
        if (verdict == analysis::Verdict::Cleared) {
            for (const analysis::Judgement* one : holding) {
                analysis::Judgement cleared { one->record, std::max(now, one->time + 1), verdict };
                cleared.systems = one->systems;
                m_unwritten.push_back(std::move(cleared));
            }
            continue;
        }
        analysis::Judgement judgement { analysis::judgedRecord(evaluation, pair, set), now, verdict };
        judgement.systems = { evaluation.system->name };
        judgement.note = text ? toUtf8(text->trimmed())
            : holding.empty() ? std::string()
                              : holding.back()->note;
        if (!holding.empty()) {
            judgement.time = std::max(judgement.time, holding.back()->time + 1);
        }
        for (const analysis::Judgement& own : known.of(judgement.record)) { // it may be cleared
            judgement.time = std::max(judgement.time, own.time + 1);
        }
        m_unwritten.push_back(std::move(judgement));
    }
    if (m_unwritten.size() > before) {
        apply();
        sync();
    }
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
    m_runner->start<Synced>(
        tr("Reading the judgements"),
        [path = m_path, added = m_unwritten, carried = std::exchange(m_toCarry, {})](
            support::Progress& /*progress*/) { return synced(path, added, carried); },
        [this, written = m_unwritten.size()](
            support::Result<Synced> done) { take(std::move(done), written); });
}

support::Result<JudgementSession::Synced> JudgementSession::synced(const std::string& path,
    std::vector<analysis::Judgement> added, const std::map<std::string, std::string>& carried)
{
    std::size_t count = 0;
    support::Diagnostics findings;
    for (const auto& [file, set] : carried) {
        auto beside = analysis::readJudgements(file);
        if (!beside) { // the project's own are to be read all the same
            findings.add(
                support::Severity::Warning, "project.judgement", beside.error().place, beside.error().text);
            continue;
        }
        for (analysis::Judgement& judgement : beside->judgements) {
            if (judgement.record.set.empty()) {
                judgement.record.set = set;
                added.push_back(std::move(judgement));
                ++count;
            }
        }
    }
    return judgementsWith(path, added).map([&](analysis::Judgements read) {
        read.findings.append(findings);
        return Synced { std::move(read), count };
    });
}

void JudgementSession::take(support::Result<Synced> synced, std::size_t written)
{
    if (!synced) {
        Q_EMIT failed(errorText(synced.error()));
    } else {
        m_read = std::move(synced->judgements.judgements);
        m_unwritten.erase(m_unwritten.begin(), m_unwritten.begin() + static_cast<std::ptrdiff_t>(written));
        Q_EMIT found(textsOf(synced->judgements.findings.list(), [](const support::Diagnostic& finding) {
            return errorText({ support::ErrorCode::Malformed, finding.message, finding.place });
        }));
        apply();
        if (synced->carried > 0) {
            Q_EMIT carried(static_cast<int>(synced->carried));
        }
    }
    m_watcher.watch({ path() });
    if (m_again) {
        sync();
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
    analysis::JudgementTable table(all(), shownSet());
    if (m_path.empty() || table.empty()) {
        m_table = nullptr;
    } else if (!m_table || m_table->set() != table.set() || m_table->judgements() != table.judgements()) {
        m_table = std::make_shared<const analysis::JudgementTable>(std::move(table));
    }
    m_session.setJudgements(m_table);
    Q_EMIT changed();
}

std::span<const analysis::Judgement> JudgementSession::saidOf(const analysis::JudgedRecord& record) const
{
    return m_table ? m_table->of(record) : std::span<const analysis::Judgement>();
}

std::optional<analysis::Judgement> JudgementSession::ownOf(const analysis::Judgement& judgement) const
{
    for (const analysis::Judgement& each : saidOf(judgement.record)) {
        if (each.judge == judgement.judge && !each.adjudicated) {
            return each.verdict == analysis::Verdict::Cleared ? std::nullopt : std::optional(each);
        }
    }
    return std::nullopt;
}

void JudgementSession::say(std::vector<analysis::Judgement> judgements)
{
    const std::int64_t now = QDateTime::currentMSecsSinceEpoch();
    for (analysis::Judgement& judgement : judgements) {
        judgement.time = now;
        for (const analysis::Judgement& each : saidOf(judgement.record)) {
            if (each.judge == judgement.judge) {
                judgement.time = std::max(judgement.time, each.time + 1);
            }
        }
        m_unwritten.push_back(std::move(judgement));
    }
    if (!judgements.empty()) {
        apply();
        sync();
    }
}

} // namespace touchstone::ui

#include "moc_judgementsession.cpp"
