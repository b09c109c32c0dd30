package table

import (
	"strings"

	"lineup/render/ui/action"
)

// keyWord describes keys and what they do.
type keyWord struct{ key, does string }

// keyLine is a line of the list of keys: some actions, the word between their keys, and what they do.
type keyLine struct {
	acts    []action.Action
	between string
	does    string
}

// turnKeys are the lines for a game, and watchKeys those for a replay. Further keys follow, see toldKeys.
var (
	turnKeys = []keyLine{
		{[]action.Action{action.Number1, action.Number9}, " to ", "play a card"},
		{[]action.Action{action.EndTurn}, "", "end turn"},
		{[]action.Action{action.Choose}, "", "yes"},
		{[]action.Action{action.Back}, "", "no, menu"},
		{[]action.Action{action.Skip}, "", "skip"},
		{[]action.Action{action.Up, action.NextGroup}, ", ", "move the frame"},
		{[]action.Action{action.Look}, "", "see the table"},
		{[]action.Action{action.Undo}, "", "undo"},
		{[]action.Action{action.Redo}, "", "redo"},
		{[]action.Action{action.UndoCard}, "", "undo last card"},
		{[]action.Action{action.QuickSave}, "", "quick save"},
		{[]action.Action{action.QuickLoad}, "", "quick load"},
	}
	watchKeys = []keyLine{
		{[]action.Action{action.Skip}, "", "play, pause"},
		{[]action.Action{action.Choose}, "", "play, or press the framed button"},
		{[]action.Action{action.Previous, action.Next}, " and ", "a step back, on"},
		{[]action.Action{action.PreviousPage, action.NextPage}, " and ", "a turn back, on"},
		{[]action.Action{action.First, action.Last}, " and ", "to the start, the end"},
		{[]action.Action{action.Up, action.NextGroup}, ", ", "move the frame"},
		{[]action.Action{action.Back}, "", "menu"},
	}
	bothKeys = []keyLine{
		{[]action.Action{action.Log}, "", "log"},
		{[]action.Action{action.Read}, "", "enlarge cards"},
		{[]action.Action{action.Slower, action.Faster}, " and ", "slower, faster"},
		{[]action.Action{action.FullScreen}, "", "full screen"},
	}
)

// toldKeys returns the keys of this table, or the buttons of the gamepad in use. An action without any is
// left out.
func (t *Table) toldKeys() (words []keyWord) {
	lines := turnKeys
	if t.replay != nil {
		lines = watchKeys
	}
	rules := keyLine{[]action.Action{action.Rules}, ", ", "rules"}
	if t.layout.Reference != nil {
		rules.acts, rules.does = append(rules.acts, action.Reference), "rules, "+t.layout.ReferenceWords
	}
	for _, some := range [...][]keyLine{lines, bothKeys, {rules}} {
		for _, l := range some {
			var names []string
			for _, a := range l.acts {
				if name := t.keyName(a); name != "" {
					names = append(names, name)
				}
			}
			if len(names) > 0 {
				words = append(words, keyWord{strings.Join(names, l.between), l.does})
			}
		}
	}
	return words
}

// keyName returns the name of the key of an action. All arrows have one name.
func (t *Table) keyName(a action.Action) string {
	if a == action.Up {
		return [...]string{action.Keyboard: "Arrows", action.Gamepad: "Cross"}[t.Canvas.Device]
	}
	return t.Canvas.KeyName(a)
}
