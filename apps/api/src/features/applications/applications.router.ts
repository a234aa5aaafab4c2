import {
  Application,
  ApplicationCount,
  ApplicationEvidence,
  ChangeStageInput,
  ChangeStagesInput,
  ChangeStagesResult,
  JobApplicationCounts,
  ListApplicantsInput,
  MatchesTodayInput,
  MyApplication,
  RemovedApplication,
} from "@rolecall/contracts/applications/schemas";
import { FileStream } from "@rolecall/contracts/common/file-stream";
import { IdInput } from "@rolecall/contracts/common/id";
import { z } from "zod";
import { UploadForm } from "../../files/upload-form.ts";
import {
  candidateProcedure,
  memberProcedure,
  overRest,
  recruiterProcedure,
  router,
} from "../../trpc/init.ts";
import { applyToJob } from "./apply-to-job.ts";
import { changeStage } from "./change-stage.ts";
import { changeStages } from "./change-stages.ts";
import { countApplicationsByJob } from "./count-applications-by-job.ts";
import { countApplicationsByRecruiter } from "./count-applications-by-recruiter.ts";
import { countMatchesToday } from "./count-matches-today.ts";
import { deleteApplication } from "./delete-application.ts";
import { downloadCv } from "./download-cv.ts";
import { listApplicants } from "./list-applicants.ts";
import { listMyApplications } from "./list-my-applications.ts";
import { listRemovedApplications } from "./list-removed-applications.ts";
import { markSeen } from "./mark-seen.ts";
import { reanalyseApplication } from "./reanalyse-application.ts";
import { showEvidence } from "./show-evidence.ts";

export const applicationsRouter = router({
  upload: candidateProcedure
    .input(UploadForm)
    .output(Application)
    .mutation(({ ctx, input }) => applyToJob(ctx.deps, ctx.actor, input)),
  listForJob: recruiterProcedure
    .input(ListApplicantsInput)
    .output(z.array(Application))
    .query(({ ctx, input }) => listApplicants(ctx.deps, ctx.actor, input)),
  evidence: recruiterProcedure
    .input(IdInput)
    .output(ApplicationEvidence.nullable())
    .query(({ ctx, input }) => showEvidence(ctx.deps, ctx.actor, input)),
  mine: candidateProcedure
    .output(z.array(MyApplication))
    .query(({ ctx }) => listMyApplications(ctx.deps, ctx.actor)),
  file: memberProcedure
    .use(overRest)
    .input(IdInput)
    .output(FileStream)
    .query(({ ctx, input }) => downloadCv(ctx.deps, ctx.actor, input)),
  reanalyse: recruiterProcedure
    .input(IdInput)
    .output(Application)
    .mutation(({ ctx, input }) => reanalyseApplication(ctx.deps, ctx.actor, input)),
  changeStage: recruiterProcedure
    .input(ChangeStageInput)
    .output(Application)
    .mutation(({ ctx, input }) => changeStage(ctx.deps, ctx.actor, input)),
  changeStages: recruiterProcedure
    .input(ChangeStagesInput)
    .output(ChangeStagesResult)
    .mutation(({ ctx, input }) => changeStages(ctx.deps, ctx.actor, input)),
  markSeen: recruiterProcedure
    .input(IdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => markSeen(ctx.deps, ctx.actor, input)),
  removed: candidateProcedure
    .output(z.array(RemovedApplication))
    .query(({ ctx }) => listRemovedApplications(ctx.deps, ctx.actor)),
  delete: memberProcedure
    .input(IdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteApplication(ctx.deps, ctx.actor, input)),
  countByRecruiter: recruiterProcedure
    .output(ApplicationCount)
    .query(({ ctx }) => countApplicationsByRecruiter(ctx.deps, ctx.actor)),
  countByJob: recruiterProcedure
    .output(JobApplicationCounts)
    .query(({ ctx }) => countApplicationsByJob(ctx.deps, ctx.actor)),
  countMatchesToday: recruiterProcedure
    .input(MatchesTodayInput)
    .output(ApplicationCount)
    .query(({ ctx, input }) => countMatchesToday(ctx.deps, ctx.actor, input)),
});
