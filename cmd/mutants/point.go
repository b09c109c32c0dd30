package main

import (
	"fmt"
	"strings"
)

// fault is one small change to the source and where it is made. The first five
// fields are its name: they stay the same when other lines change.
type fault struct {
	File   string // from the module's root, with slashes
	Func   string // the function, with its receiver, or the variable or constant declared
	Line   string // the first line changed, without its indent
	Change string // "before -> after"
	Nth    int    // from 1: which of those with all the above the same

	at    int // number of the line, from 1
	edits []edit
}

// edit replaces the bytes from start up to end of a file by text.
type edit struct {
	start, end int
	text       string
}

// name is what a fault is found again by.
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

// apply returns src with the edits made. They are in order and do not overlap.
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

// oneLine writes source text in one line, and not too long a one.
func oneLine(text string) string {
	const most = 100
	text = strings.Join(strings.Fields(text), " ")
	if r := []rune(text); len(r) > most {
		text = string(r[:most-3]) + "..."
	}
	return text
}
