package table

import (
	"fmt"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
)

// Scenes lists the moments of a game that a picture can show.
var Scenes = []string{"table", "light", "ask", "decision", "row", "zoom", "log", "moment", "menu", "curtain", "splash", "attack", "recap"}

// SceneHelp is the moment at which a turn pauses for help. Only games with Assist cards have it.
const SceneHelp = "help"

// Arrange plays to the moment of a scene and sets it up. A stand-in answers for people.
func (t *Table) Arrange(scene string, stand match.Decider) error {
	var since seenMark
	until := t.moment(scene)
	if scene == "attack" {
		until = t.attacked(&since)
	}
	if err := t.playUntil(until, stand); err != nil {
		return err
	}
	switch scene {
	case "splash":
		t.openSplash(t.layout.Villain)
	case "attack":
		t.showAttack(since)
	case "recap":
		t.recap.unseen, t.recap.turn = true, 0
		t.takeRecap()
	case SceneHelp:
		t.sync(false)
	case "zoom":
		for _, spot := range t.layout.Spots {
			f := &t.Faces[spot.Face]
			if spot.Place == card.LineUp && (!t.zoom.Pinned || len(t.terms(f)) >= len(t.terms(t.zoom.Face))) {
				t.zoom.Pin(f) // the one with the most words to explain
			}
		}
	case "log":
		t.toggleLog()
		t.layLog()
	case "moment":
		t.toggleLog()
		t.layLog()
		lines := t.logs[t.eyes].lines
		for i, l := range slices.Backward(lines) {
			if l.Card != engine.NoCard && l.Kind == engine.CardPlayed && l.Seat == t.eyes && i < len(lines)-1 {
				t.showMoment(i)
				break
			}
		}
	case "menu":
		t.pause.show(t)
	}
	return nil
}

// Point lifts card n of the hand, as if the pointer were on it, or opens the group of card -n of those
// that cover each other.
func (t *Table) Point(n int) {
	t.sync(false)
	for i := range t.layout.Spots {
		if s := &t.layout.Spots[i]; n < 0 && s.Group > 0 {
			if n++; n == 0 {
				t.layout.OpenFan(i)
				t.setHover(i + 1)
			}
		}
	}
	for i := range t.layout.Spots {
		if n > 0 && t.layout.Spots[i].Place == engine.Hand {
			if n--; n == 0 {
				t.setHover(i + 1)
			}
		}
	}
	t.board.Step(t.now(), 0)
	t.laid++
	t.sprites.snap()
}

// PlayOut plays the game until it ends. A stand-in answers for people.
func (t *Table) PlayOut(stand match.Decider) error {
	err := t.playUntil(func() bool { return false }, stand)
	t.pages, t.wait = pages{}, 0 // nobody has watched the end
	return err
}

// moment returns a check for whether the game has reached the moment of a scene.
func (t *Table) moment(scene string) func() bool {
	switch scene {
	case "light":
		return func() bool { return t.ask.mine && t.ask.kind == engine.DecideTurn }
	case "decision":
		return func() bool { return t.ask.up && t.ask.kind == engine.DecideDefend }
	case "ask":
		return func() bool {
			if !t.ask.up || t.ask.kind != engine.DecideMay || len(t.ask.stage.Panels[0].Cards) == 0 {
				return false
			}
			return t.ask.stage.Panels[0].Cards[0].Burns // there is much to see
		}
	case "row":
		return func() bool {
			return t.ask.up && len(t.ask.options) > 3 && t.ask.kind == engine.DecidePick && t.view().Turn().Number > 2
		}
	case "splash":
		return func() bool { return len(t.tally.Fallen) > 0 && t.layout.Villain != engine.NoCard }
	case "recap":
		return func() bool {
			return t.ask.mine && t.ask.kind == engine.DecideTurn && len(t.view().Plays()) == 0 && t.view().Turn().Number > 9 && (t.layout.Stakes == nil || len(t.recap.averted) > 0)
		}
	case SceneHelp:
		return func() bool { return t.view().Turn().Number > 9 && t.help.begins(t) }
	case "curtain":
		return func() bool { return t.curtain.up && t.Match.View(engine.NoSeat).Turn().Number > 3 }
	}
	return t.busy
}

// busy reports whether it is the viewer's turn with much to do and many cards on the table.
func (t *Table) busy() bool {
	v := t.view()
	played, buys, hand := 0, 0, 0
	for _, p := range v.Plays() {
		if v.PlayedNow(p.Card) {
			played++
		}
	}
	for _, o := range t.ask.options {
		switch o.Kind {
		case engine.OptBuy:
			buys++
		case engine.OptPlay:
			hand++
		default: // no card to play or to buy
		}
	}
	return t.ask.mine && t.ask.kind == engine.DecideTurn && v.Turn().Number > 8 && played > 1 && buys > 1 && hand > 1
}

// playUntil plays the game, with a stand-in for people, until wanted reports true or the game ends.
func (t *Table) playUntil(wanted func() bool, stand match.Decider) error {
	t.sync(false)
	for !t.Match.Over() && !wanted() {
		if t.curtain.up {
			t.handOver()
			t.pages.drop()
			continue
		}
		if err := t.stepFor(stand); err != nil {
			return err
		}
	}
	return nil
}

// stepFor gives one answer. The stand-in answers for a person.
func (t *Table) stepFor(stand match.Decider) error {
	t.weigh()
	going, err := t.Match.Step()
	if err == nil && !going {
		t.markSeen()
		t.recap.close() // as any answer does
		err = t.Match.Answer(stand.Decide(t.Match.View(t.Match.ToAct())))
	}
	if err != nil {
		return fmt.Errorf("the game can't be continued: %w", err)
	}
	t.look()
	t.sync(false)
	if t.pages.holds { // the stand-in has seen them
		t.pages.drop()
		t.look()
		t.sync(false)
	}
	return nil
}

// GiveFor gives a stand-in's answer for a person, as a click would.
func (t *Table) GiveFor(stand match.Decider) {
	if t.curtain.up {
		t.handOver()
	}
	t.pages.drop()
	if t.ask.mine {
		t.give(stand.Decide(t.view()).Option)
	}
}

// Hidden reports whether the curtain hides the table.
func (t *Table) Hidden() bool { return t.curtain.up }

// attacked returns a check for an Attack that has hit the viewer and asks them nothing, and sets
// since to the moment before it.
func (t *Table) attacked(since *seenMark) func() bool {
	return func() bool {
		if n := t.newsSince(*since); n.beat == hit && !(t.ask.mine && t.view().Pending().Source == n.by) && t.costs(*since) {
			return true
		}
		*since = t.seenNow()
		return false
	}
}

// costs reports whether Attacks after since have cost the viewer something that the log mentions.
func (t *Table) costs(since seenMark) bool {
	var l loss
	events, _ := t.Match.Events(since.eyes, since.events)
	for _, e := range events {
		l.add(e, t.near, t.view())
	}
	return l.words() != "HIT"
}

// showAttack shows the Attacks after since halfway through their motion.
func (t *Table) showAttack(since seenMark) {
	events, _ := t.Match.Events(since.eyes, since.events)
	for i, e := range events {
		t.flourish(e, since.events+i, t.layout)
	}
	for i := range t.effects.strikes {
		t.effects.strikes[i].age = 0.6
	}
	t.effects.banner = ""
	t.showNews(t.newsSince(since), since, true)
}
