package render

import (
	"bytes"
	"cmp"
	"fmt"
	"image"
	"image/png"
	"slices"
	"strings"
	"sync/atomic"

	"golang.org/x/image/draw"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/savegame"
)

// This file saves the current game after every answer by passing on a copy. Nothing here waits for
// the disk.

// keeper saves games in order, in the background.
type keeper struct {
	work     chan func()
	done     chan struct{}
	title    string              // of the current game, or "" if none
	id       string              // the ID of the current game among the saves
	branches int                 // begun by this run of the program
	turn     int                 // the last saved turn
	begun    *savegame.SavedGame // to be saved at the start of its turn, when its picture is painted
	// picture is the latest one of the current game. It is painted in the background, so only later jobs
	// know it.
	picture *atomic.Pointer[[]byte]
	stale   bool // the game has gone on since its picture was painted
	sitting *sitting
	pause   bool    // the latest frame painted the picture of the game's end
	lingers float64 // seconds that the table has stayed for the picture of the game's end
}

// keepAs sets the ID and the title of the current game among the saves. Picture is its picture
// until the next turn begins.
func (a *App) keepAs(id, title string, picture []byte) {
	a.keepBegun(nil) // of the previous game
	a.keep.id, a.keep.title, a.keep.turn, a.keep.stale, a.keep.lingers = id, title, 0, false, 0
	a.keep.picture = &atomic.Pointer[[]byte]{}
	a.keep.picture.Store(&picture)
}

// queued is the number of jobs that can wait before the loop has to.
const queued = 256

// later runs do in the background, after all earlier jobs.
func (a *App) later(do func()) {
	if a.keep.work == nil {
		a.keep.work, a.keep.done = make(chan func(), queued), make(chan struct{})
		go func() {
			defer close(a.keep.done)
			for do := range a.keep.work {
				a.guardBeside("saving the game", do)
			}
		}()
	}
	a.keep.work <- do
}

// Close waits until everything is saved. The App cannot be used afterward.
func (a *App) Close() error {
	a.keepBegun(nil)
	a.keepSettings() // a change in the last tick
	if a.keep.work != nil {
		close(a.keep.work)
		<-a.keep.done
		a.keep.work = nil
	}
	if a.Store == nil {
		return nil
	}
	return a.Store.Flush()
}

// changed saves the current game.
func (a *App) changed(m *match.Match) {
	if a.Store == nil {
		return
	}
	g := a.keptGame(m, savegame.Running)
	a.keepBegun(nil) // there was no time to paint its picture
	a.rise()         // from the previous position
	a.keep.stale = true
	a.later(func() { a.Store.Keep(g) })
	if g.SaveEntry.Turn != a.keep.turn {
		a.keep.turn, a.keep.begun = g.SaveEntry.Turn, &g
	}
}

// keptGame returns a match in the form of a save.
func (a *App) keptGame(m *match.Match, k savegame.SaveKind) savegame.SavedGame {
	v := m.View(engine.NoSeat)
	g := savegame.SavedGame{Saved: m.Saved()}
	g.SaveEntry = savegame.SaveEntry{
		Kind: k, Title: a.keep.title, Game: a.keep.id, Plan: m.Plan().String(), Turn: max(int(v.Turn().Number), 1), Answers: m.Given(),
		Program: a.Version, Over: m.Over(), Beyond: len(g.Record.Beyond) > 0,
	}
	if a.keep.picture != nil {
		g.Picture = *a.keep.picture.Load()
	}
	g.Heroes = heroNames(m)
	if g.Result = m.Standing(); g.Over {
		g.Result = resultWords(m)
	}
	return g
}

// heroNames returns the names of each seat's Super Heroes that everybody may know, or nil if there are
// none yet.
func heroNames(m *match.Match) []string {
	v := m.View(engine.NoSeat)
	names, some := make([]string, len(m.Plan().Seats)), false
	for s := range names {
		var of []string
		for _, c := range v.Cards(v.Zone(engine.Heroes, engine.SeatID(s))) {
			if v.Sees(c) && len(of) < m.Heroes() {
				of = append(of, v.Face(c).Name)
			}
		}
		names[s], some = strings.Join(of, " and "), some || len(of) > 0
	}
	if !some || v.Turn().Number == 0 { // before the first turn they are still being chosen
		return nil
	}
	return names
}

