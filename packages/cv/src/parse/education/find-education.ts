import type { Education } from "../../types.ts";
import { isAway } from "../positions/leave.ts";
import type { CvSection } from "../sections/find-sections.ts";
import type { LineView } from "../text/cv-text.ts";
import { withoutListNumbers } from "../text/list-numbers.ts";
import { alignDrafts } from "./entries/align-drafts.ts";
import { withBareSubjects } from "./entries/bare-subjects.ts";
import { withDetailsOfExams } from "./entries/details-of-exams.ts";
import { findLeads } from "./entries/entry-leads.ts";
import { addLine, emptyDraft } from "./entries/fill-draft.ts";
import { withFormSubjects } from "./entries/form-subjects.ts";
import { withPairs } from "./entries/pairs-of-lines.ts";
import { restsOfItems } from "./entries/rest-of-items.ts";
import { markRests } from "./entries/rest-of-names.ts";
import { withRowsOfOneForm } from "./entries/rows-of-one-form.ts";
import { withListsJoined } from "./entries/schools-and-awards.ts";
import { splitEntries } from "./entries/split-entries.ts";
import { joinYears } from "./entries/stacked-years.ts";
import { asTableRow, findTableColumns } from "./entries/table-columns.ts";
import { leadsOfBlocks, withWholeLines } from "./entries/whole-lines.ts";
import { joinRanges } from "./entries/wrapped-ranges.ts";
import { withWrappedSchools } from "./entries/wrapped-schools.ts";
import { type Draft, finishDraft } from "./names/finish-draft.ts";
import { withKindsOfSchools } from "./names/kinds-of-schools.ts";
import { isNameLike } from "./names/name-pieces.ts";
import { namesSchoolExam } from "./names/school-exams.ts";
import { schoolAttended, withSchoolAttended, withSchoolsOfExams } from "./names/schools-of-exams.ts";
import { namedByUniversity, withSharedSchool } from "./names/shared-schools.ts";
import { findDegree, findInstitution } from "./pieces/education-words.ts";
import { findFormLabels } from "./pieces/form-labels.ts";
import {
  type Feature,
  isCounter,
  isLevelHeading,
  isTableHead,
  type StudyLine,
  toFormRow,
  toStudyLine,
} from "./pieces/study-line.ts";
import type { StudyPiece } from "./pieces/study-pieces.ts";

/** The schools and degrees of the education sections, in the order of the CV. */
export function findEducation(sections: readonly CvSection[]): readonly Education[] {
  const school = schoolAttended(sections);
  const studies = withListsJoined(
    sections
      .filter(({ kind }) => kind === "education")
      .flatMap((section) => readSection(section.lines, school)),
  ).flatMap((draft) => finishDraft(draft) ?? []);
  if (studies.length > 0) return studies;
  return sections
    .filter(({ kind }) => kind === "certifications")
    .flatMap(({ lines }) => lines.filter(isStudyAtSchool).flatMap((view) => readSection([view], null)))
    .flatMap((draft) => finishDraft(draft) ?? []);
}

/** "NVQ Level 3 Plumbing, Leeds College of Building, 2007" in a list of tickets, where nothing else is told of schools. */
function isStudyAtSchool({ tokens, text, dates }: LineView): boolean {
  if (dates.length !== 1 || OF_A_BODY.test(text)) return false;
  return findDegree(tokens, text)?.first === 0 && findInstitution(tokens) !== null;
}

/** Awards that chambers, institutes and makers give too. */
const OF_A_BODY =
  /^\W*(?:(?:post|advanced|higher|professional|national)[- ]?(?:graduate )?)?(?:certific(?!ate of proficiency)|diplom|associate|fellow|member|licen|titul|gesellen|meister|brevet|attest)/iu;

function readSection(lines: readonly LineView[], school: StudyPiece | null): readonly Draft[] {
  const columns = findTableColumns(lines);
  const rows = joinYears(
    joinRanges(
      withoutListNumbers(
        lines.filter((view) => !isTableHead(view) && !isCounter(view) && !isLevelHeading(view)),
      ),
    ),
  );
  const { labels, rests } = findFormLabels(rows);
  const read = rows
    .filter((view) => !rests.has(view) && !isTimeAway(view))
    .flatMap((view) => {
      const label = labels.get(view);
      const cells = columns.get(view.id);
      if (cells !== undefined) return [asTableRow(toStudyLine(view), cells)];
      return label === undefined ? splitEntries(view) : [toFormRow(view, label)];
    });
  const named = withRowsOfOneForm(
    withWrappedSchools(markRests(withKindsOfSchools(withDetailsOfExams(read)))),
  );
  const { lines: studyLines, leads: pairs } = withPairs(
    withBareSubjects(withFormSubjects(withWholeLines(withoutItems(named)))),
  );
  const blocks = leadsOfBlocks(studyLines);
  const leads = blocks ?? pairs ?? findLeads(studyLines);
  const lead = leadFeature(studyLines);
  const drafts: Draft[] = [];
  for (const studyLine of studyLines) {
    const open = drafts.at(-1);
    const line =
      blocks !== null && studyLine.view.line.bullet
        ? { ...studyLine, features: new Set<Feature>() }
        : studyLine;
    const starts =
      open === undefined ||
      line.isEntry ||
      (leads === null
        ? startsEntry(line, open, lead)
        : leads.has(line.view.id) || (blocks === null && isEntryByItself(line, open)));
    if (starts) drafts.push(emptyDraft());
    addLine(drafts.at(-1) ?? emptyDraft(), line);
  }
  const schooled = withSchoolAttended(withSchoolsOfExams(withSharedSchool(drafts)), school);
  return namedByUniversity(alignDrafts(schooled));
}

