import type { Rect } from "../../page-model.ts";
import { startsBeside } from "../regions/sections-beside.ts";
import type { Fragment } from "./fragments.ts";
import type { Frame } from "./frames.ts";

interface Turned {
  readonly fragments: readonly Fragment[];
  readonly toPage: Frame["toPage"];
}

interface Title {
  readonly fragment: Fragment;
  readonly box: Rect;
}

/** Longer texts that run up a page are no titles. */
const LONGEST = 40;
/** How far from its section a title may stand, in points. */
const REACH = 80;
/** Titles above each other start this close, in points. */
const SAME_COLUMN = 6;
const MOST = 30;

/**
 * Titles that run up the page beside their sections are laid down above them, where a reader takes them in.
 * `rest` is other text in that direction. Only several titles in one column are such: a single one may be a
 * running head, or a name.
 */
export function layTitlesDown(
  upright: readonly Fragment[],
  turned: Turned,
): { readonly titles: readonly Fragment[]; readonly rest: readonly Fragment[] } {
  const found = turned.fragments
    .map((fragment) => ({ fragment, box: turned.toPage(fragment) }))
    .filter(isTitle)
    .sort((a, b) => a.box.top - b.box.top);
  const columns = new Set(found.map(({ box }) => Math.round(middle(box) / SAME_COLUMN)));
  const beside = linesBeside(upright, found);
  const apart = found.every(({ box }, i) => i === 0 || box.top > (found[i - 1]?.box.bottom ?? 0));
  if (found.length < 2 || found.length > MOST || columns.size > 2 || !apart || beside.length === 0)
    return { titles: [], rest: turned.fragments };
  const boxes = found.map(({ box }) => box);
  const starts = startsBeside(boxes, beside);
  const laid = new Set(found.map(({ fragment }) => fragment));
  return {
    titles: found.flatMap((title, i) =>
      starts[i] === undefined ? [] : [layDown(title, starts[i], upright)],
    ),
    rest: turned.fragments.filter((fragment) => !laid.has(fragment)),
  };
}

function isTitle({ fragment, box }: Title): boolean {
  const isUpward = box.bottom - box.top > box.right - box.left;
  return isUpward && fragment.text.length <= LONGEST && /\p{L}[\p{L}\p{M}]/u.test(fragment.text);
}

function middle({ left, right }: Rect): number {
  return (left + right) / 2;
}

/** The upright lines next to the column of titles, from top to bottom. */
function linesBeside(upright: readonly Fragment[], titles: readonly Title[]): Fragment[] {
  const right = Math.max(...titles.map(({ box }) => box.right));
  return upright
    .filter((f) => f.left >= right - 2 && f.left <= right + REACH)
    .sort((a, b) => a.baseline - b.baseline);
}

/** Between a line and the one above it, however near that is. */
function layDown({ fragment }: Title, line: Fragment, upright: readonly Fragment[]): Fragment {
  const { size } = fragment;
  const over = upright.filter(
    (f) => f.left < line.right && f.right > line.left && f.bottom <= line.top + size / 2,
  );
  const above = Math.max(...over.map((f) => f.baseline), -Infinity);
  const baseline = Math.max(line.top - 0.22 * size, (above + line.baseline) / 2);
  const right = line.left + fragment.right - fragment.left;
  const place = {
    left: line.left,
    right,
    top: baseline - 0.78 * size,
    bottom: baseline + 0.22 * size,
    baseline,
  };
  return { ...fragment, ...place, first: line.first, last: line.first };
}
