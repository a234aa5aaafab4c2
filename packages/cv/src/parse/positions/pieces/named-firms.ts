import { placeScore } from "../../places/place-score.ts";
import type { Token } from "../../text/tokens.ts";
import { isDepartment, isFieldName } from "../roles/fields-of-titles.ts";
import { titleScore } from "../roles/title-score.ts";

/**
 * "Ladywood Parcels", "Cash and Carry of Hull": two capitals and more, no town, no department and no post. So a firm that
 * no table knows is called, and hardly anything else behind the "with" or "for" of a post.
 */
export function isNamedLikeFirm(tokens: readonly Token[], text: string): boolean {
  const all = tokens.filter(({ kind }) => kind === "word");
  const words = all[0]?.text === "the" ? all.slice(1) : all;
  const [first] = words;
  if (first === undefined || words.length > MOST_WORDS || !isCapital(first, text)) return false;
  if (words.length === 2 && HOME.test(words[1]?.text ?? "")) return true;
  const capitals = words.filter((word) => isCapital(word, text)).length;
  if (capitals < 2 || !words.every((word) => isCapital(word, text) || SMALL.test(word.text))) return false;
  const name = text.slice(first.start, tokens.at(-1)?.end);
  return (
    placeScore(tokens) < 2 &&
    titleScore(tokens) < 1.5 &&
    !isDepartment(name) &&
    !isFieldName(name) &&
    !PART.test(name)
  );
}

/** "the Keller family". */
const HOME = /^(?:family|household)$/;
const MOST_WORDS = 6;
const SMALL = /^(?:and|of|the|de|la|du|del|van|von|und|et|y|e|s)$/;
/** A part of a firm, what a course is on, or an event. */
const PART =
  /(?<!\p{L})(?:departments?|dept|division|unit|sections?|units|wards?|teams?|branch|office|floor|lines?|shifts?|grades?|classes|years?|levels?|projects?|programme|program|experience|responsibilit(?:y|ies)|focus|skills|knowledge|duties|day|events?|fair|festival|conference|summit|hackathon|marathon|congress)(?!\p{L})/iu;

function isCapital({ start }: Token, text: string): boolean {
  return /^[\p{Lu}\p{Lo}]/u.test(text.slice(start, start + 2));
}
