import type { DocumentRun } from "./build-run.ts";
import type { Hit } from "./read-run.ts";

/**
 * The name to show. Tools, soft skills and translations take the graph's name; a field of work that fills an
 * item of a list keeps the person's own words ("Drug inventory" is not rewritten to its management).
 */
export function shownName(hit: Hit, run: DocumentRun): string {
  if (hit.skill.class !== "domain" || hit.alias.foreign || run.group.section !== "skills")
    return hit.skill.name;
  const isItem = run.items.some((item) => item.start === hit.start && item.end === hit.end);
  return isItem ? sentenceCase(run.text.slice(hit.start, hit.end)) : hit.skill.name;
}

function sentenceCase(text: string): string {
  const plain = text.replace(/\s+/g, " ");
  const letters = /\s/.test(plain) && plain === plain.toUpperCase() ? plain.toLowerCase() : plain;
  return letters.charAt(0).toUpperCase() + letters.slice(1);
}
