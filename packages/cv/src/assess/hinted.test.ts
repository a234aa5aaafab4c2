import { expect, test } from "vitest";
import { tokenise } from "../parse/text/tokens.ts";
import { CLEAN_RECORDS } from "./clean-records.ts";
import { COMPARED } from "./compared-figures.ts";
import { holds, words } from "./hinted.ts";
import { EVERYDAY_RESULTS } from "./testing/everyday-results.data.ts";
import { FINISHED_DEEDS } from "./testing/finished-deeds.data.ts";
import { RESULTS } from "./testing/results.data.ts";
import { TOLD_RESULTS } from "./testing/then-and-now.data.ts";
import { THEN_AND_NOW } from "./then-and-now.ts";

const SENTENCES = [...RESULTS, ...TOLD_RESULTS, ...EVERYDAY_RESULTS, ...FINISHED_DEEDS].map(([, text]) => ({
  text,
  tokens: tokenise(text),
}));

test("a hint keeps no pattern from a sentence that it matches", () => {
  const kept = [...COMPARED, ...THEN_AND_NOW, ...CLEAN_RECORDS].flatMap((told) => {
    if (told instanceof RegExp) return [];
    const patterns = told[0] instanceof RegExp ? [told[0]] : told[0];
    return SENTENCES.filter(
      (sentence) =>
        !holds(sentence, told[1]) && patterns.some((pattern) => sentence.text.search(pattern) >= 0),
    );
  });
  expect(kept).toEqual([]);
});

test("words are looked for whole, in any case and without their accents", () => {
  const sentence = (text: string) => ({ text, tokens: tokenise(text) });
  expect(holds(sentence("Früher drei Tage"), words("vorher früher"))).toBe(true);
  expect(holds(sentence("Up 8%"), words("%"))).toBe(true);
  expect(holds(sentence("Known for it"), words("now"))).toBe(false);
});
