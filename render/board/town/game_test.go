package town

import (
	"slices"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode/rebirth"
	set "lineup/game/sets/rebirth"
	"lineup/render/art"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/board"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
)

func TestMain(m *testing.M) { looptest.Main(m) }

// game is a match with its map laid out for the first seat, as a table at instant speed does it. If
// no person has that seat, the map shows public information.
type game struct {
	*match.Match
	scene  board.Scene
	board  *Board
	floor  ui.Layer
	spread []board.Spread // the cards that the map has spread out last
}

// gameOf returns a match with its map laid out.
func gameOf(m *match.Match) *game {
	g := &game{Match: m, scene: board.Scene{Plays: true, Eyes: engine.NoSeat, Heroes: m.Heroes(), Faces: art.Faces(m.Book()), Canvas: ui.NewCanvas(), Settings: &ui.Settings{Speed: ui.Instant}}}
	g.scene.Motion = board.Motion{Late: &ui.Late{}, Tabs: &board.Tabs{}, Breath: &board.Breath{}, Fall: &board.Fall{}, Fanned: engine.NoSeat}
	g.scene.Host, g.scene.Answers = hosts{g}, answers{g}
	for s := range engine.SeatID(len(m.Plan().Seats)) {
		g.scene.People += flag(m.Person(s))
	}
	if m.Person(0) {
		g.scene.Eyes = 0
	}
	g.lay()
	return g
}

// townGame returns a game with the given number of seats, the first of them a person's.
func townGame(t *testing.T, seats int, seed uint64) *game {
	t.Helper()
	return townGameOf(t, 1, seats, seed)
}

// townGameOf is like townGame but for a given Scenario.
func townGameOf(t *testing.T, scenario, seats int, seed uint64) *game {
	t.Helper()
	names := []string{"Ana", "random", "random", "random"}[:seats]
	return gameOf(testgame.Match(t, match.Plan{Mode: rebirth.ID, Seats: testgame.Seats(names...), Seed: seed, Options: match.Plan{}.Options.WithNumber(rebirth.ScenarioOption, scenario)}))
}

// crowdedTown returns a game with the map as full as it gets: up to five cards in each slot, up to
// three Villains in slots and at Locations, and the heroes close together.
func crowdedTown(t testing.TB, seats int, seed uint64) *game {
	t.Helper()
	return crowdedTownOf(t, seats, seed, usualTiles)
}

// usualTiles are the Locations of towns in tests.
var usualTiles = []string{"City Hall A", "Police Station A", "Arkham Asylum A", "S.T.A.R. Labs B", "Daily Planet A"}

// crowdedTownOf is like crowdedTown but for given Locations.
func crowdedTownOf(t testing.TB, seats int, seed uint64, tiles []string) *game {
	t.Helper()
	chance := engine.NewRNG(seed, engine.StreamChance)
	var stand []int
	for range seats {
		stand = append(stand, 2*chance.Intn(2)+int(seed)%7)
	}
	return townOf(t, seed, tiles, []string{"The Flash", "Batman", "Wonder Woman", "Cyborg"}, stand, func(space int) (cards, villains []string) {
		all := []string{"Bolt of Zeus", "Blue Beetle", "Green Arrow", "Batmobile", "Aquaman", "Super Breath", "Shields Up", "Jetpack"}
		foes := []string{"Cheetah", "Bane", "Scarecrow", "General Zod", "Reverse-Flash", "Deathstroke", "Lex Luthor", "Black Manta"}
		for range space % 2 * chance.Intn(6) {
			cards = append(cards, all[chance.Intn(len(all))])
		}
		for range chance.Intn(3) {
			villains = append(villains, foes[chance.Intn(len(foes))])
		}
		return cards, villains
	})
}

// townWith returns a game during a turn with Characters of heroes in given spaces, by seat, and
// with the cards and Villains that lie returns for each space.
func townWith(t testing.TB, seed uint64, heroes []string, stand []int, lie func(space int) (cards, villains []string)) *game {
	t.Helper()
	return townOf(t, seed, usualTiles, heroes, stand, lie)
}

// townOf is like townWith but for given Locations.
func townOf(t testing.TB, seed uint64, tiles []string, heroes []string, stand []int, lie func(space int) (cards, villains []string)) *game {
	t.Helper()
	return townBefore(t, seed, tiles, heroes, stand, lie, "Telepathy", func(*engine.Builder, func(string) engine.FaceID) engine.SeatID { return 0 })
}

