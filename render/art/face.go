package art

import "lineup/game/picture"

// Face is everything printed on one card. Once it has been drawn it must not be changed:
// its pictures are kept by its address, and painted beside the loop.
type Face struct {
	Name string
	Kind Kind
	// Label is what the type strip says if it is not the kind's own label.
	Label string
	// Keywords are "DEFENSE", "ONGOING", "ATTACK", "ASSIST" and "FIRST APP.", with
	// dots between them. Empty for none.
	Keywords string
	// Text is the rules text of the card on the table; "\n" parts paragraphs.
	Text string
	// Arrival is the First Appearance of a Super-Villain, and Aside what else
	// matters only when it comes or goes. Both stand in the reader only.
	Arrival, Aside string
	// VP is what the star says ("2", "*", "-1"); empty for no star.
	VP string
	// Cost is what the burst says; empty for no burst.
	Cost string
	// Art is what the picture shows, nil for none.
	Art *picture.Scene
	// Giant is how a Super-Villain stands behind the city, nil for others.
	Giant *picture.Giant
}

// Title returns what a face is called, "" where there is none.
func (f *Face) Title() string {
	if f == nil {
		return ""
	}
	return f.Name
}

// Oversized reports whether the face is that of a Super Hero, which is drawn as a
// poster and not as a card.
func (f *Face) Oversized() bool { return f.Kind == SuperHero }

// FullText returns all that is printed on the face, as the reader shows it.
func (f *Face) FullText() string {
	out := f.Text
	for _, more := range []string{f.Arrival, f.Aside} {
		if out != "" && more != "" {
			out += "\n"
		}
		out += more
	}
	return out
}

// label returns what the type strip says.
func (f *Face) label() string {
	if f.Label != "" {
		return f.Label
	}
	return f.Kind.Label()
}

// The proportions of cards, in design units.
const (
	CardWidth  = 250.0
	CardHeight = 350.0
)

// HeightOfCard returns the height in pixels of a card picture of that width.
func HeightOfCard(width int) int { return int(float64(width)*CardHeight/CardWidth + 0.5) }
