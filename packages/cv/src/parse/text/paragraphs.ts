import type { Evidence, Fact } from "../../types.ts";
import { type LineView, quote } from "./cv-text.ts";
import { matchesOf } from "./matches.ts";

/** A stretch of running text that may be wrapped over lines, and where each part of it stands. */
export interface Paragraph {
  readonly text: string;
  readonly bullet: boolean;
  readonly pieces: readonly Piece[];
}

interface Piece {
  readonly view: LineView;
  /** Offset of the piece in the paragraph, and of its text in the line. */
  readonly at: number;
  readonly lineFrom: number;
  readonly length: number;
}

interface Draft {
  text: string;
  readonly bullet: boolean;
  readonly pieces: Piece[];
}

/** Joins wrapped lines to paragraphs and list items; undoes hyphenation at line ends. */
export function joinLines(lines: readonly LineView[]): readonly Paragraph[] {
  const drafts: Draft[] = [];
  const edges = ownEdges(lines);
  let previous: LineView | null = null;
  for (const view of lines) {
    const draft = drafts.at(-1);
    const start = view.tokens[0]?.start;
    if (start === undefined) continue;
    if (
      draft !== undefined &&
      previous !== null &&
      continues(previous, view, {
        edges,
        isFirst: draft.pieces.length === 1,
        item: draft.bullet ? draft.pieces[0]?.view : undefined,
      })
    )
      append(draft, view, start);
    else drafts.push(begin(view, start));
    previous = view;
  }
  return drafts;
}

/** Two paragraphs that turn out to be one. */
export function joinParagraphs(above: Paragraph, below: Paragraph): Paragraph {
  const offset = above.text.length + 1;
  const moved = below.pieces.map((piece) => ({ ...piece, at: piece.at + offset }));
  return {
    text: `${above.text} ${below.text}`,
    bullet: above.bullet,
    pieces: [...above.pieces, ...moved],
  };
}

function begin(view: LineView, from: number): Draft {
  const text = view.text.slice(from).trimEnd();
  return { text, bullet: view.line.bullet, pieces: [{ view, at: 0, lineFrom: from, length: text.length }] };
}

function append(draft: Draft, view: LineView, from: number): void {
  const next = view.text.slice(from).trimEnd();
  if (isHyphenated(draft.text, next)) {
    draft.text = draft.text.slice(0, -1);
    const last = draft.pieces.at(-1);
    if (last !== undefined) draft.pieces[draft.pieces.length - 1] = { ...last, length: last.length - 1 };
  } else if (!/[-–/]$/.test(draft.text) || /\s[-–/]$/.test(draft.text)) {
    draft.text += " ";
  }
  draft.pieces.push({ view, at: draft.text.length, lineFrom: from, length: next.length });
  draft.text += next;
}

const HYPHEN_END = /\p{Ll}[-\u2010\u00ad]$/u;
/** A line that ends so early was meant to end. */
const SHORT_LINE = 60;
const LOWER_START = /^\p{Ll}/u;
const SENTENCE_END = /[.!?…।。:]["”’)]?$/u;

/** No entry ends in a small word, however short its line is: "Liderança de Equipes de". */
const OPEN_END =
  /\p{L}\s(?:of|and|for|the|with|&|de|del|della|dei|delle|di|da|do|dos|das|du|des|et|pour|para|und|für|der|im|van|voor|het)$/u;

function isHyphenated(text: string, next: string): boolean {
  return (
    HYPHEN_END.test(text) && /^\p{Ll}{2}/u.test(next) && !/^(?:und|oder|and|or|y|e|et|en|of)\b/u.test(next)
  );
}

interface Setting {
  readonly edges: ReadonlyMap<number, number>;
  /** The upper line opens its paragraph. */
  readonly isFirst: boolean;
  /** The list item the upper line belongs to. */
  readonly item: LineView | undefined;
}

function continues(a: LineView, b: LineView, setting: Setting): boolean {
  if (isOfOtherKind(a, b)) return false;
  const text = a.text.trimEnd();
  const next = b.text.trimStart();
  if (isHyphenated(text, next)) return true;
  const ended = SENTENCE_END.test(text);
  if (isElsewhere(a, b, ended, next)) return false;
  if (!ended && LOWER_START.test(next) && !isWrittenSmall(text, setting)) return true;
  if (!isSetAlike(a, b)) return false;
  if (!ended && (isHanging(a, b) || isFurtherLine(a, b, setting))) return true;
  if (leavesOpen(text, next, ended)) return true;
  // A few words in a narrow column may just be the longest of a list.
  if (a.words.length <= 6 && a.sharers < 3 && !/[,&/]$/.test(text)) return false;
  const room = roomBehind(a, setting);
  return isFull(a, room, next) && (!ended || a.line.bullet === b.line.bullet || room < 40);
}

/** What the next line begins with belongs to this one: the noun of a small word, or what a name is in short, "(AWS)". */
function leavesOpen(text: string, next: string, ended: boolean): boolean {
  return OPEN_END.test(text) || (!ended && /^\(\p{Lu}{2}[^)]*\)/u.test(next));
}

/** The next item of a list, a cell of a table, or a few words set apart by bold type. */
function isOfOtherKind(a: LineView, b: LineView): boolean {
  if (b.line.bullet || a.line.cells !== null || b.line.cells !== null) return true;
  return a.line.bold !== b.line.bold && b.words.length <= 4;
}

