import type { UpdateProfileInput, User } from "@rolecall/contracts/users/schemas";
import { withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { notFound } from "../../errors/app-error.ts";
import type { CandidateActor } from "../auth/actor.ts";
import { findProfileAnalysis } from "../cv/cv.queries.ts";
import { getUser } from "./get-user.ts";
import { buildMatchProfile } from "./match-profile.ts";
import {
  findCorrections,
  listSkills,
  lockProfile,
  replaceSkills,
  updateProfileRow,
} from "./profile.queries.ts";
import { applyTypedSkills } from "./profile-skills.ts";

/** Saves what the candidate typed. A summary and a skill make the profile complete. */
export async function updateProfile(
  deps: Dependencies,
  actor: CandidateActor,
  input: UpdateProfileInput,
): Promise<User> {
  return withTx(deps.database.db, async (tx) => {
    const profile = await lockProfile(tx, actor.userId);
    if (profile === undefined) throw notFound("profile");
    const current = await listSkills(tx, actor.userId);
    const skills = input.skills === undefined ? current : applyTypedSkills(current, input.skills);
    const summary = input.profileSummary ?? profile.summary;
    const reading = await findProfileAnalysis(tx, actor.userId);
    if (input.skills !== undefined) await replaceSkills(tx, actor.userId, skills);
    await updateProfileRow(tx, actor.userId, {
      summary,
      complete: profile.complete || (summary !== "" && skills.length > 0),
      matchProfile: buildMatchProfile({
        analysis: reading?.analysis,
        skills,
        corrections: await findCorrections(tx, actor.userId),
      }),
    });
    return getUser(tx, actor.userId);
  });
}
