package ai

import (
	"lineup/engine"
	"lineup/game/match"
)

// random answers anything legal, each answer equally often.
type random struct{ chance engine.RNG }

func newRandom(seed uint64) match.Decider {
	return &random{engine.NewRNG(seed, engine.StreamChance)}
}

// Decide implements match.Decider.
func (r *random) Decide(v engine.View) engine.Answer {
	d := v.Pending()
	return engine.Answer{Seq: d.Seq, Option: d.Options[r.chance.Intn(len(d.Options))]}
}
