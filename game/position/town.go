package position

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"go.starlark.net/starlark"

	"lineup/engine"
	"lineup/game/campaign"
	"lineup/game/card"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	rebirthset "lineup/game/sets/rebirth"
)

// The parts that only Rebirth has: Locations, the Threat Track, and the ally.

// town reports whether the position is a Rebirth game.
func (s *session) town() bool { return s.given.game != nil && s.given.game.Mode.ID == rebirth.ID }

// ally is the name of a solo player's ally in positions.
const ally = "ally"

// givenTown is a city that a file describes.
type givenTown struct {
	setup     bool
	play      string
	mainDeck  bool     // the main deck is given
	locations []string // nil if not given
	lineUp    []lying
	stacks    map[string]int // by Location
	damage    map[string]int // by Location
	goals     map[villain]int
	rolls     []int // the next rolls of the die, from 0
	tiles     []rebirth.TrackChange
	tiled     bool // tiles are given
	threat    int
	clock     int // 0 before it starts
	clockBy   string
	marks     map[engine.FaceID]int // Villains that are CONTAINED
	fury      map[engine.FaceID]int // fury tokens on Villains
	people    []string              // Locations with a bystander
	controls  []string              // seats with a CONTROL token
	scenario  int
	attempt   int
	results   [campaign.Scenarios]campaign.Box // of the Campaign Log
	removed   []engine.FaceID                  // cards removed from the Campaign
	missions  map[string]bool                  // Side Missions completed
	sick      int                              // Weaknesses on the ally
	defeated  []engine.FaceID
	ally      []engine.FaceID // its Super Hero, if any
	allyAt    string
}

// usualTown returns a city about which the file says nothing yet.
func usualTown(plan mode.Plan) givenTown {
	t := givenTown{play: playCampaign, scenario: 1, attempt: 1}
	if slices.Contains(plan.Variants, rebirth.Competitive) {
		t.play = playCompetitive
	}
	return t
}

// villain is a printed Villain, of Rebirth or of a visiting set.
type villain struct {
	name   string
	visits bool
}

func villainOn(c *card.Card) villain { return villain{c.Name, c.Goal == 0} }

// lying are the cards of a space with the file's name for it.
type lying struct {
	space string
	cards []engine.FaceID
}

// tilesLaid returns the tiles in the slots, given or by default.
func (c *givenTown) tilesLaid() []string {
	if c.locations != nil {
		return c.locations
	}
	return rebirth.Scenarios[c.scenario-1].Locations()
}

// townArgs are the further arguments of table(...) in Rebirth.
type townArgs struct {
	play                                             string
	scenario, attempt, threat                        int
	setup                                            bool
	locations, tiles, defeated, removed, sides, dice *starlark.List
	stacks, damage, goals, marks, results            *starlark.Dict
	clock                                            starlark.Value
	clockBy, ally, allyAt                            string
}

func (a *townArgs) params() []any {
	a.play, a.scenario, a.attempt, a.clock = playCampaign, 1, 1, starlark.None
	return []any{"play??", &a.play, "scenario?", &a.scenario, "attempt?", &a.attempt, "setup?", &a.setup, "locations??", &a.locations,
		"stacks?", &a.stacks, "damage?", &a.damage, "destinations?", &a.goals, "threat?", &a.threat, "tiles??", &a.tiles,
		"clock?", &a.clock, "clock_by??", &a.clockBy, "marks?", &a.marks, "defeated?", &a.defeated, "removed?", &a.removed,
		"ally??", &a.ally, "ally_at??", &a.allyAt, "results?", &a.results, "side_missions?", &a.sides, "rolls?", &a.dice}
}

// The arguments of a table and a seat that are only in Rebirth, and those that are not in Rebirth.
var (
	townTable   = slices.DeleteFunc(names((&townArgs{}).params()), func(w string) bool { return w == "setup" })
	townSeat    = []string{"stored", "signatures", "defeated", "secret", "wins"}
	noTownTable = []string{"kicks", "villains", "villains_face_down", "line_up_2", "rules", "streets", "frozen", "outside"}
	noTownSeat  = []string{"under", "vp_tokens", "champions"}
)

