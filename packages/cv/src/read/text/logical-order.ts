const FIRST_RTL = "\u0590";
const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const RTL_LETTER =
  /[\u05d0-\u05f2\u0620-\u064a\u066e-\u06d3\u06fa-\u06ff\u0700-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/g;
const LTR_LETTER = /\p{L}/gu;
const DIGIT = /[\d\u0660-\u0669\u06f0-\u06f9]/;

const MIRRORED: Readonly<Record<string, string>> = {
  "(": ")",
  ")": "(",
  "[": "]",
  "]": "[",
  "{": "}",
  "}": "{",
};

export function hasRightToLeft(text: string): boolean {
  // Nearly every glyph is one letter of a script before those.
  return !(text.length === 1 && text < FIRST_RTL) && RTL.test(text);
}

/** True when more letters are written from right to left than the other way. */
export function isRightToLeft(text: string): boolean {
  const rtl = text.match(RTL_LETTER)?.length ?? 0;
  return rtl > 0 && rtl >= (text.match(LTR_LETTER)?.length ?? 0) - rtl;
}

/** "Apart": runs from left to right, but counts as a word of the text around it. */
type Direction = "ltr" | "rtl" | "number" | "apart" | "neutral";

/**
 * Brings the glyphs of a line, given from left to right as they stand on the page, into the order in which
 * they are read and typed. Numbers and Latin words inside Arabic or Hebrew keep their own direction. A
 * plain inverse of the Unicode bidirectional algorithm for one level of embedding.
 */
export function toLogicalOrder(glyphs: readonly string[], rightToLeft: boolean): string {
  const runs = splitRuns(glyphs, rightToLeft ? "rtl" : "ltr");
  const ordered = rightToLeft ? runs.reverse() : runs;
  return ordered
    .map(({ direction, items }) => (direction === "rtl" ? reverse(items) : items.join("")))
    .join("");
}

interface Run {
  readonly direction: "ltr" | "rtl" | "apart";
  readonly items: string[];
}

/** Neutral signs between two glyphs of one direction belong to it, others to the base direction. */
function splitRuns(glyphs: readonly string[], base: "ltr" | "rtl"): Run[] {
  const directions = resolveNumbers(glyphs.map(directionOf), glyphs);
  const runs: Run[] = [];
  for (const [i, glyph] of glyphs.entries()) {
    const own = directions[i] ?? "neutral";
    const direction = own === "number" ? "ltr" : own === "neutral" ? between(directions, i, base) : own;
    const last = runs.at(-1);
    if (last?.direction === direction) last.items.push(glyph);
    else runs.push({ direction, items: [glyph] });
  }
  return runs;
}

/** Signs that keep the figures on their two sides together: 3.5, 12:30, 01/2019. */
const JOINS_FIGURES = /^[.,:/+-]$/;

/**
 * Figures run from left to right, but in a text from right to left they count as its own words for what
 * stands between them, unless they belong to a Latin word ("Windows 11").
 */
function resolveNumbers(directions: readonly Direction[], glyphs: readonly string[]): Direction[] {
  const dialled = phoneNumbers(glyphs);
  const joined = directions.map((direction, i) => {
    if (dialled.has(i)) return "apart";
    const within = directions[i - 1] === "number" && directions[i + 1] === "number";
    return direction === "neutral" && within && JOINS_FIGURES.test(glyphs[i] ?? "") ? "number" : direction;
  });
  return joined.map((direction, i) => {
    if (direction !== "number") return direction;
    const strong = joined.slice(0, i).findLast((d) => d === "ltr" || d === "rtl");
    return strong === "ltr" ? "ltr" : "number";
  });
}

const PHONE =
  /(?<!\d)\+\d[\d ()-]*\d|(?<![\d.,:/+-] ?)0(?=[ -]?(?:\d[ -]?){8})\d*(?:[ -]\d+)*[ -][1-9]\d*(?! ?[\d+])/g;

/**
 * Glyphs of phone numbers that are set apart to run from left to right: the "+" or the 0 before them would stand on
 * their other side otherwise.
 */
function phoneNumbers(glyphs: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  if (!glyphs.includes("+") && !glyphs.includes("0")) return found;
  // One sign per glyph keeps the places.
  const line = glyphs.map((glyph) => (glyph.length === 1 ? glyph : "_")).join("");
  for (const { 0: number, index } of line.matchAll(PHONE))
    for (let i = index; i < index + number.length; i++) found.add(i);
  return found;
}

function between(directions: readonly Direction[], at: number, base: "ltr" | "rtl"): "ltr" | "rtl" {
  const side = (direction: Direction | undefined) => {
    if (direction === undefined || direction === "neutral") return base;
    return direction === "number" || direction === "apart" ? "rtl" : direction;
  };
  const before = side(directions.slice(0, at).findLast((d) => d !== "neutral"));
  const after = side(directions.slice(at + 1).find((d) => d !== "neutral"));
  return before === after ? before : base;
}

function directionOf(glyph: string): Direction {
  if (DIGIT.test(glyph)) return "number";
  if (/^[،؛؟]$/.test(glyph)) return "neutral";
  if (RTL.test(glyph)) return "rtl";
  return /\p{L}/u.test(glyph) ? "ltr" : "neutral";
}

/** Brackets are stored as they are typed by some producers and as they look by others. */
function reverse(items: readonly string[]): string {
  const text = items.toReversed().map(turnLigature).join("");
  return hasBracketsTurned(text) ? text.replace(/[()[\]{}]/g, (b) => MIRRORED[b] ?? b) : text;
}

/** Whether the first bracket closes where one opens, before a word, or opens where one closes, behind it. */
function hasBracketsTurned(text: string): boolean {
  const bracket = /(?<before>.?)(?<sign>[()[\]{}])(?<after>.?)/su.exec(text)?.groups;
  if (bracket === undefined) return false;
  const { before = "", sign = "", after = "" } = bracket;
  const closes = ")]}".includes(sign);
  if (WORD.test(before) === WORD.test(after)) return closes;
  return closes === WORD.test(after);
}

const WORD = /[\p{L}\p{M}\p{N}]/u;

/** A ligature whose first letter joins none, or that of "Allah": PDFium gives its letters the wrong way round. */
function turnLigature(glyph: string): string {
  return glyph === "\u0647\u0644\u0644" ||
    /^[\u0622-\u0625\u0627\u062f-\u0632\u0648\u0649]\p{L}+$/u.test(glyph)
    ? [...glyph].reverse().join("")
    : glyph;
}
