package town

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"lineup/ai"
	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/grammar"
	"lineup/game/match"
	mode "lineup/game/mode/rebirth"
	"lineup/game/sets/rebirth"
	"lineup/render/art/town"
	"lineup/render/board"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestLessonsAreTrue checks in games of all Scenarios that whatever a lesson points at is what its words
// say it is, as the engine knows it, and that these are at most two short sentences. Over all games, each
// lesson comes up. Those about the Threat and about defeated Super-Villains come within a round of it.
func TestLessonsAreTrue(t *testing.T) {
	ever := map[string]int{}
	for scenario := 1; scenario <= len(mode.Scenarios); scenario++ {
		for seed := uint64(1); seed <= 2; seed++ {
			if int(seed) == 1+scenario/2%2 {
				continue // every other pair of Scenarios is played at random
			}
			g := townGameOf(t, scenario, 1+(scenario+int(seed))%4, seed)
			people := match.Decider(testgame.NewRandom(seed))
			if seed%2 == 0 {
				people, _ = ai.New("greedy", seed)
			}
			rose, fell, was := 0, 0, [2]int{}
			for n := 0; !g.Over() && n < 700; n++ {
				v, turn := g.scene.View, int(g.scene.View.Turn().Number)
				now := [2]int{v.Number(rebirth.Threat.ID, engine.NoSeat), v.Number(rebirth.Defeated.ID, engine.NoSeat)}
				if now[0] > was[0] {
					rose = turn
				}
				if now[1] > was[1] {
					fell = turn
				}
				was = now
				g.board.Teaches = true
				g.board.Step(&g.scene, 0)
				m := newMoment(g.board, g.scene.View, nil)
				m.recent, m.latest = g.board.tutor.recent, g.board.tutor.latest
				for i := range lessons {
					l := &lessons[i]
					s, ok := l.at(m)
					if !ok {
						continue
					}
					ever[l.name]++
					if late := turn - v.Seats() - 1; l.name == "threat" && rose < late || l.name == "defeated" && fell < late {
						t.Fatalf("Scenario %d, seed %d: %q in turn %d, after turns %d and %d", scenario, seed, l.name, turn, rose, fell)
					}
					if l.name == "" || s.words(l) == "" || s.at.W <= 0 || s.at.H <= 0 || strings.Contains(s.words(l), "Step") || strings.Count(strings.ReplaceAll(s.words(l), "S.T.A.R. ", ""), ". ") > 1 || len(s.words(l)) > longestLesson {
						t.Fatalf("Scenario %d, seed %d: %q says %q about %v", scenario, seed, l.name, s.words(l), s.at)
					}
					if why := untrue(g, l, s); why != "" {
						t.Fatalf("Scenario %d, seed %d, after %d answers: %q says %q: %s", scenario, seed, n, l.name, s.words(l), why)
					}
				}
				g.step(t, people)
			}
		}
	}
	for _, l := range lessons {
		if ever[l.name] == 0 {
			t.Errorf("%q never came up", l.name)
		}
	}
}

// longestLesson is the most letters that a player reads between two moves.
const longestLesson = 140

