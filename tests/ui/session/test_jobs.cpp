// SPDX-License-Identifier: GPL-3.0-or-later
// Long work: the newest job wins, a stopped one delivers nothing, closing waits.
#include "ui/session/jobrunner.h"

#include "tests/ui/uisupport.h"

#include <QSignalSpy>
#include <QThread>

#include <gtest/gtest.h>

#include <atomic>
#include <memory>
#include <semaphore>
#include <stdexcept>

namespace touchstone::ui {
namespace {

using support::Progress;
using support::Result;
using uitest::waitFor;

TEST(JobRunner, DeliversTheResultInTheGuiThread)
{
    JobRunner runner;
    int delivered = 0;
    QThread* workThread = nullptr;
    QThread* deliveryThread = nullptr;
    runner.start<int>(
        QStringLiteral("job"),
        [&](Progress&) -> Result<int> {
            workThread = QThread::currentThread();
            return 42;
        },
        [&](Result<int> result) {
            deliveryThread = QThread::currentThread();
            delivered = result.value_or(-1);
        });
    EXPECT_TRUE(runner.running());
    ASSERT_TRUE(waitFor([&] { return delivered != 0; }));
    EXPECT_EQ(delivered, 42);
    EXPECT_EQ(deliveryThread, QThread::currentThread());
    EXPECT_NE(workThread, QThread::currentThread());
    EXPECT_FALSE(runner.running());
}

TEST(JobRunner, OnlyTheNewestJobDelivers)
{
    JobRunner runner;
    std::binary_semaphore release { 0 };
    std::atomic<bool> firstStopped { false };
    std::atomic<bool> firstDone { false };
    std::vector<int> delivered;
    runner.start<int>(
        QStringLiteral("old"),
        [&](Progress& progress) -> Result<int> {
            release.acquire(); // held until its successor was started
            firstStopped = progress.cancelled();
            firstDone = true;
            return 1;
        },
        [&](Result<int> result) { delivered.push_back(*result); });
    runner.start<int>(
        QStringLiteral("new"), [&](Progress&) -> Result<int> { return 2; },
        [&](Result<int> result) { delivered.push_back(*result); });
    release.release();
    ASSERT_TRUE(waitFor([&] { return firstDone.load() && !delivered.empty(); }));
    QCoreApplication::processEvents();
    EXPECT_TRUE(firstStopped);
    EXPECT_EQ(delivered, std::vector { 2 });
}

TEST(JobRunner, ACancelledJobHearsItAndDeliversNothing)
{
    JobRunner runner;
    std::atomic<bool> heard { false };
    bool delivered = false;
    runner.start<int>(
        QStringLiteral("job"),
        [&](Progress& progress) -> Result<int> {
            while (!progress.cancelled()) {
                QThread::yieldCurrentThread();
            }
            heard = true;
            return support::failure(support::ErrorCode::Cancelled, "stopped");
        },
        [&](Result<int>) { delivered = true; });
    runner.cancel();
    EXPECT_FALSE(runner.running());
    ASSERT_TRUE(waitFor([&] { return heard.load(); }));
    QCoreApplication::processEvents();
    EXPECT_FALSE(delivered);
}

TEST(JobRunner, ClosingStopsTheWorkAndWaitsForIt)
{
    std::atomic<bool> finished { false };
    {
        JobRunner runner;
        std::binary_semaphore started { 0 };
        runner.start<int>(
            QStringLiteral("job"),
            [&](Progress& progress) -> Result<int> {
                started.release();
                while (!progress.cancelled()) {
                    QThread::yieldCurrentThread();
                }
                finished = true;
                return 0;
            },
            [](Result<int>) { ADD_FAILURE() << "delivered after closing"; });
        started.acquire();
    }
    EXPECT_TRUE(finished);
    QCoreApplication::processEvents();
}

TEST(JobRunner, WhatWorkThrowsBecomesAnError)
{
    JobRunner runner;
    std::optional<support::Error> error;
    runner.start<int>(
        QStringLiteral("job"), [](Progress&) -> Result<int> { throw std::runtime_error("broken"); },
        [&](Result<int> result) { error = result.error(); });
    ASSERT_TRUE(waitFor([&] { return error.has_value(); }));
    EXPECT_EQ(error->text, "broken");
    error.reset();
    runner.start<int>(
        QStringLiteral("job"), [](Progress&) -> Result<int> { throw std::bad_alloc(); },
        [&](Result<int> result) { error = result.error(); });
    ASSERT_TRUE(waitFor([&] { return error.has_value(); }));
    EXPECT_EQ(error->code, support::ErrorCode::TooLarge);
}

TEST(JobRunner, ReportsAreThrottledAndCarryTheName)
{
    JobRunner runner;
    QSignalSpy reports(&runner, &JobRunner::progressed);
    QElapsedTimer clock;
    clock.start();
    bool done = false;
    constexpr int steps = 200'000;
    runner.start<int>(
        QStringLiteral("counting"),
        [](Progress& progress) -> Result<int> {
            progress.begin(steps);
            for (int i = 0; i < steps; ++i) {
                progress.advance();
            }
            return 0;
        },
        [&](Result<int>) { done = true; });
    ASSERT_TRUE(waitFor([&] { return done; }));
    ASSERT_GE(reports.count(), 1);
    EXPECT_LE(reports.count(), clock.elapsed() / JobRunner::reportInterval + 1);
    EXPECT_EQ(reports[0][1].toULongLong(), quint64 { steps });
    EXPECT_EQ(reports[0][2].toString(), QStringLiteral("counting"));
}

TEST(JobRunner, DeliveryMayStartTheNextJob)
{
    JobRunner runner;
    std::vector<int> delivered;
    runner.start<int>(
        QStringLiteral("a"), [](Progress&) -> Result<int> { return 1; },
        [&](Result<int> first) {
            delivered.push_back(*first);
            runner.start<int>(
                QStringLiteral("b"), [](Progress&) -> Result<int> { return 2; },
                [&](Result<int> second) { delivered.push_back(*second); });
        });
    ASSERT_TRUE(waitFor([&] { return delivered.size() == 2; }));
    EXPECT_EQ(delivered, (std::vector { 1, 2 }));
}

} // namespace
} // namespace touchstone::ui
