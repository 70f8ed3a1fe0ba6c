# Questions qui nomment des cartes chargées : $card le nom de la carte, $line la ligne de son texte.
understood-cards = Cartes nommées : { $cards }.
card-not-modelled = La question nomme { $card }, et je ne sais pas encore arbitrer cette partie de la carte : « { $line } ».
card-ambiguous = Plusieurs cartes s'appellent { $card } : { $line }. Donnez le nom anglais de celle que vous voulez dire.
