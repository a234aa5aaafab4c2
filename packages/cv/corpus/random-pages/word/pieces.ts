import { colourOf, type Sheet, sizeOf } from "./sheet.ts";
import { isTag, type Tag, type TreeNode } from "./tree.ts";

export interface Look {
  readonly bold?: true;
  readonly italics?: true;
  readonly allCaps?: true;
  readonly smallCaps?: true;
  readonly color?: string;
  /** In half points. */
  readonly size?: number;
  /** In twentieths of a point. */
  readonly characterSpacing?: number;
  readonly underline?: Readonly<Record<string, never>>;
  readonly shading?: { readonly type: "clear"; readonly fill: string };
}

/** Text of one look; a tab and the end of a line stand in it as characters. */
export interface Piece {
  readonly text: string;
  readonly look: Look;
  /** Stands in a content control, as the fields of a template do. */
  readonly isControl?: true;
  readonly url?: string;
  readonly symbol?: string;
}

type Looks = Readonly<Record<string, (sheet: Sheet) => Look>>;

const TITLES: Looks = {
  bold: () => ({ bold: true }),
  italic: () => ({ italics: true }),
  plain: () => ({}),
  colour: (sheet) => ({ color: colourOf(sheet) }),
  larger: (sheet) => ({ bold: true, size: sizeOf(sheet) + 2 }),
};

const DATES: Looks = {
  same: () => ({}),
  grey: () => ({ color: "777777" }),
  small: (sheet) => ({ size: sizeOf(sheet) - 3 }),
  italic: () => ({ italics: true }),
  pill: () => ({ shading: { type: "clear", fill: "EEEEEE" } }),
};

const NO_LOOK = (): Look => ({});

/** The text below a tag, in the looks that its words have on this sheet. */
export function piecesOf(node: TreeNode, sheet: Sheet, look: Look = inkOf(sheet)): Piece[] {
  if (!isTag(node)) return texts(node, sheet, look);
  if (node.name === "svg" || node.name === "i") return [];
  if (node.name === "br") return [{ text: "\n", look }];
  const own = { ...look, ...lookOf(node, sheet) };
  const inner = node.children.flatMap((child) => piecesOf(child, sheet, own));
  if (node.name === "a" && sheet.habits.links !== "plain")
    return inner.map((piece) => ({ ...piece, url: node.href }));
  const isControl = sheet.habits.controls === "controls" && /^(?:dates|title|org)$/.test(node.className);
  return isControl ? inner.map((piece) => ({ ...piece, isControl })) : inner;
}

function inkOf({ isDark }: Sheet): Look {
  return isDark ? { color: "FFFFFF" } : {};
}

function lookOf({ name, className }: Tag, sheet: Sheet): Look {
  if (className === "title")
    return { ...(TITLES[sheet.habits.titleLook] ?? NO_LOOK)(sheet), ...inkOf(sheet) };
  if (className === "dates") return { ...(DATES[sheet.habits.dateLook] ?? NO_LOOK)(sheet), ...darkOf(sheet) };
  if (className === "label" && !sheet.isDark) return { color: "777777" };
  return name === "b" || name === "th" ? { bold: true } : {};
}

/** A pale ground under white letters hides them. */
function darkOf(sheet: Sheet): Look {
  return sheet.isDark ? { color: "FFFFFF", shading: { type: "clear", fill: "22303C" } } : {};
}

/** The e-mail address becomes a link of itself, unless it stays as typed. */
function texts(text: string, { email, habits }: Sheet, look: Look): Piece[] {
  const at = habits.links === "plain" ? -1 : text.indexOf(email);
  if (at === -1) return [{ text, look }];
  return [
    { text: text.slice(0, at), look },
    { text: email, look, url: `mailto:${email}` },
    { text: text.slice(at + email.length), look },
  ].filter((piece) => piece.text !== "");
}
