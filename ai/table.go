package ai

import (
	"lineup/engine"
	"lineup/game/card"
)

// row is what greedy knows about a face before any game, for the player of a hero. It is small
// because every decision reads many rows.
type row struct {
	now    int16 // hundredths of Power from playing it this turn
	later  int16 // hundredths of Power from drawing it in a later turn
	stays  int16 // hundredths of a card it draws in each turn while in play
	gift   int16 // immediate hundredths of Power from buying or gaining it
	points int16 // hundredths of a victory point printed on it; for an asterisk see greedy.points
	order  uint8 // when to play it from a hand: highest first; 0 is never
	timing timing
	marks  rowMarks
}

// rowMarks are further facts about a face.
type rowMarks uint8

const (
	keeps rowMarks = 1 << iota // it stays in play
	star                       // its points are an asterisk
	super                      // it is a Super-Villain
)

// has reports whether the face has a mark.
func (r *row) has(m rowMarks) bool { return r.marks&m != 0 }

// seldom is what greedy knows about a face for every hero and rarely needs.
type seldom struct {
	shield int16           // hundredths of Power from using its Defense
	hurt   int16           // hundredths of a card that its Attack costs each victim
	fall   int16           // hundredths of Power from destroying it
	target engine.FilterID // for timing recovers: the cards it returns
}

// useRow is what greedy knows about an ability before any game.
type useRow struct {
	turn   int             // hundredths of Power from it this turn
	worth  int             // the same less its cost, or 0 if it could be used forever
	price  int             // its cost in Power, if any
	traded engine.FilterID // cards of the hand that it trades for others
	trades bool
	lot    bool // it gains an unseen card for Power
	spends bool // it discards its own card
	trash  bool // it destroys a card of the discard pile
	fetch  engine.FilterID
	draws  bool // it draws cards
	harms  bool // it trades a card of the hand for harm to the foes
	burns  bool // it destroys a card in play
	takes  bool // it takes a card from the discard pile that fits fetch
}

func (t *table) useRow(u *engine.Use) useRow {
	does := t.reader.read(u.Do)
	first, next := t.op(u.Do), t.op(u.Do+1)
	r := useRow{
		turn: t.turnWorth(does), worth: t.useWorth(u), price: int(u.Price.N), traded: first.Filter,
		trades: u.Once && u.Price.N <= 0 && does.draws >= 100 && does.discards >= 100 && first.Verb == engine.VerbDiscard && first.From.Has(engine.Hand),
		lot:    u.Price.Number == engine.Power && u.Price.N > 0 && first.Code == engine.OpTop && first.From.Has(card.MainDeck) && next.Verb == engine.VerbGain,
	}
	r.harms = u.Once && u.Price.N <= 0 && !r.trades && does.harm > 0 && first.Verb == engine.VerbDiscard && first.From.Has(engine.Hand)
	r.burns = u.Once && u.Price.N <= 0 && first.Verb == engine.VerbDestroy && first.From == engine.Set(engine.InPlay)
	if r.spends = first.Code == engine.OpThis && first.Verb == engine.VerbDiscard; r.spends {
		r.trash = next.Verb == engine.VerbDestroy && next.From.Has(engine.Discard)
		r.takes = next.Verb == engine.VerbPut && next.From.Has(engine.Discard)
		r.fetch = next.Filter
		r.draws = next.Code == engine.OpDraw
		r.worth = max(r.turn, 1) // the card comes back with the next shuffle
	}
	return r
}

// timing is a reason to play a card earlier or later than its order says.
type timing uint8

const (
	anytime  timing = iota
	opens           // better as the first card of a turn
	clean           // better with an empty discard pile
	recovers        // better with a card to return in the discard pile
	doubles         // better with more Power
)

// table has all rows of a Library.
type table struct {
	weights  weights
	lib      *engine.Library
	rows     [][]row  // by FaceID of the hero, or 0 without one, then of the card
	seldom   []seldom // by FaceID
	heroes   []int    // by FaceID: the value of being that hero
	anyFalls bool     // some card has an effect when its owner destroys it
	falls    []int    // by FaceID of a hero: the value of destroying a card
	mean     int      // the average later of main-deck cards
	unseen   int      // their average hundredths of a victory point
	price    int      // their average cost
	unknown  row      // for an unknown card: the average of main-deck cards
	reader   reader

	// stacked: Super-Villains are on a stack, and the game ends with the last one.
	stacked bool
	// refills is the label of the act that fills the Line-Up during a turn, or none.
	refills int16
	// villainFirst: a Super-Villain can only be the turn's first purchase.
	villainFirst bool
	// known has the abilities of each face, by FaceID.
	known [][]useRow
	// abilities: some card has an ability.
	abilities bool
	// town is what greedy knows about a Rebirth game, or nil in other games.
	town *town
}

