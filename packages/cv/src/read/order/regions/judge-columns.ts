import { type Fragment, median } from "../letters/fragments.ts";
import { HEAD_SIZE } from "../letters/looks.ts";
import { isDrawnDownwards, turnsBetween } from "./drawing-order.ts";

/** True when dates beside the gutter stand on the rows of other text on its far side, at least twice. */
export function partsDates(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  // Beside a title on its own side a date is not parted from it, whatever stands on the other side.
  const fromLeft = left.filter(
    (f) => isDate(f.text) && !left.some((other) => other !== f && isOnRow(f, other)),
  );
  const fromRight = right.filter(
    (f) => isDate(f.text) && !right.some((other) => other.left < f.left && isOnRow(f, other)),
  );
  const isParted = (date: Fragment, side: readonly Fragment[]) =>
    side.some((f) => isOnRow(date, f) && !isDate(f.text));
  return (
    fromLeft.filter((f) => isParted(f, right)).length + fromRight.filter((f) => isParted(f, left)).length >= 2
  );
}

function isOnRow(a: Fragment, b: Fragment): boolean {
  return Math.abs(a.baseline - b.baseline) <= SAME_ROW * Math.min(a.size, b.size);
}

/** True when one side is dates and what belongs to them, each level with what it dates. */
export function isDatedBeside(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  const [l, r] = [linesOf(left), linesOf(right)];
  const [few, many] = l.length < r.length ? [l, r] : [r, l];
  if (few.length === 0) return false;
  const pairs = pairsOf(few, many);
  const isLevel = pairs.length >= 0.8 * few.length && pairDates(pairs) >= 0.5;
  return isLevel || isDateColumn(few, many) || isMargin(few, many, () => turnsBetween(left, right));
}

/** Baselines this close, in ems, stand on one row. */
const SAME_ROW = 0.15;

/**
 * Decides whether the texts on two sides of a gutter are columns of their own (true) or cells of common
 * rows (false): a sidebar beside the story, or dates beside the jobs they date.
 */
export function areColumns(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  const [l, r] = [linesOf(left), linesOf(right)];
  const [few, many] = l.length <= r.length ? [l, r] : [r, l];
  if (few.length < 2 || besideShare(few, many) < LEAST_BESIDE) return false;
  if (isDateColumn(few, many) || isMargin(few, many, () => turnsBetween(left, right))) return false;
  const turns = turnsBetween(left, right);
  if (areHeadedTexts(l, r, turns)) return true;
  const pairs = pairsOf(few, many);
  if (areRows(few, pairs)) return false;
  if (pairs.length / few.length <= 0.35) return few.length >= 3 || headedLines(few) > 0;
  if (turns >= 0.8 * few.length && areLevelRows([...left, ...right], few, many)) return false;
  if (headedLines(few) > 0 && headedLines(many) > 0) return true;
  const pieceByPiece = turns <= Math.max(2, few.length / PIECE);
  return (pieceByPiece || turns >= few.length) && !isSparse(few) && few.length >= 4;
}

/** Two texts with headings of their own, drawn one after the other, whatever lies side by side in them. */
function areHeadedTexts(l: readonly TextLine[], r: readonly TextLine[], turns: number): boolean {
  if (turns <= 2 && headedLines(l) >= 2 && headedLines(r) >= 2) return true;
  // A sidebar of the contact data has few headings, and its rows may be level with dates beside it.
  const isSidebar = turns === 1 && headedLines(l) > 0 && headedLines(r) > 0;
  if (isSidebar && [l, r].some((side) => side.some(({ text }) => ADDRESS.test(text)))) return true;
  return areHeadedAlike(l, r, turns);
}

const ADDRESS = /[\p{L}\p{N}]@[\p{L}\p{N}-]+\.\p{L}{2}/u;

/** Rows of dates with what they date, or of labels with what they say. */
function areRows(few: readonly TextLine[], pairs: readonly Pair[]): boolean {
  const areDated = pairDates(pairs) >= 0.5 && pairs.length >= 0.3 * few.length && !isStory(few, pairs);
  return areDated || pairs.filter(isLabelled).length >= 0.5 * few.length;
}

/** Drawn one row after the other, or level with each other. */
function areLevelRows(
  fragments: readonly Fragment[],
  few: readonly TextLine[],
  many: readonly TextLine[],
): boolean {
  return isDrawnDownwards(fragments) || alignedBody(few, many) >= 0.85;
}

/** Cards side by side are drawn one after the other, with this many lines each or more. */
const PIECE = 2.2;

interface TextLine {
  readonly baseline: number;
  readonly size: number;
  readonly text: string;
  readonly heading: boolean;
  readonly capitals: boolean;
  readonly bold: boolean;
}

