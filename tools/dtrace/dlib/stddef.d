/* SPDX-License-Identifier: GPL-2.0 */
/* As in scripts written for other systems: strtok(NULL, ","), self->ptr != NULL. */
inline void *NULL = 0;
