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
	uint64_t b_blkno;	/* of 512 bytes, on the device */
	uint64_t b_lblkno;
	size_t b_resid;		/* bytes still to do */
	size_t b_bufsize;
	uintptr_t b_iodone;	/* function that is called at the end */
	int b_error;		/* BLK_STS_... */
	dev_t b_edev;		/* as getmajor() and getminor() take it */
} bufinfo_t;

/* An operation with an odd number moves data to the device: REQ_OP_WRITE ... */
translator bufinfo_t < struct bio *B > {
	b_flags = (B->bi_opf & 1 ? B_WRITE : B_READ) | B_PAGEIO | (B->bi_status ? B_ERROR : 0);
	b_bcount = B->bi_iter.bi_size;
	b_blkno = B->bi_iter.bi_sector;
	b_lblkno = B->bi_iter.bi_sector;
	b_resid = B->bi_iter.bi_size;
	b_bufsize = B->bi_iter.bi_size;
	b_iodone = (uintptr_t)B->bi_end_io;
	b_error = B->bi_status;
	b_edev = B->bi_bdev ? B->bi_bdev->bd_dev : 0;
};

translator bufinfo_t < struct request *R > {
	b_flags = (R->cmd_flags & 1 ? B_WRITE : B_READ) | B_PAGEIO;
	b_bcount = R->__data_len;
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

/* The blocks of a request may be of no file, and of which one the request does not say. */
translator fileinfo_t < struct request *R > {
	fi_name = "<none>";
	fi_dirname = "<none>";
	fi_pathname = "<none>";
	fi_offset = 0;
	fi_fs = "<none>";
	fi_oflags = 0;
};

/* Arguments of provider io: block_rq_issue(request), block_rq_complete(request, error, bytes). */
inline bufinfo_t *dt_io_buf = xlate<bufinfo_t *>((struct request *)arg0);
inline devinfo_t *dt_io_dev = xlate<devinfo_t *>((struct request *)arg0);
inline fileinfo_t *dt_io_file = xlate<fileinfo_t *>((struct request *)arg0);
