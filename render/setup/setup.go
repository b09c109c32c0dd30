// Package setup is the screen for a new game.
package setup

import (
	"slices"
	"strconv"
	"strings"

	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/naming"
	"lineup/render/art/pen"
	"lineup/render/players"
	"lineup/render/rulebook"
	"lineup/render/setup/variants"
	"lineup/render/ui"
	"lineup/render/ui/action"
	"lineup/render/wording"
)

// Setup is the screen for a new game. Its Plan is its only state about the game. The choices come
// from the Catalog.
type Setup struct {
	ui.Form                  // the choices, and the footer's buttons
	Variants variants.Picker // chooses the variants and options
	needs    Needs
	plan     match.Plan
	aside    mode.Options // options that were set but do not fit the current plan
	game     *mode.Game   // of the plan, seats not checked; see look
	names    []ui.Field
	typed    players.Typed
	seed     ui.Field
	rules    rulebook.Book
	picker   players.HeroPicker
	layers   ui.Overlays
	fault    string // why the plan cannot be played, or "" if it can
	told     string // the outcome of a copy or paste, or ""
	area     ui.Area
	places
	seats  ui.Box // the panel of the seats
	extras ui.Box // the panel below it, of height 0 if there is nothing to choose
	// text is the scale of sentences in the settings, and scale the largest one of up to that in which
	// the choices about the game have room. All texts of the screen have it.
	text, scale float64
	crowded     bool    // the choices about the game have no room
	spare       float64 // the height that they leave in their panel
}

const (
	panelHead = 44.0 // from the top of a panel to the baseline of its heading
	seatInset = 36.0 // from the edge of the seats' panel
	seatsHead = 68.0 // from the top of the seats' panel to its first row
	seatsFoot = 4.0  // below the last row, at least
	rowHeight = ui.MinTarget
	seatLeast = 78.0 // between seats, at least, with at most seatsMost
	seatsMost = 5
	nameWidth = 236.0 // of a name beside heroes
	kindWidth = 346.0 // of a type of player with arrows
	addWidth  = 220.0 // of the button that adds a person

	addComputerWidth = 346.0 // of the button that adds a computer player
	kindLeast        = 270.0 // of one without
	kindsHeight      = 130.0 // of the lines about the types of computer players
)

// New returns the setup screen with a plan that can be played.
func New(n Needs, plan match.Plan) *Setup {
	s := &Setup{needs: n, plan: plan, typed: players.Typed{}, area: ui.WideArea()}
	s.plan.Seats = slices.Clone(plan.Seats)
	s.seed = ui.Field{Hint: "random", Max: 20, Numbers: true}
	if s.plan.Seed != 0 {
		s.seed.Text = strconv.FormatUint(s.plan.Seed, 10)
	}
	s.layers = ui.Over(&s.Variants, rulesKey{s}, &s.picker, &s.rules)
	s.lay()
	return s
}

// The greatest scale of sentences on the screen, and the step in which it is reduced.
const maxScale, scaleStep = 1.7, 0.1

// lay lays out all controls for the current plan.
func (s *Setup) lay() {
	for s.scale = max(1, min(s.text, maxScale)); ; s.scale = max(1, s.scale-scaleStep) {
		if s.layAt(0); s.scale > 1 && s.area.Tall() && s.spare > 0 {
			s.layAt(s.spare)
		}
		if s.scale == 1 || !s.crowded {
			return
		}
	}
}

