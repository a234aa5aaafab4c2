import type { ReplaceCvResult } from "@rolecall/contracts/users/schemas";
import type { Dependencies } from "../../dependencies.ts";
import type { CandidateActor } from "../auth/actor.ts";
import { readProfileCv } from "./read-profile-cv.ts";

/** Reads a newer CV and says what it changed. */
export async function replaceCv(
  deps: Dependencies,
  actor: CandidateActor,
  form: FormData,
): Promise<ReplaceCvResult> {
  const { user, changes, experienceChanged } = await readProfileCv(deps, actor, form);
  return {
    user,
    changes: { skillsAdded: [...changes.added], skillsRemoved: [...changes.removed], experienceChanged },
  };
}
