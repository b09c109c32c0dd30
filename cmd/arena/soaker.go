package main

import (
	"fmt"
	"slices"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	"lineup/game/mode/standard"
)

// damageEvery is the interval, in decisions, at which damaged copies are tried.
const damageEvery = 20

// soaker plays random games and checks them. It reuses its buffers between decisions.
type soaker struct {
	fixed   mode.Plan  // the part that is the same in every game
	open    *mode.Game // of fixed, without regard to its seats
	every   int
	answers []engine.Answer // given in the current game

	damage   int // damaged copies to try each time
	damaged  int // tried so far
	accepted int // how many of them could be read

	copied, redealt, before engine.State
	events                  engine.Events
	legal                   []engine.Answer
	written, broken         []byte
	seen                    map[engine.Answer]bool
}

// newSoaker returns a soaker for a Plan. Anything the Plan leaves open changes from game to game.
// The game open is the prepared Plan.
func newSoaker(fixed mode.Plan, open *mode.Game, every int) *soaker {
	return &soaker{fixed: fixed, open: open, every: every, seen: map[engine.Answer]bool{}}
}

// variety returns the Plan for a seed. Each choice takes its share of the seed, even if it is
// fixed.
func (k *soaker) variety(seed uint64) mode.Plan {
	m := &k.open.Mode
	p := k.fixed
	p.Seed = seed
	share := func(n int) int {
		part := int(seed % uint64(n))
		seed /= uint64(n)
		return part
	}
	if m.Host && len(k.fixed.Sets) == 0 && share(2) == 1 {
		p.Sets = []string{m.Sets[0], m.Sets[1+share(len(m.Sets)-1)]}
	}
	if rivals := k.rivals(); rivals != nil && share(2) == 1 {
		m, p.Variants = rivals, []string{rebirth.Competitive}
	}
	if part := share(m.Seats.Max - m.Seats.Min + 1); len(p.Seats) == 0 {
		p.Seats = mode.People(m.Seats.Min + part)
	}
	if m.Teams && len(k.fixed.Seats) == 0 && len(p.Seats) == 4 && share(2) == 1 {
		for i := range p.Seats {
			p.Seats[i].Team = [...]string{"red", "blue"}[i%2]
		}
	}
	if part := share(len(m.Profiles)); p.Profile == "" {
		p.Profile = m.Profiles[part].Word
	}
	if varied, g := k.withVariants(p); g != nil {
		p, m = varied, &g.Mode
	}
	if part := share(2); part == 1 && p.Heroes == mode.Random && 2*m.Heroes*len(p.Seats) <= len(mode.HeroNames(k.open.Book)) {
		p.Heroes = mode.DealTwo
	}
	p.Options = k.withStack(m, p)
	o, ok := m.Option(standard.Villains)
	stack, _ := p.Options.Value(standard.Stack)
	if _, fixed := p.Options.Value(o.Name); ok && !fixed && (stack == "" || stack == standard.Mixed) {
		stacks := o.Numbers.Max - o.Numbers.Min + 1
		p.Options = p.Options.WithNumber(o.Name, o.Numbers.Min+int((seed+uint64(o.Default-o.Numbers.Min))%uint64(stacks)))
	}
	for _, name := range [...]string{rebirth.ScenarioOption, rebirth.GuestsOption, rebirth.SignaturesOption} {
		o, ok := m.Option(name)
		if _, fixed := p.Options.Value(name); !ok || fixed {
			continue
		}
		if len(o.Words) > 0 {
			p.Options = p.Options.With(name, o.Words[share(len(o.Words))])
		} else {
			p.Options = p.Options.WithNumber(name, o.Numbers.Min+share(o.Numbers.Max-o.Numbers.Min+1))
		}
	}
	if _, is := m.Option(rebirth.LogOption); is && !m.Cooperative && !still(&mode.Game{Plan: p}) && share(2) == 1 { // a game of a campaign
		log := rebirth.Log{Damage: map[string]int{"Bank": 1 + share(4)}, Gives: []int{1 + share(len(p.Seats))}}
		for range p.Seats {
			log.Signatures = append(log.Signatures, []int{1, 2, 3})
		}
		p.Options = p.Options.With(rebirth.LogOption, log.String())
	}
	return p
}

