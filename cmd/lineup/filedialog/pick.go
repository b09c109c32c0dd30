// Package filedialog lets a person choose a file in the system's own dialog. A separate program,
// cmd/filepicker, shows the dialog and is started for each choice, so the game continues even if it
// fails.
package filedialog

import (
	"context"
	"errors"
	"sync/atomic"
)

// ErrAbsent marks an error that means there is no system dialog. The game should then show its own
// list.
var ErrAbsent = errors.New("no system file dialog")

// Result is the result of a dialog: a path, a cancellation or an error.
type Result struct {
	Path      string // absolute
	Cancelled bool   // by the person
	Err       error  // one sentence
}

// Picker shows file dialogs, one at a time. Its zero value is usable.
type Picker struct {
	// Dir is the folder where dialogs begin, or "" for the system's choice.
	Dir string

	find func() (string, error) // the program; nil for findHelper
	open atomic.Bool            // whether a dialog is open
}

// Open lets a person choose a file to read. It returns immediately. The result arrives on the
// channel, which is then closed. Canceling ctx closes the dialog.
func (p *Picker) Open(ctx context.Context, title string) <-chan Result {
	return p.start(ctx, "-open", "-title="+title)
}

// Save is like Open but for a file to write, with a suggested name. If the chosen file exists, the
// dialog has asked whether to replace it. The name is as typed, perhaps without an ending. With an
// ending added, the path names another file, and the dialog has not asked about that one.
func (p *Picker) Save(ctx context.Context, title, name string) <-chan Result {
	return p.start(ctx, "-save", "-title="+title, "-name="+name)
}

func (p *Picker) start(ctx context.Context, args ...string) <-chan Result {
	out := make(chan Result, 1) // perhaps no one receives
	if !p.open.CompareAndSwap(false, true) {
		out <- Result{Err: errors.New("a file dialog is already open: answer or close it first")}
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
