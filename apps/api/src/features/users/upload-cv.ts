import type { UploadCvResult } from "@rolecall/contracts/users/schemas";
import type { Dependencies } from "../../dependencies.ts";
import type { CandidateActor } from "../auth/actor.ts";
import { readProfileCv } from "./read-profile-cv.ts";

/** Builds the profile from a CV. */
export async function uploadCv(
  deps: Dependencies,
  actor: CandidateActor,
  form: FormData,
): Promise<UploadCvResult> {
  const { user, facts } = await readProfileCv(deps, actor, form);
  return { message: "Your CV has been analysed.", user, analysisData: facts };
}