// withStack returns the options of a Plan, with the stack of one of its packs in about half of the games that
// have one. A fixed stack stays.
func (k *soaker) withStack(m *mode.Mode, p mode.Plan) mode.Options {
	chance := engine.NewRNG(p.Seed, engine.StreamMain)
	if _, fixed := p.Options.Value(standard.Stack); fixed {
		return p.Options
	}
	out := p.Options
	for _, id := range p.Sets {
		if slices.Contains(m.Packs, id) && chance.Intn(2) == 0 {
			out = out.With(standard.Stack, standard.StackWord(id))
		}
	}
	return out
}

// withVariants returns a Plan for several sets with random variants that go together and fit its
// seats, and with their options. The game is nil if variants are fixed or none are chosen.
func (k *soaker) withVariants(p mode.Plan) (mode.Plan, *mode.Game) {
	m := &k.open.Mode
	if len(k.fixed.Variants) > 0 || m.Host || len(p.Sets) < 2 {
		return p, nil
	}
	chance := engine.NewRNG(p.Seed, engine.StreamDie)
	var game *mode.Game
	for _, v := range m.Variants {
		if chance.Intn(3) > 0 || v.Word == standard.Leaving && chance.Intn(5) > 0 { // random players leave at once
			continue
		}
		with := p
		with.Variants = append(slices.Clone(p.Variants), v.Word)
		switch v.Word {
		case standard.Mix:
			sets := []string{p.Sets[0], p.Sets[0], p.Sets[0], p.Sets[1], p.Sets[1], p.Sets[1]}
			engine.Shuffle(sets, &chance)
			with.Options = with.Options.With(standard.Mix, fmt.Sprintf("equipment=%s,location=%s,super_villain=%s,hero=%s,super_power=%s,villain=%s",
				sets[0], sets[1], sets[2], sets[3], sets[4], sets[5]))
		case standard.Halves:
			if chance.Intn(2) == 0 {
				break // the first game
			}
			e := standard.Earlier{Seed: p.Seed}
			for range p.Seats {
				e.Seats = append(e.Seats, standard.EarlierSeat{Points: chance.Intn(60) - 5, Villains: chance.Intn(4)})
			}
			with.Options = with.Options.With(standard.EarlierOption, e.String())
		}
		if g, err := catalog.Tested.Build(with); err == nil {
			p, game = with, g
		}
	}
	return p, game
}

// rivals returns the mode with its competitive variant, or nil if it has none or the fixed Plan
// excludes it.
func (k *soaker) rivals() *mode.Mode {
	f := k.fixed
	if len(f.Variants)+len(f.Options) > 0 || len(f.Seats) == 1 {
		return nil
	}
	f.Variants = []string{rebirth.Competitive}
	g, err := catalog.Tested.Prepare(f)
	if err != nil {
		return nil
	}
	return &g.Mode
}

// game plays one game and returns the hash of its last state.
func (k *soaker) game(seed uint64) (last uint64, err error) {
	k.answers = k.answers[:0]
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v", p)
		}
	}()
	g, s, err := catalog.Tested.Deal(k.variety(seed))
	if err != nil {
		return 0, err
	}
	chance := engine.NewRNG(seed, engine.StreamChance)
	for s.Over() == engine.NotOver {
		if len(k.answers) == endless {
			return s.Hash(), fmt.Errorf("the game does not end")
		}
		checked := len(k.answers)%k.every == 0
		if checked {
			if err := k.check(s, &chance); err != nil {
				return s.Hash(), fmt.Errorf("%w\n%v", err, s)
			}
			s.CopyInto(&k.before)
		}
		looker := k.looker(s)
		d := s.Pending()
		a := engine.Answer{Seq: d.Seq, Option: d.Options[chance.Intn(len(d.Options))]}
		k.answers = append(k.answers, a)
		k.events.Reset()
		if err := s.Apply(a, &k.events); err != nil {
			return s.Hash(), fmt.Errorf("a legal answer was refused: %w", err)
		}
		if checked {
			if err := checkEvents(&k.before, s, k.events.List, looker); err != nil {
				return s.Hash(), fmt.Errorf("%w\n%v", err, s)
			}
		}
	}
	if err := k.checkEnd(g, s); err != nil {
		return s.Hash(), fmt.Errorf("at the end: %w", err)
	}
	return s.Hash(), nil
}

