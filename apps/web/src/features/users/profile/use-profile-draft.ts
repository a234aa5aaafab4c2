import type { User } from "@rolecall/contracts/users/schemas";
import { useDraft } from "../../../lib/forms/use-draft.ts";

interface ProfileDraft {
  summary: string;
  skills: readonly string[];
}

/** Summary and skills as they are edited; what is not saved yet is kept on this device. */
export function useProfileDraft({ profileSummary, skills, aiProfileInsights }: User) {
  const opening: ProfileDraft = { summary: profileSummary, skills };
  // A newly read CV changes what is to be edited, so the editing starts anew with it.
  return useDraft({ form: "profile", opening, version: aiProfileInsights?.lastAnalyzed ?? "none" });
}
