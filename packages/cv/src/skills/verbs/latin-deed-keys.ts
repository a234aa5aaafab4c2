import { memoise } from "../../memoise.ts";
import { IRREGULAR } from "./latin-deed-keys.data.ts";

/** Endings of the nouns of an activity in French, Spanish, Portuguese and Italian, and what the verb has in their place. */
const NOUN_ENDINGS: readonly (readonly [ending: RegExp, verb: string])[] = [
  [
    /(?:[ai]cion|[ai]coe?|[ai]cao|[ai]tion|[ai]zione|amiento|imiento|amento|imento|ement|agem|issage|aggio|age)$/,
    "",
  ],
  [/(?:[ai]tura|adura|idura|ura|ure|[ae]nza|[ae]ncia|[ae]nce|ada|ida|ado|ido|ata|ita|ieza|eza)$/, ""],
  [/(?:ct|cc|tt)ion[ei]?$/, "ct"],
  [/sion[ei]?$/, "s"],
  [/u(?:cion|cao|tion|zione)$/, "u"],
  [/(?<=[cst]ion)[ei]?$/, ""],
  // "Sacar sangre", "prélever du sang": the infinitive itself names some deeds.
  [/(?:[aei]re?|re)$/, ""],
];
/** Endings of what people write of their own work: infinitive, participle, gerund, and the first person of three tenses. */
const VERB_ENDINGS =
  /(?:[aei]re|[aei]r|[aei]ndo|iendo|issai|issait|issant|ai|ait|ant|aba|ava|avo|[ei]vo|eva|iva|ia|[ai]d[oa]|[aiu]t[oaie]|isco|ee?|ei|[oaei]|re|is?)$/;
const MIN_KEY = 3;

const nounsByVerb = new Map<string, string[]>();
for (const [noun, verbs] of Object.entries(IRREGULAR))
  for (const verb of verbs.split(" ")) {
    const key = spelt(verb);
    nounsByVerb.set(key, [...(nounsByVerb.get(key) ?? []), noun]);
  }

/** What the noun of an activity has in common with the forms of its verb; a noun may come from several. */
export function keysOfDeed(noun: string): readonly string[] {
  const keys = new Set([spelt(noun.replace(/[aeio]$/, ""))]);
  for (const [ending, verb] of NOUN_ENDINGS)
    if (ending.test(noun)) keys.add(spelt(noun.replace(ending, verb)));
  return [...keys].filter((key) => key.length >= MIN_KEY);
}

/** What a form of a verb has in common with the noun of its activity; empty for a word that is no such form. */
export const keyOfVerbForm = memoise(verbKey, 20_000);

function verbKey(word: string): string {
  if (word.length < MIN_KEY || !/^[a-z]+$/.test(word)) return "";
  const key = spelt(word.replace(VERB_ENDINGS, ""));
  if (key.length >= MIN_KEY) return key;
  // "Vendo", "gère": what looks like a longer ending is of the verb itself.
  const long = spelt(word.replace(/[aeio]$/, ""));
  return long.length >= MIN_KEY ? long : "";
}

/** The nouns of activities that no ending tells of. */
export function irregularDeeds(key: string): readonly string[] {
  return nounsByVerb.get(key) ?? NONE;
}

const NONE: readonly string[] = [];

/** One letter for the several that the sound before an ending is written with, and for two of a kind. */
function spelt(stem: string): string {
  return stem
    .replace(/(?:qu|[csz])$/, "k")
    .replace(/(?:gu|[gj])$/, "g")
    .replace(/y$/, "i")
    .replace(/ie(?=[b-df-hj-np-tv-z]{1,2}$)/, "e")
    .replace(/ue(?=[b-df-hj-np-tv-z]{1,2}$)/, "o")
    .replace(/([b-df-hj-np-tv-z])\1$/, "$1");
}
