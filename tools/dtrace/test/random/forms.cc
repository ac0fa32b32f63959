// SPDX-License-Identifier: GPL-2.0
/*
 * Random D programs that read and write memory in all forms: a place, an index that only the run knows, and what is
 * done with the value. The tables below list the three. The programs need a kernel with the types and variables that
 * the tables name. What the programs print depends on the machine, so they are only loaded (load.cc): the verifier
 * must accept whatever the compiler accepts.
 *
 * The names in the tables that begin with $ belong to the program: its prefix replaces the $. A # stands for an index.
 */
#include "random.h"

#include <array>
#include <random>
#include <vector>

namespace {

/* What a value is, which determines what can be done with it. A set. */
enum Kind : unsigned {
	Number = 1,	 /* an integer in memory that the program only reads */
	Variable = 2,	 /* an integer that the program may change */
	Pointer = 4,	 /* to a struct of the kernel */
	Struct = 8,	 /* of any size, in memory that has an address */
	Text = 16,	 /* a string, or an array of characters */
	Float = 32,	 /* a floating-point number that the program may change */
	Characters = 64, /* a string whose characters may be changed */
	Result = 128,	 /* an integer without a place */
	Addressed = 256, /* has an address */
	Some = 512,	 /* a struct $some, which the program may change */
	Integers = Number | Variable | Result,
};

struct PlaceRow {
	unsigned kinds;
	const char *text;
};

constexpr const char *kDeclarations = R"(
struct $in { short a[3]; char b : 3; unsigned int c : 13; int d; };
struct $some { char c; short h : 5; int i; long l[4]; unsigned int u : 11; char t[8]; struct $in n[3]; double f; };
char $c[5]; short $h[6]; int $i[5]; long $l[3]; unsigned char $uc[7]; unsigned short $uh[3];
unsigned int $ui[4]; unsigned long $ul[5]; int $m[3][3]; struct $some $s[4]; struct $some $o; float $f[4]; double $d[3];
this char $tc[5]; this short $th[6]; this int $ti[5]; this long $tl[3]; this struct $some $ts[3]; this float $tf[3];
self char $ec[5]; self short $eh[6]; self int $ei[5]; self long $el[3]; self struct $some $es[3]; self double $ed[3];
struct $some $as[int]; self struct $some $ae[int, string]; int $an[int];
string $w; this string $tw; self string $ew; string $aw[int];
int $x; uint64_t $y; char $z; int64_t $q; this int $tx; this int64_t $tq; self int $ex; self int64_t $eq;
this char *$tp; int *$p; struct $some *$sp; struct task_struct *$k; this struct task_struct *$tk; self struct task_struct *$ek;
)";