// untrue returns why a lesson is not true of what it points at, or "" if it is true.
func untrue(g *game, l *lesson, s subject) string {
	v, me := g.scene.View, g.scene.Eyes
	says := s.words(l)
	myTurn := v.Pending().Kind == engine.DecideTurn && v.Pending().Seat == me
	can := func(kind engine.OptionKind, c engine.CardID) bool {
		return slices.ContainsFunc(v.Pending().Options, func(o engine.Option) bool { return o.Kind == kind && o.Card == c && v.Pending().Seat == me })
	}
	spaceAt := func(box func(*mapSpace) ui.Box) int {
		return slices.IndexFunc(g.board.town.spaces, func(k mapSpace) bool { return box(&k) == s.at })
	}
	plate := func(k *mapSpace) ui.Box { return k.plate }
	figure := slices.IndexFunc(g.board.town.standees, func(k standee) bool { return k.shows() == s.at && k.card == s.card })
	text := ""
	if s.card != engine.NoCard {
		text = g.scene.Faces[v.FaceID(s.card)].Text
	}
	// inHand reports whether it points at a card in the hand without covering it.
	inHand := func() bool {
		i := slices.IndexFunc(g.board.Spots, func(k board.Spot) bool { return k.Place == engine.Hand && k.Card == s.card })
		if i < 0 || !slices.Contains(v.Cards(v.Zone(engine.Hand, me)), s.card) {
			return false
		}
		at := g.board.Spots[i].Pose.Bounds()
		return s.at.X >= at.X && s.at.X+s.at.W <= at.X+at.W && math.Abs(s.at.Y+s.at.H-at.Y) < 1
	}
	is := func(ok bool, why string) string {
		if ok {
			return ""
		}
		return why
	}
	switch l.name {
	case "place":
		i := spaceAt(func(k *mapSpace) ui.Box { return k.tag })
		return is(v.Space(me) < 0 && i >= 0 && slices.ContainsFunc(v.Pending().Options, func(o engine.Option) bool { return o.Kind == engine.OptSpace && int(o.N) == i }), "it is no space to place a Character")
	case "you":
		at := slices.IndexFunc(g.board.town.standees, func(k standee) bool { return k.seat == me })
		return is(at >= 0 && g.board.town.standees[at].reach().Within(s.at), "the Character is elsewhere")
	case "play":
		return is(inHand() && can(engine.OptPlay, s.card) && strings.Contains(text, "Power"), "it can't be played for Power")
	case defenseNote:
		from, how := "in your hand when you are attacked", "discard it"
		if strings.Contains(text, "this card from play") {
			from, how = "from play", "stays in play"
		} else if strings.Contains(text, "Defense: Reveal") {
			how = "reveal it"
		}
		return is(inHand() && strings.Contains(says, v.Face(s.card).Name) && strings.Contains(says, from) && strings.Contains(says, how), "its text is "+text)
	case "range":
		_, after, _ := strings.Cut(text, "within Range ")
		want := fmt.Sprintf("%s has Range %.1s", v.Face(s.card).Name, after)
		return is(inHand() && can(engine.OptPlay, s.card) && strings.HasPrefix(says, want), "its text is "+text)
	case "clock":
		return is(s.at == g.board.town.clockAt && running(v) && v.Number(rebirth.Clock.ID, engine.NoSeat) < rebirth.LastBox, "it is not on")
	case "last box":
		return is(s.at == g.board.town.clockAt && running(v) && v.Number(rebirth.Clock.ID, engine.NoSeat) == rebirth.LastBox, "it is elsewhere")
	case "hero", "helping", "helped":
		i := slices.IndexFunc(g.board.town.offers, func(o seatOffer) bool { return o.box == s.at })
		if i < 0 || g.board.town.offers[i].beyond {
			return "it is not offered"
		}
		o := g.board.town.offers[i].option
		kind := map[string]engine.OptionKind{"hero": engine.OptUse, "helping": engine.OptPlay, "helped": engine.OptPlay}[l.name]
		legal := slices.Contains(g.View(o.Seat).Pending().Options, o)
		return is(o.Kind == kind && legal && myTurn == (l.name != "helping") && (o.Seat == me) == (l.name != "helped"), "it is something else")
	case "move":
		return is(s.at == g.board.town.moveAt && v.Number(rebirth.Move.ID, engine.NoSeat) > 0, "there is no Move")
	case "power":
		return is(s.at == g.board.town.powerAt && v.Power() > 0, "there is no Power")
	case "step":
		i := spaceAt(func(k *mapSpace) ui.Box { return k.tag })
		return is(i >= 0 && g.board.town.spaces[i].open && g.board.town.spaces[i].cost != "", "it can't be reached")
	case "ability":
		i := spaceAt(plate)
		return is(i >= 0 && can(engine.OptUse, g.board.town.spaces[i].tile), "it can't be used")
	case "buy", "basics":
		box, ok := atCard(newMoment(g.board, v, nil), s.card)
		return is(ok && box == s.at && can(engine.OptBuy, s.card) && !villain(v, s.card) && (v.Types(s.card)&engine.Basic != 0) == (l.name == "basics"), "it can't be bought")
	case "defeat":
		return is(figure >= 0 && villain(v, s.card) && can(engine.OptBuy, s.card), "it can't be defeated")
	case "super":
		return is(figure >= 0 && v.Face(s.card).SuperVillain && !running(v), "it is a regular Villain, or the clock runs")
	case "villain":
		goal := v.Goal(s.card)
		return is(figure >= 0 && goal >= 0 && goal != v.SpaceOf(s.card) && strings.HasSuffix(says, fmt.Sprintf("%s moves toward Location %d: %s.", v.Face(s.card).Name, goal/2+1, g.board.town.spaces[goal].name)), "it moves elsewhere")
	case "walks":
		moved := slices.ContainsFunc(g.board.tutor.recent, func(e engine.Event) bool { return e.Kind == engine.PieceWalked && e.Card == s.card && e.N == 1 })
		return is(figure >= 0 && moved && g.board.town.next.walks(s.card) && v.Goal(s.card) != v.SpaceOf(s.card), "it doesn't move")
	case "held":
		here := len(at(v, card.Spaces, v.SpaceOf(s.card)))
		return is(figure >= 0 && villain(v, s.card) && here > 0 && !g.board.town.next.walks(s.card), "no Character is there, or it moves")
	case "goal":
		return is(figure >= 0 && villain(v, s.card) && v.Goal(s.card) == v.SpaceOf(s.card), "it is elsewhere")
	case "marked":
		if figure < 0 {
			return "it is no figure"
		}
		hero := g.board.town.standees[figure]
		for _, d := range g.board.town.next.deeds {
			if d.kind != deedAttack || d.seat != hero.seat || !d.sure || v.SpaceOf(d.card) < 0 {
				continue
			}
			together := v.SpaceOf(d.card) == v.Space(hero.seat)
			if strings.Contains(says, ", "+v.Face(d.card).Name+" attacks ") && strings.Contains(says, "same space") == together && (together || v.Goal(d.card) == v.SpaceOf(d.card)) {
				return is(hero.seat == me == strings.Contains(says, "attacks you"), "it is another player")
			}
		}
		return "no such Attack comes"
	case "weakness":
		if strings.HasPrefix(says, "This") {
			return is(inHand() && v.Face(s.card).Name == "Weakness", "it is another card")
		}
		pile := v.Cards(v.Zone(engine.Discard, me))
		return is(s.at == g.board.Discard.Bounds() && slices.ContainsFunc(pile, func(c engine.CardID) bool { return v.Face(c).Name == "Weakness" }), "none is there")
	case "threat":
		now := v.Number(rebirth.Threat.ID, engine.NoSeat)
		return is(now > 0 && s.at == g.board.town.level(now), "the Threat is elsewhere")
	case "damage":
		i := spaceAt(plate)
		return is(i >= 0 && v.On(g.board.town.spaces[i].tile, rebirth.Damage.ID) > 0 && len(at(v, card.Tiles, i)) > 0, "it has no Damage")
	case "destroyed":
		i := spaceAt(plate)
		return is(i >= 0 && len(at(v, card.Ruins, i)) > 0 && g.board.town.spaces[i].damage == town.Ruined, "it is not destroyed")
	case "forecast":
		return is(s.at == g.board.town.forecast && len(g.board.town.next.deeds) > 0, "nothing comes")
	case "added":
		i := spaceAt((*mapSpace).slotSign)
		return is(i%2 == 1 && len(at(v, card.LineUp, i)) > 0, "no card is there")
	case "stacks":
		return is(s.at == g.board.town.deckAt && len(v.Parts(v.Zone(card.MainDeck, engine.NoSeat))) > 1, "there is one stack")
	case "defeated":
		n := v.Number(rebirth.Defeated.ID, engine.NoSeat)
		return is(s.at == g.board.town.goal && n > 0 && strings.Contains(says, grammar.Spelled(n)+" of the five "), "another number is defeated")
	}
	return "nothing checks it"
}

