// Package render is the window of Lineup. It switches between scenes, paints pictures ahead of need
// and takes pictures of scenes. The scenes are in packages of their own, such as render/menu and
// render/table. Their parts are in render/ui and render/art. The views of the modes are in
// views.go.
package render

import (
	"errors"
	"fmt"
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/savegame"
	"lineup/render/art"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/campaign"
	"lineup/render/files"
	"lineup/render/library"
	"lineup/render/menu"
	"lineup/render/players"
	"lineup/render/settings"
	"lineup/render/setup"
	"lineup/render/table"
	"lineup/render/ui"
	"lineup/render/ui/action"
	"lineup/render/wording"
)

// Options are the inputs of New.
type Options struct {
	Catalog   *mode.Catalog // the modes and sets of all games
	Views     []View        // of the modes; nil for Views()
	Book      *card.Book
	Players   players.Computers
	FreshSeed func() uint64
	Settings  ui.Settings
	Speed     *ui.Speed       // replaces the saved speed; nil to use that
	TextScale float64         // replaces the saved text scale; 0 to use that
	TextFace  string          // the name of one that replaces the saved text face; "" to use that
	Scale     float64         // replaces the saved scale of everything; 0 to use that
	Store     Store           // holds the saves; nil for none
	Files     files.System    // the system's file dialog, or nil
	Clipboard Clipboard       // may be nil
	Opener    settings.Opener // of folders; may be nil
	Speech    Speech          // says words aloud; may be nil
	Now       func() int64    // seconds since 1970 began, UTC
	Version   string          // of the program, recorded in saves
	Plan      match.Plan      // the first setup on the setup screen
	Start     bool            // begin with a game of Plan instead of the title
	Demo      bool            // end the program after the first game
	Input     ui.Input        // nil for the window's input
	Desktop   Desktop         // nil for the system's, or for none with another input
	Sounds    Sounds          // nil for none
	// Painting changes how pictures are painted, for tests.
	Painting []gallery.Option
}

// App is the whole program in a window. It is an ebiten.Game.
type App struct {
	Options
	canvas    *ui.Canvas
	faces     []art.Face
	focus     *ui.Focus   // the input of the window, with keys that do what the mouse does
	letters   *ui.Letters // over the focus, for fields
	narrator  ui.Narrator
	pointer   ui.Pointer
	hearing   hearing
	scene     ui.Screen
	behind    *table.Table // behind the settings, or nil
	arranged  arranged
	beside    ui.WindowMode // before full screen
	framed    time.Time     // when the latest frame ended
	seen      seen
	whole     bool // the latest frame lacked nothing
	rehearsed int  // frames that the scene has waited to be shown
	menus     menu.Program
	access    files.Access   // to files outside the program
	plan      match.Plan     // of the latest game
	me        string         // the name of the local person, or "" if unknown
	choices   match.Plan     // that the setup screen begins with
	chose     bool           // they are from that screen
	leftSetup *setup.Setup   // the setup screen that was left without a game, or nil
	ended     *match.Match   // the latest finished game, or nil
	after     *menu.Attempt  // of the campaign that it belongs to; nil outside a campaign
	campaigns *campaign.Flow // nil without a mode with campaigns
	// hasCampaigns reports whether campaigns can be played.
	hasCampaigns bool
	cards        *library.Library      // nil until the library is first opened
	heroes       map[string][]art.Face // of the sets whose Super Heroes were asked for
	prepared     chan struct{}         // closed when the first screen is painted; nil before Prepare
	preload      preload
	rest         rest
	keep         keeper
	notice       notice
	told         chan told              // results of background work, to be shown
	dropped      atomic.Pointer[string] // the ID of the game dropped on the window, to be opened
	crashed      atomic.Bool
	kept         ui.Settings       // the saved settings
	words        map[string]string // the same as words, with those of other versions
	quit         bool
	mute         bool // that nothing can be said aloud was shown
}

// Speech says words aloud.
type Speech interface {
	// Say says words, at once or after those before. It does not wait. The error says what to do.
	Say(words string, atOnce bool) error
}

