import type { PageContent, Rect } from "../../page-model.ts";
import type { Fragment } from "../letters/fragments.ts";
import { framedBoxes } from "./framed-boxes.ts";

/** Least size of a card, in points: smaller ones are tags and buttons. */
const MIN_WIDTH = 70;
const MIN_HEIGHT = 30;
/** Most of the page that a card covers. */
const MOST_OF_PAGE = 0.6;
/** So many cards, and so many pairs of them side by side, make a page of cards. */
const MIN_CARDS = 4;
const MIN_PAIRS = 2;
/** Least share of the text that stands on them. */
const MIN_SHARE = 0.6;
/** Least opacity of what is no shadow. */
const SHADOW = 0.3;
/** So many boxes are a pattern, and no cards. */
const MOST_BOXES = 100;
/** Points between two cards; cells of a table touch. */
const GUTTER = 3;
/** Points by which the borders of one card differ from its ground. */
const SAME_BOX = 3;

/**
 * The boxes, painted or framed, that a page sets its parts on, as graphic builders do; none where few stand side by side
 * or much of the text stands off them. What stands on one is read before what stands on the next, however their lines
 * are level.
 */
export function findCards(
  { paints, rules, width, height }: Pick<PageContent, "paints" | "rules" | "width" | "height">,
  fragments: readonly Fragment[],
): readonly Rect[] {
  const shapes = paints.filter(({ image, opacity }) => !image && opacity > 0);
  // The shadows of cards are larger than these and lie over one another.
  const solid = shapes.filter(({ opacity }) => opacity >= SHADOW);
  const choices = [solid, shapes].map((some) => [...some.map(({ box }) => box), ...framedBoxes(rules)]);
  const found = choices.map((boxes) =>
    cardsAmong(
      boxes.filter((box) => isCardSized(box, width * height)),
      fragments,
    ),
  );
  return found.find((cards) => cards.length > 0) ?? [];
}

function cardsAmong(sized: readonly Rect[], fragments: readonly Fragment[]): readonly Rect[] {
  if (sized.length < MIN_CARDS || sized.length > MOST_BOXES) return [];
  const boxes = distinct(sized).filter(
    (box) => rowsOn(box, fragments) >= 2 && !fragments.some((fragment) => isCut(fragment, box)),
  );
  const cards = withoutNested(withoutOrnaments(boxes), fragments);
  if (cards.length < MIN_CARDS || pairs(cards) < MIN_PAIRS || someOverlap(cards)) return [];
  const off = fragments.filter((fragment) => !cards.some((card) => isOn(fragment, card)));
  const isMostlyOn = lengthOf(off) <= (1 - MIN_SHARE) * lengthOf(fragments);
  const standsBeside = off.some((fragment) => cards.some((card) => isBeside(fragment, card)));
  return isMostlyOn && !standsBeside ? cards : [];
}

/** Text that is read in one go. */
interface CardText {
  readonly fragments: readonly Fragment[];
  /** True for cards below a heading that stands over them. */
  readonly goesOn: boolean;
}

/** The text on each card, and what stands between, in reading order: row by row, column by column where no row parts them. */
export function readCards(fragments: readonly Fragment[], cards: readonly Rect[]): readonly CardText[] {
  const onCards = cards.map(
    (box): Part => ({
      box,
      fragments: fragments.filter((fragment) => isOn(fragment, box)),
      isCard: true,
    }),
  );
  const off = fragments.filter((fragment) => !cards.some((card) => isOn(fragment, card)));
  const loose = off.map((fragment): Part => ({ box: fragment, fragments: [fragment], isCard: false }));
  let isHeaded = false;
  return inOrder([...onCards, ...loose]).map(({ fragments: own, isCard }, index) => {
    if (!isCard) isHeaded = index > 0 && isHeading(own);
    return { fragments: own, goesOn: isCard && isHeaded };
  });
}

/** One short row over its cards, and not the name at the head of the page. */
function isHeading(loose: readonly Fragment[]): boolean {
  return (
    new Set(loose.map(({ baseline }) => Math.round(baseline))).size === 1 &&
    lengthOf(loose) <= LONGEST_HEADING
  );
}

const LONGEST_HEADING = 40;

interface Part {
  readonly box: Rect;
  readonly fragments: readonly Fragment[];
  readonly isCard: boolean;
}

function inOrder(parts: readonly Part[]): Omit<Part, "box">[] {
  if (!parts.some(({ isCard }) => isCard))
    return [{ fragments: parts.flatMap(({ fragments }) => fragments), isCard: false }];
  const groups = cutAt(parts, "top", "bottom") ?? cutAt(parts, "left", "right");
  if (groups !== null) return joinLoose(groups).flatMap(inOrder);
  return [...parts].sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
}

