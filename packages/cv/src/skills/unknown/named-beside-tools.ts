import type { Hit, ReadRun } from "../names/read-run.ts";
import type { DocumentRun } from "../text/build-run.ts";
import { isWithin, type TextRange } from "../text/negation.ts";
import { endsSegment } from "../text/segments.ts";
import type { Token } from "../text/tokenise.ts";

/** What stands before what one works with. */
const USE =
  /^(?:in|on|with|using|via|through|into|used|use|uses|mit|auf|über|avec|sur|dans|con|en|sobre|com|no|na|em|su|met|op)$/;
const JOINS = /^(?:,|\/|&|and|or|und|oder|et|ou|y|o|e|en|of)$/;
/** "Zoho Desk and Freshcaller": names of one or two words. */
const MAX_WORDS = 2;

/** Names that the graph does not know, in one row with a tool that one works with: "allotments on Booking.com and Zorbuk". */
export function namedBesideTools(read: ReadRun, run: DocumentRun, counted: readonly Hit[]): TextRange[] {
  if (run.style === "listing") return [];
  return counted
    .filter(({ skill }) => skill.class === "tool")
    .flatMap((hit) => (followsUse(read, hit) ? (namesBehind(read, run, hit.to) ?? []) : []));
}

/** True where the row that the tool stands in begins behind a word of use. */
function followsUse({ tokens, hits }: ReadRun, hit: Hit): boolean {
  let at = hit.from - 1;
  for (;;) {
    const token = tokens[at];
    if (token === undefined) return false;
    if (USE.test(token.norm)) return true;
    const before = hits.find((other) => at >= other.from && at < other.to);
    if (before === undefined && !JOINS.test(token.norm)) return false;
    at = before === undefined ? at - 1 : before.from - 1;
  }
}

function namesBehind({ tokens, hits, negated }: ReadRun, run: DocumentRun, from: number): TextRange[] {
  const names: TextRange[] = [];
  let at = from;
  for (;;) {
    let next = at;
    while (JOINS.test(tokens[next]?.norm ?? "")) next += 1;
    const first = tokens[next];
    if (next === at || first === undefined) return names;
    const known = hits.find((hit) => hit.from === next);
    if (known !== undefined) {
      at = known.to;
      continue;
    }
    const end = nameEnd(tokens, next, run.text);
    const last = tokens[end - 1];
    if (end === next || last === undefined || isWithin(negated, first.start)) return names;
    if (!endsSegment(tokens, end) && !JOINS.test(tokens[end]?.norm ?? "")) return names;
    names.push({ start: first.start, end: last.end });
    at = end;
  }
}

function nameEnd(tokens: readonly Token[], from: number, text: string): number {
  let at = from;
  while (at - from < MAX_WORDS && isProper(tokens[at], text)) at += 1;
  return isProper(tokens[at], text) ? from : at;
}

function isProper(token: Token | undefined, text: string): boolean {
  return token !== undefined && /^\p{Lu}[\p{L}\d.+-]*\p{Ll}/u.test(text.slice(token.start, token.end));
}
