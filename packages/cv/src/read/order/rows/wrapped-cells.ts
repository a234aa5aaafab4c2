import { isBullet, isItemNumber } from "../../text/bullets.ts";
import type { Fragment } from "../letters/fragments.ts";
import { looks } from "../letters/looks.ts";
import { isDate } from "../regions/judge-columns.ts";
import type { Cell, Row } from "./rows.ts";

/**
 * Joins table cells that go on in the row below: a date range broken over two lines beside a title and a
 * company ("Sep 2023 –" over "Present"). Only what cannot stand alone is joined.
 */
export function joinWrappedCells(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  let pending = rows[0];
  for (let i = 1; pending; i++) {
    const next = rows[i];
    const [grown, rest] = next ? takeFrom(pending, next) : [pending, next];
    if (rest && rest.length === 0) pending = grown;
    else {
      joined.push(grown);
      pending = rest;
    }
  }
  return joined;
}

/** A list sign with its item is two cells by their distance only. */
function isTableRow(row: Row): boolean {
  const sign = row[0]?.[0]?.text ?? "";
  return row.length > (isBullet(sign) || isItemNumber(sign) ? 2 : 1);
}

/** The row with what the next one continues, and what is left of the next one. */
function takeFrom(row: Row, next: Row): [Row, Row] {
  return isTableRow(row) ? takeCells(row, next) : takeRange(row, next);
}

/** Of text that is no table, the range that breaks at its dash: "Diploma in Pharmacy, 2019" over "– 2022". */
function takeRange(row: Row, next: Row): [Row, Row] {
  const [cell, below] = [row.at(-1), next[0]];
  const [start, last, first] = [cell?.[0], cell?.at(-1), below?.[0]];
  if (!cell || !below || !start || !last || !first || next.length > 1) return [row, next];
  const leading = first.baseline - last.baseline;
  const isNext = leading > 0 && leading <= SQUEEZED * last.size && Math.abs(first.size - last.size) <= 0.5;
  const isUnder = first.left > start.left - 2 && first.left < start.left + HANGING * start.size;
  const isRest = isNext && isUnder && isRangeInTwo(textOf(cell), textOf(below));
  return isRest ? [[...row.slice(0, -1), [...cell, ...below]], []] : [row, next];
}

/** How far a line may stand in below the first of its item, in ems. */
const HANGING = 2;

function isRangeInTwo(text: string, below: string): boolean {
  if (below.length > LONGEST_REST) return false;
  if (isMonthInTwo(text, below)) return true;
  if (!/\d/.test(text) || isWholeRange(below)) return false;
  if (YEAR_LAST.test(text)) return ENDS_RANGE.test(below);
  return YEAR_OPEN.test(text) && RANGE_END.test(below);
}

const LONGEST_REST = 40;

/** "2018 – Aug" over "2020", "Sept." over "2021 – May 2023", "(Mär" over "2023 – heute)": its year begins the line below. */
function isMonthInTwo(text: string, below: string): boolean {
  if (!YEAR_FIRST.test(below)) return false;
  if (END_MONTH_LAST.test(text)) return !isWholeRange(below);
  return (
    (MONTH_LAST.test(text) && TO_MONTH.test(below)) || (MONTH_IN_BRACKET.test(text) && TO_NOW.test(below))
  );
}

function takeCells(row: Row, next: Row): [Row, Row] {
  const rest = [...next];
  const date = row.at(-1);
  const grown = row.map((cell) => {
    const at = rest.findIndex(
      (other) =>
        continues(cell, other, next.length === 1) ||
        (next.length === 1 && date !== undefined && date !== cell && isSqueezed(cell, other, date)),
    );
    const taken = at < 0 ? undefined : rest.splice(at, 1)[0];
    return taken ? [...cell, ...taken] : cell;
  });
  return [grown, rest];
}

