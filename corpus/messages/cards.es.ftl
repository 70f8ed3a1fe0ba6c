# Preguntas que nombran cartas cargadas: $card el nombre de la carta, $line la línea de su texto.
understood-cards = Cartas nombradas: { $cards }.
card-not-modelled = La pregunta nombra { $card }, y todavía no sé arbitrar esta parte de la carta: «{ $line }».
card-ambiguous = Hay más de una carta que se llama { $card }: { $line }. Di el nombre en inglés de la que quieres decir.
