import type { DocumentRun } from "../text/build-run.ts";
import type { Hit } from "./read-run.ts";

/** Fields whose tools are taught and named in a course: "Final project in Unity". */
const TAUGHT: ReadonlySet<string> = new Set("technology design engineering science".split(" "));

/** A longer title is a sentence that was taken for one. */
const MAX_TITLE = 5;

/**
 * Whether a name says in this place what the person can do. A field of work in the title of a job (null where no list
 * says more) is the job: "Registered Nurse, Paediatrics". An abbreviation in a line of studies is the school or the
 * degree, and what a summary or an objective tells with a verb is no work that was done.
 */
export function countsHere(hit: Hit, run: DocumentRun, title: string | null): boolean {
  const { section } = run.group;
  if (section === "education") return TAUGHT.has(hit.skill.field);
  if (section === "summary") return !hit.composed;
  return !isOfTitle(hit, run, title);
}

function isOfTitle({ skill, alias, start, end }: Hit, { text }: DocumentRun, title: string | null): boolean {
  if (
    title === null ||
    title.split(/\s+/).length > MAX_TITLE ||
    skill.class === "tool" ||
    alias.use === "case"
  )
    return false;
  const at = title === "" ? -1 : text.indexOf(title);
  return at >= 0 && start >= at && end <= at + title.length;
}
