import type { Section } from "../person.ts";
import { isUsual } from "./languages/languages.ts";
import type { UsualKind } from "./languages/page-words.ts";

export type SectionKind = UsualKind | "other";

const SKILLS = /skill|tool|compet|strength|know|tech|expert|stack|can do|able|good (?:at|with)/i;
const SUMMARY = /profile|summary|about|objective|statement|introduction|intro|who i am|in short/i;

/** What a section tells of, by its form and, where that leaves it open, by its heading. */
export function kindOf(section: Section): SectionKind {
  if ("jobs" in section) return section.jobs.every((job) => job.unjudged === true) ? "other" : "posts";
  if ("studies" in section) return "studies";
  if ("certificates" in section) return "certificates";
  if ("languages" in section) return "languages";
  if ("tags" in section || "groups" in section) return "skills";
  if ("list" in section) return isOf("skills", SKILLS, section.heading) ? "skills" : "other";
  return isOf("summary", SUMMARY, section.heading) ? "summary" : "other";
}

/** English has more words for them than usual ones. */
function isOf(kind: UsualKind, english: RegExp, heading: string): boolean {
  return english.test(heading) || isUsual(kind, heading);
}

/** What a second, narrow column holds. */
export function isShort(section: Section): boolean {
  return ["skills", "languages", "certificates"].includes(kindOf(section));
}
