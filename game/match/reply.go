package match

import (
	"cmp"
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
)

// This file words the answers to a question.

// reply returns one answer in words.
func (w *asker) reply(o engine.Option) Reply {
	r := Reply{Option: o, Card: known(w.v, o.Card)}
	the := w.card(r.Card, "the card")
	switch o.Kind {
	case engine.OptEnd:
		r.Words, r.Leaves = "end your turn", true
	case engine.OptPlay:
		r.Words = "play " + the
	case engine.OptBuy:
		r.Words = "buy " + the
		switch _, defeats := w.book.Purchase(w.v.Offer(o)); {
		case w.v.Offer(o).Foes:
			r.Words = "hunt " + the
		case defeats:
			r.Words = "defeat " + the
		}
		r.Notes = []Note{{"Cost", fmt.Sprintf("%d Power", w.v.Cost(r.Card))}}
	case engine.OptUse:
		r.Words, r.Notes = "use "+the, w.idle(o)
	case engine.OptStep:
		r.Words = "move to " + SpaceName(w.v, int(o.N))
	case engine.OptAct:
		r.Words = w.book.Label(w.v.Offer(o).Label)
		if r.Card != engine.NoCard {
			r.Words += " " + the
		}
	case engine.OptCard:
		r.Words = w.words(w.of.Act, r.Card)
		if r.Down = w.down(o.Card); r.Down.Number > 0 {
			r.Words = strings.ReplaceAll(w.of.Act, card.TheCard, r.Down.Name())
		}
		if w.d.Kind == engine.DecideHero {
			r.Words = "play as " + the
		}
		w.befall(&r, w.d.Verb, w.d.To, w.of.Deed)
		r.Notes = append(r.Notes, w.reach(r.Card)...)
		if total, ok := w.v.Total(); ok && total.Makes {
			r.Notes = append(r.Notes, Note{"", fmt.Sprintf("it would give %d Power", w.v.Makes(o.Card))})
		}
		if r.Down.Of > 1 {
			r.Notes = append([]Note{{"", r.Down.order()}}, r.Notes...)
		}
	case engine.OptYes:
		r.Card = w.about(w.of.Deed, w.d.It)
		r.Words = w.words(w.of.Act, r.Card)
		w.befall(&r, w.of.Verb, w.of.To, w.of.Drawing(w.v.Count(w.v.Zone(engine.Hand, w.d.Seat))))
		r.Notes = slices.Concat(w.gains(), w.drawn(), r.Notes)
	case engine.OptNo, engine.OptDone:
		w.leave(&r)
	case engine.OptLabel:
		w.labelled(&r)
	case engine.OptDefend:
		w.defense(&r)
	case engine.OptReveal:
		r.Words = "reveal " + the
		r.Notes = []Note{{"", "it stays in your hand"}}
	case engine.OptSuffer:
		w.suffer(&r)
	case engine.OptTrigger:
		r.Words = the + " first"
		if len(w.v.Ordered()) > 0 {
			r.Words = the + " next"
		}
		if c := w.v.SetOff(o); c != engine.NoCard && c != o.Card {
			r.Words += " (for " + w.card(c, "a card") + ")"
		}
	case engine.OptSeat:
		w.player(&r)
	case engine.OptName:
		w.naming(&r)
	case engine.OptPile:
		r.Words = fmt.Sprintf("%s %d", pileName(w.v.Board()), o.N+1)
		r.Notes = w.inPile(int(o.N))
	case engine.OptSpace:
		r.Words = strings.ReplaceAll(w.of.Act, card.TheOne, SpaceName(w.v, int(o.N)))
	}
	return r
}

