package card

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
)

// Book is all printed material of a game: the engine's Library and the words that go with it. It is
// only read after it is made.
type Book struct {
	lib      *engine.Library
	named    map[string][]engine.FaceID // in order
	cards    []*Card                    // by FaceID
	called   []string                   // by FaceID: see Called
	kinds    map[Kind][]engine.FaceID   // in order
	sets     []Set
	table    Table
	chosen   map[choice]chosen
	asks     map[engine.ProgID]Asking
	changes  []string // by ChangeID: their words
	hits     map[engine.ProgID]hit
	acts     map[int16]Offer // by label
	programs map[string]engine.ProgID
	amounts  map[engine.ProgID][]Amount // by program
	defeats  map[engine.ProgID]bool     // the effects of offers that defeat the card they are for
	passing  map[*Card]bool             // the cards whose players pass cards: see PassAround
	paying   map[*Card]bool             // the cards for which players pay VP tokens: see PayTokens
	askers   map[engine.ProgID][]*Card  // the cards with the text of a question
}

// NewBook compiles the rules of a mode and its sets of cards. It fails if a card is faulty or names
// a card that is not in the sets.
func NewBook(table Table, sets ...Set) (*Book, error) {
	b := &Book{table: table, sets: sets, named: map[string][]engine.FaceID{}, kinds: map[Kind][]engine.FaceID{}, asks: map[engine.ProgID]Asking{}, hits: map[engine.ProgID]hit{}, chosen: map[choice]chosen{}, acts: map[int16]Offer{}, programs: map[string]engine.ProgID{}, amounts: map[engine.ProgID][]Amount{}, defeats: map[engine.ProgID]bool{}, passing: map[*Card]bool{}, paying: map[*Card]bool{}, askers: map[engine.ProgID][]*Card{}}
	b.lib = &engine.Library{
		Names: []string{""}, Code: []engine.Op{{Code: engine.OpEnd}}, Filters: []engine.Filter{{}},
		Counts: []engine.Count{{}}, Triggers: []engine.Trigger{{}}, Changes: []engine.Change{{}}, Attacks: []engine.Attack{{}},
		Rows: table.Rows, Numbers: table.numbers(), Spaces: table.Spaces, Edition: uint8(table.Edition), SettlesDefenses: table.SettlesDefenses,
	}
	check := &checker{names: map[string]string{}, counts: b.lib.Numbers}
	for _, r := range table.Rows {
		if r.Ring {
			check.spaces = max(check.spaces, int(r.Count)/max(int(r.Stride), 1))
		}
	}
	table.check(check)
	for _, set := range sets {
		for i := range set.Cards {
			c := &set.Cards[i]
			check.card = c.Name
			c.check(check)
			b.kinds[c.Kind] = append(b.kinds[c.Kind], engine.FaceID(len(b.cards)))
			b.cards = append(b.cards, c)
		}
	}
	for name, by := range check.names {
		if !slices.ContainsFunc(b.cards, func(c *Card) bool { return c.Name == name }) {
			check.faults = append(check.faults, fmt.Sprintf("%s: names %q, which is not a card", by, name))
		}
	}
	if len(check.faults) > 0 {
		slices.Sort(check.faults)
		return nil, fmt.Errorf("card: %s", strings.Join(check.faults, "; "))
	}
	for _, set := range sets {
		for i := range set.Cards {
			b.lib.Faces = append(b.lib.Faces, b.face(&set.Cards[i], set.ID))
		}
	}
	for i := range b.lib.Faces {
		f := &b.lib.Faces[i]
		b.named[f.Name] = append(b.named[f.Name], engine.FaceID(i))
		for bit, words := range b.lib.Families {
			if strings.Contains(f.Name, words) {
				f.Families |= 1 << bit
			}
		}
	}
	b.called = b.tellApart()
	b.silent()
	b.script()
	b.lib.Seal()
	return b, nil
}

