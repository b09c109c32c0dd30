//go:build !(windows || (darwin && cgo) || (linux && gtk && cgo))

package main

import "errors"

// show stands in where the program is built without dialogs, as it is on Linux by
// default: so that building everything needs neither cgo nor GTK.
func show(request) (string, error) {
	return "", errors.New("built without dialogs: build it with make filepicker")
}
