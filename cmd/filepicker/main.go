// Command filepicker shows the system's own dialog for choosing a file and prints the chosen path.
// It is separate from the game, which starts it. On Linux the dialog links GTK. A game that linked
// it would not start without GTK and would crash with it. See README.md for how to build it.
package main

import "os"

func main() {
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr, show))
}
