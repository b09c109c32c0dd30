package action

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"
)

// keyed are the phrases of the README that name keys, with the actions that these belong to.
var keyed = []struct {
	device Device
	phrase string
	acts   []Action
}{
	{Keyboard, "**End turn** (%s)", []Action{EndTurn}},
	{Keyboard, "press %s to enlarge it", []Action{Read}},
	{Keyboard, "%s opens the log", []Action{Log}},
	{Keyboard, "%s opens the rules", []Action{Rules}},
	{Keyboard, "**Rules** (%s on", []Action{Rules}},
	{Keyboard, "%s undoes.", []Action{Undo}},
	{Keyboard, "%s or SKIP", []Action{Skip}},
	{Keyboard, "%s and %s move it to the next or previous", []Action{NextGroup, PreviousGroup}},
	{Keyboard, "%s clicks, %s enlarges the card in the frame, and %s goes back", []Action{Choose, Read, Back}},
	{Gamepad, "%s clicks, %s goes back, %s ends the turn, %s enlarges a card, %[6]s and %[5]s change the", []Action{Choose, Back, EndTurn, Read, NextGroup, PreviousGroup}},
	{Gamepad, "%s undoes, %s (held) shows the table behind a question, %s opens the log", []Action{Undo, Look, Log}},
	{Keyboard, "The arrow keys, %s, %s, ", []Action{Choose, Back}},
	{Gamepad, "the cross, %s, and %s always work", []Action{Choose, Back}},
	{Keyboard, "Keys %s to %s press the buttons, %s (held) shows the table behind", []Action{Number1, Number9, Look}},
	{Keyboard, "%s cancels where", []Action{Back}},
	{Keyboard, "**Undo** (%s)", []Action{Undo}},
	{Keyboard, "**Redo** (%s)", []Action{Redo}},
	{Keyboard, "`%s` finds one by its words", []Action{Find}},
	{Keyboard, "%s brings one back", []Action{Usual}},
	{Keyboard, "On the Rebirth map, %s shows", []Action{Reference}},
	{Keyboard, "%s, %s, and %s play on, choose whose cards you see, and close it", []Action{EndTurn, Look, Back}},
	{Keyboard, "%s and %s quick-save and quick-load (%[2]s first", []Action{QuickSave, QuickLoad}},
}

// keyLike finds words that look like names of keys or buttons.
var keyLike = regexp.MustCompile(`\b(?:(?:Ctrl|Shift)\+\w+|F[1-9][0-2]?|[A-HJ-Z]|L[BT]|R[BT]|Esc|Enter|Tab|Space|Backspace)\b`)

// TestReadmeNamesKeys checks that the README names the usual key of each action it speaks of, and no other
// key.
func TestReadmeNamesKeys(t *testing.T) {
	b, err := os.ReadFile("../../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, text, begins := strings.Cut(string(b), "\n## How to play\n")
	text, _, ends := strings.Cut(text, "\n### Where saves are\n")
	if !begins || !ends {
		t.Fatal("the README has other headings")
	}
	text = strings.Join(strings.Fields(text), " ")
	var usual Bindings
	for _, k := range keyed {
		var names []any
		for _, a := range k.acts {
			names = append(names, strings.ReplaceAll(usual.First(a, k.device).Name(), "Bksp", "Backspace"))
		}
		phrase := fmt.Sprintf(k.phrase, names...)
		if !strings.Contains(text, phrase) {
			t.Errorf("the README does not say %q", phrase)
		}
		text = strings.ReplaceAll(text, phrase, "…")
	}
	for _, at := range keyLike.FindAllStringIndex(text, -1) {
		word, after := text[at[0]:at[1]], text[at[1]:]
		if word != "A" || strings.HasPrefix(after, ",") { // else it is an article
			t.Errorf("the README names %s and no action, before %.40q", word, after)
		}
	}
}
