package testgame

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"lineup/game/campaign"
	"lineup/game/match"
	"lineup/game/savegame"
)

// MemoryStore keeps games as a store on disk does, in memory: it is for tests of the
// window. It may be used from several goroutines; its fields are set before.
type MemoryStore struct {
	Closed  string       // why nothing can be kept, "" if it can
	Failing string       // what every write fails with, "" for nothing
	Now     func() int64 // when it is, nil for ever the same

	mu       sync.Mutex
	latest   int // the number in the latest ID
	kept     []item
	deleted  []item
	files    map[string][]byte // written outside, by path
	settings map[string]string
	finished []savegame.Finished
	crashes  []savegame.Crash // not dismissed, latest last
	towns    []town           // the one kept last is the last
	leftover []town           // campaigns that were deleted
}

// item is what is kept under one ID.
type item struct {
	Listed savegame.Listed
	Saved  match.Saved
}

// maxTurns is how many turn starts are kept.
const maxTurns = 10

// ReadOnly says why nothing can be kept, "" if it can.
func (m *MemoryStore) ReadOnly() string { return m.Closed }

// Trouble says that writes fail, "" if they do not.
func (m *MemoryStore) Trouble() string { return m.Failing }

// writes is the error of whatever would write.
func (m *MemoryStore) writes() error {
	if why := cmp.Or(m.Closed, m.Failing); why != "" {
		return errors.New(why)
	}
	return nil
}

// Put puts an entry on the list as it is: a damaged one, for instance. Without an ID it
// is given one.
func (m *MemoryStore) Put(l savegame.Listed) (id string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.put(item{Listed: l})
}

// put keeps an item under its ID, or a new one, in place of what was there.
func (m *MemoryStore) put(it item) string {
	e := &it.Listed.Entry
	if e.ID == "" {
		m.latest++
		e.ID = fmt.Sprint(e.Kind, "/", m.latest)
	}
	if e.Written == 0 && m.Now != nil {
		e.Written = m.Now()
	}
	if i := m.index(e.ID); i >= 0 {
		m.kept[i] = it
	} else {
		m.kept = append(m.kept, it)
	}
	return e.ID
}

// index is where an ID is, -1 if nothing has it.
func (m *MemoryStore) index(id string) int {
	return slices.IndexFunc(m.kept, func(it item) bool { return it.Listed.ID == id })
}

// find is what is kept under an ID and can be read.
func (m *MemoryStore) find(id string) (item, error) {
	i := m.index(id)
	switch {
	case i < 0:
		return item{}, fmt.Errorf("%s: there is no such game", id)
	case m.kept[i].Listed.Fault != "":
		return item{}, fmt.Errorf("%s: %s", id, m.kept[i].Listed.Fault)
	}
	return m.kept[i], nil
}

// List is all that is kept, latest first.
func (m *MemoryStore) List() []savegame.Listed {
	m.mu.Lock()
	defer m.mu.Unlock()
	var out []savegame.Listed
	for _, it := range slices.Backward(m.kept) {
		out = append(out, it.Listed)
	}
	slices.SortStableFunc(out, func(a, b savegame.Listed) int { return cmp.Compare(b.Written, a.Written) })
	return out
}

// Open is what is kept under an ID.
func (m *MemoryStore) Open(id string) (savegame.Game, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	it, err := m.find(id)
	return savegame.Game{Entry: it.Listed.Entry, Saved: it.Saved}, err
}

// Keep keeps a running game.
func (m *MemoryStore) Keep(g savegame.Game) { m.keep(g, false) }

// KeepTurn keeps a running game in which a turn has just begun.
func (m *MemoryStore) KeepTurn(g savegame.Game) { m.keep(g, true) }

