import type { Certification } from "../../types.ts";
import { type LineView, quote } from "../text/cv-text.ts";
import { matchesOf } from "../text/matches.ts";

/** "Certified Project Management Professional (PMP®) since 2015", "certified in SAP S/4HANA Finance (C_TS4FI)": a name with its letters. */
const TOLD =
  /(?<!\p{L})(?:certified (?:in|as an?|as) (?=\p{Lu})|(?=[Cc]ertified \p{Lu}))((?:[Cc]ertified )?\p{Lu}[\p{L}\d/+.-]*(?: (?:(?:of|and|in|for|&) )?[\p{Lu}\d][\p{L}\d/+.-]*){0,7} \((\p{Lu}[\p{Lu}\d_-]{1,15})[®™]?\))/gu;

/** Certificates that a sentence about the person names with their letters, and that no list of the CV holds. */
export function readTold(view: LineView, listed: readonly Certification[]): readonly Certification[] {
  return matchesOf(TOLD, view.text).flatMap((match) => {
    const [whole, name = "", letters = ""] = match;
    if (listed.some((other) => other.name.includes(letters))) return [];
    const to = match.index + whole.length;
    return [{ name, issuer: null, year: null, evidence: [quote(view, to - name.length, to)] }];
  });
}
