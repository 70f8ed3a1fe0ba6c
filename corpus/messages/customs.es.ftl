# Sagas, monarca, fin del turno, fase, fichas predefinidas, compañeros. Marcadores como en turn.es.ftl.

## Sagas
chapter-is-reached-and-triggers = Con ese contador de sabiduría { $s } llega al capítulo { $v }, así que esa habilidad de capítulo se dispara.
chapter-is-passed-and-triggers = Con varios contadores de sabiduría a la vez { $s } alcanza también el capítulo { $v }, y cada capítulo alcanzado se dispara.
chapter-is-not-reached = { $S } tiene menos contadores de sabiduría de los que pide el capítulo { $v }, así que ese capítulo no se dispara.
chapter-was-reached-before = { $S } ya tenía antes los contadores de sabiduría que pide el capítulo { $v }, así que ese capítulo no vuelve a dispararse.
no-lore-counter-was-put = Un capítulo se dispara solo al poner contadores de sabiduría; no se puso ninguno sobre { $s }, así que el capítulo { $v } no se dispara.
saga-gets-a-lore-counter = Al comenzar la fase principal precombate, { $s } recibe un contador de sabiduría.

## The monarch
becomes-the-monarch = Aún no había monarca; { $p ->
    [you] te conviertes
   *[other] { $pn } se convierte
  } en monarca.
becomes-the-monarch-instead = Solo hay un monarca a la vez: { $p ->
    [you] te conviertes
   *[other] { $pn } se convierte
  } en monarca, y quien lo era antes deja de serlo.
dethroned-by-combat-damage = Una criatura ha hecho daño de combate al monarca, así que { $p ->
    [you] tú, que la controlas, te conviertes
   *[other] { $pn }, que la controla, se convierte
  } en monarca.
only-combat-damage-dethrones = Solo el daño de combate de una criatura quita la corona; { $p ->
    [you] sigues siendo
   *[other] { $pn } sigue siendo
  } monarca.
follows-the-monarch-who-left = El monarca ha dejado la partida, así que { $p ->
    [you] te conviertes
   *[other] { $pn } se convierte
  } en monarca: el jugador de quien es el turno o, si no, el siguiente en orden de turno.
is-the-monarch-first = { $p ->
    [you] Eres
   *[other] { $P } es
  } monarca ahora.
is-the-monarch-named = { $p ->
    [you] Eres
   *[other] { $P } es
  } monarca ahora, y nadie más.
is-the-monarch-combat = { $p ->
    [you] Eres
   *[other] { $P } es
  } monarca ahora.
is-the-monarch-other-damage = { $p ->
    [you] Sigues
   *[other] { $P } sigue
  } siendo monarca.
is-the-monarch-left = { $p ->
    [you] Eres
   *[other] { $P } es
  } monarca ahora.
is-not-the-monarch-first = { $p ->
    [you] No eres
   *[other] { $P } no es
  } monarca.
is-not-the-monarch-named = { $p ->
    [you] Ya no eres
   *[other] { $P } ya no es
  } monarca.
is-not-the-monarch-combat = { $p ->
    [you] No eres
   *[other] { $P } no es
  } monarca.
is-not-the-monarch-other-damage = { $p ->
    [you] No te conviertes
   *[other] { $P } no se convierte
  } en monarca.
is-not-the-monarch-left = { $p ->
    [you] No te conviertes
   *[other] { $P } no se convierte
  } en monarca.
monarch-draws = Al comienzo de su propio paso final, el monarca roba una carta; es decir, { $p ->
    [you] tú
   *[other] { $pn }
  }.
only-the-monarch-draws = Solo el monarca roba en el paso final, y { $p ->
    [you] no lo eres
   *[other] { $pn } no lo es
  }.
monarch-draws-only-in-the-own-end-step = El monarca roba solo en el paso final de su propio turno, y este es el turno de otro jugador.
was-not-the-monarch-as-the-end-step-began = La habilidad se dispara al comienzo del paso final para quien es monarca entonces, y { $p ->
    [you] no lo eras
   *[other] { $pn } no lo era
  }.

## Ending the turn
waiting-trigger-ceases-with-the-turn = La habilidad { $ds } se había disparado pero no estaba aún en la pila: al terminar el turno deja de existir.
ability-is-exiled-with-the-stack = Terminar el turno exilia todo lo que hay en la pila, también la habilidad { $ds }: no se resuelve.
spell-is-exiled-as-the-turn-ends = Terminar el turno exilia todo lo que hay en la pila, también { $s }; nada se contrarresta ni se resuelve.
combat-ends-with-the-turn = Se termina el turno: todas las criaturas se retiran del combate.
step-is-skipped-as-the-turn-ends = Se terminó el turno: solo queda el paso de limpieza, así que no llega { $q }.
end-step-is-skipped-so-no-trigger = Se terminó el turno, así que se salta el paso final y la habilidad { $ds } no se dispara.

