/* SPDX-License-Identifier: GPL-2.0 */
/* Arguments of provider vminfo; probe/prov_vminfo.cc lists its events. */
inline struct vm_area_struct *dt_vm_area = (struct vm_area_struct *)arg0;
inline uintptr_t dt_vm_start = arg0;
inline uintptr_t dt_vm_address = arg1;
/* FAULT_FLAG_REMOTE, FAULT_FLAG_TRIED: another process's memory is looked at; the fault was handled in part before. */
inline int dt_vm_is_first = (arg2 & 0xa0) == 0;

/* submit_bio(bio): REQ_OP_READ is 0, REQ_OP_WRITE 1 of linux/blk_types.h; a page is of 4096 bytes. */
inline int dt_vm_operation = ((struct bio *)arg0)->bi_opf & 0xff;
inline uint64_t dt_vm_bytes = ((struct bio *)arg0)->bi_iter.bi_size;
inline int dt_vm_is_read = dt_vm_operation == 0 && dt_vm_bytes != 0;
inline int dt_vm_is_written = dt_vm_operation == 1 && dt_vm_bytes != 0;
inline int64_t dt_vm_pages = (dt_vm_bytes + 4095) / 4096;
inline int64_t dt_vm_one = 1;
inline int64_t dt_vm_none = 0;
