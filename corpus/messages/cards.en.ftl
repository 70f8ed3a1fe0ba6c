# Questions that name loaded cards: $card the card's name, $line the line of its text.
understood-cards = Cards named: { $cards }.
card-not-modelled = The question names { $card }, and I can't yet rule on this part of it: "{ $line }".
card-ambiguous = More than one card is called { $card }: { $line }. Give the English name of the one you mean.