/** The parts in groups between which nothing stands; null where there is one. */
function cutAt(parts: readonly Part[], from: "top" | "left", to: "bottom" | "right"): Part[][] | null {
  const groups: Part[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const part of [...parts].sort((a, b) => a.box[from] - b.box[from])) {
    if (part.box[from] >= end - 1) groups.push([]);
    groups.at(-1)?.push(part);
    end = Math.max(end, part.box[to]);
  }
  return groups.length > 1 ? groups : null;
}

/** Rows of text that no card parts are read together. */
function joinLoose(groups: readonly Part[][]): Part[][] {
  const joined: Part[][] = [];
  let isOpen = false;
  for (const group of groups) {
    const isLoose = !group.some(({ isCard }) => isCard);
    if (isLoose && isOpen) joined.at(-1)?.push(...group);
    else joined.push([...group]);
    isOpen = isLoose;
  }
  return joined;
}

function isCardSized({ left, top, right, bottom }: Rect, page: number): boolean {
  const [width, height] = [right - left, bottom - top];
  return width >= MIN_WIDTH && height >= MIN_HEIGHT && width * height <= MOST_OF_PAGE * page;
}

function distinct(boxes: readonly Rect[]): Rect[] {
  return boxes.filter((box, index) => !boxes.slice(0, index).some((other) => isSame(box, other)));
}

function isSame(a: Rect, b: Rect): boolean {
  const sides = ["left", "top", "right", "bottom"] as const;
  return sides.every((side) => Math.abs(a[side] - b[side]) <= SAME_BOX);
}

/** What a later box lies over in part is an ornament behind it: boxes come in the order of painting. */
function withoutOrnaments(boxes: readonly Rect[]): Rect[] {
  return boxes.filter(
    (box, index) =>
      !boxes
        .slice(index + 1)
        .some((later) => overlap(box, later) && !isWithin(later, box) && !isWithin(box, later)),
  );
}

/** Of a box within another the outer one is the card, unless most of its text stands on several within. */
function withoutNested(boxes: readonly Rect[], fragments: readonly Fragment[]): Rect[] {
  const isGround = (outer: Rect): boolean => {
    const inner = boxes.filter((box) => box !== outer && isWithin(box, outer));
    const own = fragments.filter((fragment) => isOn(fragment, outer));
    const held = own.filter((fragment) => inner.some((box) => isOn(fragment, box)));
    return inner.length > 1 && held.length >= MIN_SHARE * own.length;
  };
  const cards = boxes.filter((box) => !isGround(box));
  return cards.filter((box) => !cards.some((outer) => outer !== box && isWithin(box, outer)));
}

function isWithin(box: Rect, outer: Rect): boolean {
  const isInside =
    box.left >= outer.left - SAME_BOX &&
    box.right <= outer.right + SAME_BOX &&
    box.top >= outer.top - SAME_BOX &&
    box.bottom <= outer.bottom + SAME_BOX;
  return isInside && !isSame(box, outer);
}

function isOn({ left, right, top, bottom }: Rect, card: Rect): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= card.left && x <= card.right && y >= card.top && y <= card.bottom;
}

/** Text that runs over the edge: an ornament behind the page, and no card. */
function isCut(text: Rect, box: Rect): boolean {
  if (text.bottom <= box.top || text.top >= box.bottom || text.right <= box.left || text.left >= box.right)
    return false;
  return text.left < box.left - SAME_BOX || text.right > box.right + SAME_BOX || !isOn(text, box);
}

/** Level with a card, and off it. */
function isBeside({ top, bottom }: Rect, card: Rect): boolean {
  const middle = (top + bottom) / 2;
  return middle > card.top && middle < card.bottom;
}

function rowsOn(card: Rect, fragments: readonly Fragment[]): number {
  return new Set(fragments.filter((one) => isOn(one, card)).map(({ baseline }) => Math.round(baseline))).size;
}

function pairs(cards: readonly Rect[]): number {
  return cards.reduce((sum, card, index) => {
    const beside = cards.slice(index + 1).filter((other) => isLevel(card, other) && areApart(card, other));
    return sum + beside.length;
  }, 0);
}

function isLevel(a: Rect, b: Rect): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared > Math.min(a.bottom - a.top, b.bottom - b.top) / 2;
}

function areApart(a: Rect, b: Rect): boolean {
  return a.left - b.right >= GUTTER || b.left - a.right >= GUTTER;
}

function someOverlap(cards: readonly Rect[]): boolean {
  return cards.some((card, index) => cards.slice(index + 1).some((other) => overlap(card, other)));
}

function overlap(a: Rect, b: Rect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function lengthOf(fragments: readonly Fragment[]): number {
  return fragments.reduce((sum, { text }) => sum + text.length, 0);
}
