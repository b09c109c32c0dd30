package question

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/ui"
)

// This file lays out a question that asks for the name of a card. All cards of the game are there to choose
// from, in a list that scrolls, below a field that searches it.

// These are the sizes of the list: the room above and below the field and the width of that, the room for its scroll bar, the width of its
// cards in the usual text size and how much larger text adds to it, and the room below a section.
const (
	fieldGap    = 20.0
	fieldWide   = 0.46 // of the panel
	barRoom     = 26.0
	nameCard    = 132.0
	nameCardAdd = 60.0
	nameGap     = 12.0
	nameSection = 12.0
	// leastSeen is the least height of a card in view that can be clicked.
	leastSeen = 1.0
	// listRows is the least height of the list, in cards, that large sentences must leave.
	listRows = 1.5
)

// Names reports whether all answers name a card.
func (a *Asked) Names() bool {
	return len(a.Answers) > 0 && !slices.ContainsFunc(a.Answers, func(r match.Reply) bool { return r.Option.Kind != engine.OptName })
}

// bearers returns the faces that have the name of an answer. There is one, or none that is known.
func (a *Asked) bearers(i int) []*art.Face {
	var out []*art.Face
	if a.Printed != nil {
		for _, f := range a.Answers[i].Faces {
			out = append(out, a.Printed(f))
		}
	}
	if len(out) == 0 {
		out = append(out, nil)
	}
	return out
}

// found returns the answers whose names match the search: of each part, first those with words that begin with
// the wanted ones.
func (a *Asked) found() (out []int) {
	wanted := strings.Fields(plain(a.Search))
	var inside []int
	for i := range a.Answers {
		if i > 0 && a.Answers[i].Where != a.Answers[i-1].Where {
			out, inside = append(out, inside...), inside[:0]
		}
		switch begins, finds := a.finds(i, wanted); {
		case begins:
			out = append(out, i)
		case finds:
			inside = append(inside, i)
		}
	}
	return append(out, inside...)
}

// finds reports whether the name of an answer contains every wanted word, and whether each begins a word of it.
func (a *Asked) finds(i int, wanted []string) (begins, finds bool) {
	if len(wanted) == 0 || a.Printed == nil || len(a.Answers[i].Faces) == 0 {
		return true, true
	}
	name := " " + plain(a.Printed(a.Answers[i].Faces[0]).Name)
	begins = true
	for _, word := range wanted {
		if !strings.Contains(name, word) {
			return false, false
		}
		begins = begins && strings.Contains(name, " "+word)
	}
	return begins, true
}

// plain returns a text in lower case without signs such as apostrophes, which nobody has to type.
func plain(s string) string { return noSigns.Replace(strings.ToLower(s)) }

var noSigns = strings.NewReplacer("'", "", "’", "", ".", "", ",", "", "-", "", "!", "", "(", "", ")", "")

// names lays out the panel of the names between y and the end of the stage.
func (l *composer) names(s *Stage, y float64) Panel {
	found := l.found()
	p := Panel{Box: ui.BoxAt(l.area.X, y, l.area.W, l.area.Y+l.area.H-buttonHeight-buttonGap-y)}
	p.Button = Button{Box: ui.BoxAt(l.area.X, p.Box.Y+p.Box.H+buttonGap, l.area.W, buttonHeight), Reply: -1}
	words := strings.TrimSuffix(l.Title, "?")
	var said []match.Note
	if len(l.Ticked) > 0 {
		i := l.Ticked[0]
		p.Button.Reply, words, said = i, l.Answers[i].Words, l.Answers[i].Notes
	}
	if i := l.Pointed - 1; i >= 0 && i < len(l.Answers) {
		said = l.Answers[i].Notes
	}
	l.name(&p.Button, words, 38, l.corner())
	if len(said) == 0 {
		said = []match.Note{{Text: l.counted(len(found))}}
	}
	s.Field = ui.BoxAt(p.Box.X+pad, p.Box.Y+fieldGap, math.Round(p.Box.W*fieldWide), minPitch)
	beside := ui.BoxAt(s.Field.X+s.Field.W+pad, s.Field.Y, p.Box.X+p.Box.W-s.Field.X-s.Field.W-2*pad, s.Field.H)
	p.Notes = l.notes(said, beside.X, beside.W, beside.Y+math.Max(0, (beside.H-l.high(said, beside.W))/2))
	p.List = ui.BoxAt(p.Box.X+4, s.Field.Y+s.Field.H+fieldGap, p.Box.W-8, 0)
	p.List.H = p.Box.Y + p.Box.H - 6 - p.List.Y
	if len(found) == 0 {
		none := []match.Note{{Text: "No card has a name like that"}}
		p.Page = l.notes(none, p.List.X+pad, p.List.W-2*pad, p.List.Y+p.List.H*0.4)
		return p
	}
	l.list(&p, found)
	return p
}