// running reports whether the end clock runs.
func running(v engine.View) bool {
	for s := range engine.SeatID(v.Seats()) {
		if v.Number(rebirth.ClockBy.ID, s) > 0 {
			return true
		}
	}
	return false
}

// TestNoteNamesItsCard checks in hands with several cards that the notes about a Defense and about Range
// are about a card that has one, and that the words say from where that Defense avoids.
func TestNoteNamesItsCard(t *testing.T) {
	for _, k := range []struct {
		about string
		hand  []string
		says  string
	}{
		{defenseNote, []string{"Punch", "Wonder Woman's Shield", "Run", "Aquaman", "Doctor Fate"}, "After you play Wonder Woman's Shield, it stays in play. With its Defense, you can discard it from play to avoid an Attack."},
		{defenseNote, []string{"Punch", "Run", "Aquaman", "Batmobile"}, "After you play Batmobile, it stays in play. With its Defense, you can discard it from play to avoid an Attack."},
		{defenseNote, []string{"Run", "Punch", "Vibration"}, "Vibration has a Defense. If it is in your hand when you are attacked, you can discard it to avoid the Attack."},
		{defenseNote, []string{"Bulletproof", "Punch"}, "Bulletproof has a Defense. If it is in your hand when you are attacked, you can reveal it to avoid the Attack."},
		{"range", []string{"Helping Hand", "Punch", "Run", "Aquaman", "Punch"}, "Aquaman has Range 1: it works up to one space away. Point at the card to see where."},
	} {
		s := Busy
		s.hands, s.move = [][]string{k.hand}, 0 // a lit space is covered by no note
		built, err := catalog.Tested.Build(match.Plan{Mode: mode.ID, Seats: testgame.Seats("Ana", "random", "random"), Seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		m, err := s.Match(built, func(string, uint64) (match.Decider, error) { return testgame.NewRandom(1), nil })
		if err != nil {
			t.Fatal(err)
		}
		g := gameOf(m)
		for _, l := range lessons {
			if l.name != k.about {
				g.scene.Settings.Explain(l.name)
			}
		}
		if name := g.note(); name != k.about {
			t.Errorf("with %q the note is %q of %d due", k.hand, name, len(g.board.tutor.due))
			continue
		}
		checkNote(t, g, k.about)
		if u := g.board.tutor; u.says != k.says || u.of == engine.NoCard || !strings.Contains(u.says, g.scene.View.Face(u.of).Name) {
			t.Errorf("with %q the note about card %d says %q, want %q", k.hand, u.of, u.says, k.says)
		}
	}
}
