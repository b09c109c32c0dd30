// Package action has the one list of what keys and the buttons of a gamepad do. A screen asks whether an
// action is wanted, never for a key, so every key can be changed, and every place that names a key asks
// here for the present one.
package action

import "github.com/hajimehoshi/ebiten/v2"

// Action is something that a key or a button of a gamepad does.
type Action uint8

// The actions.
const (
	None Action = iota
	// Everywhere.
	Choose
	Back
	Up
	Down
	Left
	Right
	NextGroup
	PreviousGroup
	Skip
	Next
	Previous
	NextPage
	PreviousPage
	First
	Last
	Rules
	FullScreen
	// At a table.
	EndTurn
	Read
	Undo
	Redo
	UndoCard
	Look
	Log
	Slower
	Faster
	Reference
	QuickSave
	QuickLoad
	Number1
	Number2
	Number3
	Number4
	Number5
	Number6
	Number7
	Number8
	Number9
	// In lists.
	Begin
	Rename
	Delete
	Restore
	Parent
	// On the title.
	Continue
	QuickGame
	NewGame
	Campaign
	DailyGame
	SavedGames
	Library
	Settings
	// On the settings.
	NextTab
	PreviousTab
	Find
	Usual
	// On the page of a result.
	Rematch
	Watch
	// In a campaign.
	Story
	Missions
	Heroes
	Points
	count
)

// Place is a set of places of the program where an action works.
type Place uint8

// The places.
const (
	AtTable Place = 1 << iota
	InLists
	OnTitle
	OnSettings
	OnResult
	InCampaign
	Everywhere = AtTable | InLists | OnTitle | OnSettings | OnResult | InCampaign
)

// Places are the places in the order in which they are listed, with their names on a button.
var Places = []struct {
	Place Place
	Label string
}{
	{Everywhere, "EVERYWHERE"}, {AtTable, "TABLE"}, {InLists, "LISTS"}, {OnTitle, "TITLE"}, {OnSettings, "SETTINGS"}, {OnResult, "RESULT"}, {InCampaign, "CAMPAIGN"},
}

// about is what there is to know about an action.
type about struct {
	word  string // in the settings file
	label string // on the screen of the keys
	says  string // a sentence
	in    Place
	// fixed ones always work and cannot be taken away: they lead out of everything. Always is what they do, after
	// the name of one in a sentence.
	fixed  [devices][]Chord
	always string
	// usual ones can be changed.
	usual [devices][]Chord
}

