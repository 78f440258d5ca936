// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/parallel.h"

#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>
#include <tbb/parallel_invoke.h>
#ifdef TOUCHSTONE_THREAD_SANITIZER
#include <sanitizer/tsan_interface.h>
#endif

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

private:
    char m_begin = 0;
    char m_end = 0;
#else
    void beginPart() { }
    void endPart() { }
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
