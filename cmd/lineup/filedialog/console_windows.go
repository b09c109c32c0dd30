package filedialog

import (
	"os/exec"
	"syscall"
)

// hideConsole keeps Windows from opening a console for the program.
func hideConsole(cmd *exec.Cmd) {
	const createNoWindow = 0x08000000
	cmd.SysProcAttr = &syscall.SysProcAttr{CreationFlags: createNoWindow}
}