// layAt lays out all controls for the scale. In a tall window, the panels of the seats and sets get some
// height of the game's panel.
func (s *Setup) layAt(moved float64) {
	s.places, s.crowded = layPlaces(s.area), false
	s.leftPanel.H += moved
	s.gamePanel.Y, s.gamePanel.H = s.gamePanel.Y+moved, s.gamePanel.H-moved
	s.dropTeams()
	s.look()
	s.Clear()
	s.layGame()
	foot := s.footer
	s.fault, s.told = s.reason(), ""
	start := ui.Button{Box: foot.CutRight(380), Label: "START", Group: "start", Slant: true, Act: action.Choose, Size: 56, Off: s.fault != "", Why: s.fault, Do: s.start}
	foot = foot.Inset(0, 10)
	s.Buttons.Add(ui.Button{Box: foot.CutLeft(220, 0), Label: "BACK", Group: footGroup, Act: action.Back, Do: s.needs.Back})
	foot.CutLeft(12, 0)
	s.layCopy(&foot)
	s.Buttons.Add(start)
}

// footGroup is the group of the footer's other buttons. Tab leads to START by itself.
const footGroup = "foot"

// tellsKinds reports whether there is room for the lines about computer players.
func (s *Setup) tellsKinds() bool { return s.extras.H == 0 }

// seatsGroup is the group of the buttons of all seats.
const seatsGroup = "PLAYERS"

// laySeats lays out a row for each seat.
func (s *Setup) laySeats() {
	before := s.names
	s.names = make([]ui.Field, len(s.plan.Seats))
	for i := range s.names {
		s.names[i] = ui.Field{Text: s.plan.Seats[i].Name, Hint: "name", Max: naming.MaxLetters, Suggested: s.typed.Suggests(s.plan.Seats[i].Name), Prefers: true}
		if i < len(before) {
			s.names[i].Focus = before[i].Focus
			s.names[i].Keep(before[i])
		}
	}
	high := s.seats.H - seatsHead - seatsFoot
	if s.tellsKinds() {
		high -= kindsHeight
	}
	pitch := min(s.seatPitch, high/float64(max(min(seatsMost, s.game.Mode.Seats.Max), len(s.plan.Seats))))
	rows := ui.Rows{X: s.seats.X + seatInset, Y: s.seats.Y + seatsHead, W: s.seats.W - 2*seatInset}
	for i := range s.plan.Seats {
		s.laySeat(i, &rows, min(rowHeight, pitch-12), max(12, pitch-rowHeight))
	}
	if len(s.plan.Seats) < s.game.Mode.Seats.Max {
		s.Add(&rows, 0, ui.FormRow{Group: seatsGroup, Controls: s.needs.Computers.Adders(addWidth, addComputerWidth, s.addPerson, s.addComputer)})
	}
}

// laySeat lays out the row of a seat: its number, its name, its type of player, and its heroes.
func (s *Setup) laySeat(i int, rows *ui.Rows, high, gap float64) {
	seat := &s.plan.Seats[i]
	named := func(name string) { seat.Name = name; s.typed[name] = true }
	plays := func(kind string) {
		seat.Player = kind
		seat.Name = s.typed.Renamed(seat.Player, seat.Name, s.taken)
		s.lay()
	}
	name, kind, chosen := 0.0, kindWidth, s.plan.Heroes == mode.Chosen // a name without heroes beside it takes all the room
	if chosen {
		name = nameWidth
		if s.game.Mode.Heroes > 1 {
			kind = kindLeast
		}
	}
	controls := []ui.Control{
		{Width: 60, Gap: ui.NoGap}, // for the number
		{Field: &s.names[i], Typed: named, Width: name, Gap: 14},
	}
	controls = append(controls, s.needs.Computers.Controls(seat.Player, kind, plays)...)
	if chosen {
		controls = append(controls, s.picks(i)...)
	}
	switch {
	case len(s.plan.Seats) > s.game.Mode.Seats.Min:
		controls = append(controls, ui.Control{Width: rowHeight, Button: ui.Button{Label: "X", Name: "Remove " + seat.Name, Do: func() {
			s.plan.Seats = slices.Delete(s.plan.Seats, i, i+1)
			s.lay()
		}}})
	case s.game.Mode.Heroes == 1: // several heroes take all the room
		controls = append(controls, ui.Control{Width: rowHeight})
	}
	plate := ui.BoxAt(rows.X-18, rows.Y-6, rows.W+2*18, high+12)
	s.Add(rows, gap, ui.FormRow{Group: seatsGroup, Height: high, Controls: controls, Plate: plate, Seat: func(p pen.Palette) pen.Seat { return s.seatLook(p, i) }, Draw: func(c *ui.Canvas) { s.drawSeat(c, i, plate.Inset(18, 6)) }})
}