func (m *MemoryStore) keep(g savegame.Game, turn bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.writes() != nil {
		return
	}
	g.Kind, g.ID = savegame.Running, ""
	for _, it := range m.kept {
		if it.Listed.Kind == savegame.Running && it.Listed.Game == g.Game {
			g.ID = it.Listed.ID
		}
	}
	m.put(itemOf(g))
	if !turn {
		return
	}
	g.Kind, g.ID = savegame.TurnStart, ""
	m.put(itemOf(g))
	n := 0
	for i := len(m.kept) - 1; i >= 0; i-- {
		if m.kept[i].Listed.Kind == savegame.TurnStart {
			if n++; n > maxTurns {
				m.kept = slices.Delete(m.kept, i, i+1)
			}
		}
	}
}

func itemOf(g savegame.Game) item { return item{savegame.Listed{Entry: g.Entry}, g.Saved} }

// Save keeps a game under its Kind; an ID given is written over, and so is the Quick one.
func (m *MemoryStore) Save(g savegame.Game) (string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.writes(); err != nil {
		return "", err
	}
	if g.Kind == savegame.Quick {
		m.drop(func(e savegame.Entry) bool { return e.Kind == savegame.Quick })
	}
	return m.put(itemOf(g)), nil
}

// drop takes off the list what is so.
func (m *MemoryStore) drop(is func(savegame.Entry) bool) {
	m.kept = slices.DeleteFunc(m.kept, func(it item) bool { return is(it.Listed.Entry) })
}

// Finish makes a running game a replay.
func (m *MemoryStore) Finish(g savegame.Game, f savegame.Finished) (string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.writes(); err != nil {
		return "", err
	}
	return m.finish(g, f), nil
}

// finish is Finish of a store that can be written to.
func (m *MemoryStore) finish(g savegame.Game, f savegame.Finished) (replay string) {
	m.drop(func(e savegame.Entry) bool {
		return e.Game == g.Game && (e.Kind == savegame.Running || e.Kind == savegame.TurnStart || e.Kind == savegame.Replay)
	})
	m.finished = slices.DeleteFunc(m.finished, func(other savegame.Finished) bool { return other.Game == f.Game })
	g.Kind, g.ID = savegame.Replay, ""
	f.Replay = m.put(itemOf(g))
	m.finished = append(m.finished, f)
	return f.Replay
}

// Rename gives what a person keeps, or a replay, a title.
func (m *MemoryStore) Rename(id, title string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.writes(); err != nil {
		return err
	}
	it, err := m.find(id)
	if err != nil {
		return err
	}
	if k := it.Listed.Kind; k == savegame.Running || k == savegame.TurnStart {
		return fmt.Errorf("%s: it has no title", id)
	}
	m.kept[m.index(id)].Listed.Title = title
	return nil
}

// Duplicate keeps a replay, or any other game as a Named one, once more.
func (m *MemoryStore) Duplicate(id string) (string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.writes(); err != nil {
		return "", err
	}
	it, err := m.find(id)
	if err != nil {
		return "", err
	}
	return m.add(it), nil
}

// add keeps a replay, or any other game as a Named one, under a new ID.
func (m *MemoryStore) add(it item) string {
	it.Listed.ID = ""
	if it.Listed.Kind != savegame.Replay {
		it.Listed.Kind = savegame.Named
	}
	return m.put(it)
}

// Delete takes something off the list.
func (m *MemoryStore) Delete(id string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.writes(); err != nil {
		return err
	}
	if i := m.town(id); i >= 0 {
		m.leftover = append(m.leftover, m.towns[i])
		m.towns = slices.Delete(m.towns, i, i+1)
		return nil
	}
	i := m.index(id)
	if i < 0 {
		return fmt.Errorf("%s: there is no such game", id)
	}
	m.deleted = append(m.deleted, m.kept[i])
	m.kept = slices.Delete(m.kept, i, i+1)
	return nil
}

// Undelete brings back what was deleted.
func (m *MemoryStore) Undelete(id string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.writes(); err != nil {
		return err
	}
	for i, it := range slices.Backward(m.leftover) {
		if it.file == id {
			m.leftover = slices.Delete(m.leftover, i, i+1)
			m.towns = append(m.towns, it)
			return nil
		}
	}
	for i, it := range slices.Backward(m.deleted) {
		if it.Listed.ID == id {
			m.deleted = slices.Delete(m.deleted, i, i+1)
			m.put(it)
			return nil
		}
	}
	return fmt.Errorf("%s: it cannot be brought back", id)
}