func (b *Book) face(c *Card, set string) engine.Face {
	f := engine.Face{
		Name: c.Name, Set: set, ID: b.name(c.Title()), Types: c.types() | c.Extra, Owned: c.Owned, AnyName: c.AnyName, Cost: int8(c.Cost), VP: int8(c.VP.N),
		SuperVillain: c.Kind == SuperVillain, SuperHero: c.Kind == SuperHero,
		Piece: c.Kind == Piece, Grave: c.Grave, Range: int8(c.Range), Goal: b.goal(c), Power: int8(printedPower(c.Play)), Traits: c.traits(), StartsFirst: c.StartsFirst,
		Ongoing: c.ongoing(),
		Play:    b.compile(c, c.Play, false), Arrival: b.compile(c, c.Arrival, false), Fallen: b.compile(c, c.Fallen, false),
	}
	if c.Escapes {
		f.Escapes = OutOfGame
	}
	hit := c.Attack
	if c.Ambush {
		hit, _ = theAttack(c.Play)
	}
	if hit != nil {
		f.Attack = b.attack(engine.Attack{On: engine.You, Apart: c.After == nil, Relentless: c.Relentless, Hit: b.hit(c, hit, []Effect{c.After}), After: b.compile(c, c.After, false)})
	}
	if c.Of != "" {
		f.Signed = b.name(c.Of)
	}
	if c.MainDeck() {
		f.InDeck = uint8(c.Copies)
	}
	if c.VP.Star() {
		f.Points = engine.VPRule{Filter: b.filter(c.VP.Filter), Each: int8(c.VP.Each), Per: uint8(c.VP.Per), Need: uint8(c.VP.Need), Others: c.VP.Other, Names: c.VP.Names, From: int8(c.VP.From), Spared: uint8(c.VP.Spared), In: c.VP.In}
	}
	for _, d := range c.Defenses {
		f.Defenses = append(f.Defenses, b.defense(c, d))
	}
	for _, u := range c.Uses {
		f.Uses = append(f.Uses, b.use(c, u))
	}
	for _, d := range c.Changes {
		if d.From == 0 {
			d.From = When{}.from(c)
		}
		f.Changes = append(f.Changes, b.change(d))
	}
	for _, w := range c.Ongoing {
		f.Triggers = append(f.Triggers, b.trigger(c, w))
	}
	return f
}

// types returns the printed types of a card without its extra ones.
func (c *Card) types() engine.Types {
	if c.Types != 0 {
		return c.Types
	}
	return c.Kind.Types()
}

// Label returns the type that the card shows: that of its kind, or Super Hero for a Hero of the
// Super-Villain stack.
func (c *Card) Label() string {
	if c.Kind == SuperVillain && c.types()&engine.Hero != 0 {
		return SuperHero.Label()
	}
	return c.Kind.Label()
}

// goal returns the space of a card's Destination, which is counted from 1.
func (b *Book) goal(c *Card) int8 {
	if c.Goal < 1 {
		return int8(c.Goal)
	}
	for _, r := range b.table.Rows {
		if r.Ring {
			return int8((c.Goal-1)*max(int(r.Stride), 1) + 1)
		}
	}
	return int8(c.Goal)
}

func (b *Book) defense(c *Card, d Defense) engine.Defense {
	out := engine.Defense{From: d.From, Pay: engine.VerbDiscard, Then: b.compile(c, d.Then, false)}
	if d.Shows {
		out.Pay = engine.VerbNone
	}
	if d.From == 0 {
		out.From = engine.Set(Hand)
	}
	out.All = d.All
	if d.Only != nil {
		out.Only = b.count(d.Only.count)
	}
	switch {
	case d.Anybody:
		out.Near = engine.Unlimited
	case d.Others:
		out.Near = uint8(d.Protects) + 1
	}
	return out
}

func (b *Book) use(c *Card, u Use) engine.Use {
	out := engine.Use{From: u.From, Price: u.Price.engine(), Once: u.Once, Max: engine.Unlimited, Do: b.compile(c, u.Do, false)}
	if u.From == 0 {
		out.From = When{}.from(c)
	}
	if u.Only != nil {
		out.Only, out.Min, out.Max = b.count(u.Only.count), uint8(u.Only.min), uint8(u.Only.max)
	}
	return out
}

func (p Price) check(k *checker) {
	k.counter(p.Of)
	k.counter(p.Also)
}

