package ai

import (
	"math/bits"

	"lineup/engine"
	"lineup/game/card"
)

// The largest numbers that greedy looks at. It ignores the rest.
const (
	ringSize  = 16
	maxThings = 48
	maxGoods  = 160
	maxFoes   = 24
	maxAids   = 24
)

// scene is the map at the current question.
type scene struct {
	spaces int
	seats  int
	ours   engine.Seats // the player's team, including the player
	others int          // the number of other players in the team
	at     int          // the player's space, or none if off the map
	ally   int          // the space of an ally
	clock  int
	toGo   int // Super-Villains still to defeat
	turns  int // turns left for all players together

	things [maxThings]thing // in the order of spaces
	n      int
	first  [ringSize + 1]int // by space, its first thing

	goods     [maxGoods]good // in the order of spaces
	nGoods    int
	firstGood [ringSize + 1]int

	foes     [maxFoes]foe // in the order of spaces
	nFoes    int
	firstFoe [ringSize + 1]int

	where      [engine.MaxSeats]int8 // the spaces of the others, or none if off the map
	everywhere int                   // the cost of Attacks on each player
	inSpace    [ringSize]int         // the cost of Attacks on players in a space

	stand [ringSize]int8 // the Characters of others, by space
	hold  [ringSize]int  // the value of ending the turn in a space; see seeThings
	most  int            // the highest of these values

	aids  [maxAids]aid // the Assist cards of others
	nAids int          // unseen until they are counted

	wishes  [maxWishes]wish
	nWishes int
}

// thing is a card that can be bought or defeated.
type thing struct {
	card  engine.CardID
	space int8
	foe   bool
	cost  int
	value int
}

// good is a card on the map that isn't a Villain.
type good struct {
	card engine.CardID
	face engine.FaceID
}

// foe is a Villain on the map.
type foe struct {
	card  engine.CardID
	feat  *feat
	space int
	goal  int // its Destination, or none if it has no single one
	cost  int
	dist  int  // spaces to its Destination
	fixed bool // it does not move
	back  bool // it moves counterclockwise
	stop  int  // moves until it stays, with others or at its Destination
	rest  int  // its final space if the player does not move
	hurt  int  // the cost of its Attack, less if it is far in the future
}

// aid is an Assist card of another player.
type aid struct {
	space int8
	reach int8
	power int16
}

// lookRound estimates how many rounds are left, and how often a card will be drawn.
func (g *greedy) lookRound() {
	r, w, s := &g.town.rules, &g.weights, &g.town.scene
	n := g.v.Seats()
	s.clock, s.toGo = 0, 0
	if r.defeated != engine.Power {
		s.toGo = r.toWin - g.v.Number(r.defeated, engine.NoSeat)
	}
	if r.clock != engine.Power {
		s.clock = g.v.Number(r.clock, engine.NoSeat)
	}
	if s.clock > 0 {
		s.turns = n*(r.lastBox-s.clock) + n/2
	} else {
		come := g.v.Number(r.level, engine.NoSeat)
		cards := g.v.Count(g.v.Zone(card.MainDeck, engine.NoSeat)) * max(r.lastLevel-come, 0) / (max(r.supers-come, 0) + 1)
		s.turns = cards*10/g.town.weights.perTurn + n*r.lastBox
	}
	g.rounds = 100 * s.turns / n
	g.slot = w.slot + g.town.weights.grow*(g.lookAtDeck()-newDeck)/10
}

// newDeck is the size of a typical deck during a game.
const newDeck = 20

// steps returns the distance between two spaces.
func (s *scene) steps(a, b int) int {
	d := a - b
	if d < 0 {
		d = -d
	}
	return min(d, s.spaces-d)
}

// see notes the players and cards on the map.
func (g *greedy) see() {
	s := &g.town.scene
	s.spaces, s.seats = min(g.v.Board().Count(card.LineUp), ringSize), g.v.Seats()
	s.at = g.v.Space(g.me)
	s.nFoes, s.nGoods, s.nAids = 0, 0, unseen
	clear(s.stand[:s.spaces])
	s.ours, s.others = ^engine.Seats(0), s.seats-1
	if g.town.rivals {
		s.ours = g.v.Side(g.me)
		s.others = bits.OnesCount(uint(s.ours)) - 1
	}
	g.lookRound()
	g.seeOthers()
	row := g.v.Zone(card.LineUp, engine.NoSeat)
	for i := range s.spaces {
		s.firstFoe[i], s.firstGood[i] = s.nFoes, s.nGoods
		g.seeCards(row+engine.ZoneID(i), i)
	}
	s.firstFoe[s.spaces], s.firstGood[s.spaces] = s.nFoes, s.nGoods
	g.seeWishes()
	for i := range s.foes[:s.nFoes] {
		g.stay(&s.foes[i])
	}
	g.harm(s.at)
}

