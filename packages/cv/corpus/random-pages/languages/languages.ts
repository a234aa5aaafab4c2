import { ARABIC } from "./ar.ts";
import { GERMAN } from "./de.ts";
import { ENGLISH } from "./en.ts";
import { SPANISH } from "./es.ts";
import { FRENCH } from "./fr.ts";
import { HINDI } from "./hi.ts";
import { ITALIAN } from "./it.ts";
import { DUTCH } from "./nl.ts";
import type { PageWords, UsualKind } from "./page-words.ts";
import { PORTUGUESE } from "./pt.ts";
import { SINHALA } from "./si.ts";
import { TAMIL } from "./ta.ts";

const PAGE_WORDS: ReadonlyMap<string, PageWords> = new Map([
  ["en", ENGLISH],
  ["fr", FRENCH],
  ["de", GERMAN],
  ["es", SPANISH],
  ["pt", PORTUGUESE],
  ["it", ITALIAN],
  ["nl", DUTCH],
  ["hi", HINDI],
  ["si", SINHALA],
  ["ta", TAMIL],
  ["ar", ARABIC],
]);

/** Languages in which pages are drawn. */
export const LANGUAGE_CODES: readonly string[] = [...PAGE_WORDS.keys()];

export function pageWords(languageCode: string): PageWords {
  return PAGE_WORDS.get(languageCode) ?? ENGLISH;
}

/** Whether a heading is one of the usual ones of such a section, in any of the languages. */
export function isUsual(kind: UsualKind, heading: string): boolean {
  return [...PAGE_WORDS.values()].some((words) =>
    words.headings[kind].some((usual) => usual.toLowerCase() === heading.toLowerCase()),
  );
}