// player words an answer that chooses a player.
func (w *asker) player(r *Reply) {
	seat := engine.SeatID(r.Option.N)
	r.Card = w.hero(seat)
	switch self := seat == w.d.Seat; {
	case w.d.At == 0 && w.d.It != engine.NoCard && self:
		r.Words = "protect yourself"
	case w.d.At == 0 && w.d.It != engine.NoCard:
		r.Words = "protect " + w.name(seat)
	case w.d.At == 0 && self:
		r.Words = "you next"
	case w.d.At == 0:
		r.Words = w.name(seat) + " next"
	case self && strings.HasSuffix(w.of.Act, " "+card.TheOne):
		r.Words = strings.TrimSuffix(w.of.Act, card.TheOne) + "yourself"
	default:
		r.Words = strings.ReplaceAll(w.of.Act, card.TheOne, w.name(seat))
	}
	switch {
	case w.anyPlayers(): // the question says it
	case seat == w.d.Seat && len(w.of.Self) > 0:
		r.Notes = w.then(w.of.Self)
	default:
		r.Notes = w.then(w.of.Gives)
	}
	if op := &w.v.Library().Code[w.d.At]; op.Code == engine.OpTeamwork {
		r.Notes = append(w.teamwork(seat), r.Notes...)
	}
}

// teamwork returns a note about Teamwork on a foe: which card is played, if the asked player knows it.
func (w *asker) teamwork(foe engine.SeatID) []Note {
	deck, name := w.v.Zone(engine.Deck, foe), ""
	n := w.v.Count(deck)
	if n > 0 {
		name = w.card(known(w.v, w.v.Peek(deck, 0)), "")
	}
	says := "no card to play"
	switch {
	case name != "":
		says = name + " is on top"
	case n > 0:
		says = grammar.Cards(n) + " in the deck"
	case w.v.Count(w.v.Zone(engine.Discard, foe)) > 0:
		says = "their discard pile is reshuffled"
	}
	return []Note{{"", says}}
}

// YourCards and OtherCards are where the cards are that have a name to choose: see Reply.Where.
const YourCards, OtherCards = "Your cards", "Other cards"

// naming words an answer that names a card. It says whether the asked player has one with that name, and how
// many of those are in their deck. Players may count their own cards.
func (w *asker) naming(r *Reply) {
	id := engine.NameID(r.Option.N)
	if w.bearers == nil {
		w.findNames()
	}
	r.Words = strings.ReplaceAll(w.of.Act, card.TheOne, w.v.Library().Names[id])
	r.Faces, r.Where = w.bearers[id], OtherCards
	n := w.inDeck[id]
	if w.owns[id] || n > 0 {
		r.Where = YourCards
	}
	if r.Notes = []Note{{"", "not in your deck"}}; n > 0 {
		r.Notes = []Note{{"", grammar.Cards(n) + " in your deck"}}
	}
}

// findNames notes the faces of each name, and the names of the asked player's cards that they see.
func (w *asker) findNames() {
	w.bearers, w.owns, w.inDeck = map[engine.NameID][]engine.FaceID{}, map[engine.NameID]bool{}, w.v.NamesInDeck(w.inDeck)
	for i := range w.v.Library().Faces {
		if f := &w.v.Library().Faces[i]; !f.SuperHero && !f.Piece {
			w.bearers[f.ID] = append(w.bearers[f.ID], engine.FaceID(i))
		}
	}
	for z := range engine.ZoneID(w.v.Board().Zones()) {
		for i := range w.v.Count(z) {
			if c := w.v.Peek(z, i); c != engine.NoCard && w.v.Card(c).Owner == w.d.Seat {
				w.owns[w.v.Face(c).ID] = true
			}
		}
	}
}

// then returns clauses as notes on what follows.
func (w *asker) then(clauses []string) []Note { return noted("Then", clauses) }

// noted returns clauses as notes. A clause that depends on the one before it, or has a condition, joins that
// one's note.
func noted(head string, clauses []string) []Note {
	var out []Note
	for _, c := range clauses {
		c = card.WithVerb(c)
		if last := len(out) - 1; last >= 0 && (card.Follows(c) || strings.HasPrefix(c, "if ")) {
			out[last].Text += ". " + grammar.Capital(c)
			continue
		}
		out = append(out, Note{head, c})
	}
	return out
}

