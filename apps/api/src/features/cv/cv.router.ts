import { IdInput } from "@rolecall/contracts/common/id";
import { AnalyseCvOutput, CvHistoryOutput } from "@rolecall/contracts/cv/schemas";
import { z } from "zod";
import { memberProcedure, router } from "../../trpc/init.ts";

// With the engine that they speak for: few requests need it, and no start.
const cv = {
  analyse: () => import("./analyse-cv.ts"),
  sample: () => import("./analyse-sample-cv.ts"),
  history: () => import("./cv-history.ts"),
};

export const cvRouter = router({
  analyse: memberProcedure
    .input(z.instanceof(FormData))
    .output(AnalyseCvOutput)
    .mutation(async ({ ctx, input }) => ({
      data: await (await cv.analyse()).analyseCv(ctx.deps, ctx.actor, input),
    })),
  analyseSample: memberProcedure
    .output(AnalyseCvOutput)
    .mutation(async ({ ctx }) => ({ data: await (await cv.sample()).analyseSampleCv(ctx.deps, ctx.actor) })),
  history: memberProcedure
    .output(CvHistoryOutput)
    .query(async ({ ctx }) => ({ data: await (await cv.history()).listCvHistory(ctx.deps, ctx.actor) })),
  historyEntry: memberProcedure
    .input(IdInput)
    .output(AnalyseCvOutput)
    .query(async ({ ctx, input }) => ({
      data: await (await cv.history()).getCvHistoryEntry(ctx.deps, ctx.actor, input.id),
    })),
  deleteHistoryEntry: memberProcedure
    .input(IdInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) =>
      (await cv.history()).deleteCvHistoryEntry(ctx.deps, ctx.actor, input.id),
    ),
});