// newTable returns what greedy knows about a Library. A Rebirth game has its own weights.
func newTable(lib *engine.Library, w weights) *table {
	ring := hasRing(lib)
	if ring {
		if w = onRing; hasRivals(lib) {
			w = amongRivals
		}
	}
	t := &table{weights: w, lib: lib, rows: make([][]row, len(lib.Faces)), seldom: make([]seldom, len(lib.Faces)), heroes: make([]int, len(lib.Faces)), falls: make([]int, len(lib.Faces))}
	t.refills = none
	for _, o := range lib.Offers {
		t.stacked = t.stacked || o.Kind == engine.OptBuy && o.From.Has(card.Villains)
		if o.Kind == engine.OptAct && t.fillsLineUp(o.Then) {
			t.refills = o.Label
		}
		if q := lib.Counts[o.Only]; o.Defeat && q.Of == engine.NumberLeft && q.Number == engine.Bought {
			t.villainFirst = true
		}
	}
	t.reader = reader{lib: lib, supply: make([]int, len(lib.Faces))}
	cards := 0
	for f := range lib.Faces {
		t.reader.supply[f] = int(lib.Faces[f].InDeck)
		t.abilities = t.abilities || len(lib.Faces[f].Uses) > 0
		cards += t.reader.supply[f]
	}
	t.reader.shares = t.reader.sharesOf()
	t.reader.played = t.reader.playedShares()
	if ring {
		t.town = newTown(t)
	}
	plain := make([]row, len(lib.Faces))
	for f := range plain {
		plain[f], t.seldom[f] = t.plain(&lib.Faces[f])
		if t.town != nil {
			t.town.suit(&plain[f], f)
			t.seldom[f].hurt = t.town.feats[f].hurt
		}
	}
	t.rows[0] = plain
	for h := range lib.Faces {
		if hero := &lib.Faces[h]; hero.SuperHero {
			t.rows[h] = append([]row(nil), plain...)
			t.favour(h, hero)
		}
	}
	for f, n := range t.reader.supply {
		t.mean += int(plain[f].later) * n
		t.unseen += 100 * points(&lib.Faces[f]) * n
	}
	now := 0
	for f, n := range t.reader.supply {
		now += int(plain[f].now) * n
		t.price += int(lib.Faces[f].Cost) * n
	}
	t.known = make([][]useRow, len(lib.Faces))
	for f := range lib.Faces {
		for i := range lib.Faces[f].Uses {
			t.known[f] = append(t.known[f], t.useRow(&lib.Faces[f].Uses[i]))
		}
	}
	t.price /= max(cards, 1)
	t.mean /= max(cards, 1)
	t.unseen /= max(cards, 1)
	t.unknown = row{now: hundredths(now / max(cards, 1)), later: hundredths(t.mean), points: hundredths(t.unseen), order: orderPower}
	return t
}

// fillsLineUp reports whether a text puts cards from the main deck into the Line-Up.
func (t *table) fillsLineUp(pc engine.ProgID) bool {
	from := false
	for ; pc != 0; pc++ {
		switch op := t.op(pc); {
		case op.Code == engine.OpEnd:
			return false
		case op.Code == engine.OpTop && op.From.Has(card.MainDeck):
			from = true
		case op.Code == engine.OpIt && op.Verb == engine.VerbPut && op.Dest.Place == card.LineUp:
			return from
		}
	}
	return false
}

// starPoints is the value of an asterisk before scoring (C-130).
const starPoints = 3

// points returns the victory points on a face.
func points(f *engine.Face) int {
	if f.Points.Each != 0 {
		return starPoints
	}
	return int(f.VP)
}

