package campaign

import (
	"fmt"
	"maps"
	"slices"

	"lineup/game/card"
	"lineup/game/mode/rebirth"
	set "lineup/game/sets/rebirth"
)

// Box is the box ticked in the campaign log for a Scenario (R-WIN-06).
type Box uint8

// The boxes.
const (
	Empty     Box = iota // it is not decided yet
	FirstTry             // won in the first attempt
	SecondTry            // won in the second attempt
	Failed               // lost twice
)

var boxNames = [...]string{Empty: "", FirstTry: "1", SecondTry: "2", Failed: "failed"}

// String returns the name of the box in the log, or "" for an empty one.
func (b Box) String() string { return boxNames[b] }

func (b Box) won() bool { return b == FirstTry || b == SecondTry }

// Scenarios with rules that rebirth.Scenarios does not have.
const (
	lossIn   = 7 // where cards are lost
	lossEnds = 8 // where they stay out (R-SCN-05)
)

// unlocks lists what winning a Scenario unlocks for single games.
var unlocks = map[int][]string{3: {"Mister Mxyzptlk"}, 5: {"Starro"}, 8: {"Darkseid", "Impossible Mode"}}

// Secret is a Secret Card that was dealt. Only Shown reveals which one it is.
type Secret struct {
	Scenario int
	Player   string
	Done     bool

	place int
	pack  uint64
}

// Shown returns the name of the card if it is visible to a player, or to each player if to is "".
// Until it is completed, only the player to whom it was dealt sees it.
func (s Secret) Shown(to string) (name string, ok bool) {
	if !s.Done && (to == "" || to != s.Player) {
		return "", false
	}
	return rebirth.SecretAt(s.Scenario, s.pack, s.place), true
}

// state is a campaign at some point, from the plays that are in force there. It is immutable.
type state struct {
	scenario int // the next or current one, or one beyond the last when all are decided
	try      int
	running  bool
	boxes    [Scenarios]Box
	damage   map[string]int
	earned   map[string][]int // by hero, the numbers of Signature cards gained early
	secrets  []Secret         // in the order in which they were dealt
	pack     uint64           // of the Scenario's Secret Cards, or 0 before they are dealt
	missions []string
	lost     []string

	// For a competitive campaign, by the names of players: see rivals.go.
	rivals bool
	wins   map[string]int
	gone   map[string][]int // the numbers of the Signature cards given up
	gives  []string         // the players who give one up next
	seated []Player         // the fixed players, or nil before the first game
}

// held returns the Secret Cards dealt in a Scenario.
func (s *state) held(scenario int) (out []Secret) {
	for _, x := range s.secrets {
		if x.Scenario == scenario {
			out = append(out, x)
		}
	}
	return out
}

// secret returns the Secret Card of a player in a Scenario.
func (s *state) secret(scenario int, player string) (Secret, bool) {
	for _, x := range s.held(scenario) {
		if x.Player == player {
			return x, true
		}
	}
	return Secret{}, false
}

// signatures returns the numbers of the Signature cards of a hero, rising.
func (s *state) signatures(hero string) (out []int) {
	for i, of := range rebirth.Scenarios {
		if n := of.Signature; n > 0 && (s.boxes[i].won() || slices.Contains(s.earned[hero], n)) {
			out = append(out, n)
		}
	}
	slices.Sort(out)
	return out
}

// beginning returns the state of a new campaign.
func (c Campaign) beginning() *state { return &state{scenario: 1, try: 1, rivals: c.Rivals} }

// start returns the state before the first entry.
func (c Campaign) start() *state {
	if c.from != nil {
		return c.from
	}
	return c.beginning()
}

// latest returns the current state of the campaign.
func (c Campaign) latest() *state {
	all := c.states()
	return all[len(all)-1]
}

