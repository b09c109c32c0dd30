package town

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode/rebirth"
	set "lineup/game/sets/rebirth"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// TestTownOverlaps checks the map at moments of games in windows of all sizes: nothing overlaps or
// leaves the window, and click targets are large enough.
func TestTownOverlaps(t *testing.T) {
	for seats := 1; seats <= 4; seats++ {
		g := townGame(t, seats, uint64(seats)*3)
		people := testgame.NewRandom(uint64(seats))
		for n := 0; !g.Over() && n < 260; n++ {
			if n%26 == 0 {
				for _, f := range uitest.TextFits(sizedFits()...) {
					g.scene.Canvas.Fit = f
					g.lay()
					checkTown(t, g)
				}
			}
			g.step(t, people)
		}
	}
}

func checkTown(t *testing.T, g *game) {
	t.Helper()
	b := g.board
	window, m := g.scene.Canvas.Fit.Room(), b.town
	where := uitest.FitName(g.scene.Canvas.Fit)
	panels := map[string]ui.Box{
		"track": m.track, "goal": m.goal, "forecast": m.forecast, "END TURN": m.endTurn,
		"Power": b.Power.Grown(-8), "Move": m.moveAt.Grown(-8), "reach": m.reachAt, "prompt": m.prompt,
	}
	if !m.deckAt.Within(m.goal) { // otherwise it is in the panel of the goal
		panels["deck"] = m.deckAt
	}
	if m.captions.H > 0 {
		panels["captions"] = m.captions
	}
	for i, s := range m.small {
		panels[fmt.Sprint("button ", i)] = s
		uitest.AtLeast(t, "a button", b.Geometry.Unit, s)
	}
	for _, s := range m.seatPanels {
		panels[fmt.Sprint("seat ", s.seat)] = s.box
	}
	for i := range m.spaces {
		s := &m.spaces[i]
		uitest.AtLeast(t, "a space", b.Geometry.Unit, s.reach())
		if s.location {
			panels["plate of "+s.name] = s.plate
		}
	}
	for i, p := range b.Piles {
		panels[fmt.Sprint("pile ", i)] = p.Pose.Bounds()
	}
	for _, o := range m.offers {
		if o.box.H*b.Unit < 30 {
			t.Errorf("%s: a row of a seat is %.0f pixels high", where, o.box.H*b.Unit)
		}
	}
	for name, box := range panels {
		if !box.Within(window.Grown(0.5)) {
			t.Errorf("%s: %s lies outside the window: %.0f", where, name, box)
		}
	}
	uitest.Apart(t, panels)
	left := m.seatPanels[0].box.X + m.seatPanels[0].box.W
	between := ui.BoxAt(left, window.Y, m.goal.X-left, window.H)
	if m.column {
		between = m.land
	}
	for i := range m.standees {
		s := &m.standees[i]
		if !s.reach().Within(between) {
			t.Errorf("%s: %s stands under a panel: %.0f of %.0f", where, s.name, s.reach(), between)
		}
		uitest.AtLeast(t, "a standee", b.Geometry.Unit, s.reach())
		for j := range m.spaces {
			if p := m.spaces[j].plate; s.seat == engine.NoSeat && s.tag.Overlaps(p) {
				t.Errorf("%s: the tag of %s lies over the plate of %s", where, s.name, m.spaces[j].name)
			}
		}
	}
	for _, s := range b.Spots {
		if s.Place == card.LineUp && s.Plate.W == 0 && !s.Pose.Bounds().Within(between) {
			t.Errorf("%s: a card of a slot lies under a panel: %.0f", where, s.Pose.Bounds())
		}
	}
}

