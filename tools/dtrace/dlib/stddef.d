/* SPDX-License-Identifier: GPL-2.0 */
/* NULL, for scripts written for other systems: strtok(NULL, ","), self->ptr != NULL. */
inline void *NULL = 0;
