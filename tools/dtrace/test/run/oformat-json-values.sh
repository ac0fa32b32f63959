#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# JSON has stacks as lists, names as texts, other bytes in hexadecimal, and valid UTF-8 whatever a string holds.
# shellcheck disable=SC2016 # D and Python, not shell
. "$(dirname "$0")/json_objects.bash"

dd='dd if=/dev/zero of=/dev/null bs=777 count=50 status=none'
cat >values.d <<'D'
#pragma D option oformat=json
#pragma D option quiet
fbt::vfs_read:entry /execname == "dd" && arg2 == 777 && !n++/
{
	stack(2); ustack(1); printf("%k", stack(1)); sym((uintptr_t)`vfs_read + 1); func(`vfs_read); mod(`vfs_read); trace(curthread->comm);
	tracemem(curthread->comm, 3); tracemem(curthread->comm, 3, 1); print(pid == 0); print(curthread->comm);
	trace(strjoin("\xff", "\xc3\xa9\xe2\x82")); trace(curthread->sched_info);
	exit(3);
}
D
status 3 dtrace -s values.d -c "$dd"
want '[o["action"] for o in outputs] == "stack ustack printf sym func mod trace tracemem tracemem print print trace trace".split()'
want '[o["value"] for o in outputs if o["action"] == "print"] == [0, "dd"]'
want '[frame.partition("+0x")[0] for frame in outputs[0]["value"] + outputs[1]["value"]] == ["vmlinux`vfs_read", "vmlinux`ksys_read", "libc.so.6`read"]'
want 'outputs[2]["values"] == [outputs[0]["value"][:1]] and outputs[2]["text"].split() == outputs[0]["value"][:1]'
want '[o["value"] for o in outputs[3:9]] == ["vmlinux`vfs_read", "vmlinux`vfs_read", "vmlinux", "dd", {"bytes": "646400"}, {"bytes": "64"}]'
want '[o["text"] for o in outputs[9:11]] == ["(int)0", "(char [16])\"dd\""]'
want 'outputs[11]["value"] == "\ufffd\u00e9\ufffd\ufffd" and len(outputs[12]["value"]["bytes"]) >= 32'