// names returns the parameter names of a word of the language.
func names(params []any) (out []string) {
	for i := 0; i < len(params); i += 2 {
		out = append(out, strings.TrimRight(params[i].(string), "?"))
	}
	return out
}

// known checks that the given arguments belong to the mode.
func (s *session) known(kwargs []starlark.Tuple, town, elsewhere []string) error {
	foreign := town
	if s.town() {
		foreign = elsewhere
	}
	for _, kw := range kwargs {
		if name, _ := starlark.AsString(kw[0]); slices.Contains(foreign, name) {
			return fmt.Errorf("%s: the mode %s has none", name, s.given.game.Mode.ID)
		}
	}
	return nil
}

// The ways to play.
const (
	playCampaign    = "campaign"
	playSolo        = "solo"
	playCompetitive = "competitive"
	playRivals      = "competitive campaign"
)

var plays = []string{playCampaign, playSolo, playCompetitive, playRivals}

// rivals reports whether a game is played for points.
func (c *givenTown) rivals() bool { return c.play == playCompetitive || c.play == playRivals }

// read returns the city of the arguments, or an error if they are inconsistent.
func (a *townArgs) read(s *session) (c givenTown, err error) {
	if a.play == playCampaign {
		a.play = s.given.town.play
	}
	rivals := (&givenTown{play: a.play}).rivals()
	switch {
	case !slices.Contains(plays, a.play):
		return c, fmt.Errorf("play: there is no way to play %q: there are %s", a.play, list(plays))
	case rivals && a.scenario != 1:
		return c, fmt.Errorf("scenario: a competitive game has none")
	case rivals && a.defeated != nil && a.defeated.Len() > 0:
		return c, fmt.Errorf("defeated: in a competitive game Villains are in the piles of the players who defeated them: give defeated to seat(...)")
	case a.scenario < 1 || a.scenario > len(rebirth.Scenarios):
		return c, fmt.Errorf("scenario %d: they are numbered 1 to %d", a.scenario, len(rebirth.Scenarios))
	case a.attempt < 1 || a.attempt > campaign.Tries:
		return c, fmt.Errorf("attempt %d: there are %d tries at a Scenario", a.attempt, campaign.Tries)
	case a.threat < 0 || a.threat > rebirthset.LastLevel:
		return c, fmt.Errorf("threat %d: it is a number from 0 to %d", a.threat, rebirthset.LastLevel)
	}
	c.scenario, c.attempt = a.scenario, a.attempt
	if c.results, err = results(a.results); err != nil {
		return c, err
	}
	if c.removed, err = s.faces("removed", a.removed); err != nil {
		return c, err
	}
	if c.missions, err = s.missions(a.sides); err != nil {
		return c, err
	}
	c.play, c.setup, c.threat, c.allyAt, c.tiled = a.play, a.setup, a.threat, a.allyAt, a.tiles != nil
	if a.ally != "" {
		f, err := s.face(a.ally, true)
		if err != nil {
			return c, fmt.Errorf("ally: %w", err)
		}
		c.ally = []engine.FaceID{f}
	}
	if err := a.readTrack(s, &c); err != nil {
		return c, err
	}
	if c.locations, err = locations(a.locations); err != nil {
		return c, err
	}
	if c.rolls, err = rolled(a.dice); err != nil {
		return c, err
	}
	if c.damage, err = tileNumbers("damage", a.damage, damageOf); err != nil {
		return c, err
	}
	if err := a.readStacks(&c); err != nil {
		return c, err
	}
	if c.goals, err = s.goals(a.goals); err != nil {
		return c, err
	}
	if c.defeated, err = s.villains("defeated", a.defeated); err != nil {
		return c, err
	}
	return c, s.marked(&c, a.marks)
}

