package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"lineup/ai"
	"lineup/game/catalog"
	"lineup/game/grammar"
	"lineup/game/match"
	"lineup/game/savegame"
	"lineup/saves/container"
)

var replayCommand = command{
	name:    "replay",
	args:    "FILE... [-json]",
	summary: "replay saved games and check the results",
	about: `Reads files that Lineup saves or exports (*.lineup: replays and saved games), deals each
game from its plan, and gives the recorded answers. Each answer must lead to the same
result as when it was played. The first one that does not is named, with its player and
turn, and so is the first turn that began differently.

JSON: {files: [{file, plan, answers, turns, over, result, error}]}.`,
	run: replayFiles,
}

// replayJSON is the result for one file.
type replayJSON struct {
	File    string `json:"file"`
	Plan    string `json:"plan,omitempty"`
	Answers int    `json:"answers"`
	Turns   int    `json:"turns"`
	Over    bool   `json:"over"`
	Result  string `json:"result,omitempty"`
	Error   string `json:"error,omitempty"`
}

func replayFiles(c *call) error {
	files, err := c.parse()
	switch {
	case err != nil:
		return err
	case len(files) == 0:
		return misuse("missing FILE: name the files to replay, such as replays/*.lineup")
	}
	out := struct {
		Files []replayJSON `json:"files"`
	}{}
	failed := false
	for _, name := range files {
		r := replayJSON{File: name}
		if err := replayFile(name, &r); err != nil {
			r.Error, failed = err.Error(), true
		}
		out.Files = append(out.Files, r)
		switch {
		case c.asJSON:
		case r.Error != "":
			c.printf("%s: %s\n", name, r.Error)
		default:
			c.printf("%s: %s in %s, replayed with the same result; %s\n", name, grammar.Count(r.Answers, "answer", "answers"), grammar.Count(r.Turns, "turn", "turns"), r.state())
		}
	}
	if c.asJSON {
		if err := c.printJSON(out); err != nil {
			return err
		}
	}
	if failed {
		return errFound
	}
	return nil
}

// state returns the state of the game in words.
func (r replayJSON) state() string {
	switch {
	case !r.Over:
		return "not over"
	case r.Result == "":
		return "over"
	}
	return r.Result
}

// replayFile replays the game in a file.
func replayFile(name string, r *replayJSON) error {
	content, err := readKept(name)
	if err != nil {
		return err
	}
	record := content.Record
	r.Plan, r.Result = record.Plan.String(), content.Result
	g, err := catalog.Tested.Build(record.Plan)
	if err != nil {
		return fmt.Errorf("its plan can't be played: %w", err)
	}
	m, err := match.Verify(g, newPlayer, record)
	if m != nil {
		r.Answers, r.Turns, r.Over = m.Given(), m.Turns()[len(m.Turns())-1].Number, m.Over()
	}
	return err
}

// newPlayer makes the computer players of a match.
func newPlayer(kind string, seed uint64) (match.Decider, error) { return ai.New(kind, seed) }

// readKept reads a game's file.
func readKept(name string) (container.Content, error) {
	f, err := os.Open(name)
	if err != nil {
		return container.Content{}, bare(err)
	}
	defer f.Close()
	b, err := io.ReadAll(io.LimitReader(f, container.MaxFile+1))
	if err != nil {
		return container.Content{}, bare(err)
	}
	content, err := container.Decode(b)
	if err != nil {
		return container.Content{}, err
	}
	switch content.Kind {
	case savegame.Running, savegame.TurnStart, savegame.Named, savegame.Quick, savegame.Replay, container.Report:
		return content, nil
	}
	return container.Content{}, fmt.Errorf("contains %s, not a game: name a saved game or a replay", content.Kind)
}

// bare returns an error about a file without the file's name, which the caller gives.
func bare(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	return err
}
