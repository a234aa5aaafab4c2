import { keyOfVerb } from "./verb-key.ts";

/**
 * Verbs that say the same of an object: who fitted, mounted or fixed windows did window installation. Only together
 * with an object that a name of the graph has ("Changed clutches", "Clutch replacement") do they say anything.
 */
const SYNONYMS = [
  "install fit mount fix",
  "erect assemble construct build fabricate",
  "make fabricate manufacture produce craft",
  "repair maintain service overhaul rebuild recondition refurbish restore mend fix troubleshoot diagnose rectify",
  "replace change renew swap exchange",
  "operate run use",
  "inspect check examine",
  "test check",
  "clean wash clear unblock flush",
  "remove strip dismantle",
  "lay place pour",
  "cultivate grow raise farm plant produce",
  "rear raise keep breed farm",
  "harvest pick gather",
  "transport haul deliver carry move",
  "pack packaging wrap",
  "set setup adjust",
  "make prepare cook bake",
  "apply spray",
];

const CLASSES: ReadonlyMap<string, ReadonlySet<number>> = classes();

function classes(): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const [index, words] of SYNONYMS.entries()) {
    for (const key of words.split(" ").map(keyOfVerb))
      found.set(key, (found.get(key) ?? new Set()).add(index));
  }
  return found;
}

/** True when two keys of verbs (see `keyOfVerb`) are of one class. */
export function areSynonyms(one: string, other: string): boolean {
  const of = CLASSES.get(one);
  const and = CLASSES.get(other);
  return of !== undefined && and !== undefined && [...of].some((index) => and.has(index));
}
