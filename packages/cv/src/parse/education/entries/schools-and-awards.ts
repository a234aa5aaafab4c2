import type { Draft } from "../names/finish-draft.ts";
import { isNameLike } from "../names/name-pieces.ts";
import { namesSchoolExam } from "../names/school-exams.ts";

/**
 * "Institutions attended" with their years, and in a list of their own the "Qualifications obtained": each award gets
 * the school that ended in its year, or else the one of its level, or the one in its place where both lists are as long.
 */
export function withListsJoined(drafts: readonly Draft[]): readonly Draft[] {
  const schools = drafts.filter(isSchoolOnly);
  const awards = drafts.filter(isAwardOnly);
  if (schools.length === 0 || awards.length === 0 || schools.length + awards.length < drafts.length)
    return drafts;
  if (!areApart(drafts)) return drafts;
  const pairs = pairUp(awards, schools);
  if (pairs.size === 0) return drafts;
  const used = new Set(pairs.values());
  const rest = schools.filter((school) => !used.has(school) && !isOfChildren(school));
  return [
    ...awards.map((award) => {
      const school = pairs.get(award);
      return school === undefined ? award : join(award, school);
    }),
    ...rest,
  ];
}

function isSchoolOnly({ degree, institution }: Draft): boolean {
  return degree === null && institution !== null;
}

/** An award with nothing on its line that may be a school. */
function isAwardOnly({ degree, institution, spare }: Draft): boolean {
  if (degree === null || institution !== null) return false;
  return !spare.some(
    (piece) => piece.view.id === degree.view.id && piece.from > degree.to && isNameLike(piece),
  );
}

/** All schools stand in front of all awards, or behind them: two lists, and no studies line by line. */
function areApart(drafts: readonly Draft[]): boolean {
  const changes = drafts.filter(
    (draft, index) => index > 0 && isSchoolOnly(draft) !== isSchoolOnly(drafts[index - 1] ?? draft),
  );
  return changes.length === 1 && drafts.length > 2;
}

type Fit = (award: Draft, school: Draft) => boolean;

/** Each award with its school: one that fits by its year alone, else by its level, else by its place in the list. */
function pairUp(awards: readonly Draft[], schools: readonly Draft[]): ReadonlyMap<Draft, Draft> {
  const pairs = new Map<Draft, Draft>();
  for (const fits of [isOfYear, isOfLevel]) addFitting(pairs, fits, { awards, schools });
  if (pairs.size === 0 && awards.length === schools.length) {
    const rows = awards.map((award, index) => ({ award, school: schools[index] ?? award }));
    for (const { award, school } of rows.filter((row) => areNear(row.award, row.school)))
      pairs.set(award, school);
  }
  for (const award of awards.filter((other) => !pairs.has(other))) {
    const school = schoolOfBoth(award, schools);
    if (school !== undefined) pairs.set(award, school);
  }
  return pairs;
}

function addFitting(
  pairs: Map<Draft, Draft>,
  fits: Fit,
  { awards, schools }: { readonly awards: readonly Draft[]; readonly schools: readonly Draft[] },
): void {
  for (const award of awards.filter((other) => !pairs.has(other))) {
    const taken = new Set(pairs.values());
    const [school, ...others] = schools.filter((free) => !taken.has(free) && fits(award, free));
    if (school !== undefined && others.length === 0) pairs.set(award, school);
  }
}

const LONGEST_STUDY = 8;

/** "OND 2011" and "HND 2014" of the one polytechnic that was attended, "NCEA Level 2" and "Level 3" of the one college. */
function schoolOfBoth(award: Draft, schools: readonly Draft[]): Draft | undefined {
  const level = levelOfAward(award);
  if (level === "primary") return undefined;
  const [school, ...others] = schools.filter((other) => (levelOfSchool(other) ?? "secondary") === level);
  if (school === undefined || others.length > 0) return undefined;
  if (award.year === null || school.year === null) return undefined;
  return award.year < school.year && award.year > school.year - LONGEST_STUDY ? school : undefined;
}

function isOfYear(award: Draft, school: Draft): boolean {
  return award.year !== null && award.year === school.year && levelOfSchool(school) !== "primary";
}

const MOST_YEARS = 2;

function areNear({ year }: Draft, school: Draft): boolean {
  return year === null || school.year === null || Math.abs(year - school.year) <= MOST_YEARS;
}

type Level = "primary" | "secondary" | "tertiary";

function isOfLevel(award: Draft, school: Draft): boolean {
  const level = levelOfAward(award);
  return level !== null && level === levelOfSchool(school) && areNear(award, school);
}

const PRIMARY = /(?<!\p{L})(?:primary|nursery|elementary|kindergarten|infant|preparatory)(?!\p{L})/iu;
const SECONDARY =
  /(?<!\p{L})(?:high|secondary|grammar|comprehensive|girls['’]?|boys['’]?|gymnasium|liceo|lycée|sec\.?)(?!\p{L})/iu;
const TERTIARY =
  /(?<!\p{L})(?:universi\p{L}+|polytechnic|college of|institute of|school of|polytech|academy|hochschule)(?!\p{L})/iu;

function levelOfSchool({ institution }: Draft): Level | null {
  const name = institution?.text ?? "";
  if (TERTIARY.test(name)) return "tertiary";
  if (SECONDARY.test(name)) return "secondary";
  return PRIMARY.test(name) ? "primary" : null;
}

function levelOfAward({ degree }: Draft): Level | null {
  const name = degree?.text ?? "";
  if (/(?:first school|primary|elementary) .*(?:certificate|exam)|^P\.?L\.?E/iu.test(name)) return "primary";
  return namesSchoolExam(name) ? "secondary" : "tertiary";
}

/** A primary school with no award, where the others have theirs. */
function isOfChildren(school: Draft): boolean {
  return levelOfSchool(school) === "primary";
}

function join(award: Draft, school: Draft): Draft {
  const isDated = award.year !== null || !school.dated;
  return {
    ...award,
    institution: school.institution,
    spare: [...award.spare, ...school.spare],
    year: isDated ? award.year : school.year,
    dated: award.dated || school.dated,
    dates: [...award.dates, ...school.dates],
  };
}