// New returns an App. It fails if Options ask for a game that cannot be played.
func New(o Options) (*App, error) {
	a := &App{Options: o, canvas: ui.NewCanvas(o.Painting...), faces: art.Faces(o.Book), plan: o.Plan, choices: o.Plan, told: make(chan told, maxTold)}
	if a.Input == nil {
		a.Input = ui.NewRealInput()
		if a.Desktop == nil {
			a.Desktop = &realDesktop{}
		}
	}
	a.focus = ui.NewFocus(ui.NewPad(a.Input), a.canvas, a.drawBare)
	a.letters = ui.NewLetters(a.focus, a.canvas)
	if a.Now == nil {
		a.Now = func() int64 { return 0 }
	}
	if _, err := a.Catalog.Prepare(o.Plan); err != nil {
		return nil, err
	}
	a.access.System = o.Files
	if a.Views == nil {
		a.Views = Views()
	}
	if err := checkViews(a.Catalog, a.Views); err != nil {
		return nil, err
	}
	a.leadCampaigns()
	a.canvas.Settings = &a.Settings
	if o.Sounds != nil {
		a.hearing.Sounds, a.canvas.Sounds = o.Sounds, &a.hearing
	}
	a.readSettings()
	if o.Start {
		if err := a.start(o.Plan); err != nil {
			return nil, err
		}
		return a, nil
	}
	quick := a.quickPlan()
	go func() { _, _ = a.Catalog.Prepare(quick) }() // compiles its cards ahead of need
	a.showFirst()
	return a, nil
}

// show switches to a scene. A press that began in the previous one has no effect. A table stays behind
// the settings.
func (a *App) show(s ui.Screen) {
	t := a.atTable()
	a.behind = nil
	if _, over := s.(*settings.Screen); over {
		a.behind = t
	} else if t != nil && ui.Screen(t) != s {
		t.Release()
	}
	a.scene = s
	a.pointer.Spend()
}

// atTable returns the table that is shown or that is behind the settings, or nil if there is none.
func (a *App) atTable() *table.Table {
	if t, ok := a.scene.(*table.Table); ok {
		return t
	}
	return a.behind
}

// program returns the App's services for the screens.
func (a *App) program() *menu.Program {
	a.menus = menu.Program{
		Undo: a.menus.Undo, Catalog: a.Catalog, Faces: a.faces, Players: a.Players,
		Looks: a.looks, Next: a.next, Quick: a.quick, Rematch: a.rematch, Setup: a.showSetup, Title: a.showTitle,
		Daily: a.daily, Watch: a.watch, Open: a.open, Saves: a.showSaves, Latest: a.findLatest,
		Hero: a.heroFace, Store: a.Store, Files: &a.access, Clipboard: a.Clipboard, Now: a.Now,
		Cards: a.showLibrary, Campaigns: a.campaignButton(), Quit: a.leave, Settings: a.showSettings,
	}
	return &a.menus
}

func (a *App) leave() { a.quit = true }

// close ends the program, after a question if a game would be lost.
func (a *App) close() {
	if t := a.atTable(); t != nil {
		a.show(t)
		t.AskToQuit()
		return
	}
	a.leave()
}

// nameMe remembers the name of the first person of a plan for the next quick game.
func (a *App) nameMe(p match.Plan) {
	for _, s := range p.Seats {
		if s.Player == "" {
			a.me = s.Name
			return
		}
	}
}

func (a *App) showTitle() {
	t := menu.NewTitle(a.program())
	t.Find()
	a.show(t)
}

// showSetup shows the setup screen: the one that was left without a game, or else a new one.
func (a *App) showSetup() {
	if a.leftSetup == nil {
		a.leftSetup = a.setup()
	}
	a.show(a.leftSetup)
}

// setup returns the setup screen with the latest choices or the plan of a quick game.
func (a *App) setup() *setup.Setup {
	plan := a.choices
	if g, err := a.Catalog.Prepare(plan); err != nil || len(plan.Seats) < g.Mode.Seats.Min {
		plan = a.quickPlan()
	}
	return a.setupOf(plan)
}