/** Times that stand between studies in words of their own. */
const AWAY =
  /(?<!\p{L})(?:au[- ]?pair|elternzeit|mutterschutz|maternity leave|parental leave|gap year|work (?:and|&) travel|freiwilliges soziales jahr|congé (?:parental|maternité))(?!\p{L})/iu;

/** "2012 – 2013 | Zivildienst, Rettungsstelle Ottakring" between two schools. */
function isTimeAway({ text, tokens, dates }: LineView): boolean {
  const leading = dates[0]?.first === 0 ? (dates[0]?.to ?? 0) : 0;
  const isNamed = isAway(text.slice(leading).replace(/^[\s:–—|,-]+/u, "")) || AWAY.test(text);
  return isNamed && findDegree(tokens, text) === null;
}

/** Items below studies that are no items tell of them, even where one names a subject like a degree. */
function withoutItems(lines: readonly StudyLine[]): readonly StudyLine[] {
  const isListed = !lines.some(({ view, features }) => !view.line.bullet && features.has("degree"));
  if (isListed) return withoutLongItems(lines);
  const rests = restsOfItems(lines);
  return lines.map((line) => {
    if (rests.has(line)) return { ...line, features: new Set<Feature>(), pieces: [] };
    const isItem = line.view.line.bullet && line.view.dates.length === 0 && !line.features.has("institution");
    return isItem ? { ...line, features: new Set<Feature>() } : line;
  });
}

/** Below schools on lines of their own a long item is what was done there, and no degree. */
function withoutLongItems(lines: readonly StudyLine[]): readonly StudyLine[] {
  if (!lines.some(({ view, features }) => !view.line.bullet && features.has("institution"))) return lines;
  return lines.map((line) => {
    const { bullet } = line.view.line;
    const isLong = bullet && line.view.words.length > 8 && line.view.dates.length === 0;
    return isLong && !line.features.has("institution")
      ? { ...line, features: new Set<Feature>(), pieces: [] }
      : line;
  });
}

/** What the first entry begins with, the others begin with too. */
function leadFeature(lines: readonly StudyLine[]): Feature | null {
  if (lines.filter(startsWithDate).length >= 2) return "date";
  for (const { pieces, features } of lines) {
    if (features.size === 0) continue;
    const named = pieces.find(({ degree, institution }) => degree || institution);
    if (features.has("date") && named === undefined) return "date";
    return named?.degree === true ? "degree" : "institution";
  }
  return null;
}

/** A range or a year in front of what was studied. */
function startsWithDate({ view, pieces }: StudyLine): boolean {
  const [span] = view.dates;
  return span !== undefined && !view.line.bullet && span.first === 0 && pieces.length > 0;
}

function startsEntry(line: StudyLine, open: Draft, lead: Feature | null): boolean {
  const { features } = line;
  if (features.size === 0) return false;
  // "Abschluss: Gesellenbrief" says how the apprenticeship above it ended.
  if (open.degree !== null && !open.degree.labelled && isLabelledDegree(line)) return false;
  // "TERTIARY | Cebu College" over "BS Nursing": the level waits for its degree.
  const isOpen = open.degree?.level === true && !line.pieces.some(({ level }) => level);
  const has = {
    degree: open.degree !== null && !isOpen,
    institution: open.institution !== null,
    date: open.dated,
  };
  if (lead !== null && features.has(lead))
    return has[lead] || isNextSchool(lead, open) || isNextStudy(line, has, lead);
  if (features.has("date") && open.dated && (isFurtherSchool(line, open) || isFurtherDegree(line, open)))
    return true;
  // Without its lead a line opens an entry only when all it says is already there.
  return (
    [...features].every((feature) => has[feature]) &&
    (features.has("degree") || (features.has("institution") && lead !== "degree"))
  );
}

/** Where schools stand first, what follows a second examination at one of them is the next. */
function isNextSchool(lead: Feature, { degree }: Draft): boolean {
  return lead === "institution" && degree !== null && namesSchoolExam(degree.text);
}

/** Where degrees stand first, one with its school on the line below an entry that has one. */
function isNextStudy(
  { features }: StudyLine,
  has: Readonly<Record<Feature, boolean>>,
  lead: Feature,
): boolean {
  return lead === "degree" && features.has("institution") && has.institution;
}

/** A school with dates of its own, under a degree that has its dates and, unknown to any table, its school. */
function isFurtherSchool({ features }: StudyLine, open: Draft): boolean {
  return features.has("institution") && open.degree !== null && isServed(open);
}

/** "Maturita – Gymnázium Jana Keplera (2015)" below an entry that has its dates and its school. */
function isFurtherDegree({ features, pieces }: StudyLine, open: Draft): boolean {
  if (!features.has("degree") || open.institution === null) return false;
  return pieces.some(
    (piece) => !piece.degree && isNameLike(piece) && (piece.institution || open.degree !== null),
  );
}

function isLabelledDegree({ features, pieces }: StudyLine): boolean {
  return (
    features.size === 1 && features.has("degree") && pieces.some(({ degree, labelled }) => degree && labelled)
  );
}

function isServed({ degree, institution, spare }: Draft): boolean {
  return (
    institution !== null || spare.some((piece) => piece.view.id === degree?.view.id && isNameLike(piece))
  );
}

/** A degree with its school on one line, where the entry above has both already. */
function isEntryByItself({ features, pieces }: StudyLine, open: Draft): boolean {
  if (!features.has("degree") || open.degree === null) return false;
  const isNamed = features.has("date") && pieces.some((piece) => !piece.degree && isNameLike(piece));
  if (!features.has("institution") && !isNamed) return false;
  return (features.has("institution") && open.institution !== null) || (open.dated && isServed(open));
}
