# SPDX-License-Identifier: GPL-2.0
# shellcheck shell=bash
#
# The files of the project, relative to its root, one per line: those that git
# tracks or would add. Source this file after lib.sh. It changes to the root.

cd "$repo" || exit
project_files() {
	if is_clone; then
		git ls-files -co --exclude-standard
	else
		find . -type f -not -path './build/*' | sed 's|^\./||'
	fi | sort -u | while IFS= read -r file; do
		if [ -f "$file" ]; then printf '%s\n' "$file"; fi
	done
}
