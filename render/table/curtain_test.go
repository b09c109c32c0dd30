package table

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/action"
	"lineup/render/ui/uitest"
)

// TestCurtainHidesHands checks with two people on one device that the curtain leaves only public
// information to draw, and that afterward only its own seat's hand is visible.
func TestCurtainHidesHands(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "Bob", "buyer"), Seed: 3, Options: testgame.Five})
	people := testgame.NewRandom(5)
	ups, away := 0, 0
	for !tb.Match.Over() {
		if tb.curtain.up {
			ups++
			if asked := tb.Match.ToAct(); asked != tb.view().Turn().Seat {
				away++
			}
			checkOpen(t, tb, engine.NoSeat)
			if tb.ask.mine || tb.ask.options != nil {
				t.Fatal("behind the curtain the next seat's question lies open")
			}
			tb.handOver()
		}
		checkOpen(t, tb, tb.eyes)
		if tb.Match.Person(tb.Match.ToAct()) && !tb.Match.View(tb.Match.ToAct()).Alike() && tb.eyes != tb.Match.ToAct() {
			t.Fatalf("seat %d is asked, and seat %d looks", tb.Match.ToAct(), tb.eyes)
		}
		if err := tb.stepFor(people); err != nil {
			t.Fatal(err)
		}
	}
	if ups < 4 || away == 0 {
		t.Errorf("the curtain was up %d times, %d of them off turn: too few to have been tested", ups, away)
	}
}

// TestOpenHands checks that without the curtain the table shows the player who is asked, in every tick, and
// that the table says what happened to them meanwhile.
func TestOpenHands(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "Bob", "buyer"), Seed: 3, Options: testgame.Five})
	tb.Settings.OpenHands = true
	h, people := handsOn(tb), testgame.NewRandom(5)
	seen, recaps := map[engine.SeatID]int{}, 0
	for n := 0; n < 400 && !tb.Match.Over(); n++ {
		if h.Tick(t); tb.curtain.up {
			t.Fatal("the curtain is up")
		}
		if tb.pages.holds { // what has hit the player who was asked before
			h.Press(t, ebiten.KeySpace)
			continue
		}
		asked := tb.Match.ToAct()
		if tb.Match.Person(asked) && !tb.Match.View(asked).Alike() {
			if tb.eyes != asked || !tb.ask.mine {
				t.Fatalf("seat %d is asked, and seat %d looks", asked, tb.eyes)
			}
			seen[asked]++
		}
		if tb.recap.shown() {
			recaps++
		}
		if tb.Match.Over() {
			break
		}
		if err := tb.stepFor(people); err != nil {
			t.Fatal(err)
		}
	}
	if len(seen) != 2 || seen[0] < 20 || seen[1] < 20 || recaps == 0 {
		t.Errorf("the seats are asked %v times, and a recap is shown %d times", seen, recaps)
	}
	tb.Settings.OpenHands = false
	for n := 0; n < 400 && !tb.curtain.up && !tb.Match.Over(); n++ {
		if err := tb.stepFor(people); err != nil {
			t.Fatal(err)
		}
	}
	if !tb.curtain.up && !tb.Match.Over() {
		t.Error("with the setting back on there is no curtain")
	}
	if tb.pause.show(tb); tb.curtain.up {
		tb.Settings.OpenHands = true // in the settings, from the menu
		h.Tick(t)
		h.Press(t, ebiten.KeyEscape)
		if h.Tick(t); tb.curtain.up {
			t.Error("the curtain stays up after the menu is closed")
		}
	}
}

// checkOpen checks that a seat may see every card on the table.
func checkOpen(t *testing.T, tb *Table, eyes engine.SeatID) {
	t.Helper()
	if tb.eyes != eyes {
		t.Fatalf("the table is seen through seat %d, not %d", tb.eyes, eyes)
	}
	v := tb.Match.View(eyes)
	for _, s := range tb.layout.Spots {
		if !v.Sees(s.Card) || s.Place == engine.Hand && eyes == engine.NoSeat {
			t.Fatalf("a card that seat %d may not see lies open: %+v", eyes, s)
		}
	}
	for _, s := range tb.sprites.list {
		if s.card != engine.NoCard && !v.Sees(s.card) && s.Up {
			t.Fatalf("a card that seat %d may not see is drawn: %+v", eyes, s)
		}
	}
	for _, l := range tb.logs[eyes].lines {
		if l.Card != engine.NoCard && eyes == engine.NoSeat && strings.Contains(l.Text, "looked at") {
			t.Fatalf("the open log tells %q", l.Text)
		}
	}
}

