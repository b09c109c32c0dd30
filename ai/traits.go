package ai

import (
	"lineup/engine"
	"lineup/game/card"
)

// traits are the average effects of a text for its player, in hundredths: 200 power is 2 Power, 50
// draws is a card every other time.
type traits struct {
	power    int // Power this turn
	draws    int // cards drawn, or put into hand
	discards int // cards lost from the player's hand
	trash    int // the player's cards that may be destroyed
	gains    int // cards gained
	junk     int // Weaknesses gained
	plays    int // further plays: of foes' cards, of borrowed cards, or again
	topdecks int // gained cards that may go on top of the deck
	cheaper  int // Power saved on a Super-Villain
	harm     int // cards that every foe loses or would rather not have
	moves    int // Move it gives this turn
	tokens   int // VP tokens gained
}

// add adds share hundredths of u.
func (t *traits) add(u traits, share int) {
	t.power += u.power * share / 100
	t.draws += u.draws * share / 100
	t.discards += u.discards * share / 100
	t.trash += u.trash * share / 100
	t.gains += u.gains * share / 100
	t.junk += u.junk * share / 100
	t.plays += u.plays * share / 100
	t.topdecks += u.topdecks * share / 100
	t.cheaper += u.cheaper * share / 100
	t.harm += u.harm * share / 100
	t.moves += u.moves * share / 100
	t.tokens += u.tokens * share / 100
}

// manner has the reasons to play a text early or late.
type manner struct {
	opening  bool            // better as the first card of a turn
	clean    bool            // better with an empty discard pile
	recovers engine.FilterID // takes matching cards back from the discard pile, or 0 if none
	doubles  bool            // doubles the Power left
	replays  bool            // plays a card in play again
	gains    bool            // gains cards by choice
	pays     bool            // offers something for Power
}

// reader works out the traits of programs from a Library's code.
type reader struct {
	lib    *engine.Library
	supply []int // copies of each face in the main deck
	shares []int // by filter: see share
	played []int // copies of each face among ten thousand cards that players play
	manner manner
	foe    bool            // the current text is for a foe of its user
	town   bool            // the players are a team: effects for other players count
	steps  engine.NumberID // the payment for moving, or Power if none
}

// pileSize is the assumed number of cards in a pile that a text about all fitting cards uses.
const pileSize = 5

// handSize is the assumed number of cards in a hand while a card is played.
const handSize = 3

// read returns the traits of the program at pc. Jumps go forward, except in loops, which are read
// once.
func (r *reader) read(pc engine.ProgID) traits {
	var t traits
	if pc == 0 {
		return t
	}
	for {
		op := &r.lib.Code[pc]
		next := pc + 1
		switch op.Code {
		case engine.OpEnd:
			return t
		case engine.OpNumber:
			if op.Number != engine.Power {
				switch op.Number {
				case r.steps:
					t.moves += 100 * int(op.N)
				case engine.VPTokens:
					t.tokens += r.expect(op) * int(op.N)
				}
				if r.lib.Numbers[op.Number].Types {
					t.power += namedType
				}
				break
			}
			t.power += r.expect(op) * int(op.N)
			r.manner.pays = r.manner.pays || op.N < 0
		case engine.OpSteal:
			t.tokens += stolen * int(op.N) // from a foe, whose text it may be
		case engine.OpMerge, engine.OpTeamwork:
			t.plays += 100
		case engine.OpDouble:
			t.power += usualPower
			r.manner.doubles = true
		case engine.OpDraw:
			if !r.foe || op.Who == engine.User {
				t.draws += 100 * int(op.N)
			}
		case engine.OpPick, engine.OpAll, engine.OpRandom, engine.OpTake:
			r.many(op, &t)
		case engine.OpIt:
			r.one(op, &t)
		case engine.OpThis:
			if op.Verb == engine.VerbRotate && !op.Dest.Under {
				t.power += rotated
			}
		case engine.OpIf:
			share := r.chance(op)
			t.add(r.read(next), share)
			t.add(r.read(op.To), 100-share)
			return t
		case engine.OpMay:
			if r.lib.Counts[op.Count].Of == engine.NumberLeft {
				t.add(r.read(next), 50)
				t.add(r.read(op.To), 50)
				return t
			}
			// An offer is accepted, because a player takes nothing bad.
		case engine.OpChoose:
			n := r.likeliest(next, int(op.N))
			for i := range engine.ProgID(n) {
				t.add(r.read(r.lib.Code[next+i].To), 100/n)
			}
			return t
		case engine.OpJump:
			if op.To <= pc {
				return t
			}
			next = op.To
		case engine.OpEach:
			r.others(op.Who, op.To, false, &t)
		case engine.OpAttack:
			a := &r.lib.Attacks[op.N]
			r.others(a.On, a.Hit, true, &t)
		case engine.OpWatch:
			w := &r.lib.Triggers[op.N]
			t.add(r.read(w.Prog), r.likely(w))
		case engine.OpChange:
			if c := &r.lib.Changes[op.N]; c.Asked == engine.AskPrice && c.Layer == engine.Adds {
				t.cheaper -= 100 * int(c.N)
			}
		case engine.OpForEach, engine.OpNobody:
			t.add(r.read(op.To), 100)
		case engine.OpNewHand:
			t.draws += 100 * engine.HandSize
		case engine.OpQueue:
			t.power += usualPower // the estimated value of another turn
		case engine.OpTop, engine.OpPlayed, engine.OpTarget, engine.OpSeats, engine.OpSpace, engine.OpName, engine.OpBest, engine.OpLabel, engine.OpSpend:
			// The effect on the cards they find counts.
		case engine.OpLater, engine.OpCopy, engine.OpShow, engine.OpDeal, engine.OpHand, engine.OpReveal,
			engine.OpFlip, engine.OpInstead, engine.OpSwap, engine.OpSkip, engine.OpWin,
			engine.OpStrike, engine.OpAppear, engine.OpForget, engine.OpShuffle, engine.OpAdd, engine.OpRoll, engine.OpRestack:
			// Too rare for a value of its own, or neutral on average.
		case engine.OpKeep, engine.OpFirst, engine.OpStarter, engine.OpBegin, engine.OpAct, engine.OpSettle, engine.OpAnnounce, engine.OpToss,
			engine.OpLaters, engine.OpClear, engine.OpLose, engine.OpInactive, engine.OpFill, engine.OpTurnUp, engine.OpPass,
			engine.OpOver:
			// Only in scripts, not on cards.
		}
		pc = next
	}
}

