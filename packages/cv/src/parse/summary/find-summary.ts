import type { Evidence, Fact } from "../../types.ts";
import type { CvSection } from "../sections/find-sections.ts";
import { factOf, joinLines, type Paragraph } from "../text/paragraphs.ts";

/** What the CV says of the person in prose: its summary section, or a paragraph under the name. */
export function findSummary(sections: readonly CvSection[]): Fact<string> | null {
  for (const section of sections) {
    if (section.kind !== "summary") continue;
    const paragraphs = joinLines(section.lines).filter(({ text }) => /\p{L}{2}/u.test(text));
    if (paragraphs.length > 0) return merge(paragraphs);
  }
  const top = sections.filter(({ kind, heading }) => kind === "personal" && heading === null);
  const prose = top.flatMap(({ lines }) => joinLines(lines)).filter(isProse);
  return prose.length === 0 ? null : merge(prose);
}

function isProse({ text }: Paragraph): boolean {
  const words = text.split(/\s+/);
  if (words.length < 9 || text.includes("@")) return false;
  return /[.!?।。]\s*$/.test(text) || words.length > 15;
}

function merge(paragraphs: readonly Paragraph[]): Fact<string> {
  const facts = paragraphs.map((paragraph) => factOf(paragraph));
  const evidence: Evidence[] = facts.flatMap((fact) => fact.evidence);
  return { value: facts.map(({ value }) => value).join(" "), evidence };
}
