# SPDX-License-Identifier: GPL-3.0-or-later
# The translations know every text of the sources: bringing copies of them up to date changes nothing.
#   cmake -DROOT=project -DOUT=folder -P translations.cmake
file(REMOVE_RECURSE "${OUT}")
file(GLOB translations "${ROOT}/resources/i18n/touchstone_*.ts")
file(COPY ${translations} DESTINATION "${OUT}")
execute_process(COMMAND "${ROOT}/packaging/translations.sh" "${OUT}" RESULT_VARIABLE failed)
if(failed)
  message(FATAL_ERROR "packaging/translations.sh failed")
endif()
foreach(translation ${translations})
  get_filename_component(name "${translation}" NAME)
  file(READ "${translation}" ours)
  file(READ "${OUT}/${name}" updated)
  if(NOT ours STREQUAL updated)
    execute_process(COMMAND diff "${translation}" "${OUT}/${name}")
    message(SEND_ERROR "resources/i18n/${name} is not up to date: run packaging/translations.sh and translate what is new")
  endif()
endforeach()
