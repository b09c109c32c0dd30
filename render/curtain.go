package render

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
)

// curtain stands between two people who share the machine. While it is up the
// table is drawn from nobody's view, and nothing of the table is drawn at all.
type curtain struct {
	up      bool
	title   string
	reason  string
	news    []string // what happened in the open, latest last
	colour  uint32
	emblem  engine.FaceID
	buttons buttons
}

// raise puts the curtain up for the person who is asked now.
func (k *curtain) raise(t *table) {
	seat := t.match.ToAct()
	name := t.name(seat)
	v := t.match.View(engine.NoSeat)
	d := v.Pending()
	k.title = "PASS TO " + strings.ToUpper(name)
	k.colour = seatColours[int(seat)%len(seatColours)]
	source := ""
	if f := t.faceOf(v, d.Source); f != noFace {
		source = t.app.faces.list[f].Name
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
	k.emblem = noFace
	if heroes := v.Cards(engine.Heroes.Of(seat)); len(heroes) == 1 {
		k.emblem = v.Card(heroes[0]).Face
	}
	k.buttons.clear()
	k.buttons.add(button{box: box{stageWidth/2 - 150, 590, 300, 96}, label: "READY", slant: true, do: t.handOver})
}

func (k *curtain) update(t *table, p *pointer) {
	if k.buttons.update(p); k.up && (p.confirm() || p.key(ebiten.KeySpace)) {
		t.handOver()
	}
}

func (k *curtain) draw(c *canvas) {
	c.plate(box{stageWidth/2 - 560, 170, 1120, 740}, art.Night)
	c.put(art.Sprite{Image: c.art.Burst(c.pixels(200), art.RGB(k.colour))}, stageWidth/2-100, 190)
	c.put(art.Sprite{Image: c.art.Emblem(card.CardsFan, c.pixels(100), art.Paper)}, stageWidth/2-50, 240)
	c.text(k.title, stageWidth/2, 480, display(92, art.Paper), art.Centre)
	c.text(k.reason, stageWidth/2, 540, body(28, art.CanDo), art.Centre)
	k.buttons.draw(c)
	y := 740.0
	for _, l := range k.news {
		c.text(l, stageWidth/2, y, body(17, art.Mist), art.Centre)
		y += 25
	}
}
