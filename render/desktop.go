package render

import (
	"fmt"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/ui"
)

// Desktop is the window as the system shows it, and the time of its frames.
type Desktop interface {
	// Show shows the window with a frame, over its whole monitor, or full screen.
	Show(mode ui.WindowMode)
	// Vsync sets whether a frame waits for the monitor.
	Vsync(on bool)
	// Monitors returns the monitors. A value is a name, and "" that of any monitor.
	Monitors() []ui.Part
	// MoveTo moves the window to the monitor with a name. It reports whether there is one.
	MoveTo(monitor string) bool
	Now() time.Time
	Sleep(d time.Duration)
}

// arranged is what the settings say about the window.
type arranged struct {
	mode    ui.WindowMode
	monitor string
	noVsync bool
}

// ArrangeWindow shows the window as the settings want it. The program calls it before the loop begins,
// and the App whenever a setting has changed.
func (a *App) ArrangeWindow() {
	s, was := &a.Settings, a.arranged
	now := arranged{s.Window, s.Monitor, s.NoVsync}
	if a.Desktop == nil || now == was {
		return
	}
	a.arranged = now
	if now.noVsync != was.noVsync {
		a.Desktop.Vsync(!now.noVsync)
	}
	moved := now.monitor != was.monitor && now.monitor != ui.AnyMonitor && a.Desktop.MoveTo(now.monitor)
	if now.mode != was.mode || moved {
		a.Desktop.Show(now.mode)
	}
}

// toggleFullScreen goes to full screen, or back to the mode before.
func (a *App) toggleFullScreen() {
	s := &a.Settings
	if s.Window == ui.FullScreen {
		s.Window = a.beside
		return
	}
	a.beside, s.Window = s.Window, ui.FullScreen
}

// pace ends a frame: a screen at rest polls for input less often, and the settings limit the frames of a
// moving one.
func (a *App) pace() {
	if a.Desktop == nil {
		return
	}
	wait := a.rest.pause()
	if least := a.Settings.Frames.Least(); least > 0 {
		wait = max(wait, least-a.Desktop.Now().Sub(a.framed))
	}
	if wait > 0 {
		a.Desktop.Sleep(wait)
	}
	a.framed = a.Desktop.Now()
}

// realDesktop is the Desktop of the system.
type realDesktop struct {
	mode       ui.WindowMode
	wide, high int // of the window with a frame; 0 before it has shown another way
}

func (d *realDesktop) Now() time.Time        { return time.Now() }
func (d *realDesktop) Sleep(t time.Duration) { time.Sleep(t) }
func (d *realDesktop) Vsync(on bool)         { ebiten.SetVsyncEnabled(on) }

func (d *realDesktop) Show(mode ui.WindowMode) {
	if d.mode == ui.Windowed && !ebiten.IsFullscreen() {
		d.wide, d.high = ebiten.WindowSize()
	}
	d.mode = mode
	ebiten.SetFullscreen(mode == ui.FullScreen)
	ebiten.SetWindowDecorated(mode != ui.Borderless)
	switch mode {
	case ui.Borderless:
		ebiten.SetWindowSize(ebiten.Monitor().Size())
		ebiten.SetWindowPosition(0, 0)
	case ui.Windowed:
		ebiten.SetWindowSize(d.wide, d.high)
	case ui.FullScreen:
	}
}

func (d *realDesktop) Monitors() []ui.Part {
	out := []ui.Part{{Word: ui.AnyMonitor, Label: "ANY"}}
	for i, m := range ebiten.AppendMonitors(nil) {
		w, h := m.Size()
		out = append(out, ui.Part{Word: m.Name(), Label: fmt.Sprintf("%d: %d X %d", i+1, w, h)})
	}
	return out
}

func (d *realDesktop) MoveTo(monitor string) bool {
	for _, m := range ebiten.AppendMonitors(nil) {
		if m.Name() == monitor {
			ebiten.SetMonitor(m)
			return true
		}
	}
	return false
}
