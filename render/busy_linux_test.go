package render

import (
	"fmt"
	"image"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	"lineup/render/art/gallery"
	"lineup/render/art/town"
	townboard "lineup/render/board/town"
	"lineup/render/looptest"
	"lineup/render/table"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// This file measures the frames of the fullest tables: "crowd", with five seats, nine cards in
// hand, nine in play and everything affordable, and "map-crowd".

// drawn is one drawing of a picture.
type drawn struct {
	picture *ebiten.Image
	op      ebiten.DrawImageOptions
}

// busy is a full table with the mouse moving over its hand.
type busy struct {
	*report
	name    string
	app     *App
	hands   *uitest.Hands
	picture *ebiten.Image
	one     *ebiten.Image // see finish
	list    []drawn       // of the latest frame, drawn on the window
}

// crowdSeats are the seats of the fullest table. The first is a person's.
var crowdSeats = []mode.Seat{
	{Name: "Ana"}, {Name: "Robo", Player: "greedy"}, {Name: "Gizmo", Player: "greedy"}, {Name: "Cog", Player: "greedy"}, {Name: "Pixel", Player: "greedy"},
}

// busiest measures the frames of a scene, alternating with plain drawings of the same pictures.
func (r *report) busiest(scene string, most float64) {
	plan := match.Plan{Seats: crowdSeats, Seed: 1}
	if scene != "crowd" {
		plan = match.Plan{Mode: rebirth.ID, Seats: crowdSeats[:4], Seed: 1}
	}
	b := &busy{report: r, name: scene + ": ", one: gallery.NewTexture(1, 1)}
	b.app, b.hands, b.picture = r.newApp(match.Plan{}, ui.Normal)
	defer b.app.Close()
	a := b.app
	a.plan = plan
	a.Draw(b.picture)
	if err := a.arrange(scene); err != nil {
		r.Fatal(err)
	}
	t := a.scene.(*table.Table)
	r.isFull(scene, t.Match)
	began := time.Now()
	for a.seen.scene != a.scene || !a.canvas.Sharp() {
		_ = a.Update()
		a.Draw(b.picture)
		b.finish()
		looptest.Frame()
		if time.Since(began) > time.Minute {
			r.Fatalf("after a minute not all of %s is painted", scene)
		}
	}
	r.row(b.name+"until all of it is painted, on the clock", time.Since(began).Seconds(), "s", 0)
	b.measureFrames(most)
	b.atRest()
}

// isFull checks that a scene is as full as it should be.
func (r *report) isFull(scene string, m *match.Match) {
	v := m.View(0)
	d := v.Pending()
	payable := 0
	for _, o := range d.Options {
		if o.Kind == engine.OptBuy {
			payable++
		}
	}
	count := func(p engine.Place, s engine.SeatID) int { return v.Count(v.Zone(p, s)) }
	got := [4]int{v.Seats(), count(engine.Hand, 0), count(engine.InPlay, 0), payable}
	want := [4]int{4, 9, 3, 2}
	if scene == "crowd" {
		// The Line-Up, the Kicks and the Super-Villain.
		want = [4]int{5, 9, 9, count(card.LineUp, engine.NoSeat) + 2}
	}
	if got != want {
		r.Errorf("%s: seats, cards in hand, cards played and cards to be bought are %v, not %v", scene, got, want)
	}
}

// finish waits until everything is drawn.
func (b *busy) finish() {
	var pixel [4]byte
	b.one.DrawImage(b.picture.SubImage(image.Rect(5, 5, 6, 6)).(*ebiten.Image), nil)
	b.one.ReadPixels(pixel[:])
}

// busyFrames is the number of measured frames. handFrames is the number in which the mouse crosses
// the hand.
const busyFrames, handFrames = 900, 40

// measureFrames measures frames while the mouse moves over the hand.
func (b *busy) measureFrames(most float64) {
	a := b.app
	composing := false
	a.canvas.Watch = func(dst, p *ebiten.Image, op *ebiten.DrawImageOptions) {
		if dst == b.picture {
			b.list = append(b.list, drawn{p, *op})
		} else {
			composing = true
		}
	}
	a.rest.always = true
	var whole, plain []time.Duration
	var work time.Duration
	quads, composed, composings := 0, 0, 0
	for n := range busyFrames {
		part := float64(n%handFrames) / handFrames
		if n/handFrames%2 == 1 {
			part = 1 - part
		}
		f := a.canvas.Fit
		b.hands.X, b.hands.Y = (530+part*860)*f.Unit, 980*f.Unit
		b.list, composing = b.list[:0], false
		began, ours := time.Now(), spent()
		_ = a.Update()
		work = max(work, spent()-ours)
		ours = spent()
		a.Draw(b.picture)
		work = max(work, spent()-ours)
		b.finish()
		whole = append(whole, time.Since(began))
		if composing { // the floor was redrawn, which is rare
			composed = max(composed, a.canvas.Quads)
			composings++
		} else {
			quads = max(quads, a.canvas.Quads)
		}
		began = time.Now()
		for i := range b.list {
			b.picture.DrawImage(b.list[i].picture, &b.list[i].op)
		}
		b.finish()
		plain = append(plain, time.Since(began))
		if n%10 == 9 {
			looptest.Frame()
			b.finish()
		}
	}
	a.canvas.Watch = nil
	at := func(list []time.Duration, part float64) float64 {
		list = slices.Sorted(slices.Values(list))
		return milliseconds(list[int(part*float64(len(list)-1))])
	}
	b.row(b.name+"a frame, half of them", at(whole, 0.5), "ms", 0)
	b.row(b.name+"a frame, 99 of 100", at(whole, 0.99), "ms", 0)
	b.row(b.name+"the longest work of ours in a frame", milliseconds(work), "ms", maxOurs)
	b.row(b.name+"its plain pictures, half of them", at(plain, 0.5), "ms", 0)
	b.row(b.name+"its plain pictures, 99 of 100", at(plain, 0.99), "ms", 0)
	b.row(b.name+"times its plain pictures, 99 of 100", at(whole, 0.99)/at(plain, 0.99), "", maxTimesPlain)
	b.row(b.name+"images drawn in a frame", float64(quads), "", most)
	b.row("  in one in which the floor is composed", float64(composed), "", 0)
	const seldom = 0.1
	b.row("  such frames, a part of all", float64(composings)/busyFrames, "", seldom)
}

// atRest checks that an idle frame allocates nothing.
func (b *busy) atRest() {
	a := b.app
	gone := ebiten.NewImage(4, 4)
	gone.Dispose() //lint:ignore SA1019 Deallocate leaves a picture that can be drawn on
	for range 120 {
		_ = a.Update()
		a.Draw(b.picture)
		looptest.Frame()
	}
	a.canvas.Art.Settle()        // background painting allocates as well
	a.canvas.Onto(gone, func() { // keeps the queue of drawings from growing
		allocs := looptest.Allocations(100, func() {
			_ = a.Update()
			a.scene.Draw(a.canvas)
		})
		b.row(b.name+"allocations of a frame at rest", allocs, "", -1)
	})
}

// town measures the painting of the map's ground, which runs in the background.
func (r *report) town() {
	for _, size := range [][2]int{{1920, 1080}, {3840, 2160}} {
		f := ui.FitInto(size[0], size[1])
		places := townboard.Lay(f)
		room := f.Room()
		g := town.Ground{
			Plan: places.Plan, Sites: [5]town.Site{town.Hall, town.Police, town.Asylum, town.Labs, town.Press},
			X: room.X, Y: room.Y, W: room.W, H: room.H, Low: places.HandY - 144,
		}
		began := spent()
		g.Paint(f.Width, f.Height, f.Unit)
		r.row(fmt.Sprintf("painting the ground of the map for %dx%d", size[0], size[1]), (spent() - began).Seconds(), "s", maxTown)
	}
}
