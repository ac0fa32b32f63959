#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# ustack() names the frames of processes that have ended, of deleted programs, and of generated code.
# shellcheck disable=SC2016 # D, not shell
here=$(cd "$(dirname "$0")" && pwd)
. "$(dirname "$0")/common.sh"
[ "$(uname -m)" = x86_64 ] || { echo "the program of this test is for x86-64"; exit 77; }
c++ -std=c++20 -O1 -fno-omit-frame-pointer -fcf-protection=none -o calls "$here/calls.cc"
plain() { sed 's/+0x[0-9a-f]*\(|\|$\)/\1/g' out; }
read='fbt::ksys_read:entry /pid == $target && (int)arg0 == -77/'
wanted="
              calls\`inner()
              calls\`middle()
              calls\`deep::outer(int)
              calls\`main"

status 0 dtrace -qn "$read { ustack(4); }" -c ./calls
same "of a process that has ended" "$(plain | sed '/^$/{1!d}')" "$wanted"
grep -q 'inner()+0x' out || fail "no offset: $(cat out)"

status 0 dtrace -qn "$read { jstack(2); }" -c ./calls
same jstack "$(sed 's/+0x[0-9a-f]*$/+N/' out)" "
              calls\`inner()+N
              calls\`middle()+N"

status 0 dtrace -qn "$read { printf(\"%2k|%A|%A\", ustack(1), ucaller, 0x10); trace(ustack(1)); exit(0); }" -c ./calls
same "as values" "$(plain)" "
  calls\`inner()
|calls\`middle()|0x10
              calls\`inner()"

status 0 dtrace -qn "$read { usym(ucaller); ufunc(ucaller); umod(ucaller); printf(\"%A\", usym(ucaller));
	uaddr(ucaller); exit(0); }" -c ./calls
same "names of an address" "$(sed 's/+0x[0-9a-f]*//; s/  */ /g; s/ $//' out)" \
	" calls\`middle() calls\`middle() calls calls\`middle() calls\`middle()"

# The first calls may come before the tool knows of the mapping.
status 0 dtrace -qn "${read%/} && ustackdepth > 2/ { ustack(3); exit(0); }" -c './calls jit'
same "code made at run time" "$(plain)" "
              calls\`inner()
              calls\`middle()
              [jit]\`made here"

cp calls gone
status 0 dtrace -qn "$read { ustack(4); exit(0); }" -c "$PWD/gone gone"
same "of a program that is deleted" "$(plain)" "${wanted//calls/gone}"