// TestCurtainIsOpaque checks that the picture of the curtain does not depend on the hands.
func TestCurtainIsOpaque(t *testing.T) {
	looptest.NeedDisplay(t)
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "Bob"), Seed: 3})
	if !tb.curtain.up {
		t.Fatal("no curtain at the start of a game of two people")
	}
	picture := ebiten.NewImage(640, 360)
	quads := func() int {
		tb.Canvas.Begin(picture)
		tb.Draw(tb.Canvas)
		return tb.Canvas.Quads
	}
	for range 10 { // until all of it is painted
		quads()
		tb.Canvas.Art.Settle()
	}
	with := quads()
	tb.forget()
	if quads() != with {
		t.Error("behind the curtain the table is drawn")
	}
	tb.handOver()
	for range 10 {
		quads()
		tb.Canvas.Art.Settle()
	}
	if quads() <= with {
		t.Error("the table is not drawn after the curtain")
	}
}

// TestOnePersonNeedsNoCurtain checks that a person who plays against computers never sees the
// curtain.
func TestOnePersonNeedsNoCurtain(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer", "buyer"), Seed: 3, Options: testgame.Five})
	people := testgame.NewRandom(5)
	for !tb.Match.Over() {
		if tb.curtain.up || tb.eyes != 0 {
			t.Fatalf("curtain %v, eyes %d with one person", tb.curtain.up, tb.eyes)
		}
		if err := tb.stepFor(people); err != nil {
			t.Fatal(err)
		}
	}
}

// TestCurtainHasTheMenu checks that MENU, in its usual place, and Esc open the menu over the
// curtain. The table stays hidden, and the menu and its questions work.
func TestCurtainHasTheMenu(t *testing.T) {
	left := false
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "Bob"), Seed: 3})
	tb.ToTitle = func() { left = true }
	tb.Lost = func() string { return "The game is kept nowhere." }
	h := handsOn(tb)
	h.Tick(t)
	button := tb.curtain.buttons.List[1].Box
	if last := tb.buttons.List[len(tb.buttons.List)-1]; last.Label != "MENU" || last.Box != button {
		t.Errorf("MENU lies at %v on the curtain, at %v on the table", button, last.Box)
	}
	for _, open := range []func(){
		func() { h.Button(t, &tb.curtain.buttons, "MENU") },
		func() { h.Press(t, ebiten.KeyEscape) },
	} {
		if open(); !tb.pause.open {
			t.Fatal("the menu does not open over the curtain")
		}
		x, y := curtainReady.Middle()
		h.Move(x, y)
		h.Press(t, ebiten.KeySpace)
		if !tb.curtain.up || tb.eyes != engine.NoSeat {
			t.Fatal("the curtain is lifted under the menu")
		}
		h.Button(t, &tb.pause.form.Buttons, "BACK TO GAME")
		if tb.pause.open || !tb.curtain.up {
			t.Fatalf("back from the menu it is open: %v, the curtain is up: %v", tb.pause.open, tb.curtain.up)
		}
	}
	h.Press(t, ebiten.KeyEscape)
	h.Button(t, &tb.pause.form.Buttons, "EXIT TO TITLE")
	h.Button(t, &tb.dialog.Buttons, "EXIT")
	if !left {
		t.Error("from the curtain one cannot go to the title")
	}
	h.Move(10, 10)
	if h.Press(t, ebiten.KeySpace); !tb.curtain.up || tb.eyes != engine.NoSeat {
		t.Error("Space, which hurries the computer players, uncovers a hand")
	}
	if h.Press(t, ebiten.KeyL); !tb.log.open || !tb.curtain.up {
		t.Error("L does not open the log over the curtain")
	}
	checkOpen(t, tb, engine.NoSeat)
	x, y := logInside.Middle()
	h.Click(t, x, y)
	if h.Press(t, ebiten.KeyEscape); tb.log.open || tb.log.moment.shown || tb.pause.open || !tb.curtain.up {
		t.Error("Esc does not close the log over the curtain, or does more")
	}
	h.Move(button.Middle())
	if h.Press(t, ebiten.KeyEnter); tb.curtain.up || tb.pause.open {
		t.Error("with the pointer on MENU, Enter does not lift the curtain")
	}
}