// TestColumnLeavesNoEmptyBand checks that the map in one column has something in every part of the
// height of its window, that everything on the map is larger than on the whole stage, and that the
// hand is between the panels.
func TestColumnLeavesNoEmptyBand(t *testing.T) {
	for seats := 1; seats <= 4; seats++ {
		g := townGame(t, seats, uint64(seats))
		for _, w := range uitest.Columns() {
			g.scene.Canvas.Fit = w.Settings.Fit(w.Width, w.Height)
			g.lay()
			b, m := g.board, g.board.town
			if !m.column {
				t.Fatalf("%s: the map is not in one column", w)
			}
			boxes := []ui.Box{m.track, m.goal, m.deckAt, m.forecast, m.prompt, m.endTurn, b.Power}
			for i := range m.seatPanels {
				boxes = append(boxes, m.seatPanels[i].box)
			}
			for i := range m.spaces {
				s := &m.spaces[i]
				if boxes = append(boxes, s.reach()); s.location {
					boxes = append(boxes, s.plate)
				}
			}
			for _, s := range b.Spots {
				boxes = append(boxes, s.Bounds())
			}
			if band := uitest.EmptyBand(m.window, boxes); band > 0.12 {
				t.Errorf("%s: a band of %.0f %% of the height is empty", w, 100*band)
			}
			if b.Unit < math.Min(1.35*float64(w.Width)/ui.StageWidth, 0.99*float64(w.Height)/ui.ColumnHeight) {
				t.Errorf("%s: a unit is %.2f pixels", w, b.Unit)
			}
			hand := m.hand
			for _, other := range []ui.Box{m.goal, m.deckAt, m.forecast, m.prompt} {
				if hand.Overlaps(other) {
					t.Errorf("%s: the hand at %.0f lies over a panel at %.0f", w, hand, other)
				}
			}
			for _, p := range b.Fan(7, 0) {
				if !p.Bounds().Within(hand.Grown(6)) {
					t.Errorf("%s: a card of the hand is at %.0f, and the hand at %.0f", w, p.Bounds(), hand)
				}
			}
		}
	}
}

// TestOutlookComesTrue checks that moves announced as sure happen at the end of the turn if no
// player has to choose first.
func TestOutlookComesTrue(t *testing.T) {
	sure := 0
	for seed := uint64(1); seed < 6; seed++ {
		g := townGame(t, 2, seed)
		people := testgame.NewRandom(seed)
		for n := 0; !g.Over() && n < 500; n++ {
			d := g.scene.View.Pending()
			end := slices.IndexFunc(d.Options, func(o engine.Option) bool { return o.Kind == engine.OptEnd })
			if d.Seat != 0 || end < 0 || !g.board.town.next.known {
				g.step(t, people)
				continue
			}
			next := g.board.town.next
			if err := g.Answer(engine.Answer{Seq: d.Seq, Option: d.Options[end]}); err != nil {
				t.Fatal(err)
			}
			g.lay()
			v := g.scene.View
			if v.Pending().Kind != engine.DecideTurn && !g.Over() {
				continue // a player chooses first
			}
			for _, d := range next.deeds {
				if d.kind == deedWalk && d.sure && v.Sees(d.card) {
					sure++
					if at := v.SpaceOf(d.card); at != d.to {
						t.Fatalf("seed %d: a Villain was sure to walk to space %d, and stands at %d", seed, d.to, at)
					}
				}
			}
		}
	}
	if sure < 5 {
		t.Errorf("%d walks were sure: too few to have been tested", sure)
	}
}

// TestOutlookOfOthers checks that the outlook is also known during other players' turns.
func TestOutlookOfOthers(t *testing.T) {
	g := townGame(t, 3, 4)
	people := testgame.NewRandom(4)
	others := 0
	for n := 0; !g.Over() && n < 600; n++ {
		if d := g.scene.View.Pending(); d.Kind == engine.DecideTurn && d.Seat != 0 {
			if next := g.board.town.next; !next.known {
				t.Fatalf("step %d: nothing is foreseen in the turn of seat %d", n, d.Seat)
			} else if len(next.deeds) > 0 {
				others++
			}
		}
		g.step(t, people)
	}
	if others < 10 {
		t.Errorf("in only %d moments of others' turns something comes", others)
	}
}

