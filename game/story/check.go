package story

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"lineup/game/picture"
)

// The limits of pages and their panels.
const (
	minPanels = 3
	maxPanels = 6
	maxPages  = 3
)

// spoilers are names, and the first Scenario in which each may appear. A secret of the campaign may
// never appear.
var spoilers = []struct {
	name  string
	since int
}{
	{"open doors", 2}, {"imp's parade", 3}, {"grand opening", 4}, {"eyes on the city", 5}, {"bad chemistry", 6}, {"hit and run", 7},
	{"the door at arkham", 8},
	{"imp", 3}, {"mxyzptlk", 3}, {"buyer", 4}, {"starro", 5}, {"darkseid", 8},
	{"krypto", never}, {"the ray", never}, {"full locker", never}, {"front row", never}, {"lend a hand", never}, {"long way round", never},
	{"a very good boy", never}, {"a light in the dark", never}, {"bricks and mortar", never}, {"party trick", never}, {"reputation", never},
	{"night watch", never}, {"clean street", never}, {"anchor", never}, {"regular customer", never}, {"last lesson", never},
	{"what you learned", never}, {"after the storm", never}, {"impossible", never},
}

// never is after the last Scenario.
const never = 1 << 10

// Check returns the faults of a chapter, each with its place. The endings count as one Scenario
// after the last.
func (c *Chapter) Check() error {
	var faults []error
	if len(c.Opening) == 0 || len(c.Won) == 0 || len(c.Lost) == 0 {
		faults = append(faults, fmt.Errorf("scenario %d: an opening, a page for won and one for lost are needed", c.Scenario))
	}
	for _, part := range []struct {
		name  string
		pages []Page
	}{{"opening", c.Opening}, {"won", c.Won}, {"lost", c.Lost}, {"lost in the end", Log{Decided: true}.Told(c.Lost)}} {
		faults = append(faults, CheckPages(fmt.Sprintf("scenario %d, %s", c.Scenario, part.name), part.pages, c.Scenario))
	}
	if len(c.Lost) > 0 && !lasting(c.Lost) {
		faults = append(faults, fmt.Errorf("scenario %d, lost: no other words for the last attempt", c.Scenario))
	}
	if lasting(c.Opening) || lasting(c.Won) {
		faults = append(faults, fmt.Errorf("scenario %d: only a loss has other words for the last attempt", c.Scenario))
	}
	return errors.Join(faults...)
}

// lasting reports whether words on pages change after the last attempt.
func lasting(pages []Page) bool {
	for i := range pages {
		for _, f := range pages[i].Frames() {
			if slices.ContainsFunc(f.Words, func(w Words) bool { return w.Last != "" }) {
				return true
			}
		}
	}
	return false
}

// CheckPages returns the faults of pages that are shown at a Scenario.
func CheckPages(where string, pages []Page, scenario int) error {
	var faults []error
	if len(pages) > maxPages {
		faults = append(faults, fmt.Errorf("%s: %d pages, at most %d are read", where, len(pages), maxPages))
	}
	for i := range pages {
		frames := pages[i].Frames()
		at := fmt.Sprintf("%s, page %d", where, i+1)
		if len(frames) < minPanels || len(frames) > maxPanels {
			faults = append(faults, fmt.Errorf("%s: %d panels, and a page has %d to %d", at, len(frames), minPanels, maxPanels))
		}
		for j, f := range frames {
			for _, fault := range f.faults(scenario) {
				faults = append(faults, fmt.Errorf("%s, panel %d: %s", at, j+1, fault))
			}
		}
	}
	return errors.Join(faults...)
}