// engine returns the price in the engine's form.
func (p Price) engine() engine.Price {
	return engine.Price{Number: p.Of.ID, N: int16(p.N), Cost: p.Cost, Also: p.Also.ID, AlsoN: int16(p.AlsoN)}
}

// ongoing reports whether the card stays in play because one of its abilities or changes works
// there (C-093).
func (c *Card) ongoing() bool {
	if c.Kind == SuperHero || c.rules() || c.Kind == Piece {
		return false
	}
	for _, w := range c.Ongoing {
		if w.from(c).Has(InPlay) {
			return true
		}
	}
	for _, d := range c.Defenses {
		if d.From.Has(InPlay) {
			return true
		}
	}
	return slices.ContainsFunc(c.Changes, func(d Change) bool { return d.From == 0 || d.From.Has(InPlay) }) ||
		slices.ContainsFunc(c.Uses, func(u Use) bool { return !u.Turn })
}

// traits returns the traits of the card's text box.
func (c *Card) traits() engine.Traits {
	var t engine.Traits
	if c.Attack != nil || c.Play != nil && hasAttack(c.Play) {
		t |= engine.HasAttack
	}
	if len(c.Defenses) > 0 {
		t |= engine.HasDefense
	}
	if c.ongoing() {
		t |= engine.HasOngoing
	}
	if c.Assist {
		t |= engine.HasAssist
	}
	if slices.Contains(c.Labels, "Move") {
		t |= engine.HasMove
	}
	return t
}

func (c *checker) fault(format string, args ...any) {
	c.faults = append(c.faults, c.card+": "+fmt.Sprintf(format, args...))
}

func (c *Card) check(k *checker) {
	if c.Name == "" || c.Copies < 1 && !c.Promo { // a promo is not from the box
		k.fault("a card needs a name and at least one copy")
	}
	if c.Art.Empty() {
		k.fault("a card needs a picture")
	}
	if c.Goal < Everywhere || c.Goal > k.spaces {
		k.fault("its goal is number %d: the ring of this mode has %d", c.Goal, k.spaces)
	}
	for _, e := range []Effect{c.Play, c.Arrival, c.Fallen, c.Attack, c.After} {
		if e != nil {
			e.check(k)
		}
	}
	for _, d := range c.Defenses {
		if d.Then != nil {
			d.Then.check(k)
		}
		if d.Only != nil {
			d.Only.check(k)
			if d.Only.min != 1 || d.Only.max != engine.Unlimited {
				k.fault("a Defense hangs on more than that something is there")
			}
		}
	}
	for _, u := range c.Uses {
		if u.Only != nil {
			u.Only.check(k)
		}
		if u.Do == nil {
			k.fault("an ability that does nothing")
			continue
		}
		u.Price.check(k)
		u.Do.check(k)
	}
	// Their use in a turn is noted in eight bits, of which one is for the play of a card that stays.
	if on, use := len(c.Ongoing), len(c.Uses); on > 4 || use > 3 {
		k.fault("%d triggered abilities and %d to use: a card has room for four and three", on, use)
	}
	for _, d := range c.Changes {
		d.check(k)
	}
	for _, w := range c.Ongoing {
		w.check(k)
	}
	c.VP.Filter.check(k)
}

// Library returns the engine's part of the book.
func (b *Book) Library() *engine.Library { return b.lib }

// Sets returns the sets that the book was made from.
func (b *Book) Sets() []Set { return b.sets }

// Set returns the set with an id, or nil if it is not among those of the book.
func (b *Book) Set(id string) *Set {
	if i := slices.IndexFunc(b.sets, func(s Set) bool { return s.ID == id }); i >= 0 {
		return &b.sets[i]
	}
	return nil
}

// FacesOf returns the faces of a set, in order.
func (b *Book) FacesOf(set string) (out []engine.FaceID) {
	for i := range b.lib.Faces {
		if b.lib.Faces[i].Set == set {
			out = append(out, engine.FaceID(i))
		}
	}
	return out
}

// Change returns the text of a change in a sentence: "To defeat him, first play a Starter this turn."
func (b *Book) Change(id engine.ChangeID) string { return sentence(b.changes[id]) }

