import type { Hit, ReadRun } from "../names/read-run.ts";
import type { DocumentRun } from "../text/build-run.ts";
import { splitItems } from "../text/list-items.ts";
import type { TextRange } from "../text/negation.ts";

/** "HeinOnline", "Booking Manager": a name of one or two words in capitals. */
const NAME = /^\p{Lu}[\p{L}\d.+-]*\p{Ll}[\p{L}\d.+-]*(?: \p{Lu}[\p{L}\d.+-]+)?$/u;
/** In brackets of tools small letters are a name, too: "R (tidyverse, lme4, vegan)". */
const PACKAGE = /^[\p{L}][\p{L}\d.+-]{2,}$/u;
const AND = /\s+(?:and|&|und|et|y|e|en)\s+/gu;

/**
 * What stands in one item with a tool and is one by that: "LexisNexis and HeinOnline" where the graph knows the first,
 * and the rest of a row in brackets behind a tool that has another in it: "R (tidyverse, lme4, vegan)".
 */
export function besideToolsInLists({ run, hits }: ReadRun<DocumentRun>): TextRange[] {
  const tools = hits.filter(({ skill }) => skill.class === "tool");
  if (tools.length === 0) return [];
  const isFree = ({ start, end }: TextRange) => !hits.some((hit) => hit.start < end && hit.end > start);
  return run.items
    .flatMap((item) => [...joined(item, run.text, tools), ...bracketed(item, run.text, tools)])
    .filter(isFree);
}

/** The name behind "and" of an item that is a tool up to there. */
function joined(item: TextRange, text: string, tools: readonly Hit[]): TextRange[] {
  const written = text.slice(item.start, item.end);
  if (/[()]/.test(written)) return [];
  return [...written.matchAll(AND)].flatMap(({ index, 0: and }) => {
    const at = item.start + index;
    const name = { start: at + and.length, end: item.end };
    const isBehindTool = tools.some(({ start, end }) => start === item.start && end === at);
    return isBehindTool && NAME.test(text.slice(name.start, name.end)) ? [name] : [];
  });
}

function bracketed(item: TextRange, text: string, tools: readonly Hit[]): TextRange[] {
  const open = text.indexOf("(", item.start);
  const close = text.indexOf(")", open);
  if (open < 0 || close < 0 || close > item.end) return [];
  if (!tools.some(({ start, end }) => start >= item.start && end <= open)) return [];
  const names = splitItems(text, open + 1, close);
  const isTool = (name: TextRange) =>
    tools.some(({ start, end }) => start === name.start && end === name.end);
  return names.some(isTool)
    ? names.filter((name) => !isTool(name) && PACKAGE.test(text.slice(name.start, name.end)))
    : [];
}
