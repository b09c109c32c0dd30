package render

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/savegame"
	"lineup/render/art"
	"lineup/render/campaign"
	"lineup/render/menu"
	"lineup/render/table"
)

// This file takes up what is kept: games to be played on, and replays to be watched.

// open takes up a kept game, or shows a replay.
func (a *App) open(id string) error {
	if a.Store == nil {
		return errNoStore
	}
	a.settled()
	g, err := a.Store.Open(id)
	if err != nil {
		if a.campaigns != nil && a.campaigns.Open(id) == nil {
			return nil
		}
		return err
	}
	m, note, err := a.restore(g)
	if err != nil {
		return err
	}
	if note != "" {
		a.notice.show(note)
	}
	if g.Kind == savegame.Replay {
		a.keepAs("", "", nil)
		a.showReplay(m, g.Entry)
		return nil
	}
	title := ""
	if g.Kind == savegame.Running || g.Kind == savegame.TurnStart {
		title = g.Title
	}
	as, err := a.goesOnAs(id, g, m, note == "")
	if err != nil {
		return err
	}
	if !campaign.IsPlay(as) {
		a.plan = m.Plan()
		a.plan.Seed = 0 // another game like it is to be dealt otherwise
	}
	a.keepAs(as, title, g.Picture)
	if campaign.IsPlay(as) && strings.Contains(as, branchMark) {
		a.notice.show(campaign.CopyNote)
	}
	a.keep.turn = g.Entry.Turn
	if m.Over() {
		a.showResult(m)
		return nil
	}
	a.show(a.table(m))
	return nil
}

// goesOnAs returns what a kept game is called once it is played on. A running game that was
// taken up whole goes on as itself; from anything else a branch begins, so that what is
// kept stays as it is. Where the game is known further on than the person went back to,
// the branch is marked: those who play it may have seen what comes.
//
// The play of a campaign that is going on has no branch that counts: where it cannot be
// taken up whole, or only an older state of it can be read, it goes on as itself, and a copy
// of what was read is kept beside it.
func (a *App) goesOnAs(id string, g savegame.Game, m *match.Match, whole bool) (string, error) {
	root, _, _ := strings.Cut(g.Game, branchMark)
	furthest := 0
	play := a.campaigns.Playing(g.Game)
	for _, e := range a.Store.List() {
		if e.ID == id && e.Kind == savegame.Running && whole {
			return g.Game, nil
		}
		if play && g.Kind == savegame.Running && (e.ID == id || e.Fault != "" && slices.ContainsFunc(e.Backup, func(o savegame.Old) bool { return o.ID == id })) {
			if a.Store.ReadOnly() != "" {
				return g.Game, nil // nothing will be written over
			}
			_, err := a.Store.Duplicate(id)
			return g.Game, err
		}
		if other, _, _ := strings.Cut(e.Game, branchMark); other == root {
			furthest = max(furthest, e.Answers)
		}
	}
	if whole && furthest > m.Given() {
		m.MarkBeyond(furthest)
	}
	a.keep.branches++
	return fmt.Sprintf("%s%s%x.%d", root, branchMark, a.Now(), a.keep.branches), nil
}

// branchMark stands, in what a game is called, before what tells its branches apart.
const branchMark = "+"

var errNoStore = errors.New("nothing is kept: Lineup was started without a folder to keep games in")

// restore makes the match of a kept game.
func (a *App) restore(g savegame.Game) (*match.Match, string, error) {
	plan, err := mode.ParsePlan(g.Plan)
	if err != nil {
		return nil, "", fmt.Errorf("%s: its plan cannot be read: %w", g.ID, err)
	}
	game, err := a.Catalog.Build(plan)
	if err != nil {
		return nil, "", fmt.Errorf("%s: its plan cannot be played here: %w", g.ID, err)
	}
	m, note, err := match.Restore(game, a.Players.Decider, g.Saved)
	if err != nil {
		return nil, "", fmt.Errorf("%s: %w", g.ID, err)
	}
	a.take(m)
	return m, note, nil
}

