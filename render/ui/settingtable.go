package ui

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"lineup/render/art/pen"
)

// This file has the table of the settings. Saving and reading them, their screen and its search all use
// it, so a setting is one row of it.

// SettingTab is a tab of the settings.
type SettingTab string

// The tabs of settings. Those on NoTab are saved but not shown.
const (
	NoTab       SettingTab = ""
	DisplayTab  SettingTab = "DISPLAY"
	MotionTab   SettingTab = "MOTION"
	SoundTab    SettingTab = "SOUND"
	PlayTab     SettingTab = "PLAY"
	ControlsTab SettingTab = "CONTROLS"
	DataTab     SettingTab = "DATA"
	AccessTab   SettingTab = "ACCESS"
)

// Setting is a row of the table: a value that is saved and that a person can change. A value is a word,
// as in the saved settings.
type Setting struct {
	Word  string // its key among the saved words
	Tab   SettingTab
	Name  string // on the screen
	Says  string // what it does, in one sentence
	Usual string // the usual value
	Parts []Part // the values of a choice, in order; nil for a slider
	Track Track  // of a slider
	// Fixed says why it has only one value in a window now, or returns "". It may be nil.
	Fixed func(s *Settings, f Fit) string
	// Here says what it does in a window in which it does less than elsewhere, or returns "". It may
	// be nil.
	Here func(f Fit) string

	get func(s *Settings) string
	set func(s *Settings, word string) (fault string) // an invalid word sets the nearest value or none
	// first is called before a person sets the value. It is nil if nothing else changes.
	first func(s *Settings, word string)
}

// paletteWords are the saved names of the palettes.
var paletteWords = []string{"usual", "red-weak", "green-weak", "blue-weak"}

// Part is a value of a choice.
type Part struct{ Word, Label string }

// Track is the range of a slider.
type Track struct {
	Least, Most, Step float64
	Label             func(float64) string
}

// Steps returns the number of steps of the slider.
func (t Track) Steps() int { return int(math.Round((t.Most - t.Least) / t.Step)) }

// MonitorWord is the word of the setting whose parts only the system knows.
const MonitorWord = "monitor"

// SettingTable returns all settings, in the order of the screen. It must not be changed.
func SettingTable() []Setting { return settingTable }

