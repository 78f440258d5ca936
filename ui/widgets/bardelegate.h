// SPDX-License-Identifier: GPL-3.0-or-later
// BarDelegate: a link's cell with its share (BarRole) as a bar below the number.
#pragma once

#include "ui/widgets/linkdelegate.h"

namespace touchstone::ui {

class BarDelegate : public LinkDelegate
{
    Q_OBJECT

public:
    using LinkDelegate::LinkDelegate;

    void paint(
        QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace touchstone::ui
