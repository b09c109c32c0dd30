// Package campaign is the campaign of the Rebirth rulebook as plain data, and the rules
// about it: eight Scenarios one after the other, each tried twice at most, and a log of
// what they leave behind (R-SCN, R-LOG). It plays nothing and touches no disk: it says of
// what Plan the next play is made, and is told what came of it.
//
// A Campaign is a value. Its methods leave it as it is and give the one that follows, so
// that whoever could not keep the next one still has the last.
//
// What is kept is what happened: the plays with their results, and each time somebody went
// back. All else, the page of the log included, follows from that by the rules, see Page.
// So nothing in a campaign can contradict anything else, and nothing that happened is ever
// lost: the start of every play is a point to go back to, of those that were taken back
// too.
package campaign

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"lineup/game/card"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	set "lineup/game/sets/rebirth"
)

// What the rules say of numbers.
const (
	Scenarios  = 8 // R-SCN-01, as many as rebirth.Scenarios
	Tries      = 2 // R-WIN-05
	MaxPlayers = 4 // R-CMP-01
)

// What is kept at most.
const (
	maxEntries = 2000
	maxID      = 60  // bytes
	maxTitle   = 300 // bytes
	maxName    = 100 // bytes
)

// Campaign is one campaign of one group of players. The zero value is none: see Begin.
type Campaign struct {
	ID    string // the same for all that is kept of it
	Title string // what people call it; "" for nothing
	Seed  uint64 // of the town: all chance of the campaign follows from it
	// Rivals: it is a competitive one, of games for points in place of Scenarios (R-CCP-01).
	Rivals bool
	// Players are who plays next, in the order of their seats. They may come and go
	// between plays (R-SCN-01): see Seat.
	Players []Player

	entries []Entry // in the order in which they happened; see Entries
	from    *state  // before the first of them; nil for the beginning, see Resume
}

// Player is somebody who plays, and as whom.
type Player struct {
	Name string `json:"name"`
	Kind string `json:"kind,omitempty"` // a kind of computer player; "" for a person
	Hero string `json:"hero"`
	Ally string `json:"ally,omitempty"` // who comes along with one who plays alone (R-SOL-02); "" for any
	Team string `json:"team,omitempty"` // in a competitive campaign: any label, the same for partners
}

// Entry is one thing that happened: a play, or going back. One of the two is there.
type Entry struct {
	Play *Play `json:"play,omitempty"`
	Back *Back `json:"back,omitempty"`
}

// Play is one try at a Scenario, or a game of a competitive campaign.
type Play struct {
	Scenario int      `json:"scenario"` // or the number of the game
	Try      int      `json:"try"`      // 1 or 2
	Players  []Player `json:"players"`
	// Secrets are the places in the Scenario's pack of the players' Secret Cards, and Pack
	// is how it was mixed: see rebirth.SecretAt.
	Secrets []int   `json:"secrets,omitempty"`
	Pack    uint64  `json:"pack,omitempty"`
	Result  *Result `json:"result,omitempty"` // nil as long as it is being played
	// Began is when it was begun, in seconds since 1970 began, UTC; 0 where that is not
	// known. It is told to people, and nothing follows from it.
	Began int64 `json:"began,omitempty"`
}

// Back is going back to a point: the campaign is from then on as it was there.
type Back struct {
	To int `json:"to"` // the number of the play, among the entries, that had not begun there
}

// Result is what came of a play.
type Result struct {
	Won      bool           `json:"won,omitempty"`
	Damage   map[string]int `json:"damage,omitempty"`   // by Location, of all seven; HitPoints for a destroyed one (R-WIN-03)
	Secrets  []bool         `json:"secrets,omitempty"`  // by player: the Secret Card was done in it
	Missions []string       `json:"missions,omitempty"` // the Side Missions that were completed in it (R-SID-02)
	Lost     []string       `json:"lost,omitempty"`     // the cards that stay out, by name, one for each copy (R-SCN-05)
	// Winners are who has won a game for points, by their places among the players, rising;
	// Gave by player the number of the Signature card given up before it, 0 for none (R-CCP-05).
	Winners []int `json:"winners,omitempty"`
	Gave    []int `json:"gave,omitempty"`
}

