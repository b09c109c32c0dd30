// Command filepicker shows the system's own dialog for choosing a file, and prints
// the path that was chosen. It is a program apart from the game, which starts it: on
// Linux the dialog links GTK, without which the game would not start, and with
// which it would crash. See README.md for how it is built.
package main

import "os"

func main() {
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr, show))
}