// townBefore is like townOf but for a main deck of one card, and with what add does before the turn of the
// seat it returns.
func townBefore(t testing.TB, seed uint64, tiles []string, heroes []string, stand []int, lie func(space int) (cards, villains []string), deck string, add func(*engine.Builder, func(string) engine.FaceID) engine.SeatID) *game {
	t.Helper()
	seats := len(stand)
	plan := match.Plan{Mode: rebirth.ID, Seats: testgame.Seats([]string{"Ana", "random", "random", "random"}[:seats]...), Seed: seed}
	g, err := catalog.Tested.Build(plan)
	if err != nil {
		t.Fatal(err)
	}
	lib := g.Book.Library()
	b, err := engine.Build(lib, seats, seed)
	if err != nil {
		t.Fatal(err)
	}
	find := func(name string, hero bool) engine.FaceID {
		f, err := g.Book.Find(name, hero)
		if err != nil {
			t.Fatal(err)
		}
		return f
	}
	rebirth.LayRules(b, g, nil)
	rebirth.LayLocations(b, g, tiles, nil, map[string]int{"Daily Planet": 5}, nil)
	rebirth.LayWeaknesses(b, g, 12, 0)
	rebirth.LayStandees(b, g, stand)
	for space := range 10 {
		cards, villains := lie(space)
		for _, name := range append(cards, villains...) {
			b.Add(find(name, false), b.ZoneAt(card.LineUp, engine.NoSeat, space))
		}
	}
	for seat, hero := range heroes[:seats] {
		b.Add(find(hero, true), b.Zone(engine.Heroes, engine.SeatID(seat)))
		for range 9 {
			b.Add(find("Punch", false), b.Zone(engine.Deck, engine.SeatID(seat)))
		}
	}
	for range 12 {
		b.Add(find(deck, false), b.Zone(card.MainDeck, engine.NoSeat))
	}
	b.Set(set.Move.ID, engine.NoSeat, 3)
	first := add(b, func(name string) engine.FaceID { return find(name, false) })
	m, _, err := match.Restore(g, func(string, uint64) (match.Decider, error) { return testgame.NewRandom(seed), nil },
		match.Saved{Record: match.Record{Plan: plan, Printed: lib.Fingerprint()}, Now: b.Resume(first, 5).AppendBinary(nil)})
	if err != nil {
		t.Fatal(err)
	}
	return gameOf(m)
}

// lay lays the map out for the current state of the match.
func (g *game) lay() {
	g.scene.View, g.scene.Hover = g.View(g.scene.Eyes), 0
	old := board.Board(nil)
	if g.board != nil {
		old = g.board
	}
	g.board = New(&g.scene, old).(*Board)
	g.board.Arrive(&g.scene, old, false)
	g.board.Describe(&g.scene)
	g.scene.Laid++
}

// step gives one answer. The stand-in answers for a person.
func (g *game) step(t *testing.T, people match.Decider) {
	t.Helper()
	going, err := g.Step()
	if err == nil && !going {
		err = g.Answer(people.Decide(g.View(g.ToAct())))
	}
	if err != nil {
		t.Fatal(err)
	}
	g.lay()
}

// playUntil gives answers until a moment has come. It fails the test if the game ends before.
func (g *game) playUntil(t *testing.T, people match.Decider, come func() bool) {
	t.Helper()
	for !come() {
		if g.Over() {
			t.Fatal("the game ended before")
		}
		g.step(t, people)
	}
}

// asked reports whether the viewer is asked something, and turn whether that is what to do on their
// turn.
func (g *game) asked() bool {
	d := g.scene.View.Pending()
	return d.Kind != engine.NoDecision && d.Seat == g.scene.Eyes && g.Person(d.Seat) && !g.scene.View.Alike()
}

func (g *game) turn() bool { return g.asked() && g.scene.View.Pending().Kind == engine.DecideTurn }

// staged reports whether the viewer is asked something that the map cannot ask.
func (g *game) staged() bool {
	return g.asked() && !g.turn() && slices.ContainsFunc(g.scene.View.Pending().Options, func(o engine.Option) bool {
		_, there := g.board.Offer(o)
		return !there && o.Kind != engine.OptDone
	})
}

// option returns the first answer of a kind that the viewer can give.
func (g *game) option(kind engine.OptionKind) (engine.Option, bool) {
	options := g.scene.Answers.Options()
	if i := slices.IndexFunc(options, func(o engine.Option) bool { return o.Kind == kind }); i >= 0 {
		return options[i], true
	}
	return engine.Option{}, false
}

// faceAt returns the face to read at a position of the map, or nil if there is none.
func (g *game) faceAt(x, y float64) *art.Face {
	i := g.board.SpotAt(x, y)
	if i == 0 {
		return nil
	}
	s := &g.board.Spots[i-1]
	if f := g.board.Shows[s.Card]; f != nil {
		return f
	}
	return &g.scene.Faces[s.Face]
}