// seeThings notes the purchases and defeats for the given Power in the spaces within the given
// number of moves, and the value of ending the turn in each space. It needs see first. With closing
// set, only the game's offers count in the player's space. Otherwise every card there counts,
// because cards can still be played.
func (g *greedy) seeThings(closing bool, power, moves int) {
	s := &g.town.scene
	s.n, s.most = 0, -1<<30
	if s.crowded() {
		power, moves = anyPower, s.spaces
	}
	g.weighAttacks(moves)
	barred := g.barred()
	hand, waiting := g.nextHand(), g.waiting()
	for i := range s.spaces {
		s.first[i] = s.n
		if !s.inReach(i, moves) {
			continue
		}
		here := closing && i == s.at
		first, last := s.firstFoe[i], s.firstFoe[i+1]
		if here {
			g.seeOffers()
		} else {
			for k := first; k < last; k++ {
				f := &s.foes[k]
				g.add(f.card, i, true, f.cost, g.defeatWorth(f))
			}
		}
		if !barred || first == last {
			s.hold[i] += g.seeGoods(i, hand, power, here) * g.town.weights.shop / 100
			if waiting && first == last && g.someoneAt(i) {
				s.hold[i] += g.town.weights.rescue
			}
			if s.nWishes > 0 {
				s.hold[i] += g.wishHere(i)
				g.wishThings(i)
			}
		}
		s.most = max(s.most, s.hold[i])
	}
	s.first[s.spaces] = s.n
}

// seeGoods notes the cards in a space that the given Power can buy, except here, where only the
// game's offers count. It returns the value of the best one for the hand of the next turn.
func (g *greedy) seeGoods(space, hand, power int, here bool) int {
	s := &g.town.scene
	most := 0
	for k := s.firstGood[space]; k < s.firstGood[space+1]; k++ {
		most = max(most, g.seeGood(s.goods[k], space, hand, power, here))
	}
	if c := g.v.Up(g.v.Zone(card.Basics, engine.NoSeat) + engine.ZoneID(space)); c != engine.NoCard {
		most = max(most, g.seeGood(good{c, g.face(c)}, space, hand, power, here || g.boughtAlike(c)))
	}
	return most
}

// crowded reports whether there may be more than maxThings things. Then the last ones around the
// map are left out, for any space and any Power.
func (s *scene) crowded() bool {
	n := s.nFoes + s.nGoods + s.spaces // at most one Basic card per space
	for i := range s.wishes[:s.nWishes] {
		if s.wishes[i].kind == mends {
			n += s.spaces
		}
	}
	return n > maxThings
}

// anyPower is more than any card costs.
const anyPower = 1 << 10

// inReach reports whether a space is within the given number of moves. Off the map, every space is.
func (s *scene) inReach(space, moves int) bool { return s.at < 0 || s.steps(s.at, space) <= moves }

// seeGood notes a card that the given Power can buy, unless out is set, and returns its value for
// the hand of the next turn. Most cards cost more than either and need no value.
func (g *greedy) seeGood(o good, space, hand, power int, out bool) int {
	cost := int(g.town.feats[o.face].cost)
	if cost > hand && (out || cost > power) {
		return 0
	}
	value := g.priced(o.card, o.face)
	if !out && cost <= power {
		g.add(o.card, space, false, cost, value)
	}
	if cost > hand {
		return 0
	}
	return value
}

// waiting reports whether a Scenario has bystanders to make safe.
func (g *greedy) waiting() bool {
	for _, c := range g.v.Cards(g.v.Zone(engine.Rules, engine.NoSeat)) {
		if g.town.feats[g.face(c)].bits&rescues != 0 {
			return true
		}
	}
	return false
}

