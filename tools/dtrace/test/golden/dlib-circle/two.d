/* SPDX-License-Identifier: GPL-2.0 */
/* Libraries that depend on each other in a circle. */
#pragma D depends_on library three.d
inline int LIBRARY_two = 1;
