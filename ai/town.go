package ai

import (
	"lineup/engine"
	"lineup/game/card"
)

// town is what greedy knows about a Rebirth game. The players are a team: they move around the map,
// keep Villains from their Destinations, and must defeat enough Super-Villains before the end clock
// runs out. It is computed once per Library, from its tables and not from card names. The scene and
// the route belong to the current question and are reused.
type town struct {
	feats   []feat // by FaceID
	silent  [engine.MaxSeats + 1]uint8
	rules   townRules
	weights ringWeights
	scene   scene
	route   route
	rivals  bool     // not a team: each player plays for points, or two play against two
	wishes  [][]wish // by FaceID: the wishes of a Secret Card or a Side Mission
}

// townRules are the numbers and limits of the game.
type townRules struct {
	steps     engine.NumberID // the payment for moving
	level     engine.NumberID // of the row whose piles are Levels: the number of Super-Villains that have entered
	clock     engine.NumberID // the position of the end clock, 0 before it starts
	defeated  engine.NumberID // Super-Villains defeated
	contained engine.NumberID // on a card that does not move
	people    engine.NumberID // on a Location with a bystander to make safe
	lastLevel int             // at which the end clock starts
	lastBox   int             // of the end clock
	toWin     int             // Super-Villains to defeat
	supers    int             // Super-Villains in the game
	keeps     int16           // the label of the act that saves a card for a later turn
}

// feat is what greedy knows about a face in Rebirth before any game.
type feat struct {
	bits   featBits
	cost   int8
	reach  int8  // the Range of its Assist
	space  int8  // its Destination, or none if it has no single one
	power  int16 // expected hundredths of Power when played
	moves  int16 // hundredths of Move it gives
	hurt   int16 // hundredths of Power that its Attack costs a player
	reward int16 // hundredths of Power that its defeat brings
}

// none is the space of a card without a Destination.
const none = -1

// featBits are further facts about a face.
type featBits uint16

const (
	isVillain featBits = 1 << iota
	isSuper
	goesHere  // it is worth more in a space with a Villain
	pulls     // it brings a Villain to its player
	nudges    // it moves a Villain
	teleports // it moves its player to any space
	assists   // others may play it
	bars      // it prevents purchases in a space with a Villain
	contains  // it keeps a Villain from moving
	rescues   // it makes bystanders safe
)

// hasRing reports whether the Line-Up of a Library is a ring.
func hasRing(lib *engine.Library) bool {
	for _, r := range lib.Rows {
		if r.Place == card.LineUp && r.Ring {
			return true
		}
	}
	return false
}

// hasRivals reports whether the players of a Library keep the Villains they defeat.
func hasRivals(lib *engine.Library) bool {
	for _, r := range lib.Rows {
		if r.Place == card.Trophies {
			return true
		}
	}
	return false
}

// newTown returns what greedy knows about a Library whose Line-Up is a ring.
func newTown(t *table) *town {
	lib := t.lib
	w := &town{feats: make([]feat, len(lib.Faces)), silent: lib.Silent, weights: roundRing, rivals: hasRivals(lib)}
	if w.rivals {
		w.weights = roundRivals
	}
	w.rules = newTownRules(lib, w.rivals)
	t.reader.town, t.reader.steps = true, w.rules.steps
	for i := range lib.Faces {
		w.feats[i] = t.feat(&lib.Faces[i], &w.rules)
	}
	if !w.rivals {
		w.wishes = make([][]wish, len(lib.Faces))
		for i := range lib.Faces {
			w.wishes[i] = t.wishes(&lib.Faces[i])
		}
	}
	return w
}

func newTownRules(lib *engine.Library, rivals bool) (r townRules) {
	for _, o := range lib.Offers {
		if o.Kind == engine.OptStep {
			r.steps = o.Price.Number
		}
		if o.Kind == engine.OptAct && o.From.Has(engine.Hand) {
			r.keeps = o.Label
		}
	}
	for _, row := range lib.Rows {
		if row.Level != engine.Power {
			r.level = row.Level
			r.lastLevel = int(row.Count) - 1
		}
	}
	for i, n := range lib.Numbers {
		if n.Of == engine.OfTable && n.Name == "Clock" {
			r.clock, r.lastBox = engine.NumberID(i), int(n.Max)
		}
	}
	for at, op := range lib.Code {
		// A win may depend on several numbers. The first one counts defeats.
		if op.Code != engine.OpIf || lib.Counts[op.Count].Of != engine.NumberLeft || at > 0 && lib.Code[at-1].Code == engine.OpIf {
			continue
		}
		then := lib.Code[min(at+1, len(lib.Code)-1)]
		if why := engine.Reason(then.N); then.Code == engine.OpWin && (rivals && why == card.EnoughFell || !rivals && then.Who == engine.All) {
			r.defeated, r.toWin = lib.Counts[op.Count].Number, int(op.Min)
		}
	}
	for i := range lib.Faces {
		if people := rescued(lib, &lib.Faces[i]); people != engine.Power {
			r.people = people
		}
	}
	for _, c := range lib.Changes {
		if q := lib.Counts[c.OnlyIf]; c.Asked == engine.AskWalks && c.Layer == engine.Forbids && q.Of == engine.CardsOn {
			r.contained = q.Number
		}
	}
	for i := range lib.Faces {
		if lib.Faces[i].SuperVillain {
			r.supers++
		}
	}
	return r
}

