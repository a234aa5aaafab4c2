import { findDegree, findInstitution } from "../education/education-words.ts";
import type { LineView } from "../text/cv-text.ts";
import type { Heading } from "./find-headings.ts";

/** What the description of a study may have labels for. */
const OF_STUDIES: ReadonlySet<string> = new Set(["projects", "publications", "achievements", "skills"]);

/**
 * "Final year project: …", "Publications: …" below a study, where another study follows before the next heading: what
 * was done there. `behind` are the lines up to that heading.
 */
export function isOfStudy(
  { reading, contentFrom }: Heading,
  above: Heading | undefined,
  behind: readonly LineView[],
): boolean {
  if (above?.reading?.kind !== "education" || above.contentFrom !== null || contentFrom === null)
    return false;
  if (reading === null || !OF_STUDIES.has(reading.kind)) return false;
  const isDated = behind.some(({ dates, line }) => !line.bullet && dates.length > 0);
  return (
    isDated &&
    behind.some(({ tokens, text }) => findDegree(tokens, text) !== null) &&
    behind.some(({ tokens }) => findInstitution(tokens) !== null)
  );
}
