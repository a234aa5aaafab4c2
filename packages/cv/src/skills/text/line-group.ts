import type { Line, SectionKind, SkillContext } from "../../types.ts";

/** Lines that are read together, with what is known of their place in the CV. */
export interface LineGroup {
  readonly lines: readonly Line[];
  readonly section: SectionKind | "header";
  readonly context: SkillContext;
  /** Index into `positions`, null outside of them. */
  readonly position: number | null;
  /** The heading above: the section's, or a sub-heading of a section of skills. */
  readonly heading: string | null;
  /** Names that stand in these lines and are no skills: company, place. */
  readonly names: readonly string[];
  /** The section's index, where only its content makes it one of skills: its heading says something else. */
  readonly guessed?: number;
}

const FULL_LINE = 60;
const FULL_LINE_WORDS = 5;
const SENTENCE_END = /[.:;!?]\s*$/;

const TELLS_ON = /^(?:she|he|they|it|which|who|these|those|this|that) /;

/** True when `next` goes on with the sentence of `line`: a wrapped line, not a new item. */
export function isWrapped(line: Line, next: Line): boolean {
  if (next.bullet || next.block !== line.block || next.page !== line.page) return false;
  if (line.cells !== null || next.cells !== null) return false;
  // "Forecast with the Revenue Manager;" over "she handles the yield", below one bullet.
  if (SENTENCE_END.test(line.text))
    return TELLS_ON.test(next.text) && /;\s*$/.test(line.text) && hangs(line, next);
  return /^[\p{Ll}\d(]/u.test(next.text.trim()) || isFullLine(line) || hangs(line, next);
}

/** So much further right, in points, a line stands that hangs below the words of its bullet. */
const HANGS = 4;
const HANGING_WORDS = 3;

/** Below a bullet with words of a sentence, the line at its words goes on with it, in a narrow column too. */
function hangs(line: Line, next: Line): boolean {
  const { box, bullet } = line;
  if (!bullet || box === null || next.box === null) return false;
  const right = next.box.x - box.x;
  const down = next.box.y - box.y;
  return (
    next.bold === line.bold &&
    next.italic === line.italic &&
    Math.abs(next.size - line.size) < 0.3 &&
    right >= HANGS &&
    right < 2.5 * line.size &&
    down > 0 &&
    down < 2.2 * box.height &&
    smallWords(line) >= HANGING_WORDS
  );
}

/** A long line of words that ends without a stop goes on in the next, whatever that begins with. */
function isFullLine(line: Line): boolean {
  return line.text.length >= FULL_LINE && smallWords(line) >= FULL_LINE_WORDS;
}

const smallWords = (line: Line) => line.text.match(/(?<=\s)\p{Ll}+/gu)?.length ?? 0;
