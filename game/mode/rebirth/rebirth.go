// Package rebirth is the mode of the Rebirth rulebook. One to four players move around a ring of
// Locations and Line-Up slots and together hold Villains away from their Destinations. It plays the
// eight Scenarios, each by itself or with the results of a campaign, which continues from there.
// The variant Competitive is played for points, each player alone or two against two.
package rebirth

import (
	"fmt"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
	"lineup/game/sets/rebirth"
)

// ID is the name of the mode in plans and files.
const ID = "rebirth"

// ScenarioOption is the option for the Scenario.
const ScenarioOption = "scenario"

// Mode returns the mode as in the rulebook. Villains of the other sets may join.
func Mode(others ...string) mode.Mode {
	return mode.Mode{
		ID: ID, Title: "Rebirth",
		Seats: mode.Range{Min: 1, Max: 4}, // R-CMP-01
		Sets:  append([]string{rebirth.ID}, others...), SetCount: mode.Range{Min: 1, Max: 1 + len(others)},
		Host: true, Visit: rebirth.Visit, Visits: "Villains from other sets join in; a die roll sets their Destinations.",
		Heroes:      1,
		Cooperative: true,
		Table:       table(),
		Options: []mode.Option{
			{Name: ScenarioOption, Says: "Scenario to play", Numbers: mode.Range{Min: 1, Max: len(Scenarios)}, Default: 1, Titles: titles()},
			{Name: LogOption, Says: "campaign log at the start of the attempt", Text: logText},
			{Name: GuestsOption, Says: "Super-Villains from later Scenarios that replace others", Words: guestWords()},
		},
		Profiles: []mode.Edit{{Word: "standard", Says: "The game follows the rulebook.", Tells: standardTells}},
		Variants: []mode.Edit{{Word: "closed-hands", Says: "Hands are hidden.", Tells: closedTells, Do: closedHands},
			{Word: ImpossibleWord, Says: ImpossibleSays, Tells: impossibleTells, Do: impossible},
			competitive()},
		Shape: shape,
		// The Scenarios' decks were balanced.
		Editions: []card.Edition{card.Second},
		Pages:    pages(),
		Deal:     Deal,
		Count:    Count,
		Stands:   stands,
	}
}

// titles returns the names of the Scenarios.
func titles() (out []string) {
	for i := range Scenarios {
		out = append(out, Scenarios[i].Name)
	}
	return out
}

// GuestsOption is the option for Super-Villains of later Scenarios.
const GuestsOption = "guests"

func guestWords() []string {
	out := []string{noGuests}
	for _, u := range unlocked {
		out = append(out, u.word)
	}
	return append(out, allGuests)
}

// unlocked are the Super-Villains that single games can include after their Scenarios are won.
var unlocked = []struct{ word, name string }{
	{"mister-mxyzptlk", "Mister Mxyzptlk"}, {"starro", Controls}, {"darkseid", "Darkseid"},
}

// Guests returns the words of GuestsOption for Super-Villains with these names: none, each of them,
// and all if none are missing.
func Guests(names []string) []string {
	out := []string{noGuests}
	for _, u := range unlocked {
		if slices.Contains(names, u.name) {
			out = append(out, u.word)
		}
	}
	if len(out) > len(unlocked) {
		out = append(out, allGuests)
	}
	return out
}

// The other words of the option.
const (
	noGuests  = "none"
	allGuests = "all"
)

// ImpossibleWord is the name of the variant with harder Super-Villains, and ImpossibleSays explains
// it.
const (
	ImpossibleWord = "impossible"
	ImpossibleSays = "Super-Villains cost 1 more, most of their Attacks also give a Weakness, and a Defense that only reveals its card doesn't avoid them."
)

// closedHands hides hands from the team.
func closedHands(m *mode.Mode, _ mode.Plan) error {
	m.Table.Row(card.Hand).Sight = engine.ToHolder
	return nil
}

// shape makes the changes that depend on the number of players. A solo player has an ally and saves
// Assist cards for later turns instead of getting help (R-SOL-02, R-SOL-10).
func shape(m *mode.Mode, p mode.Plan) {
	mix(m, p)
	m.Print = append(m.Print, func(c *card.Card) {
		switch {
		case len(p.Seats) == 0: // as printed
		case c.Name == "Mind Control":
			*c = rebirth.MindControl(len(p.Seats))
		case c.Name == "Bad Chemistry":
			*c = rebirth.BadChemistry(len(p.Seats), furiousFrom(m, p))
		}
	})
	if len(p.Seats) != 1 {
		return
	}
	m.Heroes = 2 // the second named one is the ally's
	store(&m.Table)
	m.Print = append(m.Print, func(c *card.Card) {
		switch c.Name {
		case "City Hall A":
			c.Uses, c.Brief = nil, "" // there is no other player to move
		case "Lend a Hand":
			c.Ongoing = rebirth.LendAHandAlone()
		}
	})
}

