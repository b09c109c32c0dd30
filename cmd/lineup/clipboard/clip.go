// Package clipboard copies a line of text to the system's clipboard and pastes one from it. Neither
// blocks for more than a moment, even if the clipboard hangs.
package clipboard

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/atotto/clipboard"
)

// MaxBytes is the maximum length of a line.
const MaxBytes = 4 << 10

// system is the clipboard of this computer.
var system = board{
	read:     clipboard.ReadAll,
	write:    clipboard.WriteAll,
	absent:   clipboard.Unsupported,
	patience: time.Second / 2,
	running:  make(chan struct{}, 4),
}

// Copy puts a line of text on the clipboard.
func Copy(text string) error { return system.copy(text) }

// Paste returns the line of text on the clipboard, without surrounding space.
func Paste() (string, error) { return system.paste() }

// board is a clipboard.
type board struct {
	read     func() (string, error)
	write    func(string) error
	absent   bool // whether there is no way to reach it
	patience time.Duration

	// Each unanswered request has a place in running. A request cannot be canceled, so this limits
	// how often a hanging clipboard is asked.
	running chan struct{}
}

func (b *board) copy(text string) error {
	if err := check(text); err != nil {
		return fmt.Errorf("can't copy this: %w", err)
	}
	_, err := b.ask(func() (string, error) { return "", b.write(text) })
	if err != nil {
		return fmt.Errorf("can't copy: %w", err)
	}
	return nil
}

func (b *board) paste() (string, error) {
	text, err := b.ask(b.read)
	var failed answer
	switch {
	case errors.As(err, &failed):
		return "", fmt.Errorf("no text in the clipboard: copy a line of text first%s", failed.detail())
	case err != nil:
		return "", fmt.Errorf("can't paste: %w", err)
	}
	text = strings.TrimSpace(text) // a line copied from a terminal ends with a line break
	if err := check(text); err != nil {
		return "", fmt.Errorf("can't paste this: %w", err)
	}
	return text, nil
}