// TestHitsAreSeenAfterTheCurtain checks that a player who gets the device is shown the last Attack
// that hit them since their last look, unless they are asked about it.
func TestHitsAreSeenAfterTheCurtain(t *testing.T) {
	shown, none, hidden := 0, 0, 0 // hidden: the card is out of sight again
	for seed := range uint64(6) {
		tb := testTable(t, match.Plan{Sets: []string{"base", "heroes_unite"}, Seats: testgame.Seats("Ana", "Bob", "buyer"), Options: testgame.Five, Seed: seed + 1})
		tb.Settings.Speed, tb.shown = ui.Instant, true
		h := handsOn(tb)
		for n := 0; !tb.Match.Over() && n < 4000; n++ {
			switch {
			case tb.curtain.up:
				seat, from := tb.Match.ToAct(), 0
				if l := tb.logs[seat]; l != nil {
					from = l.Seen()
				}
				tb.handOver()
				events, _ := tb.Match.Events(seat, from)
				by := tb.view().Pending().Source
				var want, got []string
				for _, e := range events {
					if e.Kind == engine.AttackHit && e.Seat == seat && e.Source != by {
						if tb.faceOf(tb.view(), e.Source) == nil {
							hidden++
						}
						want = append(want, tb.faceInLog(e.Source).Name+" HITS YOU")
					}
				}
				if len(tb.pages.blows()) > 0 {
					shown++
				} else {
					none++
				}
				for _, k := range tb.pages.blows() {
					if !k.mild {
						got = append(got, k.title)
					}
				}
				if !slices.Equal(got, want) {
					t.Fatalf("seed %d: %q are shown, want %q", seed+1, got, want)
				}
				tb.pages.drop()
			case tb.pages.up():
				h.Press(t, ebiten.KeySpace)
			case tb.ask.mine:
				tb.give(testgame.Best(tb.view(), tb.ask.options))
				tb.pages.drop()
			default:
				h.Tick(t)
			}
		}
	}
	if shown < 10 || none < 10 || hidden == 0 {
		t.Errorf("after %d curtains an Attack is shown, after %d none, and %d cards were out of sight: that tells little", shown, none, hidden)
	}
}

// TestHitIsSeenBeforeTheCurtain checks that a player with the device whom an Attack hits, by their own
// answer or without one, sees what it did before the device is passed on, and that the page of no Attack has anything that is not about them.
func TestHitIsSeenBeforeTheCurtain(t *testing.T) {
	held, revealed, later, bare := 0, 0, 0, 0
	for seed := range uint64(24) {
		tb := testTable(t, match.Plan{Sets: []string{"base", "heroes_unite"}, Seats: testgame.Seats("Ana", "Bob", "buyer"), Options: testgame.Five, Seed: seed + 1})
		tb.Settings.Speed, tb.shown = ui.Instant, true
		h, people := handsOn(tb), testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 4000; n++ {
			for _, k := range tb.pages.blows() {
				for _, l := range k.lines {
					words := " " + strings.ToLower(l)
					if !k.mild && !strings.Contains(words, " you ") && !strings.Contains(words, " your ") && !strings.Contains(words, " entered the line-up") && !strings.HasPrefix(words, " no ") && !strings.Contains(words, ", so nothing more happened") {
						t.Errorf("seed %d: %s, it says: %q", seed+1, k.title, l)
					}
				}
				if k.when != "" {
					later++
				}
			}
			switch {
			case tb.curtain.up:
				tb.handOver()
			case tb.pages.up():
				h.Press(t, ebiten.KeySpace)
			case tb.ask.mine:
				eyes, defends := tb.eyes, tb.ask.kind == engine.DecideDefend
				_, from := tb.Match.Events(eyes, 1<<30)
				before := tb.view().Pending()
				if o := people.Decide(tb.view()).Option; tb.ask.kind == engine.DecideTurn {
					tb.give(testgame.Best(tb.view(), tb.ask.options))
				} else {
					tb.give(o)
				}
				events, _ := tb.Match.Events(eyes, from)
				hit := slices.IndexFunc(events, func(e engine.Event) bool { return e.Kind == engine.AttackHit && e.Seat == eyes })
				if !defends && tb.pages.holds {
					bare++
				}
				if hit < 0 || tb.Match.Over() || !defends && (tb.eyes == eyes || events[hit].Source == before.Source) {
					break
				}
				if tb.eyes != eyes {
					t.Fatalf("seed %d: the device is passed on before %s sees what %s did", seed+1, tb.name(eyes), tb.Match.View(eyes).Face(events[hit].Source).Name)
				}
				if !tb.pages.holds {
					break // they keep the device
				}
				held++
				checkOpen(t, tb, eyes)
				for _, e := range events[hit:] {
					if e.Kind == engine.CardShown && e.Seat == eyes {
						revealed++
						break
					}
				}
				h.Press(t, ebiten.KeySpace)
				if !tb.pages.struck.up() && tb.eyes == eyes {
					t.Fatalf("seed %d: once the Attack is seen, the device is not passed on", seed+1)
				}
			default:
				h.Tick(t)
			}
		}
	}
	if held < 10 || revealed == 0 || later == 0 || bare == 0 {
		t.Errorf("%d Attacks were seen before the curtain, of which %d revealed cards, %d in a later turn, and %d without an answer: that tells little", held, revealed, later, bare)
	}
}

