# El combate: atacar, bloquear, daño de combate.

## Atacar
attacks-only-in-its-own-turn = { $S } solo puede atacar en el turno de su propio controlador.
does-not-attack-its-own-player = { $S } no puede atacar a su propio controlador.
does-not-attack-its-own-planeswalker = { $S } no puede atacar { $ah }: nadie ataca a sus propios planeswalkers.
does-not-attack-what-its-player-protects = { $S } no puede atacar { $ah }: el jugador que protege una batalla nunca la ataca.
attacks-its-own-battle = Hasta su propio controlador puede atacar { $ah }, porque la protege otro jugador.
only-creatures-fight = Solo las criaturas atacan o bloquean, y { $h } no es una criatura.
cannot-be-attacked = Solo se puede atacar a jugadores, planeswalkers y batallas, y { $h } no es nada de eso.
tapped-creatures-do-not-attack = { $S } está { $sg ->
    [f] girada
   *[m] girado
  }, y solo las criaturas enderezadas pueden declararse atacantes.
battles-do-not-attack = { $S } es una batalla, y las batallas no atacan.
summoning-sickness = { $S } no está bajo el control de su controlador desde el comienzo del turno y no tiene prisa, así que no puede atacar.
untapped-creatures-may-attack = Una criatura enderezada a la que no frena el mareo de invocación puede declararse atacante.
an-effect-keeps-it-from-attacking = Un efecto dice que { $s } no puede atacar, así que no puede declararse atacante.
defenders-do-not-attack = { $S } tiene la habilidad de defensor, así que no puede atacar.
haste-attacks-at-once = { $S } tiene prisa: puede atacar por poco tiempo que lleve bajo control.
nothing-requires-it-to-attack = Nada obliga { $as } a atacar; lo elige su controlador.
cannot-attack-so-need-not = Una criatura que debe atacar lo hace solo si puede: { $s } no puede atacar, así que no tiene que hacerlo.
need-not-pay-to-attack = { $S } no puede atacar sin que se pague un coste, y nadie está obligado a pagarlo: su controlador puede negarse y no atacar.
has-to-attack-if-able = { $S } ataca si puede, puede y no cuesta nada: tiene que atacar.
attacks-if-the-cost-is-paid = { $S } puede atacar si su controlador paga el coste.
attacking-taps = Al atacar, { $s } se gira.
vigilance-does-not-tap = { $S } tiene vigilancia, así que atacar no hace que se gire.
attacks-until-combat-ends = Una vez { $sg ->
    [f] declarada
   *[m] declarado
  }, { $s } sigue atacando hasta que se retire del combate o este termine.
does-not-attack = { $S } no está atacando.
summoning-sickness-no-tap = { $S } no está bajo el control de su controlador desde el comienzo del turno y no tiene prisa, así que su habilidad con el símbolo de girar no puede activarse.
controlled-since-the-turn-began = { $S } está bajo el control de su controlador desde el comienzo del turno, así que el mareo de invocación no frena su habilidad.
only-creatures-are-summoning-sick = El mareo de invocación solo afecta a criaturas, y { $s } no lo es.
haste-uses-tap-abilities-at-once = { $S } tiene prisa, así que sus habilidades con el símbolo de girar pueden activarse enseguida.

## Bloquear
new-creatures-may-block = El mareo de invocación impide { $ah } atacar, no bloquear.
only-the-defender-blocks = Solo bloquean las criaturas del jugador defensor, y { $h } no es una de ellas.
blocks-only-what-attacks-its-player = { $H } solo puede bloquear lo que ataca a su controlador o a lo que es suyo.
tapped-creatures-do-not-block = { $H } está { $hg ->
    [f] girada
   *[m] girado
  }, y solo las criaturas enderezadas pueden bloquear.
