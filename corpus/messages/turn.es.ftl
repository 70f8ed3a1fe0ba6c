# El turno, los jugadores y Commander: véase turn.en.ftl.

## Lands
land-in-main-phase = Es una fase principal del propio turno y la pila está vacía: se puede jugar una tierra.
land-needs-main-phase = Una tierra solo se juega en una fase principal.
land-needs-empty-stack = Una tierra solo se juega con la pila vacía; antes tiene que resolverse lo que hay en ella.
land-needs-own-turn = En el turno de otro jugador no se juega ninguna tierra, por ningún motivo.
land-is-played-from-hand = Las tierras se juegan desde la mano, salvo que un efecto diga otra cosa.
land-play-left = Este turno no se ha jugado ninguna tierra, así que queda la tierra del turno.
extra-land-play-left = Hay efectos que permiten más tierras este turno; aún se pueden jugar: { $v }.
no-land-play-left = Ya se han jugado todas las tierras permitidas este turno (número: { $v }).
cannot-play-lands = Un efecto dice que no se pueden jugar tierras, y el “no puede” prevalece.
put-lands-do-not-count = Una tierra que un efecto puso en el campo de batalla no se jugó, así que no cuenta como la tierra del turno.
playing-a-land-uses-no-stack = Jugar una tierra no usa la pila: no se puede contrarrestar y nadie puede responder.
a-land-is-never-a-spell = Una tierra se juega, no se lanza nunca: no es un hechizo.
land-of-another-type-is-not-cast = Lo que es tierra y además de otro tipo puede jugarse como tierra, pero no lanzarse como hechizo.
land-is-basic = { $S } tiene el supertipo básico, y solo eso hace básica a una tierra.
land-is-not-basic = { $S } no tiene el supertipo básico: aunque tenga tipos de tierra básica, no es una tierra básica.
basic-land-type-makes-mana = Por ese tipo de tierra básica, { $s } tiene la habilidad de dar maná de ese color ({ $q }), diga lo que diga su texto.
basic-land-type-makes-other-mana = Los tipos de tierra básica { $ds } dan otro maná, no ese ({ $q }).

## Mana
mana-empties = El maná sin gastar se pierde al terminar el paso o la fase.
mana-is-there = El maná se queda en la reserva hasta que termina el paso o la fase; maná sin gastar ahora: { $v }.
mana-is-not-there = No hay tanto maná en la reserva; maná sin gastar ahora: { $v }.
effect-keeps-mana = Un efecto impide que se pierda el maná; maná sin gastar: { $v }.
is-one-of-the-five-colors = Es uno de los cinco colores ({ $q }), así que se puede elegir.
is-no-color = Eso no es un color ({ $q }): solo se puede elegir blanco, azul, negro, rojo o verde.

## Steps of the turn
permanent-untaps = { $S } se endereza en el paso de enderezar de su controlador.
untaps-in-untap-step = { $S } se endereza en el paso de enderezar de su controlador.
untaps-in-own-untap-step = { $S } se endereza solo en el paso de enderezar de su propio controlador.
effect-keeps-it-tapped = Un efecto impide que se enderece { $s }.
stun-counter-goes = En lugar de enderezar { $s }, se le quita un contador de aturdimiento.
stun-counter-keeps-it-tapped = { $S } tiene un contador de aturdimiento: en lugar de enderezarse pierde ese contador y sigue en posición girada.
no-priority-in-untap-step = Nadie recibe prioridad en el paso de enderezar, así que allí no se puede lanzar ni activar nada.
no-priority-in-cleanup = Normalmente nadie recibe prioridad en el paso de limpieza.
priority-in-cleanup-after-trigger = Algo se ha disparado en el paso de limpieza, así que allí se recibe prioridad, y después hay otro paso de limpieza.
priority-in-step = { $p ->
    [you] Recibes
   *[other] { $P } recibe
  } prioridad durante { $q }.
priority-after-draw = Primero se roba la carta del turno; después { $p ->
    [you] recibes
   *[other] { $pn } recibe
  } prioridad durante { $q }.
priority-after-active-player = Durante { $q } recibe prioridad primero el jugador cuyo turno es; después { $p ->
    [you] la recibes tú
   *[other] la recibe { $pn }
  }.
