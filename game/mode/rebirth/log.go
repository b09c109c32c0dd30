package rebirth

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
	"lineup/game/sets/rebirth"
)

// LogOption is the option for the Campaign Log at the start of an attempt. It is a Log as text,
// because an attempt of a campaign is made from its Plan only, like any game.
const LogOption = "log"

// Log is the state of a campaign at the setup of an attempt, as the differences from an attempt by
// itself (R-LOG-01). The zero Log is the beginning of a campaign, which an attempt by itself is
// not. See Standing.
//
// As text it is a word of a Plan, with the parts in this order and _ for each space in a name:
//
//	damage:Bank=3,City_Hall=destroyed;signatures:1+2,1,;secrets:1,-,2@8127;missions:A_Very_Good_Boy;lost:Blast*2,Flight;opening:1
//	damage:Bank=3;signatures:1+2+3,1+2+3;gives:2
//
// or "blank" for the zero Log.
type Log struct {
	Damage     map[string]int // by Location; HitPoints for a destroyed one (R-DMG-08)
	Signatures [][]int        // by seat, rising (R-SIG-02), or nil if none
	// Secrets are the places of the seats' Secret Cards in the Scenario's pack, from 1; 0 stands for
	// no card, and nil for none at all. Pack determines which cards those are, see SecretAt. A Plan
	// does not name them because it appears in public lists.
	Secrets  []int
	Pack     uint64
	Missions []string // the completed Side Missions (R-SID-03), in order of SideMissions
	Lost     []string // cards that stay out, one name per copy, in order
	Opening  int      // the number of additional cards in each first hand
	// Gives are the seats, from 1, rising, that first give up a Signature card for a Punch because
	// they won the previous game of a competitive campaign (R-CCP-05). Otherwise such a campaign
	// uses only Damage and Signatures.
	Gives []int
}

// The limits and words of a Log.
const (
	MaxSignatures = 3 // R-SIG-01
	PackSize      = 4 // Secret Cards of a Scenario that has some
	maxOpening    = 5
	maxLost       = 200
	maxNames      = 100 // bytes of a name
	ruined        = "destroyed"
	maxSeats      = 4 // R-CMP-01
	noCard        = "-"
	blank         = "blank"
)

// The parts of a Log's text.
const (
	partDamage     = "damage"
	partSignatures = "signatures"
	partSecrets    = "secrets"
	partMissions   = "missions"
	partLost       = "lost"
	partOpening    = "opening"
	partGives      = "gives"
)

var logParts = []string{partDamage, partSignatures, partSecrets, partMissions, partLost, partOpening, partGives}

// String returns the Log as text.
func (l Log) String() string {
	var out []string
	part := func(name string, words []string) {
		if len(words) > 0 {
			out = append(out, name+":"+strings.Join(words, ","))
		}
	}
	var damage []string
	for _, place := range slices.Sorted(maps.Keys(l.Damage)) {
		switch n := l.Damage[place]; {
		case n >= rebirth.HitPoints:
			damage = append(damage, bare(place)+"="+ruined)
		case n > 0:
			damage = append(damage, bare(place)+"="+strconv.Itoa(n))
		}
	}
	part(partDamage, damage)
	if slices.ContainsFunc(l.Signatures, func(of []int) bool { return len(of) > 0 }) {
		var seats []string
		for _, of := range l.Signatures {
			seats = append(seats, strings.Join(digits(of), "+"))
		}
		part(partSignatures, seats)
	}
	if slices.ContainsFunc(l.Secrets, func(place int) bool { return place > 0 }) {
		var seats []string
		for _, place := range l.Secrets {
			word := noCard
			if place > 0 {
				word = strconv.Itoa(place)
			}
			seats = append(seats, word)
		}
		seats[len(seats)-1] += "@" + strconv.FormatUint(l.Pack, 10)
		part(partSecrets, seats)
	}
	var missions []string
	for _, m := range l.Missions {
		missions = append(missions, bare(m))
	}
	part(partMissions, missions)
	var lost []string
	for i := 0; i < len(l.Lost); {
		n := i
		for n < len(l.Lost) && l.Lost[n] == l.Lost[i] {
			n++
		}
		word := bare(l.Lost[i])
		if n-i > 1 {
			word += "*" + strconv.Itoa(n-i)
		}
		lost = append(lost, word)
		i = n
	}
	part(partLost, lost)
	if l.Opening > 0 {
		part(partOpening, []string{strconv.Itoa(l.Opening)})
	}
	part(partGives, digits(l.Gives))
	if len(out) == 0 {
		return blank
	}
	return strings.Join(out, ";")
}

// digits returns numbers as text.
func digits(numbers []int) (out []string) {
	for _, n := range numbers {
		out = append(out, strconv.Itoa(n))
	}
	return out
}

// bare returns a name without spaces.
func bare(name string) string { return strings.ReplaceAll(name, " ", "_") }

