#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Each command of the users' documents succeeds and prints what is written there, apart from figures (documents.py).
. "$(dirname "$0")/common.sh"

documents=$OLDPWD/../../../../Documentation/trace
[ -f "$documents/dtrace.rst" ] || { echo "the documents are not in this tree"; exit 77; }
export LC_ALL=C PATH=$PATH:$OLDPWD/../../examples
python3 "$OLDPWD/documents.py" "$documents"/dtrace*.rst
