import type {
  CorrectReadingInput,
  ProfileReading,
  ReadingCorrections,
} from "@rolecall/contracts/users/reading";
import { draftOfPosition, toPosition } from "./reading-draft.ts";

export type ReadingPart = keyof ReadingCorrections;

const PARTS = [
  "name",
  "email",
  "phone",
  "location",
  "links",
  "professionalSummary",
  "positions",
  "education",
] as const satisfies readonly ReadingPart[];

/** As it was sent. */
interface Change {
  corrections?: ReadingCorrections | undefined;
  reset?: readonly ReadingPart[] | undefined;
}

/**
 * What makes a change of the reading as if it had not been: a part that was corrected before gets that correction
 * again, any other follows the CV.
 */
export function takeBack(
  { facts, corrected }: ProfileReading,
  { corrections = {}, reset = [] }: Change,
): CorrectReadingInput {
  const touched = PARTS.filter((part) => corrections[part] !== undefined || reset.includes(part));
  const own = touched.filter((part) => corrected.includes(part));
  const { personalInfo, professionalSummary, experience, education } = facts;
  const { name, email, phone, location, links } = personalInfo;
  const before = {
    ...{ name, email, phone, location, links, education },
    professionalSummary: professionalSummary ?? "",
    positions: experience.positions.map((position) => toPosition(draftOfPosition(position))),
  };
  return {
    corrections: Object.fromEntries(own.map((part) => [part, before[part]])),
    reset: touched.filter((part) => !own.includes(part)),
  };
}