battles-do-not-block = { $H } es una batalla, y las batallas no bloquean.
blocks-one-attacker = { $H } ya está bloqueando, y cada criatura bloquea a un solo atacante.
untapped-creatures-may-block = Una criatura enderezada del jugador defensor puede bloquear; da igual cuándo haya llegado.
an-effect-makes-it-unblockable = Un efecto dice que { $s } no puede ser { $sg ->
    [f] bloqueada
   *[m] bloqueado
  }.
an-effect-keeps-it-from-blocking = Un efecto dice que { $h } no puede bloquear.
nothing-requires-it-to-block = Nada obliga { $as } a bloquear; lo elige su controlador.
cannot-block-so-need-not = Una criatura que debe bloquear lo hace solo si puede: { $s } no puede, así que no tiene que hacerlo.
need-not-pay-to-block = { $S } no puede bloquear sin que se pague un coste, y nadie está obligado a pagarlo.
has-to-block-if-able = { $S } bloquea si puede, puede y no cuesta nada: tiene que bloquear.
blocks-until-combat-ends = Una vez { $sg ->
    [f] declarada
   *[m] declarado
  }, { $s } sigue bloqueando hasta que se retire del combate o este termine.
becomes-blocked = { $S } queda { $sg ->
    [f] bloqueada
   *[m] bloqueado
  }.
becomes-unblocked = { $S } queda sin bloquear.
no-blocker-was-declared = Nadie se declaró bloqueador { $ds }, así que está sin bloquear.
stays-blocked-without-its-blockers = { $S } fue { $sg ->
    [f] bloqueada y sigue bloqueada
   *[m] bloqueado y sigue bloqueado
  }, aunque ya no esté lo que bloqueaba.
was-blocked = Se declaró un bloqueador para { $s }, así que está { $sg ->
    [f] bloqueada
   *[m] bloqueado
  } hasta que se retire del combate o este termine.
flyers-block-flyers = { $H } también vuela, así que puede bloquear { $as }.
only-flyers-and-reach-block-flyers = { $S } vuela, y solo pueden bloquear las criaturas con la habilidad de volar o alcance; { $h } no tiene ninguna de las dos.
flyers-block-what-does-not-fly = Una criatura que vuela también puede bloquear a una que no: { $h } puede bloquear { $as }.
reach-blocks-flyers = { $H } tiene alcance, así que puede bloquear { $as } aunque vuele.
intimidate-is-blocked-by-its-color = { $S } tiene intimidar: solo pueden bloquear criaturas artefacto y criaturas que compartan un color, y { $h } no es ni lo uno ni lo otro.
intimidate-is-blocked-by-its-color-fits = { $S } tiene intimidar, pero { $h } es una criatura artefacto o comparte un color.
landwalk-is-not-blocked = El jugador defensor controla una tierra como la que nombra cruza tierras { $ds } ({ $q }), así que no se puede bloquear { $as }.
no-land-to-walk-over = El jugador defensor no controla ninguna tierra como la que nombra cruza tierras { $ds } ({ $q }), así que esa habilidad no hace nada.
protection-is-not-blocked-by-it = { $S } tiene protección contra { $q }, así que { $h } no puede bloquear.
protection-is-from-something-else = { $S } tiene protección contra { $q }, y { $h } no es nada de eso.
shadow-blocks-shadow = Ambas tienen la habilidad de desvanecerse, así que { $h } puede bloquear { $as }.
only-shadow-blocks-shadow = { $S } tiene la habilidad de desvanecerse, así que las criaturas sin esa habilidad no pueden bloquear.
shadow-blocks-only-shadow = { $H } tiene la habilidad de desvanecerse, así que solo puede bloquear a criaturas con esa habilidad.
only-horsemanship-blocks-it = { $S } tiene equitación, así que las criaturas sin ella no pueden bloquear.
only-horsemanship-blocks-it-fits = { $H } también tiene equitación, así que puede bloquear { $as }.
fear-is-blocked-by-black-and-artifacts = { $S } tiene inspirar temor: solo pueden bloquear criaturas negras y criaturas artefacto.
fear-is-blocked-by-black-and-artifacts-fits = { $S } tiene inspirar temor, pero { $h } es negra o criatura artefacto, así que puede bloquear.
menace-is-blocked-by-two = { $S } tiene amenaza, así que no puede bloquear una sola criatura.
menace-is-blocked-by-two-or-more = { $S } tiene amenaza, y dos o más criaturas pueden bloquear juntas.
greater-power-does-not-block-skulk = { $S } tiene escurridizo, así que { $h }, con más fuerza, no puede bloquear.
power-not-greater-blocks-skulk = La fuerza { $dh } no es mayor que la { $ds }, así que escurridizo no impide el bloqueo.

