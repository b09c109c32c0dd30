// Package render is the window of Lineup: it leads from scene to scene, paints
// pictures ahead of need and takes pictures of scenes. The scenes are in render/menu
// and render/table, what they are made of is in render/ui and render/art.
package render

import (
	"errors"
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/art"
	"lineup/render/menu"
	"lineup/render/table"
	"lineup/render/ui"
)

// Player is a kind of computer player.
type Player = menu.Player

// Options are what an App is made with.
type Options struct {
	Catalogue *mode.Catalogue // what games can be made of
	Book      *card.Book
	Players   []Player // the kinds of computer players, weakest first
	FreshSeed func() uint64
	Settings  ui.Settings
	Plan      match.Plan // what the setup screen starts from
	Start     bool       // begin with a game of Plan instead of the title
	Demo      bool       // end the program when the first game is over
	Input     ui.Input   // nil for the window's own
}

// scene is one screen of the app.
type scene interface {
	Update(p *ui.Pointer, dt float64) error
	Draw(c *ui.Canvas)
}

// App is the whole game in a window. It is an ebiten.Game.
type App struct {
	Options
	canvas  *ui.Canvas
	faces   []art.Face
	pointer ui.Pointer
	scene   scene
	plan    match.Plan   // of the latest game
	ended   *match.Match // the latest game that has ended, nil for none
	preload preload
	quit    bool
}

// New makes an App. It fails if Options ask for a game that cannot be played.
func New(o Options) (*App, error) {
	a := &App{Options: o, canvas: ui.NewCanvas(), faces: art.Faces(o.Book), plan: o.Plan}
	if a.Input == nil {
		a.Input = ui.Window{}
	}
	if _, err := a.Catalogue.Prepare(o.Plan); err != nil {
		return nil, err
	}
	if o.Start {
		if err := a.start(o.Plan); err != nil {
			return nil, err
		}
		return a, nil
	}
	a.showTitle()
	return a, nil
}

func (a *App) show(s scene) { a.scene = s }

// program is what the screens can ask of the App.
func (a *App) program() *menu.Program {
	return &menu.Program{
		Catalogue: a.Catalogue, Faces: a.faces, Players: a.Players,
		Start: a.start, Quick: a.quick, Rematch: a.rematch, Setup: a.showSetup, Title: a.showTitle,
		Quit: func() { a.quit = true },
	}
}

func (a *App) showTitle() { a.show(menu.NewTitle(a.program())) }

func (a *App) showSetup() { a.show(a.setup()) }

// setup is the setup screen, with the latest plan or that of a quick game.
func (a *App) setup() *menu.Setup {
	plan := a.plan
	if g, err := a.Catalogue.Prepare(plan); err != nil || len(plan.Seats) < g.Mode.Seats.Least {
		plan = a.quickPlan()
	}
	return menu.NewSetup(a.program(), plan)
}

// quickPlan is the plan of a quick game.
func (a *App) quickPlan() match.Plan { return menu.QuickPlan(a.Plan, a.plan, a.Players) }

// quick starts a quick game.
func (a *App) quick() error { return a.start(a.quickPlan()) }

// rematch plays the latest plan again, with fresh chance.
func (a *App) rematch() error {
	plan := a.plan
	plan.Seed = 0
	return a.start(plan)
}

// start begins the game of a plan.
func (a *App) start(p match.Plan) error {
	m, err := a.match(p)
	if err != nil {
		return err
	}
	a.plan = p
	if m.Book() != a.Book { // other sets than those of the game before
		a.Book, a.faces, a.preload = m.Book(), art.Faces(m.Book()), preload{}
	}
	a.show(a.table(m))
	return nil
}

// table is the table of a match.
func (a *App) table(m *match.Match) *table.Table {
	return table.New(table.Options{
		Match: m, Faces: a.faces, Canvas: a.canvas, Settings: &a.Settings,
		Over: func() { a.showResult(m) }, ToTitle: a.showTitle, Quit: func() { a.quit = true },
	})
}

// showResult shows how a match has ended.
func (a *App) showResult(m *match.Match) {
	a.ended = m
	a.show(menu.NewResult(a.program(), m))
}

// match makes the match of a plan.
func (a *App) match(p match.Plan) (*match.Match, error) {
	if p.Seed == 0 {
		p.Seed = a.FreshSeed()
	}
	g, err := a.Catalogue.Build(p)
	if err != nil {
		return nil, err
	}
	return match.New(g, a.decider)
}

func (a *App) decider(kind string, seed uint64) (match.Decider, error) {
	for _, p := range a.Players {
		if p.Kind == kind {
			return p.New(seed)
		}
	}
	return nil, fmt.Errorf("there is no computer player %q", kind)
}

// Update is one tick of the game loop.
func (a *App) Update() error {
	if _, shown := a.scene.(*menu.Result); shown && a.Demo {
		return ebiten.Termination
	}
	a.pointer.Read(a.Input, a.canvas.Fit, ui.Tick)
	if a.pointer.Key(ebiten.KeyF11) {
		ebiten.SetFullscreen(!ebiten.IsFullscreen())
	}
	if err := a.scene.Update(&a.pointer, ui.Tick); err != nil {
		return err
	}
	if a.quit {
		return ebiten.Termination
	}
	return nil
}

// Draw draws the window.
func (a *App) Draw(screen *ebiten.Image) {
	a.canvas.Begin(screen)
	a.scene.Draw(a.canvas)
	a.preload.step(a.canvas, a.faces, a.rehearsal)
}

// Layout is not used: LayoutF is.
func (a *App) Layout(w, h int) (int, int) { return w, h }

// LayoutF makes one pixel of the picture one of the monitor's, so that text is
// sharp on every one.
func (a *App) LayoutF(w, h float64) (float64, float64) {
	scale := ebiten.Monitor().DeviceScaleFactor()
	return w * scale, h * scale
}

// rehearsal is the table of a game nobody plays, nil where there is none.
func (a *App) rehearsal() *table.Table {
	m, err := a.match(a.quickPlan())
	if err != nil || m.Book() != a.Book {
		return nil
	}
	return a.table(m)
}

// ErrNotOver is what Result gives while no game has ended.
var ErrNotOver = errors.New("no game has ended")

// Result is the latest game that has ended, and what it came to.
func (a *App) Result() (*match.Match, mode.Score, error) {
	if a.ended == nil {
		return nil, mode.Score{}, ErrNotOver
	}
	return a.ended, a.ended.Score(), nil
}