// taken reports whether a player at the table has a name, or one that looks like it.
func (s *Setup) taken(name string) bool {
	return slices.ContainsFunc(s.plan.Seats, func(p mode.Seat) bool { return naming.Alike(p.Name, name) })
}

// addComputer adds a seat of a kind of computer player.
func (s *Setup) addComputer(kind string) {
	s.plan.Seats = append(s.plan.Seats, mode.Seat{Name: players.NewComputer(s.taken), Player: kind})
	s.lay()
}

// addPerson adds the seat of a person.
func (s *Setup) addPerson() {
	s.plan.Seats = append(s.plan.Seats, mode.Seat{Name: players.NewPerson(s.taken)})
	s.lay()
}

// ReadRules opens the rules of the planned game. See [rulebook.Book.Open] for the page.
func (s *Setup) ReadRules(of string) { s.rules.Open(s.needs.Catalog.Rules(s.game), of) }

// finished returns the plan in the form that starts the game.
func (s *Setup) finished() (match.Plan, error) {
	plan := s.plan
	plan.Seats = slices.Clone(plan.Seats)
	for i := range plan.Seats {
		plan.Seats[i].Name = strings.TrimSpace(plan.Seats[i].Name)
		plan.Seats[i].Heroes = s.playedBy(i)
		if plan.Heroes != mode.Chosen {
			plan.Seats[i].Heroes = nil // they were picked before the way of dealing changed
		}
	}
	plan.Seed = 0
	if s.seed.Text != "" {
		seed, err := mode.ParseSeed(s.seed.Text)
		if err != nil || seed == 0 {
			return plan, mode.Fault("seed", "the seed must be a whole number from 1 to %d, or empty for a new one", ^uint64(0))
		}
		plan.Seed = seed
	}
	_, err := s.needs.Catalog.Build(plan)
	return plan, err
}

// reason returns why the plan cannot be played, as a sentence, or "" if it can.
func (s *Setup) reason() string {
	if _, err := s.finished(); err != nil {
		return wording.Reason(err)
	}
	return ""
}

// start starts the game if it can be played.
func (s *Setup) start() {
	plan, err := s.finished()
	if err == nil {
		err = s.needs.Start(plan)
	}
	if err != nil {
		s.fault = wording.Reason(err)
	}
}

// LiesOver identifies the panels that cover the screen. Each is shown once it is painted.
func (s *Setup) LiesOver() uint64 { return uint64(s.layers.Framed()) }

// Update runs one tick of the setup screen.
func (s *Setup) Update(p *ui.Pointer, dt float64) error {
	p = s.layers.Update(p)
	typing, changed := s.Type(p, dt)
	if changed {
		s.lay()
	}
	switch {
	case !typing && p.Confirm():
		s.start()
	case !typing && p.Does(action.Back):
		s.needs.Back()
	default:
		s.Form.Update(p)
	}
	return nil
}

// rulesKey opens the rules on a key, over the variants as well. It draws nothing.
type rulesKey struct{ *Setup }

func (rulesKey) Shown() bool                { return true }
func (rulesKey) Holds(*ui.Pointer) ui.Holds { return 0 }
func (rulesKey) Draw(*ui.Canvas)            {}

func (k rulesKey) Update(p *ui.Pointer) bool {
	if !p.Does(action.Rules) {
		return false
	}
	k.ReadRules("")
	return true
}

// pairedSeats is the number of seats in two teams of two.
const pairedSeats = 4

// dropTeams removes the teams of a plan that does not have two teams of two.
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