// setupOf returns the setup screen with a plan.
func (a *App) setupOf(plan match.Plan) *setup.Setup {
	return setup.New(setup.Needs{
		Catalog: a.Catalog, Computers: a.Players, Clipboard: a.Clipboard, Parts: a.parts(), Start: a.startChosen, Back: a.showTitle,
	}, plan)
}

// quickPlan returns the plan of a quick game.
func (a *App) quickPlan() match.Plan { return a.Players.QuickPlan(a.Plan, a.me) }

// quick starts a quick game.
func (a *App) quick() error { return a.start(a.quickPlan()) }

// rematch starts the latest plan again with a new random seed.
func (a *App) rematch() error {
	plan := a.plan
	plan.Seed = 0
	return a.start(plan)
}

// start starts the game of a plan.
func (a *App) start(p match.Plan) error {
	return a.startWith(p, a.Catalog.Build)
}

// startChosen starts the game that was set up on the setup screen, which begins with the same choices next time.
func (a *App) startChosen(p match.Plan) error {
	err := a.start(p)
	if err == nil {
		a.choices, a.chose, a.leftSetup = p, true, nil
	}
	return err
}

// startWith is like start but builds the game with build.
func (a *App) startWith(p match.Plan, build func(match.Plan) (*mode.Game, error)) error {
	m, err := a.matchWith(p, build)
	if err != nil {
		return err
	}
	a.plan = p
	a.begin(m, "")
	return nil
}

// planLike makes the plan of a match that of the latest game. Another game like it gets a new deal. The setup screen
// begins with it, too, until something was chosen there.
func (a *App) planLike(m *match.Match) {
	a.plan = m.Plan()
	a.plan.Seed = 0
	if !a.chose {
		a.choices = a.plan
	}
}

// next starts the game that follows the ended one, in its edition. A rematch still starts the first
// of them.
func (a *App) next(p match.Plan) error {
	first := a.plan
	err := a.startWith(p, a.ended.Game().Build)
	a.plan = first
	return err
}

// begin shows the table of a new match. Title is its name among the saves.
func (a *App) begin(m *match.Match, title string) {
	a.take(m)
	a.keepAs(fmt.Sprintf("%x-%x-%s", a.Now(), m.Plan().Seed, unlike()), title, nil)
	a.nameMe(m.Plan())
	a.show(a.table(m))
	a.changed(m)
}

// daily starts the game of the day, which is the same for each player. It is against one computer
// player, with a choice of one of two heroes.
func (a *App) daily() error {
	day := time.Unix(a.Now(), 0).UTC()
	title := "Daily game of " + day.Format("2 January 2006")
	if a.Store != nil {
		a.settled()
		for _, e := range a.Store.List() {
			if e.Kind == savegame.Running && e.Title == title && e.Fault == "" {
				return a.open(e.ID) // it was begun already
			}
		}
	}
	plan := a.Players.QuickPlan(match.Plan{Heroes: mode.DealTwo}, a.me)
	plan.Seed = uint64(day.Year()*10000 + int(day.Month())*100 + day.Day())
	m, err := a.match(plan)
	if err != nil {
		return err
	}
	plan.Seed = 0
	a.plan = plan
	a.begin(m, title)
	return nil
}

// table returns the table of a match.
func (a *App) table(m *match.Match) *table.Table {
	o := a.tableOptions(m)
	left := func(then func()) func() { return func() { a.paintLeft(); then() } }
	o.Over, o.Lingers = func() { a.showResult(m) }, a.lingers
	o.ToTitle, o.Quit = left(a.showTitle), left(a.leave)
	o.Changed, o.Lost, o.SaveAs, o.Rules = func() { a.changed(m) }, a.lost, a.saving(m), a.rulesOf(m)
	if a.campaigns.Playing(a.keep.id) {
		o.ToCampaign = left(func() { a.campaigns.ShowOf(a.keep.id) })
	}
	return table.New(o)
}

// tableOptions returns the options that every table of a match has.
func (a *App) tableOptions(m *match.Match) table.Options {
	return table.Options{Match: m, Board: a.board(m), Looks: a.looks(m.Plan().Mode), Faces: a.faces, Canvas: a.canvas, Settings: &a.Settings, ToSettings: a.showSettings}
}

