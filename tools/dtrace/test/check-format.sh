#!/bin/sh
# SPDX-License-Identifier: GPL-2.0
# Every source of the tool has the format of clang-format (.clang-format); `make format`
# corrects it.
cd "$(dirname "$0")/.." || exit 1
command -v clang-format >/dev/null || { echo "check-format: no clang-format"; exit 1; }
if said=$(find . \( -name '*.cc' -o -name '*.h' \) ! -path './lib/*' -print0 |
	xargs -0 clang-format --dry-run --Werror 2>&1); then
	exit 0
fi
echo "$said" | grep 'error' | head -n 20
exit 1
