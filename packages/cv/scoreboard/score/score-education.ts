import type { TrueEducation } from "../../corpus/truth.ts";
import type { Outcome } from "./counts.ts";
import { matchLists } from "./match-lists.ts";
import { nearEqual } from "./near-equal.ts";

export interface FoundEducation {
  readonly degree: string | null;
  readonly field: string | null;
  readonly institution: string | null;
  readonly year: number | null;
}

/** Degree, school and year of the end must all be right; a year that the CV does not give is not asked for. */
export function scoreEducation(
  expected: readonly TrueEducation[],
  optional: readonly TrueEducation[],
  found: readonly FoundEducation[],
): Outcome {
  return matchLists(expected, found, {
    isSame: (wanted, item) => sameStudy(wanted, item) && (wanted.year === null || wanted.year === item.year),
    isIgnored: (item) => optional.some((other) => sameStudy(other, item)),
    sayExpected: (item) => `${item.degree} @ ${item.institution} ${item.year ?? ""}`,
    sayFound: (item) =>
      `${[item.degree, item.field].filter((part) => part !== null).join(" / ")} @ ${item.institution ?? "?"} ${item.year ?? "?"}`,
  }).outcome;
}

function sameStudy(wanted: TrueEducation, item: FoundEducation): boolean {
  return sameDegree(wanted, item) && sameSchool(wanted.institution, item.institution);
}

/** A school that the CV does not name is not asked for, and none may be made up. */
function sameSchool(wanted: string, found: string | null): boolean {
  if (wanted === "") return found === null;
  return found !== null && nearEqual(wanted, found);
}

/** A reader may split the field off the degree: both ways of putting them together count. */
function sameDegree(wanted: TrueEducation, { degree, field }: FoundEducation): boolean {
  const readings = [degree, field === null ? null : `${degree ?? ""} in ${field}`, field].filter(
    (reading) => reading !== null,
  );
  return [wanted.degree, ...wanted.degreeAlso].some((name) =>
    readings.some((reading) => nearEqual(name, reading)),
  );
}
