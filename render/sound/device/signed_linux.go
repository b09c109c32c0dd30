package device

import (
	"io"
	"net"
	"os"
	"syscall"
)

// signed returns a connection whose messages say which user sends them.
func signed(conn net.Conn) io.ReadWriter {
	if c, ok := conn.(*net.UnixConn); ok {
		return &signedConn{c}
	}
	return conn
}

type signedConn struct{ *net.UnixConn }

// Write sends bytes with the numbers of the process and its user.
func (c *signedConn) Write(b []byte) (n int, err error) {
	who := syscall.UnixCredentials(&syscall.Ucred{Pid: int32(os.Getpid()), Uid: uint32(os.Getuid()), Gid: uint32(os.Getgid())})
	for n < len(b) && err == nil {
		var sent int
		sent, _, err = c.WriteMsgUnix(b[n:], who, nil)
		n += sent
	}
	return n, err
}
