package main

import (
	"fmt"
	"net"
	"os"
	"regexp"
	"runtime"
	"strings"
	"time"
)

// hasDisplay reports whether a window can be opened at all.
func hasDisplay() bool {
	return runtime.GOOS != "linux" || os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != ""
}

// A display that was started just before the game, such as Xvfb by a script, takes a moment.
const (
	displayWait  = 3 * time.Second // the longest wait
	displayRetry = 50 * time.Millisecond
)

// xSockets is the folder with the sockets of the X displays of this computer.
const xSockets = "/tmp/.X11-unix"

var localDisplay = regexp.MustCompile(`^(?:unix)?:([0-9]+)(?:\.[0-9]+)?$`)

// awaitDisplay waits until an X display of this computer accepts connections, but not longer than
// most. It does not wait for any other display. Folder has the sockets.
func awaitDisplay(display, folder string, most time.Duration) {
	found := localDisplay.FindStringSubmatch(display)
	if runtime.GOOS != "linux" || found == nil {
		return
	}
	socket := folder + "/X" + found[1]
	for end := time.Now().Add(most); ; time.Sleep(displayRetry) {
		for _, name := range []string{socket, "@" + socket} {
			if c, err := net.Dial("unix", name); err == nil {
				c.Close()
				return
			}
		}
		if time.Now().After(end) {
			return
		}
	}
}

// displayFault rewords the error of a window system that cannot be reached. It returns other errors
// as they are, in one line.
func displayFault(err error, display string) error {
	words := oneLine(err.Error())
	if !strings.Contains(words, "failed to open display") {
		return fmt.Errorf("%s", words)
	}
	return fmt.Errorf("%w: display %s can't be opened: start from a desktop, or set DISPLAY to a display that is running (e.g. with xvfb-run)", errFlags, display)
}
