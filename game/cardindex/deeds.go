package cardindex

import (
	"lineup/engine"
	"lineup/game/card"
)

// Deeds is a set of effects to search cards by.
type Deeds uint32

// The deeds. They are read from the compiled card.
const (
	Power    Deeds = 1 << iota // gives Power
	Draws                      // its player draws
	Gains                      // its player gains cards other than Weaknesses
	Fetches                    // it brings cards into its player's hand without drawing
	Destroys                   // its player destroys cards
	Replays                    // it plays other cards, or copies their text
	Cheapens                   // it changes the cost of cards
	Attack
	Robs   // others discard, destroy, or pass cards
	Weaken // any player gains Weaknesses
	Defense
	Ongoing
	FirstAppearance
	Assist
	Moves    // it moves Characters (R-MV-04)
	Tokens   // it gives or takes VP tokens
	Bars     // it keeps cards from being bought, such as by freezing them
	StarVP   // its VP depend on other owned cards
	allDeeds = iota
)

// deedWords are the labels of the deeds, in order.
var deedWords = [allDeeds]string{
	"Power", "Draws cards", "Gains cards", "Puts cards into hand", "Destroys cards", "Plays other cards", "Changes costs",
	"Attack", "Makes players lose cards", "Gives Weaknesses", "Defense", "Ongoing", "First Appearance", "Assist", "Move", "VP tokens", "Keeps cards from being bought", "Variable VP",
}

// traitDeeds are the deeds that are traits of a text box.
var traitDeeds = [...]struct {
	trait engine.Traits
	deed  Deeds
}{
	{engine.HasAttack, Attack}, {engine.HasDefense, Defense}, {engine.HasOngoing, Ongoing}, {engine.HasAssist, Assist}, {engine.HasMove, Moves},
}

// AllDeeds returns each deed, in the order of the search form.
func AllDeeds() []Deeds {
	out := make([]Deeds, allDeeds)
	for i := range out {
		out[i] = 1 << i
	}
	return out
}

// Words returns the labels of the deeds in the set, in order.
func (d Deeds) Words() (out []string) {
	for i, words := range deedWords {
		if d&(1<<i) != 0 {
			out = append(out, words)
		}
	}
	return out
}

// deedsOf returns the deeds of a face, from its compiled text.
func deedsOf(b *card.Book, id engine.FaceID) Deeds {
	lib := b.Library()
	f := &lib.Faces[id]
	r := deedReader{lib: lib, seen: map[reading]bool{}}
	for _, of := range traitDeeds {
		if f.Traits&of.trait != 0 {
			r.does |= of.deed
		}
	}
	if f.Arrival != 0 {
		r.does |= FirstAppearance
	}
	if f.Points.Each != 0 {
		r.does |= StarVP
	}
	r.read(f.Play, own)
	r.read(f.Fallen, own)
	r.read(f.Arrival, theirs)
	if f.Attack != 0 {
		r.attack(lib.Attacks[f.Attack])
	}
	for _, d := range f.Defenses {
		r.read(d.Then, own)
	}
	for _, u := range f.Uses {
		r.read(u.Do, own)
	}
	for _, t := range f.Triggers {
		r.read(lib.Triggers[t].Prog, own)
	}
	for _, c := range f.Changes {
		r.change(c)
	}
	return r.does
}

// side is the player that a program affects.
type side uint8

const (
	own    side = 1 << iota // the player of the card
	theirs                  // other players
)

// reading is a program read for a side.
type reading struct {
	at engine.ProgID
	by side
}

// deedReader reads programs, each at most once per side.
type deedReader struct {
	lib  *engine.Library
	seen map[reading]bool
	does Deeds
	top  engine.Places // the place of the current card
}

// read reads a program to its end, and the programs it runs.
func (r *deedReader) read(at engine.ProgID, by side) {
	if at == 0 || r.seen[reading{at, by}] {
		return
	}
	r.seen[reading{at, by}] = true
	for ; r.lib.Code[at].Code != engine.OpEnd; at++ {
		r.op(&r.lib.Code[at], by)
	}
}

func (r *deedReader) op(op *engine.Op, by side) {
	switch op.Code {
	case engine.OpNumber:
		switch {
		case op.Number == engine.VPTokens:
			r.does |= Tokens
		case r.lib.Numbers[op.Number].Bars && op.N > 0:
			r.does |= Bars
		case op.Number == engine.Power && op.N > 0 && by&own != 0:
			r.does |= Power
		}
	case engine.OpSteal:
		if op.Number == engine.VPTokens {
			r.does |= Tokens
		}
	case engine.OpDouble:
		r.does |= Power
	case engine.OpDraw:
		if by&own != 0 && op.Who == engine.You {
			r.does |= Draws
		}
	case engine.OpTop:
		r.top = op.From
	case engine.OpCopy:
		r.does |= Replays
	case engine.OpEach:
		r.read(op.To, sideOf(op.Who, by))
	case engine.OpLater, engine.OpForEach, engine.OpNobody:
		r.read(op.To, by)
	case engine.OpAttack:
		r.attack(r.lib.Attacks[op.N])
	case engine.OpWatch:
		r.read(r.lib.Triggers[op.N].Prog, by)
	case engine.OpChange:
		r.change(engine.ChangeID(op.N))
	default:
		r.verb(op, by)
	}
}

// sideOf returns the side of a program that runs for a group of seats. A target may be the player
// of the card.
func sideOf(who engine.Who, by side) side {
	switch who {
	case engine.You, engine.User, engine.Target:
		return by
	case engine.All, engine.Standees:
		return own | theirs
	default:
		return theirs
	}
}

func (r *deedReader) attack(a engine.Attack) {
	r.read(a.Hit, theirs)
	r.read(a.After, own)
}

func (r *deedReader) change(c engine.ChangeID) {
	if asked := r.lib.Changes[c].Asked; asked == engine.AskCost || asked == engine.AskPrice {
		r.does |= Cheapens
	} else if asked == engine.AskMayBuy {
		r.does |= Bars
	}
}

// verb reads an instruction's effect on cards.
func (r *deedReader) verb(op *engine.Op, by side) {
	from := op.From
	if op.Code == engine.OpIt {
		from = r.top
	}
	switch op.Verb {
	case engine.VerbGain:
		switch {
		case from.Has(card.Weaknesses):
			r.does |= Weaken
		case by&own != 0:
			r.does |= Gains
		}
	case engine.VerbDestroy:
		if by&own != 0 {
			r.does |= Destroys
		}
	case engine.VerbPut:
		if by&own != 0 && op.Dest.Place == card.Hand {
			r.does |= Fetches
		}
	case engine.VerbPlay, engine.VerbBorrow, engine.VerbReplay:
		if by&own != 0 {
			r.does |= Replays
		}
	default: // not a deed
	}
	switch op.Verb {
	case engine.VerbDiscard, engine.VerbDestroy, engine.VerbPass, engine.VerbAside:
		if by&theirs != 0 {
			r.does |= Robs
		}
	default: // it takes nothing
	}
}
