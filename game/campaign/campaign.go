// Package campaign is the campaign of the Rebirth rulebook as plain data, with its rules: eight
// Scenarios in order, at most two attempts at each, and a campaign log of their results (R-SCN,
// R-LOG). It neither plays games nor touches the disk. It gives the Plan of the next attempt and
// records its result.
//
// A Campaign is a value. Its methods leave it unchanged and return its successor, so a caller that
// cannot save the successor still has the old one.
//
// A campaign stores what happened: the attempts with their results, and each time its players went
// back. Everything else, including the campaign log page, follows from that by the rules, see LogPage.
// Nothing in a campaign can contradict anything else, and nothing is ever lost: players can go back
// to the start of every attempt, even of undone ones.
package campaign

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	"lineup/game/naming"
	set "lineup/game/sets/rebirth"
)

// Numbers in the rules.
const (
	Scenarios  = 8 // R-SCN-01, the same as len(rebirth.Scenarios)
	Tries      = 2 // R-WIN-05
	MaxPlayers = 4 // R-CMP-01
)

// The limits of a campaign.
const (
	maxEntries = 2000
	maxID      = 60  // bytes
	maxName    = 100 // bytes, of a hero and a kind of player
)

// Campaign is a campaign of a group of players. The zero value is not valid: see Begin.
type Campaign struct {
	ID    string // the same in all its saves
	Title string // given by a person, or ""
	Seed  uint64 // of the city: all random numbers of the campaign follow from it
	// Rivals marks a competitive campaign, with games for points in place of Scenarios (R-CCP-01).
	Rivals bool
	// Players are the players of the next attempt, in the order of their seats. Players can join
	// and leave between attempts (R-SCN-01): see Seat.
	Players []Player

	entries []LogEntry // in the order in which they happened; see Entries
	from    *state     // the state before the entries, or nil for the beginning, see Resume
}

// Player is a player and their heroes.
type Player struct {
	Name string `json:"name"`
	Kind string `json:"kind,omitempty"` // a kind of computer player, or "" for a person
	Hero string `json:"hero"`
	Ally string `json:"ally,omitempty"` // the ally of a solo player (R-SOL-02), or "" for any
	Team string `json:"team,omitempty"` // in a competitive campaign: any label, the same for partners
}

// LogEntry is an event of a campaign: a play, or going back. Exactly one of the two is set.
type LogEntry struct {
	Play *Play `json:"play,omitempty"`
	Back *Back `json:"back,omitempty"`
}

// Play is an attempt at a Scenario, or a game of a competitive campaign.
type Play struct {
	Scenario int      `json:"scenario"` // or the number of the game
	Try      int      `json:"try"`      // 1 or 2
	Players  []Player `json:"players"`
	// Secrets are the places of the players' Secret Cards in the Scenario's pack, and Pack is the
	// seed of its order: see rebirth.SecretAt.
	Secrets []int   `json:"secrets,omitempty"`
	Pack    uint64  `json:"pack,omitempty"`
	Result  *Result `json:"result,omitempty"` // nil while it is being played
	// Began is its start time, in seconds since 1970 began, UTC, or 0 if unknown. It is only shown,
	// and nothing follows from it.
	Began int64 `json:"began,omitempty"`
}

// Back is going back to a point. The campaign continues as it was at that point.
type Back struct {
	To int `json:"to"` // the index, among the entries, of the play that had not begun then
}

// Result is the result of a play.
type Result struct {
	Won      bool           `json:"won,omitempty"`
	Damage   map[string]int `json:"damage,omitempty"`   // by Location, of all seven; HitPoints for a destroyed one (R-WIN-03)
	Secrets  []bool         `json:"secrets,omitempty"`  // by player: the Secret Card was completed in it
	Missions []string       `json:"missions,omitempty"` // the Side Missions that were completed in it (R-SID-02)
	Lost     []string       `json:"lost,omitempty"`     // the names of the lost cards, one for each copy (R-SCN-05)
	// Defeated are the names of the Villains defeated in it, rising. They are only shown, and nothing
	// follows from them. Campaigns of earlier versions do not have them.
	Defeated []string `json:"defeated,omitempty"`
	// Winners are the winners of a game for points, as rising indices of players. Gave is, by
	// player, the number of the Signature card given up before the game, or 0 if none (R-CCP-05).
	Winners []int `json:"winners,omitempty"`
	Gave    []int `json:"gave,omitempty"`
}

