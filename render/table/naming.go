package table

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/sound/synth"
	"lineup/render/table/question"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// This file handles a question that asks for the name of a card: a search, and below it the names as cards.

// names is what the player does in such a question.
type names struct {
	search ui.Field
	scroll ui.Scroll // of the names
	reveal int       // index plus one of the answer to which the next layout scrolls, or 0
	called int       // how often Enter has led from the search to a name
	to     int       // index plus one of the answer to which it has led
}

// mostLetters is the greatest length of a search.
const mostLetters = 30

// nameCall calls the frame to the name that Enter has chosen in the search of a stage.
type nameCall struct{ opened, n int }

// nameButton is the group of the button that gives a name.
type nameButton struct{ seq uint32 }

// naming reports whether the stage asks for a name.
func (q *openQuestion) naming() bool { return q.up && q.stage.Field.W > 0 }

// placeSearch places the search where the stage has it, and takes over how far its names are scrolled.
func (q *openQuestion) placeSearch() {
	q.search.Box, q.search.Hint, q.search.Max = q.stage.Field, "card name", mostLetters
	if q.naming() {
		q.scroll.At = q.stage.Panels[0].Scrolled
	}
}

// sortNames sorts the answers that name a card: the names of the player's own cards first, and each part by name.
func (t *Table) sortNames() {
	q := &t.ask
	if a := t.stageOf(); !a.Names() {
		return
	}
	q.asked.Answers = slices.Clone(q.asked.Answers)
	slices.SortStableFunc(q.asked.Answers, func(a, b match.Reply) int {
		return cmp.Or(rankOf(&a)-rankOf(&b), strings.Compare(t.nameOf(&a), t.nameOf(&b)))
	})
	for i := range q.asked.Answers {
		q.options[i] = q.asked.Answers[i].Option
	}
}

// rankOf returns the place of a name's part among the parts.
func rankOf(r *match.Reply) int {
	if r.Where == match.YourCards {
		return 0
	}
	return 1
}

// nameOf returns the name that an answer gives, in lower case.
func (t *Table) nameOf(r *match.Reply) string {
	if len(r.Faces) == 0 {
		return strings.ToLower(r.Words)
	}
	return strings.ToLower(t.printed(r.Faces[0]).Name)
}

// printed returns what is printed on the cards of a face.
func (t *Table) printed(f engine.FaceID) *art.Face { return &t.Faces[f] }

// typesName reports whether a letter was typed that can begin a name. The key that shows the table does that
// until the search has begun.
func typesName(p *ui.Pointer) bool {
	return !p.Ctrl && len(p.Runes) > 0 && unicode.IsLetter(p.Runes[0]) && !p.Does(action.Look) && !p.Holds(action.Look)
}

// searchNames lets the player type into the search, and reports whether it used a key. Letters begin a search,
// wherever the pointer is. Enter chooses the first name found.
func (t *Table) searchNames(p *ui.Pointer) bool {
	q := &t.ask
	if !q.naming() || q.peek {
		return false
	}
	before, begins := q.search.Focus, false
	if !before && typesName(p) {
		if t.grace.age < graceTime {
			return true // it was meant for what was there before
		}
		begins = true
		q.search.Begin()
	}
	typing := q.search.Focus && !p.PadBack()
	if q.search.Update(p, ui.Tick) {
		q.scroll.At = 0
		a := t.stageOf()
		q.ticked = slices.DeleteFunc(slices.Clone(q.ticked), func(i int) bool { return !a.Finds(i) })
		t.layStage()
	} else if before != q.search.Focus {
		t.layStage() // the key that shows the table now types a letter, or no longer does
	}
	if typing && p.Confirm() || p.Written {
		t.chooseFound()
		return true
	}
	return begins || typing && p.Does(action.Back)
}

// chooseFound leads from the search to the first name found, and ticks it if one was searched for.
func (t *Table) chooseFound() {
	q, a := &t.ask, t.stageOf()
	first, n := a.First()
	if q.search.Focus = n == 0; n == 0 {
		t.Canvas.Play(synth.Refusal, 0, 0)
		return
	}
	q.called++
	q.to, q.reveal = first+1, first+1
	if q.search.Text != "" {
		q.ticked = []int{first}
	}
	t.layStage()
}

// clearSearch clears the search, and reports whether there was one.
func (t *Table) clearSearch() bool {
	q := &t.ask
	if !q.naming() || q.search.Text == "" {
		return false
	}
	q.search.Text, q.scroll.At = "", 0
	if len(q.ticked) > 0 {
		q.reveal = q.ticked[0] + 1
	}
	t.layStage()
	return true
}

// turnNames scrolls the names when a key asks for that, and reports whether one did.
func (t *Table) turnNames(p *ui.Pointer) bool {
	if !t.ask.naming() {
		return false
	}
	list, at := &t.ask.stage.Panels[0], t.ask.scroll.At
	switch {
	case p.Does(action.NextPage):
		at += list.List.H * pagePart
	case p.Does(action.PreviousPage):
		at -= list.List.H * pagePart
	case p.Does(action.First):
		at = 0
	case p.Does(action.Last):
		at = list.High
	default:
		return false
	}
	t.scrollNames(at)
	return true
}

// pagePart is the part of the names in view by which a key scrolls them.
const pagePart = 0.8

// wheelNames scrolls the names under the pointer.
func (t *Table) wheelNames(p *ui.Pointer) {
	if list := t.ask.stage.ListAt(p.X, p.Y); list != nil {
		s := t.ask.scroll
		s.Update(p, list.List, list.High)
		t.scrollNames(s.At)
	}
}

// scrollNames scrolls the names to a place.
func (t *Table) scrollNames(at float64) {
	if at != t.ask.scroll.At {
		t.ask.scroll.At = at
		t.layStage()
	}
}

// reachNames records the names in view. The first one calls the frame when the question opens, and later the
// one that Enter has chosen in the search.
func (t *Table) reachNames(c *ui.Canvas, p *question.Panel) {
	q, s := &t.ask, &t.ask.stage
	for k := range p.Cards {
		a := &p.Cards[k]
		r := &q.asked.Answers[a.Reply]
		name, says := r.Words, ""
		if a.Face != nil {
			name, says = a.Face.Title(), a.Face.Spoken()
		}
		for _, n := range r.Notes {
			says = n.Text + ". " + says
		}
		target := ui.Target{What: name, Says: says, On: a.Ticked, Box: a.Box, Group: stageGroup{q.seq}, Of: a.Face, Chosen: a.Ticked, Lead: ui.LeadBack, First: k == 0,
			Has: func(x, y float64) bool { return s.CardAt(x, y) == a }}
		switch {
		case a.Reply == q.to-1 && (k == 0 || p.Cards[k-1].Reply != a.Reply): // the first with that name
			target.Calls, target.Lead = nameCall{q.opened, q.called}, ui.LeadIn
		case q.to == 0 && k == 0:
			target.Calls = stageCall{q.opened}
		}
		c.Reach(target)
	}
}