## Phasing
permanent-phases-out = { $S } sale de fase y se trata como si no existiera.
attachment-phases-out-with-it = { $S } sale de fase junto con su portador y no se suelta.
permanent-phases-in = { $S } entra en fase.
attachment-phases-in-with-it = { $S } entra en fase junto con su portador.
phased-out-is-not-there = { $S } está fuera de fase: se trata como si no existiera, así que no le pasa nada.
phased-out-is-no-target = Lo que está fuera de fase se trata como si no existiera, así que no puede ser objetivo.
phased-out-blocks-nothing = Lo que está fuera de fase se trata como si no existiera, así que no bloquea nada.
phasing-is-no-zone-change = Entrar o salir de fase no es cambiar de zona: nada ha entrado ni dejado el campo de batalla, así que la habilidad { $ds } no se dispara.

## Predefined tokens
token-may-be-used = { $S } se puede usar: el maná que cuesta su habilidad es { $v }.
token-need-not-be-untapped = La habilidad { $ds } no tiene el símbolo de girar en su coste, así que se puede usar aun con la ficha girada.
token-is-not-yours-to-use = Solo su controlador puede usar { $s } en el campo de batalla.
tapped-token-is-not-used = La habilidad { $ds } tiene el símbolo de girar en su coste: con la ficha girada no se puede usar.
token-costs-more-mana = La habilidad { $ds } cuesta más maná que ese: { $v }.
no-card-to-discard = La habilidad { $ds } cuesta además descartar una carta, y no hay ninguna que descartar.
token-is-used-only-as-a-sorcery = La habilidad { $ds } se activa solo como un conjuro: en la propia fase principal y con la pila vacía.
token-is-sacrificed-as-a-cost = Como parte del coste se sacrifica { $s }, así que ya no está.
token-is-only-tapped = Para obtener su maná solo se gira { $s }, no se sacrifica: se queda.

## Partners
different-partners-do-not-combine = Habilidades de compañero distintas no se combinan, así que no pueden ser comandantes las dos cartas.
both-have-partner = Las dos cartas tienen compañero, así que ambas pueden ser comandantes del mazo.
both-need-partner = Las dos cartas necesitan compañero, y solo una lo tiene.
both-have-the-same-partner = Las dos cartas tienen la misma habilidad de compañero, así que ambas pueden ser comandantes del mazo.
both-need-the-same-partner = Las dos cartas necesitan esa misma habilidad de compañero, y solo una la tiene.
each-names-the-other = Cada carta nombra a la otra en su “compañero con”, así que ambas pueden ser comandantes del mazo.
partner-with-names-another = “Compañero con” permite solo la carta que nombra, y aquí no se nombran la una a la otra.
background-is-chosen = Una puede elegir un Trasfondo y la otra es un Trasfondo legendario, así que ambas pueden ser comandantes.
background-needs-who-chooses-it = Un Trasfondo es comandante solo junto a una carta que diga “elige un Trasfondo”, y esa solo admite un Trasfondo.
companion-of-the-doctor = Acompañante del Doctor va con un Señor del Tiempo Doctor legendario, así que ambas pueden ser comandantes.
companion-needs-the-doctor = Acompañante del Doctor va solo con un Señor del Tiempo Doctor legendario sin otro tipo de criatura.

## Choices at the same time, restricted mana
active-player-chooses-first = Cuando varios jugadores eligen a la vez, elige primero el jugador de quien es el turno ({ $pn }) y luego los demás en orden de turno.
first-chooses-without-knowing = El jugador de quien es el turno elige primero, sin saber qué elegirán los demás.
later-player-knows-the-choices = Quien elige después conoce las elecciones hechas antes.
restricted-mana-fits = Ese maná se puede gastar en { $s }, pues su restricción lo permite.
restricted-mana-does-not-fit = Ese maná se gasta solo como dice su fuente, y eso no incluye { $s }.

## Colors and land types set by effects
effect-has-set-its-colors = Tras lo que los efectos han hecho con su color, { $s } es de ese color ({ $q }).
effect-has-set-its-colors-not-that = Un color que da un efecto reemplaza a todos los demás: { $s } ya no es de ese color ({ $q }).
basic-type-takes-the-text = Un efecto ha dado un tipo de tierra básica como único tipo { $as }: pierde las habilidades de su propio texto.
further-type-leaves-the-text = El tipo de tierra básica se añade: { $s } conserva sus tipos y su texto.
basic-type-gives-its-mana = { $S } ha recibido ese tipo de tierra básica, y con él la habilidad de dar ese maná ({ $q }).
basic-type-gives-no-other-mana = Un efecto ha dado otro tipo de tierra básica { $as }: solo da el maná de ese tipo, no este ({ $q }).

