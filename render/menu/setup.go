package menu

import (
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/standard"
	"lineup/game/modes"
	"lineup/render/ui"
)

// Setup is the screen where a new game is planned.
type Setup struct {
	program *Program
	plan    match.Plan
	game    *mode.Game // of the plan as it is, seats not looked at
	names   []ui.Field
	seed    ui.Field
	number  ui.Box // where the number of Super-Villains stands
	Buttons ui.Buttons
	picker  heroPicker
	fault   string
}

// Where the parts of the screen lie: the seats at the left, the choices that make
// the game at the right, and below them the ways out.
var (
	seatPanel = ui.BoxAt(70, 160, 1060, 760)
	gamePanel = ui.BoxAt(1150, 160, 700, 760)
	footer    = ui.BoxAt(110, 930, 1710, 96)

	heroSection    = sectionAt(gamePanel.Y + panelHead)
	villainSection = sectionAt(heroSection.note + sectionGap)
	profileSection = sectionAt(villainSection.note + sectionGap)
	seedSection    = sectionAt(gamePanel.Y + gamePanel.H - 172) // at the foot of the panel
)

const (
	panelHead  = 48.0 // from the top of a panel to the baseline of its heading
	inset      = 30.0 // of what stands in the game's panel
	seatInset  = 40.0 // of what stands in the seats' panel
	rowHeight  = 56.0
	seatGap    = 36.0 // between the rows of two seats
	headGap    = 16.0 // between a heading and its controls
	noteGap    = 32.0 // between controls and the baseline of the note on them
	sectionGap = 64.0
	linePitch  = 26.0 // of a note of several lines
)

// section is one choice about the game: a heading, a row of controls, and a note.
type section struct {
	head     float64 // the baseline
	controls ui.Box
	note     float64 // the baseline of its first line
}

// sectionAt lays a section out below the baseline of its heading.
func sectionAt(head float64) section {
	rows := ui.Rows{X: gamePanel.X + inset, Y: head + headGap, W: gamePanel.W - 2*inset}
	return section{head, rows.Next(rowHeight, noteGap), rows.Y}
}

// NewSetup makes the setup screen; it starts from a plan that can be played.
func NewSetup(p *Program, plan match.Plan) *Setup {
	s := &Setup{program: p, plan: plan}
	s.plan.Seats = slices.Clone(plan.Seats)
	s.seed = ui.Field{Hint: "fresh", Most: 20, Numbers: true}
	if s.plan.Seed != 0 {
		s.seed.Text = strconv.FormatUint(s.plan.Seed, 10)
	}
	s.lay()
	return s
}

// heroWords are what the ways of handing out heroes are called.
var heroWords = [...]string{mode.Random: "RANDOM", mode.Chosen: "CHOSEN", mode.DealTwo: "KEEP 1 OF 2"}

// lay lays out all controls for the plan as it is.
func (s *Setup) lay() {
	s.fault = ""                      // it was about what stood here before
	s.game, _ = modes.Prepare(s.plan) // every control keeps it so that it can be
	focus := -1
	for i := range s.names {
		if s.names[i].Focus {
			focus = i
		}
	}
	s.names = s.names[:0]
	s.Buttons.Clear()
	rows := ui.Rows{X: seatPanel.X + seatInset, Y: seatPanel.Y + panelHead + 18, W: seatPanel.W - 2*seatInset}
	for i := range s.plan.Seats {
		s.laySeat(i, rows.Next(rowHeight, seatGap), i == focus)
	}
	if len(s.plan.Seats) < s.game.Mode.Seats.Most {
		row := rows.Next(rowHeight, 0)
		s.Buttons.Add(ui.Button{Box: row.CutLeft(220, 0), Label: "ADD A SEAT", Do: s.addSeat})
	}
	s.layGame()
	foot := footer
	s.Buttons.Add(ui.Button{Box: foot.CutRight(380), Label: "START", Slant: true, Do: s.start})
	foot = foot.Inset(0, 16)
	s.Buttons.Add(ui.Button{Box: foot.CutLeft(220, 0), Label: "BACK", Do: s.program.Title})
}

// layGame lays out what is chosen about the game.
func (s *Setup) layGame() {
	row := heroSection.controls
	for i, words := range heroWords {
		s.Buttons.Add(ui.Button{Box: row.CutLeft(204, 12), Label: words, On: s.plan.Heroes == mode.HeroChoice(i), Do: func() {
			s.plan.Heroes = mode.HeroChoice(i)
			s.lay()
		}})
	}
	row = villainSection.controls
	stack, _ := s.game.Mode.Option(standard.Villains)
	villains := s.game.Number(standard.Villains)
	s.Buttons.Add(ui.Button{Box: row.CutLeft(64, 0), Label: "-", Off: villains <= stack.Numbers.Least, Do: func() { s.setVillains(villains - 1) }})
	s.number = row.CutLeft(116, 0)
	s.Buttons.Add(ui.Button{Box: row.CutLeft(64, 0), Label: "+", Off: villains >= stack.Numbers.Most, Do: func() { s.setVillains(villains + 1) }})
	row = profileSection.controls
	for _, p := range s.game.Mode.Profiles {
		s.Buttons.Add(ui.Button{Box: row.CutLeft(238, 12), Label: strings.ToUpper(p.Word), On: p.Word == s.profile().Word, Do: func() {
			s.plan.Profile = p.Word
			s.lay()
		}})
	}
	row = seedSection.controls
	s.seed.Box = row.CutLeft(330, 16)
	s.Buttons.Add(ui.Button{Box: row.CutLeft(180, 0), Label: "FRESH SEED", Do: func() { s.seed.Text = ""; s.lay() }})
}

