// Package story is the story of a campaign as pages of comic panels, told between its
// Scenarios: plain data, in words of our own. A panel is a picture.Scene with whoever of
// the team stands in it and the words over it. Who is played is not known here: the
// literals say "the first hero", and any hero can stand there. render/art/comic paints it.
package story

import "lineup/game/picture"

// Chapter is what is told of one Scenario.
type Chapter struct {
	Scenario int // counted from 1
	Title    string
	// Opening is told before it is played, Won and Lost after it.
	Opening, Won, Lost []Page
}

// Page is one page: rows of panels, from the top.
type Page struct{ Rows []Row }

// Row is a row of panels, from the left.
type Row struct {
	High   float64 // to the other rows; 0 is 1
	Frames []Frame
}

// Frame is one panel: a picture with the words over it.
type Frame struct {
	Wide float64 // to the others of its row; 0 is 1
	// Lean is how far the gutter to the right of it leans, in units of the page: its upper
	// end lies so much further right than its lower one. 0 leaves it to the page.
	Lean float64
	Tone Tone
	// Backdrop is what lies behind all, in place of the scene's own Place.
	Backdrop Backdrop
	// Look is which part of a Place is seen where the panel is wider than it: from -1, its
	// upper end, to 1.
	Look float64
	// View is how the town is seen, where that is the backdrop; nil sees nearly all of it.
	View *View
	// Scene is what is seen. Its figures stand in units of which the panel is 200 high,
	// with the origin in the middle of the panel.
	Scene picture.Scene
	// Giant rises behind the scene.
	Giant *Rising
	// Houses are Locations of the town that stand behind the scene.
	Houses []House
	Cast   []Actor
	// Confetti is in the air, and Fireworks burst behind the scene.
	Confetti, Fireworks bool
	Note                *HeldNote
	Words               []Words
}

// House is a Location as it stands on the map, about the middle of its ground.
type House struct {
	Where   picture.Place
	X, Y, K float64
	Hits    int // how many times it was hit; 5 destroys it
}

// Rising is somebody as tall as houses, who rises behind a scene.
type Rising struct {
	Who     picture.Giant
	X, Y, K float64
	// Shadow shows the outline and the eyes alone.
	Shadow bool
}

// View is how the town is seen from above: what is in the middle of the panel, in units of
// the map, on which the town is 1920 by 1080, and how near.
type View struct {
	X, Y, K float64
	// Sites are the Locations on the ring, clockwise from the top; Hits how many times
	// each was hit, 5 destroys it.
	Sites [5]picture.Place
	Hits  [5]int
}

// HeldNote is a card or a paper that is held up to be read.
type HeldNote struct {
	Lines   []string // the second stands out
	X, Y, K float64
	Turn    float64
	Hand    picture.Colour // of the glove that holds it; 0 for none
}

// Role is somebody of the team, whoever that is.
type Role uint8

// The roles. There always are a first and a second hero: beside somebody who plays alone
// an ally stands. Further ones are left out of the picture where the team is smaller.
const (
	Nobody Role = iota
	First
	Second
	Third
	Fourth
	// Shown speaks in place of a hero: whoever the scene is of, or its giant.
	Shown
	// Voice is somebody who is not in the picture.
	Voice
	numRoles
)

// roleNames are what the roles are called in errors.
var roleNames = [numRoles]string{"nobody", "the first hero", "the second hero", "the third hero", "the fourth hero", "the subject", "a voice"}

// String returns what a role is called.
func (r Role) String() string {
	if r < numRoles {
		return roleNames[r]
	}
	return "no role"
}

// hero returns which of the team a role is, and whether it is one of them.
func (r Role) hero() (int, bool) { return int(r) - int(First), r >= First && r <= Fourth }

// Actor is a hero of the team in a panel.
type Actor struct {
	Who Role
	// Close shows the hero from the chest up; Pose is for all others.
	Close   bool
	Pose    picture.Pose
	X, Y, K float64
	Turn    float64 // of a figure, in radians; where the head of a close one looks
	Tilt    float64 // of a close one's head
	Flip    bool
	// Mood is another than the hero's own; Stern leaves that.
	Mood  picture.Mood
	Light picture.Light
	Held  picture.Held
	// Back sets the hero behind the scene's own people.
	Back bool
}

// Backdrop is a ground that fills panels of any shape, drawn for the story.
type Backdrop uint8

