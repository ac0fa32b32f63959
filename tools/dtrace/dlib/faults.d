/* SPDX-License-Identifier: GPL-2.0 */
/* Kinds of faults: arg4 of ERROR. */
inline int DTRACEFLT_UNKNOWN = 0;
inline int DTRACEFLT_BADADDR = 1;	/* arg5: the address */
inline int DTRACEFLT_BADALIGN = 2;
inline int DTRACEFLT_ILLOP = 3;
inline int DTRACEFLT_DIVZERO = 4;
inline int DTRACEFLT_NOSCRATCH = 5;
inline int DTRACEFLT_KPRIV = 6;
inline int DTRACEFLT_UPRIV = 7;
inline int DTRACEFLT_TUPOFLOW = 8;
inline int DTRACEFLT_BADSTACK = 9;
inline int DTRACEFLT_BADSIZE = 10;	/* arg5: the size */
inline int DTRACEFLT_BADINDEX = 11;	/* arg5: the index */
inline int DTRACEFLT_NOCPU = 12;	/* arg5: the CPU */
inline int DTRACEFLT_LIBRARY = 1000;
