import type { Paint } from "../../page-model.ts";
import type { Fragment } from "./fragments.ts";

/** Larger shapes, in ems, are ornaments of a timeline or icons. */
const LARGEST = 0.5;
const SMALLEST = 0.1;
/** Fragments within a few lines of a shape that are looked at. */
const MAX_NEAR = 500;
/** How far left of its item a sign may stand, in ems. */
const FARTHEST = 2.5;

/** List signs that are drawn as shapes, as browsers do: they become fragments that read "•". */
export function drawnBullets(fragments: readonly Fragment[], paints: readonly Paint[]): Fragment[] {
  const sorted = [...fragments].sort((a, b) => a.baseline - b.baseline);
  const used = new Set<Fragment>();
  return paints.flatMap((paint) => {
    const item = isSmall(paint) ? itemOf(paint, sorted) : undefined;
    if (!item || used.has(item)) return [];
    used.add(item);
    const { left, right, top, bottom } = paint.box;
    return [{ ...item, text: "•", left, right, top, bottom, first: paint.layer, last: paint.layer }];
  });
}

function isSmall({ image, box }: Paint): boolean {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  return !image && width < 8 && height < 8 && width > 0.6 * height && height > 0.4 * width;
}

/** The text that starts right of the shape, on whose letters' height it stands. */
function itemOf({ box }: Paint, sorted: readonly Fragment[]): Fragment | undefined {
  const middle = (box.top + box.bottom) / 2;
  const height = box.bottom - box.top;
  const near = between(sorted, middle, middle + 60).slice(0, MAX_NEAR);
  const items = near.filter(
    (f) =>
      f.left >= box.right - 1 &&
      f.left - box.right <= FARTHEST * f.size &&
      middle >= f.baseline - 0.65 * f.size &&
      middle <= f.baseline - 0.05 * f.size &&
      height <= LARGEST * f.size &&
      height >= SMALLEST * f.size,
  );
  const item = items.reduce<Fragment | undefined>((a, b) => (a && a.left <= b.left ? a : b), undefined);
  // Between two words it is a separator, not the start of an item.
  const before =
    item && near.some((f) => f.right <= box.left + 1 && box.left - f.right < 3 * f.size && sameRow(f, item));
  return before ? undefined : item;
}

function sameRow(a: Fragment, b: Fragment): boolean {
  return Math.abs(a.baseline - b.baseline) < 0.3 * b.size;
}

/** The fragments with a baseline in a range, by binary search. */
function between(sorted: readonly Fragment[], from: number, to: number): readonly Fragment[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.baseline ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while ((sorted[end]?.baseline ?? Infinity) <= to) end++;
  return sorted.slice(low, end);
}
