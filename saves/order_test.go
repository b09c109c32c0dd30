package saves

import (
	"bytes"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"lineup/game/campaign"
	"lineup/game/savegame"
	"lineup/saves/container"
	"lineup/saves/disktest"
)

var steps = flag.Int("steps", 1000, "change a store with a wild clock `N` times")

// believer changes a store at random and knows what must be in it, in which order.
type believer struct {
	t      *testing.T
	chance *rand.Rand
	disk   *disktest.Memory
	s      *Store
	clock  time.Time
	states []savegame.SavedGame // of a game, answer by answer
	began  []bool               // by state: a turn has just begun

	now      int64 // grows with every change
	saves    map[string]belief
	towns    map[string]belief
	at       map[string]int // by running game: its state
	games    int            // begun so far
	pending  []belief       // turn starts whose files are not known yet
	trash    []deletion     // oldest first
	deepness int
}

// belief is what must be known about a file.
type belief struct {
	order   int64 // by the count of the test; below 0 for a file of an earlier version
	answers int
	game    string
	turn    int
}

// deletion is something in the trash.
type deletion struct {
	id           string
	files        map[string][]byte
	saves, towns map[string]belief
	at           int // the state of the running game in it, or -1 if none
}

// mostSaves is the number of saves above which the test deletes some, because it lists them all
// after every step.
const mostSaves = 26

// TestOrder changes a store at random, while its clock jumps back and forward by up to a century
// and the program is started again or killed. After every step, everything must be there, in the
// order in which it was saved, and what was deleted last must be what a restored file has.
func TestOrder(t *testing.T) {
	b := newBeliever(t)
	for n := range *steps {
		what := b.step()
		b.check()
		if t.Failed() {
			t.Fatalf("at step %d: %s", n+1, what)
		}
	}
	t.Logf("%d saves, %d campaigns and %d deletions are left", len(b.saves), len(b.towns), len(b.trash))
}

func newBeliever(t *testing.T) *believer {
	b := &believer{t: t, chance: rand.New(rand.NewPCG(7, uint64(*steps))), saves: map[string]belief{}, towns: map[string]belief{}, at: map[string]int{}}
	table := newTable(t, 1)
	for range 60 {
		b.states, b.began = append(b.states, table.Kept(savegame.Running, "")), append(b.began, table.Began)
		table.Step()
	}
	b.disk = disktest.NewMemory(b.earlier())
	b.disk.Plain = true
	b.jump()
	b.open()
	return b
}

// earlier returns the files of an earlier version, which have no numbers. Its clock was decades
// ahead, and its trash is full.
func (b *believer) earlier() map[string][]byte {
	out := map[string][]byte{}
	for i := range maxTurnStarts {
		at := time.Date(2080, 1, 1+i, 0, 0, 0, 0, time.UTC)
		stamp := at.Format("20060102-150405") + "-0000abcd"
		game := fmt.Sprintf("old-%d", i)
		file := func(id string, state int, kind savegame.SaveKind) {
			g := b.states[state]
			g.Kind, g.Game, g.Written = kind, game, at.Unix()
			out[id] = get[[]byte](b.t)(container.Encode(container.Content{SavedGame: g}))
			b.saves[id] = belief{int64(i - 1000), g.SaveEntry.Answers, game, g.SaveEntry.Turn}
		}
		file(savesFolder+"/"+stamp+extension, 2*i, savegame.Named)
		file(turnsFolder+"/"+turnName(stamp, game, b.states[3*i].SaveEntry.Turn), 3*i, savegame.Running)
		if i < 3 {
			file(runningID(game), i, savegame.Running)
			b.at[game] = i
		}
	}
	for i := range maxTrash {
		stamp := time.Date(2090, 1, 1+i, 0, 0, 0, 0, time.UTC).Format("20060102-150405") + "-0000abcd"
		id := savesFolder + "/" + stamp + extension
		text := fmt.Append(nil, "deleted ", i)
		out[trashName(stamp, id)] = text
		b.trash = append(b.trash, deletion{id: id, files: map[string][]byte{id: text}, saves: map[string]belief{}, at: -1})
	}
	return out
}

func (b *believer) open() {
	var err error
	b.s, err = Open("", Options{Clock: func() time.Time { return b.clock }, FS: b.disk})
	must(b.t, err)
	if b.s.ReadOnly() != "" {
		b.t.Fatal(b.s.ReadOnly())
	}
}

