// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/dataset/labelagreement.h"

namespace touchstone::analysis {

LabelAgreement labelAgreement(const std::vector<LabelCounts>& labels)
{
    LabelAgreement sum;
    for (const auto& label : labels) {
        const bool shared = label.gold > 0 && label.system > 0;
        sum.gold += label.gold;
        sum.system += label.system;
        sum.goldShared += shared ? label.gold : 0;
        sum.systemShared += shared ? label.system : 0;
        sum.labels += shared ? 1 : 0;
        sum.goldOnly += label.gold > 0 && !shared ? 1 : 0;
        sum.systemOnly += label.system > 0 && !shared ? 1 : 0;
    }
    return sum;
}

} // namespace touchstone::analysis
