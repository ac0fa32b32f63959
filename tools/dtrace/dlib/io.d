/* SPDX-License-Identifier: GPL-2.0 */
/* Requests to block devices: bufinfo_t, devinfo_t. */
inline int B_WRITE = 0x000;	/* b_flags */
inline int B_BUSY = 0x001;
inline int B_DONE = 0x002;
inline int B_ERROR = 0x004;
inline int B_PAGEIO = 0x010;
inline int B_PHYS = 0x020;
inline int B_READ = 0x040;
inline int B_ASYNC = 0x100;

typedef struct bufinfo {
	int b_flags;		/* B_READ or not; B_PAGEIO, B_ERROR */
	size_t b_bcount;	/* bytes */
	uintptr_t b_addr;	/* 0: with B_PAGEIO, the data has no address */
	uint64_t b_blkno;	/* of 512 bytes, on the device */
	uint64_t b_lblkno;
	size_t b_resid;		/* bytes still to do */
	size_t b_bufsize;
	uintptr_t b_iodone;	/* function that is called at the end */
	int b_error;		/* 0, or a number of errno.h */
	dev_t b_edev;		/* as getmajor() and getminor() take it */
} bufinfo_t;

/* The error that a BLK_STS_... stands for, as blk_status_to_errno() in block/blk-core.c has it: 8 in each word. */
inline int dt_io_errno[int status] =
	((status >> 3 == 0 ? 0x3d3479431c6e5f00 : status >> 3 == 1 ? 0x4b6d100b4e050c54 : 0x16003e13) >>
	 8 * (status & 7)) & 0xff;

/* An operation with an odd number moves data to the device: REQ_OP_WRITE ... */
translator bufinfo_t < struct bio *B > {
	b_flags = (B->bi_opf & 1 ? B_WRITE : B_READ) | B_PAGEIO | (B->bi_status ? B_ERROR : 0);
	b_bcount = B->bi_iter.bi_size;
	b_addr = 0;
	b_blkno = B->bi_iter.bi_sector;
	b_lblkno = B->bi_iter.bi_sector;
	b_resid = B->bi_iter.bi_size;
	b_bufsize = B->bi_iter.bi_size;
	b_iodone = (uintptr_t)B->bi_end_io;
	b_error = dt_io_errno[B->bi_status];
	b_edev = B->bi_bdev ? B->bi_bdev->bd_dev : 0;
};

translator bufinfo_t < struct request *R > {
	b_flags = (R->cmd_flags & 1 ? B_WRITE : B_READ) | B_PAGEIO;
	b_bcount = R->__data_len;
	b_addr = 0;
	b_blkno = R->__sector;
	b_lblkno = R->__sector;
	b_resid = R->__data_len;
	b_bufsize = R->__data_len;
	b_iodone = (uintptr_t)R->end_io;
	b_error = 0;
	b_edev = R->part ? R->part->bd_dev : 0;
};

typedef struct devinfo {
	int dev_major, dev_minor;
	int dev_instance;	/* Linux counts no instances of a driver: the minor number */
	string dev_name;	/* of the disk: sda */
	string dev_statname;	/* of the disk or partition: sda1 */
	string dev_pathname;	/* /dev/sda1 */
} devinfo_t;

translator devinfo_t < struct block_device *D > {
	dev_major = getmajor(D->bd_dev);
	dev_minor = getminor(D->bd_dev);
	dev_instance = getminor(D->bd_dev);
	dev_name = D->bd_disk->disk_name;
	dev_statname = D->bd_device.kobj.name;
	dev_pathname = strjoin("/dev/", stringof(D->bd_device.kobj.name));
};

translator devinfo_t < struct bio *B > {
	dev_major = getmajor(B->bi_bdev->bd_dev);
	dev_minor = getminor(B->bi_bdev->bd_dev);
	dev_instance = getminor(B->bi_bdev->bd_dev);
	dev_name = B->bi_bdev->bd_disk->disk_name;
	dev_statname = B->bi_bdev->bd_device.kobj.name;
	dev_pathname = strjoin("/dev/", stringof(B->bi_bdev->bd_device.kobj.name));
};

/* A request that is not accounted has no part. */
translator devinfo_t < struct request *R > {
	dev_major = R->part ? getmajor(R->part->bd_dev) : 0;
	dev_minor = R->part ? getminor(R->part->bd_dev) : 0;
	dev_instance = R->part ? getminor(R->part->bd_dev) : 0;
	dev_name = R->part ? stringof(R->part->bd_disk->disk_name) : "<none>";
	dev_statname = R->part ? stringof(R->part->bd_device.kobj.name) : "<none>";
	dev_pathname = R->part ? strjoin("/dev/", stringof(R->part->bd_device.kobj.name)) : "<none>";
};

/*
 * The first page of the data leads to the file if it is a page of the page cache. Pages of direct I/O and of a file
 * system's own structures do not. In a page that is not the first of its folio, the word at "lru" is odd. It leads to the
 * first page, or it is the mask that makes one address of the other (7.3 has both forms). The name of the word differs
 * between kernels. A mask has its upper half set; no page has such an address.
 */
inline struct page *dt_io_first[struct bio *B] = B && B->bi_io_vec ? B->bi_io_vec->bv_page : (struct page *)0;
inline uintptr_t dt_io_word[struct page *P] = P ? (uintptr_t)P->lru.next : 0;
inline struct page *dt_io_head[struct page *P] =
	!(dt_io_word[P] & 1) ? P :
	dt_io_word[P] >> 32 == 0xffffffff ? (struct page *)((uintptr_t)P & dt_io_word[P]) :
	(struct page *)(dt_io_word[P] - 1);

