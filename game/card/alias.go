package card

import "lineup/engine"

// Words of the engine that cards are written with.
const (
	OnPlay     = engine.OnPlay
	OnDraw     = engine.OnDraw
	OnGain     = engine.OnGain
	OnGainThis = engine.OnGainThis
	BeforeDraw = engine.BeforeDraw
	BeforeGain = engine.BeforeGain
	OnDefeat   = engine.OnDefeat
	OnAvoid    = engine.OnAvoid
	OnTurn     = engine.OnTurn
	OnNumber   = engine.OnNumber
	OnEmpty    = engine.OnEmpty
	OnDestroy  = engine.OnDestroy

	Unseen = engine.Unseen // nobody sees it
	Looked = engine.Looked // the seat alone sees it
	Shown  = engine.Shown  // everybody sees it

	Unlimited = engine.Unlimited // any number of cards
)
