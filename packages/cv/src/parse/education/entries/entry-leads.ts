import { sameStyle } from "../names/name-pieces.ts";
import { isDetail } from "../names/study-details.ts";
import type { StudyLine } from "../pieces/study-line.ts";
import { restsOfItems } from "./rest-of-items.ts";

/**
 * The lines that open the entries of an education section, where the type shows them: the first line
 * stands out (bold, larger, coloured) from what follows. Null where the type says nothing.
 */
export function findLeads(lines: readonly StudyLine[]): ReadonlySet<number> | null {
  const [first, ...others] = lines;
  if (first === undefined || first.view.line.bullet || isDetail(first.view)) return null;
  const rests = restsOfItems(lines);
  const plain = others.filter(
    (line) => !line.view.line.bullet && !rests.has(line) && !sameStyle(line.view, first.view),
  );
  if (plain.length === 0 || !standsOut(first, plain)) return null;
  const leads = leadsLike(first, lines);
  return leads.every((lead, index) => isWhole(lines, lead, leads[index + 1]))
    ? new Set(leads.map(({ view }) => view.id))
    : null;
}

/** The lines in the type of the first one, those aside that go on in what stands right above them in that type. */
function leadsLike(first: StudyLine, lines: readonly StudyLine[]): readonly StudyLine[] {
  const isAlike = (line: StudyLine) =>
    !line.view.line.bullet && sameStyle(line.view, first.view) && !isYearOfForm(line);
  return lines.filter((line, index) => {
    if (!isAlike(line)) return false;
    const before = lines[index - 1];
    const goesOn = before !== undefined && isAlike(before);
    return !goesOn || line.features.size > 0;
  });
}

/** "YEAR", a tab and the year: a row of the entry above, however its label is set. */
function isYearOfForm({ view, pieces, features }: StudyLine): boolean {
  return pieces.length === 0 && features.has("date") && /^\p{L}[^\t\p{Nd}]*\t/u.test(view.text);
}

function standsOut({ view }: StudyLine, plain: readonly StudyLine[]): boolean {
  const { bold, size } = view.line;
  return plain.every((other) => (bold && !other.view.line.bold) || size > other.view.line.size + 0.5);
}

/** An entry names a degree or a school, and more than its first line or a date on it, and no two of everything. */
function isWhole(lines: readonly StudyLine[], lead: StudyLine, next: StudyLine | undefined): boolean {
  const from = lines.indexOf(lead);
  const to = next === undefined ? lines.length : lines.indexOf(next);
  const own = lines.slice(from, to);
  if (EVERYTHING.every((feature) => own.filter(({ features }) => features.has(feature)).length > 1))
    return false;
  // Of two rows with their dates, the lower one holds a study of its own.
  if (lead.features.has("date") && own.some((line) => line !== lead && holdsAll(line))) return false;
  const features = new Set(own.flatMap((line) => [...line.features]));
  return features.size >= 2 || (features.size === 1 && own.length > 1);
}

function holdsAll({ features }: StudyLine): boolean {
  return EVERYTHING.every((feature) => features.has(feature));
}

const EVERYTHING = ["degree", "institution", "date"] as const;
