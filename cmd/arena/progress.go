package main

import (
	"fmt"
	"io"
	"time"
)

// progress shows how far a long run is, once a second after the first two seconds.
type progress struct {
	w     io.Writer
	what  string
	total int
	next  time.Time
	shown bool
}

func newProgress(w io.Writer, what string, total int) *progress {
	return &progress{w: w, what: what, total: total, next: time.Now().Add(2 * time.Second)}
}

// at shows that done of the total are done.
func (p *progress) at(done int) {
	if done%16 != 0 { // reading the clock after every game would cost speed
		return
	}
	if now := time.Now(); now.After(p.next) {
		fmt.Fprintf(p.w, "\r%d of %d %s", done, p.total, p.what)
		p.next, p.shown = now.Add(time.Second), true
	}
}

// clear ends the progress line before other output.
func (p *progress) clear() {
	if p.shown {
		fmt.Fprintln(p.w)
		p.shown = false
	}
}

// end shows that all are done.
func (p *progress) end() {
	if p.shown {
		fmt.Fprintf(p.w, "\r%d of %d %s\n", p.total, p.total, p.what)
	}
}