// mix makes the changes for games with Villains of other sets (R-MIX).
func mix(m *mode.Mode, p mode.Plan) {
	if len(p.Sets) < 2 {
		return
	}
	t := &m.Table
	of := card.Counter{ID: engine.OwnNumbers + engine.NumberID(len(t.Numbers)), Name: rebirth.VisitorGoal().Name}
	t.Numbers = append(t.Numbers, rebirth.VisitorGoal())
	t.Rows = append(t.Rows, engine.Row{Place: card.Under, Per: engine.OfSeat, Sight: engine.ToHolder, Owning: engine.Makes}) // some Attacks put cards there
	t.Setup = append(t.Setup, card.Step{Name: "dice", Do: rebirth.RollAll(of)})
	m.Print = append(m.Print, rebirth.Visitors(of))
	if err := t.Replace("attacks", attacks(engine.HasAttack)); err != nil {
		panic(err) // the table has that step
	}
}

// store lets players save Assist cards for later turns instead of helping each other (R-SOL-10 to
// R-SOL-12).
func store(t *card.Table) {
	t.Acts = slices.DeleteFunc(t.Acts, func(o card.Offer) bool { return o.Kind == engine.OptEnd || o.By != engine.You })
	nothing, old, fresh := card.Empty(card.Stored), card.Below(rebirth.StoredNow, 1).Unsaid(), card.AtLeast(rebirth.StoredNow, 1).Unsaid()
	stored := card.PlayFromHand()
	stored.From, stored.Only, stored.Words = engine.Set(card.Stored), &old, "play the stored Assist card"
	stored.Does = card.Do(card.Number(rebirth.Helped, 1), card.Play(card.It))
	free, kept := card.EndTurn(), card.EndTurn()
	kept.Words = "end your turn (after storing an Assist this turn)"
	free.Only, kept.Only = &nothing, &fresh // an old one must be played first (R-SOL-11)
	t.Acts = slices.Insert(t.Acts, 1, stored)
	t.Acts = append(t.Acts, card.Offer{Kind: engine.OptAct, Label: "store", From: engine.Set(card.Hand), Card: card.With(engine.HasAssist), Only: &nothing,
		Does:  card.Do(card.ToPlace(card.Stored, card.It), card.Number(rebirth.StoredNow, 1)),
		Words: "store an Assist card for your next turn", Did: "chose to store an Assist card"}, free, kept)
}

// The engine decides who chooses the next player of an Attack, and when (see readings.md). One
// Defense card per player and Attack is AMB-17.

// stride is the distance between Locations, with a slot between them (R-RNG-02).
const stride = 2

// spaces is the number of spaces of the ring (R-RNG-03).
const spaces = 10

