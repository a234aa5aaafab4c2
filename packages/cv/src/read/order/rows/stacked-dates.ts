import type { Fragment } from "../letters/fragments.ts";
import { isDate } from "../regions/judge-columns.ts";
import { isOpenRange, isWholeRange, MONTHS_TO_MONTHS, OPENS_RANGE } from "./wrapped-cells.ts";

/** Lines of one stack are at most this far apart, in ems. */
const LEADING = 2.3;
/** Baselines this far apart, in ems, are one row to the eye where a date stands on none. */
const LEVEL = 0.5;
const SAME_ROW = 0.15;
const LONGEST_LINE = 24;
/** "09/2016", "Sept. 2016" */
const SINGLE = 10;

/**
 * Puts dates of a column of their own back beside what they date: those broken over lines ("April 2019",
 * "—", "March 2021", "2 years") become one, and those a little off the row of their job stand on it.
 */
export function levelDates(fragments: readonly Fragment[]): readonly Fragment[] {
  if (!fragments.some(({ text }) => isDate(text))) return fragments;
  return onTheirRows(joinPosts(joinStacks(joinDashes(fragments))));
}

/** So far, in ems, may a dash stand from its date where the narrow cell has been set to its full width. */
const WIDEST_DASH = 4;
/** Dates have fewer; each dash is held against all that stands on the page. */
const MOST_DASHES = 100;

/** "2014" and at the edge of its narrow cell "–", over the end of the range: a date and its dash are one. */
function joinDashes(fragments: readonly Fragment[]): readonly Fragment[] {
  const dashes = fragments.filter(({ text }) => /^[-–—]$/u.test(text));
  if (dashes.length === 0 || dashes.length > MOST_DASHES) return fragments;
  const joined = new Map<Fragment, Fragment | null>();
  for (const dash of dashes) {
    const row = fragments.filter(
      (f) => f !== dash && Math.abs(f.baseline - dash.baseline) < SAME_ROW * dash.size,
    );
    const before = row.filter((f) => f.right <= dash.left).sort((a, b) => b.right - a.right)[0];
    const behind = row.filter((f) => f.left >= dash.right).sort((a, b) => a.left - b.left)[0];
    if (before === undefined || !isDate(before.text) || isWholeRange(before.text)) continue;
    if (behind !== undefined && isDate(behind.text)) continue;
    const gap = dash.left - before.right;
    if (gap > WIDEST_DASH * dash.size || (behind !== undefined && behind.left - dash.right < 0.3 * dash.size))
      continue;
    joined.set(before, {
      ...before,
      text: `${before.text} ${dash.text}`,
      right: dash.right,
      last: dash.last,
    });
    joined.set(dash, null);
  }
  return joined.size === 0
    ? fragments
    : fragments.flatMap((f) => {
        const own = joined.get(f);
        return own === undefined ? [f] : own === null ? [] : [own];
      });
}

/** A post over its dates, flush right beside a line of time: both stand on the row of the employer behind it. */
function joinPosts(fragments: readonly Fragment[]): readonly Fragment[] {
  const posts = fragments.flatMap((date) => {
    if (!isDate(date.text)) return [];
    const rows = postAbove(date, fragments);
    const [top] = rows;
    const isBeside = (f: Fragment) => top !== undefined && f.left > date.right && isLevel(f, top);
    return top !== undefined && fragments.some(isBeside) ? [{ date, rows, top }] : [];
  });
  if (posts.length < 2) return fragments;
  const taken = new Set<Fragment>(posts.flatMap(({ date, rows }) => [date, ...rows]));
  const joined = posts.flatMap(({ date, rows, top }) => {
    const text = rows
      .map((f) => f.text)
      .join(" ")
      .replace(/-\s(?=\p{Lu})/gu, "-");
    const post = {
      ...top,
      text,
      left: Math.min(...rows.map((f) => f.left)),
      last: rows.at(-1)?.last ?? top.last,
    };
    return [
      post,
      { ...date, baseline: top.baseline, left: Math.max(date.left, post.left), startsCell: true },
    ];
  });
  return [...fragments.filter((f) => !taken.has(f)), ...joined];
}

/** The bold rows above a date that end where it ends, from the first on; none where one edge is common to all. */
function postAbove(date: Fragment, fragments: readonly Fragment[]): readonly Fragment[] {
  const rows: Fragment[] = [];
  for (let below = date; rows.length < MOST_ROWS; ) {
    const above = fragments.find((f) => {
      const leading = below.baseline - f.baseline;
      const isNext = leading > 0.5 * f.size && leading <= POST_LEADING * f.size;
      return isNext && f.style.bold && Math.abs(f.right - date.right) < 1 && !isDate(f.text);
    });
    if (above === undefined) break;
    rows.unshift(above);
    below = above;
  }
  return rows.some((f) => Math.abs(f.left - date.left) > 2) ? rows : [];
}

const MOST_ROWS = 4;
const POST_LEADING = 1.8;

function isLevel(a: Fragment, b: Fragment): boolean {
  return Math.abs(a.baseline - b.baseline) <= LEVEL * Math.max(a.size, b.size);
}