// readTrack reads the tiles of the Threat Track and the end clock.
func (a *townArgs) readTrack(s *session, c *givenTown) error {
	words, err := texts("tiles", a.tiles)
	if err != nil {
		return err
	}
	for _, w := range words {
		change, err := trackChange(w)
		if err != nil {
			return err
		}
		c.tiles = append(c.tiles, change)
	}
	clock, err := number("clock", a.clock)
	switch {
	case err != nil:
		return err
	case (clock == nil) != (a.clockBy == ""):
		return fmt.Errorf("clock and clock_by come together")
	case clock == nil:
		return nil
	case *clock < 1 || *clock > rebirthset.LastBox:
		return fmt.Errorf("clock %d: it is a box from 1 to %d", *clock, rebirthset.LastBox)
	case a.threat != rebirthset.LastLevel:
		return fmt.Errorf("clock: it runs at threat = %d only, and here it is %d", rebirthset.LastLevel, a.threat)
	}
	c.clock, c.clockBy = *clock, a.clockBy
	return nil
}

// trackChange reads a change of the Threat Track: "F added 0", "B covers 4", "blank 2".
func trackChange(text string) (c rebirth.TrackChange, err error) {
	parts := strings.Fields(text)
	fault := fmt.Errorf(`tiles: %q is not a change of the track: write one as in "F added 0", "B covers 4", "blank 2", with tiles A to I and levels 0 to %d`, text, rebirthset.LastLevel)
	switch {
	case len(parts) == 2 && parts[0] == "blank":
	case len(parts) == 3 && len(parts[0]) == 1 && parts[0] >= "A" && parts[0] <= "I" && (parts[1] == "added" || parts[1] == "covers"):
		c.Tile, c.Added = parts[0], parts[1] == "added"
	default:
		return c, fault
	}
	if c.Level, err = strconv.Atoi(parts[len(parts)-1]); err != nil || c.Level < 0 || c.Level > rebirthset.LastLevel {
		return c, fault
	}
	return c, nil
}

// trackWords returns a change of the track in the words of positions.
func trackWords(c rebirth.TrackChange) string {
	switch {
	case c.Tile == "":
		return fmt.Sprintf("blank %d", c.Level)
	case c.Added:
		return fmt.Sprintf("%s added %d", c.Tile, c.Level)
	}
	return fmt.Sprintf("%s covers %d", c.Tile, c.Level)
}

// isTile reports whether a text is the name of a Location tile, with or without its side.
func isTile(text string) bool { return slices.Contains(rebirthset.Locations(), locationOf(text)) }

// locationOf returns the name of the Location that a tile shows.
func locationOf(tile string) string { return rebirth.Location(tile) }

// tile returns the Location with a name, with or without a side.
func tile(what, text string) (string, error) {
	if !isTile(text) {
		return "", fmt.Errorf("%s: there is no Location %q: there are %s", what, text, list(rebirthset.Locations()))
	}
	return locationOf(text), nil
}

// slots is the number of Locations on the map (R-RNG-01).
const slots = 5

// locations reads the tiles in the slots, or returns nil if they are not given.
func locations(l *starlark.List) ([]string, error) {
	if l == nil {
		return nil, nil
	}
	out, err := texts("locations", l)
	if err != nil {
		return nil, err
	}
	if len(out) != slots {
		return nil, fmt.Errorf("locations: %d tiles, there are %d slots for them", len(out), slots)
	}
	seen := map[string]bool{}
	for _, text := range out {
		name, err := tile("locations", text)
		switch {
		case err != nil:
			return nil, err
		case name == text:
			return nil, fmt.Errorf("locations: %q has two sides: say %q or %q", text, text+" A", text+" B")
		case seen[name]:
			return nil, fmt.Errorf("locations: %s is there twice", name)
		}
		seen[name] = true
	}
	return out, nil
}

// tileNumbers reads a dictionary of numbers by Location.
func tileNumbers(what string, d *starlark.Dict, read func(starlark.Value) (int, error)) (map[string]int, error) {
	out := map[string]int{}
	if d == nil {
		return out, nil
	}
	for _, item := range d.Items() {
		text, _ := starlark.AsString(item[0])
		name, err := tile(what, text)
		if err != nil {
			return nil, err
		}
		if _, twice := out[name]; twice {
			return nil, fmt.Errorf("%s: %s is there twice", what, name)
		}
		if out[name], err = read(item[1]); err != nil {
			return nil, fmt.Errorf("%s: %s: %w", what, name, err)
		}
	}
	return out, nil
}

