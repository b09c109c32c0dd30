package container

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"lineup/game/match"
	"lineup/game/mode"
)

// clean returns text from a file as it may be shown: on one line, without runes that turn the
// direction of what follows, at most so many bytes.
func clean(s string, most int) string {
	plain := func(r rune) bool {
		return r != utf8.RuneError && !unicode.IsControl(r) && !turns(r) && r != '\u2028' && r != '\u2029' && r != '\ufeff'
	}
	// Nearly everything is fine as it is. Of a rune that is no UTF-8 only this tells.
	if utf8.ValidString(s) && strings.IndexFunc(s, func(r rune) bool { return !plain(r) }) < 0 && len(s) <= most {
		return s
	}
	var out strings.Builder
	for _, r := range s {
		if !plain(r) {
			continue
		}
		if out.Len()+utf8.RuneLen(r) > most {
			break
		}
		out.WriteRune(r)
	}
	return out.String()
}

// turns reports whether a rune has a say in the direction of text.
func turns(r rune) bool {
	return r == '\u061c' || r == '\u200e' || r == '\u200f' || r >= '\u202a' && r <= '\u202e' || r >= '\u2066' && r <= '\u2069'
}

// Clean returns text as it may be shown in a list, such as the title of a game.
func Clean(title string) string { return strings.TrimSpace(clean(title, maxTitle)) }

// How many bytes of a text are kept.
const (
	maxTitle   = 300
	maxResult  = 600
	maxProgram = 100
	maxGame    = 100
	maxName    = 200     // of anything named in a Plan
	maxValue   = 4 << 10 // of what it says about an option
)

// cleanPlan returns a Plan with all its names clean. The Plan handed in stays as it is.
func cleanPlan(p mode.Plan) mode.Plan {
	all := func(names []string) []string {
		out := slices.Clone(names)
		for i := range out {
			out[i] = clean(out[i], maxName)
		}
		return out
	}
	p.Mode, p.Profile = clean(p.Mode, maxName), clean(p.Profile, maxName)
	p.Sets, p.Variants = all(p.Sets), all(p.Variants)
	p.Options = slices.Clone(p.Options)
	for i := range p.Options {
		o := &p.Options[i]
		o.Name, o.Value = clean(o.Name, maxName), clean(o.Value, maxValue)
	}
	p.Seats = slices.Clone(p.Seats)
	for i := range p.Seats {
		s := &p.Seats[i]
		s.Name, s.Player, s.Team = clean(s.Name, maxName), clean(s.Player, maxName), clean(s.Team, maxName)
		s.Heroes = all(s.Heroes)
	}
	return p
}

// cleanMemos returns notes with clean texts, without those of which nothing is left. The notes
// handed in stay as they are.
func cleanMemos(notes []match.Memo) (out []match.Memo) {
	for _, n := range notes {
		if n.Text = clean(n.Text, match.MaxMemo); n.Text != "" {
			out = append(out, n)
		}
	}
	return out
}