// Called returns the name of a face in texts. Where several cards bear it, its type follows, or its set if
// they are of one type: "Solomon Grundy (Villain)". A Super Hero is not a card, so it needs no such word.
func (b *Book) Called(f engine.FaceID) string { return b.called[f] }

// tellApart returns what the faces are called.
func (b *Book) tellApart() []string {
	out := make([]string, len(b.cards))
	isCard := func(f engine.FaceID) bool { return b.cards[f].Kind != SuperHero && b.cards[f].Kind != Piece }
	for i, c := range b.cards {
		out[i] = c.Name
		of := b.lib.Faces[i].Set
		alone, types, sets := true, true, true // they tell the face from all others of its name
		for _, other := range b.named[c.Name] {
			if int(other) != i && isCard(other) {
				alone = false
				types = types && b.cards[other].Label() != c.Label()
				sets = sets && b.lib.Faces[other].Set != of
			}
		}
		switch {
		case alone || !isCard(engine.FaceID(i)):
		case types:
			out[i] += " (" + c.Label() + ")"
		case sets:
			out[i] += " (" + b.Set(of).Name + ")"
		}
	}
	return out
}

// Card returns the card printed on a face.
func (b *Book) Card(f engine.FaceID) *Card { return b.cards[f] }

// Passes reports whether a card makes players pass cards to each other, by its own words, and not put them down.
func (b *Book) Passes(f engine.FaceID) bool { return b.passing[b.cards[f]] }

// Pays reports whether a card lets its player pay VP tokens. One that takes them away otherwise does not.
func (b *Book) Pays(f engine.FaceID) bool { return b.paying[b.cards[f]] }

// Asker returns the card that asks the question of an instruction, if only one has that text.
func (b *Book) Asker(at engine.ProgID) (f engine.FaceID, ok bool) {
	for i, c := range b.cards {
		switch id := engine.FaceID(i); {
		case c == nil || !slices.Contains(b.askers[at], c):
		case ok && b.Called(id) != b.Called(f):
			return 0, false
		case !ok:
			f, ok = id, true
		}
	}
	return f, ok
}

// Of returns the faces of a kind, in the order of the sets.
func (b *Book) Of(k Kind) []engine.FaceID { return b.kinds[k] }

// Find returns the face with a name, such as "Batarang", or "Batarang@heroes_unite" to tell sets
// apart. Super Heroes are found only if hero is set, because some share their name with a card.
func (b *Book) Find(name string, hero bool) (engine.FaceID, error) {
	name, set, _ := strings.Cut(name, "@")
	for _, id := range b.named[name] {
		f := &b.lib.Faces[id]
		if f.SuperHero == hero && (set == "" || f.Set == set) {
			return id, nil
		}
	}
	kind := "card"
	if hero {
		kind = "hero"
	}
	return 0, fmt.Errorf("there is no %s named %q", kind, name)
}

// turnActs are the actions of a turn in the order in which the prompt names them.
var turnActs = []struct {
	kind  engine.OptionKind
	words string
}{
	{engine.OptPlay, "play cards"}, {engine.OptStep, "move"}, {engine.OptUse, "use abilities"},
	{engine.OptBuy, villainWords}, {engine.OptBuy, superWords}, {engine.OptBuy, buyWords}, {engine.OptAct, ""}, {engine.OptEnd, "end your turn"},
}

// These name purchases: of Villains on the map, of the Super-Villain on top of its stack, and those
// that defeat nothing.
const villainWords, superWords, buyWords = "defeat Villains", "defeat the Super-Villain", "buy cards"

// Purchase says what a player does with cards by taking an offer to buy them, as in "buy cards" or
// "defeat Villains", and reports whether that defeats the cards.
func (b *Book) Purchase(o *engine.Offer) (words string, defeats bool) {
	switch {
	case o.Defeat: // the top of their stack
		return superWords, true
	case b.defeats[o.Then]:
		return villainWords, true
	}
	return buyWords, false
}

// waits reports whether the player can't end the turn yet, because a card in play must be played first.
func (b *Book) waits(d engine.Decision) bool {
	play := false
	for _, o := range d.Options {
		if o.Kind == engine.OptEnd {
			return false
		}
		play = play || o.Kind == engine.OptPlay && b.lib.Offers[int(b.lib.Code[d.At].Filter)+int(o.N)].From == engine.Set(engine.InPlay)
	}
	return play
}