all-have-passed = Todos los jugadores han pasado seguidos y la pila está vacía: el paso o la fase termina.
not-all-have-passed = El paso o la fase solo termina cuando todos los jugadores pasan seguidos.
step-waits-for-the-stack = Todavía hay algo en la pila: primero se resuelve, y el paso o la fase sigue.
order-of-steps = El turno tiene un orden fijo: primero { $q }, después { $z }.
other-order-of-steps = El turno tiene un orden fijo: primero { $z }, después { $q }.
step-is-skipped = Un efecto hace que { $p ->
    [you] te saltes
   *[other] { $pn } se salte
  } { $q }: se pasa como si no existiera.
step-is-not-skipped = Nada hace que { $p ->
    [you] te saltes
   *[other] { $pn } se salte
  } { $q }.
next-in-turn-order = Los turnos van dando la vuelta a la mesa: { $p ->
    [you] te toca a ti
   *[other] le toca a { $pn }
  }.
extra-turn = El turno extra va justo después de este: { $p ->
    [you] te toca a ti
   *[other] le toca a { $pn }
  }.
newest-extra-turn = De varios turnos extra se juega primero el creado en último lugar: { $p ->
    [you] te toca a ti
   *[other] le toca a { $pn }
  }.
turn-after-skipped-turn = Un turno que se salta se pasa como si no existiera: { $p ->
    [you] te toca a ti
   *[other] le toca a { $pn }
  }.
newest-extra-phase = De las fases añadidas va primero la creada en último lugar: { $q }.
triggers-as-step-begins = { $S } está ahí cuando comienza { $q }, así que su habilidad se dispara.
not-there-as-step-begins = { $S } no está en el campo de batalla cuando comienza { $q }, así que no se dispara nada.
not-the-step-of-that-player = No es el paso del jugador del que habla la habilidad { $ds }.
step-had-begun = { $S } llegó después del comienzo de su paso ({ $q }): la habilidad no se dispara este turno.
too-late-for-this-end-step = { $S } llegó durante el paso final, y el paso no vuelve atrás: la habilidad se dispara en el paso final del turno siguiente.
combat-phase-is-over = Un efecto hasta el final del combate termina con la fase de combate.
combat-phase-goes-on = Un efecto hasta el final del combate dura hasta que termina toda la fase de combate.
lasts-until-cleanup = Un efecto hasta el final del turno dura hasta el paso de limpieza, incluido el paso final.
lasted-until-cleanup = Un efecto hasta el final del turno terminó en el paso de limpieza.
discards-down = En el paso de limpieza { $p ->
    [you] descartas
   *[other] { $pn } descarta
  } hasta el tamaño máximo de la mano; número de cartas: { $v }.
discards-what-is-too-much = En el paso de limpieza { $p ->
    [you] descartas
   *[other] { $pn } descarta
  } todo lo que pase del tamaño máximo de la mano.
hand-is-small-enough = La mano no pasa del tamaño máximo, así que no se descarta nada.
no-maximum-hand-size = Sin tamaño máximo de mano no se descarta nada.
only-active-player-discards = En el paso de limpieza solo descarta el jugador cuyo turno es.

## Drawing
draws-for-the-turn = { $p ->
    [you] Robas
   *[other] { $P } roba
  } una carta en el paso de robar.
drew-for-the-turn = Se ha robado la carta del turno; cartas robadas: { $v }.
drawn-one-by-one = Varias cartas se roban de una en una; cada una es un robo propio. Cartas robadas: { $v }.
draws-what-is-left = Se roban las cartas que quedan, y el siguiente intento falla. Cartas robadas: { $v }.
only-one-card-each-turn = Solo es posible el primer robo del turno. Cartas robadas: { $v }.
cannot-draw = Un efecto dice que { $p ->
    [you] no puedes robar
   *[other] { $pn } no puede robar
  }, y el “no puede” prevalece.
active-player-draws-first = Primero roba el jugador cuyo turno es, después los demás en orden de turno.
may-choose-to-draw-from-nothing = Un jugador puede elegir robar aunque su biblioteca esté vacía.
cannot-choose-to-draw = Quien no puede robar cartas no puede elegir robar.
put-into-hand-is-not-drawn = Una carta que va de la biblioteca a la mano sin la palabra “robar” no se roba.
draw-is-replaced = En lugar del robo pasa otra cosa, incluso con la biblioteca vacía.

