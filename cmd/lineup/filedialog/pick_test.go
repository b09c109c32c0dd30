//go:build unix

package filedialog

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
	"unicode/utf8"
)

// result waits for a result and checks that the channel is closed after it.
func result(t *testing.T, from <-chan Result) Result {
	t.Helper()
	select {
	case r := <-from:
		if _, more := <-from; more {
			t.Error("there was a second result")
		}
		if (r.Path != "" && r.Cancelled) || (r.Err != nil && (r.Path != "" || r.Cancelled)) {
			t.Errorf("more than one thing came of it: %+v", r)
		}
		return r
	case <-time.After(20 * time.Second):
		t.Fatal("no result")
		return Result{}
	}
}

func TestAnswers(t *testing.T) {
	for _, c := range []struct {
		fake string
		want Result
	}{
		{"chooses", Result{Path: "/home/ana/My game.lineup"}},
		{"windows", Result{Path: "/home/ana/x.lineup"}},
		{"unclean", Result{Path: "/home/bob/x.lineup"}},
		{"noisy", Result{Path: "/a.lineup"}},
		{"leaves a child", Result{Path: "/a.lineup"}},
		{"cancelled", Result{Cancelled: true}},
	} {
		t.Run(c.fake, func(t *testing.T) {
			if got := result(t, fake(t, c.fake).Open(t.Context(), "Open")); got != c.want {
				t.Errorf("got %+v, want %+v", got, c.want)
			}
		})
	}
}

func TestMisbehaviour(t *testing.T) {
	for _, c := range []struct{ fake, want string }{
		{"nonsense", "printed no full path"},
		{"nothing", "printed no full path"},
		{"empty line", "printed no full path"},
		{"half", "printed no full path"},
		{"relative", `printed no full path ("game.lineup")`},
		{"two lines", "rename the file"},
		{"no text", "rename the file"},
		{"says no twice", "ended unexpectedly"},
		{"exit 7", "ended unexpectedly (exit status 7)"},
		{"silent failure", "ended unexpectedly (exit status 2)"},
		{"panics", "ended unexpectedly (exit status 2)"},
		{"dies", "ended unexpectedly (signal: killed)"},
		{"without end", "wrote more than a path"},
	} {
		t.Run(c.fake, func(t *testing.T) {
			got := result(t, fake(t, c.fake).Save(t.Context(), "Save", "x.lineup"))
			if got.Err == nil || !strings.Contains(got.Err.Error(), c.want) || errors.Is(got.Err, ErrAbsent) {
				t.Errorf("got %+v, want an error with %q", got, c.want)
			}
			if got.Err != nil && strings.ContainsFunc(got.Err.Error(), func(r rune) bool { return r < ' ' || r == utf8.RuneError }) {
				t.Errorf("the error cannot be shown: %q", got.Err)
			}
		})
	}
}

func TestWithoutDialogs(t *testing.T) {
	got := result(t, fake(t, "without dialogs").Open(t.Context(), "Open"))
	if want := ErrAbsent.Error() + ": built without dialogs"; !errors.Is(got.Err, ErrAbsent) || got.Err.Error() != want {
		t.Errorf("got %v, want %s", got.Err, want)
	}
	got = result(t, fake(t, "long reason").Open(t.Context(), "Open"))
	if !errors.Is(got.Err, ErrAbsent) || len(got.Err.Error()) > 700 || !utf8.ValidString(got.Err.Error()) {
		t.Errorf("got %v", got.Err)
	}
}

func TestFlags(t *testing.T) {
	p := fake(t, "args")
	p.Dir = "/saves"
	if got := result(t, p.Save(t.Context(), "-save\nit", "-x.lineup")); got.Err == nil {
		t.Errorf("a path of two lines was taken: %+v", got)
	}
	got := result(t, p.Save(t.Context(), "Save -it-", "-x.lineup"))
	if want := "/-save|-title=Save -it-|-name=-x.lineup|-dir=/saves"; got.Path != want {
		t.Errorf("got %+v, want %s", got, want)
	}
	p.Dir = ""
	if got := result(t, p.Open(t.Context(), "Open")); got.Path != "/-open|-title=Open" {
		t.Errorf("got %+v", got)
	}
	if got := result(t, p.Open(t.Context(), "a\x00b")); got.Err == nil {
		t.Errorf("a title that cannot be passed on was taken: %+v", got)
	}
}

func TestCanceled(t *testing.T) {
	p := fake(t, "hangs")
	ctx, cancel := context.WithCancel(t.Context())
	first := p.Open(ctx, "Open")
	if got := result(t, p.Open(ctx, "Open")); got.Err == nil || !strings.Contains(got.Err.Error(), "already open") {
		t.Errorf("a second dialog: %+v", got)
	}
	select {
	case got := <-first:
		t.Fatalf("got %+v while the program hangs", got)
	case <-time.After(50 * time.Millisecond):
	}
	cancel()
	if got := result(t, first); !errors.Is(got.Err, context.Canceled) || errors.Is(got.Err, ErrAbsent) {
		t.Errorf("got %+v", got)
	}
	if got := result(t, p.Open(ctx, "Open")); !errors.Is(got.Err, context.Canceled) {
		t.Errorf("begun when cancelled already: %+v", got)
	}
	t.Setenv(fakeEnv, "chooses")
	if got := result(t, p.Open(t.Context(), "Open")); got.Path == "" {
		t.Errorf("no dialog after a cancelled one: %+v", got)
	}
}

// TestNotAProgram checks that a file that cannot be started is an error.
func TestNotAProgram(t *testing.T) {
	path := filepath.Join(t.TempDir(), program)
	if err := os.WriteFile(path, []byte("no program"), 0o755); err != nil {
		t.Fatal(err)
	}
	p := &Picker{find: func() (string, error) { return path, nil }}
	if got := result(t, p.Open(t.Context(), "Open")); got.Err == nil || !strings.Contains(got.Err.Error(), "can't be started") {
		t.Errorf("got %+v", got)
	}
}

func TestFind(t *testing.T) {
	beside, far, empty := t.TempDir(), t.TempDir(), t.TempDir()
	for _, dir := range []string{beside, far} {
		if err := os.WriteFile(filepath.Join(dir, program), []byte("#!/bin/sh\n"), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(beside, "lineup"), nil, 0o755); err != nil {
		t.Fatal(err)
	}
	link := filepath.Join(empty, "lineup")
	if err := os.Symlink(filepath.Join(beside, "lineup"), link); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ self, path, want string }{
		{filepath.Join(beside, "lineup"), far, beside},
		{link, far, beside},
		{filepath.Join(empty, "other"), far, far},
		{"", far, far},
		{filepath.Join(empty, "other"), empty, ""},
		{"lineup", ".", ""},
	} {
		t.Run(filepath.Base(c.self), func(t *testing.T) {
			t.Setenv("PATH", c.path)
			got, err := findBeside(c.self)
			switch {
			case c.want == "" && !errors.Is(err, ErrAbsent):
				t.Errorf("%+v: got %s, %v", c, got, err)
			case c.want != "" && (err != nil || !sameFile(got, filepath.Join(c.want, program))):
				t.Errorf("%+v: got %s, %v", c, got, err)
			}
		})
	}
	t.Setenv("PATH", empty)
	if got := result(t, new(Picker).Open(t.Context(), "Open")); !errors.Is(got.Err, ErrAbsent) || !strings.Contains(got.Err.Error(), "make filepicker") {
		t.Errorf("got %+v", got)
	}
}

func sameFile(a, b string) bool {
	x, err1 := os.Stat(a)
	y, err2 := os.Stat(b)
	return err1 == nil && err2 == nil && os.SameFile(x, y)
}
