// SPDX-License-Identifier: GPL-3.0-or-later
// How the HTML report looks, in light and dark. Inside the room.
#pragma once

#include <string_view>

namespace touchstone::analysis {

inline constexpr std::string_view htmlReportStyle = R"(
:root{color-scheme:light dark}
body{font-family:sans-serif;margin:1.5rem auto;max-width:75rem;padding:0 1rem;line-height:1.45}
table{border-collapse:collapse;margin:.6rem 0}
caption{text-align:left;font-weight:bold;padding:.3rem 0}
th,td{padding:.15rem .6rem;border-bottom:1px solid #8886;vertical-align:top}
th{font-weight:600}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}
thead th{border-bottom:2px solid #888}
nav ul{columns:3;padding-left:1.2rem}
section:target,div:target,p:target{outline:2px solid #0072b2;outline-offset:.3rem}
.record{border-left:3px solid #8886;padding-left:.8rem;margin:1rem 0}
.record h4{margin:.2rem 0}
.text{margin:.2rem 0;white-space:pre-wrap;overflow-wrap:anywhere}
mark{color:inherit;background:none;border-bottom:2px solid;font-weight:600}
mark.gold{border-bottom-style:solid}mark.system{border-bottom-style:double;border-bottom-width:4px}
mark.none{border-bottom-style:dashed;font-weight:inherit}
figure{margin:1rem 0}figure svg{max-width:100%;height:auto;background:#fff}
.scroll{overflow-x:auto}
.refs{columns:12rem;font-size:.9rem;white-space:pre-line;overflow-wrap:anywhere}
.also{font-size:.8rem;margin:.2rem 0;opacity:.8}
.recipe{font-size:.85rem;overflow-wrap:anywhere}
)";

} // namespace touchstone::analysis