// destroyed is the word of positions for a Location without Hit Points.
const destroyed = "destroyed"

// damageOf reads the damage on a tile.
func damageOf(v starlark.Value) (int, error) {
	if text, ok := starlark.AsString(v); ok && text == destroyed {
		return rebirthset.HitPoints, nil
	}
	n, err := starlark.AsInt32(v)
	if err != nil || n < 0 || n >= rebirthset.HitPoints {
		return 0, fmt.Errorf("%s must be a number from 0 to %d, or %q", v, rebirthset.HitPoints-1, destroyed)
	}
	return n, nil
}

// readStacks reads the numbers of Basic cards left, which are only on side B.
func (a *townArgs) readStacks(c *givenTown) (err error) {
	if c.stacks, err = tileNumbers("stacks", a.stacks, func(v starlark.Value) (int, error) {
		n, err := starlark.AsInt32(v)
		if err != nil || n < 0 || n > maxCopies {
			return 0, fmt.Errorf("%s must be a number from 0 to %d", v, maxCopies)
		}
		return n, nil
	}); err != nil {
		return err
	}
	for _, name := range sortedKeys(c.stacks) {
		switch {
		case c.stacks[name] == 0:
		case !slices.Contains(c.tilesLaid(), name+" B"):
			return fmt.Errorf("stacks: %s is not on the map with side B up, so it has no Basic cards", name)
		case c.damage[name] == rebirthset.HitPoints:
			return fmt.Errorf("stacks: %s is destroyed, and has no Basic cards", name)
		}
	}
	return nil
}

// isVillain checks that a card is a Villain or a Super-Villain.
func (s *session) isVillain(what string, f engine.FaceID) error {
	if k := s.book.Card(f).Kind; k != card.Villain && k != card.SuperVillain {
		return fmt.Errorf("%s: %s is not a Villain", what, s.nameOf(f))
	}
	return nil
}

