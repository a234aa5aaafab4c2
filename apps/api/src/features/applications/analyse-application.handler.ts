import { matchCandidate, profileFromAnalysis } from "@rolecall/cv/match";
import type { CvAnalysis, MatchResult } from "@rolecall/cv/types";
import { appendEvents, type Tx, withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { findBlockers } from "../blocks/block-conditions.queries.ts";
import { replaceApplicationAnalysis } from "../cv/cv.queries.ts";
import { writeAssessment } from "../cv/model/write-assessment.ts";
import { readCv } from "../cv/read-cv.ts";
import { readingSentence } from "../cv/reading-error.ts";
import {
  type ApplicationWork,
  findApplicationWork,
  lockApplication,
  setAnalysisDone,
  setAnalysisFailed,
} from "./applications.queries.ts";

interface Payload {
  readonly applicationId: string;
}

const LOST_FILE = "The uploaded file could not be found. Please ask the candidate to send the CV again.";
const GAVE_UP = "The analysis failed for a reason on our side. The CV can still be downloaded.";

/** Running it twice writes the same result twice: the last one stands, and a failure undoes no result. */
export async function run(deps: Dependencies, { applicationId }: Payload): Promise<void> {
  const work = await findApplicationWork(deps.database.db, applicationId);
  if (work === undefined) return;
  const bytes = await deps.files.get(work.fileKey);
  if (bytes === undefined) {
    deps.log.error({ applicationId, fileId: work.cvFileId }, "the file of an application is missing");
    return saveFailure(deps, { applicationId, work, error: LOST_FILE });
  }

  const reading = await readCv(deps, { bytes, asOf: deps.now(), memberId: work.candidateId });
  if (!reading.ok) return saveFailure(deps, { applicationId, work, error: readingSentence(reading.problem) });

  const match = matchCandidate(profileFromAnalysis(reading.analysis), work);
  const result = { applicationId, work, analysis: reading.analysis, match: await inBetterWords(deps, match) };
  await saveResult(deps, result);
}

/** The same match; only its prose may be the model's. */
async function inBetterWords({ model }: Dependencies, match: MatchResult): Promise<MatchResult> {
  const overallAssessment = model === undefined ? undefined : await writeAssessment(model, match);
  return overallAssessment === undefined ? match : { ...match, overallAssessment, assessmentBy: "model" };
}

/** Also for an attempt that nothing was heard of: it may have come to its end all the same. */
export async function fail(deps: Dependencies, { applicationId }: Payload): Promise<void> {
  const work = await findApplicationWork(deps.database.db, applicationId);
  if (work !== undefined) await saveFailure(deps, { applicationId, work, error: GAVE_UP });
}

interface Outcome {
  readonly applicationId: string;
  readonly work: ApplicationWork;
}

async function saveResult(
  deps: Dependencies,
  { applicationId, work, analysis, match }: Outcome & { analysis: CvAnalysis; match: MatchResult },
): Promise<void> {
  const at = deps.now();
  await withTx(deps.database.db, async (tx) => {
    if (!(await lockApplication(tx, applicationId))) return;
    await replaceApplicationAnalysis(tx, applicationId, {
      ownerId: work.candidateId,
      fileId: work.cvFileId,
      fileName: work.fileName,
      analysis,
      createdAt: at,
    });
    await setAnalysisDone(tx, applicationId, { match, engineVersion: analysis.engineVersion, at });
    await tellBoth(tx, { applicationId, work });
  });
}

async function saveFailure(
  deps: Dependencies,
  { applicationId, work, error }: Outcome & { error: string },
): Promise<void> {
  await withTx(deps.database.db, async (tx) => {
    const failed = await setAnalysisFailed(tx, applicationId, { error, at: deps.now() });
    if (failed) await tellBoth(tx, { applicationId, work });
  });
}

async function tellBoth(tx: Tx, { applicationId, work }: Outcome): Promise<void> {
  const event = { type: "application_analyzed", applicationId, jobId: work.jobId } as const;
  const blockers = await findBlockers(tx, work.candidateId, [work.recruiterId]);
  await appendEvents(tx, [
    ...(blockers.size > 0 ? [] : [{ userId: work.recruiterId, event }]),
    { userId: work.candidateId, event },
  ]);
}
