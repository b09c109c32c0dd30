package menu

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/mode"
	"lineup/game/mode/standard"
	"lineup/render/art"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// heroPicker lays out all Super Heroes for one to be picked.
type heroPicker struct {
	shown  bool
	title  string
	heroes []heroPick
	under  int // the one under the pointer, or that the arrows have come to, plus one
	across int // how many are beside each other
	zoom   ui.Zoom
	done   func(name string)
	ways   ui.Buttons
}

// heroPick is one hero to pick from.
type heroPick struct {
	face *art.Face
	box  ui.Box
}

// How the heroes are laid out: as large as lets all of them be seen.
const (
	pickerTop    = 176.0
	pickerHeight = 760.0
	pickerWidth  = 1760.0
	pickerGap    = 28.0
	pickWidth    = 320.0 // of a hero, at most
	pickLeast    = 4     // heroes beside each other
	pickMost     = 16
)

var pickerFoot = ui.BoxAt(110, 966, 1700, 76)

// open lays out the oversized ones of the faces that are free. Done is given the name of the
// one that is picked, or "" for any.
func (k *heroPicker) open(faces []art.Face, whose string, free func(name string) bool, done func(name string)) {
	*k = heroPicker{shown: true, title: "PICK A SUPER HERO FOR " + strings.ToUpper(whose), done: done}
	for i := range faces {
		if faces[i].Oversized() && free(faces[i].Name) {
			k.heroes = append(k.heroes, heroPick{face: &faces[i]})
		}
	}
	columns, w := 0, 0.0
	for n := pickLeast; n <= pickMost; n++ {
		rows := math.Ceil(float64(len(k.heroes)) / float64(n))
		wide := (pickerWidth - float64(n-1)*pickerGap) / float64(n)
		high := (pickerHeight - (rows-1)*pickerGap) / rows / ui.PosterAspect
		if fits := math.Min(pickWidth, math.Min(wide, high)); fits > w {
			columns, w = n, fits
		}
	}
	k.ways.Clear()
	foot := pickerFoot
	k.ways.Add(ui.Button{Box: foot.CutLeft(220, 20), Label: "BACK", Key: "ESC", Do: func() { k.shown = false }})
	k.ways.Add(ui.Button{Box: foot.CutLeft(340, 0), Label: "ANY HERO", Ground: chrome.BlueBig, Do: func() { k.pick("") }})
	k.across = columns
	left := (ui.StageWidth - float64(columns)*w - float64(columns-1)*pickerGap) / 2
	rows := ui.Rows{X: left, Y: pickerTop, W: float64(columns) * (w + pickerGap)}
	var row ui.Box
	for i := range k.heroes {
		if i%columns == 0 {
			row = rows.Next(w*ui.PosterAspect, pickerGap)
		}
		k.heroes[i].box = row.CutLeft(w, pickerGap)
	}
}

// update reports whether the picker is open: it takes all input.
func (k *heroPicker) update(p *ui.Pointer) bool {
	if !k.shown || k.zoom.Closes(p) {
		return k.shown
	}
	p.Take(k)
	var face *art.Face
	for i, h := range k.heroes {
		if h.box.Has(p.X, p.Y) {
			face = h.face
			if p.Moved() {
				k.under = i + 1
			}
		}
	}
	if face == nil && p.Moved() {
		k.under = 0
	}
	switch {
	case k.zoom.PinOn(p, face):
	case p.Key(ebiten.KeyEscape):
		k.shown = false
	case k.keys(p):
	case k.ways.Update(p):
	case p.Released && face != nil:
		k.pick(face.Name)
	}
	return true
}

// keys goes from hero to hero with the arrows, and picks or reads the one they have come to.
// It reports whether one of these keys was pressed.
func (k *heroPicker) keys(p *ui.Pointer) bool {
	by := 0
	switch {
	case p.Key(ebiten.KeyArrowLeft):
		by = -1
	case p.Key(ebiten.KeyArrowRight):
		by = 1
	case p.Key(ebiten.KeyArrowUp):
		by = -k.across
	case p.Key(ebiten.KeyArrowDown):
		by = k.across
	case k.under > 0 && p.Key(ebiten.KeyR):
		k.zoom.Pin(k.heroes[k.under-1].face)
		return true
	case k.under > 0 && p.Confirm():
		k.pick(k.heroes[k.under-1].face.Name)
		return true
	}
	if by == 0 || len(k.heroes) == 0 {
		return false
	}
	if to := k.under + by; k.under == 0 {
		k.under = 1
	} else if to >= 1 && to <= len(k.heroes) {
		k.under = to
	}
	return true
}

