# What a language model is told about the judge and its tools (Model Context Protocol).

mcp-title = subrule, a rules judge
mcp-instructions = A judge for the rules of Magic: The Gathering. Do not answer rules questions from memory: ask here, and quote the numbers and texts that come back. `citations` with the role "decisive" are what decides. If the verdict is "undecided", say so and show the passages instead of deciding yourself; if it is "depends", ask for the facts under `missing`. Texts marked "restatement" are our own words, not the official text; "outdated" is an older wording. Numbers are those of the text effective on `corpus.reference`. Always pass on that this is unofficial and that at an event the head judge decides.

mcp-ask = Ask the judge
mcp-ask-description = Answers a question about a situation or a rule, in Spanish, French or English: verdict, steps, and the exact subrules that decide, with their texts. Describe one situation: what is on the battlefield, what happens, what you want to know.
mcp-check-scenario = Rule on a scenario
mcp-check-scenario-description = Rules on a situation given as a scenario (YAML or the same as an object), so that nothing has to be read out of a sentence. The answer is like that of ask, and tells what the scenario expects and does not get.
mcp-rule = A rule by number
mcp-rule-description = Gives a rule with its text in each language, its examples, the rules around it, what it cites and what cites it. Use it before you quote a rule.
mcp-search = Rules by meaning
mcp-search-description = Finds the rules nearest in meaning to words or a question, in any of the three languages.
mcp-glossary = A game term
mcp-glossary-description = Gives a game term in English, Spanish and French with its variants, and the rule that defines it.
mcp-cite = An old citation
mcp-cite-description = Turns a rule number of an older text into today's, and says whether the rule is the same, extended or changed.
mcp-history = How a rule came about
mcp-history-description = Tells in which edition a rule was created, moved, edited, split or merged.
