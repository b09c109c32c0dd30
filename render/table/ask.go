package table

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/art/gallery"
	"lineup/render/board"
	"lineup/render/table/question"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// question lays out the open question as the viewer sees it. The turn and other seats' questions
// are a line, and every other question is a stage.
func (t *Table) question(v engine.View) {
	d := v.Pending()
	q := openQuestion{seq: d.Seq, kind: d.Kind, glow: gallery.GlowCanDo}
	q.mine = t.plays() && d.Kind != engine.NoDecision && d.Seat == t.eyes && t.Match.Person(d.Seat) && !v.Alike()
	if t.ask.seq == d.Seq && t.ask.mine && q.mine { // laid out again for another window
		q.ticked, q.page, q.rise, q.seen, q.late = t.ask.ticked, t.ask.page, t.ask.rise, t.ask.seen, t.ask.late
		q.opened, q.names = t.ask.opened, t.ask.names
	} else {
		q.opened = t.opens()
	}
	q.answers = t.ask.answers // a press on a button outlasts the layout
	q.answers.Clear()
	t.ask = q
	t.ask.seat = d.Seat
	t.buttons.Clear()
	switch {
	case d.Kind == engine.NoDecision:
		t.ask.title, t.ask.words = "GAME OVER", grammar.Capital(card.Reason(v.Over()))+"."
	case q.mine:
		t.ask.options = slices.Clone(d.Options)
		t.ask.asked = t.Match.Question(v)
		t.sortChoices()
		t.ask.title, t.ask.words = strings.ToUpper(t.name(d.Seat)), t.ask.asked.Says
		switch {
		case d.Kind == engine.DecideTurn:
			t.ask.brief = "Your turn."
			t.poseTurn(v)
		case t.onBoard():
			t.poseOnBoard()
		default:
			t.ask.words = t.ask.asked.Title // the stage says the rest
			t.explain(d)
			t.pose()
		}
	default:
		t.poseTheirs(d)
	}
	t.placeAnswers()
	t.placeButtons()
}

// explain adds to a question what a player learns from the first one of its kind.
func (t *Table) explain(d engine.Decision) {
	if t.layout.Explains == nil || !t.layout.Teaches || t.Settings.Quiet {
		return
	}
	if name, says := t.layout.Explains(d); name != "" && !t.Settings.Knows(name) {
		t.ask.lesson, t.ask.asked.Says = name, strings.TrimSpace(t.ask.asked.Says+" "+says)
	}
}

// sortChoices puts the answers about cards of the Line-Up in the order in which they are seen there,
// from left to right in each row, and those about cards of a face-up pile in the order of their costs, highest
// first, or lowest first to be destroyed or discarded. The others keep their places: what their order means is seen in the hand, or only there.
func (t *Table) sortChoices() {
	q, v := &t.ask, t.view()
	if len(q.asked.Answers) != len(q.options) {
		return
	}
	t.sortNames()
	at := map[int]ui.Pose{}
	t.sortAmong(func(i int) bool {
		s := t.spotOf(q.options[i].Card)
		if s != nil && s.Place == card.LineUp {
			at[i] = s.Pose
		}
		return s != nil && s.Place == card.LineUp
	}, func(a, b int) int {
		switch {
		case t.readsBefore(at[a], at[b]):
			return -1
		case t.readsBefore(at[b], at[a]):
			return 1
		}
		return 0
	})
	sign := 1
	if d := v.Pending(); d.Kind == engine.DecidePick && (d.Verb == engine.VerbDestroy || d.Verb == engine.VerbDiscard) {
		sign = -1
	}
	t.sortAmong(func(i int) bool { return board.OpenPile(board.WhereIs(v, q.options[i].Card).Place) }, func(a, b int) int {
		x, y := q.options[a].Card, q.options[b].Card
		return cmp.Or(sign*cmp.Compare(v.Cost(y), v.Cost(x)), cmp.Compare(t.faceOf(v, x).Name, t.faceOf(v, y).Name))
	})
}

// sortAmong sorts those of the answers about a card for which among is true. The others keep their
// places.
func (t *Table) sortAmong(among func(i int) bool, order func(a, b int) int) {
	q := &t.ask
	var at []int
	for i, o := range q.options {
		if o.Card != engine.NoCard && t.faceOf(t.view(), o.Card) != nil && among(i) {
			at = append(at, i)
		}
	}
	in := slices.Clone(at)
	slices.SortStableFunc(in, order)
	options, answers := slices.Clone(q.options), slices.Clone(q.asked.Answers)
	for k, i := range at {
		q.options[i], q.asked.Answers[i] = options[in[k]], answers[in[k]]
	}
}

