package main

import (
	"fmt"
	"os"
	"runtime"
	"runtime/pprof"
	"slices"
	"time"

	"lineup/cmd/planflags"
	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/mode"
)

var benchCommand = command{
	name:    "bench",
	args:    "[-against BINARY] [-cpuprofile FILE] [-plan TEXT] [-mode ID] [-sets ID,...] [-profile NAME] [-variant NAME,...] [-villains N] [-scenario N] [-seed N] [-json]",
	summary: "benchmark the engine",
	about: `Measures the engine on one core, in processor time. Each number is the median of five
measurements. The game has two seats unless -plan names others.

  copy      CopyInto of the busiest moment of a random game
  copy650   the same with 650 cards in the game
  hash      Hash of the first of these moments
  decision  one uniformly random answer and everything that follows from it
  game      setting up a game and playing it at random to the end
  playout   the same from a copy of the opening
  state     memory of one copy of that busy moment, including all its slices

With -against, another arena is measured alternately with this one: both run bench, and
play with two greedy players, six times each. The medians are shown, and the median,
lowest, and highest ratio of the six rounds. A measure that only one of the two has is
left out.

JSON: {copy_ns, copy_allocs, copy650_ns, copy650_allocs, hash_ns, hash_allocs,
decision_ns, decision_allocs, game_ns, state_bytes, playouts_per_second}; with
-against [{measure, own, other, times_as_fast, lowest, highest}].`,
	run: bench,
}

// benchJSON is the result of a run.
type benchJSON struct {
	CopyNS         float64 `json:"copy_ns"`
	CopyAllocs     float64 `json:"copy_allocs"`
	Copy650NS      float64 `json:"copy650_ns"`
	Copy650Allocs  float64 `json:"copy650_allocs"`
	HashNS         float64 `json:"hash_ns"`
	HashAllocs     float64 `json:"hash_allocs"`
	DecisionNS     float64 `json:"decision_ns"`
	DecisionAllocs float64 `json:"decision_allocs"`
	GameNS         float64 `json:"game_ns"`
	StateBytes     int     `json:"state_bytes"`
	Playouts       float64 `json:"playouts_per_second"`
}

// benchPlan is the Plan of the measured game unless flags say otherwise.
var benchPlan = mode.Plan{Seats: mode.People(2), Seed: 1}

func bench(c *call) error {
	other := c.flags.String("against", "", "measure the arena in the file `BINARY` too and compare; of the other flags, only -json goes with this one")
	cpuProfile := c.flags.String("cpuprofile", "", "write a CPU profile for go tool pprof to this `FILE`")
	flags := planflags.Declare(c.flags, catalog.Shipped)
	if err := c.flagsOnly(); err != nil {
		return err
	}
	if *other != "" {
		return against(c, *other)
	}
	g, err := catalog.Shipped.Build(flags.Plan(benchPlan))
	if err != nil {
		return usageError{err}
	}
	if *cpuProfile != "" {
		f, err := os.Create(*cpuProfile)
		if err != nil {
			return misuse("-cpuprofile: %v", err)
		}
		defer f.Close()
		if err := pprof.StartCPUProfile(f); err != nil {
			return err
		}
		defer pprof.StopCPUProfile()
	}
	out, err := measureAll(g, measureFor)
	if err != nil {
		return err
	}
	if c.asJSON {
		return c.printJSON(out)
	}
	c.printf("copy      %7.0f ns, %.2f allocations\n", out.CopyNS, out.CopyAllocs)
	c.printf("copy650   %7.0f ns, %.2f allocations\n", out.Copy650NS, out.Copy650Allocs)
	c.printf("hash      %7.0f ns, %.2f allocations\n", out.HashNS, out.HashAllocs)
	c.printf("decision  %7.0f ns, %.2f allocations\n", out.DecisionNS, out.DecisionAllocs)
	c.printf("game      %7.0f ns\n", out.GameNS)
	c.printf("playouts  %7.0f a second\n", out.Playouts)
	c.printf("state     %7d bytes\n", out.StateBytes)
	return nil
}

