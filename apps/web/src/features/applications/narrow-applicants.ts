import type { Application } from "@rolecall/contracts/applications/schemas";
import { findApplicants } from "./order-applicants.ts";
import type { ApplicantsSearch } from "./search-params.ts";
import { withSkills } from "./skills/applicant-skills.ts";
import { inStage } from "./stages.ts";

/** What the cards are narrowed by, as it stands in the address. */
export type Narrowing = Pick<ApplicantsSearch, "find" | "stage" | "skills">;

export function isNarrowed({ find, stage, skills }: Narrowing): boolean {
  return find !== undefined || stage !== undefined || skills !== undefined;
}

/** Those who are left; whoever is being looked at stays when a decision or a new analysis moves them. */
export function narrowApplicants(
  applications: readonly Application[],
  { find = "", stage, skills = [] }: Narrowing,
  keepId?: string,
): readonly Application[] {
  return inStage(findApplicants(withSkills(applications, skills, keepId), find), stage, keepId);
}

/** Why nobody is left: the one thing that was asked for, or all of it together. */
export function reasonForNobody(
  applications: readonly Application[],
  { find = "", stage, skills }: Narrowing,
): "noneFound" | "noneWithSkills" | "noneInStage" | "noneOfAll" {
  if (findApplicants(applications, find).length === 0) return "noneFound";
  if (find === "" && stage === undefined) return "noneWithSkills";
  return find === "" && skills === undefined ? "noneInStage" : "noneOfAll";
}
