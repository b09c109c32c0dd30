package showcase

import (
	"fmt"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode"
)

// This file builds a table with everything that Crossover 5 adds to it.

// roguesPiles are the cards of the scene "rogues", by place. The cards in play are there from earlier turns.
var roguesPiles = []pile{
	{card.Villains, []string{"Jesse Quick", "Wally West", "Bart Allen"}},
	{card.LineUp, []string{"Loot!", "Iris West", "Phasing", "Tornado", "Abra Kadabra"}},
	{engine.InPlay, []string{"Iron Heights", "Rogues Safe House"}},
	{engine.Hand, []string{"Pied Piper", "Bag of Tricks", "Tar Pit", "Punch", "Mirror Gun"}},
	{engine.Discard, []string{"Punch", "Girder"}},
	{engine.Deck, []string{"Punch", "Cold Gun", "Vulnerability", "Kick", "Punch"}},
	{engine.Destroyed, []string{"Punch"}},
}

// roguesFoes are the cards of the other seats. The first of each deck is used by Teamwork.
var roguesFoes = [][]pile{
	{{engine.Deck, []string{"Super Strength", "Punch", "Kick"}}, {engine.Hand, []string{"Punch", "Punch", "Kick", "Vulnerability", "Punch"}}},
	{{engine.Deck, []string{"Fortress of Solitude", "Punch"}}, {engine.Hand, []string{"Punch", "Punch", "Kick", "Vulnerability", "Punch"}}, {engine.InPlay, []string{"Iron Heights"}}},
}

// These are the Super Heroes of that scene, the VP tokens of the seats, and those on the top card of the stack.
var roguesHeroes, roguesTokens, roguesWorth = []string{"Golden Glider", "Trickster", "Captain Cold", "Heatwave", "Mirror Master"}, [...]int{9, 3, 0, 12, 1}, 2

// Rogues returns a match with two cards of foes in play, one of which stays there, VP tokens on a Super-Villain,
// and a Defense in play.
func Rogues(g *mode.Game, players match.Players) (*match.Match, int, error) {
	b, err := layOutRogues(g)
	if err != nil {
		return nil, 0, err
	}
	m, err := b.match(players, 1)
	if err == nil {
		err = answer(m, "Play Pied Piper", "Choose "+m.Name(2), "Use Golden Glider", "Choose "+m.Name(1))
	}
	return m, 0, err
}

// layOutRogues lays out that scene.
func layOutRogues(g *mode.Game) (*laid, error) {
	b, err := layOut(g, roguesHeroes...)
	if err == nil {
		err = b.addTo(0, false, roguesPiles)
	}
	for seat := engine.SeatID(1); int(seat) < len(g.Plan.Seats) && err == nil; seat++ {
		err = b.addTo(seat, false, roguesFoes[int(seat-1)%len(roguesFoes)])
	}
	if err != nil {
		return nil, err
	}
	lib := g.Book.Library()
	worth := slices.IndexFunc(lib.Numbers, func(n engine.Number) bool { return n.Pays })
	if worth < 0 {
		return nil, fmt.Errorf("the table has no VP tokens on cards")
	}
	b.Lay(engine.NumberID(worth), b.laid[card.Villains][0], roguesWorth)
	for seat := range engine.SeatID(len(g.Plan.Seats)) {
		b.Set(engine.VPTokens, seat, roguesTokens[seat])
	}
	for i := range lib.Faces { // the rest of the game
		if f := &lib.Faces[i]; f.InDeck > 0 {
			b.Add(engine.FaceID(i), b.Zone(card.MainDeck, engine.NoSeat))
		}
	}
	return b, nil
}

// answer answers the questions of the first seat, in the words of the answers.
func answer(m *match.Match, words ...string) error {
	for _, w := range words {
		v := m.View(0)
		q := m.Question(v)
		at := slices.IndexFunc(q.Answers, func(r match.Reply) bool { return r.Words == w })
		if at < 0 {
			return fmt.Errorf("%q can't be chosen", w)
		}
		if err := m.Answer(engine.Answer{Seq: v.Pending().Seq, Option: q.Answers[at].Option}); err != nil {
			return err
		}
	}
	return nil
}
