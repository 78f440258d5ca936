# SPDX-License-Identifier: GPL-3.0-or-later
# Read by cpack before it packs: files bear the time of the last commit, without git the day of the release, so that equal
# sources make equal packages.
if("$ENV{SOURCE_DATE_EPOCH}" STREQUAL "")
  execute_process(COMMAND "${CMAKE_CURRENT_LIST_DIR}/epoch.sh" OUTPUT_VARIABLE epoch OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  set(ENV{SOURCE_DATE_EPOCH} "${epoch}")
endif()