// The backdrops.
const (
	NoBackdrop Backdrop = iota // the scene's Place
	Town                       // the town from above
	Skyline                    // roofs against the night
	Moon                       // the same below a full moon
	Sunburst                   // rays from the middle
	Pillars                    // tall pillars and curtains
	Flat                       // dots alone
	numBackdrops
)

// Tone are the colours a panel is held in.
type Tone struct{ Main, Dark picture.Colour }

// The tones.
var (
	Night   = Tone{0x3a56b0, 0x1b2f74}
	Dusk    = Tone{0x5a4aa8, 0x2c1f62}
	Amber   = Tone{0xb85a2a, 0x6e2a14}
	Gold    = Tone{0xd99a2a, 0x8a5212}
	Violet  = Tone{0x6a3a8f, 0x34164f}
	Crimson = Tone{0x8a1f3a, 0x3a0c22}
	Ember   = Tone{0xc2401f, 0x5e120c}
	Fern    = Tone{0x3f7a4a, 0x1a3a2a}
	Mint    = Tone{0x2a8a8a, 0x12404f}
	Steel   = Tone{0x5f7690, 0x2a3848}
	Dawn    = Tone{0xe08a5a, 0x8a3f5a}
)

// Lettering is how words are shown.
type Lettering uint8

// The kinds of words.
const (
	Caption Lettering = iota // in a box: whoever tells the story
	Balloon                  // said by somebody in the picture, or by a Voice
	Banner                   // large, on a yellow strip
	Sound                    // a noise, in letters of its own
	numKinds
)

var kindNames = [numKinds]string{"caption", "balloon", "banner", "sound"}

// String returns what words of a kind are called.
func (k Lettering) String() string {
	if k < numKinds {
		return kindNames[k]
	}
	return "no kind"
}

// Words are the words of one box, balloon or strip.
type Words struct {
	Kind Lettering
	By   Role // who says them
	// Text is what stands there. In a caption, what stands between two stars stands out.
	Text string
	// X and Y are where the middle of the words is, in parts of the panel; W is how wide
	// they may be, also in parts of it. Boxes are moved so that they lie within the panel.
	X, Y, W float64
}

// Says makes a balloon.
func Says(by Role, x, y, w float64, text string) Words {
	return Words{Kind: Balloon, By: by, Text: text, X: x, Y: y, W: w}
}

// Tells makes a caption.
func Tells(x, y, w float64, text string) Words { return Words{Text: text, X: x, Y: y, W: w} }

// Shouts makes a banner.
func Shouts(x, y, w float64, text string) Words {
	return Words{Kind: Banner, Text: text, X: x, Y: y, W: w}
}

// Noise makes a sound.
func Noise(x, y, w float64, text string) Words {
	return Words{Kind: Sound, Text: text, X: x, Y: y, W: w}
}

// Frames returns all panels of a page, in the order they are read.
func (p *Page) Frames() []*Frame {
	var out []*Frame
	for i := range p.Rows {
		for j := range p.Rows[i].Frames {
			out = append(out, &p.Rows[i].Frames[j])
		}
	}
	return out
}

// Stands returns an actor of a panel as the hero of a team who plays the part; ok is false
// where the team has none for it.
func (a *Actor) Stands(team []picture.Figure) (s picture.Subject, ok bool) {
	n, ok := a.Who.hero()
	if !ok || n >= len(team) {
		return nil, false
	}
	if a.Close {
		b := team[n].Close()
		b.X, b.Y, b.K, b.Flip, b.Tilt, b.Light, b.Held = a.X, a.Y, a.K, a.Flip, a.Tilt, a.Light, a.Held
		if a.Turn != 0 {
			b.Turn = a.Turn
		}
		b.Head = a.feels(b.Head)
		return b, true
	}
	f := team[n].Posed(a.Pose, a.X, a.Y, a.K).Turned(a.Turn).Lit(a.Light)
	f.Flip, f.Held = a.Flip, a.Held
	f.Head = a.feels(f.Head)
	return f, true
}

// feels returns a hero's head in the mood of the panel. Some moods are those of a woman's face:
// she keeps it in others.
func (a *Actor) feels(h picture.Head) picture.Head {
	if a.Mood == picture.Stern {
		return h
	}
	switch h.Mood {
	case picture.Fierce, picture.Coy, picture.FairMood:
		h.Lashes = true
	}
	h.Mood = a.Mood
	return h
}