// jump sets the clock to any time between 1970 and 2069.
func (b *believer) jump() { b.clock = time.Unix(b.chance.Int64N(100*365*24*3600), 0) }

// tick returns the count of the next change.
func (b *believer) tick() int64 { b.now++; return b.now }

// any returns a random key of a map that a condition holds for, or "" if there is none.
func (b *believer) any(of map[string]belief, ok func(id string) bool) string {
	all := slices.Sorted(maps.Keys(of))
	all = slices.DeleteFunc(all, func(id string) bool { return !ok(id) })
	if len(all) == 0 {
		return ""
	}
	return all[b.chance.IntN(len(all))]
}

func in(folders ...string) func(string) bool {
	return func(id string) bool {
		return slices.ContainsFunc(folders, func(f string) bool { return strings.HasPrefix(id, f+"/") })
	}
}

// step makes one change and returns what it was.
func (b *believer) step() string {
	b.t.Helper()
	switch n := b.chance.IntN(4); n {
	case 0:
		b.jump()
	case 1, 2:
		b.clock = b.clock.Add(time.Second)
	default: // it has stopped
	}
	switch n := b.chance.IntN(100); {
	case len(b.saves) > mostSaves:
		return b.remove()
	case n < 40:
		return b.play()
	case n < 48:
		return b.save(savegame.Named)
	case n < 52:
		return b.save(savegame.Quick)
	case n < 56:
		return b.copy()
	case n < 70:
		return b.remove()
	case n < 78:
		return b.restore()
	case n < 81:
		return b.finish()
	case n < 86:
		return b.town()
	case n < 90:
		return b.exchange()
	case n < 93:
		return b.rename()
	case n < 97:
		b.flush()
		must(b.t, b.s.Close())
		b.open()
		return "start again, then " + b.step() // before anything is listed
	}
	b.flush()
	killed := b.s
	b.open()
	killed.queue.stop()
	return "kill, then " + b.step()
}

// play plays a running game on, or a new one, by up to three answers.
func (b *believer) play() string {
	game := b.saves[b.any(b.saves, in(gamesFolder))].game
	if game == "" || b.chance.IntN(12) == 0 && len(b.at) < 6 {
		game = fmt.Sprintf("game-%d", b.games)
		b.games++
	}
	for range 1 + b.chance.IntN(3) {
		at := b.at[game] + 1
		if at >= len(b.states) || b.chance.IntN(10) == 0 {
			at = max(0, at-9) // undone
		}
		b.at[game] = at
		g := b.states[at]
		g.Game = game
		b.s.keep(g, b.began[at])
		is := belief{b.tick(), g.SaveEntry.Answers, game, g.SaveEntry.Turn}
		b.saves[runningID(game)] = is
		if b.began[at] {
			b.starts(is)
		}
	}
	if b.chance.IntN(2) == 0 {
		b.flush()
	}
	return "play " + game
}

// starts adds a turn start and drops those it replaces.
func (b *believer) starts(is belief) {
	same := func(o belief) bool { return o.game == is.game && o.turn == is.turn }
	b.pending = slices.DeleteFunc(b.pending, same)
	type known struct {
		id    string
		order int64
	}
	var left []known
	for id, o := range b.saves {
		if !in(turnsFolder)(id) {
			continue
		}
		if same(o) {
			delete(b.saves, id)
		} else {
			left = append(left, known{id, o.order})
		}
	}
	slices.SortFunc(left, func(a, c known) int { return int(a.order - c.order) })
	for len(left)+len(b.pending) >= maxTurnStarts {
		if len(left) == 0 {
			b.pending = b.pending[1:]
			continue
		}
		delete(b.saves, left[0].id)
		left = left[1:]
	}
	b.pending = append(b.pending, is)
}

// flush waits for pending saves and learns the names of new turn starts.
func (b *believer) flush() {
	b.t.Helper()
	must(b.t, b.s.Flush())
	if len(b.pending) == 0 {
		return
	}
	for _, l := range ofKind(b.s, savegame.TurnStart) {
		if _, known := b.saves[l.ID]; known {
			continue
		}
		i := slices.IndexFunc(b.pending, func(p belief) bool { return p.game == l.Game && p.turn == l.Turn && p.answers == l.Answers })
		if i < 0 {
			b.t.Errorf("%s, turn %d of %s, should not be there", l.ID, l.Turn, l.Game)
			continue
		}
		b.saves[l.ID] = b.pending[i]
		b.pending = slices.Delete(b.pending, i, i+1)
	}
	if len(b.pending) > 0 {
		b.t.Errorf("turn starts are missing: %+v", b.pending)
	}
}

