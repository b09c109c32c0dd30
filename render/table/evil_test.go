package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// evilTable returns a table of Forever Evil on Ana's turn. She has a card that has become Ongoing in play, two
// cards on her Super Hero, and four VP tokens, Robo one card and no tokens. Ana freezes Sledgehammer.
func evilTable(t *testing.T) *Table {
	t.Helper()
	g, err := catalog.Tested.Build(mode.Plan{Mode: "standard", Sets: []string{"forever_evil"}, Seats: testgame.Seats("Ana", "buyer"), Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	lib := g.Book.Library()
	b, err := engine.Build(lib, 2, 1)
	if err != nil {
		t.Fatal(err)
	}
	b.SetLineUpSize(5)
	add := func(place engine.Place, seat engine.SeatID, names ...string) (last engine.CardID) {
		for _, name := range names {
			f, err := g.Book.Find(name, false)
			if err != nil {
				t.Fatal(err)
			}
			last = b.Add(f, b.Zone(place, seat))
		}
		return last
	}
	heroes := engine.SeatID(0)
	for i := range lib.Faces {
		switch f := &lib.Faces[i]; {
		case f.SuperHero && heroes < 2:
			b.Add(engine.FaceID(i), b.Zone(engine.Heroes, heroes))
			heroes++
		case f.InDeck > 0:
			b.Add(engine.FaceID(i), b.Zone(card.MainDeck, engine.NoSeat))
		}
	}
	keeps := engine.NumberID(slices.IndexFunc(lib.Numbers, func(n engine.Number) bool { return n.Keeps }))
	add(card.Villains, engine.NoSeat, "Green Lantern", "Batman")
	add(card.LineUp, engine.NoSeat, "Firestorm", "Sledgehammer", "Steve Trevor", "Element Woman", "Expert Marksman")
	add(card.Kicks, engine.NoSeat, "Kick")
	add(card.Weaknesses, engine.NoSeat, "Weakness")
	b.Lay(keeps, add(engine.InPlay, 0, "Cosmic Staff"), 1)
	add(card.Atop, 0, "Despero", "Mallet")
	add(card.Atop, 1, "Mallet")
	add(engine.Hand, 0, "Cold Gun", "Punch")
	add(engine.Deck, 0, "Punch", "Kick", "Punch", "Kick", "Punch")
	add(engine.Deck, 1, "Punch", "Kick", "Punch", "Kick", "Punch")
	b.Set(engine.VPTokens, 0, 4)
	m, _, err := match.Restore(g, func(string, uint64) (match.Decider, error) { return testgame.Buyer{}, nil },
		match.Saved{Record: match.Record{Plan: g.Plan, Printed: lib.Fingerprint()}, Now: b.Resume(0, 8).AppendBinary(nil)})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"Cold Gun", "Sledgehammer"} {
		d := m.View(0).Pending()
		i := slices.IndexFunc(d.Options, func(o engine.Option) bool {
			f := m.View(0).Face(o.Card)
			return (o.Kind == engine.OptPlay || o.Kind == engine.OptCard) && f != nil && f.Name == name
		})
		if i < 0 {
			t.Fatalf("%s can't be chosen", name)
		}
		if err := m.Answer(engine.Answer{Seq: d.Seq, Option: d.Options[i]}); err != nil {
			t.Fatal(err)
		}
	}
	return New(Options{Match: m, Board: boardOf(m), Looks: looksOf(m), Faces: art.Faces(m.Book()), Canvas: ui.NewCanvas(), Settings: &ui.Settings{Speed: ui.Instant},
		Over: func() {}, ToTitle: func() {}, Quit: func() {}, Rules: func() []mode.RulesChapter { return nil }})
}

// spotNamed returns the index of the card with a name in a place on the table, or -1 if there is none.
func (t *Table) spotNamed(name string, place engine.Place) int {
	return slices.IndexFunc(t.layout.Spots, func(s board.Spot) bool { return t.Faces[s.Face].Name == name && s.Place == place })
}

// TestFrozenSaysUntilWhen checks that a Frozen card has its mark, and that the pointer, a click, the enlarged
// card, and keys say until when it can't be bought, however much Power there is.
func TestFrozenSaysUntilWhen(t *testing.T) {
	tb := evilTable(t)
	i := tb.spotNamed("Sledgehammer", card.LineUp)
	s := &tb.layout.Spots[i]
	if _, lit := tb.ask.option(s.Card); lit {
		t.Fatal("a Frozen card can be bought")
	}
	const want = "Frozen until your next turn"
	tb.setHover(i + 1)
	if _, words := tb.told(); words != want {
		t.Errorf("beside a Frozen card under the pointer is %q", words)
	}
	tb.refuse()
	if _, words := tb.told(); words != want+"." {
		t.Errorf("a click on a Frozen card says %q", words)
	}
	if tb.noteCost(s); tb.zoom.Note != want {
		t.Errorf("the enlarged card has the note %q", tb.zoom.Note)
	}
	if k := tb.spotTarget(tb.view(), i); !strings.HasSuffix(k.Says, " "+want+".") {
		t.Errorf("keys read %q", k.Says)
	}
	other := tb.scene
	other.View, other.Eyes = tb.Match.View(1), 1
	if got := other.MarkWords(s.Card); got != "Frozen until Ana's next turn" {
		t.Errorf("Robo reads %q", got)
	}
	if free := tb.spotNamed("Steve Trevor", card.LineUp); tb.scene.MarkWords(tb.layout.Spots[free].Card) != "" {
		t.Error("a card that is not Frozen has a mark")
	}
}

// TestKeptCardIsPlayedWhereItIs checks that a card that has become Ongoing can be played from its place by a
// click, by dragging it, by keys, and by a pad, that its tab says so, and that this is once a turn.
func TestKeptCardIsPlayedWhereItIs(t *testing.T) {
	for _, way := range []string{"click", "drag", "keys", "pad"} {
		tb := evilTable(t)
		h, f := framed(tb)
		i := tb.spotNamed("Cosmic Staff", engine.InPlay)
		s, before := tb.layout.Spots[i], tb.view().Power()
		o, lit := tb.ask.option(s.Card)
		if !lit || o.Kind != engine.OptPlay || tb.usingOf(s.Card) != "PLAY" {
			t.Fatalf("%s: the kept card offers %v, %+v", way, lit, o)
		}
		if words := tb.scene.MarkWords(s.Card); !strings.Contains(words, "once each turn") {
			t.Errorf("its mark means %q", words)
		}
		switch way {
		case "click":
			h.Click(t, s.Pose.X, s.Pose.Y)
		case "drag":
			h.Drag(t, s.Pose.X, s.Pose.Y, s.Pose.X+400, s.Pose.Y+60)
		default:
			h.ByPad = way == "pad"
			h.Enter(t, f, "Cosmic Staff")
		}
		if got := tb.view().Power(); got != before+2 {
			t.Errorf("%s: the kept card has given %d Power, want 2", way, got-before)
			continue
		}
		k := tb.spotNamed("Cosmic Staff", engine.InPlay)
		if _, lit := tb.ask.option(tb.layout.Spots[k].Card); lit {
			t.Errorf("%s: it can be played again", way)
		}
		if words := tb.refusal(tb.view(), &tb.layout.Spots[k], 0); words != "You have played Cosmic Staff this turn." {
			t.Errorf("%s: a click on it then says %q", way, words)
		}
	}
}

// TestCardsOnAHeroAreRead checks that the cards on the Super Heroes of both seats can be reached and read, and
// say whose hero they are on.
func TestCardsOnAHeroAreRead(t *testing.T) {
	tb := evilTable(t)
	h, f := framed(tb)
	h.Tick(t)
	for seat, want := range []string{"On your Super Hero", "On Robo 1's Super Hero"} {
		cards := board.At(card.Atop, engine.SeatID(seat)).Cards(tb.view())
		for _, c := range cards {
			i := slices.IndexFunc(tb.layout.Spots, func(s board.Spot) bool { return s.Card == c })
			if i < 0 {
				t.Fatalf("card %d on the hero of seat %d is not on the table", c, seat)
			}
			s := &tb.layout.Spots[i]
			if x, y := s.Bounds().Middle(); tb.faceAt(x-s.Bounds().W*0.4, y) != &tb.Faces[s.Face] {
				t.Errorf("%s on the hero of seat %d can't be pointed at", tb.Faces[s.Face].Name, seat)
			}
			if !slices.Contains(tb.readable(), &tb.Faces[s.Face]) {
				t.Errorf("%s can't be read with R", tb.Faces[s.Face].Name)
			}
			if says := tb.spotTarget(tb.view(), i).Says; !strings.HasSuffix(says, want+".") {
				t.Errorf("keys read %q", says)
			}
		}
	}
	h.LeadTo(t, f, "Despero", func(k *ui.PageTarget) bool { return k.What == "Despero" })
	if h.Press(t, ebiten.KeyR); !tb.zoom.Pinned || tb.zoom.Face == nil || tb.zoom.Face.Name != "Despero" {
		t.Errorf("R at Despero reads %v", tb.zoom.Face)
	}
	h.Press(t, ebiten.KeyR)
	tb.browseSeat(1)
	if len(board.OtherPlaces(tb.view(), 1)) != 0 {
		t.Error("the cards on a hero are in a place that the board doesn't lay out")
	}
}

// TestTokensAreShown checks that the VP tokens of all seats are on the table and said, and that those that are
// gained, lost, or stolen fly.
func TestTokensAreShown(t *testing.T) {
	tb := evilTable(t)
	if !tb.self.Scores || tb.self.Tokens != 4 || tb.panels[0].Tokens != 0 {
		t.Errorf("the seats have %d and %d VP tokens", tb.self.Tokens, tb.panels[0].Tokens)
	}
	for seat, want := range []string{"4 VP tokens. ", "0 VP tokens. "} {
		if says := tb.seatWords(tb.view(), engine.SeatID(seat)); !strings.Contains(says, want) {
			t.Errorf("keys read %q", says)
		}
		if b := tb.layout.Tokens(engine.SeatID(seat)); b.W == 0 {
			t.Errorf("the tokens of seat %d have no place", seat)
		}
	}
	change := func(seat engine.SeatID, n int16) engine.Event {
		return engine.Event{Kind: engine.NumberChanged, Number: engine.VPTokens, Seat: seat, N: n}
	}
	mine, _ := tb.tokensAt(0)
	theirs, _ := tb.tokensAt(1)
	by := change(0, 1) // another card than the one by which tokens were lost
	by.Source = tb.layout.Spots[0].Card
	other, _ := tb.attackFrom(by.Source, tb.layout)
	for _, c := range []struct {
		name     string
		events   []engine.Event
		n        []int
		from, to float64 // of the last sign, across
	}{
		{"gained", []engine.Event{change(0, 2)}, []int{2}, 0, mine},
		{"lost", []engine.Event{change(1, -3)}, []int{-3}, theirs, theirs},
		{"stolen", []engine.Event{change(1, -1), change(0, 1)}, []int{-1, 1}, theirs, mine},
		{"lost and gained", []engine.Event{change(1, -1), by}, []int{-1, 1}, other, mine},
	} {
		tb.effects.clear()
		tb.hearTokens(c.events, tb.layout)
		var n []int
		for _, f := range tb.effects.tokens {
			n = append(n, f.n)
		}
		if last := tb.effects.tokens[len(n)-1]; !slices.Equal(n, c.n) || last.toX != c.to || c.from != 0 && last.x != c.from || !tb.effects.busy() {
			t.Errorf("tokens that are %s fly as %+v", c.name, tb.effects.tokens)
		}
		for _, f := range tb.effects.tokens {
			for seat := range engine.SeatID(2) {
				if end := ui.BoxAt(f.toX-tokenSign/2, f.toY-tokenSign/2, tokenSign, tokenSign); end.Overlaps(tb.layout.Tokens(seat)) {
					t.Errorf("the sign of tokens that are %s ends at %.0f, over the tokens of seat %d", c.name, end, seat)
				}
			}
		}
		for range 400 {
			tb.effects.step(ui.Tick, ui.Tick)
		}
		if len(tb.effects.tokens) != 0 {
			t.Errorf("tokens that are %s fly on", c.name)
		}
	}
	pile := tb.board.Anchor(board.At(engine.Discard, 0))
	tb.sprites.landed = append(tb.sprites.landed, touchdown{how: gained, at: pile, face: &art.Face{VP: "1"}})
	tb.touchdown()
	star := tb.effects.pops[len(tb.effects.pops)-1]
	if end := ui.BoxAt(star.x-popStar/2, star.y-popRise-popStar/2, popStar, popStar); end.Y < pile.Bounds().Y {
		t.Errorf("the star of a gained card rises to %.0f, off the discard pile at %.0f and over the VP tokens", end, pile.Bounds())
	}
	plain := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 5})
	if plain.self.Scores || strings.Contains(plain.seatWords(plain.view(), 0), "token") {
		t.Error("a game without VP tokens shows them")
	}
}
