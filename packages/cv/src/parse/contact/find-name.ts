import type { Fact } from "../../types.ts";
import { placeScore } from "../places/place-score.ts";
import { titleScore } from "../positions/roles/title-score.ts";
import { type CvText, type LineView, quote } from "../text/cv-text.ts";
import { tokenise } from "../text/tokens.ts";
import { type FirstPiece, firstPiece } from "./first-piece.ts";
import { givenFirst } from "./given-first.ts";
import { labelledName, type NameCandidate } from "./labelled-name.ts";
import { withoutAffixes } from "./name-affixes.ts";
import { sensibleCase } from "./name-case.ts";
import { nameInParts } from "./name-in-parts.ts";
import { hintScore, nameLikeness } from "./name-likeness.ts";
import { isPostNominal, NAME_PARTICLES } from "./name-words.data.ts";

/** `hints` are folded letters of e-mail names and profile links, which often repeat the name. */
export function findName(
  lines: readonly LineView[],
  text: CvText,
  hints: readonly string[],
): Fact<string> | null {
  const top = lines.filter(({ line }) => line.page === 1);
  const largest = Math.max(0, ...top.map(({ line }) => line.size));
  let best: NameCandidate | null = null;
  for (const index of top.keys()) {
    for (const candidate of candidatesOf(top, index, { text, largest, hints })) {
      if (best === null || candidate.score > best.score) best = candidate;
    }
  }
  if (best === null || best.score < 2.5) return null;
  return { value: sensibleCase(givenFirst(withoutAffixes(best.text))), evidence: best.evidence };
}

interface Surroundings {
  readonly text: CvText;
  readonly largest: number;
  readonly hints: readonly string[];
}

function candidatesOf(
  top: readonly LineView[],
  index: number,
  around: Surroundings,
): readonly NameCandidate[] {
  const view = top[index];
  if (view === undefined) return [];
  const { text, largest, hints } = around;
  const labelled = labelledName(view, hints);
  const found = [labelled, nameInParts(top.slice(index))].filter((one) => one !== null);
  const own = firstPiece(view);
  if (own === null) return found;
  const looks = worthOfLooks(view, index, around);
  found.push({
    text: own.text,
    evidence: [own.evidence],
    score: looks + nameLikeness(own.text, hints) - (isTitleBelow(own.text, view, around) ? 5 : 0),
  });
  const apart = setApart(view, largest);
  if (apart !== null) found.push({ ...apart, score: looks + nameLikeness(apart.text, hints) + 0.8 });
  const { size } = view.line;
  if (size <= text.bodySize * LARGE) return found;
  // In smaller type beside it stands the contact data.
  const large = top.slice(index).filter((other) => other === view || other.line.size > 0.7 * size);
  const wrapped = joinWrapped(large.slice(0, MOST_NAME_LINES), own, largest);
  for (const [more, joined] of wrapped.entries())
    found.push({ ...joined, score: looks + nameLikeness(joined.text, hints) + 0.8 + 0.1 * more });
  return found;
}

/** "Marisol⇥Ortega" in the largest type of the page: its words may stand far apart. */
function setApart(view: LineView, largest: number): Pick<NameCandidate, "text" | "evidence"> | null {
  const { cells, size } = view.line;
  if (cells === null || cells.length > MOST_NAME_WORDS || size < largest - 0.3) return null;
  const isName = cells.every((cell) => NAME_WORD.test(cell) && titleScore(tokenise(cell)) < 2.5);
  return isName ? { text: cells.join(" "), evidence: [quote(view)] } : null;
}

