//go:build !(windows || (darwin && cgo) || (linux && gtk && cgo))

package main

import "errors"

// show returns an error in a program built without dialogs. This is the default on Linux, so that
// building everything needs neither cgo nor GTK.
func show(request) (string, error) {
	return "", errors.New("built without dialogs: build it with make filepicker")
}