// TestCurtainKnowsNoHand checks that the curtain tells a seat that an Attack has hit something else than one
// that may avoid it, and gives the same reason in games that differ only in what the seats hold.
func TestCurtainKnowsNoHand(t *testing.T) {
	same, defends, others := 0, 0, 0
	for seed := range uint64(5) {
		tb := testTable(t, match.Plan{Sets: []string{"base", "heroes_unite"}, Seats: testgame.Seats("Ana", "Bob", "buyer"), Options: testgame.Five, Seed: seed + 1})
		people, chance := testgame.NewRandom(seed), engine.NewRNG(seed, engine.StreamChance)
		for n := 0; !tb.Match.Over() && n < 3000; n++ {
			tb.pages.drop()
			if tb.curtain.up {
				k, d := &tb.curtain, tb.Match.View(tb.Match.ToAct()).Pending()
				if f := tb.faceOf(tb.Match.View(engine.NoSeat), d.Source); f != nil && strings.HasPrefix(k.reason, f.Name+" ") && (d.Kind == engine.DecideDefend || tb.Match.View(d.Seat).Struck()) {
					want := f.Name + " attacks. You must answer."
					if defends++; d.Kind != engine.DecideDefend { // the same attacker asks again, and says why
						want = f.Name + " hit you. You must choose."
						defends--
						others++
					}
					if k.reason != want {
						t.Errorf("seed %d: to %v, the curtain says %q", seed+1, d.Kind, k.reason)
					}
				}
				if other := tb.Match.Apart(); d.Kind != engine.DecideTurn && other.Redeal(tb.Match, engine.NoSeat, &chance) {
					two := *tb
					two.Match = other
					if same++; two.curtainReason(other.ToAct()) != k.reason {
						t.Errorf("seed %d: with other hands, the curtain says %q, not %q", seed+1, two.curtainReason(other.ToAct()), k.reason)
					}
				}
				tb.handOver()
			}
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
		}
	}
	if same < 10 || defends == 0 || others == 0 {
		t.Errorf("%d curtains were compared, %d before a Defense and %d before another choice: that tells little", same, defends, others)
	}
}

