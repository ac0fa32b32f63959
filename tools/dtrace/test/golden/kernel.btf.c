// SPDX-License-Identifier: GPL-2.0
/*
 * The kernel of the goldens and unit tests: a few types, functions and
 * variables, shaped like the real ones but small and never changing. clang
 * writes their BTF.
 */
typedef unsigned char u8;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef unsigned int dev_t;
typedef int pid_t;
typedef long loff_t;
typedef unsigned long size_t;
typedef long ssize_t;
typedef _Bool bool;
typedef struct { int counter; } atomic_t;
typedef struct { long long counter; } atomic64_t;
typedef atomic64_t atomic_long_t;

#define __user __attribute__((btf_type_tag("user")))
#define __percpu_data __attribute__((section(".data..percpu")))

enum pid_type { PIDTYPE_PID, PIDTYPE_TGID, PIDTYPE_PGID, PIDTYPE_SID, PIDTYPE_MAX };
enum level { LEVEL_LOW = -1, LEVEL_HIGH = 1 };
enum sizes { TASK_COMM_LEN = 16 };

struct list_head {
	struct list_head *next, *prev;
};

union kernel_value {
	u64 whole;
	u8 bytes[8];
};

typedef struct { u32 val; } kuid_t;

struct cred {
	atomic_t usage;
	kuid_t uid, gid, euid, egid;
};

struct upid {
	int nr;
	void *ns;
};

struct pid {
	u32 level;
	struct upid numbers[];
};

struct signal_struct {
	int nr_threads;
	struct pid *pids[4];
};

struct mm_struct {
	unsigned long arg_start, arg_end, start_stack;
};

struct file;
struct files_struct {
	struct fdtable {
		u32 max_fds;
		struct file **fd;
	} *fdt;
};

struct path {
	void *mnt;
	struct dentry *dentry;
};

struct fs_struct {
	struct path root, pwd;
};

struct flags {
	u32 first:1, second:3, third:12;
	int negative:5;
	u64 large:40;
};

struct device;		/* never defined */

struct in6_addr {
	union {
		u8 u6_addr8[16];
		unsigned short u6_addr16[8];
	} in6_u;
};

struct task_struct {
	volatile long state;
	void *stack;
	u32 flags;
	int prio, static_prio;
	struct list_head tasks;
	struct task_struct *real_parent;
	pid_t pid, tgid;
	const struct cred *cred;
	char comm[TASK_COMM_LEN];
	u64 start_boottime;
	struct flags bits;
	union kernel_value value;
	struct {
		int inner_a;
		union {
			int inner_b;
			short inner_c[2];
		};
	};
	int matrix[2][3];
	enum level level;
	struct device *device;
	int (*callback)(struct task_struct *task, u64 arg);
	struct {
		unsigned long flags;
		u32 cpu, preempt_count;
	} thread_info;
	u32 __state, policy;
	int on_cpu, exit_state, exit_code, nr_cpus_allowed;
	struct {
		u64 sum_exec_runtime;
	} se;
	struct mm_struct *mm;
	struct task_struct *group_leader;
	const struct cred *real_cred;
	struct fs_struct *fs;
	struct files_struct *files;
	struct signal_struct *signal;
	struct {
		unsigned short es, ds, fsindex, gsindex;
	} thread;
	struct pid *thread_pid;
	struct css_set *cgroups;
};

struct kernfs_node {
	u32 count;
	struct kernfs_node *parent;
	const char *name;
	u64 id;
};

struct cgroup {
	unsigned long flags;
	struct kernfs_node *kn;
};

struct css_set {
	u32 count;
	struct cgroup *dfl_cgrp;
};

struct qstr {
	u32 len;
	const unsigned char *name;
};

struct dentry {
	struct dentry *d_parent;
	struct qstr d_name;
	u8 d_iname[8];
};

struct inode {
	struct super_block {
		struct file_system_type {
			const char *name;
		} *s_type;
	} *i_sb;
};

struct file {
	u32 f_mode;
	loff_t f_pos;
	struct path f_path;
	bool f_open;
	u32 f_flags;
	struct inode *f_inode;
};

struct block_device {
	dev_t bd_dev;
	struct gendisk {
		char disk_name[32];
	} *bd_disk;
	struct {
		struct {
			const char *name;
		} kobj;
	} bd_device;
};

struct bio {
	struct block_device *bi_bdev;
	u32 bi_opf;
	u8 bi_status;
	struct {
		u64 bi_sector;
		u32 bi_size;
	} bi_iter;
	void (*bi_end_io)(struct bio *bio);
};

typedef struct file file_t;

struct mutex {
	atomic_long_t owner;
	u32 wait_lock;
};

typedef struct qrwlock {
	union {
		atomic_t cnts;
		u8 wlocked;
	};
	u32 wait_lock;
} arch_rwlock_t;

typedef struct {
	arch_rwlock_t raw_lock;
} rwlock_t;

struct rw_semaphore {
	atomic_long_t count, owner;
};

/* What a CPU has: each way in which the verifier lets a member be read, or does not. */
struct cpu_state {
	int length;
	struct task_struct *curr;
	union {
		u32 whole;
		struct {
			short a, b;
		} inner;
	};
	int history[4];
	u32 small:3;
	char name[8];
};

/* A type is written as a whole only if there is an object of it. */
struct task_struct init_task = {};
struct cred init_cred = {};
struct file first_file = {};
struct dentry root_dentry = {};
file_t second_file = {};
struct bio first_bio = {};
struct signal_struct init_signals = {};
struct pid init_pid = {};
struct css_set init_css_set = {};
struct cgroup root_cgroup = {};
struct kernfs_node root_node = {};
struct fs_struct init_fs = {};
struct files_struct init_files = {};
struct mm_struct init_mm = {};
struct inode root_inode = {};
struct super_block root_super_block = {};
struct file_system_type root_fs_type = {};
struct fdtable init_fdtable = {};
struct gendisk first_gendisk = {};
struct block_device first_disk = {};
struct mutex first_mutex = {};
rwlock_t first_lock = {};
struct rw_semaphore first_semaphore = {};
enum sizes sizes = TASK_COMM_LEN;

int runqueue_length __percpu_data = 1;
struct cpu_state state __percpu_data = {};
struct task_struct *current_task __percpu_data = 0;

ssize_t vfs_read(struct file *file, char __user *buf, size_t count, loff_t *pos)
{
	return 0;
}

ssize_t vfs_write(struct file *file, const char __user *buf, size_t count, loff_t *pos)
{
	return 0;
}

void *bpf_rdonly_cast(const void *obj, u32 btf_id)
{
	return 0;
}

int do_nothing(void)
{
	return 0;
}

void print_it(enum pid_type type, dev_t dev, const char *format)
{
}

long with_task(struct task_struct *task)
{
	return 0;
}

void show_address(struct in6_addr *address)
{
}

struct vfsmount {
	struct dentry *mnt_root;
};

struct mount {
	struct mount *mnt_parent;
	struct dentry *mnt_mountpoint;
	struct vfsmount mnt;
};

struct mount first_mount = {};

/* Its second bit-field is in two words. */
struct packed_bits {
	u64 first:60, second:60;
} __attribute__((packed));

struct packed_bits packed_bits = {};

struct cpuinfo_x86 {
	unsigned char x86_model;
	struct {
		u32 pkg_id;
	} topo;
};

struct cpuinfo_x86 cpu_info __percpu_data = {};
