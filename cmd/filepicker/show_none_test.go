//go:build !(windows || (darwin && cgo) || (linux && gtk && cgo))

package main

import (
	"strings"
	"testing"
)

func TestBuiltWithoutDialogs(t *testing.T) {
	var stdout, stderr strings.Builder
	code := run([]string{"-open"}, &stdout, &stderr, show)
	if code != exitNoDialog || stdout.Len() > 0 || !strings.Contains(stderr.String(), "built without dialogs") {
		t.Errorf("exit %d, %q, %q", code, stdout.String(), stderr.String())
	}
}
