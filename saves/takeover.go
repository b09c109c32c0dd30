package saves

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"maps"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"lineup/game/campaign"
	"lineup/game/match"
	"lineup/game/savegame"
	"lineup/saves/archive"
	"lineup/saves/container"
	"lineup/saves/disk"
)

// An import of everything adds what is missing here, and never replaces or removes a game or a
// campaign:
//
//   - A file that is here under any name, or whose whole story is in a file here, is left out. The
//     story of a running game is its answers, and that of a campaign is its log.
//   - A file with a name that is free here gets that name, with its backups.
//   - Otherwise both are kept. The imported one gets a new name: a campaign as a campaign with the game
//     of its attempt, a replay as a replay, and any other game as a Named one.
//   - Turn starts come along with their game, while there is room for them. Without their game, they
//     become Named ones, because nothing else has their story.
//   - The records of finished games are joined. If both have a game, the line here stays.
//   - The imported settings replace those here of the same name.
//
// The file is read twice. The first time, everything in it is checked and every decision is made. The
// second time, the files are written next to their places, and then they all get their names in one
// step. So a bad file, a full disk or a power loss changes nothing.

// maxUnpacked is how many bytes the files of an archive may have in total when they are unpacked.
const maxUnpacked = 2 << 30

// ImportAll adds everything in a file that ExportAll wrote, or nothing after an error.
func (s *Store) ImportAll(from string) (savegame.Everything, error) {
	name := container.Clean(filepath.Base(from))
	file, size, err := disk.OpenPath(from)
	if err != nil {
		return savegame.Everything{}, about(name, err)
	}
	defer file.Close()
	if err := s.Flush(); err != nil {
		return savegame.Everything{}, about(name, fmt.Errorf("the current game can't be saved first: %w", bare(err)))
	}
	if err := s.begin(); err != nil {
		return savegame.Everything{}, err
	}
	defer s.writing.Unlock()
	m, err := s.takeOver(file, size, maxUnpacked)
	if err != nil {
		return savegame.Everything{}, &located{name, advised(err)}
	}
	return m, nil
}

// sumOf returns the checksum of a file in hexadecimal.
func sumOf(b []byte) string {
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:])
}

// refusal is an error with what to do about it.
type refusal struct {
	err error
	do  string
}

// Error returns the error and what to do.
func (e *refusal) Error() string { return e.err.Error() + ": " + e.do }

// Unwrap returns the error.
func (e *refusal) Unwrap() error { return e.err }

// advised returns the error of an import with what to do about it.
func advised(err error) error {
	var damage *container.Damage
	var single *archive.Single
	switch {
	case errors.As(err, &damage) && damage.Foreign:
		return &refusal{err, "choose a file that was exported with everything"}
	case errors.As(err, &damage):
		return &refusal{err, "copy it again, or export everything again"}
	case errors.As(err, &single):
		return &refusal{err, "import it from the saved games"}
	case diskFull(err):
		return &refusal{errors.New("the disk is full"), "free up space and import it again"}
	}
	return bare(err) // a container.Newer says it
}

// takeover is an import of everything while it is decided.
type takeover struct {
	store *Store
	room  int // how many more bytes may be unpacked

	// What is here.
	here    map[string]bool     // the names of all files, in lower case
	sums    map[string]bool     // the checksums of all files
	origins map[string]bool     // the origins of earlier imports
	towns   []campaign.Campaign // all readable campaigns
	ended   map[string]bool     // the games in the record

	// What is in the archive.
	kin      map[string]*kin // by the name of the file itself
	pieces   map[string]*piece
	settings map[string]string // nil if none
	record   []savegame.Finished

	// What is decided.
	given map[string]bool     // the names given to files, in lower case
	moved map[string]standing // by the ID of a campaign in the archive: the one that it will be here
	comes map[string]bool     // by game: whether its turn starts come along
	saved map[string]bool     // by game: its other turn starts can be left out, because a later file has their story
	turns int                 // how many more turn starts there is room for
}

