import { isByHand } from "../names/by-hand.ts";
import type { WholeCv } from "../names/cv-read.ts";
import type { Hit, ReadRun } from "../names/read-run.ts";
import { AGENTS } from "../others/people.data.ts";
import type { DocumentRun } from "../text/build-run.ts";
import { type Fragment, fragmentsOf } from "../text/fragments.ts";
import { isWithin, type TextRange } from "../text/negation.ts";
import type { Token } from "../text/tokenise.ts";
import { isPast } from "../verbs/deed-lexicon.ts";
import { FILLER, NO_HEADS } from "./trade-pieces.data.ts";

const MAX_WORDS = 3;
/** Shorter single words are too often something else. */
const MIN_LETTERS = 5;
const PEOPLE = new RegExp(
  `^(?:${AGENTS}|people|men|women|children|colleagues|customers|staff|crews?|teams?|\\w+ists?)$`,
);
/** "Copper and plastic": what it was made of, which by itself says nothing of the work. */
const SUBSTANCE =
  /^(?:plastic|copper|brass|steel|iron|metal|aluminium|aluminum|wood|timber|stone|brick|concrete|cement|glass|cloth|fabric|leather|rubber|paper|cardboard|marble|granite|gravel|water|build|refurb)s?$/;
/** "Shorter, wider", "medical and maternity wards": how it was, and where. */
const NO_THING = /(?:ing|er|est|ful|ive|al|able|ous|ed|ness)$|^(?:ward|floor|house|difficult\w+|decision)$/;

/**
 * What the fragments of a job name that the graph does not know, in the CV of somebody who works by hand: "Tarpaulin and
 * straps, weighbridge slips, log sheet". A single word counts beside a known skill alone.
 */
export function fragmentPieces(
  { run, tokens, hits, negated }: ReadRun<DocumentRun>,
  { titles, calling }: Pick<WholeCv, "titles" | "calling">,
): TextRange[] {
  if (!isByHand(calling)) return [];
  const isTold = isPast(tokens[0]);
  return fragmentsOf(run, tokens, titles).flatMap((name) => {
    const [first, last] = [tokens[name.from], tokens[name.to - 1]];
    if (first === undefined || last === undefined || isWithin(negated, first.start)) return [];
    // "Hauled line, gaffed fish": further deeds of the sentence.
    if (isTold && last !== first && isPast(first)) return [];
    if (!isFree(name, hits) || !isName(name, tokens, run.text)) return [];
    const isVouched = name.to - name.from > 1 || hits.some(({ skill }) => skill.class !== "soft");
    return isVouched && name.whole ? [{ start: first.start, end: last.end }] : [];
  });
}

function isFree({ from, to }: Fragment, hits: readonly Hit[]): boolean {
  return !hits.some((hit) => hit.to > from && hit.from < to);
}

function isName({ from, to }: Fragment, tokens: readonly Token[], text: string): boolean {
  const words = tokens.slice(from, to);
  const head = words.at(-1);
  if (head === undefined || words.length > MAX_WORDS) return false;
  const isPlain = words.every((word, at) => {
    const written = text.slice(word.start, word.end);
    const isCapital = from + at > 0 && /^[A-Z]/.test(written);
    return /^[A-Za-z][a-z]+$/.test(written) && !FILLER.test(word.norm) && !isCapital;
  });
  if (!isPlain || NO_HEADS.test(head.norm) || NO_THING.test(head.norm)) return false;
  if (PEOPLE.test(head.norm) || PEOPLE.test(`${head.norm}s`)) return false;
  if (words.length > 1) return !/ing$/.test(words[0]?.norm ?? "");
  return head.end - head.start >= MIN_LETTERS && !SUBSTANCE.test(head.norm);
}