// reach returns a note on the spaces to which a card can be moved.
func (w *asker) reach(c engine.CardID) []Note {
	n, at := len(w.v.Library().Spaces), w.v.SpaceOf(c)
	if w.of.Steps == 0 || at < 0 || n == 0 {
		return nil
	}
	back, on := (at+n-w.of.Steps%n)%n, (at+w.of.Steps)%n
	if back == on {
		return []Note{{"", "to " + SpaceName(w.v, on)}}
	}
	return []Note{{"", "to " + SpaceName(w.v, back) + " or " + SpaceName(w.v, on)}}
}

// drawn returns a note about a draw that the deck alone has not enough cards for.
func (w *asker) drawn() []Note {
	deck, discard := w.v.Count(w.v.Zone(engine.Deck, w.d.Seat)), w.v.Count(w.v.Zone(engine.Discard, w.d.Seat))
	switch {
	case w.of.Draws <= deck:
		return nil
	case discard > 0:
		return []Note{{"", "your discard pile is reshuffled for it"}}
	case deck > 0:
		return []Note{{"", "you have only " + grammar.Cards(deck) + " to draw"}}
	}
	return []Note{{"", "you have no card to draw"}}
}

// leave words an answer that does nothing, or nothing more.
func (w *asker) leave(r *Reply) {
	r.Leaves = true
	cards, stay := 0, ""
	for _, o := range w.d.Options {
		if o.Kind == engine.OptCard {
			r.Card = known(w.v, o.Card)
			if lies := w.where(o.Card); cards == 0 {
				stay = lies
			} else if lies != stay {
				stay = ""
			}
			cards++
		}
	}
	switch {
	case w.d.Kind == engine.DecideMay:
		r.Words, r.Card = w.of.Leave.It, w.about(w.of.Deed, w.d.It)
	case w.d.Taken > 0, w.v.Chosen() != 0:
		r.Words, r.Card = w.of.Leave.Rest, engine.NoCard
	case w.d.Verb == engine.VerbStay: // declining moves them
		r.Words, r.Card, stay = w.of.Leave.All, engine.NoCard, ""
	case cards == 1:
		r.Words = w.of.Leave.It
	default:
		r.Words, r.Card = w.of.Leave.All, engine.NoCard
	}
	switch {
	case r.Card != engine.NoCard:
		r.Notes = []Note{{"", "it stays " + staying(w.where(r.Card))}}
	case stay != "":
		r.Notes = []Note{{"", "they stay " + staying(stay)}}
	}
	if w.anyPlayers() {
		r.Notes = []Note{{"", "no player is chosen"}}
		if !slices.ContainsFunc(w.of.Gives, func(c string) bool { return !strings.HasPrefix(c, "each of them ") }) {
			r.Notes = []Note{{"", "nothing happens"}} // it would happen to those chosen
		}
		if len(w.chosen()) > 0 { // the question says for whom
			r.Notes = nil
		}
	}
	if w.d.Taken == 0 { // else the text was carried out
		r.Notes = append(r.Notes, w.then(w.of.Else)...)
	}
}

func (w *asker) labelled(r *Reply) {
	d, ok := w.of.Labels[r.Option.N]
	if !ok {
		r.Words = "choose " + w.book.Label(r.Option.N)
		return
	}
	if r.Card = w.kept(); r.Card == engine.NoCard {
		r.Card = w.about(d, w.d.It)
	}
	r.Words = w.words(d.Act, r.Card)
	w.befall(r, d.Verb, d.To, d)
	if said := part(d.Parts, 0); said.Verb == engine.VerbGain && len(d.Parts) == 1 {
		toll := engine.Toll{Gains: min(said.N, w.v.Count(w.v.Zone(card.Weaknesses, w.d.Seat)))}
		if lack := w.lack(toll, d.Parts); len(lack) > 0 {
			r.Words, r.Notes = cmp.Or(card.Taking(toll, true), "take no Weaknesses"), append(r.Notes, lack...)
		}
	}
}

