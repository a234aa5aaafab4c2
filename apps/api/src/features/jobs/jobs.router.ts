import { IdInput } from "@rolecall/contracts/common/id";
import {
  CreateJobInput,
  FilterJobsInput,
  FilterJobsResult,
  Job,
  JobMatch,
  ListJobsInput,
  ListJobsResult,
  RecommendedJobsResult,
  SearchJobsInput,
  SearchJobsResult,
  UpdateJobInput,
} from "@rolecall/contracts/jobs/schemas";
import { z } from "zod";
import { candidateProcedure, memberProcedure, recruiterProcedure, router } from "../../trpc/init.ts";
import { closeJob } from "./close-job.ts";
import { createJob } from "./create-job.ts";
import { deleteJob } from "./delete-job.ts";
import { explainMatch } from "./explain-match.ts";
import { getJob } from "./get-job.ts";
import { keepJobOpen } from "./keep-job-open.ts";
import { listJobs } from "./list-jobs.ts";
import { recommendJobs } from "./recommend-jobs.ts";
import { reopenJob } from "./reopen-job.ts";
import { filterJobs } from "./search/filter-jobs.ts";
import { searchJobs } from "./search/search-jobs.ts";
import { updateJob } from "./update-job.ts";

export const jobsRouter = router({
  list: memberProcedure
    .input(ListJobsInput)
    .output(ListJobsResult)
    .query(({ ctx, input }) => listJobs(ctx.deps, ctx.actor, input)),
  get: memberProcedure
    .input(IdInput)
    .output(Job)
    .query(({ ctx, input }) => getJob(ctx.deps.database.db, input.id)),
  search: memberProcedure
    .input(SearchJobsInput)
    .output(SearchJobsResult)
    .query(({ ctx, input }) => searchJobs(ctx.deps, input)),
  filter: memberProcedure
    .input(FilterJobsInput)
    .output(FilterJobsResult)
    .query(({ ctx, input }) => filterJobs(ctx.deps, input)),
  recommended: candidateProcedure
    .output(RecommendedJobsResult)
    .query(({ ctx }) => recommendJobs(ctx.deps, ctx.actor)),
  match: candidateProcedure
    .input(IdInput)
    .output(JobMatch.nullable())
    .query(({ ctx, input }) => explainMatch(ctx.deps, ctx.actor, input)),
  create: recruiterProcedure
    .input(CreateJobInput)
    .output(Job)
    .mutation(({ ctx, input }) => createJob(ctx.deps, ctx.actor, input)),
  update: recruiterProcedure
    .input(UpdateJobInput)
    .output(Job)
    .mutation(({ ctx, input }) => updateJob(ctx.deps, ctx.actor, input)),
  close: recruiterProcedure
    .input(IdInput)
    .output(Job)
    .mutation(({ ctx, input }) => closeJob(ctx.deps, ctx.actor, input)),
  reopen: recruiterProcedure
    .input(IdInput)
    .output(Job)
    .mutation(({ ctx, input }) => reopenJob(ctx.deps, ctx.actor, input)),
  keepOpen: recruiterProcedure
    .input(IdInput)
    .output(Job)
    .mutation(({ ctx, input }) => keepJobOpen(ctx.deps, ctx.actor, input)),
  delete: recruiterProcedure
    .input(IdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteJob(ctx.deps, ctx.actor, input)),
});