// Begin begins a campaign. A player without a hero gets a random one.
func Begin(id, title string, seed uint64, players []Player) (Campaign, error) {
	return Campaign{ID: id, Title: title, Seed: seed}.begun(players)
}

func (c Campaign) begun(players []Player) (Campaign, error) {
	c.Title = naming.Tidy(c.Title)
	if err := c.checkHead(); err != nil {
		return Campaign{}, err
	}
	return c.Seat(players)
}

// checkHead checks the id and the title of a campaign.
func (c Campaign) checkHead() error {
	switch {
	case c.ID == "" || len(c.ID) > maxID || !isPlain(c.ID) || strings.Contains(c.ID, playJoint):
		return fault("id", "%.80q must be printable, 1 to %d bytes long, and without %q", c.ID, maxID, playJoint)
	}
	if _, err := naming.TakeTitle(c.Title); err != nil {
		return fault("title", "%s", err)
	}
	return nil
}

// Renamed returns the campaign with another title, or with none if it is empty.
func (c Campaign) Renamed(title string) (Campaign, error) {
	taken, err := naming.TakeTitle(title)
	if err != nil {
		return c, fault("title", "%s", err)
	}
	c.Title = taken
	return c, nil
}

// isPlain reports whether a text has only printable characters and spaces.
func isPlain(text string) bool {
	return utf8.ValidString(text) && !strings.ContainsFunc(text, func(r rune) bool { return r == utf8.RuneError || !unicode.IsPrint(r) })
}

// Fault is an error in a campaign, or in a request to it.
type Fault struct {
	Place string // "title", "players", "entry 3", "result"; "campaign" for the whole
	Says  string
}

// Error returns the place and the fault.
func (f *Fault) Error() string { return f.Place + ": " + f.Says }

func fault(place, format string, args ...any) error {
	return &Fault{place, fmt.Sprintf(format, args...)}
}

// Heroes returns the Super Heroes to choose from.
func Heroes() []string { return slices.Clone(heroes()) }

// Shuffled returns the Super Heroes in the random order of a seed, for dealing them (R-HRO-01).
func Shuffled(seed uint64) []string {
	out := Heroes()
	chance := engine.NewRNG(seed, engine.StreamChance)
	engine.Shuffle(out, &chance)
	return out
}

var heroes = sync.OnceValue(func() (out []string) {
	for _, c := range set.Box().Cards {
		if c.Kind == card.SuperHero {
			out = append(out, c.Name)
		}
	}
	return out
})

// Seat sets the players from the next attempt on. Players may leave, join, and change heroes. A
// player without a hero gets a random one. Seat returns an error during an attempt, because its
// players are part of it.
func (c Campaign) Seat(players []Player) (Campaign, error) {
	if c.latest().running {
		return c, fault("players", "players can change after the current attempt, or after going back to its start")
	}
	players = slices.Clone(players)
	for i := range players {
		p := &players[i]
		p.Name, p.Team = naming.Tidy(p.Name), naming.Tidy(p.Team)
	}
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
				return c, fault("players", "%s: unknown Super Hero %.40q: choose from %s", p.Name, hero, strings.Join(heroes(), ", "))
			}
		}
	}
	c.Players = players
	return c, nil
}

// checkPlayers checks present or past players. It does not check whether their heroes still exist,
// so a save can always be read.
func (c Campaign) checkPlayers(players []Player) error {
	const place = "players"
	if c.Rivals {
		if err := checkRivals(players); err != nil {
			return err
		}
	}
	if n := len(players); n < 1 || n > MaxPlayers {
		return fault(place, "%d players: a campaign takes 1 to %d", n, MaxPlayers)
	}
	if err := checkNames(players); err != nil {
		return err
	}
	taken := map[string]string{}
	for _, p := range players {
		switch {
		case len(p.Kind) > maxName || !isPlain(p.Kind) || strings.ContainsRune(p.Kind, ' '):
			return fault(place, "%s: unknown player type %.40q", p.Name, p.Kind)
		case p.Ally != "" && len(players) > 1:
			return fault(place, "%s can't have an ally: only a solo player can", p.Name)
		case p.Team != "" && !c.Rivals:
			return fault(place, "teams exist only in a competitive campaign")
		}
		for _, hero := range []string{p.Hero, p.Ally} {
			switch {
			case hero == "" && p.Hero != "": // no ally
				continue
			case hero == "" || len(hero) > maxName || !isPlain(hero):
				return fault(place, "%s: %.40q is not a Super Hero", p.Name, hero)
			case taken[hero] == p.Name:
				return fault(place, "%s chose %s as hero and as ally", p.Name, hero)
			case taken[hero] != "":
				return fault(place, "%s and %s both chose %s", taken[hero], p.Name, hero)
			}
			taken[hero] = p.Name
		}
	}
	return nil
}

