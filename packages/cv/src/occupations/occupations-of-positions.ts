import { CLOSENESS } from "./closeness.ts";
import { findOccupations, findSectors, occupationCloseness } from "./find-occupations.ts";
import { occupationGraph } from "./occupation-graph.ts";

interface Held {
  readonly title: string;
  readonly company: string | null;
}

/**
 * For each position the ids of the occupations that its surroundings tell, where its title names none: the
 * employer's business ("Branch Manager" at a bank or at a supermarket), else another role at the same
 * employer ("Team Leader" after "Customer Care Executive"). And where a title means more in a business: a
 * receptionist at a hotel is at its front office, and a teacher teaches what the next role says. Empty where the title tells all, or nothing does.
 */
export function occupationsBeside(positions: readonly Held[]): readonly (readonly string[])[] {
  const named = positions.map(({ title }) => findOccupations(title));
  return positions.map(({ company }, index) => {
    if (company === null) return [];
    const business = findSectors(company);
    if (!isOpen(named[index] ?? [])) {
      const meant = idsOf(inBusiness(named[index] ?? [], business));
      return meant.length > 0 ? meant : idsOf(taughtBeside(named, index));
    }
    if (business.length > 0) return idsOf(business);
    const beside = positions.findIndex(
      (other, at) => isSame(other.company, company) && !isOpen(named[at] ?? []),
    );
    return idsOf(named[beside] ?? []);
  });
}

const TEACHING = "teaching";

/** "Assistant Teacher" says not of whom: what the nearest other role says of it, a preschool's or mathematics. */
function taughtBeside(named: readonly (readonly number[])[], index: number): readonly number[] {
  if (idsOf(named[index] ?? []).join() !== TEACHING) return [];
  const { occupations } = occupationGraph();
  const told = named
    .map((numbers, at) => ({ numbers, away: Math.abs(at - index) }))
    .filter(({ numbers }) =>
      numbers.some((number) => {
        const { field, id } = occupations[number] ?? {};
        return field === "education" && id !== TEACHING;
      }),
    )
    .toSorted((a, b) => a.away - b.away);
  return told[0]?.numbers ?? [];
}

/**
 * With what the titles mean in that business, which leaves out what is more general or other work: a production
 * engineer of an oil company runs no factory. None where they mean no more.
 */
function inBusiness(titles: readonly number[], business: readonly number[]): readonly number[] {
  const { atBusiness, occupations } = occupationGraph();
  const meant = titles.flatMap((title) => business.flatMap((one) => atBusiness.get(`${title}@${one}`) ?? []));
  if (meant.length === 0) return [];
  const stays = (title: number): boolean =>
    occupations[title]?.general !== true && (occupationCloseness([title], meant) ?? 0) >= CLOSENESS.akin;
  return [...new Set([...titles.filter(stays), ...meant])];
}

/** True for a title that tells no line of work: none, or management of whatever it is. */
function isOpen(numbers: readonly number[]): boolean {
  return idsOf(numbers).every((id) => id === "general-management");
}

function isSame(one: string | null, other: string): boolean {
  return one?.trim().toLowerCase() === other.trim().toLowerCase();
}

function idsOf(numbers: readonly number[]): string[] {
  return numbers.flatMap((number) => occupationGraph().occupations[number]?.id ?? []);
}

/** The numbers of occupations by their ids; an id that the data no longer has is left out. */
export function occupationNumbers(ids: readonly string[]): readonly number[] {
  const { occupations } = occupationGraph();
  return ids.map((id) => occupations.findIndex((one) => one.id === id)).filter((number) => number >= 0);
}
