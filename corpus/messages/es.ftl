# Frases que se muestran. Los términos del juego llegan del léxico: véase en.ftl.

## Verdict lines
verdict-yes = Sí.
verdict-no = No.
verdict-depends = Depende.
verdict-undecided = No puedo decidirlo.
verdict-declined = Solo resuelvo situaciones y reglas de Magic: The Gathering: pregúntame qué pasa, si algo es legal o qué dice una regla.
disclaimer = No oficial. En un evento decide el juez principal.

## Steps
aura-spell-targets = Un hechizo de Aura siempre tiene un objetivo; la habilidad de encantar del Aura dice cuál puede ser.
host-is-enchanted = Aquello a lo que está anexada un Aura se llama «encantado».
not-enchanted = Nada está encantado sin un Aura anexada.
aura-controller-chooses-one = Un Aura solo puede encantar un objeto o jugador; { $p ->
    [you] tú, como controlador del Aura, eliges
   *[other] { $pn }, como controlador del Aura, elige
  } en cuál se queda.
aura-enchanting-itself-to-graveyard = { $S } no puede encantarse a sí { $sg ->
    [f] misma
   *[m] mismo
  }: va al cementerio de su propietario.
aura-creature-unattached = { $S } es también una criatura y no puede encantar nada: queda { $sg ->
    [f] desanexada
   *[m] desanexado
  }.
aura-unattached-to-graveyard = Sin estar { $sg ->
    [f] anexada
   *[m] anexado
  } a nada, { $s } va después al cementerio de su propietario.
goes-to-graveyard = { $S } va al cementerio de su propietario.
host-player-left = El jugador al que estaba { $sg ->
    [f] anexada
   *[m] anexado
  } { $s } ha abandonado la partida.
host-gone = Aquello a lo que estaba { $sg ->
    [f] anexada
   *[m] anexado
  } { $s } ya no está.
granted-ability-host-controller = Una habilidad que { $s } otorga a lo que encanta solo la puede activar el controlador de ese objeto: { $p ->
    [you] tú
   *[other] { $pn }
  }.
own-ability-aura-controller = Las habilidades propias { $ds } solo las puede activar su controlador: { $p ->
    [you] tú
   *[other] { $pn }
  }.
aura-control-independent = Controle quien controle lo encantado, { $s } conserva su propio controlador: { $p ->
    [you] tú
   *[other] { $pn }
  }.
enters-choice-includes = { $S } no se lanza, así que no hace objetivo a nada: { $p ->
    [you] eliges
   *[other] { $pn } elige
  } al entrar algo que pueda encantar legalmente, y { $h } es una elección legal.
enters-choice-excludes = { $p ->
    [you] Eliges
   *[other] { $P } elige
  } al entrar algo que { $s } pueda encantar legalmente, y { $h } no es una elección legal.
enters-player-chooses = { $S } no entra al resolverse como hechizo de Aura y el efecto no dice qué va a encantar: { $p ->
    [you] eliges
   *[other] { $pn } elige
  } algo legal al entrar.
aura-enters-attached = { $S } entra { $sg ->
    [f] anexada
   *[m] anexado
  } a lo elegido.
aura-enters-attached-to = { $S } entra { $sg ->
    [f] anexada
   *[m] anexado
  } { $ah }.
non-attachment-enters-unattached = { $S } no es allí Aura, Equipo ni Fortificación, así que entra sin anexar.
nothing-to-enchant-not-created = No hay nada que { $s } pueda encantar legalmente: la ficha no se crea.
nothing-to-enchant-to-graveyard = No hay nada que { $s } pueda encantar legalmente: va de la pila al cementerio de su propietario.
nothing-to-enchant-remains = No hay nada que { $s } pueda encantar legalmente: se queda donde está, en { $z }.
undefined-host-not-created = No está definido a qué se anexaría { $s }: la ficha no se crea.
undefined-host-to-graveyard = No está definido a qué se anexaría { $s }: va de la pila al cementerio de su propietario.
undefined-host-remains = No está definido a qué se anexaría { $s }: se queda donde está, en { $z }.
illegal-host-not-created = { $S } no puede encantar legalmente { $ah }: la ficha no se crea.
illegal-host-to-graveyard = { $S } no puede encantar legalmente { $ah }: va de la pila al cementerio de su propietario.
illegal-host-remains = { $S } no puede encantar legalmente { $ah }: se queda donde está, en { $z }.
aura-does-not-move = { $S } no puede encantar legalmente { $ah }, así que no se mueve.
attachment-does-not-move = { $S } no puede anexarse { $ah }, así que no se mueve.
non-attachment-does-not-move = { $S } no es Aura, Equipo ni Fortificación: el efecto no hace nada.
already-attached-does-not-move = { $S } ya está { $sg ->
    [f] anexada
   *[m] anexado
  } { $ah }: el efecto no hace nada.
attachment-moves = { $S } pasa { $ah }.
face-up-characteristics-count = { $p ->
    [you] Consideras
   *[other] { $P } considera
  } cómo sería { $s } boca arriba, y hay que elegir algo legal según su habilidad de encantar y cualquier otro efecto pertinente.
enchanted-means-attached = «Encantado» en una habilidad de un permanente es aquello a lo que está anexado ese permanente, sea Aura o no: aquí, { $h }.
older-role-to-graveyard = De varios Papeles de un mismo jugador sobre el mismo permanente solo se queda el más reciente: { $s } va al cementerio de su propietario.
equipment-needs-creature = { $S } solo puede anexarse a una criatura.
equipment-cannot-equip-itself = { $S } no puede equiparse a sí { $sg ->
    [f] misma
   *[m] mismo
  }.
equipment-creature-cannot-equip = { $S } es también una criatura sin reconfigurar: no puede equipar.
equipment-comes-off = { $S } queda { $sg ->
    [f] desanexada
   *[m] desanexado
  } y permanece en el campo de batalla.
equipment-creature-comes-off = { $S } es también una criatura: queda { $sg ->
    [f] desanexada
   *[m] desanexado
  } y permanece en el campo de batalla.
fortification-cannot-fortify-itself = { $S } no puede anexarse a sí { $sg ->
    [f] misma
   *[m] mismo
  }.
fortification-needs-land = { $S } solo puede anexarse a una tierra.
enchant-forbids-host = La habilidad de encantar { $ds } no admite { $ah }.
enchant-forbids-target = La habilidad de encantar no admite { $ah } como objetivo.
target-is-no-permanent = Aquí solo puede ser objetivo un permanente, y { $h } no está en el campo de batalla.
hexproof-forbids-target = { $H } tiene antimaleficio: no puede ser objetivo de lo que controla un oponente de su controlador.
hexproof-of-player-forbids-target = Antimaleficio: lo que controla un oponente de este jugador no puede hacerle objetivo ({ $h }).
protection-forbids-target = { $H } tiene protección contra { $q }: no puede ser objetivo { $ds }.
protection-forbids-aura = { $H } tiene protección contra { $q }: { $s } no puede { $hg ->
    [f] encantarla
   *[m] encantarlo
  }.
protection-forbids-equipment = { $H } tiene protección contra { $q }: { $s } no se le puede anexar.
shroud-forbids-target = { $H } tiene velo: no puede ser objetivo de ningún hechizo ni habilidad.
aura-creature-cannot-enchant = { $S } es también una criatura: no puede encantar nada.
aura-cannot-enchant-itself = { $S } no puede encantarse a sí { $sg ->
    [f] misma
   *[m] mismo
  }.
bestowed-ceases = { $S } deja de estar bajo concesión: vuelve a ser una criatura y permanece en el campo de batalla.
bestowed-comes-off = { $S } está bajo concesión: en lugar de ir al cementerio, queda { $sg ->
    [f] desanexada
   *[m] desanexado
  }.
creature-comes-off = { $S } es también una criatura: queda { $sg ->
    [f] desanexada
   *[m] desanexado
  } y permanece en el campo de batalla.
non-attachment-comes-off = { $S } no es Aura, Equipo ni Fortificación: queda { $sg ->
    [f] desanexada
   *[m] desanexado
  } y permanece en el campo de batalla.
nothing-happens = No le pasa nada { $as }.
becomes-target = { $H } pasa a ser objetivo { $ds }.

## Assumptions
assume-not-bestowed = { $s } no está bajo concesión
assume-card = { $s } es una carta, no una ficha
assume-no-hexproof = { $s } no tiene antimaleficio
assume-no-shroud = { $s } no tiene velo
assume-no-reconfigure = { $s } no tiene reconfigurar
assume-no-protection = { $s } no tiene protección
assume-no-other-effect = ningún otro efecto importa