// likeliest returns how many of the first n labels at an address count. Those that take more VP tokens than
// players have on average do not.
func (r *reader) likeliest(at engine.ProgID, n int) int {
	for i := range engine.ProgID(n) {
		if l := &r.lib.Code[at+i]; l.Min > tokensHeld && r.lib.Counts[l.Count].Number == engine.VPTokens {
			return int(i)
		}
	}
	return n
}

// tokensHeld is the assumed number of VP tokens of a player.
const tokensHeld = 3

// shown is the assumed number of cards that a text shows before it takes one of a type.
const shown = 3

// rotated is the assumed Power, in hundredths, of rotating a card by a quarter turn.
const rotated = 40

// namedType is the assumed Power, in hundredths, of another type on the next card.
const namedType = 10

// stolen is the chance, in percent, that a foe has a VP token to steal.
const stolen = 60

// usualPower is the assumed Power of a turn when it is doubled.
const usualPower = 500

// many reads an instruction about several cards.
func (r *reader) many(op *engine.Op, t *traits) {
	n := 100 * int(op.N)
	if op.Code == engine.OpAll || op.Max == engine.Unlimited {
		n = 100 * handSize
		if op.Filter != 0 {
			n = pileSize * r.share(op.Filter)
		}
	}
	own := op.From.Has(engine.Hand) || op.From.Has(engine.Discard)
	switch op.Verb {
	case engine.VerbDestroy:
		if own {
			t.trash += n
		}
	case engine.VerbDiscard, engine.VerbAside, engine.VerbPass:
		if op.From.Has(engine.Hand) {
			t.discards += n
		}
	case engine.VerbGain:
		if op.From.Has(card.Weaknesses) {
			t.junk += n
			return
		}
		t.gains += n
		r.manner.gains = r.manner.gains || op.Code == engine.OpPick || op.Code == engine.OpAll
	case engine.VerbPut:
		r.put(op, n, t)
	case engine.VerbRotate:
		if !op.Dest.Under && op.Dest.Depth > 0 {
			t.power += rotated * min(n, 200) / 100
		}
	case engine.VerbPlay, engine.VerbBorrow, engine.VerbReplay:
		t.plays += min(n, 100)
		r.manner.replays = r.manner.replays || op.Verb == engine.VerbReplay
	case engine.VerbNone, engine.VerbHold, engine.VerbKeep, engine.VerbWalk, engine.VerbStep, engine.VerbGo, engine.VerbDefeat, engine.VerbBuy, engine.VerbStay: // the effect on them comes later
	}
}