// finish makes the current game, which is over, a replay.
func (a *App) finish(m *match.Match) {
	if a.Store == nil || a.keep.id == "" {
		return
	}
	g, f := a.finished(m)
	picture := a.keep.picture
	a.keep.id, a.keep.turn, a.keep.stale = "", 0, false
	a.later(func() {
		if picture != nil {
			g.Picture = halved(*picture.Load())
		}
		if _, err := a.Store.Finish(g, f); err != nil {
			a.say(err, "")
		}
	})
}

// finished returns the replay of a match that is over, and its line in the record.
func (a *App) finished(m *match.Match) (savegame.SavedGame, savegame.Finished) {
	a.keepBegun(nil)
	g := a.keptGame(m, savegame.Replay)
	f := savegame.Finished{Game: g.Game, Plan: g.Plan, Ended: a.Now(), Turns: g.SaveEntry.Turn, Beyond: g.SaveEntry.Beyond}
	score := m.Score()
	for _, w := range score.Winners {
		f.Won = append(f.Won, int(w))
	}
	for _, acc := range score.Accounts {
		f.Points = append(f.Points, acc.Total)
	}
	return g, f
}

// settled waits until all passed-on games are saved.
func (a *App) settled() {
	a.keepBegun(nil)
	ready := make(chan struct{})
	a.later(func() { close(ready) })
	<-ready
	if a.Store.Flush() != nil {
		a.notice.show(a.Store.Trouble())
	}
}

// lost describes what would be lost on leaving the table, or "" if nothing.
func (a *App) lost() string {
	switch {
	case a.Store == nil || a.Store.ReadOnly() != "":
		return "This game isn't being saved and will be lost."
	case a.Store.Trouble() != "":
		return "Your latest moves couldn't be saved and will be lost."
	}
	return ""
}

// resultWords returns the result of a match in one line.
func resultWords(m *match.Match) string {
	if m.Together() {
		return m.Outcome() + ": " + card.Reason(m.View(engine.NoSeat).Over())
	}
	score := m.Score()
	var points []string
	slices.SortStableFunc(score.Accounts, func(x, y mode.Account) int { return cmp.Compare(y.Total, x.Total) })
	for _, acc := range score.Accounts {
		points = append(points, fmt.Sprintf("%s %d", m.Name(acc.Seat), acc.Total))
	}
	return m.Outcome() + ": " + strings.Join(points, ", ")
}

// keepBegun saves the turn that has begun, with its picture if there is one.
func (a *App) keepBegun(picture *image.RGBA) {
	g := a.keep.begun
	if g == nil {
		return
	}
	a.keep.begun = nil
	a.later(func() {
		if picture != nil {
			g.Picture = encoded(picture)
		}
		a.Store.KeepTurn(*g)
	})
}

// keepPicture saves the current game again, with a picture of the table as it is.
func (a *App) keepPicture(m *match.Match, picture *image.RGBA) {
	a.keepBegun(picture)
	g, latest := a.keptGame(m, savegame.Running), a.keep.picture
	a.keep.stale = false
	a.later(func() {
		g.Picture = encoded(picture)
		latest.Store(&g.Picture)
		a.Store.Keep(g)
	})
}

// maxPicture is the greatest size of a picture, in bytes.
const maxPicture = 64 << 10

// encoded returns a picture as a PNG, or nil if the PNG is too large. It drops the lowest three
// bits of each color. They are invisible in small pictures and take most of the space.
func encoded(picture *image.RGBA) []byte {
	for i := range picture.Pix {
		if i%4 != 3 {
			picture.Pix[i] &= 0xf8
		}
	}
	var b bytes.Buffer
	if err := png.Encode(&b, picture); err != nil || b.Len() > maxPicture {
		return nil
	}
	return b.Bytes()
}

// halved returns a PNG at half its width and height, because replays are kept forever and lists
// show them small.
func halved(b []byte) []byte {
	large, err := png.Decode(bytes.NewReader(b))
	if err != nil {
		return nil
	}
	size := large.Bounds().Size().Div(2)
	small := image.NewRGBA(image.Rectangle{Max: size})
	draw.ApproxBiLinear.Scale(small, small.Bounds(), large, large.Bounds(), draw.Src, nil)
	return encoded(small)
}