## Starting the game
loser-chooses = El perdedor de la partida anterior elige quién empieza.
winner-does-not-choose = Elige quién empieza el perdedor de la partida anterior: { $pn }.
chooser-chooses-again = Tras un empate elige quien eligió en la partida anterior.
other-chooses-again = Tras un empate elige quien eligió en la partida anterior: { $pn }.
first-player-skips-draw = En una partida de dos, quien empieza se salta el primer paso de robar.
first-team-skips-draw = En Two-Headed Giant, el equipo que empieza se salta el primer paso de robar.
nobody-skips-first-draw = En una partida multijugador nadie se salta el primer paso de robar.
opening-hand-of-seven = La mano inicial es de siete cartas.
mulligan-costs-cards = Por cada mulligan una carta de las siete nuevas va al fondo de la biblioteca. Cartas en mano: { $v }.
first-mulligan-is-free = En una partida multijugador el primer mulligan no cuenta. Cartas en mano: { $v }.
mulligan-is-allowed = Mientras no se haya quedado con la mano y esta tenga cartas, se puede hacer mulligan.
kept-hand-takes-no-mulligan = Quien se ha quedado con su mano no puede hacer más mulligans.
no-mulligan-below-zero-cards = La mano inicial sería ya de cero cartas: no se pueden hacer más mulligans.
starts-with-life = El total de vidas inicial es { $v }.
starts-with-life-in-commander = En Commander el total de vidas inicial es { $v }.
team-starts-with-life = En Two-Headed Giant el total de vidas inicial de un equipo es { $v }.

## Life
life-after-damage = El daño cuesta esa cantidad de vidas. Total de vidas: { $v }.
life-after-change = Las vidas ganadas o perdidas cambian el total en esa cantidad. Total de vidas: { $v }.
life-was-set = A un total fijado se llega ganando o perdiendo la diferencia. Total de vidas: { $v }.
life-was-exchanged = Los totales de vidas se han intercambiado. Total de vidas: { $v }.
exchange-is-gain = Los totales de vidas se intercambian y el otro es mayor: eso es ganar vidas.
exchange-is-loss = Los totales de vidas se intercambian y el otro es menor: eso es perder vidas.
exchange-is-no-loss = Los totales de vidas se intercambian y el nuevo no es menor: no se pierden vidas.
exchange-is-no-gain = Los totales de vidas se intercambian y el nuevo no es mayor: no se ganan vidas.
exchanged-for-another-total = Los totales de vidas se intercambian y el nuevo no es ese.
exchanged-for-the-same-total = Los totales son iguales, así que el intercambio no cambia nada.
life-is-exchanged = Los totales de vidas se intercambian: cada jugador gana o pierde la diferencia.
life-was-gained = Se han ganado vidas: { $v }.
life-was-lost = Se han perdido vidas: { $v }.
set-life-was-gained = El total se fijó por encima del que había, así que se han ganado esas vidas: { $v }.
set-life-was-lost = El total se fijó por debajo del que había, así que se han perdido esas vidas: { $v }.
no-life-was-gained = No se han ganado vidas; ganar 0 vidas no es ganar.
damage-is-loss-of-life = El daño hace perder esa cantidad de vidas: { $v }.
may-pay-life = El total de vidas es al menos igual al pago, así que se pueden pagar { $v } vidas.
may-pay-the-last-life = El total de vidas es justo el pago, así que se pueden pagar { $v } vidas; con 0 vidas se pierde después la partida.
may-pay-no-life = Siempre se pueden pagar 0 vidas.
life-is-not-enough = El total de vidas es menor que { $v }, así que no se puede pagar.
cannot-gain-life = Un efecto dice que { $p ->
    [you] no puedes ganar
   *[other] { $pn } no puede ganar
  } vidas, y el “no puede” prevalece.
cannot-lose-life = Un efecto dice que { $p ->
    [you] no puedes perder
   *[other] { $pn } no puede perder
  } vidas, y el “no puede” prevalece.
