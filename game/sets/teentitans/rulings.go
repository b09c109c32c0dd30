package teentitans

import "slices"

var rulings = slices.Concat(heroRulings, restRulings)
