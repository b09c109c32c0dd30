package art

import "lineup/game/picture"

// Face is everything printed on one card. It is comparable: equal faces share a
// picture.
type Face struct {
	Name string
	Kind Kind
	// Keywords stand at the right of the type strip: "DEFENSE", "ONGOING",
	// "ATTACK", "FIRST APP.". Empty for none.
	Keywords string
	// Text is the rules text; "\n" parts paragraphs. "+2 Power" at the start of a
	// sentence and labels such as "Attack:" are set heavier without being marked.
	Text string
	// VP is what the star says ("2", "*", "-1"); empty for no star.
	VP string
	// Cost is what the burst says; empty for no burst.
	Cost string
	// Art is what the picture shows, nil for none.
	Art *picture.Scene
	// Giant is how a Super-Villain stands behind the city, nil for others.
	Giant *picture.Giant
}

// Oversized reports whether the face is that of a Super Hero, which is drawn as a
// panel and not as a card.
func (f *Face) Oversized() bool { return f.Kind == SuperHero }

// The proportions of cards and Super Hero panels, in design units.
const (
	CardWidth   = 250.0
	CardHeight  = 350.0
	PanelWidth  = 270.0
	PanelHeight = 300.0
)

// HeightOfCard returns the height in pixels of a card picture of that width.
func HeightOfCard(width int) int { return int(float64(width)*CardHeight/CardWidth + 0.5) }

// HeightOfPanel returns the height in pixels of a Super Hero panel of that width.
func HeightOfPanel(width int) int { return int(float64(width)*PanelHeight/PanelWidth + 0.5) }