cannot-lose-life-cannot-pay = Quien no puede perder vidas no puede pagarlas.
no-gain-to-replace = Quien no puede ganar vidas no gana ninguna que un efecto pueda reemplazar: el efecto no hace nada.
cannot-gain-cannot-exchange = Quien no puede ganar vidas no puede obtener un total mayor por un intercambio: no ocurre.
cannot-lose-cannot-exchange = Quien no puede perder vidas no puede obtener un total menor por un intercambio: no ocurre.
may-concede-any-time = Un jugador puede conceder en cualquier momento, y abandona la partida en el acto.
has-left-already = Ese jugador ya no está en la partida.
mandatory-loop-draws = Un bucle de acciones obligatorias que nadie puede parar hace que la partida sea un empate.
optional-loop-goes-on = Un bucle con una acción opcional no es un empate: alguien tiene que pararlo.

## Commander
commander-in-every-zone = { $S } es la carta designada, y sigue siendo un comandante en toda zona, la controle quien la controle.
copies-are-no-commanders = Ser comandante es de la propia carta: una copia no lo es.
not-the-designated-card = { $S } no es la carta que se designó como comandante.
may-be-commander = { $S } es legendaria y es criatura, Vehículo o Nave espacial, así que puede ser comandante.
commander-must-be-legendary = { $S } no es legendaria, así que no puede ser comandante.
commander-must-be-creature = Un comandante es una criatura, un Vehículo o una Nave espacial legendarios; { $s } no lo es ni dice que pueda ser comandante.
says-it-can-be-commander = El texto { $ds } dice que puede ser tu comandante.
color-in-cost = Ese color está en el coste de maná { $ds }: { $q }.
color-in-text = Ese color está en el texto de reglas o en el indicador de color { $ds }, así que está en su identidad de color: { $q }.
color-nowhere-on-card = Ese color no está en ninguna parte { $ds }: { $q }.
color-in-reminder-text = Ese color solo está en el texto recordatorio, que no cuenta: { $q }.
color-on-back-face = La cara posterior cuenta para la identidad de color: { $q }.
color-in-alternative = Las características alternativas cuentan para la identidad de color: { $q }.
identity-outside-commanders = A la identidad de color { $dh } le falta ese color ({ $q }), así que { $s } no puede estar en el mazo.
identity-within-commanders = Todos los colores de la identidad de color { $ds } están también en la { $dh }.
only-one-of-a-name = Aparte de tierras básicas, un mazo de Commander lleva una sola carta de cada nombre.
any-number-of-basic-lands = De tierras básicas un mazo de Commander puede llevar cualquier número.
land-makes-color-outside = Por su tipo de tierra básica, { $s } podría dar maná que no está en la identidad de color { $dh }: { $q }.
land-makes-colors-within = Todo el maná que { $s } da por sus tipos de tierra básica está en la identidad de color { $dh }.
deck-of-a-hundred = Un mazo de Commander tiene exactamente 100 cartas, incluido su comandante.
deck-must-be-a-hundred = Un mazo de Commander tiene exactamente 100 cartas, incluido su comandante, y no { $v }.
commander-may-be-cast = Su propietario puede lanzar { $s } desde la zona de mando.
only-its-owner-casts-it = Solo su propietario puede lanzar { $s } desde la zona de mando.
commander-is-not-in-the-command-zone = { $S } no está en la zona de mando.
cast-in-own-main-phase = { $S } solo se lanza en una fase principal del propio turno.
cast-with-empty-stack = { $S } solo se lanza con la pila vacía.
no-tax-the-first-time = La primera vez que se lanza { $s } desde la zona de mando no cuesta nada más.
tax-for-each-casting = Por cada vez anterior que se lanzó { $s } desde la zona de mando cuesta dos más. En total de más: { $v }.
no-tax-from-elsewhere = El impuesto de comandante solo se paga al lanzar desde la zona de mando: desde otro sitio { $s } no cuesta nada más.

