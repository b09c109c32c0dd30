package town

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// TestAbilitiesAreInReach checks that the Power in reach includes what the viewer's hero gives for
// certain, such as 1 for Superman.
func TestAbilitiesAreInReach(t *testing.T) {
	for seed := uint64(0); seed < 60; seed++ {
		g, s, err := catalog.Shipped.Deal(mode.Plan{Mode: "rebirth", Seed: seed, Seats: mode.People(1)})
		if err != nil {
			t.Fatal(err)
		}
		if hero := s.Cards(s.Zone(engine.Heroes, 0)); len(hero) != 1 || s.Face(hero[0]).Name != "Superman" {
			continue
		}
		for s.Pending().Kind != engine.DecideTurn {
			d := s.Pending()
			if err := s.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[0]}, nil); err != nil {
				t.Fatal(err)
			}
		}
		l := looking{view: s.View(0), faces: art.Faces(g.Book), name: func(engine.SeatID) string { return "Ana" }}
		in := l.inReach(s.View(0).Pending())
		sum, words := in.sum, in.sources
		now := 0
		for _, c := range s.Cards(s.Zone(engine.Hand, 0)) {
			now += art.PowerOf(&l.faces[s.View(0).FaceID(c)])
		}
		if sum != now+1 || !strings.Contains(words, "1 from abilities") {
			t.Errorf("%d Power in reach with %d in the hand: %s", sum, now, words)
		}
		return
	}
	t.Error("nobody is Superman")
}

// TestHandIsInReach checks that the Power in reach includes what the cards of the hand give because
// others are played, and not what is lost for them.
func TestHandIsInReach(t *testing.T) {
	for _, c := range []struct {
		hand []string
		want int
	}{
		{[]string{"Punch", "Flurry of Fists", "Punch"}, 2 + 1 + 1 + 2},
		{[]string{"Punch", "Punch", "Punch", "Punch", "Flurry of Fists"}, 4 + 2 + 3}, // at most 3 more
		{[]string{"Flurry of Fists", "Run", "Run"}, 2},
		{[]string{"Punch", "Heat Vision"}, 1 + 2}, // it may destroy the Punch
	} {
		moment := Busy
		moment.played, moment.lineUp = nil, map[int][]string{6: {"General Zod"}}
		moment.hands = [][]string{c.hand, {"Punch"}}
		g := shownGame(t, &moment, 2)
		if got := g.board.words.reach().sum - g.scene.View.Power(); got != c.want {
			t.Errorf("%v: %d Power in reach, want %d: %s", c.hand, got, c.want, g.board.words.reach().sources)
		}
		for _, name := range c.hand { // the last card gives the rest
			v := g.scene.View
			i := slices.IndexFunc(g.board.Spots, func(s board.Spot) bool { return s.Place == engine.Hand && v.Face(s.Card).Name == name })
			g.scene.Hover = i + 1
			more, before := g.scene.Foretold(g.board.Spots).Power, v.Power()
			o, _ := playable(v, 0, g.board.Spots[i].Card)
			g.scene.Answers.Give(o)
			for g.asked() && !g.turn() {
				options := g.scene.Answers.Options()
				g.scene.Answers.Give(options[len(options)-1])
			}
			if got := g.scene.View.Power() - before; got != more {
				t.Errorf("%v: the pointer on %s foretells %d Power, and it gives %d", c.hand, name, more, got)
			}
		}
	}
}