// measureAll takes all measurements, each for this long.
func measureAll(g *mode.Game, each time.Duration) (benchJSON, error) {
	opening, err := g.Deal(nil)
	if err != nil {
		return benchJSON{}, err
	}
	var out benchJSON
	busy := busiest(opening, g.Plan.Seed)
	out.CopyNS, out.CopyAllocs = measureCopy(each, busy)
	full, err := crowded(g, crowd)
	if err != nil {
		return benchJSON{}, err
	}
	out.Copy650NS, out.Copy650Allocs = measureCopy(each, busiest(full, g.Plan.Seed))
	out.HashNS, out.HashAllocs = measure(each, func(n int) int {
		for range n {
			runtime.KeepAlive(busy.Hash())
		}
		return n
	})
	scratch := busy.Copy()
	chance := engine.NewRNG(1, engine.StreamChance)
	perGame := 0
	playouts := func(n int) (decisions int) {
		for range n {
			opening.CopyInto(scratch)
			decisions += playRandomly(scratch, &chance)
		}
		perGame = decisions / n
		return decisions
	}
	out.DecisionNS, out.DecisionAllocs = measure(each, playouts)
	out.Playouts = 1e9 / (out.DecisionNS * float64(perGame))
	seed := g.Plan.Seed
	out.GameNS, _ = measure(each, func(n int) int {
		for range n {
			s, err := g.Seeded(seed).Deal(nil)
			seed++
			if err != nil {
				panic(fmt.Sprintf("arena: the bench game: %v", err))
			}
			playRandomly(s, &chance)
		}
		return n
	})
	out.StateBytes = weigh(busy)
	return out, nil
}

// measureCopy measures copying a state into one of the same size.
func measureCopy(each time.Duration, s *engine.State) (ns, allocs float64) {
	scratch := s.Copy()
	return measure(each, func(n int) int {
		for range n {
			s.CopyInto(scratch)
		}
		return n
	})
}

// crowd is the number of cards in the largest games, large crossovers.
const crowd = 650

// crowded returns the opening of a game with this many cards. The additional cards are in the
// destroyed pile.
func crowded(g *mode.Game, cards int) (*engine.State, error) {
	lib := g.Book.Library()
	b, err := engine.Build(lib, len(g.Plan.Seats), g.Plan.Seed)
	if err != nil {
		return nil, err
	}
	if err := g.Mode.Deal(b, g); err != nil {
		return nil, err
	}
	var more []engine.FaceID
	for i := range lib.Faces {
		if f := &lib.Faces[i]; !f.SuperHero && !f.Piece {
			more = append(more, engine.FaceID(i))
		}
	}
	for i := 0; int(b.Add(more[i%len(more)], b.Zone(engine.Destroyed, engine.NoSeat))) < cards; i++ {
	}
	return b.Deal(nil), nil
}

// playRandomly plays a game at random to its end and returns the number of decisions.
func playRandomly(s *engine.State, chance *engine.RNG) (decisions int) {
	for s.Over() == engine.NotOver {
		d := s.Pending()
		if err := s.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[chance.Intn(len(d.Options))]}, nil); err != nil {
			panic(fmt.Sprintf("arena: a legal answer was refused: %v", err))
		}
		decisions++
	}
	return decisions
}

// busiest returns the moment of a random game that takes the most bytes to write.
func busiest(opening *engine.State, seed uint64) *engine.State {
	s, best := opening.Copy(), opening.Copy()
	chance := engine.NewRNG(seed, engine.StreamChance)
	most := 0
	var buf []byte
	for s.Over() == engine.NotOver {
		if buf = s.AppendBinary(buf[:0]); len(buf) > most {
			most = len(buf)
			s.CopyInto(best)
		}
		d := s.Pending()
		if err := s.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[chance.Intn(len(d.Options))]}, nil); err != nil {
			panic(fmt.Sprintf("arena: a legal answer was refused: %v", err))
		}
	}
	return best
}

// The length and number of measurements.
const (
	measureFor   = 200 * time.Millisecond
	measurements = 5
)

// measure returns the time and allocations of one operation. work repeats its task n times and
// returns the number of operations.
func measure(each time.Duration, work func(n int) int) (ns, allocs float64) {
	n := 1
	for {
		if spent, _, _ := timed(work, n); spent > each/20 {
			n = max(int(float64(n)*float64(each)/float64(spent)), 1)
			break
		}
		n *= 2
	}
	times := make([]float64, measurements)
	for i := range times {
		spent, done, mallocs := timed(work, n)
		times[i], allocs = float64(spent)/float64(done), float64(mallocs)/float64(done)
	}
	slices.Sort(times)
	return times[len(times)/2], allocs
}

func timed(work func(n int) int, n int) (spent time.Duration, done int, mallocs uint64) {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	start := cpuTime()
	done = work(n)
	spent = cpuTime() - start
	runtime.ReadMemStats(&after)
	return spent, done, after.Mallocs - before.Mallocs
}

// weigh returns the memory of one copy of a state, as the allocator counts it.
func weigh(s *engine.State) int {
	const copies = 1000
	kept := make([]*engine.State, copies)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for i := range kept {
		kept[i] = s.Copy()
	}
	runtime.ReadMemStats(&after)
	runtime.KeepAlive(kept)
	return int(after.TotalAlloc-before.TotalAlloc) / copies
}
