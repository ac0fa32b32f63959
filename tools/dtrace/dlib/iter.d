/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Arguments and guards of provider iter; probe/prov_iter.cc lists its iterators. Of bpf_iter_run_prog(program, context),
 * the program knows for which iterator it was loaded, and the context has the object. At the end the kernel calls once
 * more, without an object.
 */
inline string dt_iter_name = stringof(((struct bpf_prog *)arg0)->aux->attach_func_name);

inline struct task_struct *dt_iter_task = ((struct bpf_iter__task *)arg1)->task;
inline int dt_iter_is_task = dt_iter_name == "bpf_iter_task" && dt_iter_task;
inline int dt_iter_is_process = dt_iter_is_task && dt_iter_task->pid == dt_iter_task->tgid;
inline psinfo_t *dt_iter_psinfo = xlate<psinfo_t *>(dt_iter_task);
inline lwpsinfo_t *dt_iter_lwpsinfo = xlate<lwpsinfo_t *>(dt_iter_task);

/* struct bpf_iter__task_file has the task at the same place. */
inline struct file *dt_iter_file = ((struct bpf_iter__task_file *)arg1)->file;
inline int dt_iter_is_file = dt_iter_name == "bpf_iter_task_file" && dt_iter_file;
inline int dt_iter_fd = ((struct bpf_iter__task_file *)arg1)->fd;
inline fileinfo_t *dt_iter_fileinfo = xlate<fileinfo_t *>(dt_iter_file);

inline struct sock *dt_iter_tcp = (struct sock *)((struct bpf_iter__tcp *)arg1)->sk_common;
inline int dt_iter_is_tcp = dt_iter_name == "bpf_iter_tcp" && dt_iter_tcp;
inline csinfo_t *dt_iter_tcp_connection = xlate<csinfo_t *>(dt_iter_tcp);
inline tcpsinfo_t *dt_iter_tcp_state = xlate<tcpsinfo_t *>(dt_iter_tcp);

inline struct sock *dt_iter_udp = (struct sock *)((struct bpf_iter__udp *)arg1)->udp_sk;
inline int dt_iter_is_udp = dt_iter_name == "bpf_iter_udp" && dt_iter_udp;
inline csinfo_t *dt_iter_udp_connection = xlate<csinfo_t *>(dt_iter_udp);
inline udpsinfo_t *dt_iter_udp_state = xlate<udpsinfo_t *>(dt_iter_udp);

inline struct unix_sock *dt_iter_unix = ((struct bpf_iter__unix *)arg1)->unix_sk;
inline int dt_iter_is_unix = dt_iter_name == "bpf_iter_unix" && dt_iter_unix;

inline struct bpf_map *dt_iter_map = ((struct bpf_iter__bpf_map *)arg1)->map;
inline int dt_iter_is_map = dt_iter_name == "bpf_iter_bpf_map" && dt_iter_map;
inline struct bpf_prog *dt_iter_prog = ((struct bpf_iter__bpf_prog *)arg1)->prog;
inline int dt_iter_is_prog = dt_iter_name == "bpf_iter_bpf_prog" && dt_iter_prog;
inline struct bpf_link *dt_iter_link = ((struct bpf_iter__bpf_link *)arg1)->link;
inline int dt_iter_is_link = dt_iter_name == "bpf_iter_bpf_link" && dt_iter_link;