// rulesOf returns the function that lists the rules for a match.
func (a *App) rulesOf(m *match.Match) func() []mode.RulesChapter {
	return func() []mode.RulesChapter { return a.Catalog.Rules(m.Game()) }
}

// showResult shows the result of a match.
func (a *App) showResult(m *match.Match) {
	a.ended, a.after = m, nil
	a.canvas.Play(endOf(m), 0, 0)
	if a.campaigns.End(a.keep.id, m) {
		return
	}
	a.finish(m)
	a.show(a.resultOf(m))
}

// match returns a new match of a plan.
func (a *App) match(p match.Plan) (*match.Match, error) { return a.matchWith(p, a.Catalog.Build) }

// matchWith is like match but builds the game with build.
func (a *App) matchWith(p match.Plan, build func(match.Plan) (*mode.Game, error)) (*match.Match, error) {
	if p.Seed == 0 {
		p.Seed = a.FreshSeed()
	}
	g, err := build(p)
	if err != nil {
		return nil, err
	}
	return match.New(g, a.Players.Decider)
}

// Update runs one tick of the game loop.
func (a *App) Update() error {
	if _, shown := a.scene.(*menu.Result); shown && a.Demo {
		return ebiten.Termination
	}
	var err error
	a.opened()
	a.guard("handling the mouse or the keyboard", func() { err = a.update() })
	switch {
	case a.crashed.Load():
		return ErrCrashed
	case err != nil:
		return err
	case a.quit:
		return ebiten.Termination
	}
	return nil
}

func (a *App) update() error {
	a.pointer.Bound = &a.Settings.Keys
	a.pointer.Read(a.letters, a.canvas.Fit, ui.Tick)
	a.narrate()
	a.pointer.Hover = a.Settings.Hover
	a.rest.tick(&a.pointer)
	if a.pointer.Does(action.FullScreen) {
		a.toggleFullScreen()
	}
	a.ArrangeWindow()
	if a.real() && ebiten.IsWindowBeingClosed() {
		a.close()
	}
	a.keepSettings()
	a.notice.update(a)
	if t, ok := a.scene.(*table.Table); ok {
		switch {
		case a.pointer.Does(action.QuickSave):
			a.quickSave(t)
		case a.pointer.Does(action.QuickLoad):
			a.quickLoad(t)
		}
	}
	if a.pointer.Dropped != nil {
		a.takeDropped(a.pointer.Dropped)
	}
	err := a.scene.Update(&a.pointer, ui.Tick)
	a.hear()
	return err
}

// real reports whether a person plays, not a test.
func (a *App) real() bool {
	_, real := a.Input.(*ui.RealInput)
	return real
}

// Draw draws the window.
func (a *App) Draw(screen *ebiten.Image) {
	if a.prepared == nil {
		size := screen.Bounds().Size()
		a.Prepare(size.X, size.Y)
	}
	a.opened()
	a.guard("drawing", func() {
		a.canvas.Begin(screen)
		a.canvas.Art.HoldAhead(a.holdsAhead())
		a.preload.step(a.canvas, a.faces, a.whole, a.paintBoardsAhead)
		a.rest.drawn = a.rest.due(a)
		switch painted := a.paintQuietly(); {
		case painted && a.keep.pause:
			a.rest.short = true // the next frame draws
		case a.rest.drawn:
			a.drawWhole(screen)
			a.focus.Drawn()
		}
	})
	a.pace()
}

// holdsAhead reports whether pictures that nothing needs yet must wait.
func (a *App) holdsAhead() bool { return a.rest.hasty > 0 || a.seen != a.wanted() }

// maxRehearsed is the number of frames that new content waits for its pictures. The previous content
// is shown meanwhile.
const maxRehearsed = 24

// seen is the content of the window.
type seen struct {
	scene ui.Screen
	over  uint64 // what covers it, see covered
	fit   ui.Fit
}

// covered is a screen with layers that are painted in full before they are shown.
type covered interface {
	// LiesOver identifies what covers the screen.
	LiesOver() uint64
}