// states returns the states before each entry, and after the last.
func (c Campaign) states() []*state {
	out := []*state{c.start()}
	for i, e := range c.entries {
		if e.Back != nil {
			out = append(out, out[e.Back.To])
			continue
		}
		out = append(out, out[i].after(e.Play))
	}
	return out
}

// after returns the state during or after a play.
func (s *state) after(p *Play) *state {
	if s.rivals {
		return s.afterGame(p)
	}
	t := *s
	t.running = p.Result == nil
	t.pack = p.Pack // 0 except where Secret Cards are dealt
	t.secrets = slices.Clone(s.secrets)
	for i, place := range p.Secrets {
		if _, has := s.secret(p.Scenario, p.Players[i].Name); !has && place > 0 {
			t.secrets = append(t.secrets, Secret{Scenario: p.Scenario, Player: p.Players[i].Name, place: place, pack: p.Pack})
		}
	}
	if t.running {
		return &t
	}
	r := p.Result
	t.damage = r.Damage
	t.missions = slices.Concat(s.missions, r.Missions)
	slices.SortFunc(t.missions, func(a, b string) int {
		return slices.Index(rebirth.SideMissions, a) - slices.Index(rebirth.SideMissions, b)
	})
	if p.Scenario == lossIn {
		t.lost = r.Lost // a second attempt starts the list again
	}
	t.earned = maps.Clone(s.earned)
	for i, done := range r.Secrets {
		if !done {
			continue
		}
		// It counts at the end of the attempt, won or lost, for the hero who did it.
		for k := range t.secrets {
			if x := &t.secrets[k]; x.Scenario == p.Scenario && x.Player == p.Players[i].Name {
				x.Done = true
			}
		}
		if n := rebirth.Scenarios[p.Scenario-1].Early; n > 0 {
			if t.earned == nil {
				t.earned = map[string][]int{}
			}
			hero := p.Players[i].Hero
			t.earned[hero] = append(slices.Clip(t.earned[hero]), n)
		}
	}
	switch {
	case r.Won && p.Try == 1:
		t.boxes[p.Scenario-1] = FirstTry
	case r.Won:
		t.boxes[p.Scenario-1] = SecondTry
	case p.Try == Tries:
		t.boxes[p.Scenario-1] = Failed
	default:
		t.try++
		return &t
	}
	t.scenario, t.try, t.pack = p.Scenario+1, 1, 0
	if n := rebirth.Scenarios[p.Scenario-1].Signature; n > 0 {
		for hero, of := range t.earned {
			t.earned[hero] = slices.DeleteFunc(slices.Clone(of), func(m int) bool { return m == n }) // they last until here
		}
	}
	return &t
}

// LogPage is the public page of the Campaign Log (R-LOG-01). Callers must not modify it.
type LogPage struct {
	Boxes      [Scenarios]Box
	Damage     map[string]int   // by Location, if damaged; HitPoints for a destroyed one
	Signatures map[string][]int // by hero, for past and next players: the numbers of the Signature cards
	Secrets    []Secret         // in the order in which they were dealt
	Missions   []string         // completed
	Added      []string         // to the main deck
	Lost       []string         // from it, one for each copy
	Unlocked   []string         // for single games
	Score      int
	Grade      Grade
	Backs      int // how many times players have gone back
	// Wins are the games that each player has won in a competitive campaign, which does not use
	// Boxes, Score, and Grade.
	Wins map[string]int
}

// Page returns the current page of the campaign log.
func (c Campaign) Page() LogPage {
	s := c.latest()
	p := LogPage{Boxes: s.boxes, Damage: s.damage, Signatures: map[string][]int{}, Secrets: s.secrets, Missions: s.missions,
		Lost: s.lost, Score: s.score(), Grade: GradeOf(s.score()), Backs: c.Backs(), Wins: s.wins}
	who := slices.Clone(c.Players)
	for _, i := range c.inForce() {
		who = append(who, c.entries[i].Play.Players...)
	}
	for _, player := range who {
		if p.Signatures[player.Hero] = s.signatures(player.Hero); s.rivals {
			p.Signatures[player.Hero] = s.kept(player.Name)
		}
	}
	for _, m := range s.missions {
		if name := rebirth.Brings(m); name != "" {
			p.Added = append(p.Added, name)
		}
	}
	for n := 1; n <= Scenarios; n++ {
		if s.boxes[n-1].won() {
			p.Unlocked = append(p.Unlocked, unlocks[n]...)
		}
	}
	return p
}

