package table

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// question lays out the open question as the viewer sees it.
func (t *Table) question(v engine.View) {
	d := v.Pending()
	q := question{seq: d.Seq, kind: d.Kind, glow: art.GlowCanDo}
	q.mine = t.plays() && d.Kind != engine.NoDecision && d.Seat == t.eyes && t.Match.Person(d.Seat) && !v.Alike()
	q.source, q.it = t.faceOf(v, d.Source), t.faceOf(v, d.It)
	if q.it == q.source {
		q.it = nil
	}
	q.answers.List = t.ask.answers.List[:0]
	t.ask = q
	t.buttons.Clear()
	switch {
	case d.Kind == engine.NoDecision:
		t.ask.title, t.ask.words = "", "The game is over."
	case t.ask.mine:
		t.ask.options = slices.Clone(d.Options)
		t.poseMine(v, d)
	default:
		t.poseTheirs(d)
	}
	t.placeButtons()
}

// poseTheirs says whom the table waits for.
func (t *Table) poseTheirs(d engine.Decision) {
	name := t.name(d.Seat)
	t.ask.title = strings.ToUpper(name)
	t.ask.words = name + " is playing."
	if d.Kind != engine.DecideTurn {
		t.ask.words = name + " is choosing."
	}
	t.ask.source = nil
	if d.Kind == engine.DecideDefend {
		t.ask.source = t.faceOf(t.view(), d.Source)
	}
	t.ask.count = "click or Space: skip"
	t.wrapWords()
}

func (t *Table) poseMine(v engine.View, d engine.Decision) {
	q := &t.ask
	q.title = strings.ToUpper(t.name(d.Seat))
	if d.Source != engine.NoCard && q.source != nil {
		q.title += " · " + strings.ToUpper(t.whose(d)+q.source.Name)
	}
	q.words = t.Match.Book().Prompt(d)
	if d.Kind == engine.DecidePick {
		q.count = countWords(d)
	}
	if d.Kind == engine.DecideDefend {
		q.glow = art.GlowChosen
	}
	t.light(v, d)
	t.addAnswers()
	t.wrapWords()
}

// whose says to whom the effect that asks belongs, if not to the one asked.
func (t *Table) whose(d engine.Decision) string {
	if d.User == engine.NoSeat || d.User == d.Seat {
		return ""
	}
	return t.name(d.User) + "'s "
}

func countWords(d engine.Decision) string {
	switch {
	case d.Least == 0 && int(d.Taken)+int(d.Most) > 1:
		return fmt.Sprintf("%d of up to %d chosen", d.Taken, d.Taken+d.Most)
	case int(d.Taken)+int(d.Most) > 1:
		return fmt.Sprintf("%d of %d chosen", d.Taken, d.Taken+d.Most)
	case d.Least == 0:
		return "if you like"
	}
	return "1 card"
}

// light finds the options that lie open on the table; all others are choices.
func (t *Table) light(v engine.View, d engine.Decision) {
	q := &t.ask
	q.lit = map[engine.CardID]engine.Option{}
	places := map[engine.Place]bool{}
	var rest []engine.Option
	for _, o := range q.options {
		if o.Card == engine.NoCard || o.Kind == engine.OptEnd || t.answerLabel(o) != "" {
			continue
		}
		s := t.spotOf(o.Card)
		if s == nil || q.several(o) || d.Kind == engine.DecideOrder || d.Kind == engine.DecideHero {
			rest = append(rest, o)
			continue
		}
		q.lit[o.Card] = o
		places[s.place] = true
	}
	if len(rest) == 0 {
		return
	}
	area, free := t.board.choicesArea(places)
	if d.Kind == engine.DecideTurn {
		// There is much else to do: they are opened by a button.
		q.choices.folded, q.choices.aside = true, true
		q.choices.fill(t.choices(v, rest), area)
		return
	}
	if places[engine.Discard] || places[engine.Destroyed] {
		rest = q.withPileTops(v, rest)
	}
	if !free {
		// No part of the board is free: all options are laid over it together.
		rest = nil
		clear(q.lit)
		for _, o := range q.options {
			if o.Card != engine.NoCard {
				rest = append(rest, o)
			}
		}
	}
	q.choices.fill(t.choices(v, rest), area)
}

// choices are options as choices. Several of one card are told apart by what they are,
// and by a number at least.
func (t *Table) choices(v engine.View, options []engine.Option) []choice {
	items := make([]choice, len(options))
	for i, o := range options {
		items[i] = t.choice(v, o)
	}
	for i := range items {
		n := 1
		for k := range items[:i] {
			if items[k].option.Card == items[i].option.Card && strings.HasPrefix(items[k].from, items[i].from) {
				n++
			}
		}
		if n > 1 {
			items[i].from += fmt.Sprintf(" · %d", n)
		}
	}
	return items
}

