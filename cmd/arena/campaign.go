package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"lineup/ai"
	"lineup/cmd/planflags"
	"lineup/game/campaign"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	"lineup/saves/container"
	"lineup/saves/disk"
)

var campaignCommand = command{
	name:    "campaign",
	args:    "FILE [-seats KIND,...] [-variant NAME,...] [-pairs] [-seed N] [-wait DURATION] [-json]",
	summary: "play the next attempt of a campaign and record it in its file",
	about: `Plays the next attempt of the campaign in FILE, as Lineup exports it, and records the
result there: an attempt at a Scenario of Rebirth, or a game of a competitive campaign.
Run it again for the attempt after that. The file as it was before is saved as FILE.bak1.
Of several arenas that use one FILE at a time, each waits for the one before, as long as
-wait says. FILE.lock is what they wait for. It stays, and is safe to delete when none runs.

Where there is no FILE, a campaign begins. -seats names its players, -seed settles all
chance, 1 if it is not given, and -variant competitive makes it a competitive campaign.
Later, -seats says which computer players play for the players of the campaign, in order.

arena play -campaign FILE plays many games of the next attempt, and records none.

JSON: {file, title, plan, scenario, try, won, turns, score, grade, over, log: [line]};
for a competitive campaign also wins: {player: games}, and champions: [player].`,
	run: playCampaign,
}

// playCampaign runs arena campaign.
func playCampaign(c *call) error {
	f := campaignFlags{record: true}
	f.wait = usualWait
	c.flags.Func("wait", fmt.Sprintf("how long to wait for another arena that uses FILE, as a `DURATION` such as 30s; 0 to be refused at once (default %v)", usualWait), f.takeWait)
	seats := c.flags.String("seats", "greedy,dearest", "the players by `KIND`, of: "+strings.Join(ai.Names(), ", ")+"; NAME:KIND names one too")
	c.flags.BoolVar(&f.pairs, "pairs", false, "where a competitive campaign of four begins: two against two, who sit across from each other together")
	plans := flag.NewFlagSet("", flag.ContinueOnError)
	flags := planflags.Declare(plans, catalog.Shipped)
	for name, usage := range map[string]string{ // the flags for Plans that a campaign leaves open
		"seed":    "where a campaign begins, the whole `NUMBER` that all its chance follows from",
		"guests":  "Super-Villains of later Scenarios that join this attempt, by `NAME` as in the option guests of a Plan, or all",
		"variant": "variants of Rebirth by `NAME`, separated by commas: closed-hands or impossible for this attempt, competitive where a campaign begins",
	} {
		c.flags.Var(plans.Lookup(name).Value, name, usage)
	}
	switch rest, err := c.parse(); {
	case err != nil:
		return err
	case len(rest) == 0 || rest[0] == "":
		return misuse("there is no FILE: name the file of a campaign, such as town.lineup")
	case len(rest) > 1:
		return misuse("unexpected argument %q: it takes one FILE", rest[1])
	default:
		f.file = rest[0]
	}
	return f.playNext(c, flags, *seats)
}

// usualWait is how long an arena waits by default for another one that uses the same campaign. It
// is far longer than an attempt takes.
const usualWait = time.Minute

// campaignFlags are the flags about a campaign.
type campaignFlags struct {
	file   string
	record bool
	pairs  bool
	absent bool          // there was no file before the wait, so this arena meant to begin one
	wait   time.Duration // for another arena that uses the file
}

// takeWait reads -wait.
func (f *campaignFlags) takeWait(value string) error {
	wait, err := time.ParseDuration(value)
	if err != nil || wait < 0 {
		return errors.New("want a duration from 0 on, such as 30s")
	}
	f.wait = wait
	return nil
}

// declare adds the campaign flags of arena play to set.
func (f *campaignFlags) declare(set *flag.FlagSet) {
	f.wait = usualWait
	set.StringVar(&f.file, "campaign", "", "set the games up as the next attempt of the campaign in `FILE`, as Lineup exports it; -seats says who plays for its players, in order")
	set.BoolVar(&f.record, "record", false, "with -campaign FILE, an older way to say arena campaign FILE")
	set.BoolVar(&f.pairs, "pairs", false, "with -record, an older way to say arena campaign FILE -pairs")
}