/** Who writes everything small begins every line so. */
function isWrittenSmall(text: string, { isFirst }: Setting): boolean {
  return isFirst && LOWER_START.test(text) && text.length < SHORT_LINE && !/[,&/]$/.test(text);
}

/** In other type or another block, and not the rest of a sentence that the page cut; or without a place on the page. */
function isElsewhere(a: LineView, b: LineView, ended: boolean, next: string): boolean {
  if (Math.abs(a.line.size - b.line.size) > 0.6) return true;
  if (a.line.box === null || b.line.box === null) return true;
  return a.line.block !== b.line.block && (a.line.page === b.line.page || ended || !LOWER_START.test(next));
}

/** A hanging indent says that the list item goes on. */
function isHanging(a: LineView, b: LineView): boolean {
  const indent = leftOf(b) - leftOf(a);
  return a.line.bullet && indent > 2 && indent < 40;
}

/** Whether the lower line begins where one of the same paragraph may. */
function isSetAlike(a: LineView, b: LineView): boolean {
  const indent = leftOf(b) - leftOf(a);
  return a.line.bullet ? indent > -1 : Math.abs(indent) < 14;
}

/** Both are further lines of a list item. */
function isFurtherLine(a: LineView, b: LineView, { isFirst, item }: Setting): boolean {
  return !isFirst && item !== undefined && isIndented(item, a) && isIndented(item, b);
}

function leftOf({ line }: LineView): number {
  return line.box?.x ?? 0;
}

function roomBehind(view: LineView, { edges }: Setting): number {
  return (edges.get(view.line.block) ?? view.edge) - (leftOf(view) + (view.line.box?.width ?? 0));
}

/** A full line goes on below; one that ends early was meant to end. */
function isFull(view: LineView, room: number, next: string): boolean {
  const firstWord = /^\S+/.exec(next)?.[0].length ?? 0;
  return room < Math.max(6, (firstWord + 1) * averageWidth(view));
}

/** Set in from the list item by the width of its bullet, as its further lines are. */
function isIndented(item: LineView, view: LineView): boolean {
  const by = leftOf(view) - leftOf(item);
  return by > 2 && by < 40;
}

function averageWidth(view: LineView): number {
  return view.line.box === null ? 0 : view.line.box.width / Math.max(1, view.text.length);
}

/** So few lines do not show how wide their column is; the whole block does. */
const ENOUGH_LINES = 5;

/** How far the lines reach to the right, per block with enough of them. */
function ownEdges(lines: readonly LineView[]): ReadonlyMap<number, number> {
  const edges = new Map<number, { readonly edge: number; readonly count: number }>();
  for (const { line } of lines) {
    if (line.box === null || line.cells !== null) continue;
    const known = edges.get(line.block) ?? { edge: 0, count: 0 };
    edges.set(line.block, {
      edge: Math.max(known.edge, line.box.x + line.box.width),
      count: known.count + 1,
    });
  }
  return new Map(
    [...edges].filter(([, { count }]) => count >= ENOUGH_LINES).map(([block, { edge }]) => [block, edge]),
  );
}

/** The stretch of a paragraph as a fact with one quote per line it touches. */
export function factOf(paragraph: Paragraph, from = 0, to = paragraph.text.length): Fact<string> {
  const evidence: Evidence[] = [];
  for (const { view, at, lineFrom, length } of paragraph.pieces) {
    const start = Math.max(from, at);
    const end = Math.min(to, at + length);
    if (end > start) evidence.push(quote(view, lineFrom + start - at, lineFrom + end - at));
  }
  return {
    value: paragraph.text.slice(from, to).trim(),
    evidence: evidence.filter((item) => item.quote !== ""),
  };
}

const ABBREVIATIONS: ReadonlySet<string> = new Set(
  `e.g i.e etc no nos dr mr mrs ms st vs approx ca z.b u.a d.h bzw ggf inkl nr ca p.a vgl max min abt std tel inc ltd co corp jr sr prof dept est fig
   sra srta núm num aprox ej pág p.ej env ex art bd ave rd mt ft rs lkr usd mio mrd tsd bijv o.a m.b.t d.w.z sig dott ing arch avv op`.split(
    /\s+/,
  ),
);

const BOUNDARY = /[.!?।。]+["”’)]*(?=\s+["“„(]?[\p{Lu}\p{Lo}\p{Nd}])/gu;

/** The sentences of a paragraph; abbreviations and decimals do not end one. */
export function sentencesOf(paragraph: Paragraph): readonly Fact<string>[] {
  const facts: Fact<string>[] = [];
  let from = 0;
  for (const match of matchesOf(BOUNDARY, paragraph.text)) {
    const end = match.index + match[0].length;
    const word =
      /(?<![\p{L}\p{Nd}.])([\p{L}.]+)$/u.exec(
        paragraph.text.slice(Math.max(from, match.index - 12), match.index),
      )?.[1] ?? "";
    if (match[0].startsWith(".") && (ABBREVIATIONS.has(word.toLowerCase()) || /^\p{Lu}$/u.test(word)))
      continue;
    facts.push(factOf(paragraph, from, end));
    from = end;
  }
  const rest = factOf(paragraph, from);
  return rest.value === "" ? facts : [...facts, rest];
}
