import type { DateSpan } from "../../parse/dates/find-dates.ts";
import { formatPartialDate, outerMonths } from "../../parse/dates/partial-date.ts";
import type { Interval } from "../../parse/dates/worked-months.ts";
import type { ParsedCv } from "../../parse/parse-document.ts";
import { explainsLeave } from "../../parse/positions/position-kind.ts";
import type { CvSection } from "../../parse/sections/find-sections.ts";
import type { LineView } from "../../parse/text/cv-text.ts";
import { anyCase } from "../../parse/text/patterns/any-case.ts";
import type { SectionKind } from "../../types.ts";

/** Sections whose dates say nothing about what a person did at the time. */
const SILENT: ReadonlySet<SectionKind> = new Set<SectionKind>(["references", "skills", "languages"]);

/** Studies, leave, travel, military service, unpaid work: whatever time the CV accounts for beside its jobs. */
export function explainedTimes(cv: ParsedCv, asOf: string): readonly Interval[] {
  const jobLines = new Set(cv.positions.flatMap(({ headerLines }) => headerLines));
  const inJobs = new Set(cv.positions.flatMap(({ bodyLines }) => bodyLines.map(({ id }) => id)));
  const ofPapers = linesOfPapers(cv);
  return cv.sections
    .filter(({ kind }) => !SILENT.has(kind))
    .flatMap((section) =>
      section.lines.flatMap((view, index) =>
        jobLines.has(view.id)
          ? []
          : // "Sales from 2017", told of a job, lasts no longer than that.
            (inJobs.has(view.id) ? view.dates.filter(({ end }) => end !== null) : view.dates).flatMap(
              (span) =>
                toInterval(
                  span,
                  ofPapers.has(view.id) ? "other" : meaningOf(section, view, index),
                  lengthOfStudy(view),
                  asOf,
                ) ?? [],
            ),
      ),
    );
}

type Meaning = "study" | "leave" | "other";

/** Lines that tell of certificates and of no study: a course of some days among the degrees. */
function linesOfPapers({ certifications, education }: ParsedCv): ReadonlySet<number> {
  const studies = new Set(education.flatMap(({ evidence }) => evidence.map(({ line }) => line)));
  const papers = certifications.flatMap(({ evidence }) => evidence.map(({ line }) => line));
  return new Set(papers.filter((line) => !studies.has(line)));
}

function meaningOf(section: CvSection, view: LineView, index: number): Meaning {
  if (section.kind === "education") return "study";
  // "Weiterbildung" over courses: each of them took its days.
  if (section.kind === "certifications") return "other";
  const near = [view, section.lines[index - 1], section.lines[index + 1], section.headingLine];
  return near.some((other) => other != null && explainsLeave(other.tokens)) ? "leave" : "other";
}

/** Months that a study took of which only the end is stated, one that is five years long by its kind, and one beside the work. */
const STUDY = 36;
const LONG_STUDY = 60;
const SHORT_STUDY = 12;
const LONG_DEGREE =
  /(?<!\p{L})(?:magistrale|ciclo unico|vecchio ordinamento|quinquennale|diplom-\p{L}+|dipl\.-\p{L}+|staatsexamen|mbbs|medicine|medizin|medicina|médecine|architett?ura|architecture|ingénieur|ingenier[oía]+|licenciatura|engenharia|ph\.?d|doctor\p{L}*|promotion)(?!\p{L})/iu;

/** "NVQ Level 2", "evening course": what people learn beside their work, or within a year. */
const SHORT_COURSE =
  /(?<!\p{L})(?:nvq|svq|qqi|btec|qcf|rqf|hnc|level [1-4]|certificates?|cert|courses?|seminars?|workshops?|trainings?|evening classes|bootcamp|licen[cs]e|lehrgang|kurs|seminar|fortbildung|weiterbildung|formation|stage|certificat|curso|certificado|corso|attestato|cursus|training)(?!\p{L})/iu;