// TestOutlookLeavesAnswersOpen checks that, while a card asks where Villains move, the outlook says nothing of
// their moves, not even that they stay, and all the rest as before. After the answer it names them again.
func TestOutlookLeavesAnswersOpen(t *testing.T) {
	for _, beside := range []bool{false, true} { // a Character holds the Villain that is moved
		stand := []int{3, 6}
		if beside {
			stand = []int{3, 4}
		}
		g := townBefore(t, 1, usualTiles, []string{"The Flash", "Cyborg"}, stand, func(space int) (_, villains []string) {
			return nil, map[int][]string{4: {"Bane"}, 9: {"Cheetah"}}[space]
		}, "Telepathy", func(b *engine.Builder, find func(string) engine.FaceID) engine.SeatID {
			b.Add(find("Super Breath"), b.Zone(engine.Hand, 0))
			return 0
		})
		named := func(name string) (out []string) {
			for _, k := range g.board.town.list(g.board.words) {
				if strings.Contains(k.words, name) && !strings.Contains(k.words, "attacks") {
					out = append(out, k.words+" "+k.more)
				}
			}
			return out
		}
		first, other := named("Bane"), named("Cheetah")
		if len(first) != 1 || len(other) != 1 || strings.Contains(first[0], "stays") != beside {
			t.Fatalf("before the card the list says %q and %q", first, other)
		}
		g.give(t, func(o engine.Option) bool { return o.Kind == engine.OptPlay })
		asked := 0
		for ; !g.turn(); asked++ {
			if got := named("Bane"); len(got) > 0 {
				t.Errorf("Bane may be moved, and the list says %q", got)
			}
			if got := named("Cheetah"); !slices.Equal(got, other) {
				t.Errorf("the list said %q, and says %q while a card asks about another Villain", other, got)
			}
			g.give(t, func(o engine.Option) bool { return o.Kind != engine.OptSpace || asked > 0 || o.N == 4 })
		}
		if got := named("Bane"); asked == 0 || len(got) != 1 {
			t.Errorf("after %d answers the list says %q", asked, got)
		}
	}
}

// give gives the viewer's first answer that fits.
func (g *game) give(t *testing.T, fits func(engine.Option) bool) {
	t.Helper()
	d := g.scene.View.Pending()
	i := slices.IndexFunc(d.Options, fits)
	if i < 0 {
		t.Fatalf("no answer fits among %v", d.Options)
	}
	if err := g.Answer(engine.Answer{Seq: d.Seq, Option: d.Options[i]}); err != nil {
		t.Fatal(err)
	}
	g.lay()
}

// TestOutlookIsSteady checks that the outlook is drawn from the same deals all turn, so that it does not come
// and go by itself, that a Level is named only if it is reached in at least half of them, and that a doubtful
// one only may begin.
func TestOutlookIsSteady(t *testing.T) {
	g := townGame(t, 3, 4)
	people := testgame.NewRandom(4)
	deals, same := map[uint16]uint64{}, 0
	for n := 0; !g.Over() && n < 200; n++ {
		v := g.scene.View
		if v.Pending().Kind == engine.DecideTurn {
			var first uint64
			outlookOf(v, func(chance *engine.RNG) [][]engine.Event {
				if first == 0 {
					first = chance.Next()
				}
				return nil
			})
			if was, ok := deals[v.Turn().Number]; ok {
				if same++; was != first {
					t.Fatalf("step %d: turn %d is dealt in another way", n, v.Turn().Number)
				}
			}
			deals[v.Turn().Number] = first
		}
		g.step(t, people)
	}
	if len(deals) < 5 || same < 20 {
		t.Errorf("only %d moments of %d turns were tested", same, len(deals))
	}
	v := g.scene.View
	level := v.Number(set.Threat.ID, engine.NoSeat) + 1
	for often, want := range map[int]string{0: "", 2: "", 3: " may begin", copies - 1: " may begin", copies: " begins"} {
		k := 0
		o := outlookOf(v, func(*engine.RNG) [][]engine.Event {
			events := []engine.Event{{Kind: engine.TurnEnded}}
			if k++; k <= often {
				events = append(events, engine.Event{Kind: engine.NumberChanged, Number: set.Threat.ID, Card: engine.NoCard, N: 1})
			}
			return [][]engine.Event{events}
		})
		got := ""
		m := &townMap{next: o}
		for _, line := range m.lines(g.board.words.card, g.board.words.seat) {
			got = strings.TrimPrefix(line.words, fmt.Sprint("Threat Level ", level))
		}
		if got != want {
			t.Errorf("reached in %d of %d deals, the list says %q, want %q", often, copies, got, want)
		}
	}
}

