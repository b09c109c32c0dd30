// Arena is the game without a window: it plays computers against each other,
// proves the engine with random play, checks positions, lists cards and
// measures speed. `arena -h` lists the commands.
package main

import "os"

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }
