package clipboard

import (
	"errors"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"
)

// holding returns a clipboard that holds this text.
func holding(text string) *board {
	return &board{
		read:     func() (string, error) { return text, nil },
		write:    func(t string) error { text = t; return nil },
		patience: 10 * time.Second,
		running:  make(chan struct{}, 1),
	}
}

func TestCopyAndPaste(t *testing.T) {
	b := holding("before")
	for _, text := range []string{`standard seats=Ana:person:"The Flash",Bob:greedy seed=42`, "Zoë ★", "", strings.Repeat("x", MaxBytes)} {
		if err := b.copy(text); err != nil {
			t.Fatal(err)
		}
		if got, err := b.paste(); err != nil || got != text {
			t.Errorf("got %q, %v, want %q", got, err, text)
		}
	}
}

func TestPasteTrims(t *testing.T) {
	for _, text := range []string{"a line\n", "\r\n  a line\r\n\n", strings.Repeat(" ", 2*MaxBytes) + "a line"} {
		if got, err := holding(text).paste(); err != nil || got != "a line" {
			t.Errorf("%.20q: got %.20q, %v", text, got, err)
		}
	}
}

func TestNoLine(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{strings.Repeat("x", MaxBytes+1), "longer than 4 KiB"},
		{"one\ntwo", "more than one line"},
		{"one\rtwo", "more than one line"},
		{"one\u2028two", "more than one line"},
		{"\xff\xfe", "not text"},
		{"a\x00b", "unprintable"},
		{"a\x1b[2Jb", "unprintable"},
	} {
		t.Run(c.text, func(t *testing.T) {
			if got, err := holding(c.text).paste(); got != "" || err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("pasted %.20q: %.20q, %v, want %q", c.text, got, err, c.want)
			}
			b := holding("before")
			if err := b.copy(c.text); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("copied %.20q: %v, want %q", c.text, err, c.want)
			}
			if got, _ := b.paste(); got != "before" {
				t.Errorf("%.20q was copied all the same", c.text)
			}
		})
	}
}

func TestErrors(t *testing.T) {
	for _, c := range []struct {
		err   error
		words string
	}{
		{&exec.ExitError{Stderr: []byte("Error: target\x1b STRING\nnot available\n")}, "Error: target STRING not available"},
		{errors.New("access denied"), "access denied"},
		{errors.New(strings.Repeat("x", 5000)), strings.Repeat("x", 200)},
		{syscall.Errno(0), ""},
	} {
		t.Run(c.words, func(t *testing.T) {
			b := holding("")
			b.read = func() (string, error) { return "half", c.err }
			b.write = func(string) error { return c.err }
			want := "no text in the clipboard: copy a line of text first"
			if c.words != "" {
				want += " (" + c.words + ")"
			}
			if got, err := b.paste(); got != "" || err == nil || err.Error() != want {
				t.Errorf("pasted %q, %v, want %s", got, err, want)
			}
			want = "can't copy: " + c.words
			if c.words == "" {
				want += "the clipboard refused: try again"
			}
			if err := b.copy("x"); err == nil || err.Error() != want {
				t.Errorf("copied: %v, want %s", err, want)
			}
		})
	}
}

// TestHanging checks that a hanging clipboard is abandoned and not asked without limit.
func TestHanging(t *testing.T) {
	b, asked, free := holding("x"), 0, make(chan struct{})
	b.patience, b.running = 10*time.Millisecond, make(chan struct{}, 2)
	b.read = func() (string, error) { <-free; return "late", nil }
	b.write = func(string) error { <-free; return nil }
	for range 6 {
		start := time.Now()
		_, err1 := b.paste()
		err2 := b.copy("x")
		if !errors.Is(err1, errSlow) || !errors.Is(err2, errSlow) {
			t.Fatalf("got %v, %v", err1, err2)
		}
		if took := time.Since(start); took > 5*time.Second {
			t.Fatalf("waited %v", took)
		}
		asked = max(asked, len(b.running))
	}
	if asked != 2 {
		t.Errorf("%d questions were open at once, want 2", asked)
	}
	close(free)
	b.patience = 10 * time.Second
	for len(b.running) > 0 {
		time.Sleep(time.Millisecond)
	}
	if got, err := b.paste(); err != nil || got != "late" {
		t.Errorf("after it came back: %q, %v", got, err)
	}
}
