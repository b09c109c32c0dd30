// Package story is the story of a campaign as pages of comic panels, shown between its Scenarios.
// It is plain data, in words of our own. A panel is a picture.Scene with heroes of the team and the
// words over it. The literals do not know the heroes: they say "the first hero", and any hero can
// take that role. They do not know the damage of the city either. Log.Told adds both, from the
// campaign log. Package render/art/comic paints it.
package story

import "lineup/game/picture"

// Chapter is the story of a Scenario.
type Chapter struct {
	Scenario int // counted from 1
	Title    string
	// Opening is shown before the Scenario, and Won and Lost after it.
	Opening, Won, Lost []Page
}

// Page is a page: rows of panels, from the top.
type Page struct {
	Rows []Row
	// Quenched shows the damage of the city without fires.
	Quenched bool

	team []picture.Figure // see Log.Told
	id   string
}

// Row is a row of panels, from the left.
type Row struct {
	High   float64 // relative to the other rows; 0 is 1
	Frames []Frame
}

// Frame is a panel: a picture with the words over it.
type Frame struct {
	Wide float64 // relative to the others in its row; 0 is 1
	// Lean is the lean of the gutter to its right, in units of the page: its upper end is this much
	// further right than its lower end. 0 is the page's default.
	Lean float64
	Tone Tone
	// Backdrop is behind everything, in place of the scene's own Place.
	Backdrop Backdrop
	// Look is the visible part of a Place in a panel wider than it, from -1, its upper end, to 1.
	Look float64
	// View is the view of the city, if that is the backdrop; nil shows nearly all of it.
	View *View
	// Scene is the picture. The panel is 200 units high, with the origin in its middle.
	Scene picture.Scene
	// Giant rises behind the scene.
	Giant *Rising
	// Houses are Locations of the city behind the scene.
	Houses []House
	Cast   []Actor
	// Confetti is in the air, and Fireworks burst behind the scene.
	Confetti, Fireworks bool
	Note                *HeldNote
	Words               []Words
}

// House is a Location as on the map, around the middle of its ground.
type House struct {
	Where   picture.Place
	X, Y, K float64

	hits int // see Log.Told
	cold bool
}

// Rising is a giant, as tall as houses, who rises behind a scene.
type Rising struct {
	Who     picture.Giant
	X, Y, K float64
	// Shadow shows only the outline and the eyes.
	Shadow bool
}

// View is a view of the city from above: the middle of the panel, in units of the map, where the
// city is 1920 by 1080, and the zoom.
type View struct {
	X, Y, K float64
	// Sites are the Locations on the map, clockwise from the top.
	Sites [5]picture.Place
	hits  [5]int // see Log.Told
	cold  bool
}

// HeldNote is a card or a paper held up to be read.
type HeldNote struct {
	Lines   []string // the second is emphasized
	X, Y, K float64
	Turn    float64
	Hand    picture.Colour // of the glove that holds it; 0 if none
}

// Role is a role that a hero of the team takes.
type Role uint8

// The roles. There is always a first and a second hero, because a solo player has an ally. Further
// ones are left out of the picture if the team is smaller.
const (
	Nobody Role = iota
	First
	Second
	Third
	Fourth
	// Shown speaks in place of a hero: the subject of the scene, or its giant.
	Shown
	// Voice is a speaker outside the picture.
	Voice
	numRoles
)

// roleNames are the names of the roles in errors.
var roleNames = [numRoles]string{"nobody", "the first hero", "the second hero", "the third hero", "the fourth hero", "the subject", "a voice"}

// String returns the name of a role.
func (r Role) String() string {
	if r < numRoles {
		return roleNames[r]
	}
	return "no role"
}

// hero returns the index of a role in the team, and whether it is a hero.
func (r Role) hero() (int, bool) { return int(r) - int(First), r >= First && r <= Fourth }

// Actor is a hero of the team in a panel.
type Actor struct {
	Who Role
	// Close shows the hero from the chest up. Pose is for the other view.
	Close   bool
	Pose    picture.Pose
	X, Y, K float64
	Turn    float64 // of a figure, in radians; for a close one, the direction of the head
	Tilt    float64 // of a close one's head
	Flip    bool
	// Mood replaces the hero's own mood; Stern keeps it.
	Mood  picture.Mood
	Light picture.Light
	Held  picture.Held
	// Back puts the hero behind the scene's own people.
	Back bool
}

// Backdrop is a background for panels of any shape, drawn for the story.
type Backdrop uint8

// The backdrops.
const (
	NoBackdrop Backdrop = iota // the scene's Place
	Town                       // the city from above
	Skyline                    // roofs against the night
	Moon                       // the same under a full moon
	Sunburst                   // rays from the middle
	Pillars                    // tall pillars and curtains
	Flat                       // only dots
	numBackdrops
)

// Tone is the pair of colors of a panel.
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

// Lettering is the form of words.
type Lettering uint8

// The kinds of words.
const (
	Caption Lettering = iota // in a box: the narrator
	Balloon                  // spoken in the picture, or by a Voice
	Banner                   // large, on a yellow strip
	Sound                    // a noise, in its own lettering
	numKinds
)

var kindNames = [numKinds]string{"caption", "balloon", "banner", "sound"}

// String returns the name of a form of words.
func (k Lettering) String() string {
	if k < numKinds {
		return kindNames[k]
	}
	return "no kind"
}

// Words are the words of a box, a balloon, or a strip.
type Words struct {
	Kind Lettering
	By   Role // the speaker
	// Text is the words. In a caption, text between two stars is emphasized.
	Text string
	// Last replaces Text if no attempt at the Scenario follows; "" keeps Text.
	Last string
	// X and Y are the middle of the words, and W is their largest width, as fractions of the panel.
	// Boxes are moved to fit into the panel.
	X, Y, W float64
}

// Says returns a balloon.
func Says(by Role, x, y, w float64, text string) Words {
	return Words{Kind: Balloon, By: by, Text: text, X: x, Y: y, W: w}
}

// Tells returns a caption.
func Tells(x, y, w float64, text string) Words { return Words{Text: text, X: x, Y: y, W: w} }

// Shouts returns a banner.
func Shouts(x, y, w float64, text string) Words {
	return Words{Kind: Banner, Text: text, X: x, Y: y, W: w}
}

// Noise returns a sound.
func Noise(x, y, w float64, text string) Words {
	return Words{Kind: Sound, Text: text, X: x, Y: y, W: w}
}

// OrLast returns words with a text that replaces theirs if no attempt at the Scenario follows.
func (w Words) OrLast(text string) Words {
	w.Last = text
	return w
}

// Frames returns all panels of a page, in reading order.
func (p *Page) Frames() []*Frame {
	var out []*Frame
	for i := range p.Rows {
		for j := range p.Rows[i].Frames {
			out = append(out, &p.Rows[i].Frames[j])
		}
	}
	return out
}

// Stands returns the picture of an actor's hero in a panel. ok is false if the team has no hero for
// the role.
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

// feels returns a hero's head in the mood of the panel. A woman's face keeps its lashes in every
// mood.
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