constexpr PlaceRow kPlaces[] = {
	/* Arrays within objects that the verifier knows, flexible ones, and what their pointers point to. */
	{Number | Addressed, "curthread->comm[#]"},
	{Text, "curthread->comm"},
	{Number | Addressed, "curthread->mm->cpu_bitmap[#]"},
	{Number, "*(curthread->mm->cpu_bitmap + #)"},
	{Number, "curthread->mm->saved_auxv[#]"},
	{Number, "curthread->mm->rss_stat[#].count"},
	{Number | Addressed, "curthread->mm->arg_start"},
	{Pointer, "curthread->mm"},
	{Pointer, "curthread->real_parent"},
	{Pointer, "curthread->real_parent->real_parent"},
	{Pointer, "curthread->group_leader->cred"},
	{Number | Addressed, "curthread->real_parent->comm[#]"},
	{Text, "curthread->real_parent->comm"},
	{Number, "curthread->group_leader->real_parent->comm[#]"},
	{Number, "curthread->cred->uid.val"},
	{Struct, "curthread->cred->cap_effective"},
	{Number, "curthread->thread_pid->numbers[#].nr"},
	{Pointer, "curthread->thread_pid->numbers[#].ns"},
	{Struct, "curthread->thread_pid->numbers[#]"},
	{Pointer, "curthread->signal->pids[#]"},
	{Number, "curthread->signal->pids[#]->level"},
	{Number, "curthread->signal->pids[#]->numbers[#].nr"},
	{Number | Addressed, "curthread->signal->rlim[#].rlim_cur"},
	{Struct, "curthread->signal->rlim[#]"},
	{Number, "curthread->thread.tls_array[#].limit0"},
	{Number, "curthread->thread.tls_array[#].type"},
	{Number, "curthread->thread.tls_array[#].base1"},
	{Struct, "curthread->thread.tls_array[#]"},
	{Number, "curthread->thread_info.flags"},
	{Number, "curthread->in_execve"},
	{Number, "curthread->se.load.weight"},
	{Number, "curthread->se.avg.load_avg"},
	{Number, "curthread->signal->rlim[#].rlim_cur"},
	{Pointer, "curthread->files->fd_array[#]"},
	{Number, "curthread->files->fd_array[#]->f_flags"},
	{Pointer, "curthread->files->fdt->fd[#]"},
	{Number, "curthread->files->fdt->fd[#]->f_flags"},
	{Number, "curthread->files->fdt->open_fds[#]"},
	{Number, "curthread->fs->pwd.dentry->d_name.name[#]"},
	{Text, "stringof(curthread->fs->pwd.dentry->d_name.name)"},
	{Number, "curthread->fs->pwd.dentry->d_name.len"},
	{Number, "curthread->nsproxy->uts_ns->name.release[#]"},
	{Text, "curthread->nsproxy->uts_ns->name.release"},
	{Number, "curthread->cgroups->subsys[#]->id"},
	{Number, "(*curthread).pid"},
	{Number, "(curthread + #)->pid"},
	{Number, "(curthread + #)->comm[#]"},
	{Number, "curthread[#].pid"},
	{Pointer, "(curthread->mm + #)"},
	{Number, "(curthread->mm + #)->arg_start"},
	{Number, "(curthread->mm - #)->cpu_bitmap[#]"},
	{Number, "(#  + curthread->mm)->cpu_bitmap[#]"},
	{Number, "curthread->mm[#].arg_start"},
	{Number, "((struct task_struct *)((int64_t)curthread + #))->comm[#]"},
	{Number, "((struct mm_struct *)((int64_t)curthread->mm + #))->cpu_bitmap[#]"},
	{Number, "((struct mm_struct *)((int64_t)curthread->mm | #))->arg_start"},
	{Number, "((uint64_t *)curthread->mm)[#]"},
	{Number, "((char *)curthread->real_parent)[#]"},
	{Number, "((unsigned short *)curthread)[#]"},
	{Number, "*(int *)((char *)curthread->mm + #)"},
	{Number, "(&curthread->comm[#])[1]"},
	{Number, "(&curthread->mm->cpu_bitmap[#])[#]"},
	{Number, "*&curthread->real_parent->comm[#]"},
	{Number, "(curthread->mm ? curthread->mm : curthread->active_mm)->cpu_bitmap[#]"},
	{Number, "(# ? curthread->mm : 0)->cpu_bitmap[#]"},
	{Number, "(# > 2 ? curthread : curthread->real_parent)->comm[#]"},
	{Number, "((struct mm_struct *)(# ? (int64_t)curthread->mm : #))->cpu_bitmap[#]"},
	{Number, "($k = curthread->real_parent)->comm[#]"},
	{Number, "(this->$tk = curthread->real_parent)->comm[#]"},
	{Number, "$k->comm[#]"},
	{Number, "this->$tk->comm[#]"},
	{Number, "self->$ek->real_parent->comm[#]"},
	{Number, "this->$tk->mm->cpu_bitmap[#]"},
	{Pointer, "this->$tk->mm"},
	{Pointer, "(struct task_struct *)#"},
	{Number, "((struct task_struct *)#)->comm[#]"},
	{Number, "*(short *)#"},
	/* Arithmetic on what the verifier takes for a pointer. */
	{Result, "(int64_t)curthread->mm"},
	{Result, "((int64_t)curthread->mm >> #)"},
	{Result, "(int)curthread->mm"},
	{Result, "(char)(int64_t)curthread->real_parent"},
	{Result, "(-(int64_t)curthread->real_parent)"},
	{Result, "~(uint64_t)curthread->real_parent"},
	{Result, "((int64_t)curthread->mm * #)"},
	{Result, "((uint64_t)curthread->mm / (# | 1))"},
	{Result, "((int64_t)curthread->mm & #)"},
	{Result, "(# - (int64_t)curthread->mm)"},
	{Result, "(# ^ (int64_t)curthread->mm)"},
	{Result, "(# << (int64_t)curthread->mm)"},
	{Result, "(# % (1 | (int64_t)curthread->mm))"},
	{Result, "(curthread->mm - curthread->active_mm)"},
	{Result, "(curthread->real_parent - curthread)"},
	{Result, "(curthread->mm == curthread->active_mm)"},
	{Result, "(curthread->mm < (struct mm_struct *)#)"},
	{Result, "((int64_t)curthread->mm < #)"},
	{Result, "(!curthread->mm + #)"},
	{Result, "(curthread->mm && #)"},
	{Result, "(curthread->mm || # > 1)"},
	{Result, "(int64_t)&curthread->comm[#]"},
	{Result, "(&curthread->comm[#] - &curthread->comm[0])"},
	{Result, "(int64_t)&curthread->mm->cpu_bitmap[#]"},
	{Result, "((int64_t)&$s[1].l[#] & #)"},
	{Result, "(int64_t)curthread->files->fd_array[#]"},
	/* Variables of the kernel. */
	{Number | Addressed, "`init_task.comm[#]"},
	{Text, "`init_task.comm"},
	{Number, "`init_task.pid"},
	{Number, "`init_task.signal->rlim[#].rlim_max"},
	{Pointer, "`init_task.files->fd_array[#]"},
	{Number, "`init_task.thread.tls_array[#].type"},
	{Number, "`init_mm.cpu_bitmap[#]"},
	{Pointer, "`init_mm.pgd"},
	{Number | Addressed, "`jiffies"},
	{Number, "`jiffies_64"},
	{Number, "`__per_cpu_offset[#]"},
	{Number, "`linux_banner[#]"},
	{Text, "`linux_banner"},
	{Number, "`saved_command_line[#]"},
	{Number, "`init_uts_ns.name.release[#]"},
	{Number, "`boot_cpu_data.x86_capability[#]"},
	{Number, "`boot_cpu_data.x86_vendor_id[#]"},
	{Number, "(&`init_task + #)->pid"},
	{Number, "(&`__per_cpu_offset[#])[#]"},
	{Result, "((int64_t)&`init_task & #)"},
	/* Per-CPU variables. */
	{Number | Addressed, "`runqueues.nr_running"},
	{Number, "`runqueues.cfs.load.weight"},
	{Pointer, "`runqueues.curr"},
	{Number, "`runqueues.curr->comm[#]"},
	{Number, "`runqueues.idle->real_parent->comm[#]"},
	{Number | Addressed, "percpu(`runqueues, #).nr_running"},
	{Pointer, "percpu(`runqueues, #).curr"},
	{Number, "percpu(`runqueues, #).curr->comm[#]"},
	{Number | Addressed, "`kernel_cpustat.cpustat[#]"},
	{Number, "percpu(`kernel_cpustat, #).cpustat[#]"},
	{Struct, "`kernel_cpustat"},
	{Number, "`kstat.irqs_sum"},
	{Number, "`gdt_page.gdt[#].limit0"},
	{Number, "`gdt_page.gdt[#].dpl"},
	{Struct, "`gdt_page.gdt[#]"},
	{Number, "`cpu_tlbstate.ctxs[#].ctx_id"},
	{Pointer, "`cpu_tlbstate.loaded_mm"},
	{Number, "`cpu_tlbstate.loaded_mm->cpu_bitmap[#]"},
	{Number, "`pcpu_hot.current_task->comm[#]"},
	{Number, "`pcpu_hot.preempt_count"},
	{Result, "(# + (int64_t)`pcpu_hot.current_task)"},
	{Result, "(int64_t)&`runqueues.nr_running"},
	{Number, "(&`kernel_cpustat.cpustat[#])[#]"},
	/* The program's own variables. */
	{Variable | Addressed, "$c[#]"},
	{Variable | Addressed, "$h[#]"},
	{Variable, "$i[#]"},
	{Variable | Addressed, "$l[#]"},
	{Variable, "$uc[#]"},
	{Variable, "$uh[#]"},
	{Variable, "$ui[#]"},
	{Variable, "$ul[#]"},
	{Variable | Addressed, "$m[#][#]"},
	{Variable, "$s[#].c"},
	{Variable, "$s[#].h"},
	{Variable | Addressed, "$s[#].l[#]"},
	{Variable, "$s[#].u"},
	{Variable | Addressed, "$s[#].n[#].a[#]"},
	{Variable, "$s[#].n[#].b"},
	{Variable, "$s[#].n[#].c"},
	{Struct, "$s[#].n[#]"},
	{Struct | Some, "$s[#]"},
	{Text, "$s[#].t"},
	{Variable, "$o.l[#]"},
	{Variable, "$o.n[#].c"},
	{Variable, "$o.t[#]"},
	{Float, "$f[#]"},
	{Float, "$d[#]"},
	{Float, "$s[#].f"},
	{Variable | Addressed, "this->$tc[#]"},
	{Variable, "this->$th[#]"},
	{Variable, "this->$ti[#]"},
	{Variable | Addressed, "this->$tl[#]"},
	{Variable, "this->$ts[#].h"},
	{Variable, "this->$ts[#].l[#]"},
	{Variable | Addressed, "this->$ts[#].n[#].a[#]"},
	{Variable, "this->$ts[#].n[#].c"},
	{Struct | Some, "this->$ts[#]"},
	{Text, "this->$ts[#].t"},
	{Float, "this->$tf[#]"},
	{Variable, "self->$ec[#]"},
	{Variable, "self->$eh[#]"},
	{Variable, "self->$ei[#]"},
	{Variable, "self->$el[#]"},
	{Variable, "self->$es[#].h"},
	{Variable, "self->$es[#].l[#]"},
	{Variable, "self->$es[#].n[#].c"},
	{Some, "self->$es[#]"},
	{Float, "self->$ed[#]"},
	{Variable, "$as[#].l[#]"},
	{Variable, "$as[#].h"},
	{Variable, "$as[#].n[#].a[#]"},
	{Some, "$as[#]"},
	{Some, "self->$ae[#, execname]"},
	{Some, "$o"},
	{Some, "(*$sp)"},
	{Some, "$sp[#]"},
	{Text, "$as[#].t"},
	{Variable, "self->$ae[#, execname].l[#]"},
	{Variable, "self->$ae[#, probename].n[#].c"},
	{Variable, "$an[#]"},
	{Variable | Addressed, "$x"},
	{Variable, "this->$tx"},
	{Variable, "self->$ex"},
	{Variable, "(*(&$i[#]))"},
	{Variable, "(&$i[0])[#]"},
	{Variable, "(*(&$s[#].l[1] + #))"},
	{Variable, "(&$s[#])->n[#].a[#]"},
	{Variable, "(*(&this->$tl[#]))"},
	/* Characters. */
	{Characters, "$w"},
	{Characters, "this->$tw"},
	{Characters, "self->$ew"},
	{Characters, "$aw[#]"},
	{Text, "execname"},
	{Text, "probefunc"},
	{Text, "(# ? execname : $w)"},
	{Text, "strjoin($w, execname)"},
	{Text, "substr(execname, #)"},
	{Text, "substr($w, #, #)"},
	{Text, "\"abcdef\""},
	{Text, "lltostr(#)"},
	{Text, "stringof(curthread->comm)"},
	{Result, "$w[#]"},
	{Result, "self->$ew[#]"},
	{Result, "execname[#]"},
	{Result, "\"abcdef\"[#]"},
	{Result, "strjoin($w, execname)[#]"},
	/* Memory of the clause, of the process, and registers. */
	{Variable | Addressed, "((char *)alloca(64))[#]"},
	{Variable, "((int *)alloca(# & 63))[#]"},
	{Variable, "(*((long *)alloca(#) + #))"},
	{Variable, "((struct $some *)alloca(200))->l[#]"},
	{Variable, "((struct $some *)alloca(sizeof(struct $some) * (# & 1)))[#].n[#].c"},
	{Variable, "(this->$tp = (char *)alloca(16))[#]"},
	{Variable, "($p = (int *)alloca(32))[#]"},
	{Variable, "($sp = (struct $some *)alloca(200))->n[#].a[#]"},
	{Variable | Addressed, "$p[#]"},
	{Variable, "this->$tp[#]"},
	{Variable, "$sp[#].n[#].a[#]"},
	{Number, "((int *)copyin(arg0, 16))[#]"},
	{Number, "((char *)copyin(#, # & 15))[#]"},
	{Text, "copyinstr(#)"},
	{Text, "copyinstr(arg1 + #, #)"},
	{Result, "uregs[#]"},
	{Result, "arg0"},
	{Result, "strlen($w)"},
	{Result, "index($w, execname)"},
	{Result, "(strstr(execname, $w) == NULL)"},
	{Result, "htonl(#)"},
	/* Members that translators make. */
	{Number, "curpsinfo->pr_psargs[#]"},
	{Text, "curpsinfo->pr_psargs"},
	{Text, "curpsinfo->pr_fname"},
	{Result, "curpsinfo->pr_ppid"},
	{Result, "curlwpsinfo->pr_lwpid"},
	{Text, "fds[#].fi_pathname"},
	{Text, "fds[#].fi_name"},
	{Result, "fds[#].fi_oflags"},
	{Result, "fds[#].fi_offset"},
};