// pick closes the picker; the name is that of a hero, or "" for any.
func (k *heroPicker) pick(name string) {
	k.shown = false
	k.done(name)
}

func (k *heroPicker) draw(c *ui.Canvas) {
	if !k.shown {
		return
	}
	c.Sky(ui.NightSky)
	c.Heading(k.title, pickerFoot.X, 86, pickerFoot.W-80)
	c.Line("Right click or R: read", pickerFoot.X+620, pickerFoot.Y+48, pickerFoot.W-620, pickerFoot.H, ui.Body(ui.MinMenu, pen.SoftPaper), pen.Left)
	k.ways.Draw(c)
	for i, h := range k.heroes {
		c.Target(h.face.Name, h.box)
		w, high := c.Pixels(h.box.W), c.Pixels(h.box.H)
		if k.under == i+1 {
			c.Put(c.Art.Glow(gallery.GlowCanDo, w, high, c.Unit), h.box.X, h.box.Y)
		}
		c.FaceIn(h.face, h.box)
	}
	k.zoom.Draw(c)
}

// heroWays are the ways of handing out heroes.
var heroWays = [...]mode.HeroChoice{mode.Random, mode.Chosen, mode.DealTwo}

// heroWay is what a way of handing out heroes is called where each plays with so many.
func heroWay(how mode.HeroChoice, each int) string {
	switch how {
	case mode.Random:
		return "RANDOM"
	case mode.Chosen:
		return "CHOSEN"
	}
	return fmt.Sprintf("KEEP %d OF %d", each, 2*each)
}

// heroNote is what the way in which a plan hands out heroes comes to, with the variants it has.
func heroNote(m mode.Mode, p mode.Plan) string {
	each, open := standard.HeroesDealt(m, p)
	kept, dealt := mode.Spelled(m.Heroes), mode.Spelled(each)
	if p.Heroes == mode.Chosen {
		pick := "Pick " + kept + " for each seat; "
		switch {
		case open:
			return pick + "the others choose, the last seat first."
		case each > m.Heroes:
			return pick + "who has none keeps " + kept + " of " + dealt + " dealt."
		}
		return pick + "any is dealt at random."
	}
	switch {
	case open:
		return "Draft: they lie open, and the last seat chooses first."
	case each == m.Heroes:
		return "Everybody is dealt " + kept + " at random."
	case p.Heroes == mode.DealTwo:
		return "Everybody is dealt " + dealt + " and keeps " + kept + "."
	}
	return "Mix: everybody is dealt " + dealt + " out of both sets and keeps " + kept + "."
}

func (s *Setup) layHeroes(rows *ui.Rows) {
	row := s.under(rows, "SUPER HEROES", heroNote(s.game.Mode, s.plan))
	for i, how := range heroWays {
		s.Buttons.Add(ui.Button{Box: one(&row, len(heroWays)-i, 216), Label: heroWay(how, s.game.Mode.Heroes), On: s.plan.Heroes == how, Do: func() {
			s.plan.Heroes = how
			s.lay()
		}})
	}
}

// playedBy are the heroes that a seat has been given, as many as the game as it is planned lets it
// play with; more of them wait for another variant.
func (s *Setup) playedBy(seat int) []string {
	all := s.plan.Seats[seat].Heroes
	return all[:min(len(all), s.game.Mode.Heroes)]
}

// layPicks lays out a button for each hero that a seat plays with.
func (s *Setup) layPicks(seat int, room ui.Box) {
	named, n := s.playedBy(seat), s.game.Mode.Heroes
	for k := range n {
		words := "ANY HERO"
		if k < len(named) {
			words = strings.ToUpper(named[k])
		}
		s.Buttons.Add(ui.Button{Box: one(&room, n-k, room.W), Label: words, Do: func() { s.PickHero(seat, k) }})
	}
}

// PickHero opens the list of heroes for one of those, counted from 0, that a seat plays with.
func (s *Setup) PickHero(seat, which int) {
	named := s.playedBy(seat)
	free := func(name string) bool {
		at := slices.Index(named, name)
		return at < 0 || at == which
	}
	s.picker.open(art.Faces(s.game.Book), s.plan.Seats[seat].Name, free, func(name string) {
		heroes := slices.Clone(named)
		if which < len(heroes) {
			heroes[which] = name
		} else {
			heroes = append(heroes, name)
		}
		s.plan.Seats[seat].Heroes = slices.DeleteFunc(heroes, func(name string) bool { return name == "" })
		s.lay()
	})
}
