import type { JobRequirements } from "../../types.ts";
import { LEVELS, levelOf } from "../work/levels.ts";

/** What an advert says that takes people without experience, in the languages of its readers. */
const WITHOUT_EXPERIENCE =
  /(?<!\p{L})(?:no (?:\p{L}+ )?experience (?:is )?(?:needed|required|necessary)|(?:full )?training (?:is )?(?:given|provided)|we (?:will |also )?(?:train|teach) you|first job|freshers?|school[- ]leavers?|trained beginners?|keine (?:vor)?erfahrung (?:nötig|erforderlich|notwendig)|berufs(?:anfänger|einsteiger)\p{L}*|quereinsteiger\p{L}*|débutante?s? acceptée?s?|sans expérience|premier emploi|sin experiencia|no se (?:requiere|necesita) experiencia|primer empleo|sem experiência|não (?:é necessária|precisa de) experiência|primeiro emprego|senza esperienza|prima esperienza|geen ervaring)(?!\p{L})/iu;

/** True for a job that someone without a first role may have: that none is named is no lack then. */
export function isForStarters({ title, description, requiredYears }: JobRequirements): boolean {
  return levelOf(title) === LEVELS.starter || (requiredYears <= 0 && WITHOUT_EXPERIENCE.test(description));
}