// take makes the faces of a match those that are drawn.
func (a *App) take(m *match.Match) {
	if m.Book() != a.Book { // other sets than those of the game before
		a.Book, a.faces, a.preload = m.Book(), art.Faces(m.Book()), preload{}
	}
}

// showReplay shows a game that is over from its beginning.
func (a *App) showReplay(m *match.Match, e savegame.Entry) {
	m.GoTo(0)
	title := e.Title
	if title == "" {
		title = e.Result
	}
	a.show(a.replay(m, title, a.showSaves, func() {
		a.settled()
		saves := menu.NewSaves(a.program())
		saves.Share(e.ID)
		a.show(saves)
	}))
}

// replay returns the table of a game that is over and looked at again. Back leads to where it
// was opened, and share, where there is one, to where it is written to a file.
func (a *App) replay(m *match.Match, title string, back, share func()) *table.Table {
	return table.New(table.Options{
		Match: m, Board: a.board(m), Colors: a.colors(m.Plan().Mode), Faces: a.faces, Canvas: a.canvas, Settings: &a.Settings, ToTitle: a.showTitle, Quit: a.leave, Rules: a.rulesOf(m),
		Watch: &table.Watch{Title: title, PlayOn: func(given int) { a.playOn(m, given) }, Close: back, Share: share},
	})
}

// watch shows a game that has just ended from its beginning.
func (a *App) watch(m *match.Match) {
	words := resultWords(m)
	m.GoTo(0)
	a.show(a.replay(m, words, func() {
		m.LayOpen(false)
		m.GoTo(m.Length())
		a.show(a.resultOf(m))
	}, nil))
}

// playOn begins another game at a point of one that is over.
func (a *App) playOn(old *match.Match, given int) {
	old.GoTo(given)
	r := old.Record()
	r.Memos = nil // they were for that game
	r.Beyond = slices.DeleteFunc(slices.Clone(r.Beyond), func(b match.Beyond) bool { return b.From > given })
	plan := r.Plan
	if people(plan) == 0 && len(plan.Seats) > 0 {
		plan.Seats = append([]mode.Seat{}, plan.Seats...)
		plan.Seats[max(0, old.ToAct())].Player = "" // somebody is to play
	}
	game, err := a.Catalog.Build(plan)
	if err == nil {
		r.Plan = plan
		var m *match.Match
		if m, err = match.Replay(game, a.Players.Decider, r); err == nil {
			a.begin(m, "")
			return
		}
	}
	a.trouble(err)
}

// showSaves shows what is kept.
func (a *App) showSaves() {
	a.settled()
	a.show(menu.NewSaves(a.program()))
}

// showFirst shows the first screen: the title, or after a fault of the program's own
// what can be done about that.
func (a *App) showFirst() {
	if a.Store != nil {
		if c, ok := a.Store.LatestCrash(); ok {
			a.show(menu.NewCrash(a.program(), c, func() { a.trouble(a.openRunning(c.Game)) }))
			return
		}
	}
	a.showTitle()
}

// openRunning takes up the game that was played when something happened, or shows the
// title if it is not there.
func (a *App) openRunning(game string) error {
	a.showTitle()
	for _, e := range a.Store.List() {
		switch {
		case e.Kind != savegame.Running || e.Game != game:
		case e.Fault == "":
			return a.open(e.ID)
		case len(e.Backup) > 0:
			return a.open(e.Backup[0].ID)
		}
	}
	return errors.New("the game that was played is not kept")
}

// people returns how many persons play by a plan.
func people(p match.Plan) (n int) {
	for _, s := range p.Seats {
		if s.Player == "" || s.Player == mode.Person {
			n++
		}
	}
	return n
}

// quickSave keeps the game that is played as the one quick save.
func (a *App) quickSave(t *table.Table) {
	if a.Store == nil || t.Watches() {
		t.Announce("This cannot be saved")
		return
	}
	a.save(t.Match, savegame.Quick, "")
}

// saving returns how a table keeps its game under a name, nil if nothing is kept.
func (a *App) saving(m *match.Match) func(string) {
	if a.Store == nil {
		return nil
	}
	return func(name string) { a.save(m, savegame.Named, name) }
}

