import type { DocumentLink, HiddenLine, HiddenReason, Line } from "../../types.ts";
import { isUsefulUrl } from "../links.ts";
import { stripBullet } from "../text/bullets.ts";
import { cleanText } from "../text/clean.ts";
import { decodePieces } from "../text/legacy-fonts/decode-legacy.ts";
import { encodingOfFont } from "../text/legacy-fonts/encoding-of-font.ts";
import { closeLetterSpacing } from "../text/letter-spacing.ts";
import { withoutMarkdown } from "../text/markdown.ts";
import { narrow } from "../text/narrow.ts";
import type { Block, DraftLine, Piece } from "./draft.ts";

interface Written {
  readonly lines: readonly Line[];
  readonly hidden: readonly HiddenLine[];
  readonly links: readonly DocumentLink[];
}

/** Numbers the lines, sets hidden text apart and notes where each hyperlink stands. */
export function writeLines(blocks: readonly Block[]): Written {
  const lines: Line[] = [];
  const hidden: HiddenLine[] = [];
  const links: DocumentLink[] = [];
  let number = 0;
  for (const block of blocks) {
    const before = lines.length;
    for (const draft of block) {
      const line = toLine(draft, lines.length, number);
      if (line) lines.push(line);
      hidden.push(...hiddenLines(draft, hidden.length, number));
      links.push(...linksOf(draft, line));
    }
    if (lines.length > before) number++;
  }
  return { lines: withoutMarkdown(lines), hidden, links };
}

function toLine(draft: DraftLine, id: number, block: number): Line | null {
  const visible = draft.cells.map((cell) => cell.filter((piece) => piece.hidden === null));
  const cells = visible.map(cellText).filter((text) => text !== "");
  const bullets = cells.map((text, i) => (i === 0 ? stripBullet(text) : { text, bullet: false }));
  // A list sign, a tab, and then the item: the sign is no cell.
  const texts = bullets.map((b) => b.text).filter((text) => text !== "");
  const bullet = draft.bullet || (bullets[0]?.bullet === true && texts.length > 0);
  const kept = texts.length > 0 ? texts : cells;
  if (kept.length === 0) return null;
  const base = describeRow(visible.filter((cell) => cellText(cell) !== ""));
  return {
    ...base,
    id,
    block,
    text: kept.join("\t"),
    bullet,
    cells: kept.length > 1 ? kept : null,
    headingLevel: draft.headingLevel,
  };
}

function cellText(pieces: readonly Piece[]): string {
  const text = closeLetterSpacing(cleanText(shownText(pieces)));
  return narrow(text.replace(/\s+/g, " ").trim());
}

/** The pieces as their fonts draw them. */
function shownText(pieces: readonly Piece[]): string {
  return decodePieces(pieces.map(({ text, look }) => ({ text, encoding: encodingOfFont(look.font ?? "") })));
}

/** A row looks like its boldest, largest cell of some length: the title beside its date. */
function describeRow(cells: readonly (readonly Piece[])[]) {
  const longest = Math.max(...cells.map(lengthOf));
  const worthy = cells.filter((cell) => lengthOf(cell) >= 0.3 * longest).map(describe);
  return worthy.reduce(
    (a, b) => (b.size + Number(b.bold) > a.size + Number(a.bold) ? b : a),
    describe(cells[0] ?? []),
  );
}

function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { text }) => sum + text.trim().length, 0);
}

/** Looks of a text: those that most of its letters have. */
function describe(pieces: readonly Piece[]) {
  const all = lengthOf(pieces);
  const main = pieces.reduce<Piece | undefined>(
    (a, b) => (!a || b.text.length > a.text.length ? b : a),
    undefined,
  );
  return {
    page: 1,
    box: null,
    size: main?.look.size ?? 0,
    bold: lengthOf(pieces.filter(({ look }) => look.bold === true)) > all / 2,
    italic: lengthOf(pieces.filter(({ look }) => look.italic === true)) > all / 2,
    colour: main?.look.colour ?? null,
  };
}

function hiddenLines(draft: DraftLine, firstId: number, block: number): HiddenLine[] {
  const pieces = draft.cells.flat().filter((piece) => piece.hidden !== null);
  const reasons = [...new Set(pieces.map((piece) => piece.hidden))].filter(
    (r): r is HiddenReason => r !== null,
  );
  return reasons.flatMap((reason, i) => {
    const own = pieces.filter((piece) => piece.hidden === reason);
    const text = cellText(own);
    if (text === "") return [];
    const line = { ...describe(own), id: firstId + i, block, text, bullet: draft.bullet, cells: null };
    return [{ ...line, headingLevel: draft.headingLevel, hidden: reason }];
  });
}

function linksOf(draft: DraftLine, line: Line | null): DocumentLink[] {
  const urls = [...new Set(draft.cells.flat().map((piece) => piece.link))];
  return urls.flatMap((url) => {
    if (url === null || !isUsefulUrl(url)) return [];
    const own = draft.cells.flat().filter((piece) => piece.link === url && piece.hidden === null);
    return [{ url: url.trim(), text: cellText(own), line: own.length > 0 && line ? line.id : null }];
  });
}
