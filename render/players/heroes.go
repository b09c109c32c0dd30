package players

import (
	"fmt"
	"math"
	"strings"

	"lineup/game/mode"
	"lineup/render/art"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// HeroPicker shows all Super Heroes to pick one. The zero HeroPicker is closed.
type HeroPicker struct {
	Heroes  []HeroPick
	Buttons ui.Buttons // the buttons below the heroes
	shown   bool
	area    ui.Area
	foot    ui.Box
	title   string
	under   int // index plus one of the hero under the pointer or reached by the arrow keys
	chosen  int // index plus one of the hero that was clicked, which a button picks
	across  int // heroes in a line
	zoom    ui.Zoom
	done    func(name string)
	printed printed
}

// HeroPick is one hero to pick.
type HeroPick struct {
	Face *art.Face
	Box  ui.Box
}

// The layout of the heroes: together they fill the page, with all of them visible.
const (
	pickerGap = 28.0
	pickWidth = 560.0 // of a hero, at most
	pickMost  = 16    // heroes in a line
	// chooseWidth is the width of the button that picks the chosen hero.
	chooseWidth = 480.0
	// pickAspect is the greatest height of a hero, for a width of 1. None is wider than high.
	pickAspect = 1.9
)

// tickSize is the size of the sign of the chosen hero.
const tickSize = 52.0

// pickerPlaces returns the places of the heroes and of the buttons below them.
func pickerPlaces(a ui.Area) (heroes, foot ui.Box) {
	if !a.Tall() {
		return ui.BoxAt(80, 176, 1760, 760), ui.BoxAt(110, 966, 1700, 76)
	}
	in := a.Inset(40, 0)
	return ui.BoxAt(in.X, in.Y+176, in.W, in.H-176-144), ui.BoxAt(in.X+16, in.Y+in.H-114, in.W-32, 76)
}

// PickOne is the usual task of a HeroPicker.
const PickOne = "choose a Super Hero"

// Open shows the free ones of the oversized faces. Whose names the player, and task says what to do;
// both are in the heading. Done gets the name of the picked one, or "" for any.
func (k *HeroPicker) Open(faces []art.Face, whose, task string, free func(name string) bool, done func(name string)) {
	*k = HeroPicker{shown: true, area: ui.WideArea(), title: pickTitle(whose, task), done: done}
	for i := range faces {
		if faces[i].Oversized() && free(faces[i].Name) {
			k.Heroes = append(k.Heroes, HeroPick{Face: &faces[i]})
		}
	}
	k.lay()
}

// lay lays out the heroes and the buttons.
func (k *HeroPicker) lay() {
	heroes, foot := pickerPlaces(k.area)
	columns, w, h := pickColumns(heroes, len(k.Heroes))
	k.foot = foot
	k.Buttons.Clear()
	k.Buttons.Add(ui.Button{Box: foot.CutLeft(220, 20), Label: "BACK", Act: action.Back, Do: func() { k.shown = false }})
	k.Buttons.Add(ui.Button{Box: foot.CutLeft(340, 0), Label: "RANDOM HERO", Ground: chrome.BlueBig, Do: func() { k.pick("") }})
	choose := ui.Button{Box: foot.CutRight(chooseWidth), Label: "CHOOSE", Act: action.Choose, Slant: true, Off: k.chosen == 0, Why: "Choose a Super Hero first", Do: k.pickChosen}
	if k.chosen > 0 {
		choose.Label = "CHOOSE " + strings.ToUpper(k.Heroes[k.chosen-1].Face.Name)
	}
	k.Buttons.Add(choose)
	k.across = columns
	lines := math.Ceil(float64(len(k.Heroes)) / float64(columns))
	left := (ui.StageWidth - float64(columns)*w - float64(columns-1)*pickerGap) / 2
	top := heroes.Y + math.Max(0, (heroes.H-lines*h-(lines-1)*pickerGap)/2)
	rows := ui.Rows{X: left, Y: top, W: float64(columns) * (w + pickerGap)}
	var row ui.Box
	for i := range k.Heroes {
		if i%columns == 0 {
			row = rows.Next(h, pickerGap)
		}
		k.Heroes[i].Box = row.CutLeft(w, pickerGap)
	}
}

// pickColumns returns how many of n heroes are in a line so that they are largest, and their width and
// height.
func pickColumns(heroes ui.Box, n int) (columns int, w, h float64) {
	columns = 1
	for across := 1; across <= min(pickMost, max(1, n)); across++ {
		lines := math.Ceil(float64(n) / float64(across))
		high := (heroes.H - (lines-1)*pickerGap) / lines
		wide := math.Min(pickWidth, (heroes.W-float64(across-1)*pickerGap)/float64(across))
		wide = math.Min(wide, high)
		if high = math.Min(high, wide*pickAspect); wide*high > w*h {
			columns, w, h = across, wide, high
		}
	}
	return columns, w, h
}

// pickTitle returns the heading. A player may have no name yet.
func pickTitle(whose, task string) string {
	if whose = strings.TrimSpace(whose); whose != "" {
		task = whose + ": " + task
	}
	return strings.ToUpper(task)
}

// Shown reports whether the picker is open.
func (k *HeroPicker) Shown() bool { return k.shown }

// Holds holds everything below, which the picker hides.
func (k *HeroPicker) Holds(*ui.Pointer) ui.Holds { return ui.HoldAll | ui.HoldSight }

// Above returns the enlarged hero.
func (k *HeroPicker) Above() []ui.Overlay { return []ui.Overlay{&k.zoom} }

// Update runs one tick of the picker.
func (k *HeroPicker) Update(p *ui.Pointer) bool {
	var face *art.Face
	for i, h := range k.Heroes {
		if h.Box.Has(p.X, p.Y) {
			face = h.Face
			if p.Moved() || p.Released {
				k.under = i + 1
			}
		}
	}
	if face == nil && p.Moved() {
		k.under = 0
	}
	switch {
	case k.zoom.PinOn(p, face):
	case p.Does(action.Back):
		k.shown = false
	case k.keys(p):
	case k.Buttons.Update(p):
	case (p.Released || p.Arrives()) && face != nil && k.under > 0:
		k.choose(k.under)
	}
	return true
}

// keys picks or reads the current hero, and reports whether it used a key.
func (k *HeroPicker) keys(p *ui.Pointer) bool {
	switch {
	case k.under > 0 && p.Does(action.Read):
		k.zoom.Pin(k.Heroes[k.under-1].Face)
	case k.chosen > 0 && p.Confirm():
		k.pickChosen()
	default:
		return false
	}
	return true
}

// choose chooses a hero by its index plus one. A button picks it.
func (k *HeroPicker) choose(hero int) {
	k.chosen = hero
	k.lay()
}

// pickChosen picks the chosen hero.
func (k *HeroPicker) pickChosen() { k.pick(k.Heroes[k.chosen-1].Face.Name) }

// pick closes the picker and passes on the name of a hero, or "" for any.
func (k *HeroPicker) pick(name string) {
	k.shown = false
	k.done(name)
}

var readHints = []ui.Hint{{Acts: []action.Action{action.Read}, Words: "Read"}}

// drawHint says beside the buttons how to read a card, with the device in use.
func (k *HeroPicker) drawHint(c *ui.Canvas) {
	at, st := ui.BoxAt(k.foot.X+620, k.foot.Y, k.foot.W-640-chooseWidth, k.foot.H), ui.Body(ui.MinMenu, pen.SoftPaper)
	if c.Framed || c.Device == action.Gamepad {
		c.Hints(readHints, at.X, at.Y+39, at.W, c.Scaled(st))
		return
	}
	words := "Right-click to read"
	if key := c.KeyName(action.Read); key != "" {
		words = "Right-click or " + key + " to read"
	}
	c.Backing(ui.BoxAt(at.X-14, at.Y+16, 300, 50))
	c.Line(words, at.X, at.Y+48, at.W, at.H, st, pen.Left)
}

// Draw draws the picker.
func (k *HeroPicker) Draw(c *ui.Canvas) {
	if k.area.Take(c) {
		k.lay()
	}
	c.Sky(ui.NightSky)
	c.Heading(k.title, k.foot.X, k.area.Y+86, k.foot.W-80)
	k.drawHint(c)
	k.Buttons.Draw(c)
	usual := c.Art.Print
	c.Art.Print = k.press(c)
	defer func() { c.Art.Print = usual }()
	for i, h := range k.Heroes {
		c.Target(ui.Target{What: h.Face.Name, Says: h.Face.Spoken(), Box: h.Box, Group: "heroes", First: i+1 == max(k.chosen, 1), Chosen: i+1 == k.chosen})
		w, high := c.Pixels(h.Box.W), c.Pixels(h.Box.H)
		switch i + 1 {
		case k.chosen:
			c.Put(c.Art.Glow(gallery.GlowChosen, w, high, c.Unit), h.Box.X, h.Box.Y)
		case k.under:
			c.Put(c.Art.Glow(gallery.GlowCanDo, w, high, c.Unit), h.Box.X, h.Box.Y)
		}
		c.PosterIn(h.Face, h.Box)
		if k.chosen == i+1 {
			c.Put(c.Art.Tick(c.Pixels(tickSize)), h.Box.X+h.Box.W-tickSize-8, h.Box.Y+8)
		}
	}
}

// printed is how the posters of a picker are printed, and in which size and for which window.
type printed struct {
	w, h      int
	usual, of art.Press
}

// press returns how the posters are printed: with letters of one size.
func (k *HeroPicker) press(c *ui.Canvas) art.Press {
	if len(k.Heroes) == 0 {
		return c.Print()
	}
	b := k.Heroes[0].Box
	now := printed{w: c.Pixels(b.W), h: c.Pixels(b.H), usual: c.Print(), of: k.printed.of}
	if now != k.printed {
		var faces []*art.Face
		for i := range k.Heroes {
			faces = append(faces, k.Heroes[i].Face)
		}
		now.of = now.usual.OneSize(faces, now.w, now.h)
		k.printed = now
	}
	return k.printed.of
}

// HeroWay returns the label for a way of dealing heroes. Each is the number of heroes per player.
func HeroWay(how mode.HeroChoice, each int) string {
	switch how {
	case mode.Random:
		return "RANDOM"
	case mode.Chosen:
		return "CHOSEN"
	}
	return fmt.Sprintf("KEEP %d OF %d", each, 2*each)
}
