// Package setup is the screen on which a new game is planned.
package setup

import (
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/players"
	"lineup/render/rulebook"
	"lineup/render/setup/variants"
	"lineup/render/ui"
	"lineup/render/wording"
)

// Setup is the screen where a new game is planned. Its Plan is all it holds of the
// game; what there is to choose it asks the Catalog.
type Setup struct {
	ui.Form                  // all that is chosen, and the ways out
	Variants variants.Picker // on which variants and options are chosen
	needs    Needs
	plan     match.Plan
	aside    mode.Options // that were set, and that the plan as it is has no place for
	game     *mode.Game   // of the plan, seats not looked at; see look
	names    []ui.Field
	typed    players.Typed
	seed     ui.Field
	rules    rulebook.Book
	picker   players.HeroPicker
	fault    string // why the plan cannot be played, "" if it can
	told     string // what came of copying it, "" for nothing
	seats    ui.Box // the panel of the seats
	extras   ui.Box // the panel below it, of no height where there is nothing to choose
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
)

// New makes the setup screen; it starts from a plan that can be played.
func New(n Needs, plan match.Plan) *Setup {
	s := &Setup{needs: n, plan: plan, typed: players.Typed{}}
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
	s.dropTeams()
	s.look()
	s.Clear()
	s.layGame()
	s.laySeats()
	foot := footer
	s.fault, s.told = s.reason(), ""
	s.Buttons.Add(ui.Button{Box: foot.CutRight(380), Label: "START", Slant: true, Key: "ENTER", Size: 56, Off: s.fault != "", Why: s.fault, Do: s.start})
	foot = foot.Inset(0, 10)
	s.Buttons.Add(ui.Button{Box: foot.CutLeft(220, 0), Label: "BACK", Key: "ESC", Do: s.needs.Back})
	foot.CutLeft(12, 0)
	s.layCopy(&foot)
}

// tellsKinds reports whether there is room to say what the kinds of computer players do.
func (s *Setup) tellsKinds() bool { return s.extras.H == 0 }

// laySeats lays out a row for each seat.
func (s *Setup) laySeats() {
	before := s.names
	s.names = make([]ui.Field, len(s.plan.Seats))
	for i := range s.names {
		s.names[i] = ui.Field{Text: s.plan.Seats[i].Name, Hint: "name", Max: 12}
		if i < len(before) {
			s.names[i].Focus = before[i].Focus
			s.names[i].Keep(before[i])
		}
	}
	high := s.seats.H - seatsHead - seatsFoot
	if s.tellsKinds() {
		high -= kindsHeight
	}
	pitch := min(seatPitch, high/float64(max(min(seatsMost, s.game.Mode.Seats.Max), len(s.plan.Seats))))
	rows := ui.Rows{X: s.seats.X + seatInset, Y: s.seats.Y + seatsHead, W: s.seats.W - 2*seatInset}
	for i := range s.plan.Seats {
		s.laySeat(i, &rows, min(rowHeight, pitch-12), max(12, pitch-rowHeight))
	}
	if len(s.plan.Seats) < s.game.Mode.Seats.Max {
		s.Add(&rows, 0, ui.FormRow{Controls: []ui.Control{{Width: 220, Button: ui.Button{Label: "ADD A SEAT", Do: s.addSeat}}}})
	}
}

// laySeat lays out the row of a seat: its number, its name, who plays, its heroes.
func (s *Setup) laySeat(i int, rows *ui.Rows, high, gap float64) {
	seat := &s.plan.Seats[i]
	named := func(name string) { seat.Name = name; s.typed[name] = true }
	plays := func() {
		seat.Player = s.needs.Computers.Next(seat.Player)
		seat.Name = s.typed.Renamed(seat.Player, seat.Name, s.taken)
		s.lay()
	}
	controls := []ui.Control{
		{Width: 60, Gap: ui.NoGap}, // for the number
		{Field: &s.names[i], Typed: named, Width: 236, Gap: 14},
		{Width: 270, Button: ui.Button{Label: s.needs.Computers.ButtonWords(seat.Player), Do: plays}},
	}
	if s.plan.Heroes == mode.Chosen {
		controls = append(controls, s.picks(i)...)
	} else {
		controls = append(controls, ui.Control{})
	}
	switch {
	case len(s.plan.Seats) > s.game.Mode.Seats.Min:
		controls = append(controls, ui.Control{Width: rowHeight, Button: ui.Button{Label: "X", Do: func() {
			s.plan.Seats = slices.Delete(s.plan.Seats, i, i+1)
			s.lay()
		}}})
	case s.game.Mode.Heroes == 1: // several heroes take all the room there is
		controls = append(controls, ui.Control{Width: rowHeight})
	}
	plate := ui.BoxAt(rows.X-18, rows.Y-6, rows.W+2*18, high+12)
	s.Add(rows, gap, ui.FormRow{Height: high, Controls: controls, Plate: plate, Stripe: s.color(i), Draw: func(c *ui.Canvas) { s.drawSeat(c, i, plate.Inset(18, 6)) }})
}

// taken reports whether somebody at the table has a name.
func (s *Setup) taken(name string) bool {
	return slices.ContainsFunc(s.plan.Seats, func(p mode.Seat) bool { return p.Name == name })
}

func (s *Setup) addSeat() {
	s.plan.Seats = append(s.plan.Seats, mode.Seat{Name: players.NewComputer(s.taken), Player: s.needs.Computers.Strongest()})
	s.lay()
}

// ReadRules opens the rules of the game as it is planned, at a page as Open of a Book finds it.
func (s *Setup) ReadRules(of string) { s.rules.Open(s.needs.Catalog.Rules(s.game), of) }

// finished returns the plan as the game is made of it.
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
	_, err := s.needs.Catalog.Build(plan)
	return plan, err
}

// reason says in a sentence why the plan cannot be played, "" if it can.
func (s *Setup) reason() string {
	if _, err := s.finished(); err != nil {
		return wording.Reason(err)
	}
	return ""
}

// start begins the game, if it can be played.
func (s *Setup) start() {
	plan, err := s.finished()
	if err == nil {
		err = s.needs.Start(plan)
	}
	if err != nil {
		s.fault = wording.Reason(err)
	}
}

// Update runs one tick of the setup screen.
func (s *Setup) Update(p *ui.Pointer, dt float64) error {
	if s.rules.Update(p) || s.picker.Update(p) {
		return nil
	}
	if p.Key(rulebook.Key) {
		s.ReadRules("")
		return nil
	}
	if s.Variants.Update(p) {
		return nil
	}
	typing, changed := s.Type(p, dt)
	if changed {
		s.lay()
	}
	switch {
	case typing && p.Key(ebiten.KeyTab):
		s.nextField()
	case !typing && p.Confirm():
		s.start()
	case !typing && p.Key(ebiten.KeyEscape):
		s.needs.Back()
	default:
		s.Form.Update(p)
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

// pairedSeats is how many seats a game of two teams of two has.
const pairedSeats = 4

// dropTeams has each play alone where there are no two teams of two.
func (s *Setup) dropTeams() {
	if len(s.plan.Seats) == pairedSeats {
		if m, err := s.needs.Catalog.Edited(s.plan); err != nil || m.Teams {
			return
		}
	}
	for i := range s.plan.Seats {
		s.plan.Seats[i].Team = ""
	}
}
