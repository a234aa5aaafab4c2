import type { LineView } from "../../text/cv-text.ts";
import type { Row } from "./rows.ts";

/**
 * The further lines of running text and of a header that has its post and its firm on one line: what stands on them
 * names neither, however it looks.
 */
export function markRunningRows(rows: readonly Row[]): readonly Row[] {
  const marked: Row[] = [];
  let isText = false;
  for (const [index, row] of rows.entries()) {
    const above = marked.at(-1);
    isText =
      above !== undefined &&
      goesOn(above.view, row) &&
      (isText || isRunning(above) || isComplete(above)) &&
      !isHeaderOver(row, rows[index + 1]);
    marked.push(isText ? { ...row, atoms: [], header: BODY } : row);
  }
  return marked;
}

/** A post and its firm right above dates that stand alone, though the row above is full as well. */
function isHeaderOver({ atoms }: Row, below: Row | undefined): boolean {
  if (below?.span == null || below.atoms.length > 0) return false;
  return (atoms[0]?.title ?? 0) >= 2.5 && atoms.some(({ company, title }) => company >= 2.2 && title < 1.5);
}

const BODY = -3;
const LEAST_WORDS = 7;

/** The first word of the row would not have fitted on the line above, which is set alike in the same column. */
function goesOn(above: LineView, { view, span, label }: Row): boolean {
  const { line } = view;
  const { box } = above.line;
  if (box === null || line.box === null || span !== null || label !== null || line.bullet) return false;
  if (view.id !== above.id + 1 || line.block !== above.line.block || line.page !== above.line.page)
    return false;
  if (line.cells !== null || line.bold !== above.line.bold || Math.abs(line.size - above.line.size) > 0.6)
    return false;
  if (/[.!?:;]\s*$/u.test(above.text) && !/^\p{Ll}/u.test(view.text)) return false;
  const by = line.box.x - box.x;
  if (above.line.cells === null ? by < -2 || by > 40 : by < 20) return false;
  const word = /^\S+/u.exec(view.text)?.[0].length ?? 0;
  const perLetter = line.box.width / Math.max(1, view.text.length);
  const edge = Math.max(above.edge, box.x + box.width);
  return above.sharers >= 2 && box.x + box.width + (word + 1) * perLetter > edge;
}

/** A line of many words that names no post and no firm. */
function isRunning({ view, span, atoms, header, label }: Row): boolean {
  if (span !== null || label !== null || view.line.bold) return false;
  if (header <= BODY) return true;
  const isNamed = atoms.some(({ title, company }) => title >= 2.5 || company >= 2.2);
  return view.words.length >= LEAST_WORDS && !isNamed && /\p{Ll}/u.test(view.text);
}

/** Dates in a column of their own, and beside them a post and the firm behind its comma. */
function isComplete({ view, span, atoms }: Row): boolean {
  if (span === null || view.line.cells === null) return false;
  const post = atoms.findIndex(({ title }) => title >= 1.5);
  return post >= 0 && atoms.slice(post + 1).some(({ company }) => company >= 2.2);
}
