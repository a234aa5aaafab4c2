import type { Line } from "../../types.ts";
import { wholeSkill } from "../graph/whole-skill.ts";
import { isSubHeading, lineLabel } from "./labels.ts";
import { isWrapped, type LineGroup } from "./line-group.ts";

const ITEM_SEPARATOR = /[,;|•·]/;
const ENDS_ITEM = /[,;|•·.]\s*$/;
/** A line that ends in such a word goes on: "Entrevistas por" / "competencias". */
const LEADS_ON =
  /\s(?:of|for|with|and|to|the|de|du|des|et|pour|avec|por|para|con|y|e|em|com|di|per|und|mit|von|für|van|voor|met|en|&)\s*$/i;

/**
 * Joins the lines of a list of skills where a line break cuts an item in two: the next line goes on in lower
 * case, or the halves make a name of the graph ("Microsoft" / "Outlook").
 */
export function joinWrappedItems(groups: readonly LineGroup[]): LineGroup[] {
  const joined: LineGroup[] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    if (last && cutsItem(last, group))
      joined[joined.length - 1] = { ...last, lines: [...last.lines, ...group.lines] };
    else joined.push(group);
  }
  return joined;
}

function cutsItem(before: LineGroup, after: LineGroup): boolean {
  const line = before.lines.at(-1);
  const next = after.lines[0];
  if (before.section !== "skills" || after.section !== "skills" || !line || !next) return false;
  if (next.bullet || line.block !== next.block || line.cells || next.cells || ENDS_ITEM.test(line.text))
    return false;
  if (LEADS_ON.test(line.text)) return true;
  if (lineLabel(next.text) || isSubHeading(next.text)) return false;
  const inList = ITEM_SEPARATOR.test(line.text) || line.bullet || before.lines.some((above) => above.bullet);
  if (inList && /^\p{Ll}/u.test(next.text.trim())) return true;
  // A sentence among the items, and items in a row that fills the width of its column.
  if (before.heading !== after.heading || next.id !== line.id + 1) return isOneName(line, next);
  const pieces = line.text.split(ITEM_SEPARATOR).length;
  if (line.text.split(/\s+/).length > SENTENCE_WORDS * pieces && isWrapped(line, next)) return true;
  if (isFullRow(line, next)) return true;
  return isOneName(line, next);
}

function isOneName(line: Line, next: Line): boolean {
  const head = line.text.split(ITEM_SEPARATOR).at(-1) ?? "";
  const tail = next.text.split(ITEM_SEPARATOR)[0] ?? "";
  return wholeSkill(`${head.trim()} ${tail.trim()}`) !== null;
}

/** "… Data Modelling • Social Media" over "Analytics • NLP": signs part the items, and a line that ends without one is full. */
function isFullRow(line: Line, next: Line): boolean {
  if (line.box === null || next.box === null || line.text.length < FULL_ROW) return false;
  const signs = SIGNS.find((sign) => line.text.split(sign).length > 2);
  if (line.box.width < next.box.width) return false;
  // "…, Mobile" over "first web, Google": commas part the items of rows as well, and a full row ends with one.
  if (signs === undefined) return line.text.length >= FULL_COMMAS && line.text.split(", ").length >= COMMAS;
  return next.text.split(signs).length >= 2 || next.box.width <= line.box.width / 2;
}

/** A row of so many letters and items is as wide as its column. */
const FULL_COMMAS = 85;
const COMMAS = 5;

/** So many words a piece: no list is so long-winded. */
const SENTENCE_WORDS = 4;
const FULL_ROW = 70;
const SIGNS = [" - ", " – ", "•", "·", "|"];
