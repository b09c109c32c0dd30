package position

import (
	"errors"
	"fmt"

	"go.starlark.net/resolve"
	"go.starlark.net/starlark"
	"go.starlark.net/syntax"
)

// refusal is the error of a move that the rules do not allow. expect_illegal expects it. Any other
// error is a fault of the file or of the program.
type refusal struct{ text string }

func (r *refusal) Error() string { return r.text }

func refuse(format string, args ...any) error { return &refusal{fmt.Sprintf(format, args...)} }

func refused(err error) bool {
	var r *refusal
	return errors.As(err, &r)
}

// word is a word of the language.
type word func(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error)

// language returns the words of a position besides Starlark's own.
func (s *session) language() starlark.StringDict {
	out := starlark.StringDict{
		"expect_illegal": starlark.NewBuiltin("expect_illegal", s.expectIllegal),
	}
	for name, w := range map[string]word{
		"position": s.position, "seat": s.seat, "table": s.tableGiven,
		"play": s.play, "buy": s.buy, "use": s.use, "end_turn": s.endTurn, "answer": s.answer,
		"move": s.walk, "do": s.do, "patrol": s.patrol, "store": s.store, "next_play": s.nextPlay,
		"expect": s.expect, "expect_pending": s.expectPending, "expect_idle": s.expectIdle,
	} {
		out[name] = builtin(name, w)
	}
	for name, w := range s.readers() {
		out[name] = builtin(name, w)
	}
	for name, w := range s.townReaders() {
		out[name] = builtin(name, w)
	}
	return out
}

// builtin returns a word as a Starlark builtin. A panic becomes an error, so it is reported with
// the line that caused it.
func builtin(name string, w word) *starlark.Builtin {
	return starlark.NewBuiltin(name, func(_ *starlark.Thread, _ *starlark.Builtin, args starlark.Tuple, kwargs []starlark.Tuple) (v starlark.Value, err error) {
		defer func() {
			if p := recover(); p != nil {
				v, err = nil, broken(p)
			}
		}()
		return w(args, kwargs)
	})
}

// syntaxFault returns the line and text of an error in the file's Starlark.
func syntaxFault(err error) (line int, text string, ok bool) {
	var se syntax.Error
	var re resolve.ErrorList
	switch {
	case errors.As(err, &se):
		return int(se.Pos.Line), se.Msg, true
	case errors.As(err, &re) && len(re) > 0:
		return int(re[0].Pos.Line), re[0].Msg, true
	}
	return 0, "", false
}
