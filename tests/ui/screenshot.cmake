# SPDX-License-Identifier: GPL-3.0-or-later
# `touchstone screenshot` as a program: cmake -DTOUCHSTONE=… -DSAMPLES=… -DOUT=… -P screenshot.cmake
# Checks exit codes, and that the picture has the size asked for (PNG: width and height are bytes 16 to 23).
file(REMOVE "${OUT}")
set(data --gold "${SAMPLES}/gold.jsonl" --system "${SAMPLES}/system-a.jsonl" --system "${SAMPLES}/system-b.jsonl")

# No display, and not even a word that there could be one.
set(ENV{DISPLAY} "")
set(ENV{WAYLAND_DISPLAY} "")
unset(ENV{QT_QPA_PLATFORM})

function(expect code)
  execute_process(COMMAND "${TOUCHSTONE}" screenshot ${ARGN} RESULT_VARIABLE result ERROR_VARIABLE errors)
  if(NOT result EQUAL code)
    message(SEND_ERROR "screenshot ${ARGN}: exit code ${result}, expected ${code}\n${errors}")
  endif()
  set(errors "${errors}" PARENT_SCOPE)
endfunction()

expect(0 -o "${OUT}" ${data} --view scores --select outcome=MIS,gold-type=DATE --size 1024x700 --scale 2 --dark)
if(NOT errors STREQUAL "")
  message(SEND_ERROR "screenshot is not quiet: ${errors}")
endif()
file(READ "${OUT}" head LIMIT 24 HEX)
string(SUBSTRING "${head}" 0 16 signature)
string(SUBSTRING "${head}" 32 16 size)
if(NOT signature STREQUAL "89504e470d0a1a0a" OR NOT size STREQUAL "0000080000000578")
  message(SEND_ERROR "not a PNG of 2048 x 1400: ${signature} ${size}")
endif()

expect(0 -o "${OUT}" ${data} --select change=regressed)
if(NOT errors STREQUAL "")
  message(SEND_ERROR "a change is not quiet: ${errors}")
endif()
expect(2 -o "${OUT}" ${data} --select change=worse)
if(NOT errors MATCHES "regressed")
  message(SEND_ERROR "an unknown change does not name the known ones: ${errors}")
endif()
expect(2 -o "${OUT}" --gold "${SAMPLES}/gold.jsonl" --system "${SAMPLES}/system-a.jsonl" --select change=regressed)
# The window takes the same word.
execute_process(COMMAND "${TOUCHSTONE}" ${data} --select change=worse RESULT_VARIABLE result ERROR_VARIABLE errors)
if(NOT result EQUAL 2 OR NOT errors MATCHES "regressed")
  message(SEND_ERROR "the window takes --select change=worse (${result}): ${errors}")
endif()

expect(0 -o "${OUT}" ${data} --view help:rules\#order --size 800x600)
if(NOT errors STREQUAL "")
  message(SEND_ERROR "the help is not quiet: ${errors}")
endif()

expect(1 -o "${OUT}" --gold "${SAMPLES}/nowhere.jsonl" --system "${SAMPLES}/system-a.jsonl")
expect(1 -o "${OUT}.folder/not/there.png" ${data})
expect(2 -o "${OUT}" ${data} --view nonsense)
expect(2 -o "${OUT}" ${data} --no-such-option)
file(REMOVE "${OUT}")