// TestCurtainSaysWhatMatters checks that the curtain says why the device is passed on, that the defeats,
// entries and hits since the player's last look come before everything else of its news, and that the
// player then sees the page of a Super-Villain that has entered, even
// at speed AT ONCE.
func TestCurtainSaysWhatMatters(t *testing.T) {
	reasons := map[string]int{}
	entries := 0
	for seed := range uint64(6) {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "Bob", "buyer"), Heroes: mode.DealTwo, Options: testgame.Five, Seed: seed + 1})
		tb.Settings.Speed, tb.shown = ui.Instant, true
		h, people := handsOn(tb), testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 4000; n++ {
			tb.pages.drop()
			switch {
			case tb.curtain.up:
				seat, from := tb.Match.ToAct(), 0
				if l := tb.logs[seat]; l != nil {
					from = l.Seen()
				}
				kind, begins := tb.Match.View(seat).Pending().Kind, tb.Match.View(seat).Turn().Number == 1
				reasons[tb.curtain.reason]++
				if want := map[engine.DecisionKind]string{engine.DecideHero: "Choose your Super Hero.", engine.DecideTurn: "It's your turn."}[kind]; want != "" && tb.curtain.reason != want && !(kind == engine.DecideTurn && tb.underway(seat) && tb.curtain.reason == "Back to your turn.") && !(kind == engine.DecideTurn && begins && tb.curtain.reason == "You take the first turn. The first player was chosen at random.") || kind == engine.DecideDefend && !strings.Contains(tb.curtain.reason, " attacks.") {
					t.Fatalf("seed %d: the curtain says %q at a question of kind %v", seed+1, tb.curtain.reason, kind)
				}
				var few []string
				for _, i := range listed(tb.curtain.news, 4, func(string) int { return 1 }) {
					few = append(few, tb.curtain.news[i].text)
				}
				villain := engine.NoCard
				events, _ := tb.Match.Events(seat, from)
				for _, e := range events {
					switch {
					case e.Kind == engine.VillainAppeared:
						villain = e.Card
					case e.Kind == engine.VillainFell && e.Card == villain:
						villain = engine.NoCard
					}
				}
				if villain != engine.NoCard && from > 0 && !slices.Contains(few, tb.Match.View(engine.NoSeat).Face(villain).Name+" appeared") {
					t.Errorf("seed %d: %v does not say that %s appeared", seed+1, few, tb.Match.View(engine.NoSeat).Face(villain).Name)
				}
				tb.handOver()
				if villain != engine.NoCard && from > 0 {
					if entries++; !tb.pages.entrance() {
						t.Errorf("seed %d: the entry of a Super-Villain is not shown after the curtain", seed+1)
					}
				}
			case tb.ask.mine && tb.ask.kind == engine.DecideTurn:
				tb.give(testgame.Best(tb.view(), tb.ask.options))
			case tb.ask.mine:
				tb.give(people.Decide(tb.view()).Option)
			default:
				h.Tick(t)
			}
		}
	}
	if reasons["Back to your turn."] == 0 || reasons["It's your turn."] == 0 {
		t.Errorf("the reasons %v: a turn must begin and go on", reasons)
	}
	if entries < 5 || len(reasons) < 3 {
		t.Errorf("%d entries, and the reasons %v: too few to have been tested", entries, reasons)
	}
}

// TestCurtainListIsTrue checks, with room for any number of rows, that the list on the curtain has its
// lines in order, says once and first how many lines are left out, is the same after a restart, and begins after
// the latest answer of the player who is to read it.
func TestCurtainListIsTrue(t *testing.T) {
	lists, gaps, known := 0, 0, 0
	for seed := range uint64(3) {
		tb := testTable(t, match.Plan{Sets: []string{"heroes_unite"}, Seats: testgame.Seats("Ana", "Bob", "buyer"), Options: testgame.Five, Seed: seed + 1})
		latest := map[engine.SeatID]int{} // the number of the answer that a seat gave last
		for n := 0; !tb.Match.Over() && n < 900; n++ {
			tb.pages.drop()
			if tb.curtain.up {
				news, seat := tb.curtain.news, tb.curtain.seat
				old := map[string]bool{}
				for _, l := range tb.public[seat].Lines() {
					gave := l.Answer == latest[seat] && l.Seat == seat && (l.Kind == engine.CardPlayed || l.Kind == engine.AbilityUsed)
					old[l.Text] = latest[seat] > 0 && !l.Routine && (gave || l.Answer < latest[seat])
				}
				for _, b := range news {
					if old[b.text] && len(news) > 1 {
						t.Errorf("seed %d: seat %d reads what it knows: %q", seed+1, seat, b.text)
					}
				}
				known += len(old)
				if lists%8 == 0 {
					if back := again(t, tb, tb.Match.Saved()); !slices.Equal(back.curtain.news, news) {
						t.Errorf("seed %d: after a restart the list is %v, and was %v", seed+1, back.curtain.news, news)
					}
				}
				for room := 4; room < 14; room += 3 {
					words, sign := withSigns(news, listed(news, room, func(s string) int { return 1 + len(s)/60 }), "L")
					rows, at, left := 0, 0, 0
					for i, w := range words {
						if rows++; sign[i] {
							gaps++
							if left, _ = strconv.Atoi(strings.Fields(w)[0]); i > 0 {
								t.Fatalf("seed %d: %d rows show %q, with a sign within them", seed+1, room, words)
							}
							continue
						}
						rows += len(w) / 60
						for at < len(news) && news[at].text != w {
							at++
							left--
						}
						if at++; at > len(news) {
							t.Fatalf("seed %d: line %d of %q is not in its place of %v", seed+1, i, words, news)
						}
					}
					if left -= len(news) - at; left != 0 || rows > room && len(words) > 1 {
						t.Fatalf("seed %d: of %v, %d rows show %q", seed+1, news, room, words)
					}
				}
				lists++
				tb.handOver()
				tb.pages.drop()
			}
			if tb.ask.mine {
				latest[tb.eyes] = tb.Match.Given()
				tb.give(testgame.Best(tb.view(), tb.ask.options))
			} else if err := tb.step(1); err != nil {
				t.Fatal(err)
			}
		}
	}
	if lists < 30 || gaps < 30 || known < 30 {
		t.Errorf("%d lists with %d gaps, and %d lines that are known: too few to have been tested", lists, gaps, known)
	}
}

