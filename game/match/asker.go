package match

import (
	"regexp"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
)

// asker puts a question into words.
type asker struct {
	v    engine.View
	book *card.Book
	name func(engine.SeatID) string
	d    engine.Decision
	of   card.Asking
	// points reports whether VP count at the end.
	points bool
	// bearers are the faces with each name, owns holds the names of the asked player's cards, and inDeck counts
	// those in their deck. All are for answers that name a card.
	bearers map[engine.NameID][]engine.FaceID
	owns    map[engine.NameID]bool
	inDeck  []int
	// struck: see Question. times is how many cards an answer is about, if it is not one.
	struck bool
	times  int
}

// card returns the name of a card, or fallback if it is not known.
func (w *asker) card(c engine.CardID, fallback string) string {
	f := w.v.Face(c)
	switch {
	case c == engine.NoCard || f == nil:
		return fallback
	case f.Piece && w.v.Card(c).Owner != engine.NoSeat:
		return "the Character of " + w.name(w.v.Card(c).Owner)
	case f.Piece:
		return TileName(f.Name)
	}
	return w.book.Called(w.v.FaceID(c))
}

// article returns the name of a card, with an article if there are several copies.
func (w *asker) article(c engine.CardID) string {
	name := w.card(c, "a card")
	if c == engine.NoCard || w.v.Face(c) == nil {
		return name
	}
	switch w.book.Card(w.v.FaceID(c)).Kind {
	case card.Starter, card.Kick, card.Weakness, card.Basic:
		return article(name)
	}
	return name
}

// article puts an article before a name.
func article(name string) string {
	if strings.ContainsRune("AEIOU", rune(name[0])) {
		return "an " + name
	}
	return "a " + name
}

// definite returns the name of one known card, with "the" if there are several copies.
func (w *asker) definite(c engine.CardID) string {
	name := w.card(c, "the card")
	if w.article(c) != name {
		return "the " + name
	}
	return name
}

// about returns the card of a deed: the one at hand, the one that asks, or the face-up top card of
// a stack.
func (w *asker) about(d card.Deed, it engine.CardID) engine.CardID {
	switch {
	case d.This:
		return known(w.v, w.d.Source)
	case d.Stack != 0:
		return w.v.Up(w.v.Zone(d.Stack, w.d.Seat))
	case strings.Contains(d.Act, card.TheCard):
		return known(w.v, it)
	}
	return engine.NoCard
}

// words puts the name of a card into the words of an answer.
func (w *asker) words(act string, c engine.CardID) string {
	return strings.ReplaceAll(act, card.TheCard, w.card(c, "the card"))
}

// whose returns the name of the player whose card asks, if another player is asked. Rules, Locations,
// and the Rewards of Villains belong to no player.
func (w *asker) whose() string {
	if w.d.User == engine.NoSeat || w.d.User == w.d.Seat {
		return ""
	}
	if c := known(w.v, w.d.Source); c != engine.NoCard && w.v.Card(c).Owner != w.d.User && w.v.Place(w.v.ZoneOf(c)) != engine.InPlay {
		return ""
	}
	whose := grammar.Possessive(w.name(w.d.User)) + " "
	if strings.HasPrefix(w.card(w.d.Source, ""), "The ") {
		whose += "card "
	}
	return whose
}

// beside are the places of a player next to the asked one that words name.
var beside = [...]string{"discard pile", "Super Hero", "hand"}

// named puts in the names of the player whose effect asks, if another player is asked, and of the
// players beside the asked one.
func (w *asker) named(words string) string {
	for _, right := range [2]bool{false, true} {
		phrase := card.Beside(right)
		if !strings.Contains(words, phrase) {
			continue
		}
		if to := w.v.Beside(w.d.Seat, right); to != engine.NoSeat {
			for _, place := range beside {
				words = strings.ReplaceAll(words, "the "+place+" of "+phrase, grammar.Possessive(w.name(to))+" "+place)
			}
			words = strings.ReplaceAll(words, phrase, w.name(to))
			continue
		}
		for _, place := range beside { // no one else was hit
			words = strings.ReplaceAll(words, "the "+place+" of "+phrase, "your own "+place)
		}
		words = strings.ReplaceAll(words, "for "+phrase, "for yourself")
		words = strings.ReplaceAll(words, "to "+phrase, "to yourself")
	}
	words = w.holder(words)
	if it := w.played(); it != engine.NoCard {
		words = strings.ReplaceAll(words, card.ThePlayed, w.definite(it))
	}
	if it := w.kept(); it != engine.NoCard {
		words = theOther.ReplaceAllString(words, w.definite(it)+"$1")
	}
	if w.d.User == engine.NoSeat || w.d.User == w.d.Seat {
		return words
	}
	return card.NameUser(words, w.name(w.d.User))
}

