package table

import (
	"lineup/engine"
	"lineup/game/card"
	"lineup/render/ui"
)

// The courses of cards.
var (
	playWay  = ui.Course{Time: 0.26, Ease: ui.Glide, Arc: 80}
	buyWay   = ui.Course{Time: 0.38, Ease: ui.Glide, Arc: 90, Turns: 2}
	dropWay  = ui.Course{Time: 0.26, Delay: gapTime, Ease: ui.Drop, Bounce: 6}
	drawWay  = ui.Course{Time: 0.26, Ease: ui.Settle, Arc: 26}
	throwWay = ui.Course{Time: 0.26, Ease: ui.Glide, Arc: 36}
	liftWay  = ui.Course{Time: 0.14, Ease: ui.Swing}  // the card under the pointer
	asideWay = ui.Course{Time: 0.12, Ease: ui.Settle} // those that make way for it
	riseWay  = ui.Course{Time: 0.16, Ease: ui.Settle} // what can be bought
	dragWay  = ui.Course{Time: 0.05, Ease: ui.Settle} // after the pointer
)

const (
	gapTime      = 0.15 // seconds that a gap in the Line-Up stays open
	dealDelay    = 0.07 // seconds between cards dealt one after the other
	passingWidth = 60.0
	shuffleShown = 5 // cards seen flying when a deck is made anew
)

// landing is what is to be seen when a card comes down.
type landing uint8

const (
	softly landing = iota
	played         // dust, and the Power swells
	gained         // a star with its Victory Points
)

// trip is a card's way from one place of the game to another. Until it is over the counts
// of the table know nothing of it.
type trip struct {
	from, to where
	cards    int // that are counted when it is over, 0 for no trip
	power    int // Power that is there when it is over
	landing  landing
}

// wayOf is how a card goes from one place to another, and how it comes down.
func wayOf(from, to where) (ui.Course, landing) {
	switch {
	case to.place == engine.InPlay:
		return playWay, played
	case forSale(from.place) && to.place == engine.Discard:
		return buyWay, gained
	case to.place == card.LineUp:
		return dropWay, softly
	case to.place == engine.Hand:
		return drawWay, softly
	}
	return throwWay, softly
}