// villains reads a list of Villains.
func (s *session) villains(what string, l *starlark.List) ([]engine.FaceID, error) {
	out, err := s.faces(what, l)
	if err != nil {
		return nil, err
	}
	for _, f := range out {
		if err := s.isVillain(what, f); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// sides is the number of sides of a die.
const sides = 6

// rolled reads the next rolls of the die, from 0.
func rolled(l *starlark.List) (out []int, err error) {
	if l == nil {
		return nil, nil
	}
	for v := range l.Elements() {
		n, err := starlark.AsInt32(v)
		if err != nil || n < 1 || n > sides {
			return nil, fmt.Errorf("rolls: %s must be a number from 1 to %d", v, sides)
		}
		out = append(out, n-1)
	}
	return out, nil
}

// everywhere is the word of positions for the Destination of a Villain at home everywhere.
const everywhere = "All"

// goals reads the Destinations that replace the printed ones.
func (s *session) goals(d *starlark.Dict) (map[villain]int, error) {
	out := map[villain]int{}
	if d == nil {
		return out, nil
	}
	for _, item := range d.Items() {
		text, _ := starlark.AsString(item[0])
		f, err := s.face(text, false)
		if err != nil {
			return nil, fmt.Errorf("destinations: %w", err)
		}
		if err := s.isVillain("destinations", f); err != nil {
			return nil, err
		}
		goal, err := starlark.AsInt32(item[1])
		switch word, ok := starlark.AsString(item[1]); {
		case ok && word == everywhere:
			goal = card.Everywhere
		case err != nil || goal < 1 || goal > slots:
			return nil, fmt.Errorf("destinations: %s: %s must be a number from 1 to %d, or %q", text, item[1], slots, everywhere)
		}
		out[villainOn(s.book.Card(f))] = goal
	}
	return out, nil
}

// missions reads the names of Side Missions.
func (s *session) missions(l *starlark.List) (map[string]bool, error) {
	names, err := texts("side_missions", l)
	if err != nil {
		return nil, err
	}
	out := map[string]bool{}
	for _, name := range names {
		if f, err := s.face(name, false); err != nil || s.book.Card(f).Kind != card.SideMission {
			return nil, fmt.Errorf("side_missions: there is no Side Mission %q", name)
		}
		out[name] = true
	}
	return out, nil
}

// The marks on Villains, and on Locations and players in some Scenarios.
const (
	contained = "contained"
	fury      = "fury"
	bystander = "bystander"
	control   = "control"
)

// marked reads the marks on Villains and on the ally.
func (s *session) marked(c *givenTown, d *starlark.Dict) error {
	c.marks, c.fury = map[engine.FaceID]int{}, map[engine.FaceID]int{}
	if d == nil {
		return nil
	}
	for _, item := range d.Items() {
		on, _ := starlark.AsString(item[0])
		l, ok := item[1].(*starlark.List)
		if !ok {
			return fmt.Errorf("marks: %s takes a list of marks, not a %s", on, item[1].Type())
		}
		marks, err := texts("marks", l)
		if err != nil {
			return err
		}
		if on == ally {
			for _, mark := range marks {
				if mark != "Weakness" {
					return fmt.Errorf(`marks: the ally has Weakness cards, not %q`, mark)
				}
			}
			c.sick = len(marks)
			continue
		}
		_, seated := s.seatID(on)
		for _, other := range []struct {
			is   bool
			mark string
			on   string
			to   *[]string
		}{{isTile(on), bystander, locationOf(on), &c.people}, {seated == nil, control, on, &c.controls}} {
			if !other.is {
				continue
			}
			if len(marks) > 1 || len(marks) == 1 && marks[0] != other.mark {
				return fmt.Errorf("marks: %s takes one %q or nothing", on, other.mark)
			}
			if len(marks) == 1 {
				*other.to = append(*other.to, other.on)
			}
		}
		if isTile(on) || seated == nil {
			continue
		}
		if err := s.villainMarks(c, on, marks); err != nil {
			return err
		}
	}
	return nil
}

// villainMarks reads the marks on a Villain.
func (s *session) villainMarks(c *givenTown, on string, marks []string) error {
	f, err := s.face(on, false)
	if err != nil {
		return fmt.Errorf("marks: %w", err)
	}
	if err := s.isVillain("marks", f); err != nil {
		return err
	}
	for _, mark := range marks {
		switch mark {
		case contained:
			c.marks[f]++
		case fury:
			c.fury[f]++
		default:
			return fmt.Errorf("marks: there is no mark %q for a Villain: there are %q and %q", mark, contained, fury)
		}
	}
	switch {
	case c.marks[f] > 1:
		return fmt.Errorf("marks: %s has at most one CONTAINED token", on)
	case c.fury[f] > rebirthset.Furious:
		return fmt.Errorf("marks: %s has at most %d fury tokens", on, rebirthset.Furious)
	}
	return nil
}

// lieInTown records the cards at the spaces.
func (s *session) lieInTown(c *givenTown, v starlark.Value) error {
	if v == nil {
		return nil
	}
	d, ok := v.(*starlark.Dict)
	if !ok {
		return fmt.Errorf(`line_up: in this mode it is a dictionary by space, such as {"Slot 1": ["Bane"]}, not a %s`, v.Type())
	}
	for _, item := range d.Items() {
		name, _ := starlark.AsString(item[0])
		if _, err := s.space("line_up", name, c.tilesLaid()); err != nil {
			return err
		}
		l, ok := item[1].(*starlark.List)
		if !ok {
			return fmt.Errorf("line_up: %s takes a list of cards, not a %s", name, item[1].Type())
		}
		faces, err := s.faces("line_up", l)
		if err != nil {
			return err
		}
		c.lineUp = append(c.lineUp, lying{name, faces})
	}
	return nil
}
