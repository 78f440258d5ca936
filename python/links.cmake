# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DFROM=<package> -DTO=<folder> -P links.cmake: a link in the folder to each file and folder of the package, so that what
# is imported there is what stands in the tree.
file(GLOB entries LIST_DIRECTORIES true RELATIVE "${FROM}" "${FROM}/*")
list(FILTER entries EXCLUDE REGEX "^__pycache__$")
foreach(entry ${entries})
  file(CREATE_LINK "${FROM}/${entry}" "${TO}/${entry}" SYMBOLIC)
endforeach()
