#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Each write to a variable of the kernel fires once, in the thread that writes; access counts reads, too.
. "$(dirname "$0")/common.sh"

cat >work <<'E'
for ((i = 1; i <= 20; i++)); do echo $i >/proc/sys/kernel/panic; done
for ((i = 1; i <= 5; i++)); do read -r value </proc/sys/kernel/panic; done
echo 0 >/proc/sys/kernel/panic
E
cat >watch.d <<'E'
watch:vmlinux:`panic_timeout:write
{
	@writes[pid == $target, `panic_timeout == 0 ? "reset" : "set"] = count();
	@bad = sum((int64_t)arg0 >= 0 || arg1 != 0 || probemod != "vmlinux" || probefunc != "`panic_timeout");
}
END { printa("%d %s %@d\n", @writes); printa("bad %@d\n", @bad); }
E
status 0 dtrace -q -s watch.d -c 'bash work'
same "writes" "$(grep '^1' out | sort)" "1 reset 1
1 set 20"
grep -qx 'bad 0' out || fail "$(cat out)"
# One probe at a time: QEMU reports one of two registers that have the same address.
cat >access.d <<'E'
watch:vmlinux:`panic_timeout/4:access /pid == $target/ { n++; @places[func(arg0)] = count(); }
END { printf("%d\n", n); printa(@places); }
E
status 0 dtrace -q -s access.d -c 'bash work'
[ "$(head -1 out)" -ge 26 ] || { cat out; fail "too few accesses"; }
grep -q 'vmlinux`.*proc.*int' out || { cat out; fail "no place is in the code of sysctls"; }

# The address is the same as the name.
address=$(sed -n 's/ . panic_timeout$//p' /proc/kallsyms)
status 0 dtrace -qn "watch:kernel:0x$address/4:write /pid == \$target/ { n++; }
	END { printf(\"%d %s\n\", n, probename); }" -c 'bash work'
same "writes at the address" "$(cat out)" "21 END"