// TestCrowdCoversNothing checks maps as full as can be in windows of all sizes. No card covers a
// plate, a number, or a card or standee of another space. No name covers any of that or another
// name. The signs above heroes can be read.
func TestCrowdCoversNothing(t *testing.T) {
	laid, signs := 0, 0
	for seed := range uint64(24) {
		g := crowdedTown(t, 1+int(seed%4), seed+1)
		for _, f := range uitest.TextFits(sizedFits()...) {
			g.scene.Canvas.Fit = f
			g.lay()
			laid++
			over, crowded := covered(g.board.town)
			for _, what := range over {
				t.Errorf("seed %d, %s: %s", seed, uitest.FitName(f), what)
			}
			signs += min(1, len(crowded))
		}
	}
	if signs > laid/16 {
		t.Errorf("in %d of %d towns a sign over a hero lies on a card or a name", signs, laid)
	}
}

// covered returns what covers something else on a map. Over lists what must never happen, and signs
// lists the signs above heroes that found no free place in a dense crowd.
func covered(m *townMap) (over, signs []string) {
	type thing struct {
		name  string
		space int // its space, or -1 for any
		box   ui.Box
	}
	var cards, fixed, names, stands, marks, badges, costs []thing
	for i := range m.spaces {
		s := &m.spaces[i]
		if s.location {
			fixed = append(fixed, thing{"the plate of " + s.name, -1, s.plate})
		} else {
			fixed = append(fixed, thing{"the number of " + s.name, i, s.slotSign()})
		}
		if s.open {
			fixed = append(fixed, thing{"the Move to " + s.name, -1, s.tag})
		}
		for _, k := range s.cards {
			cards = append(cards, thing{"a card of " + s.name, i, k.pose.Bounds()})
			at := k.pose.Bounds()
			costs = append(costs, thing{"the cost of a card of " + s.name, i, ui.BoxAt(at.X, at.Y, 0.28*at.W, 0.28*at.W)})
		}
		if s.card.card != engine.NoCard {
			cards = append(cards, thing{"the stack of " + s.name, i, s.card.pose.Bounds()})
			if s.left > 1 {
				badges = append(badges, thing{"the number of cards in " + s.name, -1, countBox(s.card.pose)})
			}
		}
	}
	for i := range m.standees {
		s := &m.standees[i]
		stands = append(stands, thing{s.name, s.at0, s.reach().Grown(-14)})
		if s.seat == engine.NoSeat {
			names = append(names, thing{"the name of " + s.name, -1, s.tag})
			costs = append(costs, thing{"the cost of " + s.name, -1, ui.BoxAt(s.tag.X+s.tag.W-32, s.tag.Y, 32, s.tag.H)})
		}
		for _, b := range s.signBoxes() {
			marks = append(marks, thing{"a sign over " + s.name, -1, b})
		}
		if own := s.signBoxes(); len(own) == 3 && (own[0].Overlaps(own[1]) || own[0].Overlaps(own[2])) {
			over = append(over, "the flag of "+s.name+" over its Attacks")
		}
	}
	check := func(out *[]string, all, others []thing) {
		for i, a := range all {
			for j, b := range others {
				if a.box.Overlaps(b.box) && (a.space < 0 || a.space != b.space) && (&all[0] != &others[0] || i < j && a.name != b.name) {
					*out = append(*out, fmt.Sprintf("%s at %.0f lies over %s at %.0f", a.name, a.box, b.name, b.box))
				}
			}
		}
	}
	check(&over, cards, fixed)
	check(&over, cards, cards)
	check(&over, cards, stands)
	check(&over, names, fixed)
	check(&over, names, cards)
	check(&over, names, names)
	check(&over, badges, costs)
	check(&over, marks, marks)
	check(&over, marks, fixed)
	check(&signs, marks, names)
	check(&signs, marks, cards)
	return over, signs
}

