package typeset

// Sign is a small picture in a line of text.
type Sign uint8

// The signs.
const (
	NoSign Sign = iota
	Power       // Power gained, with the amount
	Move        // Move gained, with the amount
	Draw        // cards drawn, one back for each
	Shield      // a Defense
	Claw        // an Attack
	Ring        // an Ongoing ability
	Aim         // an Assist, which has a Range
	More        // the text continues elsewhere
	Dots        // the same, where there is little room
)

// Word is a piece of rules text without spaces: a sign, letters, or a sign followed by letters,
// which stay together.
type Word struct {
	Sign  Sign
	Value string // the text in the sign of Power or Move, such as "+2"
	Count int    // the number of backs in the sign of cards drawn, at most 3
	Text  string
	Heavy bool // set in Lato Black
	Last  bool // ends a sentence
	// wide is the width of the letters at size 1, or 0 if they are not measured yet.
	wide float64
}

// gainWidth and the next constants are the widths of signs as fractions of the type size.
const (
	gainWidth = 1.74
	moveWidth = 2.16
	backWidth = 0.86
	backStep  = 0.26 // for each additional back
	moreWidth = 1.95
	dotsWidth = 0.66
	// signGap is the distance between a sign and its word.
	signGap = 0.2
)

// SignWidth returns the width of a word's sign as a fraction of the type size.
func (w Word) SignWidth() float64 {
	switch w.Sign {
	case Power:
		return gainWidth
	case Move:
		return moveWidth
	case Draw:
		return backWidth + backStep*float64(max(1, w.Count)-1)
	case Shield, Claw:
		return 0.9
	case Ring, Aim:
		return 1
	case More:
		return moreWidth
	case Dots:
		return dotsWidth
	case NoSign:
	}
	return 0
}

// TextStart returns the distance from a word's left end to its letters, as a fraction of the type
// size.
func (w Word) TextStart() float64 {
	if w.Sign == NoSign {
		return 0
	}
	if w.Text == "" || w.Text[0] == '.' || w.Text[0] == ',' || w.Text[0] == ';' || w.Text[0] == ':' || w.Text[0] == ')' {
		return w.SignWidth()
	}
	return w.SignWidth() + signGap
}

// Gains reports whether a word is only a sign of Power or Move, possibly with a period.
func (w Word) Gains() bool {
	return (w.Sign == Power || w.Sign == Move) && (w.Text == "" || w.Text == ".")
}

// tall reports whether a word is taller than letters.
func (w Word) tall() bool { return w.Sign == Power || w.Sign == Move }

// head returns how far a word extends above the baseline, as a fraction of the type size.
func (w Word) head() float64 {
	if w.tall() {
		return tallHead
	}
	return capital
}
