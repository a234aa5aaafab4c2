import { isState, placeScore } from "../../places/place-score.ts";
import { TOWNS_OF_STATES } from "../../places/us-towns.data.ts";
import { compilePhrases, list } from "../../text/phrases.ts";
import type { Token } from "../../text/tokens.ts";
import { lazy } from "../../vocabulary/vocabularies.ts";
import { companyScore } from "../roles/company-score.ts";
import { titleScore } from "../roles/title-score.ts";
import { trimMarks } from "./trim-marks.ts";

/** "TX", "TX 75201" and nothing else. */
export function isStateAlone(text: string, piece: readonly Token[] | undefined): boolean {
  const [state, zip] = trimMarks(piece ?? []);
  if (state === undefined || (zip !== undefined && zip.kind !== "number")) return false;
  const written = text.slice(state.start, state.end);
  return written === written.toUpperCase() && isState(state.text);
}

/** Behind these a town is part of the name: "Bank of Denver", "St Albans". */
const LINK = /^(?:of|de|du|in|at|and|for|the|&|-|san|saint|st|new|fort|port|el|los|las|santa)$/;
const MOST_WORDS = 3;

const towns = lazy(() => compilePhrases(list(TOWNS_OF_STATES).map((name) => [name, true] as const)));

/**
 * "Copper Lantern Grill Dallas, TX", "Shift Manager Newark, NJ": the name and its town, between which nothing stands, where
 * the town is a known one or the name ends as names of firms and of jobs do; the piece as it is where neither tells.
 */
export function splitTownOfState(tokens: readonly Token[], text: string): readonly (readonly Token[])[] {
  const isCapital = ({ kind, start }: Token): boolean =>
    kind === "word" && /^\p{Lu}/u.test(text.slice(start));
  const cut = (length: number): readonly (readonly Token[])[] => [
    tokens.slice(0, -length),
    tokens.slice(-length),
  ];
  const lengths = [...Array(MOST_WORDS).keys()].map((n) => MOST_WORDS - n).filter((n) => n < tokens.length);
  const fits = (length: number): boolean => {
    const [name, town] = cut(length);
    return (
      name !== undefined &&
      town?.every(isCapital) === true &&
      !LINK.test(name.at(-1)?.text ?? "") &&
      (name.length > 1 || titleScore(name) >= 2.5)
    );
  };
  const isTown = (words: readonly Token[]): boolean =>
    placeScore(words) >= 3 || towns().matchAll(words) === true;
  const known = lengths.find((length) => fits(length) && isTown(tokens.slice(-length)));
  if (known !== undefined) return cut(known);
  const named = [...lengths].reverse().find((length) => {
    const [name = [], town = []] = cut(length);
    if (!fits(length) || companyScore(town) > 0 || titleScore(town) >= 1) return false;
    return companyScore(name) >= 3;
  });
  return named === undefined ? [tokens] : cut(named);
}