## En el combate
is-removed-from-combat = { $S } se retira del combate.
attacks-on-all-the-same = { $S } ya está atacando: lo que le habría impedido atacar llega tarde.
blocks-on-all-the-same = { $S } ya está bloqueando: lo que le habría impedido bloquear llega tarde.
fights-on-though-tapped = Girar o enderezar { $as } cuando ya ataca o bloquea no hace que salga del combate ni impide su daño de combate.
attacks-on-without-its-planeswalker = Lo que { $s } atacaba ya no está en el combate; { $s } sigue atacando, pero a nada.
fights-on-the-other-side = { $S } está en el combate, pero en el otro papel.

## Daño de combate
not-in-combat-no-damage = { $S } ni ataca ni bloquea, así que no asigna daño de combate.
no-power-no-damage = { $S } no tiene fuerza mayor que 0, así que no asigna daño de combate.
everyone-strikes = { $S } asigna daño de combate.
assigns-no-more-than-its-power = { $S } asigna daño de combate igual a su fuerza, y esto sería más.
assigns-all-of-its-power = { $S } debe asignar toda su fuerza, y esto sería menos.
unblocked-damages-what-it-attacks = { $S } está sin bloquear, así que su daño de combate va a lo que ataca ({ $h }).
attacks-nothing-any-more = Lo que { $s } atacaba ya no está y, sin bloqueo, no ataca otra cosa: no hace daño de combate.
blocked-damages-only-what-blocks-it = { $S } está { $sg ->
    [f] bloqueada
   *[m] bloqueado
  } y no arrolla, así que su daño de combate solo puede ir a las criaturas que bloquean.
damages-its-only-blocker = Solo bloquea { $h }, así que todo el daño de combate { $ds } va ahí.
divides-as-it-likes = Con varios bloqueadores, el controlador { $ds } reparte su daño de combate libremente; no hay orden y no hace falta matar antes a ninguno.
divides-among-what-blocks-it = { $S } reparte su daño de combate entre sus bloqueadores como elija su controlador: { $v } para { $h }.
divides-among-what-it-blocks = { $S } reparte su daño de combate entre lo que bloquea como elija su controlador: { $v } para { $h }.
blocked-by-nothing-any-more = { $S } fue { $sg ->
    [f] bloqueada
   *[m] bloqueado
  } y ya nada bloquea, así que no hace daño de combate.
blocker-damages-what-it-blocks = { $S } hace su daño de combate a lo que bloquea.
blocker-damages-only-what-it-blocks = El daño de combate de un bloqueador solo puede ir a lo que bloquea.
blocks-nothing-any-more = Lo que { $s } bloqueaba ya no está, así que { $s } no hace daño de combate.
damage-and-life-come-together = Todo el daño de combate se hace a la vez y las vidas del vínculo vital llegan con él: solo entonces se miran { $p ->
    [you] tus vidas
   *[other] las vidas de { $pn }
  }.
