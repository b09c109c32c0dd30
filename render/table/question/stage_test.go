package question_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/looptest"
	"lineup/render/table/question"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// windows are those that everything is laid out for. The last one shrinks everything but letters.
var windows = uitest.ScreenList()

// posed is a question of a random game.
type posed struct {
	match.Question
	face    func(engine.CardID) *art.Face
	printed func(engine.FaceID) *art.Face
	name    string
}

// questions looks at questions of random games of all modes, each shape of each text once, and
// returns their number.
func questions(t *testing.T, games int, look func(posed)) (n int) {
	t.Helper()
	for _, p := range []mode.Plan{{}, {Heroes: mode.DealTwo}, {Profile: "tournament"}, {Mode: "rebirth"}, {Mode: "trial"}, {Mode: "trial", Variants: []string{"open-hands"}},
		{Sets: []string{"base", "crossover_5"}, Options: mode.Options{{Name: "stack", Value: "crossover_5"}}},
		{Sets: []string{"base", "crisis_1"}, Options: mode.Options{{Name: "stack", Value: "impossible"}}}} {
		seen := map[string]bool{}
		for seed := range uint64(games) {
			p.Seed, p.Seats = seed+1, nil
			for i := range 2 + seed%3 {
				p.Seats = append(p.Seats, mode.Seat{Name: []string{"Ana", "Bartholomew", "Cog", "Dot"}[i]})
			}
			g, err := catalog.Tested.Build(p)
			if err != nil {
				t.Fatal(err)
			}
			s, err := g.Deal(nil)
			if err != nil {
				t.Fatal(err)
			}
			faces := art.Faces(g.Book)
			name := func(seat engine.SeatID) string {
				if int(seat) >= len(p.Seats) {
					return "the ally"
				}
				return p.Seats[seat].Name
			}
			rng := engine.NewRNG(seed, engine.StreamChance)
			for range 600 {
				if s.Over() != engine.NotOver {
					break
				}
				d := s.Pending()
				v := s.View(d.Seat)
				q := match.Ask(v, g.Book, name)
				if d.Kind != engine.DecideTurn && !v.Alike() {
					key := fmt.Sprint(d.At, q.Title, len(q.Answers), q.Taken)
					if !seen[key] {
						seen[key] = true
						n++
						look(posed{q, func(c engine.CardID) *art.Face { return &faces[v.FaceID(c)] }, func(f engine.FaceID) *art.Face { return &faces[f] }, g.Mode.ID + ": " + q.Title})
					}
				}
				o := d.Options[rng.Intn(len(d.Options))]
				if o.Kind == engine.OptEnd || o.Kind == engine.OptStep {
					o = d.Options[rng.Intn(len(d.Options))]
				}
				if err := s.Apply(engine.Answer{Seq: d.Seq, Option: o}, nil); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	return n
}

// TestEveryQuestionHasAStage checks the stages of random games' questions in windows of all sizes,
// with usual and 40 % longer texts: nothing overlaps or leaves its box, letters, cards, and buttons
// are large enough, and every answer can be given.
func TestEveryQuestionHasAStage(t *testing.T) {
	defer pen.UseFace(pen.Lato)
	canvas, at := ui.NewCanvas(), 0
	n := questions(t, 4/looptest.Every(2), func(p posed) {
		at++
		for i := range 2 { // the smallest window, and the others in turn
			w := windows[0]
			if i > 0 {
				w = windows[at%len(windows)]
			}
			canvas.Fit = w.Settings.Fit(w.Width, w.Height)
			pen.UseFace(canvas.TextFace)
			for _, longer := range []float64{1, 1.4} {
				a := question.Asked{Keys: digits, Question: p.Question, Face: p.face, Printed: p.printed, Min: canvas.MinPrompt(), Text: canvas.TextScale,
					Width: func(s string, st pen.Style) float64 { return canvas.TextWidth(s, st) * longer }}
				if p.User != engine.NoSeat && p.User != p.Seat {
					a.Tail = &question.Point{X: 1500, Y: 126}
				}
				checkAll(t, fmt.Sprintf("%s at %s, times %.1f", p.name, w, longer), a)
				a.Tail = &question.Point{X: 142, Y: 240} // behind the card that asks
				check(t, fmt.Sprintf("%s at %s, asked from the left", p.name, w), a, map[int]bool{})
				if t.Failed() {
					t.FailNow()
				}
			}
		}
	})
	if n < 400/looptest.Every(2) {
		t.Errorf("only %d questions were laid out", n)
	}
	t.Log(n, "questions")
}

// checkAll ticks every answer of a question that can be ticked, and checks that each can be given.
func checkAll(t *testing.T, name string, a question.Asked) {
	t.Helper()
	given := map[int]bool{}
	check(t, name, a, given)
	for i := range a.Answers {
		if a.Min < 24 {
			break // the largest letters are enough
		}
		pointed := a
		pointed.Pointed = i + 1
		check(t, name, pointed, map[int]bool{})
	}
	if a.Names() {
		checkNames(t, name, a, given)
	}
	tried := map[int]bool{}
	for a.Page = range a.Answers {
		s, more := question.Lay(a), false
		for i := range s.Panels {
			for _, k := range s.Panels[i].Cards {
				if len(s.Panels[i].Cards) > 1 && !tried[k.Reply] {
					tried[k.Reply], more = true, true
					tickFrom(&a, k.Reply)
					check(t, name, a, given)
				}
			}
		}
		if !more {
			break
		}
	}
	for i, r := range a.Answers {
		if !given[i] {
			t.Errorf("%s: %q can be given nowhere", name, r.Words)
		}
	}
}

// checkNames ticks every name of a question for one, scrolls to it, and checks that all of it is in view then. It
// also checks the stage while a search finds one name, or none.
func checkNames(t *testing.T, name string, a question.Asked, given map[int]bool) {
	t.Helper()
	for i, r := range a.Answers {
		a.Ticked, a.Reveal = []int{i}, i+1
		check(t, name, a, given)
		p := question.Lay(a).Panels[0]
		if !slices.ContainsFunc(p.Cards, func(c question.Card) bool { return c.Reply == i && c.Ticked && c.Seen == c.Box }) {
			t.Errorf("%s: %q is not in view as a whole", name, r.Words)
		}
	}
	a.Ticked, a.Reveal = nil, 0
	for _, a.Search = range []string{a.Printed(a.Answers[len(a.Answers)-1].Faces[0]).Name, "no such name"} {
		check(t, name, a, map[int]bool{})
	}
}

// tickFrom ticks answer i of a question, and as many of those after it as the question needs.
func tickFrom(a *question.Asked, i int) {
	a.Ticked = []int{i}
	for k := 1; k < len(a.Answers); k++ {
		if _, least := a.More(); least <= 0 {
			return
		}
		if next := (i + k) % len(a.Answers); a.Answers[next].Option.Kind == engine.OptCard {
			a.Ticked = append(a.Ticked, next)
		}
	}
}

// frame is how far the corners of the frame around a card reach.
const frame = 18.5

func check(t *testing.T, name string, a question.Asked, given map[int]bool) {
	t.Helper()
	s := question.Lay(a)
	fault := func(format string, args ...any) { t.Errorf(name+": "+format, args...) }
	boxes := map[string]ui.Box{"balloon": s.Balloon.Box, "peek": s.Peek.Box, "reader": question.Reader}
	if s.Source.Face != nil {
		boxes["source"] = s.Source.Box
	} else if a.Source != engine.NoCard {
		fault("the card that asks is not shown")
	}
	if s.About.Face != nil {
		boxes["card it is about"] = s.About.Box
	}
	if tail := s.Balloon.Tail; s.Source.Face != nil && tail != nil {
		from, tip := (tail[0].X+tail[2].X)/2, tail[1]
		for k := 0.0; k <= 1; k += 0.05 {
			if y := (tail[0].Y + tail[2].Y) / 2; s.Source.Box.Has(from+(tip.X-from)*k, y+(tip.Y-y)*k) {
				fault("the tail to %v is over the card that asks, at %v", tip, s.Source.Box)
				break
			}
		}
	}
	inside := func(what string, lines []question.Line, box ui.Box) {
		for i, l := range lines {
			if l.Style.Size < a.Min {
				fault("%q has letters of %.1f, less than %.1f", l.Text, l.Style.Size, a.Min)
			}
			if !l.Box().Within(box.Grown(0.01)) {
				fault("%s: %q lies at %v, outside %v", what, l.Text, l.Box(), box)
			}
			for _, o := range lines[:i] {
				if o.Box().Overlaps(l.Box()) {
					fault("%s: %q and %q overlap", what, o.Text, l.Text)
				}
			}
		}
	}
	whole := func(what, want string, lines []question.Line) {
		var got []string
		for _, l := range lines {
			got = append(got, l.Text)
		}
		if strings.Join(got, " ") != want {
			fault("%s says %q, not %q", what, got, want)
		}
	}
	balloon := slices.Concat(s.Balloon.Title, s.Balloon.Says)
	if s.Balloon.Count.Text != "" {
		balloon = append(balloon, s.Balloon.Count)
		inside("count", []question.Line{s.Balloon.Count}, s.Balloon.CountBox)
	}
	inside("balloon", balloon, s.Balloon.Box)
	whole("the title", strings.ToUpper(a.Title), s.Balloon.Title)
	whole("the sentence", s.Says, s.Balloon.Says)
	if s.Says != a.Says && (a.Text == 1 || s.Source.Face == nil) {
		fault("the balloon says %q, not %q", s.Says, a.Says)
	}
	if len(s.Panels) == 0 {
		fault("there are no answers")
	}
	for i := range s.Panels {
		p := &s.Panels[i]
		boxes[fmt.Sprint("button ", i)] = p.Button.Box
		if p.Box.W > 0 {
			boxes[fmt.Sprint("panel ", i)] = p.Box
		}
		if p.Box.W > 0 && len(p.Cards) == 0 && len(p.Notes) == 0 && p.Tone != question.Hit {
			fault("panel %d shows nothing", i)
		}
		if p.Button.Box.H < 66 {
			fault("a button is %.0f high: under 44 pixels in a window of 720 lines", p.Button.Box.H)
		}
		inside("button", p.Button.Lines, p.Button.Box)
		notesIn := p.Box
		if p.Foot.W > 0 {
			notesIn, boxes[fmt.Sprint("panel foot ", i)] = p.Foot, p.Foot
		}
		inside("notes", p.Notes, notesIn)
		if r := p.Button.Reply; r >= 0 {
			for _, c := range p.Cards {
				if slices.Contains(c.Same, r) {
					for _, same := range c.Same {
						given[same] = true
					}
				}
			}
			given[r] = true
			act, together := a.Answers[r].Words, len(a.Ticked) > 1 && a.Ticked[0] == r
			if together {
				act = a.Several.Words(len(a.Ticked))
				for _, i := range a.Ticked {
					given[i] = true
				}
			}
			words := p.Button.Lines
			if p.Button.Key > 0 {
				words = words[:len(words)-1]
			}
			if verb, rest, ok := strings.Cut(act, " "); ok && len(words) == 1 && words[0].Text == strings.ToUpper(rest) && len(s.Panels) > 9 && strings.Contains(strings.ToLower(a.Title), strings.ToLower(verb)) {
				act = rest // the title has the verb
			}
			whole("a button", strings.ToUpper(act), words)
			var notes []string
			if where := a.Answers[r].Where; where != "" && len(p.Titles) == 0 && p.List.W == 0 {
				notes = append(notes, where)
			}
			for _, n := range a.Answers[r].Notes {
				if a.Alarm && p.Tone == question.Hit && strings.Contains(strings.ToLower(s.Says), strings.ToLower(n.Text)) {
					continue // the balloon says it
				}
				notes = append(notes, strings.TrimSpace(n.Head+" "+n.Text))
			}
			if (p.Box.W > 0 || len(notes) == 0) && !together && (a.Pointed == 0 || len(a.Answers) == 2) {
				whole("a panel", strings.ToUpper(strings.Join(notes, " ")), p.Notes)
			}
		}
		var lower []ui.Box
		titles := p.Box
		if p.List.W > 0 { // they scroll
			titles = p.List.Grown(60)
			if !s.Field.Within(p.Box) || s.Field.Overlaps(p.List) || !p.List.Within(p.Box) {
				fault("the search is at %v, over the list at %v", s.Field, p.List)
			}
			for _, l := range p.Notes {
				if l.Box().Overlaps(s.Field) || l.Box().Overlaps(p.List) {
					fault("%q has no room beside the search", l.Text)
				}
			}
		}
		if len(p.Titles) > 0 {
			inside("titles", p.Titles, titles)
		}
		for _, l := range slices.Concat(p.Titles, p.Page, p.Notes) {
			lower = append(lower, l.Box())
		}
		if p.On.W > 0 {
			lower = append(lower, p.Back, p.On)
		}
		for k, c := range p.Cards {
			in, seen := p.Box, c.Box
			if p.List.W > 0 {
				in, seen = p.List, c.Seen
			}
			if !seen.Within(in.Grown(0.01)) || c.Box.W < 103.9 {
				fault("a card lies at %v, in a panel %v", c.Box, in)
			}
			if c.Seen.W < 65.9 && len(p.Cards) > 1 {
				fault("only %.0f of a card can be seen", c.Seen.W)
			}
			for _, o := range p.Cards[:k] {
				if o.Box.Grown(-0.01).Overlaps(c.Box) {
					fault("cards hide one another, and cut off a name")
				}
			}
			for _, l := range p.Notes {
				if l.Box().Overlaps(seen.Grown(frame)) {
					fault("the frame around a card covers %q", l.Text)
				}
			}
			for _, b := range lower {
				if b.Overlaps(seen) {
					fault("notes lie over a card")
				}
			}
			if x, y := c.Seen.Middle(); s.CardAt(x, y) == nil || s.CardAt(x, y).Reply != c.Reply {
				fault("a card cannot be clicked")
			}
		}
		for k, b := range lower {
			for _, o := range lower[:k] {
				if o.Overlaps(b) {
					fault("what is below the cards overlaps")
				}
			}
		}
	}
	for one, a := range boxes {
		if (strings.HasPrefix(one, "panel") || strings.HasPrefix(one, "button")) && !a.Within(s.Area.Grown(0.01)) {
			fault("%s lies outside the stage: %v", one, a)
		}
		for other, b := range boxes {
			if one < other && a.Overlaps(b) {
				fault("%s and %s overlap: %v, %v", one, other, a, b)
			}
		}
	}
}

// several returns a question for some of four cards in a hand.
func several(least, all, taken int, order match.Order) question.Asked {
	q := match.Question{Title: "Put two cards on top", Says: "It does.", Taken: taken, All: all, UpTo: least == 0, Several: match.Several{Together: true, Order: order}}
	for i := range 4 {
		q.Answers = append(q.Answers, match.Reply{Card: engine.CardID(i + 1), Words: "Put it on top", Option: engine.Option{Kind: engine.OptCard, Card: engine.CardID(i + 1)}})
	}
	return question.Asked{Keys: digits, Question: q, Face: func(engine.CardID) *art.Face { return &art.Face{Name: "A card"} }, Min: 16,
		Width: func(s string, st pen.Style) float64 { return float64(len(s)) * st.Size * 0.4 }}
}

// oneOf returns the question for a single card.
func oneOf(a question.Asked) question.Asked {
	a.Taken, a.All, a.Several = 0, 0, match.Several{}
	return a
}

// TestSeveralAreTicked checks that the button of a choice of several cards says how many are
// missing, the balloon counts the ticked ones, and each card shows its number if the order matters.
func TestSeveralAreTicked(t *testing.T) {
	for _, c := range []struct {
		a      question.Asked
		ticked []int
		count  string
		button string // "" if it answers
		number []int  // of each card
	}{
		{several(2, 2, 0, match.AnyOrder), nil, "0 OF 2 CHOSEN", "CHOOSE 2 CARDS", []int{0, 0, 0, 0}},
		{several(2, 2, 0, match.AnyOrder), []int{3}, "1 OF 2 CHOSEN", "CHOOSE 1 MORE", []int{0, 0, 0, 0}},
		{several(2, 2, 0, match.AnyOrder), []int{3, 1}, "2 OF 2 CHOSEN", "", []int{0, 0, 0, 0}},
		{several(3, 3, 1, match.FirstUpper), []int{2}, "2 OF 3 CHOSEN", "CHOOSE 1 MORE", []int{0, 0, 2, 0}},
		{several(3, 3, 1, match.FirstUpper), []int{2, 0}, "3 OF 3 CHOSEN", "", []int{3, 0, 2, 0}},
		{several(3, 3, 1, match.LastUpper), []int{2, 0}, "3 OF 3 CHOSEN", "", []int{2, 0, 1, 0}},
		{several(0, 3, 0, match.AnyOrder), nil, "0 OF UP TO 3 CHOSEN", "CHOOSE UP TO 3 CARDS", []int{0, 0, 0, 0}},
		{oneOf(several(2, 2, 0, match.AnyOrder)), nil, "", "CHOOSE A CARD", []int{0, 0, 0, 0}},
		{oneOf(several(2, 2, 0, match.AnyOrder)), []int{2}, "", "", []int{0, 0, 0, 0}},
		{several(0, 3, 0, match.AnyOrder), []int{1}, "1 OF UP TO 3 CHOSEN", "", []int{0, 0, 0, 0}},
	} {
		c.a.Ticked = c.ticked
		s := question.Lay(c.a)
		p := &s.Panels[0]
		name := fmt.Sprintf("%d of %d, %v ticked", c.a.Taken, c.a.All, c.ticked)
		if s.Balloon.Count.Text != c.count {
			t.Errorf("%s: the balloon says %q, not %q", name, s.Balloon.Count.Text, c.count)
		}
		if answers := p.Button.Reply >= 0; answers != (c.button == "") || !answers && p.Button.Lines[0].Text != c.button {
			t.Errorf("%s: the button answers %d and says %q", name, p.Button.Reply, p.Button.Lines[0].Text)
		}
		for i, k := range p.Cards {
			if k.Number != c.number[i] || k.Ticked != slices.Contains(c.ticked, i) {
				t.Errorf("%s: card %d is ticked %v, with number %d", name, i, k.Ticked, k.Number)
			}
		}
	}
}

// attacked returns the question of an Attack that Defenses with these words can avoid.
func attacked(words ...string) question.Asked {
	a := oneOf(several(2, 2, 0, match.AnyOrder))
	a.Alarm, a.Answers = true, a.Answers[:len(words)]
	faces := map[string]*art.Face{}
	for i, w := range words {
		a.Answers[i].Option.Kind, a.Answers[i].Words = engine.OptDefend, w
		if faces[w] == nil {
			faces[w] = &art.Face{Name: w}
		}
	}
	answers := a.Answers
	a.Face = func(c engine.CardID) *art.Face { return faces[answers[c-1].Words] }
	a.Answers = append(a.Answers, match.Reply{Words: "Discard a card", Leaves: true, Option: engine.Option{Kind: engine.OptSuffer}})
	return a
}

// TestSeveralDefenses checks that each of several Defenses has a panel of its own, with its effect and a
// button, that equal ones share theirs, and that the effect of the Attack is in the balloon alone.
func TestSeveralDefenses(t *testing.T) {
	a := attacked("Avoid: Discard Super Speed", "Avoid: Reveal Blue Beetle", "Avoid: Discard Super Speed")
	for _, i := range []int{0, 2} {
		a.Answers[i].Notes = []match.Note{{Head: "Then", Text: "draw two cards"}}
	}
	a.Says = "Bane: Discard a card. Then draw a card."
	a.Answers[3].Notes = []match.Note{{Text: "Discard a card"}, {Head: "Then", Text: "draw a card"}, {Text: "You choose after all players have decided"}}
	s := question.Lay(a)
	if len(s.Panels) != 3 {
		t.Fatalf("there are %d panels for two Defenses and the hit", len(s.Panels))
	}
	for i, want := range []struct {
		reply int
		notes string
		same  []int
	}{{0, "THEN DRAW TWO CARDS", []int{0, 2}}, {1, "", []int{1}}, {3, "YOU CHOOSE AFTER ALL PLAYERS HAVE DECIDED", nil}} {
		p := &s.Panels[i]
		if got := strings.ReplaceAll(noteWords(p), "|", " "); p.Button.Reply != want.reply || got != want.notes {
			t.Errorf("panel %d answers %d and says %q, want %d and %q", i, p.Button.Reply, got, want.reply, want.notes)
		}
		if want.same != nil && (len(p.Cards) != 1 || !slices.Equal(p.Cards[0].Same, want.same)) {
			t.Errorf("panel %d shows the cards %v, want %v", i, p.Cards, want.same)
		}
	}
}

// TestManyDefensesShareAPanel checks that before one of more Defenses than have room side by side is
// chosen, the button under them says that they avoid the Attack, and the notes what each does.
func TestManyDefensesShareAPanel(t *testing.T) {
	a := attacked("Avoid: Discard Super Speed", "Avoid: Reveal Blue Beetle", "Avoid: Discard Antidisestablishmentarian-Counterrevolutionary")
	a.Column, a.Min = true, 18
	a.Answers[0].Notes = []match.Note{{Head: "Then", Text: "draw two cards"}}
	p := question.Lay(a).Panels[0]
	if got := p.Button.Lines[0].Text; p.Button.Reply >= 0 || got != "AVOID" {
		t.Errorf("the button answers %d and says %q", p.Button.Reply, got)
	}
	if got, want := noteWords(&p), "CHOOSE A DEFENSE|DISCARD SUPER SPEED:|THEN DRAW TWO CARDS|REVEAL BLUE BEETLE|DISCARD ANTIDISESTABLISHMENTARIAN-COUNTERREVOLUTIONARY"; got != want {
		t.Errorf("the notes say %q, want %q", got, want)
	}
	a.Ticked = []int{0}
	if p = question.Lay(a).Panels[0]; strings.Contains(noteWords(&p), "CHOOSE") || strings.Contains(noteWords(&p), "BEETLE") {
		t.Errorf("with a Defense chosen, the notes say %q", noteWords(&p))
	}
}

// noteWords returns the notes of a panel, line by line.
func noteWords(p *question.Panel) string {
	var all []string
	for _, n := range p.Notes {
		all = append(all, n.Text)
	}
	return strings.Join(all, "|")
}

// TestDefensesSayWhatToDo checks that in games, each of several Defenses has its button below its card,
// that the stage is above the hand, and that nothing that the balloon says is in a panel as well. In a
// window with one column, the notes of Defenses without room side by side ask for a choice.
func TestDefensesSayWhatToDo(t *testing.T) {
	const hand = 815.0 // the upper edge of the hand's cards, less their motion
	defer pen.UseFace(pen.Lato)
	canvas, seen, at := ui.NewCanvas(), map[string]int{}, 0
	questions(t, 2, func(p posed) {
		at++
		for i, w := range windows {
			if (at+i)%looptest.Every(3) != 0 {
				continue
			}
			canvas.Fit = w.Settings.Fit(w.Width, w.Height)
			pen.UseFace(canvas.TextFace)
			s := question.Lay(question.Asked{Keys: digits, Question: p.Question, Face: p.face, Min: canvas.MinPrompt(), Text: canvas.TextScale, Width: canvas.TextWidth, Column: canvas.Narrow})
			fault := func(format string, args ...any) { t.Errorf(p.name+" at "+w.String()+": "+format, args...) }
			defenses := 0
			for i := range s.Panels {
				pn := &s.Panels[i]
				if pn.Foot.W > 0 && len(pn.Notes) == 0 {
					fault("the strip below %d cards is empty", len(pn.Cards))
				}
				if !p.Alarm {
					continue
				}
				for _, l := range pn.Notes {
					if words := strings.ToUpper(s.Says); strings.Contains(words, l.Text) && pn.Tone == question.Hit && len(strings.Fields(l.Text)) > 2 {
						fault("%q is in the balloon and in a panel", l.Text)
					}
				}
				switch {
				case pn.Tone != question.Avoid:
				case len(pn.Cards) == 1:
					if c := &pn.Cards[0]; pn.Button.Reply != c.Reply || pn.Button.Box.Y < c.Box.Y+c.Box.H || pn.Button.Box.X > c.Box.X || c.Box.W < 150 {
						fault("the card at %v has the button of %d at %v", c.Box, pn.Button.Reply, pn.Button.Box)
					}
					defenses++
				case !canvas.Narrow:
					fault("%d Defenses share a panel", len(pn.Cards))
				case !strings.HasPrefix(noteWords(pn), "CHOOSE A DEFENSE"):
					fault("the notes of %d Defenses say %q", len(pn.Cards), noteWords(pn))
				}
			}
			if defenses > 1 {
				if seen[w.String()]++; s.Area.Y+s.Area.H > hand {
					fault("the stage reaches down to %.0f, over the hand", s.Area.Y+s.Area.H)
				}
			}
		}
	})
	for _, w := range windows {
		if seen[w.String()] == 0 {
			t.Errorf("%s: no choice of Defenses was laid out", w)
		}
	}
}

// belowPile is the room beside the first of several equal cards for those below it.
const belowPile = 20.0

// TestDefensesAreLarge checks that a few Defenses to choose from are large enough in a window of 720 lines
// for their texts, that each says what follows, and that two other cards are larger than many would be.
func TestDefensesAreLarge(t *testing.T) {
	canvas := ui.NewCanvas()
	canvas.Fit = (&ui.Settings{}).Fit(1280, 720)
	defenses, pairs := 0, 0
	questions(t, 4, func(p posed) {
		s := question.Lay(question.Asked{Keys: digits, Question: p.Question, Face: p.face, Min: canvas.MinPrompt(), Width: canvas.TextWidth, Ticked: []int{0}})
		long := slices.ContainsFunc(s.Panels, func(p question.Panel) bool { return len(p.Notes) > 2 })
		for i := range s.Panels {
			pn := &s.Panels[i]
			least := 0.0
			switch n := len(pn.Cards); {
			case n == 1 && pn.Tone == question.Avoid && len(s.Panels) > 2:
				defenses++
				if least = 230; long {
					least = 200
				}
				if len(pn.Notes) == 0 {
					t.Errorf("%s: of a Defense nothing is said", p.name)
				}
			case n == 2 && len(s.Panels) > 1 && len(pn.Titles) == 0:
				pairs++
				if least = 160; long {
					least = 150
				}
			}
			if len(pn.Cards) > 0 && len(pn.Cards[0].Same) > 1 {
				least -= belowPile
			}
			if least > 0 && pn.Cards[0].Box.W < least {
				t.Errorf("%s: cards are %.0f wide, want %.0f", p.name, pn.Cards[0].Box.W, least)
			}
		}
	})
	if defenses < 2 || pairs < 2 {
		t.Errorf("only %d choices of Defenses and %d of two cards were laid out", defenses, pairs)
	}
}

// manyCards returns a question for one of n cards, all different.
func manyCards(n int) match.Question {
	q := match.Question{Title: "Take a card?", Says: "You may take one."}
	for i := range n {
		q.Answers = append(q.Answers, match.Reply{Card: engine.CardID(i + 1), Words: "Take it", Notes: []match.Note{{Text: "Into your hand"}}, Option: engine.Option{Kind: engine.OptCard, Card: engine.CardID(i + 1)}})
	}
	q.Answers = append(q.Answers, match.Reply{Words: "Don't take a card", Notes: []match.Note{{Text: "They stay in your discard pile"}}, Leaves: true, Option: engine.Option{Kind: engine.OptDone}})
	return q
}

// TestPagesOfCards checks that more cards than have room are shown in full pages without a card in
// common, which say which cards they show, and that nothing leads on from the last page or back from
// the first.
func TestPagesOfCards(t *testing.T) {
	const all = 80
	q := manyCards(all)
	defer pen.UseFace(pen.Lato)
	for i := 0; i < len(windows); i += 5 {
		w := windows[i]
		fit := w.Settings.Fit(w.Width, w.Height)
		pen.UseFace(fit.TextFace)
		canvas := ui.NewCanvas()
		canvas.Fit = fit
		seen, at, full := map[int]bool{}, 0, 0
		for page := 0; ; page++ {
			s := question.Lay(question.Asked{Keys: digits, Question: q, Face: func(engine.CardID) *art.Face { return &art.Face{Name: "A card"} },
				Width: canvas.TextWidth, Min: canvas.MinPrompt(), Text: canvas.TextScale, Page: at, Column: canvas.Narrow})
			p := &s.Panels[0]
			if p.On.W == 0 {
				t.Fatalf("%s: all %d cards are on one page", w, all)
			}
			from, to := p.Cards[0].Reply+1, p.Cards[len(p.Cards)-1].Reply+1
			if want := strings.ToUpper(fmt.Sprintf("Cards %d to %d of %d", from, to, all)); len(p.Page) != 1 || p.Page[0].Text != want {
				t.Fatalf("%s: page %d says %v, want %q", w, page+1, p.Page, want)
			}
			for _, c := range p.Cards {
				if seen[c.Reply] {
					t.Errorf("%s: card %d is on two pages", w, c.Reply+1)
				}
				seen[c.Reply] = true
			}
			if p.Earlier() != (from > 1) || p.Later() != (to < all) {
				t.Errorf("%s: cards %d to %d lead back: %v, and on: %v", w, from, to, p.Earlier(), p.Later())
			}
			if !p.Later() {
				break
			}
			if full = max(full, len(p.Cards)); len(p.Cards) != full {
				t.Errorf("%s: page %d has %d cards, with room for %d", w, page+1, len(p.Cards), full)
			}
			x, y := p.On.Middle()
			var ok bool
			if at, ok = s.Turn(x, y, 0); !ok {
				t.Fatalf("%s: nothing leads on", w)
			}
		}
		if len(seen) != all {
			t.Errorf("%s: %d of %d cards can be seen", w, len(seen), all)
		}
	}
}

// TestManyCardsAreSeen checks that a usual number of cards to choose from is seen at once, in large
// cards where there are few, and that equal cards of a place are one card below the place's name.
func TestManyCardsAreSeen(t *testing.T) {
	canvas := ui.NewCanvas()
	card := &art.Face{Name: "The source", Text: "You may take one."}
	for _, c := range []struct {
		cards, width, height int
		text, least          float64
	}{
		{5, 1280, 720, 1, 180}, {12, 1280, 720, 1.25, 140}, {26, 1280, 720, 1, 104}, {12, 1280, 720, 2, 140}, {24, 1920, 1080, 2, 104}, {12, 800, 1200, 1, 104},
	} {
		canvas.Fit = (&ui.Settings{TextScale: c.text}).Fit(c.width, c.height)
		q := manyCards(c.cards)
		q.Source = engine.CardID(c.cards + 1)
		a := question.Asked{Keys: digits, Question: q, Width: canvas.TextWidth, Min: canvas.MinPrompt(), Text: c.text, Column: canvas.Narrow}
		faces := map[engine.CardID]*art.Face{q.Source: card}
		a.Face = func(c engine.CardID) *art.Face {
			if faces[c] == nil {
				faces[c] = &art.Face{Name: "A card"}
			}
			return faces[c]
		}
		s := question.Lay(a)
		if n := len(s.Panels[0].Cards); n != c.cards {
			t.Errorf("%d cards at %dx%d: only %d are seen", c.cards, c.width, c.height, n)
		}
		if w := s.Panels[0].Cards[0].Box.W; w < c.least {
			t.Errorf("%d cards at %dx%d, text %.0f %%: a card is %.0f wide, want %.0f", c.cards, c.width, c.height, 100*c.text, w, c.least)
		}
		if foot := s.Panels[1].Box; foot.H > 3*30*c.text+60 {
			t.Errorf("%d cards: the words of the other answer have %.0f of height", c.cards, foot.H)
		}
		for i := range q.Answers[:c.cards] {
			faces[q.Answers[i].Card] = faces[1]
			q.Answers[i].Where = []string{"In your hand", "In your discard pile"}[i%2]
		}
		s = question.Lay(a)
		p := &s.Panels[0]
		if len(p.Cards) != 2 || len(p.Cards[0].Same)+len(p.Cards[1].Same) != c.cards {
			t.Errorf("%d equal cards in two places are %d cards", c.cards, len(p.Cards))
		}
		if len(p.Titles) != 2 || p.Titles[0].Text != "IN YOUR HAND" || p.Titles[1].Text != "IN YOUR DISCARD PILE" {
			t.Errorf("the places are %v", p.Titles)
		}
	}
}

// TestCardsAloneAreWhole checks that a card in a panel of its own, such as a Defense or one of two
// Super Heroes, is large enough in a window of 720 lines to show more than two lines of its text, if
// what is said above and below it leaves the room.
func TestCardsAloneAreWhole(t *testing.T) {
	const whole = 220.0 // 147 pixels
	defenses, heroes := 0, 0
	canvas := ui.NewCanvas()
	canvas.Fit = (&ui.Settings{}).Fit(1280, 720)
	questions(t, 3, func(p posed) {
		s := question.Lay(question.Asked{Keys: digits, Question: p.Question, Face: p.face, Min: canvas.MinPrompt(), Width: canvas.TextWidth})
		if len(s.Balloon.Says) > 2 || slices.ContainsFunc(s.Panels, func(p question.Panel) bool { return len(p.Notes) > 2 }) {
			return // the cards of all panels are of one size
		}
		for i := range s.Panels {
			pn := &s.Panels[i]
			switch {
			case len(pn.Cards) != 1:
				continue
			case pn.Tone == question.Avoid:
				defenses++
			case pn.Cards[0].Face.Oversized() && len(s.Panels) == 2:
				heroes++
			default:
				continue
			}
			want := whole
			if len(pn.Cards[0].Same) > 1 {
				want -= belowPile
			}
			if w := pn.Cards[0].Box.W; w < want {
				t.Errorf("%s: the card of answer %d is %.0f wide, want %.0f", p.name, i, w, want)
			}
		}
	})
	if defenses < 5 || heroes < 3 {
		t.Errorf("only %d Defenses and %d Super Heroes were laid out", defenses, heroes)
	}
}

// digits are the usual keys of the answers.
var digits = [9]string{"1", "2", "3", "4", "5", "6", "7", "8", "9"}