func table() card.Table {
	ring := func(p engine.Place) engine.Row {
		return engine.Row{Place: p, Count: spaces, Sight: engine.Open, Ring: true, Stride: stride}
	}
	slots := ring(card.LineUp)
	slots.Slots = true
	return card.Table{
		Rows: []engine.Row{
			{Place: engine.Destroyed, Sight: engine.Open}, // R-DST-01
			{Place: card.OutOfGame, Sight: engine.Open},
			{Place: engine.Rules, Sight: engine.Open},
			{Place: engine.SetAside, Owning: engine.Keeps},
			{Place: card.Weaknesses, Sight: engine.Open},
			{Place: card.Track, Count: rebirth.LastLevel + 1, Sight: engine.Open, Level: rebirth.Threat.ID},
			{Place: card.Missions, Sight: engine.Open},
			{Place: card.MissionsDone, Sight: engine.Open},
			{Place: card.Pack},
			ring(card.Tiles), ring(card.Ruins), ring(card.Basics), ring(card.Buried),
			{Place: card.Spaces, Count: spaces, Sight: engine.Open, Owning: engine.Keeps, Pieces: true, Stride: stride},
			slots,
			{Place: card.MainDeck},
			{Place: engine.Heroes, Per: engine.OfSeat, Sight: engine.Open, Owning: engine.Makes},
			{Place: card.Reserve, Per: engine.OfSeat, Sight: engine.Open, Owning: engine.Makes},
			{Place: card.OnHero, Per: engine.OfSeat, Sight: engine.Open},
			{Place: card.Stored, Per: engine.OfSeat, Sight: engine.Open, Owning: engine.Makes},
			{Place: card.Signatures, Per: engine.OfSeat, Sight: engine.Open, Owning: engine.Makes},
			{Place: card.Secrets, Per: engine.OfSeat, Sight: engine.ToHolder, Owning: engine.Makes},
			{Place: card.SecretsDone, Per: engine.OfSeat, Sight: engine.Open, Owning: engine.Makes},
			{Place: card.InPlay, Per: engine.OfSeat, Sight: engine.Open, Owning: engine.Keeps},
			{Place: card.Hand, Per: engine.OfSeat, Sight: engine.Open, Owning: engine.Makes},
			{Place: card.Deck, Per: engine.OfSeat, Owning: engine.Makes},
			{Place: card.DiscardPile, Per: engine.OfSeat, Sight: engine.Open, Owning: engine.Makes},
		},
		Numbers:  rebirth.Numbers(),
		Tellings: rebirth.Tellings(),
		Warns:    Warnings,
		Ends:     Ending,
		Spaces:   []string{"Location 1", "Slot 1", "Location 2", "Slot 2", "Location 3", "Slot 3", "Location 4", "Slot 4", "Location 5", "Slot 5"},
		Silent:   map[int]int{1: 1},
		Struck:   card.Number(rebirth.AllyHit, 1),
		Acts:     acts(),
		Setup: []card.Step{
			{Name: "heroes", Do: card.KeepHeroes(1, card.OutOfGame)}, // R-HRO-01
			{Name: "signatures", Do: card.Says("put the Signature cards of the Super Hero you kept into your deck",
				card.EachPlayer(card.If(card.Holding(card.Signatures), card.ToPlace(card.Deck, card.Every(card.Filter{OfHero: true}, card.Signatures)),
					card.ToPlace(card.OutOfGame, card.Every(card.AnyCard, card.Signatures)), card.ShuffleDeck())))}, // R-SIG-02
			{Name: "hands", Do: card.EachPlayer(card.Do(card.NewHand(), // R-SET-10
				card.DrawPer(rebirth.Opening)))},
			{Name: "first", Do: card.ChooseStarter()}, // R-SET-11
		},
		Turn: []card.Step{
			{Name: "begin", Do: card.BeginTurn()},
			{Name: "afresh", Do: card.Do(afresh(rebirth.Helped), afresh(rebirth.Felled))},
			{Name: "clock", Do: tick("you lose the Scenario")},
			{Name: "start", Do: card.Settle()}, // Step 1, R-TRN-01
			{Name: "place", Do: enterCity()},
			{Name: "attacks", Do: attacks(0)}, // Step 2
			{Name: "walks", Do: card.Says("each Villain that no Character holds moves one space toward its Destination",
				laterTurns(card.WalkOn(card.Every(villain, card.LineUp)), card.Forget()))}, // Step 3, R-TRN-03
			{Name: "enter", Do: card.Says("the top card of the main deck enters the Line-Up, in the slot with the fewest cards",
				laterTurns(card.Enter(1, true, card.MainDeck, card.LineUp), card.Settle()))}, // Step 4, R-TRN-04
			{Name: "act", Do: card.Act()}, // Steps 5 and 6, R-TRN-09
			{Name: "announce", Do: card.AnnounceEnd()},
			{Name: "hand", Do: card.DiscardHand()},
			{Name: "effects", Do: card.EndOfTurnEffects()},
			{Name: "ally", Do: card.Says(fmt.Sprintf("an ally with %d Weaknesses leaves the map", rebirth.AllyLeaves),
				card.EachSilent(card.If(card.Between(weaknesses, rebirth.AllyLeaves, engine.Unlimited), card.YoursTo(card.Reserve, card.Spaces))))}, // R-SOL-08
			{Name: "play", Do: card.ClearPlay()},
			{Name: "power", Do: card.LosePower()},
			{Name: "draw", Do: card.NewHand()},
			{Name: "inactive", Do: card.EndActive()},
			{Name: "triggers", Do: card.Settle()},
			{Name: "pass", Do: card.Pass()},
		},
	}
}

var (
	villain    = card.Type(card.Villain)
	forSale    = card.Filter{Types: card.AnyType &^ engine.Villain} // a Weakness has no type (R-BUY-06)
	weaknesses = card.CardsOf(card.AnyCard, card.OnHero)
)

