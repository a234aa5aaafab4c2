import type { Fact } from "../../types.ts";
import { isCountry, placeScore } from "../places/place-score.ts";
import { companyScore } from "../positions/roles/company-score.ts";
import { titleScore } from "../positions/roles/title-score.ts";
import { type LineView, quote } from "../text/cv-text.ts";
import { tokenise } from "../text/tokens.ts";

/** Lines at the top in which what somebody is may stand with their town. */
const LINES_OF_HEAD = 8;
const LONGEST = 110;

/** "Backend developer, Colombo 05, Sri Lanka", "Illustrator based in Lisbon": the town behind what the person is. */
export function findTitledLocation(lines: readonly LineView[]): Fact<string> | null {
  for (const view of lines) {
    if (view.id >= LINES_OF_HEAD || view.text.length > LONGEST || view.line.bullet) continue;
    const found = townBehindTitle(view);
    if (found !== null) return found;
  }
  return null;
}

/** Where what the person is ends: at a mark, or at words that say where. */
const BEHIND =
  /(?:,|\s[–—|-]|[.])\s|\s(?:(?:currently |now )?(?:based|living|lives|located|ansässig|wohnhaft|basée?|afincad[oa]|residente|woonachtig) )?(?:in|near|from|aus|bei|à|en|em|uit|te|de|di|da|a)\s/giu;
const MOST_SPLITS = 8;

function townBehindTitle(view: LineView): Fact<string> | null {
  let isTitled = false;
  for (const match of [...view.text.matchAll(BEHIND)].slice(0, MOST_SPLITS)) {
    isTitled ||= titleScore(tokenise(view.text.slice(0, match.index))) >= LEAST_TITLE;
    if (!isTitled) continue;
    const from = match.index + match[0].length;
    const rest = view.text.slice(from);
    const start = from + (LIVES.exec(rest)?.[0].length ?? 0);
    const end = start + view.text.slice(start).search(END);
    if (isTown(view.text.slice(start, end), isSmallBehindMark(view.text, match[0])))
      return { value: view.text.slice(start, end), evidence: [quote(view, start, end)] };
  }
  return null;
}

/** "game artist, montréal": all in small letters, as designers set it, and behind a mark. */
function isSmallBehindMark(line: string, mark: string): boolean {
  return !/\p{Lu}/u.test(line) && /[,|–—-]/u.test(mark);
}

const LEAST_TITLE = 1.5;
const LIVES = /^(?:(?:currently|now) )?(?:lives?|living|based|located)? ?(?:in|near) /iu;
/** What follows the town: the end of the sentence, or more of it. */
const END = /\s*(?:[.;|]?$|[.;|]\s|\s(?:with|who|and|since)\s)/u;

/** Known by all its parts, or a quarter of one: "Adenta, Accra, Ghana". A country alone may be where somebody sells. */
function isTown(text: string, maySmall: boolean): boolean {
  const tokens = tokenise(text);
  if (isCountry(tokens) || !(maySmall || /^\p{Lu}|^\p{Lo}/u.test(text))) return false;
  const score = placeScore(tokens);
  if (score === 3) return true;
  const [first, ...others] = text.split(/,\s*/);
  if (score < 2 || first === undefined || others.length < 2 || /\s/.test(first)) return false;
  return placeScore(tokenise(others.join(", "))) === 3 && companyScore(tokenise(first)) < 1;
}
