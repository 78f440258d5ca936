# SPDX-License-Identifier: GPL-3.0-or-later
# What is installed, in three components: cli, gui, python. Of each package the folder of documents bears its name.
include(GNUInstallDirs)
add_custom_target(packed COMMENT "All that packages are made of")

# touchstone_documents(COMPONENT PACKAGE): licence, changelog, and the digest of the sources that it is made of.
set(changelog "${PROJECT_BINARY_DIR}/packaging/changelog")
file(CONFIGURE OUTPUT "${changelog}" CONTENT "@TOUCHSTONE_CHANGELOG@" @ONLY)
execute_process(COMMAND gzip -9nkf "${changelog}" COMMAND_ERROR_IS_FATAL ANY)
function(touchstone_documents component package)
  set(folder "${CMAKE_INSTALL_DATADIR}/doc/${package}")
  install(FILES "${PROJECT_SOURCE_DIR}/packaging/debian/copyright" "${PROJECT_BINARY_DIR}/packaging/changelog.gz"
    DESTINATION "${folder}" COMPONENT ${component})
  install(CODE "
    execute_process(COMMAND \"${PROJECT_SOURCE_DIR}/packaging/digest.sh\" OUTPUT_VARIABLE digest COMMAND_ERROR_IS_FATAL ANY)
    file(WRITE \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${folder}/source-digest\" \"\${digest}\")" COMPONENT ${component})
endfunction()

# touchstone_program(TARGET COMPONENT): the program with its manual pages and completions.
function(touchstone_program target component)
  install(TARGETS ${target} RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT ${component})
  set(pages "${PROJECT_BINARY_DIR}/packaging/man/${target}")
  add_custom_command(OUTPUT "${pages}/${target}.1.gz"
    COMMAND "${CMAKE_COMMAND}" "-DPROGRAM=$<TARGET_FILE:${target}>" "-DOUT=${pages}" -P "${PROJECT_SOURCE_DIR}/packaging/manpages.cmake"
    DEPENDS ${target} "${PROJECT_SOURCE_DIR}/packaging/manpages.cmake" COMMENT "Manual pages of ${target}")
  add_custom_target(${target}-pages ALL DEPENDS "${pages}/${target}.1.gz")
  add_dependencies(packed ${target}-pages)
  install(DIRECTORY "${pages}/" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" COMPONENT ${component})

  set(PROGRAM ${target})
  string(MAKE_C_IDENTIFIER "${target}" NAME)
  set(bash "${CMAKE_INSTALL_DATADIR}/bash-completion/completions/${target}")
  set(zsh "${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions/_${target}")
  set(fish "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d/${target}.fish")
  foreach(shell bash zsh fish)
    set(script "${PROJECT_BINARY_DIR}/packaging/completion/${target}.${shell}")
    configure_file("${PROJECT_SOURCE_DIR}/packaging/completion/${shell}.in" "${script}" @ONLY)
    get_filename_component(folder "${${shell}}" DIRECTORY)
    get_filename_component(file "${${shell}}" NAME)
    install(FILES "${script}" DESTINATION "${folder}" RENAME "${file}" COMPONENT ${component})
  endforeach()
endfunction()

touchstone_program(touchstone-cli cli)
touchstone_documents(cli touchstone-cli)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/resources/samples" "${PROJECT_SOURCE_DIR}/resources/rules"
  DESTINATION "${CMAKE_INSTALL_DATADIR}/touchstone" COMPONENT cli)

# touchstone-cli-portable, for any folder (packaging/README.md, "The tarball"). Libraries that Debian has as archives are part of it:
# they stand first and whole, so that their shared twins are not needed. The others lie beside it, with the C++ library, which they
# need as well.
set(archives)
foreach(library utf8proc xxhash pugixml z)
  find_library(TOUCHSTONE_${library}_ARCHIVE lib${library}.a)
  list(APPEND archives "${TOUCHSTONE_${library}_ARCHIVE}")
endforeach()
target_link_options(touchstone-cli-portable PRIVATE -Wl,--as-needed -Wl,--disable-new-dtags
  -Wl,--whole-archive ${archives} -Wl,--no-whole-archive)
add_dependencies(packed touchstone-cli-portable)
set_target_properties(touchstone-cli-portable PROPERTIES OUTPUT_NAME touchstone-cli INSTALL_RPATH "$ORIGIN/../lib"
  RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/packaging/portable")
install(TARGETS touchstone-cli-portable RUNTIME DESTINATION bin COMPONENT portable EXCLUDE_FROM_ALL)
foreach(library libtbb.so.12 libsimdjson.so.14 libstdc++.so.6 libgcc_s.so.1)
  execute_process(COMMAND "${CMAKE_CXX_COMPILER}" -print-file-name=${library} OUTPUT_VARIABLE file OUTPUT_STRIP_TRAILING_WHITESPACE)
  get_filename_component(file "${file}" REALPATH)
  install(FILES "${file}" DESTINATION lib RENAME ${library} COMPONENT portable EXCLUDE_FROM_ALL)
endforeach()
foreach(package libtbb12 libsimdjson14 gcc-12-base libutf8proc2 libxxhash0 libpugixml1v5 zlib1g)
  install(FILES "/usr/share/doc/${package}/copyright" DESTINATION share/doc/touchstone-cli/licenses RENAME ${package}
    COMPONENT portable EXCLUDE_FROM_ALL)
endforeach()

if(TARGET touchstone)
  touchstone_program(touchstone gui)
  touchstone_documents(gui touchstone)
  set(TOUCHSTONE_URL)
  if(TOUCHSTONE_HOMEPAGE)
    set(TOUCHSTONE_URL "<url type=\"homepage\">${TOUCHSTONE_HOMEPAGE}</url>")
  endif()
  configure_file("${PROJECT_SOURCE_DIR}/packaging/org.touchstone.Touchstone.metainfo.xml.in"
    "${PROJECT_BINARY_DIR}/packaging/org.touchstone.Touchstone.metainfo.xml" @ONLY)
  install(FILES "${PROJECT_BINARY_DIR}/packaging/org.touchstone.Touchstone.metainfo.xml"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/metainfo" COMPONENT gui)
  install(FILES "${PROJECT_SOURCE_DIR}/packaging/touchstone.desktop"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/applications" COMPONENT gui)
  install(FILES "${PROJECT_SOURCE_DIR}/packaging/touchstone.xml"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/mime/packages" COMPONENT gui)

  # The program's icon, which projects bear as well. Without rsvg-convert there is the one that scales.
  set(icons "${PROJECT_SOURCE_DIR}/resources/icons")
  set(hicolor "${CMAKE_INSTALL_DATADIR}/icons/hicolor")
  install(FILES "${icons}/touchstone.svg" DESTINATION "${hicolor}/scalable/apps" COMPONENT gui)
  install(FILES "${icons}/touchstone.svg" DESTINATION "${hicolor}/scalable/mimetypes"
    RENAME application-x-touchstone-project.svg COMPONENT gui)
  install(FILES "${icons}/touchstone-symbolic.svg" DESTINATION "${hicolor}/symbolic/apps" COMPONENT gui)
  find_program(TOUCHSTONE_RSVG rsvg-convert)
  if(TOUCHSTONE_RSVG)
    set(pictures)
    foreach(size 16 22 24 32 48 64 128 256)
      set(picture "${PROJECT_BINARY_DIR}/packaging/icons/${size}.png")
      list(APPEND pictures "${picture}")
      add_custom_command(OUTPUT "${picture}" COMMAND "${CMAKE_COMMAND}" -E make_directory "${PROJECT_BINARY_DIR}/packaging/icons"
        COMMAND "${TOUCHSTONE_RSVG}" -w ${size} -h ${size} "${icons}/touchstone.svg" -o "${picture}"
        DEPENDS "${icons}/touchstone.svg" COMMENT "Icon of ${size} pixels")
      install(FILES "${picture}" DESTINATION "${hicolor}/${size}x${size}/apps" RENAME touchstone.png COMPONENT gui)
      install(FILES "${picture}" DESTINATION "${hicolor}/${size}x${size}/mimetypes"
        RENAME application-x-touchstone-project.png COMPONENT gui)
    endforeach()
    add_custom_target(touchstone-icons ALL DEPENDS ${pictures})
    add_dependencies(packed touchstone-icons)
  endif()
endif()

# The Python module where Debian's Python looks, with what tells its version and its entry points.
if(TARGET touchstone_python)
  add_dependencies(packed touchstone_python)
  touchstone_documents(python python3-touchstone)
  set(python lib/python3/dist-packages)
  install(TARGETS touchstone_python LIBRARY DESTINATION "${python}/touchstone" COMPONENT python)
  install(DIRECTORY "${PROJECT_SOURCE_DIR}/python/touchstone" DESTINATION "${python}" COMPONENT python
    FILES_MATCHING PATTERN "*.py" PATTERN "*.pyi" PATTERN py.typed PATTERN __pycache__ EXCLUDE)
  set(about "${PROJECT_BINARY_DIR}/packaging/touchstone-${PROJECT_VERSION}.dist-info")
  file(WRITE "${about}/METADATA" "Metadata-Version: 2.1\nName: touchstone\nVersion: ${PROJECT_VERSION}\n")
  file(STRINGS "${PROJECT_SOURCE_DIR}/python/pyproject.toml" scorers REGEX "^\"touchstone[^\"]*\" = \"touchstone[^\"]*:")
  string(REPLACE "\"" "" scorers "${scorers}")
  string(REPLACE ";" "\n" scorers "${scorers}")
  file(WRITE "${about}/entry_points.txt" "[spacy_scorers]\n${scorers}\n")
  install(DIRECTORY "${about}" DESTINATION "${python}" COMPONENT python)
endif()
