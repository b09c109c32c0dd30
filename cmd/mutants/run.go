package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"runtime"
	"strconv"
	"strings"
)

// The exit codes.
const (
	exitOK     = 0
	exitFailed = 1 // too few were caught, or the measurement failed
	exitUsage  = 2 // the command was not understood
)

const about = `usage: mutants [flags] FOLDER...

Puts small faults into the Go sources below the folders, one at a time, and runs
the checks until one notices: comparisons turned, conditions and statements
dropped, numbers one too large, plus for minus, a bool returned the other way.
A fault that does not compile is replaced by another and not counted. A check that
fails, runs out of memory or takes ten times as long as without a fault, and ten
seconds more, has noticed it.

Each seed draws its own faults, the same ones each time, in proportion over the
files; what an earlier seed has drawn is passed over. Faults on the list in
cmd/mutants/harmless.txt, each shown to be without effect, are not counted.

The sources are not touched: the changed file is given to the compiler in place of
the one in the tree. Do not change the tree while this runs. After a new test,
-at tries the faults of the lines it was written for again.

The exit code is 0 if enough is caught, 1 if not or if that could not be found
out, 2 if the command was not understood.

flags:
`

// options are the options of the command line.
type options struct {
	seeds    []uint64
	n        int
	checks   string
	tests    []string
	least    float64
	at       []string
	parallel int
	verify   bool
	list     bool
	folders  []string
}

// readOptions reads the command line. If the error is flag.ErrHelp, it has printed the help.
func readOptions(args []string, stdout io.Writer) (options, error) {
	var o options
	flags := flag.NewFlagSet("mutants", flag.ContinueOnError)
	flags.SetOutput(io.Discard) // the caller reports mistakes, in one line
	seeds := flags.String("seed", "1", "draw faults with each of these `SEEDS`, as in 1,2,3")
	flags.IntVar(&o.n, "n", 100, "put in `N` faults for each seed")
	flags.StringVar(&o.checks, "checks", "positions,soak=10,tests,soak=300", "run these `CHECKS` in this order until one notices, after the tests of the fault's own package")
	tests := flags.String("tests", "./engine/... ./game/... ./ai/... ./cmd/arena/...", "the `PACKAGES` whose tests the check named tests runs")
	flags.Float64Var(&o.least, "least", 92, "the `PERCENT` of the faults counted that must be caught")
	at := flags.String("at", "", "try all faults at these `LINES` in place of drawing some, as in engine/turn.go:40,engine/zone.go:7")
	flags.IntVar(&o.parallel, "j", runtime.NumCPU(), "try `J` faults at once")
	flags.BoolVar(&o.verify, "verify", false, "run the checks on the harmless too, and count what they catch")
	flags.BoolVar(&o.list, "list", false, "list the faults in the order drawn, without trying them")
	if err := flags.Parse(args); errors.Is(err, flag.ErrHelp) {
		fmt.Fprint(stdout, about)
		flags.SetOutput(stdout)
		flags.PrintDefaults()
		return o, err
	} else if err != nil {
		return o, err
	}
	for s := range strings.SplitSeq(*seeds, ",") {
		seed, err := strconv.ParseUint(strings.TrimSpace(s), 10, 64)
		if err != nil {
			return o, fmt.Errorf("-seed %s: give whole numbers from 0, with commas between them", *seeds)
		}
		o.seeds = append(o.seeds, seed)
	}
	o.tests = strings.Fields(*tests)
	o.folders = flags.Args()
	if *at != "" {
		o.at = strings.Split(*at, ",")
	}
	switch {
	case len(o.folders) == 0 && len(o.at) == 0:
		return o, errors.New("name the folders to put faults into, as in: mutants engine game/card")
	case o.n < 1:
		return o, fmt.Errorf("-n %d: put in at least 1", o.n)
	case o.parallel < 1:
		return o, fmt.Errorf("-j %d: try at least 1 at once", o.parallel)
	case !(o.least >= 0 && o.least <= 100):
		return o, fmt.Errorf("-least %v: a percentage is from 0 to 100", o.least)
	case len(o.folders) > 0 && len(o.at) > 0:
		return o, errors.New("-at names the files: name no folders with it")
	case len(o.tests) == 0:
		return o, errors.New("-tests names no package")
	}
	return o, nil
}

// run runs the command line args and returns the exit code.
func run(ctx context.Context, args []string, stdout, stderr io.Writer) int {
	o, err := readOptions(args, stdout)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return exitOK
	case err != nil:
		fmt.Fprintf(stderr, "mutants: %v (mutants -h explains)\n", err)
		return exitUsage
	}
	enough, err := measure(ctx, o, stdout)
	if err != nil {
		fmt.Fprintf(stderr, "mutants: %v\n", err)
	}
	if err != nil || !enough {
		return exitFailed
	}
	return exitOK
}
