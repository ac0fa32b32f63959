/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Exactly one access, for memory that others access, or about which the
 * compiler knows too much.
 */
#ifndef ONCE_BPF_H
#define ONCE_BPF_H

#define ONCE(x)			(*(volatile typeof(x) *)&(x))
#define READ_ONCE(x)		ONCE(x)
#define WRITE_ONCE(x, value)	(ONCE(x) = (value))

#endif /* ONCE_BPF_H */
