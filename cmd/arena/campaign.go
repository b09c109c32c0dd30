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
	"lineup/game/grammar"
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
	about: `Plays the next attempt of the campaign in FILE, as exported by Lineup, and records the
result there: an attempt at a Rebirth Scenario, or a game of a competitive campaign.
Run it again for the attempt after that. The previous file is saved as FILE.bak1.
If several arenas use the same FILE, each waits for the one before it, up to -wait. They
lock FILE.lock for this. It stays there, and can be deleted when no arena is running.

If FILE does not exist, a new campaign begins. -seats names its players, -seed is the
seed for all its randomness, 1 by default, and -variant competitive makes it a
competitive campaign. Later, -seats names the computer players that play for the
campaign's players, in order.

arena play -campaign FILE plays many games of the next attempt, and records none.

JSON: {file, title, plan, scenario, try, won, turns, score, grade, over, log: [line]};
for a competitive campaign also wins: {player: games}, and champions: [player].`,
	run: playCampaign,
}

// playCampaign runs arena campaign.
func playCampaign(c *call) error {
	f := campaignFlags{record: true}
	f.wait = usualWait
	c.flags.Func("wait", fmt.Sprintf("how long to wait for another arena that uses FILE, a `DURATION` such as 30s; 0 not to wait (default %v)", usualWait), f.takeWait)
	seats := c.flags.String("seats", "greedy,dearest", "the players by `KIND`: "+strings.Join(ai.Names(), ", ")+"; NAME:KIND also gives a name")
	c.flags.BoolVar(&f.pairs, "pairs", false, "for a new competitive campaign of four: two against two, partners seated across from each other")
	plans := flag.NewFlagSet("", flag.ContinueOnError)
	flags := planflags.Declare(plans, catalog.Shipped)
	for name, usage := range map[string]string{ // the flags for Plans that a campaign leaves open
		"seed":    "for a new campaign, the random `SEED`",
		"guests":  "Super-Villains from later Scenarios for this attempt, a `NAME` as in the option guests of a Plan, or all",
		"variant": "Rebirth variants, comma-separated `NAME`s: closed-hands or impossible for this attempt, competitive for a new campaign",
	} {
		c.flags.Var(plans.Lookup(name).Value, name, usage)
	}
	switch rest, err := c.parse(); {
	case err != nil:
		return err
	case len(rest) == 0 || rest[0] == "":
		return misuse("missing FILE: name a campaign file, such as town.lineup")
	case len(rest) > 1:
		return misuse("unexpected argument %q: want one FILE", rest[1])
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
		return errors.New("want a duration of 0 or more, such as 30s")
	}
	f.wait = wait
	return nil
}

// declare adds the campaign flags of arena play to set.
func (f *campaignFlags) declare(set *flag.FlagSet) {
	f.wait = usualWait
	set.StringVar(&f.file, "campaign", "", "set up the games like the next attempt of the campaign in `FILE`, as exported by Lineup; -seats names the computer players for its players, in order")
	set.BoolVar(&f.record, "record", false, "with -campaign FILE: older form of arena campaign FILE")
	set.BoolVar(&f.pairs, "pairs", false, "with -record: older form of arena campaign FILE -pairs")
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
		c.printf("\n%s: game %d ended after %d player turns.", r.File, r.Scenario, r.Turns)
		for _, name := range slices.Sorted(maps.Keys(r.Wins)) {
			c.printf(" %s has won %s.", name, grammar.Count(r.Wins[name], "game", "games"))
		}
		if r.Over {
			c.printf(" %s won the campaign.", strings.Join(r.Champions, " and "))
		}
		c.printf("\n")
		return
	}
	word := "so far"
	if r.Over {
		word = "at the end"
	}
	c.printf("\n%s: Scenario %d, attempt %d, %s in %d player turns. Score %s %d: %s\n", r.File, r.Scenario, r.Try, map[bool]string{true: "won", false: "lost"}[r.Won], r.Turns, word, r.Score, r.Grade)
}