// poseTheirs says whom the table waits for, with a button that skips, or with those that answer an
// offer to help.
func (t *Table) poseTheirs(d engine.Decision) {
	name := t.name(d.Seat)
	q := &t.ask
	q.title, q.words, q.brief = strings.ToUpper(name), name+" is playing.", "Playing."
	if d.Kind != engine.DecideTurn {
		q.words, q.brief = name+" is choosing.", "Choosing."
	}
	switch {
	case t.help.on:
		t.help.pose(t)
	case t.replay == nil:
		q.answers.Add(ui.Button{Label: "SKIP", Act: action.Skip, Do: t.hurry})
	}
}

// poseTurn highlights the cards that can be used in a turn. Cards out of reach, and cards with
// several uses, come in a stage that a button opens.
func (t *Table) poseTurn(v engine.View) {
	q := &t.ask
	q.lit = map[engine.CardID]engine.Option{}
	var rest []match.Reply
	for i, o := range q.options {
		_, there := t.board.Offer(o)
		switch {
		case there: // the board offers it
		case o.Kind == engine.OptEnd, t.answerLabel(v, o) != "": // has a button
		case t.spotOf(o.Card) == nil || t.several(o):
			rest = append(rest, q.asked.Answers[i])
		default:
			q.lit[o.Card] = o
			if o.Kind == engine.OptBuy && t.taking(v, o) == "DEFEAT" {
				if q.fells == nil {
					q.fells = map[engine.CardID]bool{}
				}
				q.fells[o.Card] = true
			}
		}
	}
	if len(rest) > 0 {
		q.more = match.Question{Seat: q.asked.Seat, User: q.asked.Seat, Title: "More cards", Says: "These cards can't be clicked on the table, or have more than one use.",
			Answers: append(rest, match.Reply{Words: "Back to the table", Notes: []match.Note{{Text: "Your turn continues"}}, Leaves: true})}
		q.answers.Add(ui.Button{Label: fmt.Sprintf("MORE CARDS: %d", len(rest)), Do: t.showMore})
	}
	for _, o := range q.options {
		if _, there := t.board.Offer(o); there {
			continue
		}
		if label := t.answerLabel(v, o); label != "" && !t.leavesTheGame(v, o) {
			q.answers.Add(ui.Button{Label: label, Tip: t.answerTip(v, o), Do: func() { t.answer(o) }})
		}
	}
	q.finished = t.nothingLeft()
	offers := func(k engine.OptionKind) bool {
		return slices.ContainsFunc(q.options, func(o engine.Option) bool { return o.Kind == k })
	}
	switch {
	case q.finished && t.layout.Stacked && t.layout.Left == 0:
		q.stress = "End your turn"
		q.words = "No Super-Villains are left. End your turn to end the game."
	case q.finished:
		q.stress = "end your turn"
	case len(q.options) == 1 && offers(engine.OptEnd) && t.aid() != "":
		q.stress = grammar.Capital(t.aid())
		q.words = q.stress + " or end your turn."
	case offers(engine.OptBuy):
		for _, o := range q.options {
			if o.Kind != engine.OptBuy {
				continue
			}
			words, defeats := t.Match.Book().Purchase(v.Offer(o))
			if q.stress = words; defeats {
				break
			}
		}
	case offers(engine.OptPlay):
		q.stress = "play cards"
	}
}

// several reports whether a card has another use that the board does not show elsewhere.
func (t *Table) several(o engine.Option) bool {
	return slices.ContainsFunc(t.ask.options, func(p engine.Option) bool {
		_, there := t.board.Offer(p)
		return p.Card == o.Card && p != o && p.Kind != engine.OptStep && !there
	})
}

// onBoard reports whether the whole question is answered on the board, such as where to move.
func (t *Table) onBoard() bool {
	for _, o := range t.ask.options {
		if _, there := t.board.Offer(o); !there && o.Kind != engine.OptDone {
			return false
		}
	}
	return len(t.ask.options) > 0
}