// played returns the card that the text has played before it asks, if it speaks of that card.
func (w *asker) played() engine.CardID {
	if !strings.Contains(w.of.Clause, card.ThePlayed) {
		return engine.NoCard
	}
	return w.v.AtHand()
}

// theOther finds [card.TheOther] where it is the card that is left, not a player.
var theOther = regexp.MustCompile(`\b` + card.TheOther + `( back| on|$)`)

// kept returns the card that is left of two that the text has shown, if it asks what happens to it.
func (w *asker) kept() engine.CardID {
	if w.d.Kind != engine.DecideChoose {
		return engine.NoCard
	}
	for _, o := range w.d.Options {
		if theOther.MatchString(w.of.Labels[o.N].Act) {
			return w.v.Kept()
		}
	}
	return engine.NoCard
}

// holder puts in the name of the player who holds all cards that are offered, where the words have "that
// player's".
func (w *asker) holder(words string) string {
	if w.d.Kind != engine.DecidePick || !strings.Contains(words, card.ThatPlayers) {
		return words
	}
	seat := engine.NoSeat
	for _, o := range w.d.Options {
		z, _, ok := w.v.Offered(o.Card)
		if !ok {
			continue
		}
		of := w.v.Holder(z)
		if of == engine.NoSeat || seat != engine.NoSeat && of != seat {
			return words
		}
		seat = of
	}
	switch seat {
	case engine.NoSeat:
		return words
	case w.d.Seat:
		return strings.ReplaceAll(words, card.ThatPlayers, "your")
	}
	return strings.ReplaceAll(words, card.ThatPlayers, grammar.Possessive(w.name(seat)))
}

// chosenCard returns the card that the title of a choice names: that of the effects that are about one.
func (w *asker) chosenCard() engine.CardID {
	for _, o := range w.d.Options {
		if d := w.of.Labels[o.N]; o.Kind == engine.OptLabel && d.This && strings.Contains(d.Act, card.TheCard) {
			return known(w.v, w.d.Source)
		}
	}
	return known(w.v, w.d.It)
}

// attacker returns the name of the attacking player, or of the card if none is active.
func (w *asker) attacker() string {
	if w.d.User == engine.NoSeat || w.d.User == w.d.Seat || w.d.User == w.d.For {
		return w.card(w.d.Source, "it")
	}
	return w.name(w.d.User)
}

// target returns the player whom a Defense would protect.
func (w *asker) target() string {
	if w.d.For == w.d.Seat {
		return "you"
	}
	return w.name(w.d.For)
}

// toReceiver names the player who gets the card that an Attack passes on, because that is known when the
// question is asked. [asker.later] says it if the Attack has hit no other player.
func (w *asker) toReceiver(clause string) string {
	if w.d.Verb != engine.VerbAside || w.d.To.Of != engine.NextHit {
		return clause
	}
	whom := ""
	if to := w.v.Receiver(); to != engine.NoSeat {
		whom = " for " + w.name(to)
	}
	return strings.Replace(clause, " "+card.ForNextHit("you"), whom, 1)
}

// bySource makes a sentence of a clause, after the name of the card that asks if there is one.
func (w *asker) bySource(clause string) string {
	says := sentences([]string{clause})
	if f, ok := w.unseen(); ok {
		return w.book.Called(f) + ": " + says
	}
	if known(w.v, w.d.Source) == engine.NoCard {
		return says
	}
	if w.struck {
		return w.whose() + w.card(w.d.Source, "") + " attacks you: " + says
	}
	return w.whose() + w.card(w.d.Source, "") + ": " + says
}

// unseen returns the card that asks if the player does not see where it is. Its text gives it away.
func (w *asker) unseen() (engine.FaceID, bool) {
	if w.d.Source == engine.NoCard || w.v.Sees(w.d.Source) || w.d.At == 0 {
		return 0, false
	}
	return w.book.Asker(w.d.At)
}

// nameIt replaces the first "it" with a name.
func nameIt(clause, name string) string {
	words := strings.Split(clause, " ")
	for i, word := range words {
		if bare := strings.TrimRight(word, ",;."); bare == "it" {
			words[i] = name + word[len(bare):]
			return strings.Join(words, " ")
		}
	}
	return clause
}

// partners returns the other players that a Defense of the asked player can protect.
func (w *asker) partners() (names []string) {
	for seat := range engine.SeatID(w.v.Seats()) {
		if seat != w.d.Seat && w.v.Saves().Has(seat) {
			names = append(names, w.name(seat))
		}
	}
	return names
}

// pileName returns the name of one of the piles that a text may mean.
func pileName(b *engine.Board) string {
	if b.Count(card.LineUp) > 1 {
		return "Line-Up"
	}
	return "pile"
}

// known returns the card if the viewer knows it, or NoCard.
func known(v engine.View, c engine.CardID) engine.CardID {
	if c == engine.NoCard || !v.Sees(c) {
		return engine.NoCard
	}
	return c
}
