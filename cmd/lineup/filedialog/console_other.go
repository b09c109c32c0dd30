//go:build !windows

package filedialog

import "os/exec"

// hideConsole does nothing on systems where programs have no console of their own.
func hideConsole(*exec.Cmd) {}
