package ui

import (
	"fmt"
	"runtime/debug"
)

// Later is work in the background, so that a slow disk does not stop the window. The loop takes its
// result. There is one job at a time.
type Later[T any] struct{ done chan outcome[T] }

type outcome[T any] struct {
	of    T
	fault string // a panic of the job
}

// Start begins a job. The result of an earlier one is dropped.
func (l *Later[T]) Start(work func() T) {
	done := make(chan outcome[T], 1)
	l.done = done
	go func() {
		var o outcome[T]
		defer func() {
			if r := recover(); r != nil {
				o.fault = fmt.Sprintf("%v\n%s", r, debug.Stack())
			}
			done <- o
		}()
		o.of = work()
	}()
}

// Busy reports whether a job was begun and its result not taken yet.
func (l *Later[T]) Busy() bool { return l.done != nil }

// Drop gives up the job and its result.
func (l *Later[T]) Drop() { l.done = nil }

// Take returns the result of the job. Ok reports whether it is done. It panics if the job did, so
// the loop reports that panic as its own.
func (l *Later[T]) Take() (of T, ok bool) {
	select {
	case o := <-l.done:
		l.done = nil
		if o.fault != "" {
			panic(o.fault)
		}
		return o.of, true
	default:
		return of, false
	}
}