func (b *believer) save(kind savegame.SaveKind) string {
	at := b.chance.IntN(len(b.states))
	g := b.states[at]
	g.Kind, g.Game, g.Title = kind, "saved", "A save"
	if kind == savegame.Named && b.chance.IntN(2) == 0 {
		g.ID = b.any(b.saves, func(id string) bool { return in(savesFolder)(id) && id != quickID })
	}
	id := get[string](b.t)(b.s.Save(g))
	b.saves[id] = belief{b.tick(), g.SaveEntry.Answers, "saved", g.SaveEntry.Turn}
	return "save " + id
}

func (b *believer) copy() string {
	b.flush()
	id := b.any(b.saves, func(string) bool { return true })
	if id == "" {
		return "copy nothing"
	}
	is := b.saves[id]
	is.order = b.tick()
	b.saves[get[string](b.t)(b.s.Duplicate(id))] = is
	return "copy " + id
}

// remove deletes anything, more often when there is much.
func (b *believer) remove() string {
	b.flush()
	of := b.saves
	if b.chance.IntN(6) == 0 {
		of = b.towns
	}
	id := b.any(of, func(string) bool { return true })
	if id == "" {
		return "delete nothing"
	}
	before := b.disk.Files()
	must(b.t, b.s.Delete(id))
	b.tick()
	gone := deletion{id: id, files: map[string][]byte{}, saves: map[string]belief{}, towns: map[string]belief{}, at: -1}
	after := b.disk.Files()
	for name, text := range before {
		if _, there := after[name]; !there && !strings.HasPrefix(name, inTrash) {
			gone.files[name] = text
		}
	}
	if len(gone.files) == 0 {
		b.t.Errorf("%s is not deleted", id)
	}
	if in(gamesFolder)(id) {
		game := b.saves[id].game
		gone.at = b.at[game]
		delete(b.at, game)
	}
	for name := range gone.files {
		if is, ok := b.saves[name]; ok {
			gone.saves[name] = is
			delete(b.saves, name)
		}
		if is, ok := b.towns[name]; ok {
			gone.towns[name] = is
			delete(b.towns, name)
		}
	}
	b.trash = append(b.trash, gone)
	b.trash = b.trash[max(0, len(b.trash)-maxTrash):]
	return "delete " + id
}

// restore restores what was deleted last, or anything in the trash.
func (b *believer) restore() string {
	if len(b.trash) == 0 {
		return "restore nothing"
	}
	b.flush()
	i := len(b.trash) - 1
	if b.chance.IntN(2) == 0 {
		i = b.chance.IntN(len(b.trash))
	}
	id := b.trash[i].id
	for i = len(b.trash) - 1; b.trash[i].id != id; i-- { // its latest deletion
	}
	d := b.trash[i]
	before := b.disk.Files()
	for name := range d.files {
		if _, there := before[name]; there {
			if b.s.Undelete(id) == nil {
				b.t.Errorf("%s takes the place of another file", name)
			}
			return "restore " + id + ", whose place is taken"
		}
	}
	must(b.t, b.s.Undelete(id))
	after := b.disk.Files()
	for name, text := range d.files {
		if !bytes.Equal(after[name], text) {
			b.t.Errorf("%s is restored as %.60q, and was %.60q", name, after[name], text)
		}
	}
	if len(d.saves)+len(d.towns) == 0 { // of the earlier version: it was no save
		must(b.t, b.disk.Remove(id))
	}
	maps.Copy(b.saves, d.saves)
	maps.Copy(b.towns, d.towns)
	if d.at >= 0 {
		b.at[d.saves[id].game] = d.at
	}
	b.trash = slices.Delete(b.trash, i, i+1)
	return "restore " + id
}

