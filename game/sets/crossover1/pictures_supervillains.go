package crossover1

import . "lineup/game/picture"

var solomonGrundyArt, mordruArt, icicleArt, kobraArt, ultraHumaniteArt, gentlemanGhostArt, eclipsoArt, gogArt Scene

var solomonGrundyGiant, mordruGiant, icicleGiant, kobraGiant, ultraHumaniteGiant, gentlemanGhostGiant, eclipsoGiant, gogGiant Giant
