package table

import (
	"cmp"
	"fmt"
	"math"
	"strings"
	"unicode"

	"lineup/engine"
	"lineup/game/grammar"
	"lineup/render/art/chrome"
	"lineup/render/art/pen"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// Watch is what a table can do with a replay.
type Watch struct {
	Title  string          // the name of the replay
	At     Sight           // the first view
	Plays  bool            // it plays at once
	PlayOn func(given int) // begins a game at the current point
	// Share writes the replay to a file of the person's choice, and then shows it again at this point
	// in this view. It is nil if that cannot be done.
	Share  func(Sight)
	Result func() // shows the result of the game, at the end of the replay
	Close  func() // goes back to where the replay was opened
}

// Sight is a view of a replay: whose eyes it is seen through. The zero Sight is the first seat's.
type Sight struct {
	Eyes engine.SeatID // NoSeat for public information
	Open bool          // all cards are visible
}

// replay is the state of a replay: the bar, and whose eyes it is seen through.
type replay struct {
	Watch
	playing bool
	speed   ui.Speed
	sights  sights    // the list of the views
	held    bool      // the bar is being dragged
	turns   []float64 // where turns begin on the bar
	words   [2]string // the current point of the game, and the same in fewer words
	buttons ui.Buttons
}

// These are the measures of the buttons of a replay.
const (
	replayKeys     = 740.0 // the width of those left of the bar
	replayPlay     = 170.0 // the width of PLAY with its key among them
	replayPlaySize = 25.0  // of its letters
	replayMenu     = 66.0  // the width of the sign of the menu
)

// bar returns the box of the bar, in place of the prompt.
func (r *replay) bar(t *Table) ui.Box {
	b := t.layout.Banner
	return ui.BoxAt(b.X+replayKeys, b.Y+44, b.W-replayKeys-20, 16)
}

// place returns the position of a point of the match on the bar.
func (r *replay) place(t *Table, n int) float64 {
	bar := r.bar(t)
	return bar.X + bar.W*float64(n)/math.Max(1, float64(t.Match.Length()))
}

// placeButtons lays out the buttons of the bar, and those at the lower right.
func (r *replay) placeButtons(t *Table) {
	r.buttons.Clear()
	g := t.layout
	high := max(50, g.Target)
	row := ui.BoxAt(g.Banner.X+12, g.Banner.Y+(g.Banner.H-high)/2, r.bar(t).X-g.Banner.X-36, high)
	key := func(label string, wide float64, why, tip string, do func(), acts ...action.Action) *ui.Button {
		var names []string
		spoken := "" // a label of signs alone has another name
		if !strings.ContainsFunc(label, unicode.IsLetter) && !strings.ContainsFunc(label, unicode.IsDigit) {
			spoken = tip
		}
		for _, a := range acts {
			if name := t.Canvas.KeyName(a); name != "" {
				names = append(names, cmp.Or(spelled[name], name))
			}
		}
		if len(names) > 0 {
			tip += " (" + strings.Join(names, " and ") + ")"
		}
		r.buttons.Add(ui.Button{Box: row.CutLeft(wide, 5), Label: label, Name: spoken, Off: why != "", Why: why, Tip: tip, Do: do})
		return &r.buttons.List[len(r.buttons.List)-1]
	}
	given, length := t.Match.Given(), t.Match.Length()
	noBack, noOn := "", ""
	if given == 0 {
		noBack = "This is the start"
	}
	if given == length {
		noOn = "This is the end"
	}
	const sign = 66.0
	key("|<", sign, noBack, "To the start", func() { r.goTo(t, 0) }, action.First)
	key("<<", sign, noBack, "Back to the start of a turn", func() { r.goTurn(t, -1) }, action.PreviousPage)
	key("<", sign, noBack, "Back one move", func() { r.goTo(t, given-1) }, action.Previous)
	play := "PLAY"
	if r.playing {
		play = "PAUSE"
	}
	plays := key(play, replayPlay, noOn, play[:1]+strings.ToLower(play[1:]), func() { r.toggle(t) }, action.Skip)
	plays.Act, plays.Size, plays.First = action.Skip, replayPlaySize, noOn == "" // keys begin there
	key(">", sign, noOn, "On one move", func() { r.goTo(t, given+1) }, action.Next)
	key(">>", sign, noOn, "On to the next turn", func() { r.goTurn(t, 1) }, action.NextPage)
	key(">|", sign, noOn, "To the end", func() { r.goTo(t, length) }, action.Last)
	key(r.speed.Label(), 100, "", "Speed of the replay", func() { t.setSpeed((r.speed + 1) % ui.Speed(len(ui.Speeds))) }, action.Slower, action.Faster)
	turn := 0
	r.turns = r.turns[:0]
	for _, s := range t.Match.Turns() {
		r.turns = append(r.turns, r.place(t, s.At))
		if s.At <= given {
			turn = s.Number
		}
	}
	turn = max(turn, 1)
	at := grammar.Capital(grammar.Turn(turn))
	r.words = [2]string{fmt.Sprintf("%s  ·  move %d of %d", at, given, length), fmt.Sprintf("%s  ·  %d/%d", at, given, length)}

	b := &t.buttons
	if r.ended(t) {
		b.Add(ui.Button{Box: g.EndTurn, Label: "RESULT", Act: action.Choose, Slant: true, First: true, Calls: endCall{r}, Do: func() { r.showResult(t) }})
	} else {
		b.Add(ui.Button{Box: g.EndTurn, Label: "PLAY FROM HERE", Act: action.EndTurn, Slant: true, Off: noOn != "", Why: noOn, Do: func() { r.playFrom(t) }})
	}
	view, menu := r.viewBox(t), t.menuButton()
	menu.Box = view
	menu.Box.X, menu.Box.W = g.Small[1].X+g.Small[1].W-replayMenu, replayMenu
	menu.Label, menu.Name, menu.Act, menu.Tip = "", "MENU", action.None, "Menu: speed, settings, and the title"
	b.Add(ui.Button{Box: view, Label: "VIEW: " + r.sightWords(t, r.At), Act: action.Look, Tip: "Whose cards you see", Do: func() { r.sights.show(t, view) }})
	if r.sights.shown { // in a window of another size
		r.sights.show(t, view)
	}
	b.Add(menu)
	b.Add(ui.Button{Box: g.Small[2], Size: g.SmallText, Label: "LOG", Icon: chrome.IconLog, KeyFirst: true, Act: action.Log, Do: t.toggleLog})
	b.Add(ui.Button{Box: g.Small[3], Size: g.SmallText, Label: "CLOSE", Act: action.Back, Do: func() { r.close(t) }})
}

// endCall calls the frame to RESULT when a replay has come to its end.
type endCall struct{ of *replay }

// viewBox returns the box of the button with the view, beside the sign of the menu.
func (r *replay) viewBox(t *Table) ui.Box {
	left, right := t.layout.Small[0], t.layout.Small[1]
	left.W = right.X + right.W - replayMenu - (right.X - left.X - left.W) - left.X
	return left
}

// close goes back to where the replay was opened.
func (r *replay) close(t *Table) { t.leave(r.Close) }

// playFrom begins a game at the current point, which is not the end.
func (r *replay) playFrom(t *Table) {
	given := t.Match.Given()
	t.leave(func() { r.PlayOn(given) })
}

// spelled holds the names of keys that would be lost in a sentence.
var spelled = map[string]string{",": "Comma", ".": "Period", "-": "Minus", "=": "Equals"}

// sightWords returns the name of a view.
func (r *replay) sightWords(t *Table, s Sight) string {
	switch {
	case s.Open:
		return "ALL CARDS"
	case s.Eyes == engine.NoSeat:
		return "SPECTATOR"
	}
	return strings.ToUpper(t.name(s.Eyes))
}

// see shows the replay in another view.
func (r *replay) see(t *Table, s Sight) {
	r.At = s
	t.Match.LayOpen(s.Open)
	t.forget()
	t.look()
	t.sync(false)
}

// sights is the list of the views of a replay, above the button that opens it.
type sights struct {
	shown   bool
	box     ui.Box
	buttons ui.Buttons
}

// show opens the list above a button: each seat, public information, and everything.
func (l *sights) show(t *Table, button ui.Box) {
	l.shown = true
	l.buttons.Clear()
	var all []Sight
	for s := range engine.SeatID(len(t.Match.Plan().Seats)) {
		all = append(all, Sight{Eyes: s})
	}
	all = append(all, Sight{Eyes: engine.NoSeat}, Sight{Eyes: engine.NoSeat, Open: true})
	const gap = 8.0
	high := max(54, t.layout.Target)
	tall := float64(len(all))*(high+gap) + gap
	l.box = ui.BoxAt(button.X-12, button.Y-tall-gap, button.W+24, tall)
	rows := ui.Rows{X: button.X, Y: l.box.Y + gap, W: button.W}
	for _, s := range all {
		l.buttons.Add(ui.Button{Box: rows.Next(high, gap), Label: t.replay.sightWords(t, s), On: s == t.replay.At, First: s == t.replay.At, Do: func() {
			l.shown = false
			t.replay.see(t, s)
		}})
	}
}

// sightLayer is the list of the views while it is open.
type sightLayer struct{ *Table }

func (l sightLayer) Shown() bool              { return l.replay != nil && l.replay.sights.shown }
func (sightLayer) Holds(*ui.Pointer) ui.Holds { return ui.HoldAll }

// Update handles a click on a view. Escape, the key that has opened the list, or a click elsewhere closes it.
func (l sightLayer) Update(p *ui.Pointer) bool {
	s := &l.replay.sights
	if p.Does(action.Back) || p.Does(action.Look) || p.Pressed && !s.box.Has(p.X, p.Y) {
		s.shown = false
	} else {
		s.buttons.Update(p)
	}
	return true
}

func (l sightLayer) Draw(c *ui.Canvas) {
	c.Veil(0.4)
	c.Panel(l.replay.sights.box, pen.CanDo)
	l.replay.sights.buttons.Draw(c)
}

// ended reports whether the end of the game is shown, which has a result.
func (r *replay) ended(t *Table) bool { return r.Result != nil && t.Match.Over() }

// showResult shows the result of the game, which hides no cards and shows none.
func (r *replay) showResult(t *Table) {
	t.leave(func() {
		t.Match.LayOpen(false)
		r.Result()
	})
}

// toggle plays or pauses. It does nothing at the end.
func (r *replay) toggle(t *Table) {
	r.playing = !r.playing && t.Match.Given() < t.Match.Length()
	t.wait = 0
	t.placeButtons()
}

// goTo shows another point of the game, with motion if it is the next.
func (r *replay) goTo(t *Table, n int) {
	n = max(0, min(n, t.Match.Length()))
	if n == t.Match.Given() {
		return
	}
	next, before := n == t.Match.Given()+1, t.seenNow()
	t.Match.GoTo(n)
	t.effects.clear()
	t.pages.drop()
	if n == t.Match.Length() {
		r.playing = false
	}
	t.look()
	if t.sync(next); next {
		t.sound(before)
	}
}

// goTurn goes to the beginning of the next turn, or of this one, or of the one before if this one
// is at its beginning.
func (r *replay) goTurn(t *Table, by int) {
	turns := t.Match.Turns()
	to := 0
	if by > 0 {
		to = t.Match.Length()
	}
	for _, s := range turns {
		if by < 0 && s.At < t.Match.Given() {
			to = s.At
		}
		if by > 0 && s.At > t.Match.Given() {
			to = s.At
			break
		}
	}
	r.goTo(t, to)
}

// advance shows the next answer when it is due, if the replay is playing.
func (r *replay) advance(t *Table, dt float64) {
	if !r.playing || t.held().Has(ui.HoldTime) {
		return
	}
	if t.wait -= dt; t.wait > 0 {
		return
	}
	t.wait = max(r.speed.Beat(), ui.Fastest.Beat()) // even at once, each answer can be seen
	r.goTo(t, t.Match.Given()+1)
	t.dwell()
}

// keys handles the keyboard and reports whether it used a key.
func (r *replay) keys(t *Table, p *ui.Pointer) bool {
	given := t.Match.Given()
	switch {
	case p.Does(action.Back) && r.Close != nil:
		r.close(t)
	case p.Confirm() && r.ended(t):
		r.showResult(t)
	case p.Does(action.EndTurn) && given < t.Match.Length():
		r.playFrom(t)
	case p.Does(action.Look):
		r.sights.show(t, r.viewBox(t))
	case p.Does(action.Skip), p.Confirm():
		r.toggle(t)
	case p.Does(action.Previous):
		r.goTo(t, given-1)
	case p.Does(action.Next):
		r.goTo(t, given+1)
	case p.Does(action.PreviousPage):
		r.goTurn(t, -1)
	case p.Does(action.NextPage):
		r.goTurn(t, 1)
	case p.Does(action.First):
		r.goTo(t, 0)
	case p.Does(action.Last):
		r.goTo(t, t.Match.Length())
	default:
		return false
	}
	return true
}

// update handles the pointer on the bar, and reports whether it is there.
func (r *replay) update(t *Table, p *ui.Pointer) bool {
	bar := r.bar(t)
	r.held = r.held && p.Held // a layer may have taken the pointer since
	if p.Pressed {
		r.held = bar.Grown(max(14, (t.layout.Target-bar.H)/2)).Has(p.X, p.Y)
	}
	if r.held {
		r.playing = false
		part := ui.Clamp((p.X - bar.X) / bar.W)
		r.goTo(t, int(math.Round(part*float64(t.Match.Length()))))
		return true
	}
	return r.buttons.Update(p) || t.layout.Banner.Has(p.X, p.Y)
}

// replayLine is the largest height of the words over the bar.
const replayLine = 36.0

// draw draws the bar.
func (r *replay) draw(t *Table, c *ui.Canvas) {
	banner, bar := t.layout.Banner, r.bar(t)
	c.Plate(banner, pen.Night)
	r.buttons.Draw(c)
	st, least := ui.Body(max(17, c.MinPrompt()), pen.Mist), ui.Body(c.MinPrompt(), pen.Mist)
	fits := func(words string) bool { return c.TextWidth(words, least) <= bar.W }
	if t.Match.Given() == t.Match.Length() && r.Title != "" { // before the end the title would say too much
		words := r.Title
		if t.Match.Over() && !fits(words) { // it may say how the game ended
			words = grammar.Capital(t.Match.Outcome()) + "."
		}
		c.Line(words, bar.X, banner.Y+33, bar.W, replayLine, withColour(st, pen.CanDo), pen.Left)
	} else {
		words := r.words[0]
		if !fits(words) {
			words = r.words[1]
		}
		c.Line(words, bar.X, banner.Y+33, bar.W, replayLine, st, pen.Left)
	}
	c.Tray(bar, pen.Mix(pen.Ink, pen.Night, 0.4))
	at := r.place(t, t.Match.Given())
	if at > bar.X+2 {
		c.Tray(ui.BoxAt(bar.X, bar.Y, at-bar.X, bar.H), pen.Chosen)
	}
	for _, x := range r.turns {
		c.Tray(ui.BoxAt(x-1, bar.Y+3, 2, bar.H-6), pen.Mist)
	}
	c.Tab(ui.BoxAt(at-7, bar.Y-6, 14, bar.H+12), pen.CanDo)
}
