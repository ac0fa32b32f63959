# SPDX-License-Identifier: GPL-2.0
# loop.py PORT: a datagram, a connection and a refused connection over the loopback interface, at the ports after PORT.
import fcntl, socket, struct, sys
port = int(sys.argv[1])
# The interface is down in a guest that nobody has set up.
with socket.socket() as any:
    request = struct.pack("16sh14x", b"lo", 0x41)
    fcntl.ioctl(any, 0x8914, request)
with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one, socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as two:
    one.bind(("127.0.0.1", port + 1))
    two.bind(("127.0.0.2", port + 2))
    two.sendto(b"12345", ("127.0.0.1", port + 1))
    one.recv(100)
with socket.socket() as listening:
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", port + 3))
    listening.listen()
    client = socket.create_connection(("127.0.0.1", port + 3), source_address=("127.0.0.2", port + 4))
    server, _ = listening.accept()
    client.sendall(b"x" * 777)
    assert len(server.recv(1000)) == 777
    client.close()
    server.recv(1)
    server.close()
try:
    socket.create_connection(("127.0.0.1", port + 5))
except ConnectionRefusedError:
    pass