// said lists the flags that a campaign leaves no choice in.
var said = []string{"plan", "sets", "heroes", rebirth.ScenarioOption, rebirth.LogOption}

// campaignJSON is the result of a recorded attempt.
type campaignJSON struct {
	File     string `json:"file"`
	Title    string `json:"title,omitempty"`
	Plan     string `json:"plan"`
	Scenario int    `json:"scenario"` // or the number of the game
	Try      int    `json:"try"`
	Won      bool   `json:"won"`
	Turns    int    `json:"turns"`
	Score    int    `json:"score"`
	Grade    string `json:"grade"`
	Over     bool   `json:"over"` // of the campaign
	// Log are the lines of the campaign log, oldest first.
	Log []string `json:"log"`
	// Of a competitive campaign: each player's number of won games, and who won the campaign.
	Wins      map[string]int `json:"wins,omitempty"`
	Champions []string       `json:"champions,omitempty"`
	rivals    bool
}

// print prints the result as text.
func (r campaignJSON) print(c *call) {
	for _, line := range r.Log {
		c.printf("%s\n", line)
	}
	if r.rivals {
		c.printf("\n%s: game %d is over in %d player turns.", r.File, r.Scenario, r.Turns)
		for _, name := range slices.Sorted(maps.Keys(r.Wins)) {
			c.printf(" %s has won %s.", name, plural(r.Wins[name], "game", "games"))
		}
		if r.Over {
			c.printf(" The campaign is won by %s.", strings.Join(r.Champions, " and "))
		}
		c.printf("\n")
		return
	}
	word := "so far"
	if r.Over {
		word = "at the end"
	}
	c.printf("\n%s: Scenario %d, try %d, is %s in %d player turns. Score %s %d: %s\n", r.File, r.Scenario, r.Try, map[bool]string{true: "won", false: "lost"}[r.Won], r.Turns, word, r.Score, r.Grade)
}

// plan returns the campaign and the Plan of its next attempt, with the flags that a campaign leaves
// open.
func (f *campaignFlags) plan(c *call, flags *planflags.Flags, seats string) (campaign.Campaign, mode.Plan, error) {
	given := map[string]bool{}
	c.flags.Visit(func(f *flag.Flag) { given[f.Name] = true })
	for _, name := range said {
		if given[name] {
			return campaign.Campaign{}, mode.Plan{}, misuse("the campaign in %s settles that: leave out -%s", f.file, name)
		}
	}
	town, err := readCampaign(f.file)
	begun := err == nil
	if begun && f.pairs && !f.absent {
		return campaign.Campaign{}, mode.Plan{}, misuse("-pairs: the pairs of the campaign in %s were chosen when it began: leave out -pairs", f.file)
	}
	switch {
	case errors.Is(err, fs.ErrNotExist) && f.record:
		f.absent = true
		seated, err := planflags.Seats(seats, ai.Names())
		if err != nil {
			return campaign.Campaign{}, mode.Plan{}, misuse("-seats: %v", err)
		}
		var players []campaign.Player
		for _, s := range seated {
			players = append(players, campaign.Player{Name: s.Name, Kind: s.Player})
		}
		begin, of := campaign.Begin, flags.Plan(mode.Plan{Seed: 1})
		if slices.Contains(of.Variants, rebirth.Competitive) {
			begin = campaign.Compete
		}
		switch {
		case f.pairs && (len(players) != campaign.MaxPlayers || !slices.Contains(of.Variants, rebirth.Competitive)):
			return campaign.Campaign{}, mode.Plan{}, misuse("-pairs: two against two is a competitive campaign of %d: add -variant %s, and name so many with -seats", campaign.MaxPlayers, rebirth.Competitive)
		case f.pairs:
			players = campaign.InPairs(players)
		}
		if town, err = begin("arena", "", of.Seed, players); err != nil {
			return campaign.Campaign{}, mode.Plan{}, misuse("-seats %s: %v", seats, err)
		}
	case err != nil:
		return campaign.Campaign{}, mode.Plan{}, usageError{err}
	case given["seed"] && !(f.absent && flags.Plan(mode.Plan{}).Seed == town.Seed):
		return campaign.Campaign{}, mode.Plan{}, misuse("the campaign in %s has its random seed already: leave out -seed", f.file)
	}
	p, err := town.Plan()
	if err != nil {
		return campaign.Campaign{}, mode.Plan{}, usageError{fmt.Errorf("%s: %w", f.file, err)}
	}
	if begun && given["seats"] {
		seated, err := planflags.Seats(seats, ai.Names())
		if err != nil {
			return campaign.Campaign{}, mode.Plan{}, misuse("-seats: %v", err)
		}
		if len(seated) != len(p.Seats) {
			return campaign.Campaign{}, mode.Plan{}, misuse("-seats %s: %d, and %s is played by %d: name so many", seats, len(seated), f.file, len(p.Seats))
		}
		for i := range p.Seats {
			p.Seats[i].Player = seated[i].Player
		}
	}
	for _, s := range p.Seats {
		if s.Player == "" {
			return campaign.Campaign{}, mode.Plan{}, misuse("%s: %s is a person: say with -seats who plays, of %s", f.file, s.Name, strings.Join(ai.Names(), ", "))
		}
	}
	if p = flags.Plan(p); town.Rivals != slices.Contains(p.Variants, rebirth.Competitive) {
		return campaign.Campaign{}, mode.Plan{}, misuse("-variant %s: a campaign is made competitive only when it begins, and for the one in %s you must %s %s among the variants", strings.Join(p.Variants, ","), f.file, map[bool]string{true: "name", false: "leave out"}[town.Rivals], rebirth.Competitive)
	}
	if p.Mode != rebirth.ID {
		return campaign.Campaign{}, mode.Plan{}, misuse("-mode %s: a campaign is played in %s: leave out -mode", p.Mode, rebirth.ID)
	}
	return town, p, nil
}