// save keeps the game that is played, beside the one that is kept by itself.
func (a *App) save(m *match.Match, k savegame.Kind, title string) {
	g := a.keptGame(m, k)
	g.Title = title
	a.later(func() {
		_, err := a.Store.Save(g)
		a.say(err, "SAVED")
	})
}

// say shows how something went that was done beside the loop.
func (a *App) say(err error, done string) {
	if err != nil {
		done = strings.ReplaceAll(err.Error(), "\n", "; ")
	}
	select {
	case a.told <- done:
	default: // there is more to say than anybody reads
	}
}

// quickLoad takes the quick save up, after a question where several persons play who have
// not agreed to take anything back.
func (a *App) quickLoad(t *table.Table) {
	if a.Store == nil {
		t.Announce("There is no quick save")
		return
	}
	a.settled()
	i := slices.IndexFunc(a.Store.List(), func(e savegame.Listed) bool { return e.Kind == savegame.Quick })
	if i < 0 {
		t.Announce("There is no quick save: F5 makes one")
		return
	}
	e := a.Store.List()[i]
	if e.Fault != "" {
		a.notice.show("The quick save cannot be opened: SAVED GAMES on the title says what can be done.")
		return
	}
	load := func() {
		if err := a.open(e.ID); err != nil {
			a.trouble(err)
		} else if t, ok := a.scene.(*table.Table); ok {
			t.Announce("LOADED")
		}
	}
	if t.Match.Agreed() || t.Watches() {
		load()
		return
	}
	t.Ask("Load the quick save? All of you may have seen what comes.", "This game stays kept; the other will be marked.", "LOAD", "PLAY ON", load)
}

// findLatest finds the running game that was played last, beside the loop; nil for none.
func (a *App) findLatest() <-chan *savegame.Listed {
	found := make(chan *savegame.Listed, 1)
	if a.Store == nil {
		found <- nil
		return found
	}
	a.later(func() {
		_ = a.Store.Flush() // its error is told of as Trouble
		var latest *savegame.Listed
		broken := false
		for _, e := range a.Store.List() {
			if e.Kind != savegame.Running {
				continue
			}
			if !e.Newer && (e.Fault == "" || len(e.Backup) > 0) {
				latest = &e
				break
			}
			broken = true
		}
		if broken {
			a.say(nil, "A game that was played later cannot be opened: SAVED GAMES says what can be done.")
		}
		found <- latest
	})
	return found
}

// maxDropped bounds the files taken in at once, and maxBytes each of them.
const (
	maxDropped = 50
	maxBytes   = 8 << 20
)

// takeDropped takes in the files that were let go over the window, beside the loop, and
// opens the last of them.
func (a *App) takeDropped(files fs.FS) {
	if a.Store == nil {
		a.trouble(errNoStore)
		return
	}
	a.later(func() {
		entries, err := fs.ReadDir(files, ".")
		if len(entries) > maxDropped {
			entries, err = entries[:maxDropped], fmt.Errorf("only %d files are taken in at once", maxDropped)
		}
		id := ""
		for _, e := range entries {
			b, fault := readBounded(files, e.Name())
			if fault == nil {
				var taken string
				if taken, fault = a.Store.Import(path.Base(e.Name()), b); fault == nil {
					id = taken
				}
			}
			err = errors.Join(err, fault)
		}
		if err != nil {
			a.say(err, "")
		}
		if id != "" {
			a.dropped.Store(&id)
		}
	})
}

// readBounded reads a file that is not larger than a game can be.
func readBounded(files fs.FS, name string) ([]byte, error) {
	info, err := fs.Stat(files, name)
	switch {
	case err != nil:
		return nil, err
	case info.IsDir():
		return nil, fmt.Errorf("%s is a folder: drop the .lineup files in it", name)
	case info.Size() > maxBytes:
		return nil, fmt.Errorf("%s is too large to be a game of Lineup", name)
	case !strings.HasSuffix(name, ".lineup"):
		return nil, fmt.Errorf("%s is no file of Lineup: their names end in .lineup", name)
	}
	return fs.ReadFile(files, name)
}
