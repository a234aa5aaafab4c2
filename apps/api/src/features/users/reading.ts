import {
  type CorrectReadingInput,
  type ProfileReading,
  READING_PARTS,
  type ReadingCorrections,
} from "@rolecall/contracts/users/reading";
import { type Executor, withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { AppError, notFound } from "../../errors/app-error.ts";
import type { CandidateActor } from "../auth/actor.ts";
import { findProfileAnalysis } from "../cv/cv.queries.ts";
import { toCvFacts } from "../cv/cv-facts.mapper.ts";
import { applyCorrections } from "./apply-corrections.ts";
import { buildMatchProfile } from "./match-profile.ts";
import { findCorrections, listSkills, lockProfile, updateProfileRow } from "./profile.queries.ts";

/** The receipt of the last reading; null before a CV was read. */
export async function getReading(db: Executor, userId: string): Promise<ProfileReading | null> {
  const reading = await findProfileAnalysis(db, userId);
  if (reading === undefined) return null;
  const corrections = await findCorrections(db, userId);
  return {
    fileName: reading.fileName,
    readAt: reading.createdAt.toISOString(),
    engineVersion: reading.analysis.engineVersion,
    facts: applyCorrections(reading.analysis, corrections),
    read: toCvFacts(reading.analysis),
    corrected: partsOf(corrections),
  };
}

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
    const receipt = await getReading(tx, actor.userId);
    if (receipt === null) throw notFound("profile");
    return receipt;
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

function partsOf(corrections: ReadingCorrections): ProfileReading["corrected"] {
  return READING_PARTS.filter((part) => corrections[part] !== undefined);
}