// turnWords says what the player can do now in their turn.
func (b *Book) turnWords(d engine.Decision) string {
	if len(d.Options) == 1 && d.Options[0].Kind == engine.OptEnd {
		return "Nothing left to play or buy. End your turn."
	}
	var can []string
	for _, a := range turnActs {
		if a.kind == engine.OptAct {
			can = append(can, b.actsOf(d)...)
			continue
		}
		if slices.ContainsFunc(d.Options, func(o engine.Option) bool {
			if o.Kind != a.kind || o.Seat != d.Seat {
				return false
			}
			if o.Kind != engine.OptBuy {
				return true
			}
			words, _ := b.Purchase(&b.lib.Offers[int(b.lib.Code[d.At].Filter)+int(o.N)])
			return words == a.words
		}) {
			can = append(can, a.words)
		}
	}
	if len(can) == 0 {
		return "Choose an action."
	}
	words := grammar.Capital(orList(can)) + "."
	if b.waits(d) {
		words += " Play the card that waits in play before you end your turn."
	}
	return words
}

// actsOf returns what the acts without a card do that a player can carry out now, each without its
// details. Acts that leave the game or the turn are not among them.
func (b *Book) actsOf(d engine.Decision) (out []string) {
	for _, o := range d.Options {
		if o.Kind != engine.OptAct || o.Seat != d.Seat || o.Card != engine.NoCard {
			continue
		}
		f := &b.lib.Offers[int(b.lib.Code[d.At].Filter)+int(o.N)]
		if words, _, _ := strings.Cut(b.acts[f.Label].Words, ":"); words != "" && !f.Leaves && !slices.Contains(out, words) {
			out = append(out, words)
		}
	}
	return out
}

// Prompt returns the words of the pending question for the player who is asked.
func (b *Book) Prompt(d engine.Decision) string {
	switch d.Kind {
	case engine.DecideTurn:
		return b.turnWords(d)
	case engine.DecideDefend:
		return "Use a Defense to avoid this Attack?"
	case engine.DecideOrder:
		return "Choose the next ability to resolve."
	case engine.DecideHero:
		return "Choose your Super Hero."
	case engine.DecideSpace, engine.DecideName:
		return b.asks[d.At].Prompt
	case engine.DecidePile:
		return "Choose one."
	case engine.DecideOther:
		return "Another player is choosing."
	case engine.DecideMay:
		return strings.TrimSuffix(b.asks[d.At].Prompt, ".") + "?"
	case engine.DecideSeat:
		if d.At == 0 && d.It != engine.NoCard {
			return "Choose who this Defense protects."
		}
		if d.At == 0 {
			return "Choose who the Attack hits next."
		}
		return b.asks[d.At].Prompt
	case engine.DecidePick, engine.DecideChoose:
		return b.asks[d.At].Prompt
	case engine.NoDecision:
		return "The game is over."
	}
	return ""
}

// Label returns the short name of a labeled choice.
func (b *Book) Label(n int16) string { return b.lib.Labels[n] }

// Act returns a sentence for the effect of the turn's act with this label, without its condition.
func (b *Book) Act(label int16) string { return sentence(b.acts[label].Words) }

// choice is a labeled effect of a card.
type choice struct {
	card  *Card
	label int16
}

// chosen is an effect in the words of the player who chooses it and of others, and whether the log needs no
// line about the choice.
type chosen struct {
	you, they string
	told      bool
}

// Chosen returns the log's words for a labeled effect of a card, after "chose to": "discard your
// hand". You says that the reader chose it. It is "" if the card has no such label. Told reports that the
// effect follows at once in a line that says all of it.
func (b *Book) Chosen(f engine.FaceID, label int16, you bool) (words string, told bool) {
	c := b.chosen[choice{b.cards[f], label}]
	if you {
		return c.you, c.told
	}
	return c.they, c.told
}

// Did returns the log's words for the turn's act with this label, after the name of the player:
// "left the game". It is "" if no act has the label.
func (b *Book) Did(label int16) string { return b.acts[label].Did }