## What is missing, and the branches
ask-bestowed = ¿{ $S } está bajo concesión o es un Aura normal?
ask-colors = ¿{ $S } es de color { $q }?
ask-enchant = ¿Qué puede encantar { $s }?
ask-controller = ¿Quién controla { $s }?
ask-subtypes = ¿Qué es { $s }: un Aura o un Equipo?
ask-ability_source = ¿La habilidad es propia { $ds } o se la otorga a lo que encanta?
ask-unspecified = ¿Dice el efecto a qué se anexa { $s }?
ask-legal_host = ¿Hay algo que { $s } pueda encantar legalmente?
ask-other = ¿Qué hay { $ds }: { $q }?
if-bestowed-yes = { $s } está bajo concesión
if-bestowed-no = { $s } es un Aura normal
if-colors-yes = { $s } es de color { $q }
if-colors-no = { $s } no es de color { $q }
if-enchant-yes = { $s } no puede encantar otra cosa
if-enchant-no = { $s } puede encantar algo que sí está
if-controller-you = tú controlas { $s }
if-controller-opponent = tu oponente controla { $s }
if-subtypes-aura = { $s } es un Aura
if-subtypes-equipment = { $s } es un Equipo
if-ability_source-own = la habilidad es propia { $ds }
if-ability_source-granted = { $s } otorga la habilidad a lo que encanta
if-unspecified-yes = el efecto no dice qué va a encantar { $s }
if-unspecified-no = el efecto dice a qué se anexa { $s }
if-legal_host-yes = hay algo que puede encantar
if-legal_host-no = no hay nada que pueda encantar
if-other = { $q }: { $v }
branch = Si { $if }: { $then }

## Why undecided
not-understood = No he podido leer con certeza la situación y la pregunta.
readings-differ = Esto se puede leer de más de una manera, y la respuesta no sería la misma.
too-many-open-facts = Quedan demasiados datos abiertos.
unsupported = Esto necesita algo que aún no modelo ({ $what }).
contradiction = Dos reglas piden aquí cosas contradictorias ({ $first }, { $second }).
no-answer = La situación no responde a la pregunta.
nearest-rules = Las reglas más cercanas:
what-reconfigured-creature = un Equipo reconfigurado que también es criatura
what-other = { $what }

## Parts of an answer
label-understood = Entendido:
label-assumed = Supuesto:
label-missing = Falta saber:
label-steps = Pasos:
label-rules = Reglas:
wording-official = texto oficial
wording-translation = traducción
wording-page = página dada
wording-restatement = con nuestras palabras
wording-outdated = redacción anticuada
edition-of = edición del { $date }
editions-since = ediciones desde el { $date }
printed-as = impresa como { $number }
no-text = no hay texto a mano; carga el texto oficial con `subrule corpus add FICHERO`
warning-outdated = La redacción mostrada de { $number } está anticuada.
warning-review-text = El texto del { $date } redacta { $number } de otra forma; esta resolución se basa en la edición de referencia y está por revisar.
warning-review-references = El texto del { $date } cambia en { $number } solo las referencias.
warning-index = { $count } textos cargados aún no están en el índice de búsqueda: subrule index build
warning-likened = La pregunta no se leyó palabra por palabra sino por su parecido con una situación conocida: si lo entendido no es lo que quieres decir, el veredicto tampoco vale.
warning-no-text = No hay texto de { $number } a mano.

## Further steps
host-not-there = { $H } no está en el campo de batalla.
player-not-in-game = { $H } no está en la partida.
effect-forbids-aura = Un efecto dice que { $s } no puede encantar { $ah }.
effect-names-the-host = El propio efecto dice a qué entra { $sg ->
    [f] anexada
   *[m] anexado
  } { $s }, así que nadie elige.
entering-aura-does-not-target = { $S } no se lanza, así que no hace objetivo { $ah }.
enters-attached-as-named = { $S } entra { $sg ->
    [f] anexada
   *[m] anexado
  } a lo que nombra el efecto.
permanent-enters = { $S } entra al campo de batalla.
face-up-attached-to-choice = { $S } se anexa a lo elegido.
face-up-choice-excludes = { $p ->
    [you] Eliges
   *[other] { $P } elige
  } algo que { $s }, vista boca arriba, pueda encantar legalmente, y { $h } no es una elección legal.
equipment-controller-chooses-one = { $S } solo puede estar en una criatura; { $p ->
    [you] tú, como su controlador, eliges
   *[other] { $pn }, como su controlador, elige
  } en cuál se queda.
fortification-controller-chooses-one = { $S } solo puede estar en una tierra, así que { $p ->
    [you] eliges tú, que controlas esa fortificación,
   *[other] elige { $pn }, que controla esa fortificación,
  } en cuál queda.
equipment-enters-attached-to = { $S } entra { $sg ->
    [f] anexada
   *[m] anexado
  } { $ah }.
equipment-illegal-host-enters-unattached = { $S } no puede anexarse { $ah }, así que entra sin anexar.
equipment-undefined-host-enters-unattached = No está definido a qué se anexaría { $s }, así que entra sin anexar.
equipment-itself-comes-off = { $S } no puede estar { $sg ->
    [f] anexada a sí misma: queda desanexada
   *[m] anexado a sí mismo: queda desanexado
  } y permanece en el campo de batalla.
fortification-creature-cannot-fortify = { $S } es también una criatura: no puede anexarse a una tierra.
host-control-independent = Controle quien controle lo que lleva anexado, { $h } conserva su propio controlador: { $p ->
    [you] tú
   *[other] { $pn }
  }.
leaves-with-its-owner = { $S } deja la partida con su propietario.
assume-enchant-allows = la habilidad de encantar { $ds } admite aquello a lo que se destina
assume-legal-host = hay algo que { $s } puede encantar legalmente

## What was understood
player-you = tú
player-of-you = de ti
player-to-you = a ti
player-opponent = tu oponente
host-chosen = lo elegido
host-undefined = algo indefinido
u-attached = { $s } está { $sg ->
    [f] anexada
   *[m] anexado
  } { $ah }
u-self = { $s } está { $sg ->
    [f] anexada a sí misma
   *[m] anexado a sí mismo
  }
u-state = hay: { $s }
u-zone = { $s } está en { $z }
u-enchant = { $s } puede encantar: { $q }
u-colors = { $s } es de color { $q }
u-opponents = tu oponente controla { $s }
u-stats = { $s } es { $q }
u-damaged = { $s } tiene marcado { $q } de daño
u-life-total = { $p ->
    [you] tienes { $q } vidas
   *[other] { $pn } tiene { $q } vidas
  }
u-toughness = la resistencia { $ds } es { $q }
u-indestructible = { $s } es indestructible
u-counted = contadores { $ds }: { $q }
u-poison = { $p ->
    [you] tienes { $q } contadores de veneno
   *[other] { $pn } tiene { $q } contadores de veneno
  }
u-ask-only = Se pregunta: { $question }
u-protection = { $h } tiene protección contra { $q }
u-hexproof = { $s } tiene antimaleficio
u-shroud = { $s } tiene velo
u-bestowed = { $s } está bajo concesión
u-token = { $s } es una ficha
u-absent = no hay ({ $q }) aparte de lo nombrado
u-open = sin decir: { $q }
u-changes-creature = { $s } se convierte en criatura
u-changes-not = { $s } deja de ser { $q }
u-changes-protection = { $s } gana protección contra { $q }
u-changes-other = { $s } cambia
u-leaves = { $s } deja el campo de batalla
u-player_leaves = { $pn } deja la partida
u-control_changes = { $p ->
    [you] ganas
   *[other] { $pn } gana
  } el control { $ds }
u-cast = { $p ->
    [you] lanzas
   *[other] { $pn } lanza
  } { $s } sobre { $h }
u-cast-untargeted = { $p ->
    [you] lanzas
   *[other] { $pn } lanza
  } { $s }
u-put = un efecto pone { $s } en el campo de batalla bajo { $p ->
    [you] tu control
   *[other] el control de { $pn }
  }
u-put-attached = un efecto pone { $s } en el campo de batalla { $sg ->
    [f] anexada
   *[m] anexado
  } { $ah }
u-attach = un efecto anexa { $s } { $ah }
u-attach-many = un efecto anexaría { $s } a varias cosas a la vez
u-turn_face_up = { $s } se pone boca arriba y puede anexarse
q-what_happens = ¿qué pasa con { $s }?
q-in_zone = ¿acaba { $s } en { $z }?
q-on_battlefield = ¿se queda { $s } en el campo de batalla?
q-attached = ¿está { $sg ->
    [f] anexada
   *[m] anexado
  } al final { $s }?
