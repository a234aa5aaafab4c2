import type { CvAnalysis, Line } from "@rolecall/cv/types";

/**
 * The lines of a CV that may be shown to a model: without those that name the person, say how to reach
 * them or speak of others (referees). Who somebody is has no place in a judgement of what they can do.
 */
export function linesWithoutContact(analysis: CvAnalysis): Line[] {
  const { contact, document, sections } = analysis;
  const facts = [contact.name, contact.email, contact.phone, contact.location, ...contact.links];
  const withheld = new Set(facts.flatMap((fact) => fact?.evidence.map((evidence) => evidence.line) ?? []));
  for (const section of sections) {
    if (section.kind === "references" || section.kind === "personal")
      for (const line of section.lines) withheld.add(line);
  }
  const words = facts
    .flatMap((fact) => (fact === null ? [] : [fact.value.toLowerCase()]))
    .filter((word) => word.length > 3);
  return document.lines.filter(({ id, text }) => {
    const lower = text.toLowerCase();
    return !withheld.has(id) && !CONTACT.test(text) && !words.some((word) => lower.includes(word));
  });
}

/** An e-mail, a link or a telephone number, wherever it stands. */
const CONTACT = /\S@\S|https?:|www\.|\+?\d[\d\s().-]{7,}\d/i;
