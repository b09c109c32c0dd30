package main

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"
)

// answers returns a function that gives this answer instead of showing a dialog.
func answers(path string, err error) func(request) (string, error) {
	return func(request) (string, error) { return path, err }
}

func TestExitCodes(t *testing.T) {
	for _, c := range []struct {
		name           string
		show           func(request) (string, error)
		code           int
		stdout, stderr string
	}{
		{"chosen", answers("/a/b c.lineup", nil), exitChosen, "/a/b c.lineup\n", ""},
		{"cancelled", answers("", errCancelled), exitCancelled, "", ""},
		{"an error", answers("", errors.New("no\nscreen")), exitNoDialog, "", "filepicker: no screen\n"},
		{"a panic", func(request) (string, error) { panic("gtk initialisation failed") }, exitNoDialog, "", "filepicker: gtk initialisation failed\n"},
		{"no path", answers("", nil), exitNoDialog, "", "filepicker: the choice is not a file on this computer: choose one from its own disks\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var stdout, stderr strings.Builder
			code := run([]string{"-open"}, &stdout, &stderr, c.show)
			if code != c.code || stdout.String() != c.stdout || stderr.String() != c.stderr {
				t.Errorf("exit %d, %q, %q", code, stdout.String(), stderr.String())
			}
		})
	}
}

func TestRequest(t *testing.T) {
	dir := t.TempDir()
	var got request
	show := func(r request) (string, error) { got = r; return "", errCancelled }
	var stdout, stderr strings.Builder
	run([]string{"-save", "-title=Save -it-", "-name", "My game.lineup", "-dir", dir}, &stdout, &stderr, show)
	if want := (request{save: true, title: "Save -it-", name: "My game.lineup", dir: dir}); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	run([]string{"-open", "-dir", filepath.Join(dir, "gone")}, &stdout, &stderr, show)
	if got != (request{}) {
		t.Errorf("got %+v, want one without the folder that is not there", got)
	}
	if stdout.Len()+stderr.Len() > 0 {
		t.Errorf("written: %q, %q", stdout.String(), stderr.String())
	}
}

func TestMisuse(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"", "use either -open or -save"},
		{"-open -save", "use either -open or -save"},
		{"-open -name x", "-name needs -save"},
		{"-save -name ../x", "with -dir"},
		{`-save -name a\x`, "with -dir"},
		{"-open here", `unexpected argument "here"`},
		{"-colour", "-colour"},
	} {
		t.Run(c.args, func(t *testing.T) {
			var stdout, stderr strings.Builder
			code := run(strings.Fields(c.args), &stdout, &stderr, func(request) (string, error) {
				t.Error("a dialog was shown")
				return "", nil
			})
			if code != exitNoDialog || !strings.Contains(stderr.String(), c.want) || strings.Count(stderr.String(), "\n") != 1 || stdout.Len() > 0 {
				t.Errorf("exit %d, %q, want %q", code, stderr.String(), c.want)
			}
		})
	}
}

func TestHelp(t *testing.T) {
	var stdout, stderr strings.Builder
	if code := run([]string{"-h"}, &stdout, &stderr, answers("", nil)); code != exitChosen || stderr.Len() > 0 {
		t.Errorf("exit %d, %q", code, stderr.String())
	}
	for _, want := range []string{"usage: filepicker -open | -save", "-title TITLE", "-name NAME", "-dir FOLDER"} {
		if !strings.Contains(stdout.String(), want) {
			t.Errorf("no %q in the help", want)
		}
	}
}