q-attached-to = ¿está { $s } al final sobre { $h }?
q-moves = ¿se mueve { $s }?
q-controls = ¿controla { $pn } { $s }?
q-who_controls = ¿quién controla { $s }?
q-may_activate = ¿puede { $pn } activar la habilidad?
q-who_activates = ¿quién puede activar la habilidad?
q-chooses = ¿elige { $pn }?
q-who_chooses = ¿quién elige?
q-may_attach = ¿puede ir { $s } sobre { $h }?
q-may_target = ¿puede { $s } hacer objetivo { $ah }?
q-triggers = ¿se dispara la habilidad { $ds }?
q-created = ¿se crea { $s }?
q-enters = ¿entra { $s } en el campo de batalla?
q-is_enchanted = ¿está { $sg ->
    [f] encantada
   *[m] encantado
  } { $s }?
q-refers = ¿se refiere la habilidad { $ah }?
q-considers = ¿qué cuenta para { $s }?
q-lookup = qué dicen las reglas de ello
q-opposite = lo contrario de «{ $question }»
perhaps-meant = quizá te refieres a esto: { $understood } En tal caso: { $summary }
u-join = { $facts } — se pregunta: { $question }

## Attachments that stay, and what is asked of them
aura-host-still-legal = Aquello a lo que está { $sg ->
    [f] anexada
   *[m] anexado
  } { $s } sigue ahí y es legal, así que { $s } se queda.
aura-permanent-does-not-target = Solo un hechizo de Aura tiene objetivo: en el campo de batalla { $s } no hace objetivo a nada, así que se queda.
battle-comes-off = Una batalla no puede seguir anexada a nada: { $s } queda { $sg ->
    [f] desanexada
   *[m] desanexado
  } y permanece en el campo de batalla.
fortification-control-independent = Controle quien controle la tierra fortificada, { $s } conserva su propio controlador: { $p ->
    [you] tú
   *[other] { $pn }
  }.
equipment-control-independent = Controle quien controle la criatura a la que está { $sg ->
    [f] anexada
   *[m] anexado
  } { $s }, { $s } conserva su propio controlador: { $p ->
    [you] tú
   *[other] { $pn }
  }.
equipment-host-still-legal = Aquello a lo que está { $sg ->
    [f] anexada
   *[m] anexado
  } { $s } sigue ahí y es legal, así que { $s } sigue { $sg ->
    [f] anexada
   *[m] anexado
  }.
equipment-need-not-be-attached = { $S } puede estar en el campo de batalla sin estar { $sg ->
    [f] anexada
   *[m] anexado
  } a nada.
protection-does-not-concern-it = { $H } tiene protección, pero no contra { $s }.
roles-of-different-players-stay = Los Papeles de jugadores distintos no se desplazan entre sí, así que { $s } se queda.
ask-may_enchant = ¿Admite la habilidad de encantar { $ds } { $ah }?
ask-newest_role = ¿Qué Papel llegó el último (sobre { $s })?
ask-types = ¿Qué tipos de carta tiene { $s } ({ $q })?
if-may_enchant-yes = la habilidad de encantar { $ds } admite { $ah }
if-may_enchant-no = la habilidad de encantar { $ds } no admite { $ah }
if-newest_role-object = { $h } llegó el último
q-all_stay = ¿se quedan todos en el campo de batalla?
q-any_leaves = ¿deja alguno el campo de batalla?
unresolved-spell = Aún no modelo lo que pasa al resolverse el hechizo.
no-rule = Ninguna regla de las que modelo lo decide.

## Una conversación
c-changed = Cambia esto: { $facts }.
c-same = Nada cambia: ya era así.
c-unclear = No lo he entendido con certeza, así que nada ha cambiado. Di un dato cada vez o vuelve a hacer la pregunta entera.
c-new = Pregunta nueva; lo dicho antes ya no cuenta.
c-asked = La misma situación, con otra pregunta.
c-face-down = { $s } está boca abajo
c-face-up = { $s } está boca arriba
c-no-protection = { $h } no tiene protección contra { $q }
c-type = { $s } tiene también este tipo: { $q }
chat-welcome = Pregunta por una situación y sigue: «¿y si es una ficha?». /help muestra las órdenes.
chat-help = /rule 303.4d muestra una regla · /lang es, fr, en o auto fija el idioma · /why muestra las reglas de la última respuesta · /save ARCHIVO guarda la conversación · /reset olvida la situación · /quit termina.
chat-no-answer = Todavía no hay respuesta; pregunta primero.
chat-no-command = No existe la orden { $what }; /help muestra las que hay.
chat-saved = Guardado: { $what }
chat-language = Idioma: { $what }
chat-reset = La situación queda olvidada; haz una pregunta nueva.

