package render

import (
	"fmt"
	"os"
	"runtime"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/modes"
)

// inLoop says that the tests run inside a game loop, so that pictures can be
// painted and read.
var inLoop bool

// loop is a game that only runs the tests.
type loop struct {
	m    *testing.M
	code int
}

func (l *loop) Layout(int, int) (int, int) { return 64, 64 }
func (l *loop) Draw(*ebiten.Image)         {}
func (l *loop) Update() error {
	l.code = l.m.Run()
	return ebiten.Termination
}

func TestMain(m *testing.M) {
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" {
		fmt.Println("render: DISPLAY is not set; the tests that draw are skipped")
		os.Exit(m.Run())
	}
	inLoop = true
	l := &loop{m: m}
	ebiten.SetWindowSize(64, 64)
	if err := ebiten.RunGame(l); err != nil {
		fmt.Fprintln(os.Stderr, "render: the game loop did not start:", err)
		os.Exit(1)
	}
	os.Exit(l.code)
}

// needDisplay skips a test that draws where nothing can be drawn.
func needDisplay(t testing.TB) {
	t.Helper()
	if !inLoop {
		t.Skip("needs a display: set DISPLAY, for example with xvfb-run")
	}
}

func testBook(t testing.TB) *card.Book {
	t.Helper()
	g, err := modes.Prepare(match.Plan{})
	if err != nil {
		t.Fatal(err)
	}
	return g.Book
}

// chancer is a computer player that answers anything that is allowed.
type chancer struct{ rng engine.RNG }

func newChancer(seed uint64, _ *card.Book) (match.Decider, error) {
	return &chancer{engine.NewRNG(seed, engine.StreamChance)}, nil
}

func (c *chancer) Decide(v engine.View) engine.Answer {
	d := v.Pending()
	return engine.Answer{Seq: d.Seq, Option: d.Options[c.rng.Intn(len(d.Options))]}
}

// buyer plays all it has, and buys what costs most: its games come to an end soon.
type buyer struct{}

func newBuyer(uint64, *card.Book) (match.Decider, error) { return buyer{}, nil }

func (buyer) Decide(v engine.View) engine.Answer {
	d := v.Pending()
	return engine.Answer{Seq: d.Seq, Option: d.Options[bestOption(v, d.Options)]}
}

// bestOption is the index of the option a simple player takes.
func bestOption(v engine.View, options []engine.Option) int {
	best, most := 0, -1
	for i, o := range options {
		worth := 1
		switch o.Kind {
		case engine.OptEnd:
			worth = 0
		case engine.OptPlay:
			worth = 100
		case engine.OptBuy:
			worth = 2 + v.Cost(o.Card)
		}
		if worth > most {
			best, most = i, worth
		}
	}
	return best
}

// five Super-Villains make a short game.
var five = mode.Options{{Name: "villains", Value: "5"}}

// testApp is an app that a test plays through hands.
func testApp(t testing.TB, plan match.Plan, in Input) *App {
	t.Helper()
	a, err := New(Options{
		Book: testBook(t), Input: in, Plan: plan,
		Players:   []Player{{Kind: "random", New: newChancer}, {Kind: "buyer", New: newBuyer}},
		FreshSeed: func() uint64 { return 11 },
		Settings:  Settings{Speed: Off},
		Start:     plan.Seats != nil,
	})
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// testTable is the table of a plan.
func testTable(t testing.TB, plan match.Plan) *table {
	t.Helper()
	return testApp(t, plan, &hands{}).scene.(*table)
}

// seats is a plan's seats: a name, or "buyer" or "random" for a computer.
func seats(names ...string) []mode.Seat {
	var out []mode.Seat
	for i, n := range names {
		if n == "buyer" || n == "random" {
			out = append(out, mode.Seat{Name: fmt.Sprint("Robo ", i), Player: n})
			continue
		}
		out = append(out, mode.Seat{Name: n})
	}
	return out
}
