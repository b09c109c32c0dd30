package render

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"path"
	"slices"
	"strings"

	"lineup/game/grammar"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/savegame"
	"lineup/render/art"
	"lineup/render/campaign"
	"lineup/render/menu"
	"lineup/render/table"
	"lineup/render/ui/action"
)

// This file opens saves: games to continue and replays to watch.

// open opens a saved game or shows a replay.
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
		a.showReplay(m, g.SaveEntry)
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
		a.planLike(m)
	}
	a.keepAs(as, title, g.Picture)
	if campaign.IsPlay(as) && strings.Contains(as, branchMark) {
		a.notice.show(campaign.CopyNote)
	}
	a.keep.turn = g.SaveEntry.Turn
	if m.Over() {
		a.showResult(m)
		return nil
	}
	a.show(a.table(m))
	return nil
}

// goesOnAs returns the ID for a saved game that is continued. A running game restored in full keeps
// its own. Anything else begins a branch, so that the save stays as it is. If the game is known
// beyond the loaded point, the branch is marked because its players may have seen what comes.
//
// The current attempt of a campaign cannot count as a branch. If it cannot be restored in full, or
// only from a backup, it keeps its ID, and a copy of the save read is kept next to it.
func (a *App) goesOnAs(id string, g savegame.SavedGame, m *match.Match, whole bool) (string, error) {
	root, _, _ := strings.Cut(g.Game, branchMark)
	furthest := 0
	play := a.campaigns.Playing(g.Game)
	for _, e := range a.Store.List() {
		if e.ID == id && e.Kind == savegame.Running && whole {
			return g.Game, nil
		}
		if play && g.Kind == savegame.Running && (e.ID == id || e.Fault != "" && slices.ContainsFunc(e.Backup, func(o savegame.Old) bool { return o.ID == id })) {
			if a.Store.ReadOnly() != "" {
				return g.Game, nil // nothing will be overwritten
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
	return fmt.Sprintf("%s%s%x.%d-%s", root, branchMark, a.Now(), a.keep.branches, unlike()), nil
}

// unlike returns random digits that make the ID of a game unlike all others. The time alone does
// not, because a clock can be set back.
func unlike() string { return fmt.Sprintf("%08x", rand.Uint32()) }

// branchMark separates the ID of a game from the number of its branch.
const branchMark = "+"

var errNoStore = errors.New("saving is off: Lineup was started without a save folder")

// read returns the match of a saved game without showing it.
func (a *App) read(id string) (*match.Match, error) {
	g, err := a.Store.Open(id)
	if err != nil {
		return nil, err
	}
	m, _, err := a.rebuilt(g)
	return m, err
}

// restore returns the match of a saved game, to be shown.
func (a *App) restore(g savegame.SavedGame) (*match.Match, string, error) {
	m, note, err := a.rebuilt(g)
	if err == nil {
		a.take(m)
	}
	return m, note, err
}

// rebuilt returns the match of a saved game.
func (a *App) rebuilt(g savegame.SavedGame) (*match.Match, string, error) {
	plan, err := mode.ParsePlan(g.Plan)
	if err != nil {
		return nil, "", fmt.Errorf("%s: its setup can't be read: %w", g.ID, err)
	}
	game, err := a.Catalog.Build(plan)
	if err != nil {
		return nil, "", fmt.Errorf("%s: its setup can't be played here: %w", g.ID, err)
	}
	m, note, err := match.Restore(game, a.Players.Decider, g.Saved)
	if err != nil {
		return nil, "", fmt.Errorf("%s: %w", g.ID, err)
	}
	return m, note, nil
}

// take makes the faces of a match the ones that are drawn.
func (a *App) take(m *match.Match) {
	if m.Book() != a.Book { // other sets than in the previous game
		a.Book, a.faces, a.preload = m.Book(), art.Faces(m.Book()), preload{}
	}
}

// showReplay plays a finished game from its beginning.
func (a *App) showReplay(m *match.Match, e savegame.SaveEntry) {
	m.GoTo(0)
	a.show(a.savedReplay(m, e, table.Sight{}, true))
}

// savedReplay returns the table of a saved replay at the present point of its match.
func (a *App) savedReplay(m *match.Match, e savegame.SaveEntry, at table.Sight, plays bool) *table.Table {
	title := e.Title
	if title == "" {
		title = e.Result
	}
	saves := func(lead func(s *menu.Saves)) {
		a.settled()
		s := menu.NewSaves(a.program())
		lead(s)
		a.show(s)
	}
	return a.replay(m, table.Watch{Title: title, At: at, Plays: plays,
		Result: func() {
			a.show(menu.NewReplayResult(a.program(), m, func() { a.showReplay(m, e) }, func() { saves(func(s *menu.Saves) { s.Reveal(e.ID) }) }))
		},
		Close: func() { saves(func(s *menu.Saves) { s.Reveal(e.ID) }) },
		Share: func(at table.Sight) {
			saves(func(s *menu.Saves) {
				s.Share(e.ID, func(said string) {
					t := a.savedReplay(m, e, at, false)
					a.show(t)
					t.Announce(said)
				})
			})
		}})
}

// replay returns the table of a replay.
func (a *App) replay(m *match.Match, w table.Watch) *table.Table {
	o := a.tableOptions(m)
	o.ToTitle, o.Quit, o.Rules = a.showTitle, a.leave, a.rulesOf(m)
	w.PlayOn = func(given int) { a.playOn(m, given) }
	o.Watch = &w
	return table.New(o)
}

// watch shows a game that has just ended from its beginning.
func (a *App) watch(m *match.Match) {
	words := resultWords(m)
	m.GoTo(0)
	result := func() {
		m.LayOpen(false)
		m.GoTo(m.Length())
		a.show(a.resultOf(m))
	}
	a.show(a.replay(m, table.Watch{Title: words, Plays: true, Result: result, Close: result}))
}

// playOn begins a new game at a point of a finished one.
func (a *App) playOn(old *match.Match, given int) {
	old.GoTo(given)
	r := old.Record()
	r.Memos = nil // they were for that game
	r.Beyond = slices.DeleteFunc(slices.Clone(r.Beyond), func(b match.Beyond) bool { return b.From > given })
	plan := r.Plan
	if people(plan) == 0 && len(plan.Seats) > 0 {
		plan.Seats = append([]mode.Seat{}, plan.Seats...)
		plan.Seats[max(0, old.ToAct())].Player = "" // at least one person must play
	}
	game, err := a.Catalog.Build(plan)
	if err == nil {
		r.Plan = plan
		var m *match.Match
		if m, err = match.Replay(game, a.Players.Decider, r); err == nil {
			if old.Length() > given {
				m.MarkBeyond(old.Length()) // the table may have seen what comes
			}
			a.planLike(m)
			a.begin(m, "")
			return
		}
	}
	a.trouble(err)
}

// showSaves shows the saves.
func (a *App) showSaves() {
	a.settled()
	a.show(menu.NewSaves(a.program()))
}

// showFirst shows the title, or the crash screen after an internal fault.
func (a *App) showFirst() {
	if a.Store != nil {
		if c, ok := a.Store.LatestCrash(); ok {
			a.show(menu.NewCrash(a.program(), c, func() { a.trouble(a.openRunning(c.Game)) }))
			return
		}
	}
	a.showTitle()
}

// openRunning opens the game that was running at a crash, or shows the title if there is no such
// game.
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
	return errors.New("that game was not saved")
}

// people returns the number of persons in a plan.
func people(p match.Plan) (n int) {
	for _, s := range p.Seats {
		if s.Player == "" || s.Player == mode.Person {
			n++
		}
	}
	return n
}

// quickSave saves the current game as the only quick save.
func (a *App) quickSave(t *table.Table) {
	if a.Store == nil || t.Watches() {
		t.Announce("This can't be saved")
		return
	}
	a.save(t.Match, savegame.Quick, "")
}

// saving returns the function that saves a table's game under a name, or nil without a store.
func (a *App) saving(m *match.Match) func(string) {
	if a.Store == nil {
		return nil
	}
	return func(name string) { a.save(m, savegame.Named, name) }
}

// save saves the current game in addition to its autosave.
func (a *App) save(m *match.Match, k savegame.SaveKind, title string) {
	a.paintLeft()
	g, picture := a.keptGame(m, k), a.keep.picture
	g.Title = title
	a.later(func() {
		if picture != nil {
			g.Picture = *picture.Load()
		}
		_, err := a.Store.Save(g)
		a.say(err, saved)
	})
}

// saved confirms a save.
const saved = "SAVED"

// told is the outcome of background work. A brief one only confirms what a person has just done.
type told struct {
	words string
	brief bool
}

// say shows the outcome of background work.
func (a *App) say(err error, done string) {
	if err != nil {
		done = strings.ReplaceAll(err.Error(), "\n", "; ")
	}
	select {
	case a.told <- told{done, err == nil && done == saved}:
	default: // more messages than a person could read
	}
}

// quickLoad loads the quick save, after a question that says what it undoes. There is none if it undoes
// nothing.
func (a *App) quickLoad(t *table.Table) {
	if a.Store == nil {
		t.Announce("No quick save")
		return
	}
	a.settled()
	i := slices.IndexFunc(a.Store.List(), func(e savegame.Listed) bool { return e.Kind == savegame.Quick })
	if i < 0 {
		a.notice.confirm("No quick save yet. " + cmp.Or(a.canvas.KeyName(action.QuickSave), "QUICK SAVE") + " makes one.")
		return
	}
	e := a.Store.List()[i]
	if e.Fault != "" {
		a.notice.show("The quick save can't be opened. See SAVED GAMES on the title screen.")
		return
	}
	load := func() {
		if err := a.open(e.ID); err != nil {
			a.trouble(err)
		} else if _, ok := a.scene.(*table.Table); ok && (a.notice.brief || !a.notice.shown()) {
			a.notice.confirm("LOADED")
		}
	}
	says := ""
	if !t.Watches() && !t.Match.Over() {
		says = a.quickUndoes(t, e)
	}
	if says == "" {
		load()
		return
	}
	t.Ask("Load the quick save?", says, "LOAD", "CANCEL", load)
}

// quickUndoes says what loading the quick save changes, or returns "" if nothing.
func (a *App) quickUndoes(t *table.Table, e savegame.Listed) string {
	of, _, _ := strings.Cut(e.Game, branchMark)
	this, _, _ := strings.Cut(a.keep.id, branchMark)
	says := fmt.Sprintf("It is another game, in %s. This game stays in SAVED GAMES.", grammar.Turn(e.Turn))
	if of == this {
		switch undone := t.Undone(e.Answers); {
		case undone != "":
			says = fmt.Sprintf("It is from %s. %s This game stays in SAVED GAMES, and the loaded one gets the tag UNDONE there.", grammar.Turn(e.Turn), undone)
		case e.Answers == t.Match.Given():
			return ""
		default:
			says = fmt.Sprintf("It is from %s of this game, which stays in SAVED GAMES as it is now.", grammar.Turn(e.Turn))
		}
	}
	return says
}

// findLatest finds what CONTINUE resumes, in the background: the latest running game, or the latest
// campaign between attempts if it was saved later. The channel gets nil if there is neither.
func (a *App) findLatest() <-chan *menu.Latest {
	found := make(chan *menu.Latest, 1)
	if a.Store == nil {
		found <- nil
		return found
	}
	a.later(func() {
		_ = a.Store.Flush() // Trouble reports its error
		var latest *menu.Latest
		broken := false
		for _, e := range a.Store.List() {
			if e.Kind != savegame.Running {
				continue
			}
			if !e.Newer && (e.Fault == "" || len(e.Backup) > 0) {
				latest = &menu.Latest{Game: &e}
				break
			}
			broken = true
		}
		if broken {
			a.say(nil, "A later game can't be opened. See SAVED GAMES.")
		}
		if says := a.campaigns.Unopened(); says != "" {
			a.say(nil, says)
		}
		if on, ok := a.campaigns.Latest(); ok && (latest == nil || on.Saved.Compare(latest.Game.Moment()) > 0) {
			latest = &menu.Latest{Words: on.Words, Do: on.Do}
		}
		found <- latest
	})
	return found
}

// maxDropped limits the files imported together, and maxBytes the size of each.
const (
	maxDropped = 50
	maxBytes   = 8 << 20
)

// takeDropped imports the files dropped on the window in the background, and opens the last of
// them.
func (a *App) takeDropped(files fs.FS) {
	if a.Store == nil {
		a.trouble(errNoStore)
		return
	}
	a.later(func() {
		entries, err := fs.ReadDir(files, ".")
		if len(entries) > maxDropped {
			entries, err = entries[:maxDropped], fmt.Errorf("at most %d files at a time", maxDropped)
		}
		id := ""
		for _, e := range entries {
			b, fault := readBounded(files, e.Name())
			if fault == nil {
				var taken string
				if taken, _, fault = a.Store.Import(path.Base(e.Name()), b); fault == nil {
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

// readBounded reads a file unless it is too large for a game.
func readBounded(files fs.FS, name string) ([]byte, error) {
	info, err := fs.Stat(files, name)
	switch {
	case err != nil:
		return nil, err
	case info.IsDir():
		return nil, fmt.Errorf("%s is a folder; drop the .lineup files instead", name)
	case info.Size() > maxBytes:
		return nil, fmt.Errorf("%s is too large for a Lineup game; import a file with everything in the settings", name)
	case !strings.HasSuffix(name, ".lineup"):
		return nil, fmt.Errorf("%s is not a .lineup file", name)
	}
	return fs.ReadFile(files, name)
}