damage-is-dealt-at-once = { $S } y su rival en el combate hacen su daño al mismo tiempo.
strikes-first = { $S } daña primero, así que hace su daño de combate en el primero de dos pasos.
strikes-twice = { $S } daña dos veces, así que hace daño de combate en el primer paso y otra vez en el segundo.
strikes-again = { $S } daña dos veces, así que hace daño de combate otra vez en el segundo paso.
strikes-in-the-second-step = { $S } hace su daño de combate en el segundo paso.
has-struck-already = { $S } ya hizo su daño en el primer paso y ahora no tiene la habilidad de dañar dos veces, así que no vuelve a hacerlo.
first-strike-went-too-late = { $S } perdió la habilidad de dañar primero cuando ya había hecho su daño en el primer paso, así que no vuelve a hacerlo.
double-strike-was-lost = { $S } perdió la habilidad de dañar dos veces después del primer paso, así que no vuelve a hacer daño de combate en el segundo.
double-strike-came-in-time = { $S } hizo su daño en el primer paso y en el segundo ya daña dos veces, así que vuelve a hacer daño de combate.
first-strike-came-too-late = { $S } obtuvo la habilidad de dañar primero después del primer paso, así que hace su daño de combate en el segundo.
any-damage-by-deathtouch-is-lethal = { $S } tiene toque mortal: 1 punto de daño a una criatura cuenta como daño letal.
trample-lethal-first = { $S } arrolla y primero asigna daño letal a lo que bloquea: { $v } para { $h }.
trample-rest = El resto, { $v }, pasa a lo que { $s } ataca ({ $h }).
tramples-over-what-blocks-it = { $S } arrolla: cuando todos sus bloqueadores tienen asignado daño letal, el resto puede ir a lo que ataca.
tramples-where-nothing-blocks = { $S } arrolla y ya nada bloquea, así que todo su daño de combate va a lo que ataca ({ $h }).
not-enough-to-trample-over = { $S } no alcanza a asignar daño letal a todos sus bloqueadores, así que nada pasa.
trample-goes-over-to-what-it-attacks = Lo que pasa al arrollar va solo a lo que { $s } ataca.
blockers-first-need-lethal-damage = { $S } debe asignar daño letal a todos sus bloqueadores ({ $v } en total) antes de que pase algo a lo que ataca.
trample-does-not-reach-past-a-planeswalker = { $S } ataca a un planeswalker o una batalla, así que nada de su daño de combate puede ir al jugador que está detrás.
blockers-do-not-trample = Arrollar no hace nada por una criatura que bloquea.
lifelink-twice-is-lifelink-once = Tener vínculo vital varias veces no hace más que tenerlo una ({ $h }).
deals-so-much = { $S } hace { $v } puntos de daño de combate.
damage-takes-life = El daño quita esa cantidad de vidas: { $p ->
    [you] quedas
   *[other] { $pn } queda
  } en { $v }.
takes-so-much-combat-damage = { $p ->
    [you] Recibes
   *[other] { $P } recibe
  } { $v } puntos de daño de combate.
assigns-at-most = Como máximo se pueden asignar { $v } ahí.
assigns-at-least = Como mínimo hay que asignar { $v } ahí.
gone-before-its-damage = { $S } ya no estaba cuando tocaba hacer su daño de combate.
toxic-only-with-combat-damage = Tóxico da contadores de veneno solo con daño de combate, y este no lo era.

## Hechos
assume-unblocked = nada bloquea { $as }
ask-since_turn_began = ¿Está { $s } bajo el control de su controlador de forma continua desde que empezó el turno de ese jugador?
if-since_turn_began-yes = { $s } está bajo control desde el comienzo del turno
if-since_turn_began-no = { $s } no está bajo control desde el comienzo del turno
ask-tapped = ¿Está { $s } { $sg ->
    [f] girada
   *[m] girado
  }?
ask-controls_land = ¿Controla el jugador defensor una tierra como la que nombra cruza tierras?
if-controls_land-yes = el jugador defensor controla una tierra así
if-controls_land-no = el jugador defensor no controla ninguna tierra así
ask-first_assigned = ¿A qué bloqueador asigna { $s } daño letal primero?
if-first_assigned-object = { $s } asigna primero daño letal { $ah }
ask-attacking = ¿Estaba { $s } ya atacando entonces?
if-attacking-yes = { $s } ya estaba atacando
if-attacking-no = { $s } aún no se había declarado atacante
ask-shares_color = ¿Comparte { $s } un color con { $h }?
if-shares_color-yes = comparten un color
if-shares_color-no = no comparten ningún color
not-in-combat = No se dice si ataca o bloquea.
life-not-told = No se dice el total de vidas.
what-power-not-told = la fuerza de una criatura, que no se dice
what-toughness-not-told = la resistencia de una criatura, que no se dice
what-assignment-not-allowed = daño de combate asignado de un modo que no está permitido
what-keyword-banding = bandas
what-keyword-flanking = flanquear