// TestMoveIsInReach checks that the Power in reach counts what Superman's ability gives beside a Villain
// that the Move in the hand leads to, says where, and tells it from the partners' help.
func TestMoveIsInReach(t *testing.T) {
	for _, c := range []struct {
		hand    []string
		assists []string
		stand   int
		sum     int
		says    string
		brief   string
	}{
		{[]string{"Run", "Punch"}, nil, 5, 3, "0 now, 1 in hand, 2 from abilities at S.T.A.R. Labs", "2 from abilities at S.T.A.R. Labs"},
		{[]string{"Run", "Punch"}, nil, 3, 2, "0 now, 1 in hand, 1 from abilities", "1 from abilities"}, // too far
		{[]string{"Punch", "Punch"}, nil, 5, 3, "0 now, 2 in hand, 1 from abilities", "1 from abilities"},
		{[]string{"Punch"}, nil, 6, 3, "0 now, 1 in hand, 2 from abilities", "2 from abilities"},               // there already
		{[]string{"Super Breath", "Run"}, nil, 7, 3, "0 now, 2 in hand, 1 from abilities", "1 from abilities"}, // it moves him
		{[]string{"Punch"}, []string{"Aquaman"}, 6, 5, "0 now, 1 in hand, 2 from abilities, 2 from Robo 1", "2 from abilities, 2 with help"},
	} {
		moment := Busy
		moment.heroes, moment.power, moment.move, moment.played = []string{"Superman", "Batman"}, 0, 0, nil
		moment.lineUp, moment.stand = map[int][]string{6: {"General Zod"}}, []int{c.stand, c.stand}
		moment.hands = [][]string{c.hand, append([]string{"Run"}, c.assists...)}
		in := shownGame(t, &moment, 2).board.words.reach()
		if in.sum != c.sum || in.sources != c.says || in.brief != c.brief {
			t.Errorf("%v in space %d: %d Power in reach: %q, %q", c.hand, c.stand, in.sum, in.sources, in.brief)
		}
	}
}

// TestReachIsReached checks that playing all of a hand gives at least the Power that was in reach with
// it, whatever is drawn on the way.
func TestReachIsReached(t *testing.T) {
	names := []string{"Punch", "Flurry of Fists", "Punch", "Heat Vision", "Jetpack", "Batmobile", "Telepathy", "Grappling Hook", "Super Strength", "Batcomputer",
		"Cyborg", "Flash Helmet", "Bolt of Zeus", "Green Arrow", "Punch", "Run"}
	more := 0
	for seed := range uint64(40) {
		chance := engine.NewRNG(seed, engine.StreamChance)
		moment := Busy
		moment.hands = [][]string{nil, {"Punch"}}
		for range 6 {
			moment.hands[0] = append(moment.hands[0], names[chance.Intn(len(names))])
		}
		g := shownGame(t, &moment, 2)
		l := looking{view: g.scene.View, faces: g.scene.Faces}
		cards := g.scene.View.Cards(g.scene.View.Zone(engine.Hand, 0))
		before, printed := g.scene.View.Power(), 0
		reach, _ := l.inHand(g.scene.View.Pending())
		for _, c := range cards {
			printed += art.PowerOf(l.face(c))
		}
		for _, c := range cards {
			o, ok := playable(g.scene.View, 0, c)
			if !ok {
				t.Fatalf("%s cannot be played", l.face(c).Name)
			}
			g.scene.Answers.Give(o)
			for g.asked() && !g.turn() { // the answer that changes the least
				options := g.scene.Answers.Options()
				g.scene.Answers.Give(options[max(0, slices.IndexFunc(options, func(o engine.Option) bool { return o.Kind == engine.OptDone || o.Kind == engine.OptNo }))])
			}
		}
		if got := g.scene.View.Power() - before; reach < printed || reach > got {
			t.Errorf("%v: %d Power in reach, %d printed, and %d reached", moment.hands[0], reach, printed, got)
		}
		more += flag(reach > printed)
	}
	if more < 5 {
		t.Errorf("%d hands give more Power than is printed: too few to have been tested", more)
	}
}

// TestSidesAreTold checks that in a competitive game the goal panel mentions VP and a partner's
// panel says "your partner". In a cooperative game neither does, and its end clock says that the
// players lose.
func TestSidesAreTold(t *testing.T) {
	sides := mode.People(4)
	for i := range sides {
		sides[i].Team = [...]string{"red", "blue"}[i%2]
	}
	for _, c := range []struct {
		plan    mode.Plan
		played  string
		partner engine.SeatID
	}{
		{mode.Plan{Mode: "rebirth", Seats: sides, Variants: []string{"competitive"}}, "COMPETITIVE", 2},
		{mode.Plan{Mode: "rebirth", Seats: mode.People(4)}, "SCENARIO", engine.NoSeat},
	} {
		g, s, err := catalog.Shipped.Deal(c.plan)
		if err != nil {
			t.Fatal(err)
		}
		m := readMap(looking{view: s.View(0), near: 0, faces: art.Faces(g.Book), name: func(engine.SeatID) string { return "Ana" }}, Lay(fits()[0]))
		if m.played != c.played || strings.Contains(m.aim, "VP") != (c.partner != engine.NoSeat) {
			t.Errorf("%v: the goal is %s, %q", c.plan, m.played, m.aim)
		}
		m.clocked, m.clock, m.tips = true, 2, nil
		m.readTips()
		if words := m.tips[len(m.tips)-1].words; !strings.HasPrefix(words, "The end clock is on box 2 of 3.") || strings.Contains(words, "you lose") != (c.partner == engine.NoSeat) {
			t.Errorf("%v: of the end clock it is told %q", c.plan, words)
		}
		for _, seat := range m.seatPanels {
			if strings.Contains(seat.where, "your partner") != (seat.seat == c.partner) {
				t.Errorf("%v: of seat %d it is told %q", c.plan, seat.seat, seat.where)
			}
		}
	}
}

