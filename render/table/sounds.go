package table

import (
	"slices"

	"lineup/engine"
	"lineup/render/sound/synth"
)

// This file turns what the viewer sees happen into sounds. It is fed by the events of the viewer's seat
// alone, so nobody hears what they may not know, and it knows no mode.

// tone is an effect to be heard.
type tone struct {
	effect synth.Effect
	step   int
	after  float64 // seconds
}

const (
	// mostCards is how often cards are heard after one answer, or after many that are seen at once. Every
	// other effect is heard once.
	mostCards = 3
	// lastTone is when the last of it begins, in seconds.
	lastTone = 1.6
)

// gaps are how long the next tone waits after one, in seconds at the usual speed.
var gaps = [synth.NumEffects]float64{
	synth.Card: 0.07, synth.Shuffle: 0.4, synth.Power: 0.12, synth.Buy: 0.12, synth.Attack: 0.3, synth.Defense: 0.15, synth.Hit: 0.15,
	synth.VillainIn: 0.7, synth.VillainOut: 0.6, synth.Turn: 0.2, synth.Token: 0.2, synth.TokenLost: 0.2, synth.Named: 0.25, synth.Teamwork: 0.2, synth.Rotated: 0.15, synth.Upright: 0.25,
}

// powerLands is how long a played card flies before its Power counts.
const powerLands = 0.22

// composer turns events into tones, in order.
type composer struct {
	table *Table
	power int // of the player whose turn it is
	tones []tone
	at    float64 // seconds until the next one
	pace  float64
	fell  bool            // a Super-Villain falls, which is not heard as a purchase too
	heard []engine.CardID // the cards that are played, bought, or gained, which are not heard to move too
}

// sound plays what the viewer has seen happen since a moment.
func (t *Table) sound(m seenMark) {
	if t.Canvas.Sounds == nil || m.eyes != t.eyes {
		return
	}
	events, _ := t.Match.Events(t.eyes, m.events)
	for _, n := range t.tonesOf(events) {
		t.Canvas.Play(n.effect, n.step, n.after)
	}
}

// tonesOf returns the tones for the latest events of the viewer.
func (t *Table) tonesOf(events []engine.Event) []tone {
	c := composer{table: t, pace: t.speed().Pace()}
	if c.pace == 0 {
		c.pace = 2 // they cannot all be heard at once
	}
	began, gained := false, 0
	for _, e := range events {
		switch {
		case e.Kind == engine.TurnBegan:
			began = true
		case e.Kind == engine.PowerChanged:
			gained += int(e.N)
		case e.Kind == engine.VillainFell:
			c.fell = true
		case e.Kind == engine.CardPlayed, e.Kind == engine.CardBought, e.Kind == engine.CardGained:
			c.heard = append(c.heard, e.Card)
		}
	}
	if !began {
		c.power = t.view().Power() - gained
	}
	for _, e := range events {
		c.hear(e)
	}
	return c.tones
}

// hear adds the tones of an event.
func (c *composer) hear(e engine.Event) {
	t := c.table
	if t.enters(e) {
		c.add(synth.VillainIn, 0, 0)
		return
	}
	switch e.Kind {
	case engine.TurnBegan:
		if c.power = 0; e.Seat == t.eyes || t.eyes == engine.NoSeat {
			c.add(synth.Turn, 0, 0)
		}
	case engine.CardMoved:
		if e.Card == engine.NoCard || !slices.Contains(c.heard, e.Card) {
			c.add(synth.Card, 0, 0)
		}
	case engine.CardPlayed, engine.CardGained, engine.CardLookedAt, engine.HeroTurned, engine.PieceWalked:
		c.add(synth.Card, 0, 0)
	case engine.CardBought:
		if !c.fell {
			c.add(synth.Buy, 0, 0)
		}
	case engine.DeckShuffled:
		c.add(synth.Shuffle, 0, 0)
	case engine.PowerChanged:
		if c.power += int(e.N); e.N > 0 {
			c.add(synth.Power, c.power-1, powerLands)
		}
	case engine.NumberChanged:
		switch {
		case e.Number != engine.VPTokens:
		case e.N > 0:
			c.add(synth.Token, 0, 0)
		case e.N < 0:
			c.add(synth.TokenLost, 0, 0)
		}
	case engine.CardNamed:
		c.add(synth.Named, 0, 0)
	case engine.TeamworkUsed:
		c.add(synth.Teamwork, 0, 0)
	case engine.CardRotated:
		if t.view().Sees(e.Card) && t.view().Quarters(e.Card) == 0 {
			c.add(synth.Upright, 0, 0)
		} else {
			c.add(synth.Rotated, 0, 0)
		}
	case engine.AttackMade:
		c.add(synth.Attack, 0, 0)
	case engine.AttackAvoided:
		c.add(synth.Defense, 0, 0)
	case engine.AttackHit:
		c.add(synth.Hit, 0, 0)
	case engine.VillainFell:
		c.add(synth.VillainOut, 0, 0)
	default: // the table shows it
	}
}

// add adds a tone, unless the effect is heard often enough. Power after Power is heard once, as high as it gets.
func (c *composer) add(e synth.Effect, step int, late float64) {
	same := 0
	for i := range c.tones {
		if c.tones[i].effect == e {
			if same++; e == synth.Power {
				c.tones[i].step = step
				return
			}
		}
	}
	most := 1
	if e == synth.Card {
		most = mostCards
	}
	if same >= most {
		return
	}
	c.tones = append(c.tones, tone{e, step, min(lastTone, c.at+late/c.pace)})
	c.at += gaps[e] / c.pace
}
