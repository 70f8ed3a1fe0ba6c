# Ce qui est dit à un modèle de langage sur l'arbitre et ses outils (Model Context Protocol).

mcp-title = subrule, un arbitre des règles
mcp-instructions = Un arbitre des règles de Magic: The Gathering. Ne répondez pas de mémoire aux questions de règles : demandez ici, et citez les numéros et les textes reçus. Les `citations` dont le rôle est « decisive » sont celles qui décident. Si le verdict est « undecided », dites-le et montrez les passages au lieu de décider vous-même ; s'il est « depends », demandez les faits de `missing`. Les textes marqués « restatement » sont nos propres mots, pas le texte officiel ; « outdated » est une ancienne rédaction. Les numéros sont ceux du texte en vigueur à la date `corpus.reference`. Dites toujours que ceci n'est pas officiel et que, dans un tournoi, l'arbitre principal décide.

mcp-ask = Demander à l'arbitre
mcp-ask-description = Répond à une question sur une situation ou une règle, en espagnol, en français ou en anglais : verdict, étapes et sous-règles exactes qui décident, avec leurs textes. Décrivez une seule situation : ce qui est sur le champ de bataille, ce qui se passe, ce que vous voulez savoir.
mcp-check-scenario = Juger un scénario
mcp-check-scenario-description = Juge une situation donnée comme scénario (YAML, ou la même chose en objet), de sorte que rien n'est à lire dans une phrase. La réponse est comme celle de ask, et dit ce que le scénario attend et n'obtient pas.
mcp-rule = Une règle par son numéro
mcp-rule-description = Donne une règle avec son texte dans chaque langue, ses exemples, les règles voisines, celles qu'elle cite et celles qui la citent. À utiliser avant de citer une règle.
mcp-search = Des règles par le sens
mcp-search-description = Trouve les règles les plus proches par le sens de quelques mots ou d'une question, dans n'importe laquelle des trois langues.
mcp-glossary = Un terme du jeu
mcp-glossary-description = Donne un terme du jeu en anglais, en espagnol et en français avec ses variantes, et la règle qui le définit.
mcp-cite = Une ancienne citation
mcp-cite-description = Convertit un numéro de règle d'un ancien texte en celui d'aujourd'hui et dit si la règle est la même, étendue ou modifiée.
mcp-history = L'histoire d'une règle
mcp-history-description = Dit dans quelle édition une règle a été créée, déplacée, modifiée, scindée ou fusionnée.
