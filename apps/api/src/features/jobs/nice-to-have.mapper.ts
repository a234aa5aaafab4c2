import type { NiceToHaveMatch } from "@rolecall/contracts/applications/match";
import type { MatchResult } from "@rolecall/cv/types";

/** Empty where the job has nothing that is nice to have. */
export function toNiceToHaveMatch({
  matchingNiceToHaveSkills: matching,
  missingNiceToHaveSkills: missing,
}: Pick<MatchResult, "matchingNiceToHaveSkills" | "missingNiceToHaveSkills">): NiceToHaveMatch {
  return {
    ...(matching && { matchingNiceToHaveSkills: [...matching] }),
    ...(missing && { missingNiceToHaveSkills: [...missing] }),
  };
}
