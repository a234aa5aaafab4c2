import { placeScore } from "../places/place-score.ts";
import type { LineView } from "../text/cv-text.ts";

/** So many lines with a sign of their own may stand between the title of a job and its dates. */
const MOST_ABOVE = 2;

/**
 * Takes the signs for icons that stand in front of the company, the dates and the place of a job, as modern
 * templates set them below its title: such lines are no items of a list.
 */
export function withoutIconBullets(views: readonly LineView[]): readonly LineView[] {
  const icons = new Set<number>();
  for (const [index, view] of views.entries()) {
    if (!view.line.bullet || !isBareRange(view)) continue;
    let first = index;
    while (views[first - 1]?.line.bullet === true && first > 0) first--;
    if (first === 0 || index - first > MOST_ABOVE) continue;
    for (let i = first; i <= index; i++) icons.add(i);
    const below = views[index + 1];
    if (below?.line.bullet === true && placeScore(below.tokens) >= 2) icons.add(index + 1);
  }
  if (icons.size === 0) return views;
  return views.map((view, index) =>
    icons.has(index) ? { ...view, line: { ...view.line, bullet: false } } : view,
  );
}

/** A range of dates and nothing else. */
function isBareRange({ text, dates }: LineView): boolean {
  const span = dates.find(({ single }) => !single);
  if (span === undefined) return false;
  return !/\p{L}{3}/u.test(text.slice(0, span.from)) && !/\p{L}{3}/u.test(text.slice(span.to));
}