function joinStacks(fragments: readonly Fragment[]): readonly Fragment[] {
  const lines = fragments.filter((f) => f.text.length <= LONGEST_LINE && !f.rows);
  const taken = new Set<Fragment>();
  const joined: Fragment[] = [];
  for (const first of [...lines].sort((a, b) => a.baseline - b.baseline)) {
    if (taken.has(first)) continue;
    const stack = isDate(first.text) ? stackFrom(first, lines) : stackFromMonth(first, lines);
    if (stack.length < 2) continue;
    for (const f of stack) taken.add(f);
    const [left, right] = [Math.min(...stack.map((f) => f.left)), Math.max(...stack.map((f) => f.right))];
    joined.push({ ...first, text: stack.map(({ text }) => text).join(" "), left, right });
  }
  return joined.length === 0 ? fragments : [...fragments.filter((f) => !taken.has(f)), ...joined];
}

/** The lines below a date up to the end of its range, and how long that was. */
function stackFrom(first: Fragment, lines: readonly Fragment[]): readonly Fragment[] {
  const stack = [first];
  let range: readonly Fragment[] = isWholeRange(first.text) ? stack.slice() : [];
  for (let last = first; stack.length <= 4; ) {
    const next = below(last, lines);
    if (next === undefined) break;
    const text = [...stack, next].map((f) => f.text).join(" ");
    if (range.length > 0 && !DURATION.test(next.text)) break;
    if (isOfNextRow(last.text, next.text)) break;
    stack.push(next);
    if (range.length > 0 || isWholeRange(text)) range = [...stack];
    else if (!isOpenRange(text)) break;
    last = next;
  }
  return range;
}

/** "August," over "2023 to", "March," and "2025": where months and years have rows of their own. */
function stackFromMonth(first: Fragment, lines: readonly Fragment[]): readonly Fragment[] {
  if (!MONTH_ALONE.test(first.text)) return [];
  const stack = [first];
  let text = first.text;
  for (let last = first; stack.length < MOST_OF_STACK; ) {
    const next = below(last, lines);
    if (next === undefined || !goesOnFromMonth(text, next.text)) return [];
    stack.push(next);
    text += ` ${next.text}`;
    if (MONTHS_TO_MONTHS.test(text)) return stack;
    last = next;
  }
  return [];
}

const MOST_OF_STACK = 5;
const MONTH_ALONE = /^\p{L}{3,10}[.,]?$/u;

/** A year below the first month, and below an open range what may end it. */
function goesOnFromMonth(text: string, next: string): boolean {
  if (MONTHS_TO_MONTHS.test(`${text} ${next}`)) return true;
  if (MONTH_ALONE.test(text)) return BEGINS_WITH_YEAR.test(next) && !isWholeRange(next);
  return isOpenRange(text) || BEGINS_WITH_YEAR.test(next) || OPENS_RANGE.test(next);
}

const BEGINS_WITH_YEAR = /^(?:19|20)\d\d(?!\d)/;

/** "2013" over "2010 – 2012", "2021–" over "2020–": the dates of two rows. */
function isOfNextRow(above: string, below: string): boolean {
  return isWholeRange(below) || (OPEN.test(above) && OPEN.test(below));
}

const OPEN = /\p{Nd}\s?[-–—]$/u;

/** "8 years", "a year", "2 ans et 3 mois", "11 J." */
const UNIT = "(?:\\p{Nd}{1,2}|an?|une?|eine?|één)\\s[yjam]\\p{L}{0,7}\\.?";
const DURATION = new RegExp(`^\\W*${UNIT}(?:\\W+(?:\\p{L}{1,3}\\s)?${UNIT})?\\W*$`, "iu");

/** The next line straight below, set to the same edge or axis. */
function below(f: Fragment, lines: readonly Fragment[]): Fragment | undefined {
  return lines
    .filter((other) => {
      const leading = other.baseline - f.baseline;
      return leading > 0.5 * f.size && leading <= LEADING * f.size && Math.abs(other.size - f.size) <= 0.5;
    })
    .filter((other) => sharesAxis(f, other))
    .sort((a, b) => a.baseline - b.baseline)[0];
}

function sharesAxis(a: Fragment, b: Fragment): boolean {
  const offAxis = Math.abs((a.left + a.right) / 2 - (b.left + b.right) / 2);
  return Math.abs(a.left - b.left) < 2 || Math.abs(a.right - b.right) < 2 || offAxis < 0.8 * a.size;
}

function onTheirRows(fragments: readonly Fragment[]): readonly Fragment[] {
  const dates = fragments.filter(({ text }) => isDate(text));
  if (dates.length < 2) return fragments;
  const words = fragments.filter((f) => /\p{L}{3}/u.test(f.text) && !isDate(f.text));
  const moved = new Map<Fragment, Fragment>();
  const move = (date: Fragment) => {
    const near = words
      .filter((f) => f.left >= date.right || f.right <= date.left)
      .map((f) => ({ f, apart: Math.abs(f.baseline - date.baseline) / Math.max(f.size, date.size) }))
      .sort((a, b) => a.apart - b.apart)[0];
    if (near && near.apart > SAME_ROW && near.apart <= LEVEL)
      moved.set(date, { ...date, baseline: near.f.baseline });
  };
  for (const date of dates) if (isWholeRange(date.text)) move(date);
  // A year by itself is off its row only where the ranges of its column are.
  const ranges = [...moved.keys()];
  for (const date of dates)
    if (date.text.length <= SINGLE && ranges.some((range) => sharesAxis(range, date))) move(date);
  return moved.size === 0 ? fragments : fragments.map((f) => moved.get(f) ?? f);
}
