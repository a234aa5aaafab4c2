import type { CvText, LineView } from "../text/cv-text.ts";

/** Height of the gap above the foot of a page, in lines of its type. */
const GAP = 3;
const MOST_LINES = 4;
const MOST_WORDS = 14;

/**
 * Address, phone and e-mail at the foot of the first page, far below the last section and no part of it; by the ids of
 * their lines.
 */
export function findContactFoot({ lines }: CvText): ReadonlySet<number> {
  const page = lines.filter(({ line }) => line.page === 1 && line.box !== null);
  const sorted = [...page].sort((a, b) => top(b) - top(a));
  const foot: LineView[] = [];
  for (const [index, view] of sorted.entries()) {
    foot.push(view);
    const above = sorted[index + 1];
    if (above === undefined || foot.length > MOST_LINES) return new Set();
    const gap = top(view) - top(above);
    if (gap > (GAP + 1) * view.line.size) break;
  }
  const isContact =
    foot.some(({ text }) => /\S@\S+\.\p{L}/u.test(text)) &&
    foot.every(({ words }) => words.length <= MOST_WORDS);
  // The contact of a page that begins with it is at its head; of two addresses the lower one may be a referee's.
  const isOnly = !page.some((view) => !foot.includes(view) && view.text.includes("@"));
  return isContact && isOnly ? new Set(foot.map(({ id }) => id)) : new Set();
}

function top({ line }: LineView): number {
  return line.box?.y ?? 0;
}
