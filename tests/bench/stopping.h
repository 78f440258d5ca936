// SPDX-License-Identifier: GPL-3.0-or-later
// How long work goes on after it was asked to stop.
#pragma once

#include <benchmark/benchmark.h>

#include <chrono>
#include <stop_token>
#include <thread>

namespace touchstone::bench {

/// Runs `work(prepare(), stop token)` to its end once, then again and again with a stop at 2.5 %, 7.5 % … of
/// that time. An iteration's time is the longest from a stop to the end of the work; "at %" tells where.
template <class Prepare, class Work>
void timeStops(benchmark::State& state, const Prepare& prepare, const Work& work)
{
    using Clock = std::chrono::steady_clock;
    constexpr int moments = 20;
    auto begin = Clock::now();
    Clock::duration whole {};
    {
        const auto made = prepare();
        begin = Clock::now();
        work(made, std::stop_token());
        whole = Clock::now() - begin;
    }
    int slowest = 0;
    for (auto _ : state) {
        Clock::duration longest {};
        for (int moment = 0; moment < moments; ++moment) {
            const auto made = prepare();
            std::stop_source source;
            auto asked = Clock::time_point::max();
            std::jthread stopper([&] {
                std::this_thread::sleep_for(whole * (2 * moment + 1) / (2 * moments));
                asked = Clock::now();
                source.request_stop();
            });
            work(made, source.get_token());
            const auto end = Clock::now();
            stopper.join();
            if (asked < end && end - asked > longest) {
                longest = end - asked;
                slowest = moment;
            }
        }
        state.SetIterationTime(std::chrono::duration<double>(longest).count());
    }
    state.counters["whole ms"] = std::chrono::duration<double, std::milli>(whole).count();
    state.counters["at %"] = 100.0 * (2 * slowest + 1) / (2 * moments);
}

} // namespace touchstone::bench
