package table

import (
	"regexp"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/match"
	gametest "lineup/game/testgame"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/testgame"
)

// TestLinesKeepTheirPicture checks that a log line keeps the picture of its card after the card is
// shuffled away, and never shows a card it does not name.
func TestLinesKeepTheirPicture(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "random", "buyer"), Seed: 3, Options: testgame.Five})
	people := testgame.NewRandom(5)
	hidden := 0
	for !tb.Match.Over() {
		if err := tb.stepFor(people); err != nil {
			t.Fatal(err)
		}
		tb.layLog()
		for i, l := range tb.logs[tb.eyes].lines {
			set := &tb.log.lines[tb.log.first[i]]
			if (set.face != nil) != (l.Card != 0) {
				t.Fatalf("%q is about card %d, its picture is %v", l.Text, l.Card, set.face)
			}
			if set.face == nil {
				continue
			}
			if !tb.view().Sees(l.Card) {
				hidden++
			}
			if named := tb.Faces[l.Face].Name; !strings.Contains(l.Text, named) && !strings.HasSuffix(l.Text, " drew a card") { // such a line does not name the card
				t.Fatalf("%q has the picture of %s", l.Text, named)
			}
		}
	}
	if hidden < 1000 {
		t.Errorf("only %d lines were about a card that is hidden now", hidden)
	}
}

// TestLinesHaveTheColorOfTheirSeat checks that a log line has the panel color of its seat on every board.
func TestLinesHaveTheColorOfTheirSeat(t *testing.T) {
	for mode, panel := range map[string]func(engine.SeatID) pen.Seat{
		"":        func(s engine.SeatID) pen.Seat { return pen.Standard.Seat(int(s)) },
		"rebirth": func(s engine.SeatID) pen.Seat { return town.Seat(pen.Standard, int(s)) },
	} {
		tb := testTable(t, match.Plan{Mode: mode, Seats: testgame.Seats("Ana", "buyer"), Seed: 3})
		people, told := testgame.NewRandom(5), map[engine.SeatID]bool{}
		for n := 0; n < 200 && !tb.Match.Over(); n++ {
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
			lines := tb.logs[tb.eyes].lines
			for i := len(lines) - 1; i >= 0; i-- {
				l := lines[i]
				if l.Routine && i > 0 {
					continue
				}
				if l.Seat != engine.NoSeat && len(tb.news) > 0 {
					told[l.Seat] = true
					if got := tb.news[0].seat; got != panel(l.Seat) {
						t.Fatalf("%q: %q of seat %d has colour %v, its panel %v", mode, l.Text, l.Seat, got, panel(l.Seat))
					}
				}
				break
			}
			if d := tb.view().Pending(); d.Seat != engine.NoSeat && tb.seatLook(d.Seat) != panel(d.Seat) {
				t.Fatalf("%q: the name sign of seat %d has colour %v", mode, d.Seat, tb.seatLook(d.Seat))
			}
		}
		if len(told) < 2 {
			t.Errorf("%q: lines of only %d seats were looked at", mode, len(told))
		}
	}
}

// TestSlipsKeepNumbersWithNouns checks that no slip of the news breaks between a number and what it counts, as
// in "for 2 / Power".
func TestSlipsKeepNumbersWithNouns(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "random", "buyer"), Seed: 3, Options: testgame.Five})
	people := testgame.NewRandom(5)
	counted := regexp.MustCompile(`[0-9] (Power|cards|VP)`)
	seen, broken := 0, regexp.MustCompile(`(^|[ (])[+]?[0-9]+$`)
	for !tb.Match.Over() {
		if err := tb.stepFor(people); err != nil {
			t.Fatal(err)
		}
		for i := range tb.news {
			lines := tb.news[i].lines
			if len(lines) < 2 || !counted.MatchString(strings.Join(lines, " ")) {
				continue
			}
			seen++
			for n, l := range lines[:len(lines)-1] {
				if broken.MatchString(l) {
					t.Errorf("%q ends with a number, before %q", l, lines[n+1])
				}
			}
		}
	}
	if seen < 50 {
		t.Errorf("only %d slips with numbers in several lines", seen)
	}
}

// TestNothingFoundIsACaption checks that the latest caption says that a card found nothing, and only then.
func TestNothingFoundIsACaption(t *testing.T) {
	for _, found := range []bool{false, true} {
		piles := []gametest.Pile{{Place: engine.Hand, Cards: []string{"Robin"}}, {Place: engine.Discard, Cards: []string{"Kick"}}}
		if found {
			piles[1].Cards = append(piles[1].Cards, "Utility Belt")
		}
		tb := laidTable(t, []string{"base"}, []string{"Superman", "Batman"}, piles...)
		if err := tb.stepFor(testgame.Buyer{}); err != nil {
			t.Fatal(err)
		}
		tb.Refresh()
		if len(tb.news) == 0 {
			t.Fatal("there is no caption")
		}
		const says = "No Equipment in your discard pile (Robin)"
		if latest := strings.Join(tb.news[0].lines, " "); (latest == says) == found {
			t.Errorf("with Equipment %v, the latest caption is %q", found, latest)
		}
	}
}

// TestCaptionsShowTheirCards checks that pointing at a caption enlarges the card that it is about.
func TestCaptionsShowTheirCards(t *testing.T) {
	for _, mode := range []string{"", "rebirth"} {
		tb := testTable(t, match.Plan{Mode: mode, Seats: testgame.Seats("Ana", "buyer"), Seed: 3})
		people, shown := testgame.NewRandom(5), 0
		for n := 0; n < 100 && !tb.Match.Over(); n++ {
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
			for i := range tb.news {
				x, y := tb.captionBox(i).Middle()
				if f := tb.news[i].face; f != nil && !tb.ask.shown() {
					shown++
					if tb.faceAt(x, y) != f {
						t.Fatalf("%q: pointing at %q does not show %s", mode, tb.news[i].lines, f.Name)
					}
				}
			}
		}
		if shown < 20 {
			t.Errorf("%q: only %d captions had a card", mode, shown)
		}
	}
}

// TestIdleTurnIsNews checks that a caption says so if a player has done nothing in a turn, once that turn is over.
func TestIdleTurnIsNews(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "Bob"), Seed: 7})
	tb.sync(false)
	turn := func(seat engine.SeatID) match.Line {
		return match.Line{Text: "Turn", Turn: true, Routine: true, Seat: seat}
	}
	drew := match.Line{Text: "Bob drew five cards", Routine: true, Seat: 1}
	play := match.Line{Text: "Bob played Punch", Seat: 1}
	mine, theirs := turn(tb.eyes), turn(1-tb.eyes)
	const nothing = "Bob played and bought nothing"
	for _, c := range []struct {
		lines []match.Line
		want  int
	}{
		{[]match.Line{play, theirs, drew, mine}, 1},
		{[]match.Line{play, theirs, drew}, 0}, // it goes on
		{[]match.Line{play, theirs, play, drew, mine}, 0},
		{[]match.Line{play, mine, drew, theirs}, 0},
	} {
		tb.logs[tb.eyes].lines = c.lines
		tb.describeNews()
		got := 0
		for _, n := range tb.news {
			if strings.Join(n.lines, " ") == strings.Replace(nothing, "Bob", tb.name(1-tb.eyes), 1) {
				got++
			}
		}
		if got != c.want {
			t.Errorf("after %+v, %d captions say that a turn had nothing, want %d", c.lines, got, c.want)
		}
	}
}
