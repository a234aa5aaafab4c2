import { IdInput } from "@rolecall/contracts/common/id";
import { AnalyseCvOutput, CvHistoryOutput } from "@rolecall/contracts/cv/schemas";
import { z } from "zod";
import { memberProcedure, router } from "../../trpc/init.ts";
import { analyseCv } from "./analyse-cv.ts";
import { analyseSampleCv } from "./analyse-sample-cv.ts";
import { deleteCvHistoryEntry, getCvHistoryEntry, listCvHistory } from "./cv-history.ts";

export const cvRouter = router({
  analyse: memberProcedure
    .input(z.instanceof(FormData))
    .output(AnalyseCvOutput)
    .mutation(async ({ ctx, input }) => ({ data: await analyseCv(ctx.deps, ctx.actor, input) })),
  analyseSample: memberProcedure
    .output(AnalyseCvOutput)
    .mutation(async ({ ctx }) => ({ data: await analyseSampleCv(ctx.deps, ctx.actor) })),
  history: memberProcedure
    .output(CvHistoryOutput)
    .query(async ({ ctx }) => ({ data: await listCvHistory(ctx.deps, ctx.actor) })),
  historyEntry: memberProcedure
    .input(IdInput)
    .output(AnalyseCvOutput)
    .query(async ({ ctx, input }) => ({ data: await getCvHistoryEntry(ctx.deps, ctx.actor, input.id) })),
  deleteHistoryEntry: memberProcedure
    .input(IdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteCvHistoryEntry(ctx.deps, ctx.actor, input.id)),
});
