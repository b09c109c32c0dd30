package campaign

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"lineup/game/campaign"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	"lineup/game/savegame"
	"lineup/game/story"
	"lineup/render/art"
	"lineup/render/files"
	"lineup/render/players"
	"lineup/render/ui"
	"lineup/render/wording"
)

// Host is the program around campaigns: its data and its services.
type Host struct {
	Catalog   *mode.Catalog
	Computers players.Computers
	Store     Store // nil if nothing is saved
	Files     *files.Access
	Settings  *ui.Settings
	Now       func() int64 // seconds since 1970 began, UTC
	FreshSeed func() uint64
	Me        func() string     // the name of the local person, or "" if unknown
	NameMe    func(name string) // sets that name

	Show  func(ui.Screen)
	Title func()      // shows the title
	Tell  func(error) // shows an error over the screen
	// Settle waits until everything is saved.
	Settle func()
	Match  func(match.Plan) (*match.Match, error) // returns the match of a plan
	// Play shows the table of a match, saved under the ID game with a title. Begun, unless nil,
	// gets the new game first. If it fails, nothing is shown.
	Play func(m *match.Match, game, title string, begun func(savegame.SavedGame) error) error
	Open func(id string) error // opens a saved game
	// Read returns the match of a saved game without showing it.
	Read func(id string) (*match.Match, error)
	// Finished returns the replay of a finished match, and its line in the record.
	Finished func(*match.Match) (savegame.SavedGame, savegame.Finished)
	Leave    func()                    // stops saving the current game
	Result   func(*match.Match, Ended) // shows the result of a match and of its attempt
}

// Flow is the way through campaigns: from the list to an overview, through the pages of the story
// to the table, and back with the result. A nil Flow is for a program without campaigns.
type Flow struct {
	host       Host
	faces      []art.Face // of campaigns, set on first use
	leftMuster *Muster    // the screen for a new campaign that was left without one, or nil
}

// NewFlow returns the Flow of a program.
func NewFlow(h Host) *Flow { return &Flow{host: h} }

// ShowAll shows the list of campaigns, or the screen for a new one if there are none. It needs a
// store.
func (f *Flow) ShowAll() {
	f.host.Settle()
	if list := f.list(); len(list.list) > 0 {
		f.host.Show(list)
		return
	}
	f.New()
}

// list returns the list of campaigns.
func (f *Flow) list() *List {
	return NewList(ListOptions{Store: f.host.Store, Files: f.host.Files, Now: f.host.Now, Begin: f.New, Open: f.Open, Back: f.host.Title})
}

// takeIn imports a campaign from a file, on the list of campaigns.
func (f *Flow) takeIn() {
	list := f.list()
	f.host.Show(list)
	list.Import()
}

// New shows the screen for a new campaign: the one that was left without a campaign, or else a new
// one.
func (f *Flow) New() {
	if f.leftMuster == nil {
		f.leftMuster = NewMuster(MusterOptions{
			Players: []campaign.Player{{Name: cmp.Or(f.host.Me(), "Ana")}}, Computers: f.host.Computers, Faces: f.printed(), New: true, FreshSeed: f.host.FreshSeed,
			Done: f.begin, Back: f.leaveNew, Import: f.takeIn,
		})
	}
	f.host.Show(f.leftMuster)
}

// leaveNew leaves the screen for a new campaign. It shows the list of campaigns, or the title if
// there are none.
func (f *Flow) leaveNew() {
	if len(f.host.Store.Campaigns()) > 0 {
		f.ShowAll()
		return
	}
	f.host.Title()
}

// begin begins a campaign and shows it.
func (f *Flow) begin(title string, rivals bool, players []campaign.Player) error {
	seed, begin := f.host.FreshSeed(), campaign.Begin
	if rivals {
		begin = campaign.Compete
	}
	c, err := begin(fmt.Sprintf("%x-%x", f.host.Now(), seed), title, seed, players)
	if err != nil {
		return err
	}
	if i := slices.IndexFunc(c.Players, func(p campaign.Player) bool { return p.Kind == "" }); i >= 0 {
		f.host.NameMe(c.Players[i].Name)
	}
	if err := f.Keep(c); err != nil {
		return err
	}
	f.leftMuster = nil
	return nil
}

// Keep saves a campaign and shows it.
func (f *Flow) Keep(c campaign.Campaign) error {
	f.host.Settle()
	if _, err := f.host.Store.KeepCampaign(c, nil); err != nil {
		return err
	}
	f.Show(c)
	return nil
}