/* A program on such a probe has args[]. */
struct ProbeRow {
	const char *name;
	std::array<PlaceRow, 8> places;
};

constexpr ProbeRow kProbes[] = {
	{"fbt:vmlinux:vfs_read:entry",
	 {{{Pointer, "args[0]"},
	   {Number, "args[0]->f_flags"},
	   {Number, "args[0]->f_path.dentry->d_name.name[#]"},
	   {Number, "args[1][#]"},
	   {Number, "(args[0] + #)->f_flags"},
	   {Number, "args[0]->f_inode->i_sb->s_id[#]"},
	   {Result, "(args[2] + #)"},
	   {Number, "((struct file *)arg0)->f_inode->i_sb->s_id[#]"}}}},
	{"sched:::on-cpu",
	 {{{Number | Addressed, "curthread->mm->cpu_bitmap[#]"},
	   {Text, "curpsinfo->pr_psargs"},
	   {Result, "curcpu->cpu_id"},
	   {Number | Addressed, "curthread->comm[#]"},
	   {Number, "`runqueues.curr->comm[#]"},
	   {Result, "curlwpsinfo->pr_pri"},
	   {Variable, "$i[#]"},
	   {Struct | Some, "this->$ts[#]"}}}},
	{"proc:::signal-send",
	 {{{Result, "args[0]->pr_lwpid"},
	   {Text, "args[1]->pr_fname"},
	   {Text, "args[1]->pr_psargs"},
	   {Number, "args[1]->pr_psargs[#]"},
	   {Result, "args[2]"},
	   {Result, "(args[2] + #)"},
	   {Text, "args[1]->pr_fname"},
	   {Result, "args[1]->pr_ppid"}}}},
	{"rawtp:::sched_switch",
	 {{{Number, "args[1]->comm[#]"},
	   {Number, "args[2]->mm->cpu_bitmap[#]"},
	   {Pointer, "args[2]->mm"},
	   {Pointer, "args[1]"},
	   {Result, "(args[0] + #)"},
	   {Number, "args[1]->signal->rlim[#].rlim_cur"},
	   {Number, "(args[1] + #)->comm[#]"},
	   {Result, "((int64_t)args[2] >> #)"}}}},
};

