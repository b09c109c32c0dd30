package ui

import (
	"fmt"
	"runtime/debug"
)

// Later is work done beside the loop, so that a slow disk does not stop the window.
// What it comes to is taken up by the loop. There is one work at a time.
type Later[T any] struct{ done chan outcome[T] }

type outcome[T any] struct {
	of    T
	fault string // a panic of the work
}

// Start begins the work. What an earlier one comes to is not asked for any more.
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

// Busy reports whether work was begun that has not been taken up.
func (l *Later[T]) Busy() bool { return l.done != nil }

// Drop gives the work up: what it comes to is not asked for any more.
func (l *Later[T]) Drop() { l.done = nil }

// Take returns what the work came to; ok reports whether it is done now. A panic of the
// work is one of the loop, which tells of it as of its own.
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
