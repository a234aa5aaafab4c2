import { anyCase } from "../parse/text/patterns/any-case.ts";
import { SMALL } from "./then-and-now.ts";

const FOUND =
  "found|traced|tracked down|recovered|retrieved|located|rediscovered|uncovered|unearthed|spotted|discovered|retrouvé(?:e?s)?|repéré|récupéré|encontré|recuperé|localicé|encontrei|recuperei|localizei|ritrovat[oaie]|recuperat[oaie]|rintracciat[oaie]";
const LOST =
  "lost|missing|stolen|forgotten|mislaid|misfiled|misplaced|overlooked|unpaid|unbilled|uninvoiced|undeclared|duplicated?|double|given up|written off|perdue?s?|volée?s?|oubliée?s?|manquante?s?|impayée?s?|perdid[oa]s?|robad[oa]s?|olvidad[oa]s?|impagad[oa]s?|extraviad[oa]s?|roubad[oa]s?|esquecid[oa]s?|pers[oaie]|smarrit[oaie]|rubat[oaie]|dimenticat[oaie]";

/** "Found 63 that had been given up as lost", "traced 14 stolen bikes". */
const RECOVERED = anyCase(
  new RegExp(
    String.raw`(?<!\p{L})(?:${FOUND})\s(?:again\s)?(?<figure>${SMALL})(?=\s[^.;,]{0,60}?(?<!\p{L})(?:${LOST})(?!\p{L}))`,
    "iu",
  ),
);

/** The figure of what was lost or overlooked and has been found; null without such. */
export function findRecovered(sentence: string): string | null {
  return RECOVERED.exec(sentence)?.groups?.figure ?? null;
}
