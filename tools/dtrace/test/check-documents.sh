#!/bin/sh
# SPDX-License-Identifier: GPL-2.0
# The reference of the language names each variable, subroutine and action of builtins.def, each conversion of
# printf() with its flags and sizes, and each message about a limit. The manual names each option of -x that has an
# effect.
cd "$(dirname "$0")/.." || exit 2
page=../../Documentation/trace/dtrace-lang.rst
bad=0
missing() { echo "$1 does not name $2"; bad=1; }
# ACTION(Trace, "trace", ...) is written trace(...; VARIABLE(Cpu, "cpu", ...) is ``cpu``; INDEXED is name[.
for name in $(sed -n 's/^VARIABLE([A-Za-z0-9]*, "\([a-z0-9_]*\)".*/\1/p' type/builtins.def); do
	case $name in arg[1-8]) continue ;; esac
	grep -qF "\`\`$name\`\`" $page || missing $page "$name"
done
for name in $(sed -n 's/^INDEXED([A-Za-z0-9]*, "\([a-z0-9_]*\)".*/\1/p' type/builtins.def); do
	grep -qF "\`\`${name}[" $page || missing $page "${name}[]"
done
for name in $(sed -n 's/^\(FUNCTION\|RECORDED\|ACTION\|AGGREGATING\)([A-Za-z0-9]*, "\([a-z0-9_]*\)".*/\2/p' type/builtins.def); do
	grep -qF "\`\`$name(" $page || missing $page "$name()"
done
for letter in $(sed -n "s/^	{'\([A-Za-z]\)', ConvKind::.*/\1/p" typed/printf_spec.cc); do
	grep -qF "\`\`%$letter\`\`" $page || missing $page "%$letter"
done
for flag in $(grep -o "{'[^&]*', &PrintfPiece" typed/printf_spec.cc | sed 's/^{.//; s/^[\]//; s/^ .*/blank/; s/^\([^b]\).*/``\1``/'); do
	grep -q "^flag $flag  " $page || missing $page "flag $flag"
done
for size in $(sed -n '/the type of the argument decides/,/at++/p' typed/printf_spec.cc | grep -o "'[a-zA-Z]'" | tr -d "'"); do
	grep -q "^size .*\`\`$size\`\`" $page || missing $page "size $size"
done
python3 test/limits.py $page || bad=1
for option in $(sed -n 's/^OPTION(\([a-z]*\), [A-Za-z]*, .*/\1 &/p' base/options_table.def | grep -v 'Off, ' | cut -d' ' -f1); do
	grep -qE "^\.(B|BI|BR) $option(=|$| )" dtrace.8 || missing dtrace.8 "-x $option"
done
exit $bad
