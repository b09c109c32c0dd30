package main

import (
	"fmt"
	"strings"
)

// fault is one small change to the source, with its place. The first five fields are its name,
// which stays the same when other lines change.
type fault struct {
	File   string // from the module's root, with slashes
	Func   string // the function, with its receiver, or the declared variable or constant
	Line   string // the first changed line, without its indent
	Change string // "before -> after"
	Nth    int    // the number among those with the same fields above, from 1

	at    int // the line number, from 1
	edits []edit
}

// edit replaces the bytes of a file from start up to end by text.
type edit struct {
	start, end int
	text       string
}

// name identifies a fault across versions of the source.
type name struct {
	File, Func, Line, Change string
	Nth                      int
}

func (f fault) name() name { return name{f.File, f.Func, f.Line, f.Change, f.Nth} }

func (f fault) String() string {
	s := fmt.Sprintf("%s:%d %s: %s", f.File, f.at, f.Func, f.Change)
	if f.Nth > 1 {
		s += fmt.Sprintf(" (%d)", f.Nth)
	}
	return s
}

// apply returns src with the edits made. The edits must be in order and must not overlap.
func apply(src []byte, edits []edit) []byte {
	var out []byte
	done := 0
	for _, e := range edits {
		out = append(out, src[done:e.start]...)
		out = append(out, e.text...)
		done = e.end
	}
	return append(out, src[done:]...)
}

// oneLine returns source text on one line, shortened if it is long.
func oneLine(text string) string {
	const most = 100
	text = strings.Join(strings.Fields(text), " ")
	if r := []rune(text); len(r) > most {
		text = string(r[:most-3]) + "..."
	}
	return text
}
