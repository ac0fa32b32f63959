/* SPDX-License-Identifier: GPL-2.0 */
/* A library of the goldens, given with -L dlib. */
typedef struct node node_t;
struct node {
	node_t *next;
	int value;
};

typedef struct point {
	int x, y;
} point_t;

enum colour { RED = 1, GREEN };

translator point_t < struct missing_in_this_kernel *M > {
	x = M->x;
};

translator point_t < struct task_struct *T > {
	x = T->pid;
	y = T->nothing_of_that_name;
};

inline int origin = 0;
inline int twice[int n] = n * 2;
inline point_t *current_point = xlate<point_t *>(curthread);
inline int needs_symbol = `no_such_symbol;
inline int of_itself = of_itself + 1;
inline int bad_syntax = ;
