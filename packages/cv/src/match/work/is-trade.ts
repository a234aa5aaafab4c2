import { memoise } from "../../memoise.ts";
import { occupationGraph } from "../../occupations/occupation-graph.ts";
import { TELLING_WEIGHT, titleWords } from "./title-words.ts";

/** For each occupation by number: the words of its names, as keys. The graph does not change. */
let trades: readonly ReadonlySet<string>[] | undefined;

/** True where a phrase is what the occupations themselves are: "Cooking" of a cook, "Journalism" of a reporter. */
export function isTrade(phrase: string, occupations: readonly number[]): boolean {
  trades ??= occupationGraph().occupations.map(({ names }) => new Set(names.map(keyOf)));
  const key = keyOfPhrase(phrase);
  return key !== "" && occupations.some((number) => trades?.[number]?.has(key));
}

/** Some 2 MB of phrases of 80 characters. */
const PHRASES_KEPT = 10_000;
const keyOfPhrase = memoise(keyOf, PHRASES_KEPT);

/** Words of a name in any order and ending; "" for names that say little and for beginnings of words. */
function keyOf(name: string): string {
  const words = name.includes("*") ? [] : titleWords(name.replaceAll("+", " "));
  if (!words.some(({ weight }) => weight === TELLING_WEIGHT)) return "";
  return words
    .map(({ stem }) => stem)
    .sort()
    .join(" ");
}
