// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/parallel.h"

#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>
#include <tbb/parallel_invoke.h>
#include <tbb/parallel_pipeline.h>
#include <tbb/task_arena.h>
#ifdef TOUCHSTONE_THREAD_SANITIZER
#include <sanitizer/tsan_interface.h>
#endif

#include <atomic>

namespace touchstone::support {
namespace {

/// What the caller wrote happens before its parts, and the parts before the caller goes on. This file itself
/// is compiled without the sanitizer, or what the library's headers do here would be reported.
class Order
{
public:
#ifdef TOUCHSTONE_THREAD_SANITIZER
    Order() { __tsan_release(&m_begin); }
    ~Order() { __tsan_acquire(&m_end); }
    void beginPart() { __tsan_acquire(&m_begin); }
    void endPart() { __tsan_release(&m_end); }
    void beginAfterParts() { __tsan_acquire(&m_end); }

private:
    char m_begin = 0;
    char m_end = 0;
#else
    void beginPart() { }
    void endPart() { }
    void beginAfterParts() { }
#endif
};

} // namespace

void inParallel(std::size_t count, const std::function<void(std::size_t)>& body)
{
    inParallelStretches(count, 1, [&](std::size_t begin, std::size_t end) {
        for (auto i = begin; i < end; ++i) {
            body(i);
        }
    });
}

void inParallelStretches(
    std::size_t count, std::size_t grain, const std::function<void(std::size_t begin, std::size_t end)>& body)
{
    Order order;
    tbb::parallel_for(tbb::blocked_range<std::size_t>(0, count, grain), [&](const auto& stretch) {
        order.beginPart();
        body(stretch.begin(), stretch.end());
        order.endPart();
    });
}

void inParallelInOrder(std::size_t count, const std::function<std::function<bool()>(std::size_t)>& make)
{
    Order order;
    std::size_t next = 0;
    std::atomic<bool> stopped = false;
    constexpr int heldByThread = 4;
    const auto held = static_cast<std::size_t>(heldByThread * tbb::this_task_arena::max_concurrency());
    tbb::parallel_pipeline(held,
        tbb::make_filter<void, std::size_t>(tbb::filter_mode::serial_in_order,
            [&](tbb::flow_control& flow) -> std::size_t {
                if (next == count || stopped) {
                    flow.stop();
                    return 0;
                }
                return next++;
            })
            & tbb::make_filter<std::size_t, std::function<bool()>>(tbb::filter_mode::parallel,
                [&](std::size_t i) {
                    order.beginPart();
                    auto made = make(i);
                    order.endPart();
                    return made;
                })
            & tbb::make_filter<std::function<bool()>, void>(
                tbb::filter_mode::serial_in_order, [&](const std::function<bool()>& made) {
                    order.beginAfterParts();
                    stopped = stopped || !made();
                    order.endPart();
                }));
}

void bothInParallel(const std::function<void()>& first, const std::function<void()>& second)
{
    Order order;
    const auto part = [&order](const std::function<void()>& body) {
        order.beginPart();
        body();
        order.endPart();
    };
    tbb::parallel_invoke([&] { part(first); }, [&] { part(second); });
}

} // namespace touchstone::support