## Linked abilities
linked-by-exile = Una habilidad { $ds } exilia cartas y otra habla de las cartas así exiliadas: son habilidades vinculadas.
linked-by-exile-instead = Una habilidad { $ds } exilia cartas con un efecto de reemplazo y otra habla de las cartas así exiliadas: son habilidades vinculadas.
linked-by-putting = Una habilidad { $ds } pone objetos en el campo de batalla y otra habla de los objetos así puestos: son habilidades vinculadas.
linked-by-choice = Por una habilidad { $ds } se elige algo y otra habla de lo elegido: son habilidades vinculadas.
linked-by-note = Una habilidad { $ds } anota algo y otra habla de lo anotado: son habilidades vinculadas.
linked-by-word = Por una habilidad { $ds } se elige una palabra que no significa nada más en las reglas, y otra pregunta por ella: son habilidades vinculadas.
linked-by-cost-on-entering = Por una habilidad { $ds } se paga un coste al entrar y otra habla del coste así pagado: son habilidades vinculadas.
linked-by-paragraph = Una habilidad estática { $ds } y una habilidad disparada están en un mismo párrafo: son habilidades vinculadas.
linked-by-additional-cost = Una habilidad { $ds } permite un coste adicional y otra pregunta si se pagó: son habilidades vinculadas.
linked-by-variable-cost = Por una habilidad { $ds } se paga al lanzar un coste adicional variable y otra habla de lo pagado: son habilidades vinculadas.
linked-by-champion = Las dos habilidades de amparar { $ds } son habilidades vinculadas.
linked-by-anchor-word = La habilidad { $ds } que va tras una palabra ancla está vinculada a la habilidad por la que se elige esa palabra.
linked-by-name = Una habilidad { $ds } que habla de cartas exiliadas con cartas de un nombre está vinculada a la habilidad que exilia de todo objeto que tenía ese nombre antes de empezar la partida.
linked-before-game = Una elección hecha antes de la partida para una habilidad { $ds } que define características y esa habilidad son habilidades vinculadas.
linked-by-exile-to-pay = Se exilian cartas para pagar el hechizo ({ $s }) y una habilidad del permanente habla de las cartas así exiliadas: son habilidades vinculadas.
linked-in-general = Una habilidad { $ds } se refiere directamente a lo que hace otra que tiene impresa: son habilidades vinculadas.
linked-to-itself = Una habilidad { $ds } hace algo y además se refiere a ello: está vinculada a sí misma.
linked-maker-and-made = Una habilidad de un objeto trajo al otro al campo de batalla, así que puede haber habilidades vinculadas entre { $h } y { $s }, y estas lo están.
gained-together = { $S } ganó las dos habilidades por un mismo efecto, así que están vinculadas como si las tuviera impresas.
gained-apart = Las habilidades que { $s } no ganó juntas, por un mismo efecto, no pueden estar vinculadas.
abilities-of-two-objects = Las habilidades de objetos distintos no están vinculadas.
ability-not-printed-there = Una de las habilidades no cuenta como impresa en ese objeto ({ $s }), así que no están vinculadas.
second-does-not-refer = Ninguna de las dos habilidades { $ds } se refiere directamente a lo que hace la otra, así que no están vinculadas.
printed-within = La habilidad que está dentro de otra que { $s } se da a sí cuenta como impresa.
printed-on-a-face = Las habilidades de las dos caras de un objeto de doble cara no modal cuentan como impresas en él.
reach-exiled-yes = La habilidad { $ds } se refiere solo a las cartas del exilio que puso allí su habilidad vinculada, y { $h } está entre ellas.
reach-exiled-no = La habilidad { $ds } se refiere solo a las cartas del exilio que puso allí su habilidad vinculada, y { $h } no está entre ellas.
reach-exiled-rule = La habilidad { $ds } se refiere solo a las cartas del exilio que puso allí su habilidad vinculada.
reach-exiled-none = La habilidad { $ds } se refiere solo a las cartas del exilio que puso allí su habilidad vinculada, y no hay ninguna.
reach-brought-yes = La habilidad { $ds } se refiere solo a lo que su habilidad vinculada puso en el campo de batalla, y { $h } forma parte de ello.
reach-brought-no = La habilidad { $ds } se refiere solo a lo que su habilidad vinculada puso en el campo de batalla, y { $h } no forma parte de ello.
reach-brought-rule = La habilidad { $ds } se refiere solo a lo que su habilidad vinculada puso en el campo de batalla.
reach-brought-none = La habilidad { $ds } se refiere solo a lo que su habilidad vinculada puso en el campo de batalla, y no puso nada.
reach-chosen-yes = La habilidad { $ds } se refiere solo a la elección hecha por su habilidad vinculada, que fue: { $q }.
reach-chosen-no = La habilidad { $ds } se refiere solo a la elección hecha por su habilidad vinculada, que no fue: { $q }.
reach-chosen-rule = La habilidad { $ds } se refiere solo a la elección hecha por su habilidad vinculada.
reach-chosen-none = La habilidad { $ds } se refiere solo a la elección hecha por su habilidad vinculada, y no hubo ninguna.
reach-noted-yes = La habilidad { $ds } solo conoce lo que anotó su habilidad vinculada, que fue: { $q }.
reach-noted-no = La habilidad { $ds } solo conoce lo que anotó su habilidad vinculada, que no fue: { $q }.
reach-noted-rule = La habilidad { $ds } solo conoce lo que anotó su habilidad vinculada.
reach-noted-none = La habilidad { $ds } solo conoce lo que anotó su habilidad vinculada, y no se anotó nada.
reach-paid-yes = La habilidad { $ds } solo cuenta lo que se pagó por el coste de su habilidad vinculada, que fue: { $q }.
reach-paid-no = La habilidad { $ds } solo cuenta lo que se pagó por el coste de su habilidad vinculada, que no fue: { $q }.
reach-paid-rule = La habilidad { $ds } solo cuenta lo que se pagó por el coste de su habilidad vinculada.
reach-paid-none = La habilidad { $ds } solo cuenta lo que se pagó por el coste de su habilidad vinculada, y no se pagó nada por él.
reach-affected-yes = La habilidad { $ds } se refiere solo a lo que se hizo a causa de su habilidad vinculada, y eso afectó { $ah }.
reach-affected-no = La habilidad { $ds } se refiere solo a lo que se hizo a causa de su habilidad vinculada, y eso no afectó { $ah }.
reach-affected-rule = La habilidad { $ds } se refiere solo a lo que se hizo a causa de su habilidad vinculada.
reach-affected-none = La habilidad { $ds } se refiere solo a lo que se hizo a causa de su habilidad vinculada, y no se hizo nada.
reach-whether-yes = La habilidad { $ds } solo pregunta si al lanzar este objeto se decidió pagar el coste al que está vinculada, y así fue.
reach-whether-no = La habilidad { $ds } solo pregunta si al lanzar este objeto se decidió pagar el coste al que está vinculada, y no fue así.
reach-whether-rule = La habilidad { $ds } solo pregunta si al lanzar este objeto se decidió pagar el coste al que está vinculada.
reach-whether-none = La habilidad { $ds } solo pregunta si al lanzar este objeto se decidió pagar el coste al que está vinculada, y no fue así.
reach-each = La habilidad { $ds } habla de una carta y se exiliaron varias, así que se refiere a cada una de ellas, también { $ah }.
several-each = Se exiliaron varias cartas, así que la habilidad { $ds } hace con cada una lo que hace con la carta exiliada.
several-sum = Se exiliaron varias cartas, así que la habilidad { $ds } usa la suma de lo que pregunta de la carta exiliada.
several-answers = Se exiliaron varias cartas, así que la habilidad { $ds } obtiene una respuesta por cada una.
several-tokens = Se exiliaron varias cartas, así que la habilidad { $ds } crea por cada una una ficha que es una copia de ella.
several-choice = Se exiliaron varias cartas, así que el controlador de la habilidad { $ds } elige a qué carta afecta.
in-several-pairs = Una habilidad puede formar parte de varios pares de habilidades vinculadas, y esta { $ds } lo hace.
not-in-several-pairs = Una habilidad puede formar parte de varios pares de habilidades vinculadas, pero esta { $ds } no está en más de uno.
choice-undefined-not-gained = { $S } ganó la habilidad sin aquella a la que está vinculada, así que lo elegido está indefinido y esa parte no hace nada.
choice-undefined-not-made = No se eligió nada para la habilidad vinculada que ganó { $s }, así que la elección está indefinida y esa parte no hace nada.
no-mana-of-undefined-type = El maná de un tipo indefinido no se produce, así que { $s } no da maná.
chosen-before-it-enters = La elección es parte de cómo entra { $s }, así que se hace antes de que { $s } esté en el campo de batalla.
not-chosen-as-it-enters = Esa habilidad { $ds } no modifica cómo entra, así que su elección no se hace antes.
combined-costs-payable = Los costes juntos pueden pagarse, así que se pueden hacer estas elecciones.
costs-of-several-players-payable = Cada jugador puede pagar los costes de sus propias elecciones; los costes de jugadores distintos no se suman.
combined-costs-not-payable = Los costes juntos no podrían pagarse, así que no se pueden hacer todas estas elecciones.
anchor-word-chosen = { $S } tiene la habilidad que va tras la palabra ancla que se eligió al entrar: { $q }.
anchor-word-not-chosen = { $S } tiene solo la habilidad que va tras la palabra ancla que se eligió al entrar, que no fue: { $q }.
no-link = Ninguna regla de las que modelo dice a qué está vinculada esa habilidad.
what-several-choices = varias elecciones donde la habilidad habla de una
ask-exiled_by = ¿Qué exilió { $as }?
ask-brought_by = ¿Qué puso { $s } en el campo de batalla?
ask-affected_by = ¿A causa de qué se hizo eso { $as }?
ask-value_chosen = ¿Se eligió «{ $q }» para { $s }?
ask-value_noted = ¿Se anotó «{ $q }» para { $s }?
ask-value_paid = ¿Se pagó «{ $q }» por { $s }?
ask-cost_paid = ¿Se pagó el coste adicional al lanzar { $s }?
ask-choice_made = ¿Se hizo una elección para { $s }?
ask-ability_kind = ¿De qué tipo es esa habilidad { $ds }?
ask-ability_uses = ¿Qué hace la habilidad { $ds } con la carta exiliada?
ask-same_paragraph = ¿Están en un mismo párrafo las dos habilidades { $ds }?
ask-same_name = ¿Tenían { $s } y { $h } el mismo nombre antes de la partida?
ask-entering_cost = ¿Cuánto hay que pagar cuando entra { $s }?
if-exiled_by-object = la habilidad vinculada { $dh } exilió { $as }
if-exiled_by-something_else = otra cosa exilió { $as }
if-brought_by-object = la habilidad vinculada { $dh } puso { $s } en el campo de batalla
if-brought_by-something_else = { $s } llegó de otra manera
if-affected_by-object = eso se hizo { $as } a causa de la habilidad vinculada { $dh }
if-affected_by-something_else = eso se hizo { $as } por otra causa
if-value_chosen-yes = se eligió «{ $q }» para { $s }
if-value_chosen-no = no se eligió «{ $q }» para { $s }
if-value_noted-yes = se anotó «{ $q }» para { $s }
if-value_noted-no = no se anotó «{ $q }» para { $s }
if-value_paid-yes = se pagó «{ $q }» por { $s }
if-value_paid-no = no se pagó «{ $q }» por { $s }
if-cost_paid-yes = se pagó el coste adicional al lanzar { $s }
if-cost_paid-no = no se pagó el coste adicional al lanzar { $s }, o no se lanzó
if-choice_made-yes = se hizo una elección para { $s }
if-choice_made-no = no se hizo ninguna elección para { $s }
if-ability_kind-activated = es una habilidad activada
if-ability_kind-triggered = es una habilidad disparada
if-ability_kind-static = es una habilidad estática
if-ability_kind-replacement = es una habilidad con un efecto de reemplazo
if-ability_kind-spell = es una habilidad de hechizo
if-ability_kind-characteristic_defining = es una habilidad que define características
if-ability_uses-action = hace algo con la carta
if-ability_uses-information = pregunta algo de la carta
if-ability_uses-variable = fija el valor de una variable por la carta
if-ability_uses-token_copy = crea una ficha que es una copia de la carta
if-same_paragraph-yes = las dos habilidades { $ds } están en un mismo párrafo
if-same_paragraph-no = las dos habilidades { $ds } están en párrafos distintos
if-same_name-yes = { $s } y { $h } tenían el mismo nombre antes de la partida
if-same_name-no = { $s } y { $h } tenían nombres distintos antes de la partida
u-exiled = una habilidad { $dh } exilió { $as }
u-exiled-else = otra cosa exilió { $as }
u-brought = una habilidad { $dh } puso { $s } en el campo de batalla
u-brought-else = { $s } llegó al campo de batalla de otra manera
u-affected = se hizo algo { $as } a causa de una habilidad { $dh }
u-affected-else = se hizo algo { $as } por otra causa
u-chosen = para una habilidad { $dh } se eligió «{ $q }»
u-chosen-else = para otra cosa se eligió «{ $q }»
u-noted = para una habilidad { $dh } se anotó «{ $q }»
u-noted-else = para otra cosa se anotó «{ $q }»
u-paid = por una habilidad { $dh } se pagó «{ $q }»
u-paid-else = por otra cosa se pagó «{ $q }»
u-cost-paid = al lanzar { $h } se pagó su coste adicional
u-cost-not-paid = al lanzar { $h } no se pagó su coste adicional
q-are_linked = ¿están vinculadas estas dos habilidades ({ $s })?
q-linked_to = ¿a qué está vinculada la habilidad { $ds }?
q-several_pairs = ¿forma parte la habilidad { $ds } de varios pares de habilidades vinculadas?
q-ability_refers = ¿se refiere la habilidad { $ds } { $ah }?
q-ability_refers-value = ¿se refiere la habilidad { $ds } a «{ $q }»?
q-refers_only = ¿se refiere la habilidad { $ds } solo { $ah }?
q-refers_only-value = ¿se refiere la habilidad { $ds } solo a «{ $q }»?
q-referred_to = ¿a qué se refiere la habilidad { $ds }?
q-counts_as_paid = ¿cuenta el coste como pagado para la habilidad { $ds }?
q-does_anything = ¿hace algo esa parte de la habilidad { $ds }?
q-gives = ¿qué da la habilidad { $ds }?
q-has_ability = ¿tiene { $s } la habilidad?
q-treats = ¿es eso lo que pasa con las varias cartas exiliadas ({ $s })?
q-treatment = ¿qué pasa con las varias cartas exiliadas ({ $s })?
q-chosen_before = ¿se hace la elección antes de que entre { $s }?
q-may_pay_all = ¿se pueden hacer todas estas elecciones?