// Open shows a saved campaign.
func (f *Flow) Open(file string) error {
	f.host.Settle()
	k, err := f.host.Store.OpenCampaign(file)
	if err != nil {
		return err
	}
	f.Show(k.Campaign)
	for _, l := range f.host.Store.Campaigns() {
		for _, old := range l.Backup {
			if old.ID == file && old.Lacks != "" {
				f.host.Tell(remark("This is an older save. It lacks " + old.Lacks + "."))
			}
		}
	}
	return nil
}

// remark is a sentence to show like an error.
type remark string

// Error returns the sentence.
func (r remark) Error() string { return string(r) }

// Unopened returns a sentence about campaigns that cannot be opened, or "" if there are none.
func (f *Flow) Unopened() string {
	if f == nil || f.host.Store == nil {
		return ""
	}
	var names []string
	for _, l := range f.host.Store.Campaigns() {
		if l.Fault != "" {
			names = append(names, "\""+campaignName(&l)+"\"")
		}
	}
	switch len(names) {
	case 0:
		return ""
	case 1:
		return "The campaign " + names[0] + " can't be opened. See " + Label + "."
	}
	return "The campaigns " + card.AndList(names) + " can't be opened. See " + Label + "."
}

// Resumable is a campaign between two attempts.
type Resumable struct {
	Saved savegame.Moment // when it was saved last
	Words []string        // what comes next and who plays, a line each
	Do    func() error    // leads on to the next attempt
}

// Latest returns the campaign that was saved last, of those that can continue with another attempt.
// A campaign whose current attempt is a saved game is not among them: that game is continued
// instead. Ok is false if there is none.
func (f *Flow) Latest() (r Resumable, ok bool) {
	if f == nil || f.host.Store == nil {
		return r, false
	}
	for _, l := range f.host.Store.Campaigns() {
		c := l.SavedCampaign.Campaign
		if l.Fault != "" || c.Next().Over || l.Game != "" {
			continue
		}
		return Resumable{l.Moment(), resumeWords(&l), func() error { return f.goOn(c) }}, true
	}
	return r, false
}

// resumeWords returns the lines for a campaign that continues: its title, the next attempt, the
// players, and the score.
func resumeWords(l *savegame.ListedCampaign) []string {
	c := l.SavedCampaign.Campaign
	next := attemptWords(c)
	if !c.Next().Running {
		next = "Next: " + next
	}
	words := []string{cmp.Or(wording.OneLine(c.Title), "Rebirth campaign"), next, "With " + playersWords(c.Players)}
	if !c.Rivals && c.Begun() {
		words = append(words, grammar.Count(c.Score(), "point", "points"))
	}
	return words
}

// runningWords is what follows the words for an attempt that has begun.
const runningWords = ", in progress"

// attemptWords describes the next or current attempt of a campaign that is not over.
func attemptWords(c campaign.Campaign) string {
	next := c.Next()
	if c.Rivals {
		words := fmt.Sprintf("Game %d", next.Scenario)
		if next.Running {
			words += runningWords
		}
		return words
	}
	words := fmt.Sprintf("Scenario %d, %s", next.Scenario, rebirth.Scenarios[next.Scenario-1].Name)
	switch {
	case next.Running:
		words += runningWords
	case next.Try > 1:
		words += fmt.Sprintf(", attempt %d", next.Try)
	}
	return words
}

// Show shows the overview of a campaign.
func (f *Flow) Show(c campaign.Campaign) { f.host.Show(f.Overview(c)) }

// Overview returns the overview of a campaign.
func (f *Flow) Overview(c campaign.Campaign) *Overview {
	return NewOverview(OverviewOptions{
		Campaign: c, Faces: f.printed(), Settings: f.host.Settings,
		Continue: func() error { return f.goOn(c) },
		GoBack: func(entry int) error {
			back, err := c.GoBack(entry)
			if err != nil {
				return err
			}
			return f.Keep(back)
		},
		Heroes: func() { f.change(c) },
		Read: func(pages []story.Page, kicker, title string) {
			back := func() { f.Show(c) }
			f.read(kicker, title, pages, "TO THE CITY", back, back)
		},
		List: f.ShowAll, Underway: f.underway(c),
		Story: func() *Story {
			chapter, told := tells(c)
			if !told {
				return nil
			}
			return NewStory(StoryOptions{Pages: opening(chapter, c.Players, c.Page().Damage), Settings: f.host.Settings})
		},
	})
}

// change shows the screen for the next players of a campaign.
func (f *Flow) change(c campaign.Campaign) {
	f.host.Show(NewMuster(MusterOptions{
		Title: c.Title, Players: c.Players, Computers: f.host.Computers, Rivals: c.Rivals, Faces: f.printed(), FreshSeed: f.host.FreshSeed, Back: func() { f.Show(c) },
		Done: func(_ string, _ bool, players []campaign.Player) error {
			next, err := c.Seat(players)
			if err != nil {
				return err
			}
			return f.Keep(next)
		},
	}))
}

