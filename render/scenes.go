package render

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/campaign"
	"lineup/render/library"
	"lineup/render/settings"
	"lineup/render/setup"
	"lineup/render/showcase"
	"lineup/render/table"
	"lineup/render/ui"
)

// Scenes returns all scenes that pictures can be taken of, including those of the modes.
func Scenes() []showcase.DemoScene { return scenes(Views()) }

// scenes returns all scenes, including those of these modes.
func scenes(views []View) []showcase.DemoScene {
	out := showcase.Before()
	for _, v := range views {
		out = append(out, v.Scenes...)
	}
	return append(out, showcase.After())
}

// SceneNames returns the names of the scenes.
func SceneNames() (out []string) {
	for _, s := range Scenes() {
		out = append(out, s.Name)
	}
	return out
}

// Shot returns a Shot that takes a picture of a scene, width by height pixels, and writes it to a
// file.
func (a *App) Shot(scene, file string, width, height int) *showcase.Shot {
	return &showcase.Shot{Canvas: a.canvas, Settings: &a.Settings, File: file, Width: width, Height: height,
		Arrange: func() error { return a.arrange(scene) }, Scene: func(c *ui.Canvas) {
			a.scene.Draw(c)
			a.focus.Draw(c, true)
		}}
}

func (a *App) arrange(scene string) error {
	for _, s := range scenes(a.Views) {
		if s.Name == scene {
			return s.Show(window{a})
		}
	}
	return fmt.Errorf("there is no scene %q", scene)
}

// window is the App as scenes see it.
type window struct{ a *App }

func (w window) Show(s ui.Screen)                         { w.a.show(s) }
func (w window) ShowTitle()                               { w.a.showTitle() }
func (w window) Setup() *setup.Setup                      { return w.a.setup() }
func (w window) Campaigns() *campaign.Flow                { return w.a.campaigns }
func (w window) Plan() match.Plan                         { return w.a.plan }
func (w window) Players() match.Players                   { return w.a.Players.Decider }
func (w window) ShowResult(m *match.Match)                { w.a.showResult(m) }
func (w window) Match(p match.Plan) (*match.Match, error) { return w.a.match(p) }

// pressed is an Input that presses keys, one in each reading.
type pressed struct{ keys []ebiten.Key }

// Read presses the next key.
func (p *pressed) Read(r *ui.Reading) {
	r.CursorX, r.CursorY = 0, 0 // the mouse stays out of the window
	if r.Keys = r.Keys[:0]; len(p.keys) > 0 {
		r.Keys, p.keys = append(r.Keys, p.keys[0]), p.keys[1:]
	}
}

// answerTicks is how long a screen may take to answer a key, with what it shows at a pointer at rest.
const answerTicks = 40

func (w window) Press(keys ...ebiten.Key) error {
	in := &pressed{}
	w.a.focus = ui.NewFocus(in, w.a.canvas, w.a.drawBare)
	for _, k := range keys {
		in.keys = append(in.keys, k)
		for range answerTicks {
			w.a.focus.Drawn()
			w.a.pointer.Read(w.a.focus, w.a.canvas.Fit, ui.Tick)
			if err := w.a.scene.Update(&w.a.pointer, ui.Tick); err != nil {
				return err
			}
		}
	}
	return nil
}

func (w window) Settings() *settings.Screen {
	w.a.showSettings()
	s, _ := w.a.scene.(*settings.Screen)
	return s
}

func (w window) Library() *library.Library {
	w.a.showLibrary()
	l, _ := w.a.scene.(*library.Library)
	return l
}

func (w window) Build(p match.Plan) (*mode.Game, error) {
	if p.Seed == 0 {
		p.Seed = w.a.FreshSeed()
	}
	return w.a.Catalog.Build(p)
}

func (w window) Strongest(seed uint64) (match.Decider, error) {
	return w.a.Players[len(w.a.Players)-1].New(seed)
}

func (w window) Table(m *match.Match) *table.Table {
	w.a.take(m)
	return w.a.table(m)
}