var settingTable = []Setting{
	named(windowModes, func(s *Settings) *WindowMode { return &s.Window }, Setting{
		Word: "window", Tab: DisplayTab, Name: "WINDOW", Usual: "window",
		Says:  "Borderless lets you switch to other programs at once.",
		Parts: []Part{{"window", "WINDOW"}, {"borderless", "BORDERLESS"}, {"full", "FULL SCREEN"}},
	}),
	{
		Word: MonitorWord, Tab: DisplayTab, Name: "MONITOR", Usual: AnyMonitor,
		Says:  "The screen on which the game is shown.",
		Parts: []Part{{AnyMonitor, "ANY"}},
		get:   func(s *Settings) string { return s.Monitor },
		set:   func(s *Settings, word string) string { s.Monitor = word; return "" },
	},
	number(func(s *Settings) float64 { return usual(s.TextScale) }, func(s *Settings, v float64) { s.TextScale = v }, MinTextScale, MaxTextScale, Setting{
		Word: "text_scale", Tab: DisplayTab, Name: "TEXT SIZE", Usual: "1",
		Says:  "Every sentence of the game, and the rules on cards.",
		Track: Track{MinTextScale, MaxTextScale, 0.05, Percent},
	}),
	named(textFaces, func(s *Settings) *pen.Face { return &s.TextFace }, Setting{
		Word: "text_face", Tab: DisplayTab, Name: "TEXT FACE", Usual: textFaces[pen.Lato],
		Says:  "The second face has letters that are hard to mix up.",
		Parts: []Part{{textFaces[pen.Lato], "LATO"}, {textFaces[pen.OpenDyslexic], "OPENDYSLEXIC"}},
	}),
	number(func(s *Settings) float64 { return usual(s.Scale) }, func(s *Settings, v float64) { s.Scale = v }, MinScale, MaxScale, Setting{
		Word: "scale", Tab: DisplayTab, Name: "SIZE", Usual: "1",
		Says:  "Above 100 %, cards, text and buttons grow. Below, all shrinks.",
		Track: Track{MinScale, MaxScale, 0.05, Percent}, Fixed: oneSize, Here: sizeHere,
	}),
	named(frameWords, func(s *Settings) *Frames { return &s.Frames }, Setting{
		Word: "frames", Tab: DisplayTab, Name: "FRAME RATE", Usual: "all",
		Says:  "A lower limit keeps a laptop cool and quiet.",
		Parts: []Part{{"30", "30"}, {"60", "60"}, {"120", "120"}, {"all", "NO LIMIT"}},
	}),
	flag(func(s *Settings) *bool { return &s.NoVsync }, Setting{
		Word: "no_vsync", Tab: DisplayTab, Name: "WAIT FOR THE SCREEN", Usual: "false",
		Says:  "Stops the picture from tearing. Costs a little speed.",
		Parts: []Part{{"true", "OFF"}, {"false", "ON"}},
	}),
	named(Speeds, func(s *Settings) *Speed { return &s.Speed }, Setting{
		Word: "speed", Tab: MotionTab, Name: "SPEED", Usual: Normal.String(),
		Says:  "How fast everything moves. You never have to wait for it.",
		Parts: speedParts(),
	}),
	flag(func(s *Settings) *bool { return &s.ReduceMotion }, Setting{
		Word: "reduce_motion", Tab: MotionTab, Name: "REDUCE MOTION", Usual: "false",
		Says:  "Cards fade from place to place. Nothing flies, flips or shakes.",
		Parts: []Part{{"false", "OFF"}, {"true", "ON"}},
	}),
	named(computerSpeeds, func(s *Settings) *Computers { return &s.Computers }, Setting{
		Word: "computer_speed", Tab: MotionTab, Name: "COMPUTER PLAYERS", Usual: "same",
		Says:  "How long each of their steps is shown.",
		Parts: append([]Part{{"same", "SAME AS SPEED"}}, speedParts()...),
	}),
	number(func(s *Settings) float64 { return 1 - s.Steady }, func(s *Settings, v float64) { s.Steady = 1 - v }, 0, 1, Setting{
		Word: "shake", Tab: MotionTab, Name: "SHAKE", Usual: "1",
		Says:  "How far an Attack or a Super-Villain shakes things.",
		Track: Track{0, 1, 0.1, Percent}, Fixed: stillness,
	}),
	flag(func(s *Settings) *bool { return &s.NoFlashes }, Setting{
		Word: "no_flashes", Tab: MotionTab, Name: "FLASHES", Usual: "false",
		Says:  "The whole window flashes white when a Super-Villain falls.",
		Parts: []Part{{"true", "OFF"}, {"false", "ON"}}, Fixed: stillness,
	}),
	volume(MasterVolume, Setting{Word: "volume", Name: "VOLUME", Says: "Everything that you hear."}),
	volume(EffectsVolume, Setting{Word: "volume_effects", Name: "EFFECTS", Says: "What happens at the table: cards, Power, Attacks."}),
	volume(CuesVolume, Setting{Word: "volume_cues", Name: "CUES", Says: "Clicks, and the frame that keys move."}),
	volume(MusicVolume, Setting{Word: "volume_music", Name: "MUSIC", Says: "How loud the music is."}),
	flag(func(s *Settings) *bool { return &s.Sound.NoMusic }, Setting{
		Word: "no_music", Tab: SoundTab, Name: "PLAY MUSIC", Usual: "false",
		Says:  "One tune for the table, and one for everything else.",
		Parts: []Part{{"true", "OFF"}, {"false", "ON"}},
	}),
	flag(func(s *Settings) *bool { return &s.Sound.Mono }, Setting{
		Word: "mono", Tab: SoundTab, Name: "MONO", Usual: "false",
		Says:  "Both ears hear everything.",
		Parts: []Part{{"false", "OFF"}, {"true", "ON"}},
	}),
	flag(func(s *Settings) *bool { return &s.Sound.MuteAway }, Setting{
		Word: "mute_away", Tab: SoundTab, Name: "MUTE WHEN AWAY", Usual: "false",
		Says:  "Silence while you use another window.",
		Parts: []Part{{"false", "OFF"}, {"true", "ON"}},
	}),
	named(endTurns, func(s *Settings) *EndTurn { return &s.EndTurn }, Setting{
		Word: "ask_end_turn", Tab: PlayTab, Name: "END TURN ASKS", Usual: "wasted",
		Says:  "If something is wasted: if you could still play or buy a card.",
		Parts: []Part{{"always", "ALWAYS"}, {"wasted", "IF WASTED"}, {"never", "NEVER"}},
	}),
	flag(func(s *Settings) *bool { return &s.OpenHands }, Setting{
		Word: "open_hands", Tab: PlayTab, Name: "PASS THE DEVICE", Usual: "false",
		Says:  "A curtain hides each hand until its player is ready. Turn it off if all may see all hands.",
		Parts: []Part{{"true", "OFF"}, {"false", "ON"}},
	}),
	flag(func(s *Settings) *bool { return &s.LookToggles }, Setting{
		Word: "look_toggles", Tab: PlayTab, Name: "SEE THE TABLE", Usual: "false",
		Says:  "The key and the button that show the table behind a question.",
		Parts: []Part{{"false", "HOLD"}, {"true", "PRESS TWICE"}},
	}),
	number(func(s *Settings) float64 { return s.TurnTime }, func(s *Settings, v float64) { s.TurnTime = v }, 0, MaxTurnTime, Setting{
		Word: "turn_time", Tab: PlayTab, Name: "TURN CLOCK", Usual: "0",
		Says:  "END TURN shows how long a turn takes, and warns after this time.",
		Parts: []Part{{"0", "OFF"}, {"60", "1 MIN"}, {"120", "2 MIN"}, {"180", "3 MIN"}, {"300", "5 MIN"}},
	}),
	flag(func(s *Settings) *bool { return &s.Quiet }, Setting{
		Word: "explain_nothing", Tab: PlayTab, Name: "TUTORIAL NOTES", Usual: "false",
		Says:  "A note explains each thing the first time it happens. Turn them off and on to see all of them again.",
		Parts: []Part{{"true", "OFF"}, {"false", "ON"}},
		first: func(s *Settings, word string) { s.ExplainAll(word == "false") },
	}),
	named(Narrations, func(s *Settings) *Narration { return &s.Narration }, Setting{
		Word: "narrator", Tab: AccessTab, Name: "NARRATOR", Usual: Narrations[0],
		Says:  "Says what the frame is on, and what happens at the table.",
		Parts: []Part{{Narrations[0], "OFF"}, {Narrations[1], "LINE"}, {Narrations[2], "LINE AND VOICE"}},
	}),
	number(func(s *Settings) float64 { return 1000 * (zoomDelay + s.Hover) }, func(s *Settings, v float64) { s.Hover = v/1000 - zoomDelay }, 0, maxHover, Setting{
		Word: "hover_delay", Tab: AccessTab, Name: "HOVER DELAY", Usual: "300",
		Says:  "How long the pointer rests before a card is enlarged or a text shown in full.",
		Track: Track{0, maxHover, 50, func(v float64) string { return fmt.Sprintf("%.0f MS", v) }},
	}),
	named(paletteWords, func(s *Settings) *pen.Palette { return &s.Palette }, Setting{
		Word: "palette", Tab: AccessTab, Name: "PLAYER COLORS", Usual: "usual",
		Says:  "For eyes that see red, green, or blue less well. Each player has a sign as well.",
		Parts: []Part{{"usual", "STANDARD"}, {"red-weak", "RED-WEAK"}, {"green-weak", "GREEN-WEAK"}, {"blue-weak", "BLUE-WEAK"}},
	}),
	flag(func(s *Settings) *bool { return &s.Contrast }, Setting{
		Word: "contrast", Tab: AccessTab, Name: "HIGH CONTRAST", Usual: "false",
		Says:  "Stronger letters, darker grounds, and edges around everything that you can use.",
		Parts: []Part{{"false", "OFF"}, {"true", "ON"}},
	}),
	named(PadKinds, func(s *Settings) *PadKind { return &s.Pad }, Setting{
		Word: "pad_kind", Tab: ControlsTab, Name: "GAMEPAD", Usual: PadKinds[0],
		Says:  "The kind whose buttons the screens show.",
		Parts: []Part{{PadKinds[0], "XBOX"}, {PadKinds[1], "PLAYSTATION"}, {PadKinds[2], "NINTENDO"}, {PadKinds[3], "PLAIN"}},
	}),
	{
		Word: "explained",
		get:  func(s *Settings) string { return s.Explained },
		set:  func(s *Settings, word string) string { s.Explained = word; return "" },
	},
}

