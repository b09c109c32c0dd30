//go:build !windows

package filedialog

import "os/exec"

// hideConsole does nothing where programs have no console of their own.
func hideConsole(*exec.Cmd) {}
