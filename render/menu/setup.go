package menu

import (
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	"lineup/game/mode/standard"
	"lineup/render/menu/variants"
	"lineup/render/rulebook"
	"lineup/render/ui"
)

// Setup is the screen where a new game is planned. Its Plan is all it holds of the
// game; what there is to choose it asks the Catalog.
type Setup struct {
	program  *Program
	plan     match.Plan
	aside    mode.Options // that were set, and that the plan as it is has no place for
	game     *mode.Game   // of the plan, seats not looked at; see look
	names    []ui.Field
	typed    typedNames
	seed     ui.Field
	Buttons  ui.Buttons
	Variants variants.Panel // on which variants and options are chosen
	rules    rulebook.Book
	picker   heroPicker
	opened   []string // the Super-Villains that campaigns have opened for single games
	fault    string   // why the plan cannot be played, "" if it can
	told     string   // what came of copying it, "" for nothing

	seats    ui.Box    // the panel of the seats
	extras   ui.Box    // the panel below it, of no height where there is nothing to choose
	sections []section // of all that is chosen about the game
	overX    float64   // where the pointer is
	overY    float64
}

// Where the parts of the screen lie: the seats at the left, with sets and variants
// below them, the other choices that make the game at the right, above all of it the
// modes, and below it the ways out.
var (
	modeRow   = ui.BoxAt(560, 62, 1290, rowHeight)
	leftPanel = ui.BoxAt(70, 148, 1010, 790)
	gamePanel = ui.BoxAt(1104, 148, 746, 790)
	footer    = ui.BoxAt(110, 950, 1710, 96)
)

const (
	panelHead   = 44.0 // from the top of a panel to the baseline of its heading
	seatInset   = 36.0 // of what stands in the seats' panel
	seatsHead   = 68.0 // from the top of the seats' panel to its first row
	seatsFoot   = 4.0  // below the last row, at least
	rowHeight   = ui.MinTarget
	seatPitch   = 92.0 // from one seat to the next, at most
	seatLeast   = 78.0 // and at least, as long as there are no more than
	seatsMost   = 5
	kindsHeight = 130.0 // of the lines about the kinds of computer players
	kindPitch   = 34.0
)

// NewSetup makes the setup screen; it starts from a plan that can be played.
func NewSetup(p *Program, plan match.Plan) *Setup {
	s := &Setup{program: p, plan: plan, typed: typedNames{}, opened: findOpened(p)}
	s.plan.Seats = slices.Clone(plan.Seats)
	s.seed = ui.Field{Hint: "fresh", Max: 20, Numbers: true}
	if s.plan.Seed != 0 {
		s.seed.Text = strconv.FormatUint(s.plan.Seed, 10)
	}
	s.lay()
	return s
}

// lay lays out all controls for the plan as it is.
func (s *Setup) lay() {
	s.dropSides()
	s.look()
	focus := -1
	for i := range s.names {
		if s.names[i].Focus {
			focus = i
		}
	}
	before := slices.Clone(s.names)
	s.names = s.names[:0]
	s.Buttons.Clear()
	s.layGame()
	high := s.seats.H - seatsHead - seatsFoot
	if s.tellsKinds() {
		high -= kindsHeight
	}
	pitch := min(seatPitch, high/float64(max(min(seatsMost, s.game.Mode.Seats.Max), len(s.plan.Seats))))
	rows := ui.Rows{X: s.seats.X + seatInset, Y: s.seats.Y + seatsHead, W: s.seats.W - 2*seatInset}
	for i := range s.plan.Seats {
		s.laySeat(i, rows.Next(min(rowHeight, pitch-12), max(12, pitch-rowHeight)), before, i == focus)
	}
	if len(s.plan.Seats) < s.game.Mode.Seats.Max {
		row := rows.Next(rowHeight, 0)
		s.Buttons.Add(ui.Button{Box: row.CutLeft(220, 0), Label: "ADD A SEAT", Do: s.addSeat})
	}
	foot := footer
	s.fault, s.told = s.reason(), ""
	s.Buttons.Add(ui.Button{Box: foot.CutRight(380), Label: "START", Slant: true, Key: "ENTER", Size: 56, Off: s.fault != "", Why: s.fault, Do: s.start})
	foot = foot.Inset(0, 10)
	s.Buttons.Add(ui.Button{Box: foot.CutLeft(220, 0), Label: "BACK", Key: "ESC", Do: s.program.Title})
	foot.CutLeft(12, 0)
	s.layCopy(&foot)
}