func (s *Setup) setVillains(n int) {
	s.plan.Options = s.plan.Options.WithNumber(standard.Villains, n)
	s.lay()
}

// profile is the rules profile that is chosen.
func (s *Setup) profile() mode.Edit {
	for _, p := range s.game.Mode.Profiles {
		if p.Word == s.plan.Profile {
			return p
		}
	}
	return s.game.Mode.Profiles[0]
}

// laySeat lays out the row of a seat: its number, its name, who plays, its hero.
func (s *Setup) laySeat(i int, row ui.Box, focus bool) {
	row.CutLeft(64, 0) // for the number
	seat := &s.plan.Seats[i]
	s.names = append(s.names, ui.Field{Box: row.CutLeft(260, 16), Text: seat.Name, Hint: "name", Most: 12, Focus: focus})
	s.Buttons.Add(ui.Button{Box: row.CutLeft(290, 16), Label: s.kindWords(seat.Player), Do: func() {
		s.plan.Seats[i].Player = s.nextKind(s.plan.Seats[i].Player)
		s.lay()
	}})
	hero, remove := row.CutLeft(270, 16), row.CutLeft(56, 0)
	if s.plan.Heroes == mode.Chosen {
		words := "ANY HERO"
		if len(seat.Heroes) > 0 {
			words = strings.ToUpper(strings.Join(seat.Heroes, ", "))
		}
		s.Buttons.Add(ui.Button{Box: hero, Label: words, Do: func() { s.PickHero(i) }})
	}
	if len(s.plan.Seats) > s.game.Mode.Seats.Least {
		s.Buttons.Add(ui.Button{Box: remove, Label: "X", Do: func() {
			s.plan.Seats = slices.Delete(s.plan.Seats, i, i+1)
			s.lay()
		}})
	}
}

func (s *Setup) kindWords(kind string) string {
	if kind == "" {
		return "PERSON"
	}
	return "COMPUTER: " + strings.ToUpper(kind)
}

// nextKind is the kind of player after another: people first, then the computer
// players.
func (s *Setup) nextKind(kind string) string {
	if kind == "" {
		return s.program.Players[0].Kind
	}
	for i, p := range s.program.Players {
		if p.Kind == kind && i+1 < len(s.program.Players) {
			return s.program.Players[i+1].Kind
		}
	}
	return ""
}

func (s *Setup) addSeat() {
	name := ""
	for _, n := range robotNames {
		if !slices.ContainsFunc(s.plan.Seats, func(p mode.Seat) bool { return p.Name == n }) {
			name = n
			break
		}
	}
	s.plan.Seats = append(s.plan.Seats, mode.Seat{Name: name, Player: s.program.Players[len(s.program.Players)-1].Kind})
	s.lay()
}

// PickHero opens the list of heroes for a seat.
func (s *Setup) PickHero(seat int) {
	s.picker.open(s.program.Faces, s.plan.Seats[seat].Name, func(name string) {
		s.plan.Seats[seat].Heroes = nil
		if name != "" {
			s.plan.Seats[seat].Heroes = []string{name}
		}
		s.lay()
	})
}

// start begins the game, or says why it cannot.
func (s *Setup) start() {
	s.fault = ""
	plan := s.plan
	plan.Seats = slices.Clone(plan.Seats)
	for i := range plan.Seats {
		plan.Seats[i].Name = strings.TrimSpace(plan.Seats[i].Name)
		if plan.Heroes != mode.Chosen {
			plan.Seats[i].Heroes = nil // they were picked before another way was
		}
	}
	plan.Seed = 0
	if s.seed.Text != "" {
		seed, err := strconv.ParseUint(s.seed.Text, 10, 64)
		if err != nil || seed == 0 {
			s.fault = "A seed is a whole number from 1 on."
			return
		}
		plan.Seed = seed
	}
	if err := s.program.Start(plan); err != nil {
		s.fault = strings.ToUpper(err.Error()[:1]) + err.Error()[1:] + "."
	}
}

// Update is one tick of the setup screen.
func (s *Setup) Update(p *ui.Pointer, dt float64) error {
	if s.picker.update(p) {
		return nil
	}
	typing := s.seed.Focus
	s.seed.Update(p, dt)
	for i := range s.names {
		typing = typing || s.names[i].Focus
		if s.names[i].Update(p, dt) {
			s.plan.Seats[i].Name, s.fault = s.names[i].Text, ""
		}
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
