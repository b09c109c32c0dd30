package standard

import (
	"fmt"
	"image/color"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

func TestMain(m *testing.M) { looptest.Main(m) }

// asks are the answers of a viewer who is or is not asked what to do on their turn.
type asks struct {
	board.Answers
	turn bool
}

func (a *asks) Turn() bool { return a.turn }

// around is the Host of a board with one view.
type around struct {
	board.Host
	view engine.View
}

func (a around) Name(s engine.SeatID) string   { return []string{"Ana", "Robo"}[s] }
func (a around) Counted(w board.Where) int     { return w.Count(a.view) }
func (a around) Look(s engine.SeatID) pen.Seat { return pen.Standard.Seat(int(s)) }

// laid returns the board of a match as its first seat sees it now, in place of an old one, and its
// Scene.
func laid(m *match.Match, old board.Board) (*Board, *board.Scene) {
	v := m.View(0)
	sc := &board.Scene{View: v, Plays: true, Heroes: m.Heroes(), Faces: art.Faces(m.Book()), Canvas: ui.NewCanvas(), Settings: &ui.Settings{}, Host: around{view: v}}
	sc.Motion.Fall = &board.Fall{}
	return New(sc, old).(*Board), sc
}

// passTurn plays a match until another seat's turn begins.
func passTurn(t *testing.T, m *match.Match) {
	t.Helper()
	for turn := m.View(0).Turn().Seat; m.View(0).Turn().Seat == turn; {
		going, err := m.Step()
		if err == nil && !going {
			err = m.Answer(testgame.Buyer{}.Decide(m.View(m.ToAct())))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// TestSeveralLineUps checks that two Line-Ups have names over their slots and that a mode's numbers
// are shown beside Power. The standard mode has neither.
func TestSeveralLineUps(t *testing.T) {
	l, _ := laid(testgame.Match(t, match.Plan{Mode: "trial", Seats: testgame.Seats("Ana", "buyer", "buyer", "buyer", "random"), Seed: 3}), nil)
	if len(l.rows) != 2 || len(l.slots) != 6 {
		t.Errorf("two Line-Ups of three are laid out as %d slots, with the names %v", len(l.slots), l.rows)
	}
	if want := "SPACE 1 · MOVE 0 · CLOCK "; !strings.HasPrefix(l.numbers, want) {
		t.Errorf("the numbers are %q, not %q", l.numbers, want)
	}
	if p := layStandard(crowded(t, crowd{5, 5, 6, 8}), 0, layGeometry(ui.FitInto(1920, 1080))); p.numbers != "" || p.rows != nil {
		t.Errorf("the standard mode has numbers %q and names of Line-Ups %v", p.numbers, p.rows)
	}
}

// TestLamp checks that the lamp moves from one seat to the next in 400 ms, starting when its roof
// is painted.
func TestLamp(t *testing.T) {
	m := testgame.Match(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	b, sc := laid(m, nil)
	b.Arrive(sc, nil, false)
	was := b.lamp.now
	passTurn(t, m)
	next, sc := laid(m, b)
	next.Arrive(sc, b, true)
	l := &next.lamp
	if l.now == was || l.was != was {
		t.Fatalf("the turn has passed, and the lamp goes from %v to %v", l.was, l.now)
	}
	if moves, _ := next.Moves(); moves || next.Step(sc, 1) {
		t.Error("the lamp moves before its roof is painted")
	}
	l.there = true
	next.Step(sc, 0.2)
	if moves, _ := next.Moves(); !moves || l.part() < lampSteps/2-1 || l.part() > lampSteps/2+1 {
		t.Errorf("after 200 ms the lamp moves: %v, and is at %d", moves, l.part())
	}
	next.Step(sc, 0.32)
	if moves, _ := next.Moves(); moves || l.part() != lampSteps {
		t.Errorf("after 520 ms the lamp moves: %v, and is at %d", moves, l.part())
	}
	l.age = 0
	if next.Still(); l.moving() || l.part() != lampSteps {
		t.Errorf("motion has ended, and the lamp is at %d", l.part())
	}
}

// TestNothingVanishes checks that the near seat's hero and the roof stay visible when the turn
// passes.
func TestNothingVanishes(t *testing.T) {
	looptest.NeedDisplay(t)
	m := testgame.Match(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	b, sc := laid(m, nil)
	b.Arrive(sc, nil, false)
	c := sc.Canvas
	sc.Self = board.SeatInfo{Name: "ANA", Hero: sc.FaceOf(board.At(engine.Heroes, 0).Cards(sc.View)[0]), Turn: true}
	frame := func() {
		c.Begin(ebiten.NewImage(1280, 720))
		b.drawRoof(sc, c)
		b.drawNear(sc, c)
	}
	for n := 0; n < 4 || n < 60 && !c.Sharp(); n++ {
		frame()
		c.Art.Settle()
	}
	for i := range 12 { // much else is painted while the board stays the same
		frame()
		c.MakePart(gallery.Key{Name: "something else", N: i}, ui.BoxAt(0, 0, 3000, 3000), 0, func(pen.Pen) {})
	}
	if _, kept := c.Art.RooftopKept(b.lamp.now, c.Width, c.Height, c.Unit); !kept {
		t.Error("the roof that is looked at is given back")
	}
	passTurn(t, m)
	next, after := laid(m, b)
	after.Canvas, after.Self = c, sc.Self
	after.Self.Turn = false
	next.Arrive(after, b, true)
	c.Begin(ebiten.NewImage(1280, 720))
	if !next.drawPosters(after, c) {
		t.Error("the turn passes, and the hero is not drawn")
	}
	if s, _ := c.Art.Rooftop(next.lamp.now, c.Width, c.Height, c.Unit); s.Image == nil {
		t.Error("the turn passes, and there is no roof")
	}
}

// TestEachCardHasOnePlace checks from both seats that no card is on the table twice, in a whole game and
// after its last turn, when the cards in play stay in their row.
func TestEachCardHasOnePlace(t *testing.T) {
	last := 0
	for seed := uint64(1); last == 0 && seed < 9; seed++ {
		m := testgame.Match(t, match.Plan{Seats: testgame.Seats("Ana", "Bob"), Seed: seed})
		for r, g := testgame.NewRandom(seed), layGeometry(ui.FitInto(1920, 1080)); ; {
			for near := range engine.SeatID(2) {
				v := m.View(near)
				if v.Over() != engine.NotOver && v.Turn().Seat == near {
					last += board.At(engine.InPlay, near).Count(v)
				}
				lies := map[engine.CardID]bool{}
				l := layStandard(v, near, g)
				for i := range l.Spots {
					if c := l.Spots[i].Card; lies[c] {
						t.Fatalf("seed %d: card %d is on the table twice", seed, c)
					} else {
						lies[c] = true
					}
				}
			}
			if m.Over() {
				break
			}
			if err := m.Answer(r.Decide(m.View(m.ToAct()))); err != nil {
				t.Fatal(err)
			}
		}
	}
	if last == 0 {
		t.Error("in no game are cards in play after the last turn")
	}
}

// TestGroundsOfWords checks that words on the board contrast with their background.
func TestGroundsOfWords(t *testing.T) {
	type pair struct{ words, ground color.NRGBA }
	pairs := map[string]pair{"the meter": {pen.Paper, meterGround}, "a full meter": {pen.Ink, pen.CanDo}}
	for seat := range 5 {
		c := pen.Standard.Seat(seat).Paper
		pairs[fmt.Sprint("the name of seat ", seat)] = pair{pen.Paper, seatGround(c)}
		pairs[fmt.Sprint("the hero of seat ", seat)] = pair{seatInk(c), seatGround(c)}
	}
	for name, p := range pairs {
		if c := pen.Contrast(p.words, p.ground); c < 4.5 {
			t.Errorf("%s: a contrast of %.2f, want 4.5", name, c)
		}
	}
}

// TestTagsOverlapNothing checks that the tags of panels of all widths cover no words, hands,
// pictures, or other tags in any state of a seat.
func TestTagsOverlapNothing(t *testing.T) {
	faces := art.Faces(testgame.Book(t))
	var heroes []*art.Face
	for i := range faces {
		if faces[i].Oversized() {
			heroes = append(heroes, &faces[i])
		}
	}
	for _, s := range uitest.Screens() {
		set := s.Settings
		c := ui.NewCanvas()
		c.Settings, c.Fit = &set, set.Fit(s.Width, s.Height)
		for seats := 1; seats <= 5; seats++ {
			two := seats == 5
			g := layFor(c.Fit, needs{panels: two})
			if two {
				g.FoeMost = board.TwoHeroesWidth
			}
			for i, box := range g.FoeBoxes(seats%5 + seats/5) {
				p := board.SeatInfo{Seat: engine.SeatID(i + 1), Box: box, Name: "MAXIMILIANUS II", Hero: heroes[i], Hand: 5, Deck: 20, Discard: 20, Trophies: 6, Bought: heroes[:2]}
				if two {
					p.Second = heroes[i+1]
				}
				for state := range 6 {
					p.Left, p.Turn, p.Asked, p.Partner = state%3 == 0, state%3 == 1, state%3 == 2, state > 2
					checkTags(t, fmt.Sprintf("%s, %d seats, state %d", s, seats, state), c, s, &p)
				}
			}
		}
	}
}

// checkTags checks the tags of a panel.
func checkTags(t *testing.T, at string, c *ui.Canvas, s uitest.TestWindow, p *board.SeatInfo) {
	t.Helper()
	type thing struct {
		name string
		box  ui.Box
	}
	var all []thing
	var own []ui.Box
	for _, g := range tags(p, pen.Standard.Seat(0), !p.Partner) {
		if g.Words == "PARTNER" {
			own = append(own, g.Box())
		}
		all = append(all, thing{g.Words + " of " + p.Name, g.Box()})
	}
	n := len(all)
	x, large := board.SeatWords(p.Box)
	l := layWords(p)
	if l.nameSqueeze < board.MinSqueeze || l.heroSqueeze < board.MinSqueeze {
		t.Errorf("%s: %s %s is squeezed to %.2f and %.2f", at, p.Name, p.Title(), l.nameSqueeze, l.heroSqueeze)
	}
	hand := behind(p, l).Grown(-30)
	all = append(all, thing{"the hand of " + p.Name, ui.BoxAt(hand.X, p.Box.Y+33, hand.W, 90)},
		thing{"the portrait of " + p.Name, ui.BoxAt(p.Box.X, p.Box.Y, x-board.PortraitGap, p.Box.H)})
	for n := 0; large && n < 2; n++ {
		all = append(all, thing{"what was bought by " + p.Name, ui.BoxAt(p.Box.X+p.Box.W-boughtX-33, p.Box.Y+boughtY+float64(n)*boughtPitch-19, 66, 38)})
	}
	sc := &board.Scene{Host: around{}, Settings: c.Settings}
	sc.Motion.Fanned, sc.Motion.Late = engine.NoSeat, &ui.Late{}
	page := c.Read(s.Width, s.Height, nil, func(c *ui.Canvas) { (&Board{}).drawFoe(sc, c, p) })
	for _, b := range own { // it has the color of the near seat, so it has its sign
		if !slices.ContainsFunc(page.Signs, func(g ui.PageSign) bool {
			return g.Sign == sc.Host.Look(0).Sign && b.Has((g.X-page.Left)/page.Unit, (g.Y-page.Top)/page.Unit)
		}) {
			t.Errorf("%s: the tag of the partner %s has no sign", at, p.Name)
		}
	}
	for _, l := range page.Lines {
		if l.Part != "tag" {
			b := l.Box()
			all = append(all, thing{fmt.Sprintf("%q", l.Text), ui.BoxAt((b.X-page.Left)/page.Unit, (b.Y-page.Top)/page.Unit, b.W/page.Unit, b.H/page.Unit)})
		}
	}
	for i, g := range all[:n] {
		for j, o := range all {
			if (j < i || j >= n) && g.box.Overlaps(o.box) {
				t.Errorf("%s: %s lies over %s: %.0f, %.0f", at, g.name, o.name, g.box, o.box)
			}
		}
	}
}

// TestPersonalCardLeavesTheWords checks that in windows of all sizes the personal cards of two
// heroes cover only the margin beside the posters' words and do not overlap.
func TestPersonalCardLeavesTheWords(t *testing.T) {
	const margin = 12.0
	for _, size := range uitest.Windows {
		b := Board{Plain: board.Plain{Layout: board.Layout{Geometry: layGeometry(ui.FitInto(size[0], size[1]))}}}
		card := b.personalPose(2, 0, 2).Bounds()
		if second := b.personalPose(2, 1, 2).Bounds(); second.Overlaps(card) || second.X < card.X {
			t.Errorf("%v: one lies over the other", size)
		}
		for _, poster := range b.HeroBoxes(2) {
			if over := poster.X + poster.W - card.X; over > margin && card.Y < poster.Y+poster.H && poster.Y < card.Y+card.H {
				t.Errorf("%v: it covers %.0f units of the poster at %v", size, over, poster)
			}
		}
		if one := b.personalPose(1, 0, 2).Bounds(); one.Y+one.H > b.Poster.Y+b.Poster.H/2 {
			t.Errorf("%v: it lies over the lower half of the poster of one hero", size)
		}
	}
}

// TestCloseUp checks that the cards of an overfull Line-Up close up as soon as they fit within it.
// Other cards stay where they are.
func TestCloseUp(t *testing.T) {
	for _, c := range []struct {
		slots, want []int
		n           int
	}{
		{[]int{0, 1, 2, 3, 7, 8, 9}, []int{0, 1, 2, 3, 4, 5, 6}, 7},
		{[]int{0, 2, 4, 5}, []int{0, 2, 4, 5}, 6},
		{[]int{1, 3, 6}, []int{1, 3, 4}, 5},
		{[]int{0, 1, 5, 6, 7}, []int{0, 1, 2, 3, 4}, 5},
		{nil, nil, 5},
	} {
		if got := closeUp(c.slots, c.n); !slices.Equal(got, c.want) {
			t.Errorf("slots %v of %d are shown in %v, want %v", c.slots, c.n, got, c.want)
		}
	}
}

// TestHiddenVillainsAreToldOf checks that without a stack no Super-Villain is in sight and that the
// words about the hidden ones are not squeezed.
func TestHiddenVillainsAreToldOf(t *testing.T) {
	for _, c := range []struct {
		variants []string
		stacked  bool
	}{{nil, true}, {[]string{"hunt"}, true}, {[]string{"hidden"}, false}, {[]string{"hidden", "patrol"}, false}} {
		m := testgame.Match(t, match.Plan{Variants: c.variants, Seats: testgame.Seats("Ana", "Bob"), Seed: 5})
		b, sc := laid(m, nil)
		if got := stacked(sc.View); got != c.stacked {
			t.Errorf("%v: a stack waits: %v", c.variants, got)
		}
		b.Describe(sc)
		if !c.stacked && b.menace.face != nil {
			t.Errorf("%v: %s is in sight", c.variants, b.menace.face.Name)
		}
	}
	for _, size := range uitest.Windows {
		g := layGeometry(ui.FitInto(size[0], size[1]))
		for _, words := range []string{hiddenWords, nextWords, lastWords} {
			if _, squeeze := absentStyle(words, g.Meter.W); squeeze < 1 {
				t.Errorf("%v: the words %q are squeezed to %.2f", size, words, squeeze)
			}
		}
	}
}

// TestMeterPulses checks that the meter's missing segment pulses only on the viewer's turn and when
// exactly one more Power is needed.
func TestMeterPulses(t *testing.T) {
	asked := &asks{turn: true}
	b := &Board{menace: menace{face: &art.Face{}, cost: 5}}
	for short := range 3 {
		b.menace.have = b.menace.cost - short
		if got := b.oneShort(&board.Scene{Answers: asked}); got != (short == 1) {
			t.Errorf("%d short: it pulses: %v", short, got)
		}
	}
	b.menace.have = b.menace.cost - 1
	if asked.turn = false; b.oneShort(&board.Scene{Answers: asked}) {
		t.Error("it pulses in the turn of another")
	}
	breath := board.Breath{Depth: 1, Clock: board.PulseTime / 2}
	if breath.Wave(board.PulseTime) != 1 || (&board.Breath{Depth: 1, Clock: board.PulseTime}).Wave(board.PulseTime) > 1e-9 {
		t.Errorf("half-way the segment is seen by %.2f", breath.Wave(board.PulseTime))
	}
	if s := newMeter(300, 4, 5); s.pitch <= 0 || len(s.segment(4, 36)) == 0 {
		t.Error("the segment is nowhere")
	}
}

// TestMeterWords checks that the meter shows the Power available and needed, says when it is more
// than enough, and that the words fit the narrowest meter.
func TestMeterWords(t *testing.T) {
	w := layGeometry(ui.FitInto(1280, 720)).Meter.W
	for _, c := range []struct {
		have, need int
		want       string
	}{{0, 8, "0 OF 8 POWER"}, {8, 8, "8 OF 8 POWER"}, {11, 8, "11 POWER, NEED 8"}, {104, 12, "104 POWER, NEED 12"}} {
		m := newMeter(w, c.have, c.need)
		if m.words != c.want || pen.Measure(m.words, m.style) > w-24 || m.full != (c.have >= c.need) {
			t.Errorf("with %d of %d Power the meter says %q, want %q, %.0f of %.0f wide", c.have, c.need, m.words, c.want, pen.Measure(m.words, m.style), w)
		}
	}
}

// TestSeatsHoldAllNames checks that every hero's name, even two fifths longer, fits on a seat
// beside the longest player name, the trophies, and the hand.
func TestSeatsHoldAllNames(t *testing.T) {
	faces := art.Faces(testgame.Book(t))
	for _, f := range uitest.Fits() {
		g, usual := layGeometry(f), layFor(f, needs{panels: true})
		for n := 0; n <= 4; n++ {
			two := n == 0 // two heroes per seat
			w := g.FoeBoxes(max(1, n))[0].W
			for i := range faces {
				hero := faces[i]
				if !hero.Oversized() {
					continue
				}
				for _, name := range []string{hero.Name, longer(hero.Name)} {
					hero.Name = name
					w, p := w, board.SeatInfo{Name: "MAXIMILIANUS", Hero: &hero, Trophies: 5}
					if two {
						w, p.Second = board.TwoHeroesWidth, &hero
					}
					p.Box = ui.BoxAt(0, 0, w, g.Foes.H)
					if two {
						p.Box.H = usual.Foes.H
					}
					l := layWords(&p)
					if l.nameSqueeze < board.MinSqueeze || l.heroSqueeze < board.MinSqueeze || l.trophies+30 > l.end {
						t.Errorf("%s, %d seats: %s is squeezed to %.2f beside a name squeezed to %.2f, trophies at %.0f of %.0f", uitest.FitName(f), n, name, l.heroSqueeze, l.nameSqueeze, l.trophies, l.end)
					}
				}
			}
		}
	}
}

// TestRibbonLeavesTheTab checks that the tab of a hero's ability covers no letter of the ribbon over
// it, and that a long name on the ribbon stays legible.
func TestRibbonLeavesTheTab(t *testing.T) {
	for _, f := range uitest.Fits() {
		for _, heroes := range []int{1, 2} {
			b := &Board{Plain: board.Plain{Layout: board.Layout{Geometry: layGeometry(f)}}}
			free := b.ribbon(&board.SeatInfo{Name: "ALEXANDRA", Turn: true}, false)
			for _, box := range b.HeroBoxes(heroes) {
				b.users = append(b.users, clickable{box: box})
			}
			for _, name := range []string{"ANA", "ALEXANDRA", "ALEXANDRA THE GREAT 1234", strings.Repeat("W", 24)} {
				for _, turn := range []bool{false, true} {
					k := b.ribbon(&board.SeatInfo{Name: name, Turn: turn}, false)
					if k.squeeze < board.MinSqueeze || k.st.Size < leastRibbon {
						t.Errorf("%s: %q has letters of %.0f, squeezed to %.2f", uitest.FitName(f), k.words, k.st.Size, k.squeeze)
					}
					for _, u := range b.users {
						if tab := useTab(u.box); tab.Overlaps(k.box) {
							t.Errorf("%s: the tab at %v covers the ribbon %q at %v", uitest.FitName(f), tab, k.words, k.box)
						}
					}
					if first, _, _ := strings.Cut(name, " "); len(name) < 24 && !strings.Contains(k.words, first) {
						t.Errorf("%s: the ribbon of %s says %q", uitest.FitName(f), name, k.words)
					}
				}
			}
			if free.words != "ALEXANDRA'S TURN" {
				t.Errorf("%s: the ribbon says %q", uitest.FitName(f), free.words)
			}
		}
	}
}

// longer returns a text two fifths longer, made of the same letters.
func longer(s string) string {
	n := (len(s)*2 + 4) / 5
	if n == 0 {
		return s
	}
	more := strings.Trim(s[:min(n, len(s))], " ")
	return s + strings.Repeat("e", n-len(more)) + more
}

// TestDefeatIsClearOfTheBand checks that the tab of a Super-Villain that can be defeated, and its VP tokens, are
// above the band over its name, such as IMPOSSIBLE MODE.
func TestDefeatIsClearOfTheBand(t *testing.T) {
	b := &Board{}
	b.Plate = ui.BoxAt(0, 400, 312, 170)
	for _, band := range []string{"", "IMPOSSIBLE MODE"} {
		b.menace.face = &art.Face{Band: band}
		x, y := b.defeatAt()
		call, tokens := board.CallBox(x, y), b.villainTokens()
		low := b.Plate.Y - b.menace.face.PlateTabRise()
		if call.Y+call.H > low || tokens.Y+tokens.H > low {
			t.Errorf("band %q: the tab is at %.0f and the tokens at %.0f, want both above %.0f", band, call, tokens, low)
		}
		if band == "" && call.Y+call.H < b.Plate.Y-10 {
			t.Errorf("without a band the tab is at %.0f, far from the plate", call)
		}
	}
}