// choice is an option as one of the choices.
func (t *Table) choice(v engine.View, o engine.Option) choice {
	from := t.whereWords(v, whereIs(v, o.Card))
	if n := number(v, o.Card); n > 0 {
		from += fmt.Sprint(" ", n)
	}
	if words := deedWords[o.Kind]; words != "" && t.ask.several(o) {
		from = words
	}
	if c := v.SetOff(o); c != engine.NoCard && c != o.Card {
		from = "for " + v.Face(c).Name // two triggers of one card tell themselves apart by this
	}
	return choice{option: o, face: &t.Faces[v.Card(o.Card).Face], from: from}
}

// deedWords are what is done with a card of which several things can be done.
var deedWords = map[engine.OptionKind]string{
	engine.OptPlay: "PLAY", engine.OptBuy: "BUY", engine.OptUse: "USE", engine.OptDefend: "DEFENSE", engine.OptReveal: "REVEAL",
	engine.OptTrigger: "ABILITY",
}

// spotOf is where a card lies within reach, nil if it does not.
func (t *Table) spotOf(c engine.CardID) *spot {
	for i := range t.board.spots {
		if s := &t.board.spots[i]; s.card == c {
			if openPile(s.place) {
				// Only the top card of such a pile can be reached.
				for j := i + 1; j < len(t.board.spots); j++ {
					if t.board.spots[j].pose == s.pose {
						return nil
					}
				}
			}
			return s
		}
	}
	return nil
}

// addAnswers adds the buttons for everything that is not a card.
func (t *Table) addAnswers() {
	q := &t.ask
	if n := len(q.choices.items); q.choices.folded {
		q.answers.Add(ui.Button{Label: fmt.Sprintf("MORE CARDS: %d", n), Do: q.choices.push})
	}
	for _, o := range q.options {
		if label := t.answerLabel(o); label != "" {
			q.answers.Add(ui.Button{Label: label, Do: func() { t.answer(o) }})
		}
	}
	if t.placeAnswers(56, 14); q.answersLeft()-bannerBox.X < answersRoom {
		t.placeAnswers(30, 8)
	}
}

// answersRoom is what answers leave to the words, if they can.
const answersRoom = 420.0

// placeAnswers places the buttons of answers at the right of the banner, each so much
// wider than its words, and with a gap between two.
func (t *Table) placeAnswers(wider, gap float64) {
	x := bannerBox.X + bannerBox.W - 16
	for i := len(t.ask.answers.List) - 1; i >= 0; i-- {
		b := &t.ask.answers.List[i]
		w := t.Canvas.TextWidth(b.Label, ui.Display(26, pen.Paper)) + wider
		x -= w
		b.Box = ui.BoxAt(x, bannerBox.Y+11, w, 50)
		x -= gap
	}
}

// answerLabel is what the button of an option says, "" for one that is no button.
func (t *Table) answerLabel(o engine.Option) string {
	switch o.Kind {
	case engine.OptDone:
		return "DONE"
	case engine.OptYes:
		return "YES"
	case engine.OptNo:
		return "NO"
	case engine.OptSuffer:
		return "DON'T DEFEND"
	case engine.OptLabel:
		return strings.ToUpper(t.Match.Book().Label(o.N))
	case engine.OptAct:
		return strings.ToUpper(t.Match.Book().Label(t.view().Offer(o).Label))
	case engine.OptSeat:
		return strings.ToUpper(t.name(engine.SeatID(o.N)))
	case engine.OptPile:
		return fmt.Sprintf("%s %d", t.pileWord(), o.N+1)
	case engine.OptStep, engine.OptSpace:
		return strings.ToUpper(t.Match.Book().Space(int(o.N)))
	case engine.OptEnd: // it has a button of its own
	case engine.OptPlay, engine.OptBuy, engine.OptUse, engine.OptCard, engine.OptDefend, engine.OptReveal, engine.OptTrigger:
		// Its card is clicked.
	}
	return ""
}

// pileWord is what one of several piles is called that a text may mean.
func (t *Table) pileWord() string {
	if t.view().Board().Count(card.LineUp) > 1 {
		return wordsOf(card.LineUp)
	}
	return "NUMBER"
}

// wrapWords breaks the prompt to the room beside the buttons.
func (t *Table) wrapWords() {
	q := &t.ask
	room := q.answersLeft() - bannerBox.X - 36
	if q.count != "" {
		room -= t.Canvas.TextWidth(q.count, countStyle) + 40
	}
	st := promptStyle
	for st.Size = 23; st.Size > 16; st.Size-- {
		if q.lines = t.Canvas.Wrap(q.words, st, room); len(q.lines) <= 2 && (len(q.lines) == 1 || st.Size < 18) {
			break
		}
	}
}
