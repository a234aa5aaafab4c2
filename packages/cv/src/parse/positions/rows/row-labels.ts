import type { LineView } from "../../text/cv-text.ts";
import { compilePhrases, list, type PhraseTable } from "../../text/phrases.ts";
import { tokenise } from "../../text/tokens.ts";
import { lazy, VOCABULARIES } from "../../vocabulary/vocabularies.ts";
import type { AtomRole } from "../pieces/atoms.ts";

type LabelRole = "title" | "company" | "place" | "period" | "duties";

export interface RowLabel {
  readonly role: LabelRole;
  /** Offset of the text behind the label. */
  readonly contentFrom: number;
}

const labels = lazy(
  (): PhraseTable<LabelRole> =>
    compilePhrases(
      VOCABULARIES.flatMap(({ labels: own }) => [
        ...list(own.title).map((phrase) => [phrase, "title"] as const),
        ...list(own.company).map((phrase) => [phrase, "company"] as const),
        ...list(own.period).map((phrase) => [phrase, "period"] as const),
        ...list(own.duties).map((phrase) => [phrase, "duties"] as const),
        ...list(own.address).map((phrase) => [phrase, "place"] as const),
      ]),
    ),
);

/** "Position: Nurse", "Employer\tCity Clinic": what the text behind the label is. */
export function readRowLabel(view: LineView): RowLabel | null {
  const first = /^[•·▪*–-]$/.test(view.tokens[0]?.text ?? "") ? 1 : 0;
  const match = labels().matchAt(view.tokens, first);
  if (match === null) return null;
  const last = view.tokens[first + match.length - 1];
  const next = view.tokens[first + match.length];
  if (last === undefined) return null;
  if (next === undefined)
    return match.value === "duties" ? { role: "duties", contentFrom: view.text.length } : null;
  const isDash =
    /^(?:title|company|period)$/.test(match.value) &&
    /^ [-–] \S/u.test(view.text.slice(last.end)) &&
    !/^\p{Lu}\p{Lu}/u.test(view.text);
  if (isDash) return { role: match.value, contentFrom: next.end + 1 };
  const isColon = next.text === ":" || (next.text === "(" && view.tokens.some(({ text }) => text === ":"));
  const isCell = view.text.slice(last.end, next.start).includes("\t");
  if (!isColon && !(isCell && match.value !== "duties")) return null;
  const colon = view.text.slice(last.end).search(/[:：]/);
  return { role: match.value, contentFrom: isColon ? last.end + colon + 1 : next.start };
}

/** "Taken", "Missions", "Thema": what leads to the description of a job. */
export function isDutiesLabel(words: string): boolean {
  return labels().matchAll(tokenise(words)) === "duties";
}

const MOST_LABEL_WORDS = 5;

/**
 * "Name und Adresse des⇥Bergner GmbH" over "Arbeitgebers": labels that their narrow column has broken over lines, by
 * the line they begin on, and the lines that hold the rest of one.
 */
export function joinBrokenLabels(views: readonly LineView[]): ReadonlyMap<LineView, RowLabel | "rest"> {
  const found = new Map<LineView, RowLabel | "rest">();
  for (const [index, view] of views.entries()) {
    const tab = view.text.indexOf("\t");
    if (tab < 0 || found.has(view)) continue;
    const broken = readBrokenLabel(view, tab, views.slice(index + 1, index + 1 + MOST_BROKEN));
    if (broken === null) continue;
    found.set(view, broken.label);
    for (const rest of broken.rest) found.set(rest, "rest");
  }
  return found;
}

/** Lines below its first that a label may be broken over. */
const MOST_BROKEN = 3;

interface BrokenLabel {
  readonly label: RowLabel;
  /** The lines below the first that it goes on in. */
  readonly rest: readonly LineView[];
}