// volume returns the row of a volume.
func volume(v Volume, r Setting) Setting {
	r.Tab, r.Usual, r.Track = SoundTab, "1", Track{0, 1, 0.05, Percent}
	return number(func(s *Settings) float64 { return s.Sound.At(v) }, func(s *Settings, to float64) { s.Sound.set(v, to) }, 0, 1, r)
}

// flag returns the row of a setting that is on or off.
func flag(of func(*Settings) *bool, r Setting) Setting {
	r.get = func(s *Settings) string { return strconv.FormatBool(*of(s)) }
	r.set = func(s *Settings, word string) string {
		on, err := strconv.ParseBool(word)
		if err != nil {
			return fmt.Sprintf("%q is neither true nor false", word)
		}
		*of(s) = on
		return ""
	}
	return r
}

// named returns the row of a setting with values that have names.
func named[T ~uint8](names []string, of func(*Settings) *T, r Setting) Setting {
	r.get = func(s *Settings) string { return names[*of(s)] }
	r.set = func(s *Settings, word string) string {
		i := slices.Index(names, word)
		if i < 0 {
			return fmt.Sprintf("%q is not %s", word, orList(names))
		}
		*of(s) = T(i)
		return ""
	}
	return r
}

// number returns the row of a setting that is a number with bounds.
func number(get func(*Settings) float64, set func(*Settings, float64), least, most float64, r Setting) Setting {
	r.get = func(s *Settings) string { return numberWord(get(s)) }
	r.set = func(s *Settings, word string) string {
		v, err := strconv.ParseFloat(word, 64)
		if err != nil || math.IsNaN(v) {
			return fmt.Sprintf("%q is not a number from %g to %g", word, least, most)
		}
		if v >= least && v <= most {
			set(s, v)
			return ""
		}
		set(s, min(most, max(least, v)))
		return fmt.Sprintf("%q is not from %g to %g, so it is %g now", word, least, most, get(s))
	}
	return r
}

