package crossover1

import . "lineup/game/picture"

var alanScottArt, doctorFateArt, jayGarrickArt, misterTerrificArt, powerGirlArt, stargirlArt, wildcatArt Scene
