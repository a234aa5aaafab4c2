import { isNameLike } from "../names/name-pieces.ts";
import { isDetail } from "../names/study-details.ts";
import { namesSubject } from "../names/subject-words.ts";
import type { Feature, StudyLine } from "../pieces/study-line.ts";

const MOST_WORDS = 6;

/** What tells of the study above. */
const BESIDE =
  /^(?:minor|minors|major|majors|coursework|courses?|relevant|thesis|dissertation|honou?rs?|member|focus|emphasis|concentration|speciali[sz]ation|specializing|advanced|additional|emphasis|graduated|dean|top|cum|with|and|in|including|award|scholar\p{L}*)(?!\p{L})/iu;

/**
 * "Computer Science" over "Mountain State University": where no word for a degree stands, the subject over the school
 * is what was studied. Only in front of the first study and behind one that has its school.
 */
export function withBareSubjects(lines: readonly StudyLine[]): readonly StudyLine[] {
  return lines.map((line, index) => {
    const next = lines[index + 1];
    if (next === undefined || !isSchool(next) || !isSubject(line) || goesOn(lines[index - 1])) return line;
    const above = lines.slice(0, index);
    const isTold = above.some(({ view }) => view.text.includes(line.pieces[0]?.text ?? ""));
    if (isTold || !areDegreesFirst(above)) return line;
    const [first, ...rest] = line.pieces;
    if (first === undefined) return line;
    const features: ReadonlySet<Feature> = new Set([...line.features, "degree" as const]);
    return { ...line, features, pieces: [{ ...first, degree: true, field: first.text }, ...rest] };
  });
}

/** A line whose words may end in the subject: "Certificate of Secondary" over "Education". */
function goesOn(above: StudyLine | undefined): boolean {
  return above !== undefined && !above.features.has("institution") && !isDetail(above.view);
}

function isSchool({ view, features, pieces }: StudyLine): boolean {
  return (
    !view.line.bullet &&
    features.has("institution") &&
    !features.has("degree") &&
    pieces[0]?.institution === true
  );
}

function isSubject({ view, features, pieces }: StudyLine): boolean {
  const [first] = pieces;
  if (first === undefined || view.line.bullet || isDetail(view)) return false;
  if (features.has("degree") || features.has("institution")) return false;
  return (
    first.from === 0 &&
    /^\p{Lu}/u.test(first.text) &&
    first.text.split(" ").length <= MOST_WORDS &&
    isNameLike(first) &&
    namesSubject(first.text) &&
    !BESIDE.test(first.text)
  );
}

/** Every study so far begins with its degree and goes on with its school. */
function areDegreesFirst(lines: readonly StudyLine[]): boolean {
  const named = lines.filter(({ features }) => features.has("degree") || features.has("institution"));
  return (
    named.length === 0 || (named[0]?.features.has("degree") === true && !named[0].features.has("institution"))
  );
}