const MOST_NAME_WORDS = 4;
/** One word, or with a particle behind it: "DAFYDD AP". */
const NAME_WORD = /^\p{Lu}[\p{L}\p{M}’'-]*\.?(?:\s\p{L}{2,5})?$/u;

/** How much larger than the body text the type of a name is at the least, and one that may be the largest of all. */
const LARGE = 1.1;
const LARGEST = 1.15;

/** What the type of a line and its place on the page say for a name in it. */
function worthOfLooks({ line }: LineView, above: number, { text, largest }: Surroundings): number {
  return (
    worthOfSize(line.size, text.bodySize, largest) +
    (line.bold ? 0.5 : 0) +
    (line.headingLevel === 0 || line.headingLevel === 1 ? 0.5 : 0) +
    Math.max(0, 2 - above * 0.5) -
    (line.bullet ? 2 : 0)
  );
}

function worthOfSize(size: number, bodySize: number, largest: number): number {
  if (bodySize <= 0) return 0;
  if (size >= largest - 0.3 && size > bodySize * LARGEST) return 3;
  return size > bodySize * LARGE ? 1.5 : 0;
}

/** "EXECUTIVE CHEF" at the top, and again beside the dates of a job: what the person is, and not who. */
function isTitleBelow(name: string, view: LineView, { text, hints }: Surroundings): boolean {
  const words = name.split(/\s+/);
  if (words.length > 8 || hintScore(words, hints) >= 2) return false;
  const folded = name.toLowerCase();
  return text.lines.some(
    (other) =>
      other.id > view.id + 1 &&
      other.text.toLowerCase().startsWith(folded) &&
      [other, text.lines[other.id - 1], text.lines[other.id + 1]].some((near) =>
        near?.dates.some(({ single }) => !single),
      ),
  );
}

/** So many lines a long name in large type may break over in a narrow column. */
const MOST_NAME_LINES = 3;

/** The first line with one, then with two of the lines below it in the same type. */
function joinWrapped(
  lines: readonly LineView[],
  own: FirstPiece,
  largest: number,
): readonly Pick<NameCandidate, "text" | "evidence">[] {
  const [first, ...rest] = lines;
  const found: Pick<NameCandidate, "text" | "evidence">[] = [];
  if (first === undefined || !own.isWhole) return found;
  let { text } = own;
  const evidence = [own.evidence];
  for (const below of rest) {
    const piece = firstPiece(below);
    if (
      piece === null ||
      !standsBelow(first, below, evidence.length) ||
      !isSameType(first, below, largest) ||
      !goesOn(text, piece.text)
    )
      break;
    // "Anna Meyer-" over "Lund".
    text = joinHyphened(text, piece.text);
    evidence.push(piece.evidence);
    found.push({ text, evidence: [...evidence] });
    // What stands behind a bar on that line is no name, and neither is the line below it.
    if (!piece.isWhole) break;
  }
  return found;
}

/** "Meyer-" over "Lund", and "Villal-" over "ba", whose hyphen is the line's. */
function joinHyphened(text: string, below: string): string {
  if (!/\p{L}-$/u.test(text)) return `${text} ${below}`;
  return /^\p{Ll}/u.test(below) ? text.slice(0, -1) + below : text + below;
}

/** On the next line, or below it where smaller lines of another column come between. */
function standsBelow(first: LineView, below: LineView, count: number): boolean {
  if (below.id === first.id + count) return true;
  const [a, b] = [first.line.box, below.line.box];
  return a !== null && b !== null && Math.abs(a.x - b.x) < 4 && b.y - a.y < 1.8 * count * first.line.size;
}

/** A family name may be that of a town: what counts is the name as a whole. */
function goesOn(above: string, below: string): boolean {
  if (SET_APART.test(below) && isPostNominal(below.replace(/\s/g, ""))) return false;
  if (/\p{L}-$/u.test(above) && /^\p{Ll}+$/u.test(below)) return true;
  if (nameLikeness(below, []) > -1) return true;
  // All in small letters, as designers set it.
  if (/^\p{Ll}+(?: \p{Ll}+)?$/u.test(above) && isSmallFamilyName(below)) return true;
  // "van den Boer": a family name may be that of a trade, too.
  if (NAME_PARTICLES.has(below.split(" ", 1)[0] ?? "") && /\s\p{Lu}[\p{L}'’-]+$/u.test(below))
    return nameLikeness(`${above} ${below}`, []) > 1;
  return (
    /^\p{Lu}\p{L}+$/u.test(below) &&
    placeScore(tokenise(below)) >= 2 &&
    nameLikeness(`${above} ${below}`, []) > 1
  );
}

/** "R N" below a name that is set letter by letter. */
const SET_APART = /^\p{Lu}(?:\s\p{Lu}){1,4}$/u;

/** "tanaka", "el amrani": one word, with no more than particles in front of it. */
function isSmallFamilyName(text: string): boolean {
  const words = text.split(" ");
  const last = words.pop() ?? "";
  return (
    /^\p{Ll}[\p{Ll}-]+$/u.test(last) && words.length <= 2 && words.every((word) => NAME_PARTICLES.has(word))
  );
}

/** Large type of one size: the family name may be heavier, or lighter, than the first name. */
function isSameType(a: LineView, b: LineView, largest: number): boolean {
  const isLarge = a.line.size >= largest - 0.3;
  return (
    Math.abs(a.line.size - b.line.size) < 0.4 &&
    (a.line.block === b.line.block || (isLarge && isNextRow(a, b))) &&
    (isLarge || a.line.bold === b.line.bold)
  );
}

/** The longer of the two names may reach over the gutter of the columns that begin beside the other. */
function isNextRow({ line: a }: LineView, { line: b }: LineView): boolean {
  if (a.box === null || b.box === null || a.page !== b.page) return false;
  return Math.abs(a.box.x - b.box.x) < 4 && b.box.y - a.box.y < 1.5 * a.size;
}