// ParseLog reads a Log as String writes it. The error names the faulty part. The deal checks that
// the lost cards exist.
func ParseLog(text string) (Log, error) {
	var l Log
	if text == blank {
		return l, nil
	}
	seen := map[string]bool{}
	for word := range strings.SplitSeq(text, ";") {
		part, value, ok := strings.Cut(word, ":")
		if !ok || !slices.Contains(logParts, part) {
			return Log{}, fmt.Errorf("unknown part %.40q: write one of %s, then a colon and its value, or only %s", word, strings.Join(logParts, ", "), blank)
		}
		if seen[part] {
			return Log{}, fmt.Errorf("%s appears twice", part)
		}
		seen[part] = true
		if err := l.read(part, value); err != nil {
			return Log{}, fmt.Errorf("%s: %w", part, err)
		}
	}
	return l, nil
}

func (l *Log) read(part, value string) error {
	words := strings.Split(value, ",")
	switch part {
	case partDamage:
		return l.readDamage(words)
	case partSignatures:
		return l.readSignatures(words)
	case partSecrets:
		return l.readSecrets(value)
	case partMissions:
		for _, word := range words {
			m := strings.ReplaceAll(word, "_", " ")
			if !slices.Contains(SideMissions, m) {
				return fmt.Errorf("unknown Side Mission %.40q: choose from %s", m, strings.Join(SideMissions, ", "))
			}
			if slices.Contains(l.Missions, m) {
				return fmt.Errorf("%s appears twice", m)
			}
			l.Missions = append(l.Missions, m)
		}
		slices.SortFunc(l.Missions, func(a, b string) int { return slices.Index(SideMissions, a) - slices.Index(SideMissions, b) })
		return nil
	case partLost:
		return l.readLost(words)
	case partGives:
		var err error
		l.Gives, err = rising(words, maxSeats)
		return err
	}
	n, err := whole(value, 1, maxOpening)
	l.Opening = n
	return err
}

func (l *Log) readDamage(words []string) error {
	l.Damage = map[string]int{}
	for _, word := range words {
		name, value, _ := strings.Cut(word, "=")
		place := strings.ReplaceAll(name, "_", " ")
		if !slices.Contains(order, place) {
			return fmt.Errorf("unknown Location %.40q: choose from %s", place, strings.Join(order, ", "))
		}
		if l.Damage[place] > 0 {
			return fmt.Errorf("%s appears twice", place)
		}
		n := rebirth.HitPoints
		if value != ruined {
			var err error
			if n, err = whole(value, 1, rebirth.HitPoints-1); err != nil {
				return fmt.Errorf("%s: %w, or %s", place, err, ruined)
			}
		}
		l.Damage[place] = n
	}
	return nil
}

func (l *Log) readSignatures(words []string) error {
	some := false
	for i, word := range words {
		var of []int
		if word != "" {
			var err error
			if of, err = rising(strings.Split(word, "+"), MaxSignatures); err != nil {
				return fmt.Errorf("seat %d: %w", i+1, err)
			}
			some = true
		}
		l.Signatures = append(l.Signatures, of)
	}
	if !some {
		return errors.New("no player has one: leave it out")
	}
	return nil
}

// rising reads rising numbers from 1.
func rising(words []string, most int) (out []int, err error) {
	for _, word := range words {
		n, err := whole(word, 1, most)
		if err != nil {
			return nil, err
		}
		if len(out) > 0 && out[len(out)-1] >= n {
			return nil, fmt.Errorf("%d follows %d: the numbers must rise", n, out[len(out)-1])
		}
		out = append(out, n)
	}
	return out, nil
}

func (l *Log) readSecrets(value string) (err error) {
	places, pack, ok := strings.Cut(value, "@")
	if l.Pack, err = strconv.ParseUint(pack, 10, 64); !ok || err != nil {
		return errors.New("write @ and the number of the pack after the places")
	}
	some := false
	for word := range strings.SplitSeq(places, ",") {
		place := 0
		if word != noCard {
			if place, err = whole(word, 1, PackSize); err != nil {
				return fmt.Errorf("%w, or %s for no card", err, noCard)
			}
			if slices.Contains(l.Secrets, place) {
				return fmt.Errorf("two seats have the card at place %d", place)
			}
			some = true
		}
		l.Secrets = append(l.Secrets, place)
	}
	if !some {
		return errors.New("no player has one: leave it out")
	}
	return nil
}

func (l *Log) readLost(words []string) error {
	for _, word := range words {
		name, copies, some := strings.Cut(word, "*")
		n := 1
		if some {
			var err error
			if n, err = whole(copies, 2, maxLost); err != nil {
				return fmt.Errorf("%.40s: %w", name, err)
			}
		}
		card := strings.ReplaceAll(name, "_", " ")
		if card == "" || len(card) > maxNames || strings.ContainsAny(card, ":=@\"\\") {
			return fmt.Errorf("%.40q is not a card name", card)
		}
		if slices.Contains(l.Lost, card) {
			return fmt.Errorf("%s appears twice: write %s*2 for two copies", card, name)
		}
		if len(l.Lost)+n > maxLost {
			return fmt.Errorf("more than %d cards", maxLost)
		}
		for range n {
			l.Lost = append(l.Lost, card)
		}
	}
	slices.Sort(l.Lost)
	return nil
}