type Pair = readonly [TextLine, TextLine];

/** The lines of one side: fragments on a common baseline. */
function linesOf(side: readonly Fragment[]): TextLine[] {
  const usual = median(side.map((f) => f.size));
  const sorted = [...side].sort((a, b) => a.baseline - b.baseline);
  // A bold title over two rows is one.
  const bold = sorted.filter((f, i) => f.style.bold && !wrapsFrom(sorted[i - 1], f)).length;
  const boldShare = bold / Math.max(1, bold + sorted.filter((f) => !f.style.bold).length);
  const lines: { -readonly [K in keyof TextLine]: TextLine[K] }[] = [];
  for (const f of sorted) {
    const last = lines.at(-1);
    const capitals = isCapitals(f.text);
    const heading = f.size > 1.08 * usual || (f.style.bold && boldShare < 0.4) || capitals;
    if (last && f.baseline - last.baseline < 0.3 * f.size) {
      last.text += ` ${f.text}`;
      last.heading &&= heading;
      last.capitals &&= capitals;
      last.bold &&= f.style.bold;
    } else {
      const { bold } = f.style;
      lines.push({ baseline: f.baseline, size: f.size, text: f.text, heading, capitals, bold });
    }
  }
  return lines;
}

function wrapsFrom(above: Fragment | undefined, f: Fragment): boolean {
  return above?.style.bold === true && f.baseline - above.baseline < WRAPPED * f.size;
}

/** The rows of one title are at most this far apart, in ems. */
const WRAPPED = 1.6;

function isCapitals(text: string): boolean {
  return text.length > 3 && /\p{Lu}{3}/u.test(text) && text === text.toUpperCase() && !/\d/.test(text);
}

function pairsOf(few: readonly TextLine[], many: readonly TextLine[]): Pair[] {
  return few.flatMap((a) => {
    const partner = many.find(
      (b) => Math.abs(a.baseline - b.baseline) <= SAME_ROW * Math.min(a.size, b.size),
    );
    return partner ? [[a, partner] as const] : [];
  });
}

/** Columns stand side by side; lines that all keep out of the other side's way are one text set left, right or centred. */
const LEAST_BESIDE = 0.3;
/** Lines at most this far apart, in ems, are one paragraph. */
const LEADING = 2.4;

/** Share of the lines that have a paragraph of the other side at their height, as far down as that side reaches. */
function besideShare(few: readonly TextLine[], many: readonly TextLine[]): number {
  const [first, last] = [many[0], many.at(-1)];
  if (!first || !last) return 0;
  const within = few.filter((line) => line.baseline > topOf(first) && topOf(line) < last.baseline);
  const beside = within.filter((line) => many.some((other, i) => isBeside(line, other, many[i - 1])));
  return beside.length / Math.max(1, within.length);
}

/** True when a line stands at the height of another or of the white space between that and the line above. */
function isBeside(line: TextLine, other: TextLine, above: TextLine | undefined): boolean {
  const goesOn = above !== undefined && other.baseline - above.baseline <= LEADING * other.size;
  const shared =
    Math.min(line.baseline, other.baseline) - Math.max(topOf(line), goesOn ? above.baseline : topOf(other));
  return shared > 0.3 * Math.min(line.size, other.size);
}

function topOf({ baseline, size }: TextLine): number {
  return baseline - 0.7 * size;
}

/** Share of the lines with a partner, but for headings, which stand on rows of their own in a table, too. */
function alignedBody(few: readonly TextLine[], many: readonly TextLine[]): number {
  const body = few.filter((line) => !line.heading);
  return pairsOf(body, many).length / Math.max(1, body.length);
}

/**
 * A year, or month and year in figures, in a short text: what a date column consists of. "98844-2071" and "98844-2014" are
 * telephone numbers.
 */