## Facts that are asked for, and assumptions
assume-main-phase = es una fase principal del turno de ese jugador y la pila está vacía
assume-no-land-played = este turno no se ha jugado ninguna tierra
ask-main_phase = ¿Es una fase principal del turno de ese jugador, con la pila vacía?
if-main_phase-yes = es una fase principal del propio turno con la pila vacía
if-main_phase-no = no lo es
ask-lands_played = ¿Cuántas tierras se han jugado este turno?
if-lands_played-0 = este turno no se ha jugado ninguna tierra
if-lands_played-1 = este turno se ha jugado una tierra
ask-hand = ¿Cuántas cartas hay en la mano ({ $s })?
if-hand-yes = la mano tiene más de { $q } cartas
if-hand-no = la mano tiene { $q } cartas o menos
ask-begins_game = ¿Juega ese jugador el primer turno de la partida ({ $s })?
if-begins_game-yes = ese jugador juega el primer turno de la partida
if-begins_game-no = ese jugador no juega el primer turno de la partida
ask-times_cast = ¿Cuántas veces se ha lanzado antes { $s } desde la zona de mando?
if-times_cast-0 = { $s } no se ha lanzado nunca desde la zona de mando
if-times_cast-1 = { $s } se ha lanzado una vez desde la zona de mando
if-times_cast-2 = { $s } se ha lanzado dos veces desde la zona de mando
ask-mulligans = ¿Cuántos mulligans se han hecho?
ask-basic = ¿Tiene { $s } el supertipo básico?
if-basic-yes = { $s } tiene el supertipo básico
if-basic-no = { $s } no lo tiene
ask-turn_ended = ¿Fue eso en este mismo turno o en uno anterior ({ $s })?
if-turn_ended-yes = eso fue en un turno anterior
if-turn_ended-no = eso fue en este mismo turno
step-not-stated = No se dice de qué paso se trata.
life-not-stated = No se dice cuál es el total de vidas.
commander-not-stated = No se dice qué carta es el comandante.
what-exchange-of-unstated-life = un intercambio de totales de vidas que no se dicen
what-deaths-in-the-cleanup-step = acciones basadas en estado que quizá ocurrieron en el paso de limpieza

## What was understood
u-turn = { $p ->
    [you] es tu turno
   *[other] es el turno de { $pn }
  }
u-turn-step = es: { $q }
u-standing-hand = { $p ->
    [you] cartas en tu mano
   *[other] cartas en la mano de { $pn }
  }: { $q }
u-standing-lands_played = tierras jugadas este turno: { $q }
u-standing-extra_lands = tierras adicionales permitidas este turno: { $q }
u-standing-mulligans = mulligans hechos: { $q }
u-standing-max_hand = tamaño máximo de la mano: { $q }
u-standing-mana = maná sin gastar: { $q }
u-standing-no_max_hand = no hay tamaño máximo de mano
u-standing-mana_stays = el maná sin gastar no se pierde
u-standing-replaces_draws = en lugar de robar pasa otra cosa
u-standing-kept = la mano se ha conservado
u-cannot-gain_life = { $p ->
    [you] no puedes
   *[other] { $pn } no puede
  } ganar vidas
u-cannot-lose_life = { $p ->
    [you] no puedes
   *[other] { $pn } no puede
  } perder vidas
u-cannot-draw = { $p ->
    [you] no puedes
   *[other] { $pn } no puede
  } robar cartas
u-cannot-draw_more_than_one = { $p ->
    [you] no puedes
   *[other] { $pn } no puede
  } robar más de una carta por turno
u-cannot-play_lands = { $p ->
    [you] no puedes
   *[other] { $pn } no puede
  } jugar tierras
u-skips = { $p ->
    [you] te saltas
   *[other] { $pn } se salta
  } { $q }
u-begins-first = primer jugador: { $pn }
u-loop-mandatory = la partida está en un bucle de acciones obligatorias
u-loop-optional = la partida está en un bucle con una acción opcional
u-previous_loser = perdió la partida anterior { $pn }
u-previous-drawn = la partida anterior fue un empate
u-symbols = colores de los símbolos { $ds }: { $q }
u-stays_tapped = un efecto impide que se enderece { $s }
u-times_cast = { $s } se ha lanzado antes desde la zona de mando: { $q }
u-copies = copias { $ds } en el mazo: { $q }
u-can_be_commander = el texto { $ds } dice que puede ser comandante
u-triggers_at = una habilidad { $ds } se dispara cuando comienza { $q }
u-came_in = { $s } llegó al campo de batalla durante { $q }
u-begins = { $p ->
    [you] en tu turno llega { $q }
   *[other] en el turno de { $pn } llega { $q }
  }
u-play_land = { $p ->
    [you] juegas
   *[other] { $pn } juega
  } { $s }
u-mana = se agrega maná ({ $q })
u-spend = se gasta maná ({ $q })
u-pay_life = { $p ->
    [you] pagas
   *[other] { $pn } paga
  } vidas ({ $q })