// plan returns the campaign and the Plan of its next attempt, with the flags that a campaign leaves
// open.
func (f *campaignFlags) plan(c *call, flags *planflags.Flags, seats string) (campaign.Campaign, mode.Plan, error) {
	given := map[string]bool{}
	c.flags.Visit(func(f *flag.Flag) { given[f.Name] = true })
	for _, name := range said {
		if given[name] {
			return campaign.Campaign{}, mode.Plan{}, misuse("the campaign in %s already sets this: leave out -%s", f.file, name)
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
			return campaign.Campaign{}, mode.Plan{}, misuse("-pairs: needs a competitive campaign of %d: add -variant %s, and name %[1]d players with -seats", campaign.MaxPlayers, rebirth.Competitive)
		case f.pairs:
			players = campaign.InPairs(players)
		}
		if town, err = begin("arena", "", of.Seed, players); err != nil {
			return campaign.Campaign{}, mode.Plan{}, misuse("-seats %s: %v", seats, err)
		}
	case err != nil:
		return campaign.Campaign{}, mode.Plan{}, usageError{err}
	case given["seed"] && !(f.absent && flags.Plan(mode.Plan{}).Seed == town.Seed):
		return campaign.Campaign{}, mode.Plan{}, misuse("the campaign in %s already has a seed: leave out -seed", f.file)
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
			return campaign.Campaign{}, mode.Plan{}, misuse("-seats %s: %s has %d players: name %[3]d", seats, f.file, len(p.Seats))
		}
		for i := range p.Seats {
			p.Seats[i].Player = seated[i].Player
		}
	}
	for _, s := range p.Seats {
		if s.Player == "" {
			return campaign.Campaign{}, mode.Plan{}, misuse("%s: %s is a person: name a computer player with -seats: %s", f.file, s.Name, strings.Join(ai.Names(), ", "))
		}
	}
	if p = flags.Plan(p); town.Rivals != slices.Contains(p.Variants, rebirth.Competitive) {
		return campaign.Campaign{}, mode.Plan{}, misuse("-variant %s: the campaign in %s is %scompetitive, which can't change: %s %s", strings.Join(p.Variants, ","), f.file, map[bool]string{false: "not "}[town.Rivals], map[bool]string{true: "add", false: "leave out"}[town.Rivals], rebirth.Competitive)
	}
	if p.Mode != rebirth.ID {
		return campaign.Campaign{}, mode.Plan{}, misuse("-mode %s: a campaign always has mode %s: leave out -mode", p.Mode, rebirth.ID)
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
		return fmt.Errorf("%s is locked by another arena: try again when it has ended, or use a copy of the file", f.file)
	case err != nil:
		return fmt.Errorf("%s can't be locked (%w): make %[1]s.lock writable, or move the campaign to a writable folder", f.file, err)
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
		return campaign.Campaign{}, fmt.Errorf("%s: this is a folder: name a file in it, such as %s", name, filepath.Join(name, "town.lineup"))
	case err == nil && !info.Mode().IsRegular():
		return campaign.Campaign{}, fmt.Errorf("%s: not a regular file: name the campaign file itself", name)
	}
	b, err := disk.ReadPath(name, container.MaxFile)
	var large *disk.TooLarge
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return campaign.Campaign{}, fmt.Errorf("%s: %w: arena campaign %[1]s begins a campaign there", name, bare(err))
	case errors.Is(err, fs.ErrPermission):
		return campaign.Campaign{}, fmt.Errorf("%s: %w: make it readable, or use a copy", name, bare(err))
	case errors.As(err, &large):
		return campaign.Campaign{}, fmt.Errorf("%s: larger than %d KiB, the most for a campaign: name a campaign file", name, large.Max>>10)
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
			return campaign.Campaign{}, fmt.Errorf("%s: contains %s, not a campaign: name a campaign file", name, content.Kind)
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
		fix = disk.Backup(name, 1) + " has the campaign as it was before"
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