// Begin begins a campaign. Who names no hero gets one by chance.
func Begin(id, title string, seed uint64, players []Player) (Campaign, error) {
	return Campaign{ID: id, Title: title, Seed: seed}.begun(players)
}

func (c Campaign) begun(players []Player) (Campaign, error) {
	if err := c.checkHead(); err != nil {
		return Campaign{}, err
	}
	return c.Seat(players)
}

// checkHead checks what must hold of what a campaign is called.
func (c Campaign) checkHead() error {
	switch {
	case c.ID == "" || len(c.ID) > maxID || !isPlain(c.ID) || strings.Contains(c.ID, playJoint):
		return fault("id", "%.80q: it is 1 to %d letters and signs that can be seen, and has no %q in it", c.ID, maxID, playJoint)
	case len(c.Title) > maxTitle || !isPlain(c.Title):
		return fault("title", "it is up to %d bytes of letters and signs that can be seen", maxTitle)
	}
	return nil
}

// isPlain reports whether a text has only letters and signs that can be seen, and spaces.
func isPlain(text string) bool {
	return utf8.ValidString(text) && !strings.ContainsFunc(text, func(r rune) bool { return r == utf8.RuneError || !unicode.IsPrint(r) })
}

// Fault is what is wrong with a campaign, or with what is asked of it.
type Fault struct {
	Place string // "title", "players", "entry 3", "result"; "campaign" for the whole
	Says  string
}

// Error begins with the place.
func (f *Fault) Error() string { return f.Place + ": " + f.Says }

func fault(place, format string, args ...any) error {
	return &Fault{place, fmt.Sprintf(format, args...)}
}

// Heroes returns the Super Heroes there are to choose from.
func Heroes() []string { return slices.Clone(heroes()) }

var heroes = sync.OnceValue(func() (out []string) {
	for _, c := range set.Box().Cards {
		if c.Kind == card.SuperHero {
			out = append(out, c.Name)
		}
	}
	return out
})

// Seat says who plays from the next play on: some may have left, others joined, and heroes
// changed hands. Who names no hero gets one by chance. It is refused while a play is going
// on, as it is made of its players.
func (c Campaign) Seat(players []Player) (Campaign, error) {
	if c.latest().running {
		return c, fault("players", "a play is going on: they can change once it is over, or after going back to its start")
	}
	players = slices.Clone(players)
	free := Heroes()
	for _, p := range players {
		free = slices.DeleteFunc(free, func(h string) bool { return h == p.Hero || h == p.Ally })
	}
	for i := range players {
		if p := &players[i]; p.Hero == "" && len(free) > 0 {
			k := int(c.chance(len(c.entries), forHeroes+uint64(i)) % uint64(len(free)))
			p.Hero = free[k]
			free = slices.Delete(free, k, k+1)
		}
	}
	if err := c.checkPlayers(players); err != nil {
		return c, err
	}
	if err := c.latest().staySeated(players); err != nil {
		return c, err
	}
	for _, p := range players {
		for _, hero := range []string{p.Hero, p.Ally} {
			if hero != "" && !slices.Contains(heroes(), hero) {
				return c, fault("players", "%s is to be %.40q: choose from %s", p.Name, hero, strings.Join(heroes(), ", "))
			}
		}
	}
	c.Players = players
	return c, nil
}

