#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# -l shows each probe of the providers that are made from places in the kernel.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

status 0 dtrace -l
for probe in proc:{create,exec,exec-failure,exec-success,exit,lwp-create,lwp-exit,lwp-start,signal-{clear,discard,handle,send},start,fault} \
	sched:{change-pri,dequeue,enqueue,off-cpu,on-cpu,preempt,sleep,surrender,tick,wakeup} ip:{receive,send} \
	tcp:{accept-established,connect-established,connect-refused,connect-request,receive,send,state-change} \
	udp:{receive,send} vminfo:{as_fault,cow_fault,maj_fault,pgin,pgout,pgpgin,pgpgout,zfod} \
	sysinfo:{cpumigrate,idlethread,intr,inv_swtch,modload,modunload,msg,mutex_adenters,namei,nthreads,pswitch,readch,rw_{rd,wr}fails,sema,sysexec,sysfork,sysread,sysvfork,syswrite,writech,xcalls}; do
	awk -v probe="$probe" '$2 ":" $NF == probe { found = 1 } END { exit !found }' out || fail "$probe is not listed"
done
if grep -q remain-cpu out; then fail "remain-cpu is listed"; fi
