#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

inline uid_t USER = 0;
inline string ZONE = "";
inline int OPT_pid = 0;
inline int OPT_name = 1;
inline int FILTER = OPT_pid || OPT_name;
inline pid_t PID = 0;

syscall::read:entry
{
	self->ok = FILTER ? 0 : 1;
	OPT_name == 1 && execname == "dd" ? self->ok = 1 : 1;
	OPT_pid == 1 && pid == PID ? self->ok = 1 : 1;
	uid == USER ? 1 : self->ok = 0;
}

syscall::read:entry
/self->ok && arg2 == 1000/
{
	@["dd of root", uid, gid, ppid != pid, curpsinfo->pr_uid == uid] = count();
	self->ok = 0;
}

END
{
	printa("%s: uid %d gid %d %d %d: %@d reads\n", @);
}
==== 0 -c 'sh -c "dd if=zeros3 of=/dev/null bs=1000 status=none; cat data >/dev/null"'
dd of root: uid 0 gid 0 1 1: 4 reads
