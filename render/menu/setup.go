package menu

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/rules"
	"lineup/render/art"
	"lineup/render/ui"
)

// Setup is the screen where a new game is planned.
type Setup struct {
	program *Program
	plan    Plan
	names   []ui.Field
	seed    ui.Field
	Buttons ui.Buttons
	zoom    ui.Zoom
	picks   int // the seat whose hero is being picked, plus one
	picker  []heroPick
	under   int // the hero under the pointer, plus one
	fault   string
}

// heroPick is one hero to pick from.
type heroPick struct {
	face *art.Face
	box  ui.Box
}

const (
	seatTop   = 226.0
	seatPitch = 92.0
	seatLeft  = 110.0
)

// NewSetup makes the setup screen; it starts from a plan.
func NewSetup(p *Program, plan Plan) *Setup {
	s := &Setup{program: p, plan: plan}
	s.plan.Seats = slices.Clone(plan.Seats)
	if s.plan.Villains == 0 {
		s.plan.Villains = rules.StandardVillains
	}
	if s.plan.Profile == "" {
		s.plan.Profile = "standard"
	}
	s.seed = ui.Field{Box: ui.BoxAt(1180, 764, 330, 56), Hint: "fresh", Most: 19, Numbers: true}
	if s.plan.Seed != 0 {
		s.seed.Text = strconv.FormatUint(s.plan.Seed, 10)
	}
	s.lay()
	return s
}

// heroWords are what the ways of handing out heroes are called.
var heroWords = [...]string{rules.Random: "RANDOM", rules.Chosen: "CHOSEN", rules.DealTwo: "KEEP 1 OF 2"}

var profileWords = map[string]string{
	"standard":   "The rules as printed in the box, with the publisher's answers.",
	"tournament": "Weaknesses return to their stack and are a type; a Super-Villain must be the first purchase of a turn; ties go to the later defeat.",
}

// lay lays out all controls for the plan as it is.
func (s *Setup) lay() {
	s.fault = "" // it was about what stood here before
	focus := -1
	for i := range s.names {
		if s.names[i].Focus {
			focus = i
		}
	}
	s.names = s.names[:0]
	s.Buttons.Clear()
	for i := range s.plan.Seats {
		s.laySeat(i, i == focus)
	}
	y := seatTop + float64(len(s.plan.Seats))*seatPitch
	if len(s.plan.Seats) < rules.MaxSeats {
		s.Buttons.Add(ui.Button{Box: ui.BoxAt(seatLeft, y, 220, 56), Label: "ADD A SEAT", Do: s.addSeat})
	}
	x := 1180.0
	for i, words := range heroWords {
		s.Buttons.Add(ui.Button{Box: ui.BoxAt(x+float64(i)*216, 226, 204, 56), Label: words, On: s.plan.Heroes == rules.HeroChoice(i), Do: func() {
			s.plan.Heroes = rules.HeroChoice(i)
			s.lay()
		}})
	}
	s.Buttons.Add(ui.Button{Box: ui.BoxAt(x, 396, 64, 56), Label: "-", Off: s.plan.Villains <= rules.FewestVillains, Do: func() { s.plan.Villains--; s.lay() }})
	s.Buttons.Add(ui.Button{Box: ui.BoxAt(x+180, 396, 64, 56), Label: "+", Off: s.plan.Villains >= rules.MostVillains, Do: func() { s.plan.Villains++; s.lay() }})
	for i, name := range profileNames() {
		s.Buttons.Add(ui.Button{Box: ui.BoxAt(x+float64(i)*250, 560, 238, 56), Label: strings.ToUpper(name), On: s.plan.Profile == name, Do: func() {
			s.plan.Profile = name
			s.lay()
		}})
	}
	s.Buttons.Add(ui.Button{Box: ui.BoxAt(x+346, 764, 180, 56), Label: "FRESH SEED", Do: func() { s.seed.Text = ""; s.lay() }})
	s.Buttons.Add(ui.Button{Box: ui.BoxAt(1440, 930, 380, 96), Label: "START", Slant: true, Do: s.start})
	s.Buttons.Add(ui.Button{Box: ui.BoxAt(seatLeft, 946, 220, 64), Label: "BACK", Do: s.program.Title})
}

func profileNames() []string {
	var names []string
	for name := range rules.Profiles {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

func (s *Setup) laySeat(i int, focus bool) {
	y := seatTop + float64(i)*seatPitch
	seat := &s.plan.Seats[i]
	s.names = append(s.names, ui.Field{Box: ui.BoxAt(seatLeft+64, y, 260, 56), Text: seat.Name, Hint: "name", Most: 12, Focus: focus})
	s.Buttons.Add(ui.Button{Box: ui.BoxAt(seatLeft+340, y, 290, 56), Label: s.kindWords(seat.Kind), Do: func() {
		s.plan.Seats[i].Kind = s.nextKind(s.plan.Seats[i].Kind)
		s.lay()
	}})
	if s.plan.Heroes == rules.Chosen {
		words := "ANY HERO"
		if seat.Hero != "" {
			words = strings.ToUpper(seat.Hero)
		}
		s.Buttons.Add(ui.Button{Box: ui.BoxAt(seatLeft+646, y, 270, 56), Label: words, Do: func() { s.PickHero(i) }})
	}
	if len(s.plan.Seats) > rules.MinSeats {
		s.Buttons.Add(ui.Button{Box: ui.BoxAt(seatLeft+932, y, 56, 56), Label: "X", Do: func() {
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
		if !slices.ContainsFunc(s.plan.Seats, func(p SeatPlan) bool { return p.Name == n }) {
			name = n
			break
		}
	}
	s.plan.Seats = append(s.plan.Seats, SeatPlan{Name: name, Kind: s.program.Players[len(s.program.Players)-1].Kind})
	s.lay()
}

// start begins the game, or says why it cannot.
func (s *Setup) start() {
	s.fault = ""
	for i := range s.plan.Seats {
		seat := &s.plan.Seats[i]
		seat.Name = strings.TrimSpace(seat.Name)
		if seat.Name == "" {
			s.fault = fmt.Sprintf("Seat %d needs a name.", i+1)
			return
		}
		for j := range i {
			if s.plan.Seats[j].Name == seat.Name {
				s.fault = fmt.Sprintf("Two seats are named %s.", seat.Name)
				return
			}
			if h := seat.Hero; s.plan.Heroes == rules.Chosen && h != "" && s.plan.Seats[j].Hero == h {
				s.fault = fmt.Sprintf("%s and %s both want to be %s.", s.plan.Seats[j].Name, seat.Name, h)
				return
			}
		}
	}
	s.plan.Seed = 0
	if s.seed.Text != "" {
		seed, err := strconv.ParseUint(s.seed.Text, 10, 64)
		if err != nil || seed == 0 {
			s.fault = "A seed is a whole number from 1 on."
			return
		}
		s.plan.Seed = seed
	}
	if err := s.program.Start(s.plan); err != nil {
		s.fault = "This cannot be dealt: " + err.Error() + "."
	}
}

// Update is one tick of the setup screen.
func (s *Setup) Update(p *ui.Pointer, dt float64) error {
	if s.zoom.Closes(p) {
		return nil
	}
	if s.picks > 0 {
		s.updatePicker(p)
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