// TestCurtainListRanks checks which lines stay on the curtain where there is no room for all.
func TestCurtainListRanks(t *testing.T) {
	mine, plain, shown := bulletin{"mine", own}, bulletin{"plain", ordinary}, bulletin{"shown", trivial}
	news := []bulletin{mine, {"hit", harm}, plain, shown, {"entry", milestone}, shown, plain}
	for room, want := range []string{
		"7 more lines in the log (L)", "7 more lines in the log (L)", "6 more lines in the log (L), mine", "5 more lines in the log (L), mine, entry",
		"4 more lines in the log (L), mine, hit, entry", "3 more lines in the log (L), mine, hit, entry, plain", "2 more lines in the log (L), mine, hit, plain, entry, plain",
		"mine, hit, plain, shown, entry, shown, plain",
	} {
		words, _ := withSigns(news, listed(news, room, func(string) int { return 1 }), "L")
		if got := strings.Join(words, ", "); got != want {
			t.Errorf("%d rows show %q, want %q", room, got, want)
		}
	}
	long := func(s string) int { return 1 + len(s)/60 }
	older := []bulletin{plain, {strings.Repeat("long ", 30), ordinary}, plain}
	if words, _ := withSigns(older, listed(older, 3, long), "L"); strings.Join(words, ", ") != "2 more lines in the log (L), plain" {
		t.Errorf("around a line without room, the list shows %q", words)
	}
	if words, _ := withSigns(older, nil, ""); strings.Join(words, ", ") != "3 more lines in the log" {
		t.Errorf("without a key for the log, the list shows %q", words)
	}
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "Bob", "buyer"), Seed: 2})
	tb.curtain.news = slices.Repeat(news, 9)
	for device, want := range []string{action.Keyboard: "log (L)", action.Gamepad: "log (View)"} {
		tb.Canvas.Device = action.Device(device)
		if words, _ := tb.curtain.list(tb.Canvas, curtainNews); !strings.HasSuffix(words[0], want) {
			t.Errorf("with device %d, the list begins with %q", device, words[0])
		}
	}
}

// TestCurtainSaysWhatBecameOfYourCards checks that the lines about what the reader has gained, discarded or
// lost come first of all on the curtain, and what has only been revealed last.
func TestCurtainSaysWhatBecameOfYourCards(t *testing.T) {
	kept, revealed, begun := map[string]int{}, 0, 0
	for seed := range uint64(6) {
		tb := testTable(t, match.Plan{Sets: []string{"heroes_unite"}, Seats: testgame.Seats("Ana", "Bob", "buyer"), Options: testgame.Five, Seed: seed + 1})
		for n := 0; !tb.Match.Over() && n < 1500; n++ {
			tb.pages.drop()
			if tb.curtain.up {
				next := ""
				for _, b := range slices.Backward(tb.curtain.news) {
					verb := strings.Fields(b.text)[1]
					switch name, attacks := strings.CutSuffix(b.text, " attacked"); {
					case verb == "revealed" && !strings.Contains(b.text, " hand "):
						if revealed++; b.rank != trivial {
							t.Errorf("seed %d: %q has the rank %d", seed+1, b.text, b.rank)
						}
					case attacks && next == name+" hit you":
						if begun++; b.rank != trivial {
							t.Errorf("seed %d: %q has the rank %d, although the hit has a line", seed+1, b.text, b.rank)
						}
					case strings.HasPrefix(b.text, "You ") && (verb == "gained" || verb == "discarded" || verb == "passed"):
						if kept[verb]++; b.rank != own {
							t.Errorf("seed %d: %q has the rank %d", seed+1, b.text, b.rank)
						}
					}
					next = b.text
				}
				tb.handOver()
				tb.pages.drop()
			}
			if tb.ask.mine {
				tb.give(testgame.Best(tb.view(), tb.ask.options))
			} else if err := tb.step(1); err != nil {
				t.Fatal(err)
			}
		}
	}
	if len(kept) < 2 || revealed == 0 || begun == 0 {
		t.Errorf("%v lines about the reader's cards, %d about revealed ones, and %d about Attacks: too few to have been tested", kept, revealed, begun)
	}
}

