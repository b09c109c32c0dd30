//go:build windows || (darwin && cgo) || (linux && gtk && cgo)

package main

import (
	"errors"
	"runtime"

	"github.com/sqweek/dialog"
)

// The files that the dialog shows.
const (
	ending = "lineup"
	kind   = "Lineup (*." + ending + ")"
)

// init keeps dialogs on the main thread. GTK is set up there, and macOS shows dialogs only there.
func init() { runtime.LockOSThread() }

// show shows the system's dialog and waits for its answer.
func show(r request) (string, error) {
	d := dialog.File().Title(r.title).Filter(kind, ending).SetStartDir(r.dir)
	prepare(r)
	ask := d.Load
	if r.save {
		ask = d.SetStartFile(r.name).Save
	}
	path, err := ask()
	if errors.Is(err, dialog.ErrCancelled) {
		return "", errCancelled
	}
	return path, err
}
