import { sameStyle } from "../names/name-pieces.ts";
import { findInstitution } from "../pieces/education-words.ts";
import type { StudyLine } from "../pieces/study-line.ts";

/** "MILE HIGH CULINARY" over "INSTITUTE": one name on two rows of a narrow column, in the same type. */
export function isRowAbove(above: StudyLine, line: StudyLine | undefined): boolean {
  if (line === undefined || line.view.id !== above.view.id + 1 || !endsName(line)) return false;
  return above.view.dates.length === 0 && above.features.size === 0 && sameStyle(above.view, line.view);
}

/** A line that is no more than a kind of school: what it is called must stand above. */
function endsName({ view, pieces: [first, ...rest] }: StudyLine): boolean {
  if (first?.institution !== true || rest.length > 0 || view.line.bullet) return false;
  const kind = findInstitution(first.tokens);
  return kind?.first === 0 && kind.last === first.tokens.length;
}
