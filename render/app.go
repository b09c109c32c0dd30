// Package render is the window of Lineup: its scenes, the card table, motion and
// input. It shows a match as a seat may see it and hands back answers; it knows
// no rule of the game.
package render

import (
	"errors"
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/modes"
)

// tick is the length of one step of the game loop, in seconds.
const tick = 1.0 / 60

// Player is a kind of computer player.
type Player struct {
	Kind  string // what a plan calls it
	Label string // one line about it
	New   func(seed uint64, book *card.Book) (match.Decider, error)
}

// Options are what an App is made with.
type Options struct {
	Book      *card.Book
	Players   []Player // the kinds of computer players, weakest first
	FreshSeed func() uint64
	Settings  Settings
	Plan      match.Plan // what the setup screen starts from
	Start     bool       // begin with a game of Plan instead of the title
	Demo      bool       // end the program when the first game is over
	Input     Input      // nil for the window's own
}

// scene is one screen of the app.
type scene interface {
	update(p *pointer, dt float64) error
	draw(c *canvas)
}

// App is the whole game in a window. It is an ebiten.Game.
type App struct {
	Options
	canvas  *canvas
	faces   *faces
	pointer pointer
	scene   scene
	plan    match.Plan // of the latest game
	warm    warmUp
	quit    bool
}

// New makes an App. It fails if Options ask for a game that cannot be played.
func New(o Options) (*App, error) {
	a := &App{Options: o, canvas: newCanvas(), faces: newFaces(o.Book), plan: o.Plan}
	if a.Input == nil {
		a.Input = window{}
	}
	if _, err := modes.Prepare(o.Plan); err != nil {
		return nil, err
	}
	if o.Start {
		if err := a.start(o.Plan); err != nil {
			return nil, err
		}
		return a, nil
	}
	a.show(newTitle(a))
	return a, nil
}

func (a *App) show(s scene) { a.scene = s }

// start begins the game of a plan.
func (a *App) start(p match.Plan) error {
	m, err := a.match(p)
	if err != nil {
		return err
	}
	a.plan = p
	if m.Book() != a.Book { // other sets than those of the game before
		a.Book, a.faces, a.warm = m.Book(), newFaces(m.Book()), warmUp{}
	}
	a.show(newTable(a, m))
	return nil
}

// match makes the match of a plan.
func (a *App) match(p match.Plan) (*match.Match, error) {
	if p.Seed == 0 {
		p.Seed = a.FreshSeed()
	}
	g, err := modes.Build(p)
	if err != nil {
		return nil, err
	}
	return match.New(g, a.decider)
}

func (a *App) decider(kind string, seed uint64, book *card.Book) (match.Decider, error) {
	for _, p := range a.Players {
		if p.Kind == kind {
			return p.New(seed, book)
		}
	}
	return nil, fmt.Errorf("there is no computer player %q", kind)
}

// Update is one tick of the game loop.
func (a *App) Update() error {
	a.pointer.read(a.Input, a.canvas.fit, tick)
	if a.pointer.key(ebiten.KeyF11) {
		fullScreen()
	}
	if err := a.scene.update(&a.pointer, tick); err != nil {
		return err
	}
	if a.quit {
		return ebiten.Termination
	}
	return nil
}

// Draw draws the window.
func (a *App) Draw(screen *ebiten.Image) {
	a.canvas.begin(screen)
	a.scene.draw(a.canvas)
	a.warm.step(a)
}

// Layout is not used: LayoutF is.
func (a *App) Layout(w, h int) (int, int) { return w, h }

// LayoutF makes one pixel of the picture one of the monitor's, so that text is
// sharp on every one.
func (a *App) LayoutF(w, h float64) (float64, float64) {
	scale := ebiten.Monitor().DeviceScaleFactor()
	return w * scale, h * scale
}

// ErrNotOver is what Result gives while no game has ended.
var ErrNotOver = errors.New("no game has ended")

// Result is the game that has just ended, and what it came to.
func (a *App) Result() (*match.Match, mode.Score, error) {
	r, ok := a.scene.(*result)
	if !ok {
		return nil, mode.Score{}, ErrNotOver
	}
	return r.match, r.score, nil
}

// crest is the emblem of a seat: its hero's, or none yet.
func (a *App) crest(hero engine.FaceID) card.Emblem {
	if hero == noFace {
		return card.Question
	}
	return a.faces.list[hero].Art.Main
}

// drawFace draws a card or hero outside the table's own cards.
func (a *App) drawFace(c *canvas, f engine.FaceID, p pose) {
	w := c.pixels(p.w)
	if a.faces.hero(f) {
		c.spin(c.art.Panel(a.faces.list[f], w, false), p.x, p.y, 1, 1, p.turn, 1)
		return
	}
	picture, _ := c.card(a.faces.list[f], w)
	c.spin(picture, p.x, p.y, 1, 1, p.turn, 1)
}
