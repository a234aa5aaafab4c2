import { deedsOf, type Entry, entriesOf, type PatternIndex } from "../graph/pattern-index.ts";
import type { Hit } from "../names/read-run.ts";
import type { Token } from "../text/tokenise.ts";
import { composedHit, isNewSkill, isTaken } from "./composed-hits.ts";
import { isLink, longestForeign } from "./foreign-words.ts";
import { irregularDeeds, keyOfVerbForm, keysOfDeed } from "./latin-deed-keys.ts";

/** Words of Spanish, French, Italian and Portuguese that nearly every sentence has, or letters that English has not. */
const LATIN =
  /[à-öø-ÿ]|\b(?:de|del|des|du|le|la|les|un|una|une|los|las|el|com|con|para|por|gli|y|et|di|della|dei|da|dos|das|em|il|al|j)\b/i;
const CONJUNCTION: ReadonlySet<string> = new Set("et ou y o e ed u".split(" "));
const DETERMINER =
  /^(?:\d+|(?:se|me|no|nostr|nuestr|noss|su|minh)[oaieu]?s?|[nv]os|ses|mes|mon|son|mi|su|tou|toute|todo|toda|tutti|tutte|otr[oa]|outr[oa]|autre|nouve(?:aux|lle)|nuev[oa]|nov[oaie]|nuov[ieoa]|divers[oaei]?|plusieur|vari[oaie]|vario|deux|dos|doi|dua|due|troi|tre|quatre|cuatro|quatro|cinq|cinco|cinque|sei|six|dix|diez|dez|dieci|doce|douze|doze|dodici|quince|quinze|quindici|vingt|veinte|vinte|venti)s?$/;
/** Letters that names are filed by. */
const FILED = 3;
/** So many words of a clause may stand before a later object of its verb: "limpio cámaras, baños y cocinas". */
const REACH = 12;

/**
 * "Capto clientes", "j'ai rédigé des communiqués", "faturei serviços e conciliei bancos": a verb with its object that the
 * graph names by the noun of the deed, "captación de clientes".
 */
export function latinDeeds(
  index: PatternIndex,
  text: string,
  tokens: readonly Token[],
  taken: readonly Hit[],
): Hit[] {
  if (!LATIN.test(text)) return [];
  const hits: Hit[] = [];
  for (const [at, token] of tokens.entries()) {
    const deeds = token.symbol ? NO_DEEDS : deedsNamedBy(index, token.norm);
    if (deeds.length === 0) continue;
    for (const before of placesBeforeObject(tokens, at)) {
      const found = longestForeign(deeds, tokens, before);
      if (found === null) continue;
      const { skill, alias } = found.name.pattern;
      if (!isNewSkill(skill, taken, hits) || isTaken(taken, { from: before + 1, to: found.to })) continue;
      hits.push({ ...composedHit({ skill, alias }, tokens, { from: at, to: found.to }), deed: "close" });
    }
  }
  return hits;
}

/** Names of the graph that begin with the noun of the deed that a form of a verb tells of. */
function deedsNamedBy(index: PatternIndex, verb: string): readonly Entry[] {
  const key = keyOfVerbForm(verb);
  if (key === "") return NO_DEEDS;
  return [
    ...deedsOf(index, verb, key, keysOfDeed),
    // "Cierro" is of "cerrar", "pruebo" of "probar": filed under other letters.
    ...(verb.startsWith(key.slice(0, FILED)) ? [] : deedsOf(index, key, key, keysOfDeed)),
    ...irregularDeeds(key).flatMap((noun) => entriesOf(index, noun)),
  ].filter(
    ({ words, pattern }) =>
      words.length > 1 && words[0] !== verb && pattern.alias.foreign && pattern.skill?.class !== "tool",
  );
}

const NO_DEEDS: readonly Entry[] = [];

/** Where an object of the verb may follow: behind the verb and what tells how many, and behind commas and "and". */
function placesBeforeObject(tokens: readonly Token[], at: number): number[] {
  const places = [at];
  let next = at + 1;
  while (isLink(tokens[next]) || DETERMINER.test(tokens[next]?.norm ?? "")) {
    places.push(next);
    next += 1;
  }
  for (; next < at + REACH; next += 1) {
    const token = tokens[next];
    if (token === undefined || (token.symbol && !/[,'/&-]/.test(token.norm))) break;
    if (token.norm === "," || token.norm === "/" || CONJUNCTION.has(token.norm)) places.push(next);
  }
  return places;
}
