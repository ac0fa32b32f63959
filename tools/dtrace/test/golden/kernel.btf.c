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

#define __user __attribute__((btf_type_tag("user")))
#define __percpu_data __attribute__((section(".data..percpu")))

enum pid_type { PIDTYPE_PID, PIDTYPE_TGID, PIDTYPE_MAX };
enum level { LEVEL_LOW = -1, LEVEL_HIGH = 1 };
enum sizes { TASK_COMM_LEN = 16 };

struct list_head {
	struct list_head *next, *prev;
};

union kernel_value {
	u64 whole;
	u8 bytes[8];
};

struct cred {
	atomic_t usage;
	u32 uid, gid;
};

struct flags {
	u32 first:1, second:3, third:12;
	int negative:5;
	u64 large:40;
};

struct device;		/* never defined */

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

struct path {
	void *mnt;
	struct dentry *dentry;
};

struct file {
	u32 f_mode;
	loff_t f_pos;
	struct path f_path;
	bool f_open;
};

typedef struct file file_t;

/* A type is written as a whole only if there is an object of it. */
struct task_struct init_task = {};
struct cred init_cred = {};
struct file first_file = {};
struct dentry root_dentry = {};
file_t second_file = {};
enum sizes sizes = TASK_COMM_LEN;

int runqueue_length __percpu_data = 1;
struct task_struct *current_task __percpu_data = 0;

ssize_t vfs_read(struct file *file, char __user *buf, size_t count, loff_t *pos)
{
	return 0;
}

ssize_t vfs_write(struct file *file, const char __user *buf, size_t count, loff_t *pos)
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