// kin are a file of an archive and its backups.
type kin struct {
	main   string   // the name of the file itself
	pieces []*piece // latest first
}

// piece is a file of an archive and what becomes of it.
type piece struct {
	name  string
	sum   string
	order int64
	game  string   // of a game
	is    standing // of a campaign
	here  standing // of a known campaign: the one here
	known bool     // it is here, or its whole story is

	to     string                           // its new name, or "" if it is left out
	change []func(*container.Content) error // what to change in it
}

// standing is where a campaign stands: its ID and the game of its current attempt.
type standing struct{ id, game string }

// takeOver adds everything in an archive whose files unpack to at most room bytes.
func (s *Store) takeOver(file io.ReadSeeker, size int64, room int) (m savegame.Everything, err error) {
	t := &takeover{store: s, room: room, here: map[string]bool{}, sums: map[string]bool{}, origins: map[string]bool{}, ended: map[string]bool{},
		kin: map[string]*kin{}, pieces: map[string]*piece{}, given: map[string]bool{}, moved: map[string]standing{}, comes: map[string]bool{}, saved: map[string]bool{},
		turns: maxTurnStarts - len(s.turns)}
	if err := t.look(); err != nil {
		return m, err
	}
	if err := archive.Read(file, size, t.learn); err != nil {
		return m, err
	}
	m = t.decide()
	var changes []disk.Change
	abandon := func(err error) (savegame.Everything, error) {
		s.disk.Discard(changes)
		return savegame.Everything{}, err
	}
	stage := func(name string, b []byte) error {
		c, err := s.disk.Stage(name, b)
		if err == nil {
			changes = append(changes, c)
		}
		return err
	}
	if _, err := file.Seek(0, io.SeekStart); err != nil {
		return m, err
	}
	err = archive.Read(file, size, func(name string, b []byte) error { return t.take(name, b, stage) })
	if err != nil {
		return abandon(err)
	}
	if t.settings != nil {
		if err := t.takeSettings(stage); err != nil {
			return abandon(err)
		}
	}
	if m.Results, err = t.takeRecord(stage); err != nil {
		return abandon(err)
	}
	if len(changes) == 0 {
		return m, nil
	}
	if err := s.commit(changes); err != nil {
		return savegame.Everything{}, err
	}
	t.taken()
	return m, nil
}

// look learns what is here.
func (t *takeover) look() error {
	s := t.store
	names, err := s.everything()
	if err != nil {
		return err
	}
	for _, name := range names {
		t.here[strings.ToLower(name)] = true
		b, err := s.disk.Read(name, container.MaxFile)
		if err != nil {
			continue
		}
		t.sums[sumOf(b)] = true
		switch folder, _, _ := strings.Cut(name, "/"); folder {
		case savesFolder, replaysFolder:
			if c, err := container.DecodeEntry(b); err == nil && c.Origin != "" {
				t.origins[c.Origin] = true
			}
		case campaignsFolder:
			if c, err := s.OpenCampaign(name); err == nil && name == mainID(name) {
				t.towns = append(t.towns, c.Campaign)
			}
		}
	}
	record, err := s.finished()
	if err != nil && !isDamage(err) {
		return err
	}
	for _, f := range record {
		t.ended[f.Game] = true
	}
	return nil
}