// numberWord returns a number as a word, with no more digits than any setting has.
func numberWord(v float64) string {
	v = math.Round(v*1e6) / 1e6
	return strconv.FormatFloat(v, 'g', -1, 64)
}

// maxHover is the longest hover delay, in milliseconds.
const maxHover = 800

// Percent returns a part as a label.
func Percent(v float64) string { return fmt.Sprintf("%.0f %%", 100*v) }

func speedParts() (out []Part) {
	for i, name := range Speeds {
		out = append(out, Part{name, Speed(i).Label()})
	}
	return out
}

// oneSize says why everything has the same size in a window at all scales.
func oneSize(s *Settings, f Fit) string {
	least, most := *s, *s
	least.Scale, most.Scale = MinScale, MaxScale
	if least, most := least.Fit(f.Width, f.Height), most.Fit(f.Width, f.Height); least.Unit != most.Unit || least.TextScale != most.TextScale || least.MinTarget() != most.MinTarget() {
		return ""
	}
	return "This window is too small for another size."
}

// stillness says why a motion has only one value, or returns "".
func stillness(s *Settings, _ Fit) string {
	if s.ReduceMotion {
		return "REDUCE MOTION leaves this out."
	}
	return ""
}

// sizeHere says what a larger size does in a tall window, where cards have the whole width at all sizes, and
// in one with the largest buttons for its size.
func sizeHere(f Fit) string {
	least := FitInto(f.Width, f.Height).MinTarget() >= MostTarget-0.01
	switch {
	case f.Narrow && least:
		return "In this window, only text grows. A wider window has more sizes."
	case f.Narrow:
		return "In a tall window, cards are as large as they can be. The rest grows."
	case least:
		return "In this window, cards and text grow, and buttons stay."
	}
	return ""
}