/** The longest label that begins in front of the first tab of a line and ends in the first cell of one below. */
function readBrokenLabel(view: LineView, tab: number, below: readonly LineView[]): BrokenLabel | null {
  if (view.dates.some(({ from }) => from < tab)) return null;
  let words = view.text.slice(0, tab).replace(/^[•·▪*]\s*/u, "");
  let longest: BrokenLabel | null = null;
  for (const [index, next] of below.entries()) {
    const cell = next.text.split("\t")[0] ?? "";
    if (next.line.bullet || next.dates.length > 0 || cell.split(" ").length > MOST_LABEL_WORDS) break;
    if (!isBelow(view, next)) break;
    words += ` ${cell}`;
    const role = labels().matchAll(tokenise(words));
    if (role !== null) longest = { label: { role, contentFrom: tab + 1 }, rest: below.slice(0, index + 1) };
  }
  return longest;
}

/** Points by which rows of one label set to the right may begin apart. */
const RAGGED_LEFT = 80;

/** The next line of the same column, whose labels may be set to the left or to the right. */
function isBelow({ line }: LineView, { line: next }: LineView): boolean {
  return line.box === null || next.box === null || Math.abs(line.box.x - next.box.x) < RAGGED_LEFT;
}

/** What the columns of a table of jobs hold. */
export interface TableHead {
  readonly roles: readonly AtomRole[];
  /** Index of the column of duties, null without one. */
  readonly duties: number | null;
  /** The first column counts the rows, which the reader may have taken for the marks of a list. */
  readonly isNumbered: boolean;
}

const NUMBER = /^(?:s\.?\s?\/?\s?no?\.?|s[lr]\.?\s?no\.?|serial no\.?|no\.?|nr\.?|n[°º]|#)$/iu;

/** "Post and responsibilities", "Position & main duties": the column of the posts. */
const WITH_DUTIES = /\s(?:and|&|\/|with)\s(?:main |key )?(?:responsibilities|duties|tasks|work done)$/iu;

/** Heads of the other columns of such a table. */
const BESIDE =
  /^(?:from|to|start(?: date)?|end(?: date)?|joined|left|sign(?:ed)? (?:on|off)|year\(s\)|vessel(?: name)?|ship|flag|type|grt|dwt|engine|duration|country|salary|reason(?:s)? (?:for|of) leaving|remarks|von|bis|du|au|desde|hasta|de|até|dal|al|van|tot)$/iu;

/** The head of a table of jobs ("Period | Position | Employer"). */
export function readTableHead(view: LineView): TableHead | null {
  const cells = view.line.cells ?? (view.text.includes("\t") ? view.text.split("\t") : null);
  if (cells === null || cells.length < 2) return null;
  let known = 0;
  let duties: number | null = null;
  let titled = false;
  const roles = cells.map((cell, index): AtomRole => {
    const read =
      labels().matchAll(tokenise(cell)) ?? labels().matchAll(tokenise(cell.replace(WITH_DUTIES, "")));
    // "Post | Work": of two columns that may hold the title, the last holds what was done.
    const role = read === "title" && titled && index === cells.length - 1 ? "duties" : read;
    titled ||= role === "title";
    if (role !== null || BESIDE.test(cell.trim()) || NUMBER.test(cell.trim())) known++;
    if (role === "duties") duties ??= index;
    return role === "title" || role === "company" || role === "place" ? role : null;
  });
  const named = roles.some((role) => role !== null);
  const isNumbered = NUMBER.test(cells[0]?.trim() ?? "");
  return (named || known > 2) && known >= 2 && known * 2 > cells.length
    ? { roles, duties, isNumbered }
    : null;
}

/** The columns that a row of the table has: without the first where the number of the row was read as its mark. */
export function columnsOf(head: TableHead, { line, text }: LineView): TableHead {
  const isMarked = head.isNumbered && line.bullet && text.split("\t").length < head.roles.length;
  if (!isMarked) return head;
  const duties = head.duties === null ? null : head.duties - 1;
  return { roles: head.roles.slice(1), duties, isNumbered: false };
}
