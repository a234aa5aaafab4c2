import { placeScore } from "../../places/place-score.ts";
import type { LineView } from "../../text/cv-text.ts";

/** So many lines with a sign of their own may stand between the title of a job and its dates. */
const MOST_ABOVE = 2;

/**
 * Takes the signs for icons that stand in front of the company, the dates and the place of a job, as modern
 * templates set them below its title: such lines are no items of a list.
 */
export function withoutIconBullets(views: readonly LineView[]): readonly LineView[] {
  const icons = new Set([...iconsBelowTitles(views), ...markedHeads(views)]);
  if (icons.size === 0) return views;
  return views.map((view, index) =>
    icons.has(index) ? { ...view, line: { ...view.line, bullet: false } } : view,
  );
}

/** The lines with a sign from below a title to its dates, and the place below those. */
function* iconsBelowTitles(views: readonly LineView[]): Generator<number> {
  for (const [index, view] of views.entries()) {
    if (!view.line.bullet || !isBareRange(view)) continue;
    let first = index;
    while (first > 0 && views[first - 1]?.line.bullet === true) first--;
    if (first === 0 || index - first > MOST_ABOVE) continue;
    for (let icon = first; icon <= index; icon++) yield icon;
    const below = views[index + 1];
    if (below?.line.bullet === true && placeScore(below.tokens) >= 2) yield index + 1;
  }
}

/**
 * "• Fundo Verde" in bold over "(2016 – …) – Analista": where every sign stands in front of a bold line over dates that
 * have none, it belongs to the headings.
 */
function markedHeads(views: readonly LineView[]): readonly number[] {
  const marked = views.flatMap(({ line }, index) => (line.bullet ? [index] : []));
  const isHead = marked.every((index) => {
    const [head, below] = [views[index], views[index + 1]];
    return (
      head?.line.bold === true &&
      head.dates.length === 0 &&
      below !== undefined &&
      !below.line.bullet &&
      !below.line.bold &&
      below.dates.length > 0
    );
  });
  return marked.length >= 2 && isHead ? marked : [];
}

/** A range of dates and nothing else. */
function isBareRange({ text, dates }: LineView): boolean {
  const span = dates.find(({ single }) => !single);
  if (span === undefined) return false;
  return !/\p{L}{3}/u.test(text.slice(0, span.from)) && !/\p{L}{3}/u.test(text.slice(span.to));
}