// UsualSettings returns the settings of a new player.
func UsualSettings() (s Settings) {
	for i := range settingTable {
		settingTable[i].set(&s, settingTable[i].Usual)
	}
	return s
}

// Value returns the value of the setting.
func (r *Setting) Value(s *Settings) string { return r.get(s) }

// Changed reports whether the value is not the usual one.
func (r *Setting) Changed(s *Settings) bool { return r.get(s) != r.Usual }

// Set sets the value as a person does.
func (r *Setting) Set(s *Settings, word string) {
	if r.get(s) == word {
		return
	}
	if r.first != nil {
		r.first(s, word)
	}
	r.set(s, word)
}

// Chosen returns the index of the part of a choice that is its value, or -1.
func (r *Setting) Chosen(s *Settings) int {
	now := r.get(s)
	return slices.IndexFunc(r.Parts, func(p Part) bool { return p.Word == now })
}

// At returns the step of a slider that is nearest to a value.
func (r *Setting) At(word string) int {
	v, err := strconv.ParseFloat(word, 64)
	if err != nil {
		return 0
	}
	return min(r.Track.Steps(), max(0, int(math.Round((v-r.Track.Least)/r.Track.Step))))
}

// SetStep sets a slider to a step.
func (r *Setting) SetStep(s *Settings, step int) {
	t := r.Track
	v := t.Least + float64(min(t.Steps(), max(0, step)))*t.Step
	r.Set(s, numberWord(math.Round(v*1000)/1000))
}

// Move moves the value by steps of a slider or parts of a choice, up to its end.
func (r *Setting) Move(s *Settings, by int) {
	if r.Parts == nil {
		r.SetStep(s, r.At(r.get(s))+by)
		return
	}
	at := r.Chosen(s)
	if at < 0 && by < 0 {
		at = 1 // a value of none of them: left goes to the first
	}
	r.Set(s, r.Parts[min(len(r.Parts)-1, max(0, at+by))].Word)
}

// Switch reports whether it has two values, so that Enter can change to the other one. More would have to begin again
// after the last one.
func (r *Setting) Switch() bool { return len(r.Parts) == 2 }

// Next sets the next value, and the first one after the last.
func (r *Setting) Next(s *Settings) {
	if r.Parts == nil {
		r.SetStep(s, (r.At(r.get(s))+1)%(r.Track.Steps()+1))
		return
	}
	r.Set(s, r.Parts[(r.Chosen(s)+1)%len(r.Parts)].Word)
}

// Label returns the name of the value on the screen.
func (r *Setting) Label(s *Settings) string { return r.labelOf(r.get(s)) }

// UsualLabel returns the name of the usual value on the screen.
func (r *Setting) UsualLabel() string { return r.labelOf(r.Usual) }

func (r *Setting) labelOf(word string) string {
	for _, p := range r.Parts {
		if p.Word == word {
			return p.Label
		}
	}
	if v, err := strconv.ParseFloat(word, 64); err == nil && r.Track.Label != nil {
		return r.Track.Label(v)
	}
	return strings.ToUpper(word)
}

// Read takes settings from words, in the form that Words writes. Missing ones stay. Numbers out of range
// become the nearest ones in it, and other invalid words change nothing. Faults says which were invalid
// and which values are possible.
func (s *Settings) Read(words map[string]string) (faults []string) {
	for i := range settingTable {
		r := &settingTable[i]
		if w, ok := words[r.Word]; ok {
			if fault := r.set(s, w); fault != "" {
				faults = append(faults, r.Word+": "+fault)
			}
		}
	}
	return append(faults, s.Keys.Read(words)...)
}

// Words returns the settings to save, with all other saved words, which another version may know.
func (s Settings) Words(beside map[string]string) map[string]string {
	out := map[string]string{}
	maps.Copy(out, beside)
	for i := range settingTable {
		out[settingTable[i].Word] = settingTable[i].get(&s)
	}
	s.Keys.Words(out)
	return out
}
