import { memoise } from "../../memoise.ts";
import { workedMonths } from "../../parse/dates/worked-months.ts";
import type { ParsedPosition } from "../../parse/positions/find-positions.ts";
import { isPartTime } from "../../parse/positions/position-kind.ts";
import type { Inconsistency } from "../../types.ts";
import { describeMonths, describePosition } from "./describe-position.ts";
import { saysFullTime, tellsFewHours } from "./hours.ts";

/** Full-time jobs side by side for over a year are worth a question; shorter ones are handovers. */
const LONG = 13;
/** The least where a bare year, known to half a year at best, is one of the ends. */
const LONG_BY_YEARS = 17;

/** Nobody reads more of them; a thousand jobs at once would make half a million. */
const MOST_FOUND = 100;

/** Pairs of full-time jobs at different companies that overlap for long. */
export function findOverlaps(positions: readonly ParsedPosition[], asOf: string): readonly Inconsistency[] {
  const jobs = positions.flatMap((parsed) => {
    // Seasons leave room for another job between them.
    const [interval] = parsed.position.seasons === undefined ? workedMonths(parsed.position, asOf) : [];
    return interval === undefined ? [] : [{ ...parsed, interval }];
  });
  // All lines of a job tell of its hours, and most jobs are done when the next begins: dates are asked first.
  const isFullTime = memoise(hasFullHours);
  const found: Inconsistency[] = [];
  for (const [index, a] of jobs.entries()) {
    for (const b of jobs.slice(index + 1)) {
      if (found.length === MOST_FOUND) return found;
      const months = monthsOfBoth(a, b);
      if (months === null || sameCompany(a, b) || !isFullTime(a) || !isFullTime(b)) continue;
      found.push({
        kind: "overlap",
        sentence: `${describePosition(a.position)} and ${describePosition(b.position)} overlap for ${describeMonths(months)}.`,
        evidence: [...a.position.evidence, ...b.position.evidence],
      });
    }
  }
  return found;
}

interface Job extends ParsedPosition {
  readonly interval: { readonly start: number; readonly end: number };
}

/** For how many months two jobs were held at once; null where that is no question. */
function monthsOfBoth(a: Job, b: Job): number | null {
  const months = Math.min(a.interval.end, b.interval.end) - Math.max(a.interval.start, b.interval.start);
  const isByYears = [a, b].some(({ position }) => isVague(position.startDate) || isVague(position.endDate));
  return months < (isByYears ? LONG_BY_YEARS : LONG) ? null : months;
}

function hasFullHours({ position, header, bodyLines }: ParsedPosition): boolean {
  return (
    position.kind === "employment" &&
    !header.some(
      ({ tokens, text }) => isPartTime(tokens) || BESIDE.test(text) || SHARE.test(text) || SEASONS.test(text),
    ) &&
    ([...header, ...bodyLines].some(({ text }) => saysFullTime(text)) ||
      ![...header, ...bodyLines].some(({ text }) => tellsFewHours(text)))
  );
}

/** A post within a post, an office one is elected to, or a business of one's own: held beside a job. */
const BESIDE =
  /(?<!\p{L})(?:second(?:ed|ment)|on loan|acting|elected|councill?or|alderman|trustee|non-executive|bank (?:nurse|midwife|staff|worker|carer|hca)|agency (?:nurse|worker|staff|carer|teacher)|zero[- ]hours?|casual|per diem|prn|relief|supply teacher|owner|co-owner|proprietor|co-?founder|abordnung|abgeordnet|gemeinderat|stadtrat|inhaber(?:in)?|gründer(?:in)?|détachée?|détachement|élue?|propriétaire|fondat(?:eur|rice)|comisión de servicios|concejal[a]?|propietari[oa]|fundador[a]?|dueñ[oa]|destacad[oa]|vereador[a]?|proprietári[oa]|dono|dona|distacco|titolare|fondat(?:ore|rice)|consigliere comunale|detachering|gedetacheerd|gemeenteraadslid|eigenaar|eigenaresse|oprichter)(?!\p{L})/iu;

/** Work of some months in each year leaves the others free. */
const SEASONS =
  /(?<!\p{L})(?:(?:each|every) (?:summer|winter|season|harvest)|summers|winters|(?:summer|winter|ski|harvest|picking) seasons?|seasonal|jede[nrs]? (?:sommer|winter|saison)|(?:sommer|winter)saisons?|saisonal|étés|hivers|saisonni[eè]re?|veranos|inviernos|temporadas?|verões|invernos|safras|estati|inverni|stagional[ei]|stagioni|zomers|seizoenswerk)(?!\p{L})/iu;

/** "(50 %)", "0.4 FTE". */
const SHARE = /(?<!\p{Nd})(?:[1-8]\d\s?%|0[.,][1-8]\d?\s?fte)/iu;

function isVague(date: string | null): boolean {
  return date !== null && !date.includes("-");
}

function sameCompany(a: ParsedPosition, b: ParsedPosition): boolean {
  const [x, y] = [plainName(a), plainName(b)];
  // Where one names no company, nobody can say that they are two.
  if (x === undefined || y === undefined) return true;
  return x === y || x.startsWith(y) || y.startsWith(x);
}

const LEGAL_END =
  /[\s,]*(?:\((?:pvt|private|pty|pte)\.?\)\s*)?\b(?:ltd|limited|plc|llc|inc|incorporated|corp|corporation|co|gmbh|ag|kg|s\.?a\.?s?|s\.?l|b\.?v|n\.?v|s\.?p\.?a|s\.?r\.?l|lda|ltda)\.?$/iu;

/** "Harbour Foods Limited" and "Harbour Foods Ltd." are one company. */
function plainName({ position }: ParsedPosition): string | undefined {
  return position.company?.toLowerCase().replace(LEGAL_END, "").trim();
}
