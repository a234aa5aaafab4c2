import { FileStream } from "@rolecall/contracts/common/file-stream";
import { IdInput } from "@rolecall/contracts/common/id";
import {
  AvailableSlotsInput,
  AvailableSlotsResult,
  CancelInterviewInput,
  CreateInterviewInput,
  InterviewDetails,
  InterviewResult,
  InterviewStats,
  InterviewStatsInput,
  ListInterviewsInput,
  ListInterviewsResult,
  NearestSlotsInput,
  NearestSlotsResult,
  RescheduleInterviewInput,
} from "@rolecall/contracts/interviews/schemas";
import { memberProcedure, overRest, recruiterProcedure, router } from "../../trpc/init.ts";
import { downloadInterviewCalendar } from "./calendar/download-interview-calendar.ts";
import { cancelInterview } from "./cancel-interview.ts";
import { confirmInterview } from "./confirm-interview.ts";
import { createInterview } from "./create-interview.ts";
import { getInterview } from "./get-interview.ts";
import { getInterviewStats } from "./get-interview-stats.ts";
import { listInterviews } from "./list-interviews.ts";
import { rescheduleInterview } from "./reschedule-interview.ts";
import { findNearestSlots } from "./slots/find-nearest-slots.ts";
import { listAvailableSlots } from "./slots/list-available-slots.ts";

export const interviewsRouter = router({
  list: memberProcedure
    .input(ListInterviewsInput)
    .output(ListInterviewsResult)
    .query(({ ctx, input }) => listInterviews(ctx.deps, ctx.actor, input)),
  get: memberProcedure
    .input(IdInput)
    .output(InterviewDetails)
    .query(({ ctx, input }) => getInterview(ctx.deps, ctx.actor, input)),
  calendar: memberProcedure
    .use(overRest)
    .input(IdInput)
    .output(FileStream)
    .query(({ ctx, input }) => downloadInterviewCalendar(ctx.deps, ctx.actor, input)),
  create: recruiterProcedure
    .input(CreateInterviewInput)
    .output(InterviewResult)
    .mutation(({ ctx, input }) => createInterview(ctx.deps, ctx.actor, input)),
  confirm: memberProcedure
    .input(IdInput)
    .output(InterviewResult)
    .mutation(({ ctx, input }) => confirmInterview(ctx.deps, ctx.actor, input)),
  reschedule: recruiterProcedure
    .input(RescheduleInterviewInput)
    .output(InterviewResult)
    .mutation(({ ctx, input }) => rescheduleInterview(ctx.deps, ctx.actor, input)),
  cancel: memberProcedure
    .input(CancelInterviewInput)
    .output(InterviewResult)
    .mutation(({ ctx, input }) => cancelInterview(ctx.deps, ctx.actor, input)),
  stats: memberProcedure
    .input(InterviewStatsInput)
    .output(InterviewStats)
    .query(({ ctx, input }) => getInterviewStats(ctx.deps, ctx.actor, input)),
  availableSlots: recruiterProcedure
    .input(AvailableSlotsInput)
    .output(AvailableSlotsResult)
    .query(({ ctx, input }) => listAvailableSlots(ctx.deps, ctx.actor, input)),
  nearestSlots: recruiterProcedure
    .input(NearestSlotsInput)
    .output(NearestSlotsResult)
    .query(({ ctx, input }) => findNearestSlots(ctx.deps, ctx.actor, input)),
});
