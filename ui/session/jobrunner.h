// SPDX-License-Identifier: GPL-3.0-or-later
// JobRunner: long work off the GUI thread. One job counts at a time: a new one stops its predecessor, and
// only the newest delivers.
#pragma once

#include "core/support/progress.h"
#include "core/support/result.h"

#include <QThreadPool>

#include <exception>
#include <memory>
#include <new>
#include <utility>

namespace touchstone::ui {

/// Lives in the GUI thread. Work runs on its own threads and must ask Progress::cancelled() often; the
/// destructor stops everything and waits for it, so work may refer to what outlives the runner.
class JobRunner : public QObject
{
    Q_OBJECT

public:
    explicit JobRunner(QObject* parent = nullptr);
    ~JobRunner() override;

    /// Starts `work(Progress&) -> Result<T>`; `deliver(Result<T>)` is called in the GUI thread unless another
    /// job was started or cancel() called meanwhile. What work throws becomes an Error. `what` is the
    /// translated name that progressed() repeats.
    template <typename T>
    void start(const QString& what, std::function<support::Result<T>(support::Progress&)> work,
        std::function<void(support::Result<T>)> deliver)
    {
        startErased(
            what, [work = std::move(work), deliver = std::move(deliver)](support::Progress& progress) {
                auto result = std::make_shared<support::Result<T>>(guarded<T>(work, progress));
                return [result, deliver]() { deliver(std::move(*result)); };
            });
    }

    /// Stops the running job; nothing will be delivered.
    void cancel();
    /// The same, and waits until it has ended: for work that must not go on beside what comes now.
    void finish();
    [[nodiscard]] bool running() const { return m_running; }
    /// Number of jobs started so far.
    [[nodiscard]] quint64 generation() const { return m_generation; }

    /// Shortest time between two reports, in milliseconds.
    static constexpr qint64 reportInterval = 100;

Q_SIGNALS:
    /// Of the newest job only, at most ten times a second; total 0: unknown.
    void progressed(quint64 done, quint64 total, const QString& what);
    void runningChanged(bool running);

private:
    using Delivery = std::function<void()>;
    using Work = std::function<Delivery(support::Progress&)>;

    template <typename T>
    static support::Result<T> guarded(
        const std::function<support::Result<T>(support::Progress&)>& work, support::Progress& progress)
    {
        try {
            return work(progress);
        } catch (const std::bad_alloc&) {
            return support::failure(support::ErrorCode::TooLarge, "There is not enough memory for this.");
        } catch (const std::exception& problem) {
            return support::failure(support::ErrorCode::Malformed, problem.what());
        }
    }

    void startErased(const QString& what, Work work);
    void setRunning(bool running);

    QThreadPool m_pool;
    std::stop_source m_stop;
    quint64 m_generation = 0;
    bool m_running = false;
};

} // namespace touchstone::ui
