package main

import (
	"context"
	"errors"
	"sync"
	"time"
)

// outcome is what came of one fault.
type outcome struct {
	fault
	by       string // the check that noticed it; "" if it lived
	how      string // how that check failed
	harmless string // why it is on the list of the harmless; "" if it is not
	asBefore bool   // whether all checks, having passed, also printed what they print without it
	took     time.Duration
}

// counts reports whether the outcome says something about the checks: a fault
// on the list of the harmless does not, unless a check noticed it after all.
func (o outcome) counts() bool { return o.harmless == "" || o.by != "" }

// try checks one fault in one of the sandboxes, which are numbered from 0. The error is errBroken for a
// fault that does not compile, or what keeps all faults from being checked.
type try func(ctx context.Context, sandbox int, f fault) (outcome, error)

// campaign tries the faults in order, as many at once as there are sandboxes,
// until n have been tried that compile, and tells each outcome. It gives the
// faults it took, those that do not compile among them. Which those are depends on
// nothing but order and n, unless it stops at an error.
func campaign(ctx context.Context, order []fault, n, sandboxes int, do try, tell func(outcome)) (taken []fault, err error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	var (
		mu    sync.Mutex
		good  int // taken and not known to be broken
		busy  int // being tried
		freed = sync.NewCond(&mu)
	)
	// take waits where a fault being tried may yet prove broken and want another.
	take := func() (fault, bool) {
		mu.Lock()
		defer mu.Unlock()
		for good >= n && busy > 0 && err == nil {
			freed.Wait()
		}
		if good >= n || len(taken) == len(order) || err != nil {
			return fault{}, false
		}
		f := order[len(taken)]
		taken = append(taken, f)
		good++
		busy++
		return f, true
	}
	finish := func(o outcome, failed error) {
		mu.Lock()
		defer mu.Unlock()
		busy--
		switch {
		case failed == nil:
			tell(o)
		case errors.Is(failed, errBroken):
			good--
		default:
			if err == nil {
				err = failed
			}
			stop()
		}
		freed.Broadcast()
	}
	var workers sync.WaitGroup
	for box := range sandboxes {
		workers.Go(func() {
			for f, ok := take(); ok; f, ok = take() {
				finish(do(ctx, box, f))
			}
		})
	}
	workers.Wait()
	return taken, err
}
