package render

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/standard"
	"lineup/game/modes"
	"lineup/render/art"
)

// setup is the screen where a new game is planned.
type setup struct {
	app     *App
	plan    match.Plan
	game    *mode.Game // of the plan as it is, seats not looked at
	names   []field
	seed    field
	buttons buttons
	reader  reader
	picks   int // the seat whose hero is being picked, plus one
	picker  []heroPick
	fault   string
}

// heroPick is one hero to pick from.
type heroPick struct {
	face engine.FaceID
	box  box
}

const (
	seatTop   = 226.0
	seatPitch = 92.0
	seatLeft  = 110.0
)

func newSetup(a *App) *setup {
	s := &setup{app: a, plan: a.plan}
	s.plan.Seats = slices.Clone(a.plan.Seats)
	s.game, _ = modes.Prepare(a.plan) // New has seen to it that it can be, and every control keeps it so
	if len(s.plan.Seats) < s.game.Mode.Seats.Least {
		s.plan = a.quickPlan()
	}
	s.seed = field{box: box{1180, 764, 330, 56}, hint: "fresh", most: 20, numbers: true}
	if s.plan.Seed != 0 {
		s.seed.text = strconv.FormatUint(s.plan.Seed, 10)
	}
	s.lay()
	return s
}

// heroWords are what the ways of handing out heroes are called.
var heroWords = [...]string{mode.Random: "RANDOM", mode.Chosen: "CHOSEN", mode.DealTwo: "KEEP 1 OF 2"}

// lay lays out all controls for the plan as it is.
func (s *setup) lay() {
	s.fault = "" // it was about what stood here before
	s.game, _ = modes.Prepare(s.plan)
	focus := -1
	for i := range s.names {
		if s.names[i].focus {
			focus = i
		}
	}
	s.names = s.names[:0]
	s.buttons.clear()
	for i := range s.plan.Seats {
		s.laySeat(i, i == focus)
	}
	y := seatTop + float64(len(s.plan.Seats))*seatPitch
	if len(s.plan.Seats) < s.game.Mode.Seats.Most {
		s.buttons.add(button{box: box{seatLeft, y, 220, 56}, label: "ADD A SEAT", do: s.addSeat})
	}
	x := 1180.0
	for i, words := range heroWords {
		s.buttons.add(button{box: box{x + float64(i)*216, 226, 204, 56}, label: words, on: s.plan.Heroes == mode.HeroChoice(i), do: func() {
			s.plan.Heroes = mode.HeroChoice(i)
			s.lay()
		}})
	}
	stack, _ := s.game.Mode.Option(standard.Villains)
	villains := s.game.Number(standard.Villains)
	s.buttons.add(button{box: box{x, 396, 64, 56}, label: "-", off: villains <= stack.Numbers.Least, do: func() { s.setVillains(villains - 1) }})
	s.buttons.add(button{box: box{x + 180, 396, 64, 56}, label: "+", off: villains >= stack.Numbers.Most, do: func() { s.setVillains(villains + 1) }})
	for i, p := range s.game.Mode.Profiles {
		s.buttons.add(button{box: box{x + float64(i)*250, 560, 238, 56}, label: upper(p.Word), on: p.Word == s.profile().Word, do: func() {
			s.plan.Profile = p.Word
			s.lay()
		}})
	}
	s.buttons.add(button{box: box{x + 346, 764, 180, 56}, label: "FRESH SEED", do: func() { s.seed.text = ""; s.lay() }})
	s.buttons.add(button{box: box{1440, 930, 380, 96}, label: "START", slant: true, do: s.start})
	s.buttons.add(button{box: box{seatLeft, 946, 220, 64}, label: "BACK", do: func() { s.app.show(newTitle(s.app)) }})
}

func (s *setup) setVillains(n int) {
	s.plan.Options = s.plan.Options.WithNumber(standard.Villains, n)
	s.lay()
}

// profile is the rules profile that is chosen.
func (s *setup) profile() mode.Edit {
	for _, p := range s.game.Mode.Profiles {
		if p.Word == s.plan.Profile {
			return p
		}
	}
	return s.game.Mode.Profiles[0]
}

