import type { TruePosition } from "../../corpus/truth.ts";
import type { Outcome } from "./counts.ts";
import { tight } from "./fold.ts";
import { matchLists } from "./match-lists.ts";
import { nearEqual } from "./near-equal.ts";

export interface FoundPosition {
  readonly title: string;
  readonly company: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly current: boolean;
}

export interface PositionScore {
  readonly positions: Outcome;
  /** Title, company and both dates to the month. */
  readonly dated: Outcome;
}

const SELF = new Set(
  [
    "self employed",
    "selbststandig",
    "freelance",
    "freelancer",
    "self",
    "autonomo",
    "independiente",
    "freiberuflich",
    "zzp",
    "libero professionista",
    "independant",
  ].map(tight),
);

export function scorePositions(
  expected: readonly TruePosition[],
  optional: readonly TruePosition[],
  found: readonly FoundPosition[],
): PositionScore {
  const options = {
    isIgnored: (item: FoundPosition) => optional.some((other) => sameJob(other, item)),
    sayExpected: (item: TruePosition) => `${item.title} @ ${item.company} ${item.start}–${item.end ?? "now"}`,
    sayFound: (item: FoundPosition) =>
      `${item.title} @ ${item.company ?? "?"} ${item.startDate ?? "?"}–${item.current ? "now" : (item.endDate ?? "?")}`,
  };
  const isDated = (wanted: TruePosition, item: FoundPosition) =>
    sameJob(wanted, item) && sameDates(wanted, item);
  const dated = matchLists(expected, found, { ...options, isSame: isDated }).outcome;
  // Two posts of one title at one company are told apart by their dates first.
  const inOrder = [...found].sort(
    (a, b) =>
      Number(expected.some((wanted) => isDated(wanted, b))) -
      Number(expected.some((wanted) => isDated(wanted, a))),
  );
  return { positions: matchLists(expected, inOrder, { ...options, isSame: sameJob }).outcome, dated };
}

function sameJob(wanted: TruePosition, item: FoundPosition): boolean {
  const title = [wanted.title, ...wanted.titleAlso].some((name) => nearEqual(name, item.title));
  return title && sameCompany([wanted.company, ...wanted.companyAlso], item.company);
}

function sameCompany(names: readonly string[], found: string | null): boolean {
  if (found === null || found === "") return names.some((name) => SELF.has(tight(name)));
  return names.some((name) => nearEqual(name, found) || (SELF.has(tight(name)) && SELF.has(tight(found))));
}

function sameDates(wanted: TruePosition, item: FoundPosition): boolean {
  if (!sameDate(wanted.start, item.startDate)) return false;
  return wanted.end === null ? item.current : sameDate(wanted.end, item.endDate);
}

/** To the month; where the CV gives only a year, the year is all there is to say. */
function sameDate(wanted: string, found: string | null): boolean {
  return found !== null && (wanted === found || (wanted.length === 4 && found.slice(0, 4) === wanted));
}
