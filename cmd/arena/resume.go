package main

import (
	"bytes"
	"fmt"
	"runtime"
	"sync"

	"lineup/cmd/planflags"
	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/grammar"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/savegame"
	"lineup/saves/container"
)

var resumeCommand = command{
	name:    "resume",
	args:    "[-games N] [-every K] [-plan TEXT] [-mode ID] [-sets ID,...] [-profile NAME] [-variant NAME,...] [-seed N] [-json]",
	summary: "save, resume, undo, and redo random games",
	about: `Plays games with random answers. At every 20th decision the game is written to a file,
read back, and continued from there; writing it again must give the same file. Then
answers are undone one by one, until undoing would be unfair, and redone: each step must
lead to the game as it was at that point. At the end each game must be the same as one
played without any of this. Games differ from seed to seed like those of arena soak.

JSON: {games, decisions, kept, taken_back, failures: [{seed, error}]}; kept is the number
of files, taken_back the number of answers undone.`,
	run: resume,
}

// resumeJSON is the result of a run.
type resumeJSON struct {
	Games     int       `json:"games"`
	Decisions int       `json:"decisions"`
	Kept      int       `json:"kept"`
	TakenBack int       `json:"taken_back"`
	Failures  []failure `json:"failures"`
}

func resume(c *call) error {
	games := c.flags.Int("games", 100, "play `N` games")
	every := c.flags.Int("every", 20, "save and resume the game at every `K`th decision")
	flags := planflags.Declare(c.flags, catalog.Shipped)
	if err := c.flagsOnly(); err != nil {
		return err
	}
	if *games < 1 || *games > maxGames || *every < 1 {
		return misuse("-games %d -every %d: want 1 to %d games, and -every 1 or more", *games, *every, maxGames)
	}
	fixed := flags.Plan(mode.Plan{Seed: 1})
	open, err := catalog.Tested.Prepare(fixed)
	if err != nil {
		return usageError{err}
	}
	out := resumeJSON{Games: *games, Failures: []failure{}}
	bar := newProgress(c.stderr, "games", *games)
	var mu sync.Mutex
	var all sync.WaitGroup
	next := make(chan uint64)
	for range min(runtime.GOMAXPROCS(0), *games) {
		all.Go(func() {
			k := newSoaker(fixed, open, 1)
			for seed := range next {
				r, err := resumeGame(k.variety(seed), *every)
				mu.Lock()
				out.Decisions += r.decisions
				out.Kept += r.kept
				out.TakenBack += r.back
				if err != nil {
					bar.clear()
					out.Failures = append(out.Failures, failure{seed, err.Error()})
					fmt.Fprintf(c.stderr, "seed %d: decision %d: %v\nplan: %s\n", seed, r.decisions, err, k.variety(seed))
				}
				mu.Unlock()
			}
		})
	}
	for i := range *games {
		next <- fixed.Seed + uint64(i)
		mu.Lock()
		bar.at(i + 1)
		mu.Unlock()
	}
	close(next)
	all.Wait()
	bar.end()
	if c.asJSON {
		err = c.printJSON(out)
	} else {
		c.printf("%d games, %d decisions, resumed %d times, %d answers undone, %s\n", out.Games, out.Decisions, out.Kept, out.TakenBack, grammar.Count(len(out.Failures), "failure", "failures"))
	}
	if err == nil && len(out.Failures) > 0 {
		return errFound
	}
	return err
}

// resumed counts the actions in a game.
type resumed struct{ decisions, kept, back int }

// resumeGame plays a game at random, saves and restores it at every every-th decision, and undoes
// and redoes answers there.
func resumeGame(p mode.Plan, every int) (r resumed, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("panic: %v", fault)
		}
	}()
	g, whole, err := catalog.Tested.Deal(p)
	if err != nil {
		return r, err
	}
	m, err := match.New(g, newPlayer)
	if err != nil {
		return r, err
	}
	chance := engine.NewRNG(p.Seed, engine.StreamChance)
	hashes := []uint64{whole.Hash()} // by number of answers
	for ; whole.Over() == engine.NotOver; r.decisions++ {
		if r.decisions == endless {
			return r, fmt.Errorf("the game does not end")
		}
		d := whole.Pending()
		a := engine.Answer{Seq: d.Seq, Option: d.Options[chance.Intn(len(d.Options))]}
		if err := whole.Apply(a, nil); err != nil {
			return r, err
		}
		if err := m.Answer(a); err != nil {
			return r, fmt.Errorf("the resumed game refuses an answer: %w", err)
		}
		hashes = append(hashes, whole.Hash())
		if r.decisions%every == 0 {
			if m, err = takeUp(g, m); err != nil {
				return r, err
			}
			r.kept++
			n, err := backAndForth(m, hashes)
			if err != nil {
				return r, err
			}
			r.back += n
		}
	}
	if m.Hash() != whole.Hash() {
		return r, fmt.Errorf("it ends differently than without being saved")
	}
	return r, nil
}

// backAndForth undoes answers to one place after another where a person had a choice, within this
// turn and while undo is fair, then redoes them all. The game must equal the earlier one each time.
// hashes holds its hashes by number of answers.
func backAndForth(m *match.Match, hashes []uint64) (answers int, err error) {
	last, now := m.TurnBack(), m.Given()
	for to := m.StepBack(); last >= 0 && to >= last; to = m.StepBack() {
		if err := m.TakeBack(to); err != nil {
			return 0, fmt.Errorf("%d answers can't be undone: %w", now-to, err)
		}
		if m.Given() != to || m.Hash() != hashes[to] {
			return 0, fmt.Errorf("with %d answers undone it is a different game", now-to)
		}
		answers = now - to
	}
	for m.Redo() {
		if m.Hash() != hashes[m.Given()] {
			return 0, fmt.Errorf("with answers undone and redone to the one before %d it is a different game", m.Given())
		}
	}
	if m.Given() != now {
		return 0, fmt.Errorf("of %d answers undone, %d can't be redone", answers, now-m.Given())
	}
	return answers, nil
}

// takeUp writes a match to a file, reads it and restores the match from it.
func takeUp(g *mode.Game, m *match.Match) (*match.Match, error) {
	c := container.Content{SavedGame: savegame.SavedGame{
		SaveEntry: savegame.SaveEntry{Kind: savegame.Running, Game: "game", Plan: m.Plan().String(), Turn: 1, Answers: m.Given(), Over: m.Over()},
		Saved:     m.Saved(),
	}}
	written, err := container.Encode(c)
	if err != nil {
		return nil, err
	}
	if most := max(maxKept, keptPerAnswer*m.Given()); len(written) > most {
		return nil, fmt.Errorf("the file takes %d bytes, more than %d", len(written), most)
	}
	read, err := container.Decode(written)
	if err != nil {
		return nil, fmt.Errorf("the written file can't be read: %w", err)
	}
	again, err := container.Encode(read)
	if err != nil || !bytes.Equal(written, again) {
		return nil, fmt.Errorf("read and written again, it is a different file (%v)", err)
	}
	taken, note, err := match.Restore(g, newPlayer, read.Saved)
	switch {
	case err != nil:
		return nil, err
	case note != "":
		return nil, fmt.Errorf("resumed with a note: %s", note)
	case taken.Hash() != m.Hash():
		return nil, fmt.Errorf("resumed, it is a different game")
	}
	return taken, nil
}

// maxKept and keptPerAnswer limit the size of a game's file without its picture, in bytes. Games of people have
// up to 2,000 answers. Random games can have ten thousand.
const (
	maxKept       = 64 << 10
	keptPerAnswer = 8
)