/* Integers that only the run knows. */
constexpr const char *kIndexes[] = {
	"$x",
	"$y",
	"$z",
	"$q",
	"this->$tx",
	"this->$tq",
	"self->$ex",
	"self->$eq",
	"$an[pid]",
	"arg0",
	"(pid - pid)",
	"(char)arg1",
	"(unsigned char)$x",
	"(short)$q",
	"(unsigned short)arg0",
	"(int)timestamp",
	"timestamp",
	"$x++",
	"--this->$tx",
	"self->$ex++",
	"($x & 7)",
	"($x & 1)",
	"($y % 3)",
	"($x % 3)",
	"($z / 2)",
	"(-$x)",
	"~$q",
	"!$x",
	"($x + 1)",
	"($y - 2)",
	"($x * 1000000007)",
	"($q << 3)",
	"($y >> 60)",
	"($x >> 30)",
	"$i[$x]",
	"$s[this->$tx].u",
	"$s[1].h",
	"strlen(execname)",
	"($x ? 1 : $y)",
	"($x = 2)",
	"(this->$tx = $x)",
	"($x > 2)",
	"curthread->pid",
	"(curthread->pid & 1)",
	"(int64_t)curthread->mm",
	"((int64_t)curthread->mm & 3)",
	"curthread->in_execve",
	"curthread->comm[0]",
	"*(int *)alloca(8)",
	"`jiffies",
	"`runqueues.nr_running",
	"cpu",
	"execname[$x]",
	"2",
	"0",
};

