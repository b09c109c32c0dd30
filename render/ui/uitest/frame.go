package uitest

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/ui"
)

// mostSteps is how many arrows may lead from one target to another.
const mostSteps = 60

// Lead leads the frame with arrow keys to a target with a name, and fails the test if none lead there.
func (h *Hands) Lead(t testing.TB, f *ui.Focus, what string) {
	t.Helper()
	h.LeadTo(t, f, what, func(k *ui.PageTarget) bool { return k.What == what })
}

// LeadTo leads the frame to one of some targets. Name names them in a failure.
func (h *Hands) LeadTo(t testing.TB, f *ui.Focus, name string, some func(*ui.PageTarget) bool) {
	t.Helper()
	if !f.Shown() {
		h.Press(t, ebiten.KeyDown)
	}
	for range mostSteps {
		at, shown := f.Target()
		if !shown || some(&at) {
			break
		}
		h.Press(t, keyToward(f.Page(), at, some))
		for range 8 { // a list may scroll
			h.Tick(t)
		}
	}
	if at, shown := f.Target(); !shown || !some(&at) {
		t.Fatalf("the arrows lead to %q, not to %q", at.What, name)
	}
}

// keyToward returns the arrow that leads from a target toward one of some. If none of them is on the page,
// it is the one that scrolls down.
func keyToward(p *ui.Page, at ui.PageTarget, some func(*ui.PageTarget) bool) ebiten.Key {
	from := p.Find(at)
	for i := range p.Targets {
		if from < 0 || !some(&p.Targets[i]) || !p.Reachable(i) {
			continue
		}
		switch dx, dy, ok := p.Way(from, i); {
		case !ok:
		case dx < 0:
			return ebiten.KeyLeft
		case dx > 0:
			return ebiten.KeyRight
		case dy < 0:
			return ebiten.KeyUp
		default:
			return ebiten.KeyDown
		}
	}
	return ebiten.KeyDown
}

// Enter presses Enter on a target once the frame may press it, and lets go.
func (h *Hands) Enter(t testing.TB, f *ui.Focus, what string) {
	t.Helper()
	h.Lead(t, f, what)
	h.EnterHere(t)
}

// EnterHere presses Enter where the frame is, once it may press that, and lets go.
func (h *Hands) EnterHere(t testing.TB) {
	t.Helper()
	for range 25 {
		h.Tick(t)
	}
	h.Press(t, ebiten.KeyEnter)
	for range 3 {
		h.Tick(t)
	}
}
