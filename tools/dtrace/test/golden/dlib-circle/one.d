/* SPDX-License-Identifier: GPL-2.0 */
/* Libraries that depend on each other in a circle. */
#pragma D depends_on library two.d
inline int LIBRARY_one = 1;