// check checks everything that must be true at a question. It does not change the game.
func (k *soaker) check(s *engine.State, chance *engine.RNG) error {
	if err := s.Check(); err != nil {
		return err
	}
	if err := s.CheckPosed(); err != nil {
		return err
	}
	before := s.Hash()
	redeal := *chance // the game must not depend on how often it is checked
	for _, err := range []error{k.checkLegal(s), k.checkCopy(s, before), k.checkWritten(s, before),
		k.checkRefused(s), k.checkView(s, &redeal)} {
		if err != nil {
			return err
		}
	}
	for n := k.damage; n > 0 && len(k.answers)%damageEvery == 0; n-- {
		if err := k.checkDamaged(s, &redeal); err != nil {
			return err
		}
	}
	// One comparison at the end covers all checks, because none may change the game.
	if s.Hash() != before {
		return fmt.Errorf("a refused answer, or playing a copy, changed the game")
	}
	return nil
}

func (k *soaker) checkLegal(s *engine.State) error {
	k.legal = s.Legal(k.legal[:0])
	if len(k.legal) == 0 {
		return fmt.Errorf("a question without a legal answer")
	}
	clear(k.seen)
	for _, a := range k.legal {
		if k.seen[a] {
			return fmt.Errorf("the legal answer %+v is listed twice", a)
		}
		k.seen[a] = true
	}
	return nil
}

func (k *soaker) checkCopy(s *engine.State, before uint64) error {
	s.CopyInto(&k.copied)
	if h := k.copied.Hash(); h != before {
		return fmt.Errorf("the copy of a game has hash %x, the game %x", h, before)
	}
	if err := k.copied.Apply(k.legal[0], nil); err != nil {
		return fmt.Errorf("the copy of a game refuses a legal answer: %w", err)
	}
	return nil
}

func (k *soaker) checkWritten(s *engine.State, before uint64) error {
	k.written = s.AppendBinary(k.written[:0])
	read, err := engine.Decode(s.Library(), k.written)
	if err != nil {
		return fmt.Errorf("a written game can't be read: %w", err)
	}
	if h := read.Hash(); h != before {
		return fmt.Errorf("the game read back has hash %x, the game %x", h, before)
	}
	return nil
}

func (k *soaker) checkRefused(s *engine.State) error {
	good := k.legal[0]
	wrong := [...]struct {
		what   string
		answer engine.Answer
	}{
		{"an answer to the last question", engine.Answer{Seq: good.Seq - 1, Option: good.Option}},
		{"an answer to the next question", engine.Answer{Seq: good.Seq + 1, Option: good.Option}},
		{"an answer with no such option", engine.Answer{Seq: good.Seq, Option: engine.Option{Kind: 200, Card: 65535, N: -1}}},
		{"a purchase of no card", engine.Answer{Seq: good.Seq, Option: engine.Option{Kind: engine.OptBuy}}},
	}
	for _, w := range wrong {
		if err := s.Apply(w.answer, nil); err == nil {
			return fmt.Errorf("%s was accepted", w.what)
		}
	}
	return nil
}

// utmostScore is more than any score can be, positive or negative. With all sets a player can own some three
// hundred cards, many worth points for each of the others.
const utmostScore = 3000

func (k *soaker) checkEnd(g *mode.Game, s *engine.State) error {
	if err := s.Check(); err != nil {
		return err
	}
	if n := len(s.Legal(k.legal[:0])); n != 0 {
		return fmt.Errorf("%d legal answers, but no question", n)
	}
	score := g.Count(s)
	for _, a := range score.Accounts {
		if a.Total < -utmostScore || a.Total > utmostScore {
			return fmt.Errorf("seat %d has %d victory points", a.Seat, a.Total)
		}
	}
	switch n := len(score.Winners); {
	case g.Mode.Cooperative && n != 0 && n != s.Seats():
		return fmt.Errorf("%d of the %d players win instead of all or none", n, s.Seats())
	case !g.Mode.Cooperative && n == 0:
		return fmt.Errorf("no one wins")
	}
	return nil
}
