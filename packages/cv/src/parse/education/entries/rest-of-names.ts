import { isCaps, type LineView } from "../../text/cv-text.ts";
import { hasNoRoomFor } from "../../text/room.ts";
import type { Feature, StudyLine } from "../pieces/study-line.ts";

const MOST_WORDS = 7;
const MOST_ROWS = 2;

/**
 * "… – UNIVERSITÉ DU QUÉBEC" over "À CHICOUTIMI": a line whose first word would not have fitted on the full line above,
 * set like it, is the rest of the name there, whatever its words are like by themselves.
 */
export function markRests(lines: readonly StudyLine[]): readonly StudyLine[] {
  let rows = 0;
  return lines.map((line, index) => {
    const above = lines[index - 1];
    rows = above !== undefined && isRest(above, line) ? rows + 1 : 0;
    if (rows === 0 || rows > MOST_ROWS) return line;
    const [first, ...others] = line.pieces;
    if (first === undefined) return line;
    const pieces = [
      { ...first, degree: false, institution: false, field: null, rest: true as const },
      ...others,
    ];
    return { ...line, pieces, features: new Set<Feature>() };
  });
}

function isRest({ view: above, pieces }: StudyLine, { view, pieces: own, isEntry }: StudyLine): boolean {
  const [last, first] = [pieces.at(-1), own[0]];
  if (last === undefined || first === undefined || isEntry || first.labelled || first.from > 0) return false;
  if (view.dates.length > 0 || view.line.bullet || above.line.bullet || view.words.length > MOST_WORDS)
    return false;
  const isSet =
    ((above.line.bold && view.line.bold) || (isCaps(above.text) && isCaps(view.text))) &&
    above.line.italic === view.line.italic &&
    Math.abs(above.line.size - view.line.size) < 0.6;
  // "ADULT EDUCATION CENTER" over "GED".
  if (first.degree && first.to >= view.text.trimEnd().length) return false;
  // What ends a line with a mark or with its dates ends there.
  const behind = above.text.slice(last.to).trim();
  return isSet && behind === "" && !/[.;:|)]$/.test(above.text.trim()) && isFull(above, view);
}

function isFull(above: LineView, below: LineView): boolean {
  const { line, sharers } = above;
  const { line: next } = below;
  if (line.box === null || next.box === null || line.block !== next.block || line.page !== next.page)
    return false;
  if (Math.abs(line.box.x - next.box.x) > 2 || sharers < 2 || line.cells !== null) return false;
  return hasNoRoomFor(above, below);
}