// Entries returns what has happened, in order. Callers must not modify it.
func (c Campaign) Entries() []LogEntry { return slices.Clip(c.entries) }

// with returns the campaign with one more entry.
func (c Campaign) with(e LogEntry) (Campaign, error) {
	if len(c.entries) >= maxEntries {
		return c, fault("campaign", "at most %d attempts are saved per campaign: start a new one", maxEntries)
	}
	c.entries = append(slices.Clip(c.entries), e)
	return c, nil
}

// Next is the next or current attempt.
type Next struct {
	Scenario int // from 1
	Try      int // 1 or 2
	Running  bool
	Over     bool // every Scenario has a ticked box: there is no next attempt, and the numbers are 0
}

// Next returns the next or current attempt.
func (c Campaign) Next() Next {
	s := c.latest()
	if s.scenario > Scenarios {
		return Next{Over: true}
	}
	return Next{Scenario: s.scenario, Try: s.try, Running: s.running}
}

// Start begins the next attempt. Its start becomes a point to go back to, and its Plan and its Game
// stay the same from here on.
func (c Campaign) Start() (Campaign, error) {
	s := c.latest()
	switch {
	case s.running:
		return c, fault("campaign", "finish Scenario %d first", s.scenario)
	case s.scenario > Scenarios:
		return c, fault("campaign", "the campaign is over: go back to an earlier point, or start a new one")
	}
	return c.with(LogEntry{Play: c.coming(s)})
}

// Dated returns the campaign with the start time of the current attempt, in seconds since 1970
// began, UTC. Without a current attempt it returns c.
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

// coming returns the next attempt with its Secret Cards. Each player has one, which is not dealt
// again in a second attempt (R-SCN-06). A new player then gets one that is left in the pack.
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

// deal deals Secret Cards. It returns their places in the pack by player, with 0 for a player who
// has completed one or gets none, or nil in a Scenario without them.
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

// playJoint separates the campaign from the number of the play in the name of a game.
const playJoint = "#"

// Game returns the name of the current attempt's game, or "" if none. Every play has its own name.
func (c Campaign) Game() string {
	if !c.latest().running {
		return ""
	}
	return c.GameAt(len(c.entries) - 1)
}

// GameAt returns the name of a play's game, by its index among the entries.
func (c Campaign) GameAt(entry int) string { return fmt.Sprint(c.ID, playJoint, entry+1) }

// Of returns the ID of the campaign of a game, by the name of the game.
func Of(game string) (id string, ok bool) {
	id, _, ok = strings.Cut(game, playJoint)
	return id, ok
}

// Plan returns the Plan of the current attempt or, if there is none, of the next one as it would
// start now. It returns an error when the campaign is over.
func (c Campaign) Plan() (mode.Plan, error) {
	at := len(c.entries)
	s := c.latest()
	p := &Play{}
	switch {
	case s.scenario > Scenarios:
		return mode.Plan{}, fault("campaign", "the campaign is over")
	case s.running:
		at--
		p, s = c.entries[at].Play, c.states()[at]
	default:
		p = c.coming(s)
	}
	return c.plan(at, p, s), nil
}

// plan returns the Plan of a play, the entry with index at, from the state in which it begins.
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

// The uses of random numbers.
const (
	forPlan uint64 = iota
	forPack
	forHeroes // the first player's, and so on
)

// chance returns a number other than 0 that follows from the city's seed, the number of entries,
// and the use.
func (c Campaign) chance(at int, use uint64) uint64 { return mix(c.Seed, uint64(at), use) }

// mix returns a number other than 0 that follows from others and looks random: the finisher of
// SplitMix64, once for each. It must not change, because Plans of saved campaigns follow from it.
func mix(seed uint64, more ...uint64) uint64 {
	for _, n := range more {
		seed += n + 0x9e3779b97f4a7c15
		seed = (seed ^ seed>>30) * 0xbf58476d1ce4e5b9
		seed = (seed ^ seed>>27) * 0x94d049bb133111eb
		seed ^= seed >> 31
	}
	return max(seed, 1)
}
