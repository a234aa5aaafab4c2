import {
  CreateReportResult,
  ListReportsResult,
  ReportJobInput,
  ReportUserInput,
} from "@rolecall/contracts/reports/schemas";
import { memberProcedure, router } from "../../trpc/init.ts";
import { listReports } from "./list-reports.ts";
import { reportJob } from "./report-job.ts";
import { reportUser } from "./report-user.ts";

export const reportsRouter = router({
  list: memberProcedure.output(ListReportsResult).query(({ ctx }) => listReports(ctx.deps, ctx.actor)),
  job: memberProcedure
    .input(ReportJobInput)
    .output(CreateReportResult)
    .mutation(({ ctx, input }) => reportJob(ctx.deps, ctx.actor, input)),
  user: memberProcedure
    .input(ReportUserInput)
    .output(CreateReportResult)
    .mutation(({ ctx, input }) => reportUser(ctx.deps, ctx.actor, input)),
});