## Spells that resolve, and what they become
a-target-is-legal = { $S } aún tiene un objetivo legal, así que se resuelve.
all-targets-illegal = { $S } ya no tiene ningún objetivo legal, así que no se resuelve: no hace nada y va al cementerio de su propietario.
aura-spell-enters-attached = { $S } se resuelve y entra bajo el control de quien controla el hechizo ({ $p ->
    [you] tú
   *[other] { $pn }
  }), { $sg ->
    [f] anexada
   *[m] anexado
  } { $ah }.
bestowed-becomes-creature-spell = { $S } estaba bajo concesión: deja de ser un Aura y sigue resolviéndose como hechizo de criatura.
cannot-be-countered = { $S } no puede contrarrestarse: se queda en la pila.
component-is-itself-again = { $S } ya no está { $sg ->
    [f] fusionada
   *[m] fusionado
  }: vuelve a ser lo que es por sí { $sg ->
    [f] misma
   *[m] mismo
  }.
component-goes-too = { $S } era parte del permanente fusionado y lo acompaña hasta { $z }.
copy-becomes-token = { $S } es copia de un hechizo de permanente: al resolverse se convierte en una ficha.
copy-is-bestowed-too = { $S } es copia de un hechizo bajo concesión y también lo está.
copy-kicked-no = { $S } es copia de un hechizo sin estímulo y tampoco lo tiene.
copy-kicked-yes = { $S } es copia de un hechizo con estímulo y también lo tiene.
copy-is-not-created = { $S } se convirtió en ficha al resolverse la copia de un hechizo: eso no cuenta como crear una ficha.
countered-to-graveyard = Se contrarresta { $s }: no se resuelve y va al cementerio de su propietario.
creature-mutates = Las habilidades que se disparan siempre que mute { $s } se disparan al fusionarse con { $h }.
delayed-trigger-created = La habilidad disparada demorada se crea al entrar { $s }, pase lo que pase después con sus habilidades.
delayed-trigger-finds-new-object = { $S } ha salido entretanto y es otro objeto: la habilidad demorada no lo encuentra.
effect-of-resolved-goes-on = Lo que un efecto cambió { $ds } en la pila sigue valiendo en el campo de batalla.
effect-of-static-goes-on = La habilidad otorgada en la pila { $as } se conserva en el campo de batalla.
effects-follow-into-merge = Lo que un efecto cambió { $ds } en la pila vale para el permanente con el que se fusionó: { $h }.
effects-on-spell-forgotten = En el campo de batalla { $s } es otro objeto que el hechizo: lo que se le cambió al hechizo ha terminado.
illegal-target-unaffected = { $H } ya es un objetivo ilegal: no lo afecta { $s }.
merged-token-no = El componente superior { $dh } es una carta, así que no es una ficha.
merged-token-yes = El componente superior { $dh } es una ficha, así que es una ficha.
merging-spell-does-not-enter = Lo que se fusiona no entra al campo de batalla: pasa a ser parte de lo que ya estaba allí: { $h }.
mutate-controller-chooses-side = { $p ->
    [you] Tú eliges, como controlador del hechizo,
   *[other] { $P } elige, como controlador del hechizo,
  } si { $s } se pone encima o debajo de la criatura.
mutate-needs-creature = Un hechizo lanzado por mutar hace objetivo a una criatura, y { $h } no lo es.
mutate-needs-same-owner = Un hechizo lanzado por mutar hace objetivo a una criatura del mismo propietario, y { $h } tiene otro.
mutate-not-onto-human = { $H } es un Humano: un hechizo lanzado por mutar no puede hacerle objetivo.
mutated-has-all-abilities = { $H } tiene las habilidades de cada uno de sus componentes, esté cual esté encima.
mutating-becomes-creature-spell = { $S } ya no muta: sigue resolviéndose como hechizo de criatura.
mutating-spell-merges = { $S } no entra: se fusiona con { $h }.
mutating-spell-targets = Un hechizo lanzado por mutar hace objetivo a una criatura que no sea Humano y tenga el mismo propietario.
new-object-was-not-kicked = { $S } ha cambiado de zona entretanto y es un objeto nuevo que no se lanzó: no cuenta el estímulo.
one-merged-permanent = { $S } y { $h } son ahora un solo permanente, representado por ambos.
other-part-happens = Lo que { $s } hace sin objetivo sí sucede.
part-without-information = Esa parte { $ds } tendría que saber algo de un objetivo ilegal, así que no sucede.
permanent-kicked-no = { $S } pregunta por el hechizo que fue: no tenía estímulo.
permanent-kicked-yes = { $S } pregunta por el hechizo que fue: tenía estímulo.
permanent-spell-does-not-resolve = { $S } no se resuelve: va de la pila al cementerio de su propietario.
permanent-spell-enters = { $S } se resuelve y entra bajo el control de quien controla el hechizo: { $p ->
    [you] tú
   *[other] { $pn }
  }.
resolves-but-cannot-enter = { $S } se resuelve pero no puede entrar al campo de batalla: { $p ->
    [you] tú pones la carta
   *[other] { $pn } pone la carta
  } en el cementerio de su propietario.
spell-becomes-bestowed = { $S } se lanza por concesión: se convierte en un Aura con encantar criatura.
spell-becomes-mutating = { $S } se lanza por mutar: es un hechizo de criatura que muta.
spell-is-copied = { $S } se pone en la pila como copia { $dh }, con todas las decisiones tomadas, y no se lanza.
spell-kicked-no = { $S } se lanzó sin pagar el estímulo: no cuenta como { $sg ->
    [f] estimulada
   *[m] estimulado
  }.
spell-kicked-yes = { $S } se lanzó con el estímulo: cuenta como { $sg ->
    [f] estimulada
   *[m] estimulado
  }.