// poseOnBoard asks without a stage. The answers are highlighted on the board.
func (t *Table) poseOnBoard() {
	q := &t.ask
	q.lit, q.keys = map[engine.CardID]engine.Option{}, t.layout.Keys
	source := t.faceOf(t.view(), q.asked.Source)
	q.words, q.brief = boardWords(q.asked, source)
	if q.whole = q.words; source != nil && q.kind == engine.DecideSeat && !namesCard(q.words, source) { // the order of its Attack
		for line := range strings.Lines(source.Text) {
			if strings.HasPrefix(line, "Attack: ") {
				q.whole += "\n" + source.Name + ": " + strings.TrimSpace(line)
			}
		}
	}
	for i, o := range q.options {
		if o.Kind == engine.OptCard {
			q.lit[o.Card] = o
		}
		if o.Kind == engine.OptDone {
			q.answers.Add(ui.Button{Label: strings.ToUpper(q.asked.Answers[i].Words), Act: action.Number(len(q.keys) + 1), Do: func() { t.answer(o) }})
		}
	}
}

// boardWords returns the words of a question on the board, and shorter ones. They name the card that
// asks, which no stage shows, and what the choice is for.
func boardWords(q match.Question, source *art.Face) (words, brief string) {
	switch {
	case source == nil || q.Title == "":
		return cmp.Or(q.Says, sentence(q.Title)), sentence(q.Title)
	case namesCard(q.Says, source):
		return strings.TrimSpace(q.Says + " " + commonNote(q)), source.Name + ": " + sentence(q.Title)
	case q.Says == "" && !strings.Contains(q.Title, source.Name):
		words = source.Name + ": " + sentence(q.Title)
		return words, words
	}
	return strings.TrimSpace(sentence(q.Title) + " " + q.Says), sentence(q.Title)
}

// sentence ends a title with a full stop, unless it is a question.
func sentence(title string) string {
	if title == "" || strings.HasSuffix(title, "?") {
		return title
	}
	return title + "."
}

// commonNote returns what follows after every answer as a sentence, or "" if nothing does, the answers
// differ, or the question says it. No button shows that on the board.
func commonNote(q match.Question) string {
	says := ""
	for _, r := range q.Answers {
		switch {
		case r.Leaves:
			continue
		case len(r.Notes) != 1 || r.Notes[0].Head == "" || says != "" && says != r.Notes[0].Text:
			return ""
		}
		says = r.Notes[0].Text
	}
	if says == "" || strings.Contains(strings.ToLower(q.Says), strings.ToLower(says)) {
		return ""
	}
	return "Then " + says + "."
}

// namesCard reports whether a sentence begins with the card that asks, before its effect.
func namesCard(says string, source *art.Face) bool {
	before, _, ok := strings.Cut(says, ": ")
	return ok && strings.Contains(before, source.Name)
}

// leaveBoard declines the question on the board, if that is an answer, and reports whether it is.
func (t *Table) leaveBoard() bool {
	o, ok := t.ask.find(engine.OptDone)
	if ok = ok && t.ask.mine && t.onBoard(); ok {
		t.answer(o)
	}
	return ok
}

// showMore opens the stage with this turn's cards out of reach.
func (t *Table) showMore() {
	t.ask.asked, t.ask.ticked, t.ask.page, t.ask.points = t.ask.more, nil, 0, 0
	t.ask.rise, t.ask.seen, t.ask.opened = 0, false, t.opens()
	t.layStage()
}

// opens counts a stage that opens or comes back, and returns their number. Undo opens a question that has the
// number of an earlier one.
func (t *Table) opens() int {
	t.opened++
	return t.opened
}

// pose opens a stage. Choices that are face up beside it, and not on it, are highlighted there.
func (t *Table) pose() {
	q := &t.ask
	t.layStage()
	q.lit = map[engine.CardID]engine.Option{}
	for _, o := range q.options {
		if o.Card == engine.NoCard || q.several(o) || q.stages(o.Card) {
			continue
		}
		if s := t.spotOf(o.Card); s != nil && (s.Place == engine.Hand || !q.stage.Hides(s.Pose.Bounds())) {
			q.lit[o.Card] = o
		}
	}
}

// stages reports whether a card to choose is on the stage.
func (q *openQuestion) stages(c engine.CardID) bool {
	for i := range q.stage.Panels {
		for k := range q.stage.Panels[i].Cards {
			for _, reply := range q.stage.Panels[i].Cards[k].Same {
				if q.asked.Answers[reply].Card == c {
					return true
				}
			}
		}
	}
	return false
}

// staged reports whether a card of the hand is on the stage now, and therefore not in the hand. While a page
// is up, no stage is seen.
func (t *Table) staged(c engine.CardID) bool {
	if !t.ask.shown() || t.pages.up() || c == engine.NoCard || !t.ask.stages(c) {
		return false
	}
	w := board.WhereIs(t.view(), c)
	return w.Place == engine.Hand && w.Seat == t.near
}

