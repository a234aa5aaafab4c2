import { placeScore } from "../../places/place-score.ts";
import type { Token } from "../../text/tokens.ts";
import { companyScore } from "../roles/company-score.ts";

/**
 * "Palm Crescent Hotel-Dubai": a hyphen without space between a whole name and its town, as job boards
 * export it. "University of Wisconsin-Madison" is one name: there the name does not end before the hyphen.
 */
export function isTownDash(tokens: readonly Token[], at: number, text: string): boolean {
  const [last, dash, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (last === undefined || dash === undefined || next === undefined) return false;
  if (text[dash.start] !== "-" || last.end !== dash.start || next.start !== dash.end) return false;
  const mark = tokens.findIndex(({ kind }, index) => index > at && kind === "mark");
  const town = tokens.slice(at + 1, mark < 0 ? undefined : mark);
  if (town.length > 3 || placeScore(town) < 3 || !/^\p{Lu}/u.test(text.slice(next.start))) return false;
  const name = tokens.slice(
    tokens.slice(0, at).findLastIndex(({ text: own }) => /^[|,;·•]$/.test(own)) + 1,
    at,
  );
  return name.length >= 2 && companyScore(name) >= 3;
}