// learn checks a file of the archive and remembers what the decisions need.
func (t *takeover) learn(name string, b []byte) error {
	if t.room -= container.Unpacked(b); t.room < 0 {
		return &container.Damage{Place: "the file", Says: "is too large when it is unpacked"}
	}
	e, err := examine(name, b)
	switch {
	case isNewer(err):
		return err
	case err != nil:
		return &container.Damage{Place: "the file", Says: fmt.Sprintf("is damaged (%s in it can't be opened)", name)}
	}
	p := &piece{name: name, sum: sumOf(b), order: e.content.Order, game: e.content.SavedGame.Game}
	// The same file, one that was made of it, one that it was made of, or one that was made of the same.
	p.known = t.sums[p.sum] || t.origins[p.sum] || t.sums[e.content.Origin] || t.origins[e.content.Origin]
	switch folder, _, _ := strings.Cut(name, "/"); {
	case name == settingsFile:
		t.settings = e.settings
	case name == finishedFile:
		t.record = e.record
	case folder == campaignsFolder:
		p.is = standing{e.town.ID, e.town.Game()}
		if p.here, p.known = t.sameTown(e.town); p.known && name == mainID(name) {
			t.moved[p.is.id] = p.here // an archive has campaigns before their games
		}
	case folder == gamesFolder || folder == turnsFolder:
		p.known = p.known || t.told(t.gameHere(p.game), e.content.Record)
	}
	t.pieces[name] = p
	main := mainID(name)
	if main == settingsFile || main == finishedFile {
		return nil
	}
	if t.kin[main] == nil {
		t.kin[main] = &kin{main: main}
	}
	t.kin[main].pieces = append(t.kin[main].pieces, p)
	return nil
}

// sameTown returns the campaign here that has the whole log of another. An earlier import may have
// given it another ID.
func (t *takeover) sameTown(c campaign.Campaign) (standing, bool) {
	for _, here := range t.towns {
		c.ID = here.ID
		if here.Follows(c) == nil {
			return standing{here.ID, here.Game()}, true
		}
	}
	return standing{}, false
}

// told reports whether the running game or the replay of a game here has all answers of a record.
func (t *takeover) told(game string, r match.Record) bool {
	for _, id := range []string{runningID(game), replayID(game)} {
		if !t.here[id] {
			continue
		}
		if g, err := t.store.Open(id); err == nil && g.Game == game && begins(g.Record, r) {
			return true
		}
	}
	return false
}

// begins reports whether a record begins with all answers of another and has all its notes.
func begins(r, other match.Record) bool {
	n := len(other.Answers)
	return r.Plan.String() == other.Plan.String() && string(r.Base) == string(other.Base) && len(r.Answers) >= n &&
		slices.Equal(r.Answers[:n], other.Answers) &&
		!slices.ContainsFunc(other.Memos, func(m match.Memo) bool { return !slices.Contains(r.Memos, m) })
}

// decide decides what becomes of every file, and counts.
func (t *takeover) decide() (m savegame.Everything) {
	m.Settings = t.settings != nil
	for _, folder := range []string{campaignsFolder, gamesFolder, savesFolder, replaysFolder, turnsFolder} {
		for _, k := range t.in(folder) {
			lead := k.pieces[0]
			switch folder {
			case campaignsFolder:
				t.decideTown(k, lead)
			case gamesFolder:
				t.decideRunning(k, lead)
			case turnsFolder:
				t.decideTurn(k, lead)
				continue // they are part of their game
			default:
				t.decideSave(folder, k, lead)
			}
			switch {
			case lead.to == "":
				m.Known++
			case folder == campaignsFolder:
				m.Campaigns++
			default:
				m.Games++
			}
		}
	}
	return m
}

// in returns the files of a folder of the archive, earliest first, and turn starts latest first.
func (t *takeover) in(folder string) (out []*kin) {
	for _, k := range t.kin {
		if strings.HasPrefix(k.main, folder+"/") {
			slices.SortFunc(k.pieces, func(a, b *piece) int { return strings.Compare(a.name, b.name) })
			out = append(out, k)
		}
	}
	slices.SortFunc(out, func(a, b *kin) int {
		return cmp.Or(cmp.Compare(a.pieces[0].order, b.pieces[0].order), strings.Compare(a.main, b.main))
	})
	if folder == turnsFolder {
		slices.Reverse(out)
	}
	return out
}

