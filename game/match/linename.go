package match

import (
	"strings"
	"unicode/utf8"

	"lineup/engine"
)

// LineName is the name of a seat in a line, or "You": the bytes of its text from From to before To.
type LineName struct {
	From, To int
	Seat     engine.SeatID
}

// Names are written between two marks that no text contains: one for the seat, and one for the end.
const firstMark, endMark = '\uF700', '\uF7FF'

// named marks a seat's name. Line.set takes the marks out.
func named(seat engine.SeatID, name string) string {
	if seat < 0 || name == "" {
		return name
	}
	return string(firstMark+rune(seat)) + name + string(endMark)
}

// set makes a text with marked names the text of the line.
func (l *Line) set(marked string) {
	l.Text, l.Names = marked, nil
	at := strings.IndexFunc(marked, isMark)
	if at < 0 {
		return
	}
	text := make([]byte, 0, len(marked))
	open := LineName{Seat: engine.NoSeat}
	for at >= 0 {
		text = append(text, marked[:at]...)
		r, size := utf8.DecodeRuneInString(marked[at:])
		marked = marked[at+size:]
		switch {
		case r != endMark:
			open = LineName{From: len(text), Seat: engine.SeatID(r - firstMark)}
		case open.Seat != engine.NoSeat:
			open.To = len(text)
			l.Names = append(l.Names, open)
			open.Seat = engine.NoSeat
		}
		at = strings.IndexFunc(marked, isMark)
	}
	l.Text = string(append(text, marked...))
}

func isMark(r rune) bool { return r >= firstMark && r <= endMark }
