package ui

import (
	"strings"
	"testing"
	"time"
)

// wait returns the result of a job.
func wait[T any](t *testing.T, l *Later[T]) (of T) {
	t.Helper()
	for range 10_000 {
		var ok bool
		if of, ok = l.Take(); ok {
			return of
		}
		time.Sleep(time.Millisecond)
	}
	t.Fatal("the work does not end")
	return of
}

// TestLater checks that a result is taken once, that a replaced job's result is never taken, and
// that Take passes on a panic.
func TestLater(t *testing.T) {
	var l Later[int]
	if _, ok := l.Take(); ok || l.Busy() {
		t.Error("nothing was begun, and something is done")
	}
	gate := make(chan bool)
	l.Start(func() int { <-gate; return 1 })
	if _, ok := l.Take(); ok || !l.Busy() {
		t.Error("it is done before it is")
	}
	l.Start(func() int { return 2 })
	close(gate)
	if got := wait(t, &l); got != 2 || l.Busy() {
		t.Errorf("the work came to %d", got)
	}
	l.Start(func() int { return 3 })
	l.Drop()
	if l.Busy() {
		t.Error("what was given up is waited for")
	}
	l.Start(func() int { panic("it broke") })
	defer func() {
		if r, _ := recover().(string); !strings.Contains(r, "it broke") || !strings.Contains(r, "later_test.go") {
			t.Errorf("the panic is %q", r)
		}
	}()
	wait(t, &l)
	t.Error("a panic is lost")
}
