package render

import (
	"fmt"
	"image"
	"image/png"
	"math"
	"os"
	"path/filepath"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
)

// Scenes are the scenes a Shot can be taken of.
var Scenes = []string{"title", "setup", "heroes", "table", "decision", "row", "zoom", "log", "menu", "curtain", "result"}

// Shot draws one scene into a file and ends. Equal options and shots make equal
// pictures. It is an ebiten.Game.
type Shot struct {
	App           *App
	Scene         string
	File          string
	Width, Height int
}

// Layout is the size of the window, which nothing is drawn in.
func (s *Shot) Layout(int, int) (int, int) { return 64, 64 }

// Draw draws nothing: the picture is taken in Update.
func (s *Shot) Draw(*ebiten.Image) {}

// Update takes the picture.
func (s *Shot) Update() error {
	a := s.App
	a.canvas.fit = fitInto(s.Width, s.Height)
	a.Settings.Speed = Off
	if err := s.arrange(); err != nil {
		return err
	}
	picture := ebiten.NewImage(s.Width, s.Height)
	a.canvas.begin(picture)
	a.canvas.bakes = math.MaxInt
	a.scene.draw(a.canvas)
	out := image.NewRGBA(image.Rect(0, 0, s.Width, s.Height))
	picture.ReadPixels(out.Pix)
	if err := write(s.File, out); err != nil {
		return fmt.Errorf("cannot write %s: %w", s.File, err)
	}
	return ebiten.Termination
}

// write writes a picture beside the file first, so that no half of one is left.
func write(name string, picture image.Image) error {
	f, err := os.CreateTemp(filepath.Dir(name), ".shot-*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	if err := png.Encode(f, picture); err != nil {
		f.Close()
		return err
	}
	if err := f.Close(); err != nil {
		return err
	}
	return os.Rename(f.Name(), name)
}

// arrange brings about the scene.
func (s *Shot) arrange() error {
	a := s.App
	switch s.Scene {
	case "title":
		a.show(newTitle(a))
		return nil
	case "setup", "heroes":
		set := newSetup(a)
		if s.Scene == "heroes" {
			set.pick(0)
		}
		a.show(set)
		return nil
	}
	m, err := a.match(a.plan)
	if err != nil {
		return err
	}
	t := newTable(a, m)
	a.show(t)
	if err := t.playUntil(s.wanted()); err != nil {
		return err
	}
	switch s.Scene {
	case "zoom":
		for _, spot := range t.lay.spots {
			if spot.place == engine.LineUp {
				t.reader.pin(spot.face)
			}
		}
	case "log":
		t.log.toggle(t)
		t.log.lay(t)
	case "menu":
		t.menu.show(t)
	case "result":
		a.show(newResult(a, m))
	}
	return nil
}

// wanted tells when the game has come to the moment the scene is of.
func (s *Shot) wanted() func(*table) bool {
	switch s.Scene {
	case "result":
		return func(*table) bool { return false }
	case "decision":
		return func(t *table) bool {
			d := t.view().Pending()
			return t.ask.mine && (d.Kind == engine.DecideDefend || d.Kind == engine.DecidePick && !t.ask.row.open() && t.view().Turn().Number > 4)
		}
	case "row":
		return func(t *table) bool { return t.ask.mine && len(t.ask.row.items) > 2 && t.view().Turn().Number > 2 }
	case "curtain":
		return func(t *table) bool { return t.curtain.up && t.match.View(engine.NoSeat).Turn().Number > 3 }
	}
	return func(t *table) bool {
		v := t.view()
		played, buys, hand := 0, 0, 0
		for _, p := range v.Plays() {
			if v.PlayedNow(p.Card) {
				played++
			}
		}
		for _, o := range t.ask.options {
			switch o.Kind {
			case engine.OptBuy:
				buys++
			case engine.OptPlay:
				hand++
			}
		}
		return t.ask.mine && t.ask.kind == engine.DecideTurn && v.Turn().Number > 8 && played > 1 && buys > 1 && hand > 1
	}
}

// playUntil plays the game on, with a computer player in the place of people,
// until it has come to what is wanted, or to its end.
func (t *table) playUntil(wanted func(*table) bool) error {
	players := t.app.Players
	stand, err := players[len(players)-1].New(t.match.Plan().Seed, t.match.Book())
	if err != nil {
		return err
	}
	t.sync(false)
	for !t.match.Over() && !wanted(t) {
		if t.curtain.up {
			t.handOver()
			continue
		}
		if err := t.stepFor(stand); err != nil {
			return err
		}
	}
	return nil
}

// stepFor takes one answer, from a stand-in where a person is asked.
func (t *table) stepFor(stand match.Decider) error {
	going, err := t.match.Step()
	if err == nil && !going {
		err = t.match.Answer(stand.Decide(t.match.View(t.match.ToAct())))
	}
	if err != nil {
		return fmt.Errorf("the game cannot be played on: %w", err)
	}
	t.look()
	t.sync(false)
	return nil
}
