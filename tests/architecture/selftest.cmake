# SPDX-License-Identifier: GPL-3.0-or-later
# layers.cmake under test: a tiny tree that keeps the rules passes, and each planted violation is found and named.
# cmake -DWORK=<folder to make the trees in> -P selftest.cmake
cmake_minimum_required(VERSION 3.25)
set(spdx "// SPDX-License-Identifier: GPL-3.0-or-later\n")

# tree(NAME): a clean project of five rooms.
function(tree name)
  file(REMOVE_RECURSE "${WORK}/${name}")
  file(WRITE "${WORK}/${name}/core/text/span.h" "${spdx}#include \"core/support/result.h\"\n#include <vector>\n")
  file(WRITE "${WORK}/${name}/core/support/result.h" "${spdx}")
  file(WRITE "${WORK}/${name}/core/metrics/rulesmeasure.cpp" "${spdx}#include \"core/rules/engine.h\"\n")
  file(WRITE "${WORK}/${name}/core/rules/engine.h" "${spdx}#include \"core/match/outcome.h\"\n")
  file(WRITE "${WORK}/${name}/ui/charts/chartpanel.cpp" "${spdx}#include <QtCharts/QChart>\n#include <QWidget>\n#include \"chartpanel.moc\"\n")
  file(WRITE "${WORK}/${name}/ui/views/mainwindow.h" "${spdx}#include \"ui/charts/chartpanel.h\"\n#include <QMainWindow>\n")
  file(WRITE "${WORK}/${name}/app/cli/main.cpp" "${spdx}#include \"core/analysis/evaluation.h\"\n")
endfunction()

function(run name status output)
  execute_process(COMMAND "${CMAKE_COMMAND}" "-DROOT=${WORK}/${name}" -P "${CMAKE_CURRENT_LIST_DIR}/layers.cmake"
                  RESULT_VARIABLE result OUTPUT_VARIABLE out ERROR_VARIABLE out)
  set(${status} "${result}" PARENT_SCOPE)
  set(${output} "${out}" PARENT_SCOPE)
endfunction()

# planted(NAME FILE CONTENT MESSAGE): the clean tree with one file more must fail and say why.
function(planted name file content message)
  tree("${name}")
  file(WRITE "${WORK}/${name}/${file}" "${content}")
  run("${name}" status output)
  string(REGEX REPLACE "[ \n]+" " " output "${output}")
  if(status EQUAL 0)
    message(SEND_ERROR "${name}: was not found")
  elseif(NOT output MATCHES "${message}")
    message(SEND_ERROR "${name}: the message lacks \"${message}\":\n${output}")
  endif()
endfunction()

tree(clean)
run(clean status output)
if(NOT status EQUAL 0)
  message(SEND_ERROR "the clean tree fails:\n${output}")
endif()

planted(upward core/text/a.cpp "${spdx}#include \"core/io/reader.h\"\n" "core/text must not include core/io")
planted(sideways core/align/a.h "${spdx}#include \"core/annotation/corpus.h\"\n" "core/align must not include core/annotation")
planted(skipped core/metrics/mucmeasure.cpp "${spdx}#include \"core/rules/engine.h\"\n" "core/metrics must not include core/rules")
planted(window core/analysis/a.cpp "${spdx}#include \"ui/session/session.h\"\n" "core/analysis must not include ui/session")
planted(model ui/models/a.h "${spdx}#include \"ui/views/mainwindow.h\"\n" "ui/models must not include ui/views")
planted(line ui/session/a.h "${spdx}#include \"app/cli/options.h\"\n" "ui/session must not include app/cli")
planted(qt core/io/a.cpp "${spdx}# include <QString>\n" "core/io/a.cpp: Qt stays in ui")
planted(qtfolder app/cli/a.cpp "${spdx}#include <QtCore/QString>\n" "app/cli/a.cpp: Qt stays in ui")
planted(charts ui/views/a.cpp "${spdx}#include <QLineSeries>\n" "ui/views/a.cpp: Qt Charts stays in ui/charts")
planted(chartsfolder ui/text/a.cpp "${spdx}#include <QtCharts/QChartView>\n" "ui/text/a.cpp: Qt Charts stays in ui/charts")
planted(relative core/text/a.cpp "${spdx}#include \"span.h\"\n" "includes are written from the root")
planted(unknown core/cellar/a.cpp "${spdx}" "core/cellar/a.cpp: its room is not in the table")
planted(spdx core/text/a.cpp "#include <vector>\n" "core/text/a.cpp: the SPDX line is missing")
string(REPEAT "int x;\n" 800 long)
planted(long core/text/a.cpp "${spdx}${long}" "core/text/a.cpp: 801 lines")