struct UseRow {
	unsigned kinds; /* that it takes */
	const char *text;
};

/* @ stands for the value, # for an index. */
constexpr UseRow kUses[] = {
	{Integers | Pointer | Text, "trace(@);"},
	{Integers | Pointer, "printf(\"%d %p\", @, @);"},
	{Integers, "printf(\"%d\", @ + #);"},
	{Integers, "printf(\"%d\", (@ * 3) - (@ % 7));"},
	{Integers, "printf(\"%d\", @ / (# | 1));"},
	{Integers, "printf(\"%d\", (# << (@ & 63)) ^ (@ >> 2));"},
	{Integers, "printf(\"%d %d\", -@, ~@);"},
	{Integers | Pointer, "printf(\"%d %d\", !@, @ == 0);"},
	{Integers, "printf(\"%d %d\", @ < 5, # <= @);"},
	{Integers, "printf(\"%d %d\", (char)@, (unsigned int)@);"},
	{Integers | Pointer, "$x = (int)@;"},
	{Integers | Pointer, "$y = (uint64_t)@;"},
	{Integers | Pointer, "$z = (char)@;"},
	{Integers | Pointer, "this->$tx = (int)@; this->$tx += 2; trace(this->$tx);"},
	{Integers | Pointer, "this->$tq = (int64_t)@; this->$tq -= this->$tq >> 3; trace(this->$tq);"},
	{Integers | Pointer, "self->$ex = (int)@;"},
	{Integers | Pointer, "self->$eq = (int64_t)@;"},
	{Integers | Pointer, "$an[(int)@] = (int)@;"},
	{Integers, "$i[@] = #;"},
	{Integers, "this->$tl[@] = @;"},
	{Integers, "$s[@].n[#].c += @;"},
	{Integers, "self->$es[@].l[#] = @;"},
	{Integers, "$as[@].t[#] = @;"},
	{Integers, "trace(curthread->comm[@]);"},
	{Integers, "trace(curthread->mm->cpu_bitmap[@]);"},
	{Integers, "trace(((char *)curthread)[@]);"},
	{Integers | Pointer, "@$a[(int64_t)@] = count();"},
	{Text, "@$t[@] = count();"},
	{Integers | Pointer, "@$g[(int64_t)#, (int64_t)@] = sum((int64_t)@);"},
	{Integers, "@$n = quantize(@);"},
	{Integers, "@$e = lquantize(@, 0, 100, 10, #);"},
	{Integers, "@$v[execname] = avg(@);"},
	{Integers | Pointer, "if (@) { trace(1); } else { $x = 3; }"},
	{Integers, "if (@ > # && @ != 3) { trace(@); }"},
	{Integers | Pointer, "trace(@ ? # : 4);"},
	{Integers, "trace(# ? @ : #);"},
	{Integers, "$f[#] = @;"},
	{Integers, "printf(\"%f\", (double)@);"},
	{Integers, "trace(alloca(@));"},
	{Integers, "trace(lltostr(@));"},
	{Integers, "trace(substr(execname, @, #));"},
	{Integers, "trace(substr(execname, 1, @));"},
	{Integers, "this->$tw = execname; this->$tw[@] = #; trace(this->$tw);"},
	{Integers, "trace(uregs[@]);"},
	{Integers, "trace(htons((short)@) + ntohl((int)@));"},
	{Integers, "trace(copyin(arg0 + @, @));"},
	{Integers, "this->$tp = (char *)alloca(64); this->$tp[@] = #; trace(this->$tp[#]);"},
	{Integers, "this->$tp = (char *)alloca(64); bcopy(curthread->comm, this->$tp + #, @); trace(*this->$tp);"},
	{Integers, "bcopy(&$s[1], (char *)&$s[2] + #, @);"},
	{Integers, "copyinto(arg1, @, &$s[#]);"},
	{Integers, "tracemem(curthread->comm, 16, @);"},
	{Integers, "tracemem($p, 64, @);"},
	{Integers, "exit(@);"},
	{Addressed, "trace((int64_t)&@);"},
	{Addressed, "trace(((int *)&@)[#]);"},
	{Addressed, "tracemem(&@, 8, #);"},
	{Addressed, "bcopy(&@, &$i[#], 4);"},
	{Variable, "@ = #;"},
	{Variable, "trace(@ = #);"},
	{Variable, "@ += #;"},
	{Variable, "@ -= 3;"},
	{Variable, "@ *= #;"},
	{Variable, "@ /= # | 1;"},
	{Variable, "@ <<= #;"},
	{Variable, "@ >>= # & 7;"},
	{Variable, "@ ^= @;"},
	{Variable, "@++;"},
	{Variable, "trace(++@);"},
	{Variable, "trace(@-- + #);"},
	{Variable, "@ = @ + 1;"},
	{Variable, "@ = curthread->comm[#];"},
	{Variable, "@ = (int64_t)curthread->mm;"},
	{Variable, "$x = @ = $y = #;"},
	{Pointer, "$k = (struct task_struct *)@;"},
	{Pointer, "this->$tk = (struct task_struct *)@; trace(this->$tk->pid); trace(this->$tk + #);"},
	{Pointer, "self->$ek = (struct task_struct *)@;"},
	{Pointer, "trace(((char *)@)[#]);"},
	{Pointer, "trace(((uint64_t *)@)[#]);"},
	{Pointer, "trace(*((short *)@ + #));"},
	{Pointer, "trace(@ + #);"},
	{Pointer, "trace((int64_t)@ - #);"},
	{Pointer, "trace((char *)@ - (char *)curthread);"},
	{Pointer, "trace((uint64_t)@ >> 3);"},
	{Pointer, "trace(@ == (void *)curthread ? 1 : #);"},
	{Pointer, "printf(\"%d\", (int64_t)@ > #);"},
	{Pointer, "tracemem(@, 32);"},
	{Pointer, "tracemem(@, 32, #);"},
	{Pointer, "this->$tp = (char *)alloca(64); bcopy(@, this->$tp, #); trace(this->$tp[#]);"},
	{Pointer, "this->$tp = (char *)alloca(64); bcopy(@, this->$tp + #, 8); trace(this->$tp[3]);"},
	{Pointer, "this->$tp = (char *)alloca(64); trace(((char *)@)[#]);"},
	{Pointer, "this->$tw = stringof((char *)@); trace(this->$tw);"},
	{Pointer, "sym((uintptr_t)@);"},
	{Struct, "$o = *(struct $some *)&@;"},
	{Struct, "$s[#] = *(struct $some *)&@;"},
	{Struct, "this->$ts[#] = *(struct $some *)&@;"},
	{Struct, "self->$es[#] = *(struct $some *)&@;"},
	{Struct, "$as[#] = *(struct $some *)&@;"},
	{Struct, "tracemem(&@, 16, #);"},
	{Struct | Some, "print(@);"},
	{Struct, "trace(((char *)&@)[#]);"},
	{Struct, "bcopy(&@, &$s[#], #);"},
	{Some, "@ = $o;"},
	{Some, "$s[#] = @;"},
	{Some, "@ = @;"},
	{Some, "@.l[#] = #;"},
	{Some, "@.n[#].c++;"},
	{Some, "trace((@ = $s[#]).u);"},
	{Text, "$w = @;"},
	{Text, "this->$tw = @; trace(this->$tw[#]);"},
	{Text, "self->$ew = @;"},
	{Text, "$aw[#] = @;"},
	{Text, "printf(\"%s %d\", @, strlen(@));"},
	{Text, "trace(strjoin(@, execname));"},
	{Text, "trace(substr(@, #, #));"},
	{Text, "trace(index(@, \"a\", #));"},
	{Text, "trace(strchr(@, #));"},
	{Text, "trace(@ == execname);"},
	{Text, "trace(strtok(@, \"/\"));"},
	{Text, "self->$ae[#, @].h = #;"},
	{Text, "if (@ > \"b\") { trace(#); }"},
	{Text, "trace(stringof(@)[#]);"},
	{Text, "trace(# ? @ : execname);"},
	{Characters, "@ = execname;"},
	{Characters, "@[#] = 'x';"},
	{Characters, "trace(@[#] = #);"},
	{Characters, "@[#]++;"},
	{Characters, "@ = strjoin(@, lltostr(#));"},
	{Characters, "trace(@[#] == '\\0' ? @ : \"none\");"},
	{Float, "@ = #;"},
	{Float, "trace((int)@);"},
	{Float, "printf(\"%f %g\", @, @);"},
	{Float, "$x = (char)@;"},
	{Float, "@ = (double)(int)@;"},
	{Float, "trace((uint64_t)@ << #);"},
};