// table is the list.
var table = [count]about{
	Choose: {word: "choose", label: "CHOOSE", says: "Presses what is in the frame.", in: Everywhere,
		always: "always presses what is in the frame", fixed: [devices][]Chord{keys(ebiten.KeyEnter, ebiten.KeyNumpadEnter), pads(ebiten.StandardGamepadButtonRightBottom)}},
	Back: {word: "back", label: "BACK", says: "Goes one step back. In a game, it opens the menu.", in: Everywhere,
		always: "always goes one step back", fixed: [devices][]Chord{keys(ebiten.KeyEscape), pads(ebiten.StandardGamepadButtonRightRight)}, usual: [devices][]Chord{Gamepad: pads(ebiten.StandardGamepadButtonCenterRight)}},
	Up: {word: "up", label: "UP", says: "Moves the frame up.", in: Everywhere,
		always: "always moves the frame up", fixed: [devices][]Chord{keys(ebiten.KeyUp), pads(ebiten.StandardGamepadButtonLeftTop)}},
	Down: {word: "down", label: "DOWN", says: "Moves the frame down.", in: Everywhere,
		always: "always moves the frame down", fixed: [devices][]Chord{keys(ebiten.KeyDown), pads(ebiten.StandardGamepadButtonLeftBottom)}},
	Left: {word: "left", label: "LEFT", says: "Moves the frame to the left.", in: Everywhere,
		always: "always moves the frame to the left", fixed: [devices][]Chord{keys(ebiten.KeyLeft), pads(ebiten.StandardGamepadButtonLeftLeft)}},
	Right: {word: "right", label: "RIGHT", says: "Moves the frame to the right.", in: Everywhere,
		always: "always moves the frame to the right", fixed: [devices][]Chord{keys(ebiten.KeyRight), pads(ebiten.StandardGamepadButtonLeftRight)}},
	NextGroup: {word: "next_group", label: "NEXT GROUP", says: "Moves the frame on: hand, Line-Up, stacks, seats, buttons.", in: Everywhere,
		usual: [devices][]Chord{keys(ebiten.KeyTab), pads(ebiten.StandardGamepadButtonFrontTopRight)}},
	PreviousGroup: {word: "previous_group", label: "PREVIOUS GROUP", says: "Moves the frame to the group before.", in: Everywhere,
		usual: [devices][]Chord{[]Chord{Of(ebiten.KeyTab).Shifted()}, pads(ebiten.StandardGamepadButtonFrontTopLeft)}},
	Skip: {word: "skip", label: "SKIP", says: "Ends all motion. In texts, it goes a page on.", in: Everywhere,
		usual: [devices][]Chord{keys(ebiten.KeySpace), pads(ebiten.StandardGamepadButtonLeftStick)}},
	Next: {word: "next", label: "NEXT", says: "Shows the next card, page, or step of a replay.", in: Everywhere,
		usual: [devices][]Chord{keys(ebiten.KeyPeriod)}},
	Previous: {word: "previous", label: "PREVIOUS", says: "Shows the card, page, or step before.", in: Everywhere,
		usual: [devices][]Chord{keys(ebiten.KeyComma)}},
	NextPage: {word: "next_page", label: "PAGE DOWN", says: "Goes a page on, or a turn in a replay.", in: Everywhere,
		usual: [devices][]Chord{keys(ebiten.KeyPageDown)}},
	PreviousPage: {word: "previous_page", label: "PAGE UP", says: "Goes a page back, or a turn in a replay.", in: Everywhere,
		usual: [devices][]Chord{keys(ebiten.KeyPageUp)}},
	First: {word: "first", label: "TO THE START", says: "Goes to the start of a list, a text, or a replay.", in: Everywhere,
		usual: [devices][]Chord{keys(ebiten.KeyHome)}},
	Last: {word: "last", label: "TO THE END", says: "Goes to the end of a list, a text, or a replay.", in: Everywhere,
		usual: [devices][]Chord{keys(ebiten.KeyEnd)}},
	Rules: {word: "rules", label: "RULES", says: "Opens the rules.", in: Everywhere,
		usual: [devices][]Chord{keys(ebiten.KeyF1), pads(ebiten.StandardGamepadButtonRightStick)}},
	FullScreen: {word: "full_screen", label: "FULL SCREEN", says: "Fills the screen, or goes back to a window.", in: Everywhere,
		usual: [devices][]Chord{keys(ebiten.KeyF11)}},

	EndTurn: {word: "end_turn", label: "END TURN", says: "Asks first if something would be wasted. In a replay, it plays from there.", in: AtTable,
		usual: [devices][]Chord{keys(ebiten.KeyE), pads(ebiten.StandardGamepadButtonRightLeft)}},
	Read: {word: "read", label: "READ", says: "Shows the card large, with its rulings.", in: AtTable,
		usual: [devices][]Chord{keys(ebiten.KeyR), pads(ebiten.StandardGamepadButtonRightTop)}},
	Undo: {word: "undo", label: "UNDO", says: "Undoes the last step.", in: AtTable,
		usual: [devices][]Chord{[]Chord{Of(ebiten.KeyZ).Controlled(), Of(ebiten.KeyBackspace)}, pads(ebiten.StandardGamepadButtonFrontBottomLeft)}},
	Redo: {word: "redo", label: "REDO", says: "Restores the last undone step.", in: AtTable,
		usual: [devices][]Chord{[]Chord{Of(ebiten.KeyY).Controlled(), Of(ebiten.KeyZ).Controlled().Shifted()}}},
	UndoCard: {word: "undo_card", label: "UNDO LAST CARD", says: "Undoes the last card and everything it did.", in: AtTable,
		usual: [devices][]Chord{[]Chord{Of(ebiten.KeyBackspace).Shifted()}}},
	Look: {word: "look", label: "LOOK AT THE TABLE", says: "Shows the table behind a question, while held. In a replay, it lists whose cards you can see.", in: AtTable,
		usual: [devices][]Chord{keys(ebiten.KeyV), pads(ebiten.StandardGamepadButtonFrontBottomRight)}},
	Log: {word: "log", label: "LOG", says: "Shows everything that happened.", in: AtTable,
		usual: [devices][]Chord{keys(ebiten.KeyL), pads(ebiten.StandardGamepadButtonCenterLeft)}},
	Slower: {word: "slower", label: "SLOWER", says: "Slows the animations down.", in: AtTable,
		usual: [devices][]Chord{keys(ebiten.KeyMinus)}},
	Faster: {word: "faster", label: "FASTER", says: "Speeds the animations up.", in: AtTable,
		usual: [devices][]Chord{keys(ebiten.KeyEqual)}},
	Reference: {word: "reference", label: "REFERENCE", says: "Shows the reference cards of a game that has some.", in: AtTable,
		usual: [devices][]Chord{keys(ebiten.KeyT)}},
	QuickSave: {word: "quick_save", label: "QUICK SAVE", says: "Saves this moment of the game.", in: AtTable,
		usual: [devices][]Chord{keys(ebiten.KeyF5)}},
	QuickLoad: {word: "quick_load", label: "QUICK LOAD", says: "Goes back to the moment of the last quick save.", in: AtTable,
		usual: [devices][]Chord{keys(ebiten.KeyF9)}},
	Number1: number(1, "first"), Number2: number(2, "second"), Number3: number(3, "third"), Number4: number(4, "fourth"), Number5: number(5, "fifth"),
	Number6: number(6, "sixth"), Number7: number(7, "seventh"), Number8: number(8, "eighth"), Number9: number(9, "ninth"),

	Begin: {word: "begin", label: "NEW CAMPAIGN", says: "Begins a campaign.", in: InLists, usual: [devices][]Chord{keys(ebiten.KeyN)}},
	Rename: {word: "rename", label: "RENAME", says: "Gives a saved game or a campaign another name.", in: InLists,
		usual: [devices][]Chord{keys(ebiten.KeyF2)}},
	Delete: {word: "delete", label: "DELETE", says: "Deletes a saved game or a campaign. You can restore it.", in: InLists,
		usual: [devices][]Chord{keys(ebiten.KeyDelete)}},
	Restore: {word: "restore", label: "RESTORE", says: "Restores the game or campaign deleted last.", in: InLists,
		usual: [devices][]Chord{[]Chord{Of(ebiten.KeyZ).Controlled()}}},
	Parent: {word: "parent", label: "FOLDER ABOVE", says: "Goes to the folder above, where files are chosen.", in: InLists,
		usual: [devices][]Chord{keys(ebiten.KeyBackspace)}},

	Continue:   {word: "continue", label: "CONTINUE", says: "Continues the latest game.", in: OnTitle, usual: [devices][]Chord{keys(ebiten.KeyC), pads(ebiten.StandardGamepadButtonRightTop)}},
	QuickGame:  {word: "quick_game", label: "QUICK GAME", says: "Starts a game at once.", in: OnTitle, usual: [devices][]Chord{keys(ebiten.KeyQ)}},
	NewGame:    {word: "new_game", label: "NEW GAME", says: "Sets up a game.", in: OnTitle | OnResult, usual: [devices][]Chord{keys(ebiten.KeyN)}},
	Campaign:   {word: "campaign", label: "CAMPAIGN", says: "Shows the campaigns.", in: OnTitle, usual: [devices][]Chord{keys(ebiten.KeyR)}},
	DailyGame:  {word: "daily_game", label: "DAILY GAME", says: "Starts the game of the day.", in: OnTitle, usual: [devices][]Chord{keys(ebiten.KeyD)}},
	SavedGames: {word: "saved_games", label: "SAVED GAMES", says: "Shows the saved games.", in: OnTitle, usual: [devices][]Chord{keys(ebiten.KeyS)}},
	Library:    {word: "library", label: "LIBRARY", says: "Shows all cards.", in: OnTitle, usual: [devices][]Chord{keys(ebiten.KeyL)}},

	Settings: {word: "settings", label: "SETTINGS", says: "Shows the settings.", in: OnTitle, usual: [devices][]Chord{keys(ebiten.KeyO), pads(ebiten.StandardGamepadButtonRightLeft)}},

	NextTab: {word: "next_tab", label: "NEXT TAB", says: "Shows the next tab of the settings.", in: OnSettings,
		usual: [devices][]Chord{keys(ebiten.KeyE), pads(ebiten.StandardGamepadButtonFrontBottomRight)}},
	PreviousTab: {word: "previous_tab", label: "PREVIOUS TAB", says: "Shows the tab before.", in: OnSettings,
		usual: [devices][]Chord{keys(ebiten.KeyQ), pads(ebiten.StandardGamepadButtonFrontBottomLeft)}},
	Find: {word: "find", label: "FIND A SETTING", says: "Finds settings by their words.", in: OnSettings,
		usual: [devices][]Chord{keys(ebiten.KeySlash)}},
	Usual: {word: "usual", label: "USUAL VALUE", says: "Brings a setting back to its usual value.", in: OnSettings,
		usual: [devices][]Chord{keys(ebiten.KeyBackspace), pads(ebiten.StandardGamepadButtonRightLeft)}},

	Rematch: {word: "rematch", label: "REMATCH", says: "Starts another game with the same players.", in: OnResult, usual: [devices][]Chord{keys(ebiten.KeyR)}},
	Watch:   {word: "watch", label: "WATCH REPLAY", says: "Shows the game from the start.", in: OnResult, usual: [devices][]Chord{keys(ebiten.KeyW)}},

	Story:    {word: "story", label: "STORY SO FAR", says: "Shows the pages of the story again.", in: InCampaign, usual: [devices][]Chord{keys(ebiten.KeyS)}},
	Missions: {word: "missions", label: "MISSIONS", says: "Shows the Side Missions.", in: InCampaign, usual: [devices][]Chord{keys(ebiten.KeyM)}},
	Heroes:   {word: "heroes", label: "HEROES", says: "Changes who plays which Super Hero.", in: InCampaign, usual: [devices][]Chord{keys(ebiten.KeyH)}},
	Points:   {word: "points", label: "ALL SAVE POINTS", says: "Shows every point to go back to.", in: InCampaign, usual: [devices][]Chord{keys(ebiten.KeyG)}},
}