// tellsKinds reports whether there is room to say what the kinds of computer players do.
func (s *Setup) tellsKinds() bool { return s.extras.H == 0 }

// laySeat lays out the row of a seat: its number, its name, who plays, its hero. Before
// are the names as they were.
func (s *Setup) laySeat(i int, row ui.Box, before []ui.Field, focus bool) {
	row.CutLeft(60, 0) // for the number
	seat := &s.plan.Seats[i]
	name := ui.Field{Box: row.CutLeft(236, 14), Text: seat.Name, Hint: "name", Max: 12, Focus: focus}
	if i < len(before) {
		name.Keep(before[i])
	}
	s.names = append(s.names, name)
	s.Buttons.Add(ui.Button{Box: row.CutLeft(270, 12), Label: s.program.kindWords(seat.Player), Do: func() {
		at := &s.plan.Seats[i]
		at.Player = s.program.nextKind(at.Player)
		at.Name = s.typed.of(at.Player, at.Name, s.taken)
		s.lay()
	}})
	goes := len(s.plan.Seats) > s.game.Mode.Seats.Min
	var end ui.Box
	if goes || s.game.Mode.Heroes == 1 { // several heroes take all the room there is
		end = row.CutRight(rowHeight)
		row.CutRight(buttonGap)
	}
	if s.plan.Heroes == mode.Chosen {
		s.layPicks(i, row)
	}
	if goes {
		s.Buttons.Add(ui.Button{Box: end, Label: "X", Do: func() {
			s.plan.Seats = slices.Delete(s.plan.Seats, i, i+1)
			s.lay()
		}})
	}
}

// taken reports whether somebody at the table has a name.
func (s *Setup) taken(name string) bool {
	return slices.ContainsFunc(s.plan.Seats, func(p mode.Seat) bool { return p.Name == name })
}

func (s *Setup) addSeat() {
	name := ""
	for _, n := range robotNames {
		if !s.taken(n) {
			name = n
			break
		}
	}
	s.plan.Seats = append(s.plan.Seats, mode.Seat{Name: name, Player: s.program.Players[len(s.program.Players)-1].Kind})
	s.lay()
}

// ReadRules opens the rules of the game as it is planned, at a page as Open of a Book finds it.
func (s *Setup) ReadRules(of string) { s.rules.Open(s.program.Catalog.Rules(s.game), of) }

// finished is the plan as the game is made of it.
func (s *Setup) finished() (match.Plan, error) {
	plan := s.plan
	plan.Seats = slices.Clone(plan.Seats)
	for i := range plan.Seats {
		plan.Seats[i].Name = strings.TrimSpace(plan.Seats[i].Name)
		plan.Seats[i].Heroes = s.playedBy(i)
		if plan.Heroes != mode.Chosen {
			plan.Seats[i].Heroes = nil // they were picked before another way was
		}
	}
	plan.Seed = 0
	if s.seed.Text != "" {
		seed, err := mode.ParseSeed(s.seed.Text)
		if err != nil || seed == 0 {
			return plan, mode.Fault("seed", "the seed is a whole number from 1 to %d; left empty, chance is fresh", ^uint64(0))
		}
		plan.Seed = seed
	}
	_, err := s.program.Catalog.Build(plan)
	return plan, err
}

// reason says in a sentence why the plan cannot be played, "" if it can.
func (s *Setup) reason() string {
	if _, err := s.finished(); err != nil {
		return wrong(err)
	}
	return ""
}

// start begins the game, if it can be played.
func (s *Setup) start() {
	plan, err := s.finished()
	if err == nil {
		err = s.program.Start(plan)
	}
	if err != nil {
		s.fault = wrong(err)
	}
}

// Update is one tick of the setup screen.
func (s *Setup) Update(p *ui.Pointer, dt float64) error {
	if s.rules.Update(p) || s.picker.update(p) {
		return nil
	}
	if p.Key(rulebook.Key) {
		s.ReadRules("")
		return nil
	}
	if s.Variants.Update(p) {
		return nil
	}
	s.overX, s.overY = p.X, p.Y
	typing := s.seed.Focus
	changed := s.seed.Update(p, dt)
	for i := range s.names {
		typing = typing || s.names[i].Focus
		if s.names[i].Update(p, dt) {
			s.plan.Seats[i].Name, changed = s.names[i].Text, true
			s.typed[s.names[i].Text] = true
		}
	}
	if changed {
		s.lay()
	}
	switch {
	case typing && p.Key(ebiten.KeyTab):
		s.nextField()
	case !typing && p.Confirm():
		s.start()
	case !typing && p.Key(ebiten.KeyEscape):
		s.program.Title()
	default:
		s.Buttons.Update(p)
	}
	return nil
}

