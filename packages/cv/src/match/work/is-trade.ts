import { memoise } from "../../memoise.ts";
import { occupationGraph } from "../../occupations/occupation-graph.ts";
import { TELLING_WEIGHT, titleWords } from "./title-words.ts";

/** For an occupation by number: the words of its names, as keys. The graph does not change. */
const tradesOf = memoise(
  (number: number) => new Set((occupationGraph().occupations[number]?.names ?? []).map(keyOf)),
);

/** True where a phrase is what the occupations themselves are: "Cooking" of a cook, "Journalism" of a reporter. */
export function isTrade(phrase: string, occupations: readonly number[]): boolean {
  const key = keyOfPhrase(phrase);
  return key !== "" && occupations.some((number) => tradesOf(number).has(key));
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
