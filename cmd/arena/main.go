// Arena is the game without a window: it plays computers against each other,
// proves the engine with random play, checks positions, lists cards and
// measures speed. `arena -h` lists the commands.
package main

import (
	"os"
	"runtime/debug"
)

func main() {
	// A game leaves a few kilobytes behind: tidying up less often than after
	// every few hundred games is a few hundredths faster.
	debug.SetGCPercent(800)
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
}
