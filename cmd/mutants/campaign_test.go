package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

// numbered returns n faults in a row.
func numbered(n int) []fault {
	faults := make([]fault, n)
	for i := range faults {
		faults[i] = fault{File: "p/p.go", at: i, Nth: 1, Change: fmt.Sprint(i)}
	}
	return faults
}

// TestCampaignReplacesTheBroken checks that the same first faults that compile are tried, however
// many at once.
func TestCampaignReplacesTheBroken(t *testing.T) {
	for sandboxes := 1; sandboxes <= 4; sandboxes++ {
		var told []int
		taken, err := campaign(t.Context(), numbered(100), 10, sandboxes,
			func(_ context.Context, _ int, f fault) (outcome, error) {
				if f.at%3 == 0 {
					return outcome{}, fmt.Errorf("%w: here", errBroken)
				}
				return outcome{fault: f}, nil
			},
			func(o outcome) { told = append(told, o.at) })
		slices.Sort(told)
		if want := []int{1, 2, 4, 5, 7, 8, 10, 11, 13, 14}; err != nil || !slices.Equal(told, want) {
			t.Errorf("%d at once: tried %v, %v, want %v", sandboxes, told, err, want)
		}
		if len(taken) != 15 {
			t.Errorf("%d at once: took %d, want 15", sandboxes, len(taken))
		}
	}
}

func TestCampaignEndsWithTheFaults(t *testing.T) {
	taken, err := campaign(t.Context(), numbered(5), 10, 3,
		func(_ context.Context, _ int, f fault) (outcome, error) { return outcome{fault: f}, nil }, func(outcome) {})
	if len(taken) != 5 || err != nil {
		t.Errorf("took %d, %v, want 5", len(taken), err)
	}
}

// TestCampaignUsesASandboxForOneAtATime checks that no sandbox is given two faults at once.
func TestCampaignUsesASandboxForOneAtATime(t *testing.T) {
	var boxes [3]sync.Mutex
	_, err := campaign(t.Context(), numbered(60), 60, len(boxes),
		func(_ context.Context, box int, f fault) (outcome, error) {
			if !boxes[box].TryLock() {
				return outcome{}, fmt.Errorf("sandbox %d is in use", box)
			}
			defer boxes[box].Unlock()
			time.Sleep(100 * time.Microsecond)
			return outcome{fault: f}, nil
		}, func(outcome) {})
	if err != nil {
		t.Error(err)
	}
}

// TestCampaignStopsAtAnError checks that an error stops the other tries and that few more are
// begun.
func TestCampaignStopsAtAnError(t *testing.T) {
	full := errors.New("disk full")
	taken, err := campaign(t.Context(), numbered(100), 50, 2,
		func(ctx context.Context, _ int, f fault) (outcome, error) {
			if f.at == 4 {
				return outcome{}, full
			}
			if f.at == 5 {
				<-ctx.Done()
				return outcome{}, ctx.Err()
			}
			return outcome{fault: f}, nil
		}, func(outcome) {})
	if !errors.Is(err, full) || len(taken) > 6 {
		t.Errorf("took %d and stopped with %v", len(taken), err)
	}
}

func TestReport(t *testing.T) {
	faults := faultsOf(t, one("x := a < b\n\ty := a == b\n\tg(a)"))
	var b strings.Builder
	r := &report{w: &b, total: 4}
	for i, f := range faults[:4] {
		o := outcome{fault: f, asBefore: true}
		switch i {
		case 0:
			o.by, o.how = "positions", "failed"
		case 1:
			o.harmless = "x is not used"
		case 2:
			o.by, o.how, o.harmless = "soak", "panic", "y is not used"
		}
		r.tell(o)
	}
	old := []name{{"p/q.go", "g", "a++", "a++ -> a--", 1}}
	score := r.sum(old, 6, 90*time.Second)
	if score.caught != 2 || score.of != 3 || score.harmless != 1 {
		t.Errorf("scored %+v", score)
	}
	for _, want := range []string{
		"   1/4 caught     0.0s  p/p.go:4 f: a < b -> a <= b  [positions: failed]\n",
		"   2/4 harmless   0.0s  p/p.go:4 f: a < b -> a >= b  [x is not used]\n",
		"   3/4 caught     0.0s  p/p.go:5 f: a == b -> a != b  [soak: panic; it is on the list of the harmless]\n",
		"   4/4 LIVED      0.0s  p/p.go:6 f: g(a) -> dropped  [by nothing]\n",
		"\n# p/p.go:6, the checks print the same as without it\nfile  p/p.go\nfunc  f\nline  g(a)\nfault g(a) -> dropped\n",
		"yet caught (take them out of it):\n\np/p.go:5 f: a == b -> a != b  [soak: panic]\n",
		"any more:\n\nfile  p/q.go\nfunc  g\nline  a++\nfault a++ -> a--\n",
		"   1 caught by positions\n   1 caught by soak\n",
		"\np                        caught 2 of 3 (66.7 %), harmless 1\n",
		"\nall                      caught 2 of 3 (66.7 %), harmless 1, in 1m30s; 2 more did not compile\n",
	} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("not told: %q", want)
		}
	}
	if t.Failed() {
		t.Log(b.String())
	}
}

func TestPercent(t *testing.T) {
	for _, c := range []struct {
		score
		want float64
	}{{score{23, 25, 4}, 92}, {score{0, 3, 0}, 0}, {score{0, 0, 9}, 100}} {
		t.Run(fmt.Sprint(c.score), func(t *testing.T) {
			if got := c.percent(); got != c.want {
				t.Errorf("%v: %v %%, want %v", c.score, got, c.want)
			}
		})
	}
}

func TestHowFailed(t *testing.T) {
	for _, c := range []struct{ output, want string }{
		{"--- FAIL: TestRules (0.1s)\n    --- FAIL: TestRules/one\npanic: oh", "TestRules"},
		{"fatal error: runtime: out of memory\n", "out of memory"},
		{"panic: runtime error: index out of range\n", "panic"},
		{"3 failures", "failed"},
	} {
		t.Run(c.output, func(t *testing.T) {
			if got := howFailed(c.output); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}
