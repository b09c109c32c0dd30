package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"maps"
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

// campaignFlags are what arena play takes about a campaign.
type campaignFlags struct {
	file   string
	record bool
	pairs  bool
}

func (f *campaignFlags) declare(set *flag.FlagSet) {
	set.StringVar(&f.file, "campaign", "", "play the next play of the campaign in `FILE`, as Lineup exports it; -seats says who plays for its players, in order")
	set.BoolVar(&f.record, "record", false, "with -campaign: play once, and write down in the file what came of it; where there is no file a campaign is begun, with -seats and -seed, a competitive one with -variant competitive")
	set.BoolVar(&f.pairs, "pairs", false, "with -record, where a competitive campaign of four begins: two against two, who sit across from each other together")
}

// said are the flags that a campaign leaves no choice in.
var said = []string{"plan", "sets", "heroes", rebirth.ScenarioOption, rebirth.LogOption}

// campaignJSON is what is told of a campaign whose play was recorded.
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
	Over     bool   `json:"over"` // the campaign
	// Log are the lines of the campaign, the oldest first.
	Log []string `json:"log"`
	// Of a competitive campaign: the games each player has won, and who has won it.
	Wins      map[string]int `json:"wins,omitempty"`
	Champions []string       `json:"champions,omitempty"`
	rivals    bool
}

// print writes what came of the play for people.
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

// plan is the Plan of the campaign's next play, with the flags that a campaign leaves a
// choice in, for a series of games.
func (f *campaignFlags) plan(c *call, flags *planflags.Flags, seats string) (campaign.Campaign, mode.Plan, error) {
	given := map[string]bool{}
	c.flags.Visit(func(f *flag.Flag) { given[f.Name] = true })
	for _, name := range said {
		if given[name] {
			return campaign.Campaign{}, mode.Plan{}, misuse("-campaign %s says who plays what: leave out -%s", f.file, name)
		}
	}
	town, err := readCampaign(f.file)
	begun := err == nil
	if begun && f.pairs {
		return campaign.Campaign{}, mode.Plan{}, misuse("-pairs: who plays with whom in %s was said when it began", f.file)
	}
	switch {
	case errors.Is(err, fs.ErrNotExist) && f.record:
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
			return campaign.Campaign{}, mode.Plan{}, usageError{err}
		}
	case err != nil:
		return campaign.Campaign{}, mode.Plan{}, usageError{err}
	case given["seed"]:
		return campaign.Campaign{}, mode.Plan{}, misuse("-campaign %s has its chance already: leave out -seed", f.file)
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
			return campaign.Campaign{}, mode.Plan{}, misuse("-seats %s: %d, and %s is played by %d", seats, len(seated), f.file, len(p.Seats))
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
		return campaign.Campaign{}, mode.Plan{}, misuse("-variant %s: whether a campaign is competitive was said when it began", strings.Join(p.Variants, ","))
	}
	if p.Mode != rebirth.ID {
		return campaign.Campaign{}, mode.Plan{}, misuse("-mode %s: a campaign is played in %s", p.Mode, rebirth.ID)
	}
	return town, p, nil
}

// play plays the campaign's next play once and writes down what came of it.
func (f *campaignFlags) play(c *call, town campaign.Campaign, p mode.Plan) error {
	if !town.Next().Running {
		var err error
		if town, err = town.Start(); err != nil {
			return fmt.Errorf("%s: %w", f.file, err)
		}
		town = town.Dated(time.Now().Unix())
	}
	next := town.Next()
	g, err := catalog.Whole.Build(p)
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

// readCampaign reads the campaign in a file: one that Lineup exports, or the text in it.
func readCampaign(name string) (campaign.Campaign, error) {
	b, err := disk.ReadPath(name, container.MaxFile)
	var path *fs.PathError
	if errors.As(err, &path) {
		err = path.Err // the rest says the name once more
	}
	if err != nil {
		return campaign.Campaign{}, fmt.Errorf("%s: %w", name, err)
	}
	text := b
	if !bytes.HasPrefix(bytes.TrimSpace(b), []byte("{")) {
		content, err := container.Decode(b)
		if err != nil {
			return campaign.Campaign{}, fmt.Errorf("%s: %w", name, err)
		}
		if content.Kind != container.Campaign {
			return campaign.Campaign{}, fmt.Errorf("%s: it holds %s, no campaign", name, content.Kind)
		}
		text = content.Text
	}
	town, err := campaign.Read(text)
	if err != nil {
		return campaign.Campaign{}, fmt.Errorf("%s: %w", name, err)
	}
	return town, nil
}

// writeCampaign writes a campaign as Lineup exports it. What was in the file is kept beside
// it.
func writeCampaign(name string, town campaign.Campaign) error {
	text, err := campaign.Write(town)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	content := container.Content{Text: text}
	content.Kind, content.Title, content.Game.Game = container.Campaign, town.Title, town.ID
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

// still reports whether the players of a game keep their chairs: a Campaign Log speaks of
// them one by one.
func still(g *mode.Game) bool {
	return slices.ContainsFunc(g.Plan.Options, func(s mode.Setting) bool { return s.Name == rebirth.LogOption })
}