// Points of the score (R-LOG-02 to R-LOG-04).
const (
	pointsFirst   = 3
	pointsSecond  = 1
	pointsFailed  = -1
	pointsMission = 1
	PointsWhole   = 2 // no Location is destroyed
)

// MaxScore is the highest score: every Scenario won on the first attempt, all Side Missions
// completed, and no Location destroyed.
var MaxScore = Scenarios*pointsFirst + len(rebirth.SideMissions)*pointsMission + PointsWhole

// Says describes how a Scenario was decided, as in "won on the first attempt".
func (b Box) Says() string {
	return [...]string{Empty: "", FirstTry: "won on the first attempt", SecondTry: "won on the second attempt", Failed: "lost twice"}[b]
}

// Points returns the points for a Scenario.
func (b Box) Points() int { return boxPoints[b] }

// Begun reports whether a Scenario is decided, so that the score is more than that of the undamaged
// city.
func (c Campaign) Begun() bool {
	for _, b := range c.latest().boxes {
		if b != Empty {
			return true
		}
	}
	return false
}

// boxPoints are the points for each box.
var boxPoints = [...]int{Empty: 0, FirstTry: pointsFirst, SecondTry: pointsSecond, Failed: pointsFailed}

// ScorePart is a part of the score.
type ScorePart struct {
	Says   string // what the points are for
	Points int
}

// ScoreParts returns the parts of the current score.
func (c Campaign) ScoreParts() (out []ScorePart) {
	s := c.latest()
	for i, b := range s.boxes {
		if b != Empty {
			out = append(out, ScorePart{fmt.Sprintf("Scenario %d, %s: %s", i+1, rebirth.Scenarios[i].Name, b.Says()), b.Points()})
		}
	}
	for _, m := range s.missions {
		out = append(out, ScorePart{"Side Mission completed: " + m, pointsMission})
	}
	if s.whole() {
		return append(out, ScorePart{"No Location is destroyed", PointsWhole})
	}
	return append(out, ScorePart{"A Location is destroyed", 0})
}

// Counting returns an explanation of the campaign score (R-LOG-04).
func Counting() string {
	return fmt.Sprintf("Points: %d for a Scenario won on the first attempt, %d on the second, %d for one lost; %d per Side Mission; "+
		"%d if no Location is destroyed.", pointsFirst, pointsSecond, pointsFailed, pointsMission, PointsWhole)
}

// Rivalry returns the aim of a competitive campaign, and what stays from game to game (R-CCP-03 to
// R-CCP-06).
func Rivalry() string {
	return fmt.Sprintf("The first to win %d games wins. Each player starts with all Signature cards; a game's winner trades one for a Punch. Location damage stays.", ToWin)
}

// Grading returns an explanation of the grades (R-LOG-04).
func Grading() string {
	words := "Grades at the end of the campaign: "
	for _, g := range grades[:len(grades)-1] {
		words += fmt.Sprintf("%s from %d, ", g.grade, g.least)
	}
	return words + "otherwise " + string(grades[len(grades)-1].grade) + "."
}

// Score returns the current score of the campaign.
func (c Campaign) Score() int { return c.latest().score() }

func (s *state) score() int {
	n := pointsMission * len(s.missions)
	for _, b := range s.boxes {
		n += boxPoints[b]
	}
	if s.whole() {
		n += PointsWhole
	}
	return n
}

// Whole reports whether no Location is destroyed, which counts PointsWhole.
func (c Campaign) Whole() bool { return c.latest().whole() }

