package render

import (
	"encoding/base64"
	"errors"
	"fmt"
	"os"
	"regexp"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
)

// ErrCrashed is the error of a program that ended by an internal fault. The game is saved as of the
// last answer, if there is a store.
var ErrCrashed = errors.New("crashed: the next start offers your game and a report")

// guard runs a step of the loop and reports a panic in it. The loop then ends at its next tick.
func (a *App) guard(what string, do func()) {
	defer func() {
		if fault := recover(); fault != nil {
			stack := debug.Stack()
			a.report(what, fault, stack, a.gameText(), a.keep.id)
		}
	}()
	do()
}

// guardBeside is like guard but for background work, so it does not read the game.
func (a *App) guardBeside(what string, do func()) {
	defer func() {
		if fault := recover(); fault != nil {
			a.report(what, fault, debug.Stack(), "it happened in the background\n", "")
		}
	}()
	do()
}

// report saves the report of a panic, or prints it if it cannot be saved.
func (a *App) report(what string, fault any, stack []byte, game, id string) {
	a.crashed.Store(true)
	text := crashText(a.Version, what, fault, stack, game)
	if a.Store != nil && a.Store.WriteCrash(text, id) == nil {
		return
	}
	fmt.Fprintln(os.Stderr, text)
}

// gameText returns the part of a report about the current game: its plan without the players'
// names, its answers, and the stack of rules.
func (a *App) gameText() (text string) {
	defer func() {
		if fault := recover(); fault != nil {
			text += fmt.Sprintf("\nthe rest of the game can't be reported: %v\n", fault)
		}
	}()
	t := a.atTable()
	if t == nil {
		return fmt.Sprintf("no game was in progress; the screen was %T\n", a.scene)
	}
	plan := t.Match.Plan()
	plan.Seats = slices.Clone(plan.Seats)
	for i := range plan.Seats {
		plan.Seats[i].Name = fmt.Sprint("Seat ", i+1)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "plan: %v\ncards: %016x\n", plan, t.Match.Book().Library().Fingerprint())
	if base := t.Match.Record().Base; base != nil {
		fmt.Fprintf(&b, "starting from this state: %s\n", base64.StdEncoding.EncodeToString(base))
	}
	b.WriteString("answers (kind seat card number):")
	text = b.String()
	for _, o := range t.Match.Log() {
		fmt.Fprintf(&b, " %d.%d.%d.%d", o.Kind, o.Seat, o.Card, o.N)
	}
	b.WriteString("\n\n")
	text = b.String()
	return text + t.Match.Machine()
}

// crashText returns the report of a panic, in plain text.
func crashText(version, what string, fault any, stack []byte, game string) string {
	return fmt.Sprintf("Lineup %s, %s, %s/%s\nwhile %s: %v\n\n%s\n%s",
		version, runtime.Version(), runtime.GOOS, runtime.GOARCH, what, fault, game, withoutPaths(string(stack)))
}

// private matches file paths. A report keeps their last two parts.
var private = regexp.MustCompile(`(?:[A-Za-z]:)?(?:[/\\][^/\\\s:]+)*[/\\]([^/\\\s:]+[/\\][^/\\\s:]+\.go:\d+)`)

// withoutPaths returns a stack without the folders of the sources, because they may name who built
// the program.
func withoutPaths(stack string) string { return private.ReplaceAllString(stack, "$1") }
