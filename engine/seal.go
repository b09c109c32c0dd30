package engine

import (
	"slices"
	"sync"
)

// rest says how a frame may wait at an address of the code.
type rest uint8

const (
	restAsking rest = 1 << iota // a question can be open here
	restBusy                    // the instruction continues elsewhere
	restAfter                   // the frames it started return here
	restScript                  // it belongs to a script
	restBegin                   // a card's program begins here
	restEnds                    // it belongs to the program for the end of the game
)

// early reports whether some trigger at a moment interrupts.
func (l *Library) early(m Moment) bool { return l.urgent&(1<<m) != 0 }

// Seal finishes a Library after its tables are filled in.
func (l *Library) Seal() {
	l.sealNumbers()
	l.sealRows()
	l.sealFaces()
	l.sealTriggers()
	l.fitting = newFitting(l)
	l.sealChanges()
	l.sealOffers()
	l.sealRests()
	l.finger, l.fromText = sync.OnceValue(l.fingerprint), sync.OnceValue(l.textFingerprint)
}

// sealNumbers finds where numbers are kept, and those that the engine's own rules use.
func (l *Library) sealNumbers() {
	if len(l.Numbers) == 0 {
		l.Numbers = Numbers()
	}
	l.discards = slices.ContainsFunc(l.Counts, func(c Count) bool { return c.Of == Discarded })
	l.numberAt, l.ofTable, l.ofSeat, l.ofTurn = placeNumbers(l.Numbers, l.discards)
	for i, n := range l.Numbers {
		if n.Team {
			l.shields = n.Shields
		}
		for _, k := range [...]struct {
			is bool
			id *NumberID
		}{
			{n.Visits, &l.visits}, {n.Team, &l.teams}, {n.Spares, &l.spares}, {n.Gone, &l.gone}, {n.Goal, &l.goals},
			{n.Doubles, &l.doubles}, {n.Destroys, &l.destroys}, {n.Teamwork, &l.teamworks}, {n.Draws, &l.drawings}, {n.Pays, &l.pays},
			{n.Rotated && n.Of == OfCard, &l.quarters}, {n.Rotated && n.Of == OfTurn, &l.rotations},
			{n.Types && n.Of == OfTurn, &l.nextTypes}, {n.Types && n.Of == OfCard, &l.addedTypes}, {n.Bars, &l.bars}, {n.Keeps, &l.keeps},
		} {
			if k.is {
				*k.id = NumberID(i)
			}
		}
	}
}

// sealRows sorts the places by their kinds and makes the boards.
func (l *Library) sealRows() {
	for _, r := range l.Rows {
		if r.Per == OfTable {
			l.shared |= Set(r.Place)
		}
		if r.Level != Power {
			l.levels |= 1 << r.Level
		}
		if r.Asked && r.Count > 1 {
			l.piles |= Set(r.Place)
		}
		if r.As != Destroyed {
			l.aliases |= Set(r.Place)
		}
		if r.Pieces {
			l.pieces |= Set(r.Place)
		}
		if r.Ring {
			l.streets |= Set(r.Place)
		}
	}
	for seats := 1; seats <= MaxSeats; seats++ {
		if b, err := newBoard(seats, int(l.Silent[seats]), l.Rows); err == nil {
			l.boards[seats] = b
		}
	}
}

// sealFaces makes the briefs, and finds where abilities work.
func (l *Library) sealFaces() {
	l.briefs, l.costs, l.types = make([]brief, len(l.Faces)), make([]int8, len(l.Faces)), make([]Types, len(l.Faces))
	for i := range l.Faces {
		f := &l.Faces[i]
		b := &l.briefs[i]
		l.costs[i], l.types[i] = f.Cost, f.Types
		l.mainDeck += int(f.InDeck)
		l.anyName = l.anyName || f.AnyName
		*b = brief{play: f.Play, prints: f.prints()}
		for _, t := range f.Triggers {
			b.hears |= 1 << l.Triggers[t].On
		}
		for _, c := range f.Changes {
			l.stands |= l.Changes[c].From
		}
		for i, u := range f.Uses {
			if least := u.Price.least(); i == 0 || least < b.price {
				b.price = least
			}
			l.used |= u.From
			if u.Once {
				l.renewed |= u.From
			}
		}
		for _, d := range f.Defenses {
			l.guards |= d.From
			l.protects = l.protects || d.Near > 0
		}
	}
	if l.stands != 0 {
		l.noted |= printsChanges
	}
	if l.used != 0 {
		l.noted |= printsUses
	}
}

// sealTriggers finds the Moments that triggers hear, and from where. It needs the places of the table.
func (l *Library) sealTriggers() {
	for i, t := range l.Triggers {
		if i > 0 {
			l.heard |= 1 << t.On
			l.from[t.On] |= t.From
			if t.Whose != You {
				l.afar[t.On] |= t.From
			}
			if t.Once {
				l.renewed |= t.From
				if t.InTurn != You {
					l.anyTurn |= t.From
				}
			}
		}
		l.playedAt = l.playedAt || t.On == OnPlay && t.At != 0
		if t.On == OnGainThis {
			l.heard |= 1 << OnGain // both are looked for together
		}
		if t.On == OnUprightThis {
			l.heard |= 1 << OnUpright
		}
		l.drawn = l.drawn || t.Drawn
		if t.Prog == 0 {
			continue // the neutral one
		}
		if t.Whose != You || t.InTurn != You || t.From&l.shared != 0 {
			l.wide |= 1 << t.On
		}
		if t.On == OnRise {
			l.rises |= 1 << t.Laid
		}
		if t.How == Interrupts {
			l.urgent |= 1 << t.On
			if t.On == OnGainThis {
				l.urgent |= 1 << OnGain
			}
		}
	}
	for _, from := range l.from {
		l.listens |= from & l.shared
	}
	l.heeds = l.discards || l.heard&(1<<OnDiscard) != 0
	if l.heard != 0 {
		l.noted |= printsTriggers
	}
}