// click clicks at a position of the map: on the note, a usable card, or the map itself.
func (g *game) click(x, y float64) {
	p := &ui.Pointer{X: x, Y: y, PressX: x, PressY: y, Released: true}
	if n := g.board.Note; n.Shown() {
		held := n.Holds(p)
		if n.Update(p); held.Has(ui.HoldPointer) {
			return
		}
	}
	if i := g.board.SpotAt(x, y); i != 0 && g.scene.Answers.Can() {
		if o, lit := g.scene.Answers.Of(g.board.Spots[i-1].Card); lit {
			g.scene.Answers.Answer(o)
			return
		}
	}
	g.board.Touch(&g.scene, p)
}

// draw draws the map with its cards.
func (g *game) draw(c *ui.Canvas) {
	c.Layer(&g.floor, g.scene.Host.Floor(), g.scene.Host.DrawFloor)
	g.board.DrawLive(&g.scene, c)
}

// answers are the viewer's legal answers. As at a table, a click on a card gives an answer about it
// if that is the only one and the map does not show it elsewhere.
type answers struct{ *game }

func (a answers) Turn() bool { return a.turn() }
func (a answers) Can() bool  { return a.asked() }

func (a answers) Options() []engine.Option {
	if !a.asked() {
		return nil
	}
	return a.scene.View.Pending().Options
}

func (a answers) Of(c engine.CardID) (about engine.Option, ok bool) {
	if !a.turn() && !a.staged() {
		return engine.Option{}, false
	}
	for _, o := range a.Options() {
		if o.Card != c || o.Kind == engine.OptStep {
			continue
		}
		if _, there := a.board.Offer(o); there {
			continue
		}
		if ok || o.Kind == engine.OptEnd || o.Kind == engine.OptAct {
			return engine.Option{}, false
		}
		about, ok = o, true
	}
	return about, ok && slices.ContainsFunc(a.board.Spots, func(s board.Spot) bool { return s.Card == c })
}

func (a answers) Answer(o engine.Option) { a.Give(o) }

func (a answers) Give(o engine.Option) {
	if err := a.game.Answer(engine.Answer{Seq: a.scene.View.Pending().Seq, Option: o}); err != nil {
		panic(err) // the map offers something that isn't an answer
	}
	a.lay()
}

// hosts is the Host of a map. Nothing flies over it, and it has the buttons of a table.
type hosts struct{ *game }

func (h hosts) ViewOf(s engine.SeatID) engine.View                                  { return h.View(s) }
func (h hosts) Events(since int) ([]engine.Event, int)                              { return h.Match.Events(h.scene.Eyes, since) }
func (h hosts) Means(id engine.NumberID, whose string) string                       { return h.Match.Book().Means(id, whose) }
func (h hosts) Look(s engine.SeatID) pen.Seat                                       { return town.Seat(pen.Standard, int(s)) }
func (h hosts) Counted(w board.Where) int                                           { return w.Count(h.scene.View) }
func (h hosts) Entering(func(engine.CardID, *ui.Course))                            {}
func (h hosts) Strikes(func(engine.CardID, engine.SeatID) (after float64, ok bool)) {}
func (h hosts) Pop(x, y float64)                                                    {}
func (h hosts) Buttons() []ui.Box                                                   { return append(slices.Clone(h.board.Small[:]), h.board.EndTurn) }
func (h hosts) Spread(_ bool, piles ...board.Spread)                                { h.spread = piles }
func (h hosts) Relay()                                                              { h.lay() }
func (h hosts) DrawNews(*ui.Canvas)                                                 {}
func (h hosts) Floor() ui.LayerKey                                                  { return ui.LayerKey{h.scene.Laid} }

// Held holds back what a stage over the map does.
func (h hosts) Held() ui.Holds {
	if h.staged() {
		return ui.HoldTime | ui.HoldFrame
	}
	return 0
}

func (h hosts) DrawCards(c *ui.Canvas, within ui.Box) {
	for i := range h.board.Spots {
		if s := &h.board.Spots[i]; s.Plate.W == 0 && s.Place != engine.Hand && s.Bounds().Grown(60).Overlaps(within) {
			k := ui.SpriteAt(&h.scene.Faces[s.Face], s.Pose)
			k.FaceUp()
			k.Snap()
			k.Draw(c, ui.SpriteLook{Height: gallery.Lying, Breath: 1, Pile: s.Pile}, ui.AllParts)
		}
	}
}

func (h hosts) DrawFloor(c *ui.Canvas) {
	h.board.DrawFloor(&h.scene, c)
	h.DrawCards(c, c.Room())
	h.board.DrawAtop(&h.scene, c)
}
