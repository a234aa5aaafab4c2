import type {
  CorrectReadingInput,
  ProfileReading,
  ReadingCorrections,
} from "@rolecall/contracts/users/reading";
import { withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { AppError, notFound } from "../../errors/app-error.ts";
import type { CandidateActor } from "../auth/actor.ts";
import { findProfileAnalysis } from "../cv/cv.queries.ts";
import { toReceipt } from "./get-reading.ts";
import { buildMatchProfile } from "./match-profile.ts";
import { findCorrections, listSkills, lockProfile, updateProfileRow } from "./profile.queries.ts";

/** Keeps what the candidate says instead of what was read, for this CV and for later ones. */
export async function correctReading(
  deps: Dependencies,
  actor: CandidateActor,
  input: CorrectReadingInput,
): Promise<ProfileReading> {
  return withTx(deps.database.db, async (tx) => {
    const profile = await lockProfile(tx, actor.userId);
    const reading = await findProfileAnalysis(tx, actor.userId);
    if (profile === undefined) throw notFound("profile");
    if (reading === undefined)
      throw new AppError("STATE_CONFLICT", "Upload a CV first: there is nothing to correct yet.");
    const corrections = mergeCorrections(await findCorrections(tx, actor.userId), input);
    const skills = await listSkills(tx, actor.userId);
    await updateProfileRow(tx, actor.userId, {
      summary: profile.summary,
      complete: profile.complete,
      corrections,
      matchProfile: buildMatchProfile({ analysis: reading.analysis, skills, corrections }),
    });
    return toReceipt(reading, corrections);
  });
}

function mergeCorrections(
  before: ReadingCorrections,
  { corrections, reset }: CorrectReadingInput,
): ReadingCorrections {
  const merged: ReadingCorrections = { ...before, ...corrections };
  for (const part of reset) if (corrections[part] === undefined) delete merged[part];
  return merged;
}