// counted says how many of the names are found.
func (l *composer) counted(n int) string {
	if n == len(l.Answers) {
		return fmt.Sprintf("%d names", n)
	}
	return fmt.Sprintf("%d of %d names", n, len(l.Answers))
}

// list lays the found names out as cards in rows, below whose they are, and keeps those in view.
func (l *composer) list(p *Panel, found []int) {
	room := p.List.W - 2*pad - barRoom
	want := nameCard + nameCardAdd*(math.Max(1, l.larger)-1)
	st := display(l.sized(noteSize * (1 + (l.Text-1)/2))) // larger cards leave less room
	title := st.Size*notePitch + 10
	n := max(2, int((room+nameGap)/(want+nameGap)))
	wide := func() float64 { return (room - float64(n-1)*nameGap) / float64(n) }
	for wide()*ui.CardAspect+title+nameGap > p.List.H && wide() > leastCard { // a card must be in view as a whole
		n++
	}
	w := wide()
	high := w * ui.CardAspect
	type placed struct {
		face          *art.Face
		reply, column int
		y             float64
	}
	var cards []placed
	var titles []Line
	column, last := 0, ""
	for _, i := range found {
		if where := l.Answers[i].Where; where != last || len(cards) == 0 {
			if len(cards) > 0 {
				p.High += high + nameGap + nameSection
			}
			if column, last = 0, where; where != "" {
				titles = append(titles, l.line(strings.ToUpper(where), 0, p.High+st.Size*0.86, st))
				p.High += title
			}
		}
		for _, f := range l.bearers(i) { // those with one name are side by side
			if column == n {
				column = 0
				p.High += high + nameGap
			}
			cards = append(cards, placed{f, i, column, p.High})
			column++
		}
	}
	p.High += high + nameGap
	p.Scrolled = math.Max(0, math.Min(p.High-p.List.H, l.Scrolled))
	if at := slices.IndexFunc(cards, func(k placed) bool { return k.reply == l.Reveal-1 }); at >= 0 {
		y := cards[at].y
		p.Scrolled = math.Max(0, math.Min(math.Max(y+high+nameGap-p.List.H, math.Min(y-title, p.Scrolled)), p.High-p.List.H))
	}
	x, y := p.List.X+pad, p.List.Y-p.Scrolled
	for _, k := range cards {
		box := ui.BoxAt(x+float64(k.column)*(w+nameGap), y+k.y, w, high)
		if box.Cut(p.List).H < leastSeen {
			continue
		}
		c := Card{Face: k.face, Box: box, Seen: box, Reply: k.reply, Same: []int{k.reply}}
		if !box.Within(p.List) {
			c.Seen = box.Cut(p.List)
		}
		c.Ticked = slices.Contains(l.Ticked, k.reply)
		p.Cards = append(p.Cards, c)
	}
	for _, t := range titles {
		t.X, t.Y = x, t.Y+y
		if t.Box().Overlaps(p.List) {
			p.Titles = append(p.Titles, t)
		}
	}
}

// First returns the index of the first answer whose name matches the search, and how many there are.
func (a *Asked) First() (reply, n int) {
	all := a.found()
	if len(all) == 0 {
		return -1, 0
	}
	return all[0], len(all)
}

// Finds reports whether the name of an answer matches the search.
func (a *Asked) Finds(reply int) bool {
	_, ok := a.finds(reply, strings.Fields(plain(a.Search)))
	return ok
}

// ListAt returns the panel whose list of names is at a position, or nil if there is none.
func (s *Stage) ListAt(x, y float64) *Panel {
	for i := range s.Panels {
		if p := &s.Panels[i]; p.List.W > 0 && p.List.Has(x, y) {
			return p
		}
	}
	return nil
}
