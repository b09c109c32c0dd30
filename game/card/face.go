package card

import (
	"slices"

	"lineup/engine"
)

// face compiles a card of a set.
func (b *Book) face(c *Card, set string) engine.Face {
	f := engine.Face{
		Name: c.Name, Set: set, ID: b.name(c.Title()), Types: c.types() | c.Extra, Owned: c.Owned, AnyName: c.AnyName, Cost: int8(c.Cost), VP: int8(c.VP.N),
		SuperVillain: c.Kind == SuperVillain, SuperHero: c.Kind == SuperHero,
		Piece: c.Kind == Piece, Grave: c.Grave, Range: int8(c.Range), Goal: b.goal(c), Power: int8(printedPower(c.Play)), Traits: c.traits(), StartsFirst: c.StartsFirst,
		Ongoing: c.ongoing(),
		Play:    b.compile(c, c.Play), Arrival: b.compile(c, c.Arrival), Fallen: b.compile(c, c.Fallen),
	}
	if c.Escapes {
		f.Escapes = OutOfGame
	}
	hit := c.Attack
	if c.Ambush {
		hit, _ = theAttack(c.Play)
	}
	if hit != nil {
		f.Attack = b.attack(engine.Attack{On: engine.You, Apart: c.After == nil, Relentless: c.Relentless, Hit: b.hit(c, hit, []Effect{c.After}), After: b.compile(c, c.After)})
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

// defense compiles a Defense of a card.
func (b *Book) defense(c *Card, d Defense) engine.Defense {
	out := engine.Defense{From: d.From, Pay: engine.VerbDiscard, Then: b.compile(c, d.Then)}
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

// use compiles an ability that the player of a card uses.
func (b *Book) use(c *Card, u Use) engine.Use {
	out := engine.Use{From: u.From, Price: b.price(u.Price), Once: u.Once, Max: engine.Unlimited, Do: b.compile(c, u.Do)}
	if u.From == 0 {
		out.From = When{}.from(c)
	}
	if u.Only != nil {
		out.Only, out.Min, out.Max = b.count(u.Only.count), uint8(u.Only.min), uint8(u.Only.max)
	}
	return out
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
