/* SPDX-License-Identifier: GPL-2.0 */
/* Open files: fileinfo_t, fds[], cwd, root, and the flags of open(). */
inline int O_RDONLY = 0;
inline int O_WRONLY = 1;
inline int O_RDWR = 2;
inline int O_ACCMODE = 3;
inline int O_CREAT = 0100;
inline int O_EXCL = 0200;
inline int O_NOCTTY = 0400;
inline int O_TRUNC = 01000;
inline int O_APPEND = 02000;
inline int O_NONBLOCK = 04000;
inline int O_NDELAY = 04000;
inline int O_DSYNC = 010000;
inline int O_NOATIME = 01000000;
inline int O_CLOEXEC = 02000000;
inline int O_SYNC = 04010000;

typedef struct fileinfo {
	string fi_name;		/* last part of fi_pathname */
	string fi_dirname;	/* what is before it */
	string fi_pathname;
	loff_t fi_offset;
	string fi_fs;		/* type of the file system */
	string fi_mount;	/* the translators do not look up where it is mounted: "<unknown>" */
	int fi_oflags;		/* O_... */
} fileinfo_t;

translator fileinfo_t < struct file *F > {
	fi_name = F ? stringof(F->f_path.dentry->d_name.name) : "<none>";
	fi_dirname = F ? dirname(d_path(&F->f_path)) : "<none>";
	fi_pathname = F ? d_path(&F->f_path) : "<none>";
	fi_offset = F ? F->f_pos : 0;
	fi_fs = F ? stringof(F->f_inode->i_sb->s_type->name) : "<none>";
	fi_mount = F ? "<unknown>" : "<none>";
	fi_oflags = F ? F->f_flags : 0;
};

inline fileinfo_t fds[int fd] = xlate<fileinfo_t>(
	fd >= 0 && fd < curthread->files->fdt->max_fds ? curthread->files->fdt->fd[fd] : (struct file *)0);

inline string cwd = d_path(&curthread->fs->pwd);
inline string root = d_path(&curthread->fs->root);
