# Efectos continuos, reemplazo, prevención, copias, contadores. Véase effects.en.ftl.

## Layers
as-printed = Ningún efecto lo cambia: vale lo que está impreso en { $s }.
in-layer-2 = Los efectos que cambian quién controla { $s } se aplican en la capa 2.
in-layer-4 = Los efectos que cambian los tipos { $ds } se aplican en la capa 4.
in-layer-5 = Los efectos que cambian el color { $ds } se aplican en la capa 5.
in-layer-6 = Los efectos que dan o quitan habilidades se aplican en la capa 6.
in-layer-7a = Primero se aplica, en la capa 7a, la habilidad que define la fuerza y la resistencia { $ds }.
in-layer-7b = El efecto que fija la fuerza y la resistencia base { $ds } se aplica en la capa 7b, antes de sumar nada.
in-layer-7c = Los contadores y los efectos que solo suman o restan fuerza y resistencia se cuentan en la capa 7c, después de lo que las fija.
in-layer-7d = La fuerza y la resistencia { $ds } se intercambian al final, en la capa 7d, con todo lo demás ya contado.
defining-ability-first = Una habilidad que define características se aplica antes que los demás efectos, llegaran cuando llegaran.
later-effect-stands = Dentro de una capa se aplica primero el efecto anterior, así que el que llegó después tiene la última palabra.
dependent-effect-waits = Uno de los efectos depende del otro y lo espera, digan lo que digan las marcas de tiempo.
loop-goes-by-timestamp = Estos efectos dependen unos de otros en círculo, así que se aplican por orden de marca de tiempo.
effect-that-began-goes-on = El efecto ya había empezado a aplicarse en una capa anterior, así que sigue afectando { $as } aunque la habilidad que lo produce ya se haya perdido.
keyword-counter-gives-it = Un contador de palabra clave le da esa habilidad { $as }.
no-creature-no-size = { $S } no es una criatura, así que no tiene fuerza ni resistencia.
is-so-big = { $S } es { $v }.
has-such-power = La fuerza { $ds } es { $v }.
has-such-toughness = La resistencia { $ds } es { $v }.

## Reach and duration
effect-has-ended = El efecto duraba hasta el final del turno y ha terminado.
locked-in-and-still-affected = El efecto quedó fijado sobre { $s } al empezar, así que lo sigue afectando.
locked-in-without-it = A qué afecta quedó fijado al resolverse el hechizo o la habilidad, y { $s } no estaba entre ello.
counted-once = El número se contó una sola vez, al resolverse el hechizo o la habilidad; después ya no cambia.
static-effect-applies-now = Una habilidad estática afecta a lo que cumple su texto en cada momento, y { $s } lo cumple.
static-effect-does-not-fit = Una habilidad estática solo afecta a lo que cumple su texto en cada momento, y { $s } no lo cumple.
source-has-left = El permanente con la habilidad estática ya no está en el campo de batalla: su efecto ha terminado.

## Replacement
instead-double-create-tokens = El efecto dobla las fichas: se crean { $v } en su lugar.
instead-plus-create-tokens = El efecto añade fichas: se crean { $v } en su lugar.
instead-minus-create-tokens = El efecto quita fichas: se crean { $v } en su lugar.
instead-nothing-create-tokens = El efecto reemplaza la creación: no se crea ninguna ficha.
instead-double-put-counters = El efecto dobla los contadores: en su lugar se ponen { $v } sobre { $s }.
instead-plus-put-counters = El efecto añade contadores: en su lugar se ponen { $v } sobre { $s }.
instead-minus-put-counters = El efecto quita contadores: en su lugar se ponen { $v } sobre { $s }.
instead-nothing-put-counters = El efecto lo reemplaza: no se pone ningún contador sobre { $s }.
instead-double-deal-damage = El efecto dobla el daño: en su lugar se hacen { $v } { $as }.
instead-plus-deal-damage = El efecto aumenta el daño: en su lugar se hacen { $v } { $as }.
instead-minus-deal-damage = El efecto reduce el daño: en su lugar se hacen { $v } { $as }.
instead-nothing-deal-damage = El efecto reemplaza el daño: no se hace ninguno { $as }.
instead-double-draw = En lugar de ese robo se roban { $v } cartas.
instead-plus-draw = En lugar de ese robo se roban { $v } cartas.
instead-minus-draw = En lugar de ese robo se roban { $v } cartas.
instead-gain-life-draw = En lugar del robo se ganan vidas: { $v }.
instead-draw-draw = En lugar de ese robo se roban { $v } cartas.
instead-double-gain-life = Se dobla la ganancia de vidas: { $v }.
instead-plus-gain-life = El efecto aumenta la ganancia de vidas: { $v }.
instead-minus-gain-life = El efecto reduce la ganancia de vidas: { $v }.
instead-nothing-gain-life = El efecto reemplaza la ganancia de vidas: no se gana ninguna.
instead-draw-gain-life = En lugar de ganar vidas { $p ->
    [you] robas
   *[other] { $pn } roba
  } esa cantidad de cartas: { $v }.
