package table

import (
	"strings"

	"lineup/engine"
	"lineup/render/art/pen"
)

// look finds out whose eyes the table is seen through now. With several people
// the machine must be handed over before a seat's cards may be drawn.
func (t *Table) look() {
	eyes, near := t.eyes, t.near
	asked := t.Match.ToAct()
	t.curtain.up = false
	switch {
	case t.replay != nil:
		t.eyes = t.replay.eyes
		if t.near = t.eyes; t.near == engine.NoSeat {
			t.near = max(0, t.Match.View(engine.NoSeat).Turn().Seat)
		}
	case t.Onlooker, len(t.people) == 0:
		t.eyes = engine.NoSeat
	case len(t.people) == 1:
		t.eyes, t.near = t.people[0], t.people[0]
	case t.Match.Over():
		t.eyes = engine.NoSeat
	case t.Match.Person(asked) && asked == t.holder:
		t.eyes, t.near = asked, asked
	case t.Match.Person(asked) && !t.Match.View(asked).Alike():
		t.eyes, t.near, t.holder = engine.NoSeat, asked, engine.NoSeat
		t.curtain.up = true
	case t.Match.View(engine.NoSeat).Turn().Seat != t.holder:
		t.eyes, t.holder = engine.NoSeat, engine.NoSeat
	}
	if eyes != t.eyes || near != t.near || t.curtain.up {
		// Nothing another pair of eyes saw may stay on the table.
		t.forget()
	}
	if t.curtain.up {
		t.raiseCurtain()
	}
}

// forget drops all that was seen through the eyes so far.
func (t *Table) forget() {
	t.sprites.clear()
	t.effects.clear()
	t.news, t.fresh = nil, true
	t.zoom.Close()
	t.browser.Close()
	t.log.close()
	t.dialog.Close()
	t.struck, t.knows, t.splash = struck{}, engine.NoCard, splash{}
	t.ask = question{}
	t.hover, t.drag = 0, nil
}

// handOver gives the machine to the person the curtain waits for.
func (t *Table) handOver() {
	t.holder = t.Match.ToAct()
	t.look()
	seen := 0
	if l := t.logs[t.eyes]; l != nil {
		seen = l.Seen()
	}
	t.sync(false)
	t.enterMissed(seen)
}

// raiseCurtain puts the curtain up for the person who is asked now.
func (t *Table) raiseCurtain() {
	k := &t.curtain
	seat := t.Match.ToAct()
	name := t.name(seat)
	v := t.Match.View(engine.NoSeat)
	d := v.Pending()
	k.title = "PASS TO " + strings.ToUpper(name)
	k.colour = pen.SeatColour(int(seat))
	source := ""
	if f := t.faceOf(v, d.Source); f != nil {
		source = f.Name
	}
	switch d.Kind {
	case engine.DecideTurn:
		k.reason = "It is " + name + "'s turn."
	case engine.DecideDefend:
		k.reason = name + " must choose: " + source + " attacks."
	case engine.DecideHero:
		k.reason = name + " must choose a Super Hero."
	default:
		k.reason = name + " must choose"
		if source != "" {
			k.reason += " for " + source
		}
		k.reason += "."
	}
	k.news = k.news[:0]
	lines := t.takeLines(engine.NoSeat).lines
	for _, l := range lines[max(0, len(lines)-6):] {
		k.news = append(k.news, l.Text)
	}
	k.raise(t.handOver)
}