/* A page whose page_type is at least PGTY_buddy (0xf0) has no mapping. The mapping of an anonymous page is odd. */
inline struct inode *dt_io_host[struct page *P] =
	!P || (P->page_type >> 24) - 0xf0 < 0xf || !P->mapping || (uintptr_t)P->mapping & 3 ? (struct inode *)0 :
	P->mapping->host;

/*
 * The inode of a block device has no dentry. The list is linked by the member after d_children, which is in a union that
 * has a name on some kernels only.
 */
inline struct dentry *dt_io_alias[struct inode *I] =
	I && I->i_dentry.first ?
	(struct dentry *)((uintptr_t)I->i_dentry.first - offsetof(struct dentry, d_children) - sizeof(struct hlist_head)) :
	(struct dentry *)0;

inline struct page *dt_io_page[struct bio *B] = dt_io_head[dt_io_first[B]];
inline struct inode *dt_io_inode[struct bio *B] = dt_io_host[dt_io_page[B]];
inline struct dentry *dt_io_dentry[struct bio *B] = dt_io_alias[dt_io_inode[B]];

/*
 * A request does not say which mount it was made by, so paths begin at the root of the file system. d_path() wants a
 * struct path: a dentry behind a mount. Here d_parent is the dentry. The word before it is no mount, so the path ends
 * at the root of the file system, which is its own parent.
 */
inline string dt_io_above[struct dentry *D] =
	d_path((struct path *)((uintptr_t)&D->d_parent - offsetof(struct path, dentry)));
inline string dt_io_name[struct dentry *D] = D ? stringof(D->d_name.name) : "<none>";
inline string dt_io_dir[struct dentry *D] =
	!D ? "<none>" : D->d_parent->d_parent == D->d_parent ? "/" : dt_io_above[D];
inline string dt_io_path[struct dentry *D] =
	!D ? "<none>" : D->d_parent == D ? "/" : strjoin(dt_io_above[D], strjoin("/", stringof(D->d_name.name)));

translator fileinfo_t < struct bio *B > {
	fi_name = dt_io_name[dt_io_dentry[B]];
	fi_dirname = dt_io_dir[dt_io_dentry[B]];
	fi_pathname = dt_io_path[dt_io_dentry[B]];
	fi_offset = dt_io_dentry[B] ? (loff_t)((struct folio *)dt_io_page[B])->index << 12 : 0;
	fi_fs = dt_io_dentry[B] ? stringof(dt_io_dentry[B]->d_sb->s_type->name) : "<none>";
	fi_mount = dt_io_dentry[B] ? "<unknown>" : "<none>";
	fi_oflags = 0;
};

translator fileinfo_t < struct request *R > {
	fi_name = dt_io_name[dt_io_dentry[R->bio]];
	fi_dirname = dt_io_dir[dt_io_dentry[R->bio]];
	fi_pathname = dt_io_path[dt_io_dentry[R->bio]];
	fi_offset = dt_io_dentry[R->bio] ? (loff_t)((struct folio *)dt_io_page[R->bio])->index << 12 : 0;
	fi_fs = dt_io_dentry[R->bio] ? stringof(dt_io_dentry[R->bio]->d_sb->s_type->name) : "<none>";
	fi_mount = dt_io_dentry[R->bio] ? "<unknown>" : "<none>";
	fi_oflags = 0;
};

/* block_rq_issue(request) */
inline bufinfo_t *dt_io_buf = xlate<bufinfo_t *>((struct request *)arg0);
inline devinfo_t *dt_io_dev = xlate<devinfo_t *>((struct request *)arg0);
inline fileinfo_t *dt_io_file = xlate<fileinfo_t *>((struct request *)arg0);

/* block_rq_complete(request, error, bytes) */
typedef struct dt_io_done {
	struct request request;
} dt_io_done_t;

translator bufinfo_t < dt_io_done_t *D > {
	b_flags = (D->request.cmd_flags & 1 ? B_WRITE : B_READ) | B_PAGEIO | B_DONE | (arg1 ? B_ERROR : 0);
	b_bcount = D->request.__data_len;
	b_addr = 0;
	b_blkno = D->request.__sector;
	b_lblkno = D->request.__sector;
	b_resid = D->request.__data_len - arg2;
	b_bufsize = D->request.__data_len;
	b_iodone = (uintptr_t)D->request.end_io;
	b_error = dt_io_errno[arg1];
	b_edev = D->request.part ? D->request.part->bd_dev : 0;
};
inline bufinfo_t *dt_io_done_buf = xlate<bufinfo_t *>((dt_io_done_t *)arg0);

/* submit_bio_wait(bio) */
inline bufinfo_t *dt_io_wait_buf = xlate<bufinfo_t *>((struct bio *)arg0);
inline devinfo_t *dt_io_wait_dev = xlate<devinfo_t *>((struct bio *)arg0);
inline fileinfo_t *dt_io_wait_file = xlate<fileinfo_t *>((struct bio *)arg0);

/* Its return: the argument of the call. */
inline uintptr_t dt_io_waited = self->dt_io_wait;
inline bufinfo_t *dt_io_waited_buf = xlate<bufinfo_t *>((struct bio *)dt_io_waited);
inline devinfo_t *dt_io_waited_dev = xlate<devinfo_t *>((struct bio *)dt_io_waited);
inline fileinfo_t *dt_io_waited_file = xlate<fileinfo_t *>((struct bio *)dt_io_waited);
