package clipboard

import (
	"errors"
	"os/exec"
	"strings"
	"syscall"
	"time"
)

var (
	errAbsent = errors.New("no clipboard program found: install xclip, or wl-clipboard on Wayland (sudo apt install xclip), and start the game again")
	errSlow   = errors.New("the clipboard does not answer: try again, or copy the text again in the program it comes from")
)

// ask makes a request to the clipboard and waits for a moment. The error is an answer if it comes
// from the clipboard itself.
func (b *board) ask(do func() (string, error)) (string, error) {
	if b.absent {
		return "", errAbsent
	}
	select {
	case b.running <- struct{}{}:
	default:
		return "", errSlow
	}
	type reply struct {
		text string
		err  error
	}
	done := make(chan reply, 1) // perhaps no one receives
	go func() {
		text, err := do()
		<-b.running
		done <- reply{text, err}
	}()
	select {
	case r := <-done:
		if r.err != nil {
			return "", answer{r.err}
		}
		return r.text, nil
	case <-time.After(b.patience):
		return "", errSlow
	}
}

// answer is an error from the clipboard.
type answer struct{ err error }

// Error returns the clipboard's own message.
func (a answer) Error() string {
	if words := a.words(); words != "" {
		return words
	}
	return "the clipboard refused: try again"
}

// detail returns the message in parentheses, to follow a sentence, or "" if there is none.
func (a answer) detail() string {
	if words := a.words(); words != "" {
		return " (" + words + ")"
	}
	return ""
}

// words returns the message of the clipboard or its program about the error, or "" if none.
func (a answer) words() string {
	var exit *exec.ExitError
	var code syscall.Errno
	text := a.err.Error()
	switch {
	case errors.As(a.err, &exit) && len(exit.Stderr) > 0:
		text = string(exit.Stderr)
	case errors.As(a.err, &code) && code == 0:
		return "" // Windows: "the operation completed successfully"
	}
	const most = 200
	words := []rune(strings.Join(strings.Fields(strings.Map(printable, strings.ToValidUTF8(text, ""))), " "))
	return string(words[:min(len(words), most)])
}