// faults returns the faults of a panel at a Scenario.
func (f *Frame) faults(scenario int) (out []string) {
	say := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	if f.Tone == (Tone{}) {
		say("it has no tone")
	}
	if f.Backdrop >= numBackdrops {
		say("there is no backdrop %d", f.Backdrop)
	}
	if len(f.Words) == 0 {
		say("nothing is said in it")
	}
	for i := range f.Cast {
		a := &f.Cast[i]
		if _, ok := a.Who.hero(); !ok {
			say("%v stands among the cast", a.Who)
		}
		if slices.ContainsFunc(f.Cast[:i], func(b Actor) bool { return b.Who == a.Who }) {
			say("%v is in it twice", a.Who)
		}
	}
	for _, w := range f.Words {
		out = append(out, f.wordFaults(&w, scenario)...)
	}
	if f.View != nil && f.View.hits != [5]int{} || slices.ContainsFunc(f.Houses, func(h House) bool { return h.hits != 0 }) {
		say("it has damage of its own: the campaign log has it")
	}
	if f.Note != nil {
		if n := len(f.Note.Lines); n != 3 {
			say("its note has %d lines, not 3", n)
		}
		out = append(out, spoiled(strings.Join(f.Note.Lines, " "), scenario)...)
	}
	if f.Giant != nil && !f.Giant.Shadow && scenario < len(Chapters) {
		say("a giant who is known only in the last Scenario is not in the shadow")
	}
	return append(out, f.seen(scenario)...)
}

func (f *Frame) wordFaults(w *Words, scenario int) (out []string) {
	say := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	if w.Kind >= numKinds {
		say("there are no words of kind %d", w.Kind)
	}
	if strings.TrimSpace(w.Text) != w.Text || w.Text == "" {
		say("the %v %q is empty, or begins or ends with a space", w.Kind, w.Text)
	}
	if strings.Count(w.Text, "*")%2 != 0 || w.Kind != Caption && strings.Contains(w.Text, "*") {
		say("the stars in the %v %q do not go together", w.Kind, w.Text)
	}
	if w.X < 0 || w.X > 1 || w.Y < 0 || w.Y > 1 || w.W <= 0 || w.W > 1 {
		say("the %v %q is outside the panel", w.Kind, w.Text)
	}
	if w.Kind == Balloon && w.By != Voice && !f.has(w.By) {
		say("%q is said by %v, who is not in it or may be missing", w.Text, w.By)
	}
	if w.Kind != Balloon && w.By != Nobody {
		say("the %v %q is said by nobody, not by %v", w.Kind, w.Text, w.By)
	}
	return append(out, spoiled(w.Text, scenario)...)
}

// has reports whether a speaker is in the panel. There may be no third hero, so that role never
// speaks.
func (f *Frame) has(who Role) bool {
	if who == Shown && f.Giant != nil && f.Scene.Subject == nil {
		return true
	}
	if who == Shown {
		switch f.Scene.Subject.(type) {
		case picture.Figure, picture.Bust:
			return true
		}
		return false
	}
	return (who == First || who == Second) && slices.ContainsFunc(f.Cast, func(a Actor) bool { return a.Who == who })
}

// spoiled returns an error for each name in a text that comes too early.
func spoiled(text string, scenario int) (out []string) {
	words := " " + strings.Join(strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return (r < 'a' || r > 'z') && r != '\''
	}), " ") + " "
	for _, s := range spoilers {
		if scenario < s.since && strings.Contains(words, " "+s.name+" ") {
			out = append(out, fmt.Sprintf("%q says %q, which may not be read yet", text, s.name))
		}
	}
	return out
}

// starsSince is the first Scenario that may show the large star and its small ones, and impSince is
// the same for the imp.
const (
	starsSince = 5
	impSince   = 3
)

// seen returns an error for each character who appears too early.
func (f *Frame) seen(scenario int) (out []string) {
	all := []picture.Subject{f.Scene.Subject}
	for _, e := range f.Scene.Extra {
		all = append(all, e.What)
	}
	for _, s := range all {
		switch s := s.(type) {
		case picture.SetPiece:
			if s.Piece == picture.Star && scenario < starsSince {
				out = append(out, "a star is seen before its time")
			}
		case picture.Figure:
			if s.Head == imp.Head && scenario < impSince {
				out = append(out, "the imp is seen before his time")
			}
		case picture.Bust:
			if s.Head == imp.Head && scenario < impSince {
				out = append(out, "the imp is seen before his time")
			}
		}
	}
	return out
}