// number returns the action of a digit.
func number(n int, nth string) about {
	digit, pad := ebiten.KeyDigit0+ebiten.Key(n), ebiten.KeyNumpad0+ebiten.Key(n)
	return about{word: "number_" + string(rune('0'+n)), label: "CARD OR ANSWER " + string(rune('0'+n)),
		says: "Plays the " + nth + " card of your hand, or gives the " + nth + " answer.", in: AtTable, usual: [devices][]Chord{keys(digit, pad)}}
}

func keys(keys ...ebiten.Key) (out []Chord) {
	for _, k := range keys {
		out = append(out, Of(k))
	}
	return out
}

func pads(buttons ...ebiten.StandardGamepadButton) (out []Chord) {
	for _, b := range buttons {
		out = append(out, Of(KeyOf(b)))
	}
	return out
}

// Number returns the action of a digit from 1 to 9.
func Number(n int) Action { return Number1 + Action(n-1) }

// In returns the actions of a place, in the order of the list. An action of several places is listed in the
// first of them, and those that work everywhere are only in [Everywhere].
func In(p Place) (out []Action) {
	for a := Choose; a < count; a++ {
		in := table[a].in
		if in == p || in != Everywhere && p != Everywhere && in&-in == p {
			out = append(out, a)
		}
	}
	return out
}

// Label returns the name of an action on the screen of the keys.
func (a Action) Label() string { return table[a].label }

// Says returns a sentence about an action.
func (a Action) Says() string { return table[a].says }

// meets reports whether two actions work in the same place.
func (a Action) meets(b Action) bool { return table[a].in&table[b].in != 0 }
