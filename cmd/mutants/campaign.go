package main

import (
	"context"
	"errors"
	"sync"
	"time"
)

// outcome is the result for one fault.
type outcome struct {
	fault
	by       string // the check that noticed it, or "" if none did
	how      string // how that check failed
	harmless string // why it is on the list of the harmless, or "" if it is not
	asBefore bool   // whether all checks passed with the same output as without the fault
	took     time.Duration
}

// counts reports whether the outcome says something about the checks. A fault on the list of the
// harmless does not, unless a check noticed it.
func (o outcome) counts() bool { return o.harmless == "" || o.by != "" }

// try checks one fault in one of the sandboxes, which are numbered from 0. The error is errBroken
// if the fault does not compile. Any other error stops the campaign.
type try func(ctx context.Context, sandbox int, f fault) (outcome, error)

// campaign tries the faults in order, as many at once as there are sandboxes, until n that compile
// have been tried. It passes each outcome to tell. It returns the faults it took, including those
// that do not compile. They depend only on order and n, unless an error stops the campaign.
func campaign(ctx context.Context, order []fault, n, sandboxes int, do try, tell func(outcome)) (taken []fault, err error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	var (
		mu    sync.Mutex
		good  int // taken and not known to be broken
		busy  int // being tried
		freed = sync.NewCond(&mu)
	)
	// take waits while a fault being tried may still prove broken and need a replacement.
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
