package ai

import (
	"lineup/engine"
	"lineup/game/match"
)

// random gives any legal answer, each with equal probability. Its choice follows from the seed and
// the number of the question, so a loaded game continues the same way.
type random struct{ seed uint64 }

func newRandom(seed uint64) match.Decider {
	return random{seed}
}

// Decide implements match.Decider.
func (r random) Decide(v engine.View) engine.Answer {
	d := v.Pending()
	chance := engine.NewRNG(r.seed+uint64(d.Seq), engine.StreamChance)
	return engine.Answer{Seq: d.Seq, Option: d.Options[chance.Intn(len(d.Options))]}
}
