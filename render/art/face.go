package art

import (
	"cmp"
	"strings"
	"unicode"

	"lineup/game/picture"
)

// Face is everything printed on one card. It must not change after it has been drawn, because its
// pictures are cached by its address and painted in the background.
type Face struct {
	Name string
	// Shown is the name as the card shows it, or "" if that is Name. A tile shows no side in it, and a card
	// with a Band only the name before that.
	Shown string
	// Band is printed in capitals on a band beside the name, or "" if there is none.
	Band string
	Kind Kind
	// Label replaces the card type's own label on the type strip, if not empty: "HERO · MOVE".
	Label string
	// Keywords are "DEFENSE", "ONGOING", "ATTACK", "ASSIST", and "FIRST APP.", separated by dots,
	// or "" if there are none.
	Keywords string
	// Text is the rules text of the card on the table. "\n" separates paragraphs.
	Text string
	// Brief is that text in a few words, or "" if there are none.
	Brief string
	// Arrival is the First Appearance of a Super-Villain. Aside is other text that matters only
	// when it enters or is defeated. Only the reader shows them.
	Arrival, Aside string
	// VP is the text of the star ("2", "*", "-1"), or "" for no star.
	VP string
	// Cost is the text of the burst, or "" for no burst.
	Cost string
	// Raised reports whether that is more than the printed cost. It is then red.
	Raised bool
	// Art is the scene in the picture, or nil if there is none.
	Art *picture.Scene
	// Giant is the giant of a Super-Villain behind the city, or nil for other cards.
	Giant *picture.Giant
}

// Title returns the name of a face, or "" if f is nil.
func (f *Face) Title() string {
	if f == nil {
		return ""
	}
	return f.Name
}

// shown returns the name as the card shows it.
func (f *Face) shown() string { return cmp.Or(f.Shown, f.Name) }

// Oversized reports whether the face belongs to a Super Hero, which is drawn as a poster and not as
// a card.
func (f *Face) Oversized() bool { return f.Kind == SuperHero }

// FullText returns all text on the face, as the reader shows it.
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

// Spoken returns what is on the face besides its name, in sentences to be read aloud.
func (f *Face) Spoken() string {
	words := []string{strings.ReplaceAll(capitalOnly(f.label()), " · ", ", ")}
	if f.Cost != "" {
		words = append(words, "Cost "+f.Cost)
	}
	switch f.VP {
	case "":
	case "*":
		words = append(words, "VP vary")
	default:
		words = append(words, f.VP+" VP")
	}
	out := strings.Join(words, ", ") + "."
	if text := f.FullText(); text != "" {
		out += " " + strings.ReplaceAll(text, "\n", " ")
	}
	return out
}

// capitalOnly returns words in capitals with only the first letter of each in capitals, also after a hyphen.
func capitalOnly(s string) string {
	out, first := []rune(strings.ToLower(s)), true
	for i, r := range out {
		if first {
			out[i] = unicode.ToUpper(r)
		}
		first = r == ' ' || r == '-'
	}
	return string(out)
}

// TypeName returns the type that its strip shows.
func (f *Face) TypeName() string { return f.label() }

// label returns the text of the type strip.
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

// HeightOfCard returns the height in pixels of a card picture of the given width.
func HeightOfCard(width int) int { return int(float64(width)*CardHeight/CardWidth + 0.5) }

// Defends reports whether it has a Defense.
func (f *Face) Defends() bool { return strings.Contains(f.Keywords, "DEFENSE") }
