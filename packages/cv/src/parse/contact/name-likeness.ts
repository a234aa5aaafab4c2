import { placeScore } from "../places/place-score.ts";
import { companyScore } from "../positions/roles/company-score.ts";
import { titleScore } from "../positions/roles/title-score.ts";
import { readHeading } from "../sections/headings/heading-words.ts";
import { foldWord } from "../text/fold-word.ts";
import { type Token, tokenise } from "../text/tokens.ts";
import { hasOtherLabel } from "./address-label.ts";
import { NAME_PARTICLES } from "./name-words.data.ts";

const HONORIFIC =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|eng|er|rev|sr|sra|srta|herr|frau|mme|m|mlle|ing|dipl|mag|lic|dott|dra|ir|drs)\.?$/i;

/** How far a text looks like the name of a person: about 3 for a plain one, negative for anything else. */
export function nameLikeness(text: string, hints: readonly string[]): number {
  if (/[@\d/\\<>{}=_%]|https?:|www\./.test(text) || text.length > 60) return -6;
  const words = text.split(/[\s,]+/).filter((word) => word !== "" && !HONORIFIC.test(word));
  if (words.length === 0) return -6;
  const tokens = tokenise(text);
  const repeats = hintScore(words, hints);
  const score = lengthScore(words) + (words.every(isNameWord) ? 1.5 : -2.5) - endCost(text);
  return score - headingCost(tokens) - (repeats < 2 ? otherCost(tokens) : 0) + repeats;
}

/** Names have two to four words beside their particles. */
function lengthScore(words: readonly string[]): number {
  if (words.length === 1) return -0.5;
  const own = words.filter((word) => !NAME_PARTICLES.has(word)).length;
  return own <= 4 ? 1.5 : own <= 6 ? 0.3 : -3;
}

/** A hyphen or a stop at the end, but for the one behind an initial. */
function endCost(text: string): number {
  if (/\p{L}-$/u.test(text)) return 2;
  return /[.!?:;]$/.test(text) && !/\b\p{Lu}\.$/u.test(text) ? 1.5 : 0;
}

/** Words of headings: all of them, or some; and the labels of a form. */
function headingCost(tokens: readonly Token[]): number {
  if (tokens.length > 1 && hasOtherLabel(tokens)) return 6;
  const heading = readHeading(tokens);
  if (heading === null) return 0;
  return heading.match === "cue" ? 2 : 6;
}

/** Words of titles, firms and places, which speak against a name that stands nowhere else. */
function otherCost(tokens: readonly Token[]): number {
  const title = titleScore(tokens);
  return (
    (title >= 2.5 ? 3.5 : title >= 1.5 ? 1.2 : 0) +
    Math.min(2.5, companyScore(tokens)) +
    (placeScore(tokens) >= 2 ? 3 : 0)
  );
}

function isNameWord(word: string): boolean {
  const bare = word.replace(/^["“'(]+|["”'),]+$/g, "");
  // "van 't Hof", "van 's Gravesande".
  if (bare === "" || /^['’][st]$/.test(word)) return true;
  if (NAME_PARTICLES.has(foldWord(bare.replace(/['’-].*$/, "")))) return true;
  if (/^\p{Lu}\.?(?:\p{Lu}\.?)*$/u.test(bare)) return true;
  if (/^(?:[\p{Lo}\p{M}.]|\u200c|\u200d)+$/u.test(bare)) return true;
  return /^(?:\p{Ll}{1,3}['’-])?\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(bare);
}

/** Up to 3.5 when the words come back in an e-mail address or a profile link. */
export function hintScore(words: readonly string[], hints: readonly string[]): number {
  let best = 0;
  for (const hint of hints) {
    let score = 0;
    for (const word of words.flatMap((whole) => whole.split("-"))) {
      const folded = foldWord(word).replace(/[^\p{L}]/gu, "");
      if (folded.length >= 3 && hint.includes(folded)) score += 1.75;
      else if (folded.length >= 3 && hint.includes(folded.slice(0, Math.max(4, folded.length - 2))))
        score += 0.8;
    }
    best = Math.max(best, Math.min(3.5, score));
  }
  return best;
}