function lengthOfStudy({ text }: LineView): number {
  if (LONG_DEGREE.test(text)) return LONG_STUDY;
  return SHORT_COURSE.test(text) ? SHORT_STUDY : STUDY;
}

/** Months a stated year of leave may reach beyond its calendar year. */
const AROUND = 6;

function toInterval(span: DateSpan, meaning: Meaning, study: number, asOf: string): Interval | null {
  const end = span.current ? asOf.slice(0, 7) : formatted(span.end);
  const start = formatted(span.start);
  const [first, last] = [start ?? end, end ?? start];
  if (first === null || last === null) return null;
  const [from, to] = outerMonths(first, last);
  const isSingle = span.single || span.start === null;
  // Only the year of a degree is stated: the study before it took some years.
  if (meaning === "study" && isSingle) return { start: from - study, end: to };
  if (meaning === "leave" && isSingle) return { start: from - AROUND, end: to + AROUND };
  // The day of a certificate fills no year.
  if (span.single) return null;
  return to > from ? { start: from, end: to } : null;
}

function formatted(date: DateSpan["start"]): string | null {
  return date === null ? null : formatPartialDate(date);
}

/** Outright words for a time away, which are nobody's occupation. */
const AWAY = anyCase(
  /(?<!\p{L})(?:parental leave|maternity leave|paternity leave|career break|career gap|time out to|took time off|time away from work|sabbatical|(?:returning|return|returned) to work|raise (?:my|our|a|two|three) (?:child|daughter|son|famil)\p{L}*|raising (?:my|our|two|three|a) \p{L}+|cared for my|caring for my|elternzeit|familienpause|sabbatjahr|congé parental|congé maternité|année sabbatique|excedencia|año sabático|crianza de mis|licença parental|ano sabático|congedo parentale|anno sabbatico|ouderschapsverlof|mantelzorg|sabbatical|(?:a|one|two|three|several|some|\p{Nd}{1,2}|\p{L}+een|ten|twelve|six|nine) (?:months?|years?) (?:off|out|travelling|traveling|at home)|(?:was|went|gone|been) (?:travelling|traveling|backpacking)|travel?led (?:the world|for a year)|between (?:the|these|both|my)(?: two)? (?:jobs|posts|roles|positions|employers)|gap between (?:19|20)\p{Nd}\p{Nd}|at home with (?:my|our)|stud(?:y|ied|ying) full[- ]time|full[- ]time stud(?:y|ies)|ein(?:em)? jahr (?:auszeit|pause|auf reisen)|babypause|weltreise|mutterschutz|pflege mein(?:er|es)|un an de (?:voyage|pause)|tour du monde|au foyer|un año de (?:viaje|pausa)|al cuidado de mi|un anno di (?:viaggio|pausa)|um ano de (?:viagem|pausa)|een jaar (?:gereisd|pauze)|wereldreis)(?!\p{L})|මාතෘ නිවාඩු|மகப்பேறு விடுப்பு|मातृत्व अवकाश|إجازة أمومة/iu,
);

/** How many times away are told of without a date: each may be any one gap. */
export function countUndatedLeave(cv: ParsedCv): number {
  const jobLines = new Set(cv.positions.flatMap(({ headerLines }) => headerLines));
  return cv.sections
    .filter(({ kind }) => !SILENT.has(kind))
    .flatMap(({ lines }) => lines)
    .filter(
      (view) =>
        !jobLines.has(view.id) &&
        AWAY.test(view.text) &&
        (view.dates.length === 0 || RETURNED.test(view.text) || TOLD_LENGTH.test(view.text)),
    ).length;
}

/** "14 months off in 2019": how long it was says more than its year. */
const TOLD_LENGTH = /(?<!\p{L})(?:months?|years?) (?:off|out|travelling|traveling|at home)(?!\p{L})/iu;

/** The year of the return is the end of the time away and not all of it. */
const RETURNED = /(?<!\p{L})return(?:ed|ing)? to work in (?:\p{L}+ )?(?:19|20)\p{Nd}{2}/iu;
