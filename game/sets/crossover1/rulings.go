package crossover1

import . "lineup/game/card"

// rulings answer questions that the texts of these cards leave open.
var rulings = []Ruling{}