// someoneAt reports whether a bystander in a space waits to be made safe.
func (g *greedy) someoneAt(space int) bool {
	people := g.town.rules.people
	for _, p := range [...]engine.Place{card.Tiles, card.Ruins} {
		for _, c := range g.v.Cards(g.v.Zone(p, engine.NoSeat) + engine.ZoneID(space)) {
			if g.v.On(c, people) > 0 {
				return true
			}
		}
	}
	return false
}

// boughtAlike reports whether a card with the same face has been bought this turn.
func (g *greedy) boughtAlike(c engine.CardID) bool {
	for _, b := range g.v.Gains() {
		if b.Bought && g.v.FaceID(b.Card) == g.v.FaceID(c) {
			return true
		}
	}
	return false
}

func (g *greedy) add(c engine.CardID, space int, foe bool, cost, value int) {
	if s := &g.town.scene; s.n < maxThings && value > 0 {
		s.things[s.n] = thing{c, int8(space), foe, cost, value}
		s.n++
	}
}

// priced returns the value of a card with a face.
func (g *greedy) priced(c engine.CardID, f engine.FaceID) int {
	r, k, w := &g.rows[f], &g.town.feats[f], &g.town.weights
	value := g.rowValue(c, r) + int(r.gift)
	if k.bits&assists != 0 { // others may use it too
		value += g.uses * int(k.power) / 100 * w.aid * g.town.scene.others / 100
	}
	return value*w.scale/100 + g.wishCard(f)
}

// nextHand returns the expected Power of the player's next hand.
func (g *greedy) nextHand() int {
	power, n := 0, 0
	for _, p := range [...]engine.Place{engine.InPlay, engine.Discard, engine.Hand} {
		for _, c := range g.v.Cards(g.v.Zone(p, g.me)) {
			power += int(g.town.feats[g.face(c)].power)
			n++
		}
	}
	return power * engine.HandSize / (100 * max(n, 1))
}

// seeOffers adds the cards that the game offers to buy or defeat now, in the player's space or
// through cards.
func (g *greedy) seeOffers() {
	s := &g.town.scene
	for _, o := range g.d.Options {
		if o.Kind != engine.OptBuy {
			continue
		}
		f := g.face(o.Card)
		if g.town.feats[f].bits&isVillain != 0 {
			if e := s.foeOf(o.Card); e != nil {
				g.add(o.Card, s.at, true, e.cost, g.defeatWorth(e))
			}
			continue
		}
		g.add(o.Card, s.at, false, int(g.town.feats[f].cost), g.priced(o.Card, f))
	}
}

// barred reports whether only Villains can be bought in a space with a Villain.
func (g *greedy) barred() bool {
	z := g.v.Zone(card.Track, engine.NoSeat)
	for i := range g.v.Number(g.town.rules.level, engine.NoSeat) + 1 {
		for _, c := range g.v.Cards(z + engine.ZoneID(i)) {
			if g.town.feats[g.face(c)].bits&bars != 0 {
				return true
			}
		}
	}
	return false
}

// seeCards notes the Villains and the other cards of a space.
func (g *greedy) seeCards(z engine.ZoneID, space int) {
	s := &g.town.scene
	for _, c := range g.v.Cards(z) {
		f := g.face(c)
		switch {
		case g.town.feats[f].bits&isVillain == 0:
			if s.nGoods < maxGoods {
				s.goods[s.nGoods] = good{c, f}
				s.nGoods++
			}
		case s.nFoes < maxFoes:
			s.foes[s.nFoes] = g.foe(c, f, space)
			s.nFoes++
		}
	}
}

func (g *greedy) foe(c engine.CardID, f engine.FaceID, space int) foe {
	k, r := &g.town.feats[f], &g.town.rules
	e := foe{card: c, feat: k, cost: g.v.Cost(c), goal: g.v.Goal(c)}
	if e.goal < 0 && g.v.AtGoal(c) {
		e.goal = space // every Location is its Destination, including this one
	}
	g.put(&e, space)
	e.fixed = r.contained != engine.Power && g.v.On(c, r.contained) > 0
	return e
}

// put places a Villain in a space.
func (g *greedy) put(e *foe, space int) {
	s := &g.town.scene
	e.space, e.dist, e.back = space, 0, false
	if e.goal == none {
		return
	}
	ahead := e.goal - space
	if ahead < 0 {
		ahead += s.spaces
	}
	if e.dist = ahead; 2*ahead > s.spaces {
		e.dist, e.back = s.spaces-ahead, true
	}
}