// checkPlayers checks what must hold of those who play, or once did: whether their heroes are
// still there it does not ask, so that what is kept can be read for ever.
func (c Campaign) checkPlayers(players []Player) error {
	const place = "players"
	if c.Rivals {
		if err := checkRivals(players); err != nil {
			return err
		}
	}
	if n := len(players); n < 1 || n > MaxPlayers {
		return fault(place, "%d of them: a campaign is for 1 to %d", n, MaxPlayers)
	}
	names, taken := map[string]bool{}, map[string]string{}
	for i, p := range players {
		switch {
		case strings.TrimSpace(p.Name) == "" || len(p.Name) > maxName || !isPlain(p.Name):
			return fault(place, "number %d is named %.40q: a name is up to %d bytes of letters and signs that can be seen", i+1, p.Name, maxName)
		case names[p.Name]:
			return fault(place, "two are named %s", p.Name)
		case len(p.Kind) > maxName || !isPlain(p.Kind) || strings.ContainsRune(p.Kind, ' '):
			return fault(place, "%s is played by %.40q, which is no kind of player", p.Name, p.Kind)
		case p.Ally != "" && len(players) > 1:
			return fault(place, "%s has an ally, as only one who plays alone does", p.Name)
		case p.Team != "" && !c.Rivals:
			return fault(place, "%s is in a team, as there are in a competitive campaign alone", p.Name)
		case len(p.Team) > maxName || !isPlain(p.Team):
			return fault(place, "%s is in team %.40q: a team is called by letters and signs that can be seen", p.Name, p.Team)
		}
		names[p.Name] = true
		for _, hero := range []string{p.Hero, p.Ally} {
			switch {
			case hero == "" && p.Hero != "": // no ally
				continue
			case hero == "" || len(hero) > maxName || !isPlain(hero):
				return fault(place, "%s is to be %.40q, which is nobody", p.Name, hero)
			case taken[hero] != "":
				return fault(place, "%s is played by %s and %s", hero, taken[hero], p.Name)
			}
			taken[hero] = p.Name
		}
	}
	return nil
}

// Entries returns what has happened, in order. They are not to be written to.
func (c Campaign) Entries() []Entry { return slices.Clip(c.entries) }

// with returns the campaign with something more that has happened.
func (c Campaign) with(e Entry) (Campaign, error) {
	if len(c.entries) >= maxEntries {
		return c, fault("campaign", "%d plays are as many as are kept of one: begin another", maxEntries)
	}
	c.entries = append(slices.Clip(c.entries), e)
	return c, nil
}

// Next is what comes next, or is going on.
type Next struct {
	Scenario int // from 1
	Try      int // 1 or 2
	Running  bool
	Over     bool // all Scenarios have their boxes: nothing comes next, and the numbers are 0
}

// Next returns the play that comes next, or is going on.
func (c Campaign) Next() Next {
	s := c.latest()
	if s.scenario > Scenarios {
		return Next{Over: true}
	}
	return Next{Scenario: s.scenario, Try: s.try, Running: s.running}
}

// Start begins the next play: from then on it is going on, and its start is a point to go
// back to. Its Plan and its Game belong together from here.
func (c Campaign) Start() (Campaign, error) {
	s := c.latest()
	switch {
	case s.running:
		return c, fault("campaign", "Scenario %d is being played: that comes first", s.scenario)
	case s.scenario > Scenarios:
		return c, fault("campaign", "it is over: go back to a point of it, or begin another")
	}
	return c.with(Entry{Play: c.coming(s)})
}

// Dated returns the campaign with the time at which the play that is going on was begun, in
// seconds since 1970 began, UTC. Without such a play it is as it was.
func (c Campaign) Dated(began int64) Campaign {
	if !c.latest().running {
		return c
	}
	last := len(c.entries) - 1
	p := *c.entries[last].Play
	p.Began = max(began, 0)
	c.entries = slices.Clone(c.entries)
	c.entries[last].Play = &p
	return c
}

// coming returns the play that comes next, with its Secret Cards: one each, which is not dealt
// again in a replay (R-SCN-06). Whoever joins then gets one that is left in the pack.
func (c Campaign) coming(s *state) *Play {
	p := &Play{Scenario: s.scenario, Try: s.try, Players: slices.Clone(c.Players)}
	if c.Rivals || !rebirth.HasSecrets(s.scenario) {
		return p
	}
	p.Pack = s.pack
	if p.Pack == 0 {
		p.Pack = c.chance(len(c.entries), forPack)
	}
	p.Secrets = deal(s.scenario, p.Players, s)
	return p
}