instead-exile-go-to-graveyard = { $S } va al exilio en lugar de ir al cementerio.
instead-library-go-to-graveyard = { $S } va a la biblioteca de su propietario en lugar de ir al cementerio.
instead-hand-go-to-graveyard = { $S } va a la mano de su propietario en lugar de ir al cementerio.
instead-command-go-to-graveyard = { $S } va a la zona de mando en lugar de ir al cementerio.
goes-there-instead = Así que { $s } acaba en { $z }.
finality-counter-exiles = El contador de irreversibilidad hace que { $s } vaya al exilio en lugar de ir al cementerio.
draw-is-skipped = Ese robo se omite: no se roba nada en su lugar.
draw-from-nothing-is-replaced = El robo se reemplaza aunque la biblioteca esté vacía, así que nadie roba de una biblioteca vacía.
enters-with-counters = { $S } entra con { $v } × { $q }; es un efecto de reemplazo, no una habilidad disparada.
enters-with-copy = { $S } entra como copia; es un efecto de reemplazo, no una habilidad disparada.
enters-with-control = El efecto cambia bajo el control de quién entra { $s }.
enters-so-counters = { $S } entra con contadores adicionales ({ $q }).
enters-so-tapped = { $S } entra en posición girada: no está enderezado ni un momento.
permanents-enter-untapped = Los permanentes entran enderezados si nada dice otra cosa.
replacement-came-too-late = Un efecto de reemplazo tiene que estar ahí antes del evento; no cambia lo que ya ha pasado.
no-damage-to-replace = No se haría daño, así que no hay nada que reemplazar.
each-effect-applies-once = Cada efecto tiene una sola oportunidad con el evento, así que ninguno se aplica a su propio resultado.
the-others-follow = Una vez aplicado un efecto, el siguiente se aplica al resultado, hasta que no queda ninguno.
applies-to-what-became = El evento se ha convertido en otro, y a ese se le aplica el otro efecto.
replaced-event-triggers-nothing = Lo que se reemplazó no llegó a pasar, así que la habilidad { $ds } no se dispara.
replaces-only-what-it-names = Un efecto reemplaza solo el evento que nombra, y este no lo era.
it-has-died = { $S } fue al cementerio desde el campo de batalla: ha muerto.
it-has-not-died = { $S } dejó el campo de batalla hacia una zona que no es un cementerio, así que no ha muerto.
damage-is-redirected = El daño se hace { $ah } en su lugar: { $v }.
an-effect-does-it = Es un efecto el que pone esos contadores, así que vale «si un efecto fuera a poner».
loyalty-counters-are-the-cost = Esos contadores de lealtad son el coste de la habilidad de lealtad; no los pone ningún efecto, así que no se doblan.
a-token-is-no-card = Una ficha no es una carta, así que un efecto que habla de cartas no afecta { $as }.
affected-player-chooses-order = Varios efectos quieren cambiar el mismo evento; cuál se aplica primero lo { $p ->
    [you] eliges tú
   *[other] elige { $pn }
  }, que controla el permanente o es a quien afecta.
self-replacement-first = La parte del hechizo o habilidad que reemplaza su propio efecto debe aplicarse primero.
control-effect-first = El efecto sobre el control bajo el que entra { $s } debe aplicarse primero.
copy-effect-first = El efecto que hace que { $s } entre como copia debe aplicarse primero.

## Prevention
prevents-all = Se previene el daño que se haría { $as }.
prevents-up-to-the-shield = El escudo previene lo que le queda; daño que aún se hace { $as }: { $v }.
prevents-the-next-time = Se previene el siguiente daño de esa fuente, sea cuanto sea.
prevents-so-much-each-time = El efecto previene su cantidad de cada daño; daño que aún se hace { $as }: { $v }.
prevention-came-too-late = Un efecto de prevención tiene que estar ahí antes del daño; lo que se hizo, hecho está.
shield-is-used-up = El escudo se ha agotado, así que el resto del daño se hace.
next-time-is-over = Solo se prevenía el siguiente daño de esa fuente; después vuelve a hacer daño.
damage-cannot-be-prevented = Este daño no se puede prevenir: se hace entero, y el escudo no se gasta.
shield-counter-comes-off = Se quita un contador de escudo { $ds }.
shield-counter-saves-it = En su lugar se quita el contador de escudo, y { $s } no se destruye.
shield-counter-prevents-damage = El contador de escudo previene el daño { $as }.

