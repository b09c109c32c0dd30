package table

import (
	"image/color"
	"math"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
	"lineup/game/match"
	"lineup/render/art/chrome"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/sound/synth"
	"lineup/render/table/history"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// look updates whose eyes the table is seen through. With several people, the device must be passed
// before a seat's cards may be drawn, but not before the viewer has seen what has hit them. A person who
// has the device keeps it until another one is asked.
func (t *Table) look() {
	if t.holdsDevice() {
		return
	}
	eyes, near := t.eyes, t.near
	asked := t.Match.ToAct()
	t.curtain.up = false
	switch {
	case t.replay != nil:
		t.eyes = t.replay.At.Eyes
		if t.near = t.eyes; t.near == engine.NoSeat {
			t.near = max(0, t.Match.View(engine.NoSeat).Turn().Seat)
		}
	case t.Onlooker, len(t.playing()) == 0:
		if t.eyes = engine.NoSeat; t.Onlooker && t.Match.Over() {
			if won := t.Match.Score().Winners; len(won) > 0 {
				t.near = won[0]
			}
		}
	case len(t.playing()) == 1:
		t.eyes, t.near = t.playing()[0], t.playing()[0]
	case t.Match.Over():
		t.eyes = engine.NoSeat
	case t.Match.Person(asked) && asked == t.holder:
		t.eyes, t.near = asked, asked
	case t.Match.Person(asked) && !t.Match.View(asked).Alike():
		t.eyes, t.near, t.holder = engine.NoSeat, asked, engine.NoSeat
		t.curtain.up = true
	case t.holder != engine.NoSeat && t.Match.View(engine.NoSeat).Left(t.holder):
		t.eyes, t.holder = engine.NoSeat, engine.NoSeat
	default: // while computer players act, the device stays where it is
		if t.eyes = t.holder; t.holder != engine.NoSeat {
			t.near = t.holder
		}
	}
	if eyes != t.eyes || near != t.near || t.curtain.up {
		// Nothing that other eyes saw may stay on the table.
		t.forget()
	}
	if t.curtain.up {
		t.raiseCurtain()
	}
}

// forget drops everything that was seen through the eyes so far.
func (t *Table) forget() {
	t.sprites.clear()
	t.effects.clear()
	t.tabs.Clear()
	t.news, t.fresh = nil, true
	t.late, t.tally = ui.Late{}, history.Tally{} // only those eyes may know it
	t.zoom.Close()
	t.browser.Close()
	t.log = logPanel{}
	t.dialog.Close()
	t.pages, t.taken, t.knows, t.recap, t.help = pages{}, 0, engine.NoCard, recap{}, help{}
	t.ask = openQuestion{}
	t.hover, t.drag = 0, nil
}

// handOver passes the device to the person the curtain waits for.
func (t *Table) handOver() {
	t.holder = t.Match.ToAct()
	delete(t.undid, t.holder)
	t.look()
	resumes := t.logs[t.eyes] == nil // for the first time since the program began
	t.knows = t.answered[t.eyes]
	seen := seenMark{eyes: t.eyes, turn: engine.NoSeat}
	if l := t.logs[t.eyes]; l != nil {
		seen.events, seen.lines = l.Seen(), len(l.lines)
	}
	t.sync(false)
	if resumes {
		t.resume()
	} else {
		t.showMissed(t.newsSince(seen), seen)
	}
	t.recap.unseen = true
	t.takeRecap()
	if t.view().Turn().Seat == t.eyes {
		t.Canvas.Play(synth.Turn, 0, 0)
	}
}

// passOn hands the device over without a curtain if all may see all hands.
func (t *Table) passOn() {
	if t.curtain.up && t.Settings.OpenHands && !t.left && !t.pause.open && !t.dialog.Shown() {
		t.handOver()
	}
}

// raiseCurtain raises the curtain for the person who is asked now.
func (t *Table) raiseCurtain() {
	k := &t.curtain
	seat := t.Match.ToAct()
	name := t.name(seat)
	k.title = "PASS TO " + strings.ToUpper(name)
	k.seat = seat
	k.reason = strings.TrimSpace(t.undoneWords(seat) + " " + t.curtainReason(seat))
	k.news = t.curtainNews(seat)
	k.raise(t.handOver, ui.Button{Label: "LOG", Icon: chrome.IconLog, KeyFirst: true, Act: action.Log, Do: func() { t.log.toggle(nil) }}, t.menuButton())
}

// curtainReason says why the device is passed to a seat. It depends only on what all players may know:
// the kind of the question and the card that asks it may show what the seat holds, such as a Defense.
func (t *Table) curtainReason(seat engine.SeatID) string {
	switch t.Match.View(seat).Pending().Kind {
	case engine.DecideTurn:
		if t.underway(seat) {
			return "Back to your turn."
		}
		if t.Match.View(engine.NoSeat).Turn().Number == 1 {
			return t.firstTurn()
		}
		return "It's your turn."
	case engine.DecideHero: // every player is asked that
		return "Choose your Super Hero."
	default:
		if u, ok := t.undid[seat]; ok && u.to == t.Match.Given() { // they know why
			return "Choose again."
		}
		return t.publicCause(seat)
	}
}

// underway reports whether a seat has played, used, or bought something this turn, so that the turn goes on
// after another player's answer.
func (t *Table) underway(seat engine.SeatID) bool {
	events, _ := t.Match.Events(engine.NoSeat, 0)
	for _, e := range slices.Backward(events) {
		switch e.Kind {
		case engine.TurnBegan, engine.TurnEnded:
			return false
		case engine.CardPlayed, engine.AbilityUsed, engine.CardBought:
			if e.Seat == seat {
				return true
			}
		default:
		}
	}
	return false
}

// firstTurn tells a seat that it begins, and why if the game's mode says that.
func (t *Table) firstTurn() string {
	if why := t.Match.Game().Mode.Began; why != "" {
		return "You take the first turn. " + why
	}
	return "You take the first turn."
}

// publicCause tells a seat that it must answer, and before that in a sentence what all players know to
// have led to the open question. A seat that an Attack has hit could avoid it before, so it now has another
// question.
func (t *Table) publicCause(seat engine.SeatID) string {
	const answer = "You must answer."
	v := t.Match.View(engine.NoSeat)
	events, _ := t.Match.Events(engine.NoSeat, 0)
	for _, e := range slices.Backward(events) {
		switch e.Kind {
		case engine.TurnBegan, engine.TurnEnded:
			return answer
		case engine.AttackHit:
			if f := t.faceOf(v, e.Source); f != nil && e.Seat == seat {
				return f.Name + " hit you. You must choose."
			}
		case engine.AttackMade:
			if f := t.faceOf(v, e.Source); f != nil {
				return f.Name + " attacks. " + answer
			}
			return answer
		case engine.CardPlayed, engine.AbilityUsed:
			f, who, did := t.faceOf(v, e.Card), t.name(e.Seat), " played "
			if f == nil {
				return answer
			}
			if e.Seat == seat {
				who = "You"
			}
			if e.Kind == engine.AbilityUsed {
				did = " used "
			}
			return who + did + f.Name + ". " + answer
		default:
		}
	}
	return answer
}

// bulletin is a public log line on the curtain.
type bulletin struct {
	text string
	rank int // those of a lower rank stay first, however long ago they happened
}

// The ranks of bulletins: what has become of the reader's cards, entries and defeats of Super-Villains,
// what has hit the reader, the rest, and what other lines say better.
const (
	own = iota
	milestone
	harm
	ordinary
	trivial
)

// befell reports whether a log line says that a seat has lost, discarded, gained or got something.
func (t *Table) befell(seat engine.SeatID, l match.Line) bool {
	d := deeds{turn: engine.NoSeat, eyes: seat, view: t.Match.View(engine.NoSeat)}
	switch {
	case l.Kind == engine.HeroTurned && l.Seat == seat:
		return true
	case l.Kind == engine.CardMoved && l.Card == engine.NoCard && l.Verb != engine.VerbNone:
		d.moved(l, match.Taken{Card: engine.NoCard})
	default:
		d.read(l)
	}
	return slices.ContainsFunc(d.all, func(o deed) bool { return o.kind >= youLost && o.kind <= youGot })
}

// curtainNews returns the public log lines since a seat last had the device, or the latest line if there
// are none.
func (t *Table) curtainNews(seat engine.SeatID) (news []bulletin) {
	if t.public[seat] == nil {
		t.public[seat] = t.Match.PublicChronicle(seat)
	}
	all := t.public[seat].Lines()
	all = all[min(t.unseenBy(seat, all), max(0, len(all)-1)):]
	fell, hit, deals := map[engine.CardID]bool{}, map[engine.CardID]bool{}, true
	var lines []match.Line // latest first
	for _, l := range slices.Backward(all) {
		drawn := l.Kind == engine.DeckShuffled || l.Routine && l.Card == engine.NoCard
		deals = l.Turn || deals && l.Routine
		fell[l.Card] = fell[l.Card] || l.Kind == engine.VillainFell
		hit[l.Card] = hit[l.Card] || l.Kind == engine.AttackHit && l.Seat == seat
		switch {
		case drawn && deals, l.Kind == engine.DeckShuffled: // every turn ends like that
		case l.Kind == engine.CardBought && fell[l.Card]: // its defeat has a line
		default:
			lines = append(lines, l)
		}
	}
	slices.Reverse(lines)
	for _, l := range match.Gathered(lines) {
		if !l.Turn {
			rank := ordinary
			switch {
			case t.befell(seat, l):
				rank = own
			case l.Kind == engine.VillainFell || l.Kind == engine.VillainAppeared:
				rank = milestone
			case l.Kind == engine.AttackHit && l.Seat == seat:
				rank = harm
			case l.Kind == engine.CardShown, l.Kind == engine.AttackMade && hit[l.Card]: // its hit has a line
				rank = trivial
			}
			news = append(news, bulletin{l.Text, rank})
		}
	}
	return news
}

// unseenBy returns the index of the first of some log lines that a seat has not seen, or the number of lines if
// it has seen all. What the seat has chosen itself isn't news to it.
func (t *Table) unseenBy(seat engine.SeatID, lines []match.Line) int {
	answers, ok := t.Match.SeenBy(seat) // it is saved, so CONTINUE shows the same
	if !ok {
		return 0
	}
	from, log := t.Match.EventsBy(answers), t.Match.Log()
	chosen := answers < len(log) && log[answers].Seat == seat && log[answers].Kind != engine.OptEnd
	for i, l := range lines {
		if l.Event < from || chosen && l.Answer == answers && (l.Seat == seat || l.Kind == engine.AttackMade) {
			continue
		}
		return i
	}
	return len(lines)
}

// listed returns the indexes of the lines to show where there is room for some rows. Rows returns how
// many a line takes, and the sign that lines are left out takes one. Lines of a low rank come first, and
// then the latest.
func listed(news []bulletin, room int, rows func(text string) int) (out []int) {
	show := make([]bool, len(news))
	takes := func() (n int) {
		sign := 0
		for i := range news {
			if show[i] {
				n += rows(news[i].text)
			} else {
				sign = 1
			}
		}
		return n + sign
	}
	add := func(i int) bool {
		before := takes()
		show[i] = true
		if after := takes(); after > room && after > before {
			show[i] = false
		}
		return show[i]
	}
	whole := true // all lines of a lower rank are shown
	for rank := range trivial + 1 {
		for i := range slices.Backward(news) {
			if news[i].rank != rank {
				continue
			}
			if rank >= ordinary && !whole { // what is older is left out as well
				break
			}
			whole = add(i) && whole
		}
	}
	if left := slices.Index(show, false); left >= 0 && !slices.Contains(show[left+1:], false) {
		add(left) // it may take no more room than the sign
	}
	for i := range news {
		if show[i] {
			out = append(out, i)
		}
	}
	return out
}

// withSigns returns the words of the lines to show, after a sign for all lines that are left out.
// It names the key that opens the log unless that is "".
func withSigns(news []bulletin, shown []int, key string) (words []string, sign []bool) {
	if n := len(news) - len(shown); n > 0 {
		says := grammar.Count(n, "more line", "more lines") + " in the log"
		if key != "" {
			says += " (" + key + ")"
		}
		words, sign = append(words, says), append(sign, true)
	}
	for _, i := range shown {
		words, sign = append(words, news[i].text), append(sign, false)
	}
	return words, sign
}

// curtain is shown between two people who share the device. While it is up, the eyes are NoSeat and
// nothing of the table is drawn.
type curtain struct {
	up      bool
	title   string
	reason  string
	news    []bulletin // public log lines, latest last
	seat    engine.SeatID
	ready   func()
	buttons ui.Buttons // READY and MENU
}

// raise raises the curtain. Ready is called when the person presses READY.
func (k *curtain) raise(ready func(), log, menu ui.Button) {
	k.up, k.ready = true, ready
	k.buttons.Clear()
	k.buttons.Add(ui.Button{Box: curtainReady, Label: "READY", Slant: true, Act: action.Choose, Size: 60, Do: ready})
	k.buttons.Add(menu)
	k.buttons.Add(log)
}

// curtainSky returns the sky of the curtain for a seat of a color.
func curtainSky(seat color.NRGBA) ui.Sky {
	return ui.Sky{High: pen.Mix(seat, pen.Ink, 0.82), Low: pen.Mix(seat, pen.Ink, 0.4), Ray: pen.Mix(seat, pen.White, 0.35), X: ui.StageWidth / 2, Y: 250}
}

// paintCurtainAhead paints the sky of the next curtain before it is raised, in the background: that of the
// next person in turn order, if several share the device.
func (t *Table) paintCurtainAhead(c *ui.Canvas) {
	if t.curtain.up || len(t.playing()) < 2 || t.Match.Over() {
		return
	}
	v := t.Match.View(engine.NoSeat)
	seat := v.Turn().Seat
	for range v.Seats() {
		if seat = v.Next(seat); t.Match.Person(seat) {
			break
		}
	}
	if sky := curtainSky(t.seatLook(seat).Paper); !c.SkyKept(sky) && t.skyNews != c.Art.News()+1 {
		t.skyNews = c.Art.News() + 1
		c.SkyAhead(sky)
	}
}

// fit places the buttons of the log and the menu where they are on the table.
func (k *curtain) fit(f ui.Fit) {
	small := board.SmallButtons(f)
	k.buttons.List[1].Box, k.buttons.List[2].Box = small[3], small[2]
}

// curtainPitch is the line height of the news on the curtain.
const curtainPitch = 36.0

// These are the boxes of the curtain's parts. In a tall window, the news are higher.
var (
	curtainReason = ui.BoxAt(ui.StageWidth/2-560, 388, 1120, 62)
	curtainReady  = ui.BoxAt(ui.StageWidth/2-190, 472, 380, 104)
	curtainNews   = ui.BoxAt(ui.StageWidth/2-600, 604, 1200, 440)
)

// curtainPlaces is where the parts of the curtain are in a window.
type curtainPlaces struct {
	middle       float64 // of all parts
	title        float64 // the width of the title at most
	reason, news ui.Box
}

// curtainBeside is the room between the parts of the curtain and an open log or the window's edge.
const curtainBeside = 30.0

// places returns the places of the curtain's parts in a window, beside the box of the log if that is open.
func (k *curtain) places(f ui.Fit, log ui.Box) curtainPlaces {
	p := curtainPlaces{ui.StageWidth / 2, math.Min(1500, f.Stage().W-40), curtainReason, curtainNews}
	if f.Narrow {
		p.news.H = math.Max(p.news.H, board.SmallButtons(f)[2].Y-30-p.news.Y)
	}
	if log.W == 0 {
		return p
	}
	p.news.Y, p.news.H = curtainReady.Y, p.news.H+p.news.Y-curtainReady.Y // READY is not there
	left, right := board.RoomOf(f).X+curtainBeside, log.X-curtainBeside
	p.news.W = math.Min(p.news.W, right-left)
	p.middle = math.Min(p.middle, right-p.news.W/2)
	p.title = math.Min(p.title, 2*math.Min(p.middle-left, right-p.middle))
	p.reason.W = math.Min(p.reason.W, p.title)
	p.reason.X, p.news.X = p.middle-p.reason.W/2, p.middle-p.news.W/2
	return p
}

// update lets the person press READY, read the log, or open the menu.
func (k *curtain) update(p *ui.Pointer, f ui.Fit) {
	k.fit(f)
	switch { // the keys first: they work wherever the pointer rests
	case p.Does(action.Back):
		k.buttons.List[1].Do()
	case p.Does(action.Log):
		k.buttons.List[2].Do()
	case p.Confirm(): // Space, which hurries the computer players, must not uncover a hand
		k.ready()
	default:
		k.buttons.Update(p)
	}
}

// draw draws the curtain. Beside the box of an open log, it has no buttons: a click closes the log.
func (k *curtain) draw(c *ui.Canvas, look pen.Seat, log ui.Box) {
	colour := look.Paper
	k.fit(c.Fit)
	at := k.places(c.Fit, log)
	middle := at.middle
	c.Asks(k.title, k.reason)
	c.Sky(curtainSky(colour))
	c.Starburst(middle, 216, 212, colour, pen.Fade(pen.Mix(colour, pen.White, 0.35), 0.6), pen.Fade(pen.Mix(colour, pen.Ink, 0.6), 0.9))
	const fan = 5
	for i := range fan {
		turn := (float64(i) - (fan-1)/2.0) * 0.2
		sin, cos := math.Sincos(turn)
		c.Back(ui.Pose{X: middle + 200*sin, Y: 330 - 200*cos, W: 92, Turn: turn})
	}
	c.Shout(k.title, middle, 330, at.title, ui.Display(140, pen.Paper), pen.Centre, chrome.Edge{Colour: pen.Ink, Width: 24, Depth: 9, Side: pen.Mix(colour, pen.Ink, 0.6)})
	c.Row(at.reason, look.Dark, false)
	c.SeatSign(look, at.reason.X+6, at.reason.Y+at.reason.H/2, 26)
	c.Line(k.reason, middle, at.reason.Y+42, at.reason.W-60, at.reason.H, ui.Bold(30, pen.CanDo), pen.Centre)
	if log.W == 0 {
		k.buttons.Draw(c)
	}
	if len(k.news) == 0 {
		return
	}
	b := at.news
	words, sign := k.list(c, b)
	style := func(i int) pen.Style {
		if sign[i] {
			return ui.Bold(ui.MinMenu, pen.CanDo)
		}
		return curtainStyle
	}
	rows := 0.0
	for i, l := range words {
		rows += float64(len(c.Wrap(l, c.Scaled(style(i)), newsIn(b).W)))
	}
	b.H = math.Min(b.H, rows*curtainPitch*c.TextScale+b.H-newsIn(b).H)
	c.Panel(b, look.Dark)
	c.Column(words, newsIn(b), curtainPitch, style, pen.Centre)
}

// newsIn returns the inside of the panel of the news.
func newsIn(b ui.Box) ui.Box { return b.Inset(30, 16) }

// curtainStyle is the style of the news.
var curtainStyle = ui.Body(ui.MinMenu, pen.SoftPaper)

// list returns the lines of the news that fit in a panel, and which of them are signs for others.
func (k *curtain) list(c *ui.Canvas, panel ui.Box) (words []string, sign []bool) {
	in, st := newsIn(panel), c.Scaled(curtainStyle)
	taken := map[string]int{}
	rows := func(text string) int {
		if taken[text] == 0 {
			taken[text] = max(1, len(c.Wrap(text, st, in.W)))
		}
		return taken[text]
	}
	return withSigns(k.news, listed(k.news, max(1, int(in.H/(curtainPitch*c.TextScale)+0.01)), rows), c.KeyName(action.Log))
}