## Keywords that are left open
ask-flying = ¿Tiene { $s } la habilidad de volar?
if-flying-yes = { $s } tiene la habilidad de volar
if-flying-no = { $s } no tiene la habilidad de volar
ask-reach = ¿Tiene { $s } alcance?
if-reach-yes = { $s } tiene alcance
if-reach-no = { $s } no tiene alcance
ask-menace = ¿Tiene { $s } amenaza?
if-menace-yes = { $s } tiene amenaza
if-menace-no = { $s } no tiene amenaza
ask-trample = ¿Tiene { $s } la habilidad de arrollar?
if-trample-yes = { $s } tiene la habilidad de arrollar
if-trample-no = { $s } no tiene la habilidad de arrollar
ask-first_strike = ¿Tiene { $s } la habilidad de dañar primero?
if-first_strike-yes = { $s } tiene la habilidad de dañar primero
if-first_strike-no = { $s } no tiene la habilidad de dañar primero
ask-double_strike = ¿Tiene { $s } la habilidad de dañar dos veces?
if-double_strike-yes = { $s } tiene la habilidad de dañar dos veces
if-double_strike-no = { $s } no tiene la habilidad de dañar dos veces
ask-vigilance = ¿Tiene { $s } vigilancia?
if-vigilance-yes = { $s } tiene vigilancia
if-vigilance-no = { $s } no tiene vigilancia
ask-haste = ¿Tiene { $s } prisa?
if-haste-yes = { $s } tiene prisa
if-haste-no = { $s } no tiene prisa
ask-defender = ¿Tiene { $s } la habilidad de defensor?
if-defender-yes = { $s } tiene la habilidad de defensor
if-defender-no = { $s } no tiene la habilidad de defensor
ask-fear = ¿Tiene { $s } la habilidad de inspirar temor?
if-fear-yes = { $s } tiene la habilidad de inspirar temor
if-fear-no = { $s } no tiene la habilidad de inspirar temor
ask-intimidate = ¿Tiene { $s } intimidar?
if-intimidate-yes = { $s } tiene intimidar
if-intimidate-no = { $s } no tiene intimidar
ask-shadow = ¿Tiene { $s } la habilidad de desvanecerse?
if-shadow-yes = { $s } tiene la habilidad de desvanecerse
if-shadow-no = { $s } no tiene la habilidad de desvanecerse
ask-skulk = ¿Tiene { $s } escurridizo?
if-skulk-yes = { $s } tiene escurridizo
if-skulk-no = { $s } no tiene escurridizo
ask-horsemanship = ¿Tiene { $s } equitación?
if-horsemanship-yes = { $s } tiene equitación
if-horsemanship-no = { $s } no tiene equitación
if-tapped-yes = { $s } está { $sg ->
    [f] girada
   *[m] girado
  }
if-tapped-no = { $s } está { $sg ->
    [f] enderezada
   *[m] enderezado
  }

## Saying back
u-keywords = { $s } tiene: { $q }
u-tapped = { $s } está { $sg ->
    [f] girada
   *[m] girado
  }
u-untapped = { $s } está { $sg ->
    [f] enderezada
   *[m] enderezado
  }
