package typeset

// Sign is a small picture that stands in a line of text.
type Sign uint8

// The signs.
const (
	NoSign Sign = iota
	Power       // Power gained, with how much
	Move        // Move gained, with how much
	Draw        // cards drawn, one back for each
	Shield      // a Defense
	Claw        // an Attack
	Ring        // an Ongoing ability
	Aim         // an Assist, which reaches over a Range
	More        // the text goes on where there is more room
)

// Word is a piece of rules text without spaces: a sign, letters, or a sign with
// letters behind it, which stay together.
type Word struct {
	Sign  Sign
	Value string // what the sign of Power or Move says: "+2"
	Count int    // how many backs the sign of cards drawn has, at most 3
	Text  string
	Heavy bool // set in Lato Black
	Last  bool // ends a sentence
}

// gainWidth and the like are how much room signs take, in parts of the type size.
const (
	gainWidth = 1.74
	moveWidth = 2.16
	backWidth = 0.86
	backStep  = 0.26 // for each further back
	moreWidth = 1.95
	// signGap parts a sign from a word that belongs to it.
	signGap = 0.2
)

// SignWidth returns the room the sign of a word takes, in parts of the type size.
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
	case NoSign:
	}
	return 0
}

// TextStart returns how far behind the left end of a word its letters begin, in parts of
// the type size.
func (w Word) TextStart() float64 {
	if w.Sign == NoSign {
		return 0
	}
	if w.Text == "" || w.Text[0] == '.' || w.Text[0] == ',' || w.Text[0] == ';' || w.Text[0] == ':' || w.Text[0] == ')' {
		return w.SignWidth()
	}
	return w.SignWidth() + signGap
}

// Gains reports whether a word is nothing but a sign of Power or Move, and perhaps the full stop
// of its sentence.
func (w Word) Gains() bool {
	return (w.Sign == Power || w.Sign == Move) && (w.Text == "" || w.Text == ".")
}

// tall reports whether a word is higher than letters are.
func (w Word) tall() bool { return w.Sign == Power || w.Sign == Move }

// head returns how far a word reaches above the baseline, in parts of the type size.
func (w Word) head() float64 {
	if w.tall() {
		return tallHead
	}
	return capital
}