// whole reads a whole number in its shortest form.
func whole(word string, least, most int) (int, error) {
	n, err := strconv.Atoi(word)
	if err != nil || n < least || n > most || strconv.Itoa(n) != word {
		return 0, fmt.Errorf("%.20q must be a whole number from %d to %d", word, least, most)
	}
	return n, nil
}

// logText reads the option and returns its written form. "" stays "", for an attempt by itself.
func logText(text string) (string, error) {
	if text == "" {
		return "", nil
	}
	l, err := ParseLog(text)
	return l.String(), err
}

// SideMissions are the Side Missions (R-SID-01), in the order of their cards.
var SideMissions = func() (out []string) {
	for _, m := range missions {
		out = append(out, m.name)
	}
	return out
}()

// Brings returns the card that a completed Side Mission adds to the main deck (R-SID-04), or "" if
// none.
func Brings(mission string) string {
	if i := slices.Index(SideMissions, mission); i >= 0 {
		return missions[i].brings
	}
	return ""
}

// HasSecrets reports whether Secret Cards are dealt in a Scenario.
func HasSecrets(scenario int) bool { return len(Scenarios[scenario-1].Secrets) > 0 }

// SecretAt returns the Secret Card at a place, from 1, of a Scenario's pack shuffled by the pack's
// number, or "" if there is none.
func SecretAt(scenario int, pack uint64, place int) string {
	cards := slices.Clone(Scenarios[scenario-1].Secrets)
	if place < 1 || place > len(cards) {
		return ""
	}
	chance := engine.NewRNG(pack, engine.StreamChance)
	engine.Shuffle(cards, &chance)
	return cards[place-1]
}

// SetupOf returns the Setup of a game's Plan from its Log, or without one, that of a Scenario
// played by itself.
func SetupOf(g *mode.Game) (Setup, error) {
	text := g.Word(LogOption)
	if text == "" {
		return Standing(g), nil
	}
	l, err := ParseLog(text)
	if err != nil {
		return Setup{}, mode.Fault(LogOption, "%s", err)
	}
	return l.setup(g)
}

// setup returns the Setup of a Log, or an error if the Log does not fit the Plan.
func (l Log) setup(g *mode.Game) (Setup, error) {
	u := Setup{Damage: l.Damage, Signatures: l.Signatures, Secrets: []string{}, Missions: map[string]bool{}, Lost: l.Lost, Opening: l.Opening, Gives: l.Gives}
	seats := len(g.Plan.Seats)
	if competes(g) {
		if len(l.Secrets)+len(l.Missions)+len(l.Lost)+l.Opening > 0 {
			return u, mode.Fault(LogOption, "a competitive log has only %s, %s, and %s", partDamage, partSignatures, partGives) // R-CCP-01
		}
	} else if l.Gives != nil {
		return u, mode.Fault(LogOption, "only a competitive log has %s", partGives)
	}
	if l.Signatures != nil && len(l.Signatures) != seats {
		return u, mode.Fault(LogOption, "%s: given for %s", partSignatures, mismatch(len(l.Signatures), seats))
	}
	if l.Secrets != nil && len(l.Secrets) != seats {
		return u, mode.Fault(LogOption, "%s: given for %s", partSecrets, mismatch(len(l.Secrets), seats))
	}
	for _, n := range l.Gives {
		if n > seats || l.Signatures == nil || len(l.Signatures[n-1]) == 0 {
			return u, mode.Fault(LogOption, "%s: seat %d has no Signature card to give up", partGives, n)
		}
	}
	scenario := 0
	if !competes(g) {
		scenario = g.Number(ScenarioOption)
	}
	for _, place := range l.Secrets {
		if !HasSecrets(scenario) {
			return u, mode.Fault(LogOption, "%s: Scenario %d has none", partSecrets, scenario)
		}
		u.Secrets = append(u.Secrets, SecretAt(scenario, l.Pack, place))
	}
	for _, m := range l.Missions {
		u.Missions[m] = true
	}
	for i, name := range l.Lost {
		f, err := g.Book.Find(name, false)
		if err != nil {
			return u, mode.Fault(LogOption, "%s: %s", partLost, err)
		}
		c := g.Book.Card(f)
		switch first := slices.Index(l.Lost, name); {
		case c.Of != "" || c.Kind == card.Villain || c.Kind != card.Basic && !c.Kind.MainDeck():
			return u, mode.Fault(LogOption, "%s: %s can't be lost: it must be in the main deck or a Basic stack, and not a Villain", partLost, name)
		case i-first >= c.Copies:
			return u, mode.Fault(LogOption, "%s: %d copies of %s are lost, but there are only %d", partLost, i-first+1, name, c.Copies)
		}
	}
	return u, nil
}

// mismatch returns the words for a wrong number of seats.
func mismatch(of, seats int) string {
	if of == 1 {
		return fmt.Sprintf("1 seat, but there are %d", seats)
	}
	return fmt.Sprintf("%d seats, but there are %d", of, seats)
}
