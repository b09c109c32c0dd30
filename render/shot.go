package render

import (
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/match"
	"lineup/game/mode/rebirth"
	"lineup/render/library"
	"lineup/render/table"
	"lineup/render/ui"
)

// Scenes are the scenes a Shot can be taken of.
var Scenes = append(append([]string{"title", "setup", "heroes", "variants", "rules", "library", "library-card"}, table.Scenes...), "crowd", "map", "map-crowd", "campaign", "rivals", "story", "result")

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
	picture := ebiten.NewImage(s.Width, s.Height)
	a.canvas.Begin(picture)
	a.canvas.Art.AtOnce = true
	a.Settings.Speed, a.Settings.Quiet = ui.Instant, true
	if err := s.arrange(); err != nil {
		return err
	}
	a.scene.Draw(a.canvas)
	out := image.NewRGBA(image.Rect(0, 0, s.Width, s.Height))
	picture.ReadPixels(out.Pix)
	if err := write(s.File, out); err != nil {
		return fmt.Errorf("cannot write %s: %w", s.File, err)
	}
	return ebiten.Termination
}

// CanWrite reports whether a file's name says it is one of the kinds of pictures that
// can be written.
func CanWrite(name string) bool {
	ext := filepath.Ext(name)
	return strings.EqualFold(ext, ".png") || strings.EqualFold(ext, ".jpg")
}

const jpegQuality = 88

// write writes a picture beside the file first, so that no half of one is left.
func write(name string, picture image.Image) error {
	f, err := os.CreateTemp(filepath.Dir(name), ".shot-*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	encode := png.Encode
	if strings.EqualFold(filepath.Ext(name), ".jpg") {
		encode = func(w io.Writer, m image.Image) error { return jpeg.Encode(w, m, &jpeg.Options{Quality: jpegQuality}) }
	}
	if err := encode(f, picture); err != nil {
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
		a.showTitle()
		return nil
	case "setup":
		a.showSetup()
		return nil
	case "heroes":
		set := a.setup()
		set.PickHero(0, 0)
		a.show(set)
		return nil
	case "variants":
		set := a.setup()
		set.PickVariants()
		a.show(set)
		return nil
	case "rules":
		set := a.setup()
		set.ReadRules("A turn")
		a.show(set)
		return nil
	case "library", "library-card":
		a.showLibrary()
		if l, shown := a.scene.(*library.Library); !shown || s.Scene == "library-card" && !l.Show("base", "Clayface") {
			return fmt.Errorf("there is no library to show")
		}
		return nil
	case "story":
		a.show(a.campaigns.StoryShown())
		return nil
	case "campaign", "rivals":
		shown := a.campaigns.Shown
		if s.Scene == "rivals" {
			shown = a.campaigns.RivalsShown
		}
		o, err := shown()
		if err != nil {
			return err
		}
		a.show(o)
		return nil
	case "crowd":
		m, err := a.crowded()
		if err != nil {
			return err
		}
		t := a.table(m)
		a.show(t)
		t.Point(crowdPointed)
		return nil
	}
	if s.Scene == "map" || s.Scene == "map-crowd" {
		return s.arrangeMap()
	}
	strongest := a.Players[len(a.Players)-1]
	plan := a.plan
	for range maxSeeds {
		m, err := a.match(plan)
		if err != nil {
			return err
		}
		stand, err := strongest.New(m.Plan().Seed)
		if err != nil {
			return err
		}
		t := a.table(m)
		a.show(t)
		if s.Scene == "result" {
			err = t.PlayOut(stand)
			a.showResult(m)
			return err
		}
		if err := t.Arrange(s.Scene, stand); err != nil || !m.Over() {
			return err
		}
		plan.Seed = m.Plan().Seed + 1 // it never comes to that in this game
	}
	return fmt.Errorf("no game of %d comes to the scene %q", maxSeeds, s.Scene)
}

// arrangeMap brings about a scene of Rebirth, whatever mode the plan names.
func (s *Shot) arrangeMap() error {
	a := s.App
	plan := a.plan
	if plan.Mode != rebirth.ID {
		plan.Mode, plan.Sets = rebirth.ID, nil
	}
	g, err := a.Catalog.Build(plan)
	if err != nil {
		return err
	}
	full := &fullTown
	if s.Scene == "map" {
		full = &busyTown
	}
	m, err := full.match(g, a.Players.Decider)
	if err != nil {
		return err
	}
	a.take(m)
	t := a.table(m)
	a.show(t)
	t.Point(full.pointed)
	return nil
}

// maxSeeds is how many games are looked through for a scene.
const maxSeeds = 60

// crowdPointed is the card of the hand that the pointer is on in the scene "crowd".
const crowdPointed = 5

// crowded is the match of the scene "crowd".
func (a *App) crowded() (*match.Match, error) {
	plan := a.plan
	if plan.Seed == 0 {
		plan.Seed = a.FreshSeed()
	}
	g, err := a.Catalog.Build(plan)
	if err != nil {
		return nil, err
	}
	return crowded(g, a.Players.Decider)
}