// TestCurtainBehindTheLog checks that nothing of the buttons under the open log is drawn, and that they are
// back once it is closed.
func TestCurtainBehindTheLog(t *testing.T) {
	looptest.NeedDisplay(t)
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "Bob", "buyer"), Seed: 2})
	if tb.sync(false); !tb.curtain.up {
		t.Fatal("there is no curtain")
	}
	for _, f := range []ui.Fit{tb.Settings.Fit(1280, 720), tb.Settings.Fit(1280, 960), tb.Settings.Fit(720, 1280)} {
		tb.Canvas.Fit = f
		for _, open := range []bool{false, true, false} {
			if tb.log.open != open {
				tb.curtain.buttons.List[2].Do()
			}
			labels := map[string]bool{}
			for _, l := range tb.Canvas.Read(int(f.Width), int(f.Height), nil, func(c *ui.Canvas) { curtainLayer{tb}.Draw(c) }).Lines {
				labels[l.Text] = true
			}
			if !labels["READY"] && !open || labels["MENU"] == open || labels["CLOSE"] != open {
				t.Errorf("%s, the log open: %v: the labels are %v", uitest.FitName(f), open, labels)
			}
		}
	}
}

// TestCurtainIsPaintedAhead checks that the sky of the next person's curtain is painted while the other
// person plays, and that a table with one person paints none.
func TestCurtainIsPaintedAhead(t *testing.T) {
	looptest.NeedDisplay(t)
	window := ebiten.NewImage(640, 360)
	for _, names := range [][]string{{"Ana", "buyer", "Bob"}, {"Ana", "buyer", "buyer"}} {
		tb := testTable(t, match.Plan{Seats: testgame.Seats(names...), Seed: 3})
		if tb.sync(false); tb.curtain.up {
			tb.handOver()
		}
		tb.Canvas.Begin(window)
		tb.paintCurtainAhead(tb.Canvas)
		tb.Canvas.Art.Settle()
		painted := false
		for s := range engine.SeatID(3) {
			painted = painted || tb.Canvas.SkyKept(curtainSky(tb.seatLook(s).Paper))
		}
		if want := names[2] == "Bob"; painted != want {
			t.Errorf("%v: the curtain's sky is painted: %v", names, painted)
		}
	}
}