target-is-affected = { $S } es un objetivo legal y recibe el efecto { $dh }.
target-is-new-object = { $H } salió y volvió: es un objeto nuevo y ya no el objetivo.
target-left-its-zone = { $H } ya no está donde estaba cuando se eligió como objetivo.
target-no-longer-fits = { $H } ya no es algo que pueda ser objetivo { $ds }.
token-is-created = Un efecto puso { $s } en el campo de batalla como ficha: se ha creado.
top-component-counts = Encima está { $s }: sus características son ahora las { $dh }.
dash-trigger-moves-it = La habilidad demorada de rapidez (dash) devuelve { $s } a la mano de su propietario.
blitz-trigger-moves-it = Por la habilidad demorada de irrupción (blitz) se sacrifica { $s }.
not-sacrificed-by-another-player = No se sacrifica { $s }: está bajo el control de otro jugador, y nadie puede sacrificar lo que controla otro.
warp-trigger-moves-it = La habilidad demorada de teletransportar (warp) exilia { $s }.
assume-no-other-target = { $s } no tiene otro objetivo
ask-other_legal_target = ¿Tiene { $s } otro objetivo que siga siendo legal?
ask-mutating = ¿Se lanzó { $s } por su coste de mutar?
ask-kicked = ¿Se pagó el estímulo { $ds }?
ask-uncounterable = ¿Dice { $s } que no puede contrarrestarse?
ask-cannot_enter = ¿Impide el efecto que entre { $s } al campo de batalla?
ask-from_spell = ¿Es { $s } la copia de un hechizo que se resolvió, o lo creó un efecto?
ask-over = ¿Se pone { $s } encima o debajo?
if-other_legal_target-yes = { $s } tiene otro objetivo legal
if-other_legal_target-no = { $s } no tiene otro objetivo legal
if-mutating-yes = { $s } se lanzó por mutar
if-mutating-no = { $s } no se lanzó por mutar
if-kicked-yes = se pagó el estímulo { $ds }
if-kicked-no = no se pagó el estímulo { $ds }
if-uncounterable-yes = { $s } no puede contrarrestarse
if-uncounterable-no = { $s } puede contrarrestarse
if-cannot_enter-yes = { $s } no puede entrar al campo de batalla
if-cannot_enter-no = { $s } puede entrar al campo de batalla
if-from_spell-yes = { $s } era la copia de un hechizo que se resolvió
if-from_spell-no = un efecto creó { $s }
if-over-yes = { $s } se pone encima
if-over-no = { $s } se pone debajo
u-resolve = se resuelve { $s }
u-countered = un efecto contrarresta { $s }
u-copied = { $s } se pone en la pila como copia { $dh }
u-end_step = llega el siguiente paso final
q-resolves = ¿se resuelve { $s }?
q-is_countered = ¿se contrarresta { $s }?
q-affected = ¿le pasa algo { $as }?
q-part_happens = ¿sucede lo que { $s } hace sin objetivo?
q-merged = ¿se convierten { $s } y { $h } en un solo permanente?
q-is_a = ¿es { $s } de esa clase al final?
q-is_token = ¿es { $s } una ficha?
q-has = ¿tiene { $s } esa habilidad al final?
q-was_kicked = ¿cuenta el estímulo { $ds } como pagado?
q-applies = ¿se aplica a la ficha el efecto { $ds }?
spell-has-not-resolved = Nada dice que el hechizo se haya resuelto.
nothing-counters = Nada dice que se contrarreste el hechizo.
unknown-replacement = No modelo lo que reemplaza ese efecto.
what-spell-that-left-the-stack = un hechizo que ya no está en la pila
what-several-effects-on-a-spell = varios efectos de distinta clase sobre un mismo hechizo
what-resolution-without-a-rule = cómo se resuelve este hechizo
what-target-off-the-battlefield = un objetivo que no está en el campo de batalla
what-merged-permanent-that-returns = una habilidad que devuelve aquello en que se ha convertido un permanente fusionado
what-static-effect-on-a-new-object = si una habilidad estática sigue afectando a un objeto que ha cambiado de zona
new-object-no-memory = { $S } ha cambiado de zona entretanto: es un objeto nuevo sin memoria de lo que fue.

## Acciones basadas en el estado, y lo que cuentan
loses-no-life = { $p ->
    [you] Tienes
   *[other] { $P } tiene
  } 0 vidas o menos y { $p ->
    [you] pierdes
   *[other] pierde
  } el juego.
loses-empty-library = { $p ->
    [you] Has
   *[other] { $P } ha
  } intentado robar de una biblioteca vacía desde la última comprobación y { $p ->
    [you] pierdes
   *[other] pierde
  } el juego, haya lo que haya ahora en la biblioteca.
loses-poison = { $p ->
    [you] Tienes
   *[other] { $P } tiene
  } { $v } contadores de veneno: con diez o más un jugador pierde el juego.
loses-commander-damage = El mismo comandante ha hecho { $v } o más puntos de daño de combate { $p ->
    [you] sobre ti: pierdes
   *[other] sobre { $pn }: pierde
  } el juego.
life-left = { $p ->
    [you] Te quedan
   *[other] A { $pn } le quedan
  } vidas: no se pierde el juego por eso.
no-draw-from-empty = Una biblioteca vacía no hace perder: solo pierde quien intenta robar de ella, y { $p ->
    [you] no lo has hecho
   *[other] { $pn } no lo ha hecho
  }.
poison-too-few = { $p ->
    [you] Tienes
   *[other] { $P } tiene
  } { $v } contadores de veneno, menos de los diez con los que se pierde el juego.
poison-of-a-team = En Gigante de dos cabezas diez contadores de veneno no eliminan a un jugador; un equipo pierde con quince.
commander-damage-too-little = Ningún comandante por sí solo ha hecho { $v } puntos de daño de combate { $p ->
    [you] sobre ti
   *[other] sobre { $pn }
  }; el daño de varios no se suma.
nobody-loses = Nada de esto hace perder el juego a nadie.
last-player-wins = { $p ->
    [you] Eres el único jugador que queda en la partida y la ganas
   *[other] { $P } es el único jugador que queda en la partida y la gana
  }.
others-are-still-in-the-game = Queda más de un jugador en la partida, así que continúa.
all-lose-draw = Todos los jugadores que quedaban pierden a la vez: la partida termina en empate.
loser-leaves-the-game = { $p ->
    [you] Has perdido y abandonas
   *[other] { $P } ha perdido y abandona
  } la partida; los demás siguen jugando.
loss-is-replaced = Un efecto reemplaza la derrota: { $p ->
    [you] sigues
   *[other] { $pn } sigue
  } en la partida.
one-replacement-replaces-all = Varias acciones basadas en estado tendrían a la vez el mismo resultado: un solo efecto de reemplazo las reemplaza todas.
speed-becomes-one = { $p ->
    [you] Controlas
   *[other] { $P } controla
  } un permanente que arranca motores y no { $p ->
    [you] tienes
   *[other] tiene
  } velocidad: la velocidad pasa a ser 1.
speed-is-kept = La velocidad ya es { $v } y se mantiene.
no-speed-of-its-own = { $p ->
    [you] No controlas
   *[other] { $P } no controla
  } nada que arranque motores.
toughness-zero-to-graveyard = Con resistencia 0 o menos { $s } va al cementerio de su propietario; no es una destrucción, así que ni ser indestructible ni regenerar ayuda.
toughness-above-zero = La resistencia { $ds } sigue siendo mayor que 0: se queda.
lethal-damage-destroys = El daño marcado ({ $v }) es al menos la resistencia { $ds }: es letal, y { $s } es { $sg ->
    [f] destruida
   *[m] destruido
  }.
damage-not-lethal = El daño marcado es menor que la resistencia { $ds }: no hay destrucción.
deathtouch-destroys = Una fuente con toque mortal ha hecho daño { $as }: cualquier cantidad basta para que sea { $sg ->
    [f] destruida
   *[m] destruido
  }.
deathtouch-destroys-only-creatures = El daño de toque mortal solo destruye criaturas, y { $s } no lo es.
indestructible-is-not-destroyed = { $S } es indestructible y no puede ser { $sg ->
    [f] destruida
   *[m] destruido
  }, sea cual sea el daño.
effect-destroys = El efecto destruye { $s }.
regeneration-replaces-destruction = Un escudo de regeneración reemplaza la destrucción: se retira el daño { $ds }, que se gira y se queda.
shield-is-not-applied = { $S } no puede regenerarse: su escudo de regeneración no se aplica.
effect-is-a-way-to-destroy = Destruye un efecto que lo dice, igual que el daño letal y el toque mortal: { $s } fue { $sg ->
    [f] destruida
   *[m] destruido
  }.
not-every-way-to-the-graveyard-is-destruction = Solo destruyen los efectos que lo dicen, el daño letal y el toque mortal; { $s } llegó al cementerio de otro modo: no fue { $sg ->
    [f] destruida
   *[m] destruido
  }.
loyalty-zero-to-graveyard = No le queda lealtad { $as }: va al cementerio de su propietario.
loyalty-left = Aún queda lealtad { $as }: se queda.
defense-zero-to-graveyard = { $S } tiene defensa 0 y va al cementerio de su propietario.
defense-left = { $S } tiene aún defensa: se queda.
face-down-is-only-a-creature = Boca abajo, { $s } es una criatura y nada más: se queda.
siege-waits-for-its-ability = Una habilidad { $ds } se ha disparado y aún no ha dejado la pila: { $s } espera y se queda.
finished-saga-is-sacrificed = { $S } tiene al menos tantos contadores de sabiduría como su último capítulo y ninguna habilidad de capítulo espera: { $p ->
    [you] tienes que sacrificarla
   *[other] { $pn } tiene que sacrificarla
  }.
