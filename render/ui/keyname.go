package ui

import (
	"strings"

	"lineup/render/ui/action"
)

// bound returns what the keys do.
func (c *Canvas) bound() *action.Bindings {
	if c.Settings == nil {
		return &usualBindings
	}
	return &c.Settings.Keys
}

// KeyName returns the name of the first key of an action, or of its button while a gamepad is used. It is
// "" if the action has none.
func (c *Canvas) KeyName(a action.Action) string {
	if a == action.None {
		return ""
	}
	return c.chordName(c.bound().First(a, c.Device))
}

// chordName returns the name of a key in capitals. It keeps the names, so that a frame makes none.
func (c *Canvas) chordName(k action.Chord) string {
	name, ok := c.keyNames[k]
	if !ok {
		name = strings.ToUpper(k.Name())
		if c.keyNames == nil {
			c.keyNames = map[action.Chord]string{}
		}
		c.keyNames[k] = name
	}
	return name
}
