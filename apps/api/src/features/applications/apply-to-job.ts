import { type Application, ApplyFields } from "@rolecall/contracts/applications/schemas";
import { NO_ID } from "@rolecall/contracts/common/id";
import { appendEvents, isForeignKeyViolation, isUniqueViolation, type Tx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { AppError, forbidden, notFound } from "../../errors/app-error.ts";
import { readFormFields } from "../../files/read-upload.ts";
import { receiveUpload } from "../../files/receive-upload.ts";
import { storeUpload } from "../../files/store-upload.ts";
import type { CandidateActor } from "../auth/actor.ts";
import { findBlockers } from "../blocks/block-conditions.queries.ts";
import { refuseClosedJob } from "../jobs/refuse-closed-job.ts";
import { createNotification } from "../notifications/create-notification.ts";
import { findUser } from "../users/users.queries.ts";
import { analyseApplication } from "./analyse-application.task.ts";
import { toApplication } from "./applications.mapper.ts";
import { findApplication, findJobOwner, insertApplication } from "./applications.queries.ts";

/**
 * Applies to a job with a CV. The application, its file, the recruiter's notification and the analysis
 * to come are one transaction; the analysis itself follows in the background.
 */
export async function applyToJob(
  deps: Dependencies,
  actor: CandidateActor,
  form: FormData,
): Promise<Application> {
  const { db } = deps.database;
  const fields = readFormFields(form, ApplyFields);
  if (fields.candidateId !== undefined && fields.candidateId !== actor.userId) {
    if (fields.candidateId === NO_ID) throw notFound("candidate");
    throw forbidden("You can only apply for yourself.");
  }
  const upload = await receiveUpload(deps, { ownerId: actor.userId, form, accepts: ["pdf", "docx"] });
  const job = await findJobOwner(db, fields.jobId);
  const candidate = await findUser(db, actor.userId);
  if (job === undefined || candidate === undefined) throw notFound("job");

  try {
    return await storeUpload(deps, { ownerId: actor.userId, upload }, async (tx, cvFileId) => {
      await refuseClosedJob(tx, fields.jobId);
      const id = await insertApplication(tx, {
        jobId: fields.jobId,
        candidateId: actor.userId,
        cvFileId,
        createdAt: deps.now(),
      });
      await deps.tasks.enqueue(tx, analyseApplication, { applicationId: id });
      const row = await findApplication(tx, id);
      if (row === undefined) throw notFound("application");
      await tellRecruiter(tx, { id, job, candidate, jobId: fields.jobId, now: deps.now() });
      return toApplication(row);
    });
  } catch (error) {
    if (isUniqueViolation(error, "applications_candidate_job_key")) {
      throw new AppError("ALREADY_APPLIED", "You have already applied to this job.");
    }
    // The job was deleted while the file was on its way.
    if (isForeignKeyViolation(error)) throw notFound("job");
    throw error;
  }
}

interface News {
  readonly id: string;
  readonly jobId: string;
  readonly job: { readonly recruiterId: string; readonly title: string };
  readonly candidate: { readonly id: string; readonly name: string };
  readonly now: Date;
}

/** A recruiter who has blocked the candidate finds the application among the others, and is not called to it. */
async function tellRecruiter(tx: Tx, { id, jobId, job, candidate, now }: News): Promise<void> {
  const { recruiterId: userId, title } = job;
  if ((await findBlockers(tx, candidate.id, [userId])).size > 0) return;
  const notification = await createNotification(tx, {
    userId,
    type: "new_application",
    title: "New application",
    message: `${candidate.name} applied for ${title}.`,
    jobId,
    applicationId: id,
    at: now,
  });
  const event = { type: "new_application", notification, applicationId: id, jobId } as const;
  await appendEvents(tx, [{ userId, event }]);
}