// put reads an instruction that puts several cards somewhere.
func (r *reader) put(op *engine.Op, n int, t *traits) {
	switch op.Dest.Place {
	case card.Weaknesses:
		t.trash += n
	case engine.Hand:
		if op.Dest.Of == engine.Attacker {
			t.trash += n
			return
		}
		if op.From.Has(engine.Discard) && r.lib.Filters[op.Filter].Types != 0 {
			r.manner.recovers = op.Filter
			n /= 2 // there is not always a fitting card
		}
		if op.Held && op.Max == 1 && r.lib.Filters[op.Filter].Types != 0 {
			n = min(shown*r.share(op.Filter), 100)
		}
		t.draws += n
	case engine.Deck:
		switch {
		case op.From.Has(card.Under):
			t.draws += n / 4 // it comes to hand later
		case op.From.Has(engine.Discard) && !op.Dest.Under:
			t.junk += n / 2
		}
	default:
		switch {
		case op.From.Has(engine.Hand):
			t.discards += n
		case op.Dest.Place == card.Under && op.From.Has(card.LineUp):
			t.gains += n // its owner has its points, and can take it back
		}
	}
}

// one reads an instruction about the current card.
func (r *reader) one(op *engine.Op, t *traits) {
	switch op.Verb {
	case engine.VerbDestroy:
		t.trash += 100
	case engine.VerbDiscard:
		t.discards += 20
	case engine.VerbPut:
		switch op.Dest.Place {
		case engine.Hand:
			t.draws += 100
		case engine.Deck:
			if !op.Dest.Under {
				t.topdecks += 100
			}
		}
	case engine.VerbRotate:
		t.power += rotated
	case engine.VerbPlay, engine.VerbBorrow, engine.VerbReplay:
		t.plays += 100
	case engine.VerbGain:
		t.gains += 100
	case engine.VerbPass, engine.VerbAside: // no card has words for that about a current card
	case engine.VerbNone, engine.VerbHold, engine.VerbKeep, engine.VerbWalk, engine.VerbStep, engine.VerbGo, engine.VerbDefeat, engine.VerbBuy, engine.VerbStay: // the effect on it comes later
	}
}

// others reads an effect on other players. Their loss counts as harm done by the user, and cards
// that they give the user count for the user.
func (r *reader) others(who engine.Who, body engine.ProgID, attack bool, t *traits) {
	if who != engine.Foes && (who != engine.Target || r.town) {
		if attack && r.foe {
			t.add(r.read(body), 100) // the player is one of the victims
		}
		if r.town && !r.foe && (who == engine.Target || who == engine.All) {
			t.add(r.read(body), 100) // the team gets it, from the best player or from each
		}
		return
	}
	before := r.manner
	r.foe = true
	does := r.read(body)
	r.foe, r.manner = false, before
	t.draws += does.draws
	t.tokens += does.tokens
	t.harm += loss(does)
}

// loss returns the cost of a text to a victim, in hundredths of a card. A Weakness costs a point
// and space in many hands.
func loss(body traits) int { return body.discards + body.trash + 3*body.junk }

// chance returns the chance, in percent, that the branch after an OpIf runs.
func (r *reader) chance(op *engine.Op) int {
	q := &r.lib.Counts[op.Count]
	never := op.Max == 0 // the branch is for a count of zero
	share := 50
	switch q.Of {
	case engine.CountPlays:
		r.manner.opening = r.manner.opening || never
		if !r.town {
			share = 80
		}
	case engine.CardsIn:
		if q.From.Has(engine.Discard) {
			r.manner.clean = r.manner.clean || never
			share = 70
		} else {
			share = 30
		}
	case engine.CardsPlayed:
		share = 55
		if op.Min > 1 {
			share = 10
		}
		if r.lib.Filters[q.Filter].Name != 0 {
			share = 10
		}
	case engine.Taken:
		share = 60
	case engine.ItFits:
		share = max(r.share(q.Filter), 20)
	case engine.One, engine.NamesPlayed, engine.NamesSeen, engine.FoesWith, engine.NumberLeft, engine.HeldIn, engine.CardsHeld,
		engine.ItsCost, engine.CanPay, engine.ItsPower, engine.Victims, engine.TargetIs, engine.CardsOn, engine.PiecesTogether,
		engine.Namesakes, engine.NoneIn, engine.PiecesWithIt, engine.TurnNumber, engine.PowerIn, engine.GoalsVisited, engine.SeatsWith, engine.Fewest,
		engine.TypesIn, engine.TypesPlayed, engine.CostIn, engine.FoesWithout, engine.MaxHeld, engine.SlotsFree, engine.HeldApart,
		engine.HeldFor, engine.NonePlayed, engine.Discarded, engine.RunMade,
		engine.CardsOfAll, engine.CostsIn, engine.DifferentIn, engine.ItsVP, engine.TypesTaken, engine.InTurn, engine.ByPlayer,
		engine.Gained, engine.Short, engine.YourTurn, engine.FoesUnkept, engine.PairIn, engine.Lacking, engine.Avoided, engine.TeamworkOn, engine.SourceFits, engine.PlaysShort, engine.BestVP:
		// An even chance.
	}
	if never {
		return 100 - share
	}
	return share
}