function continues(cell: Cell, below: Cell, alone: boolean): boolean {
  const [last, first] = [cell.at(-1), below[0]];
  if (!last || !first || below.length > 1) return false;
  const leading = first.baseline - last.baseline;
  if (leading <= 0 || leading > 1.6 * last.size || Math.abs(first.size - last.size) > 0.5) return false;
  const start = cell[0] ?? last;
  const aligned = Math.abs(first.left - start.left) < 2 || Math.abs(first.right - last.right) < 2;
  if (!aligned) return false;
  return (
    isDangling(textOf(cell), first.text) ||
    (alone && isSetRight(start, last, first)) ||
    (alone && !endsBold(last, first) && first.right <= maxRight(cell) + 2 && /^\p{Ll}/u.test(first.text))
  );
}

/**
 * "Senior" over "Nurse" beside long dates: a head that is drawn to its end before the dates on its right, each row of it
 * broken where the next word would have met them.
 */
function isSqueezed(cell: Cell, below: Cell, date: Cell): boolean {
  const [start, last, first, end] = [cell[0], cell.at(-1), below[0], below.at(-1)];
  const beside = date[0];
  if (!start || !last || !first || !end || !beside || isDate(textOf(cell))) return false;
  if (!isDate(textOf(date)) && !isWholeRange(textOf(date))) return false;
  const leading = first.baseline - last.baseline;
  if (leading <= 0 || leading > SQUEEZED * last.size || Math.abs(first.left - start.left) >= 2) return false;
  const isDrawnBetween = first.first > last.last && end.last < beside.first;
  const room = beside.left - ROOM * beside.size;
  const width = (first.right - first.left) * (firstWord(first.text).length / first.text.length);
  const isFull = last.right + 0.25 * last.size + width > room && maxRight(below) < beside.left;
  return (
    isDrawnBetween &&
    isFull &&
    (looks(first) === looks(last) || READS_ON.test(`${textOf(cell)}\n${first.text}`))
  );
}

/** Leading in ems, at most, and white space beside the dates, at least. */
const SQUEEZED = 1.9;
const ROOM = 0.8;

function firstWord(text: string): string {
  return text.split(" ", 1)[0] ?? text;
}