// layStage lays the stage out with the current ticks.
func (t *Table) layStage() {
	q, a := &t.ask, t.stageOf()
	if s := q.asked.User; s != engine.NoSeat && s != q.asked.Seat {
		if panel, ok := t.layout.Foe(s); ok {
			x, _ := panel.Middle()
			a.Tail = &question.Point{X: x, Y: panel.Y + panel.H}
		}
	}
	q.stage, q.up, q.reveal = question.Lay(a), true, 0
	q.placeSearch()
}

// stageOf returns the input for the stage's layout.
func (t *Table) stageOf() question.Asked {
	q, v := &t.ask, t.view()
	return question.Asked{Question: q.asked, Face: func(c engine.CardID) *art.Face {
		if c == q.asked.Source {
			return t.faceAsking(v, c)
		}
		return t.faceForSale(v, c)
	},
		Keys: t.answerKeys(), Width: t.Canvas.TextWidth, Min: t.Canvas.MinPrompt(), Text: t.Canvas.TextScale,
		Ticked: q.ticked, Page: q.page, Pointed: q.points, Column: t.Canvas.Narrow, Look: t.lookWords(), Reader: t.layout.StageReader,
		Printed: t.printed, Search: q.search.Text, Scrolled: q.scroll.At, Reveal: q.reveal}
}

// answerKeys returns the names of the keys that give the answers.
func (t *Table) answerKeys() (names [9]string) {
	for i := range names {
		names[i] = t.Canvas.KeyName(action.Number(i + 1))
	}
	return names
}

// FollowKeys lays the stage out again after the keys have changed, or another device is used, and redraws the
// board, which may name keys.
func (t *Table) FollowKeys() {
	now := keysShown{t.Canvas.Device, t.Settings.Keys}
	if now == t.keysShown {
		return
	}
	t.laid++
	if t.keysShown = now; t.ask.up {
		t.layStage()
	}
	t.placeButtons()
}

// keysShown is what the names of keys on the table depend on.
type keysShown struct {
	device action.Device
	keys   action.Bindings
}

// lookWords returns the words on the button that shows the table.
func (t *Table) lookWords() string {
	key := t.Canvas.KeyName(action.Look)
	switch {
	case t.ask.search.Focus && t.Canvas.Device != action.Gamepad && t.Settings.LookToggles:
		return "see the table" // the key types a letter
	case t.ask.search.Focus && t.Canvas.Device != action.Gamepad:
		return "hold to see the table"
	case !t.Settings.LookToggles:
		return "hold " + key + " to see the table"
	case t.ask.away:
		return key + ": back to the question"
	}
	return key + ": see the table"
}

// poseAgain highlights the choices beside the stage after it shows other cards.
func (t *Table) poseAgain() {
	if t.ask.kind != engine.DecideTurn {
		t.pose()
	}
}

// spotOf returns the spot of a card within reach, or nil.
func (t *Table) spotOf(c engine.CardID) *board.Spot {
	for i := range t.layout.Spots {
		if s := &t.layout.Spots[i]; s.Card == c {
			if board.OpenPile(s.Place) {
				// Only the top card of such a pile can be reached.
				for j := i + 1; j < len(t.layout.Spots); j++ {
					if t.layout.Spots[j].Pose == s.Pose {
						return nil
					}
				}
			}
			return s
		}
	}
	return nil
}

// answerLabel returns the button label of an action in the turn, or "" if its card is clicked
// instead.
func (t *Table) answerLabel(v engine.View, o engine.Option) string {
	switch o.Kind {
	case engine.OptAct:
		return strings.ToUpper(t.Match.Book().Label(v.Offer(o).Label))
	case engine.OptStep:
		return strings.ToUpper(match.SpaceName(v, int(o.N)))
	default:
		return ""
	}
}

// answerTip returns the rules text of an action's button, or "" for a space, which the label names.
func (t *Table) answerTip(v engine.View, o engine.Option) string {
	if o.Kind != engine.OptAct {
		return ""
	}
	return t.Match.Book().Act(v.Offer(o).Label)
}

// leavesTheGame reports whether an action leaves the game for good. The menu has its button.
func (t *Table) leavesTheGame(v engine.View, o engine.Option) bool {
	return o.Kind == engine.OptAct && t.Match.Book().Label(v.Offer(o).Label) == card.LeaveTheGame
}
