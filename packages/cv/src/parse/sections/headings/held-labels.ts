import { hasCertificateWord } from "../../certifications/certificate-words.ts";
import { findDegree, findInstitution } from "../../education/pieces/education-words.ts";
import { type LineView, viewFrom } from "../../text/cv-text.ts";
import type { Heading } from "./find-headings.ts";
import { OF_JOBS } from "./subheadings.ts";

/**
 * Whether a label ("Tools: Kotlin, Postgres") belongs to the section above it and opens none. `behind` gives the lines
 * up to the next heading.
 */
export function isHeldAbove(
  label: Heading,
  above: Heading | undefined,
  behind: () => readonly LineView[],
): boolean {
  if (above === undefined || label.contentFrom === null) return false;
  if (isSkillGroup(label, above) || isCoursework(label, above)) return true;
  if (above.contentFrom !== null || label.reading === null) return false;
  const { kind } = label.reading;
  if (above.reading?.kind === "experience" && OF_JOBS.has(kind)) return goesOnWithJobs(behind());
  const isOfStudies = OF_STUDIES.has(kind) || INTERNSHIP.test(label.view.text);
  return above.reading?.kind === "education" && isOfStudies && goesOnWithStudies(behind());
}

/** "Research: Westlaw, LexisNexis" below a heading for skills names a group of them. */
export function isSkillGroup({ view, reading, contentFrom }: Heading, above: Heading | undefined): boolean {
  if (above?.reading?.kind !== "skills" || contentFrom === null) return false;
  if (reading?.kind === "certifications") return !namesCertificates(viewFrom(view, contentFrom));
  if (above.contentFrom !== null) return false;
  return reading !== null && GROUPS_OF_SKILLS.has(reading.kind);
}

const GROUPS_OF_SKILLS: ReadonlySet<string> = new Set([
  "publications",
  "projects",
  "education",
  "experience",
]);

/** "Courses: Compilers, Operating systems, Logic" below a degree: what was heard there. */
function isCoursework({ view, reading, contentFrom }: Heading, above: Heading): boolean {
  if (above.reading?.kind !== "education" || contentFrom === null || reading?.kind !== "certifications")
    return false;
  const content = viewFrom(view, contentFrom);
  return (
    /^\W*(?:relevant |selected |main |key )?(?:courses?|coursework)\W/iu.test(view.text) &&
    !namesCertificates(content)
  );
}

/** "Documents: AMOS, Technical log" among skills holds none. */
function namesCertificates({ tokens, dates }: LineView): boolean {
  return dates.length > 0 || hasCertificateWord(tokens);
}

/** Another job follows before the next heading. */
function goesOnWithJobs(behind: readonly LineView[]): boolean {
  return behind.some(({ line, dates }) => !line.bullet && dates.some(({ single }) => !single));
}

/** "Final year project: …", "Publications: …": what the description of a study may have labels for. */
const OF_STUDIES: ReadonlySet<string> = new Set(["projects", "publications", "achievements", "skills"]);

/** "Internship: Base Hospital, 2020-2021" below the degree that asks for it. */
const INTERNSHIP = /^\W*(?:compulsory |rotatory |clinical )*internship\s?:/iu;

/** Another study follows before the next heading. */
function goesOnWithStudies(behind: readonly LineView[]): boolean {
  return (
    behind.some(({ dates, line }) => !line.bullet && dates.length > 0) &&
    behind.some(({ tokens, text }) => findDegree(tokens, text) !== null) &&
    behind.some(({ tokens }) => findInstitution(tokens) !== null)
  );
}