// whole reports whether no Location is destroyed.
func (s *state) whole() bool {
	for _, damage := range s.damage {
		if damage >= set.HitPoints {
			return false
		}
	}
	return true
}

// Grade is the grade of a score.
type Grade string

// The grades.
const (
	MajorVictory   Grade = "Major Victory"
	PartialVictory Grade = "Partial Victory"
	PyrrhicVictory Grade = "Pyrrhic Victory"
	Defeat         Grade = "Defeat"
)

// grades are all grades with their lowest scores, the best first. The last has no lowest score.
var grades = [...]struct {
	grade Grade
	least int
}{{MajorVictory, 24}, {PartialVictory, 17}, {PyrrhicVictory, 10}, {Defeat, 0}}

// GradeOf returns the grade of a score (R-LOG-04).
func GradeOf(score int) Grade {
	for _, g := range grades {
		if score >= g.least {
			return g.grade
		}
	}
	return Defeat
}

// Rank returns the rank of a grade, from 0 for the best.
func (g Grade) Rank() int {
	for i := range grades {
		if grades[i].grade == g {
			return i
		}
	}
	return len(grades) - 1
}

// Grade returns the current grade of the campaign.
func (c Campaign) Grade() Grade { return GradeOf(c.Score()) }

// Lines returns the public log, with one line per entry.
func (c Campaign) Lines() []string {
	inForce := c.inForce()
	out := make([]string, len(c.entries))
	var before []Player
	if len(c.entries) > 0 {
		before = c.entries[0].Play.Players // the first entry is always a play
	}
	for i, e := range c.entries {
		if e.Back != nil {
			p := c.entries[e.Back.To].Play
			out[i] = fmt.Sprintf("Went back to before Scenario %d, attempt %d (line %d).", p.Scenario, p.Try, e.Back.To+1)
			if c.Rivals {
				out[i] = fmt.Sprintf("Went back to before game %d (line %d).", p.Scenario, e.Back.To+1)
			}
			before = p.Players
			continue
		}
		p := e.Play
		line := fmt.Sprintf("Scenario %d, attempt %d, ", p.Scenario, p.Try)
		switch {
		case c.Rivals:
			line = gameLine(p, i == len(c.entries)-1)
		case p.Result == nil && i == len(c.entries)-1:
			line += "in progress"
		case p.Result == nil:
			line += "abandoned"
		case p.Result.Won:
			line += "won"
		default:
			line += "lost"
		}
		for _, who := range names(p.Players, before) {
			line += "; " + who + " joined"
		}
		for _, who := range names(before, p.Players) {
			line += "; " + who + " left"
		}
		before = p.Players
		if p.Result != nil {
			if len(p.Result.Defeated) > 0 {
				line += "; defeated " + card.AndList(p.Result.Defeated)
			}
			for _, m := range p.Result.Missions {
				line += "; " + m + " completed"
			}
			for k, done := range p.Result.Secrets {
				if done {
					line += fmt.Sprintf("; %s completed %s", p.Players[k].Name, rebirth.SecretAt(p.Scenario, p.Pack, p.Secrets[k]))
				}
			}
		}
		if !slices.Contains(inForce, i) {
			line += "; undone"
		}
		out[i] = line + "."
	}
	return out
}

// names returns the names of the players in some who are not in others.
func names(some, others []Player) (out []string) {
	for _, p := range some {
		if !slices.ContainsFunc(others, func(o Player) bool { return o.Name == p.Name }) {
			out = append(out, p.Name)
		}
	}
	return out
}

// Signature returns the name of a hero's Signature card by its number, from 1, or "" if none.
func Signature(hero string, number int) string {
	for _, c := range set.Box().Cards {
		if c.Of == hero && c.Number == number {
			return c.Name
		}
	}
	return ""
}

// Signatures is the number of Signature cards of each hero.
const Signatures = 3