func (b *believer) finish() string {
	b.flush()
	running := b.any(b.saves, in(gamesFolder))
	if running == "" {
		return "finish nothing"
	}
	game := b.saves[running].game
	g := b.states[b.at[game]]
	g.Game = game
	id := get[string](b.t)(b.s.Finish(g, savegame.Finished{}))
	for other, is := range b.saves {
		if in(gamesFolder, turnsFolder)(other) && is.game == game {
			delete(b.saves, other)
		}
	}
	b.saves[id] = belief{b.tick(), g.SaveEntry.Answers, game, g.SaveEntry.Turn}
	delete(b.at, game)
	return "finish " + game
}

// town saves a campaign, with another title or as a new one.
func (b *believer) town() string {
	id := b.any(b.towns, func(string) bool { return true })
	var c campaign.Campaign
	if id == "" || b.chance.IntN(3) == 0 {
		var err error
		c, err = campaign.Begin(fmt.Sprint("town-", b.now), "", 42, []campaign.Player{{Name: "Ana"}})
		must(b.t, err)
	} else {
		c = get[savegame.SavedCampaign](b.t)(b.s.OpenCampaign(id)).Campaign
	}
	c.Title = fmt.Sprint("Town ", b.now)
	id = get[string](b.t)(b.s.KeepCampaign(c, nil))
	b.towns[id] = belief{order: b.tick()}
	return "save campaign " + id
}

// exchange exports a save to another computer, which plays on, and imports the result.
func (b *believer) exchange() string {
	b.flush()
	id := b.any(b.saves, func(string) bool { return true })
	if id == "" {
		return "import nothing"
	}
	c := get[container.Content](b.t)(container.Decode(get[[]byte](b.t)(b.s.Export(id))))
	c.Order, c.Written = b.chance.Int64N(maxSeen), b.chance.Int64N(1<<33)
	got, known, err := b.s.Import("x.lineup", get[[]byte](b.t)(container.Encode(c)))
	must(b.t, err)
	if !known {
		is := b.saves[id]
		is.order = b.tick()
		b.saves[got] = is
	}
	return "import " + id
}

// rename changes a title, which does not change the order.
func (b *believer) rename() string {
	id := b.any(b.saves, in(savesFolder))
	if id == "" {
		return "rename nothing"
	}
	must(b.t, b.s.Rename(id, fmt.Sprint("Title ", b.now)))
	return "rename " + id
}

// check compares the lists with what must be in them.
func (b *believer) check() {
	b.t.Helper()
	b.flush()
	seen := 0
	before := belief{order: b.now + 1}
	for _, l := range b.s.List() {
		is, ok := b.saves[l.ID]
		switch {
		case !ok || l.Fault != "":
			b.t.Errorf("%s is listed: %s", l.ID, l.Fault)
			continue
		case l.Answers != is.answers || l.Turn != is.turn || l.Game != is.game:
			b.t.Errorf("%s is turn %d of %s with %d answers, want %+v", l.ID, l.Turn, l.Game, l.Answers, is)
		case is.order > before.order || is.order == before.order && is.game != before.game:
			b.t.Errorf("%s, saved as number %d, is listed after number %d", l.ID, is.order, before.order)
		case is.order < 0 != (l.Order == 0):
			b.t.Errorf("%s has the number %d, want %d", l.ID, l.Order, is.order)
		}
		before = is
		seen++
	}
	if seen != len(b.saves) {
		b.t.Errorf("%d saves are listed of %d", seen, len(b.saves))
	}
	latest := b.now + 1
	towns := b.s.Campaigns()
	for _, l := range towns {
		if is := b.towns[l.File]; l.Fault != "" || is.order == 0 || is.order >= latest {
			b.t.Errorf("%s, saved as number %d, is listed after number %d: %s", l.File, is.order, latest, l.Fault)
		} else {
			latest = is.order
		}
	}
	if len(towns) != len(b.towns) {
		b.t.Errorf("%d campaigns are listed of %d", len(towns), len(b.towns))
	}
	if b.deepness++; b.deepness%20 != 0 {
		return
	}
	for id, is := range b.saves {
		g := get[savegame.SavedGame](b.t)(b.s.Open(id))
		if want := b.states[is.answers]; g.Kind != savegame.Replay && !bytes.Equal(g.Now, want.Now) {
			b.t.Errorf("%s has another state", id)
		}
	}
	if trouble := b.s.Trouble(); trouble != "" {
		b.t.Error(trouble)
	}
}