// TestAim checks that the goal panel names what a Scenario needs besides its Super-Villains.
func TestAim(t *testing.T) {
	for scenario, want := range map[int]string{
		1: "Defeat 5 Super-Villains before time runs out.",
		3: "Win when 5 Super-Villains are defeated and Mister Mxyzptlk is one of them.",
		4: "Win when 5 Super-Villains are defeated and two bystanders are safe.",
	} {
		p := mode.Plan{Mode: rebirth.ID, Seats: mode.People(2), Options: mode.Options{}.WithNumber(rebirth.ScenarioOption, scenario)}
		g, s, err := catalog.Shipped.Deal(p)
		if err != nil {
			t.Fatal(err)
		}
		m := readMap(looking{view: s.View(0), near: 0, faces: art.Faces(g.Book), name: func(engine.SeatID) string { return "Ana" }}, Lay(fits()[0]))
		if m.aim != want {
			t.Errorf("Scenario %d: the goal is %q, want %q", scenario, m.aim, want)
		}
	}
}

// shownGame returns a game at a moment built for pictures. The first seat is a person's.
func shownGame(t *testing.T, s *Shown, seats int) *game {
	t.Helper()
	names := []string{"Ana", "random", "random", "random"}[:seats]
	moment := *s
	moment.stand = s.stand[:seats]
	plan := mode.Plan{Mode: rebirth.ID, Seats: testgame.Seats(names...), Seed: 1}
	if seats == 1 {
		moment.stand = append(moment.stand, s.stand[1])
	}
	g, err := catalog.Tested.Build(plan)
	if err != nil {
		t.Fatal(err)
	}
	m, err := moment.Match(g, func(string, uint64) (match.Decider, error) { return testgame.NewRandom(1), nil })
	if err != nil {
		t.Fatal(err)
	}
	return gameOf(m)
}

// TestNobodyHasTheFirstTurnYet checks that no panel says whose turn it is or comes next while the
// first player is still being chosen.
func TestNobodyHasTheFirstTurnYet(t *testing.T) {
	g := townGame(t, 2, 1)
	if g.scene.View.Turn().Number != 0 {
		t.Fatal("the first turn has begun")
	}
	for i := range g.board.town.seatPanels {
		s := &g.board.town.seatPanels[i]
		if words := g.board.town.orderWords(s); words != "" && words != "YOU" || s.where != "enters on first turn" {
			t.Errorf("the panel of %s says %q and %q", s.name, words, s.where)
		}
	}
}

// TestEveryAssistHasAChip checks that each Assist of each partner has its own chip in windows of
// all sizes, that a click on it plays that card, and that one out of Range says how much closer to
// come and cannot be clicked. Power in reach counts the chips that can be clicked, no others.
func TestEveryAssistHasAChip(t *testing.T) {
	moment := Helped
	moment.threat = 0
	moment.lineUp = map[int][]string{3: {"Bane"}, 6: {"General Zod"}}
	moment.hands = [][]string{{"Punch"}, {"Telepathy", "Simon Baz", "Aquaman"}, {"Telepathy", "Simon Baz", "Aquaman", "Green Arrow", "Mera", "Helping Hand", "Telepathy"}, {"Helping Hand", "Aquaman"}}
	for seats := 2; seats <= 4; seats++ {
		g := shownGame(t, &moment, seats)
		for _, f := range uitest.TextFits(sizedFits()...) {
			g.scene.Canvas.Fit = f
			g.lay()
			checkChips(t, g)
		}
		v := g.scene.View
		sum := v.Power() + 1 // with the Punch
		for s := engine.SeatID(1); int(s) < seats; s++ {
			for _, o := range g.View(s).Pending().Options {
				if o.Kind == engine.OptPlay && o.Seat == s {
					sum += art.PowerOf(&g.scene.Faces[v.FaceID(o.Card)])
				}
			}
		}
		if tip := g.board.words.reach().tip; !strings.Contains(tip, "'s Assist cards") || !strings.HasSuffix(g.board.words.reach().brief, " with help") {
			t.Errorf("the tip of the Power in reach says %q, in short %q", tip, g.board.words.reach().brief)
		}
		if got := g.board.words.reach().sum; got != sum {
			t.Errorf("%d seats: %d Power in reach, want %d: %s", seats, got, sum, g.board.words.reach().sources)
		}
		for _, o := range g.board.town.offers {
			x, y := o.box.Middle()
			if o.option.Kind != engine.OptPlay {
				continue
			}
			before := len(g.Log())
			g.click(x, y)
			if log := g.Log(); o.beyond && len(log) != before {
				t.Fatalf("a click on %s, which is out of Range, gives %v", o.name, log[before:])
			} else if !o.beyond {
				if len(log) != before+1 || log[before] != o.option {
					t.Fatalf("a click on %s gives %v", o.name, log[before:])
				}
				break
			}
		}
	}
}

