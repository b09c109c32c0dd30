package ai

import (
	"lineup/engine"
	"lineup/game/match"
)

// random answers anything legal, each answer equally often. Its chance follows from the
// question too, so that a game taken up again goes on as it would have.
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
