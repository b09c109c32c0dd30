// Arena is the game without a window. It plays computers against each other, tests the engine with
// random play, checks positions, lists cards and measures speed. `arena -h` lists the commands.
package main

import (
	"os"
	"runtime/debug"
)

func main() {
	// A game leaves a few kilobytes of garbage. Collecting it less often than every few hundred
	// games is a few percent faster.
	debug.SetGCPercent(800)
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
}