/** What cannot end a row, or begin one. */
const READS_ON = /(?:[,–—|·•(:/&-]|(?<!\p{L})(?:at|in|of|and|for|with|the))\n|\n(?:[–—|·•(,/&-]|\p{Ll})/u;

/** "Senior Software" over "Engineer", flush right and in one bold type: two rows of one title. */
function isSetRight(start: Fragment, last: Fragment, below: Fragment): boolean {
  return (
    Math.abs(below.right - last.right) < 1 &&
    Math.abs(below.left - start.left) > 2 &&
    last.style.bold &&
    looks(below) === looks(last) &&
    !/\d/.test(below.text) &&
    !/\d/.test(last.text)
  );
}

/** "Entwickler" in bold over "midax.com ag" in plain type: the firm below the post begins with a small letter. */
function endsBold(last: Fragment, below: Fragment): boolean {
  return last.style.bold && !below.style.bold;
}

/** A dash or an arrow, also one made of a dash and an angle. */
const DASH = "[-–—]{1,2}>?|[→➔➜⟶]";
const RANGE_WORD = `to|till|until|upto|bis|à|au|a|al|hasta|até|tot|${DASH}`;
const OPEN_END = new RegExp(`(?:^|[\\s\\d.])(?:${RANGE_WORD})$`, "iu");
const OPEN_START = new RegExp(`^(?:${RANGE_WORD})(?:\\s|$)`, "iu");

const NOW_WORD =
  "present|date|now|today|current|currently|ongoing|heute|jetzt|laufend|aktuell|dato|en cours|en curso|in corso|présent|aujourd|actuel|ce jour|maintenant|actual|actualidad|la fecha|la actualidad|presente|o presente|o momento|hoy|hoje|atual|oggi|attuale|heden|nu|vandaag|الآن|الحاضر|වර්තමාන|දැනට|தற்போது|இன்று|वर्तमान|अब";
const NOW = new RegExp(`^(?:${NOW_WORD})`, "iu");
const RANGE = new RegExp(
  `\\d\\.?(?:\\s*(?:${DASH})|\\s(?:${RANGE_WORD})\\s)\\s*(?:(?:\\S{1,10}\\s)?\\d|\\S{1,10}\\s\\d|${NOW_WORD})`,
  "iu",
);

/** "September 2015 bis August", "Sept. 2015 – Aug." */
const OPEN_MONTH = new RegExp(`(?:[-–—]\\s*|\\d\\s+(?:${RANGE_WORD})\\s+)\\p{L}{3,}\\.?$`, "iu");

const END = `(?:(?:\\p{L}{3,10}[.,]? |\\d{1,2}[/.])?(?:19|20)\\d\\d(?!\\d)|(?:${NOW_WORD})(?!\\p{L}))`;
const YEAR_LAST = /(?<!\d)(?:19|20)\d\d$/;
const YEAR_OPEN = new RegExp(`(?<!\\d)(?:19|20)\\d\\d\\s?(?:${DASH})$`, "u");
const YEAR_FIRST = /^(?:19|20)\d\d(?!\d)/;
const MONTH = "\\p{L}{3,10}[.,]?";
const END_MONTH_LAST = new RegExp(`(?:19|20)\\d\\d\\s?(?:${DASH}|\\s(?:${RANGE_WORD}))\\s?${MONTH}$`, "iu");
const MONTH_LAST = new RegExp(`(?:^|[\\s(])${MONTH}$`, "u");
const MONTH_IN_BRACKET = new RegExp(`\\(\\s?${MONTH}$`, "u");
const TO_MONTH = new RegExp(`^\\d{4}\\s?(?:${DASH}|\\s(?:${RANGE_WORD}))\\s?${MONTH} (?:19|20)\\d\\d`, "iu");
const TO_NOW = new RegExp(`^\\d{4}\\s?(?:${DASH}|\\s(?:${RANGE_WORD}))\\s?(?:${NOW_WORD})`, "iu");
const ENDS_RANGE = new RegExp(`^(?:(?:${DASH})\\s?|(?:${RANGE_WORD})\\s)${END}`, "iu");
const RANGE_END = new RegExp(`^${END}`, "iu");

/** "— March", "to March," */
export const OPENS_RANGE = new RegExp(`^(?:${RANGE_WORD})(?:\\s\\p{L}{3,10}[.,]?)?$`, "iu");

/** "August, 2023 to March, 2025", "August 2023 – now": from a month to a month or to this day. */
export const MONTHS_TO_MONTHS = new RegExp(
  `^\\p{L}{3,10}[.,]? \\d{4}\\s?(?:${DASH}|\\s(?:${RANGE_WORD}))\\s?(?:\\p{L}{3,10}[.,]? \\d{4}|(?:${NOW_WORD}))$`,
  "iu",
);

/** "April 2019 — March 2021", "2019 to date" */
export function isWholeRange(text: string): boolean {
  return RANGE.test(text);
}

/** "April 2019 —" */
export function isOpenRange(text: string): boolean {
  return /\d/.test(text) && OPEN_END.test(text.trim());
}

/** True when a date or a range of dates is cut in two. */
export function isDangling(text: string, below: string): boolean {
  if (!/\d/.test(text)) return false;
  const goesOn = /\d/.test(below) || NOW.test(below.trim());
  if (goesOn && (OPEN_END.test(text.trim()) || OPEN_START.test(below.trim()))) return true;
  if (OPEN_START.test(below.trim()) && /\s(date|now|present)$/i.test(below.trim())) return true;
  return OPEN_MONTH.test(text) && /^(19|20)\d\d\b/.test(below.trim());
}

function textOf(cell: Cell): string {
  return cell.map((f: Fragment) => f.text).join(" ");
}

function maxRight(cell: Cell): number {
  return Math.max(...cell.map((f) => f.right));
}
