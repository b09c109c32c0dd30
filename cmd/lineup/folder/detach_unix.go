//go:build unix

package folder

import (
	"os/exec"
	"syscall"
)

// detach gives a program a session of its own, so that it does not end with the terminal.
func detach(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true} }