// TestEveryCardCanBeBought checks maps as full as can be in windows of all sizes: each card for sale
// shows its cost, which nothing covers, and the pointer reaches it there.
func TestEveryCardCanBeBought(t *testing.T) {
	crowded := 0
	for seed := range uint64(24) {
		g := crowdedTown(t, 1+int(seed%4), seed+1)
		for _, f := range uitest.TextFits(sizedFits()...) {
			g.scene.Canvas.Fit = f
			g.lay()
			b, where := g.board, uitest.FitName(f)
			for i := range b.town.spaces {
				s := &b.town.spaces[i]
				if len(s.cards) != len(forSale(g.scene.View, i)) {
					t.Errorf("seed %d, %s: %s shows %d cards of %d", seed, where, s.name, len(s.cards), len(forSale(g.scene.View, i)))
				}
				crowded = max(crowded, len(s.cards))
				for _, k := range s.cards {
					at := k.pose.Bounds()
					cost := ui.BoxAt(at.X+1, at.Y+1, math.Min(20, 0.28*at.W), 0.28*at.W)
					if k.strip.W > 0 { // the list of names, which is over all cards, has it
						cost = ui.BoxAt(k.strip.X, k.strip.Y, stripCost, k.strip.H)
					}
					x, y := cost.Middle()
					if over := b.SpotAt(x, y); over == 0 || b.Spots[over-1].Card != k.card {
						t.Errorf("seed %d, %s: a card of %d in %s is out of reach at its cost", seed, where, len(s.cards), s.name)
					}
					index := func(c engine.CardID) int {
						return slices.IndexFunc(b.Spots, func(s board.Spot) bool { return s.Card == c })
					}
					for _, o := range s.cards {
						if k.strip.W == 0 && o.pose.Bounds().Overlaps(cost) && index(o.card) > index(k.card) {
							t.Errorf("seed %d, %s: a card in %s covers the cost of another", seed, where, s.name)
						}
					}
				}
			}
		}
	}
	if crowded < 5 {
		t.Errorf("there are at most %d cards in a space: too few to have been tested", crowded)
	}
}

// TestPointedCardIsRead checks that the card of the hand under the pointer is large enough for rules
// text and clear of the prompt, and that a card enlarged while the pointer is on the map covers
// neither the deck nor the forecast. In one column it does not cover the map either.
func TestPointedCardIsRead(t *testing.T) {
	g := townGame(t, 2, 1)
	for _, f := range uitest.TextFits(sizedFits()...) {
		g.scene.Canvas.Fit = f
		g.lay()
		b, where := g.board, uitest.FitName(f)
		p := b.Fan(5, 3)[2]
		if wide := p.W * f.Unit; wide < f.Print().RulesWidth() {
			t.Errorf("%s: the card under the pointer is %.0f pixels wide, and rules text needs %.0f", where, wide, f.Print().RulesWidth())
		}
		if low := p.Y + p.Height()/2; low > b.Prompt.Y {
			t.Errorf("%s: the prompt covers the card under the pointer from %.0f down to %.0f", where, b.Prompt.Y, low)
		}
		m := b.town
		for i := range m.spaces {
			at := m.readerAt(m.spaces[i].at.X, m.spaces[i].at.Y)
			if at.Overlaps(m.deckAt) || at.Overlaps(m.forecast) || !at.Within(m.window) {
				t.Errorf("%s: in %s a card is enlarged at %.0f", where, m.spaces[i].name, at)
			}
		}
		if x, y := m.hand.Middle(); m.column {
			if at := m.readerAt(x, m.spaces[0].at.Y); at.Overlaps(m.land) || at.Overlaps(m.goal) || at.Overlaps(m.prompt) {
				t.Errorf("%s: a card of the map is enlarged at %.0f, over the map at %.0f", where, at, m.land)
			}
			if at := m.readerAt(x, y); at.Overlaps(m.land) || at.Overlaps(m.hand) {
				t.Errorf("%s: a card of the hand is enlarged at %.0f, over the map or the hand at %.0f", where, at, m.hand)
			}
		}
		if at := m.readerAt(m.seats.X+40, m.seats.Y+40); at.Overlaps(m.seats) {
			t.Errorf("%s: a card at a seat is enlarged over the seats", where)
		}
	}
}

