import type { CvDocument, Fact } from "../../types.ts";
import { type LineView, quote } from "../text/cv-text.ts";
import { matchesOf } from "../text/matches.ts";
import { linkEvidence } from "./find-email.ts";
import { isRestOfEmail, wrappedLink } from "./wrapped-links.ts";

const URL_TEXT =
  /(?:https?:\/\/|www\.)[^\s<>"'|,;()]{3,200}|(?<![@\p{L}\p{N}._-])(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:com|org|net|io|dev|me|co|app|ai|eu|info|example|de|fr|es|pt|it|nl|lk|in|uk|br|mx|za|ch|at|be|design|art|tech|blog|site|portfolio)(?:\/[^\s<>"'|,;()]{0,200})?(?![\p{L}\p{N}@])/giu;

/** Web addresses of the person: those written in the given lines and those behind their hyperlinks. */
export function findLinks(
  lines: readonly LineView[],
  document: CvDocument,
  isAllowed: (line: number) => boolean,
): readonly Fact<string>[] {
  const found = new Map<string, Fact<string>>();
  for (const link of writtenLinks(lines)) add(found, link);
  for (const { url, text, line } of document.links) {
    if (!/^https?:\/\//i.test(url) || (line !== null && !isAllowed(line))) continue;
    add(found, { value: url, evidence: linkEvidence(document, line, text) });
  }
  return [...found.values()];
}

/** The addresses in the text of the lines; one that goes on in the next line is read once. */
function* writtenLinks(lines: readonly LineView[]): Generator<Fact<string>> {
  let rest = -1;
  for (const [index, view] of lines.entries()) {
    if (index === rest) continue;
    const wrapped = wrappedLink(view, lines[index + 1]);
    if (wrapped !== null) rest = index + 1;
    if (!view.text.includes(".") || isRestOfEmail(lines[index - 1])) continue;
    for (const match of matchesOf(URL_TEXT, wrapped?.text ?? view.text)) {
      const value = match[0].replace(/[.:/]+$/, "");
      const to = match.index + value.length;
      const isWhole = to <= view.text.length;
      yield { value, evidence: isWhole ? [quote(view, match.index, to)] : (wrapped?.evidence ?? []) };
    }
  }
}

function add(found: Map<string, Fact<string>>, link: Fact<string>): void {
  const key = link.value
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/+$/, "");
  if (!found.has(key)) found.set(key, link);
}
