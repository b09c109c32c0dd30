package table

import (
	"slices"
	"strings"
	"testing"

	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/board"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// TestShortenedNamesHaveTips checks that a name too long for the prompt or for the panel of a seat is
// shown in full while the pointer is on it, on both boards.
func TestShortenedNamesHaveTips(t *testing.T) {
	const width, height = 1280, 720
	names := uitest.WidestNames(4)
	for _, id := range []string{"standard", "rebirth"} {
		seats := []mode.Seat{{Name: names[0]}}
		for _, n := range names[1:] {
			seats = append(seats, mode.Seat{Name: n, Player: "buyer"})
		}
		tb := testTable(t, match.Plan{Mode: id, Seats: seats, Seed: 1})
		tb.Canvas.Fit = ui.FitInto(width, height)
		tb.sync(false)
		// tip returns the words shown while the pointer is at a place.
		tip := func(x, y float64) string {
			tb.Canvas.PointAt(x, y)
			tb.Canvas.Read(width, height, nil, tb.Draw)
			var words []string
			page := tb.Canvas.Read(width, height, nil, (*ui.Canvas).DrawTip)
			for i := range page.Lines {
				words = append(words, page.Lines[i].Text)
			}
			return strings.Join(words, "")
		}
		tip(0, 0) // a question that has just opened shows none until the pointer moves
		if at := tb.layout.Prompt; tb.ask.titleEnd > 0 {
			if got := tip(at.X+60, at.Y+at.H/2); !strings.EqualFold(got, tb.ask.title) {
				t.Errorf("%s: the tip on the name of the prompt is %q, want %q", id, got, tb.ask.title)
			}
		} else if slices.ContainsFunc(names, func(n string) bool { return strings.EqualFold(n, tb.ask.title) }) {
			t.Errorf("%s: the prompt shows all of %q", id, tb.ask.title)
		}
		shown := 0
		for _, s := range tb.layout.Seats {
			x := 60.0
			if id == "standard" {
				x, _ = board.SeatWords(s.Box)
				x += 10
			}
			got, want := tip(s.Box.X+x, s.Box.Y+30), names[s.Seat]
			if got == want || got == "Choose "+want {
				shown++
			} else if got != "" {
				t.Errorf("%s: the tip on the panel of seat %d is %q, want %q", id, s.Seat, got, want)
			}
		}
		if shown < 3 {
			t.Errorf("%s: only %d of the seats' panels show the whole name", id, shown)
		}
	}
}
