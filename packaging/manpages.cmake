# SPDX-License-Identifier: GPL-3.0-or-later
# The manual pages of a program and of each of its commands, made by itself: cmake -DPROGRAM=… -DOUT=<folder> -P manpages.cmake
get_filename_component(name "${PROGRAM}" NAME)
file(REMOVE_RECURSE "${OUT}")
file(MAKE_DIRECTORY "${OUT}")

function(page title)
  execute_process(COMMAND "${PROGRAM}" --man ${ARGN} OUTPUT_FILE "${OUT}/${title}.1" COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND gzip -9n "${OUT}/${title}.1" COMMAND_ERROR_IS_FATAL ANY)
endfunction()

execute_process(COMMAND "${PROGRAM}" --complete 1 "" OUTPUT_VARIABLE commands COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "(^|\n)[a-z]+\t" commands "${commands}")
if(NOT commands)
  message(FATAL_ERROR "${name} names no commands")
endif()
page("${name}")
foreach(command ${commands})
  string(STRIP "${command}" command)
  page("${name}-${command}" "${command}")
endforeach()
