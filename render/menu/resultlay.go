package menu

import (
	"math"

	"lineup/render/ui"
)

// The sizes of the result. In a wide window the winners are at the left of the accounts, and in a
// tall one above them.
const (
	columnTop    = 262.0
	columnHeight = 676.0
	columnWidth  = 440.0 // at most, with one fold
	foldWidth    = 310.0 // of a fold, at least
	tallColumn   = 650.0 // the same in a tall window
	columnGap    = 22.0
	posterRoom   = 440.0 // at the left, for the winners
	posterLeast  = 330.0 // the same with four players; more leave no room for it
	posterHeight = 490.0 // above the accounts, in a tall window; with half of the height above tallHeight
	posterMost   = 790.0 // the same, at most
	tallHeight   = 1890.0
	gainsTall    = 400.0 // height of the gains of an attempt, in a tall window
	gainsMore    = 0.45  // the part of that by which it grows with letters twice as large
	footWidth    = 1040.0
	resultPitch  = 31.0
	noteRow      = 30.0 // of a line about what a seat has done
	resultEnd    = 10.0 // from the last line of an account to its bottom
	resultFoot   = 44.0 // the same if more lines are out of view
	portraitW    = 128.0
	portraitH    = 118.0
)

// posterText is the greatest scale of sentences with which four accounts leave room for the winners.
const posterText = 1.3

// resultPlaces are the places of the result's parts, apart from the accounts.
type resultPlaces struct {
	headY      float64 // of the middle of the headline
	blaze      float64 // greatest reach of the light behind it
	reasonBox  ui.Box  // of the reason for the end of the game
	posterAt   ui.Box  // of the winners; its height is 0 if there is no room for them
	posterSize float64 // relative to their usual size
	// gainsAt is the box of what an attempt has changed; its height is 0 outside a campaign.
	gainsAt     ui.Box
	gainsAcross int // gains in a row
	accounts    ui.Box
	across      int     // accounts in a row
	folds       int     // columns that the lines of an account are in
	head        float64 // from the top of an account to its lines
	rows        int     // lines of a fold
	rowsCut     int     // the same if more lines are out of view, which has words below them
	foot        ui.Box
}

// layResult returns the places in an area for n accounts, with or without posters of the winners,
// or with the gains of an attempt in their place. In a tall window, sentences in letters text times as
// large get more room.
func layResult(a ui.Area, n int, posters, gains bool, text float64) resultPlaces {
	l := resultPlaces{headY: a.Y + 88, posterSize: 1, across: n, gainsAcross: 1}
	if !a.Tall() {
		l.blaze, l.reasonBox = 900, ui.BoxAt(250, 168, ui.StageWidth-500, 74)
		l.accounts = ui.BoxAt(60, columnTop, ui.StageWidth-120, columnHeight)
		l.foot = ui.BoxAt((ui.StageWidth-footWidth)/2, columnTop+columnHeight+columnGap, footWidth, 92)
		switch {
		case gains:
			l.gainsAt = ui.BoxAt(40, columnTop, posterRoom-40-columnGap, columnHeight)
			l.accounts.CutLeft(posterRoom-l.accounts.X, 0)
		case posters:
			room := posterRoom
			if n > 3 {
				room = posterLeast
			}
			l.posterSize = room / posterRoom
			l.posterAt = ui.BoxAt(0, columnTop, 452*l.posterSize, columnHeight)
			l.accounts.CutLeft(room-l.accounts.X, 0)
		}
		return l
	}
	in := a.Inset(40, 0)
	l.blaze, l.reasonBox = in.W/2+20, ui.BoxAt(in.X, a.Y+172, in.W, 10+3*resultPitch*text)
	top, low := a.Y+172+l.reasonBox.H+26, a.Y+a.H-126
	if n > 3 {
		l.across = (n + 1) / 2
	}
	switch {
	case gains:
		l.gainsAt, l.gainsAcross = ui.BoxAt(in.X, top, in.W, gainsTall*(1+gainsMore*(text-1))), 2
		top += l.gainsAt.H + 26
	case posters && n <= 3:
		high := math.Min(posterMost, posterHeight+math.Max(0, a.H-tallHeight)/2)
		l.posterSize = high / posterHeight
		l.posterAt = ui.BoxAt(in.X, top+70*l.posterSize, in.W, high-90*l.posterSize)
		top += high + 26
	}
	l.accounts = ui.BoxAt(in.X, top, in.W, low-top)
	l.foot = ui.BoxAt((ui.StageWidth-footWidth)/2, low+14, footWidth, 92)
	return l
}

// lay lays out the accounts and the buttons.
func (r *Result) lay() {
	n := len(r.columns)
	posters := len(r.posters) > 0 && (n <= 3 || r.wanted <= posterText) // large letters need their room
	r.resultPlaces = layResult(r.area, n, posters, len(r.attempt.Lines) > 0, max(1, r.text))
	text := max(1, r.text)
	wide, stacked := float64(r.across), (n+r.across-1)/r.across
	room := (r.accounts.W - (wide-1)*columnGap) / wide
	high := (r.accounts.H - float64(stacked-1)*columnGap) / float64(stacked)
	notes, longest := 0, 0
	for i := range r.columns {
		notes, longest = max(notes, len(r.columns[i].notes), len(r.columns[i].said)), max(longest, len(r.columns[i].lines))
	}
	r.head = portraitH + (float64(notes)+0.3)*noteRow*text
	r.rows = max(1, int((high-r.head-resultEnd)/r.pitch()))
	r.rowsCut = max(1, int((high-r.head-resultFoot*text)/r.pitch()))
	most := columnWidth
	if r.area.Tall() {
		most = tallColumn
	}
	r.folds = 1
	if longest > r.rows && room >= 2*foldWidth*text {
		r.folds, most = 2, room
	}
	width := math.Min(most, room)
	for i := range r.columns {
		in := float64(min(r.across, n-i/r.across*r.across)) // the accounts in its row
		x := r.accounts.X + (r.accounts.W-in*width-(in-1)*columnGap)/2
		r.columns[i].box = ui.BoxAt(x+float64(i%r.across)*(width+columnGap), r.accounts.Y+float64(i/r.across)*(high+columnGap), width, high)
	}
	r.Buttons.Clear()
	row, all := r.foot, 0.0
	widths := map[string]float64{"NEW GAME": 210, "WATCH REPLAY": 250, "TITLE": 190}
	for i := range r.buttons {
		if i > 0 {
			all += 16 + widths[r.buttons[i].Label]
		}
	}
	row.CutLeft((row.W-all-360)/2, 0)
	for i, b := range r.buttons {
		if i == 0 {
			b.Box = row.CutLeft(340, 36)
			row = row.Inset(0, 9)
		} else {
			b.Box = row.CutLeft(widths[b.Label], 16)
		}
		r.Buttons.Add(b)
	}
}

// linesOf returns the area of the lines of an account, a whole number of them.
func (r *Result) linesOf(c *column) ui.Box {
	return ui.BoxAt(c.box.X, c.box.Y+r.head, c.box.W, float64(r.shown(c)/r.folds)*r.pitch())
}
