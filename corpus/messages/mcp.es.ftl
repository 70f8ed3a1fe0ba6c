# Lo que se le dice a un modelo de lenguaje sobre el juez y sus herramientas (Model Context Protocol).

mcp-title = subrule, un juez de reglas
mcp-instructions = Un juez de las reglas de Magic: The Gathering. No respondas de memoria a preguntas de reglas: pregunta aquí y cita los números y los textos que recibas. Las `citations` con el papel "decisive" son las que deciden. Si el veredicto es "undecided", dilo y muestra los pasajes en lugar de decidir por tu cuenta; si es "depends", pregunta por los datos de `missing`. Los textos marcados "restatement" son palabras nuestras, no el texto oficial; "outdated" es una redacción antigua. Los números son los del texto vigente en `corpus.reference`. Di siempre que esto no es oficial y que en un evento decide el juez principal.

mcp-ask = Preguntar al juez
mcp-ask-description = Responde a una pregunta sobre una situación o una regla, en español, francés o inglés: veredicto, pasos y las subreglas exactas que deciden, con sus textos. Describe una sola situación: qué hay en el campo de batalla, qué ocurre y qué quieres saber.
mcp-check-scenario = Juzgar un escenario
mcp-check-scenario-description = Juzga una situación dada como escenario (YAML, o lo mismo como objeto), de modo que no hay que leer nada de una frase. La respuesta es como la de ask y dice qué esperaba el escenario y no se cumple.
mcp-rule = Una regla por su número
mcp-rule-description = Da una regla con su texto en cada idioma, sus ejemplos, las reglas de alrededor, las que cita y las que la citan. Úsala antes de citar una regla.
mcp-search = Reglas por su significado
mcp-search-description = Encuentra las reglas más cercanas por su significado a unas palabras o a una pregunta, en cualquiera de los tres idiomas.
mcp-glossary = Un término del juego
mcp-glossary-description = Da un término del juego en inglés, español y francés con sus variantes, y la regla que lo define.
mcp-cite = Una cita antigua
mcp-cite-description = Convierte un número de regla de un texto antiguo en el de hoy y dice si la regla es la misma, se amplió o cambió.
mcp-history = Cómo surgió una regla
mcp-history-description = Dice en qué edición se creó, se movió, se editó, se dividió o se unió una regla.
