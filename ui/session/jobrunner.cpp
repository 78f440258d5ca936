// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/jobrunner.h"

#include <QElapsedTimer>
#include <QMetaObject>
#include <QtConcurrent>

namespace touchstone::ui {

JobRunner::JobRunner(QObject* parent)
    : QObject(parent)
{
    // A superseded job may need a moment to hear its stop request; its successor does not wait for that.
    m_pool.setMaxThreadCount(8);
}

JobRunner::~JobRunner()
{
    m_stop.request_stop();
    m_pool.waitForDone();
}

void JobRunner::cancel()
{
    m_stop.request_stop();
    ++m_generation;
    setRunning(false);
}

void JobRunner::finish()
{
    cancel();
    m_pool.waitForDone();
}

void JobRunner::startErased(const QString& what, Work work)
{
    m_stop.request_stop();
    m_stop = std::stop_source();
    const quint64 generation = ++m_generation;
    const std::stop_token stop = m_stop.get_token();
    setRunning(true);

    // Posted events reach `this` only while it lives, and the destructor waits for the threads that post.
    auto job = [this, generation, stop, what, work = std::move(work)]() {
        QElapsedTimer clock;
        clock.start();
        std::atomic<qint64> last { -reportInterval };
        const auto reporter = [&](std::uint64_t done, std::uint64_t total) {
            const qint64 now = clock.elapsed();
            qint64 before = last.load();
            if (stop.stop_requested() || now - before < reportInterval
                || !last.compare_exchange_strong(before, now)) {
                return;
            }
            QMetaObject::invokeMethod(
                this,
                [=, this]() {
                    if (generation == m_generation && m_running) {
                        Q_EMIT progressed(done, total, what);
                    }
                },
                Qt::QueuedConnection);
        };
        support::Progress progress(stop, reporter);
        Delivery delivery = [] {};
        try {
            delivery = work(progress);
        } catch (
            const std::bad_alloc&) { // not even for the word that there is none; the job ends all the same
        }
        QMetaObject::invokeMethod(
            this,
            [this, generation, delivery = std::move(delivery)]() {
                if (generation == m_generation) {
                    setRunning(false);
                    delivery();
                }
            },
            Qt::QueuedConnection);
    };
    // The result travels by the posted delivery; nobody needs the future.
    [[maybe_unused]] const auto future = QtConcurrent::run(&m_pool, std::move(job));
}

void JobRunner::setRunning(bool running)
{
    if (running != m_running) {
        m_running = running;
        Q_EMIT runningChanged(running);
    }
}

} // namespace touchstone::ui

#include "moc_jobrunner.cpp"