// nextField moves typing on to the next name, and after the last to the first.
func (s *Setup) nextField() {
	for i := range s.names {
		if s.names[i].Focus {
			s.names[i].Focus = false
			s.names[(i+1)%len(s.names)].Focus = true
			return
		}
	}
}

// Restless reports whether something is to be seen otherwise though nobody has done
// anything: a caret blinks.
func (s *Setup) Restless() bool {
	return s.seed.Restless() || slices.ContainsFunc(s.names, func(f ui.Field) bool { return f.Restless() })
}

// findOpened finds the Super-Villains that campaigns have opened for single games.
func findOpened(p *Program) (names []string) {
	if p.Store == nil {
		return nil
	}
	for _, l := range p.Store.Campaigns() {
		if l.Fault == "" {
			names = append(names, l.Campaign.Campaign.Page().Unlocked...)
		}
	}
	return names
}

// layGuests lays out which Super-Villains of later Scenarios join in, if a campaign has shown
// one: until then they are secret.
func (s *Setup) layGuests(rows *ui.Rows, o mode.Option) {
	words := rebirth.Guests(s.opened)
	now, set := s.plan.Options.Value(o.Name)
	if !set {
		now = words[0]
	}
	if !slices.Contains(words, now) { // a plan that was pasted
		words = append(words, now)
	}
	if len(words) == 1 {
		return
	}
	row := s.under(rows, "GUESTS", strings.ToUpper(o.Says[:1])+o.Says[1:]+".")
	next := words[(slices.Index(words, now)+1)%len(words)]
	s.Buttons.Add(ui.Button{Box: row.CutLeft(guestsWidth, 0), Label: strings.ToUpper(mode.Plain(now)), On: now != words[0], Do: func() {
		s.plan.Options = s.plan.Options.With(o.Name, next)
		s.lay()
	}})
}

// guestsWidth is how wide the button of the guests is.
const guestsWidth = 460.0

// laySides lays out whether each plays alone or two against two, where both can be (R-CPT-05).
func (s *Setup) laySides(rows *ui.Rows) {
	seats := s.plan.Seats
	paired := slices.ContainsFunc(seats, func(p mode.Seat) bool { return p.Team != "" })
	note := "Each plays alone."
	if paired {
		side := func(team string) string {
			var names []string
			for _, p := range seats {
				if p.Team == team {
					names = append(names, p.Name)
				}
			}
			return strings.Join(names, " and ")
		}
		note = side(seats[0].Team) + " against " + side(seats[1].Team) + "."
	}
	row := s.under(rows, "SIDES", note)
	s.Buttons.Add(ui.Button{Box: row.CutLeft(sideWidth, buttonGap), Label: "EACH ALONE", On: !paired, Do: func() { s.setSides(false) }})
	s.Buttons.Add(ui.Button{Box: row.CutLeft(sideWidth, 0), Label: "2 AGAINST 2", On: paired, Off: len(seats) != pairedSeats,
		Why: "Two against two is for four players", Do: func() { s.setSides(true) }})
}

// dropSides has each play alone where there are no two sides of two.
func (s *Setup) dropSides() {
	sided := slices.Contains(s.plan.Variants, rebirth.Competitive) || slices.Contains(s.plan.Variants, standard.Teams)
	if len(s.plan.Seats) == pairedSeats && sided {
		return
	}
	for i := range s.plan.Seats {
		s.plan.Seats[i].Team = ""
	}
}

const (
	pairedSeats = 4     // of two against two
	sideWidth   = 300.0 // of a button of the sides
)

// setSides has each play alone, or every other player be on one side.
func (s *Setup) setSides(paired bool) {
	for i := range s.plan.Seats {
		s.plan.Seats[i].Team = ""
		if paired {
			s.plan.Seats[i].Team = [...]string{"red", "blue"}[i%2]
		}
	}
	s.lay()
}