## Amounts
tokens-as-the-effect-says = Se ponen en el campo de batalla tantas fichas como dice el efecto.
tokens-are-created = Se crean fichas: { $v }.
damage-as-the-source-deals-it = Nada cambia el daño, así que se hace tal cual.
cards-as-the-effect-says = Se roban tantas cartas como dice el efecto.
life-as-the-effect-says = Se ganan tantas vidas como dice el efecto.
counters-as-they-were-put = Los contadores se quedan donde están hasta que algo los quita.
so-many-tokens = Fichas en total: { $v }.
so-many-counters = Contadores sobre { $s }: { $v }.
so-many-counters_put = Contadores puestos sobre { $s }: { $v }.
so-many-damage = Daño hecho { $as }: { $v }.
so-many-cards = Cartas robadas: { $v }.
so-many-life_gained = Vidas ganadas: { $v }.

## Counters
counters-cease-with-the-zone = { $S } cambió de zona, así que los contadores que tenía dejaron de existir.
counters-stay-with-another-player = { $S } solo tuvo otro controlador un tiempo y no cambió de zona: conserva sus contadores.
counters-stay-while-phased-out = Salir de fase no es cambiar de zona: { $s } conserva sus contadores.
counter-moves = { $v } × { $q }: se quita { $ds } y se pone sobre { $h }.
counter-does-not-move-same = Un contador no se puede mover { $ds } al mismo objeto: no se quita ni se pone nada.
counter-does-not-move-not-there = Uno de los dos ya no está ahí, así que no se mueve ningún contador.
counter-does-not-move-none = { $S } no tiene esos contadores, así que no se mueve ninguno.
entering-with-counters = Los contadores que recibe { $s } al entrar cuentan como puestos: { $v } × { $q }.
planeswalker-enters-with-loyalty = Un planeswalker entra con tantos contadores de lealtad como su lealtad impresa: { $v }.
battle-enters-with-defense = Una batalla entra con tantos contadores de defensa como su defensa impresa: { $v }.
saga-enters-with-lore = Una Saga entra con un contador de sabiduría.

## Copies
copy-is-as-printed = { $S } solo tiene lo copiable { $dh }: lo impreso, no los contadores, los efectos ni si está en posición girada.
enters-as-a-copy = { $S } entra como copia.
copy-of-a-copy = { $H } ya es una copia, y eso es lo que se copia: { $s } es copia de lo mismo.
copy-has-no-counters = Los contadores no se copian.
copy-has-no-effects = Lo que los efectos han hecho { $dh } no se copia.
copy-has-no-attachments = Las Auras y los Equipos anexados { $ah } no se copian.
copy-has-no-status = No se copia si { $h } está en posición girada.
copy-has-what-is-printed = Lo impreso en { $h } se copia.
copy-has-printed-ability = { $H } tiene la habilidad impresa, así que la copia también la tiene.
copy-has-not-that-ability = { $H } no tiene impresa esa habilidad, así que la copia tampoco la tiene.

## Loyalty
loyalty-may-be-activated = Una vez por turno, en una fase principal del turno de su controlador y sin nada en la pila, puede activarse una habilidad de lealtad.
loyalty-once-each-turn = Este turno ya se activó una habilidad de lealtad { $ds }, y solo puede activarse una por turno.
loyalty-only-in-own-turn = Las habilidades de lealtad solo pueden activarse en el turno de su controlador.
loyalty-only-in-a-main-phase = Las habilidades de lealtad solo pueden activarse en una fase principal.
loyalty-only-with-an-empty-stack = Las habilidades de lealtad solo pueden activarse con la pila vacía.
loyalty-of-another-player = Solo quien controla { $s } puede activar sus habilidades de lealtad.
loyalty-cost-too-high = No hay contadores de lealtad suficientes sobre { $s } para un coste de { $v }.
assume-loyalty-time = es una fase principal del turno de quien controla { $s }, sin nada en la pila

## Facts
ask-newer = ¿Qué llegó después: { $s } o { $h }?
if-newer-yes = { $s } llegó después que { $h }
if-newer-no = { $h } llegó después que { $s }
ask-put_by_effect = ¿Pone un efecto los contadores sobre { $s }, o son el coste de una habilidad de lealtad?
if-put_by_effect-yes = un efecto pone los contadores sobre { $s }
if-put_by_effect-no = los contadores son el coste de una habilidad de lealtad
ask-away_how = ¿Cómo estuvo fuera { $s }: en otra zona como el exilio, fuera de fase o bajo el control de otro jugador?
if-away_how-exile = { $s } estuvo en otra zona
if-away_how-phasing = { $s } estuvo fuera de fase
if-away_how-control = { $s } estuvo bajo el control de otro jugador
ask-first_replacement = ¿Qué efecto se aplica primero?
if-first_replacement-yes = uno se aplica primero
ask-loyalty_enough = ¿Hay contadores de lealtad suficientes sobre { $s } para el coste?
if-loyalty_enough-yes = hay contadores de lealtad suficientes sobre { $s }
if-loyalty_enough-no = no hay contadores de lealtad suficientes sobre { $s }
ask-plus_counter = ¿Había un contador +1/+1 sobre { $s }?
if-plus_counter-yes = hay un contador +1/+1 sobre { $s }
if-plus_counter-no = no hay ningún contador +1/+1 sobre { $s }
ask-minus_counter = ¿Había un contador -1/-1 sobre { $s }?
if-minus_counter-yes = hay un contador -1/-1 sobre { $s }
if-minus_counter-no = no hay ningún contador -1/-1 sobre { $s }