// TestImpossibleIsShown checks that the panel of the goal says that a game is Impossible, and only
// then.
func TestImpossibleIsShown(t *testing.T) {
	for _, hard := range []bool{false, true} {
		g := townGame(t, 2, 1)
		if hard {
			g.scene.Variants = []string{rebirth.ImpossibleWord}
		}
		for _, f := range uitest.TextFits(sizedFits()...) {
			g.scene.Canvas.Fit = f
			g.lay()
			m := g.board.town
			i := slices.IndexFunc(m.tips, func(h hint) bool { return h.words == "Impossible: "+rebirth.ImpossibleSays })
			if m.hard != hard || (i >= 0) != hard || hard && (m.tips[i].box != m.badge() || !m.badge().Within(m.goal)) {
				t.Errorf("%s: Impossible %v is shown: %v, with the tip %d", uitest.FitName(f), hard, m.hard, i)
			}
		}
	}
}

// TestAbilitiesStayOnPlates checks that every ability can be read on its plate at all sizes.
func TestAbilitiesStayOnPlates(t *testing.T) {
	n := 0
	for _, f := range printed(t) {
		words := abilityWords(&f)
		if !strings.HasSuffix(f.Name, " A") || !strings.HasPrefix(f.Text, "Once during ") {
			continue
		}
		n++
		for _, fit := range fits() {
			least, text := fit.MinRules(), max(1, min(fit.TextScale, maxText))
			size := min(max(15.4*text, least), maxAbility)
			for _, x := range []float64{60, 80} { // with the box of one that can be used
				room := plateWidth - x - 8
				says, st := abilityLine(words, pen.Style{Font: pen.Body, Size: size}, room, least, false)
				if fitted, squeeze := pen.Fit(says, room, st, least); fitted.Size < least-0.01 || squeeze < minSqueeze {
					t.Errorf("%v: %q is in letters of %.1f, squeezed to %.2f", fit, says, fitted.Size, squeeze)
				}
			}
		}
	}
	if n != 7 {
		t.Errorf("%d Locations have an ability, want 7", n)
	}
}

// TestLocationsSayWhatTheyAre checks that the card of a Location shows its type and its side, and its
// name without the letter of the side.
func TestLocationsSayWhatTheyAre(t *testing.T) {
	n := 0
	for _, f := range printed(t) {
		name, a := strings.CutSuffix(f.Name, " A")
		name, b := strings.CutSuffix(name, " B")
		if side := map[bool]string{true: "A", false: "B"}[a]; (a || b) && strings.HasPrefix(f.Label, "LOCATION") {
			if n++; f.Shown != name || f.Label != "LOCATION · SIDE "+side {
				t.Errorf("%s shows %q and %q", f.Name, f.Shown, f.Label)
			}
		}
	}
	if n != 14 {
		t.Errorf("%d sides of Locations, want 14", n)
	}
}

// TestNoTipRepeatsAPanel checks that no tip says again what a panel shows in full.
func TestNoTipRepeatsAPanel(t *testing.T) {
	g := townGame(t, 2, 3)
	shown, hinted := 0, 0
	for _, f := range fits() {
		g.scene.Canvas.Fit = f
		g.lay()
		m := g.board.town
		for i := range m.seatPanels {
			s := &m.seatPanels[i]
			if s.face == nil || len(s.rows) > 0 || len(s.hold) > 0 {
				continue
			}
			tip := slices.ContainsFunc(m.tips, func(h hint) bool { return h.words == s.face.Name+": "+s.face.Text })
			words := strings.Join(m.aboutHero(s.face, s.box.W, s.box.H).lines, " ")
			if whole := words == strings.ReplaceAll(s.face.Text, "\n", " "); whole == tip {
				t.Errorf("%v: the panel of %s shows %q, and that there is a tip is %v", f, s.name, words, tip)
			}
			shown += flag(!tip)
			hinted += flag(tip)
		}
	}
	if shown+hinted == 0 {
		t.Error("no panel shows a text")
	}
}
