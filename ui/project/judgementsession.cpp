// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/judgementsession.h"

#include "ui/session/corestrings.h"
#include "ui/session/whenchanged.h"

#include "core/evaluation/slices/judgedrecords.h"
#include "core/project/campaignranking.h"

#include <QLockFile>

namespace touchstone::ui {

namespace {

constexpr int longestWait = 10'000; // ms

/// Reads the file, and adds lines to it where there are some. Two windows may do so at a time: neither writes
/// between the other's reading and writing.
support::Result<analysis::Judgements> judgementsWith(
    const std::string& path, const std::vector<analysis::Judgement>& added)
{
    if (added.empty()) {
        return analysis::readJudgements(path);
    }
    QLockFile lock(fromPath(path) + QStringLiteral(".lock"));
    if (!lock.tryLock(longestWait) && lock.error() == QLockFile::LockFailedError) {
        return support::failure(support::ErrorCode::Unreadable,
            "Another program is writing the file for ten seconds already, so nothing was added to it.",
            { path });
    }
    return analysis::addJudgements(path, added);
}

} // namespace

JudgementSession::JudgementSession(Session& session, ProjectSession& project, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_project(project)
    , m_runner(new JobRunner(this))
{
    connect(&m_project, &ProjectSession::changed, this, &JudgementSession::followProject);
    whenChanged(m_session, Session::ProjectChanged | Session::DataChanged, this, &JudgementSession::apply);
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

void JudgementSession::followProject(ProjectSession::Changes changes)
{
    const std::string path = m_project.isOpen() && !m_project.path().isEmpty()
        ? analysis::judgementsPath(toPath(m_project.path()))
        : std::string();
    if (path == m_path) {
        if (changes & ProjectSession::TablesChanged) {
            apply();
        }
        return;
    }
    m_runner->cancel();
    writeRest();
    auto before = all();
    m_read.clear();
    m_unwritten.clear();
    const bool saved = !(changes & ProjectSession::TablesChanged); // as another file, or for the first time
    m_path = path;
    if (saved) {
        m_unwritten = std::move(before);
    }
    Q_EMIT found({});
    apply();
    sync();
}

QString JudgementSession::path() const { return fromPath(m_path); }

const analysis::Judgement* JudgementSession::of(
    const analysis::Evaluation& evaluation, std::uint32_t record) const
{
    const auto* const judgement = m_table
        ? m_table->of(analysis::judgedRecord(evaluation, evaluation.records[record], m_table->set()))
        : nullptr;
    return judgement == nullptr || judgement->verdict == analysis::Verdict::Cleared ? nullptr : judgement;
}

void JudgementSession::judge(const analysis::Evaluation& evaluation, std::uint32_t record,
    analysis::Verdict verdict, const QString& text)
{
    const match::PairOutcome& pair = evaluation.records[record];
    analysis::Judgement judgement { analysis::judgedRecord(evaluation, pair, shownSet()),
        QDateTime::currentMSecsSinceEpoch(), verdict,
        pair.hasSystem() ? evaluation.system->name : std::string(), toUtf8(text.trimmed()) };
    if (m_table) {
        const auto* const before = m_table->of(judgement.record);
        judgement.time = before == nullptr ? judgement.time : std::max(judgement.time, before->time + 1);
    }
    const bool judged = of(evaluation, record) != nullptr;
    if (verdict == analysis::Verdict::Cleared && !judged) {
        return;
    }
    m_unwritten.push_back(std::move(judgement));
    apply();
    sync();
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
    m_runner->start<analysis::Judgements>(
        tr("Reading the judgements"),
        [path = m_path, added = m_unwritten](
            support::Progress& /*progress*/) { return judgementsWith(path, added); },
        [this, written = m_unwritten.size()](
            support::Result<analysis::Judgements> read) { take(std::move(read), written); });
}

void JudgementSession::take(support::Result<analysis::Judgements> read, std::size_t written)
{
    if (!read) {
        Q_EMIT failed(errorText(read.error()));
    } else {
        m_read = std::move(read->judgements);
        m_unwritten.erase(m_unwritten.begin(), m_unwritten.begin() + static_cast<std::ptrdiff_t>(written));
        Q_EMIT found(textsOf(read->findings.list(), [](const support::Diagnostic& finding) {
            return errorText({ support::ErrorCode::Malformed, finding.message, finding.place });
        }));
        apply();
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
    const auto& dataSets = m_session.project().dataSets;
    const auto current = static_cast<std::size_t>(m_session.currentDataSet());
    const std::string name = current < dataSets.size() ? dataSets[current].name : std::string();
    for (const analysis::ProjectTable& table : m_project.tables().tables) {
        if (analysis::tableName(table) == name) {
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
}

} // namespace touchstone::ui

#include "moc_judgementsession.cpp"