u-exchange_life = se intercambian los totales de vidas
u-extra_turn = se crea un turno extra para { $p ->
    [you] ti
   *[other] { $pn }
  }
u-extra_phase = se añade una fase: { $q }
u-skip = { $p ->
    [you] te saltas
   *[other] { $pn } se salta
  } { $q }
u-put_into_hand = se ponen cartas de la biblioteca en la mano ({ $q })
u-mulligan = { $p ->
    [you] haces
   *[other] { $pn } hace
  } mulligan
u-keep = { $p ->
    [you] te quedas
   *[other] { $pn } se queda
  } con la mano
u-pass = { $p ->
    [you] pasas
   *[other] { $pn } pasa
  } la prioridad
u-cleanup-perhaps = entretanto puede haber terminado el turno
q-may_play_land = ¿{ $p ->
    [you] puedes
   *[other] puede { $pn }
  } jugar una tierra ahora?
q-may_respond_to_land = ¿puede alguien responder cuando se juega { $s }?
q-may_cast_land = ¿puede lanzarse { $s } como hechizo?
q-is_basic = ¿es { $s } una tierra básica?
q-taps_for = ¿da { $s } maná de ese color ({ $q })?
q-has_mana = ¿{ $p ->
    [you] tienes
   *[other] tiene { $pn }
  } maná sin gastar?
q-untaps = ¿se endereza { $s }?
q-gets_priority = ¿{ $p ->
    [you] recibes
   *[other] recibe { $pn }
  } prioridad?
q-step_ends = ¿termina el paso?
q-comes_before = ¿va { $q } antes que { $z }?
q-next_turn = ¿de quién es el próximo turno?
q-next_phase = ¿qué fase viene ahora?
q-has_step = ¿{ $p ->
    [you] tienes
   *[other] tiene { $pn }
  } { $q }?
q-triggers_at_step = ¿se dispara este turno la habilidad { $ds }?
q-still_lasts = ¿dura todavía un efecto de este turno?
q-discards = ¿cuántas cartas { $p ->
    [you] descartas
   *[other] descarta { $pn }
  } en el paso de limpieza?
q-draws = ¿cuántas cartas { $p ->
    [you] has robado
   *[other] ha robado { $pn }
  }?
q-draws_first = ¿{ $p ->
    [you] robas
   *[other] roba { $pn }
  } primero?
q-may_choose_draw = ¿{ $p ->
    [you] puedes
   *[other] puede { $pn }
  } elegir robar?
q-draws_first_turn = ¿{ $p ->
    [you] robas
   *[other] roba { $pn }
  } en el primer turno?
q-may_choose_first = ¿{ $p ->
    [you] eliges
   *[other] elige { $pn }
  } quién empieza?
q-hand_after_mulligans = ¿con cuántas cartas { $p ->
    [you] empiezas
   *[other] empieza { $pn }
  }?
q-may_mulligan = ¿{ $p ->
    [you] puedes
   *[other] puede { $pn }
  } hacer mulligan?
q-starting_life = ¿con cuántas vidas { $p ->
    [you] empiezas
   *[other] empieza { $pn }
  }?
q-life_is = ¿cuántas vidas { $p ->
    [you] tienes
   *[other] tiene { $pn }
  }?
q-may_pay_life = ¿{ $p ->
    [you] puedes
   *[other] puede { $pn }
  } pagar esas vidas ({ $q })?
q-gained_life = ¿{ $p ->
    [you] has
   *[other] ha { $pn }
  } ganado vidas?
q-lost_life = ¿{ $p ->
    [you] has
   *[other] ha { $pn }
  } perdido vidas?
q-may_choose_color = ¿se puede elegir eso como color ({ $q })?
q-loop_is_draw = ¿es un empate la partida?
q-may_concede = ¿{ $p ->
    [you] puedes
   *[other] puede { $pn }
  } conceder ahora?
