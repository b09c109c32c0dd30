// Package testgame sets up games for the tests of the window: the book, matches, and
// simple computer players.
package testgame

import (
	"fmt"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/rules"
	"lineup/game/sets/base"
)

// Book is the book of the base set.
func Book(t testing.TB) *card.Book {
	t.Helper()
	book, err := card.NewBook(base.Box())
	if err != nil {
		t.Fatal(err)
	}
	return book
}

// Match is a match of a setup. A seat is the name of a person, or "buyer" or
// "random" for a computer player.
func Match(t testing.TB, setup rules.Setup, seats ...string) *match.Match {
	t.Helper()
	var chairs []match.Chair
	for i, name := range seats {
		chair := match.Chair{Name: name}
		switch name {
		case "buyer":
			chair = match.Chair{Name: fmt.Sprint("Robo ", i), Kind: name, Player: Buyer{}}
		case "random":
			chair = match.Chair{Name: fmt.Sprint("Robo ", i), Kind: name, Player: NewRandom(setup.Seed + uint64(i))}
		}
		chairs = append(chairs, chair)
	}
	m, err := match.New(Book(t), setup, chairs)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Random is a computer player that answers anything that is allowed.
type Random struct{ rng engine.RNG }

// NewRandom makes a Random; equal seeds answer alike.
func NewRandom(seed uint64) *Random { return &Random{engine.NewRNG(seed, engine.StreamChance)} }

// Decide answers the open question.
func (c *Random) Decide(v engine.View) engine.Answer {
	d := v.Pending()
	return engine.Answer{Seq: d.Seq, Option: d.Options[c.rng.Intn(len(d.Options))]}
}

// Buyer is a computer player that plays all it has, and buys what costs most: its
// games come to an end soon.
type Buyer struct{}

// Decide answers the open question.
func (Buyer) Decide(v engine.View) engine.Answer {
	d := v.Pending()
	return engine.Answer{Seq: d.Seq, Option: Best(v, d.Options)}
}

// Best is the option a Buyer takes.
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
		}
		if worth > most {
			best, most = o, worth
		}
	}
	return best
}