func (w *asker) defense(r *Reply) {
	the := w.card(r.Card, "the card")
	defenses := w.book.Card(w.v.FaceID(r.Card)).Defenses
	r.Words = "avoid: Discard " + the
	if int(r.Option.N) >= len(defenses) { // the card has another card's text
		return
	}
	d := defenses[r.Option.N]
	switch {
	case d.Remains():
		r.Words = "avoid: Use " + the
	case d.Hides():
		r.Words = "avoid: Put " + the + " under your Super Hero"
	case d.Shows:
		r.Words = "reveal " + the
	}
	switch {
	case d.Remains():
		r.Notes = []Note{{"", "it stays in play"}}
	case d.Stays():
		r.Notes = []Note{{"", "it stays in your hand"}}
	}
	noun, then := d.OnAttacker()
	if fits, asks := w.v.Answers(w.v.Face(r.Card).Defenses[r.Option.N].Then, w.d.Source, w.d.Seat); asks && noun != "" {
		attacker := w.card(w.d.Source, "the attacker")
		if !fits {
			r.Notes = append(r.Notes, Note{"", attacker + " isn't " + noun + ", so nothing else happens"})
			return
		}
		for i := range then {
			then[i] = nameIt(then[i], attacker)
		}
		r.Notes = append(r.Notes, w.then(then)...)
		return
	}
	gives := d.Gives(w.d.For == w.d.Seat && len(w.partners()) == 0)
	if d.Hides() { // the button says it
		gives = gives[1:]
	}
	if d.Remains() { // it is what the player pays
		gives = slices.Clone(gives)
		for i := range gives {
			gives[i] = strings.ReplaceAll(gives[i], "the attacker", w.attacker())
		}
	}
	r.Notes = append(r.Notes, w.then(gives)...)
	if to, ok := d.Rotates(); ok {
		r.Notes = append(r.Notes, Note{"", w.rotates(r.Card, to)})
	}
	if len(r.Notes) == 0 { // a player who chooses among Defenses sees that there is no more to this one
		r.Notes = []Note{{"", "to your discard pile"}}
	}
}

// inPile names the cards of one of several piles.
func (w *asker) inPile(i int) []Note {
	first := w.v.Zone(card.LineUp, w.d.Seat)
	if w.v.Board().Count(card.LineUp) < 2 {
		return nil
	}
	var names []string
	for _, c := range w.v.Cards(first + engine.ZoneID(i)) {
		names = append(names, w.card(c, "a card"))
	}
	return []Note{{"", strings.Join(names, ", ")}}
}

// lies reports whether the card's place can distinguish this answer. An answer about a seat shows
// the hero.
func (r *Reply) lies() bool {
	return (r.Card != engine.NoCard || r.Down.Number > 0) && !r.Leaves && r.Option.Kind != engine.OptSeat
}

// laid returns the card of an answer, which may be face down.
func (r *Reply) laid() engine.CardID {
	if r.Down.Number > 0 {
		return r.Option.Card
	}
	return r.Card
}

// tell distinguishes answers by their cards' places if there are several, and answers with the same name by number if
// one card has several effects. It also names a single place that isn't the hand if the text allows others.
func (w *asker) tell(answers []Reply) {
	var places []string
	for _, r := range answers {
		if r.lies() {
			if p := w.where(r.laid()); !slices.Contains(places, p) {
				places = append(places, p)
			}
		}
	}
	apart := len(places) > 1
	if from := w.v.Library().Code[w.d.At].From; w.d.Kind == engine.DecidePick && bits.OnesCount64(uint64(from)) > 1 && len(places) == 1 {
		apart = places[0] != "in your "+card.PlaceName(engine.Hand)
	}
	plain := make([]string, len(answers))
	for i := range answers {
		plain[i] = answers[i].Words
	}
	for i := range answers {
		r := &answers[i]
		if r.lies() && (apart || r.Down.Number > 0) {
			r.Where = grammar.Capital(w.where(r.laid()))
		}
		n := 1
		for k, other := range answers[:i] {
			if other.Option.Card == r.Option.Card && plain[k] == plain[i] {
				n++
			}
		}
		if n > 1 {
			r.Words += fmt.Sprintf(" (%d)", n)
		}
	}
}

// staying shortens where declined cards stay.
func staying(where string) string {
	if where == "in the destroyed pile" {
		return "destroyed"
	}
	return where
}
