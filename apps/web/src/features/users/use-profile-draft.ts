import type { User } from "@rolecall/contracts/users/schemas";
import { useState } from "react";
import { createFormDraft } from "../../lib/form-draft.ts";
import { useActor } from "../../lib/use-actor.ts";

export interface ProfileDraft {
  summary: string;
  skills: readonly string[];
}

/** What is edited and not saved yet, kept on this device; undefined while nothing is. */
export function useProfileDraft({ profileSummary, skills, aiProfileInsights }: User) {
  const { userId } = useActor();
  const [store] = useState(() =>
    createFormDraft<ProfileDraft>(localStorage, {
      userId,
      form: "profile",
      // A newly read CV changes what is to be edited, so the editing starts anew with it.
      version: aiProfileInsights?.lastAnalyzed ?? "none",
    }),
  );
  const [draft, show] = useState(() => store.read({ summary: profileSummary, skills }));

  function setDraft(next: ProfileDraft | undefined) {
    show(next);
    if (next) store.write(next);
    else store.clear();
  }

  return { draft, setDraft };
}
