import { WordSet } from "../../word-set.ts";
import type { Token } from "../text/tokens.ts";
import { isYear } from "./date-numbers.ts";
import type { DateText } from "./date-text.ts";
import type { DateAtom } from "./read-date.ts";
import { endsAlone } from "./token-edges.ts";

/** Years by which the Buddhist era of Thailand is ahead. */
const BUDDHIST_LEAD = 543;
/** Years by which Nepal's Bikram Sambat is ahead for most of a year, which begins in April. */
const BIKRAM_LEAD = 57;
/** Years of the Islamic calendar are shorter, and counted from 622. */
const HIJRI = { epoch: 621.5, ratio: 0.97 };

/**
 * "B.E. 2562", "พ.ศ. 2562", "2562 B.E.", "1440 AH", "1440 هـ", "2058 B.S.": a year of another calendar, which counts
 * only with its era. A Hijri year is given as the one it begins in, as is one of Nepal.
 */
export function readForeignYear({ tokens, style }: DateText, at: number): DateAtom | null {
  const lead = eraAt(tokens, at);
  const first = at + (lead?.length ?? 0);
  const number = tokens[first];
  if (number?.kind !== "number" || number.text.length !== 4) return null;
  const tail = lead === null ? eraAt(tokens, at + 1) : null;
  const era = lead ?? tail ?? eraOfRange(tokens, at);
  if (era === null || !(tail !== null || endsAlone(tokens, first))) return null;
  // "2012 BS Computer Science" is a Bachelor: only a year that is still to come can be one of Nepal.
  if (era.name === "bikram" && isYear(number.text, style)) return null;
  const year = commonYear(Number(number.text), era.name);
  if (!isYear(String(year), style)) return null;
  const length = (lead?.length ?? 0) + 1 + (tail?.length ?? 0);
  return { kind: "date", date: { year, month: null }, length, weak: false };
}

/** "B.E. 2558 – 2562", "1436 – 1440 AH": the era stands once for both years. */
function eraOfRange(tokens: readonly Token[], at: number): Era | null {
  if (tokens[at + 1]?.text === "-" && tokens[at + 2]?.kind === "number") return eraAt(tokens, at + 3);
  if (tokens[at - 1]?.text !== "-" || tokens[at - 2]?.kind !== "number") return null;
  for (let length = 1; length <= 4; length++) {
    const era = eraAt(tokens, at - 2 - length);
    if (era?.length === length) return era;
  }
  return null;
}

function commonYear(year: number, era: Era["name"]): number {
  if (era === "common") return year;
  if (era === "bikram") return year - BIKRAM_LEAD;
  return era === "buddhist" ? year - BUDDHIST_LEAD : Math.floor(year * HIJRI.ratio + HIJRI.epoch);
}

interface Era {
  readonly name: "bikram" | "buddhist" | "hijri" | "common";
  /** In tokens, with its dots. */
  readonly length: number;
}

/** By their letters. */
const ERAS: ReadonlyMap<string, Era["name"]> = new Map([
  ["be", "buddhist"],
  ["bs", "bikram"],
  ["พศ", "buddhist"],
  ["ah", "hijri"],
  ["h", "hijri"],
  ["هـ", "hijri"],
  ["ه", "hijri"],
  // "2018م": a year of the common era, where Hijri years are usual.
  ["م", "common"],
]);

/** What stands at the beginning of one: most words have other letters and need no look. */
const BEGINNINGS = new WordSet([".", ...[...ERAS.keys()].map((letters) => letters.charAt(0))]);

/** The short form of an era with or without its dots. */
function eraAt(tokens: readonly Token[], at: number): Era | null {
  if (!BEGINNINGS.has(tokens[at]?.text.charAt(0) ?? "")) return null;
  let letters = "";
  for (let length = 1; length <= 4 && letters.length <= MOST_LETTERS; length++) {
    const token = tokens[at + length - 1];
    if (token === undefined || token.kind === "number") return null;
    if (token.text !== ".") letters += token.text;
    const name = ERAS.get(letters);
    const end = name === undefined ? null : endOfEra(tokens, at + length);
    if (name !== undefined && end !== null) return { name, length: end - at };
  }
  return null;
}

const MOST_LETTERS = 3;

/** Where an era ends behind its letters, with the dot there; null where a word goes on from them. */
function endOfEra(tokens: readonly Token[], behind: number): number | null {
  const end = tokens[behind]?.text === "." ? behind + 1 : behind;
  return tokens[end]?.kind === "word" ? null : end;
}