// rescued returns the number that counts bystanders on a Location whom a card of the rules can make
// safe, or Power if none.
func rescued(lib *engine.Library, f *engine.Face) engine.NumberID {
	for _, u := range f.Uses {
		if q := lib.Counts[u.Only]; u.From.Has(engine.Rules) && q.Of == engine.CardsOn && q.From.Has(card.Tiles) {
			return q.Number
		}
	}
	return engine.Power
}

// feat returns the feat of a face.
func (t *table) feat(f *engine.Face, rules *townRules) feat {
	out := feat{cost: f.Cost, reach: f.Range, space: none, power: 100 * int16(f.Power)}
	if f.Types&engine.Villain != 0 {
		out.bits |= isVillain
	}
	if f.SuperVillain {
		out.bits |= isSuper
	}
	if f.Traits&engine.HasAssist != 0 {
		out.bits |= assists
	}
	if rescued(t.lib, f) != engine.Power {
		out.bits |= rescues
	}
	if f.Goal > 0 {
		out.space = f.Goal - 1
	}
	for _, c := range f.Changes {
		if d := &t.lib.Changes[c]; d.Asked == engine.AskMayBuy && d.Layer == engine.Forbids && t.lib.Counts[d.OnlyIf].Of == engine.CardsIn {
			out.bits |= bars
		}
	}
	t.texts(f.Play, &out, rules)
	u := t.reader.read(f.Play)
	out.power, out.moves = hundredths(u.power+u.draws*t.weights.draw/100), hundredths(u.moves)
	if f.Attack != 0 {
		a := &t.lib.Attacks[f.Attack]
		t.reader.foe = true
		out.hurt = hundredths(t.suffers(a.Hit) + t.suffers(a.After))
		t.reader.foe = false
	}
	if f.Fallen != 0 {
		out.reward = hundredths(t.playWorth(t.reader.read(f.Fallen)))
	}
	return out
}

// suffers returns the cost of an Attack's text to a victim, in hundredths of a Power.
func (t *table) suffers(pc engine.ProgID) int {
	u := t.reader.read(pc)
	return (t.weights.discard*u.discards + t.weights.junk*u.junk + t.weights.trash*u.trash) / 100
}

// op returns an instruction, or the end if there is no more code.
func (t *table) op(pc engine.ProgID) *engine.Op {
	if int(pc) >= len(t.lib.Code) {
		pc = 0
	}
	return &t.lib.Code[pc]
}

// texts notes the effects of a text on the map.
func (t *table) texts(pc engine.ProgID, out *feat, rules *townRules) {
	if pc == 0 {
		return
	}
	for ; ; pc++ {
		op := &t.lib.Code[pc]
		count := &t.lib.Counts[op.Count]
		if op.Count != 0 && count.Of == engine.CardsIn && count.Near == 1 {
			out.bits |= goesHere
		}
		switch op.Code {
		case engine.OpEnd:
			return
		case engine.OpPick:
			if (op.Verb == engine.VerbHold || op.Verb == engine.VerbKeep) && op.From.Has(card.LineUp) {
				next := t.op(pc + 2)
				if next.Code == engine.OpSpace && next.Span == engine.SpanOwn {
					out.bits |= pulls
				} else {
					out.bits |= nudges
				}
			}
		case engine.OpSpace:
			if op.Span == engine.SpanAny {
				out.bits |= teleports
			}
		case engine.OpNumber:
			if op.Number == rules.contained && rules.contained != engine.Power {
				out.bits |= contains
			}
		case engine.OpForEach:
			t.texts(op.To, out, rules)
		default: // it has no effect on the map
		}
	}
}

// suit adapts the row of a face to Rebirth. Points are worth nothing to a team, and cards that
// depend on the space are played late.
func (w *town) suit(r *row, face int) {
	f, by := &w.feats[face], &w.weights
	more := 0
	if f.bits&contains != 0 {
		more += by.contain
	}
	if f.bits&nudges != 0 {
		more += by.nudge
	}
	if f.bits&pulls != 0 {
		more += by.pull
	}
	r.now, r.later = r.now+int16(more), r.later+int16(more)
	if !w.rivals {
		r.points, r.marks = 0, r.marks&^star
	}
	switch {
	case r.order == orderNever || r.has(keeps):
	case f.bits&teleports != 0:
		r.order = orderTeleports
	case f.bits&pulls != 0:
		r.order = orderPulls
	case f.bits&(goesHere|contains) != 0:
		r.order = orderThere
	}
}

// The orders of cards that are played in the final space.
const (
	orderThere     uint8 = 9
	orderPulls     uint8 = 8
	orderTeleports uint8 = 7
	orderPlaced          = orderThere // and all lower orders
)