// defeatWorth returns the value of defeating a Villain. It needs weighAttacks first.
func (g *greedy) defeatWorth(e *foe) int {
	s, w := &g.town.scene, &g.town.weights
	rounds := min(g.rounds, w.horizon)
	worth := int(e.feat.reward) + g.spared(e, s.at)*rounds/100
	if g.town.rivals {
		return worth + g.trophyWorth(e)
	}
	if e.feat.bits&isSuper != 0 {
		worth += w.super
		if s.clock > 0 {
			worth += w.last
		}
		if s.toGo <= 1 {
			worth += beforeAll
		}
	}
	return worth + g.wishFoe()
}

// trophyWorth returns the value of a Villain to the players who keep it: its points, and the end of
// the game if it is the last to be defeated. Ending the game is worth more with a larger visible
// lead, and is bad for a team that is behind.
func (g *greedy) trophyWorth(e *foe) int {
	s, w := &g.town.scene, &g.town.weights
	points := int(g.rows[g.face(e.card)].points) / 100
	worth := points * w.trophy
	if e.feat.bits&isSuper == 0 {
		return worth
	}
	worth += w.super
	if s.toGo > 1 {
		return worth
	}
	best := 0
	for seat := range engine.SeatID(s.seats) {
		if !s.ours.Has(seat) {
			best = max(best, g.trophies(g.v.Side(seat)))
		}
	}
	return worth + w.lead*(g.trophies(s.ours)+points-best)
}

// trophies returns the points of the Villains that some seats have defeated.
func (g *greedy) trophies(of engine.Seats) int {
	sum := 0
	for seat := range engine.SeatID(g.v.Seats()) {
		if !of.Has(seat) {
			continue
		}
		for _, c := range g.v.Cards(g.v.Zone(card.Trophies, seat)) {
			sum += int(g.rows[g.face(c)].points) / 100
		}
	}
	return sum
}

// seeOthers notes the spaces of the other players.
func (g *greedy) seeOthers() {
	s := &g.town.scene
	s.ally = none
	for seat := range engine.SeatID(s.seats) {
		at := g.v.Space(seat)
		s.where[seat] = int8(at)
		if seat != g.me && at >= 0 && at < s.spaces {
			s.stand[at]++
		}
	}
	if ally := engine.SeatID(s.seats); g.town.allies(s.seats) {
		if at := g.v.Space(ally); at >= 0 && at < s.spaces {
			s.ally = at
		}
	}
}

// allies reports whether the game has an ally, a seat without turns.
func (w *town) allies(seats int) bool { return w.silent[min(seats, engine.MaxSeats)] > 0 }

// foeOf returns the noted Villain of a card, or nil if none.
func (s *scene) foeOf(c engine.CardID) *foe {
	for i := range s.foes[:s.nFoes] {
		if s.foes[i].card == c {
			return &s.foes[i]
		}
	}
	return nil
}

// seeAids notes the Assist cards of a seat in a space.
func (g *greedy) seeAids(seat engine.SeatID, at int) {
	s := &g.town.scene
	for _, c := range g.v.Cards(g.v.Zone(engine.Hand, seat)) {
		f := g.face(c)
		if k := &g.town.feats[f]; k.bits&assists != 0 && s.nAids < maxAids {
			s.aids[s.nAids] = aid{int8(at), k.reach, k.power}
			s.nAids++
		}
	}
}

// unseen is the value of nAids before Assist cards are counted.
const unseen = -1

// seeAllAids notes the Assist cards of the player's team, unless that has been done.
func (g *greedy) seeAllAids() {
	s := &g.town.scene
	if s.nAids != unseen {
		return
	}
	s.nAids = 0
	for seat := range engine.SeatID(s.seats) {
		if at := int(s.where[seat]); seat != g.me && at >= 0 && at < s.spaces && s.ours.Has(seat) {
			g.seeAids(seat, at)
		}
	}
}

// help returns the Power that teammates could add to a turn in a space.
func (g *greedy) help(space int) int {
	g.seeAllAids()
	s := &g.town.scene
	sum := 0
	for i := range s.aids[:s.nAids] {
		if a := &s.aids[i]; s.steps(int(a.space), space) <= int(a.reach) {
			sum += int(a.power)
		}
	}
	return sum / 100
}