func (a *App) wanted() seen {
	s := seen{scene: a.scene, fit: a.canvas.Fit}
	if c, ok := a.scene.(covered); ok {
		s.over = c.LiesOver()
	}
	return s
}

// drawWhole draws the scene. A new scene or overlay is shown only when no picture is missing, or
// after some frames, in which parts that are not painted yet are sketched. The previous content stays
// until then. A resized window shows the scene in its new layout immediately.
func (a *App) drawWhole(screen *ebiten.Image) {
	next := a.wanted()
	resized := a.seen.fit != next.fit
	if a.seen != next && !a.ready(next) {
		if a.rehearsed++; resized {
			screen.Fill(pen.Night)
		}
		a.rest.short = true
		return
	}
	// What appears now may start to move, and be done before the next frame.
	a.rest.moved = a.rest.moved || a.rest.short || a.seen != next
	if a.seen.scene != next.scene || resized || !a.whole {
		screen.Fill(pen.Night) // under a ground that is not painted yet
	}
	if a.seen.scene != next.scene {
		a.canvas.Hush()
	}
	a.seen, a.rehearsed = next, 0
	a.drawScene()
	if a.whole = a.canvas.Sharp(); a.whole {
		a.canvas.Art.DropFormer()
	}
	a.rest.short = a.canvas.Art.Missed() > 0
}

// ready reports whether next can be drawn, or has waited long enough.
func (a *App) ready(next seen) bool {
	resized := a.seen.scene != nil && a.seen.fit != next.fit
	return resized || a.rehearsed >= maxRehearsed || a.canvas.Rehearse(a.drawScene)
}

func (a *App) drawScene() {
	a.canvas.PointAt(a.pointer.X, a.pointer.Y)
	at, framed := a.focus.Target()
	a.canvas.Framed = framed && !at.Chosen
	a.letters.Begin(a.canvas)
	a.scene.Draw(a.canvas)
	a.canvas.Waits = !a.pointer.Rests()
	a.canvas.DrawTip()
	a.notice.draw(a.canvas, a.scene)
	a.letters.Draw(a.canvas)
	a.focus.Draw(a.canvas, a.Settings.ReduceMotion)
	a.narrator.Draw(a.canvas)
}

// narrate tells the narrator what is under the frame and what has happened.
func (a *App) narrate() {
	how := a.Settings.Narration
	a.narrator.Speak = nil
	if a.Speech != nil {
		a.narrator.Speak = a.speak
	}
	a.hearing.narrated = how != ui.NoNarrator
	a.narrator.Follow(a.focus, how)
	if t, ok := a.scene.(*table.Table); ok {
		for _, words := range t.Happened(how != ui.NoNarrator) {
			a.narrator.Tell(words, how)
		}
		if t.Calls() {
			a.hearing.cue()
		}
	}
}

// speak says words aloud. The first failure is shown.
func (a *App) speak(words string, atOnce bool) {
	if err := a.Speech.Say(words, atOnce); err != nil && !a.mute {
		a.mute = true
		a.notice.show(wording.Sentence(err.Error()))
	}
}

// drawBare draws the screen without what follows the pointer.
func (a *App) drawBare(c *ui.Canvas) {
	a.letters.Begin(c)
	a.scene.Draw(c)
	a.notice.draw(c, a.scene)
	a.letters.Draw(c)
}

// Layout returns its arguments. It is unused because LayoutF exists.
func (a *App) Layout(w, h int) (int, int) { return w, h }

// LayoutF returns the window's size in pixels of the monitor, so that text is sharp.
func (a *App) LayoutF(w, h float64) (float64, float64) {
	scale := ebiten.Monitor().DeviceScaleFactor()
	return w * scale, h * scale
}

// ErrNotOver is the error of Result before the end of the first game.
var ErrNotOver = errors.New("no game has ended")

// Result returns the latest finished game and its score, or ErrNotOver.
func (a *App) Result() (*match.Match, mode.Score, error) {
	if a.ended == nil {
		return nil, mode.Score{}, ErrNotOver
	}
	return a.ended, a.ended.Score(), nil
}
