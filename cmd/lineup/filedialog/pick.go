// Package filedialog lets a person choose a file in the system's own dialog. The dialog
// belongs to a program of its own, cmd/filepicker, which is started for each
// choice: whatever becomes of it, the game goes on.
package filedialog

import (
	"context"
	"errors"
	"sync/atomic"
)

// ErrAbsent is the kind of error that says the system's dialog cannot be had here, so
// that the game does well to show a list of its own.
var ErrAbsent = errors.New("no system file dialog")

// Result is what came of a dialog: a path, or that it was cancelled, or an error.
type Result struct {
	Path      string // absolute
	Cancelled bool   // by the person
	Err       error  // one sentence
}

// Picker shows file dialogs, one at a time. Its zero value does.
type Picker struct {
	// Dir is the folder dialogs begin in, "" for where the system likes.
	Dir string

	find func() (string, error) // the program; nil for findHelper
	open atomic.Bool            // whether a dialog is open
}

// Open lets a person choose a file to read. It returns at once; the result comes
// down the channel, which is closed then. A cancelled ctx takes the dialog away.
func (p *Picker) Open(ctx context.Context, title string) <-chan Result {
	return p.start(ctx, "-open", "-title="+title)
}

// Save lets a person choose a file to write, as Open does; name is suggested. The
// person has been asked whether a file of the chosen path is to be replaced. The name
// is as it was typed, perhaps without an ending: a path with one added is another
// file, of which nobody was asked.
func (p *Picker) Save(ctx context.Context, title, name string) <-chan Result {
	return p.start(ctx, "-save", "-title="+title, "-name="+name)
}

func (p *Picker) start(ctx context.Context, args ...string) <-chan Result {
	out := make(chan Result, 1) // nobody need be there to receive
	if !p.open.CompareAndSwap(false, true) {
		out <- Result{Err: errors.New("a file dialog is open already: answer or close that one first")}
		close(out)
		return out
	}
	if p.Dir != "" {
		args = append(args, "-dir="+p.Dir)
	}
	find := p.find
	if find == nil {
		find = findHelper
	}
	go func() {
		r := choose(ctx, find, args)
		p.open.Store(false)
		out <- r
		close(out)
	}()
	return out
}
