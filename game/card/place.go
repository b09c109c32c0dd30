package card

import "lineup/engine"

// The places of this family of games beyond those of the engine's own rules.
const (
	OutOfGame    engine.Place = engine.OwnPlaces + iota // out of the game: unused Super-Villains and heroes
	Kicks                                               // the Kick stack (C-018)
	Weaknesses                                          // the Weakness stack (C-018)
	Villains                                            // the Super-Villain stack (C-015)
	LineUp                                              // the Line-Up (C-017)
	MainDeck                                            // the main deck (C-014)
	Under                                               // under a seat's hero (C-016)
	Spaces                                              // the spaces of a ring for standees
	Streets                                             // the cards at those spaces
	OnHero                                              // personal cards on a seat's hero, which are in the Line-Up during its turn (V-004.3)
	Champions                                           // a seat's own Super-Villain stack (M-030)
	Track                                               // the Levels of the Threat Track, one pile each (R-THR-01)
	Tiles                                               // the Location tiles, at the spaces of the ring (R-RNG-01)
	Ruins                                               // destroyed Locations, at the spaces of their tiles (R-DMG-05)
	Basics                                              // the Basic stacks, at the spaces of their tiles (R-SET-07)
	Reserve                                             // a seat's standee while it is off the ring (R-FST-01)
	Stored                                              // an Assist card kept for a later turn (R-SOL-10)
	Secrets                                             // a seat's Secret Card (R-SCN-06)
	SecretsDone                                         // a seat's Secret Card after it is done and shown
	Missions                                            // the Side Missions to be completed (R-SID-01)
	MissionsDone                                        // the completed Side Missions (R-SID-03)
	Pack                                                // cards of a Scenario that no player may look at (R-SCN-02)
	Signatures                                          // Signature cards of a seat that has not chosen its Super Hero yet
	Buried                                              // the Basic stacks of destroyed Locations, at the spaces of their tiles
	Trophies                                            // the Villains a seat has defeated, for its score (R-CPT-05)
	Atop                                                // cards on a seat's hero whose texts another card has
	Saved                                               // cards a seat has set aside until the end of the turn
	Bench                                               // the Super Heroes that are not in the game
	Tucked                                              // cards under a card that a seat has in play

	lastPlace = Tucked
)

// The engine's places that card texts name.
const (
	Hand        = engine.Hand
	Deck        = engine.Deck
	DiscardPile = engine.Discard
	InPlay      = engine.InPlay
)

var placeNames = map[engine.Place]string{
	Hand: "hand", DiscardPile: "discard pile", Deck: "deck", InPlay: "play", engine.Heroes: "heroes",
	LineUp: "the Line-Up", MainDeck: "the main deck", Under: "under", Kicks: "the Kick stack",
	Weaknesses: "the Weakness stack", Villains: "the Super-Villain stack", Spaces: "the spaces", Streets: "the streets", OnHero: "personal card", Champions: "Champion stack",
	Track: "the Threat Track", Tiles: "the Locations", Ruins: "the destroyed Locations", Basics: "the Basic stacks", Reserve: "reserve", Stored: "stored Assist", Secrets: "Secret Card", SecretsDone: "completed Secret Card", Missions: "the Side Missions", MissionsDone: "the completed Side Missions",
	Pack: "the pack of the Scenario", Signatures: "Signature cards", Buried: "the Basic stacks of destroyed Locations", Trophies: "pile of defeated Villains", Atop: "cards on the Super Hero", Saved: "cards set aside", Bench: "the Super Heroes outside the game", Tucked: "cards under a card in play",
	OutOfGame: "the box", engine.Destroyed: "the destroyed pile", engine.SetAside: "the cards set aside", engine.Rules: "the rules",
}

// PlaceName returns the name of a place.
func PlaceName(p engine.Place) string { return placeNames[p] }

// yours are the places each seat has.
var yours = engine.Set(Hand, Deck, DiscardPile, InPlay, Under, OnHero, Champions, Reserve, Stored, Secrets, SecretsDone, Signatures, Trophies, Atop, Saved, Tucked, engine.Heroes)

