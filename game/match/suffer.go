package match

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
)

// This file words the answer that lets an Attack hit.

// maxWords is the maximum number of letters on a button.
const maxWords = 44

// takeTheHit is the answer that lets an Attack hit. Its effect is in its notes, and in short on the button
// if there is room for it.
const takeTheHit = "take the hit"

// maxBriefly is the maximum number of letters on a button that has the effect behind takeTheHit.
const maxBriefly = 72

// briefly adds the effect of an Attack to a button that would not say it. Later: the player chooses after
// all have answered, so the button must not promise a choice now.
func (w *asker) briefly(r *Reply, clauses []string, later bool) {
	act := w.named(card.Brief(clauses))
	switch words := takeTheHit + ": " + act; {
	case act == "":
	case !later && len(act) <= maxWords:
		r.Words = act
	case later && len(words) <= maxBriefly:
		if r.Words = words; act == w.named(clauses[0]) { // the button says it all
			r.Notes = r.Notes[1:]
		}
	}
}

// suffer words the answer that lets an Attack hit. Its button names what the hit takes, if that is known.
func (w *asker) suffer(r *Reply) {
	r.Leaves = true
	d, clauses := w.book.Hit(w.d.At)
	if w.d.For != w.d.Seat {
		r.Words = "let it hit " + w.name(w.d.For)
		return
	}
	parts := slices.Clone(w.book.Parts(w.d.At))
	said := part(parts, 0) // the part that the button names
	clauses, d.Gives = w.numbered(clauses), w.numbered(d.Gives)
	w.times = 1
	var which []string
	for _, a := range w.book.Amounts(w.d.At) {
		n, known := w.amount(a)
		switch {
		case known && a.First && n == 0 && len(d.Gives) > 0: // a text of one sentence has no other words
			clauses = card.AfterTaking(d.Gives, 0)
			d = card.Deed{Act: clauses[0], Gives: clauses[1:]}
			said = part(parts, 1)
		case known && a.First:
			clauses, d.Gives = card.AfterTaking(clauses, n), card.AfterTaking(d.Gives, n)
		case known && strings.Contains(d.Act, a.Phrase):
			d.Act, w.times, said.N = strings.Replace(d.Act, a.Phrase, a.Brief(n), 1), n, n
			clauses, d.Gives = card.AfterTaking(clauses, n), card.AfterTaking(d.Gives, n)
			if len(parts) > 0 {
				parts[0].N = n
			}
			if n == 0 && len(clauses) > 1 {
				clauses = clauses[1:]
			}
			if a.Keeps > 0 {
				continue // the player chooses which
			}
			for _, c := range w.v.All(a.At, w.d.For) {
				which = append(which, w.card(c, "a card"))
			}
		}
	}
	chance := engine.NewRNG(uint64(w.d.Seq), engine.StreamChance)
	toll, known := w.v.Toll(new(engine.State), &chance)
	known = known && len(parts) > 0
	switch {
	case known && toll == engine.Toll{} && w.times+len(d.Gives) > 0 && len(clauses) <= len(parts):
		r.Words, r.Notes = takeTheHit, []Note{{"", noEffect}}
		return
	case d.Picks && w.times > 0 && w.v.Waits(): // a button must not promise a choice that comes later
		r.Words, r.Notes = takeTheHit, append(noted("", clauses), Note{"", "you choose after all players have decided"})
		w.briefly(r, clauses, true)
		return
	}
	if said = w.hit(r, d, clauses, which, said); known {
		w.correct(r, said, toll, parts, clauses, which)
	}
}

// part returns a part of an Attack, or the zero value if there is none.
func part(parts []card.Part, i int) card.Part {
	if i < len(parts) {
		return parts[i]
	}
	return card.Part{}
}

// hit words the hit of an Attack by its first part that takes cards, and returns what the button says is
// taken. Which are the cards that it takes, if they are known.
func (w *asker) hit(r *Reply, d card.Deed, clauses, which []string, said card.Part) card.Part {
	r.Card = w.about(d, engine.NoCard)
	r.Words = w.words(d.Act, r.Card)
	if w.times == 0 { // that part has no effect; the rest of the Attack has
		if len(d.Gives) == 0 {
			r.Notes = []Note{{"", noEffect}}
			return said
		}
		d, w.times = card.Deed{Act: strings.TrimPrefix(d.Gives[0], "then "), Gives: d.Gives[1:]}, 1
		r.Words, r.Card, said = d.Act, engine.NoCard, part(w.book.Parts(w.d.At), 1)
	}
	if r.Words == "" || len(r.Words) > maxWords || strings.Contains(d.Act, card.TheCard) && r.Card == engine.NoCard {
		r.Words = takeTheHit
		r.Notes = noted("", clauses)
		if d.Stack == 0 || w.v.Count(w.v.Zone(d.Stack, w.d.Seat)) > 0 {
			w.briefly(r, clauses, false)
		}
		return card.Part{}
	}
	w.befall(r, d.Verb, d.To, d)
	if len(which) > 0 {
		r.Notes = slices.Insert(r.Notes, 0, Note{"", card.AndList(which)})
	}
	return said
}

const noEffect = "it has no effect on you"

// correct names all the cards that a hit takes if the button says fewer or more. Some Attacks have
// several parts, and a player may have fewer cards than a text names.
func (w *asker) correct(r *Reply, said card.Part, toll engine.Toll, parts []card.Part, clauses, which []string) {
	words := card.Taking(toll, parts[0].Verb == engine.VerbGain)
	switch {
	case said.Says(toll):
		if len(parts) > 1 || said == (card.Part{}) {
			r.Notes = append(r.Notes, w.lack(toll, parts)...)
		}
		return
	case words == "":
		r.Words = said.Fewer(r.Words, toll.Others)
		return
	}
	r.Notes = noted("", clauses)
	switch {
	case len(words) > maxWords:
		r.Words, r.Card = takeTheHit, engine.NoCard
		w.briefly(r, clauses, false)
		return
	case toll.Gains == 0 && len(which) > 0:
		if more := toll.Discards - len(which); more > 0 {
			which = append(slices.Clip(which), card.OfYourChoice(more))
		}
		r.Notes = []Note{{"", card.AndList(which)}}
	case toll.Gains == 0 && len(clauses) == 1:
		r.Notes = w.lack(toll, parts)
	default:
		r.Notes = append(r.Notes, w.lack(toll, parts)...)
	}
	if r.Words = words; toll.Gains == 0 {
		r.Card = engine.NoCard
	} else if c := w.v.Up(w.v.Zone(card.Weaknesses, w.d.Seat)); c != engine.NoCard && w.points {
		r.Notes = append(r.Notes, Note{"", fmt.Sprintf("%+d VP at the end", toll.Gains*w.got(c))})
	}
}

// lack returns notes on the cards that an Attack names and does not find.
func (w *asker) lack(toll engine.Toll, parts []card.Part) (out []Note) {
	least := card.Least(parts)
	if toll.Discards < least.Discards {
		out = append(out, Note{"", "you have no more to discard"})
	}
	if toll.Gains < least.Gains && w.v.Count(w.v.Zone(card.Weaknesses, w.d.Seat)) <= toll.Gains {
		out = append(out, Note{"", "no more Weaknesses are left"})
	}
	return out
}