func (s *setup) laySeat(i int, focus bool) {
	y := seatTop + float64(i)*seatPitch
	seat := &s.plan.Seats[i]
	s.names = append(s.names, field{box: box{seatLeft + 64, y, 260, 56}, text: seat.Name, hint: "name", most: 12, focus: focus})
	s.buttons.add(button{box: box{seatLeft + 340, y, 290, 56}, label: s.kindWords(seat.Player), do: func() {
		s.plan.Seats[i].Player = s.nextKind(s.plan.Seats[i].Player)
		s.lay()
	}})
	if s.plan.Heroes == mode.Chosen {
		words := "ANY HERO"
		if len(seat.Heroes) > 0 {
			words = upper(strings.Join(seat.Heroes, ", "))
		}
		s.buttons.add(button{box: box{seatLeft + 646, y, 270, 56}, label: words, do: func() { s.pick(i) }})
	}
	if len(s.plan.Seats) > s.game.Mode.Seats.Least {
		s.buttons.add(button{box: box{seatLeft + 932, y, 56, 56}, label: "X", do: func() {
			s.plan.Seats = slices.Delete(s.plan.Seats, i, i+1)
			s.lay()
		}})
	}
}

func (s *setup) kindWords(kind string) string {
	if kind == "" {
		return "PERSON"
	}
	return "COMPUTER: " + upper(kind)
}

// nextKind is the kind of player after another: people first, then the computer
// players.
func (s *setup) nextKind(kind string) string {
	if kind == "" {
		return s.app.Players[0].Kind
	}
	for i, p := range s.app.Players {
		if p.Kind == kind && i+1 < len(s.app.Players) {
			return s.app.Players[i+1].Kind
		}
	}
	return ""
}

func (s *setup) addSeat() {
	name := ""
	for _, n := range robotNames {
		if !slices.ContainsFunc(s.plan.Seats, func(p mode.Seat) bool { return p.Name == n }) {
			name = n
			break
		}
	}
	s.plan.Seats = append(s.plan.Seats, mode.Seat{Name: name, Player: s.app.Players[len(s.app.Players)-1].Kind})
	s.lay()
}

// pick opens the list of heroes for a seat.
func (s *setup) pick(seat int) {
	s.picks = seat + 1
	s.picker = s.picker[:0]
	heroes := mode.HeroNames(s.app.Book)
	columns, gap := 4, 24.0
	w := 320.0
	for (len(heroes)+columns-1)/columns*int(w*art.PanelHeight/art.PanelWidth+gap) > 860 {
		columns++
		w = math.Min(w, (1760-float64(columns-1)*gap)/float64(columns))
	}
	h := w * art.PanelHeight / art.PanelWidth
	left := (stageWidth - float64(columns)*w - float64(columns-1)*gap) / 2
	n := 0
	for id, f := range s.app.faces.list {
		if f.Kind != art.SuperHero {
			continue
		}
		s.picker = append(s.picker, heroPick{engine.FaceID(id), box{
			left + float64(n%columns)*(w+gap), 190 + float64(n/columns)*(h+gap), w, h}})
		n++
	}
}

// start begins the game, or says why it cannot.
func (s *setup) start() {
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
	if s.seed.text != "" {
		seed, err := strconv.ParseUint(s.seed.text, 10, 64)
		if err != nil || seed == 0 {
			s.fault = "A seed is a whole number from 1 on."
			return
		}
		plan.Seed = seed
	}
	if err := s.app.start(plan); err != nil {
		s.fault = upper(err.Error()[:1]) + err.Error()[1:] + "."
	}
}

func (s *setup) update(p *pointer, dt float64) error {
	if s.reader.closes(p) {
		return nil
	}
	if s.picks > 0 {
		s.updatePicker(p)
		return nil
	}
	typing := s.seed.focus
	s.seed.update(p, dt)
	for i := range s.names {
		typing = typing || s.names[i].focus
		if s.names[i].update(p, dt) {
			s.plan.Seats[i].Name, s.fault = s.names[i].text, ""
		}
	}
	switch {
	case typing && p.key(ebiten.KeyTab):
		s.nextField()
	case !typing && p.confirm():
		s.start()
	case !typing && p.key(ebiten.KeyEscape):
		s.app.show(newTitle(s.app))
	default:
		s.buttons.update(p)
	}
	return nil
}

// nextField moves typing on to the next name, and after the last to the first.
func (s *setup) nextField() {
	for i := range s.names {
		if s.names[i].focus {
			s.names[i].focus = false
			s.names[(i+1)%len(s.names)].focus = true
			return
		}
	}
}

func (s *setup) updatePicker(p *pointer) {
	face, over := noFace, false
	for _, h := range s.picker {
		if h.box.has(p.x, p.y) {
			face, over = h.face, true
		}
	}
	s.reader.follow(p, face, over)
	s.reader.shown = s.reader.pinned
	switch {
	case s.reader.pinned:
	case p.key(ebiten.KeyEscape):
		s.picks = 0
	case p.released && over:
		s.plan.Seats[s.picks-1].Heroes = []string{s.app.faces.list[face].Name}
		s.picks = 0
		s.lay()
	case p.released:
		s.plan.Seats[s.picks-1].Heroes = nil
		s.picks = 0
		s.lay()
	}
}