// likely returns the chance, in percent, that a trigger goes off in a turn.
func (r *reader) likely(t *engine.Trigger) int {
	switch {
	case t.Min > 0:
		return 30
	case t.On == engine.OnGain:
		return 80
	}
	return 50
}

// playedBefore is the assumed number of cards played earlier in the turn.
const playedBefore = 2

// expect returns the assumed result of an instruction's count, in hundredths.
func (r *reader) expect(op *engine.Op) int {
	if op.Count == 0 || r.town { // the weights of Rebirth were found with a count of one
		return 100
	}
	q := &r.lib.Counts[op.Count]
	n := 100
	switch q.Of {
	case engine.CardsIn:
		if n = pileSize * r.own(q.Filter); q.From.Has(card.LineUp) {
			n = pileSize * r.share(q.Filter)
		}
	case engine.CardsPlayed, engine.CountPlays:
		n = playedBefore * r.own(q.Filter)
	case engine.NamesSeen:
		n = (playedBefore + pileSize) * r.own(q.Filter)
	case engine.TypesPlayed:
		n = 150
	case engine.CostsIn, engine.DifferentIn:
		n = 300
	case engine.NumberLeft:
		if q.Number == engine.VPTokens {
			n = 300
		}
	default: // a count of one
	}
	return n / max(int(q.Per), 1)
}

// own returns the percentage of a player's played cards that a filter fits.
func (r *reader) own(id engine.FilterID) int {
	sum := 0
	for f, n := range r.played {
		if fits(&r.lib.Filters[id], &r.lib.Faces[f]) {
			sum += n
		}
	}
	return sum / 100
}

// The origins of the cards played in a game, and the percentage from each. They were counted in
// games of the base set and Heroes Unite.
const (
	fromNowhere = iota // faces that are never played, or too rarely to count
	fromMainDeck
	fromStart
	fromStacks
)

var playedFrom = [...]int{fromMainDeck: 40, fromStart: 42, fromStacks: 18}

// comesFrom returns the origin of the copies of a face.
func (r *reader) comesFrom(f int) int {
	face := &r.lib.Faces[f]
	switch {
	case r.supply[f] > 0:
		return fromMainDeck
	case face.SuperVillain, face.SuperHero, face.Piece, face.Play == 0:
		return fromNowhere
	case face.Cost == 0:
		return fromStart
	}
	return fromStacks
}

// playedShares computes reader.played.
func (r *reader) playedShares() []int {
	var cards [len(playedFrom)]int
	for f := range r.lib.Faces {
		cards[r.comesFrom(f)] += max(r.supply[f], 1)
	}
	out := make([]int, len(r.lib.Faces))
	for f := range out {
		from := r.comesFrom(f)
		out[f] = 100 * playedFrom[from] * max(r.supply[f], 1) / cards[from]
	}
	return out
}

// share returns the percentage of main-deck cards that a filter fits.
func (r *reader) share(id engine.FilterID) int { return r.shares[id] }

// sharesOf finds the share of each filter.
func (r *reader) sharesOf() []int {
	out := make([]int, len(r.lib.Filters))
	for id := range out {
		fitting, all := 0, 0
		for f, n := range r.supply {
			if n == 0 {
				continue
			}
			all += n
			if fits(&r.lib.Filters[id], &r.lib.Faces[f]) {
				fitting += n
			}
		}
		if all > 0 {
			out[id] = 100 * fitting / all
		}
	}
	return out
}

// fits reports whether the printed card fits a filter, in any place.
func fits(q *engine.Filter, f *engine.Face) bool { return q.FitsFace(f, f.Types, f.Cost, f.Traits) }
