import type { CvFacts } from "@rolecall/contracts/cv/facts";
import type { User } from "@rolecall/contracts/users/schemas";
import type { CvAnalysis } from "@rolecall/cv/types";
import type { Dependencies } from "../../dependencies.ts";
import { notFound } from "../../errors/app-error.ts";
import type { CvUpload } from "../../files/read-upload.ts";
import { receiveUpload } from "../../files/receive-upload.ts";
import { storeUpload } from "../../files/store-upload.ts";
import type { CandidateActor } from "../auth/actor.ts";
import { findProfileAnalysis, replaceProfileAnalysis } from "../cv/cv.queries.ts";
import { readCvOrThrow } from "../cv/read-cv.ts";
import { applyCorrections } from "./apply-corrections.ts";
import { getUser } from "./get-user.ts";
import { buildMatchProfile } from "./match-profile.ts";
import {
  findCorrections,
  listSkills,
  lockProfile,
  replaceSkills,
  updateProfileRow,
} from "./profile.queries.ts";
import { applyCvSkills, type SkillChanges } from "./profile-skills.ts";

interface ProfileReading {
  readonly user: User;
  readonly facts: CvFacts;
  readonly changes: SkillChanges;
  readonly experienceChanged: boolean;
}

/** Reads a CV, makes it the one behind the profile, and brings the profile up to date. */
export async function readProfileCv(
  deps: Dependencies,
  actor: CandidateActor,
  form: FormData,
): Promise<ProfileReading> {
  const upload = await receiveUpload(deps, { ownerId: actor.userId, form, accepts: ["pdf"] });
  const now = deps.now();
  const analysis = await readCvOrThrow(deps, { bytes: upload.bytes, asOf: now, memberId: actor.userId });
  return saveReading(deps, actor, { upload, analysis, now });
}

async function saveReading(
  deps: Dependencies,
  actor: CandidateActor,
  { upload, analysis, now }: { upload: CvUpload; analysis: CvAnalysis; now: Date },
): Promise<ProfileReading> {
  const ownerId = actor.userId;
  return storeUpload(deps, { ownerId, upload }, async (tx, fileId) => {
    const profile = await lockProfile(tx, ownerId);
    if (profile === undefined) throw notFound("profile");
    const before = await findProfileAnalysis(tx, ownerId);
    const corrections = await findCorrections(tx, ownerId);
    const found = analysis.skills.map((skill) => skill.name);
    const changes = applyCvSkills(await listSkills(tx, ownerId), found);
    await replaceProfileAnalysis(tx, {
      ownerId,
      fileId,
      fileName: upload.fileName,
      analysis,
      createdAt: now,
    });
    await replaceSkills(tx, ownerId, changes.skills);
    await updateProfileRow(tx, ownerId, {
      // What the candidate wrote stays; an empty summary takes the CV's own words.
      summary: profile.summary === "" ? (analysis.summary?.value ?? "").slice(0, 5_000) : profile.summary,
      complete: true,
      matchProfile: buildMatchProfile({ analysis, skills: changes.skills, corrections }),
    });
    return {
      user: await getUser(tx, ownerId),
      facts: applyCorrections(analysis, corrections),
      changes,
      experienceChanged: before !== undefined && experienceOf(before.analysis) !== experienceOf(analysis),
    };
  });
}

/** The positions as far as a change of them is a change of experience. */
function experienceOf(analysis: CvAnalysis): string {
  return JSON.stringify(
    analysis.positions.map(({ title, company, startDate, endDate, current }) => [
      title.toLowerCase(),
      company?.toLowerCase() ?? null,
      startDate,
      endDate,
      current,
    ]),
  );
}
