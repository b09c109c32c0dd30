// Package position runs positions: short Starlark files that set up a moment of a game, make moves,
// and check expectations. LANGUAGE.md describes them.
//
// A position is written from the rules, by people who need not know the code, and answers questions
// the way every player does. It is a test that reads as a rule.
package position

import (
	"fmt"
	"strings"

	"go.starlark.net/starlark"
	"go.starlark.net/syntax"

	"lineup/game/mode"
)

// maxSteps is the largest number of Starlark steps of a position. The longest ones need a few
// hundred, so a file that reaches it loops.
const maxSteps = 1_000_000

// dialect is the Starlark of positions. It allows loops and conditions at the top level, but not
// while and recursion.
var dialect = &syntax.FileOptions{Set: true, TopLevelControl: true, GlobalReassign: true}

// Run runs a position, with src as its text, with the given modes and sets. An error begins with
// the file and line that failed, and includes the expectation, the actual value, and the game's log
// up to then. Nothing in the text makes Run panic.
func Run(all *mode.Catalog, file string, src []byte) error {
	if _, f := run(all, file, src); f != nil {
		return fmt.Errorf("%s:%d: %s", f.File, f.Line, f.Error)
	}
	return nil
}

// run runs a position and returns its session and its failure, or nil if none.
func run(all *mode.Catalog, file string, src []byte) (s *session, fail *Failure) {
	s = newSession(all)
	defer func() {
		if p := recover(); p != nil {
			fail = s.failure(file, broken(p))
		}
	}()
	thread := &starlark.Thread{Name: file, Print: func(_ *starlark.Thread, text string) { s.notes = append(s.notes, text) }}
	thread.SetMaxExecutionSteps(maxSteps)
	_, err := starlark.ExecFileOptions(dialect, thread, file, src, s.language())
	if err == nil {
		err = s.finish()
	}
	if err != nil {
		return s, s.failure(file, err)
	}
	return s, nil
}

// finish lays the game out if nothing in the file has done so, so a position without moves is
// checked too.
func (s *session) finish() error {
	if !s.given.begun {
		return fmt.Errorf("there is no position(...) in this file")
	}
	return s.ready()
}

// failure returns the place and reason of a failure.
func (s *session) failure(file string, err error) *Failure {
	f := &Failure{File: file, Line: 1, Error: err.Error()}
	switch e := err.(type) {
	case *starlark.EvalError:
		for i := range e.CallStack {
			if pos := e.CallStack.At(i).Pos; pos.Filename() == file {
				f.Line = int(pos.Line)
				break
			}
		}
		if strings.Contains(e.Msg, "too many steps") {
			f.Error = fmt.Sprintf("the position does not end: stopped after %d steps", maxSteps)
		}
	default:
		if line, text, ok := syntaxFault(err); ok {
			f.Line, f.Error = line, text
		}
	}
	f.Error += s.record()
	return f
}

// record returns the addition to a failure's message: the game's log so far and the file's prints.
func (s *session) record() string {
	var b strings.Builder
	if s.now.state != nil {
		b.WriteString("\n  log:")
		lines := s.logLines(s.now)
		if len(lines) == 0 {
			b.WriteString(" nothing has happened")
		}
		for _, l := range lines {
			b.WriteString("\n    " + l)
		}
	}
	for i, n := range s.notes {
		if i == 0 {
			b.WriteString("\n  printed:")
		}
		b.WriteString("\n    " + n)
	}
	return b.String()
}

// broken returns an error for a panic, which is a fault of the program and not of the position.
func broken(p any) error { return fmt.Errorf("the program is broken: %v", p) }