saga-waits-for-its-chapter = Una habilidad de capítulo { $ds } se ha disparado y aún no ha dejado la pila: { $s } se queda hasta entonces.
saga-has-chapters-left = { $S } tiene menos contadores de sabiduría que su último capítulo: se queda.
saga-without-chapters-stays = { $S } no tiene habilidades de capítulo: no se sacrifica.
legend-rule-choice = Permanentes legendarios con el mismo nombre y el mismo controlador: { $p ->
    [you] eliges
   *[other] { $pn } elige
  } uno para conservarlo.
legend-rule-to-graveyard = Por la regla de leyendas { $s } va al cementerio de su propietario.
legends-of-different-players-stay = La regla de leyendas solo mira los permanentes de un mismo jugador: { $s } se queda.
legends-of-different-names-stay = La regla de leyendas solo afecta a permanentes legendarios con el mismo nombre: { $s } se queda.
legend-beside-namesake-stays = El otro permanente con ese nombre no es legendario: { $s } se queda.
chosen-legend-stays = { $S } es lo que conserva su controlador.
world-rule-to-graveyard = De varios permanentes con el supertipo mundo solo se queda el más reciente: { $s } va al cementerio de su propietario.
world-tie-to-graveyard = Los permanentes con el supertipo mundo más recientes llegaron a la vez, así que se van todos: { $s } va al cementerio de su propietario.
newest-world-stays = { $S } es el permanente con el supertipo mundo más reciente: se queda.
token-ceases-to-exist = Una ficha que no está en el campo de batalla deja de existir: así ocurre con { $s }.
card-stays-in-its-zone = Allí solo dejan de existir las fichas; { $s } es una carta y se queda.
token-does-not-return = Una ficha que ha dejado el campo de batalla no puede volver: { $s } no regresa.
copy-ceases-to-exist = Una copia que no es ficha deja de existir en esa zona: así ocurre con { $s }.
copy-stays-in-its-zone = Una copia puede estar en esa zona: { $s } se queda.
opposite-counters-go = Los contadores +1/+1 y -1/-1 se retiran por parejas; { $ds }: { $v } × { $q }.
counters-of-one-kind-stay = { $S } no tiene a la vez contadores +1/+1 y -1/-1: no se retira ninguno.
surplus-counters-go = La habilidad { $ds } no admite más de { $v } × { $q }: el resto se retira.
counters-within-the-limit = { $S } no tiene más contadores de los que admite su habilidad: todos se quedan.
completed-dungeon-leaves-the-game = El marcador de aventura está en la última sala { $ds } y ninguna habilidad de sala espera: su propietario la retira de la partida.
dungeon-waits-for-its-room = Una habilidad de sala { $ds } aún no ha dejado la pila: { $s } se queda hasta entonces.
dungeon-has-rooms-left = El marcador de aventura no está en la última sala: { $s } se queda.
sector-is-chosen = Con un permanente que esculpe el espacio en el campo de batalla, { $p ->
    [you] eliges
   *[other] { $pn } elige
  } un sector para { $s }.
sector-is-kept = { $S } ya tiene un sector y lo conserva.
protector-is-chosen = { $S } no tiene un jugador que pueda ser su protector: { $p ->
    [you] eliges
   *[other] { $pn } elige
  } uno. Protector: { $h }.
battle-without-protector-to-graveyard = Ningún jugador puede ser protector { $ds }: va al cementerio de su propietario.
attacked-battle-needs-no-protector = Mientras se ataca { $s } no se elige un nuevo protector.
protector-may-stay = El protector { $ds } puede serlo: nada cambia.
commander-may-return = { $S } acaba de llegar allí: como acción basada en estado { $p ->
    [you] puedes
   *[other] { $pn } puede
  } poner esa carta en la zona de mando.
commander-returns-to-command-zone = { $p ->
    [you] Pones
   *[other] { $P } pone
  } { $s } en la zona de mando.
commander-stays-where-it-is = { $S } no ha llegado allí desde la última comprobación: ya no se puede elegir.
lifelink-gains-life = { $H } tiene vínculo vital: { $p ->
    [you] ganas
   *[other] { $pn } gana
  } { $v } vidas como parte del daño.
no-damage-to-what-is-not-dealt-any = Solo se puede hacer daño a jugadores, criaturas, planeswalkers y batallas: { $s } no recibe ninguno.
zero-damage-is-not-dealt = Una fuente que fuera a hacer 0 puntos de daño no hace daño alguno.
protection-prevents-damage = { $S } tiene protección contra { $q }: se previene el daño { $dh }.
damage-as-minus-counters = El daño no se marca en { $s }: pone { $v } × { $q }.
infect-gives-poison = El daño de una fuente con infectar no quita vidas: { $p ->
    [you] recibes
   *[other] { $pn } recibe
  } { $v } contadores de veneno.
toxic-gives-poison = El daño de combate de una criatura con tóxico da además { $v } contadores de veneno { $p ->
    [you] para ti
   *[other] para { $pn }
  }.
did-not-die-does-not-return = { $S } no fue a un cementerio, así que su habilidad no hace que vuelva.
damage-takes-loyalty = El daño a un planeswalker le quita otros tantos contadores de lealtad: { $s } pierde { $v }.
namesakes-that-are-not-legendary-stay = Un jugador puede tener varios permanentes con el mismo nombre: solo los legendarios se limitan a uno.
had-a-counter-does-not-return = Cuando estuvo por última vez en el campo de batalla, { $s } tenía uno de esos contadores: su habilidad no tiene efecto.
returns-with-a-counter = { $S } no tenía ese contador al morir: vuelve al campo de batalla con { $v } × { $q }.
looked-at-as-before-the-check = Las acciones basadas en estado de una comprobación ocurren a la vez: { $s } se mira como era antes de todas ellas.
resolution-is-not-looked-into = Mientras se resuelve un hechizo o habilidad no se comprueban las acciones basadas en estado; lo que ya ha pasado al terminar no cuenta.
check-comes-before-the-trigger = Las acciones basadas en estado se comprueban y realizan antes de poner en la pila las habilidades disparadas que esperan.
check-is-repeated = Todas ocurren a la vez, y tras una comprobación que hizo algo se hace otra, hasta que una no encuentre nada.
no-response-to-state-based-actions = Las acciones basadas en estado no usan la pila: nadie puede responder a ellas.
damage-and-effects-wear-off = Al terminar el turno desaparece el daño marcado en { $s }, junto con los efectos que duran hasta el final del turno.
assume-not-indestructible = { $s } no es indestructible
ask-toughness = ¿Cuál es la resistencia { $ds }, sin contadores ni efectos?
if-toughness-yes = la resistencia { $ds }, sin contadores ni efectos, es { $q } o menos
if-toughness-no = la resistencia { $ds }, sin contadores ni efectos, es mayor que { $q }
ask-loyalty = ¿Cuánta lealtad tenía { $s }?
if-loyalty-yes = { $s } tenía lealtad { $q } o menos
if-loyalty-no = { $s } tenía más lealtad que { $q }
ask-defense = ¿Cuánta defensa tenía { $s }?
if-defense-yes = { $s } tenía defensa { $q } o menos
if-defense-no = { $s } tenía más defensa que { $q }
ask-life = ¿Cuál es el total de vidas ({ $s })?
if-life-yes = el total de vidas era { $q } o menos
if-life-no = el total de vidas era mayor que { $q }
ask-poison = ¿Cuántos contadores de veneno hay ({ $s })?
ask-drew_from_empty = ¿Se intentó robar de la biblioteca vacía?
if-drew_from_empty-yes = se intentó robar de la biblioteca vacía
if-drew_from_empty-no = nadie intentó robar de la biblioteca vacía
ask-commander_damage = ¿Hizo un mismo comandante al menos 21 de ese daño de combate?
if-commander_damage-yes = un mismo comandante hizo al menos 21
if-commander_damage-no = ningún comandante llegó a 21 por sí solo
ask-combat_damage = ¿Fue daño de combate el daño { $ds }?
if-combat_damage-yes = fue daño de combate
if-combat_damage-no = no fue daño de combate
ask-pending = ¿Se ha disparado { $q ->
    [chapter-ability] una habilidad de capítulo
    [room-ability] una habilidad de sala
   *[other] una habilidad
  } { $ds } que aún no ha dejado la pila?
if-pending-yes = { $q ->
    [chapter-ability] una habilidad de capítulo
    [room-ability] una habilidad de sala
   *[other] una habilidad
  } { $ds } espera o está en la pila
if-pending-no = { $q ->
    [chapter-ability] ninguna habilidad de capítulo
    [room-ability] ninguna habilidad de sala
   *[other] ninguna habilidad
  } { $ds } espera ni está en la pila