q-tax = ¿cuánto cuesta de más { $s }?
q-may_cast_commander = ¿puede lanzarse { $s } desde la zona de mando?
q-is_commander = ¿es { $s } un comandante?
q-may_be_commander = ¿puede ser { $s } un comandante?
q-in_color_identity = ¿está ese color en la identidad de color { $ds } ({ $q })?
q-color_identity = ¿qué colores hay en la identidad de color { $ds }?
q-may_be_in_deck = ¿puede estar { $s } en el mazo del comandante?
q-deck_may_have = ¿puede tener tantas cartas un mazo de Commander ({ $q })?
only-active-player-draws = En el paso de robar solo roba el jugador cuyo turno es.
merged-with-the-commander = El comandante es un componente { $ds }, así que el permanente fusionado es el comandante.
what-life-gain-that-is-forbidden = una habilidad que haría ganar vidas a quien no puede ganarlas
lost-mana-costs-no-life = El maná sin gastar que se pierde no cuesta vidas: no hay tal castigo.
set-life-was-not-lost = El total no se fijó por debajo del que había, así que no se han perdido vidas.
discards-only-in-cleanup = Solo en el paso de limpieza se descarta hasta el tamaño máximo de la mano.
step-ended-the-effect = El efecto terminó al comenzar su paso: { $q }.
step-has-not-begun = Todavía no ha comenzado el paso hasta el que dura el efecto: { $q }.
color-of-the-cost = Ese color es de un símbolo del coste de maná, o del indicador de color, { $ds }: { $q }.
not-a-color-of-the-cost = Solo los símbolos del coste de maná y el indicador de color dan color ({ $s }), y ese no está: { $q }.
number-of-colors-tells = Lo dice el número de colores { $ds }: { $v }.
mana-of-the-color-pays = Un símbolo de color se paga con maná de su color: { $q }.
only-mana-of-the-color-pays = Un símbolo de color se paga solo con maná de su color: { $q }.
any-mana-pays-generic = El maná genérico de un coste se paga con cualquier tipo de maná.
colorless-mana-pays = El símbolo incoloro se paga con maná incoloro.
only-colorless-mana-pays = El símbolo incoloro se paga solo con maná incoloro.
q-is_color = ¿es eso { $s } ({ $q })?
q-mana_pays = ¿paga ese maná ese símbolo ({ $q })?
q-must_discard_now = ¿{ $p ->
    [you] tienes
   *[other] tiene { $pn }
  } que descartar ahora?
is-untapped-already = { $S } ya está en posición enderezada, así que no se endereza nada.
q-number = { $question } ¿Es ese número { $q }?
hand-not-stated = No se dice cuántas cartas hay en la mano.
ask-more_life = ¿Quién tiene más vidas?
if-more_life-you = tú tienes más vidas
if-more_life-opponent = tu oponente tiene más vidas
if-more_life-tie = los dos tenéis las mismas vidas
ask-library = ¿Cuántas cartas hay en la biblioteca ({ $s })?
ask-cannot_attack = ¿Impide un efecto que { $s } ataque?
if-cannot_attack-yes = un efecto impide que { $s } ataque
if-cannot_attack-no = nada impide que { $s } ataque
ask-cannot_block = ¿Impide un efecto que { $s } bloquee?
if-cannot_block-yes = un efecto impide que { $s } bloquee
if-cannot_block-no = nada impide que { $s } bloquee
ask-must_attack = ¿{ $S } ataca si puede?
if-must_attack-yes = { $s } ataca si puede
if-must_attack-no = nada obliga { $as } a atacar
ask-must_block = ¿{ $S } bloquea si puede?
if-must_block-yes = { $s } bloquea si puede
if-must_block-no = nada obliga { $as } a bloquear
ask-unblockable = ¿Dice un efecto que no se puede bloquear { $as }?
if-unblockable-yes = no se puede bloquear { $as }
if-unblockable-no = se puede bloquear { $as }
ask-stays_tapped = ¿Impide un efecto que { $s } se enderece?
if-stays_tapped-yes = un efecto impide que { $s } se enderece
if-stays_tapped-no = nada impide que { $s } se enderece
ask-step = ¿Qué paso o fase es?
if-step-untap = es el paso de enderezar
if-step-upkeep = es el mantenimiento
if-step-draw = es el paso de robar
if-step-precombat_main = es la primera fase principal
if-step-beginning_of_combat = es el comienzo del combate
if-step-declare_attackers = es el paso de declarar atacantes
if-step-declare_blockers = es el paso de declarar bloqueadores
if-step-combat_damage = es el paso de daño de combate
if-step-end_of_combat = es el final del combate
if-step-postcombat_main = es la segunda fase principal
if-step-end = es el paso final
if-step-cleanup = es el paso de limpieza
