#!/bin/sh
# SPDX-License-Identifier: GPL-2.0
# No file has more than 900 lines, and no function more than 80 (from a brace in
# column 0 to the next). Flat tables and switches are exempt if the line above
# them says so: /* flat */. No class in a header has more than 170 lines, so that a
# reader has it on two screens: a class that grows beyond that has a part with state
# of its own, which is to be a class, too.
cd "$(dirname "$0")/.." || exit 1
find . -name '*.[ch]' -o -name '*.cc' -o -name '*.def' -o -name '*.sh' | sort | {
	status=0
	while read -r file; do
		lines=$(wc -l < "$file")
		if [ "$lines" -gt 900 ]; then
			echo "check-sizes: $file has $lines lines"
			status=1
		fi
		case $file in *.h)
			awk -v file="$file" '
				/^(class|struct|union) .*\{$/ { start = NR }
				/^\};/ && start { if (NR - start > 171) {
					printf "check-sizes: %s:%d: %d lines in one class\n", file, start, NR - start - 1; bad = 1 }
					start = 0 }
				END { exit bad }' "$file" || status=1
			continue ;;
		esac
		case $file in *.cc|*.c) ;; *) continue ;; esac
		awk -v file="$file" '
			/^\{/ { start = NR; flat = prev ~ /flat/ }
			/^[A-Za-z].*[;{]$/ && /\{$/ { start = NR; flat = /flat/ || /^(namespace|class|struct|union|enum|const|static const|inline const|extern "C")/ }
			/^\}/ && start { if (NR - start > 81 && !flat) {
				printf "check-sizes: %s:%d: %d lines in one function\n", file, start, NR - start; bad = 1 }
				start = 0 }
			{ prev = $0 }
			END { exit bad }' "$file" || status=1
	done
	exit $status
}