ask-last_chapter = ¿Tiene { $s } al menos tantos contadores de sabiduría como su último capítulo?
if-last_chapter-yes = { $s } ha llegado a su último capítulo
if-last_chapter-no = quedan capítulos { $as }
ask-shares_name = ¿Tienen el mismo nombre los permanentes legendarios?
if-shares_name-yes = tienen el mismo nombre
if-shares_name-no = sus nombres son distintos
ask-legendary = ¿Es también { $s } un permanente legendario?
if-legendary-yes = { $s } es un permanente legendario
if-legendary-no = { $s } no es un permanente legendario
ask-kept = ¿Cuál de los permanentes legendarios conserva su controlador?
if-kept-object = se conserva { $h }
ask-protector = ¿Quién protege { $as }?
if-protector-you = tú proteges { $as }
if-protector-opponent = tu oponente protege { $as }
ask-newest_world = ¿Cuál de los permanentes con el supertipo mundo llegó el último?
if-newest_world-object = { $h } llegó en último lugar
if-newest_world-tie = llegaron a la vez
ask-returns = ¿Pone su propietario { $s } en la zona de mando?
if-returns-yes = su propietario pone { $s } en la zona de mando
if-returns-no = su propietario deja { $s } allí
ask-indestructible = ¿Es indestructible { $s }?
if-indestructible-yes = { $s } es indestructible
if-indestructible-no = { $s } no es indestructible
ask-deathtouched = ¿Ha hecho daño a { $s } una fuente con toque mortal?
if-deathtouched-yes = una fuente con toque mortal ha hecho daño { $as }
if-deathtouched-no = ninguna fuente con toque mortal ha hecho daño { $as }
ask-token = ¿Es { $s } una ficha?
if-token-yes = { $s } es una ficha
if-token-no = { $s } es una carta
u-damage = se hace daño { $as }
u-life = cambia el total de vidas ({ $s })
u-draw = se roban cartas ({ $s })
u-counters = se ponen o retiran contadores ({ $s })
u-gets = la fuerza y la resistencia { $ds } cambian hasta el final del turno
u-destroy = un efecto destruye { $s }
u-regenerate = { $s } recibe un escudo de regeneración
u-sacrifice = se sacrifica { $s }
u-trigger = se dispara una habilidad { $ds }
u-ability_leaves_stack = la habilidad { $ds } deja la pila
u-cleanup = termina el turno
q-loses = { $p ->
    [you] ¿pierdes
   *[other] ¿pierde { $pn }
  } el juego?
q-who_loses = ¿quién pierde el juego?
q-wins = { $p ->
    [you] ¿ganas
   *[other] ¿gana { $pn }
  } el juego?
q-game_ends = ¿termina la partida?
q-has_speed = ¿es esa la velocidad ({ $p ->
    [you] tú
   *[other] { $pn }
  })?
q-dies = ¿muere { $s }?
q-destroyed = ¿es { $sg ->
    [f] destruida
   *[m] destruido
  } { $s }?
q-what_becomes = ¿qué pasa con ellos?
q-counters_left = ¿qué contadores conserva { $s }?
q-has_counters = ¿tiene { $s } esos contadores?
q-who_protects = ¿quién protege { $s }?
q-protects = { $p ->
    [you] ¿proteges
   *[other] ¿protege { $pn }
  } { $s }?
q-may_return = ¿puede su propietario poner { $s } en la zona de mando?
q-may_respond = ¿pueden responder los jugadores?
q-checked_again = ¿se comprueban otra vez las acciones basadas en estado?
nothing-to-respond-to = No se realizó ninguna acción basada en estado.
what-two-headed-giant-team = qué pasa con un equipo en Gigante de dos cabezas
what-endless-state-based-actions = acciones basadas en estado sin fin

## Qué puede ser objetivo, y a qué le pasa algo sin serlo
spell-targets-what-it-names = Los objetivos { $ds } son lo que su texto llama «objetivo»; se eligen al lanzarlo.
activated-ability-targets-what-it-names = Una habilidad activada { $ds } tiene objetivo si dice «objetivo»; se elige al activarla.
triggered-ability-targets-what-it-names = Una habilidad disparada { $ds } tiene objetivo si dice «objetivo»; se elige al ponerla en la pila.
equip-targets-own-creature = Equipar hace objetivo a una criatura que controla quien activa la habilidad.
equip-needs-a-creature = { $H } no es una criatura: equipar no puede hacerle objetivo.
equip-needs-own-creature = Quien activa equipar no controla { $h }: no puede ser su objetivo.
target-is-not-described = { $H } no es lo que el texto { $ds } describe como objetivo.
hexproof-does-not-stop-its-controller = { $H } tiene antimaleficio, pero eso solo detiene lo que controlan los oponentes de su controlador, y no es el caso { $ds }.
hexproof-does-not-stop-the-player = El antimaleficio de un jugador solo detiene lo que controlan sus oponentes.
protection-does-not-stop-it = { $H } tiene protección, pero no contra lo que es { $s }.
ward-forbids-no-target = { $H } tiene rebatir: puede ser objetivo, y entonces rebatir se dispara y contrarresta el hechizo o la habilidad si no se paga su coste.
ward-heeds-opponents-only = { $H } tiene rebatir, pero solo se dispara por lo que controla un oponente de su controlador.
ward-triggers = { $S } es ahora objetivo de algo que controla un oponente ({ $h }): rebatir se dispara.
indestructible-can-be-a-target = { $H } es indestructible: no se puede destruir, pero sí puede ser objetivo.
uncounterable-can-be-a-target = Contrarrestar { $h } no se puede, pero sí puede ser objetivo.
affected-without-being-a-target = { $H } no dice «objetivo»: lo que le pasa { $as } le pasa sin ser objetivo.
affected-as-the-spell-says = { $H } le hace { $as } lo que dice.
hexproof-is-about-targets = El antimaleficio { $ds } solo impide que sea objetivo, y aquí no lo es.
shroud-is-about-targets = El velo { $ds } solo impide que sea objetivo, y aquí no lo es.
protection-is-about-targets = La protección impide hacer objetivo, dañar, anexar y bloquear, y { $h } no le hace nada de eso { $as }.
ward-is-about-targets = El rebatir { $ds } solo se dispara al ser objetivo, y aquí no lo es.
delayed-trigger-does-not-follow = { $S } ha pasado entretanto a otra zona y allí es un objeto nuevo.
delayed-trigger-does-nothing = La habilidad demorada solo afecta al permanente para el que se creó, en la zona en que se espera: ya no le hace nada { $as }.
spell-was-cast = Se ha lanzado { $s }: lo que se dispara al lanzar un hechizo se dispara entonces, pase lo que pase con el hechizo.
put-there-without-being-cast = Lanzar es poner un hechizo en la pila y pagarlo; { $s } se puso en el campo de batalla sin lanzarse.
commander-may-go-instead = Cuando un comandante iría a la mano o biblioteca de su propietario, { $p ->
    [you] puedes
   *[other] { $pn } puede
  } poner { $s } en la zona de mando en vez de eso.
commander-goes-to-command-zone-instead = { $p ->
    [you] Pones
   *[other] { $P } pone
  } { $s } en la zona de mando y no en { $z }.
commander-has-gone-home = { $S } ya está en la mano o la biblioteca: la zona de mando solo podía elegirse en lugar de eso, no después.
u-ward = { $s } tiene rebatir
u-commander = { $s } es un comandante
u-player-hexproof = { $p ->
    [you] tienes
   *[other] { $pn } tiene
  } antimaleficio
u-player-shroud = { $p ->
    [you] tienes
   *[other] { $pn } tiene
  } velo
q-may_target-ability = ¿puede una habilidad { $ds } hacer objetivo { $ah }?
q-may_target-equip = ¿puede la habilidad de equipar { $ds } hacer objetivo { $ah }?
what-cast-from-the-battlefield = algo que se lanza o se pone allí aunque está en el campo de batalla
what-leaving-from-elsewhere = algo que deja el campo de batalla aunque ya no está allí
what-merged-commander = un comandante que es parte de un permanente fusionado
card-may-come-back = { $S } no es una ficha: puede volver al campo de batalla después de dejarlo.
u-uncounterable = { $s } no se puede contrarrestar
u-targets = el objetivo { $ds } es { $h }
u-untargeted-destroy = { $s } destruye { $ah } sin hacer objetivo
u-untargeted-exile = { $s } exilia { $ah } sin hacer objetivo
u-untargeted-return = { $s } devuelve { $ah } a la mano de su propietario sin hacer objetivo
u-cast-for = { $s } se lanza por su coste de { $q }
u-trigger-spell_cast = una habilidad { $ds } se dispara cuando se lanza un hechizo
u-trigger-becomes_target = una habilidad { $ds } se dispara cuando pasa a ser objetivo
u-leaves-for = { $s } deja el campo de batalla y pasa a otra zona ({ $z })