u-since-turn-began = { $s } está bajo control desde el comienzo del turno
u-new-this-turn = { $s } no está bajo control desde el comienzo del turno
u-blocks_additional = { $s } puede bloquear a una criatura más
u-blocks_any_number = { $s } puede bloquear a cualquier número de criaturas
u-cannot_attack = { $s } no puede atacar
u-cannot_block = { $s } no puede bloquear
u-must_attack = { $s } ataca si puede
u-must_block = { $s } bloquea si puede
u-pays_to_attack = { $s } solo ataca si se paga un coste
u-pays_to_block = { $s } solo bloquea si se paga un coste
u-unblockable = no se puede bloquear { $as }
u-attack = { $s } ataca ({ $h })
u-block = { $s } bloquea { $ah }
u-unblocked = nada bloquea { $as }
u-removed_from_combat = un efecto retira { $as } del combate
u-combat_damage-all = se hace el daño de combate
u-combat_damage-first = se hace el daño del primer paso
u-combat_damage-regular = se hace el resto del daño de combate
u-assign = { $s } asigna { $q } { $ah }
u-gains-keywords = { $s } gana: { $q }
u-loses-keywords = { $s } pierde: { $q }
u-taps = se gira { $as }
u-untaps = se endereza { $as }
q-may_attack = ¿puede atacar { $s }?
q-may_block = ¿puede { $s } bloquear { $ah }?
q-may_block_together = ¿pueden bloquear juntos { $ah }: { $q }?
q-must_attack = ¿tiene que atacar { $s }?
q-may_stay_home = ¿puede { $s } no atacar?
q-must_block = ¿tiene que bloquear { $s }?
q-taps_to_attack = ¿se gira { $s } al atacar?
q-may_use_tap_ability = ¿se puede activar la habilidad { $ds } con el símbolo de girar?
q-is_attacking = ¿está atacando { $s }?
q-is_blocking = ¿está bloqueando { $s }?
q-is_blocked = ¿está { $s } { $sg ->
    [f] bloqueada
   *[m] bloqueado
  }?
q-deals_combat_damage = ¿hace { $s } daño de combate?
q-deals_combat_damage-to = ¿hace { $s } daño de combate { $ah }?
q-combat_damage_dealt = ¿cuánto daño de combate hace { $s }?
q-damage_to_player = ¿cuánto daño de combate { $p ->
    [you] recibes
   *[other] recibe { $pn }
  }?
q-is_dealt = ¿{ $p ->
    [you] recibes
   *[other] recibe { $pn }
  } { $q } puntos de daño de combate?
q-is_dealt-object = ¿recibe { $s } { $q } puntos de daño de combate?
q-may_assign = ¿puede { $s } asignar su daño de combate así: { $q }?
q-most_assigned = ¿cuánto puede asignar { $s } como máximo?
q-least_assigned = ¿cuánto tiene que asignar { $s } { $ah }?
q-life_left_is = ¿{ $p ->
    [you] estás
   *[other] está { $pn }
  } en { $q } vidas?
q-life_left = ¿en cuántas vidas { $p ->
    [you] estás
   *[other] está { $pn }
  }?
q-gains_life = ¿{ $p ->
    [you] ganas
   *[other] gana { $pn }
  } vidas?
q-gains_life-number = ¿{ $p ->
    [you] ganas
   *[other] gana { $pn }
  } { $q } vidas?
q-gets_poison = ¿{ $p ->
    [you] recibes
   *[other] recibe { $pn }
  } contadores de veneno?
q-gets_poison-number = ¿{ $p ->
    [you] recibes
   *[other] recibe { $pn }
  } { $q } contadores de veneno?
q-stays_in_game = ¿{ $p ->
    [you] sigues
   *[other] sigue { $pn }
  } en la partida?
q-all_die = ¿mueren todos: { $q }?
ask-removal = ¿El efecto destruye { $as } (o le hace daño), lo exilia, o hace sacrificar o da -X/-X?
if-removal-destroy = el efecto destruye o hace daño
if-removal-exile = el efecto exilia
if-removal-sacrifice = hace sacrificar o da -X/-X
u-wiped = un efecto quita { $as } del campo de batalla
combat-is-over = El combate ha terminado, así que { $s } ya no ataca ni bloquea.
what-block-not-allowed = un bloqueo que no está permitido; hay que declararlo de nuevo