// printed returns all printed faces of a campaign, or nil if the catalog has no such mode.
func (f *Flow) printed() []art.Face {
	if f.faces == nil {
		if g, err := f.host.Catalog.Prepare(match.Plan{Mode: rebirth.ID}); err == nil {
			f.faces = art.Faces(g.Book)
		}
	}
	return f.faces
}

// goOn continues a campaign with the current attempt or the next one. The story comes before a
// first attempt.
func (f *Flow) goOn(c campaign.Campaign) error {
	next := c.Next()
	switch {
	case next.Over:
		return errors.New("this campaign is over: go back to an earlier point, or start a new one")
	case next.Running:
		return f.resume(c)
	case f.host.Store.ReadOnly() != "":
		return errors.New(f.host.Store.ReadOnly())
	}
	chapter, told := tells(c)
	if !told {
		return f.Start(c)
	}
	f.read(fmt.Sprint("Scenario ", next.Scenario), chapter.Title, opening(chapter, c.Players, c.Page().Damage), "PLAY", func() {
		if err := f.Start(c); err != nil {
			f.Show(c)
			f.host.Tell(err)
		}
	}, func() { f.Show(c) })
	return nil
}

// Start begins the next attempt of a campaign. It saves the campaign and its game in one step.
func (f *Flow) Start(c campaign.Campaign) error {
	next, err := c.Start()
	if err != nil {
		return err
	}
	next = next.Dated(f.host.Now())
	m, err := f.deal(next)
	if err != nil {
		return err
	}
	f.host.Settle()
	return f.host.Play(m, next.Game(), playTitle(next), func(g savegame.SavedGame) error {
		_, err := f.host.Store.KeepCampaign(next, &g)
		return err
	})
}

// deal returns the match of the current attempt from its beginning.
func (f *Flow) deal(c campaign.Campaign) (*match.Match, error) {
	plan, err := c.Plan()
	if err != nil {
		return nil, err
	}
	return f.host.Match(plan)
}

// playTitle returns the title of the current attempt's game in lists.
func playTitle(c campaign.Campaign) string {
	title, next := c.Title, c.Next()
	if title == "" {
		title = "Rebirth campaign"
	}
	if c.Rivals {
		return fmt.Sprintf("%s: game %d", title, next.Scenario)
	}
	title = fmt.Sprintf("%s: Scenario %d", title, next.Scenario)
	if next.Try > 1 {
		title += ", second attempt"
	}
	return title
}

// resume opens the game of the current attempt. If that game is missing, it is dealt again from the
// same seed.
func (f *Flow) resume(c campaign.Campaign) error {
	f.host.Settle()
	switch id, err := f.attempt(c); {
	case err != nil:
		return fmt.Errorf("this attempt's game can't be opened (%w). GO BACK TO its start to replay it, or open one of its turns from SAVED GAMES", err)
	case id != "":
		return f.host.Open(id)
	}
	m, err := f.deal(c)
	if err != nil {
		return err
	}
	return f.host.Play(m, c.Game(), playTitle(c), nil)
}

// attempt returns the ID of the save that holds the game of the current attempt, or "" if that game is
// missing. It returns an error if the save can't be read.
func (f *Flow) attempt(c campaign.Campaign) (id string, err error) {
	for _, l := range f.host.Store.Campaigns() {
		if l.Fault == "" && l.ID == c.ID {
			id = l.Game
		}
	}
	for _, e := range f.host.Store.List() {
		switch {
		case id == "" || e.ID != id:
		case e.Fault == "":
			return id, nil
		case !e.Newer && len(e.Backup) > 0:
			return e.Backup[0].ID, nil
		default:
			return "", errors.New(strings.TrimSuffix(e.Fault, "."))
		}
	}
	return "", nil
}

// underway returns the damage of the city in the attempt of a campaign that is in progress, or nil if
// there is none, or if its game can't be read.
func (f *Flow) underway(c campaign.Campaign) map[string]int {
	if !c.Next().Running || f.host.Store == nil || f.host.Read == nil {
		return nil
	}
	id, err := f.attempt(c)
	if err != nil || id == "" {
		return nil
	}
	m, err := f.host.Read(id)
	if err != nil {
		return nil // CONTINUE says why
	}
	return rebirth.Damage(m.View(m.ToAct())) // every seat sees it
}

// IsPlay reports whether a game is an attempt of a campaign, by its ID.
func IsPlay(game string) bool {
	_, of := campaign.Of(game)
	return of
}