// acts returns the offers of Steps 5 and 6 (R-TRN-07, R-TRN-08).
func acts() []card.Offer {
	buy := card.Buy(card.LineUp) // R-BUY-01
	buy.Near, buy.Card, buy.Words = 1, forSale, "buy a card in your space"
	defeat := buy // R-VIL-18
	defeat.Card, defeat.Does, defeat.Words = villain, card.Defeat(card.It), "defeat a Villain in your space"
	basic := card.BuyTop(card.Basics) // R-BUY-04, R-BUY-05
	basic.Near, basic.Once, basic.Words = 1, true, "buy one card from the Basic stack in your space"
	far := func(o card.Offer) card.Offer {
		o.Near, o.Price.Also, o.Price.AlsoN = 2, rebirth.FarBuys, 1
		o.Words = "with a " + rebirth.FarBuys.Name + ", " + o.Words[:len(o.Words)-len("in your space")] + "next to your space"
		return o
	}
	tile := card.UseAbilities() // R-LOC-03
	tile.From, tile.Near, tile.Words = engine.Set(card.Tiles), 1, "use the ability of the Location in your space"
	abilities := card.UseAbilities()
	abilities.From |= engine.Set(card.Missions)
	// Other players may help at any time in this part of a turn (AMB-05).
	return []card.Offer{card.PlayFromHand(), card.Walk(rebirth.Move, 1), buy, defeat, basic, far(buy), far(basic),
		abilities, tile, card.EndTurn(), card.Help()}
}

// afresh resets a count for a single turn.
func afresh(of card.Counter) card.Effect {
	return card.Says("", card.If(card.AtLeast(of, 1), card.Number(of, -100)))
}

// laterTurns applies effects that the first turn of the game leaves out (R-TRN-11).
func laterTurns(es ...card.Effect) card.Effect { return card.If(card.AfterTurn(1), es...) }

// longestPlay is the maximum number of turns in an attempt. Few reach a third of it, but with an
// empty main deck, possibly nothing moves the Threat, and the clock never begins.
const longestPlay = 250

// tick advances the end clock at the start of each turn of the player who set it off. The game ends
// after the last box (R-THR-11, R-THR-12).
func tick(end string) card.Effect {
	timeIsOut := card.End(engine.Nobody, card.ClockOut, "time has run out")
	return card.Do(
		card.Says("if you started the end clock, move it to its next box; after the last box, "+end,
			card.If(card.AtLeast(rebirth.ClockBy, 1), card.IfElse(card.AtLeast(rebirth.Clock, rebirth.LastBox), timeIsOut, card.Number(rebirth.Clock, 1)))),
		card.Says(fmt.Sprintf("after %d turns, %s", longestPlay, end), card.If(card.AfterTurn(longestPlay), timeIsOut)))
}

// enterCity places a Character on the ring in its player's first turn, together with the ally
// (R-FST-02, R-SOL-02, AMB-03).
func enterCity() card.Effect {
	return card.Says("if your Character is not on the map yet, place it on any space; an ally enters with it",
		card.If(card.Holding(card.Reserve), card.Place(), card.AtYourSpace(),
			card.EachSilent(card.If(card.Holding(card.Reserve), card.YoursTo(card.Spaces, card.Reserve)))))
}

// attacks returns Step 2. Villains that can attack the active player at its start do so in the
// player's order if they still can (R-TRN-02, AMB-04). Then those in the ally's space attack the
// ally (AMB-10). All Villains of the city have an Attack, so has is needed only for games with
// other sets.
func attacks(has engine.Traits) card.Effect {
	menacing := card.Filter{Types: engine.Villain, Menaces: true, Traits: has}
	// A Villain with every Location as its Destination moves on if its Attack is not avoided, even
	// with a Character there (R-ALL-03). Entering it does not count (see readings.md).
	strike := card.Do(card.Strike(engine.You, false), card.Settle(),
		card.If(card.WasHit, card.If(card.ItIs(card.Filter{Roams: true}), card.StepOn())))
	return card.Says("Villains at their Destination or in your space attack you, in the order you choose; Villains in your ally's space attack the ally", laterTurns(
		card.Keep(card.Every(menacing, card.LineUp)), card.ForEachShown(menacing, true, strike), card.Forget(),
		card.EachSilent(card.Do(card.Keep(card.Every(villain, card.LineUp).Within(0)), card.ForEachShown(menacing, false, strike))),
		card.Forget(), rebirth.AllySuffers()))
}

// stands says how many Super-Villains are defeated and how high the Threat is.
func stands(v engine.View) string {
	threat := fmt.Sprintf("Threat %d of %d", v.Number(rebirth.Threat.ID, engine.NoSeat), rebirth.LastLevel)
	return fmt.Sprintf("%d of %d Super-Villains defeated, %s", v.Number(rebirth.Defeated.ID, engine.NoSeat), rebirth.ToWin, threat)
}

// Count returns a score without points. The team wins or loses together (R-VIL-23).
func Count(_ *mode.Game, s *engine.State) mode.Score {
	out := mode.Score{Accounts: make([]mode.Account, s.Seats())}
	for i := range out.Accounts {
		out.Accounts[i].Seat = engine.SeatID(i)
	}
	return out
}
