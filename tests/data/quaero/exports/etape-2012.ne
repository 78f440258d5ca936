bonjour à tous <pers.ind> <name.first> Mira </name.first> <name.last> Solberg </name.last> </pers.ind> est à <loc.adm.town> <name> Oslo </name> </loc.adm.town>
il est <time.hour.abs> <val> huit </val> <unit> heures </unit> </time.hour.abs>