class Forms {
public:
	Forms(uint64_t seed, std::string prefix) : random_(seed), prefix_(std::move(prefix)) {}

	std::string clause();
	std::string error_clause();
	std::string named(std::string_view text) const;

private:
	template <typename Rows>
	const auto &one_of(const Rows &rows)
	{
		return rows[random_() % std::size(rows)];
	}
	std::string value(std::string_view text);
	std::string statement(const PlaceRow &place);

	std::mt19937_64 random_;
	const std::string prefix_;
};

/* @text with the names of this program. */
std::string Forms::named(std::string_view text) const
{
	std::string result;

	for (const char c : text) {
		if (c == '$')
			result += prefix_;
		else
			result += c;
	}
	return result;
}

/* @text with an index for each #. */
std::string Forms::value(std::string_view text)
{
	std::string result;

	for (const char c : text) {
		if (c == '#')
			result += one_of(kIndexes);
		else
			result += c;
	}
	return result;
}

std::string Forms::statement(const PlaceRow &place)
{
	std::string result;
	const UseRow *use = &one_of(kUses);

	while ((use->kinds & place.kinds) == 0)
		use = &one_of(kUses);
	const std::string_view text = use->text;
	for (size_t i = 0; i < text.size(); i++) {
		/* An aggregation begins with @, and has a name that begins with $. */
		if (text[i] == '@' && text.substr(i + 1, 1) != "$")
			result += value(place.text);
		else if (text[i] == '#')
			result += one_of(kIndexes);
		else
			result += text[i];
	}
	return result;
}