// places returns the words for a set of places: "your hand or discard pile", "the Line-Up".
func places(ps engine.Places, v voice) string { return placesJoined(ps, v, orList) }

// eachPlace returns the words for all of a set of places: "your hand and discard pile".
func eachPlace(ps engine.Places, v voice) string { return placesJoined(ps, v, AndList) }

func placesJoined(ps engine.Places, v voice, list func([]string) string) string {
	var own, shared []string
	for p := range lastPlace + 1 {
		switch {
		case !ps.Has(p):
		case yours.Has(p):
			own = append(own, placeNames[p])
		default:
			shared = append(shared, placeNames[p])
		}
	}
	if ps == engine.Set(Under) {
		return "under " + v.your() + " Super Hero"
	}
	out := shared
	if len(own) > 0 {
		out = append(out, v.your()+" "+list(own))
	}
	return list(out)
}

// Reasons for the end of games of this family (C-127).
const (
	LineUpShort engine.Reason = iota + 1 // the Line-Up cannot be filled
	VillainsOut                          // no Super-Villain is left
	WonByCard                            // a card says so
	TeamWon                              // the players have reached their goal (R-WIN-01)
	ClockOut                             // their time has run out (R-THR-12)
	TeamLost                             // the players failed to prevent a loss (R-WIN-07)
	EnoughFell                           // enough Super-Villains have been defeated (R-CPT-06)
	DeckOut                              // the main deck has run out (R-CPT-06)
	OthersLeft                           // all but one have left the game
	Standstill                           // no player has bought a card for too long
	lastReason  = Standstill
)

// Reason returns the words for why a game is over.
func Reason(r engine.Reason) string {
	switch r {
	case LineUpShort:
		return "the Line-Up can't be refilled"
	case VillainsOut:
		return "no Super-Villains are left"
	case WonByCard:
		return "a card won the game"
	case TeamWon:
		return "the city is saved"
	case ClockOut:
		return "time has run out"
	case TeamLost:
		return "the city has fallen"
	case EnoughFell:
		return "enough Super-Villains have been defeated"
	case DeckOut:
		return "the main deck has run out"
	case OthersLeft:
		return "all other players have left"
	case Standstill:
		return "no player has bought a card for a long time"
	}
	if r == engine.Stuck {
		return "the rules could not be finished"
	}
	return "the game continues"
}

// The moments of the engine that abilities of cards wait for.
const (
	OnPlay        = engine.OnPlay
	OnDraw        = engine.OnDraw
	OnDrawn       = engine.OnDrawn
	BeforeDraw    = engine.BeforeDraw
	BeforeShuffle = engine.BeforeShuffle
	OnGain        = engine.OnGain
	OnGainThis    = engine.OnGainThis
	BeforeGain    = engine.BeforeGain
	OnShed        = engine.OnShed
	OnDestroy     = engine.OnDestroy
	OnDestroyThis = engine.OnDestroyThis
	OnLeaveThis   = engine.OnLeaveThis
	OnDefeat      = engine.OnDefeat
	OnHit         = engine.OnHit
	OnHitAny      = engine.OnHitAny
	OnAvoid       = engine.OnAvoid
	OnFoiled      = engine.OnFoiled
	OnTurn        = engine.OnTurn
	OnEnd         = engine.OnEnd
	OnTeamwork    = engine.OnTeamwork
	OnRotated     = engine.OnRotated
	OnUpright     = engine.OnUpright
	OnUprightThis = engine.OnUprightThis
	OnEnter       = engine.OnEnter
	OnEmpty       = engine.OnEmpty
	OnWalk        = engine.OnWalk
	OnLeave       = engine.OnLeave
	OnHold        = engine.OnHold
	OnReach       = engine.OnReach
	OnNumber      = engine.OnNumber
	OnLay         = engine.OnLay
	OnRise        = engine.OnRise
)

// Other words of the engine that cards are written with.
const (
	Unseen = engine.Unseen // no player sees it
	Looked = engine.Looked // only the seat sees it

	Unlimited = engine.Unlimited // any number of cards
)
