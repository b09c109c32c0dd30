package match

import (
	"slices"
	"testing"

	"lineup/engine"
)

// TestGathered checks which lines share one, and in what words.
func TestGathered(t *testing.T) {
	line := func(k engine.EventKind, seat engine.SeatID, face engine.FaceID, text string) Line {
		return Line{Kind: k, Seat: seat, Card: 1, Face: face, Text: text}
	}
	play := func(face engine.FaceID, text string) Line { return line(engine.CardPlayed, 0, face, text) }
	moved := func(seat engine.SeatID, what, before, after string) Line {
		return Line{Kind: engine.CardMoved, Seat: seat, Card: 1, What: what, At: len(before), Text: before + what + after}
	}
	shown := func(c engine.CardID, what string) Line {
		return Line{Kind: engine.CardShown, Card: c, What: what, At: len("You revealed "), Text: "You revealed " + what}
	}
	const put, deck = "Ana put ", " from their deck into their discard pile (Crimson Whirlwind)"
	drew := func(seat engine.SeatID, n int, resumes bool) Line {
		return Line{Kind: engine.CardMoved, Seat: seat, Card: engine.NoCard, Text: []string{"Ana ", "Bob "}[seat] + draws(n), Drew: n, Resumes: resumes}
	}
	punch, kick := play(1, "Ana played Punch (+1 Power)"), play(2, "Ana played Kick (+2 Power)")
	for _, c := range []struct {
		lines []Line
		want  []string
	}{
		{[]Line{punch, punch, punch, punch, punch}, []string{"Ana played Punch ×5 (+5 Power)"}},
		{[]Line{punch, kick, punch}, []string{"Ana played Punch ×2 (+2 Power)", "Ana played Kick (+2 Power)"}},
		{[]Line{punch, line(engine.CardMoved, 0, 1, "Ana discarded Punch"), punch}, []string{punch.Text, "Ana discarded Punch", punch.Text}},
		{[]Line{punch, line(engine.CardPlayed, 1, 1, "Bob played Punch (+1 Power)"), punch}, []string{punch.Text, "Bob played Punch (+1 Power)", punch.Text}},
		{[]Line{punch, play(1, "Ana played Punch (+2 Power)")}, []string{punch.Text, "Ana played Punch (+2 Power)"}},
		{[]Line{play(3, "Ana played Vulnerability"), play(3, "Ana played Vulnerability")}, []string{"Ana played Vulnerability ×2"}},
		{[]Line{play(3, "Ana played Boots (+1 Move, +1 Power)"), play(3, "Ana played Boots (+1 Move, +1 Power)")}, []string{"Ana played Boots ×2 (+1 Move, +1 Power each)"}},
		{[]Line{kick, play(2, "Ana played Kick again (+2 Power)"), play(2, "Ana played Kick again (+2 Power)")}, []string{kick.Text, "Ana played Kick again (+2 Power)", "Ana played Kick again (+2 Power)"}},
		{[]Line{line(engine.CardBought, 0, 2, "Ana bought Kick for 3 Power"), line(engine.CardBought, 0, 2, "Ana bought Kick for 3 Power")}, []string{"Ana bought Kick ×2 for 3 Power each"}},
		{[]Line{line(engine.CardMoved, 0, 1, "Ana discarded Punch"), line(engine.CardMoved, 0, 1, "Ana discarded Punch")}, []string{"Ana discarded Punch", "Ana discarded Punch"}},
		{[]Line{moved(0, "Punch", put, deck), moved(0, "Kick", put, deck), moved(0, "Punch", put, deck)}, []string{put + "Punch ×2 and Kick" + deck}},
		{[]Line{moved(0, "Punch", put, deck), moved(0, "Punch", put, " into their discard pile")}, []string{put + "Punch" + deck, put + "Punch into their discard pile"}},
		{[]Line{moved(0, "Punch", "Ana discarded ", ""), moved(1, "Punch", "Ana discarded ", "")}, []string{"Ana discarded Punch", "Ana discarded Punch"}},
		{[]Line{moved(0, "Punch", put, deck), punch, moved(0, "Punch", put, deck)}, []string{put + "Punch" + deck, punch.Text, put + "Punch" + deck}},
		{[]Line{shown(1, "Punch"), shown(2, "Kick"), shown(3, "Punch")}, []string{"You revealed Punch ×2 and Kick"}},
		{[]Line{shown(1, "Punch"), shown(2, "Kick"), shown(1, "Punch")}, []string{"You revealed Punch and Kick"}},
		{[]Line{shown(1, "Punch"), punch, shown(2, "Kick")}, []string{"You revealed Punch", punch.Text, "You revealed Kick"}},
		{[]Line{drew(0, 2, false), drew(0, 3, true)}, []string{"Ana drew 5 cards"}},
		{[]Line{drew(0, 1, false), drew(0, 1, true)}, []string{"Ana drew 2 cards"}},
		{[]Line{drew(0, 2, false), drew(0, 5, false)}, []string{"Ana drew 2 cards", "Ana drew 5 cards"}}, // for two reasons
		{[]Line{drew(1, 2, false), drew(0, 3, true)}, []string{"Bob drew 2 cards", "Ana drew 3 cards"}},
		{[]Line{drew(0, 2, false), punch, drew(0, 3, true)}, []string{"Ana drew 2 cards", punch.Text, "Ana drew 3 cards"}},
	} {
		var got []string
		for _, l := range Gathered(c.lines) {
			got = append(got, l.Text)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("gathered are %q, want %q", got, c.want)
		}
	}
}