// Import takes in what ExportTo wrote.
func (m *MemoryStore) Import(name string, b []byte) (string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.writes(); err != nil {
		return "", err
	}
	if c, err := campaign.Read(b); err == nil {
		t, _, err := m.follow(c)
		if err == nil {
			m.putTown(t)
		}
		return t.file, err
	}
	var it item
	if json.Unmarshal(b, &it) != nil {
		return "", fmt.Errorf("%s: it holds no game", name)
	}
	if it.Listed.Title == "" {
		it.Listed.Title = strings.TrimSuffix(name, filepath.Ext(name))
	}
	return m.add(it), nil
}

// ImportFrom is Import of what was written to a path.
func (m *MemoryStore) ImportFrom(path string) (string, error) {
	b, ok := m.File(path)
	if !ok {
		return "", errors.New("there is no such file")
	}
	return m.Import(filepath.Base(path), b)
}

// ExportTo writes something kept to a path, be it damaged.
func (m *MemoryStore) ExportTo(id, path string) error {
	b, err := m.export(id)
	if err != nil {
		return err
	}
	return m.WriteTo(path, b)
}

func (m *MemoryStore) export(id string) ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if i := m.town(id); i >= 0 {
		return m.towns[i].text, nil
	}
	i := m.index(id)
	if i < 0 {
		return nil, fmt.Errorf("%s: there is no such game", id)
	}
	return json.Marshal(m.kept[i])
}

// Report is a report with the plan of a game in it.
func (m *MemoryStore) Report(id, text string) ([]byte, string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	it, err := m.find(id)
	if err != nil {
		return nil, "", err
	}
	plan := it.Listed.Plan
	return []byte(plan), strings.Join([]string{"The plan of the game: " + plan + ".", "Every answer given so far.", "Names of people are not in it."}, "\n"), nil
}

// WriteTo writes to a path, which works where nothing can be kept.
func (m *MemoryStore) WriteTo(path string, b []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.Failing != "" {
		return errors.New(m.Failing)
	}
	if m.files == nil {
		m.files = map[string][]byte{}
	}
	m.files[path] = slices.Clone(b)
	return nil
}

// File is what was written to a path.
func (m *MemoryStore) File(path string) (b []byte, ok bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	b, ok = m.files[path]
	return b, ok
}

// Settings are what was saved of them last.
func (m *MemoryStore) Settings() (map[string]string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return maps.Clone(m.settings), nil
}

// SaveSettings keeps settings.
func (m *MemoryStore) SaveSettings(to map[string]string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.writes(); err != nil {
		return err
	}
	m.settings = maps.Clone(to)
	return nil
}

// Finished are the games that were finished.
func (m *MemoryStore) Finished() ([]savegame.Finished, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Clone(m.finished), nil
}

// WriteCrash keeps a report.
func (m *MemoryStore) WriteCrash(text, game string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.writes(); err != nil {
		return err
	}
	m.latest++
	m.crashes = append(m.crashes, savegame.Crash{ID: fmt.Sprint(m.latest, ".txt"), Text: text, Game: game})
	return nil
}

// LatestCrash is the latest report that was not dismissed.
func (m *MemoryStore) LatestCrash() (savegame.Crash, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.crashes) == 0 {
		return savegame.Crash{}, false
	}
	return m.crashes[len(m.crashes)-1], true
}

// DismissCrash says that a report was seen.
func (m *MemoryStore) DismissCrash(id string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.writes(); err != nil {
		return err
	}
	m.crashes = slices.DeleteFunc(m.crashes, func(c savegame.Crash) bool { return c.ID == id })
	return nil
}

// Flush has nothing to wait for.
func (m *MemoryStore) Flush() error { return nil }

// SetSaved gives what is kept under an ID another game: a broken one, for instance.
func (m *MemoryStore) SetSaved(id string, s match.Saved) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.kept[m.index(id)].Saved = s
}
