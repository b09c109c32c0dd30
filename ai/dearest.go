package ai

import (
	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
)

// dearest plays all cards of its hand. Then it buys the Super-Villain if it can, else the
// highest-cost card of the Line-Up, else a Kick, and ends its turn when nothing is left to buy. It
// says yes to every offer and takes the first answer to every other question, except that it
// destroys only what it must.
type dearest struct{}

func newDearest(uint64) match.Decider { return dearest{} }

// Decide implements match.Decider.
func (p dearest) Decide(v engine.View) engine.Answer {
	d := v.Pending()
	option := d.Options[0]
	switch d.Kind {
	case engine.DecideTurn:
		option = p.act(v, d.Options)
	case engine.DecidePick:
		if last := d.Options[len(d.Options)-1]; d.Verb == engine.VerbDestroy && last.Kind == engine.OptDone {
			option = last
		}
	default: // the first answer
	}
	return engine.Answer{Seq: d.Seq, Option: option}
}

// act returns the next act of a turn. It buys the first of several cards with the highest cost.
func (dearest) act(v engine.View, options []engine.Option) engine.Option {
	best, most := options[len(options)-1], -1
	for _, o := range options {
		switch o.Kind {
		case engine.OptPlay:
			return o
		case engine.OptBuy:
			if worth := dearness(v, o.Card); worth > most {
				best, most = o, worth
			}
		default: // it does nothing else while it can play or buy
		}
	}
	return best
}

// dearness returns the priority of a purchase: Super-Villains, the Line-Up by cost, Kicks.
func dearness(v engine.View, c engine.CardID) int {
	switch v.Place(v.Card(c).Zone) {
	case card.Villains:
		return 1000
	case card.Kicks:
		return 0
	}
	return 1 + v.Cost(c)
}
