package crossover1

import . "lineup/game/picture"

var citizenSteelArt, drMidNiteArt, libertyBelleArt, perDegatonArt, scytheArt, girlPowerArt, mysticBoltsArt, hourglassArt, tSpheresArt, monumentPointArt Scene
