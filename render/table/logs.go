package table

import (
	"lineup/engine"
	"lineup/game/match"
	"lineup/render/art"
)

// seatLog is the log as one seat may read it.
type seatLog struct {
	*match.Chronicle
	lines []match.Line // as last read
}

// takeLines brings the log of a seat up to now.
func (t *Table) takeLines(s engine.SeatID) *seatLog {
	l := t.logs[s]
	if l == nil {
		l = &seatLog{Chronicle: t.Match.Chronicle(s)}
		t.logs[s] = l
	}
	if kept := l.Kept(); s == t.eyes && kept < len(l.lines) {
		t.log.drop(kept)
	}
	l.lines = l.Lines()
	return l
}

// layLog sets what the viewer may read of the log.
func (t *Table) layLog() {
	v := t.view()
	t.log.lay(t.logs[t.eyes].lines, func(c engine.CardID) *art.Face { return t.faceOf(v, c) }, t.Canvas)
}
