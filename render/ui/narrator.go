package ui

import (
	"strings"

	"lineup/render/art/gallery"
	"lineup/render/art/pen"
)

// Narration is how the narrator says things.
type Narration uint8

// The ways.
const (
	NoNarrator Narration = iota
	NarratorLine
	NarratorVoice // and the line
)

// Narrations are their names, in order.
var Narrations = []string{"off", "line", "voice"}

// Narrator says what is under the frame that keys move, and what happens at a table, in a line at the lower
// edge of the window, which the screens leave free for it.
type Narrator struct {
	// Speak says words aloud, at once or after those before. It never waits. Nil says nothing aloud.
	Speak func(words string, atOnce bool)

	words string
	at    PageTarget // said last
	on    bool       // the frame was shown then
	asked [2]string  // the question that is drawn
	wait  int        // ticks until it is said, so that the frame comes to its answers first
	drawn string
}

// askTicks is how many ticks the narrator waits with a question: until the frame has read the page again.
const askTicks = focusReads + 2

// Follow says the target of the frame when it is another one, has another value, or looks different. A question that
// the screen asks comes first, once.
func (n *Narrator) Follow(f *Focus, how Narration) {
	if how == NoNarrator {
		n.words, n.on, n.asked, n.wait = "", false, [2]string{}, 0
		return
	}
	t, shown := f.Target()
	if asks := f.canvas.asks; asks != n.asked {
		n.asked, n.wait = asks, 0
		if asks[0] != "" {
			n.wait = askTicks
		}
	}
	switch was := n.on && t.same(&n.at); {
	case n.wait > 1:
		n.wait--
		return
	case n.wait == 1:
		n.wait = 0
		words := sentences(n.asked[0], n.asked[1])
		if shown {
			words = sentences(words, t.Spoken())
		}
		n.say(words, how, true)
	case !shown:
	case was && t.Value != n.at.Value:
		n.say(t.valued()+".", how, true)
	case !was || t.Says != n.at.Says || t.Off != n.at.Off || t.On != n.at.On || t.Chosen != n.at.Chosen:
		n.say(t.Spoken(), how, true)
	}
	n.at, n.on = t, shown
}

// Tell says what has happened.
func (n *Narrator) Tell(words string, how Narration) {
	if how != NoNarrator && words != "" {
		n.say(words, how, false)
	}
}

func (n *Narrator) say(words string, how Narration, atOnce bool) {
	n.words = words
	if how == NarratorVoice && n.Speak != nil {
		n.Speak(words, atOnce)
	}
}

// Words returns what the narrator said last.
func (n *Narrator) Words() string { return n.words }

// Restless reports whether the line has changed since it was drawn.
func (n *Narrator) Restless() bool { return n.words != n.drawn }

// Spoken returns the name, the value, the state, and the sentence of a target.
func (t *Target) Spoken() string {
	out := t.valued()
	switch {
	case t.Off:
		out += ", not available"
	case t.On, t.Chosen:
		out += ", chosen"
	case t.Types:
		out += ", text field"
	}
	return sentences(out, t.Says)
}

// valued returns the name of a target with its value.
func (t *Target) valued() string {
	out := strings.TrimRight(t.What, ".")
	if t.Value != "" {
		out += ": " + t.Value
	}
	return out
}

// sentences returns texts one after the other, each ended like a sentence.
func sentences(all ...string) (out string) {
	for _, s := range all {
		if s == "" {
			continue
		}
		if out != "" {
			out += " "
		}
		if out += s; !strings.HasSuffix(s, ".") && !strings.HasSuffix(s, "?") && !strings.HasSuffix(s, "!") {
			out += "."
		}
	}
	return out
}

// Asks records the question that the screen asks now, in one or two sentences. The narrator says it once. It draws
// nothing.
func (c *Canvas) Asks(words, second string) {
	if c.reading == nil {
		c.asks = [2]string{words, second}
	}
}

// narratorPart is the part of the height of a window that is kept for the narrator's line.
const narratorPart = 0.07

// foot returns how many pixels at the lower edge of a window are kept for the narrator.
func (s *Settings) foot(height int) int {
	if s == nil || s.Narration == NoNarrator {
		return 0
	}
	return int(float64(height) * narratorPart)
}

// Draw draws the line. A long text needs more than the room that is kept for it, and covers a little of the
// screen.
func (n *Narrator) Draw(c *Canvas) {
	n.drawn = n.words
	if c.Foot == 0 {
		return
	}
	room := c.Room()
	b := BoxAt(room.X, room.Y+room.H, room.W, float64(c.Foot)/c.Unit)
	st := c.Scaled(Body(max(MinMenu, c.MinPrompt()), pen.Paper))
	wide := b.W - 2*narratorInset
	lines := c.WrapAtMost(n.words, st, wide, narratorLines)
	pitch := st.Size * 1.3
	if high := float64(len(lines))*pitch + 14; high > b.H {
		b.Y, b.H = b.Y+b.H-high, high
	}
	c.Part(gallery.Key{Name: "narrator"}, b, 0, func(p pen.Pen) {
		p.Fill(pen.Rectangle(0, 0, b.W, b.H, 0), pen.RGB(0x0a0f24))
		p.Fill(pen.Rectangle(0, 0, b.W, 4, 0), pen.Chosen)
	})
	y := b.Y + (b.H-float64(len(lines))*pitch)/2 + st.Size*0.95
	for i, l := range lines {
		c.Text(l, b.X+narratorInset, y+float64(i)*pitch, st, pen.Left)
	}
}

const (
	narratorInset = 40.0
	narratorLines = 8
)