const DATE = /(?<!\d)(?:(?<!\d{5}[- ])(?:19\d|20[0-4])\d(?!\d)|\d{1,2}[./]\d{2,4})|['’]\d\d\b/;

/** A year, or month and year in figures, and little else. */
export function isDate(text: string): boolean {
  return text.length <= 45 && DATE.test(text);
}

/** Baselines this close, in ems of the larger type, are level to the eye: small dates beside a large title. */
const LEVEL = 0.5;

/** Mostly dates, each level with a line of the other side. */
function isDateColumn(few: readonly TextLine[], many: readonly TextLine[]): boolean {
  const dates = few.filter(({ text }) => isDate(text));
  const level = dates.filter((date) => many.some((line) => isLevel(date, line)));
  return dates.length >= 0.6 * few.length && level.length >= 0.8 * dates.length;
}

/** Rows of a margin, headings apart, and below each date at most so many lines that go with it. */
const MARGIN_TEXT = 32;
const BELOW_DATE = 1;

/** Dates with their towns below them and the headings of the page, drawn entry by entry with what they date. */
function isMargin(few: readonly TextLine[], many: readonly TextLine[], turns: () => number): boolean {
  const body = few.filter(({ heading }) => !heading);
  const dates = body.filter(({ text }) => isDate(text));
  if (dates.length < 2) return false;
  const isOwn = body.every(({ text }, i) => {
    const above = body.slice(Math.max(0, i - BELOW_DATE), i + 1);
    return text.length <= MARGIN_TEXT && above.some((line) => isDate(line.text));
  });
  const isBeside = isOwn && dates.every((date) => many.some((line) => isLevel(date, line)));
  return (isBeside && turns() >= 2 * dates.length - 1) || isTimeline(few, many, turns);
}

/** Posts with their dates below them, each level with its employer on the other side of the line of time. */
function isTimeline(few: readonly TextLine[], many: readonly TextLine[], turns: () => number): boolean {
  const entries: TextLine[][] = [];
  for (const [i, line] of few.entries()) {
    const above = few[i - 1];
    if (above && line.baseline - above.baseline <= LEADING * line.size) entries.at(-1)?.push(line);
    else entries.push([line]);
  }
  return (
    entries.length >= 2 &&
    !many.some(({ text }) => isDate(text)) &&
    entries.every(
      (entry) =>
        entry.length <= MOST_OF_ENTRY &&
        entry.filter(({ text }) => isDate(text)).length === 1 &&
        entry.every(({ text }) => text.length <= MARGIN_TEXT) &&
        many.some((line) => entry[0] !== undefined && isLevel(entry[0], line)),
    ) &&
    turns() >= 2 * entries.length - 1
  );
}

/** A post over two rows, its dates and its town. */
const MOST_OF_ENTRY = 4;

function isLevel(a: TextLine, b: TextLine): boolean {
  return Math.abs(a.baseline - b.baseline) <= LEVEL * Math.max(a.size, b.size);
}

/** Share of the common rows with a date on one side only. */
function pairDates(pairs: readonly Pair[]): number {
  if (pairs.length === 0) return 0;
  return pairs.filter(([a, b]) => isDate(a.text) !== isDate(b.text)).length / pairs.length;
}

/** A row of a form: "Nationality : Sri Lankan", with the colon on either side of the gutter. */
function isLabelled([a, b]: Pair): boolean {
  return [a, b].some(({ text }) => /^:(\s|$)|:$/.test(text.trim()));
}

/** True when most lines of a side stand on rows of their own: a column that merely has dates in it. */
function isStory(lines: readonly TextLine[], pairs: readonly Pair[]): boolean {
  const alone = lines.length - pairs.length;
  return alone >= 6 && alone > 2 * pairs.length && !isSparse(lines);
}

/**
 * Headings with plain lines under them: they make a side a text of its own. Capitals head what has none,
 * though it may be the largest type of a side that is mostly small print.
 */
function headedLines(lines: readonly TextLine[]): number {
  return lines.filter((line, i) => {
    const next = lines[i + 1];
    return (line.heading && next?.heading === false) || (line.capitals && next?.capitals === false);
  }).length;
}

/** "Education" beside "Languages" in large type, each above its own lines; or so on every row of headings further down. */
function areHeadedAlike(l: readonly TextLine[], r: readonly TextLine[], turns: number): boolean {
  const [a, b] = [largeHeads(l), largeHeads(r)];
  if (a[0] === undefined || a[0] !== l[0] || b[0] !== r[0]) return false;
  const rows = turns === 1 ? a.slice(0, 1) : a;
  if (turns > 1 && (a.length !== b.length || turns > 2 * a.length - 1)) return false;
  return rows.every(
    (head, i) => Math.abs(head.baseline - (b[i]?.baseline ?? Infinity)) <= SAME_ROW * head.size,
  );
}

/** The lines in larger type than those below them. */
function largeHeads(lines: readonly TextLine[]): readonly TextLine[] {
  return lines.filter((line, i) => {
    const next = lines[i + 1];
    if (next === undefined || isDate(line.text)) return false;
    return line.size > (line.bold && !next.bold ? BOLD_HEAD_SIZE : HEAD_SIZE) * next.size;
  });
}

/** Where it is bold as well, a heading is larger than its lines by less than others. */
const BOLD_HEAD_SIZE = 1.05;

/** Lines that mostly stand alone, with room for more lines between them. */
function isSparse(lines: readonly TextLine[]): boolean {
  const gaps = lines.slice(1).map((line, i) => (line.baseline - (lines[i]?.baseline ?? 0)) / line.size);
  return gaps.filter((gap) => gap > 2.2).length > 0.5 * gaps.length;
}