## Skipping
step-had-begun-so-the-next-is-skipped = Lo que ha comenzado ya no se puede saltar: { $q } sigue, y el efecto espera al siguiente.
second-skip-takes-the-next = Dos efectos que hacen saltarse el próximo hacen saltarse los dos próximos, uno cada uno: también se salta { $q } la segunda vez.
every-skip-is-used-up = Cada efecto así hace saltarse uno solo, y ya está gastado: { $q } vuelve a llegar.

## Put onto the battlefield attacking
put-attacking-has-not-attacked = “Siempre que ataque” se dispara solo si se declara a { $h } como atacante; lo que se pone en el campo de batalla atacando nunca “atacó”.
declared-attacker-triggers-it = Se ha declarado a { $h } como atacante, así que la habilidad se dispara.
is-attacking-without-declaration = { $S } se puso en el campo de batalla atacando: es una criatura atacante aunque nadie la declaró.
nothing-there-to-attack = Ya no está lo que { $s } iba a atacar: entra al campo de batalla, pero no está atacando.
restrictions-are-about-declaring = Lo que impide declarar a { $s } como atacante no importa, pues no se declara.

## Triggers of combat
blocks-and-triggers-once = Se ha declarado a { $s } como bloqueadora: “siempre que bloquee” se dispara una vez, por muchas criaturas que bloquee.
has-not-blocked = No se ha declarado a { $s } como bloqueadora, así que nada se dispara.
triggers-for-each-it-blocks = La habilidad { $ds } se dispara una vez por cada criatura que bloquea ({ $v }).
becomes-blocked-and-triggers-once = Ha habido un bloqueo { $as }: “siempre que sea bloqueada” se dispara una vez, por muchas criaturas que bloqueen.
has-not-become-blocked = Nada ha bloqueado { $as }, así que nada se dispara.
triggers-for-each-blocker = “Siempre que sea bloqueada por una criatura” se dispara una vez por cada criatura que bloquea { $as } ({ $v }).
was-blocked-so-no-trigger = Hubo un bloqueo { $as }; que ya no estén los bloqueadores no lo deshace, así que nada se dispara.
no-blocker-so-it-triggers = No se ha declarado ningún bloqueador para { $s }, así que “ataque y no sea bloqueada” se dispara.
player-attacks-and-triggers-once = Se ha declarado al menos un atacante, así que “siempre que ataques” se dispara, una vez.
nobody-was-declared = No se ha declarado ningún atacante, así que “siempre que ataques” no se dispara.

## Battles, Brawl
starts-with-life-in-brawl = En Brawl cada jugador empieza con 25 vidas, con más de dos jugadores con 30; aquí con { $v }.
no-commander-damage-in-brawl = En Brawl nadie pierde la partida por el daño de combate de un comandante.

## Not modelled
unsupported-put-attacking-a-permanent = una criatura que se pone en el campo de batalla atacando a un planeswalker o batalla

## What was understood
ut-watches-you_attack = cuando su jugador ataca
ut-watches-attacks_unblocked = cuando algo ataca y no es bloqueado
ut-watches-blocks = cuando algo bloquea
ut-watches-blocks_creature = cuando algo bloquea a una criatura
ut-watches-becomes_blocked = cuando algo es bloqueado
ut-watches-becomes_blocked_by_creature = cuando algo es bloqueado por una criatura
u-monarch = monarca: { $pn }
u-partner = { $s } tiene una habilidad de compañero
u-mana_only_for = el maná de { $pn } sirve solo para ciertos hechizos
u-end_turn = un efecto termina el turno
u-becomes_monarch = { $p ->
    [you] te conviertes
   *[other] { $pn } se convierte
  } en monarca
u-phases_out = { $s } sale de fase
u-phases_in = { $s } entra en fase
u-put_attacking = { $s } se pone en el campo de batalla atacando
q-chapter_triggers = ¿se dispara ese capítulo { $ds } ({ $q })?
q-may_use_token = ¿se puede usar { $s }?
q-stays_after_use = ¿sigue ahí { $s } después de usarse?
q-is_monarch = ¿{ $p ->
    [you] eres
   *[other] es { $pn }
  } monarca ahora?
q-monarch_draws = ¿{ $p ->
    [you] robas
   *[other] roba { $pn }
  } por ser monarca?
q-may_both_lead = ¿pueden ser comandantes del mismo mazo las dos cartas?
q-may_spend_on = ¿se puede gastar ese maná en { $s }?
q-chooses_first = ¿{ $p ->
    [you] eliges
   *[other] elige { $pn }
  } primero?
q-knows_choices = ¿{ $p ->
    [you] sabes
   *[other] sabe { $pn }
  } qué ha elegido el otro jugador?
q-keeps_text = ¿conserva { $s } sus propias habilidades?