func (t *takeover) decideTown(k *kin, lead *piece) {
	is := lead.is
	if lead.known {
		t.moved[is.id] = lead.here
		return
	}
	t.moved[is.id] = is
	if t.place(k, campaignID(is.id)) {
		return
	}
	n := t.store.next()
	id := t.store.stamp(n)
	t.moved[is.id] = is.renamed(id)
	t.place(k, campaignID(id))
	for _, p := range k.pieces {
		p.alter(func(c *container.Content) error {
			s, err := readCampaign(*c)
			if err == nil {
				s.ID, c.SavedGame.Game = id, id
				c.Text, err = campaign.Write(s.Campaign)
			}
			return err
		})
	}
	lead.alter(func(c *container.Content) error { c.Order = n; return nil })
}

// renamed returns the campaign with another ID.
func (c standing) renamed(id string) standing {
	if c.game != "" {
		c.game = id + strings.TrimPrefix(c.game, c.id)
	}
	c.id = id
	return c
}

func (t *takeover) decideRunning(k *kin, lead *piece) {
	if lead.known {
		t.comes[lead.game] = t.sums[lead.sum]
		return
	}
	game, left := t.gameHere(lead.game), false // left: its campaign is no longer at this attempt
	if id, ok := campaign.Of(lead.game); ok {
		if c, ok := t.campaign(id); ok {
			left = c.game != game
		}
	}
	if left || t.hasEnded(game) || !t.place(k, runningID(game)) {
		t.comes[lead.game] = false
		t.toNamed(lead, "Imported game")
		return
	}
	t.comes[lead.game] = game == lead.game
	if game != lead.game {
		for _, p := range k.pieces {
			p.alter(func(c *container.Content) error { c.SavedGame.Game = game; return nil })
		}
	}
}

// gameHere returns the name that a game has here. It differs if its campaign has another ID here.
func (t *takeover) gameHere(game string) string {
	if id, ok := campaign.Of(game); ok {
		if c, ok := t.campaign(id); ok {
			return c.id + strings.TrimPrefix(game, id)
		}
	}
	return game
}

// campaign returns what the campaign with this ID in the archive is here.
func (t *takeover) campaign(id string) (standing, bool) {
	if c, ok := t.moved[id]; ok {
		return c, true
	}
	for _, c := range t.towns {
		if c.ID == id {
			return standing{id, c.Game()}, true
		}
	}
	return standing{}, false
}

// hasEnded reports whether a game has ended here.
func (t *takeover) hasEnded(game string) bool { return t.ended[game] || t.here[replayID(game)] }

func (t *takeover) decideSave(folder string, k *kin, lead *piece) {
	if lead.known {
		return
	}
	// The end of a game that is running here will take the name of its replay.
	reserved := k.main == replayID(lead.game) && t.here[runningID(lead.game)]
	if !reserved && t.place(k, k.main) {
		return
	}
	switch {
	case folder == replaysFolder:
		t.anew(lead, replaysFolder)
	case k.main == quickID:
		t.toNamed(lead, "Imported quick save")
	default:
		t.toNamed(lead, "Imported game")
	}
	for i, p := range k.pieces[1:] {
		p.to = disk.Backup(lead.to, i+1)
	}
}

func (t *takeover) decideTurn(k *kin, p *piece) {
	comes, attached := t.comes[p.game]
	if p.known || attached && !comes {
		t.saved[p.game] = true
		return
	}
	id := runningID(p.game)
	whole := attached || !t.here[id] && !t.hasEnded(p.game)
	if whole && t.turns > 0 && isTurnOf(p.name, gameMark(p.game)) && t.place(k, p.name) {
		t.turns--
		return
	}
	if !attached && !t.saved[p.game] {
		t.toNamed(p, "Imported game")
	}
	t.saved[p.game] = true
}

// sameEverywhere matches the names that every file system takes as they are.
var sameEverywhere = regexp.MustCompile(`^[a-z]+/[a-z0-9][a-z0-9-]*\.lineup$`)

