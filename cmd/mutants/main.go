// Mutants measures whether the tests notice faults. It puts small faults into Go sources, one at a
// time and drawn by a seed. It runs the tests, the positions and a short soak, and lists the faults
// that none of them noticed. `mutants -h` explains more.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	code := run(ctx, os.Args[1:], os.Stdout, os.Stderr)
	stop()
	os.Exit(code)
}