// TestCurtainOnlyForOtherHands plays games of several people and computer players with undone answers and
// turns and with loads. It checks that the curtain is up exactly when the person who is asked is not the one
// who had the device last, or the game was just opened, and that no seat is looked through without it.
func TestCurtainOnlyForOtherHands(t *testing.T) {
	kept, turns, passed, opened, undone := 0, 0, 0, 0, 0
	for seed := range uint64(12) {
		seats := [][]string{{"Ana", "buyer", "Bob"}, {"Ana", "Bob", "buyer"}, {"Ana", "buyer", "Bob", "buyer"}, {"buyer", "Ana", "buyer", "Bob"}}[seed%4]
		tb := testTable(t, match.Plan{Sets: []string{"base", "heroes_unite"}, Seats: testgame.Seats(seats...), TakeBackAny: true, Heroes: mode.DealTwo, Options: testgame.Five, Seed: seed + 1})
		people := testgame.NewRandom(seed)
		has, computers, turn := engine.NoSeat, false, uint16(0) // computers: they have acted since
		for n := 0; n < 2500 && !tb.Match.Over(); n++ {
			tb.pages.drop()
			asked := tb.Match.ToAct()
			person := tb.Match.Person(asked) && !tb.Match.View(asked).Alike()
			if want := person && asked != has; tb.curtain.up != want {
				t.Fatalf("seed %d: seat %d is asked, seat %d has the device, and the curtain is up: %v", seed+1, asked, has, tb.curtain.up)
			}
			switch {
			case tb.curtain.up && (tb.eyes != engine.NoSeat || tb.ask.mine):
				t.Fatalf("seed %d: behind the curtain, seat %d looks", seed+1, tb.eyes)
			case tb.curtain.up:
				if has == engine.NoSeat {
					opened++
				}
				passed++
				tb.handOver()
				has = asked
			case tb.eyes != has:
				t.Fatalf("seed %d: seat %d has the device, and seat %d looks", seed+1, has, tb.eyes)
			case person && computers:
				if kept++; tb.view().Turn().Number != turn {
					turns++
				}
			}
			if person {
				computers, turn = false, tb.view().Turn().Number
			}
			switch to := tb.Match.StepBack(); {
			case person && n%101 == 100: // the game is closed and opened again
				tb, has, computers = again(t, tb, tb.Match.Saved()), engine.NoSeat, false
				continue
			case n%20 == 19 && to >= 0:
				if back := tb.Match.TurnBack(); n%60 == 59 && back >= 0 {
					to = back
				}
				tb.goBack(to)
				undone++
				continue
			}
			computers = computers || !person
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
		}
	}
	if kept < 100 || turns < 30 || passed < 100 || opened < 20 || undone < 50 {
		t.Errorf("%d times the device was kept over computer players, %d of them into another turn, %d times passed, %d times after opening, and %d answers were undone: too few to say much", kept, turns, passed, opened, undone)
	}
}

// TestCurtainIsBesideTheLog checks in every window that an open log covers no words and no panel of the
// curtain, and that nothing beside it can be clicked.
func TestCurtainIsBesideTheLog(t *testing.T) {
	tb := testTable(t, match.Plan{Sets: []string{"base", "heroes_unite"}, Seats: testgame.Seats("Ana", "Bob", "buyer"), Seed: 3})
	if err := tb.playUntil(func() bool { return tb.curtain.up && tb.Match.View(engine.NoSeat).Turn().Number > 6 }, testgame.Buyer{}); err != nil {
		t.Fatal(err)
	}
	lines := 0
	for _, s := range uitest.Screens() {
		tb.Canvas.Settings = &s.Settings
		tb.Canvas.Fit = s.Settings.Fit(s.Width, s.Height)
		f := tb.Canvas.Fit
		if !tb.log.open {
			handsOn(tb).Press(t, ebiten.KeyL)
		}
		p := tb.Canvas.Read(f.Width, f.Height, nil, tb.Draw)
		log := ui.Box{}
		for _, g := range p.Grounds {
			if b := tb.log.box(); math.Abs(g.Box.W/p.Unit-b.W) < 1 && math.Abs(g.Box.H/p.Unit-b.H) < 1 {
				log = g.Box
			}
		}
		if log.W == 0 {
			t.Fatalf("%s: no log in %+v", uitest.FitName(f), p.Grounds)
		}
		for _, g := range p.Grounds {
			if g.Box.Overlaps(log.Grown(-1)) && !g.Box.Within(log.Grown(1)) {
				t.Errorf("%s: the log %v cuts through %+v", uitest.FitName(f), log, g)
			}
		}
		shown := ""
		for i := range p.Lines {
			if l := &p.Lines[i]; !l.Box().Overlaps(log) {
				shown += l.Text + " "
				lines++
			}
		}
		words, _ := tb.curtain.list(tb.Canvas, tb.curtain.places(f, tb.log.box()).news)
		for _, want := range append([]string{tb.curtain.title, tb.curtain.reason}, words...) {
			if !strings.Contains(shown, want) {
				t.Errorf("%s: beside the log, the curtain does not say %q, only %q", uitest.FitName(f), want, shown)
			}
		}
		for _, at := range p.Targets {
			if !at.Box.Within(log.Grown(1)) {
				t.Errorf("%s: beside the log, %q can be clicked", uitest.FitName(f), at.What)
			}
		}
	}
	if lines < 100 {
		t.Errorf("only %d lines are beside the log", lines)
	}
}
