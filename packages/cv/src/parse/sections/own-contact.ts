import type { CvText, LineView } from "../text/cv-text.ts";
import type { Heading } from "./headings/find-headings.ts";

/** Address, phone and e-mail take no more lines, the name and the calling above them included. */
const MOST_LINES = 9;
const MOST_WORDS = 8;

/**
 * How to reach the person where no heading says so, by the ids of the lines: at the top of a column that comes behind the
 * text, or below the last section of the CV. Whoever has an address above the first heading has said it there.
 */
export function findOwnContact({ lines }: CvText, headings: readonly Heading[]): ReadonlySet<number> {
  const named = new Set(headings.filter(({ reading }) => reading !== null).map(({ view }) => view.id));
  const firstNamed = lines.findIndex(({ id }) => named.has(id));
  if (firstNamed < 0 || !lines.some(({ text }) => text.includes("@"))) return new Set();
  if (lines.slice(0, firstNamed).some(({ text }) => text.includes("@"))) return new Set();
  const names = namesAtTop(lines);
  const isOnly = lines.filter(({ text }) => text.includes("@")).length === 1;
  const isOwn = (view: LineView) => view.text.includes("@") && (isOnly || isAddressOf(view, names));
  const found = headOfColumn(lines, named, isOwn) ?? endOfAll(lines, named, isOwn);
  return new Set(found?.map(({ id }) => id));
}

type Test = (view: LineView) => boolean;

/** The lines from where the text jumps up to another column to the first heading there. */
function headOfColumn(lines: readonly LineView[], named: ReadonlySet<number>, isOwn: Test) {
  for (const [index, view] of lines.entries()) {
    const above = lines[index - 1];
    if (above === undefined || !isTopOfColumn(above, view)) continue;
    const end = lines.findIndex(
      ({ id, line }, at) => at >= index && (named.has(id) || line.block !== view.line.block),
    );
    const head = lines.slice(index, end < 0 ? lines.length : end);
    if (head.length <= MOST_LINES && head.every(isShort) && head.some(isOwn)) return head;
  }
  return null;
}

function isTopOfColumn({ line: above }: LineView, { line }: LineView): boolean {
  if (line.page !== 1 || above.page !== 1 || line.block === above.block) return false;
  if (line.box === null || above.box === null) return false;
  return line.box.y + line.box.height * 2 < above.box.y;
}

/** The last lines from one with the person's address on. */
function endOfAll(lines: readonly LineView[], named: ReadonlySet<number>, isOwn: Test) {
  const from = lines.findLastIndex((view) => view.text.includes("@"));
  const end = lines.slice(from);
  const [first] = end;
  if (first === undefined || end.length > MOST_LINES || end.some(({ id }) => named.has(id))) return null;
  return opensWithAddress(first) && isOwn(first) && end.every(isShort) ? end : null;
}

/** "ada@mail.example | +44 …", "Email: ada@mail.example": no sentence and no name stands in front. */
function opensWithAddress({ text }: LineView): boolean {
  return /^(?:\P{L}|(?:e-?mail|mail|contact)(?!\p{L})){0,12}\S+@/iu.test(text);
}

function isShort({ words }: LineView): boolean {
  return words.length <= MOST_WORDS;
}

/** Letters of the names in the first lines, which an address repeats. */
const LEAST_LETTERS = 4;

function namesAtTop(lines: readonly LineView[]): readonly string[] {
  const largest = lines.reduce((most, { line }) => (line.page === 1 ? Math.max(most, line.size) : most), 0);
  return [...lines.slice(0, 2), ...lines.filter(({ line }) => line.page === 1 && line.size === largest)]
    .flatMap(({ words }) => words)
    .filter((word) => word.length >= LEAST_LETTERS);
}

function isAddressOf({ text }: LineView, names: readonly string[]): boolean {
  const [, local = ""] = /(?:^|[^\p{L}\p{Nd}._+-])([\p{L}\p{Nd}._+-]{1,40})@/u.exec(text.slice(0, 200)) ?? [];
  const written = local.toLowerCase();
  return names.some((name) => written.includes(name));
}