// checkChips checks the chips of all partners.
func checkChips(t *testing.T, g *game) {
	t.Helper()
	m, v := g.board.town, g.scene.View
	where := uitest.FitName(g.scene.Canvas.Fit)
	chips := map[string]ui.Box{}
	for _, s := range m.seatPanels {
		if s.seat == 0 {
			continue
		}
		for _, c := range v.Cards(v.Zone(engine.Hand, s.seat)) {
			if v.Face(c).Traits&engine.HasAssist == 0 {
				continue
			}
			far := v.Board().Steps(card.Spaces, v.Space(0), v.Space(s.seat)) - v.Range(c, s.seat)
			i := slices.IndexFunc(m.offers, func(o seatOffer) bool { return o.seat == s.seat && o.option.Card == c })
			if i < 0 {
				t.Errorf("%s: %s of seat %d has no chip", where, v.Face(c).Name, s.seat)
				continue
			}
			o := m.offers[i]
			chips[fmt.Sprint(o.name, " ", c)] = o.box
			if o.beyond != (far > 0) || o.beyond && (!strings.HasPrefix(o.more, fmt.Sprintf("come %d space", far)) || !strings.Contains(o.says, " as an Assist once you are within its Range")) {
				t.Errorf("%s: %s of seat %d is %d spaces too far, and its chip says %q, %q", where, o.name, s.seat, far, o.words, o.more)
			}
			if !o.box.Within(s.box) || o.box.W*g.board.Unit < 20 || o.box.H*g.board.Unit < 30 {
				t.Errorf("%s: the chip of %s is at %.0f of %.0f", where, o.name, o.box, s.box)
			}
			checkNamed(t, m, &s, o, where)
			if !o.beyond {
				if at, ok := g.board.Offer(o.option); !ok || at != o.box {
					t.Errorf("%s: %s is offered at %.0f, want %.0f", where, o.name, at, o.box)
				}
			}
		}
	}
	if len(chips) == 0 {
		t.Errorf("%s: there is no chip", where)
	}
	uitest.Apart(t, chips)
}

// checkNamed checks that a chip says which card it is about: it shows a word of the card's name, or its
// picture apart from the other contents.
func checkNamed(t *testing.T, m *townMap, s *mapSeat, o seatOffer, where string) {
	t.Helper()
	i := slices.IndexFunc(s.rows, func(r row) bool { return r.box == o.box })
	if i < 0 {
		t.Errorf("%s: the chip of %s is not drawn", where, o.name)
		return
	}
	r := &s.rows[i]
	if r.box.W >= wordyChip {
		return
	}
	b := r.short(r.box.W, r.box.H, m.minRules)
	named := len(b.below) >= shortWord && strings.Contains(upper(o.name), b.below)
	at := r.picture(m.minRules)
	sign := ui.BoxAt(r.box.X+18-12, r.box.Y, 24, signMiddle*r.box.H+12)
	if r.box.W < namedChip {
		sign.X = r.box.X + r.box.W/2 - 12
	}
	words := ui.BoxAt(r.box.X+5, r.box.Y+r.box.H-5-shortStyle(m.minRules).Size*0.75, r.box.W-9, shortStyle(m.minRules).Size*0.75)
	switch {
	case named && at.W != 0:
		t.Errorf("%s: the chip of %s has its name and its picture", where, o.name)
	case named:
	case r.face == nil || r.face.Name != o.name:
		t.Errorf("%s: the chip of %s has neither its name nor its picture", where, o.name)
	case at.W < 14 || at.H < 13 || !at.Within(r.box) || at.Overlaps(sign) || b.below != "" && at.Overlaps(words):
		t.Errorf("%s: the picture of %s is at %.0f of %.0f", where, o.name, at, r.box)
	}
}