// plain returns the facts about a face for a player without a hero.
func (t *table) plain(f *engine.Face) (row, seldom) {
	r := row{points: 100 * int16(f.VP)}
	if f.Ongoing {
		r.marks |= keeps
	}
	if f.Points.Each != 0 {
		r.marks |= star
	}
	if f.SuperVillain {
		r.marks |= super
	}
	t.reader.manner = manner{}
	u := t.reader.read(f.Play)
	r.now, r.later = hundredths(t.turnWorth(u)), hundredths(t.playWorth(u))
	r.order, r.timing = order(f, u, t.reader.manner), when(t.reader.manner)
	more := seldom{target: t.reader.manner.recovers}
	for _, id := range f.Triggers {
		tr := &t.lib.Triggers[id]
		does := t.reader.read(tr.Prog)
		switch {
		case tr.On == engine.OnDestroyThis:
			t.anyFalls = true
			more.fall += hundredths(t.playWorth(does))
		case tr.On == engine.OnGainThis:
			r.gift += hundredths((t.weights.topdeck*does.topdecks+t.weights.cleanse*does.trash)/100 + t.tokenWorth(does.tokens))
		case f.Ongoing:
			r.stays += hundredths(t.reader.likely(tr) * (does.draws + does.power) / 100)
		}
	}
	for i := range f.Uses {
		if u := &f.Uses[i]; f.Ongoing && u.Once && u.Price.N <= 0 && u.From.Has(engine.InPlay) { // in every turn
			does := t.reader.read(u.Do)
			r.stays += hundredths((does.draws + does.power) / 2)
		}
	}
	for _, d := range f.Defenses {
		shield := t.playWorth(t.reader.read(d.Then))
		if d.Pay != engine.VerbNone && d.From.Has(engine.Hand) { // from play it goes to the hand again
			shield -= int(r.later)
		}
		more.shield = hundredths(shield)
		r.later += hundredths(t.weights.defense * max(100+shield, 0) / 100)
	}
	t.reader.foe = true
	more.hurt = hundredths(max(u.harm, loss(t.reader.read(f.Arrival))))
	t.reader.foe = false
	return r, more
}

// hundredths limits a worth to the range of a row.
func hundredths(n int) int16 { return int16(max(min(n, 1<<14), -1<<14)) }

// turnWorth returns the value of traits to the turn in which they are played.
func (t *table) turnWorth(u traits) int {
	w := &t.weights
	return u.power + t.tokenWorth(u.tokens) + (w.step*u.moves+w.draw*u.draws-w.discard*u.discards+w.play*u.plays+w.gain*u.gains)/100 + w.cheaper*u.cheaper/100
}

// tokenWorth returns the value of hundredths of VP tokens, in hundredths of a Power.
func (t *table) tokenWorth(tokens int) int { return tokens * t.weights.point / max(t.weights.power, 1) }

// playWorth returns the long-term value of traits, each time they are played.
func (t *table) playWorth(u traits) int {
	w := &t.weights
	return t.turnWorth(u) + (w.trash*u.trash-w.junk*u.junk+w.topdeck*u.topdecks+w.harm*u.harm)/100
}

// favour adds the value that a hero's triggers give to cards.
func (t *table) favour(h int, hero *engine.Face) {
	for _, id := range hero.Triggers {
		tr := &t.lib.Triggers[id]
		worth := t.playWorth(t.reader.read(tr.Prog))
		if tr.On == engine.OnDestroy && tr.Whose == engine.You {
			t.falls[h] += worth
		}
		for f := range t.rows[h] {
			r, face := &t.rows[h][f], &t.lib.Faces[f]
			share := t.sets(tr, face)
			if share == 0 {
				continue
			}
			if tr.On == engine.OnGain {
				r.gift += hundredths(worth * share / 100)
			} else {
				r.now += hundredths(worth * share / 100)
				r.later += hundredths(worth * share / 100)
				r.order = max(r.order, orderLast) // even a blank card sets this off
			}
			t.heroes[h] += t.reader.supply[f] * worth * share / 100
		}
	}
}

// sets returns the chance, in percent, that a play or gain of a face sets off a hero's trigger.
func (t *table) sets(tr *engine.Trigger, f *engine.Face) int {
	switch {
	case f.SuperHero || !fits(&t.lib.Filters[tr.Filter], f):
		return 0
	case t.town != nil && (tr.InTurn != engine.You || tr.On == engine.OnAvoid):
		return 0 // nothing that its player does on their own turn sets it off
	case tr.On == engine.OnAvoid:
		if len(f.Defenses) > 0 {
			return 20
		}
		return 0
	case tr.On != engine.OnPlay && tr.On != engine.OnGain && tr.On != engine.OnDraw:
		return 0 // no card sets it off
	case tr.On == engine.OnDraw:
		if t.reader.read(f.Play).draws > 0 {
			return 50
		}
		return 0
	case tr.Min > 0:
		if fits(&t.lib.Filters[t.lib.Counts[tr.When].Filter], f) {
			return 25
		}
		return 0
	case tr.Once && tr.On == engine.OnPlay:
		return 60
	case tr.NewName:
		return 80
	}
	return 100
}
