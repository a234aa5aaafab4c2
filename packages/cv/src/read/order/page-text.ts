import type { Glyph, PageContent, Rect } from "../page-model.ts";
import { isRightToLeft } from "../text/logical-order.ts";
import { straightenCurves } from "./letters/curves.ts";
import { drawnBullets } from "./letters/drawn-bullets.ts";
import { buildFragments, type Fragment } from "./letters/fragments.ts";
import { type Frame, toFrames } from "./letters/frames.ts";
import { mirrorBox } from "./letters/mirror.ts";
import { layLettersDown } from "./letters/stacked-letters.ts";
import { layTitlesDown } from "./letters/turned-titles.ts";
import { findCards } from "./regions/cards.ts";
import { gridTables } from "./regions/grid-tables.ts";
import { levelDates } from "./rows/stacked-dates.ts";

/** The text of a page in pieces, ready to be put in order. */
export interface PageText {
  readonly height: number;
  readonly fragments: readonly Fragment[];
  /** Puts a box of the text back where it stands on the page. */
  readonly toPage: Frame["toPage"];
  readonly tables: number;
  /** Level lines over at least a sixth of the page: what stands above one is read before what stands below it. */
  readonly dividers: readonly Rect[];
  /** Painted or framed boxes on which most of the text stands, side by side. */
  readonly cards: readonly Rect[];
  /** Text in other directions than most of the page. */
  readonly turned: readonly { readonly fragments: readonly Fragment[]; readonly toPage: Frame["toPage"] }[];
}

export const same: Frame["toPage"] = (box) => box;

const EMPTY: PageText = {
  height: 0,
  fragments: [],
  toPage: same,
  tables: 0,
  dividers: [],
  cards: [],
  turned: [],
};

/** Joins the visible glyphs of a page to fragments, list signs and tables. */
export function readPageText(page: PageContent | undefined, drawn: readonly Glyph[]): PageText {
  const visible = straightenCurves(drawn);
  const [main, ...others] = toFrames(visible);
  if (!page || !main) return { ...EMPTY, height: page?.height ?? 0 };
  const built = others.map(({ glyphs, toPage }) => ({ fragments: buildFragments(glyphs), toPage }));
  const upright = visible.find((glyph) => glyph.angle === 0) === main.glyphs[0];
  const [rules, paints] = upright ? [page.rules, page.paints] : [[], []];
  const rightToLeft = isRightToLeft(main.glyphs.map(({ text }) => text).join(""));
  const standing = layLettersDown(buildFragments(main.glyphs, { rules, rightToLeft }));
  const laid = built.map((frame) => ({
    ...frame,
    ...layTitlesDown(upright ? standing : [], frame),
  }));
  const fragments = [...standing, ...laid.flatMap(({ titles }) => titles)];
  const flip = <T extends { left: number; right: number }>(box: T): T =>
    rightToLeft ? mirrorBox(box, page.width) : box;
  const seen = fragments.map(flip);
  const seenPaints = paints.map((paint) => ({ ...paint, box: flip(paint.box) }));
  const signs = drawnBullets(seen, seenPaints);
  const seenRules = rules.map(flip);
  const grids = gridTables([...seen, ...signs], seenRules);
  return {
    height: page.height,
    fragments: levelDates(grids.fragments),
    toPage: (box) => main.toPage(flip(box)),
    tables: grids.tables,
    dividers: grids.tables > 0 ? [] : seenRules.filter((rule) => isDivider(rule, page.width)),
    cards: findCards({ ...page, paints: seenPaints, rules: seenRules }, grids.fragments),
    turned: laid.map(({ rest, toPage }) => ({ fragments: rest, toPage })),
  };
}

/** Shortest divider, as a share of the width of the page. */
const DIVIDER = 1 / 6;

function isDivider({ left, right, top, bottom }: Rect, width: number): boolean {
  return right - left >= DIVIDER * width && bottom - top < right - left;
}
