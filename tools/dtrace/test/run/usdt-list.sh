#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# -l and -lv list static probes of processes. Invalid notes are skipped with a warning and do no harm.
# shellcheck disable=SC2016 # D, not shell
here=$(cd "$(dirname "$0")" && pwd)
. "$(dirname "$0")/common.sh"
[ "$(uname -m)" = x86_64 ] || { echo "the notes are for x86_64"; exit 77; }
cc -O1 -mno-red-zone -o usdt "$here/usdt.c"

rows() { awk 'NR > 1 { sub(/[0-9]+/, "N", $2); print $2, $3, $4, $5 }' out; }

status 0 dtrace -ln 'usdt$target:::co*' -c './usdt'
same "list" "$(rows)" "usdtN usdt constants constants
usdtN usdt serve counted
usdtN usdt serve counted-too"
status 0 dtrace -ln 'usdt$target::serve:counted__too' -c './usdt'
same "name of the note" "$(rows)" "usdtN usdt serve counted-too"

status 0 dtrace -lvn 'usdt$target:::registers' -c './usdt'
same "types" "$(awk '/args\[/ { print $2 }' out | xargs)" \
	"uint64_t int64_t uint32_t int32_t uint16_t int16_t uint8_t int8_t uint8_t int8_t"
status 0 dtrace -lvn 'usdt$target:::floats' -c './usdt'
same "types" "$(grep 'args\[' out | tr -s '\t' ' ')" " args[0]: uint32_t
 args[1]: double (cannot be fetched)
 args[2]: uint32_t"

status 0 dtrace -qn 'usdt$target::bad: { printf("%s %d", probename, arg0); }' -c './usdt bad'
same "the good one" "$(cat out)" "good 1"
same "warnings" "$(cut -d: -f2- err | sort)" " a static probe of usdt is left out: note 7: its names cannot be those of a probe
 usdt:::no-register of usdt is left out: note 5: argument 8@%raz: no register is named %raz
 usdt:::no-semaphore of usdt is left out: note 6: no variable is at the address of its semaphore"

# Whatever is changed in the notes, there is an answer.
python3 - <<'P'
data = bytearray(open("usdt", "rb").read())
begin = data.index(b"stapsdt\0") - 12
for n in range(12):
    copy = bytearray(data)
    for at in range(begin + n, begin + 400, 12):
        copy[at] ^= 0xff
    open("broken%d" % n, "wb").write(copy)
P
chmod +x broken*
for n in {0..11}; do
	rc=0
	dtrace -ln 'usdt$target:::' -c "./broken$n" >out 2>err </dev/null || rc=$?
	[ $rc -le 1 ] || { cat err; fail "broken$n: status $rc"; }
done