// playNext plays the campaign's next attempt and records it. It reads the file once to refuse a
// mistake early, then again under a lock that holds until the file is written, so that no attempt
// of another arena is lost.
func (f *campaignFlags) playNext(c *call, flags *planflags.Flags, seats string) (err error) {
	_, p, err := f.plan(c, flags, seats)
	if err != nil {
		return err
	}
	if _, err := catalog.Shipped.Build(p); err != nil {
		return usageError{err} // before anything is written or waited for
	}
	unlock, err := disk.LockPath(f.file, 0)
	if errors.Is(err, disk.ErrLocked) && f.wait > 0 {
		fmt.Fprintf(c.stderr, "arena %s: another arena uses %s: waiting for it\n", c.flags.Name(), f.file)
		unlock, err = disk.LockPath(f.file, f.wait)
	}
	switch {
	case errors.Is(err, disk.ErrLocked):
		return fmt.Errorf("%s is locked by another arena: try again when that one has ended, or use a copy of the file", f.file)
	case err != nil:
		return fmt.Errorf("%s cannot be locked (%w): make %[1]s.lock writable, or move the campaign to a folder that can be written to", f.file, err)
	}
	defer func() {
		if fault := unlock(); err == nil {
			err = fault
		}
	}()
	town, p, err := f.plan(c, flags, seats) // as the arena before left the file
	if err != nil {
		return err
	}
	return f.play(c, town, p)
}

// play plays the campaign's next attempt and records its result.
func (f *campaignFlags) play(c *call, town campaign.Campaign, p mode.Plan) error {
	if !town.Next().Running {
		var err error
		if town, err = town.Start(); err != nil {
			return fmt.Errorf("%s: %w", f.file, err)
		}
		town = town.Dated(time.Now().Unix())
	}
	next := town.Next()
	g, err := catalog.Shipped.Build(p)
	if err != nil {
		return usageError{err}
	}
	m, err := match.New(g, newPlayer)
	if err != nil {
		return usageError{err}
	}
	for !m.Over() {
		if m.Given() >= endless {
			return fmt.Errorf("the game of %s does not end", p)
		}
		if _, err := m.Step(); err != nil {
			return fmt.Errorf("%s: %w", p, err)
		}
	}
	came, err := match.Outcome(m, rebirth.Outcome)
	if err != nil {
		return err
	}
	if town, err = town.Record(town.Came(came)); err != nil {
		return fmt.Errorf("%s: %w", f.file, err)
	}
	if err := writeCampaign(f.file, town); err != nil {
		return err
	}
	out := campaignJSON{File: f.file, Title: town.Title, Plan: m.Plan().String(), Scenario: next.Scenario, Try: next.Try, Won: came.Won,
		Turns: m.Turns()[len(m.Turns())-1].Number, Score: town.Score(), Grade: string(town.Grade()), Over: town.Next().Over, Log: town.Lines(),
		Wins: town.Page().Wins, Champions: town.Champions(), rivals: town.Rivals}
	if c.asJSON {
		return c.printJSON(out)
	}
	out.print(c)
	return nil
}