std::string Forms::clause()
{
	const bool has_args = random_() % 16 == 0;
	const ProbeRow &probe = one_of(kProbes);
	std::string text = has_args ? probe.name : "BEGIN";

	if (random_() % 8 == 0) {
		const PlaceRow *place = &one_of(kPlaces);

		while ((place->kinds & Integers) == 0)
			place = &one_of(kPlaces);
		text += "\n/(" + value(place->text) + ") != " + one_of(kIndexes) + "/";
	}
	text += "\n{\n";
	for (size_t n = 1 + random_() % 3; n > 0; n--)
		text += '\t' + statement(has_args && n == 1 ? one_of(probe.places) : one_of(kPlaces)) + '\n';
	return text + "}\n";
}

/* The address of a fault may be that of an object of the kernel. */
std::string Forms::error_clause()
{
	static constexpr const char *actions[] = {"trace((arg5 >> 2) * arg4);", "$i[arg5] = 1;", "@$a[arg5] = count();",
						  "trace(*(char *)arg5);", "this->$tq = arg5; trace(this->$tq & 7);"};

	return random_() % 4 ? "" : std::string("ERROR { ") + one_of(actions) + " }\n";
}

} // namespace

RandomProgram random_form_program(uint64_t seed, const std::string &prefix)
{
	Forms forms(seed, prefix);
	std::string text = forms.named(kDeclarations);

	for (int n = 0; n < 3; n++)
		text += forms.named(forms.clause());
	text += forms.named(forms.error_clause());
	return {"#pragma D option quiet\n", text, ""};
}
