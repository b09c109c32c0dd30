//go:build !unix

package folder

import "os/exec"

// detach does nothing on systems without sessions.
func detach(*exec.Cmd) {}
