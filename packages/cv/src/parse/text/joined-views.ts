import { findDates } from "../dates/find-dates.ts";
import type { CvText, Joint, LineView } from "./cv-text.ts";
import { splitGluedWords } from "./glued-words.ts";
import { tokenise, wordsOf } from "./tokens.ts";

/** Where in a line the words of the next one belong, and which of its words they are. */
interface Seam {
  /** Offset in the line above. */
  readonly at: number;
  /** Stretch of the line below. */
  readonly from: number;
  readonly to: number;
}

/** "Resident⇥2014 – 2018" over "Manager" as one line: "Resident Manager⇥2014 – 2018"; evidence is still of its own line. */
export function joinViews(above: LineView, below: LineView, seam: Seam, { dateStyle }: CvText): LineView {
  const head = above.text.slice(0, seam.at).trimEnd();
  const start = HYPHENATED.test(head) ? head.length : head.length + 1;
  const rest = below.text.slice(seam.from, seam.to).trim();
  const text = `${head.padEnd(start)}${rest}${above.text.slice(seam.at)}`;
  const tokens = splitGluedWords(tokenise(text), text);
  return {
    ...above,
    text,
    tokens,
    words: wordsOf(tokens),
    dates: findDates(tokens, dateStyle),
    joints: jointsOf(above, below.id, seam.at, start, rest.length),
  };
}

const HYPHENATED = /\p{L}-$/u;

function jointsOf(
  above: LineView,
  line: number,
  at: number,
  start: number,
  length: number,
): readonly Joint[] {
  const own = above.joints ?? [{ from: 0, line: above.id }];
  const around = own.findLast(({ from }) => from <= at)?.line ?? above.id;
  const moved = start + length - at;
  return [
    ...own.filter(({ from }) => from < at),
    { from: start, line },
    ...(at < above.text.length ? [{ from: start + length, line: around }] : []),
    ...own.filter(({ from }) => from > at).map((joint) => ({ ...joint, from: joint.from + moved })),
  ];
}

/** The lines that a view shows, in the order of the page. */
export function lineIdsOf({ id, joints }: LineView): readonly number[] {
  return joints === undefined ? [id] : [...new Set(joints.map(({ line }) => line))].sort((a, b) => a - b);
}
