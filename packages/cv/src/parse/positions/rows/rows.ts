import type { Evidence } from "../../../types.ts";
import type { DateSpan } from "../../dates/find-dates.ts";
import type { CvText, LineView } from "../../text/cv-text.ts";
import { withDateBelow } from "../dates/dates-below.ts";
import { withDatesBesideItems } from "../dates/dates-beside-items.ts";
import { joinWrappedDates } from "../dates/wrapped-dates.ts";
import { markCutTitles } from "../entries/wrapped-titles.ts";
import type { Atom } from "../pieces/atoms.ts";
import { isCategoryOver } from "./category-rows.ts";
import { joinDatedItems } from "./dated-items.ts";
import { markFirmsInBrackets } from "./firms-in-brackets.ts";
import { markFormRows } from "./form-rows.ts";
import { withoutIconBullets } from "./icon-bullets.ts";
import { markLetteredItems } from "./lettered-items.ts";
import { bodyRow, readRow } from "./read-row.ts";
import { markRepeatedPlaces } from "./repeated-places.ts";
import { joinBrokenLabels, type RowLabel, readRowLabel } from "./row-labels.ts";
import { markRunningRows } from "./running-rows.ts";
import { sharedWord } from "./shared-word.ts";
import { type Part, splitRows } from "./split-rows.ts";
import { markTownsBehindPosts } from "./towns-behind-posts.ts";
import { markTownsBesideDates } from "./towns-beside-dates.ts";
import { joinWrappedRows, type ReadPart } from "./wrapped-rows.ts";

/** A line of an experience section with what it may contribute to a header. */
export interface Row {
  readonly view: LineView;
  /** The dates of a job, null when the line carries none. */
  readonly span: DateSpan | null;
  readonly dateEvidence: readonly Evidence[];
  /** What is left beside the dates. */
  readonly atoms: readonly Atom[];
  /** Above 0: header, below: description. */
  readonly header: number;
  readonly label: RowLabel | null;
  /** A header begins here: what stands above belongs to another job. */
  readonly opens: boolean;
  /** The second row of the title above. */
  readonly isRestOfTitle?: true;
}

export function toRows(views: readonly LineView[], text: CvText): readonly Row[] {
  const read = markLetteredItems(splitRows(withoutIconBullets(views)));
  const { parts, wrapped } = withDatesBesideItems(read, withDateBelow(read, joinWrappedDates(read, text)));
  const broken = joinBrokenLabels(parts.map(({ view }) => view));
  const word = sharedWord(parts.map(({ view }) => view));
  const single = parts.map((part, index): ReadPart => {
    const label = broken.get(part.view) ?? readRowLabel(part.view);
    const own = wrapped.get(part) ?? null;
    return part.isBody || label === "rest" || isRestOfItem(part.view, parts, index)
      ? { part: { ...part, isBody: true }, wrapped: own, row: bodyRow(part.view) }
      : { part, wrapped: own, row: readRow(part, text, own, label, word) };
  });
  const rows = joinWrappedRows(single, text, (part, own, label) => readRow(part, text, own, label, word));
  const own = rows.map((row, index) =>
    isClientOf(row, rows.slice(Math.max(0, index - HEADER_ROWS), index)) ||
    isCategoryOver(row, rows[index + 1]) ||
    isListLead(row, rows[index + 1])
      ? bodyRow(row.view)
      : row,
  );
  return markFormRows(
    markCutTitles(
      markFirmsInBrackets(
        markTownsBehindPosts(markTownsBesideDates(markRepeatedPlaces(joinDatedItems(markRunningRows(own))))),
      ),
    ),
  );
}

/** "… da ilha em" over "2021: 41% contra 27%": set in below its list item, plain, and with no range of dates. */
function isRestOfItem(view: LineView, parts: readonly Part[], index: number): boolean {
  const { line } = view;
  if (line.bullet || line.bold || line.box === null || view.dates.some(({ single }) => !single)) return false;
  for (let i = index - 1; i >= 0 && i >= index - MOST_ROWS_OF_ITEM; i--) {
    const above = parts[i]?.view.line;
    if (above?.box == null || above.block !== line.block || above.page !== line.page) return false;
    if (above.bullet) {
      const by = line.box.x - above.box.x;
      return by > 5 && by < 40 && parts.some(({ view: { line: other } }) => isSetOut(other, above));
    }
    if (above.bold || Math.abs(above.box.x - line.box.x) > 2) return false;
  }
  return false;
}

const MOST_ROWS_OF_ITEM = 4;

/** Headers of the same block begin further left than its items. */
function isSetOut(line: LineView["line"], item: LineView["line"]): boolean {
  return (
    !line.bullet && line.block === item.block && line.box !== null && line.box.x < (item.box?.x ?? 0) - 1
  );
}

/** "Technologies & outils :" over the items of a list: no firm, though it is called like one. */
function isListLead({ view, span, label, atoms }: Row, next: Row | undefined): boolean {
  if (span !== null || label !== null || next?.view.line.bullet !== true || !/[:：]\s*$/u.test(view.text))
    return false;
  return atoms.every(({ title, company }) => title < 2 && company < 4);
}

/** "Client: general insurance company, UK" below a job that names its employer. */
function isClientOf({ label, view }: Row, above: readonly Row[]): boolean {
  if (label?.role !== "company" || !/^\s*(?:end[- ])?clients?\b/iu.test(view.text)) return false;
  // A post may stand between the two: "Kovai Infotech, Chennai  2020 – 2023" over "Data Engineer".
  const isPost = ({ span, view: { line }, atoms }: Row): boolean =>
    span === null && !line.bullet && atoms.some(({ title }) => title >= 2);
  const employer = above.findLast((row) => !isPost(row)) ?? above.at(-1);
  if (employer === undefined) return false;
  // "Norvale Ltd - Leeds": the employer with its town, though its dates stand further up.
  const isWithTown = employer.atoms.length > 1 && employer.atoms.some(({ place }) => place >= 2);
  return isWithTown || (employer.span !== null && employer.atoms.some(({ company }) => company >= 2.2));
}

/** Rows above, at most, among which a job names its employer. */
const HEADER_ROWS = 2;
