// Package testgame sets up games for the tests of the window: the book, matches, and simple
// computer players.
package testgame

import (
	"fmt"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/standard"
	"lineup/game/testgame"
)

// Five is the option for a short game with five Super-Villains.
var Five = mode.Options{{Name: standard.Villains, Value: "5"}}

// Book returns the book of the first set.
func Book(t testing.TB) *card.Book {
	t.Helper()
	g, err := catalog.Prepare(match.Plan{})
	if err != nil {
		t.Fatal(err)
	}
	return g.Book
}

// Seats returns the seats of a plan. A name is that of a person, or "buyer" or "random" for a
// computer player.
func Seats(names ...string) []mode.Seat {
	var seats []mode.Seat
	for i, name := range names {
		seat := mode.Seat{Name: name}
		if name == "buyer" || name == "random" {
			seat = mode.Seat{Name: fmt.Sprint("Robo ", i), Player: name}
		}
		seats = append(seats, seat)
	}
	return seats
}

// Match returns a match of a plan with the computer players of Seats.
func Match(t testing.TB, plan match.Plan) *match.Match {
	t.Helper()
	return testgame.Match(t, catalog.Tested, plan, func(kind string, seed uint64) (match.Decider, error) {
		if kind == "random" {
			return NewRandom(seed), nil
		}
		return Buyer{}, nil
	})
}

// Random is a computer player that gives any legal answer.
type Random = testgame.Random

// NewRandom returns a Random. Equal seeds give equal answers.
func NewRandom(seed uint64) *Random { return testgame.NewRandom(seed) }

// Buyer is a computer player that plays everything and buys the highest-cost card, so its games end
// soon.
type Buyer struct{}

// Decide returns the answer to the open question.
func (Buyer) Decide(v engine.View) engine.Answer {
	d := v.Pending()
	return engine.Answer{Seq: d.Seq, Option: Best(v, d.Options)}
}

// Best returns the option that a Buyer takes.
func Best(v engine.View, options []engine.Option) engine.Option {
	best, most := options[0], -1
	for _, o := range options {
		worth := 1
		switch o.Kind {
		case engine.OptEnd:
			worth = 0
		case engine.OptPlay:
			worth = 100
		case engine.OptBuy:
			worth = 2 + v.Cost(o.Card)
		default: // better than ending the turn
		}
		if worth > most {
			best, most = o, worth
		}
	}
	return best
}