// TestChipsKeepTheirPlaces checks that the chips in a partner's panel keep their places while the player
// moves in and out of the Range of its Assists, and that a chip that comes takes the place of one that has
// gone.
func TestChipsKeepTheirPlaces(t *testing.T) {
	g := townBefore(t, 3, usualTiles, []string{"The Flash", "Batman"}, []int{4, 4}, func(int) (cards, villains []string) { return nil, nil }, "Telepathy",
		func(b *engine.Builder, find func(string) engine.FaceID) engine.SeatID {
			for _, name := range []string{"Helping Hand", "Jessica Cruz", "Helping Hand"} {
				b.Add(find(name), b.Zone(engine.Hand, 1))
			}
			return 0
		})
	boxes := func() (out map[engine.CardID]ui.Box, far int) {
		out = map[engine.CardID]ui.Box{}
		for _, o := range g.board.town.offers {
			if o.seat == 1 && o.moves == engine.NoCard {
				if out[o.option.Card] = o.box; o.beyond {
					far++
				}
			}
		}
		return out, far
	}
	first, far := boxes()
	if len(first) != 3 || far != 0 {
		t.Fatalf("there are %d chips, %d of them out of Range", len(first), far)
	}
	flips := 0
	for _, to := range []int16{5, 6, 5} {
		d := g.scene.View.Pending()
		k := slices.IndexFunc(d.Options, func(o engine.Option) bool { return o.Kind == engine.OptStep && o.N == to })
		if k < 0 {
			t.Fatalf("no step to space %d: %+v", to, d.Options)
		}
		before := far
		g.scene.Answers.Give(d.Options[k])
		g.lay()
		var now map[engine.CardID]ui.Box
		if now, far = boxes(); far != before {
			flips++
		}
		for c, b := range now {
			if b != first[c] {
				t.Errorf("%s goes from %.0f to %.0f", g.scene.View.Face(c).Name, first[c], b)
			}
		}
	}
	if flips == 0 {
		t.Error("no chip comes into or out of Range")
	}
	offer := func(c engine.CardID, far bool) seatOffer {
		return seatOffer{seat: 1, beyond: far, option: engine.Option{Kind: engine.OptPlay, Seat: 1, Card: c}}
	}
	var all chips
	for i, c := range []struct {
		offers []seatOffer
		want   []engine.CardID
	}{
		{[]seatOffer{offer(5, true), offer(6, false)}, []engine.CardID{6, 5}}, // what can be used is first
		{[]seatOffer{offer(5, false), offer(6, true)}, []engine.CardID{6, 5}},
		{[]seatOffer{offer(5, false)}, []engine.CardID{6, 5}},
		{nil, []engine.CardID{6, 5}},
		{[]seatOffer{offer(5, false), offer(7, false), offer(8, true)}, []engine.CardID{7, 5, 8}},
	} {
		all = all.with(c.offers)
		var got []engine.CardID
		for _, k := range all[1] {
			got = append(got, k.card)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("step %d: the chips are about %v, want %v", i, got, c.want)
		}
	}
}

// TestRibbonLeavesNames checks that the ribbon over an attacked seat covers neither the name and the hero of its
// panel nor the numbers below them, and stays on the panel.
func TestRibbonLeavesNames(t *testing.T) {
	for seats := 1; seats <= 4; seats++ {
		g := townGame(t, seats, 3)
		for _, f := range uitest.TextFits(sizedFits()...) {
			g.scene.Canvas.Fit = f
			g.lay()
			m := g.board.town
			s := &m.seatPanels[slices.IndexFunc(m.seatPanels, func(s mapSeat) bool { return s.seat == g.board.Near })]
			b := g.board.Ribbon
			if words := ui.BoxAt(s.box.X, s.box.Y, s.box.W, 90); b.Overlaps(words) || !b.Within(s.box) {
				t.Errorf("%s, %d seats: the ribbon at %.0f is over the words of the panel at %.0f", uitest.FitName(f), seats, b, s.box)
			}
		}
	}
}