// place gives a file and its backups a name and returns true if it is free.
func (t *takeover) place(k *kin, id string) bool {
	if !sameEverywhere.MatchString(id) {
		return false
	}
	for _, name := range family(id) {
		if t.here[name] || t.given[name] {
			return false
		}
	}
	for _, name := range family(id) {
		t.given[name] = true
	}
	for _, p := range k.pieces {
		p.to = id + strings.TrimPrefix(p.name, k.main)
	}
	return true
}

// anew gives a file a new name in a folder, and notes where it came from.
func (t *takeover) anew(p *piece, folder string) {
	n := t.store.next()
	p.to = t.store.newID(folder, n)
	p.alter(func(c *container.Content) error {
		c.Order, c.Origin = n, p.sum
		return nil
	})
}

// toNamed makes a game a Named one.
func (t *takeover) toNamed(p *piece, title string) {
	t.anew(p, savesFolder)
	p.alter(func(c *container.Content) error {
		c.Kind, c.Text = savegame.Named, nil
		if c.Title == "" {
			c.Title = title
		}
		return nil
	})
}

func (p *piece) alter(change func(*container.Content) error) { p.change = append(p.change, change) }

// take writes a file of the archive next to its place, if it is among those to take.
func (t *takeover) take(name string, b []byte, stage func(name string, b []byte) error) error {
	p := t.pieces[name]
	if p == nil || sumOf(b) != p.sum {
		return errors.New("the file changed while it was read: import it again")
	}
	if p.to == "" {
		return nil
	}
	if len(p.change) > 0 {
		c, err := container.Decode(b)
		for _, change := range p.change {
			if err == nil {
				err = change(&c)
			}
		}
		if err == nil {
			b, err = container.Encode(c)
		}
		if err != nil {
			return fmt.Errorf("%s in it can't be imported: %w", name, err)
		}
	}
	return stage(p.to, b)
}

// takeSettings writes the settings here with those of the archive.
func (t *takeover) takeSettings(stage func(name string, b []byte) error) error {
	s := t.store
	here, damage := s.settings()
	if damage != nil && !isDamage(damage) {
		return damage
	}
	all := map[string]string{}
	maps.Copy(all, here)
	maps.Copy(all, t.settings)
	if damage == nil && maps.Equal(all, here) {
		return nil
	}
	b, err := s.settingsFile(all)
	if err != nil {
		b, err = s.settingsFile(t.settings) // together they are too many
	}
	if err != nil {
		return err
	}
	if err := t.keepDamaged(settingsFile, damage, stage); err != nil {
		return err
	}
	return stage(settingsFile, b)
}

// takeRecord writes the record of finished games here with the games of the archive. It returns how
// many it has added.
func (t *takeover) takeRecord(stage func(name string, b []byte) error) (added int, err error) {
	s := t.store
	here, damage := s.finished()
	if damage != nil && !isDamage(damage) {
		return 0, damage
	}
	all, added := joined(here, t.record)
	if added == 0 {
		return 0, nil
	}
	b, err := s.recordFile(all)
	if err != nil {
		return 0, err
	}
	if err := t.keepDamaged(finishedFile, damage, stage); err != nil {
		return 0, err
	}
	return added, stage(finishedFile, b)
}

// keepDamaged adds a copy of a file that the import replaces if it has been damaged.
func (t *takeover) keepDamaged(name string, damage error, stage func(name string, b []byte) error) error {
	if damage == nil {
		return nil
	}
	copies, _, err := t.store.asideWith(name, damage, true)
	if err != nil {
		return about(name, err)
	}
	for _, c := range copies {
		if err := stage(c.Name, c.Data); err != nil {
			return err
		}
	}
	return nil
}

// taken updates what the store remembers, after the files have their names.
func (t *takeover) taken() {
	s := t.store
	for _, p := range t.pieces {
		if p.to == "" {
			continue
		}
		s.order.saw(max(p.order, nameOrder(path.Base(p.to))))
		if name, ok := strings.CutPrefix(p.to, turnsFolder+"/"); ok {
			s.turns = append(s.turns, name)
		}
	}
	slices.Sort(s.turns)
}