## Undecided
size-not-stated = No se dice qué fuerza y resistencia tiene sin los efectos.
no-continuous-effect = Aquí no hay tal efecto continuo.
no-replacement-effect = Aquí no hay tal efecto de reemplazo.
no-copy = Aquí nada se ha convertido en copia.
no-counter-is-moved = Aquí no se mueve ningún contador.
what-too-many-effects-in-a-layer = más efectos en una capa de los que ordeno
what-order-of-several-effects = más de dos efectos de los que no se dice cuál llegó antes
what-changes-beside-effects = efectos junto a un evento que cambia lo mismo de forma permanente
what-spell-kept-out-of-the-graveyard = un hechizo que un efecto mantiene fuera del cementerio
what-counters-by-damage = un efecto sobre lo que ponen los efectos, y contadores puestos por daño
what-text-changing-effect = un efecto que cambia texto
what-effect-on-a-face-down-permanent = un efecto sobre las características de un permanente boca abajo
what-switching-what-is-not-stated = intercambiar una fuerza o resistencia que no se dice
what-too-many-replacement-effects = más efectos de reemplazo sobre un evento de los que puedo ordenar
what-replaced-by-another-event = un evento reemplazado por otro de distinta clase
what-more-counters-on-what-returns = contadores adicionales sobre lo que regresa con persistir o resiliencia
what-copy-over-changes = una copia hecha de algo que los efectos ya habían cambiado
what-copy-of-a-face-down-permanent = una copia de un permanente boca abajo
what-change-of-unstated-colors = un color añadido a colores que no se dicen
what-change-of-unstated-types = un tipo añadido a tipos que no se dicen
what-change-of-unstated-subtypes = un subtipo añadido a subtipos que no se dicen

## Understood
u-create = se crean fichas
u-begin = empieza un efecto
u-end = termina un efecto
u-becomes_copy = { $s } se convierte en copia { $dh }
u-activate_loyalty = se activa una habilidad de lealtad { $ds }
u-move_counters = se mueven contadores { $ds } { $ah }
u-away_and_back = { $s } estuvo fuera y ha vuelto
u-effect-2 = un efecto cambia quién controla algo
u-effect-4 = un efecto cambia tipos
u-effect-5 = un efecto cambia colores
u-effect-6 = un efecto da o quita habilidades
u-effect-3 = un efecto cambia texto
u-effect-7a = una habilidad define fuerza y resistencia ({ $q })
u-effect-7b = un efecto fija fuerza y resistencia base ({ $q })
u-effect-7c = un efecto suma a fuerza y resistencia ({ $q })
u-effect-7d = un efecto intercambia fuerza y resistencia
u-replaces-create_tokens = un efecto reemplaza la creación de fichas
u-replaces-put_counters = un efecto reemplaza que se pongan contadores
u-replaces-deal_damage = un efecto reemplaza o previene daño
u-replaces-draw = un efecto reemplaza el robo de cartas
u-replaces-gain_life = un efecto reemplaza la ganancia de vidas
u-replaces-go_to_graveyard = un efecto reemplaza ir al cementerio
u-replaces-enter = un efecto cambia cómo entra algo
q-size_is = ¿qué fuerza y resistencia tiene { $s }?
q-power_is = ¿qué fuerza tiene { $s }?
q-toughness_is = ¿qué resistencia tiene { $s }?
q-has_keyword = ¿tiene { $s } esa habilidad?
q-has_quality = ¿es eso { $s }?
q-effect_applies = ¿afecta el efecto { $as }?
q-how_many = ¿cuántos son?
q-who_chooses_order = ¿quién elige qué efecto se aplica primero?
q-may_choose = ¿puede elegir { $pn } qué efecto se aplica primero?
q-replaces = ¿se aplica el efecto?
q-is_prevented = ¿se previene el daño?
q-enters_tapped = ¿entra { $s } en posición girada?
q-copies = ¿tiene { $s } eso de lo que copia?
q-is_copy_of = ¿es { $s } una copia { $dh }?
q-may_activate_loyalty = ¿puede activarse una habilidad de lealtad { $ds }?
q-counter_moves = ¿se mueve un contador { $ds }?
