package container

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/naming"
	"lineup/game/savegame"
)

// clean returns text from a file in displayable form: on one line, without runes that change the
// direction of text, and at most most bytes long.
func clean(s string, most int) string {
	plain := func(r rune) bool {
		return r != utf8.RuneError && !unicode.IsControl(r) && !turns(r) && r != '\u2028' && r != '\u2029' && r != '\ufeff'
	}
	// Most text needs no change.
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

// turns reports whether a rune changes the direction of text.
func turns(r rune) bool {
	return r == '\u061c' || r == '\u200e' || r == '\u200f' || r >= '\u202a' && r <= '\u202e' || r >= '\u2066' && r <= '\u2069'
}

// Clean returns text from outside in displayable form, such as the name of a file.
func Clean(title string) string { return strings.TrimSpace(clean(title, maxTitle)) }

// Maximum sizes of texts in bytes.
const (
	maxTitle   = 300
	maxProgram = 100
	maxGame    = 100
	maxName    = 200     // of any word in a Plan
	maxValue   = 4 << 10 // of an option's value in a Plan
)

// The greatest lengths of lines that the program makes from names, in letters.
const (
	maxLine   = 60
	maxResult = 300
)

// cleanTitle returns the title of a file of a kind in the form in which it is shown. A person has given
// the title of a named game and of a campaign. To others the program adds words, such as the attempt.
func cleanTitle(k savegame.SaveKind, title string) string {
	if k == savegame.Named || k == Campaign {
		return naming.Shorten(title)
	}
	return naming.ShortenTo(title, maxLine)
}

// cleanPlan returns a Plan with all words cleaned, and with names that are allowed. It does not change
// its argument.
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
	p = p.Repaired()
	for i := range p.Seats {
		s := &p.Seats[i]
		s.Player = clean(s.Player, maxName)
		s.Heroes = all(s.Heroes)
	}
	return p
}

// cleanMemos returns notes with cleaned texts, without those that become empty. It does not change
// its argument.
func cleanMemos(notes []match.Memo) (out []match.Memo) {
	for _, n := range notes {
		if n.Text = clean(n.Text, match.MaxMemo); n.Text != "" {
			out = append(out, n)
		}
	}
	return out
}

// cleanSeen returns what the people at a number of seats have seen of a game, or nil if it cannot be
// right. See match.Saved.
func cleanSeen(seen []int, seats int) []int {
	if len(seen) != seats || slices.ContainsFunc(seen, func(n int) bool { return n < 0 || n > maxAt }) {
		return nil
	}
	return seen
}

// cleanHeroes returns the Super Heroes of each seat in plain text, or nil if they are not those of so
// many seats.
func cleanHeroes(heroes []string, seats int) []string {
	if len(heroes) == 0 || len(heroes) != seats {
		return nil
	}
	out := make([]string, seats)
	for i, h := range heroes {
		out[i] = clean(h, maxName)
	}
	return out
}

// cleanClock returns the time of a turn, or none if it cannot be right. See match.Saved.
func cleanClock(c match.Clock) match.Clock {
	if c.Turn < 0 || c.Turn > maxAt || c.Millis < 0 || c.Millis > match.MaxMillis {
		return match.Clock{}
	}
	return c
}