// readCampaign reads the campaign in a file, which holds an export of Lineup or only its text.
func readCampaign(name string) (campaign.Campaign, error) {
	switch info, err := os.Lstat(name); {
	case err == nil && info.IsDir(), name != "" && os.IsPathSeparator(name[len(name)-1]):
		return campaign.Campaign{}, fmt.Errorf("%s: it is a folder: name a file in it, such as %s", name, filepath.Join(name, "town.lineup"))
	case err == nil && !info.Mode().IsRegular():
		return campaign.Campaign{}, fmt.Errorf("%s: it is not a plain file: name the file of a campaign itself", name)
	}
	b, err := disk.ReadPath(name, container.MaxFile)
	var large *disk.TooLarge
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return campaign.Campaign{}, fmt.Errorf("%s: %w: arena campaign %[1]s begins a campaign there", name, bare(err))
	case errors.Is(err, fs.ErrPermission):
		return campaign.Campaign{}, fmt.Errorf("%s: %w: give yourself the right to read it, or use a copy", name, bare(err))
	case errors.As(err, &large):
		return campaign.Campaign{}, fmt.Errorf("%s: no campaign is larger than %d KiB: name the file of a campaign", name, large.Max>>10)
	case err != nil:
		return campaign.Campaign{}, fmt.Errorf("%s: %w", name, bare(err))
	}
	text := b
	if !bytes.HasPrefix(bytes.TrimSpace(b), []byte("{")) {
		content, err := container.Decode(b)
		if err != nil {
			return campaign.Campaign{}, damaged(name, err)
		}
		if content.Kind != container.Campaign {
			return campaign.Campaign{}, fmt.Errorf("%s: it holds %s, no campaign: name the file of a campaign", name, content.Kind)
		}
		text = content.Text
	}
	town, err := campaign.Read(text)
	if err != nil {
		return campaign.Campaign{}, damaged(name, err)
	}
	return town, nil
}

// damaged returns the error for a file without a readable campaign. It says where to find an
// undamaged one.
func damaged(name string, err error) error {
	var newer *campaign.Newer
	var format *container.Newer
	if errors.As(err, &newer) || errors.As(err, &format) {
		return fmt.Errorf("%s: %w", name, err) // it says what to open it with
	}
	fix := "export the campaign from Lineup again"
	if _, missing := os.Stat(disk.Backup(name, 1)); missing == nil {
		fix = disk.Backup(name, 1) + " holds the campaign as it was before"
	}
	return fmt.Errorf("%s: %w: %s", name, err, fix)
}

// writeCampaign writes a campaign in the form that Lineup exports. The previous file becomes a
// backup.
func writeCampaign(name string, town campaign.Campaign) error {
	text, err := campaign.Write(town)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	content := container.Content{Text: text}
	content.Kind, content.Title, content.SavedGame.Game = container.Campaign, town.Title, town.ID
	b, err := container.Encode(content)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	folder, err := disk.OpenFolder(filepath.Dir(name))
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	defer folder.Close()
	if err := disk.New(folder).Replace(disk.Replacement{Name: filepath.Base(name), Data: b, Backups: 1}); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

// still reports whether the players of a game keep their chairs, because a Campaign Log refers to
// each of them.
func still(g *mode.Game) bool {
	return slices.ContainsFunc(g.Plan.Options, func(s mode.Setting) bool { return s.Name == rebirth.LogOption })
}
