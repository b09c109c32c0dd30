package table

import (
	"strings"

	"lineup/render/ui"
	"lineup/render/ui/action"
)

// keyWord describes keys and what they do.
type keyWord struct {
	key, does string
	hints     []ui.Hint // with the keys, whose glyphs a gamepad has instead of their names
}

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
		{[]action.Action{action.EndTurn}, "", "play from here"},
		{[]action.Action{action.Look}, "", "whose cards you see"},
		{[]action.Action{action.Back}, "", "close the replay"},
	}
	bothKeys = []keyLine{
		{[]action.Action{action.Log}, "", "log"},
		{[]action.Action{action.Read}, "", "enlarge cards"},
		{[]action.Action{action.Slower, action.Faster}, " and ", "slower, faster"},
		{[]action.Action{action.FullScreen}, "", "full screen"},
	}
)

// groupsHint has the shoulder buttons of a gamepad, which lead the frame from group to group.
var groupsHint = ui.Hint{Acts: []action.Action{action.PreviousGroup, action.NextGroup}}

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
			if w := t.keyWord(l); w.key != "" {
				words = append(words, w)
			}
		}
	}
	return words
}

// keyWord returns the words and the glyphs of a line. A stick of a gamepad is pressed, which its glyph does not say.
func (t *Table) keyWord(l keyLine) keyWord {
	w := keyWord{does: l.does}
	var names []string
	for _, a := range l.acts {
		name := t.keyName(a)
		if name == "" {
			continue
		}
		names = append(names, name)
		switch a {
		case action.Up:
			w.hints = append(w.hints, ui.MoveHint)
		case action.NextGroup:
			w.hints = append(w.hints, groupsHint)
		default:
			w.hints = append(w.hints, ui.Hint{Acts: []action.Action{a}})
		}
		if t.Canvas.Glyph(a).Stick() {
			w.does = l.does + " (press the stick)"
		}
	}
	w.key = strings.Join(names, l.between)
	return w
}

// keyName returns the name of the key of an action. All arrows have one name.
func (t *Table) keyName(a action.Action) string {
	if a == action.Up {
		return [...]string{action.Keyboard: "Arrows", action.Gamepad: "Cross"}[t.Canvas.Device]
	}
	return t.Canvas.KeyName(a)
}