// playing returns the campaign whose current attempt is a game. Ok is false for any other game.
func (f *Flow) playing(game string) (c campaign.Campaign, ok bool) {
	id, ok := campaign.Of(game)
	if !ok || f == nil || f.host.Store == nil {
		return c, false
	}
	for _, l := range f.host.Store.Campaigns() {
		if l.Fault == "" && l.ID == id && l.SavedCampaign.Campaign.Game() == game {
			return l.SavedCampaign.Campaign, true
		}
	}
	return c, false
}

// Playing reports whether a game is the current attempt of a campaign.
func (f *Flow) Playing(game string) bool {
	_, ok := f.playing(game)
	return ok
}

// ShowOf shows the overview of the campaign whose current attempt is a game, or all campaigns if
// there is none.
func (f *Flow) ShowOf(game string) {
	f.host.Settle()
	if c, ok := f.playing(game); ok {
		f.Show(c)
		return
	}
	f.ShowAll()
}

// End records the outcome of a finished game together with its replay, and shows the result. It
// reports whether the game is the current attempt of a campaign. It ignores any other game.
func (f *Flow) End(game string, m *match.Match) bool {
	c, ok := f.playing(game)
	if !ok {
		return false
	}
	next, err := f.record(c, m)
	if err != nil {
		// The game stays saved, so CONTINUE tries again.
		f.host.Tell(err)
		f.host.Result(m, Ended{Name: tryName(c.Next()), Do: func() { f.Show(c) }})
		return true
	}
	f.host.Result(m, f.ended(c, next))
	return true
}

// Ended is an attempt that has ended, for the result screen.
type Ended struct {
	Name  string   // such as "attempt 2"
	Lines []string // what it has changed in the campaign, a sentence each; nil if unknown
	Gains []EndGain
	Do    func() // continues the campaign
	// Ahead paints the first page of its story in the background, or is nil.
	Ahead func(c *ui.Canvas)
}

// EndGain is something that an attempt has brought.
type EndGain struct {
	Face        *art.Face // of the card, or nil if it is not one
	Name, Words string
}

// ended returns an attempt that has ended, from its campaign before and after the result.
func (f *Flow) ended(before, c campaign.Campaign) Ended {
	e := Ended{Name: tryName(before.Next()), Do: func() { f.tellEnd(before, c) }}
	if _, pages := f.endPages(before, c); len(pages) > 0 {
		ahead := sync.OnceValue(func() *Story { return NewStory(StoryOptions{Pages: pages, Settings: f.host.Settings}) })
		e.Ahead = func(c *ui.Canvas) { ahead().Ahead(c) }
	}
	r, ok := c.Report()
	if !ok {
		return e
	}
	points := "No points"
	if r.Points != 0 {
		points = fmt.Sprintf("%+d %s", r.Points, grammar.Plural(max(r.Points, -r.Points), "point", "points"))
	}
	e.Lines = []string{points + ". " + scoreWords(c), r.Next}
	for _, g := range r.Gains {
		words := g.Says
		if g.Player != "" {
			words = wording.OneLine(g.Player) + ": " + words
		}
		e.Gains = append(e.Gains, EndGain{f.cardFace(g.Name), g.Name, words})
	}
	return e
}

// scoreWords says what a campaign's score is and how it adds up.
func scoreWords(c campaign.Campaign) string {
	when, score := "so far", c.Score()
	if c.Next().Over {
		when = "in all"
	}
	says := fmt.Sprintf("%d of %d %s", score, campaign.MaxScore, when)
	if c.Whole() {
		says += fmt.Sprintf(": %d earned, plus %d because no Location is destroyed", score-campaign.PointsWhole, campaign.PointsWhole)
	}
	return says + "."
}

// cardFace returns the printed face of a card by its name, or nil if there is none.
func (f *Flow) cardFace(name string) *art.Face {
	faces := f.printed()
	if i := slices.IndexFunc(faces, func(o art.Face) bool { return o.Name == name && !o.Oversized() }); i >= 0 {
		return &faces[i]
	}
	return nil
}

// tryName returns the name of an attempt.
func tryName(n campaign.Next) string { return fmt.Sprintf("attempt %d", n.Try) }

// record saves the outcome of an attempt.
func (f *Flow) record(c campaign.Campaign, m *match.Match) (campaign.Campaign, error) {
	came, err := match.Outcome(m, rebirth.Outcome)
	if err != nil {
		return c, err
	}
	next, err := c.Record(c.Came(came))
	if err != nil {
		return c, err
	}
	f.host.Settle()
	g, line := f.host.Finished(m)
	id, err := f.host.Store.FinishPlay(next, g, line)
	if id == "" {
		return c, err
	}
	f.host.Leave()
	if err != nil {
		f.host.Tell(err) // it is saved, except for the record of finished games
	}
	return next, nil
}

// CopyNote says that a copy of an attempt does not count.
const CopyNote = "This is a copy of an attempt. Its result isn't recorded in the campaign."
