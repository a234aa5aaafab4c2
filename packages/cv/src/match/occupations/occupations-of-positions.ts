import { findOccupations, findSectors } from "./find-occupations.ts";
import { occupationGraph } from "./occupation-graph.ts";

interface Held {
  readonly title: string;
  readonly company: string | null;
}

/**
 * For each position the ids of the occupations that its surroundings tell, where its title names none: the
 * employer's business ("Branch Manager" at a bank or at a supermarket), else another role at the same
 * employer ("Team Leader" after "Customer Care Executive"). Empty where the title tells, or nothing does.
 */
export function occupationsBeside(positions: readonly Held[]): readonly (readonly string[])[] {
  const named = positions.map(({ title }) => findOccupations(title));
  return positions.map(({ company }, index) => {
    if (company === null || !isOpen(named[index] ?? [])) return [];
    const business = findSectors(company);
    if (business.length > 0) return idsOf(business);
    const beside = positions.findIndex(
      (other, at) => isSame(other.company, company) && !isOpen(named[at] ?? []),
    );
    return idsOf(named[beside] ?? []);
  });
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
