import type { Study } from "../../person.ts";
import { AS_OF } from "../../truth.ts";
import type { Random } from "../random.ts";
import { between, chance, sample } from "./draws.ts";
import type { Course, FieldWords, StudyLevel, Words } from "./words.ts";

const LENGTHS: Readonly<Record<StudyLevel, readonly [least: number, most: number]>> = {
  school: [2, 6],
  short: [1, 2],
  first: [3, 5],
  second: [1, 2],
  third: [3, 6],
};
const ORDER: readonly StudyLevel[] = ["school", "short", "first", "second", "third"];
const THIS_YEAR = Number(AS_OF.slice(0, 4));

type DateForm = (from: number, to: number) => string;

const DATE_FORMS: readonly DateForm[] = [
  (_, to) => String(to),
  (_, to) => String(to),
  (from, to) => `${from} – ${to}`,
  (from, to) => `${from}-${to}`,
  (from, to) => `${from} to ${to}`,
  (from, to) => `Sept ${from} – June ${to}`,
  (from, to) => `09/${from} - 06/${to}`,
  (_, to) => `July ${to}`,
  (_, to) => `Graduated ${to}`,
];

/** None to four studies, newest first; the earliest ends before somebody who begins to work in that year. */
export function drawStudies(words: Words, field: FieldWords, firstYear: number, random: Random): Study[] {
  const courses = [
    ...sample(random, words.schools, chance(random, 0.45) ? 1 : 0),
    ...sample(random, field.courses, random.pick([0, 1, 1, 1, 2, 2, 3])),
  ].toSorted((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level));
  const form = random.pick(DATE_FORMS);
  const hasPlaces = chance(random, 0.85);
  const hasGrades = chance(random, 0.25);
  const studies: Study[] = [];
  let end = firstYear - between(random, 0, 4);
  for (const course of courses) {
    const [least, most] = LENGTHS[course.level];
    const from = studies.length === 0 ? end - between(random, least, most) : end + between(random, 0, 2);
    end = studies.length === 0 ? end : from + between(random, least, most);
    if (end > THIS_YEAR) break;
    studies.push({
      ...partsOf(course, hasPlaces),
      dates: form(from, end),
      year: end,
      points: hasGrades ? [random.pick(words.grades)] : [],
    });
  }
  return studies.toReversed();
}

function partsOf({ degree, school, place }: Course, hasPlace: boolean) {
  return {
    degree,
    degreeAlso: [degree.replace(GRADE, "")],
    institution: school,
    ...(hasPlace && place !== undefined ? { place } : {}),
  };
}

/** "KCSE, B+", "SPM (5A)": what was reached is no part of the name, though a reader may leave it there. */
const GRADE = /(?:, (?:\S{1,4}|pass|first|second|\d|ATAR)(?: .*)?| \([^()]*\d[^()]*\).*)$/iu;
