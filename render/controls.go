package render

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
)

func upper(s string) string { return strings.ToUpper(s) }

// placeButtons lays out the buttons at the lower right of the table.
func (t *table) placeButtons() {
	t.buttons.clear()
	_, canEnd := t.ask.find(engine.OptEnd)
	t.buttons.add(button{box: box{1664, 806, 216, 84}, label: "END TURN", slant: true, off: !canEnd || !t.ask.mine, do: t.endTurn})
	t.buttons.add(button{box: box{1664, 908, 102, 50}, label: "LOG", do: func() { t.log.toggle(t) }})
	t.buttons.add(button{box: box{1778, 908, 102, 50}, label: "MENU", do: func() { t.menu.show(t) }})
	t.buttons.add(button{
		box: box{1664, 970, 216, 50}, label: "SPEED: " + upper(t.app.Settings.Speed.String()),
		do: func() { t.setSpeed((t.app.Settings.Speed + 1) % Speed(len(Speeds))) },
	})
}

// fullScreen turns full screen on or off.
func fullScreen() { ebiten.SetFullscreen(!ebiten.IsFullscreen()) }