// sealChanges finds what changes alter, and the faces that other seats may control. It needs the fitting faces.
func (l *Library) sealChanges() {
	l.asks = make([]askedSet, max(len(l.Changes), 1))
	for i, c := range l.Changes {
		if i > 0 {
			l.asks[i] = 1 << c.Asked
			l.lends = l.lends || lending.has(c.Asked)
			if c.Asked == AskControl {
				l.controls |= c.In
				l.lends = true
				for id := range l.Faces {
					if c.It == 0 || l.fitting.has(c.It, FaceID(id)) {
						l.briefs[id].prints |= controllable
					}
				}
			}
		}
	}
}

// sealOffers finds the plain offers of each seat. It needs the boards, and the places of abilities to use.
func (l *Library) sealOffers() {
	for i := range l.Offers {
		o := &l.Offers[i]
		l.helped = l.helped || o.By != You
		if o.Once && o.Kind == OptPlay {
			l.renewed |= o.From
		}
	}
	for seats, b := range l.boards {
		if b == nil {
			continue
		}
		b.findUsers(l.used)
		for seat := range SeatID(seats) {
			plain := make([]plainOffer, len(l.Offers))
			for i := range l.Offers {
				plain[i] = l.Offers[i].plain(b, seat, l.used, l.pieces)
				plain[i].laid = l.Filters[l.Offers[i].Filter].Bears
				if none := l.unlessBorne(&l.Offers[i]); none != Power {
					plain[i] = plainOffer{kind: OptEnd, none: none}
				}
			}
			l.plain[seats][seat] = plain
		}
	}
}

// sealRests finds where in the code a frame can wait, and what else the code uses.
func (l *Library) sealRests() {
	l.rests = make([]rest, len(l.Code)+1)
	begins := func(ps ...ProgID) {
		for _, p := range ps {
			l.rests[p] |= restBegin
		}
	}
	for i := range l.Code {
		op := &l.Code[i]
		l.untilAct = l.untilAct || op.Until == NextAct
		switch op.Code {
		case OpMay, OpChoose, OpTarget, OpPlayed, OpKeep, OpSpace, OpStarter, OpName:
			l.rests[i] |= restAsking
		case OpAct:
			l.rests[i] |= restAsking | restAfter
			l.rests[i+1] |= restAfter
		case OpPick, OpAll, OpRandom, OpTake, OpTeamwork, OpSeats:
			l.rests[i] |= restAsking | restBusy
		case OpIt, OpThis:
			if l.piles.Has(op.Dest.Place) {
				l.rests[i] |= restAsking
			}
			l.rests[i+1] |= restAfter
		case OpMerge:
			l.merges |= op.From
			l.rests[i] |= restBusy
		case OpForEach:
			l.rests[i] |= restAsking | restBusy
			begins(op.To)
		case OpDraw, OpAdd, OpTop, OpNewHand:
			l.rests[i] |= restBusy
		case OpCopy, OpAttack, OpStrike, OpAppear, OpSettle, OpLaters, OpTurnUp, OpBegin, OpRestack:
			l.rests[i+1] |= restAfter
		case OpEach, OpNobody:
			l.rests[i+1] |= restAfter
			begins(op.To)
		case OpLater:
			begins(op.To)
		case OpEnd, OpNumber, OpDouble, OpLabel, OpIf, OpJump, OpBest, OpWatch, OpChange, OpSpend, OpShow, OpDeal,
			OpHand, OpReveal, OpFlip, OpInstead, OpSwap, OpSkip, OpWin, OpFirst, OpAnnounce, OpToss, OpClear, OpLose,
			OpInactive, OpFill, OpPass, OpQueue, OpForget, OpShuffle, OpRoll, OpSteal, OpOver: // done immediately: no frame waits there
		}
	}
	for p := int(l.Setup); p < len(l.Code) && (l.Setup != 0 || l.Turns != 0); p++ {
		l.rests[p] |= restScript
		if l.Code[p].Code == OpAct && l.actAt == 0 {
			l.actAt = ProgID(p)
		}
	}
	for i := range l.Faces {
		f := &l.Faces[i]
		begins(f.Play, f.Arrival, f.Fallen)
		for _, d := range f.Defenses {
			begins(d.Then)
		}
		for _, u := range f.Uses {
			begins(u.Do)
		}
	}
	for p := l.Ends; l.Ends != 0 && int(p) < len(l.Code) && l.Code[p].Code != OpEnd; p++ {
		l.rests[p] |= restEnds
	}
	for _, t := range l.Triggers {
		begins(t.Prog)
	}
	for _, a := range l.Attacks {
		begins(a.Hit, a.After)
	}
	for _, o := range l.Offers {
		begins(o.Then)
	}
	begins(l.Struck, l.Gained, l.Entered.Then)
}
