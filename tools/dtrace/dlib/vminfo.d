/* SPDX-License-Identifier: GPL-2.0 */
/* Arguments of provider vminfo; probe/prov_vminfo.cc lists its events. */
inline struct vm_area_struct *dt_vm_area = (struct vm_area_struct *)arg0;
inline uintptr_t dt_vm_address = arg1;