// deal deals Secret Cards: the places in the pack by player, 0 for who has none or has done
// it; nil in a Scenario without them.
func deal(scenario int, players []Player, s *state) []int {
	if !rebirth.HasSecrets(scenario) {
		return nil
	}
	left := 1
	for _, h := range s.held(scenario) {
		left = max(left, h.place+1)
	}
	out := make([]int, len(players))
	for i, who := range players {
		h, has := s.secret(scenario, who.Name)
		switch {
		case has && h.Done:
		case has:
			out[i] = h.place
		case left <= rebirth.PackSize:
			out[i] = left
			left++
		}
	}
	return out
}

// playJoint stands in the name of a play's game between the campaign and the number of the
// play.
const playJoint = "#"

// Game returns what the game of the play that is going on is called, or "" if none is. No two
// plays' games are called the same.
func (c Campaign) Game() string {
	if !c.latest().running {
		return ""
	}
	return c.GameAt(len(c.entries) - 1)
}

// GameAt returns what the game of a play is called, by its number among the entries.
func (c Campaign) GameAt(entry int) string { return fmt.Sprint(c.ID, playJoint, entry+1) }

// Of returns the ID of the campaign that a game is of, by what the game is called.
func Of(game string) (id string, ok bool) {
	id, _, ok = strings.Cut(game, playJoint)
	return id, ok
}

// Plan returns the Plan of the play that is going on or, if none is, of the one that would be
// if it were started now. There is none when the campaign is over.
func (c Campaign) Plan() (mode.Plan, error) {
	at := len(c.entries)
	s := c.latest()
	p := &Play{}
	switch {
	case s.scenario > Scenarios:
		return mode.Plan{}, fault("campaign", "it is over: there is no next play")
	case s.running:
		at--
		p, s = c.entries[at].Play, c.states()[at]
	default:
		p = c.coming(s)
	}
	return c.plan(at, p, s), nil
}

// plan returns the Plan of a play that is entry number at, in the state in which it begins.
func (c Campaign) plan(at int, p *Play, s *state) mode.Plan {
	out := mode.Plan{Mode: rebirth.ID, Heroes: mode.Chosen, Seats: seats(p.Players), Seed: c.chance(at, forPlan)}
	if c.Rivals {
		out.Variants = []string{rebirth.Competitive}
		out.Options = out.Options.With(rebirth.LogOption, s.game(p.Players).String())
		return out
	}
	log := rebirth.Log{Damage: s.damage, Missions: s.missions, Secrets: p.Secrets, Pack: p.Pack}
	if p.Scenario == lossEnds {
		log.Lost = s.lost
	}
	if before := p.Scenario - 1; before > 0 && s.boxes[before-1].won() {
		log.Opening = rebirth.Scenarios[before-1].Opening
	}
	for _, who := range p.Players {
		log.Signatures = append(log.Signatures, s.signatures(who.Hero))
	}
	if p.Scenario > 1 {
		out.Options = out.Options.WithNumber(rebirth.ScenarioOption, p.Scenario)
	}
	out.Options = out.Options.With(rebirth.LogOption, log.String())
	return out
}

// What chance is for.
const (
	forPlan uint64 = iota
	forPack
	forHeroes // the first player's, and so on
)

// chance returns a number other than 0 that follows from the town and from how much has
// happened there, for a use of its own.
func (c Campaign) chance(at int, use uint64) uint64 { return mix(c.Seed, uint64(at), use) }

// mix returns a number other than 0 that follows from others and looks like chance: the
// finisher of SplitMix64, once for each. It must stay as it is, as Plans of campaigns that are
// kept follow from it.
func mix(seed uint64, more ...uint64) uint64 {
	for _, n := range more {
		seed += n + 0x9e3779b97f4a7c15
		seed = (seed ^ seed>>30) * 0xbf58476d1ce4e5b9
		seed = (seed ^ seed>>27) * 0x94d049bb133111eb
		seed ^= seed >> 31
	}
	return max(seed, 1)
}
